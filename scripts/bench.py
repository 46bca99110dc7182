"""Decisions a second of random play, with Catanatron (four players) as the yardstick."""

import argparse
from importlib.metadata import version
from time import perf_counter

from catanatron import Color, Game, RandomPlayer


def catanatron(games: int) -> tuple[int, float]:
    """Decisions and seconds. Seeds start at 1: Catanatron takes 0 for no seed."""
    decisions = 0
    start = perf_counter()
    for seed in range(1, games + 1):
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
    return decisions, perf_counter() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--repeats", type=int, default=3)
    arguments = parser.parse_args()
    for _ in range(arguments.repeats):
        decisions, seconds = catanatron(arguments.games)
        print(f"catanatron {version('catanatron')}: {decisions} decisions, {decisions / seconds:,.0f} a second")


if __name__ == "__main__":
    main()
