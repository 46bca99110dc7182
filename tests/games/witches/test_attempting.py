"""W8, W9: attempts, what is added to the dice, and success."""

import pytest
from rules import rule
from witches_stage import CACKLE, Holding, Stage, holding


def facing(problem: str, ann: Holding | None = None, **given: object) -> Stage:
    """Ann stands on the Problem at Slice."""
    bob = given.pop("bob", holding())
    return Stage(problems={"slice": problem}, ann=ann or holding(spot="slice"), bob=bob, **given)


@rule("W8.5", "W8.11", "W8.12")
def test_two_dice_are_rolled_and_then_two_more_even_if_the_first_suffice() -> None:
    stage = facing("fever")

    stage.rolls(6, 6)
    stage.ann.does("stay")
    assert len(stage.happened("rolled")) == 1
    stage.rolls(2, 3)
    stage.ann.does("stand")

    assert [list(roll.values()) for roll in stage.happened("rolled")] == [["ann", 1, 6, 6], ["ann", 2, 2, 3]]
    assert stage.prompt == "accept"


@rule("W-EX.25", "W12.1")
def test_two_cackles_in_the_second_pair_spoil_no_success_and_bring_two_counters() -> None:
    stage = facing("fever")

    stage.ann.faces((6, 6), (CACKLE, CACKLE))
    stage.ann.does("accept")

    assert stage.ann.solved == ["fever"]
    assert stage.ann.cackles == 2


@rule("W9.1", "W9.2", "W-R.91")
def test_a_solved_tile_comes_to_her_board_and_she_stays_on_the_empty_slot() -> None:
    stage = facing("fever+1")

    stage.ann.faces((6, 6), (2, 2))
    stage.ann.does("accept")

    assert stage.ann.solved == ["fever"]
    assert stage.ann.spot == "slice"
    assert (stage.tile("slice"), stage.crises("slice")) == ("", 0)
    assert stage.table.supply_crises == 12


@rule("W9.1")
def test_easy_and_hard_tiles_are_kept_apart() -> None:
    stage = facing("elves up", holding(spot="slice", easy="fever", hard="hiver"))

    stage.ann.faces((6, 6), (6, 6))
    stage.ann.does("accept")

    assert [stage.table.box.tiles[tile].id for tile in stage.ann.seat.easy] == ["fever"]
    assert [stage.table.box.tiles[tile].id for tile in stage.ann.seat.hard] == ["hiver", "elves"]


@rule("W8.1", "W-R.38")
def test_a_face_down_problem_is_turned_up_before_the_first_roll() -> None:
    stage = facing("hiver", holding("bees_1", spot="slice"))

    stage.ann.does("stay")

    assert stage.prompt == "before-roll"
    assert stage.is_up("slice")
    assert not stage.happened("rolled")


@rule("W-R.38")
def test_an_attempt_goes_step_by_step() -> None:
    stage = facing("elves", holding("miss_tick_1 nac_mac_feegle_1", spot="slice"))

    stage.rolls(6, 6)
    stage.ann.does("stay", "roll", "use miss-tick-1")
    stage.rolls(6, 6)
    stage.ann.does("stand", "play nac-mac-feegle-1", "accept")

    assert [event.kind for event in stage.events] == [
        *("stayed", "turned-up", "attempt-began", "rolled", "used", "rolled", "played", "totalled", "solved"),
    ]


@rule("W8.2")
@pytest.mark.parametrize("problem", ["fever", "elves up"])
def test_easy_and_hard_problems_are_solved_in_the_same_way(problem: str) -> None:
    stage = facing(problem)
    prompts = []

    stage.rolls(6, 6)
    for word in ("stay", "stand", "accept"):
        prompts.append(stage.prompt)
        stage.ann.does(word)
        stage.rolls(6, 6)

    assert prompts == ["move", "stand-or-flee", "accept"]
    assert stage.ann.solved == [problem.removesuffix(" up")]


@rule("W8.3")
@pytest.mark.parametrize(("problem", "needed"), [("fever", 7), ("death", 12), ("queen_of_the_elves", 25)])
def test_the_number_to_reach_is_printed_on_the_tile(problem: str, needed: int) -> None:
    stage = facing(problem)

    stage.ann.does("stay")

    assert stage.values["difficulty"] == needed


@rule("W-EX.6", "W8.4")
@pytest.mark.parametrize(
    ("problem", "needed"), [("fever+1", 9), ("lily_weatherwax+1 up", 25), ("vlad_magpyr+3 up", 24)]
)
def test_each_crisis_adds_two_to_the_difficulty(problem: str, needed: int) -> None:
    stage = facing(problem)

    stage.ann.does("stay")

    assert stage.values["difficulty"] == needed


@rule("W8.6")
def test_after_the_first_pair_she_runs_away_or_goes_on() -> None:
    stage = facing("death")

    stage.ann.faces((2, 2))

    assert stage.options == ["stand", "flee"]


