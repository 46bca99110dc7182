"""What a player has, in points: what counts in the end, and what will be made of the rest."""

from __future__ import annotations

from typing import Final

from coven.games.djinn import crowd, scoring
from coven.games.djinn.closing import finish
from coven.games.djinn.crowd import BOSS
from coven.games.djinn.limits import free_circles, inactive_circles
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
        self.waits = 1.0  # the same without a cork
        self.unwanted = 0.8  # a bottle of whose colour nobody is on the map
        self.wanted = 0.08  # and by how much each of them makes it worth more
        self.starved = 3.0  # a place for a djinn where there is none
        self.poor = 3.0  # coins or scrolls for one
        self.ready = 3.0  # so many djinn are caught in the end
        self.caught = 0.7  # and so many more with every turn
        self.more = 0.5  # magic beyond what a djinn needs: more of it does not fit, and waits for nobody
        self.beyond = 0.5  # a bottle or a cork that will never be filled
        self.again = 0.7  # a second bottle of a colour, compared with the first
        self.second = 0.45  # what the turn after next is worth
        self.late = 0.1  # how much of their worth things keep to the very end
        self.lasting = 0.25  # and how much more with every turn


TASTE: Final = Taste()


def worth(table: Table, seat: int, left: float) -> float:
    """The points a player has and may expect: what things are good for as long as there are turns to use them in, and
    what the final action will make of them."""
    owner = table.seats[seat]
    total = scoring.score(table, seat) + max(0.0, 1.0 - 0.4 * left) * finish(table, seat)
    return total + usefulness(left) * (_means(table, seat, owner, left) + _cards(table, owner)) if left > 0.0 else total


def usefulness(left: float) -> float:
    """How much of their worth things still have with so many turns left."""
    return min(1.0, TASTE.late + TASTE.lasting * left)


def _means(table: Table, seat: int, owner: Seat, left: float) -> float:
    total = _places(table, seat, owner, left) + TASTE.magic * min(owner.magic, 4) + TASTE.more * max(0, owner.magic - 4)
    total += TASTE.coin * min(owner.coins, 12) + TASTE.scroll * min(owner.scrolls, 8) + TASTE.key * owner.keys
    return total + TASTE.capacity * owner.capacity + TASTE.minimum * owner.minimum


def captures(left: float) -> float:
    """How many djinn a player will still catch, or bottle from circles."""
    return TASTE.ready + TASTE.caught * left


def _places(table: Table, seat: int, owner: Seat, left: float) -> float:
    """Circles, and bottles with corks: those for djinn on circles, which only wait for them, count most."""
    around = sum(table.crowds)
    facing = table.here(seat) if seat == table.active and not table.turn.captured else 0
    bottles = 0.0
    fitting = unfilled = 0
    for colour, n in enumerate(owner.bottles):
        if n:
            award = owner.corked[colour] + owner.corked_bosses[colour] == 2
            waiting = min(n, owner.circles.count(colour + 1))
            bottles += TASTE.unwanted + TASTE.wanted * _wanted(around, facing, colour) + (0.2 if award else 0.0)
            bottles += TASTE.again * (1.0 - TASTE.again ** (n - 1)) / (1.0 - TASTE.again)  # less for each more
            fitting += waiting
            unfilled += n - waiting
    fitting += min(unfilled, owner.circles.count(1 + BOSS))
    most = captures(left)  # more bottles and corks will never be filled
    bottles, corks = min(bottles, most), min(float(owner.corks), most)
    matched = min(bottles, corks)
    total = TASTE.matched * matched + TASTE.spare * (bottles + corks - 2 * matched)
    total += TASTE.fits * min(fitting, owner.corks) + TASTE.waits * max(0, fitting - owner.corks)
    held = len([circle for circle in owner.circles if circle > 0])
    active = len(owner.circles) - inactive_circles(table, seat)
    return total + TASTE.circle * min(free_circles(table, seat), 3) + TASTE.on_circle * held + 0.5 * active


def _wanted(around: int, facing: int, colour: int) -> int:
    """How many of a colour there are to be caught; one whom the wizard faces is as good as three elsewhere."""
    return min(4, crowd.count(around, colour) + (3 if crowd.count(facing, colour) else 0))


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
