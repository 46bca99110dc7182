"""What the own turn allows at any time, beside every other decision (D-R.7): keys, bottling, awards, equipment."""

from __future__ import annotations

from typing import Final

from coven.engine.core.answers import code, first, kind_of, second, third, what
from coven.engine.core.ask import NOTHING_BESIDE, Beside
from coven.engine.core.effects import refusal
from coven.engine.core.machine import Frame, Reason, Values
from coven.games.djinn import reasons
from coven.games.djinn.box import ANY_TIME, ARRIVE, AT_MARKET, CAPTURE
from coven.games.djinn.box import BOTTLE as CORKING
from coven.games.djinn.crowd import BOSS
from coven.games.djinn.kinds import AWARD, BOTTLE, BOTTLE_BOSS, EXCHANGE, USE
from coven.games.djinn.limits import most_magic, scrolls_left
from coven.games.djinn.moves import KEYS, added, cork, off_circle, pay, put_back, turn_down
from coven.games.djinn.sums import costs
from coven.games.djinn.table import FACE_DOWN, NO_BOTTLES, Table

BOTTLING: Final = 1  # which free actions a question allows
ALL: Final = 2
OF_ITS_TIME: Final[dict[int, Reason]] = {  # by trigger: when equipment works that is not used at any time
    ARRIVE: reasons.GEAR_ON_ARRIVAL,
    CAPTURE: reasons.GEAR_IN_A_CAPTURE,
    AT_MARKET: reasons.GEAR_AT_THE_MARKET,
    CORKING: reasons.GEAR_WHEN_CORKING,
}