@rule("W8.7", "W8.8", "W8.9")
def test_any_number_of_symbols_is_added_before_the_second_roll() -> None:
    stage = facing("death", holding("miss_tick_1 miss_tick_2 mrs_earwig_1 bees_1", spot="slice"))
    totals = []

    stage.ann.faces((2, 2))
    for card in ("miss-tick-1", "miss-tick-2", "mrs-earwig-1", "bees-1"):
        stage.ann.does(f"use {card}")
        totals.append(stage.values["so_far"])

    assert totals == [5, 6, 8, 10]


@rule("W8.10")
def test_each_magic_symbol_costs_a_cackle_whatever_the_outcome() -> None:
    stage = facing("fever", holding("mrs_earwig_1 bees_1 miss_tick_1", spot="slice"))

    stage.ann.faces((2, 2))
    stage.ann.does("use mrs-earwig-1", "use bees-1", "use miss-tick-1")
    stage.rolls(2, 2)
    stage.ann.does("stand", "accept")

    assert stage.ann.solved == ["fever"]
    assert stage.ann.cackles == 2


@rule("W8.7")
def test_no_symbol_can_be_added_before_the_first_roll() -> None:
    stage = facing("death", holding("miss_tick_1", spot="slice"))

    stage.ann.does("stay")

    assert stage.prompt == "before-roll"
    assert stage.ann.why_not("use miss-tick-1") == "W-R.39"


@rule("W8.13")
def test_the_total_is_all_four_dice_and_the_cards() -> None:
    stage = facing("hiver up", holding("miss_tick_1 mrs_earwig_1 nac_mac_feegle_1", spot="slice"))

    stage.ann.faces((3, 4))
    stage.ann.does("use miss-tick-1", "use mrs-earwig-1")
    stage.rolls(5, 6)
    stage.ann.does("stand", "play nac-mac-feegle-1")

    assert stage.values["so_far"] == 3 + 4 + 5 + 6 + 1 + 2 + 2


@rule("W8.14", "W-R.42", "W-R.76")
@pytest.mark.parametrize("problem", ["fever", "vlad_magpyr"])
@pytest.mark.parametrize(("owned", "bonus"), [(1, 0), (2, 1), (3, 1), (4, 2), (8, 4)])
def test_every_two_hard_tiles_add_one_without_a_limit(problem: str, owned: int, bonus: int) -> None:
    hard = ["duke_felmet", "lady_felmet", "hiver", "elves", "elves", "elves", "elves", "wintersmith"][:owned]
    stage = facing(problem, holding(spot="slice", hard=" ".join(hard), easy="fever death"))

    stage.ann.faces((2, 2))

    assert stage.values["so_far"] == 4 + bonus


@rule("W8.14", "W8.17")
def test_the_total_is_told_with_what_hard_problems_add_to_it() -> None:
    stage = facing("fever+1", holding("nac_mac_feegle_1", spot="slice", hard="duke_felmet hiver"))

    stage.ann.faces((3, 4), (5, 6))
    stage.ann.does("accept")

    assert [list(told.values()) for told in stage.happened("totalled")] == [["ann", 3 + 4 + 5 + 6 + 1, 9, 1]]


@rule("W-R.42")
def test_the_tile_at_stake_does_not_count_yet() -> None:
    stage = facing("elves up", holding(spot="slice", hard="hiver"))

    stage.ann.faces((2, 2), (4, 5))
    stage.ann.does("accept")

    assert stage.ann.solved == ["hiver"]
    assert stage.prompt == "leave"


@rule("W8.15", "W-R.39")
def test_after_the_second_roll_symbols_come_too_late() -> None:
    ann = holding("miss_tick_1 mrs_earwig_1", spot="slice", witch="annagramma")
    stage = facing("death", ann)

    stage.ann.faces((2, 2), (2, 2))

    assert stage.ann.why_not("use miss-tick-1") == "W8.15"
    assert stage.ann.why_not("use mrs-earwig-1") == "W8.15"
    assert stage.ann.why_not("use magic-tile") == "W8.15"


@rule("W-R.39", "W4.9")
def test_who_has_added_a_symbol_can_no_longer_run_away() -> None:
    stage = facing("death", holding("miss_tick_1 greebo_1", spot="slice"))

    stage.ann.faces((2, 2))
    assert stage.ann.can("flee")
    assert stage.ann.why_not("use greebo-1") == "W4.9"
    stage.ann.does("use miss-tick-1")

    assert stage.ann.why_not("flee") == "W-R.39"
    assert stage.ann.why_not("ride greebo-1") == "W-R.39"


@rule("W-R.39")
def test_magic_too_means_that_she_stands() -> None:
    stage = facing("death", holding(spot="slice", witch="annagramma"))

    stage.ann.faces((2, 2))
    stage.ann.does("use magic-tile")

    assert stage.ann.why_not("flee") == "W-R.39"


