"""Choosing a player for a page's effect, silence, and the end."""

from __future__ import annotations

from coven.engine.core.machine import Frame, Program, Reason, Values, Verb
from coven.games.madness import reasons
from coven.games.madness.table import LAST_MONSTER, Table


class ChoosePlayer(Verb[Table]):
    """The active player chooses one player, who carries the sentence out (M-R.48)."""

    def __init__(self, program: Program) -> None:
        self.prompt = "choose-player"
        self.program = program

    def do(self, table: Table, at: Frame) -> None:
        """Ask the active player."""
        table.options = self.options(table, at)

    def asked(self, table: Table, at: Frame) -> int:
        """The active player decides."""
        return table.active

    def candidates(self, table: Table, at: Frame) -> list[int]:
        """Everyone at the table."""
        return list(range(len(table.seats)))

    def refuses(self, table: Table, at: Frame, option: int) -> Reason | None:
        """M-R.68: players still in the game."""
        return reasons.PLAYER_OUT if table.seats[option].out else None

    def values(self, table: Table, at: Frame, option: int) -> Values:
        """The player who is refused."""
        return {"player": table.names[option]}

    def word(self, table: Table, at: Frame, option: int) -> str:
        """`choose bob`."""
        return f"choose {table.names[option]}"

    def answer(self, table: Table, at: Frame, option: int) -> None:
        """The chosen player begins."""
        table.tell("player-chosen", table.active, option)
        table.push(self.program, option, at.by)


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
