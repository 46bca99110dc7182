"""W6, W7, W15: moving the witch and what follows."""

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


TIFFANY = holding(spot="magrat-cottage")


@rule("W-EX.3", "W6.4", "W6.5", "W6.11", "W1.16")
def test_a_walk_of_two_paths_stops_at_a_problem() -> None:
    stage = Stage(ann=TIFFANY, bob=holding(spot="skund"), problems={"bad-ass": "fever"})

    reached = reach(stage)

    assert {"bad-ass", "lancre-castle-1"} <= reached
    assert not {"rock-hard-place", "lancre-gorge"} & reached


@rule("W-EX.4")
def test_exactly_nine_locations_are_within_reach() -> None:
    stage = Stage(ann=TIFFANY, bob=holding(spot="skund"), problems={"bad-ass": "fever"})

    places = {slot.removesuffix("-1").removesuffix("-2").removesuffix("-3") for slot in reach(stage)}

    assert places - {"magrat-cottage"} == {
        *("bad-ass", "lancre-town", "mad-stoat", "lancre-castle", "lancre-bridge", "dancers", "blasted-oak"),
        *("jacks-well", "blackglass"),
    }


@rule("W-EX.5", "W6.12")
def test_a_full_town_stops_her() -> None:
    full = {f"lancre-town-{slot}": "fever" for slot in (1, 2, 3)}
    stage = Stage(ann=TIFFANY, bob=holding(spot="skund"), problems=full)

    reached = reach(stage)

    assert {"lancre-town-1", "lancre-town-2", "lancre-town-3"} <= reached
    assert not {"lancre-castle-1", "lancre-castle-2", "dancers"} & reached


@rule("W6.1", "W6.3", "W15.1", "W4.3", "W-R.26")
def test_staying_on_an_empty_place_twice_is_a_turn() -> None:
    stage = Stage(ann=holding(), bob=holding())

    stage.ann.does("stay")
    assert stage.values["action"] == 2
    stage.ann.does("stay")

    assert stage.asked == "bob"


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


@rule("W6.2", "W6.8", "W6.9", "W4.9", "W-R.30")
def test_a_broomstick_takes_her_to_any_slot() -> None:
    stage = Stage(ann=holding("greebo_1 miss_tick_1", spot="slice"), bob=holding(), problems={"razorback": "fever"})

    assert stage.ann.why_not("ride miss-tick-1") == "W6.8"
    assert stage.ann.why_not("ride greebo-2") == "W4.10"
    stage.ann.does("ride greebo-1")
    assert stage.ann.why_not("fly slice") == "W-R.30"
    assert stage.ann.why_not("fly dungeon") == "W-R.6"
    stage.ann.does("fly lancre-caves")

    assert stage.ann.spot == "lancre-caves"
    assert stage.discard == ["greebo_1"]


@rule("W6.10", "W6.13", "W-R.29")
def test_changing_the_slot_is_a_whole_movement() -> None:
    stage = Stage(ann=holding(spot="lancre-town-1"), bob=holding())

    assert stage.ann.why_not("switch lancre-castle-1") == "W-R.29"
    stage.ann.does("switch lancre-town-3")

    assert stage.ann.spot == "lancre-town-3"
    assert stage.values["action"] == 2


@rule("W-R.27", "W-R.28", "W7.2")
def test_she_may_choose_a_problem_although_a_slot_is_empty() -> None:
    stage = Stage(ann=holding(spot="dancers"), bob=holding(), problems={"lancre-town-2": "fever"})

    stage.ann.does("walk lancre-town-2")

    assert stage.happened("attempt-began")


@rule("W6.4", "W6.5", "W6.6")
def test_what_cannot_be_walked_to_is_explained() -> None:
    stage = Stage(ann=holding(spot="slice"), bob=holding())

    assert stage.ann.why_not("walk skund") == "W6.4"
    assert stage.ann.why_not("walk dungeon") == "W-R.6"
    assert stage.ann.why_not("wait") == "W19.6"


@rule("W18.19", "W-R.31")
def test_extra_movement_lengthens_a_walk_by_two_paths() -> None:
    stage = Stage(ann=holding("shawn_ogg_1", spot="slice"), bob=holding())

    assert stage.ann.why_not("play shawn-ogg-1") == "W-R.31"
    stage.ann.does("walk razorback", "walk granny-cottage", "play shawn-ogg-1", "walk jacks-well", "walk mad-stoat")

    assert stage.ann.spot == "mad-stoat"
    assert stage.values["action"] == 2


@rule("W4.10", "W4.11", "W4.12", "W18.4", "W18.5")
def test_advantages_are_no_actions_and_have_no_limit() -> None:
    stage = Stage(ann=holding("miss_level_1 miss_level_2"), bob=holding(), pile="greebo_1 greebo_2 bees_1 bees_2")

    stage.ann.does("play miss-level-1", "play miss-level-2")

    assert stage.ann.hand == ["greebo_1", "greebo_2", "bees_1", "bees_2"]
    assert stage.values["action"] == 1
