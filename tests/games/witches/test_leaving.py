"""W10, W11, W18.29 to W18.31: failing, fleeing, running away and Rescue."""

import pytest
from rules import rule
from witches_stage import CACKLE, WITCHES, Holding, Stage, holding

BLOCKED = {"no-sun": "fever", "razorback": "fever", "rock-hard-place": "fever"}


def facing(problem: str, ann: Holding | None = None, others: dict[str, str] | None = None, **given: object) -> Stage:
    """Ann stands on the Problem at Slice."""
    bob = given.pop("bob", holding())
    problems = {"slice": problem, **(others or {})}
    return Stage(problems=problems, ann=ann or holding(spot="slice"), bob=bob, **given)


@rule("W10.1", "W10.2")
@pytest.mark.parametrize("problem", ["death", "elves up"])
def test_a_failing_witch_takes_a_cackle_and_must_flee(problem: str) -> None:
    stage = facing(problem)

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("accept")
    assert stage.ann.cackles == 1
    assert stage.options == ["flee no-sun", "flee razorback", "flee rock-hard-place"]
    stage.ann.does("flee no-sun")

    assert stage.ann.spot == "no-sun"
    assert stage.tile("slice") == problem.removesuffix(" up")


@rule("W10.3", "W-R.48")
def test_she_flees_to_an_adjacent_location_without_problem_and_witch() -> None:
    stage = facing("death", others={"razorback": "fever"}, bob=holding(spot="no-sun"), cid=holding())

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("accept")

    assert stage.ann.spot == "rock-hard-place"
    assert [event["slot"] for event in stage.happened("fled")] == ["rock-hard-place"]


@rule("W10.3", "W-R.48", "W-R.6")
def test_where_she_cannot_flee_to_is_explained() -> None:
    stage = facing("death", others={"razorback": "fever"})

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("accept")

    assert stage.options == ["flee no-sun", "flee rock-hard-place"]
    assert stage.ann.why_not("flee razorback") == "W-R.48"
    assert stage.ann.why_not("flee long-man") == "W-R.48"
    assert stage.ann.why_not("flee bad-ass") == "W10.3"
    assert stage.ann.why_not("flee dungeon") == "W-R.6"


@rule("W-R.48", "W-R.2")
def test_an_empty_slot_of_an_adjacent_town_is_a_way_out() -> None:
    problems = {"dancers": "death", "lancre-town-1": "fever", "lancre-town-3": "fever", "blackglass": "fever"}
    stage = Stage(ann=holding("bees_1", spot="dancers"), bob=holding(), problems=problems)

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("accept")

    assert stage.options == ["flee lancre-town-2"]


@rule("W-R.50", "W-R.51")
def test_fleeing_is_no_movement_action_and_the_second_action_follows() -> None:
    stage = facing("death", holding(spot="slice", cackles=1))

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("accept", "flee razorback")

    assert (stage.prompt, stage.values["action"]) == ("move", 2)
    assert stage.ann.can("stay")
    assert not stage.happened("walked")


@rule("W10.4", "W-R.48")
def test_a_broomstick_lets_her_flee_to_any_empty_slot() -> None:
    stage = facing("death", holding("greebo_1 miss_tick_1", spot="slice"), {"long-man": "fever"}, bob=holding())

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("accept")
    assert stage.ann.why_not("ride miss-tick-1") == "W10.4"
    stage.ann.does("ride greebo-1")
    assert stage.ann.why_not("flee long-man") == "W-R.48"
    assert stage.ann.why_not("flee dungeon") == "W-R.6"
    stage.ann.does("flee dancers")

    assert stage.ann.spot == "dancers"
    assert stage.ann.cackles == 1
    assert stage.discard == ["greebo_1"]


@rule("W-R.89", "W-R.48")
def test_a_broomstick_leads_to_empty_slots_only_as_the_full_text_says() -> None:
    stage = facing("death", holding("greebo_1", spot="slice"), {"dancers": "fever"}, bob=holding(spot="skund"))

    stage.ann.faces((2, 2))
    stage.ann.does("ride greebo-1")

    assert stage.ann.why_not("flee dancers") == "W-R.48"
    assert stage.ann.why_not("flee skund") == "W-R.48"
    assert len(stage.options) == 25 - 3


@rule("W10.5", "W11.4")
@pytest.mark.parametrize("words", [("flee",), ("stand", "accept")])
def test_in_the_town_she_may_leave_for_another_slot(words: tuple[str, ...]) -> None:
    problems = {"lancre-town-1": "death", "lancre-town-3": "fever"}
    stage = Stage(ann=holding(spot="lancre-town-1"), bob=holding(), problems=problems)

    stage.ann.faces((2, 2))
    stage.rolls(2, 2)
    stage.ann.does(*words)
    assert stage.ann.why_not("flee lancre-town-3") == "W-R.48"
    stage.ann.does("flee lancre-town-2")

    assert stage.ann.spot == "lancre-town-2"


