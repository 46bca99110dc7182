"""Which actions of a space are legal now, one rule after the other (D13, D20, D29)."""

from __future__ import annotations

from coven.engine.core.answers import kind_of, what
from coven.engine.core.ask import DONE
from coven.engine.core.effects import refusal
from coven.engine.core.machine import Program, Reason, Values
from coven.games.djinn import reasons
from coven.games.djinn.box import ARRIVE, CATACOMBS, NO_SPECIAL_CATACOMBS, ROUND, SOURCE
from coven.games.djinn.kinds import (
    BASIC,
    CAPTURE,
    CAPTURE_NOTHING,
    CAPTURE_SET,
    FORGO,
    PASSAGE,
    REWARD,
    ROW1,
    ROW2,
    SPECIAL,
)
from coven.games.djinn.limits import flags
from coven.games.djinn.strength import none_possible
from coven.games.djinn.sums import costs, nearest
from coven.games.djinn.table import FACE_DOWN, ROW_CLOSED, Table


class Place:
    """Where a wizard stands and what its turn has left to do there, weighed once for all actions."""

    def __init__(self, table: Table, seat: int) -> None:
        turn = table.turn
        space = table.seats[seat].space
        self.shape = table.box.spaces[space].shape
        self.location = table.tiles[space]
        self.facing = self.shape == ROUND and not turn.captured and table.crowds[space] != 0  # D13.6
        self.begun = turn.acted or turn.used_passage
        self.acting: Reason | None = None  # why no action of the location is left (D13.2, D13.5, D-R.117)
        if turn.forgone:
            self.acting = reasons.FORGONE
        elif turn.acted:
            self.acting = reasons.SPECIAL_ONCE if self.shape == ROUND else reasons.ACTED_ALREADY
        self.forgoing: Reason | None = None  # why nothing can be taken instead (D13.12, D-R.61, D-R.62)
        if self.shape == SOURCE:
            self.forgoing = reasons.NOT_AT_SOURCE
        elif turn.forgone:
            self.forgoing = reasons.FORGONE_ALREADY
        elif self.begun:
            self.forgoing = reasons.ACTED_SO_NOTHING


def forbids(table: Table, seat: int, place: Place, option: int) -> Reason | None:
    """The rule that forbids an action, or ending the turn."""
    kind = kind_of(option)
    if kind == FORGO:
        return place.forgoing
    if kind in (BASIC, SPECIAL):
        return acting(table, seat, place, kind, what(option))
    if kind in (CAPTURE, CAPTURE_NOTHING):
        return facing(table, seat, place, kind == CAPTURE)
    if kind == CAPTURE_SET:
        return facing(table, seat, place, True) or reasons.DECLARE_FIRST
    if option == DONE:
        return stopping(table, place)
    if kind == PASSAGE:
        return passing(table, seat, what(option))
    if kind == REWARD:
        return rewarding(table, seat, what(option))
    return source_row(table, seat, place, kind, what(option))


def stopping(table: Table, place: Place) -> Reason | None:
    """D13.6, D13.8, D13.12: not before the capture, and not without an action or what there is instead."""
    if place.facing:
        return reasons.MUST_CAPTURE
    return None if place.shape == SOURCE or place.begun or table.turn.forgone else reasons.MUST_FORGO


def acting(table: Table, seat: int, place: Place, kind: int, location: int) -> Reason | None:
    """D13.2, D13.5, D13.10, D31.17, D-R.120: one basic action, at a round space the special one or the basic one
    instead; not what a trait forbids, what could not be paid or would do nothing."""
    if place.location != location:
        return reasons.NOT_HERE
    if kind == SPECIAL and place.shape != ROUND:
        return reasons.ONLY_AT_ROUND
    if place.acting is not None:
        return place.acting
    printed = table.box.locations[location]
    if kind == BASIC:
        return refusal(table, seat, printed.basic, reasons.NOTHING_HAPPENS)
    if location == CATACOMBS and flags(table, seat) & NO_SPECIAL_CATACOMBS:
        return reasons.BASIC_ONLY
    return refusal(table, seat, printed.special, reasons.NOTHING_HAPPENS)


