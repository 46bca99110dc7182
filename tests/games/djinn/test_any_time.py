"""D8, D23, D24: what the own turn allows at any time."""

import pytest
from djinn_stage import QUIET, Stage, final, player, points
from rules import rule

AWARDS = {"I": ["a1_1", "a1_2"], "II": ["a2_1"], "III": ["a3_1", "a3_2"]}


def holder(columns: dict[str, list[str]] | None = None, /, **holding: object) -> Stage:
    """ann before her move, with these awards on offer."""
    offered = AWARDS if columns is None else columns
    table = {"bag": holding.pop("bag")} if "bag" in holding else {}
    return Stage(ann=player("s1", "r1", **holding), bob=player(), djinn=QUIET, award_columns=offered, **table)


@rule("D8.2")
@pytest.mark.parametrize(("piece", "gained"), [("coin", (1, 0, 0)), ("scroll", (0, 1, 0)), ("magic", (0, 0, 1))])
def test_a_key_is_exchanged_for_a_coin_a_scroll_or_magic(piece: str, gained: tuple[int, int, int]) -> None:
    stage = holder(keys=1, magic=0)

    stage.ann.does(f"exchange {piece}")

    assert (stage.ann.seat.coins, stage.ann.seat.scrolls, stage.ann.seat.magic) == gained
    assert stage.ann.why_not("exchange coin") == "D8.2"


@rule("D-R.113")
def test_a_key_is_not_exchanged_for_magic_that_would_be_lost() -> None:
    stage = holder(keys=1, magic=4)

    assert stage.ann.why_not("exchange magic") == "D-R.113"
    assert stage.ann.can("exchange coin")


def test_a_djinn_is_bottled_from_the_circle_where_it_stands() -> None:
    stage = holder(circles="red, boss, red, inactive", bottles="red", corks=1)

    assert stage.touched["bottle red"] == ["ann/bottles/red", "ann/circles/1", "ann/circles/3"]
    assert stage.touched["bottle boss red"] == ["ann/bottles/red", "ann/circles/2"]


@rule("D-R.7")
def test_any_time_is_every_decision_of_the_own_turn_and_no_other() -> None:
    own = {"keys": 1, "equipment": "cloak7", "circles": "red, empty, inactive, inactive", "bottles": "red", "corks": 1}
    moving = holder(**own, corked="blue*3")
    inside = Stage(ann=player("s2", **own), bob=player(), phase="act")
    theirs = Stage(ann=player("s1", "r1"), bob=player(**own))

    inside.ann.does("basic tavern")

    assert {"exchange coin", "use cloak7", "bottle red", "award blue a1-1"} <= set(moving.options)
    assert {"exchange coin", "use cloak7", "bottle red"} <= set(inside.options)
    assert theirs.ann.why_not("exchange coin") == "D8.2"
    assert not theirs.bob.asked


@rule("D-R.3")
def test_keys_and_scrolls_run_out() -> None:
    stage = Stage(ann=player("s1", equipment="cloak8, hat6"), bob=player(keys=11, scrolls=65))

    stage.ann.does("use cloak8", "use hat6")

    assert (stage.ann.seat.keys, stage.ann.seat.scrolls) == (1, 1)
    assert stage.ann.why_not("exchange scroll") == "D-R.3"


@rule("D24.1", "D24.2")
def test_djinn_go_from_circles_into_bottles_of_their_colour_and_bosses_into_any() -> None:
    stage = holder(circles="red, boss, inactive, inactive", bottles="red blue", corks=2)

    assert stage.ann.why_not("bottle boss white") == "D21.12"
    assert stage.ann.why_not("bottle blue") == "D24.1"
    stage.ann.does("bottle red", "bottle boss blue")

    assert (stage.ann.corked, stage.ann.corked_bosses, stage.ann.seat.corks) == ("red", "blue", 0)
    assert (stage.ann.circles[:2], stage.ann.bottles) == (["empty", "empty"], "")


@rule("D24.1")
@pytest.mark.parametrize(("bottles", "corks"), [("red", 0), ("blue", 1)])
def test_bottling_needs_a_bottle_of_the_colour_and_a_cork(bottles: str, corks: int) -> None:
    stage = holder(circles="red, empty, inactive, inactive", bottles=bottles, corks=corks)

    assert stage.ann.why_not("bottle red") == "D21.12"


@rule("D24.3")
def test_a_corked_djinn_only_leaves_for_an_award() -> None:
    stage = holder(corked="red*3", bottles="red blue", corks=3, equipment="hat8")

    assert stage.ann.why_not("bottle red") == "D24.1"
    stage.ann.does("use hat8", "swap red for white")
    assert not [word for word in stage.options if word.startswith("swap red")]  # only the empty bottles
    stage.ann.does("done")

    assert stage.ann.corked == "red*3"


