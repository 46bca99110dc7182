"""Broomsticks: cards used for flying, not for their advantage (W4.9, W6.8)."""

from __future__ import annotations

from coven.engine.core.machine import Reason
from coven.games.witches import cards, reasons
from coven.games.witches.table import Table


def broomsticks(table: Table, seat: int) -> list[int]:
    """The cards in hand with the Broomstick symbol."""
    return cards.listed(table.seats[seat].hand & table.box.brooms)


def riding(table: Table, seat: int, card: int, no_broom: Reason) -> Reason | None:
    """W6.8, W10.4, W11.3, W19.4: a flight needs a card with the Broomstick symbol."""
    if not cards.has(table.seats[seat].hand, card):
        return reasons.NOT_IN_HAND
    return None if cards.has(table.box.brooms, card) else no_broom


def ride(table: Table, seat: int, card: int) -> None:
    """W4.8: the card is used for its Broomstick."""
    table.spend(seat, card)
    table.lay_open("rode", seat, card)
