"""D2: setting up."""

import pytest
from djinn_seen import Seen
from djinn_stage import CONTENT, DJINN, Stage, begun, count, player
from rules import rule

PATHS = [(space["id"], path) for space in CONTENT["space"] for path in space["paths"]]
SEEDS = [f"seed {number}" for number in range(12)]


def equal_neighbours(layout: dict[str, str]) -> int:
    """How many paths join two spaces with the same symbol; each is met from both its ends."""
    return len([1 for start, end in PATHS if layout.get(start) == layout.get(end, "none")])


def views(players: int, **options: str) -> list[Seen]:
    """Several new games as somebody sees them who only watches."""
    return [begun(players, seed, **options).view for seed in SEEDS]


@rule("D2.1", "D-R.5")
def test_the_tiles_are_laid_at_random_without_further_limits() -> None:
    layouts = [view.layout for view in views(3)]

    assert len({tuple(layout.items()) for layout in layouts}) == len(SEEDS)
    assert any(equal_neighbours(layout) for layout in layouts)


@rule("D2.2", "D-R.5")
def test_for_beginners_no_equal_symbols_are_neighbours_and_chance_decides_the_rest() -> None:
    layouts = [view.layout for view in views(2, beginner="on")]

    assert [equal_neighbours(layout) for layout in layouts] == [0] * len(SEEDS)
    assert len({tuple(layout.items()) for layout in layouts}) == len(SEEDS)
    assert equal_neighbours(CONTENT["beginner_layout"]) == 0


@rule("D2.3")
def test_beginners_have_neither_scoring_cards_nor_traits() -> None:
    stage = begun(3, beginner="on")

    assert (stage.view.scoring, stage.view.offered) == ((), ())
    assert stage.prompt == "place-wizard"


@rule("D2.4", "D2.15")
def test_wizards_and_assistants_of_all_players_wait_beside_map_and_stalls() -> None:
    view = begun(4).view

    assert [(seat.space, seat.came, seat.stall) for seat in view.seats] == [("", "", "")] * 4
    assert [seat.placed for seat in view.seats] == [()] * 4
    assert [len(set(seat.bar)) + DJINN.box.limits.passages_removed for seat in view.seats] == [6] * 4


@rule("D2.5", "D2.6", "D7.1")
def test_a_player_starts_with_four_coins_two_active_circles_and_two_inactive_tiles() -> None:
    for seat in begun(4).view.seats:
        assert seat.coins == 4
        assert seat.circles == ("empty", "empty", "inactive", "inactive")


@rule("D2.9", "D-EX.4")
def test_markers_start_at_nought_three_and_five_so_magic_goes_up_to_four() -> None:
    stage = begun(2, beginner="on", first="ann")
    assert (stage.ann.seat.minimum, stage.ann.seat.magic, stage.ann.seat.capacity) == (0, 3, 5)
    assert not stage.ann.seat.turned

    stage.ann.does(next(word for word in stage.options if word.startswith("place academy")), "basic academy")

    assert stage.ann.seat.magic == 4


@rule("D2.10")
def test_a_player_starts_with_nothing_else() -> None:
    for seat in begun(4).view.seats:
        assert (seat.scrolls, seat.keys, seat.corks) == (0, 0, 0)
        assert (seat.bottles, seat.corked, seat.corked_bosses) == ("", "", "")
        assert (seat.mages, seat.equipment, seat.awards) == ((), (), ())


@rule("D2.7", "D2.8")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whoever_gets_the_dragon_roof_starts(players: int) -> None:
    firsts = set()
    for seed in SEEDS:
        stage = begun(players, seed, beginner="on")
        dragons = [seat.name for seat in stage.view.seats if seat.roof == "roof_dragon"]

        assert dragons == [stage.view.first] == [stage.asked]
        firsts.add(stage.asked)
    assert len(firsts) == players


@rule("D2.7", "D-R.6")
def test_each_player_has_a_roof_of_the_own_and_the_others_leave_the_game() -> None:
    dealt = [tuple(seat.roof for seat in view.seats) for view in views(2)]

    assert all(len(set(roofs)) == 2 for roofs in dealt)
    assert len(set(dealt)) > 2
    moon, owl = (Stage(ann=player("s1", "r1", roof=roof), bob=player()) for roof in ("roof_moon", "roof_owl"))
    assert moon.options == owl.options


@rule("D2.11")
def test_the_bar_lies_at_the_own_board_so_the_yellow_options_hold() -> None:
    stage = begun(2, beginner="on", first="ann")

    place = next(word for word in stage.options if word.startswith("place archives"))
    stage.ann.does(place, "basic archives", "archive coins")

    assert stage.ann.seat.coins == 4 + 2


@rule("D2.12", "D2.13")
def test_the_same_two_passage_symbols_leave_the_game_for_everybody() -> None:
    stages = [begun(3, seed) for seed in SEEDS]

    for stage in stages:
        assert stage.ann.bar == stage.bob.bar == stage.cid.bar
        assert len(set(stage.ann.bar)) == 4
    assert len({stage.ann.bar for stage in stages}) > 6
    assert {symbol for stage in stages for symbol in stage.ann.bar} == {place["id"] for place in CONTENT["location"]}


