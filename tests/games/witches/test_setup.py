"""W2: setting up the table."""

from collections import Counter

import pytest
from rules import rule
from witches_stage import WITCHES, Stage, holding, lying, shown, view

from coven.engine.core.errors import OptionError
from coven.engine.edge import questions
from coven.games.witches import cards
from coven.games.witches.box import GREEN, PURPLE
from coven.games.witches.pieces import NO_TILE
from coven.games.witches.positions import lying_cards
from coven.games.witches.table import Table
from coven.games.witches.whole import lying_tiles

NAMES = ("ann", "bob", "cid", "dee")


def new(players: int, seed: str = "setup", **options: str) -> Table:
    return WITCHES.new(NAMES[:players], seed, options)


def colours(table: Table, hard: bool) -> list[int]:
    """How many Easy or Hard tiles each frame holds."""
    return [len([tile for tile in frame if table.box.tiles[tile].hard == hard]) for frame in table.frames_of_tiles]


def tiles_in_play(table: Table) -> tuple[int, int]:
    """Easy and Hard tiles on the map and in the frames."""
    hard = [table.box.tiles[tile].hard for tile in lying_tiles(table)]
    return hard.count(False), hard.count(True)


@rule("W2.4", "W1.17")
def test_a_hard_problem_lies_face_down_on_each_of_the_five_purple_squares() -> None:
    table = new(2)
    purple = [slot for slot, square in enumerate(table.box.squares) if square == PURPLE]

    seen = {slot: problem for slot, problem in lying(view(table, 0)).items() if problem["hard"]}

    assert [*seen] == [table.box.slot_words[slot] for slot in purple]
    assert [(problem["up"], problem["tile"]) for problem in seen.values()] == [(False, "")] * 5
    assert all(table.tile_at(slot).hard for slot in purple)


@rule("W2.9", "W1.13", "W1.17")
def test_an_easy_problem_lies_face_up_on_each_of_the_ten_green_squares() -> None:
    table = new(2)
    green = [slot for slot, square in enumerate(table.box.squares) if square == GREEN]

    seen = {slot: problem for slot, problem in lying(view(table, 0)).items() if not problem["hard"]}

    assert [*seen] == [table.box.slot_words[slot] for slot in green]
    assert [problem["tile"] for problem in seen.values()] == [table.tile_at(slot).id for slot in green]
    assert Counter(table.box.squares) == {GREEN: 10, PURPLE: 5, 0: 10}


@rule("W2.4", "W2.9")
def test_tiles_and_cards_are_shuffled() -> None:
    one, same, other = new(2, "one"), new(2, "one"), new(2, "other")

    assert one.problems == same.problems
    assert one.problems != other.problems
    assert one.frames_of_tiles != other.frames_of_tiles
    assert one.pile != other.pile


@rule("W2.5", "W2.10")
def test_the_frames_of_one_player() -> None:
    table = new(1)

    assert colours(table, hard=True) == [1, 1, 1, 0, 0, 0]
    assert colours(table, hard=False) == [2, 2, 1, 0, 0, 0]


@rule("W2.6", "W2.11")
def test_the_frames_of_two_players() -> None:
    table = new(2)

    assert colours(table, hard=True) == [1, 1, 2, 1, 1, 1]
    assert colours(table, hard=False) == [2, 2, 1, 2, 1, 1]


@rule("W2.7", "W2.12")
def test_the_frames_of_three_players() -> None:
    table = new(3)

    assert colours(table, hard=True) == [2, 2, 2, 2, 2, 2]
    assert colours(table, hard=False) == [2, 2, 2, 2, 2, 2]


@rule("W2.8", "W2.13")
def test_the_frames_of_four_players() -> None:
    table = new(4)

    assert colours(table, hard=True) == [2, 2, 2, 2, 2, 0]
    assert colours(table, hard=False) == [4, 4, 4, 3, 3, 0]


def turns_of(players: int) -> int:
    """How many turns a game has in which somebody else clears the map again and again."""
    table = new(players)
    while (question := questions.question(table)) is not None:
        for slot, tile in enumerate(table.problems):
            if tile != NO_TILE:
                table.take_tile(slot)
        questions.answer(table, question.options[0])
    assert table.cause == 0
    return table.turn


