"""What lies ahead of a player: which elements the curses ask for, and what cards and actions are worth now."""

from __future__ import annotations

from coven.engine.core.answers import first, kind_of, second
from coven.games.madness import answers as said
from coven.games.madness import bill, cards
from coven.games.madness.box import MULTI
from coven.games.madness.cards import ELEMENT_OF, MADNESS, VALUE_OF, card, elements
from coven.games.madness.legality import curse_cost
from coven.games.madness.limits import cure_cost
from coven.games.madness.plan import AT_SPACE, FAR, TURNS, Plan
from coven.games.madness.table import Table
from coven.games.madness.taste import TASTE
from coven.games.madness.tricks import spell_worth
from coven.games.madness.verbs.spells import held


class Outlook:
    """One player's view of the table, reckoned once for all options of a question."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.stage = min(max(table.round, 1), 6) - 1
        self.draw = TASTE.draw_at[self.stage]
        self.shared = table.shared_support()
        self.purse = bill.worth(table.seats[seat].hand + self.shared)
        self.plan = Plan(table, seat, self.shared)
        self.again = self.plan.next_turn(seat) <= TURNS  # whether another turn comes before the page is turned
        self.breaks = False  # whether a curse can be broken now
        self.need = [0, 0, 0, 0]  # of all curses together
        self.mine = [0, 0, 0, 0]  # of the curse that is left to this player and lacks least
        self.missed = TASTE.distant  # what such an element is missed for
        self.coming = [0, 0, 0, 0]  # of the next monster (M3.7)
        self.late = table.marker / 5.0 if self.again else 1.0
        self.saved = TASTE.coming_last if table.round == table.box.limits.rounds - 1 else TASTE.coming
        self.turns = max(TURNS * (table.box.limits.rounds - table.round) + TURNS - table.marker, 0)  # after this one
        self.own_turns = self.turns / len(table.seats)
        self.later = (
            max(self.own_turns - TASTE.early, 0.0) / 8.0
        )  # how much of the game is left for what pays off later
        self.danger = min(max((self.turns * TASTE.rate + 2.0 - table.stack) / 6.0, 0.0), 1.0)
        if table.pages and table.page >= 0:
            for kind in table.box.pages[table.pages[-1]].curses:
                if kind < MULTI:
                    self.coming[kind] += 4
        self.counted = False
        self.ours = [0, 0, 0, 0]
        self.own = [0, 0, 0, 0]
        self._see()

    def _see(self) -> None:
        """Which elements are kept for which curse."""
        plan = self.plan
        least = FAR
        liked = float(FAR)
        for slot in range(5):
            cost = plan.costs[slot]
            if cost == 0:
                continue
            for element in range(4):
                self.need[element] += bill.amount(cost, element)
            rank = plan.lacks[slot] - TASTE.harm * plan.harm(slot)
            if plan.keeper[slot] == self.seat and rank < liked:
                liked = rank
                least = plan.lacks[slot]
                for element in range(4):
                    self.mine[element] = bill.amount(cost, element)
        self.breaks = least == 0
        if least and not self.again:
            self.missed = TASTE.vain
        elif least <= 3:
            self.missed = (TASTE.ready, TASTE.near, TASTE.far, TASTE.farther)[least]

    def price(self, element: int, n: int) -> float:
        """What paying n elements of a type costs: those the curses ask for are dear, the rest is cheap."""
        have = bill.amount(self.purse, element)
        in_hand = have - elements(self.shared, element)
        total = 0.0
        for paid in range(n):
            if have <= 0:
                break
            total += self._missed(element, have)
            if paid >= in_hand:
                total += TASTE.reserve  # the support is there for curses
            have -= 1
        return total

    def _missed(self, element: int, have: int) -> float:
        """What the last of so many elements is missed for; in the last round nothing but curses counts."""
        if self.plan.last and have <= self.need[element]:
            return TASTE.final if self.again or self.breaks else TASTE.final_vain
        if have <= self.mine[element]:
            return self.missed
        if have <= self.need[element]:
            return TASTE.others
        if have <= self.need[element] + self.coming[element]:
            return max(self.saved * self.late, TASTE.spare)
        return TASTE.spare

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
        """Breaking a curse is what the game is about, most of all before it strikes; at first there is time for it."""
        many = 1.0 if self.table.curse_kind(slot) == MULTI else 0.0
        return TASTE.breaking[self.stage] + self.striking(slot) + many

    def striking(self, slot: int) -> float:
        """How urgent a curse is."""
        harm = self.plan.harm(slot)
        return TASTE.strike * harm / (AT_SPACE[slot] - self.table.marker) if harm > 0.0 else 0.0

    def curing(self, owner: int, in_hand: bool) -> float:
        """Curing brings madness back to the stack and frees a hand, which it would fill for the rest of the game."""
        low = TASTE.low * self.danger
        if not in_hand:
            return TASTE.cure_shared * min(self.own_turns / 2.0, 1.0) + low
        mad = cards.count(self.table.seats[owner].hand, MADNESS)
        freed = TASTE.cure * min(self.own_turns / 2.0, 1.0) + TASTE.cure_turn * self.own_turns
        return freed + low + (8.0 if mad >= 5 else 0.0)

    def owning(self, card: int) -> float:
        """A strong card pays off in the turns to come."""
        base = TASTE.three if VALUE_OF[card] == 3 else TASTE.two
        element = ELEMENT_OF[card]
        worth = base + TASTE.focus * self.focus(element) + TASTE.balance * self.scarce(element)
        return worth * self.later + 0.02 * (self.need[element] + self.coming[element])

    def scarce(self, element: int) -> float:
        """By how much all decks together are short of an element: 1 if they have none, 0 for a fair part."""
        self._count()
        total = sum(self.ours)
        return 1.0 - 4.0 * self.ours[element] / total if total else 0.0

    def focus(self, element: int) -> float:
        """Which part of the own deck is of an element: who concentrates on one breaks its curses alone (M-H.3)."""
        self._count()
        total = sum(self.own)
        return self.own[element] / total if total else 0.25

    def _count(self) -> None:
        """What all decks, and the own one, have of each element; only reckoned where it is asked for."""
        if self.counted:
            return
        self.counted = True
        for seat, owner in enumerate(self.table.seats):
            bag = owner.hand + owner.discard + owner.support + cards.bag_of(list(owner.deck))
            for element in range(4):
                part = elements(bag, element)
                self.ours[element] += part
                if seat == self.seat:
                    self.own[element] = part

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
        wanted = self.missed if self.mine[element] else TASTE.others if self.need[element] else TASTE.spare
        if self.coming[element]:
            wanted = max(wanted, self.saved * self.late)
        return VALUE_OF[card] * (0.2 + wanted)

    def sharing(self, card: int) -> float:
        """What a card is worth in the support, where everybody can pay with it."""
        element = ELEMENT_OF[card]
        missing = self.need[element] - elements(self.shared, element)
        value = VALUE_OF[card]
        store = TASTE.place + TASTE.store * (value - 1)
        if missing <= 0:
            later = min(value, max(0, missing + self.coming[element]))
            return store + TASTE.share_coming * self.late * later
        last = TASTE.share_last if self.short_of(element) <= value else 0.0
        return TASTE.share * min(value, missing) + store + last

    def short_of(self, element: int) -> int:
        """How many elements of a type, and nothing else, another player lacks to break a curse."""
        table = self.table
        found = 99
        for seat in range(len(table.seats)):
            if seat == self.seat or seat not in self.plan.acting:
                continue
            held = bill.worth(table.seats[seat].hand + self.shared)
            for slot in range(5):
                if table.curses[slot] is not None:
                    cost = curse_cost(table, slot)
                    lack = bill.amount(cost, element) - bill.amount(held, element)
                    if 0 < lack < found and bill.short(cost, held) == lack:
                        found = lack
        return found

    def granting(self, seat: int, air: int) -> float:
        """What it brings that another player acts, if air elements were spent before: a curse that can be broken now
        and not in that player's own turn; below 0 if there is none."""
        table = self.table
        held = bill.worth(table.seats[seat].hand + self.shared)
        if elements(table.seats[self.seat].hand, cards.AIR) < air:
            held = bill.without(held, cards.AIR, self._least_air())
        found = -1.0
        for slot in range(5):
            curse = table.curses[slot]
            if curse is not None and not curse.asleep and bill.covers(held, self.plan.costs[slot]):
                early = self.plan.in_time(seat, slot)
                found = max(found, TASTE.grant_early if early else TASTE.grant * self.breaking(slot))
        return found

    def _least_air(self) -> int:
        """The value of the weakest air card in the support."""
        for value in (1, 2):
            if cards.count(self.shared, card(cards.AIR, value)):
                return value
        return 3

    def helping(self, seat: int) -> float:
        """Who has most of an action, a card or a cure."""
        mad = cards.count(self.table.seats[seat].hand, MADNESS)
        turn = (seat - self.table.active) % len(self.table.seats)
        return (
            max(self.granting(seat, 0), 1.0) + 0.2 * mad - 0.05 * turn - 0.1 * cards.size(self.table.seats[seat].hand)
        )
