"""M26: fire spells of the library."""

import pytest
from rules import rule
from stage import Stage, holding


@rule("M26.6")
def test_power_of_the_blaze_lets_one_player_discard_a_card_and_draw_one() -> None:
    stage = Stage(ann=holding("fire-1", learned="power_of_the_blaze"), bob=holding("madness air-1", deck="water-3"))

    stage.ann.casts("power_of_the_blaze", on="bob")
    stage.bob.does("accept", "discard madness")

    assert stage.bob.hand == ["water-3", "air-1"]
    assert stage.bob.discard == ["madness"]
    assert stage.ann.asked


@rule("M26.6")
def test_power_of_the_blaze_may_be_declined() -> None:
    stage = Stage(ann=holding("fire-1", learned="power_of_the_blaze"), bob=holding("air-1", deck="water-3"))

    stage.ann.casts("power_of_the_blaze", on="bob")
    stage.bob.does("decline")

    assert stage.ann.asked
    assert stage.bob.hand == ["air-1"]
    assert stage.bob.deck == ["water-3"]


@rule("M26.6")
def test_power_of_the_blaze_at_triple_cost_discards_and_draws_three() -> None:
    stage = Stage(
        ann=holding("fire-3", learned="power_of_the_blaze"),
        bob=holding("air-1*4", deck="water-1 water-2 water-3 earth-1"),
    )

    stage.ann.casts("power_of_the_blaze", times=3, on="bob")
    stage.bob.does("accept", "discard air-1", "discard air-1", "discard air-1")

    assert stage.bob.discard == ["air-1"] * 3
    assert stage.bob.hand == ["water-1", "water-2", "water-3", "air-1"]


@rule("M26.7")
def test_power_of_the_blaze_may_be_cast_on_oneself_with_a_card_from_hand() -> None:
    stage = Stage(
        ann=holding("fire-1 air-1", deck="water-3", support="earth-1", learned="power_of_the_blaze"),
        bob=holding(support="earth-2"),
    )

    stage.ann.casts("power_of_the_blaze", on="ann")
    stage.ann.does("accept")
    offered = stage.options
    elsewhere = [stage.ann.why_not(f"discard {card}") for card in ("earth-1 from support", "earth-2 from bob")]
    stage.ann.does("discard air-1")

    assert offered == ["discard air-1"]
    assert elsewhere == ["M26.7", "M26.7"]
    assert stage.ann.hand == ["water-3"]


@rule("M26.8", "M-EX.65")
def test_power_of_the_blaze_draws_the_full_number_for_a_single_card() -> None:
    stage = Stage(
        ann=holding("fire-2", learned="power_of_the_blaze"), bob=holding("air-1", deck="water-1 water-2 water-3")
    )

    stage.ann.casts("power_of_the_blaze", times=2, on="bob")
    stage.bob.does("accept", "discard air-1")

    assert stage.bob.discard == ["air-1"]
    assert stage.bob.hand == ["water-1", "water-2"]


@rule("M-EX.65")
def test_power_of_the_blaze_is_used_as_a_whole_or_not_at_all() -> None:
    stage = Stage(ann=holding("fire-2", learned="power_of_the_blaze"), bob=holding("air-1", deck="water-1 water-2"))

    stage.ann.casts("power_of_the_blaze", times=2, on="bob")
    offered = stage.options
    stage.bob.does("accept")

    assert offered == ["accept", "decline"]
    assert stage.options == ["discard air-1"]
    assert stage.bob.why_not("done") == "M20.2"


@rule("M26.9")
def test_hot_blood_discards_a_madness_card_and_draws_two() -> None:
    stage = Stage(ann=holding("fire-1 madness*2", deck="air-1 air-2 air-3", learned="hot_blood"), bob=holding())

    stage.ann.casts("hot_blood")
    stage.ann.does("discard madness")

    assert stage.ann.hand == ["madness", "air-1", "air-2"]
    assert stage.ann.discard == ["madness", "fire-1"]


