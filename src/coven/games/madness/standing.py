"""How an open game stands: what the end of many games was like, seen from what lay on the table before."""

from __future__ import annotations

from typing import Final

from coven.games.madness import bill, cards
from coven.games.madness.cards import MADNESS
from coven.games.madness.plan import FAR, TURNS, Plan
from coven.games.madness.table import Table

STAGES: Final[tuple[int, ...]] = (0, 0, 0, 1, 1, 2, 3)  # which weights hold in which round
PER_TURN: Final = 0.75  # how many madness cards a turn takes from the stack
WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (  # least squares over 1 500 games of the rules of thumb
    (-1.495, 0.085, 0.0, 0.863, -0.069, -0.18, 0.258, 0.019, -0.035, -0.092),
    (-1.259, 0.107, 0.0, 0.501, -0.073, -0.199, 0.551, -0.028, 0.034, -0.308),
    (-1.264, 0.132, 0.0, 0.349, -0.117, -0.162, 0.791, -0.014, 0.089, -0.455),
    (-0.023, 0.0, -0.118, 0.273, -0.068, -0.139, 0.645, -0.678, -0.348, -0.304),
)


def seen(table: Table) -> list[float]:
    """What tells how a game will end: time, stack, cards, madness, and what the curses lack."""
    n = len(table.seats)
    shared = table.shared_support()
    mad = owned = held = spells = 0
    stuck = cards.count(shared, MADNESS)
    held += _all(shared)
    for seat in table.seats:
        everything = seat.hand + seat.support + seat.discard + cards.bag_of(list(seat.deck))
        mad += cards.count(everything, MADNESS)
        stuck += cards.count(seat.hand, MADNESS)
        owned += _all(everything)
        held += _all(seat.hand)
        spells += len(seat.spells)
    left, lacks = _curses(table, shared)
    turns = TURNS * (table.box.limits.rounds - table.round) + TURNS - table.marker
    ahead = TURNS + 1 - table.marker  # turns of this round, this one included
    margin = (table.stack - PER_TURN * turns) / 6.0
    return [
        1.0,
        max(-1.5, min(1.5, margin)),
        max(0.0, 1.0 - table.stack / 4.0),
        owned / (20.0 * n),
        stuck / (2.0 * n),
        (mad - stuck) / (2.0 * n),
        held / (8.0 * n),
        left / 3.0,
        lacks / (4.0 + 2.0 * ahead),
        left / (1.0 + ahead),
    ]


def _all(bag: int) -> int:
    worth = bill.worth(bag)
    return (worth & 255) + (worth >> 8 & 255) + (worth >> 16 & 255) + (worth >> 24 & 255)


def _curses(table: Table, shared: int) -> tuple[int, int]:
    plan = Plan(table, table.active, shared)
    left = lacks = 0
    for slot in range(5):
        if table.curses[slot] is not None:
            left += 1
            lacks += min(plan.lacks[slot], 4) if plan.lacks[slot] < FAR else 4
    return left, lacks


def standing(table: Table) -> float:
    """What an open game is worth, from -0.95 to 0.95."""
    total = 0.0
    for weight, worth in zip(WEIGHTS[STAGES[min(table.round, 6)]], seen(table), strict=True):
        total += weight * worth
    return max(-0.95, min(0.95, total))
