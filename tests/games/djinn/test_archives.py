"""D17: the Archives and secret passages."""

from djinn_stage import Stage, player
from rules import rule

QUIET = {"r1": "", "r2": "", "r3": "", "r4": "boss red", "r5": "", "r6": ""}


@rule("D17.1", "D17.6")
def test_the_basic_action_takes_one_option() -> None:
    stage = Stage(ann=player("s4"), bob=player(), phase="act")

    stage.ann.does("basic archives", "archive coins")

    assert stage.ann.seat.coins == 2
    assert stage.bob.asked


@rule("D17.2", "D17.7", "D17.8", "D17.9", "D7.2", "D7.3", "D7.4")
def test_the_special_action_takes_two_different_options() -> None:
    stage = Stage(ann=player("r3", magic=0), bob=player(), phase="act", djinn=QUIET)

    stage.ann.does("special archives", "archive circle")
    assert stage.ann.seat.magic == 2
    assert stage.ann.circles == ["empty", "empty", "empty", "inactive"]
    assert stage.ann.why_not("archive circle") == "D17.2"
    assert stage.ann.why_not("archive mages") == "D-R.120"
    stage.ann.does("archive scroll")

    assert stage.ann.seat.scrolls == 1


@rule("D7.5", "D6.3")
def test_the_right_circle_raises_capacity() -> None:
    stage = Stage(ann=player("s4", circles="empty, empty, empty, inactive"), bob=player(), phase="act")

    stage.ann.does("basic archives", "archive circle")

    assert stage.ann.seat.capacity == 6


@rule("D31.6", "D-R.37")
def test_the_bookworm_may_take_the_same_option_twice() -> None:
    stage = Stage(ann=player("r3", positive="P06"), bob=player(), phase="act", djinn=QUIET)

    stage.ann.does("special archives", "archive coins", "archive coins")

    assert stage.ann.seat.coins == 4


@rule("D17.3", "D17.4", "D17.5", "D17.10", "D-R.28")
def test_a_passage_is_placed_at_a_square_space_with_other_symbols() -> None:
    stage = Stage(
        ann=player("s4", bar="academy tavern", placed="catacombs at s1, market at s2"),
        bob=player(placed="tavern at s5"),
        phase="act",
    )

    stage.ann.does("basic archives", "archive passage")
    assert stage.ann.why_not("place tavern at academy") == "D17.4"
    assert stage.ann.why_not("place tavern at manufactory") == "D17.5"
    stage.ann.does("place tavern at archives")

    assert stage.bob.asked  # the new passage cannot be used in this turn
    assert len(stage.ann.seat.placed) == 3


@rule("D17.11", "D17.12", "D17.13", "D-R.34", "D-R.35", "D6.17")
def test_the_last_passage_moves_the_bar_and_opens_the_red_options_at_once() -> None:
    stage = Stage(
        ann=player("r3", magic=0, bar="tavern", placed="catacombs at s1, market at s2, academy at s3"),
        bob=player(),
        phase="act",
        djinn=QUIET,
    )

    stage.ann.does("special archives", "archive passage", "place tavern at archives")
    assert (stage.ann.seat.minimum, stage.ann.seat.magic) == (1, 2)
    assert stage.ann.why_not("archive passage") in ("D17.2", "D-R.30")
    stage.ann.does("archive coins")

    assert stage.ann.seat.coins == 4


@rule("D17.14", "D17.15", "D17.16", "D-R.36")
def test_the_red_options() -> None:
    placed = "tavern at s4, catacombs at s1, market at s2, academy at s3"
    stage = Stage(
        ann=player("r3", magic=0, bar="", placed=placed, circles="empty, empty, empty, empty"),
        bob=player(),
        phase="act",
        djinn=QUIET,
    )

    stage.ann.does("special archives", "archive scroll", "archive circle")

    assert (stage.ann.seat.scrolls, stage.ann.seat.magic, stage.ann.seat.keys) == (1, 2, 1)
