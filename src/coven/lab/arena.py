"""Bots against each other: seats rotate over the same deals, and what comes of it does not depend on who shares the
work. Where all win or lose together every bot plays each deal on all seats."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import msgspec

from coven.bots import BOTS, Budget, mind_of, opened
from coven.engine.core.errors import OptionError, nearest
from coven.engine.core.rng import seeded
from coven.engine.edge.game import Json, fingerprint, seat_names
from coven.games import open_game
from coven.lab import stop
from coven.lab.playing import ROLLOUTS, Decider, play_with
from coven.lab.programs import PREFIX, Program
from coven.lab.ratings import Rating, Scores, compared, ratings
from coven.lab.simulate import compiled
from coven.lab.sums import Interval, mean, share

BATCH = 4  # games in a row for one worker, where there are many


class Contest(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    seed: str
    options: dict[str, str]
    rollouts: int = ROLLOUTS
    pack: Json | None = None
    limit: float = 5.0  # seconds a decision, for programs


class Bout(msgspec.Struct):
    """One game: its deal, who sat where, and what came of it for each seat."""

    deal: int
    bots: tuple[str, ...]
    returns: list[float]
    scores: list[int]
    outcome: str
    decisions: int
    choices: list[int]
    seconds: list[float]
    hash: str
    faults: dict[str, str] = {}  # what went wrong with programs


class Standing(msgspec.Struct):
    """How a bot did."""

    bot: str
    games: int
    wins: int
    win_rate: Interval
    score: Interval
    seconds_per_decision: float
    faults: dict[str, int]  # games a program lost by being late, gone, unreadable or against the rules


class Report(msgspec.Struct):
    """The result of an arena."""

    game: str
    players: int
    options: dict[str, str]
    seed: str
    rollouts: int
    together: bool
    games: int
    outcomes: dict[str, int]
    standings: list[Standing]
    difference: Interval  # of scores, the first bot's less the second's, deal by deal
    ratings: list[Rating]
    compiled: bool
    hash: str


def bouts(contest: Contest) -> list[tuple[int, tuple[str, ...]]]:
    """Every game by its deal and who sits where: as many games as were asked for, whole deals first."""
    together = open_game(contest.game, contest.pack).together(contest.options, contest.players)
    found: list[tuple[int, tuple[str, ...]]] = []
    bots = contest.bots
    for deal in range(contest.games):
        for turned in range(len(bots)):
            if together:
                found.append((deal, (bots[turned],) * contest.players))
            elif len(found) < contest.games:
                found.append((deal, tuple(bots[(seat + turned) % len(bots)] for seat in range(contest.players))))
    return found


def play_bouts(contest: Contest, chosen: Sequence[tuple[int, tuple[str, ...]]]) -> list[Bout]:
    """Some games in a row; each has a seed of its own, made of the run's seed and its deal."""
    game = opened(contest.game, contest.pack)
    minds = {bot: mind_of(bot, game) for bot in contest.bots if not bot.startswith(PREFIX)}
    played: list[Bout] = []
    for deal, lineup in chosen:
        if stop.asked:
            break
        programs = {bot: Program(bot, game, contest.limit) for bot in lineup if bot not in minds}
        deciders: dict[str, Decider] = {**minds, **programs}
        table = game.new(seat_names(contest.players), f"{contest.seed}/{deal}", contest.options)
        rng = seeded(f"arena {contest.seed}/{deal}/{' '.join(lineup)}")
        took = play_with(table, [deciders[bot] for bot in lineup], rng, Budget(contest.rollouts))
        outcome = game.outcome(table)
        scores = [outcome.scores.get(name, 0) for name in table.names]
        kind = f"{outcome.kind} {outcome.cause}".strip()
        faults = {bot: one.fault for bot, one in programs.items() if one.fault}
        returns = [-1.0 if bot in faults else worth for bot, worth in zip(lineup, table.returns(), strict=True)]
        mark = fingerprint(game, table)
        played.append(
            Bout(deal, lineup, returns, scores, kind, took.decisions, took.choices, took.seconds, mark, faults)
        )
        for one in programs.values():
            one.close()
    return played


def contend(contest: Contest, workers: int = 1, progress: Callable[[int], None] = lambda _: None) -> Report:
    """Play all games and reckon how the bots did."""
    for bot in contest.bots:
        if bot not in BOTS and not bot.startswith(PREFIX):
            raise OptionError("no-such-bot", given=bot, nearest=nearest(bot, BOTS))
    if contest.games < 1:
        raise OptionError("too-few-games", given=contest.games)
    game = open_game(contest.game, contest.pack)
    game.wanted(contest.options, contest.players)
    game.new(seat_names(contest.players), contest.seed, contest.options)  # wrong options fail before processes start
    with stop.noted():
        played = [bout for batch in _batches(contest, workers, progress) for bout in batch]
    return reckon(contest, played)


