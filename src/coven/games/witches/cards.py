"""Sets of cards: every card of the box has a number, and a set is one int with a bit for each card."""

from typing import Final

MOST: Final = 62  # cards that fit into one int


def bit(card: int) -> int:
    """The set that holds one card."""
    return 1 << card


def has(cards: int, card: int) -> bool:
    """Whether a card lies in a set."""
    return cards >> card & 1 == 1


def listed(cards: int) -> list[int]:
    """Every card of a set, in order."""
    found: list[int] = []
    while cards > 0:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return found


def size(cards: int) -> int:
    """How many cards a set holds."""
    return cards.bit_count()


def set_of(order: list[int]) -> int:
    """The set of these cards."""
    cards = 0
    for card in order:
        cards |= 1 << card
    return cards
