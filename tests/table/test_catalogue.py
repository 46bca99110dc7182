"""The box as data, as it is sent: complete, named, and with the rules beside everything."""

from __future__ import annotations

import pytest
from table.client import Client

from coven.games import GAMES, open_game
from coven.language import LANGUAGES


@pytest.mark.parametrize("game", GAMES)
def test_everything_in_the_box_has_an_english_name_or_none_at_all(game: str) -> None:
    things = Client().gets("catalogue", game=game)["catalogue"]["things"]

    assert sum(len(of_kind) for of_kind in things.values()) > 100
    unnamed = [id for of_kind in things.values() for id, thing in of_kind.items() if thing["names"].get("en") == ""]
    assert unnamed == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_printed_sentences_come_in_the_language_asked_for(game: str, language: str) -> None:
    texts = Client().gets("catalogue", game=game, lang=language)["catalogue"]["texts"]

    assert len(texts) > 40
    assert not [key for key, text in texts.items() if not text.strip()]


def test_a_thing_comes_with_the_rules_that_speak_of_it() -> None:
    spells = Client().gets("catalogue", game="madness")["catalogue"]["things"]["spell"]

    assert "M26.2" in spells["growth"]["rules"]
    assert spells["growth"]["facts"]["element"] == "earth"
    assert spells["growth"]["source"] == "rulebook"


@pytest.mark.parametrize("game", ["witches", "djinn"])
def test_the_map_joins_places_that_are_there_and_have_addresses(game: str) -> None:
    drawn = Client().gets("catalogue", game=game)["catalogue"]["map"]
    places = {place["id"] for place in drawn["places"]}

    assert len({(place["x"], place["y"]) for place in drawn["places"]}) == len(places)
    assert {place for path in drawn["paths"] for place in path} <= places
    assert len(drawn["paths"]) >= 18


def test_a_pack_changes_the_box_that_is_sent() -> None:
    pack = {"equipment": [{"id": "hat4", "name": {"en": "Plain Hat"}}]}
    sent = Client().gets("catalogue", game="djinn", pack=pack)["catalogue"]["things"]["equipment"]["hat4"]

    assert sent["names"]["en"] == "Plain Hat"
    assert open_game("djinn").catalogue().things["equipment"]["hat4"].names["en"] != "Plain Hat"
