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

    def caught(self, regulars: int, bosses: int, on_map: bool) -> float:
        """What so many djinn are worth where there is room for them."""
        n = regulars + bosses
        bottled = min(n, self.bottles)
        circled = min(n - bottled, self.circles)
        return BOTTLED * bottled + CIRCLED * circled + (TASTE.progress * bosses if on_map else 0.0)

    def prey(self, group: int, magic: int) -> float:
        """The best catch among the djinn of a space, with so much magic."""
        if not group:
            return 0.0
        limits = self.table.box.limits
        regulars = crowd.regulars(group)
        room = self.bottles + self.circles
        best = -TASTE.magic
        for bosses in range(crowd.bosses(group) + 1):
            for n in range(regulars + 1):
                if n + bosses == 0 or n + bosses > room:
                    continue
                need = limits.regular * n + (limits.boss_base + limits.boss_each * regulars) * bosses - self.saved
                if need <= magic:
                    free = 1 if bosses and n < regulars and n + bosses < room else 0
                    best = max(best, self.caught(n + free, bosses, True) - TASTE.magic * max(need, 0))
        return best

    def visit(self, space: int) -> float:
        """What a turn at a space is worth."""
        table = self.table
        shape = table.box.spaces[space].shape
        if shape == SOURCE:
            return self._source()
        location = table.tiles[space]
        gain = max(self.action(location, shape == ROUND), 1.2)
        for placed in self.owner.placed:
            if placed >> 3 == space:
                gain += max(0.0, self.action(placed & 7, False))
        if shape != ROUND:
            return gain
        magic = self.owner.magic
        if location == ACADEMY:
            magic = min(self.most, magic + 3)
        return gain + self.prey(table.crowds[space], magic)

    def onward(self, space: int, came: int) -> float:
        """What the turn after it may bring."""
        best = 0.0
        for other in self.table.box.spaces[space].paths:
            if other != came:
                best = max(best, self.visit(other))
        return best

    def _source(self) -> float:
        owner = self.owner
        gain = TASTE.magic * (self.most - owner.magic)
        if self.table.bosses and self.bottles + self.circles:
            bosses = (owner.magic + self.saved) // self.table.box.limits.supply_boss
            gain = max(gain, self.caught(0, min(bosses, self.table.bosses), False) - TASTE.magic * owner.magic)
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
