"""After the end: who is asked whether to play once more may look at the game first, or take the last answer back."""

from __future__ import annotations

from pathlib import Path

import pytest
from typist import Typist, screen

from coven.engine.edge.record import load
from coven.games import open_game
from coven.language import LANGUAGES
from coven.terminal.start import Wanted, begin
from coven.text import speaker_for

ANSWERS = 175  # until the game is over


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for games."""
    monkeypatch.setenv("COVEN_HOME", str(tmp_path / "saves"))
    return tmp_path / "saves"


def ended(*lines: str, language: str = "en") -> tuple[list[str], str]:
    """What stood on the screen when each line after the end was typed, and all that was shown."""
    typist, console = Typist(*["1"] * ANSWERS, *lines), screen(100, 40)
    wanted = Wanted(game="djinn", players=1, seed="moon", options={"limit": "on"}, language=language)
    begin(wanted, typist, console)
    return typist.seen[ANSWERS:], console.file.getvalue()  # type: ignore[attr-defined]  # a StringIO


def test_what_is_neither_yes_nor_no_is_heard_and_asked_again() -> None:
    seen, shown = ended("log", "what now", "", "hint", "no")

    assert [mark for mark in seen if "once more" in mark] == seen
    assert len(seen) == 5
    assert shown.count("Answer yes or no.") == 2
    assert "“hint” cannot be answered any more" in shown


def test_who_is_alone_takes_back_without_asking_anybody() -> None:
    _, shown = ended("undo", "no")

    assert "You decide that alone here" in shown


def test_who_takes_the_last_answer_back_plays_on_and_is_asked_again_at_the_end(home: Path) -> None:
    seen, _ = ended("undo anyway", "1", "no")

    assert ["once more" in mark for mark in seen] == [True, False, True]
    assert len(load(home / "djinn-moon.json").answers) == ANSWERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_begins_the_same_anew_and_no_leaves(home: Path, language: str) -> None:
    say = speaker_for(open_game("djinn"), language).term

    ended(say("word-no"), language=language)
    assert len([*home.glob("djinn-*.json")]) == 1

    ended(say("word-yes")[0], language=language)
    assert len([*home.glob("djinn-*.json")]) == 3
