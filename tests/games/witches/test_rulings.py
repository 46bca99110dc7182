"""Rulings and components that have no room of their own."""

from rules import rule
from witches_stage import CACKLE, WITCHES, Stage, holding

from coven.games.witches import limits
from coven.games.witches.boxing import standard
from coven.games.witches.filling import lying_tiles
from coven.games.witches.turn import TURN

BLOCKED = {"no-sun": "fever", "razorback": "fever", "rock-hard-place": "fever"}


@rule("W1.2", "W1.3", "W1.8", "W1.9")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    components = standard()["components"]

    assert isinstance(components, dict)
    assert (components["board"], components["witch_figures"], components["apprentice_boards"]) == (1, 4, 4)
    assert (components["cackle"], components["crisis"], components["black_aliss"]) == (16, 12, 12)
    assert [components[tile] for tile in ("magic_tile", "invisibility_tile", "cure_pig_tile")] == [1, 1, 1]
    assert len(WITCHES.box.witches) == 4


@rule("W2.3", "W2.16")
def test_what_is_left_over_takes_no_part() -> None:
    table = WITCHES.new(("ann", "bob"), "left", {"witches": "tiffany, petulia"})

    assert table.supply_cackles == 8
    assert len(lying_tiles(table)) == 19 + 12


@rule("W4.1", "W4.2")
def test_turns_go_round_and_have_three_phases() -> None:
    stage = Stage(ann=holding(), bob=holding(), cid=holding(), phase="end")

    assert stage.table.active == 1
    assert [type(step).__name__ for step in TURN.steps] == [
        *("BeginTurn", "PlaceProblem", "Act", "Act", "BeforeDrawing", "Refill", "FinishTurn"),
    ]


@rule("W4.8", "W4.13")
def test_a_card_is_used_for_one_thing_and_ends_on_the_discard_pile() -> None:
    stage = Stage(ann=holding("greebo_1 miss_tick_1", spot="slice"), bob=holding(), problems={"slice": "death"})

    stage.ann.faces((6, 6))
    stage.ann.does("use miss-tick-1")

    assert stage.discard == ["miss_tick_1"]
    assert stage.ann.why_not("use miss-tick-1") == "W4.10"


@rule("W7.1", "W7.4", "W8.1", "W8.2")
def test_her_place_dictates_what_follows() -> None:
    stage = Stage(ann=holding(spot="slice"), bob=holding(), problems={"razorback": "hiver"})

    stage.ann.does("stay")
    assert stage.values["action"] == 2
    stage.ann.does("walk razorback")

    assert stage.is_up("razorback")
    assert stage.prompt == "stand-or-flee"


@rule("W18.1", "W-R.42", "W8.14", "W-R.76")
def test_every_two_hard_tiles_add_one_without_a_limit() -> None:
    hard = "duke_felmet lady_felmet hiver elves elves elves elves"
    stage = Stage(ann=holding("nac_mac_feegle_1", spot="slice", hard=hard), bob=holding(), problems={"slice": "fever"})

    stage.ann.faces((2, 2))
    assert stage.values["so_far"] == 7
    stage.ann.does("play nac-mac-feegle-1")

    assert limits.total(stage.table, 0) == 9


@rule("W10.7", "W-R.46", "W-R.38")
def test_an_attempt_is_settled_in_order() -> None:
    ann = holding("mrs_earwig_1", spot="slice")
    stage = Stage(ann=ann, bob=holding(), problems={"slice": "hiver up", **BLOCKED}, aliss=12)

    stage.ann.faces((CACKLE, 2))
    stage.rolls(2, 2)
    stage.ann.does("use mrs-earwig-1", "stand", "accept")
    stage.go_on("leave", "stumble")
    stage.ann.does("flee dancers")

    kinds = [event.kind for event in stage.events]
    assert kinds[kinds.index("attempt-failed") :][:7] == [
        *("attempt-failed", "cackle-taken", "cackle-taken", "cackle-taken", "cackle-taken", "fled", "aliss-taken"),
    ]


@rule("W20.3")
def test_a_magpyr_that_comes_later_stays() -> None:
    stage = Stage(
        ann=holding(spot="no-sun", hard="bela_magpyr"),
        bob=holding(),
        phase="place",
        pile="miss_tick_3",
        waiting=[["vlad_magpyr"], ["fever"], [], [], [], []],
    )

    assert stage.tile("razorback") == "vlad_magpyr"


@rule("W21.8", "W22.9", "W22.2")
def test_alone_an_empty_pile_of_black_aliss_is_a_loss() -> None:
    stage = Stage(ann=holding(spot="slice", cackles=4), problems={"slice": "fever"}, aliss=0)

    stage.ann.faces((6, CACKLE), (2, 2))
    stage.ann.does("accept")

    assert stage.outcome == "lost"


