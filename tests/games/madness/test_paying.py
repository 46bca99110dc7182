"""M9: the Action phase, and paying for actions."""

import pytest
from rules import rule
from stage import Stage, holding

LIBRARY = {"fire": ["cinders", "wildfire", "resolve"]}


def actions(stage: Stage) -> set[str]:
    """The kinds of actions that are offered."""
    return {word.split()[0] for word in stage.options}


@rule("M9.1")
def test_the_active_player_may_take_the_five_actions_or_stop() -> None:
    stage = Stage(
        ann=holding("fire-2*2 madness", wizard="patrik"), bob=holding(), curses={"2": "fire_snuffed"}, library=LIBRARY
    )

    assert stage.ann.asked
    assert actions(stage) == {"cast", "learn", "acquire", "break", "cure", "done"}


@rule("M9.1")
def test_without_elements_there_is_no_action_to_take() -> None:
    stage = Stage(ann=holding("madness", wizard="patrik"), bob=holding("fire-3"), curses={"2": "fire_snuffed"})

    assert stage.options == ["done"]


@rule("M9.2")
def test_actions_may_be_taken_in_any_order() -> None:
    stage = Stage(
        ann=holding("fire-2*5 fire-1 madness", wizard="patrik"), curses={"2": "fire_snuffed"}, library=LIBRARY
    )

    stage.ann.cures("hand", "fire", pay="fire-2")
    stage.ann.breaks("2", pay="fire-2, fire-2", reward="air-2")
    stage.ann.casts("combustion", pay="fire-1")
    stage.ann.does("destroy fire-2")
    stage.ann.learns("cinders", pay="fire-2")

    assert stage.ann.hand == []
    assert stage.ann.spells[-2:] == ["telepathy", "cinders"]
    assert stage.ann.asked


@rule("M9.2")
def test_an_action_may_be_repeated_as_often_as_it_can_be_paid() -> None:
    stage = Stage(ann=holding("fire-2*3 water-1"))

    for _ in range(3):
        stage.ann.acquires("fire-2", pay="fire-2")

    assert stage.ann.discard == ["fire-2"] * 6
    assert not stage.ann.can("acquire fire-2")


@rule("M9.3")
def test_the_player_may_stop_without_any_action_and_goes_on_to_recuperation() -> None:
    stage = Stage(ann=holding("fire-3*2", deck="air-1*5"), bob=holding())

    stage.ann.ends_turn()

    assert stage.ann.hand == ["fire-3"] * 2 + ["air-1"] * 4
    assert stage.bob.asked


@rule("M9.3")
def test_the_player_may_stop_after_any_action_though_more_could_be_paid() -> None:
    stage = Stage(ann=holding("fire-2*3", deck="air-1*5"), bob=holding())

    stage.ann.acquires("fire-2", pay="fire-2")
    could_go_on = stage.ann.can("acquire fire-2")
    stage.ann.ends_turn()

    assert could_go_on
    assert stage.bob.asked


@rule("M9.4")
def test_an_action_is_paid_from_the_hand() -> None:
    stage = Stage(ann=holding("fire-2 air-1"))

    stage.ann.acquires("fire-2", pay="fire-2")

    assert stage.ann.hand == ["air-1"]


@rule("M9.4")
def test_an_action_is_paid_from_the_shared_support() -> None:
    stage = Stage(ann=holding("air-1", support="fire-1"), bob=holding(support="fire-1 fire-2"))

    stage.ann.acquires("fire-2", pay="fire-1 from support, fire-1 from bob")

    assert (stage.ann.hand, stage.ann.support) == (["air-1"], [])
    assert stage.bob.support == ["fire-2"]


@rule("M9.4")
def test_an_action_is_paid_from_hand_and_shared_support_together() -> None:
    stage = Stage(ann=holding("fire-1", support="fire-1"), bob=holding(support="fire-1"), cid=holding(support="fire-1"))

    stage.ann.acquires("fire-3", pay="fire-1, fire-1 from bob, fire-1 from cid")

    assert (stage.ann.hand, stage.ann.support) == ([], ["fire-1"])
    assert (stage.bob.support, stage.cid.support) == ([], [])


@rule("M9.4")
def test_cards_in_other_hands_decks_and_discard_piles_pay_nothing() -> None:
    stage = Stage(ann=holding("fire-1", deck="fire-3", discard="fire-3"), bob=holding("fire-3", discard="fire-3"))

    assert not stage.ann.can("acquire fire-2")
    assert stage.ann.why_not("acquire fire-2") == "M12.2"


@rule("M9.4")
def test_a_card_that_lies_elsewhere_is_refused_as_payment() -> None:
    stage = Stage(ann=holding("fire-1*2", discard="fire-3"), bob=holding("fire-2"))

    stage.ann.does("acquire fire-2")

    assert not stage.ann.can("pay fire-3")
    assert stage.ann.why_not("pay fire-3") == "M9.4"
    assert stage.ann.why_not("pay fire-2 from bob") == "M9.4"


@rule("M9.5")
def test_a_payment_is_not_done_before_it_meets_the_cost() -> None:
    stage = Stage(ann=holding("fire-1*3"))

    stage.ann.does("acquire fire-3", "pay fire-1", "pay fire-1")
    after_two = (stage.ann.can("done"), stage.ann.why_not("done"))
    stage.ann.does("pay fire-1")

    assert after_two == (False, "M9.5")
    assert stage.ann.discard == ["fire-1", "fire-1", "fire-1", "fire-3"]


