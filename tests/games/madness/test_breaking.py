"""M13: breaking a curse."""

import pytest
from rules import rule
from stage import Stage, holding

REWARDS = ["gain water-2", "gain earth-2", "gain fire-2", "gain air-2"]
WARLOCK: dict[str, str | dict[str, object]] = {
    "2": {"curse": "air_vertigo", "under": 1},
    "3a": {"curse": "fire_fever", "under": 1},
    "3b": {"curse": "water_thaw", "under": 1},
}


@rule("M13.1", "M-EX.14")
def test_a_fire_curse_is_broken_with_two_fire_cards_of_value_two() -> None:
    stage = Stage(ann=holding("fire-2*2"), bob=holding(), curses={"2": "fire_fever", "3a": "water_thaw"})

    stage.ann.breaks("2", pay="fire-2, fire-2", reward="air-2")

    assert stage.curse_id("2") == ""
    assert stage.curse_id("3a") == "water_thaw"
    assert stage.ann.discard == ["fire-2", "fire-2", "air-2"]


@rule("M-EX.15")
@pytest.mark.parametrize("water", ["water-1", "water-2"])
def test_a_multi_element_curse_is_broken_with_one_card_of_each_element(water: str) -> None:
    stage = Stage(ann=holding(f"{water} earth-1 fire-1 air-1"), bob=holding(), curses={"2": "multi_panic"})

    stage.ann.breaks("2", reward="water-2")

    assert stage.curse_id("2") == ""
    assert stage.ann.discard == [*sorted([water, "water-2"]), "earth-1", "fire-1", "air-1"]
    assert stage.ann.hand == []


@rule("M-EX.15")
def test_a_multi_element_curse_cannot_be_broken_without_one_of_the_elements() -> None:
    stage = Stage(ann=holding("water-3 earth-3 fire-3"), bob=holding(), curses={"2": "multi_panic"})

    assert not stage.ann.can("break 2")
    assert stage.ann.why_not("break 2") == "M8.10"


@rule("M13.1")
def test_a_token_on_a_curse_must_be_paid_too() -> None:
    curse: dict[str, object] = {"curse": "fire_fever", "tokens": {"water": 1}}
    poorer = Stage(ann=holding("fire-2*2 fire-1"), bob=holding(), curses={"2": curse})
    stage = Stage(ann=holding("fire-2*2 water-1"), bob=holding(), curses={"2": curse})

    stage.ann.breaks("2", reward="air-2")

    assert stage.ann.discard == ["water-1", "fire-2", "fire-2", "air-2"]
    assert not poorer.ann.can("break 2")
    assert poorer.ann.why_not("break 2") == "M8.13"


@rule("M13.1")
def test_where_no_curse_lies_nothing_can_be_broken() -> None:
    stage = Stage(ann=holding("fire-3*2"), bob=holding(), curses={"2": "fire_fever"})

    assert not stage.ann.can("break 4")
    assert stage.ann.why_not("break 4") == "M13.1"


@rule("M13.1")
def test_a_face_down_curse_cannot_be_broken() -> None:
    stage = Stage(ann=holding("fire-3*2"), bob=holding(), curses={"2": {"curse": "fire_fever", "asleep": 1}})

    assert not stage.ann.can("break 2")
    assert stage.ann.why_not("break 2") == "M24.7"


@rule("M13.2")
def test_the_reward_is_any_card_of_value_two() -> None:
    stage = Stage(ann=holding("fire-2*2"), bob=holding(), curses={"2": "fire_fever"})

    stage.ann.breaks("2")

    assert stage.ann.asked
    assert stage.options == REWARDS


@rule("M13.2")
def test_the_reward_goes_from_the_supply_to_the_own_discard_pile() -> None:
    stage = Stage(ann=holding(), bob=holding(support="fire-2*2"), curses={"2": "fire_fever"})
    before = stage.supply("earth-2")

    stage.ann.breaks("2", reward="earth-2")

    assert stage.ann.discard == ["earth-2"]
    assert stage.bob.discard == ["fire-2", "fire-2"]
    assert stage.supply("earth-2") == before - 1


@rule("M13.2")
def test_each_broken_curse_brings_its_own_reward() -> None:
    stage = Stage(ann=holding("fire-2*2 air-2*2"), bob=holding(), curses={"2": "fire_fever", "4": "air_voices"})

    stage.ann.breaks("2", reward="water-2")
    stage.ann.breaks("4", reward="earth-2")

    assert stage.ann.discard == ["water-2", "earth-2", "fire-2", "fire-2", "air-2", "air-2"]


@rule("M13.3")
def test_without_a_card_of_value_two_in_the_supply_there_is_no_reward() -> None:
    stage = Stage(ann=holding("fire-2*2"), bob=holding(), curses={"2": "fire_fever"}, supply="fire-3 air-3")

    stage.ann.breaks("2")

    assert stage.prompt == "act"
    assert stage.ann.discard == ["fire-2", "fire-2"]


@rule("M13.3")
def test_the_reward_comes_from_the_piles_that_are_left() -> None:
    stage = Stage(ann=holding("fire-2*2"), bob=holding(), curses={"2": "fire_fever"}, supply="air-2 fire-3")

    stage.ann.breaks("2")

    assert stage.options == ["gain air-2"]
    assert stage.ann.why_not("gain fire-2") == "M-R.38"


@rule("M-EX.49")
def test_the_warlocks_madness_goes_to_the_breakers_and_what_is_left_is_destroyed() -> None:
    ann, bob = holding("air-2*2", deck="water-1*6"), holding("fire-2*2", deck="water-1*6")
    stage = Stage(ann=ann, bob=bob, curses=WARLOCK, page="ip02", pages=["ip07", "ip12", "final"], marker=4)
    before = stage.table.stack

    stage.ann.breaks("2", reward="air-2")
    stage.ann.ends_turn()
    stage.bob.breaks("3a", reward="fire-2")
    stage.bob.ends_turn()

    assert stage.ann.discard == ["madness", "air-2", "air-2", "air-2"]
    assert stage.bob.discard == ["madness", "fire-2", "fire-2", "fire-2"]
    assert stage.destroyed == ["madness"]
    assert stage.table.stack == before
