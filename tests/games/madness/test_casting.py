"""M10: casting a spell."""

import pytest
from rules import rule
from stage import Stage, holding

SIX = "air-1*6"


@rule("M10.1")
def test_an_own_spell_that_is_ready_can_be_cast() -> None:
    stage = Stage(ann=holding("water-1", learned="cool_head"), bob=holding())

    assert stage.ann.can("cast ice")
    assert stage.ann.can("cast cool-head")


@rule("M10.1")
def test_the_spell_of_somebody_else_cannot_be_cast() -> None:
    stage = Stage(ann=holding("water-1"), bob=holding(learned="cool_head"))

    assert not stage.ann.can("cast cool-head")
    assert stage.ann.why_not("cast cool-head") == "M10.1"


@rule("M10.1")
def test_a_spell_of_the_library_cannot_be_cast() -> None:
    stage = Stage(ann=holding("water-1"), bob=holding(), library={"water": ["cool_head"]})

    assert not stage.ann.can("cast cool-head")
    assert stage.ann.why_not("cast cool-head") == "M10.1"


@rule("M10.2", "M10.3")
def test_a_cast_spell_costs_its_level_and_is_exhausted() -> None:
    stage = Stage(ann=holding("earth-1 fire-1", deck="air-1"), bob=holding())

    stage.ann.casts("growth", pay="earth-1")

    assert stage.ann.hand == ["fire-1", "air-1"]
    assert stage.ann.discard == ["earth-1"]
    assert "growth exhausted" in stage.ann.spells


@rule("M10.2")
def test_a_spell_of_level_three_costs_three() -> None:
    stage = Stage(ann=holding("earth-1*4", learned="blossoming"), bob=holding())

    stage.ann.casts("blossoming")
    stage.ann.does("gain fire-3")

    assert stage.ann.discard == ["earth-1"] * 3
    assert stage.ann.deck == ["fire-3"]


@rule("M10.2")
@pytest.mark.parametrize("hand", ["earth-2", "earth-1*2 fire-3", "water-3 fire-3 air-3", "madness*3"])
def test_only_elements_of_its_own_type_pay_for_a_spell(hand: str) -> None:
    stage = Stage(ann=holding(hand, learned="blossoming"), bob=holding())

    assert not stage.ann.can("cast blossoming")
    assert stage.ann.why_not("cast blossoming") == "M10.2"


@rule("M-EX.12")
@pytest.mark.parametrize("cards", ["fire-1, fire-1, fire-1", "fire-1, fire-2", "fire-3", "fire-2, fire-2"])
def test_three_fire_are_paid_with_any_cards_that_make_at_least_three(cards: str) -> None:
    stage = Stage(ann=holding(cards.replace(",", "") + " fire-1", learned="aura_of_fire"), bob=holding())

    stage.ann.casts("aura_of_fire", pay=cards)

    assert stage.ann.discard == cards.split(", ")
    assert stage.ann.hand == ["fire-1"]


@rule("M-EX.12")
def test_the_fire_paid_beyond_the_cost_is_lost() -> None:
    stage = Stage(ann=holding("fire-2*2", learned="aura_of_fire"), bob=holding())

    stage.ann.casts("aura_of_fire", pay="fire-2, fire-2")

    assert not stage.ann.can("cast combustion")
    assert stage.ann.why_not("cast combustion") == "M10.2"


@rule("M10.3")
def test_a_spell_is_exhausted_only_once_it_is_paid() -> None:
    stage = Stage(ann=holding("earth-1*2", deck="air-1"), bob=holding())

    stage.ann.announces("growth")

    assert "growth" in stage.ann.spells
    assert stage.ann.hand == ["earth-1", "earth-1"]
    assert stage.ann.deck == ["air-1"]


@rule("M10.4")
def test_an_exhausted_spell_cannot_be_cast() -> None:
    stage = Stage(ann=holding("earth-1", spells="growth exhausted, ice"), bob=holding())

    assert not stage.ann.can("cast growth")
    assert stage.ann.why_not("cast growth") == "M10.4"


@rule("M10.4")
def test_a_refreshed_spell_can_be_cast_again() -> None:
    stage = Stage(ann=holding("earth-1*7", deck="air-1"), bob=holding(SIX))

    stage.ann.casts("growth")
    stage.ann.ends_turn()
    stage.ann.does("discard air-1")
    stage.bob.ends_turn()

    assert stage.ann.can("cast growth")


@rule("M10.5", "M-EX.13")
def test_a_spell_can_be_doubled_or_tripled() -> None:
    stage = Stage(ann=holding("earth-3"), bob=holding())

    assert stage.ann.can("cast growth")
    assert stage.ann.can("cast growth x2")
    assert stage.ann.can("cast growth x3")


