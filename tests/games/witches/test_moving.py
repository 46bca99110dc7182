"""W6, W7, W15: moving the witch and what follows."""

import pytest
from rules import rule
from witches_stage import Stage, holding


def reach(stage: Stage, paths: int = 2) -> set[str]:
    """The slots somebody can walk to in one walk."""
    found: set[str] = set()
    for word in [word for word in stage.options if word.startswith("walk ")]:
        found.add(word.removeprefix("walk "))
        if paths > 1:
            further = stage.clone()
            further.answer(word)
            if further.prompt == "walk":
                found |= reach(further, paths - 1)
    return found


TIFFANY = holding(spot="magrat-cottage", witch="tiffany", ability=False)  # she has used her tile
TOWN = {f"lancre-town-{slot}": "fever" for slot in (1, 2, 3)}


@rule("W-EX.3", "W6.5", "W6.11")
def test_a_walk_stops_at_a_problem_but_leads_through_an_empty_slot_of_the_town() -> None:
    town = {"bad-ass": "fever", "lancre-town-1": "fever", "lancre-town-2": "fever"}
    stage = Stage(ann=TIFFANY, bob=holding(spot="skund"), problems=town)

    reached = reach(stage)

    assert {"bad-ass", "lancre-castle-1"} <= reached
    assert not {"rock-hard-place", "lancre-gorge"} & reached


@rule("W-EX.4", "W6.4", "W1.16")
def test_exactly_nine_locations_are_within_reach() -> None:
    stage = Stage(ann=TIFFANY, bob=holding(spot="skund"), problems={"bad-ass": "fever"})

    places = {slot.removesuffix("-1").removesuffix("-2").removesuffix("-3") for slot in reach(stage)}

    assert places - {"magrat-cottage"} == {
        *("bad-ass", "lancre-town", "mad-stoat", "lancre-castle", "lancre-bridge", "dancers", "blasted-oak"),
        *("jacks-well", "blackglass"),
    }


@rule("W-EX.5", "W6.12")
def test_a_town_full_of_problems_stops_her_and_she_tries_one_of_them() -> None:
    stage = Stage(ann=TIFFANY, bob=holding(spot="skund"), problems=TOWN)

    reached = reach(stage)
    stage.ann.does("walk lancre-town-3")

    assert set(TOWN) <= reached
    assert not {"lancre-castle-1", "lancre-castle-2", "dancers"} & reached
    assert stage.happened("attempt-began")[0]["slot"] == "lancre-town-3"


@rule("W6.4")
def test_after_two_paths_the_walk_is_over() -> None:
    stage = Stage(ann=holding("bees_1", spot="slice"), bob=holding())

    stage.ann.does("walk razorback", "walk granny-cottage")

    assert stage.ann.why_not("walk jacks-well") == "W6.4"
    stage.go_on("walk", "stop")
    assert stage.values["action"] == 2


@rule("W6.1", "W4.3")
def test_a_turn_has_two_movement_actions_each_with_its_secondary_action() -> None:
    problems = {"razorback": "fever", "granny-cottage": "fever"}
    stage = Stage(ann=holding(spot="slice"), bob=holding(), problems=problems)

    stage.rolls(6, 6)
    stage.ann.does("walk razorback", "stand", "accept")
    assert (stage.prompt, stage.values["action"]) == ("move", 2)
    stage.rolls(6, 6)
    stage.ann.does("walk granny-cottage", "stand", "accept")

    assert stage.ann.solved == ["fever", "fever"]
    assert stage.table.active == 1


@rule("W6.3", "W15.1")
def test_who_stays_twice_on_an_empty_place_has_done_nothing() -> None:
    stage = Stage(ann=holding(cackles=2), bob=holding())

    stage.ann.does("stay")
    assert stage.values["action"] == 2
    stage.ann.does("stay")

    assert stage.ann.spot == "skund"
    assert stage.ann.cackles == 2
    assert stage.asked == "bob"


@rule("W-R.26", "W7.1")
def test_who_stays_still_does_what_her_place_dictates() -> None:
    stage = Stage(ann=holding(spot="slice"), bob=holding(), problems={"slice": "fever"})

    stage.ann.does("stay")

    assert stage.happened("attempt-began")[0]["slot"] == "slice"


@rule("W7.1", "W7.2", "W7.4")
def test_an_empty_place_dictates_nothing_and_a_problem_an_attempt() -> None:
    stage = Stage(ann=holding(spot="slice"), bob=holding(), problems={"razorback": "fever"})

    stage.ann.does("stay")
    assert stage.values["action"] == 2
    assert [event.kind for event in stage.events] == ["stayed"]
    stage.ann.does("walk razorback")

    assert stage.options == ["stand", "flee"]


