"""D22: bosses, the djinn they bring, expulsion and refill."""

import pytest
from djinn_stage import QUIET, Stage, player
from rules import rule

STRONG = {"capacity": 8, "turned": True, "magic": 8}


def facing(djinn: str, bag: str = "brown*4", /, **holding: object) -> Stage:
    """ann faces these djinn at a round space."""
    return Stage(ann=player("r2", **holding), bob=player(), djinn=QUIET | {"r2": djinn}, bag=bag, phase="act")


@rule("D22.1")
@pytest.mark.parametrize("colour", ["red", "blue", "brown", "white"])
def test_a_boss_may_be_bottled_in_any_colour(colour: str) -> None:
    stage = facing("boss red", **STRONG, bottles="red blue brown white", corks=1)

    stage.ann.does("capture", "capture boss", "free none", f"put boss bottle {colour}", "pay 6")

    assert (stage.ann.corked_bosses, stage.ann.seat.corks) == (colour, 0)


@rule("D22.3", "D-R.50")
def test_a_boss_brings_one_regular_djinn_of_choice_for_free_or_none() -> None:
    free, none = facing("boss red blue", **STRONG), facing("boss red blue", **STRONG)

    free.ann.does("capture", "capture boss")
    assert free.options == ["free red", "free blue", "free none", "call-off"]
    free.ann.does("free blue", "pay 8")
    none.ann.does("capture", "capture boss", "free none", "pay 8")

    assert free.ann.circles[:2] == ["blue", "boss"]
    assert none.ann.circles[:2] == ["boss", "empty"]
    assert (free.djinn("r2"), none.djinn("r2")) == ("red brown*2", "red blue brown*2")


def test_a_free_djinn_is_taken_where_it_stands() -> None:
    stage = facing("boss red blue", **STRONG)

    stage.ann.does("capture", "capture boss")

    assert stage.touched == {"free red": ["r2/red"], "free blue": ["r2/blue"], "free none": [], "call-off": []}
    assert stage.ruling("free white").touches == ()


def test_every_djinn_that_is_put_on_a_circle_has_one_of_its_own() -> None:
    stage = facing("boss red*2", **STRONG, circles="white, empty, empty, inactive", bottles="red", corks=1)

    stage.ann.does("capture", "capture red red")
    assert stage.touched["put red circle"] == ["ann/circles/2"]
    stage.ann.does("put red circle")

    assert stage.touched["put red circle"] == ["ann/circles/3"]


@rule("D22.3")
def test_regular_djinn_alone_bring_nobody() -> None:
    stage = facing("boss red blue white", **STRONG)

    stage.ann.does("capture", "capture red blue")

    assert stage.prompt == "capture-pay"


@rule("D-R.50", "D-R.115")
def test_the_free_djinn_needs_a_place_and_is_forgone_without_one() -> None:
    stage = facing("boss red blue", **STRONG, circles="red, empty, inactive, inactive")

    stage.ann.does("capture", "capture boss")
    assert stage.prompt == "capture-pay"
    stage.ann.does("pay 8")

    assert stage.ann.circles[:2] == ["red", "boss"]
    assert stage.djinn("r2") == "red blue brown*2"


@rule("D-R.50")
def test_only_a_free_djinn_that_finds_a_place_is_offered() -> None:
    stage = facing("boss red blue", **STRONG, circles="red, red, inactive, inactive", bottles="blue white", corks=2)

    stage.ann.does("capture", "capture boss")

    assert stage.options == ["free blue", "free none", "call-off"]
    assert stage.ann.why_not("free red") == "D21.13"


@rule("D-EX.10", "D-R.51")
def test_further_regulars_may_be_captured_with_the_boss_and_its_free_djinn() -> None:
    stage = facing("boss red blue", **STRONG, coins=4, mages="m13, m27", circles="empty, empty, empty, inactive")

    stage.ann.does("capture", "capture blue boss")
    assert stage.options == ["free red", "free none", "call-off"]  # the blue one is paid for
    stage.ann.does("free red")
    assert stage.asks["strength"] == 12
    stage.ann.does("with m13", "with m27", "pay 5")

    assert stage.ann.circles[:3] == ["red", "blue", "boss"]
    assert stage.djinn("r2") == "brown*2"


@rule("D22.4", "D-R.52")
def test_a_boss_left_alone_is_expelled_for_nothing_and_nobody_gets_it() -> None:
    stage = facing("boss red", magic=4)
    supply = stage.view.bosses

    stage.ann.does("capture", "capture red", "pay 4")

    assert (stage.view.bosses, stage.djinn("r2")) == (supply + 1, "brown*2")
    assert stage.ann.circles == ["red", "empty", "inactive", "inactive"]
    assert stage.ann.seat.magic == 0


@rule("D-R.52")
def test_a_boss_far_away_is_expelled_as_soon_as_its_last_djinn_leaves() -> None:
    stage = Stage(
        ann=player("s1", "r1", corked="red*3", awards="a1_3, a2_2"),
        bob=player(),
        award_columns={"III": ["a3_2"]},
        djinn=QUIET | {"r5": "boss blue"},
        bag="brown*4",
    )

    stage.ann.does("award red a3-2", "capture blue from market circle")

    assert (stage.regulars("r5"), "boss" in stage.djinn("r5")) == (2, False)
    assert [event["space"] for event in stage.happened("boss-expelled")] == ["r5"]


