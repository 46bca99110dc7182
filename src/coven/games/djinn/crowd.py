"""Djinn in crowds.

A djinn is its colour, a small int; a boss is one more colour. A crowd is one int with a counter of four bits for each:
crowds are joined by `+` and taken apart by `-`, and a clone shares them.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from coven.engine.core.codecs import place
from coven.engine.core.errors import PositionError

COLOURS: Final[tuple[str, ...]] = ("red", "blue", "brown", "white")
BOSS: Final = 4
NAMES: Final[tuple[str, ...]] = ("red", "blue", "brown", "white", "boss")
KINDS: Final = 5
MOST: Final = 15  # what each counter can hold
ONE: Final[tuple[int, ...]] = (1, 1 << 4, 1 << 8, 1 << 12, 1 << 16)
REGULAR: Final = (1 << 16) - 1
NOBODY: Final = -1


def count(crowd: int, colour: int) -> int:
    """How many djinn of a colour a crowd holds."""
    return crowd >> (4 * colour) & 15


def bosses(crowd: int) -> int:
    """How many bosses a crowd holds."""
    return crowd >> 16 & 15


def regulars(crowd: int) -> int:
    """How many regular djinn a crowd holds."""
    pairs = (crowd & 0x0F0F) + (crowd >> 4 & 0x0F0F)  # red and blue in the low byte, brown and white in the high one
    return (pairs & 255) + (pairs >> 8)


def size(crowd: int) -> int:
    """How many djinn and bosses a crowd holds."""
    return regulars(crowd) + (crowd >> 16 & 15)


@lru_cache(maxsize=4096)
def kinds(crowd: int) -> tuple[int, ...]:
    """The different colours in a crowd, bosses last."""
    return tuple([colour for colour in range(KINDS) if crowd >> (4 * colour) & 15])


def holds(crowd: int, part: int) -> bool:
    """Whether a crowd has all of another one among it."""
    return not [colour for colour in range(KINDS) if count(part, colour) > count(crowd, colour)]


def listed(crowd: int) -> list[int]:
    """Every single djinn of a crowd, bosses last."""
    found: list[int] = []
    for colour in range(KINDS):
        found += [colour] * (crowd >> (4 * colour) & 15)
    return found


def named(crowd: int) -> str:
    """Every single djinn of a crowd in words: `red red boss`."""
    return " ".join([NAMES[djinn] for djinn in listed(crowd)])


@lru_cache(maxsize=4096)
def parts(crowd: int) -> tuple[int, ...]:
    """Every crowd that can be picked out of this one, the smallest first; the empty one is no pick."""
    found = [0]
    for colour in range(KINDS):
        n = count(crowd, colour)
        if n:
            found = [part + taken * ONE[colour] for taken in range(n + 1) for part in found]
    return tuple(sorted(found[1:], key=size))


def write_counts(counts: Sequence[int], names: Sequence[str]) -> str:
    """Numbers by name in short: `red*2 blue`."""
    return " ".join([name + (f"*{n}" if n > 1 else "") for name, n in zip(names, counts, strict=False) if n])


def read_counts(text: str, names: Sequence[str], most: int, where: str) -> list[int]:
    """Numbers by name; `red*2` stands for two."""
    found = [0] * len(names)
    for word in text.split():
        name, star, digits = word.partition("*")
        number = place(name, names, where, "colour")
        if star and (not digits.isdecimal() or len(digits) > 5 or digits.startswith("0")):
            raise PositionError("position-bad-number", where=where, given=word)
        found[number] += int(digits) if star else 1
        if found[number] > most:
            raise PositionError("position-too-many", where=where, card=name, given=found[number], most=most)
    return found


def write_crowd(crowd: int) -> str:
    """A crowd in short: `red*2 boss`."""
    return write_counts([count(crowd, colour) for colour in range(KINDS)], NAMES)


def read_crowd(text: str, where: str) -> int:
    """A crowd."""
    return sum([n * ONE[colour] for colour, n in enumerate(read_counts(text, NAMES, MOST, where))])