@rule("W-R.25")
def test_a_walk_may_return_to_its_start() -> None:
    stage = Stage(ann=holding(spot="slice"), bob=holding())

    stage.ann.does("walk razorback", "walk slice")

    assert stage.ann.spot == "slice"
    assert stage.values["action"] == 2


@rule("W6.6", "W14.1", "W7.3")
def test_another_witch_stops_her_for_tea() -> None:
    stage = Stage(ann=holding(spot="slice", cackles=2), bob=holding(spot="razorback"))

    stage.ann.does("walk razorback")

    assert stage.prompt == "return-cackles"
    assert stage.ann.spot == "razorback"


@rule("W6.5", "W6.6")
def test_who_might_be_invisible_is_told_why_she_must_stop() -> None:
    problems = {"razorback": "fever"}
    stage = Stage(ann=holding("greebo_1", spot="slice"), bob=holding(spot="no-sun"), problems=problems)
    other = stage.clone()

    stage.ann.does("walk razorback")
    other.ann.does("walk no-sun")

    assert stage.ann.why_not("walk granny-cottage") == "W6.5"
    assert other.ann.why_not("walk jacks-well") == "W6.6"


@rule("W6.8", "W6.2", "W4.9")
def test_a_broomstick_takes_her_to_any_slot_as_her_movement() -> None:
    stage = Stage(ann=holding("greebo_1 miss_tick_1", spot="slice"), bob=holding())

    assert stage.ann.why_not("ride miss-tick-1") == "W6.8"
    assert stage.ann.why_not("ride greebo-2") == "W4.10"
    stage.ann.does("ride greebo-1")
    assert len(stage.options) == 24
    stage.ann.does("fly lancre-caves")

    assert stage.ann.spot == "lancre-caves"
    assert stage.discard == ["greebo_1"]
    assert stage.values["action"] == 2


@rule("W-R.30", "W-R.6")
def test_a_flight_goes_neither_to_the_own_slot_nor_to_the_dungeon() -> None:
    stage = Stage(ann=holding("greebo_1", spot="lancre-town-1"), bob=holding())

    stage.ann.does("ride greebo-1")

    assert stage.ann.why_not("fly lancre-town-1") == "W-R.30"
    assert stage.ann.why_not("fly dungeon") == "W-R.6"
    assert stage.ann.can("fly lancre-town-2")


@rule("W6.9")
def test_what_lies_on_the_way_does_not_matter_to_a_flying_witch() -> None:
    around = {"no-sun": "fever", "razorback": "fever", "rock-hard-place": "hiver"}
    stage = Stage(ann=holding("greebo_1", spot="slice"), bob=holding(spot="jacks-well"), problems=around)

    stage.ann.does("ride greebo-1", "fly mad-stoat")

    assert stage.ann.spot == "mad-stoat"
    assert not stage.happened("attempt-began")


@rule("W6.10", "W-R.27")
def test_she_may_choose_a_problem_in_town_although_a_slot_is_empty() -> None:
    stage = Stage(ann=holding(spot="dancers"), bob=holding(), problems={"lancre-town-2": "fever"})

    assert {f"walk {slot}" for slot in TOWN} < set(stage.options)
    stage.ann.does("walk lancre-town-2")

    assert stage.happened("attempt-began")


@rule("W-R.27")
def test_she_may_choose_company_in_town_although_a_slot_is_empty() -> None:
    stage = Stage(ann=holding(spot="dancers", cackles=1), bob=holding(spot="lancre-town-2"))

    stage.ann.does("walk lancre-town-2")

    assert stage.happened("tea") == [{"player": "ann", "slot": "lancre-town-2"}]


@rule("W-R.28")
@pytest.mark.parametrize(("slot", "follows"), [("lancre-town-1", "attempt-began"), ("lancre-town-3", "tea")])
def test_in_a_full_town_she_chooses_between_problems_and_company(slot: str, follows: str) -> None:
    problems = {"lancre-town-1": "fever", "lancre-town-2": "fever"}
    stage = Stage(ann=holding(spot="dancers", cackles=1), bob=holding(spot="lancre-town-3"), problems=problems)

    stage.ann.does(f"walk {slot}")

    assert stage.happened(follows)
    assert stage.prompt != "walk"


@rule("W6.13", "W-R.29")
def test_changing_the_slot_is_a_whole_movement() -> None:
    stage = Stage(ann=holding(spot="lancre-town-1"), bob=holding())

    assert stage.ann.why_not("switch lancre-castle-1") == "W-R.29"
    assert stage.ann.why_not("walk lancre-town-3") == "W6.13"
    stage.ann.does("switch lancre-town-3")

    assert stage.ann.spot == "lancre-town-3"
    assert (stage.prompt, stage.values["action"]) == ("move", 2)


