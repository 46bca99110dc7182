"""Questions to the player whose turn it is: free actions go beside them (D-R.7)."""

from __future__ import annotations

from collections.abc import Sequence

from coven.engine.core.answers import BESIDE
from coven.engine.core.ask import Ask
from coven.engine.core.effects import Effect
from coven.engine.core.machine import Frame, Program, Values, Verb
from coven.games.djinn.beside import ALL
from coven.games.djinn.sums import own
from coven.games.djinn.table import Table


class Choose(Ask[Table]):
    """Choose a number of things, one after the other; with `up_to` the player may stop earlier (D13.11)."""

    performs = True  # whether taking something is doing the action that asks (D-R.62)

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

    def answer(self, table: Table, at: Frame, option: int) -> None:
        """An action of which something is taken is done."""
        if option < BESIDE and option != self.end and self.performs and isinstance(at.program, Deed):
            get_busy(table)
        super().answer(table, at, option)

    def told(self, table: Table, at: Frame, option: int) -> Values:
        """Besides: what the player has."""
        return own(table, at.seat) | super().told(table, at, option)


class Deed(Effect):
    """An action of a location or an option of the Archives: can all of it be left, once it is chosen (D13.11)?"""

    def __init__(self, name: str, steps: Sequence[Verb[Table]], cause: str = "") -> None:
        super().__init__(name, steps, cause)
        self.optional = True
        for step in self.steps:
            if not isinstance(step, Choose) or not step.up_to:
                self.optional = False


def get_busy(table: Table) -> None:
    """D-R.62: some part of the innermost action is carried out."""
    table.turn.idle = (*table.turn.idle[:-1], False)


def perform(table: Table, seat: int, program: Program) -> None:
    """Begin an action or an option of one: what leaves no choice is done at once."""
    assert isinstance(program, Deed)
    if not program.optional:
        get_busy(table)
    table.push(program, seat)