class FreeActions(Beside[Table]):
    """The free actions."""

    def things(self, table: Table, at: Frame, allowed: int) -> list[int]:
        """What lies within reach."""
        owner = table.seats[at.seat]
        found: list[int] = []
        held = 0
        for circle in owner.circles:
            if circle > 0:
                held |= 1 << circle - 1
        if held:
            for colour in range(4):
                if held >> colour & 1:
                    found.append(code(BOTTLE, colour))
            if held >> BOSS:
                for colour in range(4):
                    found.append(code(BOTTLE_BOSS, 0, colour))
        if allowed == BOTTLING:
            return found
        if owner.keys:
            for offer in range(len(table.box.exchange)):
                found.append(code(EXCHANGE, offer))
        for gear in owner.powers.uses:
            found.append(code(USE, gear))
        if owner.corked is not NO_BOTTLES or owner.corked_bosses is not NO_BOTTLES:  # nobody has begun without these
            self._add_awards(table, at.seat, found)
        return found

    def _add_awards(self, table: Table, seat: int, found: list[int]) -> None:
        owner = table.seats[seat]
        for colour in range(4):
            regular = owner.corked[colour]
            bosses = owner.corked_bosses[colour]
            if regular + bosses >= 3:
                for column in columns_due(table, seat):
                    for award in table.awards[column]:
                        for number in range(max(0, 3 - regular), min(3, bosses) + 1):
                            found.append(code(AWARD, colour, award, number))

    def forbids(self, table: Table, at: Frame, option: int, allowed: int) -> Reason | None:
        """The rule that forbids a free action."""
        kind = kind_of(option)
        if allowed == NOTHING_BESIDE:
            return reasons.NOT_BESIDE
        if kind == BOTTLE:
            return _bottling(table, at.seat, what(option), what(option))
        if kind == BOTTLE_BOSS:
            return _bottling(table, at.seat, BOSS, second(option))
        if allowed == BOTTLING:
            return reasons.ONLY_BOTTLING
        if kind == EXCHANGE:
            return _exchange(table, at.seat, what(option))
        if kind == USE:
            return _use(table, at.seat, what(option))
        return _taking(table, at.seat, option)

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """What a refusal speaks of."""
        kind = kind_of(option)
        if kind == USE:
            program = table.box.gear[what(option)].ability.program
            return costs(table, at.seat, program) if program is not None else {}
        if kind == BOTTLE:
            return {"djinn": table.answers().about(table, at.seat, option)["colour"]}
        if kind != AWARD:
            return {}
        owner = table.seats[at.seat]
        colour = first(option)
        held = owner.corked[colour] + owner.corked_bosses[colour]
        return {"column": table.box.awards[second(option)].column + 1, "due": len(owner.awards) + 1, "n": held}

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Carry a free action out."""
        seat = at.seat
        kind = kind_of(option)
        if kind == EXCHANGE:
            pay(table, seat, KEYS, 1)
            table.push(table.box.exchange[what(option)].program, seat)
        elif kind == BOTTLE:
            off_circle(table, seat, what(option))
            cork(table, seat, what(option), what(option))
        elif kind == BOTTLE_BOSS:
            off_circle(table, seat, BOSS)
            cork(table, seat, BOSS, second(option))
        elif kind == USE:
            turn_down(table, seat, what(option))
            table.tell("equipment-used", seat, what(option))
            program = table.box.gear[what(option)].ability.program
            assert program is not None
            table.push(program, seat)
        else:
            _take_award(table, seat, second(option), first(option), third(option))


FREE_ACTIONS: Final = FreeActions()


def may_bring(table: Table, at: Frame, with_keys: bool = False) -> bool:
    """D-R.7: whether any free action is left that may open a choice; keys only bring coins, scrolls and magic."""
    return len([1 for option in FREE_ACTIONS.legal(table, at, ALL) if with_keys or kind_of(option) != EXCHANGE]) > 0


def columns_due(table: Table, seat: int) -> list[int]:
    """D23.4, D23.5, D-R.81: columns I, II, III in turn; from the fourth award on, or if it is empty, any column."""
    owned = len(table.seats[seat].awards)
    if owned < 3 and table.awards[owned]:
        return [owned]
    return [0, 1, 2]


def _exchange(table: Table, seat: int, offer: int) -> Reason | None:
    """D8.2, D-R.113: for a key; not for magic that would be lost, nor for scrolls nobody has."""
    owner = table.seats[seat]
    if not owner.keys:
        return reasons.NO_KEY
    word = table.box.exchange[offer].word
    if word == "magic" and owner.magic >= most_magic(table, seat):
        return reasons.MAGIC_AT_MOST
    return reasons.NO_SCROLLS_LEFT if word == "scroll" and not scrolls_left(table) else None


def _bottling(table: Table, seat: int, djinn: int, bottle: int) -> Reason | None:
    """D24.1, D24.2: from a circle into an own empty bottle, with an own cork."""
    owner = table.seats[seat]
    if 1 + djinn not in owner.circles:
        return reasons.NO_BOSS_ON_CIRCLE if djinn == BOSS else reasons.NOT_ON_CIRCLE
    if not owner.bottles[bottle]:
        return reasons.NO_BOTTLE
    return None if owner.corks else reasons.NO_CORK


def _use(table: Table, seat: int, gear: int) -> Reason | None:
    """D18.5, D18.8: a one-time card that is face up and says so."""
    for card in table.seats[seat].gear:
        if card >> 1 == gear:
            ability = table.box.gear[gear].ability
            if card & FACE_DOWN:
                return reasons.GEAR_FACE_DOWN
            if not table.box.gear[gear].once or ability.trigger != ANY_TIME or ability.program is None:
                return OF_ITS_TIME.get(ability.trigger, reasons.GEAR_BY_ITSELF)
            return refusal(table, seat, ability.program, reasons.NOTHING_HAPPENS)
    return reasons.NOT_YOURS


def _taking(table: Table, seat: int, option: int) -> Reason | None:
    """D23.1 to D23.5, D23.8: three corked bottles of one colour, and the column that is due."""
    owner = table.seats[seat]
    colour = first(option)
    award = second(option)
    bosses = third(option)
    if table.final:
        return reasons.NO_AWARDS_NOW
    if not (table.awards[0] or table.awards[1] or table.awards[2]):
        return reasons.NO_AWARD
    if bosses > owner.corked_bosses[colour] or 3 - bosses > owner.corked[colour]:
        return reasons.NOT_THREE
    if award not in table.awards[table.box.awards[award].column]:
        taken = [other for other in table.seats if award in other.awards]
        return reasons.AWARD_TAKEN if taken else reasons.NOT_LAID_OUT
    return None if table.box.awards[award].column in columns_due(table, seat) else reasons.WRONG_COLUMN


def _take_award(table: Table, seat: int, award: int, colour: int, bosses: int) -> None:
    """D23.3, D23.6, D23.7: bosses, bottles and corks to the supply, djinn to the bag; the bonus comes at once."""
    owner = table.seats[seat]
    owner.corked_bosses = added(owner.corked_bosses, colour, -bosses)
    owner.corked = added(owner.corked, colour, bosses - 3)
    for number in range(3):
        put_back(table, BOSS if number < bosses else colour)
    card = table.box.awards[award]
    table.awards = tuple([tuple([other for other in column if other != award]) for column in table.awards])
    owner.awards = (*owner.awards, award)
    table.tell("award-taken", seat, award, colour, bosses)
    table.push(card.program, seat)
