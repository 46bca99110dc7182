"""The record book in the terminal: a won solo game goes into it by itself, and only a game by the printed rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from command import Shell
from golden.telling import ANSWER, FOLDER, SETTINGS

from coven.engine.edge.game import Feat
from coven.engine.edge.match import Match
from coven.engine.edge.record import encode, record
from coven.terminal.book import Book, entered, written

NAME = "djinn/solo-won"
WORDS = ANSWER.findall((FOLDER / f"{NAME}.txt").read_text("utf-8"))
PAGES = "Cards in Tom’s deck"


@pytest.fixture
def nearly_won(tmp_path: Path) -> Path:
    """A solo game that one answer is missing from."""
    setting = SETTINGS[NAME]
    match = Match(setting.game, setting.names, setting.seed, dict(setting.options))
    for word in WORDS[:-1]:
        match.answer(word)
    file = tmp_path / "nearly.json"
    file.write_bytes(encode(record(match)))
    return file


def test_a_won_game_is_entered_and_the_table_is_shown(shell: Shell, nearly_won: Path) -> None:
    ran = shell.runs("play", "djinn", "--load", str(nearly_won), typed=f"{WORDS[-1]}\n")

    assert ran.code == 0, ran.err
    assert "record book of ann" in ran.out
    assert PAGES in ran.out


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Best score", "94", "No secret passage on the map.")),
        ("cs", ("Nejlepší skóre", "94", "Žádná utajená znalost na mapě.")),
        ("pl", ("Najlepszy wynik", "94", "Żadnego tajnego przejścia na mapie.")),
    ],
)
def test_the_book_can_be_read_at_any_time(shell: Shell, nearly_won: Path, lang: str, words: tuple[str, ...]) -> None:
    shell.runs("play", "djinn", "--load", str(nearly_won), typed=f"{WORDS[-1]}\n")

    ran = shell.runs("records", "djinn", "--lang", lang)

    assert all(word in ran.out for word in words)


def test_challenges_met_are_ticked_on_the_page_of_their_deck(shell: Shell) -> None:
    book = entered(Book(), "djinn", Feat("ann", "14", 61, ("ch04",)))
    file = shell.home / "saves" / "records.json"
    file.parent.mkdir(parents=True)
    file.write_bytes(written(book))

    lines = shell.runs("records", "djinn", "--player", "ann").out.splitlines()

    rows = {line[:-20].strip(): line[-20:].split() for line in lines[1:]}
    assert rows["Cards in Tom’s deck"] == ["15", "14", "13", "12"]
    assert rows["Best score"] == ["–", "61", "–", "–"]
    assert rows["At least 10 coins."] == ["·", "✓", "·", "·"]
    assert rows["At least 3 keys."] == ["·", "·", "·", "·"]


def test_the_book_is_data_for_programs(shell: Shell, nearly_won: Path) -> None:
    shell.runs("play", "djinn", "--load", str(nearly_won), typed=f"{WORDS[-1]}\n")

    found = json.loads(shell.runs("records", "djinn", "--json").out)

    assert list(found["ann"]) == ["15"]
    assert found["ann"]["15"]["best"] > 0


def test_a_game_in_which_something_revealed_was_taken_back_is_not_entered(shell: Shell, nearly_won: Path) -> None:
    typed = "undo anyway\n" * len(WORDS[-8:]) + "".join(f"{word}\n" for word in WORDS[-9:])

    ran = shell.runs("play", "djinn", "--load", str(nearly_won), typed=typed)

    assert "not entered" in ran.out
    assert "No won solo game" in shell.runs("records", "djinn").out


def test_games_without_a_book_say_so(shell: Shell) -> None:
    assert "No record book" in shell.runs("records", "madness").out


def test_a_book_that_cannot_be_read_is_left_alone(shell: Shell, nearly_won: Path) -> None:
    book = shell.home / "saves" / "records.json"
    book.parent.mkdir(parents=True)
    book.write_text("scribble")

    ran = shell.runs("play", "djinn", "--load", str(nearly_won), typed=f"{WORDS[-1]}\n")

    assert "cannot be read and was left as it is" in " ".join(ran.out.split())
    assert book.read_text() == "scribble"
    assert shell.runs("records", "djinn").code == 2
