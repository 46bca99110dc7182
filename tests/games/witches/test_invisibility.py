"""W6.7, W18.9 to W18.17: Invisibility and private looks."""

import pytest
from rules import rule
from witches_stage import WITCHES, Stage, holding

from coven.engine.edge.match import Match
from coven.engine.edge.views import WATCHER

TIFFANY = holding(spot="lancre-town-1", witch="tiffany")
OAK = {"blasted-oak": "lily_weatherwax", "creel-springs": "sick_sheep+1"}
QUEEN = {"lancre-town-3": "queen_of_the_elves"}


@rule("W-EX.10", "W18.11", "W18.14")
def test_tiffany_looks_at_lily_and_walks_on() -> None:
    stage = Stage(ann=TIFFANY, bob=holding(), problems=OAK)

    stage.ann.does("walk blasted-oak")
    assert stage.ann.knows("blasted-oak") == "lily_weatherwax"
    stage.ann.does("play invisibility-tile", "walk creel-springs")

    assert not stage.is_up("blasted-oak")
    assert (stage.values["problem"], stage.values["difficulty"]) == ("sick_sheep", 11)
    assert not stage.ann.seat.ability


@rule("W18.10", "W-R.32")
def test_only_she_sees_the_tile_and_nobody_else() -> None:
    stage = Stage(ann=TIFFANY, bob=holding(), problems=OAK)

    stage.ann.does("walk blasted-oak")

    assert stage.ann.knows("blasted-oak") == "lily_weatherwax"
    assert stage.bob.knows("blasted-oak") == ""
    assert stage.ann.can("stop")
    assert stage.ann.can("play invisibility-tile")


@rule("W18.10", "W18.16", "W-R.32")
def test_or_she_faces_her_and_keeps_the_tile() -> None:
    stage = Stage(ann=TIFFANY, bob=holding(), problems=OAK)

    stage.ann.does("walk blasted-oak", "stop")

    assert stage.is_up("blasted-oak")
    assert stage.happened("attempt-began")[0]["problem"] == "lily_weatherwax"
    assert stage.ann.seat.ability


@rule("W-R.32")
def test_without_invisibility_nothing_is_shown_in_private() -> None:
    stage = Stage(ann=holding(spot="lancre-town-1"), bob=holding(), problems=OAK)

    stage.ann.does("walk blasted-oak")

    assert not stage.happened("looked")
    assert stage.is_up("blasted-oak")


@rule("W6.7", "W18.9")
def test_it_lets_her_walk_through_a_problem() -> None:
    stage = Stage(ann=holding("you_1", spot="slice"), bob=holding(), problems={"razorback": "fever"})

    stage.ann.does("walk razorback")
    assert stage.ann.why_not("walk granny-cottage") == "W6.5"
    stage.ann.does("play you-1", "walk granny-cottage")

    assert stage.ann.spot == "granny-cottage"
    assert stage.discard == ["you_1"]
    assert not stage.happened("attempt-began")


@rule("W18.9", "W-R.33")
@pytest.mark.parametrize("there", ["fever", "hiver up", "hiver", ""])
def test_it_passes_whatever_is_there(there: str) -> None:
    problems = {"razorback": there} if there else {}
    bob = holding() if there else holding(spot="razorback")
    stage = Stage(ann=holding("you_1", spot="slice", cackles=3), bob=bob, problems=problems)

    stage.ann.does("walk razorback", "play you-1", "walk granny-cottage")

    assert stage.ann.cackles == 3
    assert stage.ann.spot == "granny-cottage"
    assert not stage.happened("tea")


@rule("W-R.33")
def test_one_invisibility_passes_one_location() -> None:
    problems = {"razorback": "fever", "granny-cottage": "fever"}
    stage = Stage(ann=holding("you_1", spot="slice"), bob=holding(), problems=problems)

    stage.ann.does("walk razorback", "play you-1", "walk granny-cottage")

    assert stage.happened("attempt-began")[0]["slot"] == "granny-cottage"


@rule("W-EX.11", "W18.13")
def test_at_the_end_of_her_first_action_she_must_move_with_the_second() -> None:
    stage = Stage(ann=holding(spot="dancers", witch="tiffany"), bob=holding(), problems=OAK)

    stage.ann.does("walk lancre-town-1", "walk blasted-oak", "play invisibility-tile")
    stage.go_on("walk", "stop")
    assert stage.values["action"] == 2
    assert stage.ann.why_not("stay") == "W18.13"
    stage.ann.does("walk creel-springs")

    assert stage.ann.spot == "creel-springs"
    assert stage.values["problem"] == "sick_sheep"


