"""M25: Violetta swaps cards of her hand with the shared support."""

from rules import rule
from stage import Stage, holding


@rule("M25.25")
def test_violetta_swaps_a_card_of_her_hand_with_one_of_the_shared_support() -> None:
    stage = Stage(ann=holding("fire-1 air-1", wizard="violetta"), bob=holding(support="water-2 earth-1"))

    stage.ann.does("ability", "give fire-1", "take water-2 from bob", "done")

    assert stage.ann.hand == ["water-2", "air-1"]
    assert stage.bob.support == ["earth-1", "fire-1"]
    assert stage.prompt == "act"


@rule("M25.25", "M25.26")
def test_violetta_swaps_two_cards_at_most() -> None:
    stage = Stage(ann=holding("fire-1*3", wizard="violetta"), bob=holding(support="water-2*3"))

    stage.ann.does("ability", "give fire-1", "take water-2 from bob", "give fire-1", "take water-2 from bob")

    assert stage.prompt == "act"
    assert stage.ann.hand == ["water-2", "water-2", "fire-1"]
    assert stage.ann.why_not("ability") == "M25.2"


@rule("M25.25")
def test_violetta_swaps_only_in_her_own_turn() -> None:
    stage = Stage(ann=holding("air-1", support="water-2"), bob=holding("earth-1", wizard="violetta"))

    stage.ann.casts("telepathy", on="bob")

    assert stage.bob.can("cast growth")
    assert stage.bob.why_not("ability") == "M23.4"


@rule("M25.28", "M25.30", "M-EX.51")
def test_violetta_passes_a_card_on_from_one_support_to_the_next() -> None:
    stage = Stage(
        ann=holding("fire-1", wizard="violetta"), bob=holding(support="water-2"), cid=holding(support="earth-3")
    )

    stage.ann.does("ability", "give fire-1", "take water-2 from bob", "give water-2", "take earth-3 from cid")
    stage.ann.casts("combustion", pay="fire-1 from bob")
    stage.ann.does("destroy earth-3")
    stage.ann.casts("ice", pay="water-2 from cid")

    assert stage.destroyed == ["earth-3"]
    assert stage.bob.discard == ["fire-1"]
    assert stage.cid.discard == ["water-2"]
    assert stage.ann.discard == []


@rule("M25.26", "M-EX.51")
def test_violetta_who_stops_to_cast_a_spell_has_no_second_swap() -> None:
    stage = Stage(
        ann=holding("fire-1 earth-1", deck="air-1", wizard="violetta"), bob=holding(support="water-2 water-1")
    )

    stage.ann.does("ability", "give fire-1", "take water-2 from bob")
    between = stage.ann.can("cast growth")
    stage.ann.does("done")
    stage.ann.casts("growth")

    assert not between
    assert not stage.ann.can("ability")
    assert stage.ann.why_not("ability") == "M25.2"


@rule("M25.27")
def test_violetta_swaps_twice_with_the_support_of_one_player() -> None:
    stage = Stage(ann=holding("fire-1 air-1", wizard="violetta"), bob=holding(support="water-2 earth-2"))

    stage.ann.does("ability", "give fire-1", "take water-2 from bob", "give air-1", "take earth-2 from bob")

    assert stage.ann.hand == ["water-2", "earth-2"]
    assert stage.bob.support == ["fire-1", "air-1"]


@rule("M25.27")
def test_violetta_swaps_with_her_own_support_and_with_that_of_another() -> None:
    stage = Stage(
        ann=holding("fire-1 air-1", support="water-3", wizard="violetta"), bob=holding(), cid=holding(support="earth-2")
    )

    stage.ann.does("ability", "give fire-1", "take water-3 from support", "give air-1", "take earth-2 from cid")

    assert stage.ann.hand == ["water-3", "earth-2"]
    assert stage.ann.support == ["fire-1"]
    assert stage.cid.support == ["air-1"]


@rule("M25.26", "M25.29")
def test_violetta_who_has_given_a_card_must_take_one() -> None:
    stage = Stage(ann=holding("fire-1 air-1", wizard="violetta"), bob=holding(support="water-2 earth-1"))

    stage.ann.does("ability", "give fire-1")

    assert stage.options == ["take water-2 from bob", "take earth-1 from bob"]


@rule("M25.29")
def test_violetta_cannot_give_a_card_to_an_empty_shared_support() -> None:
    stage = Stage(ann=holding("fire-1", wizard="violetta"), bob=holding("water-1"))

    assert not stage.ann.can("ability")
    assert stage.ann.why_not("ability") == "M25.29"


@rule("M25.29")
def test_violetta_cannot_take_a_card_for_nothing() -> None:
    stage = Stage(ann=holding(support="fire-1", wizard="violetta"), bob=holding(support="water-1"))

    assert not stage.ann.can("ability")
    assert stage.ann.why_not("ability") == "M25.29"


@rule("M25.29")
def test_violetta_swaps_in_a_full_support_since_the_number_of_cards_stays() -> None:
    stage = Stage(ann=holding("madness", wizard="violetta"), bob=holding(support="water-1*3 madness", wizard="viktor"))

    stage.ann.does("ability", "give madness", "take water-1 from bob", "done")

    assert stage.ann.hand == ["water-1"]
    assert stage.bob.support == ["madness", "madness", "water-1", "water-1"]