@rule("M26.9", "M-EX.29")
def test_hot_blood_at_double_cost_discards_two_madness_cards_and_draws_four() -> None:
    deck = "air-1 air-1 air-2 air-2 air-3 air-3"
    stage = Stage(ann=holding("fire-2 madness*2", deck=deck, learned="hot_blood"), bob=holding())

    stage.ann.casts("hot_blood", times=2)
    stage.ann.does("discard madness", "discard madness")

    assert stage.ann.discard == ["madness", "madness", "fire-2"]
    assert stage.ann.hand == ["air-1", "air-1", "air-2", "air-2"]


@rule("M26.11", "M-EX.29")
def test_hot_blood_at_double_cost_with_one_madness_card_draws_two_and_keeps_madness_it_draws() -> None:
    stage = Stage(ann=holding("fire-2 madness", deck="madness air-1 air-2 air-3", learned="hot_blood"), bob=holding())

    stage.ann.casts("hot_blood", times=2)
    stage.ann.does("discard madness")

    assert stage.ann.hand == ["madness", "air-1"]
    assert stage.ann.discard == ["madness", "fire-2"]
    assert [event.kind for event in stage.events][-3:] == ["discarded", "drawn", "drawn"]


@rule("M26.11")
def test_hot_blood_draws_nothing_before_all_madness_is_discarded() -> None:
    stage = Stage(ann=holding("fire-2 madness*2", deck="air-1*4", learned="hot_blood"), bob=holding())

    stage.ann.casts("hot_blood", times=2)
    stage.ann.does("discard madness")
    drawn = stage.happened("drawn")
    stage.ann.does("discard madness")

    assert drawn == []
    assert len(stage.happened("drawn")) == 4


@rule("M26.10")
def test_hot_blood_takes_no_madness_from_a_support() -> None:
    stage = Stage(
        ann=holding("fire-1", deck="air-1 air-2", support="madness", learned="hot_blood"),
        bob=holding(support="madness"),
    )

    stage.ann.casts("hot_blood")

    assert stage.prompt == "act"
    assert stage.ann.hand == []
    assert stage.ann.support == stage.bob.support == ["madness"]


@rule("M26.12")
def test_cauterize_cures_two_madness_cards_of_discard_pile_and_support() -> None:
    stage = Stage(
        ann=holding("fire-2", discard="madness*2", support="madness", learned="cauterize"),
        bob=holding(),
        madness_stack=3,
    )

    stage.ann.casts("cauterize")
    stage.ann.does("cure madness from discard", "cure madness from support")

    assert stage.prompt == "act"
    assert stage.table.stack == 5
    assert stage.ann.discard == ["madness", "fire-2"]
    assert stage.ann.support == []


@rule("M26.12")
def test_cauterize_at_double_cost_cures_four() -> None:
    stage = Stage(ann=holding("fire-2*2", discard="madness*5", learned="cauterize"), bob=holding(), madness_stack=3)

    stage.ann.casts("cauterize", times=2)
    stage.ann.does(*["cure madness from discard"] * 4)

    assert stage.prompt == "act"
    assert stage.ann.discard == ["madness", "fire-2", "fire-2"]
    assert stage.table.stack == 7


@rule("M26.12")
def test_cauterize_leaves_madness_in_hand() -> None:
    stage = Stage(ann=holding("fire-2 madness", discard="madness", learned="cauterize"), bob=holding())

    stage.ann.casts("cauterize")

    assert not stage.ann.can("cure madness")
    assert stage.ann.why_not("cure madness") == "M26.14"


@pytest.mark.parametrize("cured", [0, 1])
@rule("M26.13")
def test_cauterize_may_cure_fewer_or_none(cured: int) -> None:
    stage = Stage(ann=holding("fire-2", discard="madness*2", learned="cauterize"), bob=holding(), madness_stack=3)

    stage.ann.casts("cauterize")
    stage.ann.does(*["cure madness from discard"] * cured, "done")

    assert stage.table.stack == 3 + cured
    assert stage.prompt == "act"


