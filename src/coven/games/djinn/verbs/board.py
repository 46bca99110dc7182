"""The player board: capacity, minimum, circles, and the scoring cards of one player (D6, D7)."""

from __future__ import annotations

from typing import Final

from coven.engine.core.machine import Frame, Reason, Verb
from coven.engine.core.tuples import with_one
from coven.games.djinn import moves, reasons
from coven.games.djinn.limits import inactive_circles
from coven.games.djinn.table import COVERED, EMPTY, Table
from coven.games.djinn.verbs.capture_elsewhere import OVERFLOW

SECOND: Final = 1  # the circle that the blank covers


class Capacity(Verb[Table]):
    """Move the capacity marker right, field by field; beyond the last field a djinn may be drawn (D6.9 to D6.14)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Table, at: Frame) -> None:
        """The first overflow also turns the marker (D6.12)."""
        owner = table.seats[at.seat]
        for _ in range(self.n):
            if owner.capacity < table.box.limits.capacity_last:
                owner.capacity += 1
                table.tell("capacity-raised", at.seat, owner.capacity)
            else:
                if not owner.turned:
                    owner.turned = True
                    table.tell("capacity-turned", at.seat)
                table.push(OVERFLOW, at.seat)


class Minimum(Verb[Table]):
    """Move the minimum marker right (D6.17)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Table, at: Frame) -> None:
        """At most to its last field."""
        owner = table.seats[at.seat]
        owner.minimum = min(owner.minimum + self.n, table.box.limits.minimum_last)
        table.tell("minimum-raised", at.seat, owner.minimum)


class ActivateCircle(Verb[Table]):
    """Activate the leftmost inactive circle (D7.3)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def void(self, table: Table, seat: int) -> Reason | None:
        """All are active."""
        return None if inactive_circles(table, seat) else reasons.NO_INACTIVE_CIRCLE

    def do(self, table: Table, at: Frame) -> None:
        """As often as printed."""
        for _ in range(self.n):
            moves.activate(table, at.seat)


class CoverCircle(Verb[Table]):
    """The blank goes over the second circle, which counts as inactive (D31.13, D-R.77)."""

    def do(self, table: Table, at: Frame) -> None:
        """Both start circles are alike."""
        owner = table.seats[at.seat]
        if owner.circles[SECOND] == EMPTY:
            owner.circles = with_one(owner.circles, SECOND, COVERED)
            table.tell("circle-covered", at.seat, SECOND)


class DrawScoringCards(Verb[Table]):
    """Draw private scoring cards, one of which counts at the end (D31.10, D-R.2)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Table, at: Frame) -> None:
        """From the cards left after step 10; only their owner sees them."""
        order = table.shuffle(list(table.unused_scoring))
        drawn = order[: self.n]
        table.unused_scoring = tuple(sorted(order[self.n :]))
        owner = table.seats[at.seat]
        owner.private = tuple(sorted((*owner.private, *drawn)))
        for card in drawn:
            table.whisper("scoring-drawn", 1 << at.seat, "scoring-drawn-hidden", at.seat, card)
