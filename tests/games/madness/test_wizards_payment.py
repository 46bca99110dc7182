"""M25: Harold pays with an air card as if it were of another element."""

import pytest
from rules import rule
from stage import MADNESS, Stage, holding

from coven.games.madness.cards import WATER


@pytest.mark.parametrize(("element", "spell"), [("water", "ice"), ("earth", "growth"), ("fire", "combustion")])
@rule("M25.5")
def test_harold_casts_a_spell_of_any_element_with_a_value_one_air_card(element: str, spell: str) -> None:
    stage = Stage(ann=holding("air-1", deck="madness", wizard="harold"), bob=holding())

    stage.ann.casts(spell, pay=f"air-1 as {element}")

    assert stage.ann.discard == ["air-1"]
    assert f"{spell} exhausted" in stage.ann.spells


@rule("M25.5")
def test_harold_gets_one_element_only_for_the_card() -> None:
    stage = Stage(ann=holding("air-1 fire-1", wizard="harold"), bob=holding())

    dearer = stage.ann.can("acquire fire-3")
    stage.ann.does("acquire fire-2", "pay air-1 as fire")
    enough = stage.ann.can("done")
    stage.ann.does("pay fire-1")

    assert not dearer
    assert not enough
    assert stage.ann.discard == ["fire-1", "fire-2", "air-1"]


@pytest.mark.parametrize("hand", ["air-2", "air-3", "water-1", "fire-2 air-2"])
@rule("M25.5")
def test_harold_converts_no_other_card(hand: str) -> None:
    stage = Stage(ann=holding(hand, wizard="harold"), bob=holding())

    assert not stage.ann.can("cast growth")
    assert stage.ann.why_not("cast growth") == "M10.2"


@rule("M25.5")
def test_harold_is_told_that_only_a_value_one_air_card_converts() -> None:
    stage = Stage(ann=holding("air-1 air-2 earth-1", deck="fire-1", wizard="harold"), bob=holding())

    stage.ann.announces("growth")

    assert stage.ann.can("pay air-1 as earth")
    assert not stage.ann.can("pay air-2 as earth")
    assert stage.ann.why_not("pay air-2 as earth") == "M25.5"


@rule("M25.2", "M25.5")
def test_harold_converts_one_card_in_his_turn() -> None:
    stage = Stage(ann=holding("air-1*2 earth-1", deck="fire-1", wizard="harold"), bob=holding())

    stage.ann.casts("ice", pay="air-1 as water")
    stage.ann.does("support air-1")
    stage.ann.announces("growth")

    assert not stage.ann.can("pay air-1 from support as earth")
    assert stage.ann.why_not("pay air-1 from support as earth") == "M25.2"


@rule("M25.5")
def test_harold_cannot_convert_two_cards_for_one_action() -> None:
    stage = Stage(ann=holding("air-1*4", wizard="harold"), bob=holding(), curses={"2": "multi_panic"})

    assert not stage.ann.can("acquire fire-2")
    assert stage.ann.why_not("acquire fire-2") == "M12.2"
    assert not stage.ann.can("break 2")
    assert stage.ann.why_not("break 2") == "M8.10"


@rule("M25.5")
def test_harold_breaks_a_multi_element_curse_with_one_air_card_as_fire() -> None:
    stage = Stage(ann=holding("water-1 earth-1 air-1*2", wizard="harold"), bob=holding(), curses={"2": "multi_panic"})

    stage.ann.breaks("2", pay="water-1, earth-1, air-1 as fire, air-1", reward="fire-2")

    assert stage.curse("2") is None
    assert stage.ann.discard == ["water-1", "earth-1", "fire-2", "air-1", "air-1"]


@rule("M25.5")
def test_harold_may_settle_a_debt_that_needs_the_conversion() -> None:
    stage = Stage(ann=holding("air-1 fire-1", wizard="harold"), bob=holding())

    stage.ann.casts("combustion", times=2)

    assert stage.ann.discard == ["fire-1", "air-1"]
    assert "combustion exhausted" in stage.ann.spells


