"""M25: wizards whose ability is a number or a deed of their own turn."""

import pytest
from rules import rule
from stage import MADNESS, Stage, holding


@rule("M25.1")
def test_every_wizard_has_an_ability_of_the_own() -> None:
    abilities = {wizard.id: wizard.ability for wizard in MADNESS.box.wizards}

    assert len(abilities) == 8
    assert len(set(abilities.values())) == 8


@rule("M25.1", "M25.17")
def test_an_ability_comes_back_with_every_own_turn() -> None:
    stage = Stage(round=6, ann=holding(deck="fire-1*9", wizard="larry"), bob=holding(deck="air-1*6"))

    stage.ann.does("ability")
    stage.ann.ends_turn()
    stage.bob.ends_turn()

    assert stage.ann.can("ability")


@pytest.mark.parametrize("wizard", ["viktor", "sandra", "larry", "violetta"])
@rule("M25.2")
def test_an_ability_is_used_once_in_the_own_turn(wizard: str) -> None:
    ann = holding("madness fire-1", deck="madness air-1", spells="growth exhausted, ice exhausted", wizard=wizard)
    stage = Stage(ann=ann, bob=holding(support="water-1 earth-1", wizard="rosana"))

    stage.ann.does("ability")
    while stage.prompt != "act":
        stage.answer(stage.options[0])

    assert not stage.ann.can("ability")
    assert stage.ann.why_not("ability") == "M25.2"


@pytest.mark.parametrize(("wizard", "id"), [("rosana", "M25.4"), ("patrik", "M25.24"), ("alice", "M25.20")])
@rule("M25.1")
def test_an_ability_that_works_by_itself_is_not_called_up(wizard: str, id: str) -> None:
    stage = Stage(ann=holding("madness air-1", wizard=wizard), bob=holding(support="fire-1"))

    assert not stage.ann.can("ability")
    assert stage.ann.why_not("ability") == id


@rule("M25.3")
def test_rosana_puts_a_fifth_card_into_her_support_but_no_sixth() -> None:
    ann = holding("water-2 fire-1 air-1", support="earth-1*4", wizard="rosana")
    stage = Stage(ann=ann, bob=holding())

    stage.ann.casts("ice", times=2)
    stage.ann.does("support air-1")

    assert stage.ann.support == ["earth-1"] * 4 + ["air-1"]
    assert stage.ann.hand == ["fire-1"]
    assert stage.prompt == "act"


@rule("M25.3")
def test_nobody_but_rosana_has_more_than_three_places() -> None:
    stage = Stage(ann=holding("water-1 fire-1", support="earth-1*3"), bob=holding(wizard="rosana"))

    stage.ann.casts("ice")

    assert stage.ann.hand == ["fire-1"]
    assert stage.ann.support == ["earth-1"] * 3


@rule("M25.4")
def test_rosana_has_five_places_in_the_turns_of_others_too() -> None:
    stage = Stage(
        ann=holding("water-3*3", support="fire-1*3", learned="tsunami"),
        bob=holding(deck="air-1 air-2 air-3", support="earth-1*3", wizard="rosana"),
    )

    stage.ann.casts("tsunami", times=3)

    assert stage.bob.support == ["earth-1"] * 3 + ["air-1", "air-2"]
    assert stage.bob.deck == ["air-3"]


@rule("M25.9")
def test_viktor_discards_a_madness_card_and_draws_one_for_it() -> None:
    stage = Stage(ann=holding("madness*2 fire-1", deck="air-1 air-2", wizard="viktor"), bob=holding())

    stage.ann.does("ability")

    assert stage.ann.hand == ["madness", "fire-1", "air-1"]
    assert stage.ann.discard == ["madness"]
    assert stage.ann.deck == ["air-2"]


@rule("M25.9")
def test_viktor_has_no_ability_in_the_turn_of_another() -> None:
    stage = Stage(ann=holding("air-1"), bob=holding("madness earth-1", deck="air-1", wizard="viktor"))

    stage.ann.casts("telepathy", on="bob")

    assert stage.bob.can("cast growth")
    assert stage.bob.why_not("ability") == "M23.4"


