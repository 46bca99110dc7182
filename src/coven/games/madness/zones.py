"""Places where cards and curses lie, and a card at its place as one int."""

from typing import Final

HAND: Final = 0
SUPPORT: Final = 1  # the own support
DISCARD: Final = 2
ANY_SUPPORT: Final = 3  # the shared support: everyone's
UNNAMED: Final = 4  # the text names no place (M8.14, M28.8)
OTHER_HANDS: Final = 5
DECK_TOP: Final = 6
DESTROYED: Final = 7
STACK: Final = 8
SUPPLY: Final = 9

ZONES: Final[tuple[str, ...]] = (
    "hand",
    "support",
    "discard",
    "any_support",
    "unnamed",
    "other_hands",
    "deck_top",
    "destroyed",
    "madness_stack",
    "supply",
)
SLOTS: Final[tuple[str, ...]] = ("2", "3a", "3b", "4", "5")  # where curses lie, in filling order (M5.5)


def spot(zone: int, seat: int, card: int) -> int:
    """A card of a kind in a seat's zone."""
    return zone << 7 | seat << 4 | card


def zone_of(option: int) -> int:
    """The zone of a spot."""
    return option >> 7 & 15


def seat_of(option: int) -> int:
    """The seat of a spot."""
    return option >> 4 & 7


def card_of(option: int) -> int:
    """The card of a spot."""
    return option & 15