@rule("D-R.110")
def test_the_bottlers_cloak_pays_for_every_cork() -> None:
    circle = holder(circles="red, boss, inactive, inactive", bottles="red*2", corks=2, equipment="cloak9")
    capture = Stage(
        ann=player("r2", magic=4, bottles="red", corks=1, equipment="cloak9"),
        bob=player(),
        djinn={"r2": "boss red blue"},
        phase="act",
    )

    circle.ann.does("bottle red", "bottle boss red")
    capture.ann.does("capture", "capture red", "put red bottle", "pay 4")

    assert (circle.ann.seat.coins, capture.ann.seat.coins) == (2, 1)


@rule("D23.1")
def test_an_award_needs_three_corked_bottles_of_one_colour() -> None:
    two = holder(corked="red*2 blue*2", corked_bosses="white*2")
    circles = holder(circles="red, red, red, inactive", bottles="red*3", corks=3)

    assert two.ann.why_not("award red a1-1") == two.ann.why_not("award white a1-1 bosses 2") == "D23.1"
    assert circles.ann.why_not("award red a1-1") == "D23.1"
    circles.ann.does("bottle red", "bottle red", "bottle red", "award red a1-1")
    assert circles.ann.seat.awards == ("a1_1",)


@rule("D-R.7", "D-R.60")
def test_an_award_waits_for_a_place_that_corking_can_make() -> None:
    own = {"circles": "blue, white, inactive, inactive", "bottles": "blue", "corks": 1, "corked": "white*3"}
    stage = holder({"III": ["a3_2"]}, **own, awards="a1_3, a2_3")

    stage.ann.does("award white a3-2")
    assert (stage.prompt, stage.options) == ("capture-from-map", ["done", "bottle blue"])
    stage.ann.does("bottle blue", "capture red from catacombs circle")

    assert (stage.ann.corked, stage.ann.circles[:2]) == ("blue", ["red", "white"])


@rule("D-R.59")
def test_an_overflow_waits_for_an_award_that_fills_the_empty_bag() -> None:
    own = {"capacity": 8, "equipment": "hat7", "corked": "white*3"}
    stage = holder({"I": ["a1_1"]}, **own, bag="")

    stage.ann.does("use hat7")
    assert stage.ann.why_not("draw") == "D-R.59"
    stage.ann.does("award white a1-1", "draw")

    assert stage.prompt == "place-drawn"


@rule("D23.2", "D-R.85")
@pytest.mark.parametrize(
    ("word", "regular", "bosses"),
    [
        ("award red a1-1", "", "red*3 blue*3"),
        ("award red a1-1 bosses 1", "red", "red*2 blue*3"),
        ("award red a1-1 bosses 2", "red*2", "red blue*3"),
        ("award red a1-1 bosses 3", "red*3", "blue*3"),
        ("award blue a1-1 bosses 3", "red*3", "red*3"),
    ],
)
def test_bosses_count_as_the_colour_of_their_bottle(word: str, regular: str, bosses: str) -> None:
    stage = holder(corked="red*3", corked_bosses="red*3 blue*3")

    stage.ann.does(word)

    assert (stage.ann.corked, stage.ann.corked_bosses) == (regular, bosses)
    assert stage.ann.seat.awards == ("a1_1",)


@rule("D23.3")
def test_paid_bosses_return_to_the_supply_and_paid_djinn_to_the_bag() -> None:
    stage = Stage(
        ann=player("s1", "r1", corked="red*2", corked_bosses="red", bottles="blue", corks=1),
        bob=player(),
        award_columns=AWARDS,
        djinn=QUIET,
        bag="white",
        bosses=5,
    )

    stage.ann.does("award red a1-1 bosses 1")

    assert (stage.view.bosses, stage.bag) == (6, "red*2 white")
    assert (stage.ann.corked, stage.ann.corked_bosses) == ("", "")
    assert (stage.ann.bottles, stage.ann.seat.corks) == ("blue", 1)  # the paid ones do not come back


@rule("D23.4")
@pytest.mark.parametrize(("owned", "due"), [("", "a1-1"), ("a1_3", "a2-1"), ("a1_3, a2_2", "a3-1")])
def test_the_first_three_awards_come_from_their_columns_in_order(owned: str, due: str) -> None:
    stage = holder(corked="red*3", awards=owned)

    for award in ("a1-1", "a2-1", "a3-1"):
        assert stage.ann.why_not(f"award red {award}") == ("" if award == due else "D23.4")


@rule("D23.5", "D-R.82")
@pytest.mark.parametrize("owned", ["a1_3, a2_2, a3_3", "a1_3, a2_2, a3_3, a2_4"])
def test_from_the_fourth_award_on_any_column_will_do(owned: str) -> None:
    stage = holder(corked="red*3", awards=owned)

    for award in ("a1-1", "a1-2", "a2-1", "a3-1", "a3-2"):
        assert stage.ann.can(f"award red {award}")


