"""Choosing a player for a page's effect, silence, and the end."""

from __future__ import annotations

from coven.engine.core.answers import code, what
from coven.engine.core.ask import Once
from coven.engine.core.machine import Frame, Program, Reason, Verb
from coven.games.madness import reasons
from coven.games.madness.answers import CHOOSE
from coven.games.madness.table import LAST_MONSTER, Table


class ChoosePlayer(Once[Table]):
    """The active player chooses one player, who carries the sentence out (M-R.48)."""

    def __init__(self, program: Program) -> None:
        super().__init__("choose-player")
        self.program = program

    def asked(self, table: Table, at: Frame) -> int:
        """The active player decides."""
        return table.active

    def things(self, table: Table, at: Frame) -> list[int]:
        """Everyone at the table."""
        return [code(CHOOSE, seat) for seat in range(len(table.seats))]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """M-R.68: players still in the game."""
        return reasons.PLAYER_OUT if table.seats[what(option)].out else None

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """The chosen player begins."""
        table.tell("player-chosen", table.active, what(option))
        table.push(self.program, what(option), at.by)


class Silence(Verb[Table]):
    """Shh!: nobody may talk while this monster is in play; what talking brings is agreed beforehand (M27.12)."""

    def do(self, table: Table, at: Frame) -> None:
        """Say so."""
        table.tell("silence-began")


class Win(Verb[Table]):
    """The players win (M17.1)."""

    def do(self, table: Table, at: Frame) -> None:
        """All of them, the eliminated ones too (M-R.67)."""
        table.win()


class Lose(Verb[Table]):
    """The players lose, because the last monster stands (M17.5)."""

    def do(self, table: Table, at: Frame) -> None:
        """All of them."""
        table.lose(LAST_MONSTER)
