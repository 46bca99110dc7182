"""D21, D22: capturing djinn and bosses."""

import pytest
from djinn_stage import Stage, player
from rules import rule

from coven.games.djinn.table import Capture


@rule("D21.3", "D21.4", "D21.6", "D21.11")
def test_a_regular_djinn_costs_four_magic_and_goes_on_a_circle() -> None:
    stage = Stage(ann=player("r2", magic=4), bob=player(), djinn={"r2": "boss red blue"}, phase="act")

    stage.ann.does("capture", "capture red", "pay 4")

    assert (stage.ann.seat.magic, stage.ann.circles[0]) == (0, "red")
    assert stage.djinn("r2") == "blue boss"


@rule("D21.5", "D-EX.1", "D-R.49")
def test_a_boss_with_two_djinn_needs_eight() -> None:
    stage = Stage(ann=player("r2", magic=3), bob=player(), djinn={"r2": "boss red blue"}, phase="act")

    assert stage.ann.why_not("capture") == "D-R.46"
    rich = Stage(ann=player("r2", magic=4), bob=player(), djinn={"r2": "boss red blue"}, phase="act")
    rich.ann.does("capture")
    assert rich.asks["needs-boss"] == 8
    assert rich.ruling("capture boss").values["missing"] == 4


@rule("D21.7", "D21.8", "D21.9", "D21.10", "D5.2", "D5.5", "D-EX.2", "D-R.47", "D-R.48")
def test_the_rulebooks_example_of_two_mages() -> None:
    stage = Stage(
        ann=player("r2", magic=4, coins=4, mages="m13, m27", circles="empty, empty, empty, inactive"),
        bob=player(),
        djinn={"r2": "boss brown*2 blue red"},
        phase="act",
    )

    stage.ann.does("capture", "capture blue brown brown")
    assert (stage.asks["strength"], stage.asks["saves-m13"], stage.asks["saves-m27"]) == (12, 6, 5)
    stage.ann.does("with m13")
    assert stage.ann.why_not("pay 6") == "D21.6"
    stage.ann.does("with m27", "pay 1")

    assert (stage.ann.seat.magic, stage.ann.seat.coins) == (3, 0)
    assert stage.ann.mages == ["m13 down", "m27 down"]
    assert stage.ann.circles[:3] == ["blue", "brown", "brown"]


@rule("D21.8", "D-R.112")
def test_a_mage_needs_its_fee_and_must_be_face_up() -> None:
    stage = Stage(ann=player("r2", magic=4, mages="m13, m01 down"), bob=player(), djinn={"r2": "boss red"}, phase="act")

    stage.ann.does("capture", "capture red")

    assert stage.ann.why_not("with m13") == "D21.8"
    assert stage.ann.why_not("with m01") == "D-R.112"


@rule("D-R.45")
def test_a_declaration_changes_nothing_until_it_is_paid_and_can_be_called_off() -> None:
    stage = Stage(
        ann=player("r2", magic=4, coins=3, keys=1, mages="m13"),
        bob=player(),
        djinn={"r2": "boss red blue"},
        phase="act",
    )
    crowds = stage.table.crowds

    stage.ann.does("capture", "capture red", "with m13")
    assert stage.ann.why_not("exchange coin") == "D-R.7"
    assert (stage.ann.seat.magic, stage.ann.seat.coins, stage.table.crowds) == (4, 3, crowds)
    stage.ann.does("call-off")

    assert stage.ann.mages == ["m13"]
    assert stage.table.capture.paid == Capture().paid
    assert stage.ann.can("capture")


@rule("D21.12", "D21.13")
def test_a_djinn_without_a_place_cannot_be_captured() -> None:
    full = Stage(
        ann=player("r2", magic=4, circles="red, red, inactive, inactive", bottles="blue", corks=1),
        bob=player(),
        djinn={"r2": "boss red blue"},
        phase="act",
    )

    full.ann.does("capture")
    assert full.ann.why_not("capture red") == "D21.13"
    full.ann.does("capture blue", "pay 4")

    assert (full.ann.corked, full.ann.bottles, full.ann.seat.corks) == ("blue", "", 0)


@rule("D21.11")
def test_the_player_chooses_circle_or_bottle() -> None:
    stage = Stage(
        ann=player("r2", magic=4, bottles="red", corks=1), bob=player(), djinn={"r2": "boss red blue"}, phase="act"
    )

    stage.ann.does("capture", "capture red")
    assert set(stage.options) == {"put red circle", "put red bottle", "call-off"}
    stage.ann.does("put red bottle", "pay 4")

    assert stage.ann.corked == "red"