def passages_here(table: Table, seat: int) -> list[int]:
    """The own passages where the wizard stands."""
    owner = table.seats[seat]
    return [placed & 7 for placed in owner.placed if placed >> 3 == owner.space]


def older_passages_here(table: Table, seat: int) -> list[int]:
    """D17.10, D-R.38: those that were not placed in this turn."""
    owner = table.seats[seat]
    older = owner.placed[: len(owner.placed) - table.turn.fresh]
    return [placed & 7 for placed in older if placed >> 3 == owner.space]


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
    return refusal(table, seat, table.box.locations[location].basic, reasons.NOTHING_HAPPENS)


def facing(table: Table, seat: int, place: Place, capturing: bool) -> Reason | None:
    """D21.1, D-R.53: once, where djinn are; capturing needs a set that can be paid and placed."""
    if not place.facing:
        return reasons.CAPTURED_ALREADY if place.shape == ROUND and table.turn.captured else reasons.NOBODY_HERE
    return none_possible(table, seat, False) if capturing else None


def rewarding(table: Table, seat: int, gear: int) -> Reason | None:
    """D29.1, D-R.43: a face-up card whose symbol is here, once in a turn, not in the final action."""
    card = table.box.gear[gear]
    if gear << 1 not in table.seats[seat].gear:
        return reasons.GEAR_FACE_DOWN if gear << 1 | FACE_DOWN in table.seats[seat].gear else reasons.REWARD_NOT_YOURS
    ability = card.ability
    if ability.trigger != ARRIVE or ability.program is None:
        return reasons.NO_REWARD
    if table.final:
        return reasons.REWARD_NOT_FINAL
    if not symbol_here(table, seat, ability.location, ability.at_round):
        fresh = not ability.at_round and ability.location in passages_here(table, seat)
        return reasons.REWARD_FRESH if fresh else reasons.REWARD_ELSEWHERE
    return reasons.REWARD_TAKEN if gear in table.turn.rewarded else None


def symbol_here(table: Table, seat: int, location: int, at_round: bool) -> bool:
    """D29.1: the space, or an own older passage there, shows the symbol; or the space has the shape."""
    if at_round:
        return table.at_round(seat)
    owner = table.seats[seat]
    if table.tiles[owner.space] == location:
        return True
    return len(owner.placed) > table.turn.fresh and location in older_passages_here(table, seat)


def source_row(table: Table, seat: int, place: Place, kind: int, offer: int) -> Reason | None:
    """D20.1, D20.6, D-R.69: row 1 once, row 2 as often as it can be paid until it is left."""
    if place.shape != SOURCE:
        return reasons.NOT_HERE
    if kind == ROW1 and table.turn.row1 == ROW_CLOSED:
        return reasons.ROW_DONE
    if kind == ROW2 and table.turn.row2 == ROW_CLOSED:
        return reasons.ROW_LEFT
    return refusal(table, seat, row(table, kind, offer), reasons.NOTHING_HAPPENS)


def row(table: Table, kind: int, offer: int) -> Program:
    """What a choice at the Source does."""
    return (table.box.row1 if kind == ROW1 else table.box.row2)[offer].program


def speaks_of(table: Table, seat: int, option: int) -> Values:
    """What the refusal of an action speaks of, besides what it is about."""
    kind = kind_of(option)
    if kind in (BASIC, SPECIAL, PASSAGE):
        location = table.box.locations[what(option)]
        return costs(table, seat, location.special if kind == SPECIAL else location.basic)
    if kind == CAPTURE:
        return nearest(table, seat, False) if table.at_round(seat) else {}
    if kind in (ROW1, ROW2):
        return nearest(table, seat, True) | costs(table, seat, row(table, kind, what(option)))
    return {}
