"""What a wizard against Tom takes along the map, and what it is worth for the bosses to come."""

from __future__ import annotations

from typing import Final

from coven.games.djinn.limits import free_circles, inactive_circles, mage_fee, most_magic
from coven.games.djinn.strength import usable_boosts
from coven.games.djinn.table import FACE_DOWN, Table


class Wish:
    """How much things are worth on the way; found by playing many games."""

    def __init__(self) -> None:
        self.boss = 25.0  # a boss that leaves the map
        self.soon = 0.946  # what a turn later is worth
        self.magic = 1.0
        self.mage = 2.63  # a magic that mages would save, as far as there are coins for them
        self.unpaid = 0.5  # the same without coins
        self.asleep = 0.302  # the same, asleep
        self.coin = 0.764
        self.scroll = 1.13
        self.key = 0.651
        self.place = 3.58  # a circle, or a bottle with a cork, while there are bosses to come
        self.places = 1.16  # so many for each of them
        self.spare = 0.871  # a bottle or a cork alone
        self.most = 3.42  # room for one more magic, early in the game
        self.gear = 2.52
        self.bottled = 0.891  # a djinn in a bottle
        self.purse = 1.35  # what a coin makes mages save
        self.point = 0.156
        self.fits = 1.51  # a djinn on a circle with a bottle of its colour and a cork at hand
        self.wanted = 0.237  # a bottle of a colour that is beside a boss
        self.alike = 0.573  # a second bottle of a colour is worth less
        self.passage = 2.17
        self.minimum = 5.13
        self.helper = 0.278  # by so much a mage must be better than magic


WISH: Final = Wish()


class Pack:
    """What a wizard has on the way; in fractions, since not all is known."""

    def __init__(self) -> None:
        self.magic = 0.0
        self.most = 0.0
        self.awake = 0.0  # what mages and one-time equipment would save
        self.asleep = 0.0
        self.coins = 0.0
        self.scrolls = 0.0
        self.keys = 0.0
        self.circles = 0.0
        self.inactive = 0
        self.bottles = 0.0
        self.corks = 0.0
        self.bought = 0.0  # bottles, of any colour
        self.bosses = 0  # on the map, a bit for each space
        self.to_come = 0  # how many they are
        self.cards = 0.0  # of Tom's deck: each visit of a round space shows one
        self.visits = 0.0
        self.gained = 0.0
        self.soon = 1.0

    def clone(self) -> Pack:
        """An independent copy."""
        copy = Pack()
        copy.magic = self.magic
        copy.most = self.most
        copy.awake = self.awake
        copy.asleep = self.asleep
        copy.coins = self.coins
        copy.scrolls = self.scrolls
        copy.keys = self.keys
        copy.circles = self.circles
        copy.inactive = self.inactive
        copy.bottles = self.bottles
        copy.corks = self.corks
        copy.bought = self.bought
        copy.bosses = self.bosses
        copy.to_come = self.to_come
        copy.cards = self.cards
        copy.visits = self.visits
        copy.gained = self.gained
        copy.soon = self.soon
        return copy

    def gain(self, worth: float) -> None:
        """Something good happens on the way."""
        self.gained += self.soon * worth

    def charge(self, magic: float) -> None:
        """More magic, as far as there is room."""
        self.magic = min(self.most, self.magic + magic)

    def visit(self) -> None:
        """A round space was visited: Tom has a card less."""
        self.cards -= 1.0
        self.visits += 1.0

    def wake(self, strength: float) -> None:
        """Mages wake up."""
        woken = min(strength, self.asleep)
        self.asleep -= woken
        self.awake += woken

    def pay(self, cost: float, colours: float) -> bool:
        """Magic first, then keys and mages, as far as there are coins for these; whether it can be paid."""
        if cost <= self.magic:
            self.magic -= max(cost, 0.0)
            return True
        short = cost - self.magic
        keyed = min(self.keys, short, self.most - self.magic)
        helped = short - colours
        if helped > 0.0 and helped > self.awake + keyed:
            return False
        helped = max(helped, 0.0)
        if helped <= self.awake:
            keyed = 0.0
        spent = (helped - keyed) / WISH.purse
        if spent > self.coins + 0.6:
            return False
        self.magic = 0.0
        self.keys -= keyed
        self.awake -= helped - keyed
        self.asleep += helped - keyed
        self.coins = max(0.0, self.coins - spent)
        return True

    def meet(self, space: int) -> None:
        """A boss is on the map."""
        self.bosses |= 1 << space
        self.to_come += 1

    def drive_out(self, space: int) -> None:
        """A boss leaves the map."""
        self.bosses &= ~(1 << space)
        self.to_come -= 1
        self.gain(WISH.boss)

    def place(self) -> float:
        """What one more place for a djinn is worth."""
        return WISH.place if self.circles + self.paired() < WISH.places * self.to_come else 0.5 * WISH.spare

    def coin(self) -> float:
        """What one more coin is worth: it may be what a mage lacks."""
        lacking = self.awake > WISH.purse * self.coins
        return WISH.coin + (WISH.purse * (WISH.mage - WISH.unpaid) if lacking else 0.0)

    def waking(self, strength: float) -> float:
        """What it is worth that mages wake up."""
        return (WISH.mage - WISH.asleep) * min(strength, self.asleep)

    def paired(self) -> float:
        """Bottles with a cork."""
        return min(self.bottles, self.corks)

    def worth(self) -> float:
        """What is left at the end of the way is worth for the bosses to come."""
        if not self.bosses:
            return 2.0 * WISH.boss
        paired = self.paired()
        places = min(self.circles + paired, WISH.places * self.to_come)
        early = min(1.0, self.cards / 8.0)
        helping = min(self.awake, WISH.purse * self.coins)
        total = WISH.magic * self.magic + WISH.most * self.most * early + WISH.place * places
        total += WISH.mage * helping + WISH.unpaid * (self.awake - helping) + WISH.asleep * self.asleep
        total += WISH.coin * min(self.coins, 10.0) + WISH.scroll * min(self.scrolls, 5.0) + WISH.key * self.keys
        return total + WISH.spare * (self.bottles + self.corks - 2.0 * paired)


def carried(table: Table) -> Pack:
    """What the player has."""
    owner = table.seats[0]
    pack = Pack()
    pack.cards = float(len(table.tom))
    pack.magic = float(owner.magic)
    pack.most = float(most_magic(table, 0))
    for card in owner.mages:
        mage = table.box.mages[card >> 1]
        if card & FACE_DOWN:
            pack.asleep += mage.green
        else:
            pack.awake += mage.green + (0.4 * WISH.purse if mage_fee(table, 0, card >> 1) == 0 else 0.0)
    for gear in usable_boosts(table, 0):
        pack.awake += table.box.gear[gear].ability.burst + 2.0 * table.box.gear[gear].ability.burst_each
    pack.coins = float(owner.coins)
    pack.scrolls = float(owner.scrolls)
    pack.keys = float(owner.keys)
    pack.circles = float(free_circles(table, 0))
    pack.inactive = inactive_circles(table, 0)
    pack.bottles = float(sum(owner.bottles))
    pack.corks = float(owner.corks)
    return pack
