"""The table in lines: whatever is told can be read in every language, and points at what lies there."""

from collections.abc import Iterator

import pytest
from liar import Liar
from text.spoken import GAMES, unclean

from coven.engine.core import machine
from coven.engine.core.rng import below, seeded
from coven.engine.edge.game import NAMES
from coven.engine.edge.views import View, addresses
from coven.games import open_game
from coven.language import LANGUAGES
from coven.text.lines import Piece, Section, lines

APART = 7  # questions between two looks
MOST = 200  # questions of a game


def looks(id: str) -> Iterator[View]:
    """Tables of random games, each as one of the seats or a watcher sees it."""
    game = open_game(id)
    for players, options in GAMES[id].settings:
        table, rng = game.new(NAMES[:players], "lines", options), seeded("lines")
        for number in range(MOST):
            if number % APART == 0:
                view = game.view(table, number % (players + 1) - 1, False)
                assert isinstance(view, View)
                yield view
            if table.over:
                break
            rng, choice = below(rng, len(table.options))
            machine.take(table, table.options[choice])


def pieces(sections: list[Section]) -> list[Piece]:
    return [piece for part in sections for piece in [*part.facts, *[one for line in part.lines for one in line.pieces]]]


def texts(sections: list[Section]) -> list[str]:
    said = [piece.name for piece in pieces(sections)] + [piece.text for piece in pieces(sections) if piece.text]
    said += [piece.state for piece in pieces(sections) if piece.state]
    return said + [text for part in sections for line in part.lines for text in (line.label, line.text) if text]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_table_is_told_in_clean_words(id: str, language: str) -> None:
    game = open_game(id)
    said = {text for view in looks(id) for text in texts(lines(game, view, language, {}))}

    assert unclean(id, language, [text for text in said if text not in NAMES]) == []


@pytest.mark.parametrize("id", GAMES)
def test_what_is_told_lies_where_it_says(id: str) -> None:
    game = open_game(id)
    for view in looks(id):
        known = addresses(view.board)
        told = lines(game, view, "en", {})
        named = {piece.at for piece in pieces(told)} | {line.at for part in told for line in part.lines}

        assert named - known == {""}


@pytest.mark.parametrize("id", GAMES)
def test_everybody_finds_their_own_seat_before_those_of_the_others(id: str) -> None:
    for view in looks(id):
        seats = [section.seat for section in lines(open_game(id), view, "en", {}) if section.seat]

        assert sorted(seats) == sorted(view.seats)
        assert view.you not in view.seats or seats[0] == view.you


def test_a_game_without_lines_of_its_own_is_told_field_by_field() -> None:
    game = Liar()
    view = game.view(game.new(NAMES[:2], "7", {}), 0, False)
    assert isinstance(view, View)

    told = lines(game, view, "en", {"ann": "Anna"})

    assert [section.title for section in told][1] == "Anna"
