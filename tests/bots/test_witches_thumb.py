"""The rules of thumb of The Witches: what a person would not do, they do not do either."""

from __future__ import annotations

from witches_stage import CACKLE, Stage, holding

from coven.engine.core.policy import best
from coven.games.witches.policy import POLICY

THREE = "agnes_nitt_1 perdita_x_dream_1 nanny_ogg_1"


def answer(stage: Stage) -> str:
    """What the rules of thumb answer."""
    return stage.options[best(POLICY.scores(stage.table))]


def test_three_cards_that_are_a_power_are_kept_for_a_hard_problem() -> None:
    problems = {"slice": "queen_of_the_elves up", "razorback": "fever"}
    stage = Stage(problems=problems, ann=holding(THREE, spot="no-sun", cackles=2), bob=holding())

    assert answer(stage) == "walk slice"
    stage.ann.does("walk slice", "stop")

    assert stage.prompt == "before-roll"
    assert answer(stage).startswith("power-of-three")


def test_who_flees_does_not_waste_a_broomstick() -> None:
    stage = Stage(problems={"slice": "death"}, ann=holding("greebo_1", spot="slice"), bob=holding())

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("accept")

    assert answer(stage).startswith("flee")


def test_a_bonus_is_kept_until_the_dice_ask_for_it() -> None:
    stage = Stage(problems={"slice": "death"}, ann=holding("nac_mac_feegle_1", spot="slice"), bob=holding())

    stage.ann.faces((5, 4))
    assert answer(stage) == "stand"
    stage.rolls(CACKLE, 2)
    stage.ann.does("stand")

    assert answer(stage) == "play nac-mac-feegle-1"


def test_a_cackle_is_paid_for_cards_among_rivals_but_not_alone() -> None:
    among = Stage(ann=holding("mrs_earwig_1"), bob=holding())
    alone = Stage(ann=holding("mrs_earwig_1", cackles=4), mode="solo")

    assert answer(among) == "play mrs-earwig-1"
    assert answer(alone) != "play mrs-earwig-1"
