"""Witches in the terminal: help and the end of the game in its own words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from command import Shell
from typist import Typist, screen
from witches_stage import Stage, holding

from coven.engine.core.errors import AnswerError
from coven.engine.core.machine import State
from coven.engine.edge.match import Match
from coven.games import open_game
from coven.terminal.session import Session

ENDS = {
    "en": ("Lancre is lost, and nobody wins.", "? walk skund"),
    "cs": ("Lancre je ztraceno a nikdo nevyhrává.", "V této hře například:"),
    "pl": ("Lancre jest stracone i nikt nie wygrywa.", "W tej grze na przykład:"),
}


@pytest.mark.parametrize("lang", ENDS)
def test_a_whole_game_is_played_helped_and_ended_in_its_own_words(shell: Shell, lang: str) -> None:
    lines = ["?", *[str(1 + number * 7 % 3) for number in range(300)], *["1"] * 100]

    ran = shell.runs(
        *("play", "witches", "--players", "1", "--seed", "moon", "--lang", lang),
        typed="".join(f"{line}\n" for line in lines),
    )

    assert json.loads((shell.home / "saves" / "witches-moon.json").read_text())["outcome"] == "lost"
    assert "Traceback" not in ran.err
    assert all(words in ran.out for words in ENDS[lang])


def test_an_amount_is_its_own_number(tmp_path: Path) -> None:
    stage = Stage(ann=holding(spot="no-sun", cackles=3), bob=holding(spot="slice"))
    stage.ann.does("walk slice")
    match: Match[State] = Match.begun_from(open_game("witches"), stage.game.write(stage.table))
    session = Session(match, "en", tmp_path / "game.json", screen(80, 24), Typist())
    question = match.question("ann")

    assert question is not None
    assert [(one.number, one.phrase) for one in session.choices(question)] == [
        *((3, "Return 3 Cackles"), (2, "Return 2 Cackles"), (1, "Return 1 Cackle"), (0, "Return no Cackle")),
    ]
    assert [session.meant(typed) for typed in "3210"] == ["return 3", "return 2", "return 1", "return 0"]
    with pytest.raises(AnswerError) as refused:
        session.meant("4")
    assert session.speaker.error(refused.value) == "There is no answer number 4: type one of the numbers 0–3."
