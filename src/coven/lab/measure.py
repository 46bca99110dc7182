"""One build, measured when told so: a line on stdin starts a round, a line of JSON on stdout tells the result."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import perf_counter

import msgspec

from coven.bots.rollout import play_out
from coven.engine.core.machine import State, take
from coven.engine.core.rng import below, seeded
from coven.engine.edge.game import Game, seat_names
from coven.games import open_game
from coven.lab.simulate import compiled

PLAYERS = 4
SAMPLES = 40


class Measured(msgspec.Struct):
    """One round of one contender."""

    decisions: int
    seconds: float
    clone_us: float = 0.0
    compiled: bool = False
    parts: dict[str, float] = {}  # microseconds of a view, of writing, reading, imagining and dealing anew


def coven(id: str, games: int) -> Measured:
    """Random play of whole games, and cloning in the middle of games."""
    game = open_game(id)
    decisions = 0
    begun = perf_counter()
    for number in range(games):
        table = game.new(seat_names(PLAYERS), f"bench/{number}", {})
        decisions += play_out(table, seeded(f"bots {number}"), 100_000)
    seconds = perf_counter() - begun
    table = game.new(seat_names(PLAYERS), "bench/0", {})
    return Measured(decisions, seconds, clone_us(table), compiled(), parts_us(game))


def clone_us(table: State) -> float:
    """Microseconds a clone takes, averaged over a random game's middle."""
    rng = seeded("clone")
    seconds = 0.0
    clones = 0
    while not table.over:
        rng, pick = below(rng, len(table.options))
        take(table, table.options[pick])
        begun = perf_counter()
        for _ in range(20):
            table.clone()
        seconds += perf_counter() - begun
        clones += 20
    return seconds / clones * 1e6


def parts_us(game: Game[State]) -> dict[str, float]:
    """Microseconds of what stands around the rules, averaged over the middle of a random game."""
    table = game.new(seat_names(PLAYERS), "bench/1", {})
    rng = seeded("parts")
    seen: list[State] = []
    while not table.over:
        rng, pick = below(rng, len(table.options))
        take(table, table.options[pick])
        seen.append(table.clone())
    middle = [one for one in seen[len(seen) // 3 : -len(seen) // 3] if not one.over][::7][:SAMPLES]
    positions = [game.write(one) for one in middle]
    views = [game.view(one, 0) for one in middle]
    dealt = [one.clone() for one in middle]
    return {
        "view": _timed(lambda: [game.view(one, 0, False) for one in middle], len(middle)),
        "write": _timed(lambda: [game.write(one) for one in middle], len(middle)),
        "read": _timed(lambda: [game.read(one) for one in positions], len(middle)),
        "imagine": _timed(lambda: [game.imagine(one, "bench") for one in views], len(middle)),
        "redeal": _timed(lambda: _redeal(dealt, rng), len(middle)),
        "key": _timed(lambda: [game.fields.key(one) for one in middle], len(middle)),
    }


def _redeal(tables: list[State], rng: int) -> None:
    for table in tables:
        table.redeal(0, rng)


def _timed(work: Callable[[], object], times: int) -> float:
    """Microseconds a piece, the best of some rounds."""
    best = 1e9
    for _ in range(5):
        begun = perf_counter()
        work()
        best = min(best, perf_counter() - begun)
    return round(best / times * 1e6, 2)


def catanatron(games: int) -> Measured:
    """Random play of four-player Catan; seeds start at 1, because 0 stands for no seed there."""
    from catanatron import Color, Game, RandomPlayer

    decisions = 0
    begun = perf_counter()
    for seed in range(1, games + 1):
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
    return Measured(decisions, perf_counter() - begun)


def main() -> None:
    """`python -m coven.lab.measure madness 100`: 100 games a round."""
    contender, games = sys.argv[1], int(sys.argv[2])
    measure: Callable[[], Measured] = (
        (lambda: catanatron(games)) if contender == "catanatron" else (lambda: coven(contender, games))
    )
    for _ in sys.stdin:
        sys.stdout.buffer.write(msgspec.json.encode(measure()) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
