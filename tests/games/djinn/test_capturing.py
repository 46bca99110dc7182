"""D21: the mandatory action, declaring, paying and placing."""

import pytest
from djinn_stage import QUIET, Stage, player
from rules import rule


def facing(djinn: str, /, **holding: object) -> Stage:
    """ann at a round space with these djinn."""
    return Stage(ann=player("r2", **holding), bob=player(), djinn={"r2": djinn}, phase="act")


@rule("D21.1")
@pytest.mark.parametrize("djinn", ["red", "boss red", "blue white"])
def test_the_action_takes_place_at_a_round_space_with_djinn(djinn: str) -> None:
    stage = facing(djinn)

    assert stage.ann.can("capture nothing")
    assert stage.ann.why_not("done") == "D13.6"


@rule("D21.1")
@pytest.mark.parametrize("space", ["s1", "source", "r1"])
def test_the_action_does_not_take_place_elsewhere(space: str) -> None:
    stage = Stage(ann=player(space, magic=4, keys=1), bob=player(), djinn=QUIET, phase="act")

    assert stage.ann.why_not("capture") == stage.ann.why_not("capture nothing") == "D21.1"


@rule("D21.2")
@pytest.mark.parametrize(("magic", "can", "left"), [(4, True, 3), (3, False, 2), (0, False, 0)])
def test_who_does_not_want_to_or_cannot_capture_loses_one_magic(magic: int, can: bool, left: int) -> None:
    stage = facing("boss red", magic=magic)

    assert stage.ann.can("capture") == can
    stage.ann.does("capture nothing")

    assert stage.ann.seat.magic == left
    assert stage.djinn("r2") == "red boss"


@rule("D-R.56")
def test_the_loss_comes_when_the_mandatory_action_is_resolved() -> None:
    stage = facing("boss red", magic=4)

    stage.ann.does("capture nothing")
    assert stage.ann.seat.magic == 3
    stage.ann.does("basic academy")

    assert stage.ann.seat.magic == 4


@rule("D21.3", "D21.4", "D21.6")
def test_any_djinn_of_the_space_may_be_chosen_at_four_magic_each() -> None:
    stage = facing("boss red*2 blue", capacity=8, turned=True, magic=8)

    stage.ann.does("capture")
    assert {"capture red", "capture blue", "capture red red", "capture red blue"} <= set(stage.options)
    stage.ann.does("capture red blue")
    assert stage.asks["strength"] == 8
    stage.ann.does("pay 8")

    assert (stage.ann.seat.magic, stage.ann.circles[:2]) == (0, ["red", "blue"])
    assert stage.djinn("r2") == "red boss"


@rule("D21.6")
def test_what_remains_after_bonuses_must_be_there() -> None:
    stage = facing("boss red", magic=2, mages="m01, m05", coins=1)

    stage.ann.does("capture", "capture red")
    assert stage.ann.why_not("pay 4") == "D21.6"
    stage.ann.does("with m05", "pay 1")

    assert stage.ann.seat.magic == 1


@rule("D21.11")
def test_the_player_chooses_circle_or_bottle() -> None:
    circle, bottle = (facing("boss red blue", magic=4, bottles="red", corks=1) for _ in range(2))

    circle.ann.does("capture", "capture red")
    assert set(circle.options) == {"put red circle", "put red bottle", "call-off"}
    circle.ann.does("put red circle", "pay 4")
    bottle.ann.does("capture", "capture red", "put red bottle", "pay 4")

    assert (circle.ann.circles[0], circle.ann.corked, circle.ann.seat.corks) == ("red", "", 1)
    assert (bottle.ann.circles[0], bottle.ann.corked, bottle.ann.seat.corks) == ("empty", "red", 0)


@rule("D21.12")
@pytest.mark.parametrize(("bottles", "corks"), [("red", 0), ("blue", 1), ("", 1)])
def test_bottling_needs_a_bottle_of_the_colour_and_a_cork(bottles: str, corks: int) -> None:
    stage = facing("red", magic=4, bottles=bottles, corks=corks)
    full = facing("red", magic=4, bottles=bottles, corks=corks, circles="red, red, inactive, inactive")

    stage.ann.does("capture", "capture red")

    assert stage.prompt == "capture-pay"  # the circle is the only place
    assert full.ann.why_not("capture") == "D21.13"


@rule("D21.11", "D21.13")
def test_a_djinn_without_a_place_cannot_be_captured_and_stays() -> None:
    stage = facing("boss red blue", magic=4, circles="red, red, inactive, inactive", bottles="blue", corks=1)

    stage.ann.does("capture")
    assert stage.ann.why_not("capture red") == "D21.13"
    stage.ann.does("capture blue", "pay 4")

    assert (stage.ann.corked, stage.ann.bottles, stage.ann.seat.corks) == ("blue", "", 0)
    assert stage.djinn("r2") == "red boss"


@rule("D-R.46")
def test_a_capture_must_be_payable_with_all_that_can_help() -> None:
    stage = facing("boss red*2 blue", magic=3, mages="m13, m01", coins=1)

    assert stage.ruling("capture").legal
    stage.ann.does("capture")
    assert stage.ann.can("capture red")  # with the mage that costs nothing
    assert stage.ann.why_not("capture red red") == "D-R.46"
    assert stage.ruling("capture red red").values["missing"] == 8 - 3 - 3


@rule("D-R.46")
@pytest.mark.parametrize(
    ("mages", "magic", "coins", "legal"),
    [
        ("m13", 1, 1, False),
        ("m13", 1, 2, True),
        ("m13, m06", 0, 2, False),
        ("m13, m06", 0, 3, True),
        ("m06, m08, m13", 0, 2, True),  # the two cheaper ones together
        ("m06, m08, m13", 0, 1, False),
    ],
)
def test_fees_that_cannot_be_paid_help_nobody(mages: str, magic: int, coins: int, legal: bool) -> None:
    stage = facing("boss red", magic=magic, mages=mages, coins=coins)

    assert stage.ann.can("capture") == legal


