"""What questions, refusals and events tell: prices, what a player has, and what a capture lacks."""

from djinn_stage import Stage, player
from rules import rule


@rule("D18.1", "D-R.8")
def test_a_refusal_tells_the_price_and_what_the_player_has() -> None:
    stage = Stage(ann=player("s5", coins=1), layout={"s5": "manufactory"}, phase="act")

    values = stage.ruling("basic manufactory").values

    assert (values["cost-coins"], values["held-coins"]) == (2, 1)


@rule("D21.4", "D-R.46")
def test_a_capture_out_of_reach_tells_the_set_that_lacks_least() -> None:
    stage = Stage(ann=player("r1", "s1", magic=1), djinn={"r1": "boss red blue"}, phase="act")

    values = stage.ruling("capture").values

    assert (values["group"], values["strength"], values["missing"]) == ("red", 4, 3)


@rule("D21.13")
def test_a_capture_without_a_place_tells_the_places_there_are() -> None:
    stage = Stage(ann=player("r1", "s1", circles="red, blue, inactive, inactive", corks=1), phase="act")

    values = stage.ruling("capture").values

    assert (values["circles"], values["corks"], values["bottles-red"]) == (0, 1, 0)


@rule("D21.9", "D21.10")
def test_a_capture_question_tells_for_every_set_the_least_magic_to_pay() -> None:
    stage = Stage(ann=player("r1", "s1", magic=4, mages="m01"), djinn={"r1": "boss red red"}, phase="act")

    stage.ann.does("capture")

    assert stage.about("capture red")["least"] == 4 - 1 - 1
    assert stage.asks["needs_boss"] == 4 + 2 + 2


@rule("D26.6", "D28.23")
def test_the_end_tells_who_has_won_and_which_challenges_are_met() -> None:
    left = {"r1": "", "r2": "boss red", "r3": "", "r4": "", "r5": "", "r6": ""}
    stage = Stage(ann=player("r2", "s2", magic=4), djinn=left, tom_deck=["tom13", "tom14", "tom15"], phase="act")

    stage.ann.does("capture", "capture red", "pay 4", "forgo coins")
    while not stage.table.over:
        stage.answer(stage.options[0])

    assert stage.happened("won") == [{"player": "ann", "n": 1}]
    assert {"player": "ann", "challenge": "ch11"} in stage.happened("challenge-met")
