"""Costs and purses: four small numbers, one for each element, packed in an int."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from coven.games.madness.cards import ELEMENTS, elements
from coven.games.madness.limits import has_wild_air
from coven.games.madness.zones import SUPPORT

if TYPE_CHECKING:
    from coven.games.madness.table import Deed, Table

BITS: Final = 8
GUARDS: Final = 0x80808080  # one bit above each number, so no cost or purse may reach 128
WILD: Final = 1 << 32  # in a purse: one value-1 air card may count as any element

ONE_OF_OTHERS: Final = 0x00010101  # one element more of each type but air


def amount(cost: int, element: int) -> int:
    """How many elements of a type a cost asks for, or a purse has."""
    return cost >> BITS * element & 255


def most(held: int) -> int:
    """How many elements a purse has of the type it has most of."""
    found = held & 255
    for element in range(1, 4):
        found = max(found, held >> BITS * element & 255)
    return found


def of_one(element: int, n: int) -> int:
    """A cost of n elements of one type."""
    return n << BITS * element


def listed(cost: int) -> dict[str, int]:
    """A cost by element, as far as it asks for any."""
    return {name: cost >> BITS * element & 255 for element, name in enumerate(ELEMENTS) if cost >> BITS * element & 255}


def without(cost: int, element: int, n: int) -> int:
    """The cost that is left after n elements of a type have been paid; what is paid beyond it is lost (M9.6)."""
    due = amount(cost, element)
    return cost - of_one(element, n if n < due else due)


def worth(bag: int) -> int:
    """What cards produce, type by type."""
    return elements(bag, 0) | elements(bag, 1) << 8 | elements(bag, 2) << 16 | elements(bag, 3) << 24


def purse(table: Table, seat: int, bag: int) -> int:
    """What the cards in a player's reach can pay, type by type."""
    total = worth(bag)
    return total | WILD if has_wild_air(table, seat, bag) else total


def weigh(table: Table, seat: int, kept: bool) -> None:
    """M9.4, M26.63: what a player can pay with hand and shared support, for Incarnation with the support alone; beside
    it how many of each element, if nothing else is asked for: there a converted air card counts too (M25.5)."""
    bag = table.shared_support()
    if not kept:
        bag += table.seats[seat].hand
    table.purse = held = purse(table, seat, bag)
    table.reach = held + ONE_OF_OTHERS if held & WILD else held


def covers(held: int, cost: int) -> bool:
    """Whether a purse meets a cost: each number is compared at once, a guard bit above it shows a debt."""
    if ((held | GUARDS) - cost) & GUARDS == GUARDS:
        return True
    return held & WILD > 0 and short(cost, held) == 0


def short(cost: int, held: int) -> int:
    """How many elements a purse lacks to meet a cost; a convertible air card is used where it helps."""
    missing = 0
    for element in range(4):
        lack = (cost >> BITS * element & 255) - (held >> BITS * element & 255)
        if lack > 0:
            missing += lack
    if missing and held & WILD and (held >> 24 & 255) > (cost >> 24 & 255):
        missing -= 1  # M25.5: the spare air card stands in for one element of another type
    return missing


def unused(table: Table, deed: Deed, zone: int, seat: int) -> int:
    """The cards of a place that the payer of a deed can still use."""
    if not deed.kept:
        return table.bag(zone, seat)
    return table.seats[seat].support - deed.used[seat] if zone == SUPPORT else 0
