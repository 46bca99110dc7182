"""What the boards of all games show: people by the names they gave, never by the ids of their seats."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from coven.engine.core.machine import State
from coven.engine.edge.match import Match
from coven.games import GAMES, open_game
from coven.language import LANGUAGES
from coven.terminal.session import Session

NAMES = {"qlucja": "Łucja", "qjan-novak": "Jan Novák"}
ANSWERS = 40


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_players_are_called_as_they_want_to_be(tmp_path: Path, game: str, language: str) -> None:
    match: Match[State] = Match(open_game(game), tuple(NAMES), "names", {}, names=NAMES)
    screen = StringIO()
    playing = Session(match, language, tmp_path / "game.json", Console(file=screen, width=100))

    for number in range(ANSWERS):
        playing.show()
        match.answer(playing.options()[number % len(playing.options())])
    first_words = {line.split()[0] for line in screen.getvalue().splitlines() if line.split()}

    assert all(name in screen.getvalue() for name in NAMES.values())
    assert not first_words & {*NAMES}