@rule("W-EX.31")
def test_a_solo_game_has_eight_turns() -> None:
    table = WITCHES.new(("ann",), "eight", {})

    assert sum(len(frame) for frame in table.frames_of_tiles) == 8
    points = [
        sum(tile.points * tile.copies for tile in WITCHES.box.tiles if tile.hard == hard)
        / sum(tile.copies for tile in WITCHES.box.tiles if tile.hard == hard)
        for hard in (False, True)
    ]
    assert round(15 * points[0] + 8 * points[1]) == 67


@rule("W-R.12")
def test_only_the_active_player_plays_cards() -> None:
    stage = Stage(ann=holding(spot="slice", cackles=1), bob=holding("nanny_ogg_1", spot="slice", cackles=2))

    stage.ann.does("stay", "return 0")
    assert stage.asked == "bob"

    assert stage.bob.why_not("play nanny-ogg-1") == "W-R.14"


@rule("W-R.17")
def test_with_both_piles_empty_the_rest_of_the_draw_is_lost() -> None:
    everything = [card.id for card in WITCHES.box.cards if card.id not in ("miss_level_1", "greebo_1")]
    stage = Stage(ann=holding("miss_level_1"), bob=holding(" ".join(everything)), pile="greebo_1")

    stage.ann.does("play miss-level-1")

    assert stage.ann.hand == ["greebo_1"]
    assert stage.discard == ["miss_level_1"]


@rule("W-R.37")
def test_a_problem_comes_before_tea() -> None:
    stage = Stage(ann=holding(spot="slice"), bob=holding(spot="slice"), problems={"slice": "fever"})

    stage.ann.does("stay")

    assert stage.happened("attempt-began")
    assert not stage.happened("tea")


@rule("W-R.49")
def test_with_no_empty_slot_on_the_map_a_failing_witch_stays() -> None:
    easy = ["fever"] * 5 + ["sick_pig"] * 5 + ["sick_sheep"] * 5 + ["pregnancy"] * 5 + ["broken_limb"] * 4
    slots = [slot for slot in WITCHES.box.slot_words if slot != "slice"]
    full = {"slice": "death", **dict(zip(slots, easy, strict=True))}
    stage = Stage(ann=holding(spot="slice"), bob=holding(), problems=full, waiting=[["hiver"], [], [], [], [], []])

    stage.ann.faces((2, 2), (2, 2))
    stage.go_on("accept", "accept")

    assert stage.ann.spot == "slice"
    assert stage.ann.cackles == 2
    assert stage.ann.can("stay")


@rule("W-R.73")
def test_elves_come_before_the_end_by_the_last_tile() -> None:
    problems = {"slice": "elves up", "dancers": "elves up", "long-man": "elves up"}
    stage = Stage(
        ann=holding(spot="no-sun"), bob=holding(spot="skund"), problems=problems, phase="end", waiting=[[]] * 6
    )

    assert stage.outcome == "lost"


@rule("W-R.85", "W-R.89")
def test_the_example_of_scoring_adds_up() -> None:
    tiles = ("broken_limb", "death", "sick_sheep", "fever", "lacrimosa_magpyr", "duke_felmet", "hiver")
    box = WITCHES.box

    assert sum(box.tiles[box.tile_named(tile)].points for tile in tiles) == 22


@rule("W-R.87")
def test_she_may_try_the_same_problem_again() -> None:
    stage = Stage(ann=holding(spot="slice"), bob=holding(), problems={"slice": "death"})

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("accept", "flee razorback", "walk slice")
    stage.go_on("walk", "stop")

    assert len(stage.happened("attempt-began")) == 2


@rule("W-R.14", "W-R.82")
def test_where_hands_are_open_a_window_is_asked_only_if_something_can_be_played() -> None:
    useless = Stage(ann=holding("greebo_1"), bob=holding(), mode="cooperative", phase="end")
    useful = Stage(ann=holding("miss_level_1"), bob=holding(), mode="cooperative", phase="end")

    assert useless.table.active == 1
    assert useful.prompt == "window"


@rule("W-R.90", "W-R.71")
def test_a_problem_that_leaves_the_game_during_the_attempt_ends_it() -> None:
    problems = {"slice": "vlad_magpyr up", "dancers": "bela_magpyr up"}
    hand = "agnes_nitt_1 perdita_x_dream_1 nanny_ogg_1"
    stage = Stage(ann=holding(hand, spot="slice"), bob=holding(), problems=problems, auto_solve_anywhere="on")

    stage.ann.faces((CACKLE, 2))
    stage.ann.does("power-of-three nanny-ogg-1 agnes-nitt-1 perdita-x-dream-1", "solve dancers")

    assert stage.ann.solved == ["bela_magpyr"]
    assert stage.tile("slice") == ""
    assert stage.ann.cackles == 1
    assert stage.ann.spot == "slice"
    assert stage.values["action"] == 2
