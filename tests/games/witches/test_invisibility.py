"""W6.7, W18.9 to W18.17: Invisibility and private looks."""

from rules import rule
from witches_stage import Stage, holding

TIFFANY = holding(spot="lancre-town-1", witch="tiffany")
OAK = {"blasted-oak": "lily_weatherwax", "creel-springs": "sick_sheep+1"}


@rule("W-EX.10", "W18.9", "W18.10", "W18.11", "W18.14", "W18.16", "W3.5", "W3.6", "W-R.32", "W6.7")
def test_tiffany_looks_at_lily_and_walks_on() -> None:
    stage = Stage(ann=TIFFANY, bob=holding(), problems=OAK)

    stage.ann.does("walk blasted-oak")
    assert stage.ann.knows("blasted-oak") == "lily_weatherwax"
    assert stage.bob.knows("blasted-oak") == ""
    assert stage.ann.why_not("walk creel-springs") == "W6.5"
    stage.ann.does("play invisibility-tile", "walk creel-springs")

    assert not stage.is_up("blasted-oak")
    assert stage.values["difficulty"] == 11
    assert not stage.ann.seat.ability


@rule("W-EX.10", "W18.16")
def test_or_she_faces_her_and_keeps_the_tile() -> None:
    stage = Stage(ann=TIFFANY, bob=holding(), problems=OAK)

    stage.ann.does("walk blasted-oak", "stop")

    assert stage.is_up("blasted-oak")
    assert stage.ann.seat.ability


@rule("W-EX.11", "W18.12", "W18.13", "W-R.34")
def test_at_the_end_of_her_first_action_she_must_move_with_the_second() -> None:
    ann = holding(spot="dancers", witch="tiffany")
    stage = Stage(ann=ann, bob=holding(), problems=OAK)

    stage.ann.does("walk lancre-town-1", "walk blasted-oak", "play invisibility-tile")
    stage.go_on("walk", "stop")
    assert stage.values["action"] == 2
    assert stage.ann.why_not("stay") == "W18.13"
    stage.ann.does("walk creel-springs")

    assert stage.ann.spot == "creel-springs"
    assert stage.values["problem"] == "sick_sheep"


@rule("W18.12", "W-R.34")
def test_at_the_end_of_her_second_action_it_cannot_be_used() -> None:
    stage = Stage(ann=holding(spot="dancers", witch="tiffany"), bob=holding(), problems=OAK)

    stage.ann.does("stay", "walk lancre-town-1", "walk blasted-oak")

    assert stage.is_up("blasted-oak")
    assert stage.prompt == "stand-or-flee"


@rule("W-EX.16", "W18.15")
def test_she_flies_looks_and_leaves() -> None:
    stage = Stage(ann=holding("greebo_1 rob_anybody_1", spot="slice"), bob=holding(), problems=OAK)

    stage.ann.does("ride greebo-1", "fly blasted-oak")
    assert stage.ann.knows("blasted-oak") == "lily_weatherwax"
    stage.ann.does("play rob-anybody-1")
    stage.go_on("walk", "stop")
    stage.ann.does("walk lancre-town-1", "stop")

    assert not stage.is_up("blasted-oak")
    assert not stage.happened("rolled")


@rule("W-R.32")
def test_extra_movement_on_arrival_opens_the_way() -> None:
    ann = holding("rob_anybody_1 shawn_ogg_1", spot="dancers")
    stage = Stage(ann=ann, bob=holding(), problems=OAK, phase="second-move")

    stage.ann.does("walk lancre-town-1", "walk blasted-oak")
    assert stage.ann.knows("blasted-oak") == ""
    assert stage.ann.why_not("play rob-anybody-1") == "W18.12"
    stage.ann.does("play shawn-ogg-1")
    assert stage.ann.knows("blasted-oak") == "lily_weatherwax"
    stage.ann.does("play rob-anybody-1")
    assert stage.ann.why_not("stop") == "W18.12"
    stage.ann.does("walk creel-springs")

    assert stage.values["problem"] == "sick_sheep"


