"""D21.5 to D21.10, D22.2: the arithmetic of a capture, with mages and equipment."""

import pytest
from djinn_stage import Stage, player
from rules import rule

STRONG = {"capacity": 8, "turned": True, "magic": 8}


def facing(djinn: str, /, **holding: object) -> Stage:
    """ann declares a capture at a round space with these djinn."""
    stage = Stage(ann=player("r2", **holding), bob=player(), djinn={"r2": djinn}, phase="act")
    stage.ann.does("capture")
    return stage


@rule("D21.5", "D-EX.1")
@pytest.mark.parametrize(("djinn", "needs"), [("boss red", 6), ("boss red blue", 8), ("boss red*3 white", 12)])
def test_a_boss_needs_four_and_two_for_each_regular_djinn(djinn: str, needs: int) -> None:
    stage = facing(djinn, magic=4)

    assert stage.asks["needs_boss"] == needs
    assert stage.asks["needs_regular"] == 4


@rule("D-R.49")
def test_djinn_captured_with_the_boss_still_count_for_its_strength() -> None:
    stage = facing("boss red blue", **STRONG, mages="m13, m14", coins=4, circles="empty, empty, empty, inactive")

    stage.ann.does("capture red boss", "free none")

    assert stage.asks["strength"] == 4 + 4 + 2 * 2


@rule("D-R.49")
def test_the_free_djinn_counts_for_the_strength_of_its_boss_too() -> None:
    stage = facing("boss red blue", **STRONG)

    stage.ann.does("capture boss", "free red")

    assert stage.asks["strength"] == 4 + 2 * 2


@rule("D-EX.2", "D21.8", "D21.9")
def test_the_rulebooks_example_of_two_mages() -> None:
    stage = facing("boss brown*2 blue red", magic=4, coins=4, mages="m13, m27", circles="empty, empty, empty, inactive")

    stage.ann.does("capture blue brown brown")
    assert (stage.asks["strength"], stage.saves("m13"), stage.saves("m27")) == (12, 6, 5)
    stage.ann.does("with m13", "with m27", "pay 1")

    assert (stage.ann.seat.magic, stage.ann.seat.coins) == (3, 0)
    assert stage.ann.mages == ["m13 down", "m27 down"]
    assert stage.ann.circles[:3] == ["blue", "brown", "brown"]


@rule("D21.8")
def test_only_mages_whose_fee_can_be_paid_are_said_to_help() -> None:
    stage = facing("boss blue red", **STRONG, coins=3, mages="m13, m27")

    stage.ann.does("capture red blue")
    assert stage.asks["mages"] == "m13 m27"
    stage.ann.does("with m13")

    assert stage.asks["mages"] == ""
    assert stage.ann.why_not("with m27") == "D21.8"


@rule("D21.7")
def test_any_number_of_mages_may_be_used() -> None:
    stage = facing("boss red*2", magic=4, mages="m01, m02, m03, m04")

    stage.ann.does("capture red red", "with m01", "with m02", "with m03", "with m04", "pay 2")

    assert stage.ann.mages == ["m01 down", "m02 down", "m03 down", "m04 down"]


@rule("D21.8")
def test_a_mage_needs_its_fee_and_helps_only_once() -> None:
    stage = facing("boss red", magic=4, coins=4, mages="m13, m14, m15")

    stage.ann.does("capture red", "with m13")
    assert stage.ann.why_not("with m13") == "D21.8"
    stage.ann.does("with m14")
    assert stage.ann.why_not("with m15") == "D21.8"
    stage.ann.does("pay 0")

    assert (stage.ann.mages, stage.ann.seat.coins) == (["m13 down", "m14 down", "m15"], 0)


@rule("D-R.112")
def test_a_face_down_mage_cannot_be_used() -> None:
    stage = facing("boss red", magic=4, mages="m01 down, m02")

    stage.ann.does("capture red")

    assert stage.ann.why_not("with m01") == "D-R.112"
    assert not stage.ann.can("with m01")
    assert stage.ann.can("with m02")


@rule("D21.9")
@pytest.mark.parametrize("captured", ["capture white", "capture white white"])
def test_a_green_bonus_counts_once_for_the_whole_capture(captured: str) -> None:
    stage = facing("boss white*3", **STRONG, coins=2, mages="m13")

    stage.ann.does(captured)

    assert stage.saves("m13") == 3


@rule("D21.10")
@pytest.mark.parametrize(("captured", "saves"), [("red", 1 + 2), ("red red", 1 + 4), ("blue", 1), ("red blue", 1 + 2)])
def test_a_colour_bonus_counts_for_each_djinn_of_its_colour(captured: str, saves: int) -> None:
    stage = facing("boss red*2 blue", **STRONG, coins=1, mages="m17")

    stage.ann.does(f"capture {captured}")

    assert stage.saves("m17") == saves


