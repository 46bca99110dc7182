"""What an open game is worth, learned from games of the rules of thumb or of a bot that thinks: the numbers that a game
ships, from a seed."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from coven.bots import BOTS, Budget, mind_of
from coven.bots.mind import Mind
from coven.bots.rollout import MIXED, imagined, play_on
from coven.engine.core.errors import OptionError, nearest
from coven.engine.core.machine import State, deciding, take
from coven.engine.core.policy import Policy
from coven.engine.core.rng import below, seeded, step
from coven.engine.edge.game import Game, seat_names
from coven.games import GAMES, open_game
from coven.lab.playing import MOST_DECISIONS

MISTAKES = 5  # answers in a hundred at random, so that bad positions are seen too
STEPS = 6  # of Newton's method
FIRM = 2.0  # how firmly a weight is held to nothing, in rows
DIGITS = 3

Row = tuple[list[float], float]


def train(
    game_id: str, players: int, games: int, seed: str, options: dict[str, str], bot: str = "", rollouts: int = 0
) -> list[list[float]]:
    """For each stage of the game the weights that tell best who wins, by what is seen at the beginning of a turn."""
    game = open_game(game_id)
    if bot and bot not in BOTS:
        raise OptionError("no-such-bot", given=bot, nearest=nearest(bot, BOTS))
    if games < 1:
        raise OptionError("too-few-games", given=games)
    if not game.policy.learns(players):
        learning = [id for id in GAMES if open_game(id).policy.learns(players)]
        raise OptionError("nothing-to-learn", given=game_id, games=" ".join(learning))
    stages = watched(game, players, games, seed, options, mind_of(bot, game) if bot else None, Budget(rollouts))
    return [fitted(stages[stage]) for stage in sorted(stages)]


def watched(
    game: Game[State],
    players: int,
    games: int,
    seed: str,
    options: dict[str, str],
    mind: Mind | None = None,
    budget: Budget | None = None,
) -> dict[int, list[Row]]:
    """What is seen at the beginning of every turn, by stage, with the end of the game: 1 won, 0 lost. Where all win
    or lose together one seat tells it."""
    found: dict[int, list[Row]] = {}
    policy = game.policy
    seats = range(1 if game.together(options, players) else players)
    for deal in range(games):
        table = game.new(seat_names(players), f"{seed}/{deal}", options)
        rng = seeded(f"train {seed}/{deal}")
        moments: list[tuple[int, int, list[float]]] = []
        while not table.over:
            rng = step(rng)
            if mind is None:
                play_on(table, policy, rng, MOST_DECISIONS, MISTAKES, policy.clock(table) + 1)
            else:
                think_on(table, policy, mind, rng, budget or Budget())
            if not table.over:
                moments += [(seat, *policy.seen(table, seat)) for seat in seats]
        for seat, stage, features in moments:
            found.setdefault(stage, []).append((features, policy.ended(table, seat)))
    return found


def think_on(table: State, policy: Policy[State], mind: Mind, rng: int, budget: Budget) -> None:
    """Let a bot answer for all seats until a turn has begun, with as many mistakes as the rules of thumb make."""
    until = policy.clock(table) + 1
    while not table.over and policy.clock(table) < until:
        pick = 0
        if len(table.options) > 1:
            seat = deciding(table)
            rng, chance = below(rng, MIXED)
            if chance < MISTAKES:
                rng, pick = below(rng, len(table.options))
            else:
                rng = step(rng)
                pick, _ = mind.decide(imagined(table, seat, rng), seat, step(step(rng)), budget)
        take(table, table.options[pick])


def fitted(rows: Sequence[Row]) -> list[float]:
    """Logistic regression."""
    size = len(rows[0][0])
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-FIRM * weight for weight in weights]
        curve = [[FIRM if i == j else 0.0 for j in range(size)] for i in range(size)]
        for features, won in rows:
            chance = 1.0 / (1.0 + exp(-sum(weight * x for weight, x in zip(weights, features, strict=True))))
            error, sure = won - chance, chance * (1.0 - chance)
            for i, x in enumerate(features):
                if x:
                    slope[i] += error * x
                    line, part = curve[i], sure * x
                    for j in range(i + 1):
                        line[j] += part * features[j]
        for i in range(size):
            for j in range(i):
                curve[j][i] = curve[i][j]
        weights = [weight + change for weight, change in zip(weights, solved(curve, slope), strict=True)]
    return [round(weight, DIGITS) for weight in weights]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """A system of linear equations, the matrix symmetric and positive."""
    size = len(right)
    rows = [[*line, right[i]] for i, line in enumerate(matrix)]
    for i in range(size):
        for k in range(i + 1, size):
            part = rows[k][i] / rows[i][i]
            for j in range(i, size + 1):
                rows[k][j] -= part * rows[i][j]
    found = [0.0] * size
    for i in reversed(range(size)):
        found[i] = (rows[i][size] - sum(rows[i][j] * found[j] for j in range(i + 1, size))) / rows[i][i]
    return found
