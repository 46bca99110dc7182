"""The questions of the game: where there is one answer nobody is asked, unless advantages may be played beside it."""

from __future__ import annotations

from typing import Final

from coven.engine.core.answers import BESIDE
from coven.engine.core.ask import Once
from coven.engine.core.machine import Frame, Values
from coven.games.witches.answers import instead
from coven.games.witches.table import Table

PLAYS: Final = 1  # advantages are offered beside a question


class Choose(Once[Table]):
    """Ask, unless there is only one answer; what is left to choose from must be known to everyone."""

    def __init__(self, prompt: str) -> None:
        super().__init__(prompt, alone=False)

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """What would be legal."""
        return instead(table, option)


class WithPlays(Once[Table]):
    """A question in which the active player may also play advantages (W4.10 to W4.12)."""

    def __init__(self, prompt: str) -> None:
        super().__init__(prompt, beside=PLAYS)

    def asks(self, table: Table, at: Frame) -> Values:
        """Whether there is something to play."""
        return {"plays": "some" if [option for option in table.options if option >= BESIDE] else "none"}

    def secret(self, table: Table, at: Frame) -> bool:
        """W-R.10: what could be played is in her hand."""
        return not table.hands_are_open()

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """What would be legal."""
        return instead(table, option)