@rule("W-R.34")
def test_at_the_end_of_her_first_action_it_cancels_the_secondary_action() -> None:
    ann = holding("you_1 greebo_1", spot="slice")
    stage = Stage(ann=ann, bob=holding(), problems={"razorback": "fever"})

    stage.ann.does("walk razorback", "play you-1", "stop")

    assert not stage.happened("attempt-began")
    assert stage.ann.why_not("stay") == "W18.13"
    assert stage.ann.can("walk slice")
    assert stage.ann.can("ride greebo-1")


@rule("W-R.34", "W-R.14")
def test_after_two_paths_and_invisibility_she_may_ask_to_be_left_alone() -> None:
    ann = holding("you_1 bees_1", spot="no-sun")
    stage = Stage(ann=ann, bob=holding(), problems={"razorback": "fever"})

    stage.ann.does("walk slice", "walk razorback", "play you-1", "pass-until turn-end")

    assert (stage.prompt, stage.values["action"]) == ("move", 2)
    assert stage.ann.why_not("stay") == "W18.13"


@rule("W-R.34")
def test_in_town_changing_the_slot_is_a_real_move_after_it() -> None:
    ann = holding("you_1", spot="dancers")
    stage = Stage(ann=ann, bob=holding(), problems={"lancre-town-2": "fever"})

    stage.ann.does("walk lancre-town-2", "play you-1", "stop", "switch lancre-town-1")

    assert stage.ann.spot == "lancre-town-1"


@rule("W18.13")
def test_the_duty_to_move_ends_with_the_turn() -> None:
    pile = "greebo_2 greebo_1 nanny_ogg_2 bees_1"
    stage = Stage(ann=holding("you_1", spot="slice"), problems={"razorback": "fever"}, pile=pile)

    stage.ann.does("walk razorback", "play you-1", "stop", "walk slice", "stop")
    stage.skip("window")

    assert stage.table.turn == 2
    assert stage.ann.can("stay")


@rule("W18.12", "W-R.34")
def test_at_the_end_of_her_second_action_it_cannot_be_used() -> None:
    stage = Stage(ann=holding(spot="dancers", witch="tiffany"), bob=holding(), problems=OAK)

    stage.ann.does("stay", "walk lancre-town-1", "walk blasted-oak")

    assert stage.is_up("blasted-oak")
    assert stage.prompt == "stand-or-flee"
    assert stage.ann.seat.ability


@rule("W18.12")
def test_with_a_path_left_in_her_second_action_she_must_walk_on() -> None:
    stage = Stage(ann=TIFFANY, bob=holding(), problems=OAK, phase="second-move")

    stage.ann.does("walk blasted-oak", "play invisibility-tile")
    assert stage.ann.why_not("stop") == "W-R.34"
    stage.ann.does("walk creel-springs")

    assert stage.values["problem"] == "sick_sheep"


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
    stage.ann.does("play rob-anybody-1", "walk creel-springs")

    assert stage.values["problem"] == "sick_sheep"


@rule("W-R.32", "W-R.31")
def test_after_a_flight_with_her_second_action_the_attempt_starts_at_once() -> None:
    ann = holding("rob_anybody_1 shawn_ogg_1 greebo_1", spot="dancers")
    stage = Stage(ann=ann, bob=holding(), problems=OAK, phase="second-move")

    stage.ann.does("ride greebo-1", "fly blasted-oak")

    assert stage.is_up("blasted-oak")
    assert not stage.happened("looked")
    assert stage.prompt == "before-roll"


@rule("W18.9", "W-R.13")
def test_where_nothing_is_to_be_passed_it_cannot_be_played() -> None:
    stage = Stage(ann=holding("you_1", spot="slice"), bob=holding())

    assert stage.ann.why_not("play you-1") == "W18.9"
    stage.ann.does("walk razorback")

    assert stage.ann.why_not("play you-1") == "W18.9"


@rule("W-EX.29", "W18.17", "W-R.35")
def test_in_the_town_she_looks_at_another_slot_and_keeps_her_whole_walk() -> None:
    stage = Stage(ann=TIFFANY, bob=holding(spot="skund"), problems=QUEEN)

    assert stage.ann.why_not("look lancre-town-2") == "W-R.35"
    stage.ann.does("look lancre-town-3")
    assert stage.ann.knows("lancre-town-3") == "queen_of_the_elves"
    stage.ann.does("play invisibility-tile", "walk lancre-castle-1", "walk long-man")

    assert stage.ann.spot == "long-man"
    assert stage.values["action"] == 2
    assert not stage.is_up("lancre-town-3")
    assert stage.bob.knows("lancre-town-3") == ""


