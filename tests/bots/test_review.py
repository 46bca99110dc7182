"""A game looked at again: the accounts add up, only what was known then is used, and workers change nothing."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from command import Shell

from coven.bots import choose
from coven.bots.review import costliest, decisions, doubtful, judge, read, reviewed
from coven.engine.core.machine import State
from coven.engine.edge.match import Match
from coven.engine.edge.record import encode, record
from coven.engine.edge.reviews import Judged, Review
from coven.engine.edge.thoughts import Advice, Because, Thought
from coven.engine.edge.views import View
from coven.games import GAMES, open_game
from coven.text import speaker_for
from coven.text.reviews import told

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


def test_the_command_knows_a_seat_by_its_name_too(shell: Shell, tmp_path: Path) -> None:
    game = open_game("witches")
    match: Match[State] = Match(game, ("zofia",), "named", game.settled({}), names={"zofia": "Žofia"})
    file = tmp_path / "game.json"
    file.write_bytes(encode(record(match)))

    told = [shell.runs("analyse", str(file), "--rollouts", "4", "--seat", seat) for seat in ("zofia", "žofia", "bob")]

    assert [one.code for one in told] == [0, 0, 2]
    assert told[0].out == told[1].out


def test_an_answer_is_called_by_the_version_at_which_the_replay_shows_it() -> None:
    match = played("djinn", 20)
    match.undo(agreed=True)
    match.redo()
    found = decisions(match, 8)[-3:]
    judged = [msgspec.structs.replace(read(judge(one.task())), cost=float(n + 1)) for n, one in enumerate(found)]
    speaker = speaker_for(match.game, "en")

    review = told(speaker, reviewed(match, found, judged, 8), {one.version: one.question for one in found})

    assert [one.version for one in review.costliest] == [one.version for one in reversed(found)]
    assert all(one.text.startswith(f"Answer {one.version}, ") for one in review.costliest)
    assert any(one.version != one.number for one in review.costliest)


def test_the_own_decisions_of_whoever_asks_come_first() -> None:
    match = played("djinn", 40)
    found = decisions(match, 8)[:12]
    judged = [msgspec.structs.replace(read(judge(one.task())), cost=1.0 + place) for place, one in enumerate(found)]

    asked = costliest(match, found, judged, "ann")
    seats = [one.seat for one in asked]

    assert seats == sorted(seats)
    assert {*seats} == {"ann", "bob"}
    assert set(range(12)) >= {*doubtful(judged, found, ("ann", "bob"))}
    assert [one.cost for one in costliest(match, found, judged)] == [12.0, 11.0, 10.0, 9.0, 8.0]


def test_what_the_turn_brought_all_the_same_is_no_reason() -> None:
    match = played("djinn")
    found = decisions(match, 8)
    caught = next(step for step in match.steps if any(one.kind == "captured" for one in step.whole()))
    one = [each for each in found if each.seat == caught.entry.seat and each.version <= caught.entry.version][-1]
    better = next(word for word in one.question.options if word != one.asked.answer)
    claim = Because("captured", {"when": "turn", "than": one.asked.answer, "n": 1, "sure": "yes"})
    more = Because("captured", {"when": "turn", "than": one.asked.answer, "n": 9, "sure": "yes"})

    def entry(*reasons: Because) -> list[str]:
        thought = Thought(better, 0.1, 0.1, 8, 60.0, 5.0, reasons)
        judged = Judged("win", (60.0, 40.0), (50.0, 50.0), 10.0, 5.0, better, Advice(better, "win", (thought,)))
        return [because.id for because in costliest(match, [one], [judged])[0].advice.thoughts[0].reasons]

    assert entry(claim) == ["chance"]
    assert entry(claim, Because("magic", {"when": "turn", "n": 2, "sure": "yes"})) == ["magic"]
    assert entry(more) == ["captured"]
