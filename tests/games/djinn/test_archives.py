"""D17: the Archives and secret passages."""

import pytest
from djinn_stage import QUIET, Stage, player
from rules import rule

THREE = "catacombs at s1, market at s2, academy at s3"
FOUR = "tavern at s4, catacombs at s1, market at s2, academy at s3"


def reading(at: str, /, **holding: object) -> Stage:
    """ann at a space, in a quiet game."""
    return Stage(ann=player(at, **holding), bob=player(), phase="act", djinn=QUIET)


@rule("D17.1", "D17.6")
def test_the_basic_action_takes_one_option_of_five() -> None:
    stage = reading("s4", mages="m01 down")

    stage.ann.does("basic archives")
    assert stage.options == [
        *("archive passage", "archive coins", "archive scroll", "archive mages", "archive circle", "done"),
    ]
    stage.ann.does("archive coins")

    assert stage.ann.seat.coins == 2
    assert stage.bob.asked


@rule("D17.2", "D17.7", "D17.8")
def test_the_special_action_takes_two_different_options() -> None:
    stage = reading("r3", mages="m01 down, m02 down")

    stage.ann.does("special archives", "archive mages", "wake m02")
    assert stage.ann.mages == ["m01 down", "m02"]
    assert stage.ann.why_not("archive mages") == "D17.2"
    stage.ann.does("archive scroll")

    assert (stage.ann.seat.scrolls, stage.ann.seat.magic) == (1, 3)
    assert stage.bob.asked


@rule("D17.9")
def test_the_circle_option_activates_the_leftmost_inactive_circle() -> None:
    stage = reading("s4", circles="red, empty, inactive, inactive")

    stage.ann.does("basic archives", "archive circle")

    assert stage.ann.circles == ["red", "empty", "empty", "inactive"]
    assert stage.ann.seat.keys == 0


@rule("D31.6", "D-R.37")
def test_the_bookworm_may_take_the_same_option_twice_at_the_round_space() -> None:
    stage = reading("r3", positive="P06")
    placing = reading("r3", positive="P06", bar="tavern market", placed="academy at s3")
    square = reading("s4", positive="P06")

    stage.ann.does("special archives", "archive coins", "archive coins")
    placing.ann.does("special archives", "archive passage", "place tavern at academy")
    placing.ann.does("archive passage", "place market at tavern")
    square.ann.does("basic archives", "archive coins")

    assert stage.ann.seat.coins == 4
    assert placing.ann.seat.placed == ("academy at s3", "tavern at s1", "market at s2")
    assert (square.ann.seat.coins, square.bob.asked) == (2, True)


@rule("D17.3", "D-R.28")
def test_any_passage_of_the_bar_is_placed_at_a_square_space() -> None:
    stage = Stage(ann=player("s4", bar="academy tavern"), bob=player(), phase="act")

    stage.ann.does("basic archives", "archive passage")
    spaces = ("academy", "tavern", "catacombs", "archives", "manufactory", "market")
    passages = {f"place {own} at {space}" for own in ("academy", "tavern") for space in spaces if own != space}
    assert set(stage.options) == passages
    stage.ann.does("place tavern at market")

    assert (stage.ann.seat.placed, stage.ann.seat.bar) == (("tavern at s6",), ("academy",))


@rule("D17.4", "D17.5")
def test_one_own_passage_lies_at_a_space_and_no_symbol_twice() -> None:
    stage = Stage(
        ann=player("s4", bar="academy tavern", placed="market at s3"), bob=player(placed="tavern at s5"), phase="act"
    )

    stage.ann.does("basic archives", "archive passage")

    assert stage.ann.why_not("place tavern at catacombs") == "D17.4"
    assert stage.ann.why_not("place tavern at manufactory") == "D17.5"
    assert stage.ann.why_not("place tavern at tavern") == "D17.5"
    assert stage.ann.can("place academy at manufactory")


@rule("D17.10")
def test_a_passage_cannot_be_used_in_the_turn_in_which_it_is_placed() -> None:
    stage = reading("s4", bar="tavern market", keys=1)

    stage.ann.does("basic archives", "archive passage", "place tavern at archives")

    assert stage.ann.why_not("passage tavern") == "D17.10"
    assert not stage.ann.can("passage tavern")


@rule("D-R.29")
def test_a_placed_passage_stays_and_works_in_later_turns() -> None:
    stage = Stage(ann=player("s4", "r1", bar="tavern market"), bob=player("s3", "r3"), djinn=QUIET, phase="act")

    stage.ann.does("basic archives", "archive passage", "place tavern at archives")
    stage.bob.does("move market", "forgo coins")
    stage.ann.does("move academy", "forgo coins")
    stage.bob.does("move manufactory", "forgo coins")
    stage.ann.does("move tavern", "forgo coins")
    stage.bob.does("move archives", "forgo coins")
    stage.ann.does("move catacombs", "capture nothing", "forgo coins")
    stage.bob.does("move market", "forgo coins")
    stage.ann.does("move archives")

    assert stage.ann.seat.placed == ("tavern at s4",)
    assert stage.ann.can("passage tavern")


