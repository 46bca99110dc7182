"""A game looked at again: the accounts add up, only what was known then is used, and workers change nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from command import Shell

from coven.bots import choose
from coven.bots.review import decisions, doubtful, judge, read, reviewed
from coven.engine.core.machine import State
from coven.engine.edge.match import Match
from coven.engine.edge.record import encode, record
from coven.engine.edge.reviews import Review
from coven.engine.edge.views import View
from coven.games import GAMES, open_game

SEATS = {"madness": ("ann", "bob"), "witches": ("ann",), "djinn": ("ann", "bob")}


def played(id: str, most: int = 100_000) -> Match[State]:
    """A game of computer players, or the beginning of one."""
    game = open_game(id)
    match: Match[State] = Match(game, SEATS[id], "looked at", game.settled({}))
    while match.deciding and len(match.steps) < most:
        question, view = match.question(match.deciding), match.game.view(match.table, match.number(match.deciding))
        assert question is not None
        assert isinstance(view, View)
        match.answer(choose("gentle", view, question, str(match.version)), seat=match.deciding)
    return match


def review_of(match: Match[State], rollouts: int = 8, first: int = 1000) -> Review:
    found = decisions(match, rollouts)[:first]
    return reviewed(match, found, [read(judge(one.task())) for one in found], rollouts)


@pytest.mark.parametrize("id", GAMES)
def test_from_the_start_to_the_end_everything_is_play_or_luck(id: str) -> None:
    match = played(id, 40)
    review = review_of(match, first=12)

    assert [account.seat for account in review.accounts] == ([""] if id == "madness" else [*SEATS[id]])
    for account in review.accounts:
        assert account.start + sum(account.plays.values()) + account.luck == pytest.approx(account.end, abs=0.3)
    assert all(moment.cost >= 0 for moment in review.moments)
    costs = [one.cost for one in review.costliest]
    assert costs == sorted(costs, reverse=True)
    assert len(costs) <= 5


def test_a_decision_is_judged_by_what_was_known_then() -> None:
    match = played("witches", 30)
    for one in decisions(match, 8):
        then = match.moment(one.version - 1)
        assert one.asked.view == then.game.view(then.table, then.number(one.seat))
        assert one.asked.question == then.question(one.seat)
        assert len(one.question.options) > 1


def test_what_was_taken_back_is_not_looked_at() -> None:
    match = played("djinn", 12)
    before = [one.version for one in decisions(match, 8)]
    match.undo(agreed=True)
    match.undo(agreed=True)

    assert [one.version for one in decisions(match, 8)] == before[: len(decisions(match, 8))]
    assert len(decisions(match, 8)) < len(before) + 1


def test_only_what_cost_something_is_judged_once_more() -> None:
    match = played("djinn", 24)
    found = decisions(match, 8)[:8]
    judged = [read(judge(one.task())) for one in found]

    assert all(judged[place].cost > 0 for place in doubtful(judged))
    assert [read(judge(one.task())) for one in found] == judged


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_the_command_tells_it_and_draws_it_in_one_page(language: str, shell: Shell, tmp_path: Path) -> None:
    file, page = tmp_path / "game.json", tmp_path / "page.html"
    file.write_bytes(encode(record(played("witches", 25))))

    told = shell.runs("analyse", str(file), "--rollouts", "4", "--lang", language)
    drawn = shell.runs("analyse", str(file), "--rollouts", "4", "--lang", language, "--html", str(page))
    text = page.read_text("utf-8")

    assert (told.code, drawn.code) == (0, 0)
    assert {"en": "Play and luck", "cs": "Hra a štěstí", "pl": "Gra i szczęście"}[language] in told.out
    assert "<svg" in text
    assert "prefers-color-scheme: dark" in text
    assert re.findall(r"https?://|src=|url\(", text) == []
