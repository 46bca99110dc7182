"""The screen fits its window: own row, question and every answer are on it, whatever else gives way."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from contract.tables import LONG
from rich.text import Text
from typist import Typist, screen

from coven.engine.core.machine import State
from coven.engine.core.rng import below, seeded
from coven.engine.edge.match import Match
from coven.games import GAMES, open_game
from coven.language import LANGUAGES
from coven.terminal.choices import Choice, listed
from coven.terminal.screen import DECORATION, GONE, OTHERS, Part, fitted
from coven.terminal.session import Session

SIZES = ((100, 40), (80, 24))
ANSWERS = 160 if LONG else 60
NUMBERS = re.compile(r"(?:^|  ) {0,2}(\d+)(?:–(\d+))? \S", re.MULTILINE)


def session(game: str, players: int, language: str, file: Path, width: int, height: int) -> Session:
    names = tuple(f"player-{number}" for number in range(players))
    match: Match[State] = Match(open_game(game), names, "screen", {})
    return Session(match, language, file, screen(width, height), Typist())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_own_row_question_and_every_answer_fit_the_window(tmp_path: Path, game: str, language: str) -> None:
    playing = session(game, open_game(game).players[1], language, tmp_path / "game.json", 80, 24)
    rng, match = seeded(language), playing.match
    for number in range(ANSWERS):
        question = match.question(match.deciding)
        if question is None:
            break
        width, height = SIZES[number % 2]
        playing.console = screen(width, height)
        coloured = playing.screen()
        shown = Text.from_ansi(coloured).plain
        assert len(shown.splitlines()) < height
        assert max(map(len, shown.splitlines())) <= width
        assert coloured.count(f"7m {question.seat} ") == 2  # the own row, and the question
        spans = [(int(first), int(last or first)) for first, last in NUMBERS.findall(shown)]
        listed = {n for first, last in spans for n in range(first, last + 1)}
        assert listed >= {choice.number for choice in playing.choices(question)}, shown
        rng, option = below(rng, len(question.options))
        match.answer(question.options[option])
        playing.since[question.seat] = match.version


def test_the_least_needed_gives_way_first_and_what_has_room_comes_back() -> None:
    parts = [
        Part(Text("legend"), (DECORATION, GONE)),
        Part(Text("bob\nhis cards\nhis spells"), (OTHERS, Text("bob"))),
        Part(Text("ann")),
    ]

    shown = [["".join(one.text for one in line) for line in fitted(screen(80, 24), parts, 80, n)] for n in (5, 4, 3)]

    assert shown == [
        ["legend", "bob", "his cards", "his spells", "ann"],
        ["bob", "his cards", "his spells", "ann"],
        ["legend", "bob", "ann"],
    ]


@pytest.mark.parametrize(("height", "first"), [(70, " 1 "), (30, " 1 "), (20, " 1 "), (2, " 1–60 ")])
def test_many_answers_stand_in_columns_and_then_in_groups(height: int, first: str) -> None:
    choices = [Choice(n, f"Walk to the place of the number {n}", f"walk {n}", "walk") for n in range(1, 61)]

    lines = fitted(screen(100, height), [listed(choices)], 100, height)

    assert len(lines) <= height
    assert first in "".join(one.text for one in lines[0])


def test_nothing_is_padded_to_the_width(tmp_path: Path) -> None:
    playing = session("madness", 3, "en", tmp_path / "game.json", 100, 40)

    shown = Text.from_ansi(playing.screen()).plain

    assert [line for line in shown.splitlines() if line.endswith(" ")] == []


def test_a_wider_or_higher_window_shows_more(tmp_path: Path) -> None:
    playing = session("witches", 3, "en", tmp_path / "game.json", 80, 24)
    small = playing.screen()

    playing.console = screen(120, 60)

    assert len(playing.screen().splitlines()) > len(small.splitlines())
    assert "▲ witch" in playing.screen()
    assert "▲ witch" not in small