@rule("W6.13", "W7.2")
def test_who_changes_to_the_slot_of_a_problem_tries_it() -> None:
    stage = Stage(ann=holding(spot="lancre-town-1"), bob=holding(), problems={"lancre-town-2": "fever"})

    stage.ann.does("switch lancre-town-2")

    assert stage.happened("attempt-began")


@rule("W6.4", "W-R.6")
def test_what_cannot_be_walked_to_is_explained() -> None:
    stage = Stage(ann=holding(spot="slice"), bob=holding())

    assert stage.ann.why_not("walk skund") == "W6.4"
    assert stage.ann.why_not("walk dungeon") == "W-R.6"
    assert stage.ann.why_not("wait") == "W19.6"
    assert stage.ann.why_not("go skund") == "W19.7"


@rule("W18.19")
def test_extra_movement_lengthens_a_walk_to_four_paths() -> None:
    stage = Stage(ann=holding("shawn_ogg_1", spot="slice"), bob=holding())

    stage.ann.does("walk razorback", "walk granny-cottage", "play shawn-ogg-1", "walk jacks-well", "walk mad-stoat")

    assert stage.ann.spot == "mad-stoat"
    assert (stage.prompt, stage.values["action"]) == ("move", 2)


@rule("W-R.31")
def test_extra_movement_needs_a_walk_and_adds_up() -> None:
    stage = Stage(ann=holding("shawn_ogg_1 shawn_ogg_2 greebo_1", spot="slice"), bob=holding())

    assert stage.ann.why_not("play shawn-ogg-1") == "W-R.31"
    flying = stage.clone()
    flying.ann.does("ride greebo-1", "fly razorback")
    stage.ann.does("walk razorback", "play shawn-ogg-1", "play shawn-ogg-2")

    assert flying.ann.why_not("play shawn-ogg-1") == "W-R.31"
    assert (stage.prompt, stage.values["n"]) == ("walk", 5)


@rule("W-R.31", "W-R.13")
def test_extra_movement_leads_past_nothing_that_stops_her() -> None:
    ann = holding("shawn_ogg_1", spot="slice", cackles=1)
    stage = Stage(ann=ann, bob=holding(), problems={"razorback": "fever"})

    stage.ann.does("walk razorback")

    assert stage.ann.why_not("play shawn-ogg-1") == "W-R.31"
    assert stage.ann.why_not("walk granny-cottage") == "W6.5"


@rule("W4.11", "W4.12")
def test_advantages_are_no_actions_and_have_no_limit() -> None:
    hand = "miss_level_1 miss_level_2 nanny_ogg_1 nanny_ogg_2"
    stage = Stage(ann=holding(hand, cackles=4), bob=holding(), pile="greebo_1 greebo_2 bees_1 bees_2")

    stage.ann.does("play miss-level-1", "play miss-level-2", "play nanny-ogg-1", "return 1")
    stage.ann.does("play nanny-ogg-2", "return 1")

    assert len(stage.discard) == 4
    assert (stage.prompt, stage.values["action"]) == ("move", 1)


@rule("W4.10", "W-R.14")
def test_an_advantage_may_be_played_at_every_stage_of_the_turn() -> None:
    ann = holding("nanny_ogg_1 nanny_ogg_2 miss_level_1", spot="slice", cackles=4)
    stage = Stage(ann=ann, bob=holding(), phase="place", pile="hodgesaargh_1", problems={"razorback": "fever"})
    found = []

    for word in ("pass", "walk razorback", "stop", "roll", "stand", "accept", "stay", "pass"):
        found.append((stage.prompt, stage.ann.can("play nanny-ogg-1")))
        stage.rolls(6, 6)
        stage.ann.does(word)

    assert [prompt for prompt, _ in found] == [
        *("window", "move", "walk", "before-roll", "stand-or-flee", "accept", "move", "window"),
    ]
    assert all(playable for _, playable in found)


@rule("W-R.14")
def test_who_can_still_walk_on_cannot_ask_to_be_left_alone() -> None:
    stage = Stage(ann=holding("nanny_ogg_1", spot="slice"), bob=holding())

    stage.ann.does("walk razorback")
    assert stage.ann.why_not("pass-until turn-end") == "W-R.97"
    stage.ann.does("walk granny-cottage", "pass-until turn-end")
    assert (stage.prompt, stage.values["action"]) == ("move", 2)
    stage.ann.does("walk razorback", "walk slice")

    assert stage.table.active == 1


@rule("W-R.14")
def test_an_advantage_may_be_played_at_every_location_of_a_walk() -> None:
    ann = holding("nanny_ogg_1 miss_level_1", spot="slice", cackles=4)
    stage = Stage(ann=ann, bob=holding())

    stage.ann.does("walk razorback")
    assert (stage.prompt, stage.ann.can("play nanny-ogg-1")) == ("walk", True)
    stage.ann.does("walk granny-cottage")

    assert (stage.prompt, stage.ann.can("play nanny-ogg-1")) == ("walk", True)
