"""The numbers and elements inside a refusal are those of the action that was refused."""

import pytest
from rules import rule
from stage import Stage, holding

FEVER = {"2": "fire_fever"}
BOUND = {"2": {"curse": "fire_fever", "tokens": {"air": 2, "fire": 1}}}
MANY = {"2": "multi_panic"}
FIRE = {"fire": ["hot_blood"], "air": ["inhale"]}


@pytest.mark.parametrize(
    ("hand", "word", "values"),
    [
        ("earth-1", "cast growth x3", {"cost": 3, "element": "earth", "missing": 2}),
        ("water-3", "cast combustion", {"cost": 1, "element": "fire", "missing": 1}),
        ("fire-1 air-1", "learn hot-blood", {"cost": 2, "element": "fire", "missing": 1}),
        ("fire-2", "learn inhale", {"cost": 2, "element": "air", "missing": 2}),
        ("water-2 fire-1", "acquire water-3", {"cost": 3, "element": "water", "missing": 1}),
        ("air-1", "acquire earth-2", {"cost": 2, "element": "earth", "missing": 2}),
        ("fire-1 water-1 madness", "cure hand", {"cost": 2, "missing": 1}),
    ],
)
@rule("M10.2", "M11.2", "M12.2", "M14.2")
def test_an_action_that_is_too_dear_says_what_it_costs_and_what_is_missing(
    hand: str, word: str, values: dict[str, int | str]
) -> None:
    stage = Stage(ann=holding(hand), bob=holding(), library=FIRE)

    assert values.items() <= stage.ruling(word).values.items()


@pytest.mark.parametrize(
    ("hand", "curses", "values"),
    [
        ("fire-3 water-3", FEVER, {"water": 0, "earth": 0, "fire": 4, "air": 0, "missing": 1}),
        ("fire-2*2 air-1", BOUND, {"water": 0, "earth": 0, "fire": 5, "air": 2, "missing": 2}),
        ("fire-2*2 air-1", MANY, {"water": 1, "earth": 1, "fire": 1, "air": 1, "missing": 2}),
    ],
)
@rule("M8.9", "M8.10", "M8.13")
def test_a_curse_that_is_too_dear_says_what_it_costs_element_by_element(
    hand: str, curses: dict[str, object], values: dict[str, int | str]
) -> None:
    stage = Stage(ann=holding(hand), bob=holding(), curses=curses)  # type: ignore[arg-type]  # literals of three kinds

    assert values.items() <= stage.ruling("break 2").values.items()


@rule("M25.5")
def test_what_is_missing_counts_a_card_that_harold_could_convert() -> None:
    stage = Stage(ann=holding("fire-1 air-1", wizard="harold"), bob=holding())

    assert stage.ruling("acquire fire-3").values["missing"] == 1
    assert stage.ruling("cast combustion x3").values["missing"] == 1


@rule("M28.7")
def test_a_dearer_cure_says_its_price_for_each_element() -> None:
    stage = Stage(ann=holding("fire-3 water-2 madness"), bob=holding(), creeping_madness="on")

    stage.ann.does("cure hand")

    assert {"cost": 3, "missing": 1}.items() <= stage.ruling("with water").values.items()
    assert {"cost": 3, "missing": 3}.items() <= stage.ruling("with air").values.items()


@rule("M9.5")
def test_while_paying_a_refusal_says_what_is_left_to_pay() -> None:
    stage = Stage(ann=holding("earth-2 earth-1*2 fire-1"), bob=holding())

    stage.ann.does("cast growth x3", "pay earth-1")

    assert {"earth": 2, "fire": 0}.items() <= stage.ruling("done").values.items()
    assert {"earth": 2, "element": "fire", "card": "fire-1"}.items() <= stage.ruling("pay fire-1").values.items()


@rule("M-R.87")
def test_a_refusal_of_a_card_names_its_owner_and_the_card() -> None:
    stage = Stage(ann=holding("air-1", learned="inhale"), bob=holding("fire-1"), cid=holding(support="water-2"))

    stage.ann.does("cast inhale", "take water-2 from cid")
    stage.cid.does("refuse")

    refused = stage.ruling("take water-2 from cid")
    assert (refused.message, refused.values["player"], refused.values["card"]) == (
        "card-refused-already",
        "cid",
        "water-2",
    )
