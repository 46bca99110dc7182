"""The five actions, and the wizards' abilities beside them (M9.1)."""

from __future__ import annotations

from coven.engine.core.answers import ROOM
from coven.engine.core.ask import DONE, Ask
from coven.engine.core.machine import Frame, Program, Reason, Values
from coven.games.madness import bill, cards, legality, reasons
from coven.games.madness.answers import (
    ABILITY,
    ACQUIRE,
    ACQUIRES,
    BREAK,
    BREAKS,
    CAST,
    CURE,
    CURES,
    LEARN,
    USE_ABILITY,
)
from coven.games.madness.cards import ELEMENT_OF, VALUE_OF
from coven.games.madness.table import Deed, Table
from coven.games.madness.verbs import deeds
from coven.games.madness.verbs.abilities import ABILITY_PROGRAMS
from coven.games.madness.verbs.amount import Amount


class Actions(Ask[Table]):
    """Choose an action: cast, learn, acquire, break, cure; stopping is always possible (M9.3)."""

    def __init__(self, prompt: str, kept: bool = False) -> None:
        super().__init__(prompt, up_to=True)
        self.kept = kept  # Incarnation

    def own_turn(self) -> bool:
        """Whether abilities may be used here: between actions of the own Action phase only (M-R.28)."""
        return False

    def things(self, table: Table, at: Frame) -> list[int]:
        """What lies within reach: own spells, library tops, supply piles, curses, madness."""
        return self._listed(table, at.seat, True)

    def legal(self, table: Table, at: Frame) -> list[int]:
        """The same list without what a rule forbids, judged kind by kind."""
        self.weigh(table, at)
        return self._listed(table, at.seat, False)

    def _listed(self, table: Table, seat: int, every: bool) -> list[int]:
        """A higher multiple is of no interest while a lower one cannot be paid (M10.5)."""
        found: list[int] = []
        spells = table.box.spells
        for spell in table.seats[seat].spells:
            number = spell >> 2
            for times in range(legality.MOST_TIMES):
                refused = legality.casting(table, seat, number, times + 1) is not None
                if every or not refused:
                    found.append(spells[number].casts[times])
                if refused:
                    break
        for stack in table.library:
            if stack and (every or legality.learning(table, stack[-1]) is None):
                found.append(spells[stack[-1]].learns)
        for kind in cards.kinds(table.supply):
            if every or legality.acquiring(table, kind) is None:
                found.append(ACQUIRES[kind])
        for slot in range(5):
            if table.curses[slot] is not None and (every or legality.breaking(table, slot) is None):
                found.append(BREAKS[slot])
        for place in range(1 + len(table.seats)):
            if legality.has_madness(table, seat, place) and (every or legality.curing(table, seat, place) is None):
                found.append(CURES[place])
        if self.own_turn() and (every or legality.ability(table, seat, True) is None):
            found.append(USE_ABILITY)
        return found

    def kinds(self) -> tuple[int, ...]:
        """Spells somewhere else, cards nobody can acquire and empty places are explained too."""
        return (CAST, LEARN, ACQUIRE, BREAK, CURE, ABILITY)

    def weigh(self, table: Table, at: Frame) -> None:
        """What the player can pay, and which spells are ready."""
        bill.weigh(table, at.seat, self.kept)
        table.ready = 0
        for spell in table.seats[at.seat].spells:
            if not spell & 3:
                table.ready |= 1 << (spell >> 2)

    def judge(self, table: Table, at: Frame, option: int) -> Reason | None:
        """M26.63: what the hand could pay as well is refused for the sake of Incarnation."""
        refused = super().judge(table, at, option)
        if self.kept and refused is not None:
            bill.weigh(table, at.seat, False)
            if self.forbids(table, at, option) is None:
                return reasons.by_card(reasons.ONLY_SUPPORT, refused)
        return refused

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """The rule that forbids an action."""
        kind = option >> ROOM
        if kind == CAST:
            return legality.casting(table, at.seat, option & 2047, (option >> 11 & 63) + 1)
        if kind == ACQUIRE:
            return legality.acquiring(table, option & 2047)
        if kind == LEARN:
            return legality.learning(table, option & 2047)
        if kind == BREAK:
            return legality.breaking(table, option & 2047)
        if kind == CURE:
            return legality.curing(table, at.seat, option & 2047)
        return legality.ability(table, at.seat, self.own_turn()) if kind == ABILITY else None

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """What it costs and what is missing."""
        return legality.costs(table, at.seat, option)

    def asks(self, table: Table, at: Frame) -> Values:
        """How many actions are left, where they are counted."""
        return {"n": at.left}

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """The action is named; now it is paid and carried out."""
        if option == USE_ABILITY:
            table.ability_used = True
            table.tell("ability-used", at.seat)
            table.push(ABILITY_PROGRAMS[table.wizard(at.seat).ability], at.seat)
            return
        table.deed = deed = Deed(at.seat, option)
        deed.asked = deed.due = cost_of(table, deed)
        for refusal in table.refusals:  # M-R.87: what was refused may be called off when it is announced again
            if deed.kind == CAST and refusal.seat == deed.seat and refusal.spell == deed.what:
                deed.refused = True
        if self.kept:
            deed.kept = True
            deed.used = tuple([0 for _ in table.seats])
        table.push(program_of(table, deed), at.seat)


