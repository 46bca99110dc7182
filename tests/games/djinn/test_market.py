"""D19: the Market."""

import pytest
from djinn_stage import DJINN, QUIET, Stage, player
from rules import rule


def trading(at: str = "s6", bob: str = "", cid: str = "", **holding: object) -> Stage:
    """ann at the Market with three players, so that every stall stands alone."""
    stage = Stage(ann=player(at, **holding), bob=player(stall=bob), cid=player(stall=cid), djinn=QUIET, phase="act")
    stage.ann.does("basic market" if at == "s6" else "special market")
    return stage


@rule("D19.1", "D-R.105")
@pytest.mark.parametrize("stall", ["glassblower one", "corkcutter", "scribe", "outfitter", "teahouse", "moneychanger"])
def test_the_assistant_goes_to_any_stall_first_and_pays_there(stall: str) -> None:
    stage = trading(coins=1, scrolls=1)

    stage.ann.does(f"visit {stall}")

    assert stage.ann.seat.stall == stall.split()[0]
    assert len(stage.happened("paid")) == 1


@rule("D19.2")
def test_the_assistant_may_not_stay_where_it_stands() -> None:
    stage = trading(coins=1, scrolls=1, stall="scribe")

    assert stage.ann.why_not("visit scribe") == "D19.2"
    assert stage.ann.can("visit corkcutter")


@rule("D19.3", "D-R.65")
def test_the_special_action_visits_twice_and_never_the_same_stall_in_a_row() -> None:
    stage = trading("r5", coins=9, scrolls=1, stall="moneychanger")

    assert stage.ann.why_not("visit moneychanger") == "D19.2"
    stage.ann.does("visit scribe")
    assert stage.ann.why_not("visit scribe") == "D19.2"
    stage.ann.does("visit moneychanger")  # the stall left before may be visited again

    assert (stage.ann.seat.coins, stage.ann.seat.scrolls) == (9 - 1 + 5, 1 + 2 - 1)
    assert stage.bob.asked


@rule("D19.4")
@pytest.mark.parametrize(("piece", "bob"), [("coin", (1, 0)), ("scroll", (0, 1))])
def test_the_owner_of_an_assistant_on_the_stall_gets_a_coin_or_a_scroll(piece: str, bob: tuple[int, int]) -> None:
    stage = trading(bob="scribe", coins=2, scrolls=1)

    assert not stage.ann.can("visit scribe")
    stage.ann.does(f"visit scribe {piece} bob")

    assert (stage.bob.seat.coins, stage.bob.seat.scrolls) == bob
    assert (stage.ann.seat.coins, stage.ann.seat.scrolls) == (1 - bob[0], 1 + 2 - bob[1])


@rule("D19.4")
def test_each_of_several_assistants_is_paid() -> None:
    stage = trading(bob="scribe", cid="scribe", coins=2, scrolls=1)

    stage.ann.does("visit scribe coin bob scroll cid")

    assert (stage.bob.seat.coins, stage.cid.seat.scrolls) == (1, 1)
    assert (stage.ann.seat.coins, stage.ann.seat.scrolls) == (0, 2)


@rule("D-R.63")
def test_a_stall_is_closed_to_who_cannot_pay_both_toll_and_price() -> None:
    stage = trading(bob="scribe", cid="outfitter", coins=1, scrolls=1)
    keyed = trading(bob="scribe", coins=1, keys=1)

    assert stage.ann.why_not("visit scribe coin bob") == "D-R.63"
    assert stage.ann.can("visit scribe scroll bob")
    assert stage.ann.why_not("visit outfitter scroll cid") == "D-R.63"
    assert stage.ann.can("visit outfitter coin cid")
    keyed.ann.does("exchange coin", "visit scribe coin bob")
    assert (keyed.ann.seat.stall, keyed.ann.seat.coins) == ("scribe", 0)
    kinds = [event.kind for event in keyed.events]
    assert kinds.index("toll-paid") < kinds.index("stall-visited") < kinds.index("paid", kinds.index("toll-paid"))


@rule("D-R.63")
def test_without_a_purchase_the_assistant_does_not_move() -> None:
    stage = trading(coins=1, stall="scribe")

    stage.ann.does("done")

    assert stage.ann.seat.stall == "scribe"


@rule("D19.5", "D-R.67")
@pytest.mark.parametrize(("size", "price", "bottles"), [("one", 1, 1), ("two", 2, 2), ("three", 4, 3)])
def test_the_glassblower_sells_one_two_or_three_bottles(size: str, price: int, bottles: int) -> None:
    stage = trading("r5", coins=9)

    stage.ann.does(f"visit glassblower {size}", *[f"take {colour}" for colour in ("red", "blue", "white")[:bottles]])

    assert (stage.ann.seat.coins, len(stage.ann.bottles.split())) == (9 - price, bottles)
    assert stage.ann.why_not("visit glassblower one") == "D19.2"


