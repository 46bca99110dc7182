"""How a computer player pays: the whole payment is settled before the first card of it is laid down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coven.engine.core.answers import code
from coven.games.madness.answers import PAY, PAY_ALL
from coven.games.madness.bill import amount
from coven.games.madness.cards import VALUE_OF, card
from coven.games.madness.payment import cheapest, spots
from coven.games.madness.taste import TASTE
from coven.games.madness.zones import SUPPORT, card_of, zone_of

if TYPE_CHECKING:
    from coven.games.madness.table import Deed, Table


def next_payment(table: Table) -> int:
    """The answer to take now: settle as proposed, or the first card of a payment that is liked better."""
    deed = table.deed
    if deed.kept or table.converts:
        return PAY_ALL
    cards = cheapest(table, deed)
    for element in range(4):
        due = amount(deed.due, element)
        if due:
            liked = _liked(table, deed, element, due)
            proposed = [option for option in cards if (card_of(option) - 1) // 3 == element]
            if liked and sorted(liked) != sorted(proposed):
                return code(PAY, liked[0])
    return PAY_ALL


def _liked(table: Table, deed: Deed, element: int, due: int) -> list[int]:
    """Of all ways to pay so many elements of a type the one whose cards are missed least."""
    ones = spots(table, deed, card(element, 1))
    twos = spots(table, deed, card(element, 2))
    threes = spots(table, deed, card(element, 3))
    best: list[int] = []
    lowest = 1000.0
    for three in range(min(len(threes), (due + 2) // 3) + 1):
        for two in range(min(len(twos), (due + 1) // 2) + 1):
            one = min(max(due - 3 * three - 2 * two, 0), len(ones))
            lost = 3 * three + 2 * two + one - due
            if lost < 0:
                continue
            chosen = threes[:three] + twos[:two] + ones[:one]
            price = TASTE.pay_lost * lost
            for option in chosen:
                price += _missed(VALUE_OF[card_of(option)])
                if zone_of(option) == SUPPORT:
                    price += TASTE.pay_shared
            if price < lowest:
                lowest = price
                best = chosen
    return best


def _missed(value: int) -> float:
    return TASTE.pay_one if value == 1 else TASTE.pay_two if value == 2 else TASTE.pay_three
