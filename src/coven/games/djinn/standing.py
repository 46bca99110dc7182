"""What a game is worth to a player: 1 won, -1 lost, and between them how likely it is to be won."""

from __future__ import annotations

from math import exp
from typing import Final

from coven.games.djinn import crowd
from coven.games.djinn.estate import bosses_left, worth
from coven.games.djinn.limits import free_circles, most_magic
from coven.games.djinn.scoring import score
from coven.games.djinn.table import FACE_DOWN, LOST, Table

# what each of the sights adds to the bosses left in the end: scripts/tom.py finds them anew
TOM: Final[tuple[float, ...]] = (
    *(0.9485, 0.6702, 0.1071, -0.1235, 0.0039, -0.0275),
    *(-0.0247, -0.092, -0.0009, -0.0223, -0.0181, -0.018, -0.0221, -0.0834, -0.0072),
)


def chances(table: Table, seat: int) -> float:
    """Against Tom, or against the others."""
    return alone(table) if table.solo() else against(table, seat)


def likely(margin: float) -> float:
    """A chance, from what is ahead in units of what may still change."""
    return 1.0 / (1.0 + exp(-1.7 * max(-20.0, min(20.0, margin))))


def against(table: Table, seat: int) -> float:
    """The lead in points, and in what will be made of the rest."""
    lead = worth(table, seat) - max([worth(table, other) for other in range(len(table.seats)) if other != seat])
    if table.over:
        return 0.8 * table.returns()[seat] + 0.2 * max(-1.0, min(1.0, lead / 60.0))
    return 0.9 * (2.0 * likely(lead / (15.0 + 8.0 * bosses_left(table))) - 1.0)


def alone(table: Table) -> float:
    """Whether the last boss leaves in time. Who loses with fewer bosses left learns where to go."""
    if table.outcome == LOST:
        return nearly(float(bosses_left(table)))
    points = min(1.0, max(0.0, score(table, 0) / 150.0))
    if table.over:
        return 0.8 + 0.2 * points
    left = remaining(table)
    chance = likely((0.5 - left) / (0.45 + 0.03 * len(table.tom)))
    return chance * (0.8 + 0.2 * points) + (1.0 - chance) * nearly(max(1.0, left))


def nearly(left: float) -> float:
    """A lost game, by the bosses left."""
    return -0.85 - 0.025 * left


def remaining(table: Table) -> float:
    """How many bosses will be left when Tom's cards are used up, as far as can be expected."""
    found = 0.0
    for number, seen in enumerate(sights(table)):
        found += TOM[number] * seen
    return found


def sights(table: Table) -> list[float]:
    """What tells how it will end: bosses, the djinn beside them, Tom's cards, and what the player has."""
    owner = table.seats[0]
    visits = len(table.tom) - 1.0
    left = 0.0
    regulars = 0.0
    for group in table.crowds:
        if crowd.bosses(group):
            left += 1.0
            regulars += crowd.regulars(group)
    green = 0
    for card in owner.mages:
        if not card & FACE_DOWN:
            green += table.box.mages[card >> 1].green
    bottles = sum(owner.bottles)
    bottled = min(bottles, owner.corks)
    return [
        1.0,
        left,
        regulars,
        visits,
        visits * visits,
        left * visits,
        float(owner.magic),
        float(most_magic(table, 0)),
        float(owner.minimum),
        float(green),
        float(len(owner.mages)),
        float(min(owner.coins, 8)),
        float(owner.scrolls),
        float(free_circles(table, 0) + bottled),
        float(bottles + owner.corks - 2 * bottled),
    ]
