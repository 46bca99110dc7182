"""W1, W4: what is in the box."""

from collections import Counter

import pytest
from rules import rule
from witches_stage import WITCHES, cards_of, tile_named

from coven.engine.errors import ContentError
from coven.games.witches import Witches
from coven.games.witches.box import ADVANTAGES, BROOMSTICK, HEADOLOGY, MAGIC

BOX = WITCHES.box


@rule("W1.4", "W4.4", "W4.5", "W4.6")
def test_there_are_55_cards_each_with_symbol_advantage_and_location() -> None:
    assert len(BOX.cards) == 55
    assert Counter(card.symbol for card in BOX.cards) == {HEADOLOGY: 20, MAGIC: 17, BROOMSTICK: 18}
    assert {card.advantage for card in BOX.cards} == set(range(len(ADVANTAGES)))
    assert {card.location for card in BOX.cards} == set(range(len(BOX.locations)))


@rule("W4.7", "W13.4")
def test_fifteen_cards_of_five_characters_carry_the_power_of_three() -> None:
    marked = [card for card in BOX.cards if card.power]

    assert len(marked) == 15
    assert len({card.character for card in marked}) == 5


@rule("W1.5", "W1.6")
def test_there_are_30_easy_and_17_hard_tiles() -> None:
    assert sum(tile.copies for tile in BOX.tiles if not tile.hard) == 30
    assert sum(tile.copies for tile in BOX.tiles if tile.hard) == 17


@rule("W1.10", "W1.7", "W1.11")
def test_a_die_shows_a_cackle_and_two_to_six() -> None:
    assert BOX.dice == (0, 2, 3, 4, 5, 6)


@rule("W1.15", "W-R.3", "W-R.5", "W-R.2")
def test_the_town_has_three_slots_and_the_castle_two() -> None:
    slots = {location.id: location.slots for location in BOX.locations if location.slots > 1}

    assert slots == {"lancre_town": 3, "lancre_castle": 2}
    assert BOX.dungeon == 25


@rule("W1.16", "W-R.5")
def test_the_documented_paths_exist() -> None:
    ids = [location.id for location in BOX.locations]

    for one, other in (
        ("magrat_cottage", "bad_ass"),
        ("bad_ass", "rock_hard_place"),
        ("bad_ass", "lancre_gorge"),
        ("magrat_cottage", "lancre_town"),
        ("lancre_town", "lancre_castle"),
        ("blasted_oak", "creel_springs"),
    ):
        assert ids.index(other) in BOX.locations[ids.index(one)].paths


@rule("W17.3")
def test_elves_are_seven_tiles() -> None:
    elves = [tile for tile in BOX.tiles if tile.kind == BOX.elf]

    assert {tile.id for tile in elves} == {"elves", "king_of_the_elves", "queen_of_the_elves", "lord_lankin"}
    assert sum(tile.copies for tile in elves) == 7


@rule("W-R.4")
def test_the_standing_stone_is_one_place() -> None:
    stone = [location.id for location in BOX.locations].index("standing_stone")

    assert cards_of(location=stone) == ["granny_weatherwax_1", "jeannie_1"]


@rule("W-R.64")
def test_the_felmets_and_the_cunning_man_imprison() -> None:
    assert [tile.id for tile in BOX.tiles if tile.imprisons] == ["duke_felmet", "lady_felmet", "cunning_man"]
    assert tile_named("hiver").difficulty == 22


@pytest.mark.parametrize(
    ("pack", "message"),
    [
        ({"card": [{"id": "greebo_1", "advantage": "rerol"}]}, "content-no-verb.*reroll"),
        ({"card": [{"id": "greebo_1", "location": "slise"}]}, "content-bad-location.*slice"),
        ({"card": [{"id": "greebo_1", "copies": 2}]}, "content-one-copy"),
        ({"hard_tile": [{"id": "hiver", "on_fail": "dungeon"}]}, "content-no-verb.*dungeon"),
        ({"location": [{"id": "slice", "adjacent": ["skund"]}]}, "content-one-way-path"),
        ({"easy_tile": [{"id": "fever", "copies": 0}]}, "content-too-few-tiles"),
        ({"constants": {"walk_paths": -1}}, "content-bad-limit"),
        ({"constants": {"frames": 5}}, "content-fixed-number"),
        ({"kards": []}, "content-no-section.*card"),
        ({"advantage": [{"id": "bonus", "window": "any"}]}, "content-bad-entry.*window"),
    ],
)
def test_a_wrong_pack_is_named(pack: dict[str, object], message: str) -> None:
    with pytest.raises(ContentError, match=message):
        Witches(pack)


def test_a_pack_changes_the_printed_game() -> None:
    game = Witches({"hard_tile": [{"id": "hiver", "difficulty": 12}]})

    assert game.box.tiles[game.box.tile_named("hiver")].difficulty == 12
    assert game.names()["tile-hiver"] == {"en": "The Hiver", "cs": "Zlojroj", "pl": "Współżycz"}
