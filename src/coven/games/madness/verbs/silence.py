"""The promo monster Shh!: nobody may talk while it is in play (M27.12 to M27.14)."""

from __future__ import annotations

from coven.games.madness.cards import MADNESS
from coven.games.madness.table import NO_PAGE, TALKED, Table
from coven.games.madness.zones import DISCARD


def silent(table: Table) -> bool:
    """Whether talking is forbidden now."""
    return table.page != NO_PAGE and table.box.pages[table.page].silence


def talk(table: Table, seat: int) -> None:
    """M27.13, M27.14, M-R.73: talking loses the game at once, or brings the offender two madness cards."""
    if not silent(table):
        return
    table.tell("talked", seat)
    if not table.variants.mild:
        table.lose(TALKED)
        table.options = []
        return
    if table.seats[seat].out:  # nobody there to take the cards
        return
    for _ in range(2):
        if not table.take_madness():
            table.options = []
            return
        table.put(DISCARD, seat, MADNESS)
        table.tell("madness-gained", seat, DISCARD)
