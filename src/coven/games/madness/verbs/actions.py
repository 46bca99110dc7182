"""The five actions, and the wizards' abilities beside them (M9.1)."""

from __future__ import annotations

from typing import Final

from coven.engine.core.machine import DONE, Frame, Program, Reason, Values, Verb
from coven.games.madness import bill, cards, reasons, words
from coven.games.madness.box import (
    ABILITIES,
    MADNESS_CYCLE,
    REFRESH_SPELL,
    REVEAL_CURE,
    SWAP_SUPPORT,
)
from coven.games.madness.cards import ELEMENT_OF, ELEMENTS, MADNESS, VALUE_OF
from coven.games.madness.limits import cure_cost
from coven.games.madness.table import ACQUIRE, BREAK, CAST, CURE, EXHAUSTED, LEARN, SLOTS, Deed, Table
from coven.games.madness.verbs import deeds, judging
from coven.games.madness.verbs.abilities import ABILITY_PROGRAMS
from coven.games.madness.verbs.amount import Amount

ABILITY: Final = 6


def _code(kind: int, what: int, multiple: int = 1) -> int:
    return kind << 12 | what << 2 | multiple


class Actions(Verb[Table]):
    """Choose an action: cast, learn, acquire, break, cure."""

    def __init__(self, kept: bool = False) -> None:
        self.prompt = "act"
        self.kept = kept  # Incarnation

    def own_turn(self) -> bool:
        """Whether abilities may be used here: between actions of the own Action phase only (M-R.28)."""
        return False

    def candidates(self, table: Table, at: Frame) -> list[int]:
        """What lies within reach: own spells, library tops, supply piles, curses, madness."""
        seat = table.seats[at.seat]
        found: list[int] = []
        for spell in seat.spells:
            code = CAST << 12 | spell & ~3
            found += (code + 1, code + 2, code + 3)  # M10.5
        for stack in table.library:
            if stack:
                found.append(_code(LEARN, stack[-1]))
        for kind in cards.kinds(table.supply):
            found.append(ACQUIRE << 12 | kind << 2 | 1)
        for slot in range(5):
            if table.curses[slot] is not None:
                found.append(_code(BREAK, slot))
        self._add_cures(table, at.seat, found)
        if self.own_turn():
            found.append(_code(ABILITY, 0))
        found.append(DONE)
        return found

    def beyond(self, table: Table, at: Frame) -> list[int]:
        """Spells somewhere else, cards nobody can acquire, empty places, a fourth multiple."""
        found: list[int] = []
        for spell in range(len(table.box.spells)):
            for multiple in (1, 2, 3, judging.TOO_OFTEN):
                found.append(_code(CAST, spell, multiple))
            found.append(_code(LEARN, spell))
        for kind in range(1, cards.KINDS):
            found.append(_code(ACQUIRE, kind))
        for slot in range(5):
            found.append(_code(BREAK, slot))
        for place in range(len(table.seats) + 1):
            found.append(_code(CURE, place))
        found.append(_code(ABILITY, 0))
        return found

    def options(self, table: Table, at: Frame) -> list[int]:
        """Everything that can be paid, and `done` (M9.3): the candidates that `refuses` lets through, found faster."""
        held = bill.purse(table, at.seat, bill.reach(table, at.seat, self.kept))
        if held & bill.WILD:
            return [option for option in self.candidates(table, at) if self._judge(table, at, option, held) is None]
        have = (held & 255, held >> 8 & 255, held >> 16 & 255, held >> 24)
        found: list[int] = []
        spells = table.box.spells
        for spell in table.seats[at.seat].spells:
            if not spell & 3:
                card = spells[spell >> 2]
                code = CAST << 12 | spell
                for multiple in range(1, min(have[card.element] // card.level, 3) + 1):
                    found.append(code + multiple)
        for element, stack in enumerate(table.library):
            if stack and have[element] >= table.box.limits.learn_cost:
                found.append(_code(LEARN, stack[-1]))
        for kind in cards.kinds(table.supply):
            if have[ELEMENT_OF[kind]] >= VALUE_OF[kind]:
                found.append(_code(ACQUIRE, kind))
        for slot in range(5):
            if table.curses[slot] is not None and judging.breaking(table, slot, held) is None:
                found.append(_code(BREAK, slot))
        if max(have) >= cure_cost(table):
            self._add_cures(table, at.seat, found)
        if self.own_turn() and self._ability(table, at.seat) is None:
            found.append(_code(ABILITY, 0))
        found.append(DONE)
        return found

    def _add_cures(self, table: Table, seat: int, found: list[int]) -> None:
        if cards.count(table.seats[seat].hand, MADNESS):
            found.append(_code(CURE, 0))
        for owner in range(len(table.seats)):
            if cards.count(table.seats[owner].support, MADNESS):
                found.append(_code(CURE, 1 + owner))

    def refuses(self, table: Table, at: Frame, option: int) -> Reason | None:
        """The rule that forbids an action."""
        return self._judge(table, at, option, bill.purse(table, at.seat, bill.reach(table, at.seat, self.kept)))

    def _judge(self, table: Table, at: Frame, option: int, held: int) -> Reason | None:
        kind = option >> 12
        what = option >> 2 & 1023
        if kind == CAST:
            return judging.casting(table, at.seat, what, option & 3, held)
        if kind == LEARN:
            return judging.learning(table, what, held)
        if kind == ACQUIRE:
            return judging.acquiring(table, what, held)
        if kind == BREAK:
            return judging.breaking(table, what, held)
        if kind == CURE:
            return judging.curing(table, at.seat, what, held)
        return self._ability(table, at.seat) if kind == ABILITY else None

    def _ability(self, table: Table, seat: int) -> Reason | None:
        """M25.2, M23.4: once in the own turn, and never inside a granted action."""
        ability = table.wizard(seat).ability
        if ability not in (MADNESS_CYCLE, REFRESH_SPELL, REVEAL_CURE, SWAP_SUPPORT):
            return reasons.NO_ABILITY
        if not self.own_turn():
            return reasons.ABILITY_OWN_TURN
        if table.ability_used:
            return reasons.ABILITY_USED
        if ability == MADNESS_CYCLE and not cards.count(table.seats[seat].hand, MADNESS):
            return reasons.NO_MADNESS_IN_HAND
        if ability == REFRESH_SPELL:
            exhausted = [spell for owner in table.seats for spell in owner.spells if spell & 3 == EXHAUSTED]
            return None if exhausted else reasons.NO_EXHAUSTED_SPELL
        if ability == SWAP_SUPPORT and not (table.seats[seat].hand and table.shared_support()):
            return reasons.NOTHING_TO_SWAP
        return None

    def values(self, table: Table, at: Frame, option: int) -> Values:
        """What it is about, what it costs and what is missing."""
        kind = option >> 12
        what = option >> 2 & 1023
        held = bill.purse(table, at.seat, bill.reach(table, at.seat, self.kept))
        if kind in (CAST, LEARN):
            spell = table.box.spells[what]
            cost = spell.level * (option & 3) if kind == CAST else table.box.limits.learn_cost
            missing = bill.short(bill.of_one(spell.element, cost), held)
            return {"spell": spell.id, "cost": cost, "element": ELEMENTS[spell.element], "missing": missing}
        if kind == ACQUIRE:
            cost = bill.of_one(ELEMENT_OF[what], VALUE_OF[what])
            element = ELEMENTS[ELEMENT_OF[what]]
            missing = bill.short(cost, held)
            return {"card": cards.NAMES[what], "cost": VALUE_OF[what], "element": element, "missing": missing}
        if kind == BREAK:
            return judging.curse_values(table, what, held)
        if kind == CURE:
            return {"cost": cure_cost(table), "missing": judging.cheapest_cure(table, held)}
        return {"ability": ABILITIES[table.wizard(at.seat).ability], "wizard": table.wizard(at.seat).id}

    def asks(self, table: Table, at: Frame) -> Values:
        """How many actions are left, where they are counted, and which curses lie where."""
        values: Values = {"n": at.left}
        for slot, curse in enumerate(table.curses):
            if curse is not None:
                values[f"curse-{SLOTS[slot]}"] = table.box.curses[curse.card].id
        return values

    def word(self, table: Table, at: Frame, option: int) -> str:
        """`cast growth x2`, `learn cool-head`, `acquire fire-2`, `break 3a`, `cure hand`, `ability`, `done`."""
        kind = option >> 12
        what = option >> 2 & 1023
        if option == DONE:
            return "done"
        if kind == CAST:
            times = " x4" if option & 3 == judging.TOO_OFTEN else f" x{option & 3}" if option & 3 > 1 else ""
            return f"cast {table.box.spells[what].word}{times}"
        if kind == LEARN:
            return f"learn {table.box.spells[what].word}"
        if kind == ACQUIRE:
            return f"acquire {cards.NAMES[what]}"
        if kind == BREAK:
            return f"break {SLOTS[what]}"
        if kind == CURE:
            return f"cure {words.support_word(table, at.seat, what - 1) if what else 'hand'}"
        return "ability"

    def announce(self, table: Table, at: Frame, option: int) -> None:
        """The action is named; now it is paid and carried out."""
        kind = option >> 12
        what = option >> 2 & 1023
        if kind == ABILITY:
            table.ability_used = True
            ability = table.wizard(at.seat).ability
            table.tell("ability-used", at.seat)
            table.push(ABILITY_PROGRAMS[ability], at.seat)
            return
        table.deed = deed = Deed(kind, at.seat, what, option & 3)
        deed.asked = deed.due = self._cost(table, deed)
        if self.kept:
            deed.kept = True
            deed.used = tuple([0 for _ in table.seats])
        if kind == LEARN:
            deed.what = table.box.spells[what].element
        table.push(self._program(table, kind, what), at.seat)

    def _cost(self, table: Table, deed: Deed) -> int:
        if deed.kind == CAST:
            spell = table.box.spells[deed.what]
            return bill.of_one(spell.element, spell.level * deed.multiple)
        if deed.kind == LEARN:
            return bill.of_one(table.box.spells[deed.what].element, table.box.limits.learn_cost)
        if deed.kind == ACQUIRE:
            return bill.of_one(ELEMENT_OF[deed.what], VALUE_OF[deed.what])
        return judging.curse_cost(table, deed.what) if deed.kind == BREAK else 0

    def _program(self, table: Table, kind: int, what: int) -> Program:
        if kind == CAST:
            return deeds.CAST_TAKING_PROGRAM if table.box.spells[what].names_cards else deeds.CAST_PROGRAM
        if kind == LEARN:
            return deeds.LEARN_PROGRAM
        if kind == ACQUIRE:
            return deeds.ACQUIRE_PROGRAM
        return deeds.BREAK_PROGRAM if kind == BREAK else deeds.CURE_PROGRAM


class ActionPhase(Actions):
    """The active player acts as often as it can be paid, and stops at any time (M9.2, M9.3)."""

    def own_turn(self) -> bool:
        """Abilities are used here, between actions."""
        return True

    def do(self, table: Table, at: Frame) -> None:
        """There is always `done`."""
        table.options = self.options(table, at)

    def answer(self, table: Table, at: Frame, option: int) -> None:
        """Come back after each action."""
        if option != DONE:
            at.again()
            self.announce(table, at, option)


class Granted(Actions):
    """Up to n actions in somebody's turn: no refreshing, no refilling, no abilities (M23)."""

    def __init__(self, amount: Amount, kept: bool) -> None:
        super().__init__(kept)
        self.prompt = "act-from-support" if kept else "act-granted"
        self.count = amount

    def do(self, table: Table, at: Frame) -> None:
        """Ask while actions are left and one can be paid; the rest is forgone (M23.6)."""
        if at.left < 0:
            at.left = self.count.of(at)
        options = self.options(table, at) if at.left else []
        if len(options) > 1:
            table.options = options
        else:
            at.left = -1

    def answer(self, table: Table, at: Frame, option: int) -> None:
        """One action fewer, or none at all."""
        at.again()
        if option == DONE:
            at.left = 0
        else:
            at.left -= 1
            self.announce(table, at, option)
