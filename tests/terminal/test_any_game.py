"""A game that brings no board and no voice of its own is played in the terminal all the same."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import cast

import pytest
from liar import Liar
from rich.console import Console

from coven.engine.core.machine import State
from coven.engine.edge.game import Game
from coven.engine.edge.match import Match
from coven.engine.edge.record import load, replay
from coven.language import LANGUAGES
from coven.terminal.session import Session


def session(language: str, file: Path, names: dict[str, str] | None = None) -> Session:
    match: Match[State] = Match(cast("Game[State]", Liar()), ("ann", "bob"), "7", {"dice": "2"}, names=names)
    return Session(match, language, file, Console(file=StringIO(), width=80))


def shown(playing: Session) -> str:
    playing.show()
    screen = playing.console.file
    assert isinstance(screen, StringIO)
    return screen.getvalue()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Liar’s dice", "dice: ", "Bid how many dice")),
        ("cs", ("kostky: ", "Vsaď")),
        ("pl", ("kości: ", "Zalicytuj")),
    ],
)
def test_the_table_is_told_line_by_line(tmp_path: Path, language: str, words: tuple[str, ...]) -> None:
    screen = shown(session(language, tmp_path / "liar.json"))

    assert [word for word in words if word not in screen] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_saved_and_opened_again(tmp_path: Path, language: str) -> None:
    playing = session(language, tmp_path / "liar.json", {"ann": "Łucja"})

    while playing.going:
        playing.hear("liar" if "liar" in playing.options() else "1")

    again, report = replay(Liar(), load(tmp_path / "liar.json"))
    assert report.exact
    assert again.outcome == playing.match.outcome
    assert "Łucja" in shown(playing)


def test_a_refusal_is_a_sentence_with_its_rule(tmp_path: Path) -> None:
    playing = session("en", tmp_path / "liar.json")

    playing.hear("liar")

    assert "Nobody has bid yet: bid first. [L2.6]" in shown(playing)


def test_whoever_looks_sees_the_own_dice_only(tmp_path: Path) -> None:
    playing = session("en", tmp_path / "liar.json")
    rows = [line for line in shown(playing).splitlines() if "dice: " in line]

    assert "?" not in rows[1]
    assert rows[0].split("dice: ")[1].split() == ["?×2"]
