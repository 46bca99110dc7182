"""D5, D14, D15: the Academy, the Tavern and mage cards."""

import pytest
from djinn_stage import QUIET, Stage, player
from rules import rule

PILES = {"plain-1": ["m01", "m02"], "plain-2": ["m03"], "keyed-1": ["m17"], "keyed-2": ["m18"]}


@rule("D14.1")
def test_the_basic_academy_gives_a_scroll_and_three_magic() -> None:
    stage = Stage(ann=player("s1", magic=0), bob=player(), phase="act")

    stage.ann.does("basic academy")

    assert (stage.ann.seat.scrolls, stage.ann.seat.magic, stage.ann.seat.capacity) == (1, 3, 5)


@rule("D14.2", "D-EX.6")
def test_the_special_academy_raises_capacity_first() -> None:
    stage = Stage(ann=player("r2", magic=3), bob=player(), djinn=QUIET, phase="act")

    stage.ann.does("special academy")

    assert (stage.ann.seat.capacity, stage.ann.seat.magic, stage.ann.seat.scrolls) == (6, 5, 1)


@rule("D15.1", "D15.4")
def test_the_basic_tavern_gives_one_of_the_two_visible_mages_without_key_for_nothing() -> None:
    stage = Stage(ann=player("s2"), bob=player(), phase="act", piles=PILES)

    stage.ann.does("basic tavern")
    assert stage.options == ["hire m01", "hire m03", "done"]
    assert stage.ann.why_not("hire m02") == stage.ann.why_not("hire m17") == "D15.1"
    stage.ann.does("hire m01")

    assert (stage.ann.mages, stage.ann.seat.keys) == (["m01"], 0)
    assert stage.happened("paid") == []


@rule("D15.2", "D15.3")
def test_the_special_tavern_gives_one_of_four_and_a_key_with_those_who_show_one() -> None:
    stage = Stage(ann=player("r1"), bob=player(), phase="act", djinn=QUIET, piles=PILES)

    stage.ann.does("special tavern")
    assert stage.options == ["hire m01", "hire m03", "hire m17", "hire m18", "done"]
    stage.ann.does("hire m17")

    assert (stage.ann.mages, stage.ann.seat.keys) == (["m17"], 1)


@rule("D15.5", "D-R.20")
def test_an_emptied_pile_takes_the_visible_card_of_its_neighbour() -> None:
    piles = {"plain-1": ["m01"], "plain-2": ["m03", "m02"], "keyed-1": ["m17", "m18"], "keyed-2": ["m19"]}
    stage = Stage(ann=player("s2"), bob=player(), phase="act", piles=piles)

    stage.ann.does("basic tavern", "hire m01")

    left = {name: (pile.top, pile.size) for name, pile in stage.view.piles.items()}
    assert left == {"plain-1": ("m03", 1), "plain-2": ("m02", 1), "keyed-1": ("m17", 2), "keyed-2": ("m19", 1)}


@rule("D-R.20")
@pytest.mark.parametrize(("hired", "left"), [("m01", ["", "m03"]), ("m03", ["m01", ""])])
def test_the_last_card_of_a_kind_does_not_wander(hired: str, left: list[str]) -> None:
    piles = {"plain-1": ["m01"], "plain-2": ["m03"], "keyed-1": ["m17", "m18"]}
    stage = Stage(ann=player("s2"), bob=player(), phase="act", piles=piles)

    stage.ann.does("basic tavern", f"hire {hired}")

    assert [stage.view.piles[pile].top for pile in ("plain-1", "plain-2")] == left


@rule("D15.6")
def test_a_kind_whose_piles_are_empty_is_no_longer_available() -> None:
    square = Stage(ann=player("s2"), bob=player(), phase="act", piles={"keyed-1": ["m17"]})
    special = Stage(ann=player("r1"), bob=player(), phase="act", djinn=QUIET, piles={"keyed-1": ["m17"]})
    empty = Stage(ann=player("r1"), bob=player(), phase="act", djinn=QUIET, piles={})

    special.ann.does("special tavern")

    assert square.ann.why_not("basic tavern") == "D15.6"
    assert special.options == ["hire m17", "done"]
    assert empty.ann.why_not("special tavern") == "D15.6"