@rule("W10.6")
def test_who_cannot_flee_stumbles_to_any_empty_place_for_one_more_cackle() -> None:
    stage = facing("death", others=BLOCKED)

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("accept")
    assert stage.ann.cackles == 2
    assert stage.ann.why_not("flee razorback") == "W10.6"
    assert len(stage.options) == 25 - 5
    stage.ann.does("flee dancers")

    assert stage.ann.spot == "dancers"


@rule("W10.6")
def test_who_can_flee_does_not_stumble() -> None:
    stage = facing("death")

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("accept")

    assert stage.ann.why_not("stumble") == "W10.6"


@rule("W-R.48", "W10.6")
def test_a_broomstick_saves_the_second_cackle_but_is_never_forced() -> None:
    stage = facing("death", holding("greebo_1", spot="slice"), BLOCKED)

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("accept")
    assert stage.options == ["ride greebo-1", "stumble"]
    riding = stage.clone()
    riding.ann.does("ride greebo-1", "flee skund" if riding.ann.can("flee skund") else "flee dancers")
    stage.ann.does("stumble", "flee dancers")

    assert (riding.ann.cackles, stage.ann.cackles) == (1, 2)


def on_a_full_map(ann: Holding) -> Stage:
    """Ann faces a Death at Slice, and every other slot holds a Problem too."""
    easy = ["fever"] * 5 + ["sick_pig"] * 5 + ["sick_sheep"] * 5 + ["pregnancy"] * 5 + ["broken_limb"] * 4
    slots = [slot for slot in WITCHES.box.slot_words if slot != "slice"]
    full = dict(zip(slots, easy, strict=True))
    return facing("death", ann, full, waiting=[["hiver"], [], [], [], [], []])


@rule("W-R.49")
def test_with_no_empty_slot_on_the_map_a_failing_witch_stays() -> None:
    stage = on_a_full_map(holding(spot="slice"))

    stage.ann.faces((2, 2), (2, 2))
    stage.go_on("accept", "accept")
    assert stage.ann.spot == "slice"
    assert stage.ann.cackles == 2
    stage.ann.does("stay")

    assert len(stage.happened("attempt-began")) == 2


@rule("W8.6", "W11.1", "W11.2")
def test_after_the_first_two_dice_she_may_run_away_to_an_empty_place_nearby() -> None:
    stage = facing("death", others={"razorback": "fever"}, bob=holding(spot="no-sun"))

    stage.ann.faces((2, 2))
    stage.ann.does("flee")

    assert stage.ann.spot == "rock-hard-place"
    assert len(stage.happened("rolled")) == 1
    assert stage.tile("slice") == "death"


@rule("W11.1")
def test_after_the_second_pair_nobody_runs_away() -> None:
    stage = facing("death", holding("greebo_1", spot="slice"))

    stage.ann.faces((2, 2), (2, 2))

    assert stage.ann.why_not("flee") == "W11.1"
    assert stage.ann.why_not("ride greebo-1") == "W11.1"


@rule("W11.6", "W-R.63")
@pytest.mark.parametrize("problem", ["duke_felmet", "hiver", "cunning_man", "vlad_magpyr"])
def test_running_away_brings_no_cackle_for_failing_and_no_consequence(problem: str) -> None:
    stage = facing(problem)

    stage.ann.faces((2, 2))
    stage.ann.does("flee", "flee razorback")

    assert (stage.ann.cackles, stage.ann.aliss, stage.crises("slice")) == (0, 0, 0)
    assert stage.ann.spot == "razorback"
    assert stage.values["action"] == 2


@rule("W-R.47", "W12.1")
def test_a_runaway_keeps_the_cackles_of_her_dice_and_the_problem_its_crisis_and_face() -> None:
    stage = facing("duke_felmet+1")

    stage.ann.faces((CACKLE, CACKLE))
    stage.ann.does("flee", "flee razorback")

    assert stage.ann.cackles == 2
    assert stage.is_up("slice")
    assert stage.crises("slice") == 1


@rule("W-R.47")
def test_after_a_failure_too_the_problem_keeps_its_crisis_and_face() -> None:
    stage = facing("elves+1")

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("accept", "flee razorback")

    assert stage.is_up("slice")
    assert stage.crises("slice") == 1


@rule("W11.3")
def test_a_broomstick_lets_her_run_away_to_any_empty_slot() -> None:
    stage = facing("duke_felmet", holding("greebo_1", spot="slice"), BLOCKED)

    stage.ann.faces((2, 2))
    stage.ann.does("ride greebo-1", "flee lancre-caves")

    assert stage.ann.spot == "lancre-caves"
    assert stage.discard == ["greebo_1"]


@rule("W11.3")
def test_who_ran_on_foot_cannot_mount_a_broomstick_any_more() -> None:
    stage = facing("duke_felmet", holding("greebo_1", spot="slice"))

    stage.ann.faces((2, 2))
    stage.ann.does("flee")

    assert stage.ann.why_not("ride greebo-1") == "W11.3"


