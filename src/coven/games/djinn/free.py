"""What the own turn allows at any time, beside every other decision (D-R.7): keys, bottling, awards, equipment."""

from __future__ import annotations

from typing import Final

from coven.engine.core.machine import Reason, Values
from coven.games.djinn import reasons
from coven.games.djinn.box import ANY_TIME
from coven.games.djinn.crowd import BOSS, COLOURS
from coven.games.djinn.limits import most_magic, scrolls_left
from coven.games.djinn.moves import KEYS, added, cork, off_circle, pay, put_back, turn_down
from coven.games.djinn.steps import refusal
from coven.games.djinn.table import FACE_DOWN, NO_BOTTLES, Seat, Table
from coven.games.djinn.telling import costs

FREE: Final = 1 << 24  # options from here on are free actions
EXCHANGE: Final = 0
PUT_IN_BOTTLE: Final = 1
AWARD: Final = 2
USE: Final = 3

NOTHING: Final = 0  # which free actions a question allows
BOTTLING: Final = 1
ALL: Final = 2


def _code(kind: int, what: int) -> int:
    return FREE | kind << 20 | what


def _kind(option: int) -> int:
    return option >> 20 & 15


def _what(option: int) -> int:
    return option & 0xFFFFF


def candidates(table: Table, seat: int, allowed: int) -> list[int]:
    """What lies within reach."""
    owner = table.seats[seat]
    found: list[int] = []
    if allowed == NOTHING:
        return found
    for djinn in range(5):
        if 1 + djinn in owner.circles:
            for bottle in range(4):
                if djinn in (BOSS, bottle):
                    found.append(_code(PUT_IN_BOTTLE, djinn << 2 | bottle))
    if allowed == BOTTLING:
        return found
    if owner.keys:
        for offer in range(len(table.box.exchange)):
            found.append(_code(EXCHANGE, offer))
    for gear in owner.powers.uses:
        found.append(_code(USE, gear))
    if not table.final:
        _add_awards(table, seat, found)
    return found


def _add_awards(table: Table, seat: int, found: list[int]) -> None:
    owner = table.seats[seat]
    for colour, regular in enumerate(owner.corked):
        bosses = owner.corked_bosses[colour]
        if regular + bosses >= 3:
            for column in columns_due(table, seat):
                for award in table.awards[column]:
                    for number in range(max(0, 3 - regular), min(3, bosses) + 1):
                        found.append(_award(award, colour, number))


def add_legal(table: Table, seat: int, allowed: int, found: list[int]) -> None:
    """The free actions that no rule forbids, in the order of the candidates."""
    owner = table.seats[seat]
    if owner.corks and owner.bottles != NO_BOTTLES:  # D24.2
        _add_bottlings(owner, found)
    if allowed == BOTTLING:  # D-R.58
        return
    if owner.keys:
        for offer in range(len(table.box.exchange)):
            if _exchange(table, seat, offer) is None:
                found.append(_code(EXCHANGE, offer))
    for gear in owner.powers.uses:
        if _use(table, seat, gear) is None:
            found.append(_code(USE, gear))
    if not table.final and sum(owner.corked) + sum(owner.corked_bosses) >= 3:  # D23.1, D23.8
        _add_awards(table, seat, found)


def _add_bottlings(owner: Seat, found: list[int]) -> None:
    circles = owner.circles
    for colour, bottles in enumerate(owner.bottles):
        if bottles and 1 + colour in circles:
            found.append(_code(PUT_IN_BOTTLE, colour << 2 | colour))
    if 1 + BOSS in circles:
        for colour, bottles in enumerate(owner.bottles):
            if bottles:
                found.append(_code(PUT_IN_BOTTLE, BOSS << 2 | colour))


def _award(award: int, colour: int, bosses: int) -> int:
    return _code(AWARD, award << 4 | colour << 2 | bosses)


def columns_due(table: Table, seat: int) -> list[int]:
    """D23.4, D23.5, D-R.81: columns I, II, III in turn; from the fourth award on, or if it is empty, any column."""
    owned = len(table.seats[seat].awards)
    if owned < 3 and table.awards[owned]:
        return [owned]
    return [0, 1, 2]


