"""M-R.13 to M-R.19, M-R.84, M-R.88: paying."""

from rules import rule
from stage import Stage, holding


@rule("M-R.13")
def test_cards_that_are_not_needed_may_be_paid_as_well() -> None:
    stage = Stage(ann=holding("earth-1 earth-2 earth-3", deck="air-1"), bob=holding(support="earth-1"))

    stage.ann.casts("growth", pay="earth-1, earth-3, earth-1 from bob")

    assert stage.ann.hand == ["earth-2", "air-1"]
    assert stage.ann.discard == ["earth-1", "earth-3"]
    assert stage.bob.discard == ["earth-1"]


@rule("M-R.13")
def test_every_element_of_a_multi_element_curse_may_be_overpaid() -> None:
    stage = Stage(ann=holding("water-3*2 earth-2 fire-1 air-1"), curses={"2": "multi_panic"})

    stage.ann.breaks("2", pay="water-3, water-3, earth-2, fire-1, air-1", reward="air-2")

    assert stage.curse("2") is None
    assert stage.ann.hand == []


@rule("M-R.14")
def test_other_elements_and_madness_cannot_be_part_of_a_payment() -> None:
    stage = Stage(ann=holding("earth-1*2 fire-2 madness"), bob=holding(support="air-1"))

    stage.ann.announces("growth")

    for card in ("fire-2", "madness", "air-1 from bob"):
        assert not stage.ann.can(f"pay {card}")
        assert stage.ann.why_not(f"pay {card}") == "M-R.14"


@rule("M-R.14")
def test_other_elements_stay_out_also_when_the_cost_is_met_and_more_may_be_paid() -> None:
    stage = Stage(ann=holding("earth-1*2 fire-2 madness"))

    stage.ann.announces("growth")
    stage.ann.does("pay earth-1")

    assert stage.options == ["done", "pay earth-1"]
    assert stage.ann.why_not("pay fire-2") == "M-R.14"


@rule("M-R.15")
def test_nobody_is_asked_when_cards_of_another_support_pay() -> None:
    stage = Stage(ann=holding(deck="air-1"), bob=holding(support="earth-1"), cid=holding(support="earth-1"))

    stage.ann.announces("growth", times=2)
    stage.ann.does("pay earth-1 from bob", "pay earth-1 from cid")

    assert stage.ann.asked
    assert stage.prompt == "act"
    assert (stage.bob.discard, stage.cid.discard) == (["earth-1"], ["earth-1"])


@rule("M-R.16")
def test_paying_more_does_not_raise_the_announced_multiple() -> None:
    stage = Stage(ann=holding("earth-3", deck="air-1 air-2 air-3"))

    stage.ann.casts("growth", pay="earth-3")

    assert stage.ann.hand == ["air-1"]


@rule("M-R.16")
def test_the_announced_multiple_must_be_paid_in_full() -> None:
    stage = Stage(ann=holding("earth-1*3", deck="air-1 air-2"))

    stage.ann.announces("growth", times=2)
    stage.ann.does("pay earth-1")

    assert not stage.ann.can("done")
    assert stage.ann.why_not("done") == "M9.5"


@rule("M-R.17")
def test_a_spell_cannot_be_cast_again_inside_its_own_effect() -> None:
    stage = Stage(ann=holding("air-1*2 earth-1"), bob=holding("air-1"))

    stage.ann.casts("telepathy", on="bob", pay="air-1")
    stage.bob.casts("telepathy", on="ann", pay="air-1")

    assert stage.prompt == "act-granted"
    assert not stage.ann.can("cast telepathy")
    assert stage.ann.why_not("cast telepathy") == "M10.4"


@rule("M-R.17", "M-R.24")
def test_a_spell_can_be_refreshed_inside_its_own_effect() -> None:
    stage = Stage(ann=holding("air-1", deck="fire-1*2"), bob=holding("air-3", learned="second_wind"))

    stage.ann.casts("telepathy", on="bob")
    assert "telepathy exhausted" in stage.ann.spells
    stage.bob.casts("second_wind", on="ann")

    assert "telepathy" in stage.ann.spells


@rule("M-R.18")
def test_a_multi_element_curse_needs_a_card_of_each_element() -> None:
    stage = Stage(ann=holding("water-3 earth-3 fire-3"), curses={"2": "multi_panic"})

    assert not stage.ann.can("break 2")
    assert stage.ann.why_not("break 2") == "M8.10"


@rule("M-R.18")
def test_a_high_card_covers_only_its_own_element_of_a_multi_element_curse() -> None:
    stage = Stage(ann=holding("water-3 earth-3 fire-3 air-1"), curses={"2": "multi_panic"})

    stage.ann.does("break 2", "pay water-3", "pay earth-3", "pay fire-3")

    assert not stage.ann.can("done")
    assert stage.ann.why_not("done") == "M9.5"
    assert stage.ann.can("pay air-1")


