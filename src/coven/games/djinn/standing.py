"""What a game is worth to a player: 1 won, -1 lost, and between them how likely it is to be won."""

from __future__ import annotations

from math import exp
from typing import Final

from coven.games.djinn import crowd
from coven.games.djinn.box import ROUND
from coven.games.djinn.campaign import Campaign
from coven.games.djinn.closing import bosses_left, turns_left
from coven.games.djinn.estate import worth
from coven.games.djinn.limits import free_circles, most_magic
from coven.games.djinn.pack import WISH
from coven.games.djinn.scoring import score
from coven.games.djinn.table import FACE_DOWN, LOST, Seat, Table
from coven.games.djinn.weights import TOM

HOPE: Final = 1.0  # by so much, as the logarithm of odds, who thinks does better than those who were watched
BOSSES: Final = 6
NEARLY: Final = 0.3  # what a lost game is learned as, had but the last boss stayed


def chances(table: Table, seat: int) -> float:
    """Against Tom, or against the others."""
    return alone(table) if table.solo() else against(table, seat)


def likely(margin: float) -> float:
    """A chance, from what is ahead in units of what may still change."""
    return 1.0 / (1.0 + exp(-1.7 * max(-20.0, min(20.0, margin))))


def against(table: Table, seat: int) -> float:
    """The lead in points, and in what will be made of the rest."""
    worths = [worth(table, one, turns_left(table, one)) for one in range(len(table.seats))]
    lead = worths[seat] - max([worths[other] for other in range(len(worths)) if other != seat])
    if table.over:
        return 0.8 * table.returns()[seat] + 0.2 * max(-1.0, min(1.0, lead / 60.0))
    chance = 2.0 * likely(lead / (15.0 + 8.0 * bosses_left(table))) - 1.0
    return 0.8 * chance + 0.1 * max(-1.0, min(1.0, lead / 60.0))  # who is far behind or ahead still counts points


def alone(table: Table) -> float:
    """Whether the last boss leaves in time, as many games of the like ended."""
    if table.over or not table.bosses_on_map():
        return 2.0 * ended(table) - 1.0
    total = HOPE
    for weight, seen in zip(TOM[stage(table)], sights(table), strict=True):
        total += weight * seen
    return 2.0 / (1.0 + exp(-max(-30.0, min(30.0, total)))) - 1.0


def ended(table: Table) -> float:
    """1 won with many points, 0 lost with all bosses: who loses with fewer bosses left learns where to go."""
    if table.outcome == LOST:
        return NEARLY * (1.0 - min(bosses_left(table), BOSSES) / BOSSES)
    return 0.9 + 0.1 * min(1.0, max(0.0, score(table, 0) / 150.0))


def stage(table: Table) -> int:
    """Which weights hold: by Tom's cards."""
    return min(len(table.tom) // 3, len(TOM) - 1)


def sights(table: Table) -> list[float]:
    """What tells how it will end: bosses, the djinn beside them, Tom's cards, what the player has, and where the best
    way leads."""
    owner = table.seats[0]
    campaign = Campaign(table)
    visits = max(0.0, len(table.tom) - 1.0)
    left = cost = dearest = crowded = 0.0
    limits = table.box.limits
    for group in table.crowds:
        if crowd.bosses(group):
            regulars = crowd.regulars(group)
            price = min(limits.regular * regulars, limits.boss_base + limits.boss_each * regulars)
            left += 1.0
            cost += price
            dearest = max(dearest, price)
            crowded += 1.0 if regulars > 2 else 0.0
    bottles = sum(owner.bottles)
    bottled = min(bottles, owner.corks)
    room = free_circles(table, 0) + bottled
    return [
        1.0,
        left / 3.0,
        visits / 5.0,
        left / (1.0 + visits),
        max(0.0, left - visits),
        cost / 20.0,
        dearest / 8.0,
        crowded / 2.0,
        (cost - owner.magic) / (4.0 + 4.0 * visits),
        owner.magic / 6.0,
        most_magic(table, 0) / 6.0,
        owner.minimum / 2.0,
        _helpers(table, owner) / 4.0,
        len(owner.mages) / 4.0,
        min(owner.coins, 8) / 5.0,
        min(owner.scrolls, 6) / 3.0,
        min(room, 4) / 2.0,
        1.0 if room == 0 else 0.0,
        (bottles + owner.corks - 2 * bottled) / 3.0,
        1.0 if table.box.spaces[max(owner.space, 0)].shape == ROUND else 0.0,
        campaign.pack.worth() / WISH.boss,
        campaign.ahead() / WISH.boss,
    ]


def _helpers(table: Table, owner: Seat) -> int:
    """What mages that are awake would save."""
    return sum([table.box.mages[card >> 1].green for card in owner.mages if not card & FACE_DOWN])
