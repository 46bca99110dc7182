"""D1, D5: what the box holds."""

import pytest
from djinn_stage import CONTENT, DJINN, Stage, begun, count, player
from rules import rule

from coven.engine.core.errors import OptionError

BOX = DJINN.box
SUPPLY = CONTENT["supply"]
BOARD = CONTENT["player_board"]


@rule("D1.1", "D1.2")
def test_the_board_shows_a_map_with_twelve_tiles_and_six_locations_around_it() -> None:
    shapes = [space["shape"] for space in CONTENT["space"]]

    assert SUPPLY["boards"] == 1
    assert len({location["id"] for location in CONTENT["location"]}) == 6
    assert (shapes.count("square"), shapes.count("round")) == (6, 6)
    assert SUPPLY["action_tiles"] == 12


@rule("D1.3", "D1.11", "D1.23")
def test_the_box_has_forty_bottles_and_thirty_corks_and_nobody_ever_misses_more() -> None:
    assert (SUPPLY["bottles_per_colour"], SUPPLY["bottles_total"], SUPPLY["corks_total"]) == (10, 4 * 10, 30)
    stage = Stage(ann=player("s6", coins=2, bottles="red*10", corks=30), bob=player(), cid=player(), phase="act")

    stage.ann.does("basic market", "visit glassblower two", "take red", "take blue")

    assert stage.ann.bottles == "red*11 blue"
    assert DJINN.read(DJINN.write(stage.table)).seats[0].bottles == (11, 1, 0, 0)


@rule("D1.4", "D1.5")
def test_scrolls_and_coins_are_worth_sixty_six() -> None:
    for kind in ("scrolls", "coins"):
        assert (SUPPLY[f"{kind}_value1"], SUPPLY[f"{kind}_value3"]) == (36, 10)

    assert 36 * 1 + 10 * 3 == SUPPLY["scrolls_total_value"] == BOX.limits.scrolls == 66


@rule("D1.23")
def test_bottles_corks_and_coins_never_run_out() -> None:
    stage = Stage(
        ann=player("s1", coins=66, corks=30, bottles="red*10", equipment="cloak5, staff1"),
        bob=player(),
        phase="act",
    )

    stage.ann.does("use cloak5", "take red", "forgo coins")

    assert (stage.ann.seat.coins, stage.ann.seat.corks, stage.ann.bottles) == (68, 31, "red*11")


@rule("D1.6", "D1.7", "D1.8")
def test_chests_awards_and_traits_are_all_there() -> None:
    assert len(BOX.chests) == 18
    assert SUPPLY["award_boards"] == 1
    assert [len([award for award in BOX.awards if award.column == n]) for n in range(3)] == [7, 7, 7]
    assert [trait.positive for trait in BOX.traits] == [True] * 10 + [False] * 10


@rule("D1.9")
def test_the_only_blank_belongs_to_the_only_trait_that_covers_a_circle() -> None:
    covering = [trait["id"] for trait in CONTENT["trait"] if {"cover_circle": 1} in trait.get("effects", ())]

    assert SUPPLY["circle_blanks"] == 1
    assert covering == ["N03"]


@rule("D1.10")
def test_the_market_tile_has_two_different_sides() -> None:
    front, back = ({tuple(group) for group in side["groups"]} for side in CONTENT["market_side"])

    assert SUPPLY["market_tiles"] == 1
    assert front != back
    assert sorted(stall for group in front for stall in group) == sorted(stall for group in back for stall in group)


@rule("D1.12")
def test_there_are_twelve_keys_and_no_more() -> None:
    stage = Stage(ann=player("s1", equipment="cloak8"), bob=player(keys=11))

    stage.ann.does("use cloak8")

    assert SUPPLY["keys_total"] == 12
    assert stage.ann.seat.keys == 1


@rule("D1.13", "D1.14")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nine_djinn_of_each_colour_and_twelve_bosses_are_in_the_bag_or_on_the_map(players: int) -> None:
    view = begun(players).view

    everybody = " ".join([view.bag, *view.djinn.values()])
    for colour in ("red", "blue", "brown", "white"):
        assert count(" ".join(part for part in everybody.split() if part.startswith(colour))) == 9
    assert everybody.count("boss") + view.bosses == 12