@rule("D-R.21")
def test_a_mage_with_key_gives_a_key_however_it_is_gained() -> None:
    hat = Stage(ann=player("s1", "r1", equipment="hat5"), bob=player(), piles={"keyed-1": ["m17"]})
    chest = Stage(
        ann=player("s3", keys=1), bob=player(keys=11), phase="act", chests=["chest04"], piles={"keyed-1": ["m17"]}
    )

    hat.ann.does("use hat5", "hire m17")
    chest.ann.does("basic catacombs", "unlock", "hire m17")

    assert hat.ann.seat.keys == 1
    assert chest.ann.seat.keys == 1


@rule("D-R.21")
def test_without_keys_left_none_is_given() -> None:
    stage = Stage(ann=player("s1", equipment="hat5"), bob=player(keys=12), piles={"keyed-1": ["m17"]})

    stage.ann.does("use hat5", "hire m17")

    assert (stage.ann.mages, stage.ann.seat.keys) == (["m17"], 0)


@rule("D5.1")
def test_mages_help_when_djinn_are_captured_and_never_else() -> None:
    stage = Stage(ann=player("r2", magic=4, mages="m01"), bob=player(), djinn={"r2": "boss red blue"}, phase="act")

    assert stage.ann.why_not("with m01") == "D5.1"
    stage.ann.does("capture", "capture red", "with m01", "pay 2")

    assert (stage.ann.seat.magic, stage.ann.mages) == (2, ["m01 down"])


@rule("D5.2")
def test_the_fee_is_paid_when_a_mage_is_used_and_not_when_it_is_taken() -> None:
    stage = Stage(
        ann=player("r1", magic=4, coins=2),
        bob=player(),
        djinn={"r1": "boss red blue"},
        phase="act",
        piles={"plain-1": ["m13"]},
    )

    stage.ann.does("special tavern", "hire m13")
    assert stage.ann.seat.coins == 2
    stage.ann.does("capture", "capture red", "with m13", "pay 1")

    assert stage.ann.seat.coins == 0


@rule("D5.5")
def test_a_used_mage_lies_face_down_and_is_inactive() -> None:
    stage = Stage(
        ann=player("r2", "s2", magic=4, mages="m01"), bob=player("s6", "r1"), djinn={"r2": "boss red*2"}, phase="act"
    )
    stage.ann.does("capture", "capture red", "with m01", "pay 2", "forgo magic")
    stage.bob.does("move archives", "capture nothing", "forgo coins")
    stage.ann.does("move archives", "forgo coins")
    stage.bob.does("move manufactory", "forgo coins")

    stage.ann.does("move catacombs", "capture")
    stage.ann.does(stage.options[0])

    assert stage.ann.mages == ["m01 down"]
    assert stage.ann.why_not("with m01") == "D-R.112"


@rule("D5.6")
@pytest.mark.parametrize(
    ("space", "words"),
    [
        ("s4", ("basic archives", "archive mages", "wake m01")),
        ("s6", ("basic market", "visit teahouse", "wake m01")),
        ("source", ("source mages", "wake m01")),
    ],
)
def test_used_mages_are_turned_face_up_again(space: str, words: tuple[str, ...]) -> None:
    stage = Stage(ann=player(space, scrolls=4, mages="m01 down, m02 down"), bob=player(), phase="act")

    stage.ann.does(*words)

    assert stage.ann.mages == ["m01", "m02 down"]


@rule("D5.7")
def test_a_player_may_own_any_number_of_mages() -> None:
    many = [f"m{number:02}" for number in range(1, 32)]
    stage = Stage(ann=player("r1", mages=", ".join(many)), bob=player(), phase="act", djinn=QUIET)

    stage.ann.does("special tavern", "hire m32")

    assert len(stage.ann.mages) == 32