def cost_of(table: Table, deed: Deed) -> int:
    """What an action costs when it is announced; of a cure the element is not named yet."""
    if deed.kind == CAST:
        spell = table.box.spells[deed.what]
        return bill.of_one(spell.element, spell.level * deed.multiple)
    if deed.kind == LEARN:
        return bill.of_one(table.box.spells[deed.what].element, table.box.limits.learn_cost)
    if deed.kind == ACQUIRE:
        return bill.of_one(ELEMENT_OF[deed.what], VALUE_OF[deed.what])
    return legality.curse_cost(table, deed.what) if deed.kind == BREAK else 0


def program_of(table: Table, deed: Deed) -> Program:
    """How an action is named, paid and carried out."""
    if deed.kind == CAST:
        return deeds.CAST_TAKING_PROGRAM if table.box.spells[deed.what].names_cards else deeds.CAST_PROGRAM
    if deed.kind == LEARN:
        return deeds.LEARN_PROGRAM
    if deed.kind == ACQUIRE:
        return deeds.ACQUIRE_PROGRAM
    return deeds.BREAK_PROGRAM if deed.kind == BREAK else deeds.CURE_PROGRAM


class ActionPhase(Actions):
    """The active player acts as often as it can be paid, and stops at any time (M9.2, M9.3)."""

    def __init__(self) -> None:
        super().__init__("act")

    def own_turn(self) -> bool:
        """Abilities are used here, between actions."""
        return True

    def do(self, table: Table, at: Frame) -> None:
        """There is always `done`."""
        table.called_off = False
        table.options = self.options(table, at)

    def answer(self, table: Table, at: Frame, option: int) -> None:
        """Come back after each action."""
        if option != DONE:
            at.again()
            self.takes(table, at, option)

    def pass_with(self, table: Table, at: Frame) -> int:
        """Ending a turn is never taken away, though nothing can be paid: what follows brings things to light, and an
        answer before it can still be taken back freely."""
        return -1


class Granted(Actions):
    """Up to n actions in somebody's turn: no refreshing, no refilling, no abilities (M23)."""

    def __init__(self, amount: Amount, kept: bool) -> None:
        super().__init__("act-from-support" if kept else "act-granted", kept)
        self.count = amount

    def amount(self, table: Table, at: Frame) -> int:
        """The number in the text."""
        return self.count.of(at)

    def do(self, table: Table, at: Frame) -> None:
        """Ask while actions are left and one can be paid; the rest is forgone (M23.6)."""
        if table.called_off:
            table.called_off = False
            at.left += 1  # M-R.20: at no cost, so the action is given back
        super().do(table, at)
