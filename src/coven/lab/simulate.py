"""Playing many games at once: the same seed gives the same games, however many processes share the work."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter

import msgspec

from coven.bots import BOTS, Budget, mind_of
from coven.bots.rollout import play_out
from coven.engine.core import machine
from coven.engine.core.errors import OptionError, nearest
from coven.engine.core.machine import State
from coven.engine.core.rng import seeded
from coven.engine.edge.game import Game, Json, fingerprint, seat_names
from coven.games import open_game
from coven.lab import stop
from coven.lab.playing import MOST_DECISIONS, ROLLOUTS, play_with

BATCH = 250


class Batch(msgspec.Struct):
    """The result of some games in a row."""

    games: int = 0
    finished: int = 0
    outcomes: dict[str, int] = {}
    decisions: int = 0
    seconds: float = 0.0
    hashes: list[str] = []


class Report(msgspec.Struct):
    """The result of a simulation."""

    game: str
    players: int
    options: dict[str, str]
    seed: str
    bots: str
    games: int
    finished: int
    outcomes: dict[str, int]
    decisions: int
    seconds: float  # spent playing, without making the hashes
    decisions_per_second: float
    compiled: bool
    hash: str


def compiled() -> bool:
    """Whether the rules run as a compiled build."""
    return not str(machine.__file__).endswith(".py")


def play_batch(
    id: str, pack: Json | None, players: int, seed: str, bots: str, numbers: range, options: Mapping[str, str]
) -> Batch:
    """Play games of the given numbers; each has a seed of its own, made of the run's seed and its number."""
    game: Game[State] = open_game(id, pack)
    batch = Batch()
    outcomes: Counter[str] = Counter()
    for number in numbers:
        if stop.asked:
            break
        begun = perf_counter()
        table = game.new(seat_names(players), f"{seed}/{number}", options)
        rng = seeded(f"bots {seed}/{number}")
        if bots == "random":
            batch.decisions += play_out(table, rng, MOST_DECISIONS)
        else:
            batch.decisions += play_with(table, [mind_of(bots, game)] * players, rng, Budget(ROLLOUTS)).decisions
        batch.seconds += perf_counter() - begun
        batch.games += 1
        batch.finished += table.over
        outcomes[game.outcome(table).word] += 1
        batch.hashes.append(fingerprint(game, table))
    batch.outcomes = dict(outcomes)
    return batch


def simulate(
    id: str,
    players: int,
    games: int,
    seed: str,
    bots: str,
    options: Mapping[str, str],
    pack: Json | None = None,
    workers: int = 1,
    progress: Callable[[int], None] = lambda _: None,
) -> Report:
    """Play games between bots and count what came of them."""
    if bots not in BOTS:
        raise OptionError("no-such-bot", given=bots, nearest=nearest(bots, BOTS))
    if games < 1:
        raise OptionError("too-few-games", given=games)
    game = open_game(id, pack)
    settled = game.settled(options)
    game.wanted(options, players)
    game.new(seat_names(players), seed, settled)  # wrong options fail here, before any process starts
    ranges = [range(start, min(start + BATCH, games)) for start in range(0, games, BATCH)]
    whole = Batch()
    outcomes: Counter[str] = Counter()
    with stop.noted():
        played = [*_batches(id, pack, players, seed, bots, ranges, options, workers, progress)]
    for batch in played:
        whole.games += batch.games
        whole.finished += batch.finished
        whole.decisions += batch.decisions
        whole.seconds += batch.seconds
        whole.hashes += batch.hashes
        outcomes.update(batch.outcomes)
    return Report(
        game=id,
        players=players,
        options=settled,
        seed=seed,
        bots=bots,
        games=whole.games,
        finished=whole.finished,
        outcomes=dict(sorted(outcomes.items())),
        decisions=whole.decisions,
        seconds=round(whole.seconds, 3),
        decisions_per_second=round(whole.decisions / whole.seconds, 1) if whole.seconds else 0.0,
        compiled=compiled(),
        hash=hashlib.sha256("".join(whole.hashes).encode()).hexdigest()[:32],
    )


def _batches(
    id: str,
    pack: Json | None,
    players: int,
    seed: str,
    bots: str,
    ranges: list[range],
    options: Mapping[str, str],
    workers: int,
    progress: Callable[[int], None],
) -> Iterator[Batch]:
    """The batches in order, played here or in a pool of processes; none is begun once somebody wants to stop."""
    if workers <= 1:
        for numbers in ranges:
            batch = play_batch(id, pack, players, seed, bots, numbers, options)
            progress(batch.games)
            yield batch
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=stop.note) as pool:
        waiting = [pool.submit(play_batch, id, pack, players, seed, bots, numbers, options) for numbers in ranges]
        for future in waiting:
            batch = future.result()
            progress(batch.games)
            yield batch