@rule("M9.5")
def test_each_demanded_element_must_be_produced() -> None:
    stage = Stage(ann=holding("water-3 earth-1 fire-1 air-1*2"), curses={"2": "multi_panic"})

    stage.ann.does("break 2", "pay water-3", "pay earth-1", "pay fire-1")
    before_air = (stage.ann.can("done"), stage.ann.why_not("done"))
    stage.ann.does("pay air-1")

    assert before_air == (False, "M9.5")
    assert stage.ann.can("done")


@rule("M9.5")
def test_more_than_the_cost_may_be_produced() -> None:
    stage = Stage(ann=holding("fire-3"))

    stage.ann.acquires("fire-2", pay="fire-3")

    assert stage.ann.discard == ["fire-2", "fire-3"]


@rule("M9.6", "M9.7")
def test_what_is_paid_beyond_the_cost_is_lost() -> None:
    stage = Stage(ann=holding("fire-3", wizard="patrik"), bob=holding())

    stage.ann.acquires("fire-2", pay="fire-3")

    assert stage.options == ["done"]
    assert stage.ann.why_not("cast combustion") == "M10.2"


@rule("M9.6")
def test_paying_more_does_not_make_the_effect_greater() -> None:
    stage = Stage(ann=holding("earth-3", deck="air-1*3"))

    stage.ann.casts("growth", pay="earth-3")

    assert stage.ann.hand == ["air-1"]


@rule("M9.7")
@pytest.mark.parametrize("place", ["hand", "support"])
def test_one_card_pays_for_only_one_action(place: str) -> None:
    ann = holding("fire-2") if place == "hand" else holding(support="fire-2")
    stage = Stage(ann=ann, library=LIBRARY)

    stage.ann.learns("cinders")

    assert (stage.ann.hand, stage.ann.support, stage.ann.discard) == ([], [], ["fire-2"])
    assert not actions(stage) & {"cast", "learn", "acquire"}


@rule("M9.8")
def test_the_cards_paid_lie_in_their_owners_discard_piles_before_the_effect() -> None:
    stage = Stage(ann=holding("air-1"), bob=holding("fire-1", support="air-1"))

    stage.ann.casts("telepathy", times=2, on="bob", pay="air-1, air-1 from bob")

    assert (stage.asked, stage.prompt) == ("bob", "act-granted")
    assert (stage.ann.discard, stage.bob.discard) == (["air-1"], ["air-1"])


@rule("M9.8")
def test_a_card_paid_is_not_in_hand_any_more_for_the_effect() -> None:
    stage = Stage(ann=holding("fire-1*2"))

    stage.ann.casts("combustion", times=2, pay="fire-1, fire-1")

    assert stage.ann.discard == ["fire-1", "fire-1"]
    assert stage.destroyed == []


@rule("M9.8", "M9.9")
def test_a_card_just_paid_may_be_taken_from_the_discard_pile_by_the_effect() -> None:
    stage = Stage(ann=holding("water-1", discard="fire-3", learned="ice_mirror"))

    stage.ann.casts("ice_mirror", pay="water-1")
    offered = stage.options
    stage.ann.does("support water-1 from discard")

    assert offered == ["support water-1 from discard", "support fire-3 from discard"]
    assert (stage.ann.support, stage.ann.discard) == (["water-1"], ["fire-3"])


@rule("M9.10")
def test_a_reshuffle_by_the_effect_takes_the_cards_just_paid_along() -> None:
    stage = Stage(ann=holding("earth-3", discard="fire-3"))

    stage.ann.casts("growth", times=3)

    assert stage.ann.hand == ["madness", "earth-3", "fire-3"]
    assert (stage.ann.deck, stage.ann.discard) == ([], [])


@rule("M9.10", "M9.11")
def test_a_card_paid_from_another_support_is_not_shuffled_into_the_payers_deck() -> None:
    stage = Stage(ann=holding(discard="fire-3"), bob=holding(support="earth-2"))

    stage.ann.casts("growth", times=2, pay="earth-2 from bob")

    assert stage.ann.hand == ["madness", "fire-3"]
    assert stage.bob.discard == ["earth-2"]


@rule("M9.11")
def test_a_card_paid_from_another_support_goes_to_that_players_discard_pile() -> None:
    stage = Stage(ann=holding("fire-1"), bob=holding(support="fire-1 air-1"), cid=holding(support="fire-1"))

    stage.ann.acquires("fire-3", pay="fire-1, fire-1 from bob, fire-1 from cid")

    assert stage.ann.discard == ["fire-1", "fire-3"]
    assert (stage.bob.discard, stage.bob.support) == (["fire-1"], ["air-1"])
    assert stage.cid.discard == ["fire-1"]


@rule("M9.11")
def test_the_proposed_payment_sends_support_cards_to_their_owners_too() -> None:
    stage = Stage(ann=holding("fire-1"), bob=holding(support="fire-1"))

    stage.ann.acquires("fire-2")

    assert stage.ann.discard == ["fire-1", "fire-2"]
    assert stage.bob.discard == ["fire-1"]