@rule("D22.5")
@pytest.mark.parametrize(("players", "come"), [(1, 0), (2, 2), (3, 2), (4, 3)])
@pytest.mark.parametrize("how", [("capture boss", "free none", "pay 6"), ("capture red", "pay 4")])
def test_when_a_boss_is_captured_or_expelled_djinn_come(players: int, come: int, how: tuple[str, ...]) -> None:
    others = {name: player() for name in ("bob", "cid", "dee")[: players - 1]}
    stage = Stage(ann=player("r2", **STRONG), **others, djinn=QUIET | {"r2": "boss red"}, bag="brown*9", phase="act")

    stage.ann.does("capture", *how)

    assert len(stage.happened("djinn-arrived")) == come
    assert stage.djinn("r2").count("brown") == (come > 0)
    assert "boss" not in stage.djinn("r2")


@rule("D-EX.8")
def test_four_players_leave_six_djinn_where_a_boss_and_its_free_djinn_were_captured() -> None:
    stage = Stage(
        ann=player("r2", **STRONG, equipment="staff3"),
        bob=player(),
        cid=player(),
        dee=player(),
        djinn={"r2": "boss red blue brown white"},
        phase="act",
    )

    stage.ann.does("capture", "capture boss", "free red", "with staff3")
    assert stage.asks["strength"] == 12
    stage.ann.does("pay 8")

    assert stage.regulars("r2") == 6


@rule("D-EX.9", "D-R.53")
def test_two_regulars_for_eight_expel_their_boss_and_what_comes_is_not_captured_in_this_action() -> None:
    stage = facing("boss red blue", **STRONG, keys=1)

    stage.ann.does("capture", "capture red blue", "pay 8")

    assert (stage.ann.circles[:2], stage.djinn("r2")) == (["red", "blue"], "brown*2")
    assert stage.ann.why_not("capture") == stage.ann.why_not("capture nothing") == "D13.6"
    stage.ann.does("forgo coins", "done")
    assert stage.bob.asked


@rule("D-R.54")
@pytest.mark.parametrize(("bag", "left"), [("", ""), ("white", "white")])
def test_from_too_small_a_bag_come_as_many_as_there_are(bag: str, left: str) -> None:
    stage = facing("boss red", bag, magic=4)

    stage.ann.does("capture", "capture red", "pay 4")

    assert (stage.djinn("r2"), stage.bag) == (left, "")


@rule("D-R.55")
def test_a_space_without_its_boss_keeps_its_djinn_and_is_not_refilled_again() -> None:
    stage = facing("red", magic=4)

    assert stage.ann.why_not("done") == "D13.6"
    stage.ann.does("capture", "capture red", "pay 4")

    assert (stage.djinn("r2"), stage.bag) == ("", "brown*4")
    assert stage.happened("djinn-arrived") == []


@rule("D-R.99")
def test_in_the_solo_game_nobody_comes() -> None:
    stage = Stage(ann=player("r2", magic=4), djinn=QUIET | {"r2": "boss red"}, phase="act")

    stage.ann.does("capture", "capture red", "pay 4")

    assert stage.djinn("r2") == ""


@rule("D-R.107")
def test_the_staff_of_banishing_removes_up_to_two_djinn_and_may_expel_the_boss() -> None:
    stage = facing("boss red blue", equipment="staff8")

    stage.ann.does("use staff8", "remove red", "remove blue")

    assert stage.djinn("r2") in ("brown*2", "red brown", "blue brown", "red blue")
    assert len(stage.happened("djinn-removed")) == 2
    assert stage.ann.can("capture nothing")  # the refilled djinn are there when the action begins


@rule("D-R.107")
def test_the_staff_works_before_moving_where_the_wizard_stands_and_only_there() -> None:
    djinn = QUIET | {"r2": "boss red*2 blue"}
    before = Stage(ann=player("r2", "s2", equipment="staff8"), bob=player(), djinn=djinn, bag="")
    square = Stage(ann=player("s1", "r1", equipment="staff8"), bob=player())

    before.ann.does("use staff8", "remove red", "done")

    assert (before.djinn("r2"), before.bag) == ("red blue boss", "red")
    assert before.prompt == "move"
    assert square.ann.why_not("use staff8") == "D-R.107"


@rule("D22.1", "D21.13")
@pytest.mark.parametrize(("bottles", "corks", "fits"), [("", 1, False), ("white", 0, False), ("white", 1, True)])
def test_a_boss_without_a_circle_needs_a_bottle_and_a_cork(bottles: str, corks: int, fits: bool) -> None:
    full = {"circles": "red, red, inactive, inactive", "bottles": bottles, "corks": corks}
    stage = facing("boss red", **STRONG, **full)

    assert stage.ann.why_not("capture") == ("" if fits else "D21.13")


@rule("D22.1", "D21.12")
def test_a_bottled_boss_uses_up_one_bottle_and_one_cork() -> None:
    own = player(
        "r1", magic=8, capacity=8, turned=True, bottles="blue*2 red", corks=3, circles="red, red, inactive, inactive"
    )
    stage = Stage(ann=own, bob=player(), djinn={"r1": "boss red blue"}, phase="act")

    stage.ann.does("capture", "capture boss", "free none", "put boss bottle blue", "pay 8")

    assert (stage.ann.bottles, stage.ann.seat.corks, stage.ann.corked_bosses) == ("red blue", 2, "blue")


@rule("D23.3")
@pytest.mark.parametrize(("bosses", "left", "supply", "bag"), [(1, "blue", 1, "blue*2"), (2, "", 2, "blue")])
def test_an_award_takes_just_the_bosses_that_were_named(bosses: int, left: str, supply: int, bag: str) -> None:
    own = player("s1", "r1", corked="blue*2", corked_bosses="blue*2")
    stage = Stage(ann=own, bob=player(), djinn=QUIET, award_columns={"I": ["a1_1"]}, bag="", bosses=0)

    stage.ann.does(f"award blue a1-1 bosses {bosses}")

    assert (stage.ann.corked_bosses, stage.view.bosses, stage.bag) == (left, supply, bag)
