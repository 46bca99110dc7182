"""The arena: same deals, rotated seats, and results that do not depend on who shares the work."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import msgspec
import pytest

from coven.bots import Budget, mind_of
from coven.engine.core.errors import OptionError
from coven.engine.core.machine import deciding
from coven.engine.core.rng import seeded
from coven.engine.edge import questions
from coven.games import open_game
from coven.lab.arena import Contest, bouts, contend, shared_out
from coven.lab.playing import play_with
from coven.lab.programs import Program
from coven.lab.ratings import compared, ratings
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


@pytest.mark.parametrize(("games", "workers"), [(1, 2), (7, 2), (40, 2), (100, 3)])
def test_the_last_games_are_shared_out_one_by_one(games: int, workers: int) -> None:
    wanted = bouts(contest("djinn", ("greedy", "random"), games))

    parts = shared_out(wanted, workers)

    sizes = [len(part) for part in parts]
    assert [bout for part in parts for bout in part] == wanted
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-2 * workers :] == [1] * min(2 * workers, games)
    assert max(sizes) <= 4


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(OptionError, match="no-such-bot"):
        contend(contest("djinn", ("gready",), 1))


def test_shares_and_means_have_their_intervals() -> None:
    assert share(0, 100).most == pytest.approx(0.037, abs=0.001)
    assert share(98, 100).least == pytest.approx(0.93, abs=0.001)
    assert mean([1.0, 3.0]).value == 2.0
    assert mean([]).value == 0.0


def scripted(folder: Path, body: str) -> str:
    """A bot that is a program."""
    file = folder / "bot.py"
    file.write_text(f"import json, sys, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n    {body}\n")
    return f"cmd:{sys.executable} {file}"


SAYS = 'print(json.dumps({"word": asked["question"]["options"][0]["word"]}), flush=True)'


def test_a_program_plays_like_any_bot_and_more_workers_change_nothing(tmp_path: Path) -> None:
    wanted = contest("djinn", ("greedy", scripted(tmp_path, SAYS)), 2)

    one, two = contend(wanted), contend(wanted, 2)

    assert [standing.faults for standing in one.standings] == [{}, {}]
    assert (one.hash, one.ratings) == (two.hash, two.ratings)
    assert one.standings[0].wins > one.standings[1].wins


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("time.sleep(60)", "late"),
        ("sys.exit(1)", "gone"),
        ('print("hello", flush=True)', "unreadable"),
        ('print(json.dumps({"word": "sing"}), flush=True)', "illegal"),
    ],
    ids=lambda value: str(value)[:10],
)
def test_a_program_that_does_not_answer_well_is_ended_and_has_lost(tmp_path: Path, body: str, fault: str) -> None:
    bad = scripted(tmp_path, body)
    report = contend(Contest("witches", ("random", bad), 2, 2, "1", {}, 8, None, 0.5 if fault == "late" else 20.0))

    lost = report.standings[1]
    assert lost.faults == {fault: 2}
    assert (lost.wins, lost.games) == (0, 2)


def test_a_program_is_sent_what_its_seat_sees(tmp_path: Path) -> None:
    seen = tmp_path / "seen.json"
    program = Program(scripted(tmp_path, f"open({str(seen)!r}, 'w').write(line); {SAYS}"), open_game("witches"), 20.0)
    game = open_game("witches")
    table = game.new(("ann", "bob"), "3", {})

    place, _ = program.decide(table, deciding(table), 5, Budget())
    program.close()

    told = json.loads(seen.read_text())
    assert place == 0
    assert told["question"] == json.loads(msgspec.json.encode(questions.question(table)))
    assert told["view"] == json.loads(msgspec.json.encode(game.view(table, deciding(table))))


def test_ratings_put_the_stronger_first_and_know_how_sure_they_are() -> None:
    deal = {("a", "b"): 3.0, ("b", "a"): 1.0, ("b", "c"): 3.0, ("c", "b"): 1.0}
    few, many = (ratings(("c", "a", "b"), [deal] * n, "1") for n in (2, 60))

    assert [one.bot for one in many] == ["a", "b", "c"]
    assert many[0].elo - many[1].elo == pytest.approx(191, abs=5)  # three of four
    assert sum(one.elo for one in many) == pytest.approx(4500, abs=2)
    assert few[0].elo < many[0].elo
    assert ratings(("a",), [deal], "1") == []


def test_who_lost_what_others_won_is_behind_them() -> None:
    assert compared([("a", 1.0), ("b", -1.0), ("a", 1.0)]) == {("a", "b"): 2.0, ("b", "a"): 0.0}
    assert compared([("a", 1.0), ("b", 1.0)]) == {("a", "b"): 0.5, ("b", "a"): 0.5}
