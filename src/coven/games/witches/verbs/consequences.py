"""Consequences of failing against Hard Problems (W19)."""

from __future__ import annotations

from coven.engine.core.answers import code, what
from coven.engine.core.machine import Frame, Program, Reason, Verb
from coven.games.witches import reasons
from coven.games.witches.answers import LOSE
from coven.games.witches.table import Table
from coven.games.witches.verbs.questions import Choose


class ToDungeon(Verb[Table]):
    """W19.2, W19.3, W19.9: the witch, or all witches, go to the Dungeon, and the turn ends."""

    def __init__(self, everyone: bool) -> None:
        self.everyone = everyone

    def do(self, table: Table, at: Frame) -> None:
        """She still draws."""
        for seat in table.around() if self.everyone else [at.seat]:
            table.seats[seat].spot = table.box.dungeon
            table.tell("imprisoned", seat)
        table.turn_over = True


class TakeAliss(Verb[Table]):
    """W19.12, W19.15: take one Black Aliss tile."""

    def do(self, table: Table, at: Frame) -> None:
        """If there is one (W-R.53)."""
        table.take_aliss(at.seat)


class AddCrisis(Verb[Table]):
    """W19.16: one more Crisis on the vampire, even if it already carries some."""

    def do(self, table: Table, at: Frame) -> None:
        """W-R.70: with an empty supply everybody loses."""
        table.add_crisis(table.attempt.slot)


class EachLosesEasy(Verb[Table]):
    """W19.13, W-R.69: every player, from the active one clockwise, discards an Easy Problem from her board."""

    def do(self, table: Table, at: Frame) -> None:
        """Who has none loses nothing."""
        for seat in reversed(table.around()):
            if table.seats[seat].easy:
                table.push(LOSE_EASY, seat)


class LoseEasy(Choose):
    """W-R.69: she chooses which tile on her board leaves the game; those beside it are safe."""

    def on_board(self, table: Table, seat: int) -> tuple[int, ...]:
        """W9.3: the first eight."""
        return table.seats[seat].easy[: table.box.numbers.easy_tiles_counted_max]

    def things(self, table: Table, at: Frame) -> list[int]:
        """The kinds of tiles on the board."""
        return [code(LOSE, tile) for tile in sorted(set(self.on_board(table, at.seat)))]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """Only what lies on the board, and no Hard tile."""
        if what(option) in self.on_board(table, at.seat):
            return None
        return reasons.NOT_EASY if table.box.tiles[what(option)].hard else reasons.NOT_ON_BOARD

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """W-R.75: the oldest tile beside the board moves up."""
        tile = what(option)
        owner = table.seats[at.seat]
        place = owner.easy.index(tile)
        owner.easy = (*owner.easy[:place], *owner.easy[place + 1 :])
        table.gone = (*table.gone, tile)
        table.tell("easy-lost", at.seat, tile)


LOSE_EASY = Program("lose-easy", (LoseEasy("lose-easy"),))
