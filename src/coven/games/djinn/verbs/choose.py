"""Questions to the player whose turn it is: free actions go beside them (D-R.7)."""

from __future__ import annotations

from coven.engine.core.ask import Ask
from coven.engine.core.machine import Frame, Values
from coven.games.djinn.beside import ALL
from coven.games.djinn.sums import own
from coven.games.djinn.table import Table


class Choose(Ask[Table]):
    """Choose a number of things, one after the other; with `up_to` the player may stop earlier (D13.11)."""

    def __init__(
        self, prompt: str, n: int = 1, up_to: bool = False, beside: int = ALL, remembers: bool = False
    ) -> None:
        super().__init__(prompt, up_to, beside, remembers=remembers)
        self.n = n

    def amount(self, table: Table, at: Frame) -> int:
        """The printed number."""
        return self.n

    def asks(self, table: Table, at: Frame) -> Values:
        """How many more."""
        return {"n": at.left}

    def told(self, table: Table, at: Frame, option: int) -> Values:
        """Besides: what the player has."""
        return own(table, at.seat) | super().told(table, at, option)
