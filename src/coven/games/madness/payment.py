"""Cards that pay, and the cheapest way to pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coven.engine.core.answers import second
from coven.games.madness import cards
from coven.games.madness.bill import amount, unused
from coven.games.madness.cards import AIR, ELEMENT_OF, card
from coven.games.madness.zones import HAND, SUPPORT, card_of, spot, zone_of

if TYPE_CHECKING:
    from coven.games.madness.table import Deed, Table


def counts_as(option: int) -> int:
    """The element a paid card counts as."""
    counted = second(option)
    return counted - 1 if counted else ELEMENT_OF[card_of(option)]


def converted(option: int, element: int) -> int:
    """The same card, counted as another element (M25.5)."""
    return option | (1 + element) << 11


def is_converted(option: int) -> bool:
    """Whether the card counts as another element."""
    return second(option) > 0


def spots(table: Table, deed: Deed, kind: int) -> list[int]:
    """Every card of a kind in reach, own hand first, then the own support, then the others clockwise."""
    found = [spot(HAND, deed.seat, kind)] * cards.count(unused(table, deed, HAND, deed.seat), kind)
    n = len(table.seats)
    for step in range(n):
        seat = (deed.seat + step) % n
        for _ in range(cards.count(unused(table, deed, SUPPORT, seat), kind)):
            found.append(spot(SUPPORT, seat, kind))
    return found


def cheapest(table: Table, deed: Deed) -> list[int]:
    """The payment to propose: least lost, own hand before supports, fewest cards, low values first."""
    payment: list[int] = []
    for element in range(4):
        due = amount(deed.due, element)
        if due:
            values = [spots(table, deed, card(element, value)) for value in (1, 2, 3)]
            if len(values[0]) + 2 * len(values[1]) + 3 * len(values[2]) < due:
                payment.append(converted(spots(table, deed, card(AIR, 1))[0], element))
                due -= 1
            elif element == AIR and any(is_converted(option) for option in payment):
                values[0] = values[0][1:]  # this one stands in for another element
            if due:
                payment += _fewest_lost(values[0], values[1], values[2], due)
    return payment


def _fewest_lost(ones: list[int], twos: list[int], threes: list[int], due: int) -> list[int]:
    best: list[int] = []
    lowest = 1 << 30
    for three in range(min(len(threes), (due + 2) // 3) + 1):
        for two in range(min(len(twos), (due + 1) // 2) + 1):
            one = min(max(due - 3 * three - 2 * two, 0), len(ones))
            lost = 3 * three + 2 * two + one - due
            if lost < 0 or lost > lowest >> 24:
                continue
            chosen = ones[:one] + twos[:two] + threes[:three]
            shared = 0
            for option in chosen:
                shared += zone_of(option) == SUPPORT
            rank = lost << 24 | shared << 16 | len(chosen) << 8 | three  # what matters more stands higher
            if rank < lowest:
                lowest = rank
                best = chosen
    return best
