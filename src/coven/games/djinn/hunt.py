"""Where a wizard should go: what every space offers, and which djinn could be caught there."""

from __future__ import annotations

from coven.games.djinn import crowd
from coven.games.djinn.box import ACADEMY, ARCHIVES, CATACOMBS, MANUFACTORY, ROUND, SOURCE, TAVERN
from coven.games.djinn.estate import TASTE
from coven.games.djinn.limits import free_circles, inactive_circles, mage_fee, most_magic, source_fee
from coven.games.djinn.strength import usable_mages
from coven.games.djinn.table import FACE_DOWN, Table

BOTTLED = 10.0
CIRCLED = 5.0
FAR = 3  # how many turns are looked ahead
MAGICS = 9  # from none to eight
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
        self.bottles = min(sum(owner.bottles), owner.corks)
        self.asleep = len([card for card in owner.mages if card & FACE_DOWN])
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
        circled = min(regulars + bosses - bottled, self.circles)
        if regulars + bosses > bottled + circled:
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
        return self._onward(space, came, self._after(space, self.owner.magic), FAR)

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
        if self.table.bosses and self.bottles + self.circles:
            bosses = (magic + self.saved) // self.table.box.limits.supply_boss
            bosses = min(bosses, self.table.bosses, self.bottles + self.circles)
            gain = max(gain, self.caught(0, 0, bosses, False) - TASTE.magic * magic)
        fee = source_fee(self.table, self.seat)
        return gain + (2.0 * (owner.scrolls // fee) if fee > 0 else 0.0)

    def action(self, location: int, special: bool) -> float:
        """What the action of a location is worth."""
        owner = self.owner
        if location == ACADEMY:
            magic = TASTE.magic * min(3, self.most - owner.magic) + TASTE.scroll
            return magic + (TASTE.capacity if special and owner.capacity < 8 else 0.0)
        if location == TAVERN:
            return 3.2 / (1.0 + 0.2 * len(owner.mages)) + (TASTE.key if special else 0.0)
        if location == CATACOMBS:
            return 4.0 if special else 2.0
        if location == ARCHIVES:
            return self._archives() * (1.7 if special else 1.0)
        if location == MANUFACTORY:
            return self._workshop(special)
        return self._market(special)

    def _archives(self) -> float:
        gain = 1.0
        if self.owner.bar:
            gain = TASTE.passage
        if inactive_circles(self.table, self.seat):
            gain = max(gain, TASTE.circle + 0.5)
        return max(gain, 1.0 if self.asleep else 0.0)

    def _cork(self) -> float:
        """A cork is worth most where bottles wait for it."""
        bottles = sum(self.owner.bottles)
        return TASTE.matched - TASTE.spare if bottles > self.owner.corks else TASTE.spare

    def _bottle(self) -> float:
        bottles = sum(self.owner.bottles)
        return TASTE.matched - TASTE.spare if bottles < self.owner.corks else TASTE.spare

    def _workshop(self, special: bool) -> float:
        price = 3 if special else 2
        if self.owner.coins < price:
            return 0.0
        return self._cork() * (1.7 if special else 1.0) + TASTE.gear - TASTE.coin * price

    def _market(self, special: bool) -> float:
        owner = self.owner
        gain = 0.0
        if owner.coins >= 2:
            gain = max(gain, 2.0 * self._bottle() - 2.0 * TASTE.coin, self._cork() - TASTE.coin)
        if owner.scrolls:
            gain = max(gain, self._bottle() + self._cork() - TASTE.scroll, 0.9 * min(self.asleep, 3) - TASTE.scroll)
        return gain * (1.6 if special else 1.0)
