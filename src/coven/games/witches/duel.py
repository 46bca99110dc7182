"""An attempt under way: the chances with every card that could be added, and what each of them is worth."""

from __future__ import annotations

from typing import Final

from coven.games.witches import cards, hand
from coven.games.witches.answers import FIRST_DIE, SECOND_DIE
from coven.games.witches.attempt_odds import symbols
from coven.games.witches.box import ANY_KIND, BONUS, HELPING_HAND, MAGIC, REROLL, RESCUE
from coven.games.witches.legality import advantage as refused
from coven.games.witches.limits import difficulty, total
from coven.games.witches.outlook import Outlook, chance
from coven.games.witches.pieces import NOWHERE
from coven.games.witches.table import Table
from coven.games.witches.taste import NEVER, WASTED

AVERAGE: Final = 10.0 / 3.0  # of a die
FILLED: Final = 5.0 / 6.0  # the chance of a die to show no Cackle
SAFE: Final = 10.0  # how dear pips are that are there already
CACKLE: Final = 0  # the face


class Duel:
    """What may still be done about an attempt."""

    def __init__(self, table: Table, outlook: Outlook) -> None:
        self.table = table
        self.outlook = outlook
        self.taste = outlook.taste
        attempt = table.attempt
        slot = attempt.slot
        self.missing = difficulty(table, slot) - total(table, outlook.seat)
        self.rolled = len(attempt.dice)
        self.stake = outlook.prize(slot) + outlook.loss(slot)
        self.loss = outlook.loss(slot)
        self.later = self._later()
        self.tail = outlook.ground.two if self.rolled == 2 else outlook.ground.four
        self.running = -self.taste.running - (self.taste.elf if self._wakes_elves() else 0.0)
        self.plan = self._plan() if self.rolled == 2 else 0
        self.standing = self.worth(0)

    def _wakes_elves(self) -> bool:
        """Whether leaving this Problem face up brings the third elf."""
        table = self.table
        return table.box.tiles[table.attempt.tile].kind == table.box.elf and self.outlook.elves >= 3

    def _later(self) -> int:
        """What can still be added after the last dice."""
        found = 0
        table = self.table
        for card in cards.listed(table.seats[self.outlook.seat].hand):
            face = table.box.cards[card]
            if face.advantage == BONUS and refused(table, self.outlook.seat, face) is None:
                found += self.outlook.ground.bonus[card]
            elif self.outlook.helps_here(card):
                found += table.box.numbers.crisis_difficulty
        return found

    def odds(self, added: int) -> float:
        """The chance to succeed, with so much added."""
        sure = self.missing - added
        if self.rolled == 4:
            return 1.0 if sure <= 0 else 0.0
        kept = chance(self.tail, sure)
        return kept + 0.8 * (chance(self.tail, sure - self.later) - kept)

    def worth(self, added: int) -> float:
        """What going on is worth, with so much added."""
        return self.odds(added) * self.stake - self.loss

    def price(self, card: int) -> float:
        """What a symbol costs: the card, and for Magic a Cackle."""
        if card == NOWHERE:
            return 0.1 + self.outlook.cackle
        face = self.table.box.cards[card]
        kept = self.taste.bonus if face.advantage in (BONUS, REROLL, RESCUE) else self.outlook.card
        if self.outlook.card == 0.0:
            kept = 0.0  # the last chance to use it
        return kept + self.outlook.price(card) + (self.outlook.cackle if face.symbol == MAGIC else 0.0)

    def _plan(self) -> int:
        """How much to add in all: what brings most beyond its price."""
        best = 0
        highest = self.worth(0)
        added = 0
        spent = 0.0
        for card in self.ordered():
            added += self.adds(card)
            spent += self.price(card)
            if self.worth(added) - spent > highest + 0.05:
                highest = self.worth(added) - spent
                best = added
        self.best = highest
        return best

    def ordered(self) -> list[int]:
        """The symbols at hand, the cheapest for what they add first."""
        found = [card for card in symbols(self.table, self.outlook.seat) if not self._kept(card)]
        return sorted(found, key=self._rate)

    def _kept(self, card: int) -> bool:
        """Whether a card adds as much after the last dice, and costs nothing where it is not needed."""
        if card == NOWHERE:
            return False
        face = self.table.box.cards[card]
        return self.outlook.helps_here(card) or (
            face.advantage == BONUS and refused(self.table, self.outlook.seat, face) is None
        )

    def _rate(self, card: int) -> float:
        return self.price(card) / self.adds(card)

    def adds(self, card: int) -> int:
        """What a symbol adds."""
        numbers = self.table.box.numbers
        if card == NOWHERE or self.table.box.cards[card].symbol == MAGIC:
            return numbers.magic_value
        return numbers.headology_value

    def using(self, card: int) -> float:
        """Only what the plan needs is used, the cheapest first; none where running away is better."""
        if self.plan == 0 or self.best < self.running or self._kept(card):
            return -99.0
        return self.best + 1.0 - 0.01 * self._rate(card)

    def solving(self, spent: int) -> float:
        """Cards that solve a Problem by themselves, against the chance to do without them."""
        sure = self.stake - self.loss - self.outlook.card * spent
        if self.rolled == 0:
            return sure - max(self.worth(0), self.running) - 1.0 * spent + 0.5
        return sure - 0.3 * spent if self.rolled == 4 and self.missing > 0 else NEVER

    def helping(self, card: int, advantage: int) -> float:
        """After the last dice: what turns a failure into a success, or at least out of it. What may wait until they lie
        there is wasted earlier."""
        if advantage in (BONUS, HELPING_HAND):
            return WASTED if self.rolled < 4 or self.missing <= 0 else 5.0 if self.missing <= self.later else NEVER
        if advantage == REROLL and self._blank() and (self.rolled < 4 or self.missing <= 0):
            return self._filling(card)
        if self.rolled < 4 or self.missing <= 0:
            return NEVER
        if advantage == REROLL:
            return 2.0 if self._second_chance() > 0.15 and self.missing > self.later else NEVER
        return 1.0 if self.missing > self.later and self.loss > 1.2 else NEVER

    def _blank(self) -> int:
        """How many of the dice that can be rolled again show a Cackle."""
        return self.table.attempt.dice[-2:].count(CACKLE)

    def _filling(self, card: int) -> float:
        """Cackles add nothing and bring counters: what it is worth to roll them again, between the rolls for better
        odds too."""
        n = self._blank()
        gain = n * self.outlook.cackle * FILLED - self.price(card)
        if self.rolled == 4:
            return gain
        better = self.odds(int(AVERAGE * n)) - self.odds(0)
        return max(self.standing, self.running) + gain + better * self.stake

    def hoping(self, card: int) -> float:
        """W18.28: other cards when the dice are too low; one of them may still turn the failure into a success."""
        if self.rolled < 4 or self.missing <= self.later:
            return NEVER
        n = 1 + len(hand.weak(self.outlook, card))
        return (1.0 - (1.0 - self._saving()) ** n) * self.stake - self.price(card)

    def _saving(self) -> float:
        """How likely a card that is drawn would do."""
        box, bonus = self.table.box, self.outlook.ground.bonus
        fitting = (ANY_KIND, box.tiles[self.table.attempt.tile].kind)
        again, found = self._second_chance(), 0.0
        for card, face in enumerate(box.cards):
            if face.advantage == BONUS and face.kind in fitting and bonus[card] >= self.missing - self.later:
                found += 1.0
            elif face.advantage == REROLL:
                found += again
        return found / len(box.cards)

    def _second_chance(self) -> float:
        dice = self.table.attempt.dice
        pips = self.table.box.dice
        return chance(self.outlook.ground.two, self.missing - self.later + pips[dice[-2]] + pips[dice[-1]])

    def rerolling(self, which: int) -> float:
        """Which dice to roll again: those below the average; only Cackles where the total will do."""
        dice = self.table.attempt.dice
        pips = self.table.box.dice
        weight = 1.0 if self.missing > 0 else SAFE
        found = 0.0
        if which & FIRST_DIE:
            found += AVERAGE - weight * pips[dice[-2]]
        if which & SECOND_DIE:
            found += AVERAGE - weight * pips[dice[-1]]
        return found
