"""What is printed on the cards, tiles and boards of Djinn, asked for in a terminal."""

from __future__ import annotations

from functools import cache

import pytest
from djinn_stage import DJINN, Stage, player

from coven.engine.edge.game import NAMES
from coven.language import LANGUAGES
from coven.terminal.board import board_for
from coven.terminal.djinn import DjinnBoard
from coven.text import speaker_for

START = DJINN.view(DJINN.new(NAMES[:2], "lookup", {}), -1)


@cache
def board(language: str) -> DjinnBoard:
    found = board_for(DJINN, speaker_for(DJINN, language))  # type: ignore[arg-type]  # a game of its own table
    assert isinstance(found, DjinnBoard)
    return found


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("m05", "Kiln Keeper: Fee: 1 coin."),
        ("kiln keeper", "Kiln Keeper: Fee: 1 coin."),
        ("Kiln", "Kiln Keeper: Fee: 1 coin."),
        ("staff3", "Staff of Thunder: One-time: +4"),
        ("reader's cap", "Reader’s Cap: After moving"),
        ("a1-1", "Purse of the Guild: Gain 5 coins."),
        ("a1_1", "Purse of the Guild: Gain 5 coins."),
        ("P05", "Child of the Source: Magic Source"),
        ("n03", "Careless Drawer: Start of the game"),
        ("sc08", "Keeper of Keys: 3 VP"),
        ("cork cutter", "Cork Cutter: Pay 1 coin"),
        ("tavern", "Dragon Goblet Tavern: at the square space – Take 1 of the 2"),
        ("archives", "• Gain 2 coins. Once your archive bar has moved: Gain 4 coins."),
        ("market", "Cork Cutter and Scribe count as one stall"),
        ("source", "Magic Source: Set your magic"),
        ("chest04", "Chest 4: Gain 1 coin and 1 scroll."),
        ("tom01", "Tom: If a boss is at the round Academy space"),
        ("ann", "Fire Breaker (face down): Fee: 1 coin."),
        ("bob", "bob has no cards yet."),
    ],
)
def test_cards_stalls_locations_and_players_are_explained(typed: str, told: str) -> None:
    stage = Stage(ann=player("s1", "r1", mages="m17 down", equipment="staff3"), bob=player())

    assert told in board("en").card(typed, DJINN.view(stage.table, 1))


def test_a_player_is_explained_without_secrets() -> None:
    stage = Stage(ann=player(private="sc08, sc10"), bob=player(), scoring=["sc01", "sc02", "sc03"])

    own, other = (board("en").card("ann", DJINN.view(stage.table, seat)) for seat in (0, 1))

    assert "Keeper of Keys" in own
    assert other == "ann has no cards yet."


@pytest.mark.parametrize("typed", ["owl", "staff of", "capture red", "", "master"])
def test_a_word_that_is_nothing_or_many_things_is_not_explained(typed: str) -> None:
    assert board("en").card(typed, START) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_explained_in_every_language_by_its_id_and_its_name(language: str) -> None:
    explained = board(language)
    for kind, ids in explained.lookup.ids.items():
        for id in ids:
            for word in (id, explained.speaker.name(kind, id)):
                assert len(explained.card(word, START)) > len(explained.speaker.name(kind, id)) + 5


def test_czech_cards_have_czech_names() -> None:
    assert "Učeň žáru: " in board("cs").card("m01", START)


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("cs", "ucen zaru", "Učeň žáru: "),
        ("pl", "zrodlo magii", "Źródło Magii: "),
        ("pl", "plaszcz cieni", "Płaszcz Ci"),
    ],
)
def test_names_are_found_without_their_accents(language: str, typed: str, told: str) -> None:
    assert told in board(language).card(typed, START)