@rule("W18.17", "W-R.35")
@pytest.mark.parametrize("words", [("stay",), ("ride greebo-1", "fly skund")])
def test_after_the_look_she_may_also_stay_or_fly(words: tuple[str, ...]) -> None:
    ann = holding("you_1 greebo_1", spot="lancre-town-1")
    stage = Stage(ann=ann, bob=holding(spot="slice"), problems=QUEEN)

    stage.ann.does("look lancre-town-3", "play you-1", *words)

    assert stage.values["action"] == 2
    assert not stage.happened("attempt-began")


@rule("W-R.35")
def test_or_she_faces_it_and_this_is_her_movement() -> None:
    stage = Stage(ann=TIFFANY, bob=holding(spot="skund"), problems=QUEEN)

    stage.ann.does("look lancre-town-3", "face")

    assert stage.ann.spot == "lancre-town-3"
    assert stage.happened("attempt-began")[0]["problem"] == "queen_of_the_elves"
    assert stage.is_up("lancre-town-3")
    assert stage.ann.seat.ability


@rule("W-R.35")
def test_one_look_costs_one_invisibility() -> None:
    problems = {"lancre-town-2": "hiver", **QUEEN}
    stage = Stage(ann=TIFFANY, bob=holding(spot="skund"), problems=problems)

    stage.ann.does("look lancre-town-3")
    assert stage.options == ["face", "play invisibility-tile"]
    stage.ann.does("play invisibility-tile")

    assert stage.ann.why_not("look lancre-town-2") == "W-R.35"


@rule("W-R.35")
def test_she_looks_at_nothing_in_another_location() -> None:
    problems = {"lancre-castle-1": "hiver", "slice": "elves"}
    stage = Stage(ann=TIFFANY, bob=holding(), problems=problems)

    assert stage.ann.why_not("look lancre-castle-1") == "W-R.35"
    assert stage.ann.why_not("look slice") == "W-R.35"


@rule("W-R.35")
def test_without_invisibility_nobody_looks() -> None:
    stage = Stage(ann=holding(spot="lancre-town-1"), bob=holding(), problems=QUEEN)

    assert stage.ann.why_not("look lancre-town-3") == "W-R.35"


@rule("W-R.36")
def test_a_private_look_at_a_third_elf_is_not_face_up() -> None:
    problems = {"slice": "elves up", "dancers": "lord_lankin up", **QUEEN}
    stage = Stage(ann=TIFFANY, bob=holding(), problems=problems, phase="second-move")

    stage.ann.does("look lancre-town-3", "play invisibility-tile", "stay")

    assert stage.outcome == "playing"
    assert stage.table.active == 1


def taking_back(hand: str, seat: str) -> tuple[str, str]:
    """What a seat is told that wants ann's walk onto a face-down Problem taken back; nothing where it is free."""
    stage = Stage(ann=holding(hand, spot="lancre-town-1"), bob=holding("bees_1"), problems=OAK)
    match = Match.begun_from(WITCHES, WITCHES.write(stage.table))
    match.answer("walk blasted-oak")
    wall = match.wall(seat)
    return ("", "") if wall is None else (wall.kind, wall.reveals)


@rule("W-R.10", "W-R.32")
@pytest.mark.parametrize("seat", ["ann", "bob", WATCHER])
def test_an_undo_does_not_tell_whether_she_could_look(seat: str) -> None:
    assert taking_back("you_1", seat) == taking_back("greebo_1", seat) == ("walked", "doubt")


@rule("W-R.10")
def test_whoever_holds_no_card_cannot_have_looked() -> None:
    assert taking_back("", "ann") == ("turned-up", "information")


@rule("W-R.10", "W-R.57")
@pytest.mark.parametrize("known", [[], ["ann"]])
def test_an_undo_does_not_tell_whether_she_knew_what_she_looks_at(known: list[str]) -> None:
    stage = Stage(ann=holding("mother_dismass_1"), bob=holding("bees_1"), problems=OAK)
    stage.table.known = tuple([len(known) if slot == stage.slot("blasted-oak") else 0 for slot in range(25)])
    match = Match.begun_from(WITCHES, WITCHES.write(stage.table))

    match.answer("play mother-dismass-1")
    match.answer("peek blasted-oak")

    walls = [match.wall(seat) for seat in ("ann", "bob", WATCHER)]
    assert [(wall.kind, wall.reveals) for wall in walls if wall is not None] == [("peeked", "doubt")] * 3
