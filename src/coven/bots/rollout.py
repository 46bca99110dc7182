"""Playing on: at random, for simulations and measuring, or by rules of thumb, for thinking ahead."""

from __future__ import annotations

from typing import Final

from coven.engine.core.machine import State, take
from coven.engine.core.policy import Policy, best
from coven.engine.core.rng import below

MIXED: Final = 100  # chances are counted in hundredths
MOST_TURNS: Final = 1 << 30


def play_out(table: State, rng: int, most: int) -> int:
    """Answer every question at random until the game is over or `most` answers are given; return how many were."""
    decisions = 0
    while not table.over and decisions < most:
        options = table.options
        rng, pick = below(rng, len(options))
        take(table, options[pick])
        decisions += 1
    return decisions


def play_on(table: State, policy: Policy[State], rng: int, most: int, mistakes: int, until: int = MOST_TURNS) -> int:
    """Answer by rules of thumb, so many in a hundred at random, until the game is over, `most` answers are given or a
    turn has begun."""
    decisions = 0
    while not table.over and decisions < most and policy.clock(table) < until:
        options = table.options
        pick = 0
        if len(options) > 1:
            rng, chance = below(rng, MIXED)
            if chance < mistakes:
                rng, pick = below(rng, len(options))
            else:
                pick = best(policy.scores(table))
        take(table, options[pick])
        decisions += 1
    return decisions


def horizon(policy: Policy[State], table: State) -> int:
    """The turn with whose beginning a game that is played on from here is judged."""
    turns = policy.turns(table)
    return policy.clock(table) + turns if turns else MOST_TURNS


def imagined(table: State, seat: int, rng: int) -> State:
    """A table that the owner of a seat could be sitting at, dealt from nothing but what that seat knows."""
    world = table.clone()
    world.conceal(seat)
    world.redeal(seat, rng)
    world.rng = rng
    return world