@rule("D23.6")
@pytest.mark.parametrize(
    ("award", "coins", "scrolls", "magic"), [("a1_1", 5, 0, 0), ("a1_6", 1, 0, 0), ("a1_7", 0, 0, 1)]
)
def test_the_bonus_of_an_award_comes_at_once(award: str, coins: int, scrolls: int, magic: int) -> None:
    stage = holder({"I": [award]}, corked="red*3", magic=0)

    stage.ann.does(f"award red {award.replace('_', '-')}")

    assert (stage.ann.seat.coins, stage.ann.seat.scrolls, stage.ann.seat.magic) == (coins, scrolls, magic)


@rule("D23.7")
@pytest.mark.parametrize(("award", "points_at_the_end"), [("a1_1", 30), ("a1_6", 36)])
def test_a_taken_award_is_kept_and_counts_at_the_end(award: str, points_at_the_end: int) -> None:
    stage = holder({"I": [award]}, corked="red*3")

    stage.ann.does(f"award red {award.replace('_', '-')}")

    assert stage.ann.seat.awards == (award,)
    assert stage.view.award_columns["I"] == ()
    assert points(player("source", awards=award)) == points_at_the_end


@rule("D-R.84", "D23.6")
def test_a_part_of_an_award_that_cannot_be_done_is_lost() -> None:
    stage = holder({"I": ["a1_3"]}, corked="red*3", circles="empty, empty, empty, empty")

    stage.ann.does("award red a1-3")

    assert (stage.ann.seat.keys, stage.prompt) == (1, "move")


@rule("D23.8")
def test_no_award_is_taken_in_the_final_action() -> None:
    stage = final(ann=player("source", corked="red*3"), bob=player("source"), award_columns=AWARDS)

    assert stage.ann.why_not("award red a1-1") == "D23.8"
    assert not stage.ann.can("award red a1-1")


@rule("D-R.81")
def test_if_the_column_due_is_empty_any_other_will_do() -> None:
    stage = holder({"II": ["a2_1"], "III": ["a3_1"]}, corked="red*3")

    assert stage.ann.can("award red a2-1")
    assert stage.ann.can("award red a3-1")


@rule("D-R.83")
def test_without_awards_there_is_nothing_to_take() -> None:
    empty = holder({}, corked="red*3")
    gone = holder({"I": ["a1_1"]}, corked="red*3")

    assert empty.ann.why_not("award red a2-1") == "D-R.83"
    assert gone.ann.why_not("award red a1-2") == "D2.25"


@rule("D-R.60")
def test_awards_capture_for_free_from_the_bag() -> None:
    stage = Stage(
        ann=player("s1", "r1", corked="red*3", awards="a1_3, a2_2", magic=0),
        bob=player(),
        award_columns=AWARDS,
        djinn=QUIET,
        bag="blue",
    )

    stage.ann.does("award red a3-1")
    assert stage.prompt == "place-drawn"
    stage.ann.does("put circle")

    assert stage.ann.circles[0] in ("blue", "red")
    assert stage.ann.seat.magic == 0


@rule("D-R.60")
def test_awards_capture_from_any_round_space_but_need_a_place() -> None:
    stage = Stage(
        ann=player(
            "r2", magic=0, corked="red*3", awards="a1_3, a2_2", circles="red, red, inactive, inactive",
            bottles="blue", corks=1,
        ),
        bob=player(),
        award_columns=AWARDS,
        djinn=QUIET | {"r2": "boss white", "r5": "boss blue*2"},
        phase="act",
    )  # fmt: skip

    stage.ann.does("award red a3-2")
    assert stage.ann.why_not("capture white from academy circle") == "D21.11"
    assert stage.ann.why_not("capture white from academy bottle") == "D21.12"
    stage.ann.does("capture blue from market bottle")

    assert (stage.ann.corked, stage.djinn("r5"), stage.ann.seat.magic) == ("blue", "blue boss", 0)
    assert stage.ann.why_not("done") == "D13.6"  # it was not the mandatory action


@rule("D-R.106")
def test_freedom_of_the_city_performs_a_basic_action_anywhere_beside_that_of_the_space() -> None:
    stage = Stage(
        ann=player("s2", "r2", magic=0, corked="red*3", awards="a1_3", equipment="staff5"),
        bob=player(),
        award_columns={"II": ["a2_5"]},
        phase="act",
    )

    stage.ann.does("award red a2-5", "basic academy")

    assert (stage.ann.seat.scrolls, stage.ann.seat.magic, stage.ann.seat.coins) == (1, 3, 1)
    assert stage.ann.why_not("reward staff5") == "D29.1"
    assert stage.ann.can("basic tavern")
    assert stage.ann.can("forgo coins")


@rule("D-R.106")
def test_freedom_of_the_city_counts_for_the_inspiring() -> None:
    stage = holder({"II": ["a2_5"]}, corked="red*3", awards="a1_3", magic=1, mages="m01 down", positive="P09")

    stage.ann.does("award red a2-5", "basic academy", "wake m01")

    assert (stage.ann.mages, stage.ann.seat.magic) == (["m01"], 3)
