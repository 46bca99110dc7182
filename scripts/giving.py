"""What things are worth in Madness: games are stopped at a turn, something is given, and rules of thumb play on.

.venv-native/bin/python scripts/giving.py --turns 2,11,21 --games 250 -o horror=on -o nightmare=on --workers 2
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from coven.bots import Budget, mind_of, printed
from coven.bots.mind import Mind
from coven.bots.rollout import imagined
from coven.engine.core.machine import State, deciding, take
from coven.engine.core.rng import seeded, step
from coven.engine.edge.game import seat_names
from coven.games.madness.cards import MADNESS, ONE, card, count
from coven.games.madness.table import Table
from coven.lab.sums import share

GIFTS = ("nothing", "stack", "cures", "ones", "two", "three")
STRONG = {"two": 2, "three": 3}
STACKED = 3  # madness cards more in the stack


def give(table: Table, gift: str, element: int) -> None:
    """Lay something into the discard pile of everybody, of another element each, or onto the stack."""
    if gift in ("stack", "cures"):
        table.stack += STACKED
    for number, seat in enumerate(table.seats):
        first, second = (element + number) % 4, (element + number + 1) % 4
        if gift == "cures":
            cure(table, number)
        elif gift == "ones":
            seat.discard += ONE[card(first, 1)] + ONE[card(second, 1)]
        elif gift in STRONG:
            seat.discard += ONE[card(first, STRONG[gift])]


def cure(table: Table, number: int) -> None:
    """Take a madness card out of somebody's discard pile, or out of a deck that nobody knows."""
    seat = table.seats[number]
    if count(seat.discard, MADNESS):
        seat.discard -= ONE[MADNESS]
    elif MADNESS in seat.deck and not seat.known:
        rest = list(seat.deck)
        rest.remove(MADNESS)
        seat.deck = tuple(rest)


def play_until(table: State, mind: Mind, rng: int, turn: int) -> int:
    """Let a bot answer for all seats until a turn, or to the end; return how chance goes on."""
    while not table.over and mind.policy.clock(table) < turn:
        pick = 0
        if len(table.options) > 1:
            seat, rng = deciding(table), step(rng)
            pick, _ = mind.decide(imagined(table, seat, rng), seat, step(step(rng)), Budget(1))
        take(table, table.options[pick])
    return rng


def won(options: dict[str, str], players: int, seed: str, turn: int, deal: int) -> list[bool]:
    """Whether a deal was won, gift by gift; nothing if it was over before."""
    game = printed("madness")
    mind = mind_of("greedy", game)
    table = game.new(seat_names(players), f"{seed}/{deal}", options)
    rng = play_until(table, mind, seeded(f"giving {seed}/{deal}"), turn)
    found: list[bool] = []
    for gift in () if table.over else GIFTS:
        given = table.clone()
        assert isinstance(given, Table)
        give(given, gift, deal)
        play_until(given, mind, rng, 1 << 30)
        found.append(given.returns()[0] > 0)
    return found


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--turns", default="2,11,21")
    parser.add_argument("--games", type=int, default=250)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("-o", "--option", action="append", default=[])
    asked = parser.parse_args()
    options = dict(option.split("=") for option in asked.option)
    with ProcessPoolExecutor(asked.workers, mp_context=get_context("spawn")) as pool:
        for turn in map(int, asked.turns.split(",")):
            play = partial(won, options, asked.players, asked.seed, turn)
            rows = [row for row in pool.map(play, range(asked.games)) if row]
            for number, gift in enumerate(GIFTS):
                rate = share(sum(row[number] for row in rows), len(rows))
                least, value, most = (round(100 * part) for part in (rate.least, rate.value, rate.most))
                print(f"turn {turn:2}  {gift:8} {value:3} % ({least}–{most} %)")


if __name__ == "__main__":
    main()
