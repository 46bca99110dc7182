"""W8 to W13: attempts, success, failure, running away, Cackles."""

import pytest
from rules import rule
from witches_stage import CACKLE, Stage, holding, tile_named


def facing(problem: str, ann: object = None, **given: object) -> Stage:
    """Ann stands on the Problem at Slice."""
    seats = {"ann": ann or holding(spot="slice"), "bob": given.pop("bob", holding())}
    problems = {"slice": problem, **given.pop("others", {})}  # type: ignore[dict-item]  # a plain dict of words
    return Stage(problems=problems, **seats, **given)


@rule("W8.5", "W8.11", "W8.12", "W8.17", "W9.1", "W-EX.25", "W12.1", "W12.3", "W1.11", "W-R.91")
def test_both_pairs_are_rolled_even_if_the_first_suffices() -> None:
    stage = facing("fever")

    stage.rolls(6, 6)
    stage.ann.does("stay")
    assert stage.prompt == "stand-or-flee"
    stage.rolls(CACKLE, CACKLE)
    stage.ann.does("stand", "accept")

    assert stage.ann.solved == ["fever"]
    assert stage.ann.cackles == 2
    assert stage.ann.spot == "slice"
    assert stage.tile("slice") == ""


@rule("W-EX.6", "W8.3", "W8.4")
@pytest.mark.parametrize(("problem", "needed"), [("fever+1", 9), ("lily_weatherwax+1 up", 25)])
def test_each_crisis_adds_two_to_the_difficulty(problem: str, needed: int) -> None:
    stage = facing(problem)

    stage.ann.does("stay")

    assert stage.values["difficulty"] == needed


@rule("W-EX.7", "W8.7", "W8.8", "W8.9", "W8.10", "W8.13", "W8.14", "W12.2", "W18.22", "W18.23", "W3.9", "W3.10", "W9.2")
def test_annagramma_beats_the_hiver() -> None:
    hand = "igor_and_scraps_1 miss_tick_1 miss_tick_2 mrs_earwig_1 nac_mac_feegle_1"
    ann = holding(hand, spot="razorback", witch="annagramma", hard="duke_felmet lacrimosa_magpyr")
    stage = Stage(ann=ann, bob=holding(), problems={"slice": "hiver+1"}, aliss=12)

    stage.ann.does("walk slice")
    stage.go_on("walk", "stop")
    assert stage.is_up("slice")
    stage.rolls(CACKLE, 5)
    stage.ann.does("roll", "play igor-and-scraps-1")
    stage.rolls(4)
    stage.ann.does("reroll first", "use miss-tick-1", "use miss-tick-2", "use mrs-earwig-1", "use magic-tile")
    assert stage.values["so_far"] == 16
    assert stage.values["missing"] == 8
    stage.rolls(2, 4)
    stage.ann.does("stand")
    assert stage.values["so_far"] == 22
    stage.ann.does("play nac-mac-feegle-1", "accept")

    assert stage.ann.solved == ["duke_felmet", "lacrimosa_magpyr", "hiver"]
    assert stage.ann.cackles == 2
    assert stage.table.supply_crises == 12
    assert len(stage.discard) == 5
    assert not stage.ann.seat.ability


@rule("W8.18", "W10.1", "W10.2", "W10.3", "W-R.50", "W-R.51")
def test_a_failing_witch_takes_a_cackle_and_flees_nearby() -> None:
    stage = facing("death", others={"razorback": "fever"})

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("accept")
    assert stage.options == ["flee no-sun", "flee rock-hard-place"]
    assert stage.ann.why_not("flee razorback") == "W-R.48"
    assert stage.ann.why_not("flee long-man") == "W-R.48"
    assert stage.ann.why_not("flee bad-ass") == "W10.3"
    stage.ann.does("flee no-sun")

    assert stage.ann.cackles == 1
    assert stage.ann.spot == "no-sun"
    assert stage.values["action"] == 2


@rule("W10.4", "W-R.48")
def test_a_broomstick_lets_her_flee_to_any_empty_slot() -> None:
    stage = facing("death", holding("greebo_1", spot="slice"), others={"long-man": "fever"})

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("accept", "ride greebo-1")
    assert stage.ann.why_not("flee long-man") == "W-R.48"
    stage.ann.does("flee dancers")

    assert stage.ann.spot == "dancers"


