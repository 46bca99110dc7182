"""Beginning a game: asked for at the terminal, chosen from those that were left, or as the command says."""

from __future__ import annotations

from pathlib import Path

import pytest
from command import Shell
from typist import Typist, screen

from coven.engine.edge.record import load
from coven.language import LANGUAGES
from coven.terminal.saves import unfinished
from coven.terminal.start import Wanted, begin, interview


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for games."""
    monkeypatch.setenv("COVEN_HOME", str(tmp_path / "saves"))
    return tmp_path / "saves"


def begun(*lines: str, language: str = "en") -> Wanted:
    return interview(language, Typist(*lines), screen(80, 24))


def test_a_game_is_asked_for_one_thing_after_the_other() -> None:
    wanted = begun("cs", "witches", "2", "", "Łucja, Jan Novák", "eight_crises=on")

    assert (wanted.language, wanted.game, wanted.players) == ("cs", "witches", 2)
    assert (wanted.seats, wanted.options) == ("Łucja, Jan Novák", {"eight_crises": "on"})


def test_what_cannot_be_is_asked_again() -> None:
    wanted = begun("de", "en", "chess", "1", "9", "2", "", "ann", "ann,bob", "horor=on", "horror=on")

    assert (wanted.game, wanted.players, wanted.seats, wanted.options) == ("madness", 2, "ann,bob", {"horror": "on"})


def test_computer_players_are_asked_for_by_their_number_or_one_by_one() -> None:
    several = begun("", "madness", "3", "2", "Ema", "")
    chosen = begun("", "djinn", "4", "merciless, gentle", "Ema, Jan", "")

    assert (several.players, several.bots, several.seats) == (3, ("strong", "strong"), "Ema")
    assert (chosen.players, chosen.bots, chosen.seats) == (4, ("merciless", "gentle"), "Ema, Jan")


def test_a_table_of_computers_alone_is_not_begun() -> None:
    wanted = begun("", "madness", "2", "2", "gready", "1", "", "")

    assert wanted.bots == ("strong",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_empty_lines_take_what_is_proposed(language: str) -> None:
    wanted = begun("", "", "", "", "", "", language=language)

    assert (wanted.language, wanted.game, wanted.players, wanted.seats) == (language, "madness", 3, "")


def test_games_that_were_left_are_listed_and_one_goes_on_or_a_new_one_begins(home: Path) -> None:
    begin(Wanted(game="madness", seed="sun"), Typist("exhaust ice"), screen(80, 24))
    begin(Wanted(game="madness", seed="moon"), Typist(), screen(80, 24))

    begin(Wanted(game="madness"), Typist("2", "exhaust growth"), screen(80, 24))
    begin(Wanted(game="madness"), Typist("n"), screen(80, 24))

    assert load(home / "madness-sun.json").answers == ("exhaust ice", "exhaust growth")
    assert len(unfinished("madness")) == 3


@pytest.mark.parametrize(
    ("settings", "games"),
    [((), 1), (("--players", "3"), 1), (("--players", "4"), 2), (("--option", "horror=on"), 2), (("--new",), 2)],
)
def test_other_settings_begin_a_new_game(shell: Shell, settings: tuple[str, ...], games: int) -> None:
    shell.runs("play", "madness", "--seed", "moon", typed="quit\n")

    shell.runs("play", "madness", *settings, typed="quit\n")

    assert len([*(shell.home / "saves").glob("madness-*.json")]) == games


def test_bare_coven_shows_the_help_where_nobody_sits(shell: Shell) -> None:
    ran = shell.runs()

    assert ran.code == 0
    assert "simulate" in ran.out


def test_load_lists_the_games_that_were_left(home: Path) -> None:
    begin(Wanted(game="madness", seed="sun"), Typist("exhaust ice"), screen(80, 24))
    typist = Typist("load", "load 1", "exhaust growth")

    begin(Wanted(game="madness", seed="moon"), typist, screen(100, 40))

    assert "1  The Big Book of Madness, ann, bob, cid: 1 answer" in typist.seen[1]
    assert load(home / "madness-sun.json").answers == ("exhaust ice", "exhaust growth")


def test_the_end_tells_points_and_the_replay_and_asks_for_another_game(home: Path) -> None:
    typist = Typist(*["1"] * 900, "no")
    console = screen(100, 40)

    begin(Wanted(game="djinn", players=1, seed="moon", options={"limit": "on"}), typist, console)

    shown = console.file.getvalue()  # type: ignore[attr-defined]  # a StringIO
    assert f"coven replay {home / 'djinn-moon.json'}" in " ".join(shown.split())
    assert "The same once more?" in typist.seen[-1]


def test_a_folder_that_cannot_be_used_is_one_line(shell: Shell) -> None:
    (shell.home / "taken").write_text("a file")

    ran = shell.runs("play", "--seed", "moon", typed="quit\n", COVEN_HOME=str(shell.home / "taken"))

    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "taken" in ran.err


def test_output_that_knows_few_letters_gets_question_marks(shell: Shell) -> None:
    ran = shell.runs("play", "--seed", "moon", "--lang", "cs", typed="quit\n", PYTHONIOENCODING="ascii")

    assert (ran.code, ran.err) == (0, "")
    assert "?" in ran.out


def test_saving_into_a_new_folder_says_so(shell: Shell) -> None:
    ran = shell.runs("play", "--seed", "moon", typed="save kept/here/game.json\nquit\n")

    assert (shell.home / "kept" / "here" / "game.json").exists()
    assert "A new folder was made for it: kept/here" in ran.out
