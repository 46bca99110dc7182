"""What a game is worth to a player: 1 won, -1 lost, and between them how likely it is to be won."""

from __future__ import annotations

from typing import Final

from coven.games.witches import cards
from coven.games.witches.box import COMPETITIVE
from coven.games.witches.outlook import likely, turns_left
from coven.games.witches.pieces import NO_TILE
from coven.games.witches.scoring import score
from coven.games.witches.table import HARD_LEFT, LOST, Table


class Weights:
    """What games of the rules of thumb bring, turn by turn."""

    def __init__(self) -> None:
        self.card = 0.25  # what a card in the hand is worth, in points
        self.bonus = 1.0  # what half a bonus is worth with all turns to come
        self.spread = 5.0  # by how many points a turn each may change the lead
        self.solved = 0.45  # Hard Problems that a turn of friends solves
        self.points = 3.0  # points that a turn alone brings
        self.lives = 1.1  # Cackles that a turn alone takes
        self.crises = 0.3  # Crises that a turn brings


WEIGHTS: Final = Weights()
LICENSED: Final = 29.5
DISTINGUISHED: Final = 40.5


def worth(table: Table, seat: int) -> float:
    """By how the game is played."""
    if table.variants.mode == COMPETITIVE:
        return against(table, seat)
    return alone(table) if table.solo() else together(table)


def against(table: Table, seat: int) -> float:
    """The lead over the best of the others, beside the danger that everybody loses."""
    if table.outcome == LOST:
        return -1.0
    left = turns_left(table)
    mine = _prospects(table, seat, left)
    others = [_prospects(table, other, left) for other in range(len(table.seats)) if other != seat]
    lead = mine - max(others)
    if table.over:
        return 0.8 * table.returns()[seat] + 0.2 * max(-1.0, min(1.0, lead / 25.0))
    chance = likely(lead / (WEIGHTS.spread * (left + 0.7) ** 0.5))
    lost = _lost_to_crises(table, left)
    return 0.9 * ((1.0 - lost) * (2.0 * chance - 1.0) - lost)


def _prospects(table: Table, seat: int, left: float) -> float:
    """Points, and what will be made of cards and bonuses."""
    owner = table.seats[seat]
    ahead = WEIGHTS.card * cards.size(owner.hand) * min(left, 1.0) + WEIGHTS.bonus * len(owner.hard) * left / 16.0
    return score(table, seat) + ahead - 0.1 * owner.cackles


def _lost_to_crises(table: Table, left: float) -> float:
    """How likely the Crises run out."""
    need = WEIGHTS.crises * left * len(table.seats) - table.supply_crises
    return likely(need / (1.0 + 0.5 * left)) if left else 0.0


def alone(table: Table) -> float:
    """The grades: a licence, and a distinction; a little for the points on the way there."""
    if table.outcome == LOST:
        return -1.0
    left = turns_left(table)
    points = score(table, 0) + WEIGHTS.points * left
    spread = 6.0 + 1.5 * left**0.5  # wide, so that every point counts a little
    grade = likely((points - LICENSED) / spread) + likely((points - DISTINGUISHED) / spread)
    lives = table.supply_cackles + table.supply_aliss
    kept = likely((lives + 1.0 - WEIGHTS.lives * left) / (1.0 + 0.5 * left)) if left else 1.0
    return 2.0 * kept * (0.45 * grade + 0.1 * min(points, 50.0) / 50.0) - 1.0


def together(table: Table) -> float:
    """Whether few enough Hard Problems will be left, and Crises and Black Aliss until then."""
    if table.over:
        return _ended(table)
    left = turns_left(table)
    turns = left * len(table.seats)
    spare = WEIGHTS.solved * (turns + 0.5) - (hard_left(table) - table.box.numbers.win_hard_on_map_max)
    lives = table.supply_cackles + table.supply_aliss
    kept = likely((lives + 1.0 - 0.5 * turns) / (1.0 + 0.4 * turns))
    chance = likely(spare / (0.5 + 0.6 * turns**0.5)) * kept * (1.0 - _lost_to_crises(table, left))
    return 0.9 * (2.0 * chance - 1.0)


def _ended(table: Table) -> float:
    """Who loses by little learns where to go: a Problem too many is better than the Crises of the first turns."""
    if table.outcome != LOST:
        return 1.0
    if table.cause == HARD_LEFT:
        return -0.85 - 0.025 * min(5, hard_left(table) - table.box.numbers.win_hard_on_map_max)
    return max(-1.0, -0.95 - 0.01 * turns_left(table) * len(table.seats))


def hard_left(table: Table) -> int:
    """Hard Problems on the map and those to come."""
    tiles = table.box.tiles
    found = 0
    for tile in table.problems:
        if tile != NO_TILE and tiles[tile].hard:
            found += 1
    for frame in table.frames_of_tiles:
        for tile in frame:
            if tiles[tile].hard:
                found += 1
    return found
