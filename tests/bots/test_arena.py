"""The arena: same deals, rotated seats, and results that do not depend on who shares the work."""

from __future__ import annotations

import pytest

from coven.bots import Budget, mind_of
from coven.engine.core.errors import OptionError
from coven.engine.core.rng import seeded
from coven.games import open_game
from coven.lab.arena import Contest, bouts, contend
from coven.lab.playing import play_with
from coven.lab.sums import mean, share


def contest(game: str, bots: tuple[str, ...], games: int, players: int = 2) -> Contest:
    return Contest(game, bots, players, games, "1", {}, 8)


@pytest.mark.parametrize(("game", "games"), [("witches", 8), ("djinn", 6)])
def test_greedy_beats_random(game: str, games: int) -> None:
    report = contend(contest(game, ("greedy", "random"), games))

    greedy, rest = report.standings
    assert greedy.wins > rest.wins
    assert greedy.wins >= games - 3
    assert report.difference.value > 0


def test_greedy_breaks_more_curses_than_random() -> None:
    game = open_game("madness")
    broken = {"greedy": 0, "random": 0}
    for bot in broken:
        for deal in range(6):
            table = game.new(("ann", "bob", "cid"), f"broken {deal}", {})
            play_with(table, [mind_of(bot, game)] * 3, seeded(f"{deal}"), Budget())
            written = game.write(table)["broken"]
            assert isinstance(written, list | tuple)
            broken[bot] += len(written)

    assert broken["greedy"] > 3 * broken["random"]


def test_seats_rotate_over_the_same_deals() -> None:
    assert bouts(contest("djinn", ("greedy", "random"), 4)) == [
        (0, ("greedy", "random")),
        (0, ("random", "greedy")),
        (1, ("greedy", "random")),
        (1, ("random", "greedy")),
    ]


def test_those_who_win_together_each_play_every_deal() -> None:
    assert bouts(contest("madness", ("greedy", "random"), 1, 3)) == [(0, ("greedy",) * 3), (0, ("random",) * 3)]


def test_two_workers_find_what_one_finds() -> None:
    one = contend(contest("madness", ("greedy", "random"), 3), 1)
    two = contend(contest("madness", ("greedy", "random"), 3), 2)

    assert one.hash == two.hash
    assert one.outcomes == two.outcomes


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(OptionError, match="no-such-bot"):
        contend(contest("djinn", ("gready",), 1))


def test_shares_and_means_have_their_intervals() -> None:
    assert share(0, 100).most == pytest.approx(0.037, abs=0.001)
    assert share(98, 100).least == pytest.approx(0.93, abs=0.001)
    assert mean([1.0, 3.0]).value == 2.0
    assert mean([]).value == 0.0
