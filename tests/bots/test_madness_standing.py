"""How an open game of Madness stands: what cards are worth while there is time to use them."""

from __future__ import annotations

import pytest
from stage import Stage, holding

from coven.games.madness.standing import standing

WEAK = "water-1*2 earth-1*2 fire-1*2"


def stands(discard: str, number: int, stack: int = 12, hard: str = "on") -> float:
    """How the game stands in a round with these cards in a discard pile and so much madness in the stack."""
    ann, bob = holding(WEAK, discard=discard), holding(WEAK)
    stage = Stage(ann=ann, bob=bob, round=number, madness_stack=stack, horror=hard, nightmare=hard)
    return standing(stage.table)


@pytest.mark.parametrize(("strong", "weak"), [("air-2", "air-1*2"), ("air-3", "air-1*3"), ("air-3", "air-1 air-2")])
def test_a_strong_card_is_worth_more_than_its_elements_in_weak_ones(strong: str, weak: str) -> None:
    for number in range(1, 6):
        assert stands(strong, number) > stands(weak, number)


def test_a_strong_card_bought_early_is_worth_a_madness_card_cured() -> None:
    bought = stands("air-3 madness", 1)
    cured = stands("", 1, stack=13)

    assert bought > cured


def test_without_horror_and_nightmare_elements_are_what_counts() -> None:
    assert stands("air-3", 1, hard="off") == pytest.approx(stands("air-1*3", 1, hard="off"))


def test_in_the_last_round_nothing_is_bought_for_later() -> None:
    assert stands("air-3", 6) == pytest.approx(stands("air-1*3", 6))
