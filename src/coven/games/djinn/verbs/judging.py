"""Which actions of a space are legal now, one rule after the other (D13, D20, D29)."""

from __future__ import annotations

from typing import Final

from coven.engine.core.machine import DONE, Program, Reason, Values
from coven.games.djinn import crowd, reasons
from coven.games.djinn.box import ARRIVE, CATACOMBS, NO_SPECIAL_CATACOMBS, ROUND, SOURCE
from coven.games.djinn.limits import flags
from coven.games.djinn.steps import refusal
from coven.games.djinn.strength import none_possible
from coven.games.djinn.table import FACE_DOWN, ROW_CLOSED, Table
from coven.games.djinn.telling import costs, nearest

BASIC: Final = 0
SPECIAL: Final = 1
PASSAGE: Final = 2
CAPTURE: Final = 3
CAPTURE_NOTHING: Final = 4
FORGO: Final = 5
ROW1: Final = 6
ROW2: Final = 7
REWARD: Final = 8


def code(kind: int, what: int = 0) -> int:
    """An action as an option."""
    return kind << 8 | what


def legal(table: Table, seat: int) -> list[int]:
    """The actions that no rule forbids; what the turn has used up is not even looked at."""
    turn = table.turn
    owner = table.seats[seat]
    shape = table.box.spaces[owner.space].shape
    found: list[int] = []
    if shape == SOURCE:
        _add_rows(table, seat, found)
    else:
        if not turn.acted and not turn.forgone:  # D13.2, D13.5, D-R.117
            _add_actions(table, seat, shape, found)
        if shape == ROUND:
            if not turn.captured and table.crowds[owner.space]:  # D13.6, D21.1
                _add_capture(table, seat, found)
        elif owner.placed and not turn.used_passage and not turn.forgone:  # D13.3, D-R.117
            for passage in passages_here(table, seat):
                if passing(table, seat, passage) is None:
                    found.append(code(PASSAGE, passage))
        if not (turn.acted or turn.used_passage or turn.forgone):  # D13.12, D-R.61, D-R.62
            for number in range(len(table.box.forgo)):
                found.append(FORGO << 8 | number)
    for card in owner.powers.rewards:
        if rewarding(table, seat, card) is None:
            found.append(code(REWARD, card))
    return found


def _add_actions(table: Table, seat: int, shape: int, found: list[int]) -> None:
    location = table.tiles[table.seats[seat].space]
    if shape == ROUND and action_refusal(table, seat, SPECIAL, location) is None:
        found.append(code(SPECIAL, location))
    if action_refusal(table, seat, BASIC, location) is None:
        found.append(code(BASIC, location))


def _add_capture(table: Table, seat: int, found: list[int]) -> None:
    if none_possible(table, seat, False) is None:
        found.append(code(CAPTURE))
    found.append(code(CAPTURE_NOTHING))


def _add_rows(table: Table, seat: int, found: list[int]) -> None:
    for kind, offers in ((ROW1, len(table.box.row1)), (ROW2, len(table.box.row2))):
        for what in range(offers):
            if source_row(table, seat, kind, what) is None:
                found.append(code(kind, what))


def judge(table: Table, seat: int, option: int) -> Reason | None:
    """The rule that forbids an action."""
    if option == DONE:
        return stopping(table, seat)
    kind = option >> 8
    what = option & 255
    if kind in (BASIC, SPECIAL):
        return acting(table, seat, kind, what)
    if kind == PASSAGE:
        return passing(table, seat, what)
    if kind in (CAPTURE, CAPTURE_NOTHING):
        return facing(table, seat, kind == CAPTURE)
    if kind == FORGO:
        return forgoing(table, seat)
    if kind == REWARD:
        return rewarding(table, seat, what)
    return source_row(table, seat, kind, what)


def passages_here(table: Table, seat: int) -> list[int]:
    """The own passages where the wizard stands."""
    owner = table.seats[seat]
    return [placed & 7 for placed in owner.placed if placed >> 3 == owner.space]


def older_passages_here(table: Table, seat: int) -> list[int]:
    """D17.10, D-R.38: those that were not placed in this turn."""
    owner = table.seats[seat]
    older = owner.placed[: len(owner.placed) - table.turn.fresh]
    return [placed & 7 for placed in older if placed >> 3 == owner.space]


def stopping(table: Table, seat: int) -> Reason | None:
    """D13.6, D13.8, D13.12: not before the capture, and not without an action or what there is instead."""
    space = table.seats[seat].space
    shape = table.box.spaces[space].shape
    if shape == SOURCE:
        return None
    turn = table.turn
    if shape == ROUND and not turn.captured and table.crowds[space]:
        return reasons.MUST_CAPTURE
    return None if turn.acted or turn.used_passage or turn.forgone else reasons.MUST_FORGO


def pending(table: Table, seat: int) -> bool:
    """D13.6: whether the mandatory action of a round space is still to be done."""
    space = table.seats[seat].space
    return table.box.spaces[space].shape == ROUND and not table.turn.captured and table.crowds[space] != 0