@rule("D22.1", "D22.3", "D22.5", "D-EX.10", "D-R.50", "D-R.51")
def test_a_boss_brings_one_djinn_for_free_and_may_go_into_any_bottle() -> None:
    stage = Stage(
        ann=player("r2", capacity=8, turned=True, magic=8, coins=4, mages="m13, m27", bottles="white", corks=1),
        bob=player(),
        djinn={"r2": "boss red blue"},
        phase="act",
    )

    stage.ann.does("capture", "capture blue boss")
    assert stage.options == ["free red", "free none", "call-off"]
    stage.ann.does("free red", "with m13", "with m27")
    assert stage.asks["strength"] == 12
    stage.ann.does("pay 5")

    assert stage.ann.corked_bosses == "white"
    assert stage.ann.circles[:2] == ["red", "blue"]
    assert sum(int(part[-1]) if "*" in part else 1 for part in stage.djinn("r2").split()) == 2  # refilled


@rule("D22.2")
def test_colour_bonuses_do_not_count_for_a_boss() -> None:
    stage = Stage(ann=player("r2", magic=4, coins=9, mages="m13"), bob=player(), djinn={"r2": "boss blue"}, phase="act")

    stage.ann.does("capture", "capture boss", "free none")

    assert stage.asks["saves-m13"] == 3


@rule("D22.4", "D22.5", "D-EX.9", "D-R.52", "D-R.53")
def test_a_boss_left_alone_is_expelled_and_djinn_come() -> None:
    stage = Stage(
        ann=player("r2", capacity=8, turned=True, magic=8), bob=player(), djinn={"r2": "boss red blue"}, phase="act"
    )
    supply = stage.table.bosses

    stage.ann.does("capture", "capture red blue", "pay 8")

    assert stage.table.bosses == supply + 1
    assert "boss" not in stage.djinn("r2")
    assert len(stage.happened("djinn-arrived")) == 2
    assert stage.ann.why_not("capture") == "D13.6"


@rule("D22.5", "D-EX.8")
def test_with_four_players_three_djinn_come_for_a_captured_boss() -> None:
    stage = Stage(
        ann=player("r2", capacity=8, turned=True, magic=8, equipment="staff3"),
        bob=player(),
        cid=player(),
        dee=player(),
        djinn={"r2": "boss red blue brown white"},
        phase="act",
    )

    stage.ann.does("capture", "capture boss", "free red", "with staff3", "pay 8")

    regulars = sum(int(part[-1]) if "*" in part else 1 for part in stage.djinn("r2").split())
    assert regulars == 6
    assert stage.ann.equipment == ["staff3 down"]


@rule("D-R.54", "D-R.55")
def test_an_empty_bag_refills_nothing() -> None:
    stage = Stage(ann=player("r2", magic=4), bob=player(), djinn={"r2": "boss red"}, bag="", phase="act")

    stage.ann.does("capture", "capture red", "pay 4")

    assert stage.djinn("r2") == ""


@rule("D-R.57")
@pytest.mark.parametrize(("gear", "left"), [("staff1", 7), ("staff2", 8)])
def test_permanent_strength_helps_every_capture(gear: str, left: int) -> None:
    stage = Stage(
        ann=player("r2", capacity=8, turned=True, magic=8, equipment=gear),
        bob=player(),
        djinn={"r2": "boss red blue"},
        phase="act",
    )

    stage.ann.does("capture", "capture red blue")

    assert stage.asks["left"] == left


@rule("D-R.57")
def test_the_forked_staff_counts_for_each_regular_djinn() -> None:
    stage = Stage(
        ann=player("r2", magic=4, equipment="staff4"), bob=player(), djinn={"r2": "boss red blue"}, phase="act"
    )

    stage.ann.does("capture", "capture red blue", "with staff4", "pay 4")

    assert stage.ann.circles[:2] == ["red", "blue"]


@rule("D-R.115")
def test_a_boss_with_one_place_left_is_captured_alone() -> None:
    stage = Stage(
        ann=player("r2", capacity=8, turned=True, magic=8, circles="red, empty, inactive, inactive"),
        bob=player(),
        djinn={"r2": "boss red blue"},
        phase="act",
    )

    stage.ann.does("capture", "capture boss", "pay 8")

    assert stage.ann.circles[1] == "boss"


@rule("D-R.107", "D-R.108")
def test_the_staff_of_banishing_removes_djinn_and_may_expel_the_boss() -> None:
    stage = Stage(ann=player("r2", equipment="staff8"), bob=player(), djinn={"r2": "boss red blue"}, phase="act")

    stage.ann.does("use staff8", "remove red", "remove blue")

    assert "boss" not in stage.djinn("r2")
    assert stage.ann.can("capture nothing")  # the refilled djinn are there
