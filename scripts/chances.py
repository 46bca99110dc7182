"""How often it happens that is told to be likely: chances told in games of computer players, and how these ended.

.venv-native/bin/python scripts/chances.py djinn --games 60 --rollouts 24 --workers 2
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log
from multiprocessing import get_context

from coven.bots import Budget, mind_of, opened
from coven.bots.mind import Mind
from coven.bots.rollout import imagined
from coven.bots.weighing import Scale, mean
from coven.engine.core.machine import State, deciding, take
from coven.engine.core.rng import below, seeded, step
from coven.engine.core.signs import corrected
from coven.engine.edge.game import Game, seat_names

SELDOM = 14  # of so many choices one is looked at
LOOKED = Budget(32)
Told = tuple[list[float], float, float]  # chances as they are seen world by world, as they are told, and what happened


def watched(
    game: Game[State], mind: Mind, players: int, options: dict[str, str], budget: Budget, deal: str
) -> list[Told]:
    """The chances of whoever decided, now and then in one game, with its end."""
    table, rng = game.new(seat_names(players), deal, options), seeded(f"chances {deal}")
    found: list[tuple[int, list[float], float]] = []
    while not table.over:
        pick = 0
        if len(table.options) > 1:
            seat, rng = deciding(table), step(rng)
            seen = imagined(table, seat, rng)
            pick, _ = mind.decide(seen, seat, step(step(rng)), budget)
            rng, chance = below(rng, SELDOM)
            if not chance and not game.policy.settles(table):
                weighed = Scale(game.policy, game.signs).weigh(seen, seat, [pick], step(rng), LOOKED)[0]
                raw = [0.5 + 0.5 * worth for worth in weighed.worths]
                found.append((seat, raw, mean([game.signs.likely(table, one) for one in raw])))
        take(table, table.options[pick])
    ends = [0.5 + 0.5 * worth for worth in table.returns()]
    return [(raw, told, ends[seat]) for seat, raw, told in found]


def one(id: str, bot: str, players: int, options: dict[str, str], rollouts: int, seed: str, deal: int) -> list[Told]:
    """What a process does."""
    game = opened(id, None)
    return watched(game, mind_of(bot, game), players, options, Budget(rollouts), f"{seed}/{deal}")


def surprise(rows: Sequence[Told], more: float, steeper: float) -> float:
    """How badly chances that are corrected so tell what happened."""
    total = 0.0
    for raw, _, ended in rows:
        told = min(max(mean([corrected(one, more, steeper) for one in raw]), 0.001), 0.999)
        total -= ended * log(told) + (1.0 - ended) * log(1.0 - told)
    return total / len(rows)


def fitted(rows: Sequence[Told], even: bool) -> tuple[float, float]:
    """The correction that tells best what happened, found step by step; where one wins what others lose it is even."""
    more, steeper, by = 0.0, 1.0, 0.8
    while by > 0.04:
        tried = [(more, steeper * (1.0 + by)), (more, steeper / (1.0 + by))]
        tried += [] if even else [(more + by, steeper), (more - by, steeper)]
        least = min(tried, key=lambda one: surprise(rows, *one))
        if surprise(rows, *least) < surprise(rows, more, steeper):
            more, steeper = least
        else:
            by /= 2.0
    return more, steeper


def report(rows: Sequence[Told], even: bool) -> None:
    """By tenths of what was told: how often, what was seen, told and what happened."""
    more, steeper = fitted(rows, even)
    print(f"{len(rows)} chances; best corrected by {more:.2f} and {steeper:.2f}: {surprise(rows, more, steeper):.3f}")
    error = 0.0
    for tenth in range(10):
        part = [row for row in rows if tenth == min(9, int(10 * row[1]))]
        if part:
            seen = mean([mean(raw) for raw, _, _ in part])
            told, ended = mean([row[1] for row in part]), mean([row[2] for row in part])
            error += len(part) * (told - ended) ** 2
            where = f"{10 * tenth:3}-{10 * tenth + 10:3}: {len(part):5}"
            print(f"{where}  seen {seen:.2f}  told {told:.2f}  happened {ended:.2f}")
    brier = mean([(told - ended) ** 2 for _, told, ended in rows])
    print(f"off by {(error / len(rows)) ** 0.5:.3f} on average; squared error of a chance {brier:.3f}")


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--bot", default="thinker")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--rollouts", type=int, default=24)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--option", action="append", default=[])
    asked = parser.parse_args()
    given = dict(option.split("=") for option in asked.option)
    play = partial(one, asked.game, asked.bot, asked.players, given, asked.rollouts, asked.seed)
    with ProcessPoolExecutor(asked.workers, mp_context=get_context("spawn")) as pool:
        rows = [row for rows in pool.map(play, range(asked.games)) for row in rows]
    report(rows, not opened(asked.game, None).together(given, asked.players) and asked.players == 2)


if __name__ == "__main__":
    main()
