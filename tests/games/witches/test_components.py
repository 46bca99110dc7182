"""W1, W4: what is in the box."""

from collections import Counter

import pytest
from rules import rule
from witches_stage import CACKLE, WITCHES, Stage, cards_of, holding

from coven.engine.core.errors import ContentError
from coven.engine.edge.game import Json
from coven.engine.edge.questions import question
from coven.games.witches import Witches
from coven.games.witches.box import ABILITIES, ADVANTAGES, BROOMSTICK, HEADOLOGY, MAGIC
from coven.games.witches.content import standard
from coven.text import speaker_for

BOX = WITCHES.box


def printed(section: str, id: str) -> Json:
    """An entry of the box."""
    entries = standard()[section]
    assert isinstance(entries, list)
    return next(entry for entry in entries if entry["id"] == id)


GREEBO, HIVER = printed("card", "greebo_1"), printed("hard_tile", "hiver")


@rule("W1.3", "W1.8", "W1.9")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    components = standard()["components"]

    assert isinstance(components, dict)
    assert (components["board"], components["witch_figures"], components["apprentice_boards"]) == (1, 4, 4)
    assert (components["cackle"], components["crisis"], components["black_aliss"]) == (16, 12, 12)
    assert [components[tile] for tile in ("magic_tile", "invisibility_tile", "cure_pig_tile")] == [1, 1, 1]
    assert len(BOX.witches) == 4


@rule("W1.8", "W1.9")
def test_no_game_needs_more_counters_or_tiles_than_the_box_holds() -> None:
    counters = list(BOX.tokens.values())

    assert max(one.cackle for one in counters) == 16
    assert max(one.crisis for one in counters) == 12
    assert max(one.aliss for one in counters) == 12
    assert sorted(witch.ability for witch in BOX.witches) == list(range(len(ABILITIES)))


@rule("W1.4", "W4.4")
def test_there_are_55_cards_each_with_one_symbol() -> None:
    assert len(BOX.cards) == len({card.id for card in BOX.cards}) == 55
    assert Counter(card.symbol for card in BOX.cards) == {HEADOLOGY: 20, MAGIC: 17, BROOMSTICK: 18}


@rule("W4.5", "W4.6")
def test_each_card_has_an_advantage_and_a_location_and_all_of_them_occur() -> None:
    assert {card.advantage for card in BOX.cards} == set(range(len(ADVANTAGES)))
    assert {card.location for card in BOX.cards} == set(range(len(BOX.locations)))
    assert all(card.program.steps for card in BOX.cards)


@rule("W4.7", "W13.4")
def test_fifteen_cards_of_five_characters_carry_the_power_of_three() -> None:
    marked = Counter(BOX.characters[card.character] for card in BOX.cards if card.power)

    assert marked == dict.fromkeys(
        ("granny_weatherwax", "nanny_ogg", "magrat_garlick", "agnes_nitt", "perdita_x_dream"), 3
    )


@rule("W1.5", "W1.6")
def test_there_are_30_easy_and_17_hard_tiles() -> None:
    assert sum(tile.copies for tile in BOX.tiles if not tile.hard) == 30
    assert sum(tile.copies for tile in BOX.tiles if tile.hard) == 17


@rule("W1.12")
def test_a_tile_prints_points_and_difficulty() -> None:
    printed = {tile.id: (tile.points, tile.difficulty) for tile in BOX.tiles}

    assert [printed[tile] for tile in ("fever", "sick_pig", "sick_sheep")] == [(1, 7), (1, 8), (1, 9)]
    assert [printed[tile] for tile in ("pregnancy", "broken_limb", "death")] == [(2, 10), (2, 11), (3, 12)]
    assert (printed["lily_weatherwax"], printed["hiver"]) == ((7, 23), (6, 22))


@rule("W1.10")
def test_a_die_shows_a_cackle_and_two_to_six_equally_often() -> None:
    stage = Stage(ann=holding(), bob=holding())

    shown = Counter(BOX.dice[stage.table.chance(len(BOX.dice))] for _ in range(1200))

    assert sorted(shown) == [0, 2, 3, 4, 5, 6]
    assert min(shown.values()) > 150