@rule("M-R.19")
def test_the_payer_names_which_of_equal_cards_pays() -> None:
    stage = Stage(
        ann=holding("earth-1", deck="air-1", support="earth-1"),
        bob=holding(support="earth-1"),
        cid=holding(support="earth-1"),
    )

    stage.ann.announces("growth")
    ways = [word for word in stage.options if word.startswith("pay")]
    stage.ann.pays("earth-1 from cid")

    assert ways == ["pay earth-1", "pay earth-1 from support", "pay earth-1 from bob", "pay earth-1 from cid"]
    assert stage.cid.discard == ["earth-1"]
    assert (stage.ann.discard, stage.bob.discard) == ([], [])


@rule("M-R.19")
def test_harold_names_the_card_that_he_converts() -> None:
    stage = Stage(ann=holding("air-1", wizard="harold"), bob=holding(support="air-1"))

    stage.ann.announces("combustion")
    ways = [word for word in stage.options if word.startswith("pay")]
    stage.ann.does("pay air-1 from bob as fire")

    assert ways == ["pay air-1 as fire", "pay air-1 from bob as fire"]
    assert stage.bob.discard == ["air-1"]
    assert stage.ann.hand == ["air-1"]


@rule("M-R.84")
def test_a_card_discarded_by_a_spell_pays_for_nothing() -> None:
    stage = Stage(
        ann=holding("air-2 fire-3", deck="water-1", learned="eye_of_the_hurricane"), curses={"2": "fire_fever"}
    )

    stage.ann.casts("eye_of_the_hurricane")
    stage.ann.does("discard fire-3")

    assert not stage.ann.can("cast combustion")
    assert stage.ann.why_not("cast combustion") == "M10.2"


@rule("M-R.84")
def test_a_destroyed_or_a_shown_card_pays_for_nothing() -> None:
    stage = Stage(ann=holding("fire-1 earth-2", deck="earth-3", wizard="larry"))

    stage.ann.casts("combustion")
    stage.ann.does("destroy earth-2", "ability")

    assert stage.happened("shown-discarded") == [{"player": "ann", "card": "earth-3"}]
    assert not stage.ann.can("cast growth")
    assert not stage.ann.can("acquire earth-2")


@rule("M-R.88")
def test_cards_that_pay_by_incarnation_enter_no_discard_pile() -> None:
    stage = Stage(
        ann=holding("air-3", learned="incarnation", deck="fire-1", support="earth-1"), bob=holding(support="earth-1")
    )

    stage.ann.casts("incarnation", pay="air-3")
    stage.ann.casts("growth", times=2, pay="earth-1 from support, earth-1 from bob")

    assert (stage.ann.support, stage.bob.support) == (["earth-1"], ["earth-1"])
    assert "earth-1" not in [*stage.ann.discard, *stage.ann.deck, *stage.ann.hand]
    assert stage.bob.discard == []


@rule("M-R.88")
def test_cards_that_pay_by_incarnation_cannot_be_found_in_the_discard_pile_by_their_action() -> None:
    stage = Stage(
        ann=holding("air-3", spells="ice_mirror, incarnation", support="water-1", discard="fire-1"), bob=holding()
    )

    stage.ann.casts("incarnation", pay="air-3")
    stage.ann.casts("ice_mirror", pay="water-1 from support")

    assert stage.options == ["support fire-1 from discard", "support air-3 from discard"]


@rule("M-R.88")
def test_the_card_that_pays_glaciation_by_incarnation_may_be_raised_by_it() -> None:
    stage = Stage(ann=holding("air-3", spells="glaciation, incarnation", support="water-2"), bob=holding())

    stage.ann.casts("incarnation", pay="air-3")
    stage.ann.casts("glaciation", pay="water-2 from support")
    stage.ann.does("destroy water-2 from support")

    assert stage.ann.support == ["water-3"]
    assert stage.destroyed == ["water-2"]


@rule("M-R.88")
def test_the_card_that_pays_stone_skin_by_incarnation_may_be_destroyed_by_it() -> None:
    stage = Stage(ann=holding("air-3", spells="stone_skin, incarnation"), bob=holding(support="earth-1"))

    stage.ann.casts("incarnation", pay="air-3")
    stage.ann.casts("stone_skin", pay="earth-1 from bob")
    stage.ann.does("destroy earth-1 from bob")

    assert stage.bob.support == []
    assert stage.ann.discard == ["earth-2", "air-3"]


@rule("M-R.88")
def test_paying_by_incarnation_frees_no_place_in_a_full_support() -> None:
    stage = Stage(
        ann=holding("air-3 fire-1", support="water-1*3", learned="incarnation"),
        bob=holding(),
    )

    stage.ann.casts("incarnation", pay="air-3")
    stage.ann.casts("ice", pay="water-1 from support")

    assert stage.prompt == "act"
    assert stage.ann.support == ["water-1", "water-1", "water-1"]
    assert stage.ann.hand == ["fire-1"]
