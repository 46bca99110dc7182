"""Captures outside the mandatory action, from the bag and the map; djinn that are only removed (D-R.58, D-R.60)."""

from __future__ import annotations

from typing import Final

from coven.engine.core.machine import Frame, Program, Reason, Values, Verb
from coven.games.djinn import crowd, moves, reasons
from coven.games.djinn.box import CIRCLE_ONLY, ROUND
from coven.games.djinn.crowd import COLOURS, NAMES, NOBODY, ONE
from coven.games.djinn.free import BOTTLING
from coven.games.djinn.limits import flags, free_circles
from coven.games.djinn.steps import Step
from coven.games.djinn.table import Table
from coven.games.djinn.verbs.ask import Ask

CIRCLE: Final = 0
INTO_BOTTLE: Final = 1
RETURN: Final = 2
DRAW: Final = 0
DECLINE: Final = 1


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


class WantDraw(Ask):
    """The player decides whether to draw a djinn; with an empty bag there is none (D6.11, D-R.59)."""

    def __init__(self) -> None:
        super().__init__("draw-djinn")

    def things(self, table: Table, at: Frame) -> list[int]:
        """Yes or no."""
        return [DRAW, DECLINE] if table.bag else []

    def says(self, table: Table, at: Frame, option: int) -> str:
        """`draw` or `decline`."""
        return "draw" if option == DRAW else "decline"

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


class PlaceDrawn(Ask):
    """The drawn djinn is placed or put back; djinn on circles may be bottled first (D-R.58)."""

    def __init__(self) -> None:
        super().__init__("place-drawn", allowed=BOTTLING)

    def things(self, table: Table, at: Frame) -> list[int]:
        """On a circle, into a bottle, back into the bag."""
        return [CIRCLE, INTO_BOTTLE, RETURN] if table.drawn != NOBODY else []

    def denies(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D21.13: it needs a place."""
        return None if option == RETURN else no_place(table, at.seat, table.drawn, option)

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """The djinn."""
        return {"djinn": NAMES[table.drawn], "colour": NAMES[table.drawn]}

    def asks(self, table: Table, at: Frame) -> Values:
        """The djinn."""
        return {"djinn": NAMES[table.drawn]}

    def says(self, table: Table, at: Frame, option: int) -> str:
        """`put circle`, `put bottle`, `return`."""
        return "return" if option == RETURN else "put circle" if option == CIRCLE else "put bottle"

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """It costs nothing (D-R.58)."""
        djinn = table.drawn
        table.drawn = NOBODY
        if option == RETURN:
            moves.put_back(table, djinn)
            table.tell("djinn-returned", at.seat, djinn)
        else:
            table.tell("captured", at.seat, djinn)
            put(table, at.seat, djinn, option)


CATCH: Final = Program("catch", (DrawDjinn(), PlaceDrawn()))
OVERFLOW: Final = Program("overflow", (WantDraw(), DrawDjinn(), PlaceDrawn()))  # D6.11


class CaptureFromBag(Step):
    """Capture random djinn from the bag (D-R.60)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Table, at: Frame) -> None:
        """One after the other."""
        for _ in range(self.n):
            table.push(CATCH, at.seat)


class CaptureFromMap(Ask):
    """Capture up to n regular djinn from any round spaces for free (D-R.60)."""

    def __init__(self, n: int) -> None:
        super().__init__("capture-from-map", up_to=True)
        self.n = n

    def amount(self, table: Table, at: Frame) -> int:
        """The printed number."""
        return self.n

    def things(self, table: Table, at: Frame) -> list[int]:
        """Every colour at every round space, on a circle or into a bottle."""
        return [
            space << 4 | colour << 1 | place
            for space in range(len(table.crowds))
            for colour in range(4)
            if crowd.count(table.crowds[space], colour)
            for place in (CIRCLE, INTO_BOTTLE)
        ]

    def denies(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D21.13: it needs a place."""
        return None if option < 0 else no_place(table, at.seat, option >> 1 & 7, option & 1)

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """The djinn."""
        colour = NAMES[option >> 1 & 7]
        return {"djinn": colour, "colour": colour}

    def says(self, table: Table, at: Frame, option: int) -> str:
        """`capture red from tavern circle`."""
        place = "circle" if option & 1 == CIRCLE else "bottle"
        location = table.box.locations[table.tiles[option >> 4]].id
        return f"capture {COLOURS[option >> 1 & 7]} from {location} {place}"

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """It leaves its space; a boss left alone is expelled (D-R.52)."""
        space = option >> 4
        djinn = option >> 1 & 7
        table.set_crowd(space, table.crowds[space] - ONE[djinn])
        table.tell("captured", at.seat, djinn)
        put(table, at.seat, djinn, option & 1)
        moves.settle(table, space, False)


class RemoveDjinn(Ask):
    """Put up to n regular djinn of the own space back into the bag (D-R.107)."""

    def __init__(self, n: int) -> None:
        super().__init__("remove-djinn", up_to=True)
        self.n = n

    def void(self, table: Table, seat: int) -> Reason | None:
        """It needs djinn where the wizard stands."""
        return None if crowd.regulars(table.here(seat)) else reasons.NOBODY_HERE

    def amount(self, table: Table, at: Frame) -> int:
        """The printed number."""
        return self.n

    def things(self, table: Table, at: Frame) -> list[int]:
        """The colours here."""
        return [colour for colour in range(4) if crowd.count(table.here(at.seat), colour)]

    def says(self, table: Table, at: Frame, option: int) -> str:
        """`remove red`."""
        return f"remove {COLOURS[option]}"

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Into the bag."""
        space = table.seats[at.seat].space
        table.set_crowd(space, table.crowds[space] - ONE[option])
        moves.put_back(table, option)
        table.tell("djinn-removed", at.seat, option, space)

    def finish(self, table: Table, at: Frame) -> None:
        """D-R.52, D-R.53: a boss left alone is expelled once the removal is finished."""
        space = table.seats[at.seat].space
        if space >= 0 and table.box.spaces[space].shape == ROUND:
            moves.settle(table, space, False)


CATCHING_PROGRAMS: Final[tuple[Program, ...]] = (CATCH, OVERFLOW)
