"""What lies ahead of a player: which elements the curses ask for, and what cards and actions are worth now."""

from __future__ import annotations

from typing import Final

from coven.engine.core.answers import first, kind_of, second
from coven.games.madness import answers as said
from coven.games.madness import bill, cards
from coven.games.madness.box import MULTI
from coven.games.madness.cards import ELEMENT_OF, MADNESS, VALUE_OF, elements
from coven.games.madness.legality import curse_cost
from coven.games.madness.limits import cure_cost
from coven.games.madness.table import Table
from coven.games.madness.taste import TASTE
from coven.games.madness.tricks import spell_worth
from coven.games.madness.verbs.spells import held

BREAK: Final = 50.0
AT_SPACE: Final[tuple[int, ...]] = (2, 3, 3, 4, 5)  # where the curse of a slot strikes (M5.5)


class Outlook:
    """One player's view of the table, reckoned once for all options of a question."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.shared = table.shared_support()
        self.purse = bill.worth(table.seats[seat].hand + self.shared)
        self.need = [0, 0, 0, 0]  # of all curses together
        self.close = [0, 0, 0, 0]  # of the curse that lacks least
        self.short = 99
        self.coming = [0, 0, 0, 0]  # of the next monster (M3.7)
        self.late = table.marker / 5.0
        if table.pages and table.page >= 0:
            for kind in table.box.pages[table.pages[-1]].curses:
                if kind < MULTI:
                    self.coming[kind] += 4
        for slot in range(5):
            if table.curses[slot] is not None:
                self._see(curse_cost(table, slot))
        self.later = 1.0 - (table.round - 1) / 6.0  # how much of the game is left for what pays off later

    def _see(self, cost: int) -> None:
        lack = bill.short(cost, self.purse)
        for element in range(4):
            self.need[element] += bill.amount(cost, element)
            if lack < self.short:
                self.close[element] = bill.amount(cost, element)
        self.short = min(self.short, lack)

    def price(self, element: int, n: int) -> float:
        """What paying n elements of a type costs: those the curses ask for are dear, the rest is cheap."""
        have = bill.amount(self.purse, element)
        total = 0.0
        for _ in range(n):
            if have <= 0:
                break
            if have <= self.close[element] and self.short <= 2:
                total += TASTE.needed
            elif have <= self.need[element]:
                total += TASTE.wanted
            elif have <= self.need[element] + self.coming[element]:
                total += TASTE.coming * self.late
            else:
                total += TASTE.spare
            have -= 1
        return total

    def price_of(self, option: int) -> float:
        """What the elements of an action would be missed for."""
        kind, what = kind_of(option), first(option)
        table = self.table
        if kind == said.CAST:
            spell = table.box.spells[what]
            return self.price(spell.element, spell.level * (second(option) + 1))
        if kind == said.LEARN:
            return self.price(table.box.spells[what].element, table.box.limits.learn_cost)
        if kind == said.ACQUIRE:
            return self.price(ELEMENT_OF[what], VALUE_OF[what])
        if kind == said.CURE:
            return min([self.price(e, cure_cost(table)) for e in range(4) if bill.amount(self.purse, e)] or [0.0])
        return 0.0

    def breaking(self, slot: int) -> float:
        """Breaking a curse is what the game is about, most of all before it strikes."""
        return BREAK + self.striking(slot) + (1.0 if self.table.curse_kind(slot) == MULTI else 0.0)

    def striking(self, slot: int) -> float:
        """How urgent a curse is."""
        curse = self.table.curses[slot]
        if curse is None or curse.struck or AT_SPACE[slot] <= self.table.marker:
            return 0.0
        return TASTE.strike / (AT_SPACE[slot] - self.table.marker)

    def curing(self, owner: int, in_hand: bool) -> float:
        """Curing brings madness back to the stack; the fuller the hand and the emptier the stack, the better."""
        low = TASTE.low if self.table.stack < 2 * len(self.table.seats) else 0.0
        if not in_hand:
            return TASTE.cure_shared + low
        mad = cards.count(self.table.seats[owner].hand, MADNESS)
        return TASTE.cure + low + TASTE.cure_more * (mad - 1) + (8.0 if mad >= 5 else 0.0)

    def owning(self, card: int) -> float:
        """A strong card pays off in the turns to come."""
        value = VALUE_OF[card]
        base = TASTE.three if value == 3 else TASTE.two
        return (base + TASTE.focus * self.focus(ELEMENT_OF[card])) * self.later + 0.02 * self.need[ELEMENT_OF[card]]

    def focus(self, element: int) -> float:
        """Which part of the own deck is of an element: who concentrates on one breaks its curses alone (M-H.3)."""
        owner = self.table.seats[self.seat]
        bag = owner.hand + owner.discard + owner.support + cards.bag_of(list(owner.deck))
        total = elements(bag, 0) + elements(bag, 1) + elements(bag, 2) + elements(bag, 3)
        return elements(bag, element) / total if total else 0.25

    def learning(self, spell: int) -> float:
        """A spell pays off too, if it is better than the one that is forgotten."""
        if held(self.table, self.seat, spell) >= 0:
            return -1.0
        mine = self.table.seats[self.seat].spells
        worst = 0.0
        if len(mine) >= self.table.box.limits.spell_limit:
            worst = min([spell_worth(self.table, card >> 2) for card in mine])
        return TASTE.learn * (spell_worth(self.table, spell) - worst) * self.later

    def keeping(self, card: int) -> float:
        """What a card in the hand is worth."""
        if card == MADNESS:
            return -2.0
        element = ELEMENT_OF[card]
        wanted = TASTE.needed if self.close[element] else TASTE.wanted if self.need[element] else TASTE.spare
        if self.coming[element]:
            wanted = max(wanted, TASTE.coming * self.late)
        return VALUE_OF[card] * (0.2 + wanted)

    def sharing(self, card: int) -> float:
        """What a card is worth in the support, where everybody can pay with it."""
        element = ELEMENT_OF[card]
        missing = self.need[element] - elements(self.shared, element)
        if missing <= 0:
            later = min(VALUE_OF[card], max(0, missing + self.coming[element]))
            return 0.1 * VALUE_OF[card] + TASTE.share_coming * self.late * later
        last = TASTE.share_last if self.short_of(element) <= VALUE_OF[card] else 0.0
        return TASTE.share * min(VALUE_OF[card], missing) + 0.1 * VALUE_OF[card] + last

    def short_of(self, element: int) -> int:
        """How many elements of a type, and nothing else, another player lacks to break a curse."""
        table = self.table
        found = 99
        for seat in range(len(table.seats)):
            if seat == self.seat or table.seats[seat].out:
                continue
            held = bill.worth(table.seats[seat].hand + self.shared)
            for slot in range(5):
                if table.curses[slot] is not None:
                    cost = curse_cost(table, slot)
                    lack = bill.amount(cost, element) - bill.amount(held, element)
                    if 0 < lack < found and bill.short(cost, held) == lack:
                        found = lack
        return found

    def can_break(self, seat: int, less: int) -> int:
        """The most urgent curse that another player could break, if air elements were spent before; -1: none."""
        table = self.table
        held = bill.worth(table.seats[seat].hand + self.shared)
        air = bill.amount(bill.worth(table.seats[self.seat].hand), cards.AIR)
        if air < less:
            held = bill.without(held, cards.AIR, less - air)
        found = -1
        for slot in range(5):
            curse = table.curses[slot]
            if curse is None or curse.asleep or not bill.covers(held, curse_cost(table, slot)):
                continue
            if found < 0 or self.striking(slot) > self.striking(found):
                found = slot
        return found

    def helping(self, seat: int) -> float:
        """Who has most of an action, a card or a cure."""
        mad = cards.count(self.table.seats[seat].hand, MADNESS)
        turn = (seat - self.table.active) % len(self.table.seats)
        return (20.0 if self.can_break(seat, 0) >= 0 else 1.0) + 0.2 * mad - 0.05 * turn
