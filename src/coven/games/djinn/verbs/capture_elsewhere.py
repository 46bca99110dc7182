"""Captures outside the mandatory action, from the bag and the map; djinn that are only removed (D-R.58, D-R.60)."""

from __future__ import annotations

from typing import Final

from coven.engine.core.answers import code, first, second, third, what
from coven.engine.core.ask import DECLINE, DONE
from coven.engine.core.machine import Frame, Program, Reason, Values, Verb
from coven.games.djinn import crowd, moves, reasons
from coven.games.djinn.answers import CIRCLE, INTO_BOTTLE
from coven.games.djinn.beside import BOTTLING, may_bring
from coven.games.djinn.box import CIRCLE_ONLY, ROUND
from coven.games.djinn.crowd import NAMES, NOBODY, ONE
from coven.games.djinn.kinds import DRAW, FROM_MAP, PUT_DRAWN, REMOVE, RETURN
from coven.games.djinn.limits import flags, free_circles
from coven.games.djinn.table import Table
from coven.games.djinn.verbs.choose import Choose

PUT_BACK: Final = code(RETURN)


def no_place(table: Table, seat: int, djinn: int, place: int) -> Reason | None:
    """D21.11, D21.12, D31.21: an empty active circle, or an own bottle and cork; some must use the circle."""
    if place == CIRCLE:
        return None if free_circles(table, seat) else reasons.NO_CIRCLE
    owner = table.seats[seat]
    if flags(table, seat) & CIRCLE_ONLY:
        return reasons.CIRCLE_FIRST
    if not owner.bottles[djinn]:
        return reasons.NO_BOTTLE
    return None if owner.corks else reasons.NO_CORK


def put(table: Table, seat: int, djinn: int, place: int) -> None:
    """The djinn goes to its place."""
    if place == CIRCLE:
        moves.put_on_circle(table, seat, djinn)
    else:
        moves.cork(table, seat, djinn, djinn)


class WantDraw(Choose):
    """The player decides whether to draw a djinn; with an empty bag there is none (D6.11, D-R.59)."""

    def __init__(self) -> None:
        super().__init__("draw-djinn")

    def things(self, table: Table, at: Frame) -> list[int]:
        """Yes or no; an award may still fill an empty bag (D-R.7, D23.3)."""
        return [code(DRAW), DECLINE] if table.bag or may_bring(table, at) else []

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D-R.59: not from an empty bag."""
        return None if table.bag or option == DECLINE else reasons.EMPTY_BAG

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Without a draw nothing follows."""
        if option == DECLINE:
            at.leave()


class DrawDjinn(Verb[Table]):
    """One random djinn comes out of the bag (D6.11)."""

    def do(self, table: Table, at: Frame) -> None:
        """Everybody sees it."""
        table.drawn = table.draw_djinn()
        if table.drawn != NOBODY:
            table.resolve_chance("djinn-drawn", at.seat, table.drawn)


class PlaceDrawn(Choose):
    """The drawn djinn is placed or put back; djinn on circles may be bottled first (D-R.58)."""

    def __init__(self) -> None:
        super().__init__("place-drawn", beside=BOTTLING)

    def things(self, table: Table, at: Frame) -> list[int]:
        """On a circle, into a bottle, back into the bag."""
        return [code(PUT_DRAWN, CIRCLE), code(PUT_DRAWN, INTO_BOTTLE), PUT_BACK] if table.drawn != NOBODY else []

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D21.13: it needs a place."""
        return None if option == PUT_BACK else no_place(table, at.seat, table.drawn, what(option))

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """The djinn."""
        return {"djinn": NAMES[table.drawn], "colour": NAMES[table.drawn]}

    def asks(self, table: Table, at: Frame) -> Values:
        """The djinn."""
        return {"djinn": NAMES[table.drawn]}

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """It costs nothing (D-R.58)."""
        djinn = table.drawn
        table.drawn = NOBODY
        if option == PUT_BACK:
            moves.put_back(table, djinn)
            table.tell("djinn-returned", at.seat, djinn)
        else:
            table.tell("captured", at.seat, djinn, moves.FROM_BAG)
            put(table, at.seat, djinn, what(option))


CATCH: Final = Program("catch", (DrawDjinn(), PlaceDrawn()))
OVERFLOW: Final = Program("overflow", (WantDraw(), DrawDjinn(), PlaceDrawn()))  # D6.11


class CaptureFromBag(Verb[Table]):
    """Capture random djinn from the bag (D-R.60)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Table, at: Frame) -> None:
        """One after the other."""
        for _ in range(self.n):
            table.push(CATCH, at.seat)


class CaptureFromMap(Choose):
    """Capture up to n regular djinn from any round spaces for free (D-R.60)."""

    def __init__(self, n: int) -> None:
        super().__init__("capture-from-map", n, up_to=True)

    def things(self, table: Table, at: Frame) -> list[int]:
        """Every colour at every round space, on a circle or into a bottle."""
        return [
            code(FROM_MAP, colour, space, place)
            for space in range(len(table.crowds))
            for colour in range(4)
            if crowd.count(table.crowds[space], colour)
            for place in (CIRCLE, INTO_BOTTLE)
        ]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D21.13: it needs a place."""
        if option == DONE:
            return None
        if not crowd.count(table.crowds[second(option)], first(option)):
            return reasons.NOT_ON_MAP
        return no_place(table, at.seat, first(option), third(option))

    def waits(self, table: Table, at: Frame) -> bool:
        """D-R.7: a place may still be made."""
        return bool(self.things(table, at)) and may_bring(table, at)

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """The bottle."""
        return {"colour": NAMES[first(option)]}

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """It leaves its space; a boss left alone is expelled (D-R.52)."""
        djinn = first(option)
        space = second(option)
        table.set_crowd(space, table.crowds[space] - ONE[djinn])
        table.tell("captured", at.seat, djinn, space)
        put(table, at.seat, djinn, third(option))
        moves.settle(table, space, False)


class RemoveDjinn(Choose):
    """Put up to n regular djinn of the own space back into the bag (D-R.107)."""

    def __init__(self, n: int) -> None:
        super().__init__("remove-djinn", n, up_to=True)

    def void(self, table: Table, seat: int) -> Reason | None:
        """It needs djinn where the wizard stands."""
        return None if crowd.regulars(table.here(seat)) else reasons.NOBODY_TO_REMOVE

    def things(self, table: Table, at: Frame) -> list[int]:
        """The colours here."""
        return [code(REMOVE, colour) for colour in range(4) if crowd.count(table.here(at.seat), colour)]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """Only who is here."""
        return None if option == DONE or crowd.count(table.here(at.seat), what(option)) else reasons.NOBODY_TO_REMOVE

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Into the bag."""
        space = table.seats[at.seat].space
        table.set_crowd(space, table.crowds[space] - ONE[what(option)])
        moves.put_back(table, what(option))
        table.tell("djinn-removed", at.seat, what(option), space)

    def finish(self, table: Table, at: Frame) -> None:
        """D-R.52, D-R.53: a boss left alone is expelled once the removal is finished."""
        space = table.seats[at.seat].space
        if space >= 0 and table.box.spaces[space].shape == ROUND:
            moves.settle(table, space, False)


ELSEWHERE_PROGRAMS: Final[tuple[Program, ...]] = (CATCH, OVERFLOW)