@rule("W18.9", "W-R.33")
def test_it_passes_witches_too() -> None:
    stage = Stage(ann=holding("you_1", spot="slice", cackles=3), bob=holding(spot="razorback"))

    stage.ann.does("walk razorback", "play you-1", "walk granny-cottage")

    assert stage.ann.cackles == 3
    assert stage.ann.spot == "granny-cottage"


@rule("W-EX.29", "W18.17", "W-R.35")
def test_in_the_town_she_looks_at_another_slot_and_keeps_her_whole_walk() -> None:
    stage = Stage(ann=TIFFANY, bob=holding(spot="skund"), problems={"lancre-town-3": "queen_of_the_elves"})

    assert stage.ann.why_not("look lancre-town-2") == "W-R.35"
    stage.ann.does("look lancre-town-3")
    assert stage.ann.knows("lancre-town-3") == "queen_of_the_elves"
    stage.ann.does("play invisibility-tile", "walk lancre-castle-1", "walk long-man")

    assert stage.ann.spot == "long-man"
    assert stage.values["action"] == 2
    assert not stage.is_up("lancre-town-3")
    assert stage.ann.knows("lancre-town-3") == "queen_of_the_elves"


@rule("W-R.35")
def test_or_she_faces_it_and_this_is_her_movement() -> None:
    stage = Stage(ann=TIFFANY, bob=holding(spot="skund"), problems={"lancre-town-3": "queen_of_the_elves"})

    stage.ann.does("look lancre-town-3", "face")

    assert stage.ann.spot == "lancre-town-3"
    assert stage.is_up("lancre-town-3")
    assert stage.ann.seat.ability


@rule("W-R.35")
def test_without_invisibility_nobody_looks() -> None:
    stage = Stage(ann=holding(spot="lancre-town-1"), bob=holding(), problems={"lancre-town-3": "queen_of_the_elves"})

    assert stage.ann.why_not("look lancre-town-3") == "W-R.35"


@rule("W18.32", "W-R.57", "W-R.58")
def test_borrowing_shows_two_hidden_problems_to_her_alone() -> None:
    problems = {"slice": "hiver", "dancers": "elves", "long-man": "lord_lankin"}
    stage = Stage(ann=holding("bees_1"), bob=holding(spot="no-sun"), problems=problems)

    stage.ann.does("play bees-1", "peek slice")
    assert stage.ann.why_not("peek slice") == "W18.32"
    stage.ann.does("peek dancers")

    assert (stage.ann.knows("slice"), stage.ann.knows("dancers")) == ("hiver", "elves")
    assert stage.ann.knows("long-man") == ""
    assert stage.bob.knows("slice") == ""
    assert not stage.is_up("slice")


@rule("W18.18", "W-R.58", "W1.17")
def test_the_pendulum_turns_a_hidden_problem_up() -> None:
    problems = {"slice": "hiver", "dancers": "elves", "bad-ass": "fever"}
    stage = Stage(ann=holding("agnes_nitt_1"), bob=holding(), problems=problems)

    stage.ann.does("play agnes-nitt-1")
    assert stage.ann.why_not("reveal bad-ass") == "W18.18"
    stage.ann.does("reveal slice")

    assert stage.is_up("slice")
    assert stage.bob.knows("slice") == "hiver"


@rule("W-R.13", "W-R.57", "W-R.59", "W-R.61")
def test_an_advantage_that_changes_nothing_cannot_be_played() -> None:
    stage = Stage(ann=holding("agnes_nitt_1 bees_1 granny_weatherwax_1 nanny_ogg_1"), bob=holding())

    assert stage.ann.why_not("play agnes-nitt-1") == "W-R.57"
    assert stage.ann.why_not("play bees-1") == "W-R.57"
    assert stage.ann.why_not("play granny-weatherwax-1") == "W-R.59"
    assert stage.ann.why_not("play nanny-ogg-1") == "W-R.61"