@rule("D2.14", "D19.11")
@pytest.mark.parametrize(("players", "grouped"), [(1, True), (2, True), (3, False), (4, False)])
def test_with_one_or_two_players_some_stalls_of_the_market_are_grouped(players: int, grouped: bool) -> None:
    names = ("ann", "bob", "cid", "dee")[1:players]
    stage = Stage(ann=player("s6", coins=9, stall="scribe"), **{name: player() for name in names}, phase="act")

    stage.ann.does("basic market")

    assert stage.ann.can("visit corkcutter") != grouped


@rule("D2.16")
def test_the_chests_lie_shuffled_in_one_face_down_stack() -> None:
    stages = [begun(2, seed) for seed in SEEDS]

    for stage in stages:
        assert (stage.view.chests, stage.view.used_chests, stage.view.opened) == (18, (), ())
    orders = {str(DJINN.write(stage.table)["chests"]) for stage in stages}
    assert len(orders) == len(SEEDS)


@rule("D2.17", "D-R.19")
def test_mages_with_and_without_key_lie_in_two_shuffled_piles_of_eight_each() -> None:
    keyed = {mage["id"]: mage["key"] for mage in CONTENT["mage"]}

    for view in views(2):
        assert [pile.size for pile in view.piles.values()] == [8, 8, 8, 8]
        assert [keyed[pile.top] for pile in view.piles.values()] == [False, False, True, True]
    for pile in ("plain-1", "plain-2", "keyed-1", "keyed-2"):
        assert len({view.piles[pile].top for view in views(2)}) > 3


@rule("D2.18")
def test_the_piles_with_key_are_the_lower_row_and_all_keys_lie_beside_them() -> None:
    view = begun(4).view

    assert list(view.piles) == ["plain-1", "plain-2", "keyed-1", "keyed-2"]
    assert sum(seat.keys for seat in view.seats) == 0


@rule("D2.19")
def test_equipment_lies_in_one_shuffled_deck_of_each_kind() -> None:
    for view in views(2):
        for kind, deck in view.decks.items():
            assert (deck.size, deck.top.rstrip("123456789")) == (9, kind)
    assert len({tuple(deck.top for deck in view.decks.values()) for view in views(2)}) > 6


@rule("D2.20", "D2.26")
def test_corks_wait_at_the_manufactory_and_other_pieces_in_the_common_supply() -> None:
    stage = begun(2, beginner="on", first="ann")
    for seat in stage.view.seats:
        assert (seat.corks, seat.bottles, seat.scrolls) == (0, "", 0)
    assert count(stage.bag) == 36 - 6 * 2

    place = next(word for word in stage.options if word.startswith("place manufactory"))
    stage.ann.does(place, "basic manufactory")

    assert (stage.ann.seat.corks, stage.ann.seat.coins) == (1, 2)


@rule("D2.21", "D2.22", "D2.24")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_boss_and_as_many_djinn_as_players_stand_at_each_round_space(players: int) -> None:
    stage = begun(players)

    assert list(stage.view.djinn) == ["r1", "r2", "r3", "r4", "r5", "r6"]
    for space, group in stage.view.djinn.items():
        assert group.split().count("boss") == 1
        assert stage.regulars(space) == players
    assert stage.view.bosses == 6
    assert len({tuple(view.djinn.values()) for view in views(players)}) == len(SEEDS)


@rule("D2.23")
def test_djinn_block_no_path() -> None:
    stage = Stage(ann=player("s1", "r1"), bob=player(), djinn={"r4": "boss red*4", "r6": "boss blue*4"})

    assert stage.options == ["move catacombs", "move manufactory"]


@rule("D2.25", "D-R.100")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_more_award_than_players_lies_in_each_column(players: int) -> None:
    shown = [view.award_columns for view in views(players)]

    for columns in shown:
        for number, (column, awards) in enumerate(columns.items(), start=1):
            assert column == "I" * number
            assert len(awards) == players + 1
            assert all(award.startswith(f"a{number}_") for award in awards)
    assert len({tuple(columns.values()) for columns in shown}) == len(SEEDS)


@rule("D2.27")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_random_scoring_cards_are_open_for_everybody(players: int) -> None:
    shown = [view.scoring for view in views(players)]

    assert all(len(set(cards)) == 3 for cards in shown)
    assert len(set(shown)) > 8


@rule("D27.1")
@pytest.mark.parametrize(("players", "near", "far"), [(2, 3, 2), (3, 4, 3), (4, 5, 4)])
def test_the_longer_game_adds_a_djinn_at_the_three_spaces_joined_to_the_source(
    players: int, near: int, far: int
) -> None:
    stage = begun(players, longer="on")

    assert [stage.regulars(f"r{number}") for number in range(1, 7)] == [near] * 3 + [far] * 3


@rule("D-R.114")
@pytest.mark.parametrize(("players", "near"), [(1, 3), (2, 3), (4, 5)])
def test_the_longer_game_is_for_any_number_of_players(players: int, near: int) -> None:
    stage = begun(players, longer="on")

    assert [stage.regulars(space) for space in ("r1", "r2", "r3")] == [near] * 3
