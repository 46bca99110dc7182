"""M14: curing madness."""

import pytest
from rules import rule
from stage import Stage, holding

PAGES = ["ip03", "ip12", "final"]


@rule("M14.1", "M14.4")
def test_one_madness_card_of_the_own_hand_is_cured() -> None:
    stage = Stage(ann=holding("madness*2 fire-2"), bob=holding())
    before = stage.table.stack

    stage.ann.cures("hand", "fire")

    assert stage.ann.hand == ["madness"]
    assert stage.ann.discard == ["fire-2"]
    assert stage.table.stack == before + 1


@rule("M14.1", "M14.4")
def test_one_madness_card_of_the_own_support_is_cured() -> None:
    stage = Stage(ann=holding("madness fire-2", support="madness*2"), bob=holding())
    before = stage.table.stack

    stage.ann.cures("support", "fire")

    assert stage.ann.support == ["madness"]
    assert stage.ann.hand == ["madness"]
    assert stage.table.stack == before + 1


@rule("M14.1")
def test_madness_in_somebody_elses_hand_is_out_of_reach() -> None:
    stage = Stage(ann=holding("fire-2"), bob=holding("madness", discard="madness"))

    assert [word for word in stage.options if word.startswith("cure")] == []
    assert stage.ann.why_not("cure bob") == "M14.1"
    assert stage.ann.why_not("cure hand") == "M14.1"


@rule("M14.5")
def test_madness_in_anybodys_support_can_be_cured() -> None:
    stage = Stage(ann=holding("fire-2"), bob=holding(), cid=holding(support="madness air-1"))

    stage.ann.cures("cid", "fire")

    assert stage.cid.support == ["air-1"]
    assert stage.cid.discard == []
    assert stage.ann.discard == ["fire-2"]


@rule("M14.2")
@pytest.mark.parametrize("element", ["water", "earth", "fire", "air"])
def test_two_elements_of_any_one_type_pay_for_a_cure(element: str) -> None:
    stage = Stage(ann=holding(f"madness {element}-1*3"), bob=holding())

    stage.ann.cures("hand", element)

    assert stage.ann.hand == [f"{element}-1"]
    assert stage.ann.discard == [f"{element}-1"] * 2


@rule("M14.2")
def test_a_single_element_of_each_type_cures_nothing() -> None:
    stage = Stage(ann=holding("madness water-1 earth-1 fire-1 air-1"), bob=holding())

    assert not stage.ann.can("cure hand")
    assert stage.ann.why_not("cure hand") == "M14.2"


@rule("M14.2")
def test_the_whole_price_is_paid_in_the_chosen_type() -> None:
    stage = Stage(ann=holding("madness water-2 fire-1"), bob=holding())

    stage.ann.does("cure hand")

    assert stage.options == ["with water"]
    assert stage.ann.why_not("with fire") == "M14.2"


@rule("M14.3", "M-EX.21")
@pytest.mark.parametrize("cards", ["water-1, water-1", "fire-2", "fire-3"])
def test_the_price_is_two_elements_not_two_cards(cards: str) -> None:
    stage = Stage(ann=holding("madness " + cards.replace(",", "")), bob=holding())

    stage.ann.cures("hand", cards.split("-")[0], pay=cards)

    assert stage.ann.hand == []
    assert stage.ann.discard == cards.split(", ")


@rule("M-EX.21")
def test_one_water_and_one_fire_do_not_cure() -> None:
    stage = Stage(ann=holding("madness water-1 fire-1"), bob=holding())

    assert not stage.ann.can("cure hand")
    assert stage.ann.why_not("cure hand") == "M14.2"


@rule("M-EX.21")
def test_what_is_left_of_a_three_is_lost() -> None:
    stage = Stage(ann=holding("madness*2 fire-3 fire-1"), bob=holding())

    stage.ann.cures("hand", "fire", pay="fire-3")

    assert stage.ann.hand == ["madness", "fire-1"]
    assert stage.ann.why_not("cure hand") == "M14.2"


@rule("M14.6")
def test_a_cure_by_a_spell_costs_only_the_spell() -> None:
    stage = Stage(ann=holding("madness fire-2", deck="air-1", learned="renewal"), bob=holding())
    before = stage.table.stack

    stage.ann.casts("renewal", on="ann")
    stage.ann.does("cure madness")

    assert stage.ann.hand == ["air-1"]
    assert stage.ann.discard == ["fire-2"]
    assert stage.table.stack == before + 1


@rule("M14.6")
def test_a_cure_by_a_bonus_costs_nothing() -> None:
    stage = Stage(ann=holding("madness*2"), bob=holding(), phase="grimoire", marker=5, pages=PAGES)

    stage.ann.does("cure madness", "cure madness")

    assert stage.ann.hand == []
    assert stage.ann.discard == []
    assert len(stage.happened("cured")) == 2


@rule("M14.6")
def test_a_cure_by_a_wizards_ability_costs_nothing() -> None:
    stage = Stage(ann=holding("air-1", deck="madness", wizard="larry"), bob=holding())
    before = stage.table.stack

    stage.ann.does("ability")

    assert stage.ann.hand == ["air-1"]
    assert stage.ann.discard == stage.ann.deck == []
    assert stage.table.stack == before + 1