@rule("W8.16")
def test_after_the_second_roll_advantages_may_still_be_played() -> None:
    stage = facing("death", holding("miss_level_1 nac_mac_feegle_1 greebo_1 bees_1", spot="slice"))

    stage.ann.faces((2, 2), (2, 2))

    assert stage.options == ["accept", "play nac-mac-feegle-1", "play greebo-1", "play miss-level-1"]


@rule("W8.17", "W8.18")
@pytest.mark.parametrize(("last", "solved"), [(4, []), (5, ["death"]), (6, ["death"])])
def test_the_difficulty_must_be_reached(last: int, solved: list[str]) -> None:
    stage = facing("death")

    stage.ann.faces((2, 3), (2, last))
    stage.ann.does("accept")

    assert stage.ann.solved == solved
    assert (stage.prompt == "leave") == (not solved)


@rule("W8.18", "W8.4")
def test_a_crisis_can_make_the_difference() -> None:
    stage = facing("death+1")

    stage.ann.faces((2, 3), (2, 6))
    stage.ann.does("accept")

    assert stage.ann.solved == []
    assert stage.tile("slice") == "death"


@rule("W8.7", "W8.17")
def test_the_question_carries_the_exact_chance_for_every_choice_of_symbols() -> None:
    stage = facing("death", holding("miss_tick_1 mrs_earwig_1", spot="slice"))

    stage.ann.faces((2, 2))

    values = stage.values
    assert (values["total"], values["missing"]) == (36, 8)
    assert (values["ways-0-0"], values["ways-1-0"], values["ways-0-1"], values["ways-1-1"]) == (15, 19, 24, 28)


@rule("W3.9", "W8.17")
def test_the_chances_count_annagrammas_tile_as_magic() -> None:
    stage = facing("death", holding(spot="slice", witch="annagramma"))

    stage.ann.faces((2, 2))

    assert (stage.values["ways-0-0"], stage.values["ways-0-1"]) == (15, 24)
    assert "ways-0-2" not in stage.values


@rule("W-EX.7", "W18.23")
def test_annagramma_beats_the_hiver() -> None:
    hand = "igor_and_scraps_1 miss_tick_1 miss_tick_2 mrs_earwig_1 nac_mac_feegle_1"
    ann = holding(hand, spot="razorback", witch="annagramma", hard="duke_felmet lacrimosa_magpyr")
    stage = Stage(ann=ann, bob=holding(), problems={"slice": "hiver+1"}, aliss=12)

    stage.ann.does("walk slice", "stop")
    assert (stage.is_up("slice"), stage.values["difficulty"]) == (True, 24)
    stage.rolls(CACKLE, 5)
    stage.ann.does("roll", "play igor-and-scraps-1")
    stage.rolls(4)
    stage.ann.does("reroll first", "use miss-tick-1", "use miss-tick-2", "use mrs-earwig-1", "use magic-tile")
    assert (stage.values["so_far"], stage.values["missing"]) == (16, 8)
    stage.rolls(2, 4)
    stage.ann.does("stand")
    assert stage.values["so_far"] == 22
    stage.ann.does("play nac-mac-feegle-1")
    assert stage.values["so_far"] == 24
    stage.ann.does("accept")

    assert stage.ann.solved == ["duke_felmet", "lacrimosa_magpyr", "hiver"]
    assert stage.ann.cackles == 2
    assert stage.table.supply_crises == 12
    assert len(stage.discard) == 5
    assert not stage.ann.seat.ability


@rule("W4.8", "W4.13")
def test_a_card_is_used_for_one_thing_and_ends_on_the_discard_pile() -> None:
    stage = facing("fever", holding("nac_mac_feegle_1 miss_tick_1 greebo_1", spot="slice"))

    stage.ann.faces((6, 6))
    stage.ann.does("use nac-mac-feegle-1", "use miss-tick-1", "play greebo-1", "reroll first")
    assert stage.ann.why_not("play nac-mac-feegle-1") == "W4.10"
    assert stage.ann.why_not("use miss-tick-1") == "W4.10"
    stage.ann.does("stand", "accept")

    assert stage.ann.hand == []
    assert stage.discard == ["nac_mac_feegle_1", "miss_tick_1", "greebo_1"]


@rule("W-R.37")
def test_a_problem_comes_before_tea() -> None:
    stage = facing("fever", holding(spot="slice", cackles=2), bob=holding(spot="slice", cackles=2))

    stage.ann.faces((6, 6), (2, 2))
    stage.ann.does("accept")

    assert stage.ann.solved == ["fever"]
    assert not stage.happened("tea")


@rule("W-R.87")
def test_she_may_try_the_same_problem_again() -> None:
    stage = facing("death")

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("accept", "flee razorback", "walk slice")

    assert [began["slot"] for began in stage.happened("attempt-began")] == ["slice", "slice"]
