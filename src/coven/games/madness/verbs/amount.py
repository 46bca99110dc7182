"""How many: a number, a factor, as many as before, all."""

from __future__ import annotations

from typing import Final

from coven.engine.core.machine import Frame

FIXED: Final = 0
FACTOR: Final = 1  # M10.6: grows with the multiple paid
SAME: Final = 2  # as many as the previous step moved, times the number
SAME_FACTOR: Final = 3
ALL: Final = 4
NO_LIMIT: Final = 99


class Amount:
    """A number in a card's text."""

    def __init__(self, number: int, mode: int = FIXED) -> None:
        self.number = number
        self.mode = mode

    def of(self, at: Frame) -> int:
        """The number it comes to here."""
        mode = self.mode
        if mode == FIXED:
            return self.number
        if mode == FACTOR:
            return self.number * at.factor
        if mode == SAME:
            return at.moved * self.number
        if mode == SAME_FACTOR:
            return at.moved * self.number * at.factor
        return NO_LIMIT