@rule("W-EX.1")
def test_four_players_have_twenty_eight_turns() -> None:
    table = new(4)

    assert [len(frame) for frame in table.frames_of_tiles] == [6, 6, 6, 5, 5, 0]
    assert not any(table.box.tiles[frame[-1]].hard for frame in table.frames_of_tiles if frame)
    assert turns_of(4) == 28


@rule("W-EX.31")
def test_a_solo_game_has_eight_turns_and_sixty_seven_points_on_average() -> None:
    worth = [
        sum(tile.points * tile.copies for tile in WITCHES.box.tiles if tile.hard == hard)
        / sum(tile.copies for tile in WITCHES.box.tiles if tile.hard == hard)
        for hard in (False, True)
    ]

    assert turns_of(1) == 8
    assert tiles_in_play(new(1)) == (15, 8)
    assert round(15 * worth[0] + 8 * worth[1]) == 67


@rule("W-EX.23", "W-R.1")
@pytest.mark.parametrize(("players", "easy", "hard"), [(1, 15, 8), (2, 19, 12), (3, 22, 17), (4, 28, 15)])
def test_the_tiles_in_play_fit_the_box(players: int, easy: int, hard: int) -> None:
    table = new(players)
    used = Counter(lying_tiles(table))

    assert tiles_in_play(table) == (easy, hard)
    assert all(used[number] <= tile.copies for number, tile in enumerate(table.box.tiles))


@rule("W2.14", "W1.14")
def test_in_each_of_six_frames_the_easy_tiles_lie_on_top() -> None:
    table = new(4)

    assert len(table.frames_of_tiles) == 6
    for frame in table.frames_of_tiles:
        hard = [table.box.tiles[tile].hard for tile in frame]  # the last one is the top
        assert hard == sorted(hard, reverse=True)


@rule("W2.15", "W-R.10")
def test_of_a_frame_one_sees_the_colours_and_an_easy_tile_on_top() -> None:
    waiting = [["fever", "hiver"], ["death", "fever"], ["elves", "lord_lankin"], [], [], []]
    stage = Stage(ann=holding(), bob=holding(), waiting=waiting)

    seen = shown(view(stage.table, 0), "waiting")

    assert ["".join(top["id"] for top in frame["things"]) for frame in seen] == ["fever", "death", "", "", "", ""]
    assert [(frame["size"] - frame["hard"], frame["hard"]) for frame in seen][:3] == [(1, 1), (2, 0), (0, 2)]


@rule("W2.16")
def test_left_over_tiles_take_no_part() -> None:
    table = new(2)

    assert tiles_in_play(table) == (30 - 11, 17 - 5)
    assert shown(view(table, -1), "gone") == []
    assert turns_of(2) == 16


@rule("W2.17", "W2.18")
def test_everybody_gets_three_cards_and_the_rest_is_the_pile() -> None:
    table = new(4)

    assert [cards.size(seat.hand) for seat in table.seats] == [3, 3, 3, 3]
    assert len(table.pile) == 55 - 12
    assert sorted(lying_cards(table)) == list(range(55))
    assert [shown(view(table, -1), name, "hand") for name in table.names] == [[], [], [], []]
    assert shown(view(table, -1), "pile", "size") == 43


@rule("W2.19", "W5.1")
def test_the_location_card_of_a_turn_is_drawn_unasked() -> None:
    stage = Stage(ann=holding(), bob=holding(), pile="miss_level_1 bees_1 bees_2 miss_tick_3")

    stage.ann.does("stay", "stay")

    assert stage.happened("location-drawn") == [{"player": "bob", "card": "miss_tick_3", "location": "razorback"}]
    assert stage.asked == "bob"


@rule("W2.20")
def test_witches_start_without_a_problem_from_the_first_player_clockwise() -> None:
    table = new(3, witches="tiffany, dimity, petulia")
    asked = []

    assert questions.explain(table, "start slice").rule == "W2.20"
    for slot in ("no-sun", "granny-cottage", "standing-stone"):
        question = questions.question(table)
        assert question is not None
        asked.append(question.seat)
        questions.answer(table, f"start {slot}")

    assert asked == ["bob", "cid", "ann"]
    assert [table.box.slot_words[seat.spot] for seat in table.seats] == ["standing-stone", "no-sun", "granny-cottage"]