@rule("D1.15", "D1.16", "D1.17")
def test_equipment_mages_and_scoring_cards_are_all_there() -> None:
    kinds = [card["kind"] for card in CONTENT["equipment"]]
    keys = [mage["key"] for mage in CONTENT["mage"]]

    assert [kinds.count(kind) for kind in ("staff", "hat", "cloak")] == [9, 9, 9]
    assert (keys.count(True), keys.count(False)) == (16, 16)
    assert len(CONTENT["scoring_card"]) == 10


@rule("D1.18")
def test_tom_has_twelve_location_cards_and_three_on_which_nothing_happens() -> None:
    kinds = [card["kind"] for card in CONTENT["solo_card"]]

    assert (kinds.count("location"), kinds.count("nothing"), len(kinds)) == (12, 3, 15)


@rule("D1.20")
def test_there_is_one_of_everything_for_each_of_four_players() -> None:
    own = ("player_boards", "wizards", "assistants", "roof_tiles", "capacity_markers", "minimum_markers")

    assert [SUPPLY[kind] for kind in (*own, "magic_markers", "archive_bars")] == [4] * 8
    assert len(CONTENT["roof_tile"]) == len(CONTENT["colours"]["players"]) == 4
    assert len({seat.roof for seat in begun(4).table.seats}) == 4
    with pytest.raises(OptionError):
        DJINN.new(("ann", "bob", "cid", "dee", "eve"), "five", {})


@rule("D1.21", "D1.22")
def test_each_player_has_six_passages_and_two_circle_tiles() -> None:
    symbols = {passage["location"] for passage in CONTENT["passage"]}
    tiles = [circle for circle in BOARD["circle"] if not circle["active_at_start"]]

    assert symbols == {location["id"] for location in CONTENT["location"]}
    assert (len(CONTENT["passage"]), SUPPLY["passages"]) == (6, 4 * 6)
    assert (len(tiles), SUPPLY["circle_tiles"]) == (2, 4 * 2)
    assert tiles[0]["on_activate"] != tiles[1]["on_activate"]


@rule("D1.24")
def test_one_to_four_can_play() -> None:
    names = ("ann", "bob", "cid", "dee", "eve")

    for players in (1, 2, 3, 4):
        assert len(DJINN.new(names[:players], "players", {}).names) == players
    for players in (0, 5):
        with pytest.raises(OptionError, match="wrong-players"):
            DJINN.new(names[:players], "players", {})


@rule("D5.3", "D5.4", "D-R.104")
def test_every_mage_has_a_green_bonus_and_perhaps_others_and_costs_coins() -> None:
    for mage in CONTENT["mage"]:
        assert mage["green"] in (1, 2, 3)
        assert set(mage["fee"]) == {"coins"}
        assert set(mage.get("colours", ())) <= {"red", "blue", "brown", "white"}

    assert {mage["green"] for mage in CONTENT["mage"]} == {1, 2, 3}


@rule("D-R.70")
def test_the_traits_alternate_in_the_rulebook_so_ten_are_of_each_kind() -> None:
    kinds = {trait["id"]: trait["kind"] for trait in CONTENT["trait"]}

    for number in range(1, 11):
        assert (kinds[f"P{number:02}"], kinds[f"N{number:02}"]) == ("positive", "negative")
    assert len(kinds) == 20


@rule("D-R.102")
def test_what_is_lost_is_marked_as_designed() -> None:
    known = {
        name: [entry["id"] for entry in CONTENT[name] if entry["source"] != "designed"]
        for name in ("space", "mage", "equipment", "chest", "award")
    }

    assert (known["chest"], known["award"], known["space"]) == ([], [], ["source"])
    assert known["mage"] == ["m13", "m27"]
    assert known["equipment"] == ["hat3", "hat8", "cloak1", "cloak4"]
    assert all(card["source"] == "designed" for card in CONTENT["solo_card"] if card["kind"] == "location")
    assert all(field["designed"] == ["source_fee_scrolls"] for field in CONTENT["capacity_track"])
    assert [side.get("designed") for side in CONTENT["market_side"]] == [None, ["groups"]]
