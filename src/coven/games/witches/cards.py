"""Sets of cards or slots: each has a number, and a set is one int with a bit for each of them."""

from typing import Final

from mypy_extensions import i64

MOST: Final = 62  # cards that fit into one int
PRIME: Final[i64] = 67  # the powers of two below its square leave different remainders
PLACES: Final[tuple[int, ...]] = tuple([{pow(2, n, 67): n for n in range(63)}.get(rest, 0) for rest in range(67)])


def bit(card: int) -> int:
    """The set that holds one card."""
    return 1 << card


def has(cards: int, card: int) -> bool:
    """Whether a card lies in a set."""
    return cards >> card & 1 == 1


def first(cards: int) -> int:
    """The lowest card of a set that is not empty."""
    left: i64 = cards
    return PLACES[(left & -left) % PRIME]


def listed(cards: int) -> list[int]:
    """Every card of a set, in order."""
    found: list[int] = []
    left: i64 = cards
    while left > 0:
        lowest = left & -left
        found.append(PLACES[lowest % PRIME])
        left ^= lowest
    return found


def size(cards: int) -> int:
    """How many cards a set holds."""
    left: i64 = cards
    found = 0
    while left > 0:
        left &= left - 1
        found += 1
    return found


def set_of(order: list[int]) -> int:
    """The set of these cards."""
    cards = 0
    for card in order:
        cards |= 1 << card
    return cards
