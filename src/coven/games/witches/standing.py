"""What a game is worth to a player: 1 won, -1 lost, and between them how likely it is to be won."""

from __future__ import annotations

from math import exp
from typing import Final

from coven.games.witches.box import COMPETITIVE
from coven.games.witches.outlook import Map
from coven.games.witches.scoring import score
from coven.games.witches.sights import hard_ones, sights, stage
from coven.games.witches.table import HARD_LEFT, LOST, Table
from coven.games.witches.weights import WEIGHTS

HOPE: Final[tuple[float, ...]] = (0.0, 1.5, 0.5)  # by so much, as odds, who thinks does better than who was watched
LICENSED: Final = 29.5
DISTINGUISHED: Final = 40.5
EVEN: Final = 2.5  # points within which a grade is nearly had
NEAR: Final = 1.5  # the same for Hard Problems left
AHEAD: Final = 6.0  # and for a lead


def worth(table: Table, seat: int, ground: Map) -> float:
    """Of an open game as many of its like ended, of another how it ended."""
    if table.over:
        return 2.0 * ended(table, seat) - 1.0
    total = HOPE[table.variants.mode]
    weights = WEIGHTS[table.variants.mode][stage(table)]
    for weight, seen in zip(weights, sights(table, seat, ground), strict=True):
        total += weight * seen
    return 2.0 * odds(total) - 1.0


def odds(logarithm: float) -> float:
    """A chance from the logarithm of its odds."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, logarithm))))


def ended(table: Table, seat: int) -> float:
    """1 won, 0 lost; who loses by little learns where to go, and so does who wins by much."""
    if table.variants.mode == COMPETITIVE:
        return _beaten(table, seat)
    if table.solo():
        points = score(table, 0)
        grades = odds((points - LICENSED) / EVEN) + odds((points - DISTINGUISHED) / EVEN)
        return 0.0 if table.outcome == LOST else 0.5 * grades
    if table.outcome != LOST:
        return 1.0
    spare = table.box.numbers.win_hard_on_map_max + 0.5 - len(hard_ones(table))
    return 0.5 * odds(spare / NEAR) if table.cause == HARD_LEFT else 0.0


def _beaten(table: Table, seat: int) -> float:
    """A victory, and a little for the lead."""
    if table.outcome == LOST:
        return 0.0
    others = [score(table, other) for other in range(len(table.seats)) if other != seat]
    won = 0.7 if table.winners >> seat & 1 else 0.0
    return won + 0.3 * odds((score(table, seat) - max(others)) / AHEAD)
