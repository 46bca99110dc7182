"""How often it happens that is told to be likely: chances told in games of computer players, and how these ended.

.venv-native/bin/python scripts/chances.py djinn --games 60 --rollouts 24 --workers 2
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from coven.bots import Budget, mind_of, opened
from coven.bots.mind import Mind
from coven.bots.rollout import imagined
from coven.bots.weighing import Scale, mean
from coven.engine.core.machine import State, deciding, take
from coven.engine.core.rng import below, seeded, step
from coven.engine.edge.game import Game, seat_names

SELDOM = 14  # of so many choices one is looked at
LOOKED = Budget(32)
Told = tuple[float, float, float]  # a chance as the rules of thumb see it, as it is told, and what came of it


def watched(
    game: Game[State], mind: Mind, players: int, options: dict[str, str], budget: Budget, deal: str
) -> list[Told]:
    """The chances of whoever decided, now and then in one game, with its end."""
    table, rng = game.new(seat_names(players), deal, options), seeded(f"chances {deal}")
    found: list[tuple[int, float, float]] = []
    while not table.over:
        pick = 0
        if len(table.options) > 1:
            seat, rng = deciding(table), step(rng)
            seen = imagined(table, seat, rng)
            pick, _ = mind.decide(seen, seat, step(step(rng)), budget)
            rng, chance = below(rng, SELDOM)
            if not chance and not game.policy.settles(table):
                weighed = Scale(game.policy, game.signs).weigh(seen, seat, [pick], step(rng), LOOKED)[0]
                raw = 0.5 + 0.5 * weighed.worth
                found.append((seat, raw, game.signs.likely(table, raw)))
        take(table, table.options[pick])
    ends = [0.5 + 0.5 * worth for worth in table.returns()]
    return [(raw, told, ends[seat]) for seat, raw, told in found]


def one(id: str, bot: str, players: int, options: dict[str, str], rollouts: int, seed: str, deal: int) -> list[Told]:
    """What a process does."""
    game = opened(id, None)
    return watched(game, mind_of(bot, game), players, options, Budget(rollouts), f"{seed}/{deal}")


def line(rows: Sequence[Told]) -> tuple[float, float]:
    """The straight line that tells best what happened, from what the rules of thumb saw."""
    middle, end = mean([raw for raw, _, _ in rows]), mean([happened for _, _, happened in rows])
    spread = sum((raw - middle) ** 2 for raw, _, _ in rows)
    slope = sum((raw - middle) * (happened - end) for raw, _, happened in rows) / spread if spread else 0.0
    return end - slope * middle, slope


def report(rows: Sequence[Told]) -> None:
    """By tenths of what was told: how often, what was told and what happened."""
    base, slope = line(rows)
    print(f"{len(rows)} chances; happened = {base:.3f} + {slope:.3f} * seen")
    error = 0.0
    for tenth in range(10):
        part = [row for row in rows if tenth == min(9, int(10 * row[1]))]
        if part:
            seen, told, ended = (mean([row[place] for row in part]) for place in range(3))
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
        report([row for rows in pool.map(play, range(asked.games)) for row in rows])


if __name__ == "__main__":
    main()
