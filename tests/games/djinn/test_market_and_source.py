"""D19, D20: the market and the Source."""

from djinn_stage import Stage, player
from rules import rule

QUIET = {"r1": "", "r2": "", "r3": "", "r4": "boss red", "r5": "", "r6": ""}


@rule("D19.1", "D19.2", "D19.6", "D19.7", "D-R.64", "D-R.105")
def test_the_assistant_moves_to_another_stall_and_buys_there() -> None:
    stage = Stage(ann=player("s6", coins=2), bob=player("s1", "r1"), cid=player("s2", "r2"), phase="act")
    stage.ann.does("basic market", "visit corkcutter")
    back = Stage(ann=player("s6", coins=2, stall="corkcutter"), bob=player(), phase="act")
    back.ann.does("basic market")

    assert (stage.ann.seat.coins, stage.ann.seat.corks) == (1, 1)
    assert back.ann.why_not("visit scribe") == "D19.2"  # grouped with the cork cutter


@rule("D19.3", "D-R.65")
def test_the_special_market_visits_twice_and_never_the_same_stall_in_a_row() -> None:
    stage = Stage(ann=player("r5", coins=9), bob=player(), cid=player(), phase="act", djinn=QUIET)

    stage.ann.does("special market", "visit scribe")
    assert stage.ann.why_not("visit scribe") == "D19.2"
    stage.ann.does("visit moneychanger")

    assert (stage.ann.seat.coins, stage.ann.seat.scrolls) == (9 - 1 + 5, 1)


@rule("D19.4", "D-R.63")
def test_other_assistants_on_the_stall_are_paid() -> None:
    stage = Stage(ann=player("s6", coins=2), bob=player(stall="scribe"), cid=player(), phase="act")
    poor = Stage(ann=player("s6", coins=1), bob=player(stall="scribe"), cid=player(), phase="act")

    stage.ann.does("basic market", "visit scribe coin bob")
    poor.ann.does("basic market")

    assert (stage.ann.seat.coins, stage.ann.seat.scrolls, stage.bob.seat.coins) == (0, 2, 1)
    assert poor.ann.why_not("visit scribe coin bob") == "D-R.63"


@rule("D19.5", "D-R.66", "D-R.67")
def test_bottles_of_one_purchase_have_different_colours() -> None:
    stage = Stage(ann=player("s6", coins=4), bob=player(), phase="act")

    stage.ann.does("basic market", "visit glassblower three", "take red")
    assert stage.ann.why_not("take red") == "D19.5"
    stage.ann.does("take blue", "take white")

    assert (stage.ann.bottles, stage.ann.seat.coins) == ("red blue white", 0)


@rule("D19.8", "D19.9", "D19.10")
def test_stalls_that_take_a_scroll() -> None:
    stage = Stage(
        ann=player("r5", scrolls=2, mages="m01 down, m02 down, m03 down, m04 down"),
        bob=player(),
        phase="act",
        djinn=QUIET,
    )

    stage.ann.does(
        "special market", "visit outfitter", "take brown", "visit teahouse", "wake m01", "wake m02", "wake m03"
    )

    assert (stage.ann.bottles, stage.ann.seat.corks, stage.ann.seat.scrolls) == ("brown", 1, 0)
    assert stage.ann.mages == ["m01", "m02", "m03", "m04 down"]


@rule("D29.5", "D-R.65")
def test_the_hagglers_cloak_lets_the_assistant_stay_once() -> None:
    stage = Stage(
        ann=player("s6", coins=1, stall="scribe", equipment="cloak4"), bob=player(), cid=player(), phase="act"
    )

    stage.ann.does("basic market", "stay scribe")

    assert (stage.ann.seat.scrolls, stage.ann.equipment) == (2, ["cloak4 down"])


@rule("D20.1", "D20.2", "D13.9")
def test_at_the_source_magic_is_filled() -> None:
    stage = Stage(ann=player("source", magic=0, scrolls=4), bob=player(), phase="act")

    stage.ann.does("source magic")

    assert stage.ann.seat.magic == 4
    assert stage.ann.why_not("source boss") == "D20.1"
    assert stage.ann.can("source cork")
    assert stage.ann.why_not("forgo coins") == "D-R.61"


@rule("D20.3", "D20.4", "D-EX.11", "D-R.68", "D-R.116")
def test_bosses_of_the_supply_cost_six_each_and_mages_help() -> None:
    stage = Stage(ann=player("source", magic=4, coins=2, mages="m13"), bob=player(), phase="act")

    stage.ann.does("source boss")
    assert stage.options == ["capture boss", "call-off"]
    assert stage.ruling("capture boss boss").values["missing"] == 12 - 3 - 4
    stage.ann.does("capture boss", "with m13", "pay 3")

    assert (stage.ann.seat.magic, stage.ann.seat.coins) == (1, 0)
    assert stage.ann.circles[0] == "boss"
    assert stage.table.bosses == 5


@rule("D20.5", "D20.6", "D6.7", "D6.8", "D-R.103")
def test_row_two_is_repeated_as_often_as_it_is_paid() -> None:
    stage = Stage(ann=player("source", scrolls=8, magic=4), bob=player(), phase="act")

    stage.ann.does("source cork", "source bottle", "take red")

    assert (stage.ann.seat.scrolls, stage.ann.seat.corks, stage.ann.bottles) == (0, 1, "red")


@rule("D-R.69")
def test_row_two_once_left_is_closed() -> None:
    stage = Stage(ann=player("source", scrolls=8, magic=0), bob=player(), phase="act")

    stage.ann.does("source cork", "source magic")

    assert stage.bob.asked or stage.ann.why_not("source cork") == "D-R.69"
    assert stage.ann.seat.corks == 1


@rule("D-R.120")
def test_rewards_without_effect_are_not_offered() -> None:
    stage = Stage(ann=player("source", scrolls=8), bob=player(), phase="act")

    assert stage.ann.why_not("source mages") == "D-R.120"
