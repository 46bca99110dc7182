"""Random play, for simulations and measuring."""

from __future__ import annotations

from coven.engine.core.machine import State, take
from coven.engine.core.rng import below


def play_out(table: State, rng: int, most: int) -> int:
    """Answer every question at random until the game is over or `most` answers are given; return how many were."""
    decisions = 0
    while not table.over and decisions < most:
        options = table.options
        rng, pick = below(rng, len(options))
        take(table, options[pick])
        decisions += 1
    return decisions