@rule("M25.5")
def test_harold_converts_a_card_of_another_players_support() -> None:
    stage = Stage(ann=holding(deck="fire-1", wizard="harold"), bob=holding(support="air-1"))

    stage.ann.casts("growth", pay="air-1 from bob as earth")

    assert stage.ann.hand == ["fire-1"]
    assert stage.bob.discard == ["air-1"]


@rule("M25.5")
def test_harold_converts_again_in_his_next_turn() -> None:
    stage = Stage(ann=holding("air-1", deck="air-1*7", wizard="harold"), bob=holding(deck="air-1*6"))

    stage.ann.casts("growth", pay="air-1 as earth")
    exhausted_ability = stage.ann.can("cast combustion")
    stage.ann.ends_turn()
    stage.bob.ends_turn()

    assert not exhausted_ability
    assert stage.ann.can("cast combustion")


@rule("M25.6")
def test_harold_converts_nothing_while_another_player_is_active() -> None:
    stage = Stage(ann=holding("air-1"), bob=holding("air-1 earth-1", deck="fire-1", wizard="harold"))

    stage.ann.casts("telepathy", on="bob")
    water_spell = stage.bob.can("cast ice")
    stage.bob.announces("growth")

    assert not water_spell
    assert not stage.bob.can("pay air-1 as earth")
    assert stage.bob.why_not("pay air-1 as earth") == "M25.6"


@rule("M25.6")
def test_harold_converts_in_an_action_granted_to_him_in_his_own_turn() -> None:
    stage = Stage(ann=holding("air-1*2", deck="fire-1", wizard="harold"), bob=holding("air-1"))

    stage.ann.casts("telepathy", on="bob", pay="air-1")
    stage.bob.casts("telepathy", on="ann")
    stage.ann.casts("growth", pay="air-1 as earth")

    assert stage.ann.hand == ["fire-1"]


@rule("M25.7", "M-EX.50")
def test_no_other_player_counts_an_air_card_as_water_in_harolds_turn() -> None:
    stage = Stage(ann=holding("air-1", support="air-1", wizard="harold"), bob=holding("air-1 earth-1"), cid=holding())

    stage.ann.casts("telepathy", on="bob", pay="air-1")

    assert stage.bob.can("cast telepathy")
    assert not stage.bob.can("cast ice")
    assert stage.bob.why_not("cast ice") == "M10.2"


@rule("M25.7")
def test_no_other_player_converts_a_card_of_harolds_support() -> None:
    stage = Stage(ann=holding("air-1", support="air-1", wizard="harold"), bob=holding("air-1 water-1 fire-1"))

    stage.ann.casts("telepathy", on="bob", pay="air-1")
    stage.bob.announces("ice")

    assert stage.options == ["settle water-1", "pay water-1"]
    assert stage.bob.why_not("pay air-1 from ann as water") == "M25.7"
    assert stage.bob.why_not("pay air-1 as water") == "M25.7"


@rule("M25.7")
def test_no_other_player_converts_in_the_own_turn() -> None:
    stage = Stage(ann=holding("air-1"), bob=holding(support="air-1", wizard="harold"))

    assert not stage.ann.can("cast growth")
    assert stage.ann.why_not("cast growth") == "M10.2"


@rule("M25.8")
def test_harold_is_a_water_wizard_who_converts_air_and_not_water() -> None:
    stage = Stage(ann=holding("water-1 air-1 earth-1", deck="fire-1", wizard="harold"), bob=holding())

    stage.ann.announces("growth")

    assert [wizard.element for wizard in MADNESS.box.wizards if wizard.id == "harold"] == [WATER]
    assert stage.ann.can("pay air-1 as earth")
    assert not stage.ann.can("pay water-1 as earth")
    assert stage.ann.why_not("pay water-1 as earth") == "M25.5"


@rule("M25.5", "M-R.28")
def test_it_is_told_what_a_converted_card_counts_as() -> None:
    stage = Stage(ann=holding("air-1 fire-1", wizard="harold"), bob=holding())

    stage.ann.does("acquire fire-2")
    stage.ann.pays()

    assert stage.happened("converted") == [{"player": "ann", "card": "air-1", "element": "fire"}]
