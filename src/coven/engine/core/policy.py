"""A hand-made way to play a game: how good the answers to the open question look, and how the game stands."""

from __future__ import annotations

from typing import Generic, TypeVar

from coven.engine.core.machine import State

T = TypeVar("T", bound=State)


class Policy(Generic[T]):
    """What a computer player thinks of a table that it imagines. It asks nothing but what the deciding seat knows."""

    def scores(self, table: T) -> list[float]:
        """How good each option of the open question looks to the seat that decides; the best is the highest."""
        return [-float(place) for place in range(len(table.options))]

    def settles(self, table: T) -> bool:
        """Whether the open question is but a step of what was decided before: there is nothing to think about."""
        return False

    def ahead(self, table: T) -> int:
        """How many answers are played on before a game is judged as it stands."""
        return 120

    def turns(self, table: T) -> int:
        """How many turns are played on at most before a game is judged; 0 where only answers are counted."""
        return 0

    def deep(self, table: T) -> int:
        """For how many turns whoever thinks searches what they answer next, too; 0 where only the answer itself."""
        return 0

    def glances(self) -> bool:
        """Whether who decides at once has a look at the next turn; else the first sight decides."""
        return False

    def learns(self, players: int) -> bool:
        """Whether how a game of so many players stands is learned from games."""
        return False

    def mistakes(self) -> int:
        """How many answers in a hundred are given at random while a game is played on."""
        return 3

    def clock(self, table: T) -> int:
        """How many turns have begun."""
        return 0

    def seen(self, table: T, seat: int) -> tuple[int, list[float]]:
        """What tells how a game will end: the stage, whose weights hold, and what they weigh; it is learned from."""
        return 0, []

    def ended(self, table: T, seat: int) -> float:
        """What is learned from the end of a game: 1 won, 0 lost, and between them how near it was."""
        return 1.0 if table.returns()[seat] > 0 else 0.0

    def value(self, table: T, seat: int) -> float:
        """What the game is worth to a seat: 1 won, -1 lost, and between them while nothing is decided."""
        return table.returns()[seat]


def best(scores: list[float]) -> int:
    """The place of the highest score, the first one of several."""
    found = 0
    highest = scores[0]
    for place in range(1, len(scores)):
        if scores[place] > highest:
            found = place
            highest = scores[place]
    return found
