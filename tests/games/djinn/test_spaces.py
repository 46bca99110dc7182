"""D4, D10.4, D13: what may be done at a space, in which order, and what doing nothing gives."""

import pytest
from djinn_stage import CONTENT, QUIET, Stage, player
from rules import rule

FOUND = {"piles": {"plain-1": ["m01"], "keyed-1": ["m17"]}}


@rule("D13.1", "D13.2")
def test_a_square_space_offers_its_own_basic_action_once() -> None:
    stage = Stage(ann=player("s1", magic=0, keys=1), bob=player(), phase="act")

    assert stage.ann.why_not("basic tavern") == "D13.1"
    stage.ann.does("basic academy")
    assert stage.ann.why_not("basic academy") == "D13.2"
    stage.ann.does("done")

    assert stage.ann.seat.scrolls == 1
    assert stage.bob.asked


@rule("D13.3", "D4.1")
def test_an_own_passage_adds_the_basic_action_of_its_location_once() -> None:
    stage = Stage(ann=player("s1", magic=0, placed="tavern at s1", keys=1), bob=player(), phase="act", **FOUND)

    stage.ann.does("basic academy", "passage tavern")
    assert stage.ann.why_not("hire m17") == "D15.1"  # only the basic action
    stage.ann.does("hire m01")

    assert (stage.ann.seat.scrolls, stage.ann.mages) == (1, ["m01"])
    assert stage.ann.why_not("passage tavern") == "D13.3"


@rule("D13.4")
@pytest.mark.parametrize(
    "order", [("basic academy", "passage tavern", "hire m01"), ("passage tavern", "hire m01", "basic academy")]
)
def test_space_and_passage_may_be_used_in_either_order(order: tuple[str, ...]) -> None:
    stage = Stage(ann=player("s1", placed="tavern at s1"), bob=player(), phase="act", **FOUND)

    stage.ann.does(*order)

    assert (stage.ann.seat.scrolls, stage.ann.mages) == (1, ["m01"])
    assert stage.bob.asked


@rule("D4.1")
def test_the_passage_of_somebody_else_cannot_be_used() -> None:
    stage = Stage(ann=player("s1"), bob=player(placed="tavern at s1"), phase="act")

    assert stage.ann.why_not("passage tavern") == "D13.3"


@rule("D4.2")
def test_passages_are_placed_through_the_archives_only() -> None:
    placing = [option["id"] for option in CONTENT["archive_option"] if {"place_passage": 1} in option["before"]]
    stage = Stage(ann=player("s4", bar="tavern market"), bob=player(), phase="act")

    stage.ann.does("basic archives", "archive passage", "place market at academy")

    assert stage.ann.seat.placed == ("market at s1",)
    assert placing == ["passage"]
    assert str(CONTENT).count("place_passage") == 1


@rule("D-R.31")
@pytest.mark.parametrize("only", [("basic academy",), ("passage tavern", "hire m01")])
def test_one_of_the_two_actions_may_be_left_undone(only: tuple[str, ...]) -> None:
    stage = Stage(ann=player("s1", placed="tavern at s1"), bob=player(), phase="act", **FOUND)

    stage.ann.does(*only, "done")

    assert stage.ann.seat.scrolls + len(stage.ann.mages) == 1
    assert stage.bob.asked


@rule("D-R.32")
def test_at_a_square_space_the_first_action_is_finished_before_the_second() -> None:
    stage = Stage(ann=player("s1", placed="tavern at s1"), bob=player(), phase="act", **FOUND)

    stage.ann.does("passage tavern")
    assert stage.ann.why_not("basic academy") == "D-R.32"
    stage.ann.does("hire m01")

    assert stage.ann.can("basic academy")


@rule("D13.5", "D13.10")
def test_a_round_space_offers_the_special_action_or_the_basic_one_instead() -> None:
    special = Stage(ann=player("r2", magic=0, keys=1), bob=player(), djinn=QUIET, phase="act")
    basic = Stage(ann=player("r2", magic=0, keys=1), bob=player(), djinn=QUIET, phase="act")

    special.ann.does("special academy")
    basic.ann.does("basic academy")

    assert (special.ann.seat.capacity, basic.ann.seat.capacity) == (6, 5)
    for stage in (special, basic):
        assert stage.ann.why_not("basic academy") == stage.ann.why_not("special academy") == "D13.5"


