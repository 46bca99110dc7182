"""Automatic solutions: Power of three, Sick Sheep, Death and Petulia's tile (W13, W18.7, W18.26, W3.11)."""

from __future__ import annotations

from coven.engine.core.answers import code, what
from coven.engine.core.machine import Frame, Program, Reason, Values, Verb
from coven.games.witches import cards, legality, reasons
from coven.games.witches.answers import SOLVE
from coven.games.witches.box import ANY_KIND
from coven.games.witches.pieces import NO_TILE, NOWHERE, OPEN, SOLVED, VANISHED
from coven.games.witches.table import Table
from coven.games.witches.verbs.questions import Choose


class Solve(Choose):
    """The Problem of the attempt is solved; with the option any fitting one may be named (W-R.43, W-R.90)."""

    def __init__(self, kind: int) -> None:
        super().__init__("solve")
        self.kind = kind

    def void(self, table: Table, seat: int) -> Reason | None:
        """There must be a fitting Problem."""
        return legality.solving(table, self.kind)

    def things(self, table: Table, at: Frame) -> list[int]:
        """Every Problem on the map."""
        return [code(SOLVE, slot) for slot in cards.listed(table.laid)]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """W-R.90: a face-down Problem may be named for Power of three only."""
        slot = what(option)
        if slot in legality.solvable(table, self.kind):
            return None
        if table.problems[slot] == NO_TILE:
            return reasons.NOTHING_TO_SOLVE
        return legality.wrong_kind(table, self.kind) if table.is_up(slot) else reasons.NOT_FACE_UP

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """The kind it must be, and the Problem that is of another; what lies face down is not named."""
        said = super().tells(table, at, option)
        slot = what(option)
        if table.is_up(slot) and self.kind != ANY_KIND:
            said.update({"kind": table.box.kinds[self.kind], "problem": table.tile_at(slot).id})
        return said

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """It counts like one solved by dice (W13.5)."""
        slot = what(option)
        if slot == table.attempt.slot and table.attempt.outcome == OPEN:
            table.attempt.outcome = SOLVED
            table.tell("solved-automatically", at.seat, slot)
        else:
            table.turn_up(slot)
            table.tell("solved-automatically", at.seat, slot)
            take_solved(table, at.seat, slot)


def take_solved(table: Table, seat: int, slot: int) -> None:
    """W9.1, W9.2, W9.5: the tile goes to the apprentice board, its Crises to the supply, and W20.1 is applied."""
    owner = table.seats[seat]
    number = table.take_tile(slot)
    tile = table.box.tiles[number]
    if tile.hard:
        owner.hard = (*owner.hard, number)
        if table.attempt.outcome == OPEN:
            table.attempt.gained += 1  # W-R.42
    else:
        owner.easy = (*owner.easy, number)
    table.tell("solved", seat, number, slot)
    table.push(tile.on_success, seat)


class RemoveFaceUp(Verb[Table]):
    """W20.1, W20.2: all other tiles of this kind lying face up on the map leave the game."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def do(self, table: Table, at: Frame) -> None:
        """Nobody gets them; their Crises return to the supply (W-R.71)."""
        for slot in cards.listed(table.laid & table.up):
            if table.tile_at(slot).kind == self.kind:
                tile = table.take_tile(slot)
                table.gone = (*table.gone, tile)
                table.tell("tile-removed", tile, slot)
        attempt = table.attempt
        if attempt.slot != NOWHERE and attempt.outcome == OPEN and table.problems[attempt.slot] == NO_TILE:
            attempt.outcome = VANISHED


class Lay(Verb[Table]):
    """W4.13, W-R.11: what was played goes to the discard pile."""

    def do(self, table: Table, at: Frame) -> None:
        """All of it."""
        table.discard |= table.played
        table.played = 0


POWER_OF_THREE = Program("power-of-three", (Solve(ANY_KIND), Lay()))


def combine(table: Table, seat: int, three: tuple[int, int, int]) -> None:
    """W13.1: three cards with different characters solve a Problem; they lie face up until then (W-R.11)."""
    for card in three:
        table.seats[seat].hand &= ~cards.bit(card)
        table.played |= cards.bit(card)
        table.lay_open("combined", seat, card)
    table.push(POWER_OF_THREE, seat)