def acting(table: Table, seat: int, kind: int, location: int) -> Reason | None:
    """D13.2, D13.5, D13.10: one basic action, at a round space the special one or the basic one instead."""
    space = table.space_of(seat)
    if space.shape == SOURCE or table.tiles[table.seats[seat].space] != location:
        return reasons.NOT_HERE
    if kind == SPECIAL and space.shape != ROUND:
        return reasons.ONLY_AT_ROUND
    if table.turn.forgone:
        return reasons.FORGONE
    if table.turn.acted:
        return reasons.SPECIAL_ONCE if space.shape == ROUND else reasons.ACTED_ALREADY
    return action_refusal(table, seat, kind, location)


def action_refusal(table: Table, seat: int, kind: int, location: int) -> Reason | None:
    """D31.17, D-R.120: what a trait forbids, or what could not be paid or would do nothing."""
    printed = table.box.locations[location]
    if kind == BASIC:
        return refusal(table, seat, printed.basic)
    if location == CATACOMBS and flags(table, seat) & NO_SPECIAL_CATACOMBS:
        return reasons.BASIC_ONLY
    return refusal(table, seat, printed.special)


def passing(table: Table, seat: int, location: int) -> Reason | None:
    """D13.3, D17.10: the basic action of an own passage that lay here before this turn."""
    if location not in passages_here(table, seat):
        return reasons.NO_PASSAGE
    if location not in older_passages_here(table, seat):
        return reasons.PASSAGE_FRESH
    if table.turn.forgone:
        return reasons.FORGONE
    if table.turn.used_passage:
        return reasons.PASSAGE_USED
    return refusal(table, seat, table.box.locations[location].basic)


def facing(table: Table, seat: int, capturing: bool) -> Reason | None:
    """D21.1, D-R.53: once, where djinn are; capturing needs a set that can be paid and placed."""
    if table.turn.captured and table.at_round(seat):
        return reasons.CAPTURED_ALREADY
    if not table.at_round(seat) or not crowd.size(table.here(seat)):
        return reasons.NOBODY_HERE
    return none_possible(table, seat, False) if capturing else None


def forgoing(table: Table, seat: int) -> Reason | None:
    """D13.12, D-R.61, D-R.62, D-R.117: once, at a location, instead of all its actions."""
    if table.space_of(seat).shape == SOURCE:
        return reasons.NOT_AT_SOURCE
    if table.turn.forgone:
        return reasons.FORGONE_ALREADY
    return reasons.ACTED_SO_NOTHING if table.turn.acted or table.turn.used_passage else None


def rewarding(table: Table, seat: int, gear: int) -> Reason | None:
    """D29.1, D-R.43: a face-up card whose symbol is here, once in a turn, not in the final action."""
    card = table.box.gear[gear]
    if gear << 1 not in table.seats[seat].gear:
        return reasons.GEAR_FACE_DOWN if gear << 1 | FACE_DOWN in table.seats[seat].gear else reasons.NOT_YOURS
    ability = card.ability
    if ability.trigger != ARRIVE or ability.program is None:
        return reasons.NO_REWARD
    if table.final or not symbol_here(table, seat, ability.location, ability.at_round):
        return reasons.REWARD_ELSEWHERE
    return reasons.REWARD_TAKEN if gear in table.turn.rewarded else None


def symbol_here(table: Table, seat: int, location: int, at_round: bool) -> bool:
    """D29.1: the space, or an own older passage there, shows the symbol; or the space has the shape."""
    if at_round:
        return table.at_round(seat)
    owner = table.seats[seat]
    if table.tiles[owner.space] == location:
        return True
    return len(owner.placed) > table.turn.fresh and location in older_passages_here(table, seat)


def source_row(table: Table, seat: int, kind: int, what: int) -> Reason | None:
    """D20.1, D20.6, D-R.69: row 1 once, row 2 as often as it can be paid until it is left."""
    if table.space_of(seat).shape != SOURCE:
        return reasons.NOT_HERE
    if kind == ROW1:
        if table.turn.row1 == ROW_CLOSED:
            return reasons.ROW_DONE
        return refusal(table, seat, row(table, kind, what))
    if table.turn.row2 == ROW_CLOSED:
        return reasons.ROW_LEFT
    return refusal(table, seat, row(table, kind, what))


def row(table: Table, kind: int, what: int) -> Program:
    """What a choice at the Source does."""
    return (table.box.row1 if kind == ROW1 else table.box.row2)[what].program


def speaks_of(table: Table, seat: int, option: int) -> Values:
    """What the refusal of an action speaks of."""
    kind = option >> 8
    what = option & 255
    if kind in (BASIC, SPECIAL, PASSAGE):
        location = table.box.locations[what]
        return {"location": location.id} | costs(table, seat, location.special if kind == SPECIAL else location.basic)
    if kind == REWARD:
        return {"equipment": table.box.gear[what].id}
    if kind == CAPTURE:
        return nearest(table, seat, False) if table.at_round(seat) else {}
    if kind in (ROW1, ROW2):
        return nearest(table, seat, True) | costs(table, seat, row(table, kind, what))
    return {}