@rule("D19.5", "D-R.66")
def test_bottles_of_one_purchase_have_different_colours_from_each_other_only() -> None:
    stage = trading(coins=4, bottles="red")

    stage.ann.does("visit glassblower three", "take red")
    assert stage.ann.why_not("take red") == "D19.5"
    stage.ann.does("take blue", "take white")

    assert stage.ann.bottles == "red*2 blue white"


@rule("D19.6", "D19.7")
def test_stalls_that_take_a_coin() -> None:
    stage = trading("r5", coins=2)

    stage.ann.does("visit corkcutter")
    assert (stage.ann.seat.coins, stage.ann.seat.corks) == (1, 1)
    stage.ann.does("visit scribe")

    assert (stage.ann.seat.coins, stage.ann.seat.scrolls) == (0, 2)


@rule("D19.8", "D19.10")
def test_stalls_that_take_a_scroll() -> None:
    stage = trading("r5", scrolls=2)

    stage.ann.does("visit outfitter", "take brown")
    assert (stage.ann.bottles, stage.ann.seat.corks, stage.ann.seat.scrolls) == ("brown", 1, 1)
    stage.ann.does("visit moneychanger")

    assert (stage.ann.seat.coins, stage.ann.seat.scrolls) == (5, 0)


@rule("D19.9")
def test_tea_wakes_up_to_three_mages_for_a_scroll() -> None:
    stage = trading(scrolls=1, mages="m01 down, m02 down, m03 down, m04 down")

    stage.ann.does("visit teahouse", "wake m01", "wake m02", "wake m03")

    assert (stage.ann.mages, stage.ann.seat.scrolls) == (["m01", "m02", "m03", "m04 down"], 0)
    assert stage.bob.asked


@rule("D19.11", "D-R.64")
def test_grouped_stalls_are_one_place() -> None:
    stage = Stage(ann=player("s6", coins=2, stall="corkcutter"), bob=player(stall="teahouse"), phase="act")
    rich = Stage(ann=player("s6", coins=2, scrolls=1), bob=player(stall="teahouse"), phase="act")

    stage.ann.does("basic market")
    rich.ann.does("basic market", "visit moneychanger coin bob")

    assert stage.ann.why_not("visit scribe") == "D19.2"
    assert (rich.bob.seat.coins, rich.ann.seat.coins) == (1, 2 - 1 + 5)
    assert not rich.ann.asked  # one offer of the group


@rule("D-R.65")
def test_staying_by_the_cloak_leaves_the_other_visit_free() -> None:
    stage = trading("r5", coins=3, stall="scribe", equipment="cloak4")

    stage.ann.does("visit corkcutter", "stay corkcutter")

    assert (stage.ann.seat.corks, stage.ann.equipment) == (2, ["cloak4 down"])


@rule("D-R.65")
def test_the_cloak_lifts_the_ban_until_the_turn_ends() -> None:
    stage = trading("r5", coins=2, stall="scribe", equipment="cloak4")
    later = trading("r5", coins=2, stall="scribe", equipment="cloak4 down")

    stage.ann.does("stay scribe")
    stage.table = DJINN.read(DJINN.write(stage.table))  # a save keeps it
    stage.ann.does("stay scribe")

    assert (stage.ann.seat.scrolls, stage.ann.equipment) == (4, ["cloak4 down"])
    assert not later.ann.can("stay scribe")


@rule("D-R.7")
def test_a_second_visit_is_asked_for_while_a_key_could_pay_it() -> None:
    stage = trading("r5", coins=1, keys=1)

    stage.ann.does("visit corkcutter")
    assert stage.options == ["done", "exchange scroll", "exchange coin", "exchange magic"]
    stage.ann.does("exchange coin", "visit scribe")

    assert (stage.ann.seat.corks, stage.ann.seat.scrolls) == (1, 2)


@rule("D-R.120")
def test_a_stall_is_open_even_if_its_goods_have_no_effect() -> None:
    stage = trading(scrolls=1, mages="m01")

    stage.ann.does("visit teahouse")

    assert (stage.ann.seat.stall, stage.ann.seat.scrolls) == ("teahouse", 0)


@rule("D31.2")
def test_everybodys_friend_pays_nobody_at_the_market() -> None:
    stage = trading(bob="scribe", cid="scribe", coins=1, positive="P02")

    stage.ann.does("visit scribe")

    assert (stage.ann.seat.coins, stage.bob.seat.coins, stage.cid.seat.coins) == (0, 0, 0)