@rule("D-R.38")
def test_a_passage_placed_in_this_turn_shows_no_symbol_for_a_reward() -> None:
    stage = reading("s4", bar="tavern market", equipment="hat2", keys=1)
    older = reading("s4", placed="tavern at s4", equipment="hat2")

    stage.ann.does("basic archives", "archive passage", "place tavern at archives")

    assert stage.ann.why_not("reward hat2") == "D-R.38"
    assert older.ann.can("reward hat2")


@rule("D17.11", "D6.17")
def test_the_last_passage_moves_the_minimum_and_gives_two_magic() -> None:
    stage = reading("s4", magic=0, bar="tavern", placed=THREE)
    other = reading("s4", magic=0, bar="tavern manufactory", placed="catacombs at s1, market at s2")

    for each in (stage, other):
        each.ann.does("basic archives", "archive passage", "place tavern at archives")

    assert (stage.ann.seat.minimum, stage.ann.seat.magic) == (1, 2)
    assert (other.ann.seat.minimum, other.ann.seat.magic) == (0, 0)


@rule("D17.12", "D17.13", "D-R.34")
def test_the_last_passage_moves_the_bar_so_the_second_option_is_already_red() -> None:
    stage = reading("r3", bar="tavern", placed=THREE)

    stage.ann.does("special archives", "archive passage", "place tavern at archives")
    assert stage.happened("bar-moved") == [{"player": "ann"}]
    stage.ann.does("archive coins")

    assert stage.ann.seat.coins == 4


@rule("D-R.34")
def test_the_second_option_is_chosen_after_the_first_is_resolved() -> None:
    stage = reading("r3", mages="m01 down", bar="tavern market")

    stage.ann.does("special archives", "archive passage")
    assert stage.ann.why_not("archive coins") == "D-R.34"
    stage.ann.does("place tavern at archives", "archive coins")

    assert stage.ann.seat.coins == 2


@rule("D-R.35")
def test_after_the_bar_has_moved_four_options_are_left() -> None:
    stage = reading("r3", bar="", placed=FOUR, mages="m01 down")

    stage.ann.does("special archives")
    assert stage.options == ["archive coins", "archive scroll", "archive mages", "archive circle", "done"]
    assert stage.ann.why_not("archive passage") == "D-R.30"
    stage.ann.does("archive coins")

    assert stage.ann.why_not("archive coins") == "D17.2"


@rule("D17.14", "D17.15")
def test_red_options_give_magic_with_the_scroll_and_wake_two_mages() -> None:
    stage = reading("r3", magic=0, bar="", placed=FOUR, mages="m01 down, m02 down, m03 down")

    stage.ann.does("special archives", "archive scroll", "archive mages", "wake m01", "wake m03")

    assert (stage.ann.seat.scrolls, stage.ann.seat.magic) == (1, 2)
    assert stage.ann.mages == ["m01", "m02 down", "m03"]
    assert stage.bob.asked


@rule("D17.16", "D-R.36")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("red, empty, inactive, inactive", ["red", "empty", "empty", "inactive"]),
        ("red, empty, empty, empty", ["red", "empty", "empty", "empty"]),
    ],
)
def test_the_red_circle_option_gives_a_key_with_the_leftmost_circle_or_without(before: str, after: list[str]) -> None:
    stage = reading("s4", bar="", placed=FOUR, circles=before)

    stage.ann.does("basic archives", "archive circle")

    assert (stage.ann.circles, stage.ann.seat.keys) == (after, 1)


@rule("D-R.33")
def test_a_passage_to_the_archives_uses_the_red_options() -> None:
    red = reading("s1", bar="", placed="archives at s1, tavern at s4, catacombs at s2, market at s3")
    yellow = reading("s1", bar="tavern", placed="archives at s1")

    red.ann.does("passage archives", "archive coins")
    yellow.ann.does("passage archives", "archive coins")

    assert (red.ann.seat.coins, yellow.ann.seat.coins) == (4, 2)


@rule("D-R.30", "D-R.118")
def test_a_passage_that_fits_nowhere_cannot_be_chosen_and_stays_on_the_bar() -> None:
    stage = Stage(
        ann=player("s4", bar="academy", placed="tavern at s3, catacombs at s2"),
        bob=player(placed="academy at s4"),
        cid=player(placed="academy at s5"),
        dee=player(placed="academy at s6"),
        phase="act",
    )

    stage.ann.does("basic archives")
    assert stage.ann.why_not("archive passage") == "D-R.30"
    stage.ann.does("archive coins")

    assert (stage.ann.seat.bar, stage.ann.seat.coins, stage.ann.seat.minimum) == (("academy",), 2, 0)


@rule("D-R.120")
def test_options_without_effect_are_not_offered() -> None:
    stage = reading("s4", circles="empty, empty, empty, empty", mages="m01")

    stage.ann.does("basic archives")

    assert stage.ann.why_not("archive mages") == stage.ann.why_not("archive circle") == "D-R.120"


def test_an_option_lies_at_what_it_changes() -> None:
    stage = reading("r3", mages="m01 down", bar="tavern market", placed="catacombs at s1, academy at s3")

    stage.ann.does("special archives")

    assert stage.touched == {
        "archive passage": ["ann/bar/tavern", "ann/bar/market"],
        "archive coins": ["ann/coins"],
        "archive scroll": ["ann/scrolls"],
        "archive mages": ["ann/mages"],
        "archive circle": ["ann/circles/3"],
        "done": [],
    }
