"""What a player has, in points: what counts in the end, and what will be made of the rest."""

from __future__ import annotations

from typing import Final

from coven.games.djinn import crowd, scoring
from coven.games.djinn.limits import free_circles, inactive_circles, most_magic
from coven.games.djinn.table import FACE_DOWN, Seat, Table


class Taste:
    """How much a computer player likes things; found by playing many games."""

    def __init__(self) -> None:
        self.magic = 0.9
        self.coin = 0.5
        self.scroll = 0.9
        self.key = 0.7
        self.matched = 4.5  # a bottle and a cork together
        self.spare = 1.5  # a bottle or a cork alone
        self.circle = 2.5  # an empty circle
        self.on_circle = 3.0  # a djinn on a circle may be bottled yet
        self.pair = 1.5  # two of a colour in bottles: an award is near
        self.capacity = 1.5
        self.minimum = 2.0
        self.mage = 2.0
        self.asleep = 0.8
        self.gear = 1.2
        self.passage = 1.6
        self.progress = 3.0  # a boss less on the map
        self.fits = 4.0  # a djinn on a circle with a bottle of its colour and a cork at hand
        self.again = 0.7  # a second bottle of a colour, compared with the first
        self.second = 0.45  # what the turn after next is worth


TASTE: Final = Taste()


def worth(table: Table, seat: int) -> float:
    """The points a player has and may expect."""
    owner = table.seats[seat]
    ahead = 0.3 if table.last_round else 1.0
    return scoring.score(table, seat) + ahead * (_means(table, seat, owner) + _cards(table, owner))


def bosses_left(table: Table) -> int:
    """The bosses on the map."""
    found = 0
    for group in table.crowds:
        found += crowd.bosses(group)
    return found


def _means(table: Table, seat: int, owner: Seat) -> float:
    bottles = 0.0
    fitting = 0
    for colour, n in enumerate(owner.bottles):
        if n:
            award = owner.corked[colour] + owner.corked_bosses[colour] == 2
            bottles += 1.0 + TASTE.again * (n - 1) + (0.2 if award else 0.0)
            fitting += min(n, owner.circles.count(colour + 1))
    matched = min(bottles, float(owner.corks))
    total = TASTE.matched * matched + TASTE.spare * (bottles + owner.corks - 2 * matched)
    total += TASTE.fits * min(fitting, owner.corks)
    total += TASTE.magic * min(owner.magic, most_magic(table, seat))
    total += TASTE.coin * min(owner.coins, 12) + TASTE.scroll * min(owner.scrolls, 8) + TASTE.key * owner.keys
    total += TASTE.capacity * owner.capacity + TASTE.minimum * owner.minimum
    held = len([circle for circle in owner.circles if circle > 0])
    active = len(owner.circles) - inactive_circles(table, seat)
    return total + TASTE.circle * min(free_circles(table, seat), 3) + TASTE.on_circle * held + 0.5 * active


def _cards(table: Table, owner: Seat) -> float:
    total = TASTE.gear * len(owner.gear) + TASTE.passage * len(owner.placed)
    for number, card in enumerate(owner.mages):
        mage = table.box.mages[card >> 1]
        strength = mage.green + 0.3 * sum(mage.colours) - 0.3 * mage.fee
        total += (TASTE.asleep if card & FACE_DOWN else TASTE.mage) * (0.4 + 0.4 * strength) / (1.0 + 0.12 * number)
    for colour in range(4):
        if owner.corked[colour] + owner.corked_bosses[colour] == 2:
            total += TASTE.pair
    return total