def beyond(table: Table) -> list[int]:
    """Whatever else somebody might want to do at any time."""
    found = [_code(EXCHANGE, offer) for offer in range(len(table.box.exchange))]
    for djinn in range(5):
        for bottle in range(4):
            if djinn in (BOSS, bottle):
                found.append(_code(PUT_IN_BOTTLE, djinn << 2 | bottle))
    for gear in range(len(table.box.gear)):
        found.append(_code(USE, gear))
    for award in range(len(table.box.awards)):
        for colour in range(4):
            for bosses in range(4):
                found.append(_award(award, colour, bosses))
    return found


def refuses(table: Table, seat: int, option: int, allowed: int) -> Reason | None:
    """The rule that forbids a free action."""
    kind = _kind(option)
    what = _what(option)
    if allowed == NOTHING:
        return reasons.NOT_NOW
    if kind == PUT_IN_BOTTLE:
        return _bottling(table, seat, what >> 2, what & 3)
    if allowed == BOTTLING:
        return reasons.ONLY_BOTTLING
    if kind == EXCHANGE:
        return _exchange(table, seat, what)
    if kind == USE:
        return _use(table, seat, what)
    return _taking(table, seat, what >> 4, what >> 2 & 3, what & 3)


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
        return reasons.NOT_ON_CIRCLE
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
                return reasons.NOT_AT_ANY_TIME
            return refusal(table, seat, ability.program)
    return reasons.NOT_YOURS


def _taking(table: Table, seat: int, award: int, colour: int, bosses: int) -> Reason | None:
    """D23.1 to D23.5, D23.8: three corked bottles of one colour, and the column that is due."""
    owner = table.seats[seat]
    if table.final:
        return reasons.NO_AWARDS_NOW
    if not (table.awards[0] or table.awards[1] or table.awards[2]):
        return reasons.NO_AWARD
    if bosses > owner.corked_bosses[colour] or 3 - bosses > owner.corked[colour]:
        return reasons.NOT_THREE
    if award not in table.awards[table.box.awards[award].column]:
        return reasons.NO_AWARD
    return None if table.box.awards[award].column in columns_due(table, seat) else reasons.WRONG_COLUMN


def values(table: Table, seat: int, option: int) -> Values:
    """What a refusal speaks of."""
    kind = _kind(option)
    what = _what(option)
    if kind == PUT_IN_BOTTLE:
        return {"djinn": "boss" if what >> 2 == BOSS else COLOURS[what >> 2], "colour": COLOURS[what & 3]}
    if kind == USE:
        program = table.box.gear[what].ability.program
        price = costs(table, seat, program) if program is not None else {}
        return {"equipment": table.box.gear[what].id} | price
    if kind == AWARD:
        owner = table.seats[seat]
        colour = what >> 2 & 3
        award = table.box.awards[what >> 4]
        held = owner.corked[colour] + owner.corked_bosses[colour]
        due = len(owner.awards) + 1
        return {"award": award.id, "colour": COLOURS[colour], "column": award.column + 1, "due": due, "n": held}
    return {}


def word(table: Table, option: int) -> str:
    """`exchange coin`, `bottle red`, `bottle boss red`, `award red a1-1`, `award red a1-1 bosses 2`, `use hat4`."""
    kind = _kind(option)
    what = _what(option)
    if kind == EXCHANGE:
        return f"exchange {table.box.exchange[what].word}"
    if kind == PUT_IN_BOTTLE:
        return f"bottle boss {COLOURS[what & 3]}" if what >> 2 == BOSS else f"bottle {COLOURS[what & 3]}"
    if kind == USE:
        return f"use {table.box.gear[what].id}"
    bosses = what & 3
    said = f"award {COLOURS[what >> 2 & 3]} {table.box.awards[what >> 4].word}"
    return f"{said} bosses {bosses}" if bosses else said


def take(table: Table, seat: int, option: int) -> None:
    """Carry a free action out."""
    kind = _kind(option)
    what = _what(option)
    if kind == EXCHANGE:
        pay(table, seat, KEYS, 1)
        table.push(table.box.exchange[what].program, seat)
    elif kind == PUT_IN_BOTTLE:
        off_circle(table, seat, what >> 2)
        cork(table, seat, what >> 2, what & 3)
    elif kind == USE:
        turn_down(table, seat, what)
        table.tell("equipment-used", seat, what)
        program = table.box.gear[what].ability.program
        assert program is not None
        table.push(program, seat)
    else:
        _take_award(table, seat, what >> 4, what >> 2 & 3, what & 3)


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