@rule("W10.6", "W-R.48")
def test_who_cannot_flee_stumbles_anywhere_for_one_more_cackle() -> None:
    blocked = {"no-sun": "fever", "razorback": "fever", "rock-hard-place": "fever"}
    stage = facing("death", holding("greebo_1", spot="slice"), others=blocked)

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("accept")
    assert stage.options == ["ride greebo-1", "stumble"]
    stage.ann.does("stumble", "flee skund")

    assert stage.ann.cackles == 2


@rule("W10.5", "W11.4")
def test_in_the_town_she_may_flee_to_another_slot() -> None:
    stage = Stage(ann=holding(spot="lancre-town-1"), bob=holding(), problems={"lancre-town-1": "death"})

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("accept", "flee lancre-town-2")

    assert stage.ann.spot == "lancre-town-2"


@rule("W8.6", "W11.1", "W11.2", "W11.6", "W-R.47", "W-R.63", "W12.1")
def test_running_away_brings_no_consequence_but_the_cackles_of_the_dice() -> None:
    stage = facing("duke_felmet")

    stage.ann.faces((CACKLE, 2))
    stage.ann.does("flee", "flee razorback")

    assert stage.ann.cackles == 1
    assert stage.ann.spot == "razorback"
    assert stage.is_up("slice")
    assert stage.values["action"] == 2


@rule("W11.3")
def test_a_broomstick_lets_her_run_away_to_any_empty_slot() -> None:
    stage = facing("duke_felmet", holding("greebo_1", spot="slice"))

    stage.ann.faces((2, 2))
    stage.ann.does("ride greebo-1", "flee lancre-caves")

    assert stage.ann.spot == "lancre-caves"
    assert stage.discard == ["greebo_1"]


@rule("W11.5")
def test_without_a_way_out_nobody_runs_away() -> None:
    blocked = {"no-sun": "fever", "razorback": "fever", "rock-hard-place": "fever"}
    stage = facing("death", holding("miss_tick_1", spot="slice"), others=blocked)

    stage.ann.faces((2, 2))

    assert stage.ann.why_not("flee") == "W11.5"


@rule("W-R.39", "W8.15", "W4.9")
def test_who_has_added_a_symbol_can_no_longer_run_away() -> None:
    stage = facing("death", holding("miss_tick_1 miss_tick_2 greebo_1", spot="slice"))

    stage.ann.faces((2, 2))
    assert stage.ann.why_not("use greebo-1") == "W4.9"
    stage.ann.does("use miss-tick-1")
    assert stage.ann.why_not("flee") == "W-R.39"
    assert stage.ann.why_not("ride greebo-1") == "W-R.39"
    stage.ann.does("stand")

    assert stage.ann.why_not("use miss-tick-2") == "W8.15"


@rule("W8.7", "W8.17")
def test_the_question_carries_the_exact_chance_for_every_choice_of_symbols() -> None:
    stage = facing("death", holding("miss_tick_1 mrs_earwig_1", spot="slice"))

    stage.ann.faces((2, 2))

    values = stage.values
    assert values["total"] == 36
    assert (values["ways-0-0"], values["ways-1-0"], values["ways-0-1"], values["ways-1-1"]) == (15, 19, 24, 28)


@rule("W-EX.17", "W18.20", "W18.21")
def test_helping_hand_turns_a_failure_into_a_success() -> None:
    stage = facing("sick_sheep+1", holding("granny_weatherwax_1", spot="slice"))

    stage.ann.faces((2, 2), (2, 3))
    stage.ann.does("play granny-weatherwax-1", "accept")

    assert stage.ann.solved == ["sick_sheep"]


@rule("W-EX.15", "W8.16", "W18.2")
def test_cards_drawn_after_the_second_roll_can_still_save_the_attempt() -> None:
    stage = facing("sick_sheep", holding("miss_level_1", spot="slice"), pile="nac_mac_feegle_1 greebo_1")

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("play miss-level-1", "play nac-mac-feegle-1", "accept")

    assert stage.ann.solved == ["sick_sheep"]


@rule("W18.24", "W-R.41")
def test_only_the_pair_rolled_last_is_rerolled() -> None:
    stage = facing("death", holding("greebo_1", spot="slice"))

    stage.ann.faces((2, 3), (CACKLE, CACKLE))
    stage.ann.does("play greebo-1")
    assert stage.values == {"first": 0, "second": 0}
    stage.rolls(6, 6)
    stage.ann.does("reroll both", "accept")

    assert stage.ann.solved == ["death"]
    assert stage.ann.cackles == 0