@rule("W2.21", "W-R.8")
def test_witches_may_share_a_slot_of_the_town_beside_a_problem_and_have_no_tea() -> None:
    table = WITCHES.new(NAMES[:2], "setup", {"witches": "annagramma, dimity"}, listen=True)

    assert questions.explain(table, "start lancre-town-1").rule == "W2.20"
    questions.answer(table, "start lancre-town-2")
    questions.answer(table, "start lancre-town-2")

    assert table.seats[0].spot == table.seats[1].spot
    assert table.seats[0].cackles == 1
    assert not [event for event in table.log or [] if event.kind == "tea"]


@rule("W-R.6")
def test_nobody_starts_in_the_dungeon() -> None:
    table = new(2, witches="dimity, tiffany")

    assert questions.explain(table, "start dungeon").rule == "W-R.6"


@rule("W2.1", "W2.2", "W-EX.14")
@pytest.mark.parametrize(("players", "cackles"), [(2, 8), (3, 12), (4, 16)])
def test_counters_of_the_competitive_game(players: int, cackles: int) -> None:
    table = new(players)

    assert (table.supply_cackles, table.supply_aliss, table.supply_crises) == (cackles, 12, 12)


@rule("W2.2", "W22.1", "W-EX.14")
def test_counters_of_the_solo_game() -> None:
    table = new(1)

    assert (table.supply_cackles, table.supply_aliss, table.supply_crises) == (4, 4, 10)


@rule("W21.2", "W21.3", "W21.4")
@pytest.mark.parametrize(("players", "numbers"), [(2, (6, 5, 9)), (3, (9, 6, 8)), (4, (12, 7, 7))])
def test_counters_of_the_cooperative_game(players: int, numbers: tuple[int, int, int]) -> None:
    table = new(players, mode="cooperative")

    assert (table.supply_cackles, table.supply_aliss, table.supply_crises) == numbers


@rule("W2.3")
def test_cackles_beyond_that_number_never_come_into_play() -> None:
    ann = holding(spot="slice", cackles=4)
    stage = Stage(ann=ann, bob=holding(cackles=4), problems={"slice": "fever"}, aliss=12)

    stage.ann.faces((6, 0), (2, 2))
    stage.ann.does("accept")

    assert stage.ann.cackles + stage.bob.cackles + stage.table.supply_cackles == 8
    assert stage.ann.aliss == 1


@rule("W1.1", "W-R.86")
def test_one_to_four_people_play_and_one_of_them_plays_solo() -> None:
    assert [new(players).solo() for players in (1, 2, 3, 4)] == [True, False, False, False]
    for names in ((), (*NAMES, "eve")):
        with pytest.raises(OptionError, match="wrong-players"):
            WITCHES.new(names, "crowd", {})


@rule("W-R.86")
@pytest.mark.parametrize(("players", "mode"), [(1, "cooperative"), (2, "solo"), (4, "solo")])
def test_a_mode_that_does_not_fit_the_players_is_refused(players: int, mode: str) -> None:
    with pytest.raises(OptionError, match="mode-does-not-fit"):
        new(players, mode=mode)


@rule("W-R.86")
def test_alone_nobody_rolls_and_any_witch_begins() -> None:
    table = WITCHES.new(NAMES[:1], "alone", {}, listen=True)

    questions.answer(table, "choose dimity")
    questions.answer(table, "start no-sun")

    assert not [event for event in table.log or [] if event.kind == "rolled-for-choice"]
    assert (table.turn, table.active) == (1, 0)


@pytest.mark.parametrize("witches", ["tiffany", "tiffany, tiffany", "tiffany, esme"])
def test_a_list_of_witches_must_fit(witches: str) -> None:
    with pytest.raises(OptionError, match=r"witches-do-not-fit|no-such-witch"):
        new(2, witches=witches)
