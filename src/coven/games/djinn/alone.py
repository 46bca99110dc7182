"""Rules of thumb against Tom: bosses leave the map soon, and everything else is for the next of them."""

from __future__ import annotations

from typing import Final

from coven.engine.core.answers import first, kind_of, second, what
from coven.games.djinn import crowd
from coven.games.djinn import kinds as said
from coven.games.djinn.box import ROUND, SOURCE
from coven.games.djinn.campaign import FAR, Campaign
from coven.games.djinn.limits import mage_fee
from coven.games.djinn.pack import WISH, carried
from coven.games.djinn.scoring import score
from coven.games.djinn.strength import Means, always_saves, needed
from coven.games.djinn.table import FACE_DOWN, Table

FIRST: Final = 20.0  # the actions of a space come before a capture: they may bring what it needs
THEN: Final = 10.0


class Lone:
    """One player's view of the map against Tom, reckoned once for all options of a question."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._campaign: Campaign | None = None
        self._now: float | None = None
        owner = table.seats[0]
        self.space = owner.space
        self.came = owner.came
        self.facing = table.turn.moved and not table.turn.captured and crowd.bosses(table.here(0)) > 0

    @property
    def campaign(self) -> Campaign:
        """The ways along the map, once they are asked for."""
        if self._campaign is None:
            self._campaign = Campaign(self.table)
        return self._campaign

    def now(self) -> float:
        """What the player has, once it is asked for."""
        if self._now is None:
            self._now = riches(self.table)
        return self._now

    def going(self, option: int, kind: int) -> float:
        """Where to go."""
        came = second(option) if kind == said.PLACE_WIZARD else self.table.position(0)
        return self.campaign.going(first(option), came)

    def staying(self, act: bool) -> float:
        """What it is worth to act here, or to take two magic instead."""
        campaign, table = self.campaign, self.table
        pack = campaign.pack.clone()
        shape = table.box.spaces[self.space].shape
        if act:
            campaign.act(pack, table.tiles[self.space], shape == ROUND)
            for placed in table.seats[0].placed:
                if placed >> 3 == self.space:
                    campaign.act(pack, placed & 7, False)
        else:
            pack.charge(2.0)
        if self.facing and not campaign.strike(pack, self.space):
            pack.magic = max(0.0, pack.magic - 1.0)
        if shape == ROUND:
            pack.visit()
        return campaign.onward(pack, self.space, self.came, FAR - 1)

    def catching(self, paid: int) -> float:
        """What is left, and who, once some of the djinn here are caught; nobody costs a magic."""
        campaign, table = self.campaign, self.table
        pack = campaign.pack.clone()
        owner = table.seats[0]
        here = table.here(0)
        regulars, bosses = crowd.regulars(paid), crowd.bosses(paid)
        if not paid:
            pack.magic = max(0.0, pack.magic - 1.0)
        colours = fitting = 0
        for colour in range(4):
            n = crowd.count(paid, colour)
            fitting += min(n, owner.bottles[colour])
            for card in owner.mages:
                if n and not card & FACE_DOWN:
                    colours += n * table.box.mages[card >> 1].colours[colour]
        cost = needed(table, 0, paid, False) - always_saves(table, 0, paid)
        if not pack.pay(float(cost), min(float(colours), pack.awake)):
            pack.magic = pack.awake = 0.0
        bottled = min(float(fitting + bosses), pack.paired())
        pack.bottles -= bottled
        pack.corks -= bottled
        pack.circles = max(0.0, pack.circles - (regulars + bosses - bottled))
        pack.gain(WISH.bottled * bottled)
        before = campaign.regulars[self.space]
        campaign.regulars[self.space] = before - regulars
        if pack.bosses >> self.space & 1 and (bosses or regulars == crowd.regulars(here)):
            pack.drive_out(self.space)
        pack.visit()
        found = campaign.onward(pack, self.space, self.came, FAR - 1) if pack.bosses else pack.gained + pack.worth()
        campaign.regulars[self.space] = before
        return found

    def capturing(self, option: int, kind: int) -> float:
        """Whether to catch anybody here, and whom."""
        table = self.table
        if kind == said.CAPTURE_SET:
            return self.catching(what(option))
        if kind == said.CAPTURE_NOTHING:
            return THEN
        if table.box.spaces[self.space].shape == SOURCE:
            return THEN
        means = Means(table, 0, False)
        best = -1000.0
        for paid in crowd.parts(table.here(0)):
            if means.refusal(table, paid) is None:
                best = max(best, self.catching(paid))
        return THEN + max(-9.0, min(9.0, best - self.catching(0)))

    def forgoing(self, option: int) -> float:
        """Two magic instead of the action, where that is better; coins if there is no room for them."""
        room = self.campaign.pack.most - self.campaign.pack.magic
        wanted = "magic" if room >= 2.0 else "both" if room >= 1.0 else "coins"
        if self.table.box.forgo[what(option)].word != wanted:
            return 0.5
        return FIRST + max(-9.0, min(9.0, self.staying(False) - self.staying(True)))

    def exchanging(self, option: int) -> float:
        """A key is a magic where it makes a capture possible."""
        pack = self.campaign.pack
        if not self.facing or self.table.box.exchange[what(option)].word != "magic" or pack.magic >= pack.most:
            return -1.0
        keyless, keyed = pack.clone(), pack.clone()
        keyless.keys = 0.0
        possible = self.campaign.strike(keyed, self.space) and not self.campaign.strike(keyless, self.space)
        return THEN + 9.5 if possible else -1.0


def helping(table: Table, mage: int, saves: int, due: int, forced: bool) -> float:
    """Whether a mage should help with a capture, rather than magic."""
    green = table.box.mages[mage].green
    gain = WISH.magic * min(saves, due) - (WISH.mage - WISH.asleep) * green - WISH.coin * mage_fee(table, 0, mage)
    return (20.0 if forced else 0.0) + gain - WISH.helper


def riches(table: Table) -> float:
    """What a player against Tom has, for the bosses to come."""
    owner = table.seats[0]
    pack = carried(table)
    fitting = 0
    for space, group in enumerate(table.crowds):
        if crowd.bosses(group):
            pack.meet(space)
    for colour in range(4):
        n = owner.bottles[colour]
        if n:
            fitting += min(n, owner.circles.count(colour + 1))
    total = WISH.point * score(table, 0) + pack.worth() + WISH.fits * min(fitting, owner.corks)
    total += WISH.gear * len(owner.gear) + WISH.passage * len(owner.placed) + WISH.minimum * owner.minimum
    for colour in range(4):
        bottles = owner.bottles[colour]
        total -= WISH.alike * max(0, bottles - 1)
        for group in table.crowds:
            if bottles and crowd.bosses(group) and crowd.count(group, colour):
                total += WISH.wanted
    return total - WISH.boss * crowd.bosses(sum(table.crowds))


def lone_score(table: Table, lone: Lone, option: int) -> float | None:
    """What an answer is worth against Tom; nothing where it is the same as in company."""
    kind = kind_of(option)
    if kind in (said.MOVE, said.PLACE_WIZARD):
        return lone.going(option, kind)
    if kind in (said.CAPTURE, said.CAPTURE_NOTHING, said.CAPTURE_SET) and not table.capture.at_source:
        return lone.capturing(option, kind)
    if kind == said.FORGO:
        return lone.forgoing(option)
    if kind == said.EXCHANGE:
        return lone.exchanging(option)
    return None
