"""M12: acquiring an element card."""

import pytest
from rules import rule
from stage import Stage, holding


@rule("M12.1", "M12.3")
@pytest.mark.parametrize("card", ["water-2", "earth-3", "fire-2", "air-3"])
def test_an_acquired_card_comes_from_the_supply_to_the_own_discard_pile(card: str) -> None:
    stage = Stage(ann=holding("water-2 earth-3 fire-2 air-3"), bob=holding())
    before = stage.supply(card)

    stage.ann.acquires(card)

    assert stage.ann.discard == [card, card]
    assert stage.supply(card) == before - 1
    assert stage.bob.discard == []


@rule("M12.1")
def test_one_action_brings_one_card() -> None:
    stage = Stage(ann=holding("fire-3 fire-3"), bob=holding())

    stage.ann.acquires("fire-2", pay="fire-3, fire-3")

    assert stage.ann.discard == ["fire-2", "fire-3", "fire-3"]


@rule("M12.1")
def test_a_card_the_supply_no_longer_has_cannot_be_acquired() -> None:
    stage = Stage(ann=holding("fire-3"), bob=holding(), supply="fire-3")

    assert stage.ann.can("acquire fire-3")
    assert not stage.ann.can("acquire fire-2")
    assert stage.ann.why_not("acquire fire-2") == "M12.1"


@rule("M12.1")
def test_the_last_card_of_a_supply_pile_can_be_acquired_only_once() -> None:
    stage = Stage(ann=holding("fire-2*2"), bob=holding(), supply="fire-2")

    stage.ann.acquires("fire-2")

    assert stage.supply("fire-2") == 0
    assert stage.ann.why_not("acquire fire-2") == "M12.1"


@rule("M12.2")
@pytest.mark.parametrize(("card", "paid"), [("fire-2", 2), ("fire-3", 3)])
def test_a_card_costs_its_value_in_its_own_type(card: str, paid: int) -> None:
    stage = Stage(ann=holding("fire-1*4"), bob=holding())

    stage.ann.acquires(card)

    assert stage.ann.hand == ["fire-1"] * (4 - paid)
    assert stage.ann.discard == ["fire-1"] * paid + [card]


@rule("M12.2")
@pytest.mark.parametrize(("hand", "card"), [("fire-1 water-3", "fire-2"), ("fire-2 air-1", "fire-3")])
def test_other_elements_do_not_pay_for_a_card(hand: str, card: str) -> None:
    stage = Stage(ann=holding(hand), bob=holding())

    assert not stage.ann.can(f"acquire {card}")
    assert stage.ann.why_not(f"acquire {card}") == "M12.2"


@rule("M-EX.20")
def test_the_air_card_of_value_three_costs_three_air() -> None:
    stage = Stage(ann=holding("air-1*3"), bob=holding())
    poorer = Stage(ann=holding("air-2"), bob=holding())

    stage.ann.acquires("air-3")

    assert stage.ann.discard == ["air-1", "air-1", "air-1", "air-3"]
    assert poorer.ann.why_not("acquire air-3") == "M12.2"


@rule("M12.4", "M-EX.18")
def test_three_cards_of_value_two_buy_a_three_and_a_two_but_not_two_threes() -> None:
    stage = Stage(ann=holding("earth-2*3"), bob=holding())

    stage.ann.acquires("earth-3")
    second_three = stage.ann.why_not("acquire earth-3")
    stage.ann.acquires("earth-2")

    assert second_three == "M12.2"
    assert stage.ann.hand == []
    assert stage.ann.discard == ["earth-2"] * 4 + ["earth-3"]


@rule("M12.4")
def test_what_was_overpaid_for_one_card_does_not_help_to_buy_the_next() -> None:
    stage = Stage(ann=holding("air-3 air-1"), bob=holding())

    stage.ann.acquires("air-2", pay="air-3")

    assert not stage.ann.can("acquire air-2")
    assert stage.ann.why_not("acquire air-2") == "M12.2"


@rule("M12.5", "M-EX.19")
def test_cards_of_value_one_can_never_be_acquired() -> None:
    stage = Stage(ann=holding("air-1*2"), bob=holding())

    assert not stage.ann.can("acquire air-1")
    assert stage.ann.why_not("acquire air-1") == "M12.5"


@rule("M12.6", "M-EX.19")
@pytest.mark.parametrize("card", ["air-2", "air-3"])
def test_a_card_may_buy_another_of_its_own_kind(card: str) -> None:
    stage = Stage(ann=holding(card), bob=holding())

    stage.ann.acquires(card, pay=card)

    assert stage.ann.discard == [card, card]
    assert stage.ann.hand == []
