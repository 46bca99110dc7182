"""D8, D23, D24: keys, awards and bottling."""

from djinn_stage import Stage, player
from rules import rule

AWARDS = {"I": ["a1_1", "a1_2"], "II": ["a2_1"], "III": ["a3_1", "a3_2"]}


@rule("D8.2", "D-R.7", "D-R.113")
def test_a_key_is_exchanged_at_any_time_but_not_for_magic_that_would_be_lost() -> None:
    stage = Stage(ann=player("s1", "r1", keys=2, magic=4), bob=player())

    assert stage.ann.why_not("exchange magic") == "D-R.113"
    stage.ann.does("exchange coin", "exchange scroll")

    assert (stage.ann.seat.keys, stage.ann.seat.coins, stage.ann.seat.scrolls) == (0, 1, 1)
    assert stage.ann.why_not("exchange coin") == "D8.2"


@rule("D24.1", "D24.2", "D24.3")
def test_djinn_and_bosses_are_bottled_from_circles() -> None:
    stage = Stage(
        ann=player("s1", "r1", circles="red, boss, inactive, inactive", bottles="red*2", corks=2), bob=player()
    )

    assert stage.ann.why_not("bottle boss blue") == "D21.12"
    assert stage.ann.why_not("bottle blue") == "D24.1"
    stage.ann.does("bottle red", "bottle boss red")

    assert (stage.ann.corked, stage.ann.corked_bosses, stage.ann.seat.corks) == ("red", "red", 0)
    assert stage.ann.circles[:2] == ["empty", "empty"]


@rule("D-R.110")
def test_the_bottlers_cloak_pays_for_every_cork() -> None:
    stage = Stage(
        ann=player("s1", "r1", circles="red, empty, inactive, inactive", bottles="red", corks=1, equipment="cloak9"),
        bob=player(),
    )

    stage.ann.does("bottle red")

    assert stage.ann.seat.coins == 1


@rule("D23.1", "D23.2", "D23.3", "D23.4", "D23.6", "D23.7", "D-R.85")
def test_three_bottles_of_a_colour_buy_the_award_that_is_due() -> None:
    stage = Stage(ann=player("s1", "r1", corked="red*2", corked_bosses="red"), bob=player(), award_columns=AWARDS)
    bosses, bag = stage.table.bosses, stage.table.bag

    assert stage.ann.why_not("award red a2-1 bosses 1") == "D23.4"
    assert stage.ann.why_not("award blue a1-1") == "D23.1"
    stage.ann.does("award red a1-1 bosses 1")

    assert (stage.ann.corked, stage.ann.corked_bosses, stage.ann.seat.coins) == ("", "", 5)
    assert (stage.table.bosses, stage.table.bag) == (bosses + 1, bag + 2)


@rule("D23.5", "D-R.82")
def test_from_the_fourth_award_on_any_column_will_do() -> None:
    stage = Stage(ann=player("s1", "r1", corked="red*3", awards="a1_3, a2_2, a3_3"), bob=player(), award_columns=AWARDS)

    assert stage.ann.can("award red a1-1")
    assert stage.ann.can("award red a3-1")


@rule("D-R.81", "D-R.83")
def test_an_empty_column_lets_choose_from_any_and_without_awards_there_is_none() -> None:
    stage = Stage(ann=player("s1", "r1", corked="red*3"), bob=player(), award_columns={"II": ["a2_1"]})
    empty = Stage(ann=player("s1", "r1", corked="red*3"), bob=player(), award_columns={})

    assert stage.ann.can("award red a2-1")
    assert empty.ann.why_not("award red a2-1") == "D-R.83"


@rule("D-R.60")
def test_the_long_arm_captures_from_any_round_space() -> None:
    stage = Stage(
        ann=player("s1", "r1", corked="red*3", awards="a1_3, a2_2"),
        bob=player(),
        award_columns=AWARDS,
        djinn={"r5": "boss blue"},
    )

    stage.ann.does("award red a3-2", "capture blue from market circle")

    assert stage.ann.circles[0] == "blue"
    assert "boss" not in stage.djinn("r5")


@rule("D-R.106")
def test_freedom_of_the_city_performs_a_basic_action_anywhere() -> None:
    stage = Stage(
        ann=player("s2", "r2", magic=0, corked="red*3", awards="a1_3"),
        bob=player(),
        award_columns={"II": ["a2_5"]},
        phase="act",
    )

    stage.ann.does("award red a2-5", "basic academy")

    assert (stage.ann.seat.scrolls, stage.ann.seat.magic, stage.ann.seat.coins) == (1, 3, 1)
    assert stage.ann.can("basic tavern")
    assert stage.ann.can("forgo coins")


@rule("D29.4")
def test_the_tricksters_hat_swaps_two_bottles() -> None:
    stage = Stage(ann=player("s1", "r1", bottles="red*2", equipment="hat8"), bob=player())

    stage.ann.does("use hat8", "swap red for blue", "swap red for white")

    assert stage.ann.bottles == "blue white"
