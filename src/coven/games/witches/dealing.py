"""What a seat does not know: other hands, the draw pile, face-down tiles and what lies under the top of a frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coven.engine.core.rng import shuffled
from coven.engine.core.tuples import with_one
from coven.games.witches import cards
from coven.games.witches.box import INVISIBILITY, INVISIBILITY_TILE
from coven.games.witches.pieces import NO_TILE

if TYPE_CHECKING:
    from coven.games.witches.table import Table


class Dealer:
    """Whatever a seat does not know, gathered and dealt again."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.hidden = [number for number in range(len(table.seats)) if number != seat and not table.hands_are_open()]
        unseen = cards.set_of(list(table.pile))
        for number in self.hidden:
            unseen |= table.seats[number].hand
        self.old = cards.listed(unseen & table.kept)
        self.new = cards.listed(unseen & ~table.kept)
        self.easy: list[int] = []
        self.hard: list[int] = []
        self._gather_tiles()

    def _gather_tiles(self) -> None:
        """All tiles of the box but those that are seen: what was left over at the start can lie anywhere too."""
        table = self.table
        left = [tile.copies for tile in table.box.tiles]
        for slot, tile in enumerate(table.problems):
            if tile != NO_TILE and table.sees(self.seat, slot):
                left[tile] -= 1
        for tile in table.gone:
            left[tile] -= 1
        for seat in table.seats:
            for tile in seat.easy:
                left[tile] -= 1
            for tile in seat.hard:
                left[tile] -= 1
        for frame in table.frames_of_tiles:
            if frame and not table.box.tiles[frame[-1]].hard:
                left[frame[-1]] -= 1
        for tile, copies in enumerate(left):
            pool = self.hard if table.box.tiles[tile].hard else self.easy
            for _ in range(copies):
                pool.append(tile)

    def shuffle(self, rng: int) -> None:
        """By chance."""
        rng, old = shuffled(rng, self.old)
        rng, new = shuffled(rng, self.new)
        rng, easy = shuffled(rng, self.easy)
        rng, hard = shuffled(rng, self.hard)
        self.old = list(old)
        self.new = list(new)
        self.easy = list(easy)
        self.hard = list(hard)

    def deal(self) -> None:
        """Hidden hands get as many cards from before and after the last shuffle as everyone can count; unseen tiles of
        a colour lie anywhere where one of that colour lies unseen."""
        table = self.table
        for number in self.hidden:
            hand = table.seats[number].hand
            kept = cards.size(hand & table.kept)
            fresh = cards.size(hand) - kept
            table.seats[number].hand = cards.set_of(self.old[:kept]) | cards.set_of(self.new[:fresh])
            self.old = self.old[kept:]
            self.new = self.new[fresh:]
        table.pile = (*self.old, *self.new)
        self._deal_tiles()

    def _deal_tiles(self) -> None:
        table = self.table
        tiles = table.box.tiles
        problems = list(table.problems)
        for slot, tile in enumerate(problems):
            if tile != NO_TILE and not table.sees(self.seat, slot):
                problems[slot] = self.hard.pop()
        table.problems = tuple(problems)
        frames: list[tuple[int, ...]] = []
        for frame in table.frames_of_tiles:
            row: list[int] = []
            for place, tile in enumerate(frame):
                if tiles[tile].hard:
                    row.append(self.hard.pop())
                elif place == len(frame) - 1:
                    row.append(tile)
                else:
                    row.append(self.easy.pop())
            frames.append(tuple(row))
        table.frames_of_tiles = tuple(frames)


def conceal(table: Table, seat: int) -> None:
    """Everything in the order of the box; who else has looked at a face-down tile is not known either, but where hands
    are open or she has done it with her ability tile (W18.14)."""
    Dealer(table, seat).deal()
    if not table.hands_are_open():
        told = 1 << seat if seat >= 0 else 0
        for number in range(len(table.seats)):
            told |= 1 << number if table.has_tile(number, INVISIBILITY_TILE) else 0
        table.known = tuple([known & told for known in table.known])


def redeal(table: Table, seat: int, rng: int) -> None:
    """Everything by chance."""
    dealer = Dealer(table, seat)
    dealer.shuffle(rng)
    dealer.deal()
    if table.active in dealer.hidden:
        recall_look(table)


def recall_look(table: Table) -> None:
    """W-R.32: whoever has come to a face-down Problem with Invisibility in the hand she was dealt has looked at it."""
    owner = table.seats[table.active]
    if not table.entered or table.slipped or not cards.has(table.laid & ~table.up, owner.spot):
        return
    if (table.paths > 0 or table.action == 1) and owner.hand & table.box.by_advantage[INVISIBILITY]:
        known = table.known[owner.spot] | 1 << table.active
        table.known = with_one(table.known, owner.spot, known)
