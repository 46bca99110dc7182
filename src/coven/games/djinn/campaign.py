"""Against Tom: the way along the map on which most bosses leave it soon, with what every space on the way brings."""

from __future__ import annotations

from typing import Final

from coven.games.djinn import crowd
from coven.games.djinn.box import ACADEMY, ARCHIVES, CATACOMBS, MANUFACTORY, ROUND, SOURCE, TAVERN
from coven.games.djinn.limits import source_fee
from coven.games.djinn.pack import WISH, Pack, carried
from coven.games.djinn.table import FACE_DOWN, NOWHERE, Table

FAR: Final = 5  # how many turns are looked ahead
LOST: Final = -60.0


class Campaign:
    """The map as it lies, for ways from any space."""

    def __init__(self, table: Table) -> None:
        owner = table.seats[0]
        self.table = table
        self.fee = float(source_fee(table, 0))
        self.boost = float(owner.powers.boost)
        self.boost_boss = float(owner.powers.boost_boss)
        self.pack = carried(table)
        self.regulars = [float(crowd.regulars(group)) for group in table.crowds]
        self.growth = _growth(table)
        self.fitting = [0.0 for _ in table.crowds]
        self.colours = [0.0 for _ in table.crowds]
        for space, group in enumerate(table.crowds):
            if crowd.bosses(group):
                self.pack.meet(space)
                self._match(space, group)
        tops = [table.box.mages[pile[-1]] for pile in table.piles if pile]
        self.hired = 0.0  # the best mage without a key, and of all
        self.hired_any = 0.0
        for mage in tops:
            strength = mage.green + 0.25 * sum(mage.colours) + (0.0 if mage.fee else 0.5)
            self.hired_any = max(self.hired_any, strength)
            if not mage.key:
                self.hired = max(self.hired, strength)

    def _match(self, space: int, group: int) -> None:
        """How many djinn of a crowd find a bottle of their colour, and what mages who are awake save on colours."""
        owner = self.table.seats[0]
        fitting = 0
        for colour in range(4):
            n = crowd.count(group, colour)
            fitting += min(n, owner.bottles[colour])
            if n:
                for card in owner.mages:
                    if not card & FACE_DOWN:
                        self.colours[space] += float(n * self.table.box.mages[card >> 1].colours[colour])
        self.fitting[space] = float(fitting)

    def going(self, space: int, came: int) -> float:
        """What it is worth to go to a space, and on from there."""
        return self._arrive(self.pack.clone(), space, came, FAR)

    def ahead(self) -> float:
        """What the best way from here is worth; an action that is still to come counts."""
        owner, turn = self.table.seats[0], self.table.turn
        if owner.space < 0:
            return self.pack.worth()
        if turn.moved and not turn.acted and not turn.forgone:
            return self.going(owner.space, owner.came)
        return self.onward(self.pack.clone(), owner.space, owner.came, FAR)

    def onward(self, pack: Pack, space: int, came: int, far: int) -> float:
        """The best way on from a space, with what is carried."""
        best = LOST
        pack.soon *= WISH.soon
        for other in self.table.box.spaces[space].paths:
            if other != came:
                best = max(best, self._arrive(pack.clone(), other, space, far))
        return best

    def _arrive(self, pack: Pack, space: int, came: int, far: int) -> float:
        shape = self.table.box.spaces[space].shape
        if shape == ROUND:
            pack = self._round(pack, space)
            pack.visit()
            if pack.bosses and pack.cards <= 0.0:
                return pack.gained + LOST
        elif shape == SOURCE:
            self._source(pack)
        else:
            self.act(pack, self.table.tiles[space], False)
            for placed in self.table.seats[0].placed:
                if placed >> 3 == space:
                    self.act(pack, placed & 7, False)
        if far <= 1 or not pack.bosses:
            return pack.gained + pack.soon * pack.worth()
        return self.onward(pack, space, came, far - 1)

    def _round(self, pack: Pack, space: int) -> Pack:
        """The action before a capture, or two magic instead of it, should that make the capture possible."""
        bossed = pack.bosses >> space & 1
        forgone = pack.clone() if bossed else pack
        self.act(pack, self.table.tiles[space], True)
        if bossed and not self.strike(pack, space):
            forgone.charge(2.0)
            if self.strike(forgone, space):
                return forgone
            pack.magic = max(0.0, pack.magic - 1.0)
        return pack

    def strike(self, pack: Pack, space: int) -> bool:
        """Whether a boss leaves the map: caught, or driven out by catching all djinn beside it."""
        n = self.regulars[space]
        grown = n + self.growth[space] * pack.visits
        limits = self.table.box.limits
        paired = pack.paired()
        driven = limits.regular * grown - self.boost
        caught = limits.boss_base + limits.boss_each * grown - self.boost - self.boost_boss
        fitting = min(paired, self.fitting[space] + pack.bought, n)
        drives = n <= pack.circles + fitting
        catches = pack.circles + paired >= 1.0
        colours = min(self.colours[space], pack.awake)
        dear = driven - colours + WISH.place * (n - 1.0) / WISH.magic
        if drives and (dear <= caught or not catches) and pack.pay(driven, colours):
            self._keep(pack, n, fitting)
        elif catches and pack.pay(caught, 0.0):
            self._keep(pack, 1.0, 1.0 if paired >= 1.0 else 0.0)
        elif drives and pack.pay(driven, colours):
            self._keep(pack, n, fitting)
        else:
            return False
        pack.drive_out(space)
        return True

    def _keep(self, pack: Pack, n: float, bottled: float) -> None:
        pack.bottles -= bottled
        pack.corks -= bottled
        pack.circles -= n - bottled
        pack.gain(WISH.bottled * bottled)

    def _source(self, pack: Pack) -> None:
        pack.magic = pack.most
        if pack.scrolls >= self.fee:
            pack.scrolls -= self.fee
            self._fill(pack)

    def _fill(self, pack: Pack) -> None:
        """A bottle or a cork, whatever is missing."""
        if pack.bottles <= pack.corks:
            pack.bottles += 1.0
            pack.bought += 1.0
        else:
            pack.corks += 1.0

    def act(self, pack: Pack, location: int, special: bool) -> None:
        """The action of a location, as it usually is."""
        if location == ACADEMY:
            pack.most = min(8.0, pack.most + (1.0 if special else 0.0))
            pack.charge(3.0)
            pack.scrolls += 1.0
        elif location == TAVERN:
            pack.awake += self.hired_any if special else self.hired
            pack.keys += 0.7 if special else 0.0
        elif location == CATACOMBS:
            pack.coins += 3.4 if special else 1.7
            pack.scrolls += 1.0 if special else 0.5
            pack.charge(0.6 if special else 0.3)
            pack.corks += 0.3 if special else 0.15
            pack.bottles += 0.5 if special else 0.25
        elif location == ARCHIVES:
            self._archives(pack)
            if special:
                self._archives(pack)
        elif location == MANUFACTORY:
            if pack.coins >= (3.0 if special else 2.0):
                pack.coins -= 3.0 if special else 2.0
                pack.corks += 2.0 if special else 1.0
                pack.gain(WISH.gear)
            else:
                pack.charge(2.0)
        else:
            self._market(pack)
            if special:
                self._market(pack)

    def _archives(self, pack: Pack) -> None:
        """A circle, mages who wake up, or coins: whatever is worth most."""
        place = 0.0
        if pack.inactive:
            place = pack.place() + (WISH.magic * min(2.0, pack.most - pack.magic) if pack.inactive > 1 else WISH.most)
        waking = pack.waking(2.5)
        coins = pack.coin() * 2.0
        if place >= max(waking, coins):
            pack.circles += 1.0
            if pack.inactive > 1:
                pack.charge(2.0)
            else:
                pack.most = min(8.0, pack.most + 1.0)
            pack.inactive -= 1
        elif waking >= coins:
            pack.wake(2.5)
        else:
            pack.coins += 2.0

    def _market(self, pack: Pack) -> None:
        """The stall that is worth most."""
        place = pack.place() - WISH.scroll if pack.scrolls >= 1.0 else 0.0
        waking = pack.waking(7.0) - WISH.scroll if pack.scrolls >= 1.0 else 0.0
        change = 5.0 * pack.coin() - WISH.scroll if pack.scrolls >= 1.0 else 0.0
        filled = pack.place() if pack.corks < pack.bottles else WISH.spare
        filling = filled - pack.coin() if pack.coins >= 1.0 else 0.0
        scribe = 2.0 * WISH.scroll - pack.coin() if pack.coins >= 1.0 else 0.0
        best = max(place, waking, change, filling, scribe, WISH.magic * min(2.0, pack.most - pack.magic))
        if place == best:
            pack.scrolls -= 1.0
            pack.bottles += 1.0
            pack.corks += 1.0
            pack.bought += 1.0
        elif waking == best:
            pack.scrolls -= 1.0
            pack.wake(7.0)
        elif change == best:
            pack.scrolls -= 1.0
            pack.coins += 5.0
        elif filling == best:
            pack.coins -= 1.0
            self._fill(pack)
        elif scribe == best:
            pack.coins -= 1.0
            pack.scrolls += 2.0
        else:
            pack.charge(2.0)


def _growth(table: Table) -> list[float]:
    """How many djinn come to each boss with a card of Tom's, on average; which cards are left is known."""
    found = [0.0 for _ in table.crowds]
    if not table.tom:
        return found
    bossed = [NOWHERE] * (len(table.box.locations) + 1)  # the round space of each location while a boss is there
    for space, group in enumerate(table.crowds):
        if crowd.bosses(group):
            bossed[table.tiles[space]] = space
    for number in table.tom:
        card = table.box.tom[number]
        space = bossed[card.first] if bossed[card.first] != NOWHERE else bossed[card.second]  # nowhere is the last
        if space != NOWHERE:
            found[space] += 1.0 / len(table.tom)
    return found