@rule("M26.14")
def test_cauterize_reaches_every_support_but_only_the_own_discard_pile() -> None:
    stage = Stage(
        ann=holding("fire-2", learned="cauterize"), bob=holding(discard="madness"), cid=holding(support="madness")
    )

    stage.ann.casts("cauterize")
    offered = stage.options
    stage.ann.does("cure madness from cid")

    assert offered == ["cure madness from cid", "done"]
    assert stage.cid.support == []
    assert stage.bob.discard == ["madness"]


@rule("M26.15")
def test_renewal_cures_a_madness_card_of_one_players_hand_who_then_draws() -> None:
    stage = Stage(
        ann=holding("fire-2", learned="renewal"), bob=holding("madness*2", deck="air-1 air-2"), madness_stack=3
    )

    stage.ann.casts("renewal", on="bob")
    stage.bob.does("cure madness")

    assert stage.bob.hand == ["madness", "air-1"]
    assert stage.table.stack == 4


@rule("M26.16")
def test_renewal_at_double_cost_draws_two_for_a_single_madness_card() -> None:
    stage = Stage(
        ann=holding("fire-2*2", learned="renewal"), bob=holding("madness", deck="air-1 air-2 air-3"), madness_stack=3
    )

    stage.ann.casts("renewal", times=2, on="bob")
    stage.bob.does("cure madness")

    assert stage.bob.hand == ["air-1", "air-2"]
    assert stage.table.stack == 4


@rule("M26.16", "M-EX.33")
def test_renewal_on_a_player_without_madness_still_draws_one_card() -> None:
    stage = Stage(ann=holding("fire-2", learned="renewal"), bob=holding("fire-1", deck="air-1 air-2"), madness_stack=3)

    stage.ann.casts("renewal", on="bob")

    assert stage.bob.hand == ["fire-1", "air-1"]
    assert stage.table.stack == 3
    assert stage.ann.asked


@rule("M26.17")
def test_renewal_cast_on_oneself_cures_no_madness_of_a_support() -> None:
    stage = Stage(
        ann=holding("fire-2", deck="air-1", support="madness", learned="renewal"), bob=holding(support="madness")
    )

    stage.ann.casts("renewal", on="ann")

    assert stage.prompt == "act"
    assert stage.ann.hand == ["air-1"]
    assert stage.ann.support == stage.bob.support == ["madness"]


@rule("M26.18")
def test_resolve_draws_two_cards_and_then_cures_a_madness_card_just_drawn() -> None:
    stage = Stage(ann=holding("fire-3", deck="air-1 madness air-2", learned="resolve"), bob=holding(), madness_stack=3)

    stage.ann.casts("resolve")
    stage.ann.does("cure madness")

    assert stage.ann.hand == ["air-1"]
    assert stage.ann.deck == ["air-2"]
    assert stage.table.stack == 4


@rule("M26.18")
def test_resolve_at_double_cost_draws_four_and_cures_two() -> None:
    stage = Stage(
        ann=holding("fire-3*2", deck="air-1 air-2 madness*3", learned="resolve"), bob=holding(), madness_stack=3
    )

    stage.ann.casts("resolve", times=2)
    stage.ann.does("cure madness", "cure madness")

    assert stage.ann.hand == ["air-1", "air-2"]
    assert stage.ann.deck == ["madness"]
    assert stage.table.stack == 5


@rule("M26.19")
def test_resolve_chooses_between_the_own_hand_and_every_support() -> None:
    stage = Stage(
        ann=holding("fire-3 madness", deck="air-1 air-2", support="madness", discard="madness", learned="resolve"),
        bob=holding("madness", support="madness"),
    )

    stage.ann.casts("resolve")
    offered = stage.options
    stage.ann.does("cure madness from bob")

    assert offered == ["cure madness", "cure madness from support", "cure madness from bob"]
    assert stage.bob.support == []
    assert stage.bob.hand == ["madness"]