@rule("M25.10")
def test_viktor_cannot_discard_madness_of_a_support() -> None:
    stage = Stage(
        ann=holding("fire-1", deck="air-1", support="madness", wizard="viktor"), bob=holding(support="madness")
    )

    assert not stage.ann.can("ability")
    assert stage.ann.why_not("ability") == "M25.10"


@rule("M25.11", "M-EX.53")
def test_viktor_draws_from_an_empty_deck_with_one_new_madness_card() -> None:
    stage = Stage(ann=holding("madness", wizard="viktor"), bob=holding(), madness_stack=5)

    stage.ann.does("ability")

    assert stage.table.stack == 4
    assert stage.ann.discard == []
    assert stage.ann.hand + stage.ann.deck == ["madness", "madness"]
    assert len(stage.ann.hand) == 1


@rule("M25.11")
def test_viktor_who_discards_must_draw_even_if_that_loses_the_game() -> None:
    stage = Stage(ann=holding("madness", wizard="viktor"), bob=holding(), madness_stack=0)

    stage.ann.does("ability")

    assert stage.outcome == "lost"


@rule("M25.16", "M25.19")
def test_larry_cures_a_madness_card_he_draws_at_no_cost() -> None:
    stage = Stage(ann=holding("air-1", deck="madness fire-1", wizard="larry"), bob=holding(), madness_stack=3)

    stage.ann.does("ability")

    assert stage.table.stack == 4
    assert stage.ann.hand == ["air-1"]
    assert stage.ann.discard == []
    assert stage.ann.deck == ["fire-1"]


@rule("M25.16", "M25.18")
def test_larry_discards_any_other_card_he_draws() -> None:
    stage = Stage(ann=holding("air-1", deck="fire-3 madness", wizard="larry"), bob=holding(), madness_stack=3)

    stage.ann.does("ability")

    assert stage.ann.hand == ["air-1"]
    assert stage.ann.discard == ["fire-3"]
    assert stage.table.stack == 3


@rule("M25.17")
def test_larry_draws_for_his_ability_only_in_his_own_turn() -> None:
    stage = Stage(ann=holding("air-1"), bob=holding("earth-1", deck="madness air-1", wizard="larry"))

    stage.ann.casts("telepathy", on="bob")

    assert not stage.bob.can("ability")
    assert stage.bob.why_not("ability") == "M23.4"


@rule("M25.16")
def test_larry_with_an_empty_deck_reshuffles_with_a_madness_card_first() -> None:
    stage = Stage(ann=holding(wizard="larry"), bob=holding(), madness_stack=3)

    stage.ann.does("ability")

    assert len(stage.happened("reshuffled")) == 1
    assert stage.table.stack == 3
    assert stage.ann.hand == stage.ann.discard == stage.ann.deck == []


@rule("M25.23")
def test_patrik_learns_a_sixth_spell_and_forgets_none() -> None:
    stage = Stage(
        ann=holding("water-2", learned="cinders", wizard="patrik"),
        bob=holding(),
        library={"water": ["cool_head"]},
    )

    stage.ann.learns("cool_head")

    assert stage.ann.spells == ["growth", "ice", "combustion", "telepathy", "cinders", "cool_head"]
    assert stage.prompt == "act"


@rule("M25.23")
def test_patrik_forgets_a_spell_to_learn_a_seventh() -> None:
    stage = Stage(
        ann=holding("water-2", learned="cinders, inhale", wizard="patrik"),
        bob=holding(),
        library={"water": ["cool_head"]},
    )

    stage.ann.learns("cool_head")
    stage.ann.does("forget ice")

    assert stage.ann.spells == ["growth", "combustion", "telepathy", "cinders", "inhale", "cool_head"]


@rule("M25.24")
def test_patrik_holds_six_spells_in_the_turns_of_others_too() -> None:
    stage = Stage(
        ann=holding("air-1"),
        bob=holding("water-2", learned="cinders", wizard="patrik"),
        library={"water": ["cool_head"]},
    )

    stage.ann.casts("telepathy", on="bob")
    stage.bob.learns("cool_head")

    assert len(stage.bob.spells) == 6
    assert stage.ann.asked
