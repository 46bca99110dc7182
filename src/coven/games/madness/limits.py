"""The numbers that abilities and variants change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coven.games.madness import cards
from coven.games.madness.box import AIR_WILD, SIX_SPELLS, SUPPORT_FIVE
from coven.games.madness.cards import AIR, card

if TYPE_CHECKING:
    from coven.games.madness.table import Table


def support_limit(table: Table, seat: int) -> int:
    """M19.2, M25.3: three places, Rosana has five."""
    return 5 if table.wizard(seat).ability == SUPPORT_FIVE else table.box.limits.support_slots


def free_places(table: Table, seat: int) -> int:
    """M19.9: places left in a support; over its limit it has none."""
    free = support_limit(table, seat) - cards.size(table.seats[seat].support)
    return free if free > 0 else 0


def spell_limit(table: Table, seat: int) -> int:
    """M11.6, M25.23: five spells, Patrik holds six."""
    return 6 if table.wizard(seat).ability == SIX_SPELLS else table.box.limits.spell_limit


def cure_cost(table: Table) -> int:
    """M14.2, M28.7: two elements of one type, three with Creeping Madness."""
    return table.box.limits.cure_cost + (1 if table.variants.creeping_madness else 0)


def may_convert(table: Table, seat: int) -> bool:
    """M25.5, M25.6, M-R.25: Harold, once in his own turn, also in an action somebody grants him in it."""
    return seat == table.active and not table.ability_used and table.wizard(seat).ability == AIR_WILD


def has_wild_air(table: Table, seat: int, bag: int) -> bool:
    """M-R.29: whether a payer could convert one of the air cards in reach."""
    return may_convert(table, seat) and cards.count(bag, card(AIR, 1)) > 0