@rule("D-R.47")
def test_surplus_bonus_is_lost() -> None:
    stage = facing("boss red", magic=1, coins=2, mages="m13, m01")

    stage.ann.does("capture red", "with m13", "with m01")
    assert stage.asks["saved"] == 5
    stage.ann.does("pay 0")

    assert stage.ann.seat.magic == 1


@rule("D-R.48")
def test_a_colour_bonus_may_exceed_what_its_djinn_needs() -> None:
    stage = facing("boss red white", magic=4, coins=4, mages="m09, m17, m01")

    stage.ann.does("capture red white", "with m09", "with m17", "with m01")

    assert stage.asks["saved"] == (2 + 2) + (1 + 2) + (1 + 1)  # of which red gives five
    assert stage.ann.can("pay 0")


@rule("D22.2")
def test_colour_bonuses_do_not_count_for_a_boss_but_green_ones_do() -> None:
    stage = facing("boss blue", magic=4, coins=9, mages="m31")
    stage.ann.does("capture boss")
    stage.ann.does("free none")

    assert stage.saves("m31") == 3


@rule("D-R.50")
def test_the_free_djinn_earns_no_colour_bonus() -> None:
    stage = facing("boss blue red", **STRONG, coins=2, mages="m26")

    stage.ann.does("capture boss", "free blue")

    assert stage.saves("m26") == 3


@rule("D31.15")
def test_the_colour_blind_use_only_green_bonuses() -> None:
    stage = facing("boss blue", magic=4, mages="m13", coins=2, negative="N04")

    stage.ann.does("capture blue")

    assert stage.saves("m13") == 3


@rule("D-R.57")
@pytest.mark.parametrize(
    ("gear", "captured", "saved"),
    [("staff1", "red blue", 1), ("staff2", "red blue", 0), ("staff1", "boss", 1), ("staff2", "boss", 2)],
)
def test_permanent_strength_helps_every_capture_or_those_of_bosses(gear: str, captured: str, saved: int) -> None:
    stage = facing("boss red blue", **STRONG, equipment=gear)

    stage.ann.does(f"capture {captured}")
    if captured == "boss":
        stage.ann.does("free none")

    assert (stage.asks["saved"], stage.asks["left"]) == (saved, 8 - saved)


@rule("D-R.57", "D32.3")
def test_one_time_strength_is_used_up_by_one_capture() -> None:
    stage = facing("boss red blue", magic=4, equipment="staff3")

    stage.ann.does("capture red blue", "with staff3", "pay 4")

    assert (stage.ann.equipment, stage.ann.seat.magic) == (["staff3 down"], 0)
    assert stage.ann.circles[:2] == ["red", "blue"]
    used = facing("boss red blue", magic=4, equipment="staff3 down")
    assert used.ann.why_not("capture red blue") == "D-R.46"


@rule("D-R.57")
def test_the_forked_staff_counts_for_each_regular_djinn_paid_for() -> None:
    stage = facing("boss red blue", magic=4, equipment="staff4")
    boss = facing("boss red blue", **STRONG, equipment="staff4")

    stage.ann.does("capture red blue", "with staff4", "pay 4")
    boss.ann.does("capture boss", "free red")

    assert stage.ann.circles[:2] == ["red", "blue"]
    assert boss.saves("staff4") == 0


@rule("D-R.57")
@pytest.mark.parametrize(("gear", "left"), [("staff1", 5), ("staff2", 4), ("staff3", 2)])
def test_strength_also_helps_at_the_source(gear: str, left: int) -> None:
    stage = Stage(ann=player("source", magic=6, capacity=7, equipment=gear), bob=player(), phase="act")

    stage.ann.does("source boss", "capture boss")
    if gear == "staff3":
        stage.ann.does("with staff3")
    stage.ann.does(f"pay {left}")

    assert stage.ann.seat.magic == 6 - left


@rule("D-R.111")
def test_a_mage_may_be_used_without_need_at_its_usual_fee() -> None:
    stage = facing("boss red", magic=4, coins=2, mages="m14, m01, m13")

    stage.ann.does("capture red", "with m14", "with m01", "pay 0")

    assert (stage.ann.mages, stage.ann.seat.coins) == (["m14 down", "m01 down", "m13"], 0)


@rule("D21.8")
def test_a_refused_fee_is_measured_by_the_coins_not_yet_promised() -> None:
    own = player("r1", magic=4, coins=3, mages="m09, m10")
    stage = Stage(ann=own, bob=player(), djinn={"r1": "boss red blue"}, phase="act")

    stage.ann.does("capture", "capture red", "with m09")

    refused = stage.ruling("with m10")
    assert (refused.rule, refused.values["fee"], refused.values["coins"]) == ("D21.8", 2, 1)


@rule("D12.6")
def test_a_wrong_toll_names_whom_to_pay() -> None:
    stage = Stage(ann=player("s1", "r1", coins=2), bob=player("r4", "s1"), cid=player("r4", "s2"))

    refused = stage.ruling("move catacombs coin cid")

    assert (refused.rule, refused.values["due_to"]) == ("D12.6", "bob")