@rule("W1.7", "W1.11")
def test_an_attempt_takes_four_dice_and_a_cackle_counts_nothing() -> None:
    stage = Stage(ann=holding(spot="slice"), bob=holding(), problems={"slice": "death"})

    stage.ann.faces((CACKLE, 5), (CACKLE, 4))

    assert stage.values["so_far"] == 9
    assert [(roll["first"], roll["second"]) for roll in stage.happened("rolled")] == [(0, 5), (0, 4)]
    assert len(stage.table.attempt.dice) == 4


@rule("W1.15", "W-R.3", "W-R.5")
def test_the_town_has_three_slots_and_the_castle_two() -> None:
    slots = {location.id: location.slots for location in BOX.locations if location.slots > 1}

    assert slots == {"lancre_town": 3, "lancre_castle": 2}
    assert not {"lancre"} & {location.id for location in BOX.locations}
    assert len(BOX.locations) == 22


@rule("W-R.2")
def test_every_other_location_is_one_slot() -> None:
    assert len(BOX.slot_words) == BOX.dungeon == 20 + 3 + 2
    assert BOX.slot_words.count("slice") == 1
    assert [word for word in BOX.slot_words if word.startswith("lancre-castle")] == [
        "lancre-castle-1",
        "lancre-castle-2",
    ]


@rule("W1.16", "W-R.5")
def test_the_documented_paths_exist_both_ways() -> None:
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
        assert ids.index(one) in BOX.locations[ids.index(other)].paths


@rule("W-R.6")
def test_the_dungeon_has_no_paths_and_is_on_no_card() -> None:
    assert "dungeon" not in [location.id for location in BOX.locations]
    assert "dungeon" not in BOX.slot_words
    assert all(BOX.dungeon not in near for near in BOX.next_to)


@rule("W17.3")
def test_elves_are_seven_tiles() -> None:
    elves = [tile for tile in BOX.tiles if tile.kind == BOX.elf]

    assert {tile.id for tile in elves} == {"elves", "king_of_the_elves", "queen_of_the_elves", "lord_lankin"}
    assert sum(tile.copies for tile in elves) == 7


@rule("W-R.4")
def test_the_standing_stone_is_one_place() -> None:
    stones = [location for location, place in enumerate(BOX.locations) if "stone" in place.id]

    assert [BOX.locations[stone].id for stone in stones] == ["standing_stone"]
    assert cards_of(location=stones[0]) == ["granny_weatherwax_1", "jeannie_1"]


