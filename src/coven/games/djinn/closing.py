"""The end of a game in company: how many turns a player has left, and what the final Source action will bring."""

from __future__ import annotations

from typing import Final

from coven.games.djinn import crowd
from coven.games.djinn.limits import free_circles, mage_fee, most_magic, source_fee
from coven.games.djinn.strength import usable_mages
from coven.games.djinn.table import ROW_CLOSED, ROW_OPEN, Seat, Table

MOVED: Final = 0.4  # of a turn is left once the wizard has moved
EACH_BOSS: Final = 2.0  # turns that go by until a boss leaves the map
THEN: Final = 1.5  # turns left once the last one has
SURE: Final = 0.9  # what is planned for the final action is worth so much of what is done


def bosses_left(table: Table) -> int:
    """The bosses on the map."""
    found = 0
    for group in table.crowds:
        found += crowd.bosses(group)
    return found


def turns_left(table: Table, seat: int) -> float:
    """D25: the own turns to come before the final Source action; they are known once the last boss has left."""
    if table.final:
        return 0.0
    ahead = _ahead(table, seat)
    running = 0.0 if ahead < 0 else MOVED if ahead == 0 and table.turn.moved else 1.0
    if table.last_round:
        return float(table.last_round - table.round) + running
    return THEN + EACH_BOSS * bosses_left(table) + running


def finish(table: Table, seat: int) -> float:
    """The points that the final Source action brings with what a player has (D20, D25.4): bosses of the supply for
    magic, bottles and corks for scrolls."""
    ahead = _ahead(table, seat)
    if table.final and ahead < 0:
        return 0.0
    running = table.final and ahead == 0
    bosses = 0 if running and table.turn.row1 != ROW_OPEN else _strength(table, seat) // table.box.limits.supply_boss
    fee = max(1, source_fee(table, seat))
    rewards = 0 if running and table.turn.row2 == ROW_CLOSED else table.seats[seat].scrolls // fee
    return SURE * _filled(table, seat, min(bosses, table.bosses), rewards)


def _ahead(table: Table, seat: int) -> int:
    """How many turns of this round come before the next one of a player: none if it is running, less if it is over."""
    n = len(table.seats)
    return (seat - table.first) % n - (table.active - table.first) % n


def _filled(table: Table, seat: int, bosses: int, rewards: int) -> float:
    """The points for so many bosses, and for bottles and corks that are wanted for them and for djinn on circles."""
    owner, limits = table.seats[seat], table.box.limits
    bottles = sum(owner.bottles)
    pairs, spare = min(bottles, owner.corks), abs(bottles - owner.corks)
    made = min(rewards, spare) + max(0, rewards - spare) // 2
    ready = min(_fitting(owner), owner.corks)  # on circles, and bottled as soon as anybody likes
    pairs, free = pairs - ready, free_circles(table, seat) + ready
    held = len([circle for circle in owner.circles if circle > 0]) - ready
    bosses = min(bosses, free + pairs + made)
    bottled = min(bosses, pairs + made)
    filled = ready + min(max(0, made - max(0, bottled - pairs)), held)
    total = (limits.vp_bottled - 2 * limits.vp_unused) * bottled + limits.vp_circle * min(bosses - bottled, free)
    return total + rewards + (limits.vp_bottled - limits.vp_circle - 2 * limits.vp_unused) * filled


def _fitting(owner: Seat) -> int:
    """How many djinn on circles there are bottles for."""
    found = unfilled = 0
    for colour, n in enumerate(owner.bottles):
        waiting = min(n, owner.circles.count(colour + 1))
        found += waiting
        unfilled += n - waiting
    return found + min(unfilled, owner.circles.count(1 + crowd.BOSS))


def _strength(table: Table, seat: int) -> int:
    """What could be paid for bosses of the supply: magic, keys, mages as far as there are coins for them."""
    owner = table.seats[seat]
    total = owner.magic + min(owner.keys, most_magic(table, seat) - owner.magic)
    total += owner.powers.boost + owner.powers.boost_boss
    for gear in owner.powers.bursts:
        total += table.box.gear[gear].ability.burst
    coins = owner.coins
    for mage in usable_mages(table, seat):
        fee = mage_fee(table, seat, mage)
        if fee <= coins:
            coins -= fee
            total += table.box.mages[mage].green
    return total
