"""D20: the Magic Source."""

import pytest
from djinn_seen import seen
from djinn_stage import QUIET, Stage, player
from rules import rule

from coven.engine.edge import questions
from coven.games.djinn import Djinn


def at_source(**holding: object) -> Stage:
    """ann at the Source."""
    return Stage(ann=player("source", **holding), bob=player(), djinn=QUIET, phase="act")


@rule("D13.9", "D20.1")
@pytest.mark.parametrize("order", [("source magic", "source cork"), ("source cork", "source magic")])
def test_the_two_rows_may_be_done_in_either_order(order: tuple[str, str]) -> None:
    stage = at_source(magic=0, scrolls=4)

    stage.ann.does(*order)

    assert (stage.ann.seat.magic, stage.ann.seat.corks) == (4, 1)
    assert stage.bob.asked


@rule("D20.1")
def test_both_rows_are_optional() -> None:
    stage = at_source(magic=0, scrolls=4)

    stage.ann.does("done")

    assert (stage.ann.seat.magic, stage.ann.seat.scrolls) == (0, 4)
    assert stage.bob.asked


@rule("D20.2")
@pytest.mark.parametrize(("capacity", "turned", "most"), [(5, False, 4), (8, False, 7), (8, True, 8)])
def test_row_one_sets_magic_to_the_maximum(capacity: int, turned: bool, most: int) -> None:
    stage = at_source(magic=0, capacity=capacity, turned=turned, keys=1)

    stage.ann.does("source magic")

    assert stage.ann.seat.magic == most
    assert stage.ann.why_not("source magic") == "D20.1"


@rule("D20.3")
def test_bosses_of_the_supply_cost_six_each_instead_of_the_magic() -> None:
    stage = at_source(magic=8, capacity=8, turned=True, keys=1, mages="m13, m14", coins=4)
    supply = stage.view.bosses

    stage.ann.does("source boss")
    assert stage.options == ["capture boss", "capture boss boss", "call-off"]
    stage.ann.does("capture boss boss", "with m13", "with m14", "pay 6")

    assert (stage.ann.seat.magic, stage.ann.circles[:2]) == (2, ["boss", "boss"])
    assert stage.view.bosses == supply - 2
    assert stage.ann.why_not("source magic") == "D20.1"


@rule("D20.4", "D-EX.11", "D-R.116")
def test_a_mage_helps_once_for_all_bosses_of_the_supply() -> None:
    stage = at_source(magic=4, coins=2, mages="m13")

    stage.ann.does("source boss")
    assert stage.ruling("capture boss boss").values["missing"] == 12 - 3 - 4
    stage.ann.does("capture boss", "with m13", "pay 3")

    assert (stage.ann.seat.magic, stage.ann.seat.coins) == (1, 0)
    assert (stage.ann.circles[0], stage.ann.mages) == ("boss", ["m13 down"])


@rule("D-R.68")
def test_bosses_of_the_supply_bring_no_free_djinn_no_refill_and_no_end() -> None:
    stage = at_source(magic=6, capacity=7)
    djinn, bag = stage.view.djinn, stage.bag

    stage.ann.does("source boss", "capture boss", "pay 6")

    assert (stage.view.djinn, stage.bag, stage.view.last_round) == (djinn, bag, 0)
    assert stage.happened("captured") == [{"player": "ann", "djinn": "boss"}]


@rule("D-R.68")
def test_magic_supply_and_places_limit_the_bosses() -> None:
    poor = at_source(magic=4, keys=1)
    full = at_source(magic=6, capacity=7, keys=1, circles="red, red, inactive, inactive")
    none = Stage(ann=player("source", magic=6, capacity=7, keys=1), bob=player(), djinn=QUIET, bosses=0, phase="act")
    last = Stage(
        ann=player("source", magic=6, capacity=7, mages="m13, m14, m15", coins=6),
        bob=player(),
        djinn=QUIET,
        bosses=1,
        phase="act",
    )

    last.ann.does("source boss")

    assert poor.ann.why_not("source boss") == "D-R.46"
    assert full.ann.why_not("source boss") == "D21.13"
    assert none.ann.why_not("source boss") == "D-R.68"
    assert last.options == ["capture boss", "call-off"]


