"""Questions that leave no choice are passed, and whoever they were put to reads it in the log."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from tomllib import loads

import pytest
from typist import Typist, screen

from coven.engine.edge.match import Match
from coven.games import open_game
from coven.terminal.session import Session

ONE_CARD = """
game = "madness"
[[seats]]
name = "ann"
wizard = "larry"
hand = "earth-1"
deck = "fire-2"
[[seats]]
name = "bob"
wizard = "viktor"
"""
TWO_CARDS = ONE_CARD.replace('hand = "earth-1"', 'hand = "earth-1 earth-2"')
TWO_FOR_TWO = ONE_CARD.replace('hand = "earth-1"', 'hand = "earth-1 earth-1"')
ATTEMPT = """
game = "witches"
[[seats]]
name = "ann"
witch = "annagramma"
ability = false
spot = "lancre-town-1"
hand = "bees_1"
[[seats]]
name = "bob"
witch = "petulia"
spot = "skund"
[[problems]]
slot = "blasted-oak"
tile = "fever"
"""


def session(position: str, file: Path, *lines: str) -> Session:
    found: Mapping[str, object] = loads(position)
    match = Match.begun_from(open_game(str(found["game"])), dict(found))
    return Session(match, "en", file, screen(100, 40), Typist(*lines))


@pytest.mark.parametrize(
    ("position", "word", "paid"),
    [(ONE_CARD, "cast growth", "settle earth-1"), (TWO_FOR_TWO, "cast growth x2", "settle earth-1 earth-1")],
    ids=["one card", "two cards"],
)
def test_the_only_payment_is_paid_by_itself_and_told(tmp_path: Path, position: str, word: str, paid: str) -> None:
    playing = session(position, tmp_path / "game.json", word)

    playing.run()

    assert [(entry.did, entry.word) for entry in playing.match.log[:2]] == [("answer", word), ("pass", paid)]
    assert any(line.startswith("There was no choice: ") for line in playing.happened(-1))


def test_where_there_are_two_ways_to_pay_it_is_asked(tmp_path: Path) -> None:
    playing = session(TWO_CARDS, tmp_path / "game.json", "cast growth")

    playing.run()

    assert playing.match.answers == ["cast growth"]


def test_ending_a_turn_is_asked_so_that_what_was_done_can_be_taken_back(tmp_path: Path) -> None:
    playing = session(ONE_CARD.replace("larry", "rosana"), tmp_path / "game.json", "cast growth")

    playing.run()

    assert playing.match.deciding == "ann"
    assert playing.options()[-1] == "done"


def test_whoever_has_nothing_to_play_rolls_at_once(tmp_path: Path) -> None:
    playing = session(ATTEMPT, tmp_path / "game.json", "walk blasted-oak", "stand", "1", "1", "1")

    playing.run()
    passed = [entry.word for entry in playing.match.log if entry.did == "pass"]

    assert "roll" in passed


def test_another_player_is_not_told_what_was_passed(tmp_path: Path) -> None:
    playing = session(ONE_CARD + 'hand = "fire-1"', tmp_path / "game.json", "cast growth", "done")

    playing.run()

    assert playing.match.deciding == "bob"
    assert not [line for line in playing.happened(-1) if line.startswith("There was no choice: Pay")]
