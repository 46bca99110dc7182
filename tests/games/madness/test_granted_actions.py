"""M23: actions granted to other players."""

import pytest
from rules import rule
from stage import Stage, holding


@rule("M23.1")
@pytest.mark.parametrize("action", ["cast growth", "learn hot-blood", "acquire fire-2", "break 2", "cure hand"])
def test_any_of_the_five_actions_can_be_granted(action: str) -> None:
    bob = holding("madness earth-1 fire-2*2")
    stage = Stage(ann=holding("air-1"), bob=bob, curses={"2": "fire_fever"}, library={"fire": ["hot_blood"]})

    stage.ann.casts("telepathy", on="bob")

    assert stage.bob.can(action)


@rule("M23.1")
def test_a_granted_action_is_paid_and_rewarded_as_in_the_own_turn() -> None:
    stage = Stage(ann=holding("air-1 fire-3"), bob=holding("fire-2*2"), curses={"2": "fire_fever"})

    stage.ann.casts("telepathy", on="bob")
    stage.bob.breaks("2", reward="earth-2")

    assert stage.bob.discard == ["earth-2", "fire-2", "fire-2"]
    assert stage.ann.hand == ["fire-3"]
    assert stage.ann.discard == ["air-1"]


@rule("M23.2")
def test_a_granted_action_refreshes_no_spell() -> None:
    spells = "growth exhausted, ice, combustion, telepathy"
    stage = Stage(ann=holding("air-1"), bob=holding("earth-1 water-1", spells=spells))

    stage.ann.casts("telepathy", on="bob")

    assert not stage.bob.can("cast growth")
    assert stage.bob.why_not("cast growth") == "M10.4"


@rule("M23.2")
def test_after_a_granted_action_the_hand_is_not_refilled() -> None:
    stage = Stage(ann=holding("air-1"), bob=holding("fire-2 earth-1", deck="water-1*6"))

    stage.ann.casts("telepathy", on="bob")
    stage.bob.acquires("fire-2")

    assert stage.ann.asked
    assert stage.bob.hand == ["earth-1"]
    assert len(stage.bob.deck) == 6


@rule("M23.2")
def test_after_a_granted_action_too_many_cards_are_kept() -> None:
    stage = Stage(ann=holding("air-1"), bob=holding("earth-3 air-1*6", deck="water-1*3"))

    stage.ann.casts("telepathy", on="bob")
    stage.bob.casts("growth", times=3)

    assert stage.ann.asked
    assert len(stage.bob.hand) == 9


@rule("M23.2")
def test_a_spell_cast_by_a_granted_action_is_refreshed_in_the_own_turn() -> None:
    stage = Stage(ann=holding("air-1*7"), bob=holding("earth-1*2", deck="water-1"))

    stage.ann.casts("telepathy", on="bob")
    stage.bob.casts("growth")
    meanwhile = stage.bob.spells[0]
    stage.ann.ends_turn()

    assert meanwhile == "growth exhausted"
    assert stage.bob.spells[0] == "growth"


@rule("M23.3")
def test_all_granted_actions_come_before_the_active_player_continues() -> None:
    stage = Stage(ann=holding("air-2 fire-2"), bob=holding("fire-2*3"))

    stage.ann.casts("telepathy", times=2, on="bob")
    stage.bob.acquires("fire-2")
    between = stage.asked
    stage.bob.acquires("fire-2")

    assert between == "bob"
    assert stage.ann.asked


@rule("M23.4")
def test_an_ability_of_the_own_turn_does_not_work_in_a_granted_action() -> None:
    bob = holding("madness earth-1", deck="air-1", wizard="viktor")
    stage = Stage(ann=holding("air-1"), bob=bob)

    stage.ann.casts("telepathy", on="bob")

    assert not stage.bob.can("ability")
    assert stage.bob.why_not("ability") == "M23.4"


@rule("M23.4")
def test_harold_converts_no_card_in_a_granted_action() -> None:
    stage = Stage(ann=holding("air-1"), bob=holding("air-1 earth-1", wizard="harold"))

    stage.ann.casts("telepathy", on="bob")

    assert not stage.bob.can("cast combustion")
    assert stage.bob.why_not("cast combustion") == "M10.2"


@rule("M23.5")
def test_a_granted_action_may_grant_another() -> None:
    stage = Stage(ann=holding("air-1*2"), bob=holding("air-1"), cid=holding("earth-1", deck="fire-1"))

    stage.ann.casts("telepathy", on="bob")
    stage.bob.casts("telepathy", on="cid")
    stage.cid.casts("growth")

    assert stage.cid.hand == ["fire-1"]
    assert stage.ann.asked


@rule("M23.5")
def test_another_action_granting_spell_can_be_cast_in_turn() -> None:
    bob = holding("air-1", learned="mind_control")
    stage = Stage(ann=holding("air-1", deck="fire-1"), bob=bob)

    stage.ann.casts("telepathy", on="bob")
    stage.bob.casts("mind_control", on="ann")

    assert stage.ann.hand == ["fire-1"]
    assert stage.prompt == "act"


@rule("M23.6")
def test_a_player_may_take_none_of_the_granted_actions() -> None:
    stage = Stage(ann=holding("air-1"), bob=holding("fire-2"))

    stage.ann.casts("telepathy", on="bob")
    stage.bob.does("done")

    assert stage.ann.asked
    assert stage.bob.hand == ["fire-2"]


@rule("M23.6")
def test_the_rest_of_the_granted_actions_is_forgone() -> None:
    stage = Stage(ann=holding("air-3"), bob=holding("fire-2*3"))

    stage.ann.casts("telepathy", times=3, on="bob")
    stage.bob.acquires("fire-2")
    stage.bob.does("done")

    assert stage.ann.asked
    assert stage.bob.hand == ["fire-2", "fire-2"]