@pytest.mark.parametrize(
    ("pack", "message"),
    [
        ({"card": [{"id": "greebo_1", "advantage": "rerol"}]}, "content-no-verb.*reroll"),
        ({"card": [{"id": "greebo_1", "location": "slise"}]}, "content-bad-location.*slice"),
        ({"card": [{"id": "greebo_1", "copies": 2}]}, "content-one-copy"),
        ({"hard_tile": [{"id": "hiver", "on_fail": "dungeon"}]}, "content-no-verb.*dungeon"),
        ({"location": [{"id": "slice", "adjacent": ["skund"]}]}, "content-one-way-path"),
        (
            {"location": [{"id": "skund", "adjacent": ["lancre_caves", "slippery_hollow", "standing_stone", "skund"]}]},
            "content-path-to-itself.*location/skund",
        ),
        ({"easy_tile": [{"id": "fever", "copies": 0}]}, "content-too-few-tiles"),
        ({"hard_tile": [{"id": "elves", "copies": 3}]}, "content-too-few-tiles"),
        ({"card": {"id": "greebo_1"}}, "content-bad-section"),
        ({"constants": []}, "content-bad-section"),
        ({"card": ["greebo_1"]}, "content-no-id"),
        ({"setup": [{"players": 2, "hard": [1, 1]}]}, "content-bad-row"),
        ({"setup": [{"players": 2, "easy": [1, 1]}]}, "content-bad-row"),
        ({"constants": {"walk_paths": -1}}, "content-out-of-range.*walk_paths.*constants"),
        ({"constants": {"walk_paths": 10**9}}, "content-out-of-range.*walk_paths"),
        ({"constants": {"tea_active_max": 10**9}}, "content-out-of-range.*tea_active_max"),
        ({"constants": {"hard_tiles_per_bonus": 0}}, "content-out-of-range.*hard_tiles_per_bonus"),
        ({"constants": {"easy_tiles_per_extra_card": 0}}, "content-out-of-range"),
        ({"constants": {"elf_limit": True}}, "content-out-of-range.*elf_limit"),
        ({"constants": {"start_hnad": 3}}, "content-no-word.*start_hnad.*start_hand"),
        ({"constants": {"elf_limit": 0}}, "content-out-of-range.*elf_limit"),
        ({"constants": {"power_of_three_cards": 2}}, "content-fixed-number.*power_of_three_cards"),
        ({"dice": {"values": [2, 3, 4]}}, "content-bad-dice"),
        ({"dice": {"values": [2, 3, 4, 5, 6, 0]}}, "content-bad-dice"),
        ({"dice": {"values": [False, 2, 3]}}, "content-bad-dice"),
        ({"dice": {"values": [0, 2, -3]}}, "content-out-of-range.*dice"),
        ({"dice": {"values": [0, "six"]}}, "content-out-of-range.*dice"),
        ({"dice": {"values": [0]}}, "content-bad-dice"),
        ({"dice": {"values": 6}}, "content-bad-dice"),
        ({"dice": {"count": 7}}, "content-fixed-number.*dice/count"),
        ({"dice": {"values": [0, 0, 3, 4, 5, 6]}}, "content-out-of-range.*dice"),
        ({"easy_tile": [{"id": "fever", "copies": 10**9}]}, "content-bad-entry.*fever.*copies"),
        ({"easy_tile": [{"id": "fever", "difficulty": -1}]}, "content-bad-entry.*fever.*difficulty"),
        ({"tokens": [{"variant": "solo", "players": 1, "cackle": 10**9}]}, "content-bad-entry.*solo.*cackle"),
        ({"tokens": [{"variant": "solo", "players": 1, "cackle": 0}]}, "content-out-of-range.*cackle.*tokens"),
        ({"witch": [{"id": "dimity", "start_cackles": 99}]}, "content-bad-entry.*dimity.*start_cackles"),
        ({"setup": [{"players": 2, "hard": [1, 1, 1, 1, 1, -1]}]}, "content-bad-entry.*setup/2.*hard"),
        ({"location": [{"id": "slice", "slots": 0, "start": []}]}, "content-bad-slots.*slice"),
        ({"location": [{"id": "slice", "slots": 99}]}, "content-bad-entry.*slice.*slots"),
        ({"location": [{"id": "slice", "slots": 2}]}, "content-bad-slots.*slice"),
        ({"location": [{"id": "granny_cottage", "takes_problems": False}]}, "content-fixed-number.*granny_cottage"),
        ({"card": [{"id": "greebo_1", "effect": [{"reroll": 3}]}]}, "content-out-of-range.*reroll.*greebo_1"),
        ({"card": [{"id": "greebo_1", "effect": [{"draw": "all"}]}]}, "content-out-of-range.*all.*greebo_1"),
        ({"card": [{"id": "greebo_1", "effect": [{"peek": 0}]}]}, "content-out-of-range.*peek.*greebo_1"),
        ({"card": [{"id": "greebo_1", "effect": [{"bonus": {"n": 99, "against": "elf"}}]}]}, "content-out-of-range"),
        ({"card": [{"id": "greebo_1", "effect": []}]}, "content-bad-entry.*greebo_1.*effect"),
        ({"card": [{"id": "miss_tick_1", "effect": [{"rescue": False}]}]}, "content-no-word.*false.*true"),
        ({"card": [{"id": "greebo_1", "name": {"en": ""}}]}, "content-bad-entry.*greebo_1.*name"),
        ({"card": [{"id": "greebo_1", "name": {"en": "  "}}]}, "content-bad-entry.*greebo_1.*name"),
        ({"card": [{"id": "greebo_1", "name": {"en": "Greebo", "cs": " "}}]}, "content-bad-entry.*greebo_1.*name"),
        ({"card": [GREEBO | {"id": "magic_tile"}]}, "content-bad-id.*magic_tile"),
        ({"hard_tile": [HIVER | {"id": "fever"}]}, "content-bad-id.*fever"),
        ({"card": [{"id": "Igor !"}]}, "content-bad-entry.*Igor"),
        ({"constants": {"frames": 5}}, "content-fixed-number"),
        ({"kards": []}, "content-no-section.*card"),
        ({"advantage": [{"id": "bonus", "window": "any"}]}, "content-no-word.*window"),
    ],
)
def test_a_wrong_pack_is_named(pack: dict[str, object], message: str) -> None:
    with pytest.raises(ContentError, match=message):
        Witches(pack)