@rule("W18.3", "W-R.40")
def test_some_bonuses_work_against_certain_enemies_only() -> None:
    stage = facing("elves up", holding("jason_ogg_1 mightily_oats_1", spot="slice"))

    assert stage.ann.why_not("play jason-ogg-1") == "W-R.40"
    stage.ann.faces((2, 2))

    assert stage.ann.can("play jason-ogg-1")
    assert stage.ann.why_not("play mightily-oats-1") == "W18.3"


@rule("W13.1", "W13.2", "W13.3", "W13.4", "W13.5", "W-EX.22", "W-R.62", "W-R.44", "W-R.43")
def test_power_of_three_solves_the_problem_after_all_dice() -> None:
    hand = "agnes_nitt_1 agnes_nitt_2 perdita_x_dream_1 nanny_ogg_1"
    stage = facing("queen_of_the_elves up", holding(hand, spot="slice"))
    three = "power-of-three nanny-ogg-1 agnes-nitt-1 perdita-x-dream-1"

    assert stage.ann.why_not(three) == "W-R.43"
    stage.ann.faces((CACKLE, 2), (2, CACKLE))
    assert stage.ann.why_not("power-of-three nanny-ogg-1 agnes-nitt-1 agnes-nitt-2") == "W-R.62"
    stage.ann.does(three)

    assert stage.ann.solved == ["queen_of_the_elves"]
    assert stage.ann.cackles == 2
    assert len(stage.discard) == 3


@rule("W18.7", "W18.8", "W18.26", "W18.27")
@pytest.mark.parametrize(("card", "problem"), [("granny-aching-1", "sick_sheep"), ("miss-treason-1", "death")])
def test_some_cards_solve_a_kind_of_problem(card: str, problem: str) -> None:
    stage = facing(problem, holding(card, spot="slice"))

    stage.ann.faces((CACKLE, 2))
    stage.ann.does(f"play {card}")

    assert stage.ann.solved == [problem]
    assert stage.ann.cackles == 1


@rule("W3.11", "W-R.88")
def test_petulia_cures_a_pig_once() -> None:
    stage = facing("sick_pig", holding(spot="slice", witch="petulia"))

    stage.ann.does("stay", "play cure-pig-tile")

    assert stage.ann.solved == ["sick_pig"]
    assert not stage.ann.seat.ability


@rule("W18.29", "W18.30", "W-R.60", "W-R.45")
def test_rescue_turns_a_failure_into_running_away() -> None:
    stage = facing("duke_felmet", holding("miss_tick_1", spot="slice"))

    stage.ann.faces((2, 2))
    assert stage.ann.why_not("play miss-tick-1") == "W18.29"
    stage.rolls(2, 2)
    stage.ann.does("stand", "play miss-tick-1", "flee razorback")

    assert stage.ann.cackles == 0
    assert stage.ann.spot == "razorback"


@rule("W18.31")
def test_rescue_reaches_any_empty_slot_if_none_is_near() -> None:
    blocked = {"no-sun": "fever", "razorback": "fever", "rock-hard-place": "fever"}
    stage = facing("death", holding("miss_tick_1", spot="slice"), others=blocked)

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("play miss-tick-1", "flee dancers")

    assert stage.ann.cackles == 0


@rule("W-EX.19", "W12.4", "W12.6", "W-R.52")
def test_cackles_come_from_whoever_has_the_most() -> None:
    stage = facing("fever", holding(spot="slice", cackles=2), bob=holding(cackles=6))

    stage.ann.faces((6, CACKLE), (CACKLE, CACKLE))
    stage.ann.does("accept")
    stage.ann.does("flee razorback")

    assert stage.bob.cackles == 4
    assert (stage.ann.cackles, stage.ann.aliss) == (4, 2)


@rule("W-EX.20", "W12.3")
def test_the_last_cackle_of_the_supply_comes_first() -> None:
    stage = facing("fever", holding(spot="slice", cackles=4), bob=holding(cackles=3))

    stage.ann.faces((6, CACKLE), (2, CACKLE))
    stage.ann.does("accept")

    assert (stage.ann.cackles, stage.ann.aliss) == (5, 1)


@rule("W12.5")
def test_of_several_with_the_most_she_chooses_who_gives() -> None:
    stage = facing("fever", holding(spot="slice"), bob=holding(cackles=6), cid=holding(cackles=6))

    stage.ann.faces((6, CACKLE), (2, 2))
    stage.ann.does("accept", "take-from cid")

    assert (stage.bob.cackles, stage.cid.cackles, stage.ann.cackles) == (6, 5, 1)


@rule("W1.12")
def test_a_tile_prints_points_and_difficulty() -> None:
    assert (tile_named("fever").points, tile_named("fever").difficulty) == (1, 7)