@rule("M10.5")
def test_a_multiple_must_be_paid_in_full() -> None:
    stage = Stage(ann=holding("earth-2"), bob=holding())

    assert stage.ann.can("cast growth x2")
    assert not stage.ann.can("cast growth x3")
    assert stage.ann.why_not("cast growth x3") == "M10.2"


@rule("M10.5")
def test_more_than_three_times_the_cost_is_not_allowed() -> None:
    stage = Stage(ann=holding("earth-3*2"), bob=holding())

    assert not stage.ann.can("cast growth x4")
    assert stage.ann.why_not("cast growth x4") == "M10.5"


@rule("M10.6", "M-EX.13")
def test_a_spell_of_level_one_is_tripled_by_paying_three() -> None:
    stage = Stage(ann=holding("earth-3", deck="air-1 fire-1 water-1 air-3"), bob=holding())

    stage.ann.casts("growth", times=3)

    assert stage.ann.discard == ["earth-3"]
    assert stage.ann.hand == ["water-1", "fire-1", "air-1"]


@rule("M10.6")
def test_double_cost_doubles_every_factor() -> None:
    stage = Stage(ann=holding("fire-3*2 madness*3", deck="air-1*5", learned="resolve"), bob=holding())

    stage.ann.casts("resolve", times=2)
    stage.ann.does("cure madness", "cure madness")

    assert stage.ann.discard == ["fire-3", "fire-3"]
    assert stage.ann.hand == ["madness", "air-1", "air-1", "air-1", "air-1"]
    assert stage.ann.asked


@rule("M10.6")
def test_overpaying_does_not_raise_the_factor() -> None:
    stage = Stage(ann=holding("earth-3", deck="air-1 fire-1 water-1"), bob=holding())

    stage.ann.casts("growth", pay="earth-3")

    assert stage.ann.hand == ["air-1"]


@rule("M10.7")
def test_a_tripled_spell_is_cast_once_and_exhausted() -> None:
    stage = Stage(ann=holding("earth-3 earth-1", deck="air-1*4"), bob=holding())

    stage.ann.casts("growth", times=3, pay="earth-3")

    assert stage.happened("cast") == [{"player": "ann", "spell": "growth", "multiple": 3}]
    assert "growth exhausted" in stage.ann.spells
    assert stage.ann.why_not("cast growth") == "M10.4"


@rule("M10.8")
def test_a_spell_does_as_much_as_it_can() -> None:
    stage = Stage(ann=holding("fire-3 air-1 madness"), bob=holding())

    stage.ann.casts("combustion", times=3)
    stage.ann.does("destroy air-1", "destroy madness")

    assert stage.destroyed == ["madness", "air-1"]
    assert stage.ann.hand == []
    assert stage.ann.can("done")


@rule("M10.8")
def test_a_caster_may_not_stop_while_more_of_the_effect_is_possible() -> None:
    stage = Stage(ann=holding("fire-2 air-1 madness"), bob=holding())

    stage.ann.casts("combustion", times=2)
    stage.ann.does("destroy madness")

    assert stage.options == ["destroy air-1"]
    assert stage.ann.why_not("done") == "M20.2"


@rule("M10.9", "M-EX.22")
def test_the_last_card_may_be_shed_for_a_spell_that_does_nothing() -> None:
    stage = Stage(ann=holding("fire-1"), bob=holding())

    stage.ann.casts("combustion", pay="fire-1")

    assert stage.ann.hand == []
    assert stage.ann.discard == ["fire-1"]
    assert stage.destroyed == []
    assert "combustion exhausted" in stage.ann.spells


@rule("M10.9")
def test_a_spell_without_anybody_to_affect_may_still_be_cast() -> None:
    stage = Stage(ann=holding("air-1"), bob=holding(out=True))

    stage.ann.casts("telepathy", pay="air-1")

    assert stage.ann.discard == ["air-1"]
    assert "telepathy exhausted" in stage.ann.spells


@rule("M-EX.23")
def test_a_doubled_arctic_circle_places_and_draws_two_for_each_player() -> None:
    stage = Stage(
        ann=holding("water-3 water-3 fire-1 air-1 earth-1", deck="fire-2 fire-3", learned="arctic_circle"),
        bob=holding("earth-1 madness", deck="water-1 water-2"),
    )

    stage.ann.casts("arctic_circle", times=2)
    stage.ann.does("support fire-1", "support air-1")
    stage.bob.does("support madness", "support earth-1")

    assert stage.ann.support == ["fire-1", "air-1"]
    assert stage.ann.hand == ["earth-1", "fire-2", "fire-3"]
    assert stage.bob.support == ["madness", "earth-1"]
    assert stage.bob.hand == ["water-1", "water-2"]
