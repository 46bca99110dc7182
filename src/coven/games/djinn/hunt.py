"""Where a wizard should go: what every space offers, and which djinn could be caught there."""

from __future__ import annotations

from coven.games.djinn import crowd
from coven.games.djinn.box import (
    ACADEMY,
    ARCHIVES,
    CATACOMBS,
    CIRCLE_ONLY,
    MANUFACTORY,
    NO_WAKING,
    ROUND,
    SOURCE,
    TAVERN,
)
from coven.games.djinn.closing import turns_left
from coven.games.djinn.estate import TASTE, captures, usefulness
from coven.games.djinn.limits import free_circles, inactive_circles, mage_fee, most_magic, source_fee
from coven.games.djinn.strength import usable_mages
from coven.games.djinn.table import FACE_DOWN, Table

BOTTLED = 10.0
CIRCLED = 5.0
FAR = 3  # how many turns are looked ahead
MAGICS = 9  # from none to eight
GLASSBLOWER = 0  # stalls of the Market
CORKCUTTER = 1
OUTFITTER = 3
TEAHOUSE = 4
UNKNOWN = -1e9  # not reckoned yet


class Hunt:
    """One player's view of the map, reckoned once for all options of a question."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        owner = table.seats[seat]
        self.owner = owner
        self.most = most_magic(table, seat)
        self.saved = owner.powers.boost
        coins = owner.coins
        for mage in usable_mages(table, seat):
            fee = mage_fee(table, seat, mage)
            if fee <= coins:
                coins -= fee
                self.saved += table.box.mages[mage].green
        self.circles = free_circles(table, seat)
        self.circles_only = owner.powers.flags & CIRCLE_ONLY != 0
        self.bottles = min(sum(owner.bottles), owner.corks)
        self.starved = 0.0 if self.circles + self.bottles else TASTE.starved  # nowhere to put a djinn
        poor = self.starved > 0.0 and owner.coins < 2 and not owner.scrolls
        self.poor = TASTE.poor if poor else 0.0  # and nothing to buy one with
        waking = not owner.powers.flags & NO_WAKING
        self.asleep = len([card for card in owner.mages if card & FACE_DOWN]) if waking else 0
        self.left = turns_left(table, seat)
        self.fillable = captures(self.left)
        self.late = usefulness(self.left)
        self.far = min(FAR, max(0, int(self.left) - (0 if table.turn.moved else 1)))
        self.visits = [UNKNOWN] * (len(table.box.spaces) * MAGICS)

    def fitting(self, group: int) -> int:
        """How many regular djinn of a crowd find a bottle of their colour, and a cork."""
        found = 0
        for bottled in self.owner.bottles:
            found += min(group & 15, bottled)
            group >>= 4
        return min(found, self.owner.corks)

    def caught(self, group: int, regulars: int, bosses: int, gone: bool) -> float:
        """What so many djinn of a crowd are worth where there is room for them, those with a fitting bottle first; and
        what it is worth that a boss leaves the map."""
        fitting = min(regulars, self.fitting(group))
        bottled = min(fitting + bosses, self.bottles)
        circled = regulars + bosses - bottled
        if (regulars + bosses if self.circles_only else circled) > self.circles:
            return -BOTTLED
        return BOTTLED * bottled + CIRCLED * circled + (TASTE.progress if gone else 0.0)

    def prey(self, group: int, magic: int) -> float:
        """The best catch among the djinn of a space, with so much magic."""
        if not group:
            return 0.0
        limits = self.table.box.limits
        regulars = crowd.regulars(group)
        boss = crowd.bosses(group)
        best = -TASTE.magic
        for bosses in range(boss + 1):
            for n in range(regulars + 1):
                need = limits.regular * n + (limits.boss_base + limits.boss_each * regulars) * bosses - self.saved
                if n + bosses and need <= magic:
                    free = 1 if bosses and n < regulars else 0
                    gone = bosses > 0 or (boss > 0 and n == regulars)
                    cost = TASTE.magic * max(need, 0)
                    best = max(best, self.caught(group, n, bosses, gone) - cost)
                    if free:
                        best = max(best, self.caught(group, n + free, bosses, gone) - cost)
        return best

    def visit(self, space: int, magic: int) -> float:
        """What a turn at a space is worth, with so much magic."""
        known = space * MAGICS + magic
        if self.visits[known] == UNKNOWN:
            self.visits[known] = self._visit(space, magic)
        return self.visits[known]

    def _visit(self, space: int, magic: int) -> float:
        table = self.table
        shape = table.box.spaces[space].shape
        if shape == SOURCE:
            return self._source(magic)
        location = table.tiles[space]
        gain = max(self.action(location, shape == ROUND), 1.2)
        for placed in self.owner.placed:
            if placed >> 3 == space:
                gain += max(0.0, self.action(placed & 7, False))
        if shape != ROUND:
            return gain
        if location == ACADEMY:
            magic = min(self.most, magic + 3)
        return gain + self.prey(table.crowds[space], magic)

    def onward(self, space: int, came: int) -> float:
        """What the turns after it may bring, with the magic that is left or gained there."""
        if not self.far:
            return 0.0
        return self._onward(space, came, self._after(space, self.owner.magic), self.far)

    def _onward(self, space: int, came: int, magic: int, far: int) -> float:
        best = 0.0
        for other in self.table.box.spaces[space].paths:
            if other != came:
                found = self.visit(other, magic)
                if far > 1:
                    found += TASTE.second * self._onward(other, space, self._after(other, magic), far - 1)
                best = max(best, found)
        return best

    def _after(self, space: int, magic: int) -> int:
        """The magic after a turn at a space."""
        table = self.table
        shape = table.box.spaces[space].shape
        if shape == SOURCE:
            return self.most
        if table.tiles[space] == ACADEMY:
            magic = min(self.most, magic + 3)
        return 0 if shape == ROUND and self.visit(space, magic) > TASTE.progress else magic

    def _source(self, magic: int) -> float:
        owner = self.owner
        gain = TASTE.magic * (self.most - magic)
        room = self.circles if self.circles_only else self.bottles + self.circles
        if self.table.bosses and room:
            bosses = (magic + self.saved) // self.table.box.limits.supply_boss
            bosses = min(bosses, self.table.bosses, room)
            gain = max(gain, self.caught(0, 0, bosses, False) - TASTE.magic * magic)
        fee = source_fee(self.table, self.seat)
        return gain + (2.0 * (owner.scrolls // fee) if fee > 0 else 0.0)

    def action(self, location: int, special: bool) -> float:
        """What the action of a location is worth."""
        owner = self.owner
        if location == ACADEMY:
            magic = TASTE.magic * min(3, self.most - owner.magic) + TASTE.scroll + self.poor
            return self.late * (magic + (TASTE.capacity if special and owner.capacity < 8 else 0.0))
        if location == TAVERN:
            return self.late * (3.2 / (1.0 + 0.2 * len(owner.mages)) + (TASTE.key if special else 0.0))
        if location == CATACOMBS:
            return self.late * ((4.0 if special else 2.0) + self.poor)
        if location == ARCHIVES:
            return self.late * self._archives() * (1.7 if special else 1.0)
        if location == MANUFACTORY:
            return self._workshop(special)
        return self._market(special)

    def _archives(self) -> float:
        gain = 1.0
        if self.owner.bar:
            gain = TASTE.passage
        if inactive_circles(self.table, self.seat):
            gain = max(gain, TASTE.circle + 0.5 + self.starved)
        return max(gain, 1.0 if self.asleep else 0.0, 1.0 + self.poor)

    def _cork(self) -> float:
        """A cork is worth most where bottles wait for it."""
        bottles = sum(self.owner.bottles)
        if self.owner.corks >= self.fillable:
            return TASTE.beyond
        return TASTE.matched - TASTE.spare + self.starved if bottles > self.owner.corks else TASTE.spare

    def _bottle(self) -> float:
        bottles = sum(self.owner.bottles)
        if bottles >= self.fillable:
            return TASTE.beyond
        return TASTE.matched - TASTE.spare + self.starved if bottles < self.owner.corks else TASTE.spare

    def _workshop(self, special: bool) -> float:
        price = 3 if special else 2
        if self.owner.coins < price:
            return 0.0
        return self._cork() * (1.7 if special else 1.0) + TASTE.gear - TASTE.coin * price

    def _market(self, special: bool) -> float:
        """The best stall but that where the assistant stands (D19.2)."""
        owner = self.owner
        gain = 0.0
        places = self.table.box.places[self.table.box.sizes[len(self.table.seats)].side]
        for stall in range(len(self.table.box.stalls)):
            if places[stall] != owner.stall:
                gain = max(gain, self._stall(stall))
        return gain * (1.6 if special else 1.0)

    def _stall(self, stall: int) -> float:
        owner = self.owner
        if stall == GLASSBLOWER:
            return 2.0 * self._bottle() - 2.0 * TASTE.coin if owner.coins >= 2 else 0.0
        if stall == CORKCUTTER:
            return self._cork() - TASTE.coin if owner.coins else 0.0
        if stall == OUTFITTER:
            return self._bottle() + self._cork() - TASTE.scroll if owner.scrolls else 0.0
        if stall == TEAHOUSE:
            return 0.9 * min(self.asleep, 3) - TASTE.scroll if owner.scrolls else 0.0
        return 0.0
