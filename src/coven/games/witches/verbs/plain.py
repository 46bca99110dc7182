"""Questions that are asked where there is a choice."""

from __future__ import annotations

from coven.engine.core.machine import Frame, Values, Verb
from coven.games.witches import words
from coven.games.witches.table import Table


class Ask(Verb[Table]):
    """Ask, and say the answers in the words of the game."""

    def do(self, table: Table, at: Frame) -> None:
        """Ask, unless there is only one answer; what is left to choose from must be known to everyone."""
        options = self.options(table, at)
        if len(options) == 1:
            self.answer(table, at, options[0])
        else:
            table.options = options

    def values(self, table: Table, at: Frame, option: int) -> Values:
        """The card, slot or number a refusal speaks of, and those that would be legal."""
        return {**words.speaks_of(table, option), **words.instead(table, option)}

    def word(self, table: Table, at: Frame, option: int) -> str:
        """The answer in words."""
        return words.say(table, option)
