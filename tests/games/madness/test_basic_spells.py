"""M26: the four basic spells."""

import pytest
from rules import rule
from stage import Stage, holding


@pytest.mark.parametrize("times", [1, 2, 3])
@rule("M26.1")
def test_growth_draws_one_card_for_each_multiple(times: int) -> None:
    deck = ["air-1", "fire-2", "water-3", "madness"]
    stage = Stage(ann=holding("earth-3", deck=" ".join(deck)), bob=holding(deck="air-1"))

    stage.ann.casts("growth", times=times)

    assert [event["card"] for event in stage.happened("drawn")] == deck[:times]
    assert stage.ann.deck == deck[times:]
    assert stage.bob.hand == []


@rule("M26.2", "M-EX.25")
def test_growth_cannot_be_cast_again_with_the_earth_card_it_has_drawn() -> None:
    stage = Stage(ann=holding("earth-1", deck="earth-1"), bob=holding())

    stage.ann.casts("growth")

    assert stage.ann.hand == ["earth-1"]
    assert not stage.ann.can("cast growth")
    assert stage.ann.why_not("cast growth") == "M10.4"


@rule("M-EX.40")
def test_a_spell_that_draws_from_an_empty_deck_shuffles_its_own_payment_in() -> None:
    stage = Stage(ann=holding("earth-2"), bob=holding(), madness_stack=4)

    stage.ann.casts("growth", times=2)

    assert stage.ann.hand == ["madness", "earth-2"]
    assert stage.ann.discard == stage.ann.deck == []
    assert stage.table.stack == 3


@rule("M-EX.40")
def test_a_payment_from_the_support_of_another_is_not_shuffled_into_the_casters_deck() -> None:
    stage = Stage(ann=holding(), bob=holding(support="earth-1"), madness_stack=4)

    stage.ann.casts("growth")

    assert stage.ann.hand == ["madness"]
    assert stage.bob.discard == ["earth-1"]


@rule("M26.3")
def test_ice_puts_a_card_from_hand_into_the_own_support() -> None:
    stage = Stage(ann=holding("water-1 madness fire-1", discard="air-3"), bob=holding("earth-1"))

    stage.ann.announces("ice")
    stage.ann.pays()
    offered = stage.options
    elsewhere = stage.ann.why_not("support air-3 from discard")
    stage.ann.does("support madness")

    assert offered == ["support madness", "support fire-1"]
    assert elsewhere == "M26.3"
    assert stage.ann.support == ["madness"]
    assert stage.ann.hand == ["fire-1"]


@rule("M26.3")
def test_ice_at_triple_cost_places_three_cards() -> None:
    stage = Stage(ann=holding("water-3 fire-1 fire-2 fire-3"), bob=holding())

    stage.ann.casts("ice", times=3)
    stage.ann.does("support fire-1", "support fire-2", "support fire-3")

    assert stage.ann.support == ["fire-1", "fire-2", "fire-3"]
    assert stage.ann.hand == []


@rule("M-EX.61")
def test_ice_paid_from_the_own_full_support_fills_the_place_it_has_freed() -> None:
    stage = Stage(ann=holding("fire-1", support="water-1 air-1 air-2"), bob=holding())

    stage.ann.casts("ice", pay="water-1 from support")
    stage.ann.does("support fire-1")

    assert stage.ann.support == ["fire-1", "air-1", "air-2"]
    assert stage.ann.discard == ["water-1"]


@rule("M-EX.61")
def test_ice_paid_from_a_support_over_its_limit_places_nothing() -> None:
    stage = Stage(ann=holding("fire-1", support="water-1 air-1 air-2 madness"), bob=holding())

    stage.ann.casts("ice", pay="water-1 from support")

    assert stage.prompt == "act"
    assert stage.ann.support == ["madness", "air-1", "air-2"]
    assert stage.ann.hand == ["fire-1"]