@rule("D-R.68")
def test_colour_bonuses_do_not_count_for_bosses_of_the_supply() -> None:
    stage = at_source(magic=4, coins=3, mages="m31")

    stage.ann.does("source boss", "capture boss")

    assert stage.saves("m31") == 3


@rule("D20.5")
@pytest.mark.parametrize("reward", [("source bottle", "take red"), ("source cork",), ("source mages", "wake m01")])
def test_row_two_gives_a_bottle_a_cork_or_wakes_mages_for_the_fee(reward: tuple[str, ...]) -> None:
    stage = at_source(scrolls=5, magic=4, mages="m01 down, m02 down, m03 down")

    stage.ann.does(*reward)

    gained = (stage.ann.bottles, stage.ann.seat.corks, stage.ann.mages[0])
    assert gained in (("red", 0, "m01 down"), ("", 1, "m01 down"), ("", 0, "m01"))
    assert stage.ann.seat.scrolls == 1


@rule("D20.5")
def test_row_two_wakes_up_to_two_mages() -> None:
    stage = at_source(scrolls=4, magic=4, mages="m01 down, m02 down, m03 down")

    stage.ann.does("source mages", "wake m01", "wake m03")

    assert stage.ann.mages == ["m01", "m02 down", "m03"]
    assert stage.ann.why_not("wake m02") == "D5.6"


@rule("D20.6")
def test_row_two_is_repeated_as_often_as_it_is_paid() -> None:
    stage = at_source(scrolls=12, magic=4)

    stage.ann.does("source cork", "source bottle", "take red", "source cork")

    assert (stage.ann.seat.scrolls, stage.ann.seat.corks, stage.ann.bottles) == (0, 2, "red")


@rule("D-R.69")
def test_row_two_once_left_is_closed() -> None:
    stage = at_source(scrolls=8, magic=0, keys=1)

    stage.ann.does("source cork", "source magic")

    assert stage.ann.why_not("source cork") == "D-R.69"
    assert stage.ann.seat.corks == 1


@rule("D-R.69")
def test_row_two_stays_open_after_row_one() -> None:
    stage = at_source(scrolls=8, magic=0, keys=1)

    stage.ann.does("source magic", "source cork", "source cork")

    assert stage.ann.seat.corks == 2


@rule("D-R.69")
def test_bosses_called_off_leave_the_rows_open_and_captured_ones_close_them() -> None:
    stage = at_source(scrolls=12, magic=6, capacity=7, keys=1)

    stage.ann.does("source cork", "source boss", "call-off", "source cork")
    assert stage.ann.seat.corks == 2
    stage.ann.does("source boss", "capture boss", "pay 6")

    assert stage.ann.why_not("source cork") == "D-R.69"
    assert stage.ann.why_not("source boss") == "D20.1"


@rule("D-R.120")
def test_rewards_without_effect_are_not_offered() -> None:
    stage = at_source(scrolls=8)

    assert stage.ann.why_not("source mages") == "D-R.120"


@rule("D31.5")
def test_the_child_of_the_source_pays_two_scrolls() -> None:
    stage = at_source(scrolls=2, magic=4, positive="P05")

    stage.ann.does("source cork")

    assert (stage.ann.seat.scrolls, stage.ann.seat.corks) == (0, 1)


@rule("D-R.76")
@pytest.mark.parametrize("capacity", [5, 6, 7, 8])
def test_the_trait_never_makes_the_fee_dearer(capacity: int) -> None:
    stage = at_source(scrolls=2, capacity=capacity, positive="P05")

    assert stage.asks["cost-scrolls"] == 2
    assert stage.ann.can("source cork")


@rule("D-R.76")
def test_a_trait_that_names_more_than_the_marker_shows_changes_nothing() -> None:
    dearer = Djinn({"trait": [{"id": "P05", "passive": {"source_fee": 9}}]})
    ann = {"name": "ann", "space": "source", "scrolls": 4, "positive": "P05"}
    table = dearer.read({"seats": [ann, {"name": "bob"}], "phase": "act", "puzzle": True})

    questions.answer(table, "source cork")

    assert seen(dearer, table, 0).seats[0].scrolls == 0
