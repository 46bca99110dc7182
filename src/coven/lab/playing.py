"""A game among bots, each of which is shown nothing but what its seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Protocol

import msgspec

from coven.bots.mind import Budget, Notion
from coven.bots.rollout import imagined
from coven.engine.core.machine import State, deciding, take
from coven.engine.core.rng import step

MOST_DECISIONS = 100_000  # a game that runs longer counts as unfinished
ROLLOUTS = 150  # of a decision, where nothing else is said: with rollouts instead of seconds games can be repeated


class Decider(Protocol):
    """Whoever decides: a mind, or a program."""

    def decide(self, table: State, seat: int, rng: int, budget: Budget) -> tuple[int, list[Notion]]:
        """The place of the chosen option, and what was thought of the options."""


class Played(msgspec.Struct):
    """What a game took: all answers, and of each seat the choices and the seconds they took."""

    decisions: int
    choices: list[int]
    seconds: list[float]


def play_with(table: State, minds: Sequence[Decider], rng: int, budget: Budget, most: int = MOST_DECISIONS) -> Played:
    """Let a mind for each seat play a game to its end."""
    played = Played(0, [0] * len(minds), [0.0] * len(minds))
    while not table.over and played.decisions < most:
        pick = 0
        if len(table.options) > 1:
            seat = deciding(table)
            rng = step(rng)
            begun = perf_counter()
            pick, _ = minds[seat].decide(imagined(table, seat, rng), seat, step(step(rng)), budget)
            played.seconds[seat] += perf_counter() - begun
            played.choices[seat] += 1
        take(table, table.options[pick])
        played.decisions += 1
    return played