@rule("D10.4", "D13.6")
def test_at_a_round_space_the_djinn_must_be_faced_too() -> None:
    stage = Stage(ann=player("s4", "r1", magic=2), bob=player(), djinn={"r2": "boss red"})

    stage.ann.does("move academy", "special academy")
    assert stage.ann.why_not("done") == "D13.6"
    assert {"capture", "capture nothing"} <= set(stage.options)
    stage.ann.does("capture nothing")

    assert stage.bob.asked


@rule("D13.7", "D-R.56")
def test_special_action_and_capture_may_be_done_in_either_order() -> None:
    first = Stage(ann=player("r2", magic=0), bob=player(), djinn={"r2": "boss red"}, phase="act")
    last = Stage(ann=player("r2", magic=0), bob=player(), djinn={"r2": "boss red"}, phase="act")

    first.ann.does("capture nothing", "special academy")
    last.ann.does("special academy", "capture nothing")

    assert (first.ann.seat.magic, last.ann.seat.magic) == (3, 2)  # with no magic nothing is lost


@rule("D13.7")
def test_the_special_action_is_finished_before_the_capture_begins() -> None:
    stage = Stage(ann=player("r1", magic=4), bob=player(), djinn={"r1": "boss red"}, phase="act", **FOUND)

    stage.ann.does("special tavern")
    assert stage.ann.why_not("capture nothing") == "D13.7"
    stage.ann.does("hire m17", "capture", "capture red")

    assert stage.ann.why_not("special tavern") == "D-R.45"


@rule("D13.8")
def test_without_djinn_the_mandatory_action_is_left_out_without_loss() -> None:
    stage = Stage(ann=player("r2", magic=2), bob=player(), djinn=QUIET, phase="act")

    assert stage.ann.why_not("capture nothing") == "D21.1"
    stage.ann.does("forgo coins")

    assert stage.ann.seat.magic == 2
    assert stage.bob.asked


@rule("D-R.108")
def test_a_space_emptied_before_the_capture_needs_none() -> None:
    stage = Stage(
        ann=player("r2", magic=2, equipment="staff8"), bob=player(), djinn=QUIET | {"r2": "red*2"}, phase="act"
    )

    stage.ann.does("use staff8", "remove red", "remove red", "forgo coins")

    assert stage.ann.seat.magic == 2
    assert stage.bob.asked


@rule("D13.11")
def test_an_action_may_be_left_undone_in_part() -> None:
    stage = Stage(ann=player("s5", coins=2), bob=player(), phase="act")
    market = Stage(ann=player("r5", coins=2), bob=player(), djinn=QUIET, phase="act")

    stage.ann.does("basic manufactory", "done")
    market.ann.does("special market", "visit scribe", "done")

    assert (stage.ann.equipment, stage.ann.seat.corks) == ([], 1)
    assert (market.ann.seat.coins, market.ann.seat.scrolls) == (1, 2)


@rule("D13.12")
@pytest.mark.parametrize(("choice", "coins", "magic"), [("coins", 2, 1), ("magic", 0, 3), ("both", 1, 2)])
def test_doing_nothing_gives_coins_or_magic_instead(choice: str, coins: int, magic: int) -> None:
    stage = Stage(ann=player("s1", magic=1), bob=player(), phase="act")

    assert stage.ann.why_not("done") == "D13.12"
    stage.ann.does(f"forgo {choice}")

    assert (stage.ann.seat.coins, stage.ann.seat.magic) == (coins, magic)
    assert stage.bob.asked


@rule("D-R.61")
def test_the_compensation_is_given_once_also_for_what_could_not_be_done_but_not_at_the_source() -> None:
    poor = Stage(ann=player("s5", keys=1), bob=player(), phase="act")
    round_one = Stage(ann=player("r2"), bob=player(), djinn={"r2": "boss red"}, phase="act")
    source = Stage(ann=player("source", magic=0), bob=player(), phase="act")

    assert poor.ann.why_not("basic manufactory") == "D-R.8"
    poor.ann.does("forgo coins")
    round_one.ann.does("capture nothing", "forgo coins")

    assert poor.ann.why_not("forgo coins") == "D-R.61"
    assert round_one.ann.seat.coins == 2
    assert source.ann.why_not("forgo coins") == "D-R.61"
    assert source.ann.can("done")