def test_cards_of_a_pack_may_share_the_beginning_of_their_ids() -> None:
    face = {"name": {"en": "Owl"}, "character": "owl", "symbol": "magic", "advantage": "extra_cards"}
    owl: Json = face | {"effect": [{"draw": 2}], "power_of_three": False, "location": "slice", "copies": 1}
    game = Witches({"card": [owl | {"id": "big_owl"}, owl | {"id": "big_cat", "name": {"en": "Cat"}}]})
    table = game.read({"seats": [{"name": "ann", "hand": "big_owl big_cat"}, {"name": "bob"}]})
    asked = question(table)

    assert asked is not None
    said = [speaker_for(game, "en").option(answer, asked) for answer in asked.answers]
    assert {"Play Owl for the advantage", "Play Cat for the advantage"} < set(said)


def test_a_pack_changes_the_printed_game() -> None:
    game = Witches({"hard_tile": [{"id": "hiver", "difficulty": 12}]})

    assert game.box.tiles[game.box.tile_named("hiver")].difficulty == 12
    assert game.names()["tile-hiver"] == {"en": "The Hiver", "cs": "Zlojroj", "pl": "Współżycz"}


def test_a_pack_in_the_notation_of_the_first_packs_still_opens() -> None:
    old = {
        "id": "goat",
        "name_en": "Goat",
        "name_pl": "Koza",
        "kind": "goat",
        "points": 1,
        "difficulty": 9,
        "copies": 1,
    }
    card = {"id": "greebo_1", "advantage": "bonus", "param": {"amount": 3, "against": "vampire"}}
    game = Witches(
        {
            "easy_tile": [old | {"on_success": "none"}],
            "card": [card],
            "hard_tile": [{"id": "hiver", "on_fail": "dungeon_all"}],
        }
    )
    new = Witches(
        {
            "card": [{"id": "greebo_1", "effect": [{"bonus": {"n": 3, "against": "vampire"}}]}],
            "hard_tile": [{"id": "hiver", "on_fail": [{"imprison": "all"}]}],
        }
    )

    assert game.names()["tile-goat"] == {"en": "Goat", "pl": "Koza"}
    for name in ("card/greebo_1", "fail/hiver"):
        steps, same = game.programs()[name].steps, new.programs()[name].steps
        assert [type(step) for step in steps] == [type(step) for step in same]


@pytest.mark.parametrize(
    ("advantage", "param", "word"),
    [
        ("bonus", {"amount": 2, "against": "any"}, "add-bonus"),
        ("extra_cards", {"draw": 2, "cackles": 1}, "gain-cackles"),
        ("extra_cards", {"draw": 2, "cackles": 0}, "draw-cards"),
        ("invisibility", {"locations": 1}, "vanish"),
        ("rescue", {}, "save"),
        ("borrowing", {"look": 2}, "peek"),
    ],
)
def test_parameters_of_the_first_packs_are_understood(advantage: str, param: dict[str, object], word: str) -> None:
    game = Witches({"card": [{"id": "greebo_1", "advantage": advantage, "param": param}]})

    assert game.programs()["card/greebo_1"].step_names[0] == word
