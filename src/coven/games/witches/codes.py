"""Answers as small ints: what kind of answer, and the card, slot or number it speaks of."""

from typing import Final

from coven.engine.core.machine import DONE

SHIFT: Final = 20  # room for three cards

CHOOSE: Final = 1
START: Final = 2
PASS: Final = 3
QUIET: Final = 4
CRISIS: Final = 5
PLAY: Final = 6
ABILITY: Final = 7
POWER: Final = 8
STAY: Final = 9
WALK: Final = 10
SWITCH: Final = 11
LOOK: Final = 12
RIDE: Final = 13
FLY: Final = 14
GO: Final = 15
WAIT: Final = 16
STOP: Final = 17
FACE: Final = 18
ROLL: Final = 19
STAND: Final = 20
RUN: Final = 21
USE: Final = 22
USE_TILE: Final = 23
ACCEPT: Final = 24
FLEE: Final = 25
STUMBLE: Final = 26
TAKE_FROM: Final = 27
RETURN: Final = 28
LOSE: Final = 29
HELP: Final = 30
REVEAL: Final = 31
PEEK: Final = 32
REROLL: Final = 33
DISCARD: Final = 34
SOLVE: Final = 35


def code(kind: int, what: int = 0) -> int:
    """An answer as one int."""
    return kind << SHIFT | what


def three(first: int, second: int, third: int) -> int:
    """Three cards as one int; ascending, so that it is never 0."""
    return first | second << 6 | third << 12


def three_of(what: int) -> tuple[int, int, int]:
    """The three cards of one int."""
    return what & 63, what >> 6 & 63, what >> 12


def kind_of(option: int) -> int:
    """What kind of answer it is."""
    return 0 if option == DONE else option >> SHIFT


def what_of(option: int) -> int:
    """What it speaks of."""
    return option & (1 << SHIFT) - 1
