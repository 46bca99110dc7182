"""`coven arena`: bots against each other."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from coven.usage import INTERRUPTED, Finished, checked_language, help_of, help_with, speaker

if TYPE_CHECKING:
    from coven.lab.arena import Report

SEATS = {"madness": 3}  # where nothing else is said; else two, or one for each bot


def arena(
    game: Annotated[str, Parameter(help=help_with("game"))],
    *,
    bots: Annotated[str, Parameter(help=help_with("bots"))] = "greedy,random",
    players: Annotated[int | None, Parameter(help=help_of("players"))] = None,
    games: int = 100,
    seed: Annotated[str, Parameter(help=help_of("seed"))] = "1",
    rollouts: Annotated[int, Parameter(help=help_of("rollouts"))] = 150,
    limit: Annotated[float, Parameter(help=help_of("limit"))] = 5.0,
    option: Annotated[list[str], Parameter(name=["--option", "-o"], help=help_with("option"))] = [],  # noqa: B006
    pack: Annotated[Path | None, Parameter(help=help_of("pack"))] = None,
    workers: Annotated[int, Parameter(help=help_of("workers"))] = 1,
    lang: Annotated[str, Parameter(help=help_of("lang"))] = "",
    json: Annotated[bool, Parameter(name="--json", negative="", help=help_of("json"))] = False,
) -> None:
    """Let bots play the same deals, seats rotated, and tell who is better."""
    from coven.cli import _options, _pack, _print_json
    from coven.lab.arena import Contest, bouts, contend
    from coven.lab.progress import bar

    checked_language(lang)
    names = tuple(bots.split(","))
    seats = players or SEATS.get(game, max(2, len(names)))
    contest = Contest(game, names, seats, games, seed, _options(option), rollouts, _pack(pack), limit)
    with bar(len(bouts(contest))) as progress:
        report = contend(contest, workers, lambda done: progress(done, len(bouts(contest))))
    if json:
        _print_json(report)
    else:
        _tell(report)
    if report.games < len(bouts(contest)):
        raise Finished(INTERRUPTED)


def _tell(report: Report) -> None:
    say = speaker().term
    print(say("simulated", game=report.game, games=report.games, players=report.players, seed=report.seed))
    for outcome, number in report.outcomes.items():
        print(f"{outcome}: {number}")
    for one in report.standings:
        rate = one.win_rate
        print(
            say(
                "arena-standing",
                bot=one.bot,
                wins=one.wins,
                games=one.games,
                rate=round(100 * rate.value),
                least=round(100 * rate.least),
                most=round(100 * rate.most),
                score=f"{one.score.value:.1f}",
                ms=f"{1000 * one.seconds_per_decision:.2f}",
            )
        )
        for fault, number in one.faults.items():
            print(say("arena-fault", bot=one.bot, fault=fault, n=number))
    for rated in report.ratings:
        print(say("arena-rating", bot=rated.bot, elo=rated.elo, least=rated.least, most=rated.most))
    print(say("simulated-hash", hash=report.hash))
