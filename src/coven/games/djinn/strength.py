"""The arithmetic of a capture: what djinn need, what mages and equipment save, and what is left to pay (D21, D22)."""

from __future__ import annotations

from coven.engine.core.machine import Reason
from coven.games.djinn import crowd, reasons
from coven.games.djinn.box import CIRCLE_ONLY, NO_COLOUR_BONUS
from coven.games.djinn.limits import fits, flags, mage_fee
from coven.games.djinn.table import EMPTY, FACE_DOWN, Capture, Table


def needed(table: Table, seat: int, paid: int, at_source: bool) -> int:
    """D21.4, D21.5, D20.3, D-R.49: the strength of the djinn that are paid for, before anything leaves."""
    limits = table.box.limits
    if at_source:
        return limits.supply_boss * crowd.bosses(paid)
    boss = limits.boss_base + limits.boss_each * crowd.regulars(table.here(seat))
    return limits.regular * crowd.regulars(paid) + boss * crowd.bosses(paid)


def mage_saves(table: Table, seat: int, mage: int, paid: int) -> int:
    """D21.9, D21.10, D22.2, D31.15: the green bonus once, the colour bonus for each djinn of its colour."""
    card = table.box.mages[mage]
    if flags(table, seat) & NO_COLOUR_BONUS:
        return card.green
    red, blue, brown, white = card.colours
    coloured = red * (paid & 15) + blue * (paid >> 4 & 15) + brown * (paid >> 8 & 15) + white * (paid >> 12 & 15)
    return card.green + coloured


def boost_saves(table: Table, gear: int, paid: int) -> int:
    """D-R.57: one-time strength, once or for each regular djinn paid for."""
    ability = table.box.gear[gear].ability
    return ability.burst + ability.burst_each * crowd.regulars(paid)


def always_saves(table: Table, seat: int, paid: int) -> int:
    """D-R.57: what permanent equipment adds to every capture, or to one with a boss."""
    powers = table.seats[seat].powers
    return powers.boost + (powers.boost_boss if crowd.bosses(paid) else 0)


def usable_mages(table: Table, seat: int) -> list[int]:
    """D21.7: the own face-up mage cards."""
    return [card >> 1 for card in table.seats[seat].mages if not card & FACE_DOWN]


def usable_boosts(table: Table, seat: int) -> list[int]:
    """The own face-up one-time equipment for captures."""
    return table.seats[seat].powers.bursts


def fees(table: Table, seat: int, capture: Capture) -> int:
    """D21.8: the coins for the mages used."""
    return sum([mage_fee(table, seat, mage) for mage in capture.helpers])


def saved(table: Table, seat: int, capture: Capture) -> int:
    """Everything that is saved by what has been declared."""
    total = always_saves(table, seat, capture.paid)
    for mage in capture.helpers:
        total += mage_saves(table, seat, mage, capture.paid)
    for gear in capture.boosts:
        total += boost_saves(table, gear, capture.paid)
    return total


def to_pay(table: Table, seat: int, capture: Capture) -> int:
    """D21.6, D-R.47: the magic that remains; surplus bonus is lost."""
    left = needed(table, seat, capture.paid, capture.at_source) - saved(table, seat, capture)
    return left if left > 0 else 0


class Bill:
    """What a declared capture costs, and the coins left beside its fees."""

    def __init__(self, table: Table, seat: int) -> None:
        self.magic = to_pay(table, seat, table.capture)
        self.purse = table.seats[seat].coins - fees(table, seat, table.capture)


class Means:
    """What a player can bring to a capture now: places, magic, and all that cards together could save."""

    def __init__(self, table: Table, seat: int, at_source: bool) -> None:
        owner = table.seats[seat]
        limits = table.box.limits
        self.seat = seat
        self.circles = owner.circles.count(EMPTY)
        self.circles_only = owner.powers.flags & CIRCLE_ONLY != 0  # D31.21
        self.corks = owner.corks
        self.bottles = owner.bottles
        self.magic = owner.magic
        self.regular = limits.regular  # D21.4
        self.boss = limits.supply_boss  # D20.3
        if not at_source:
            self.boss = limits.boss_base + limits.boss_each * crowd.regulars(table.here(seat))  # D21.5
        self.mages: list[int] | None = None  # not looked at yet
        self.fees: list[int] = []
        self.all_fees = 0

    def refusal(self, table: Table, paid: int) -> Reason | None:
        """D21.13, D31.21, D-R.46: every djinn needs a place, and what remains must be payable."""
        regulars = crowd.regulars(paid)
        bosses = crowd.bosses(paid)
        over = regulars + bosses - self.circles
        if over > 0 and self.circles_only:
            return reasons.CIRCLES_ONLY
        if over > 0 and not fits(paid, over, self.corks, self.bottles):
            return reasons.NO_PLACE
        left = self.regular * regulars + self.boss * bosses - self.magic
        return reasons.TOO_STRONG if left > 0 and left > self.most_saved(table, paid) else None

    def most_saved(self, table: Table, paid: int) -> int:
        """The most that all usable cards together can save with the coins at hand."""
        seat = self.seat
        total = always_saves(table, seat, paid)
        for gear in table.seats[seat].powers.bursts:
            total += boost_saves(table, gear, paid)
        mages = self.usable(table)
        if not mages:
            return total
        bonuses = [mage_saves(table, seat, mage, paid) for mage in mages]
        coins = table.seats[seat].coins
        if self.all_fees <= coins:
            return total + sum(bonuses)
        best = [0] * (coins + 1)
        for number, fee in enumerate(self.fees):
            for purse in range(coins, fee - 1, -1):
                with_it = best[purse - fee] + bonuses[number]
                if with_it > best[purse]:
                    best[purse] = with_it
        return total + best[coins]

    def usable(self, table: Table) -> list[int]:
        """The mages who could help, with their fees."""
        if self.mages is None:
            self.mages = usable_mages(table, self.seat)
            self.fees = [mage_fee(table, self.seat, mage) for mage in self.mages]
            self.all_fees = sum(self.fees)
        return self.mages


def most_saved(table: Table, seat: int, paid: int) -> int:
    """The most that cards can save on a set of djinn."""
    return Means(table, seat, False).most_saved(table, paid)


def within_reach(table: Table, seat: int, at_source: bool) -> int:
    """The djinn of the space, or the bosses of the supply."""
    if not at_source:
        return table.here(seat)
    return min(table.bosses, crowd.MOST) * crowd.ONE[crowd.BOSS]


def none_possible(table: Table, seat: int, at_source: bool) -> Reason | None:
    """Why no set at all can be captured: where any can, one of its djinn alone can be too."""
    group = within_reach(table, seat, at_source)
    reason: Reason | None = reasons.NO_BOSSES if at_source else reasons.NOBODY_HERE
    if not group:
        return reason
    means = Means(table, seat, at_source)
    for djinn in crowd.kinds(group):
        refused = means.refusal(table, crowd.ONE[djinn])
        if refused is None:
            return None
        if reason is not reasons.TOO_STRONG:
            reason = refused
    return reason