@rule("D-R.62")
def test_any_part_of_an_action_forfeits_the_compensation() -> None:
    space = Stage(ann=player("s5", coins=2, keys=1), bob=player(), phase="act")
    passage = Stage(ann=player("s1", placed="tavern at s1"), bob=player(), phase="act", **FOUND)

    space.ann.does("basic manufactory", "done")
    passage.ann.does("passage tavern", "hire m01")

    assert space.ann.why_not("forgo coins") == "D-R.62"
    assert passage.ann.why_not("forgo coins") == "D-R.62"


@rule("D13.12", "D-R.62")
@pytest.mark.parametrize(
    "words",
    [("basic tavern",), ("special tavern",), ("passage market",), ("basic archives", "archive mages")],
    ids=" ".join,
)
def test_an_action_of_which_nothing_is_taken_leaves_the_compensation(words: tuple[str, ...]) -> None:
    spaces = {"basic tavern": "s2", "special tavern": "r1", "passage market": "s2", "basic archives": "s4"}
    own = player(spaces[words[0]], placed="market at s2", coins=1, keys=1, mages="m01 down")
    stage = Stage(ann=own, bob=player(), djinn=QUIET, phase="act")

    stage.ann.does(*words, "exchange coin", "done")
    assert stage.happened("action-left")
    assert stage.ann.why_not("done") == "D13.12"
    assert stage.ann.can(words[0])
    stage.ann.does("forgo coins")

    assert stage.ann.seat.coins == 4


@rule("D-R.62")
def test_an_option_that_was_carried_out_counts_whatever_is_left_after_it() -> None:
    stage = Stage(ann=player("r3", mages="m01 down", keys=1), bob=player(), djinn=QUIET, phase="act")

    stage.ann.does("special archives", "archive coins", "archive mages", "done")

    assert stage.ann.why_not("forgo coins") == "D-R.62"


@rule("D-R.62", "D-R.106")
def test_an_action_inside_another_one_is_counted_by_itself() -> None:
    own = player("r3", corked="red*3", awards="a1_1", keys=1)
    stage = Stage(ann=own, bob=player(), djinn=QUIET, award_columns={"II": ["a2_5"]}, phase="act")

    stage.ann.does("special archives", "archive coins", "award red a2-5", "basic tavern", "done", "done")
    assert stage.ann.why_not("forgo coins") == "D-R.62"

    stage = Stage(ann=own, bob=player(), djinn=QUIET, award_columns={"II": ["a2_5"]}, phase="act")
    stage.ann.does("special archives", "award red a2-5", "basic academy", "done")
    assert stage.ann.can("forgo coins")


@rule("D-R.62")
def test_an_arrival_reward_does_not_forfeit_the_compensation() -> None:
    stage = Stage(ann=player("s5", equipment="cloak1"), bob=player(), phase="act")

    stage.ann.does("reward cloak1", "forgo coins")

    assert stage.ann.seat.coins == 2 + 2


@rule("D-R.117")
def test_the_compensation_stands_in_place_of_the_actions_and_may_pay_for_the_capture() -> None:
    stage = Stage(ann=player("r2", magic=2), bob=player(), djinn={"r2": "boss red blue"}, phase="act")
    square = Stage(ann=player("s1", placed="tavern at s1", keys=1), bob=player(), phase="act", **FOUND)

    assert stage.ann.why_not("capture") == "D-R.46"
    stage.ann.does("forgo magic")
    assert stage.ann.why_not("special academy") == stage.ann.why_not("basic academy") == "D-R.117"
    stage.ann.does("capture", "capture red", "pay 4")
    square.ann.does("forgo coins")

    assert (stage.ann.circles[0], stage.ann.seat.magic) == ("red", 0)
    assert square.ann.why_not("passage tavern") == "D-R.117"


@rule("D-R.117")
def test_the_compensation_may_follow_the_mandatory_action() -> None:
    stage = Stage(ann=player("r2", magic=4), bob=player(), djinn={"r2": "boss red blue"}, phase="act")

    stage.ann.does("capture", "capture red", "pay 4", "forgo both")

    assert (stage.ann.seat.coins, stage.ann.seat.magic) == (1, 1)