def shared_out(wanted: list[tuple[int, tuple[str, ...]]], workers: int) -> list[list[tuple[int, tuple[str, ...]]]]:
    """The games in parts that are played in a row, smaller and smaller ones: nobody waits long for the last of them."""
    parts: list[list[tuple[int, tuple[str, ...]]]] = []
    at = 0
    while at < len(wanted):
        size = max(1, min(BATCH, (len(wanted) - at) // (4 * workers)))
        parts.append(wanted[at : at + size])
        at += size
    return parts


def _batches(contest: Contest, workers: int, progress: Callable[[int], None]) -> Iterator[list[Bout]]:
    parts = shared_out(bouts(contest), workers)
    if workers <= 1:
        for part in parts:
            yield play_bouts(contest, part)
            progress(len(part))
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=stop.note) as pool:
        for future in [pool.submit(play_bouts, contest, part) for part in parts]:
            batch = future.result()
            progress(len(batch))
            yield batch


def reckon(contest: Contest, played: Sequence[Bout]) -> Report:
    """What the games tell."""
    together = open_game(contest.game, contest.pack).together(contest.options, contest.players)
    outcomes: dict[str, int] = {}
    for bout in played:
        outcomes[bout.outcome] = outcomes.get(bout.outcome, 0) + 1
    return Report(
        game=contest.game,
        players=contest.players,
        options=contest.options,
        seed=contest.seed,
        rollouts=contest.rollouts,
        together=together,
        games=len(played),
        outcomes=dict(sorted(outcomes.items())),
        standings=[_standing(bot, played) for bot in dict.fromkeys(contest.bots)],
        difference=mean(list(_differences(contest.bots, played).values())),
        ratings=ratings(contest.bots, _by_deal(played, together), contest.seed),
        compiled=compiled(),
        hash=hashlib.sha256("".join(bout.hash for bout in played).encode()).hexdigest()[:32],
    )


def _standing(bot: str, played: Sequence[Bout]) -> Standing:
    """A game counts once for a bot, whatever number of seats it had; its seats share what came of it."""
    wins = games = choices = 0
    seconds = 0.0
    scores: list[float] = []
    for bout in played:
        seats = [seat for seat, other in enumerate(bout.bots) if other == bot]
        if seats:
            games += 1
            wins += max(bout.returns[seat] for seat in seats) > 0
            scores.append(sum(bout.scores[seat] for seat in seats) / len(seats))
            choices += sum(bout.choices[seat] for seat in seats)
            seconds += sum(bout.seconds[seat] for seat in seats)
    rate = round(seconds / choices, 6) if choices else 0.0
    faults: dict[str, int] = {}
    for bout in played:
        if bot in bout.faults:
            faults[bout.faults[bot]] = faults.get(bout.faults[bot], 0) + 1
    return Standing(bot, games, wins, share(wins, games), mean(scores), rate, faults)


def _by_deal(played: Sequence[Bout], together: bool) -> list[Scores]:
    """Deal by deal, who did better than whom: those who sat at one table, or won together what others lost."""
    deals: dict[int, list[Bout]] = {}
    for bout in played:
        deals.setdefault(bout.deal, []).append(bout)
    if together:
        return [compared([(bout.bots[0], bout.returns[0]) for bout in bouts]) for bouts in deals.values()]
    found: list[Scores] = []
    for bouts in deals.values():
        total: dict[tuple[str, str], float] = {}
        for bout in bouts:
            for pair, won in compared(list(zip(bout.bots, bout.returns, strict=True))).items():
                total[pair] = total.get(pair, 0.0) + won
        found.append(total)
    return found


def _differences(bots: Sequence[str], played: Sequence[Bout]) -> Mapping[int, float]:
    """Deal by deal, how far the first bot was ahead of the second."""
    found: dict[int, float] = {}
    counted: dict[int, int] = {}
    for bout in played:
        for seat, bot in enumerate(bout.bots):
            if bot in bots[:2] and len({*bots[:2]}) == 2:
                sign = 1 if bot == bots[0] else -1
                found[bout.deal] = found.get(bout.deal, 0.0) + sign * bout.scores[seat]
                counted[bout.deal] = counted.get(bout.deal, 0) + (bot == bots[0])
    return {deal: total / max(counted[deal], 1) for deal, total in found.items()}
