"""The arithmetic of a capture: what djinn need, what mages and equipment save, and what is left to pay (D21, D22)."""

from __future__ import annotations

from coven.engine.machine import Reason
from coven.games.djinn import crowd, reasons
from coven.games.djinn.box import CAPTURE, NO_COLOUR_BONUS
from coven.games.djinn.limits import abilities, flags, mage_fee, room
from coven.games.djinn.table import FACE_DOWN, Capture, Table


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
    saved = card.green
    if not flags(table, seat) & NO_COLOUR_BONUS:
        for colour in range(4):
            saved += card.colours[colour] * crowd.count(paid, colour)
    return saved


def boost_saves(table: Table, gear: int, paid: int) -> int:
    """D-R.57: one-time strength, once or for each regular djinn paid for."""
    ability = table.box.gear[gear].ability
    return ability.burst + ability.burst_each * crowd.regulars(paid)


def always_saves(table: Table, seat: int, paid: int) -> int:
    """D-R.57: what permanent equipment adds to every capture, or to one with a boss."""
    saved = 0
    for ability in abilities(table, seat):
        saved += ability.boost
        if crowd.bosses(paid):
            saved += ability.boost_boss
    return saved


def usable_mages(table: Table, seat: int) -> list[int]:
    """D21.7: the own face-up mage cards."""
    return [card >> 1 for card in table.seats[seat].mages if not card & FACE_DOWN]


def usable_boosts(table: Table, seat: int) -> list[int]:
    """The own face-up one-time equipment for captures."""
    gear = table.box.gear
    return [
        card >> 1
        for card in table.seats[seat].gear
        if not card & FACE_DOWN and gear[card >> 1].ability.trigger == CAPTURE
    ]


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


def most_saved(table: Table, seat: int, paid: int) -> int:
    """The most that all usable cards together can save with the coins at hand."""
    total = always_saves(table, seat, paid)
    for gear in usable_boosts(table, seat):
        total += boost_saves(table, gear, paid)
    coins = table.seats[seat].coins
    mages = usable_mages(table, seat)
    prices = [mage_fee(table, seat, mage) for mage in mages]
    bonuses = [mage_saves(table, seat, mage, paid) for mage in mages]
    if sum(prices) <= coins:
        return total + sum(bonuses)
    best = [0] * (coins + 1)
    for number in range(len(mages)):
        fee = prices[number]
        for purse in range(coins, fee - 1, -1):
            with_it = best[purse - fee] + bonuses[number]
            if with_it > best[purse]:
                best[purse] = with_it
    return total + best[coins]


def set_refusal(table: Table, seat: int, paid: int, at_source: bool) -> Reason | None:
    """D21.13, D-R.46: every djinn needs a place, and what remains must be payable."""
    if not room(table, seat, paid, Capture()):
        return reasons.NO_PLACE
    left = needed(table, seat, paid, at_source) - table.seats[seat].magic
    if left > 0 and left > most_saved(table, seat, paid):
        return reasons.TOO_STRONG
    return None


def within_reach(table: Table, seat: int, at_source: bool) -> int:
    """The djinn of the space, or the bosses of the supply."""
    if not at_source:
        return table.here(seat)
    return min(table.bosses, crowd.MOST) * crowd.ONE[crowd.BOSS]


def none_possible(table: Table, seat: int, at_source: bool) -> Reason | None:
    """Why no set at all can be captured."""
    reason: Reason | None = reasons.NO_BOSSES if at_source else reasons.NOBODY_HERE
    for paid in crowd.parts(within_reach(table, seat, at_source)):
        refused = set_refusal(table, seat, paid, at_source)
        if refused is None:
            return None
        reason = refused if reason is not reasons.TOO_STRONG else reason
    return reason