@rule("W11.5")
def test_without_a_way_out_nobody_runs_away_and_the_attempt_goes_on() -> None:
    stage = facing("death", others=BLOCKED)

    stage.ann.faces((2, 2))

    assert stage.ann.why_not("flee") == "W11.5"
    assert stage.options == ["stand"]


@rule("W11.5", "W11.3")
def test_with_no_empty_slot_on_the_map_a_broomstick_is_no_way_out_either() -> None:
    stage = on_a_full_map(holding("greebo_1", spot="slice"))

    stage.ann.faces((2, 2))

    assert stage.ann.why_not("ride greebo-1") == "W11.5"


@rule("W-R.60")
def test_with_no_empty_slot_on_the_map_rescue_costs_no_cackle_either() -> None:
    stage = on_a_full_map(holding("miss_tick_1", spot="slice"))

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("play miss-tick-1")

    assert (stage.ann.spot, stage.ann.cackles) == ("slice", 0)


@rule("W18.29", "W18.30")
def test_rescue_turns_a_failure_into_running_away() -> None:
    stage = facing("duke_felmet", holding("miss_tick_1", spot="slice"))

    stage.ann.faces((2, 2))
    assert stage.ann.why_not("play miss-tick-1") == "W18.29"
    stage.rolls(2, 2)
    stage.ann.does("stand", "play miss-tick-1", "flee razorback")

    assert stage.ann.cackles == 0
    assert stage.ann.spot == "razorback"
    assert stage.values["action"] == 2


@rule("W-R.60")
def test_rescue_keeps_the_cackles_of_dice_and_magic() -> None:
    stage = facing("hiver", holding("miss_tick_1 mrs_earwig_1", spot="slice"))

    stage.ann.faces((2, CACKLE))
    stage.rolls(2, 2)
    stage.ann.does("use mrs-earwig-1", "stand", "play miss-tick-1", "flee razorback")

    assert (stage.ann.cackles, stage.ann.aliss) == (2, 0)


@rule("W-R.60")
def test_rescue_may_leave_on_a_broomstick() -> None:
    stage = facing("hiver", holding("miss_tick_1 greebo_1", spot="slice"))

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("play miss-tick-1", "ride greebo-1", "flee dancers")

    assert stage.ann.spot == "dancers"


@rule("W18.29", "W-R.45")
def test_a_total_that_suffices_needs_no_rescue() -> None:
    stage = facing("fever", holding("miss_tick_1", spot="slice"))

    stage.ann.faces((2, 2), (2, 2))

    assert stage.ann.why_not("play miss-tick-1") == "W18.29"


@rule("W-R.45")
def test_a_low_total_is_no_failure_until_it_is_accepted() -> None:
    stage = facing("death", holding("nac_mac_feegle_1 perdita_x_dream_1", spot="slice"))

    stage.ann.faces((2, 2), (2, 2))
    assert stage.ann.cackles == 0
    stage.ann.does("play nac-mac-feegle-1", "play perdita-x-dream-1", "accept")

    assert stage.ann.solved == ["death"]
    assert stage.ann.cackles == 0


@rule("W18.31", "W-R.60")
def test_rescue_reaches_any_empty_slot_if_none_is_near() -> None:
    stage = facing("death", holding("miss_tick_1", spot="slice"), BLOCKED)

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("play miss-tick-1")
    assert stage.ann.why_not("flee razorback") == "W-R.60"
    stage.ann.does("flee dancers")

    assert stage.ann.spot == "dancers"
    assert stage.ann.cackles == 0


@rule("W18.31")
def test_with_an_empty_slot_near_rescue_reaches_no_further() -> None:
    stage = facing("death", holding("miss_tick_1", spot="slice"))

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("play miss-tick-1")

    assert stage.options == ["flee no-sun", "flee razorback", "flee rock-hard-place"]
    assert stage.ann.why_not("flee dancers") == "W-R.60"


@rule("W10.7", "W-R.46")
def test_an_attempt_is_settled_in_order() -> None:
    ann = holding("mrs_earwig_1", spot="slice", cackles=3)
    stage = facing("hiver up", ann, BLOCKED, bob=holding(cackles=1), aliss=12)

    stage.ann.faces((CACKLE, 2))
    stage.rolls(2, 2)
    stage.ann.does("use mrs-earwig-1", "stand", "accept")
    stage.go_on("leave", "stumble")
    assert stage.ann.cackles == 3 + 4
    stage.ann.does("flee dancers")

    kinds = [event.kind for event in stage.events]
    assert kinds[kinds.index("attempt-failed") :][:7] == [
        *("attempt-failed", "cackle-taken", "cackle-taken", "cackle-taken", "cackle-taken", "fled", "aliss-taken"),
    ]
