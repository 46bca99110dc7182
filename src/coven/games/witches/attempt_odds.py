"""The symbols a witch could add to an attempt."""

from __future__ import annotations

from coven.games.witches import cards
from coven.games.witches.box import BROOMSTICK
from coven.games.witches.pieces import NOWHERE
from coven.games.witches.table import Table
from coven.games.witches.verbs.attempting import has_magic_tile


def symbols(table: Table, seat: int) -> list[int]:
    """The cards with Headology or Magic; NOWHERE stands for Annagramma's tile."""
    held = cards.listed(table.seats[seat].hand)
    found = [card for card in held if table.box.cards[card].symbol != BROOMSTICK]
    return [*found, NOWHERE] if has_magic_tile(table, seat) else found
