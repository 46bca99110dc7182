"""Lessons in the terminal: the task stands above the question, and the lesson ends with it."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typist import Typist, screen

from coven.engine.core.errors import OptionError
from coven.games import GAMES, open_game
from coven.lessons import lessons_of
from coven.terminal.lesson import teach
from coven.terminal.saves import unfinished


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for games."""
    monkeypatch.setenv("COVEN_HOME", str(tmp_path / "saves"))
    return tmp_path / "saves"


def printed(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_the_task_stands_above_the_question_and_its_end_is_told() -> None:
    console, typist = screen(200, 60), Typist("cast growth x2")

    teach("madness", 2, "en", typist, console)

    assert "Cast Growth at twice its cost" in typist.seen[0]
    assert "You drew two cards" in printed(console)
    assert "coven learn madness --lesson 3" in printed(console)


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_can_be_done_in_the_terminal(game: str) -> None:
    for number, lesson in enumerate(lessons_of(open_game(game)), 1):
        console = screen(200, 60)
        teach(game, number, "cs", Typist(*[answer for answer in lesson.answers if not passes(game, answer)]), console)

        assert "coven learn" in printed(console) or number == 6


def passes(game: str, answer: str) -> bool:
    """Whether the terminal gives this answer by itself: it leaves no choice."""
    settled = answer.startswith(("settle ", "with ")) and game == "madness"
    return settled or answer in ("stop", "accept", "pass", "stand")


def test_a_lesson_that_is_left_says_nothing_and_is_not_kept() -> None:
    console = screen(200, 60)

    teach("djinn", 1, "pl", Typist("move source"), console)

    assert "coven learn" not in printed(console)
    assert list(unfinished("djinn")) == []


def test_a_lesson_is_saved_where_somebody_says_so(tmp_path: Path) -> None:
    teach("djinn", 1, "en", Typist(f"save {tmp_path / 'kept.json'}"), screen(200, 60))

    assert (tmp_path / "kept.json").exists()


@pytest.mark.parametrize("number", [0, 7])
def test_there_are_six_lessons(number: int) -> None:
    with pytest.raises(OptionError, match="no-such-lesson"):
        teach("witches", number, "en", Typist(), screen(80, 24))
