"""The exact chance of an attempt after its first two dice, for every choice of symbols."""

from __future__ import annotations

from coven.engine.core.machine import Values
from coven.games.witches import cards
from coven.games.witches.box import HEADOLOGY, MAGIC, MAGIC_TILE
from coven.games.witches.limits import difficulty, total
from coven.games.witches.table import Table


def ways(dice: tuple[int, ...], missing: int) -> int:
    """In how many of the equally likely rolls of two dice the missing points come up."""
    return len([1 for one in dice for other in dice if one + other >= missing])


def held(table: Table, seat: int, symbol: int) -> int:
    """How many symbols of a kind a player could still commit; Annagramma's tile is Magic (W3.9)."""
    owner = table.seats[seat]
    count = len([card for card in cards.listed(owner.hand) if table.box.cards[card].symbol == symbol])
    if symbol == MAGIC and owner.ability and table.box.witches[owner.witch].ability == MAGIC_TILE:
        count += 1
    return count


def odds(table: Table, seat: int) -> Values:
    """W8.11, W8.17: `total` rolls, of which `ways-h-m` succeed with h more Headology and m more Magic symbols."""
    numbers = table.box.numbers
    missing = difficulty(table, table.attempt.slot) - total(table, seat)
    found: Values = {"total": len(table.box.dice) ** 2, "missing": missing}
    for headology in range(held(table, seat, HEADOLOGY) + 1):
        for magic in range(held(table, seat, MAGIC) + 1):
            added = headology * numbers.headology_value + magic * numbers.magic_value
            found[f"ways-{headology}-{magic}"] = ways(table.box.dice, missing - added)
    return found
