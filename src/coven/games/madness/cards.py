"""Deck cards and bags.

A card is its kind, a small int: 0 is madness, then water 1 to 3, earth 1 to 3, fire 1 to 3, air 1 to 3. A zone whose
order does not matter is a bag: one int with a counter for each kind. Bags are joined by `+` and taken apart by `-`,
and a clone shares them. The counters are wide enough for every card in the box, so a sum never runs over.
"""

from typing import Final

ELEMENTS: Final[tuple[str, ...]] = ("water", "earth", "fire", "air")
WATER: Final = 0
EARTH: Final = 1
FIRE: Final = 2
AIR: Final = 3

MADNESS: Final = 0
KINDS: Final = 13
MOST: Final[tuple[int, ...]] = (63, 31, 15, 15, 31, 15, 15, 31, 15, 15, 31, 15, 15)  # what each counter can hold
SHIFT: Final[tuple[int, ...]] = (0, 6, 11, 15, 19, 24, 28, 32, 37, 41, 45, 50, 54)
ONE: Final = tuple(1 << shift for shift in SHIFT)  # a bag with one card of the kind

EACH: Final[tuple[int, ...]] = tuple(most << shift for most, shift in zip(MOST, SHIFT, strict=True))  # all of a kind

ELEMENT_OF: Final[tuple[int, ...]] = (-1, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3)
VALUE_OF: Final[tuple[int, ...]] = (0, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3)

NAMES: Final[tuple[str, ...]] = ("madness", *(f"{element}-{value}" for element in ELEMENTS for value in (1, 2, 3)))


def card(element: int, value: int) -> int:
    """The kind of an element card."""
    return element * 3 + value


def _mask(kinds: tuple[int, ...]) -> int:
    return sum(MOST[kind] << SHIFT[kind] for kind in kinds)


ONLY_MADNESS: Final = _mask((0,))
ANY: Final = _mask(tuple(range(13)))
FILTERS: Final = {
    "any": ANY,
    "madness": ONLY_MADNESS,
    "element": _mask(tuple(range(1, 13))),
    "water": _mask((1, 2, 3)),
    "earth": _mask((4, 5, 6)),
    "fire": _mask((7, 8, 9)),
    "air": _mask((10, 11, 12)),
    "value1": _mask((1, 4, 7, 10)),
    "value2": _mask((2, 5, 8, 11)),
    "value3": _mask((3, 6, 9, 12)),
}
ELEMENT_MASKS: Final[tuple[int, ...]] = (FILTERS["water"], FILTERS["earth"], FILTERS["fire"], FILTERS["air"])
ELEMENT_CARDS: Final = FILTERS["element"]
VALUE_TWO: Final = FILTERS["value2"]


def count(bag: int, kind: int) -> int:
    """How many cards of a kind a bag holds."""
    return bag >> SHIFT[kind] & MOST[kind]


def size(bag: int) -> int:
    """How many cards a bag holds."""
    total = bag & 63
    bag >>= 6
    while bag > 0:
        total += (bag & 31) + (bag >> 5 & 15) + (bag >> 9 & 15)
        bag >>= 13
    return total


def kinds(bag: int) -> list[int]:
    """The different kinds in a bag, in order."""
    found = [MADNESS] if bag & 63 else []
    bag >>= 6
    kind = 1
    while bag > 0:
        if bag & 31:
            found.append(kind)
        if bag & 0x1E0:
            found.append(kind + 1)
        if bag & 0x1E00:
            found.append(kind + 2)
        bag >>= 13
        kind += 3
    return found


def listed(bag: int) -> list[int]:
    """Every single card of a bag, in order."""
    cards: list[int] = []
    for kind in kinds(bag):
        cards += [kind] * count(bag, kind)
    return cards


def bag_of(cards: list[int]) -> int:
    """The bag that holds these cards."""
    bag = 0
    for kind in cards:
        bag += ONE[kind]
    return bag


def elements(bag: int, element: int) -> int:
    """M2.10: how many elements of one type the cards of a bag produce."""
    field = bag >> (6 + 13 * element)
    return (field & 31) + 2 * (field >> 5 & 15) + 3 * (field >> 9 & 15)
