"""The end of a turn and of the game (W16, W17, W21, W22)."""

from __future__ import annotations

from coven.engine.core.machine import Frame, Verb
from coven.games.witches import cards, scoring
from coven.games.witches.box import COOPERATIVE, SOLO
from coven.games.witches.limits import hand_limit
from coven.games.witches.pieces import ASK, NO_TILE
from coven.games.witches.table import ELVES, GRADED, HARD_LEFT, SCORED, WON, Table
from coven.games.witches.verbs.placing import ANYTIME, next_frame
from coven.games.witches.verbs.windows import Window


class BeginTurn(Verb[Table]):
    """W4.1: the next player's turn."""

    def do(self, table: Table, at: Frame) -> None:
        """Everything starts afresh."""
        table.turn += 1
        table.turn_over = False
        table.must_move = False
        table.tell("turn-began", at.seat, table.turn)


class BeforeDrawing(Window):
    """W-R.14, W-R.15: after the last action, before phase 3 begins."""

    def matters(self) -> tuple[int, ...]:
        """Whatever can be played."""
        return ANYTIME

    def closed(self, table: Table) -> bool:
        """W19.3: from the Dungeon the turn ends at once."""
        return table.turn_over

    def do(self, table: Table, at: Frame) -> None:
        """The actions are over."""
        table.action = 0
        super().do(table, at)


class Refill(Verb[Table]):
    """W16.1, W16.5: draw up to the hand limit."""

    def do(self, table: Table, at: Frame) -> None:
        """With as many cards or more nothing happens."""
        missing = hand_limit(table, at.seat) - cards.size(table.seats[at.seat].hand)
        if missing > 0:
            table.draw(at.seat, missing)
        table.seats[at.seat].quiet = ASK


class FinishTurn(Verb[Table]):
    """W-R.72, W-R.73: first the elves, then the end by the last tile, else the next player."""

    def do(self, table: Table, at: Frame) -> None:
        """The frame of the turn starts again for her."""
        if len(face_up_elves(table)) >= table.box.numbers.elf_limit:
            table.lose(ELVES)
        elif next_frame(table) < 0:
            finish(table)
        else:
            table.active = (table.active + 1) % len(table.seats)
            at.seat = table.active
            at.at = 0


def face_up_elves(table: Table) -> list[int]:
    """W17.3: the slots with face-up elf tiles."""
    return [slot for slot in cards.listed(table.laid & table.up) if table.tile_at(slot).kind == table.box.elf]


def hard_on_map(table: Table) -> int:
    """W-R.77: Hard Problems on the map, face up or down."""
    return len([tile for tile in table.problems if tile != NO_TILE and table.box.tiles[tile].hard])


def finish(table: Table) -> None:
    """W17.4: the last tile was placed and the turn is over."""
    mode = table.variants.mode
    if mode == COOPERATIVE:
        if hard_on_map(table) > table.box.numbers.win_hard_on_map_max:  # W21.7
            table.lose(HARD_LEFT)
            return
        table.outcome = WON
        table.tell("won")
    elif mode == SOLO:
        table.outcome = GRADED
        table.grade = scoring.grade(table, scoring.score(table, 0))
        table.tell("graded", table.grade, scoring.score(table, 0))
    else:
        table.outcome = SCORED
        for seat in range(len(table.seats)):
            table.tell("scored", seat, scoring.score(table, seat))
        for seat in scoring.winners(table):
            table.winners |= 1 << seat
            table.tell("won-by-points", seat)
    table.over = True
