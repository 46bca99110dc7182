"""What lies ahead of a witch: the odds of every Problem, what solving it is worth, and how far it is."""

from __future__ import annotations

from math import exp

from coven.games.witches import cards, places
from coven.games.witches.box import BONUS, DEATH, HEADOLOGY, HELPING_HAND, MAGIC, REROLL, SICK_SHEEP, Box, Card
from coven.games.witches.limits import difficulty, hard_bonus
from coven.games.witches.pieces import NOWHERE
from coven.games.witches.table import Table
from coven.games.witches.taste import TASTES
from coven.games.witches.verbs.advantages import AddBonus

MOST_PIPS = 40
UNKNOWN = -1e9  # not reckoned yet


class Map:
    """What never changes: how far slots are apart, and what dice bring."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.far = [_distances(box, slot) for slot in range(box.dungeon)]
        self.two = _tail(box.dice, 2)  # the chance of two dice to bring at least so much
        self.four = _tail(box.dice, 4)
        self.bonus = [_bonus(card) for card in box.cards]


def _bonus(card: Card) -> int:
    """What a card adds to a total as an advantage."""
    for step in card.program.steps:
        if isinstance(step, AddBonus):
            return step.amount
    return 0


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


def likely(margin: float) -> float:
    """A chance, from what is ahead in units of what may still change."""
    return 1.0 / (1.0 + exp(-1.7 * max(-20.0, min(20.0, margin))))


def turns_left(table: Table) -> float:
    """How many turns each player has after this one: a tile waits for each of them."""
    waiting = 0
    for frame in table.frames_of_tiles:
        waiting += len(frame)
    return waiting / len(table.seats)


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
        self.boost = self._boost(table.seats[seat].hand)
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
            price = taste.aliss
        lives = table.supply_cackles + table.supply_aliss
        coming = taste.need * len(table.seats) * (self.left + 0.5)
        short = min(1.0, max(0.0, 0.5 + (coming - lives) / 8.0))
        return price + taste.lives * short + taste.doom * 0.4**lives * min(1.0, coming)

    def _elves(self) -> int:
        table = self.table
        return len([s for s in cards.listed(table.laid & table.up) if table.tile_at(s).kind == table.box.elf])

    def _boost(self, hand: int) -> float:
        """What the cards in hand could add to an attempt."""
        total = 0.0
        for card in cards.listed(hand):
            face = self.table.box.cards[card]
            if face.symbol == HEADOLOGY:
                total += 1.0
            elif face.symbol == MAGIC:
                total += 2.0
            elif face.advantage == BONUS:
                total += self.ground.bonus[card]
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
        danger = self.taste.elf if self.elves >= 2 and tile.kind == table.box.elf and table.is_up(slot) else 0.0
        return self.taste.point * tile.points + better + relief + danger

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
        missing = self.hardness(slot) - hard_bonus(self.table, self.seat)
        bare = chance(self.ground.four, missing)
        helped = chance(self.ground.four, missing - int(self.boost * self.taste.reach))
        spent = (helped - bare) * self.card * 3.0
        return helped * self.prize(slot) - (1.0 - helped) * self.loss(slot) - spent - 0.5 * self.cackle

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
        tea = min(owner.cackles, 3) * self.cackle if places.company(table, slot, self.seat) else 0.0
        if table.solo() and slot == table.box.cottage:
            tea = min(owner.cackles, 2) * self.cackle
        return tea + self.approach(slot)

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

    def helps_here(self, card: int) -> bool:
        """Whether taking a Crisis away would help the attempt under way."""
        slot = self.table.attempt.slot
        crisis = slot != NOWHERE and self.table.crises[slot] > 0
        return crisis and self.table.box.cards[card].advantage == HELPING_HAND