@rule("D-R.46")
def test_every_declared_djinn_has_a_place_of_its_own() -> None:
    stage = facing(
        "boss red*2",
        capacity=8,
        turned=True,
        magic=8,
        mages="m13",
        coins=2,
        circles="red, empty, inactive, inactive",
        bottles="red",
        corks=1,
    )

    stage.ann.does("capture", "capture red red", "put red circle")
    assert stage.prompt == "capture-pay"  # only the bottle is left for the second
    stage.ann.does("pay 8")

    assert (stage.ann.circles[:2], stage.ann.corked) == (["red", "red"], "red")


@rule("D-R.46")
def test_a_boss_leaves_the_bottle_that_another_djinn_needs() -> None:
    stage = facing(
        "boss red*2",
        capacity=8,
        turned=True,
        magic=8,
        mages="m13, m14",
        coins=4,
        circles="red, red, inactive, inactive",
        bottles="red blue",
        corks=2,
    )

    stage.ann.does("capture", "capture boss", "free red")
    assert stage.prompt == "capture-pay"
    stage.ann.does("pay 8")

    assert (stage.ann.corked, stage.ann.corked_bosses) == ("red", "blue")


@rule("D-R.46")
def test_a_djinn_goes_where_it_leaves_the_others_their_places() -> None:
    stage = facing(
        "boss red blue",
        capacity=8,
        turned=True,
        magic=8,
        circles="red, empty, inactive, inactive",
        bottles="red",
        corks=1,
    )

    stage.ann.does("capture", "capture red blue", "pay 8")

    assert (stage.ann.circles[:2], stage.ann.corked) == (["red", "blue"], "red")


@rule("D-R.45")
def test_a_declaration_changes_nothing_until_it_is_paid_and_can_be_called_off() -> None:
    stage = facing("boss red blue", magic=4, coins=3, mages="m13")

    stage.ann.does("capture", "capture red", "with m13")
    assert (stage.ann.seat.magic, stage.ann.seat.coins, stage.ann.mages) == (4, 3, ["m13"])
    assert (stage.djinn("r2"), stage.ann.circles[0]) == ("red blue boss", "empty")
    stage.ann.does("call-off")

    assert stage.view.capture is None
    assert stage.ann.can("capture")
    assert stage.ann.why_not("done") == "D13.6"


@rule("D-R.45", "D-R.7")
def test_a_capture_is_not_interrupted_by_other_powers() -> None:
    stage = facing(
        "boss blue*2",
        magic=4,
        keys=1,
        equipment="cloak7",
        circles="red, empty, inactive, inactive",
        bottles="red blue",
        corks=1,
        corked="white*3",
    )

    stage.ann.does("capture")
    for word in ("exchange coin", "use cloak7", "bottle red", "award white a1-1"):
        assert stage.ann.why_not(word) == "D-R.7"
    stage.ann.does("capture blue")
    assert stage.ann.why_not("bottle red") == "D-R.7"
    stage.ann.does("put blue circle", "pay 4", "bottle red")

    assert stage.ann.corked == "red white*3"


@rule("D-R.45")
def test_fees_and_magic_are_paid_before_the_djinn_are_placed_and_the_boss_is_expelled() -> None:
    stage = facing("boss red", magic=4, coins=2, mages="m13")

    stage.ann.does("capture", "capture red", "with m13", "pay 1")

    kinds = [event.kind for event in stage.events]
    order = ["paid", "mage-used", "paid", "captured", "put-on-circle", "boss-expelled", "djinn-arrived"]
    assert [kind for kind in kinds if kind in order] == [*order, "djinn-arrived"]
    assert [event["resource"] for event in stage.happened("paid")] == ["coins", "magic"]


@rule("D31.21", "D-R.75")
def test_shaky_hands_put_captured_djinn_on_circles_first() -> None:
    stage = facing("boss red", magic=4, bottles="red", corks=1, negative="N10")
    full = facing("boss red", magic=4, bottles="red", corks=1, negative="N10", circles="red, boss, inactive, inactive")

    assert full.ann.why_not("capture") == "D31.21"
    stage.ann.does("capture", "capture red")
    assert stage.prompt == "capture-pay"  # no choice of places
    stage.ann.does("pay 4", "bottle red")

    assert stage.ann.corked == "red"


@rule("D31.21")
def test_shaky_hands_hold_for_bosses_and_drawn_djinn_too() -> None:
    boss = facing(
        "boss red", capacity=8, turned=True, magic=6, bottles="blue", corks=1, negative="N10",
        circles="red, boss, inactive, inactive",
    )  # fmt: skip
    drawn = Stage(
        ann=player("r2", capacity=8, bottles="blue", corks=1, negative="N10"),
        bob=player(),
        djinn=QUIET,
        bag="blue",
        phase="act",
    )

    drawn.ann.does("special academy", "draw")

    assert boss.ann.why_not("capture") == "D31.21"
    assert drawn.ann.why_not("put bottle") == "D31.21"
    assert drawn.ann.can("put circle")


@rule("D31.7", "D-R.71")
def test_the_fearless_gain_magic_for_capturing_nothing_but_not_where_nobody_is() -> None:
    stage = facing("boss red", magic=1, positive="P07")
    empty = Stage(ann=player("r2", magic=1, positive="P07"), bob=player(), djinn=QUIET, phase="act")

    stage.ann.does("capture nothing")
    empty.ann.does("forgo coins")

    assert (stage.ann.seat.magic, empty.ann.seat.magic) == (2, 1)
