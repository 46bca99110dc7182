"""What lies ahead of a witch: the odds of every Problem, what solving it is worth, and how far it is."""

from __future__ import annotations

from typing import Final

from coven.games.witches import cards, places
from coven.games.witches.box import (
    ANY_KIND,
    BONUS,
    BROOMSTICK,
    COOPERATIVE,
    DEATH,
    EXTRA_CARDS,
    HEADOLOGY,
    HELPING_HAND,
    MAGIC,
    REROLL,
    RESCUE,
    SICK_SHEEP,
    Box,
    Card,
)
from coven.games.witches.limits import difficulty, hard_bonus
from coven.games.witches.pieces import NOWHERE
from coven.games.witches.table import Table
from coven.games.witches.taste import TASTES
from coven.games.witches.verbs.advantages import AddBonus, AddPaths, GainCackles

MOST_PIPS = 40
UNKNOWN = -1e9  # not reckoned yet
LIKED: Final[dict[int, float]] = {  # advantages, in pips
    BONUS: 0.8,
    REROLL: 1.0,
    SICK_SHEEP: 1.0,
    DEATH: 1.0,
    EXTRA_CARDS: 1.0,
    RESCUE: 0.4,
    HELPING_HAND: 0.5,
}


class Map:
    """What never changes: how far slots are apart, and what dice bring."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.far = [_distances(box, slot) for slot in range(box.dungeon)]
        self.two = _tail(box.dice, 2)  # the chance of two dice to bring at least so much
        self.four = _tail(box.dice, 4)
        self.bonus = [_bonus(card) for card in box.cards]
        self.paths = [_paths(card) for card in box.cards]
        self.uses = [_use(card) for card in box.cards]
        self.usual = sum(self.uses) / len(self.uses)
        self.dear = [_costs_cackle(card) for card in box.cards]


def _bonus(card: Card) -> int:
    """What a card adds to a total as an advantage."""
    for step in card.program.steps:
        if isinstance(step, AddBonus):
            return step.amount
    return 0


def _use(card: Card) -> float:
    """What a card is good for in attempts to come, in pips: its symbol, and its advantage."""
    adds = 1.0 if card.symbol == HEADOLOGY else 1.7 if card.symbol == MAGIC else 0.6
    return adds + LIKED.get(card.advantage, 0.2)


def _paths(card: Card) -> int:
    """How many paths more a walk has by a card."""
    return sum([step.amount for step in card.program.steps if isinstance(step, AddPaths)])


def _costs_cackle(card: Card) -> bool:
    """W18.6: whether the advantage costs a Cackle."""
    return any(isinstance(step, GainCackles) for step in card.program.steps)


def _distances(box: Box, start: int) -> list[int]:
    far = [99] * box.dungeon
    far[start] = 0
    edge = [start]
    while edge:
        reached: list[int] = []
        for slot in edge:
            for other in box.next_to[slot]:
                if far[other] == 99:
                    far[other] = far[slot] + 1
                    reached.append(other)
        edge = reached
    for other in cards.listed(box.beside[start]):
        far[other] = min(far[other], 1)
    return far


def _tail(dice: tuple[int, ...], n: int) -> list[float]:
    ways = [1.0]
    for _ in range(n):
        more = [0.0] * (len(ways) + max(dice))
        for total, chance in enumerate(ways):
            for face in dice:
                more[total + face] += chance / len(dice)
        ways = more
    return [sum(ways[least:]) for least in range(MOST_PIPS)]


def chance(tail: list[float], missing: int) -> float:
    """How likely dice bring what is missing."""
    return 1.0 if missing <= 0 else tail[missing] if missing < MOST_PIPS else 0.0


def actions_left(table: Table) -> int:
    """How many movement actions all players have yet, this one included."""
    waiting = 0
    for frame in table.frames_of_tiles:
        waiting += len(frame)
    return 2 * waiting + (3 - table.action if table.action else 0)


def turns_left(table: Table) -> float:
    """How many turns each player has after this one: a tile waits for each of them."""
    waiting = 0
    for frame in table.frames_of_tiles:
        waiting += len(frame)
    return waiting / len(table.seats)


def marks(table: Table, hand: int) -> int:
    """How many different characters with the mark of Power of three a hand holds."""
    found = 0
    for card in cards.listed(hand & table.box.marked):
        found |= 1 << table.box.cards[card].character
    return cards.size(found)


def unseen(table: Table, seat: int) -> list[int]:
    """The difficulties of all Hard Problems that a seat has not seen yet."""
    left = [tile.copies if tile.hard else 0 for tile in table.box.tiles]
    for owner in table.seats:
        for number in owner.hard:
            left[number] -= 1
    for number in table.gone:
        left[number] -= 1
    for slot in cards.listed(table.laid):
        if table.sees(seat, slot):
            left[table.problems[slot]] -= 1
    found: list[int] = []
    for number, tile in enumerate(table.box.tiles):
        found += [tile.difficulty] * left[number]
    return found


class Outlook:
    """One witch's view of the map, reckoned once for all options of a question."""

    def __init__(self, table: Table, seat: int, ground: Map) -> None:
        self.table = table
        self.seat = seat
        self.ground = ground
        self.taste = TASTES[table.variants.mode]
        self.left = turns_left(table)
        self.cackle = self._cackle()
        self.crisis = self.taste.crisis + self.taste.despair / (1.0 + table.supply_crises)
        self.card = self.taste.last_card if table.action == 2 else self.taste.card
        if self.left == 0 and table.action == 2:
            self.card = 0.0  # there is no other use for it
        self.elves = self._elves()
        self.hand = cards.listed(table.seats[seat].hand)
        self.marks = marks(table, table.seats[seat].hand)
        self.bonus = hard_bonus(table, seat)
        self.unseen = unseen(table, seat)
        self.hidden: dict[int, tuple[float, float]] = {}  # the odds of what lies face down
        self.ends = [UNKNOWN] * (table.box.dungeon + 1)
        self.appeals = [0.0] * table.box.dungeon
        for slot in cards.listed(table.laid):
            self.appeals[slot] = self.appeal(slot)

    def _cackle(self) -> float:
        """What a Cackle costs; where all lose with the last Black Aliss, by whether the rest will do."""
        table = self.table
        taste = self.taste
        price = taste.cackle + taste.cackle_more * table.seats[self.seat].cackles
        if not table.hands_are_open():
            return taste.aliss if table.supply_cackles == 0 else price
        if table.supply_cackles == 0:
            if table.seats[self.seat].cackles < max([one.cackles for one in table.seats]):
                return taste.cackle  # W12.4: it comes from a friend
            price = taste.aliss
        lives = table.supply_cackles + table.supply_aliss
        coming = taste.need * len(table.seats) * (self.left + 0.5)
        short = min(1.0, max(0.0, 0.5 + (coming - lives) / 8.0))
        return price + taste.lives * short + taste.doom * 0.4**lives * min(1.0, coming)

    def _elves(self) -> int:
        table = self.table
        return len([s for s in cards.listed(table.laid & table.up) if table.tile_at(s).kind == table.box.elf])

    def boost(self, kind: int) -> float:
        """What the cards in hand could add to an attempt on a kind of Problem."""
        total = 0.0
        for card in self.hand:
            face = self.table.box.cards[card]
            if face.advantage == BONUS and face.kind in (ANY_KIND, kind):
                total += self.ground.bonus[card]
            elif face.symbol == HEADOLOGY:
                total += 1.0
            elif face.symbol == MAGIC:
                total += 2.0
            elif face.advantage == REROLL:
                total += 1.5
        return total

    def knows(self, slot: int) -> bool:
        """Whether she has seen the tile."""
        return self.table.sees(self.seat, slot)

    def hardness(self, slot: int) -> int:
        """What it takes; of an unknown Hard Problem an average."""
        if self.knows(slot):
            return difficulty(self.table, slot)
        return int(self.taste.hidden) + 2 * self.table.crises[slot]

    def prize(self, slot: int) -> float:
        """What solving it brings: points, a better board, and fewer Crises."""
        table = self.table
        relief = (table.crises[slot] + 0.15) * self.crisis * min(1.0, self.left)
        if not self.knows(slot):
            return self.taste.point * self.taste.hidden_points + self._better_at_all() + relief
        tile = table.tile_at(slot)
        growing = len(table.seats[self.seat].easy) < table.box.numbers.easy_tiles_counted_max
        better = self._better_at_all() if tile.hard else self.taste.easy * self.left / 4.0 if growing else 0.0
        if tile.on_success.steps and table.variants.mode == COOPERATIVE:
            better += self.taste.hard * self._others_up(slot, tile.kind)  # W20.1: they go with it
        danger = self.taste.elf if self.elves >= 2 and tile.kind == table.box.elf and table.is_up(slot) else 0.0
        return self.taste.point * tile.points + better + relief + danger

    def _others_up(self, slot: int, kind: int) -> int:
        """How many other tiles of a kind lie face up."""
        table = self.table
        return len([s for s in cards.listed(table.laid & table.up) if s != slot and table.tile_at(s).kind == kind])

    def _better_at_all(self) -> float:
        """What a Hard tile is worth besides its points: half a bonus for the rest of the game."""
        return self.taste.hard + self.taste.bonus_more * self.left

    def loss(self, slot: int) -> float:
        """What failing costs: a Cackle, the place, and the consequence of a Hard tile."""
        table = self.table
        hard = not self.knows(slot) or table.tile_at(slot).hard
        danger = 0.0
        if not table.is_up(slot) and self.elves >= 1:
            danger = self.taste.elf * (1.0 if self.elves >= 2 else 0.25)
        setback = (self.taste.fail_hard if hard else self.taste.fail) * min(1.0, self.left + 0.2)
        return self.cackle + setback + danger

    def appeal(self, slot: int) -> float:
        """What going there is worth."""
        if self._sure(slot):
            return self.prize(slot)
        prize = self.prize(slot)
        known = self.knows(slot)
        behind = self.table.crises[slot] * self.table.box.numbers.crisis_difficulty - self.bonus
        if known:
            tile = self.table.tile_at(slot)
            bare, helped = self._odds(tile.difficulty + behind, self.boost(tile.kind))
        else:
            bare, helped = self._hidden_odds(behind)
        spent = (helped - bare) * self.card * 3.0
        lost = (1.0 - helped) * self.loss(slot) * (1.0 if known else self.taste.surprise)
        found = helped * prize - lost - spent - 0.5 * self.cackle
        if self.marks >= 3 and (not known or self.table.tile_at(slot).hard):
            return max(found, prize * (1.0 - self.taste.waste * helped) - self.taste.three)
        return found

    def price(self, card: int) -> float:
        """What it costs to give up a card that counts for Power of three, the more the nearer that is."""
        if not self.table.box.marked >> card & 1:
            return 0.0
        rest = self.table.seats[self.seat].hand & ~cards.bit(card)
        return self.taste.mark * self.marks if marks(self.table, rest) < self.marks <= 3 else 0.0

    def _odds(self, missing: int, boost: float) -> tuple[float, float]:
        """The chance to bring what is missing, without cards and with them."""
        helped = missing - int(boost * self.taste.reach)
        return chance(self.ground.four, missing), chance(self.ground.four, helped)

    def _hidden_odds(self, behind: int) -> tuple[float, float]:
        """The same for a Hard Problem that could be any of those not seen yet."""
        if behind not in self.hidden:
            boost = self.boost(ANY_KIND)
            odds = [self._odds(difficulty + behind, boost) for difficulty in self.unseen]
            n = max(len(odds), 1)
            self.hidden[behind] = (sum([one[0] for one in odds]) / n, sum([one[1] for one in odds]) / n)
        return self.hidden[behind]

    def _sure(self, slot: int) -> bool:
        """Whether a card solves it by itself."""
        if not self.knows(slot):
            return False
        kind = self.table.tile_at(slot).kind
        for card in cards.listed(self.table.seats[self.seat].hand):
            face = self.table.box.cards[card]
            if face.advantage in (SICK_SHEEP, DEATH) and face.kind == kind:
                return True
        return False

    def approach(self, slot: int) -> float:
        """What a free slot is worth: the Problems around it."""
        best = -0.3
        far = self.ground.far[slot]
        for other in cards.listed(self.table.laid):
            if other != slot:
                best = max(best, self.appeals[other] * self.taste.later ** ((far[other] + 1) // 2))
        return best

    def end(self, slot: int) -> float:
        """What ending a movement on a slot is worth."""
        if self.ends[slot] == UNKNOWN:
            self.ends[slot] = self._end(slot)
        return self.ends[slot]

    def _end(self, slot: int) -> float:
        table = self.table
        if slot == table.box.dungeon:
            return -1.0
        if table.laid >> slot & 1:
            return self.appeals[slot] + self._follow(slot)
        owner = table.seats[self.seat]
        tea = self._tea(slot) if places.company(table, slot, self.seat) else 0.0
        if table.solo() and slot == table.box.cottage:
            tea = min(owner.cackles, 2) * self.cackle
        return tea + self.approach(slot)

    def _tea(self, slot: int) -> float:
        """W14.2, W14.3: the Cackles that go; those of friends count too."""
        table = self.table
        gone = min(table.seats[self.seat].cackles, table.box.numbers.tea_active_max)
        if table.variants.mode == COOPERATIVE:
            for number, other in enumerate(table.seats):
                if number != self.seat and other.spot == slot:
                    gone += min(other.cackles, table.box.numbers.tea_others_max)
        return gone * max(self.cackle, self.taste.cackle)

    def _follow(self, slot: int) -> float:
        """What comes after an attempt there."""
        return self.taste.follow * max(0.0, self.approach(slot)) if self.taste.follow else 0.0

    def reach(self, slot: int, paths: int) -> float:
        """What coming to a slot is worth with so many paths left."""
        found = self.end(slot)
        if paths > 0 and not places.occupied(self.table, slot, self.seat):
            for other in places.next_to(self.table, slot):
                found = max(found, self.reach(other, paths - 1))
        return found

    def flight(self) -> float:
        """What flying anywhere is worth."""
        spot = self.table.seats[self.seat].spot
        return max([self.end(slot) for slot in range(self.table.box.dungeon) if slot != spot])

    def prospect(self) -> float:
        """What her next movement is worth."""
        spot = self.table.seats[self.seat].spot
        if spot == self.table.box.dungeon:
            return 0.0
        walk = self.reach(spot, self.table.box.numbers.walk_paths)
        broom = [card for card in self.hand if self.table.box.cards[card].symbol == BROOMSTICK]
        return max(walk, self.flight() - self.taste.broom) if broom else walk

    def landing(self) -> float:
        """What fleeing to any empty slot is worth."""
        return max([self.approach(slot) for slot in cards.listed(places.empty_slots(self.table))])

    def helps_here(self, card: int) -> bool:
        """Whether taking a Crisis away would help the attempt under way."""
        slot = self.table.attempt.slot
        crisis = slot != NOWHERE and self.table.crises[slot] > 0
        return crisis and self.table.box.cards[card].advantage == HELPING_HAND