@rule("M26.4")
def test_combustion_destroys_a_card_from_hand() -> None:
    stage = Stage(
        ann=holding("fire-1 madness air-1", discard="air-3", support="water-1"), bob=holding(support="fire-2")
    )

    stage.ann.casts("combustion", pay="fire-1")
    offered = stage.options
    elsewhere = [stage.ann.why_not(f"destroy {card}") for card in ("water-1 from support", "air-3 from discard")]
    stage.ann.does("destroy madness")

    assert offered == ["destroy madness", "destroy air-1"]
    assert elsewhere == ["M26.4", "M26.4"]
    assert stage.destroyed == ["madness"]
    assert stage.ann.hand == ["air-1"]


@rule("M26.4")
def test_combustion_at_double_cost_destroys_two_cards() -> None:
    stage = Stage(ann=holding("fire-2 water-1*2 air-1"), bob=holding())

    stage.ann.casts("combustion", times=2)
    stage.ann.does("destroy water-1", "destroy water-1")

    assert stage.destroyed == ["water-1", "water-1"]
    assert stage.ann.hand == ["air-1"]


@rule("M26.5")
def test_telepathy_gives_one_action_to_one_other_player() -> None:
    stage = Stage(ann=holding("air-1"), bob=holding("earth-1 water-1 fire-1", deck="air-3"))

    stage.ann.casts("telepathy", on="bob")
    stage.bob.casts("growth")

    assert stage.bob.hand == ["water-1", "fire-1", "air-3"]
    assert stage.ann.asked
    assert stage.prompt == "act"


@rule("M26.5")
def test_telepathy_is_never_cast_on_oneself() -> None:
    stage = Stage(ann=holding("air-1"), bob=holding(), cid=holding())

    stage.ann.announces("telepathy")

    assert stage.options == ["target bob", "target cid"]
    assert stage.ann.why_not("target ann") == "M22.6"


@rule("M26.5")
def test_telepathy_at_triple_cost_gives_three_actions_to_the_same_player() -> None:
    stage = Stage(ann=holding("air-3"), bob=holding("earth-1 water-1*2 fire-1*2", deck="air-3"), cid=holding("earth-1"))

    stage.ann.casts("telepathy", times=3, on="bob")
    stage.bob.casts("growth")
    stage.bob.casts("ice")
    stage.bob.does("support water-1")
    stage.bob.casts("combustion")
    stage.bob.does("destroy fire-1")

    assert stage.bob.hand == ["air-3"]
    assert stage.ann.asked


@rule("M26.5")
def test_telepathy_leaves_its_target_free_to_take_no_action() -> None:
    stage = Stage(ann=holding("air-2"), bob=holding("earth-2", deck="air-3"))

    stage.ann.casts("telepathy", times=2, on="bob")
    stage.bob.does("done")

    assert stage.bob.hand == ["earth-2"]
    assert stage.ann.asked


@rule("M26.5")
def test_telepathy_needs_the_agreement_of_its_target() -> None:
    stage = Stage(ann=holding("air-1"), bob=holding("earth-1"))

    stage.ann.announces("telepathy")
    stage.ann.does("target bob")
    stage.bob.does("refuse")
    stage.ann.does("call-off")

    assert stage.ann.hand == ["air-1"]
    assert "telepathy" in stage.ann.spells


@rule("M-EX.39")
def test_telepathy_is_passed_on_and_resolved_from_the_inside_out() -> None:
    stage = Stage(
        ann=holding("air-1 earth-1", deck="fire-1"),
        bob=holding("air-1 earth-1", deck="fire-2"),
        cid=holding("earth-1*2", deck="fire-3"),
    )

    stage.ann.casts("telepathy", on="bob")
    stage.bob.casts("telepathy", on="cid")
    stage.cid.casts("growth")

    assert stage.cid.hand == ["earth-1", "fire-3"]
    assert stage.bob.hand == ["earth-1"]
    assert stage.ann.can("cast growth")


@rule("M-EX.26")
def test_in_a_game_of_two_a_tripled_spell_on_others_affects_one_player_once() -> None:
    stage = Stage(ann=holding("air-3", learned="mind_control"), bob=holding(deck="fire-1 fire-2 fire-3"))

    stage.ann.casts("mind_control", times=3, on="bob")

    assert stage.bob.hand == ["fire-1"]
    assert stage.ann.discard == ["air-3"]
    assert stage.ann.hand == []
