"""M26: earth spells of the library."""

import pytest
from rules import rule
from stage import Stage, holding


@rule("M26.42")
def test_essence_of_earth_lets_another_player_put_a_discarded_card_on_the_deck() -> None:
    stage = Stage(
        ann=holding("earth-1", learned="essence_of_earth"), bob=holding(deck="air-1", discard="fire-3 madness")
    )

    stage.ann.announces("essence_of_earth")
    targets = stage.options
    stage.ann.does("target bob")
    stage.ann.pays()
    stage.bob.does("top fire-3 from discard")

    assert targets == ["target bob"]
    assert stage.bob.deck == ["fire-3", "air-1"]
    assert stage.bob.discard == ["madness"]


@rule("M26.42")
def test_essence_of_earth_at_double_cost_reaches_two_others_with_one_card_each() -> None:
    stage = Stage(
        ann=holding("earth-2", learned="essence_of_earth"),
        bob=holding(discard="fire-1 fire-2"),
        cid=holding(discard="air-1 air-2"),
    )

    stage.ann.casts("essence_of_earth", times=2, on="bob cid")
    stage.bob.does("top fire-2 from discard")
    stage.cid.does("top air-1 from discard")

    assert (stage.bob.deck, stage.bob.discard) == (["fire-2"], ["fire-1"])
    assert (stage.cid.deck, stage.cid.discard) == (["air-1"], ["air-2"])


@rule("M26.43")
def test_stone_skin_destroys_a_card_from_hand_and_adds_the_higher_one_to_the_discard_pile() -> None:
    stage = Stage(ann=holding("earth-1 fire-2", learned="stone_skin"), bob=holding())

    stage.ann.casts("stone_skin")
    stage.ann.does("destroy fire-2")

    assert stage.destroyed == ["fire-2"]
    assert stage.ann.discard == ["earth-1", "fire-3"]
    assert stage.ann.hand == []


@rule("M26.43")
def test_stone_skin_on_a_support_of_another_adds_the_higher_card_to_the_casters_discard_pile() -> None:
    stage = Stage(
        ann=holding("earth-1", support="water-1", discard="air-1", learned="stone_skin"), bob=holding(support="fire-1")
    )

    stage.ann.casts("stone_skin")
    offered = stage.options
    discarded = stage.ann.why_not("destroy air-1 from discard")
    stage.ann.does("destroy fire-1 from bob")

    assert offered == ["destroy water-1 from support", "destroy fire-1 from bob"]
    assert discarded == "M26.43"
    assert stage.bob.support == stage.bob.discard == []
    assert stage.ann.discard == ["earth-1", "fire-2", "air-1"]


@rule("M26.44", "M-EX.32")
def test_stone_skin_at_double_cost_on_an_earth_card_and_madness_adds_one_higher_card() -> None:
    stage = Stage(ann=holding("earth-2 earth-1 madness", learned="stone_skin"), bob=holding(), madness_stack=3)

    stage.ann.casts("stone_skin", times=2, pay="earth-2")
    stage.ann.does("destroy earth-1", "destroy madness")

    assert stage.ann.discard == ["earth-2", "earth-2"]
    assert stage.destroyed == ["madness", "earth-1"]
    assert stage.table.stack == 3


@rule("M26.44")
def test_stone_skin_on_madness_alone_adds_nothing() -> None:
    stage = Stage(ann=holding("earth-1 madness", learned="stone_skin"), bob=holding())

    stage.ann.casts("stone_skin")
    stage.ann.does("destroy madness")

    assert stage.ann.discard == ["earth-1"]
    assert stage.destroyed == ["madness"]


@pytest.mark.parametrize(("destroyed", "added"), [("earth-1", ["earth-2"]), ("earth-2", ["earth-3"]), ("earth-3", [])])
@rule("M-EX.41")
def test_the_higher_card_is_of_the_same_element_and_one_value_up(destroyed: str, added: list[str]) -> None:
    stage = Stage(ann=holding(destroyed, support="earth-1", learned="stone_skin"), bob=holding())

    stage.ann.casts("stone_skin", pay="earth-1 from support")
    stage.ann.does(f"destroy {destroyed}")

    assert stage.ann.discard == ["earth-1", *added]


@rule("M-EX.41")
def test_no_card_replaces_a_higher_card_that_the_supply_lacks() -> None:
    stage = Stage(ann=holding("earth-1*2", learned="stone_skin"), bob=holding(), supply="earth-3*2 water-2*2")

    stage.ann.casts("stone_skin")
    stage.ann.does("destroy earth-1")

    assert stage.ann.discard == ["earth-1"]
    assert stage.supply("earth-3") == stage.supply("water-2") == 2


@pytest.mark.parametrize("times", [1, 2, 3])
@rule("M26.45")
def test_abundance_makes_one_other_player_draw_two_for_each_multiple(times: int) -> None:
    stage = Stage(
        ann=holding("earth-3", learned="abundance"), bob=holding(deck="air-1*8"), cid=holding(deck="fire-1*8")
    )

    stage.ann.announces("abundance", times=times)
    targets = stage.options
    stage.ann.does("target cid")
    stage.ann.pays()

    assert targets == ["target bob", "target cid"]
    assert stage.cid.hand == ["fire-1"] * 2 * times
    assert stage.bob.hand == []


@rule("M26.46", "M-EX.34")
def test_abundance_leaves_seven_cards_in_hand_until_the_own_recuperation_phase() -> None:
    stage = Stage(
        ann=holding("earth-1", deck="air-1*6", learned="abundance"), bob=holding("fire-1*5", deck="water-1*2")
    )

    stage.ann.casts("abundance", on="bob")
    drawn = stage.bob.hand
    stage.ann.ends_turn()
    in_own_turn = stage.bob.hand
    stage.bob.ends_turn()
    stage.bob.does("discard fire-1")

    assert len(drawn) == len(in_own_turn) == 7
    assert len(stage.bob.hand) == 6


@rule("M26.47")
def test_rooting_adds_a_value_two_card_of_the_supply_on_top_of_the_deck() -> None:
    stage = Stage(ann=holding("earth-2", deck="air-1", learned="rooting"), bob=holding())
    before = stage.supply("fire-2")

    stage.ann.casts("rooting")
    offered = stage.options
    stage.ann.does("gain fire-2")

    assert offered == ["gain water-2", "gain earth-2", "gain fire-2", "gain air-2"]
    assert stage.ann.deck == ["fire-2", "air-1"]
    assert stage.supply("fire-2") == before - 1


@rule("M26.48")
def test_blossoming_adds_a_value_three_card_of_the_supply_on_top_of_the_deck() -> None:
    stage = Stage(
        ann=holding("earth-3", deck="air-1", learned="blossoming"), bob=holding(), supply="fire-3 air-3 fire-2"
    )

    stage.ann.casts("blossoming")
    offered = stage.options
    empty = stage.ann.why_not("gain water-3")
    stage.ann.does("gain air-3")

    assert offered == ["gain fire-3", "gain air-3"]
    assert empty == "M-R.95"
    assert stage.ann.deck == ["air-3", "air-1"]
    assert stage.supply("air-3") == 0


@pytest.mark.parametrize("second", ["gain fire-2", "gain water-2"])
@rule("M26.49")
def test_rooting_at_double_cost_adds_cards_of_equal_or_different_elements_in_the_casters_order(second: str) -> None:
    stage = Stage(ann=holding("earth-2*2", deck="air-1", learned="rooting"), bob=holding())

    stage.ann.casts("rooting", times=2)
    stage.ann.does("gain fire-2", second)

    assert stage.prompt == "act"
    assert stage.ann.deck == [second.removeprefix("gain "), "fire-2", "air-1"]


@rule("M26.49", "M-EX.35")
def test_blossoming_at_double_cost_on_an_empty_deck_makes_a_deck_of_two_cards() -> None:
    stage = Stage(ann=holding("earth-3*2", discard="air-1", learned="blossoming"), bob=holding(), madness_stack=3)

    stage.ann.casts("blossoming", times=2)
    stage.ann.does("gain fire-3", "gain water-3")

    assert stage.ann.deck == ["water-3", "fire-3"]
    assert stage.ann.discard == ["earth-3", "earth-3", "air-1"]
    assert stage.table.stack == 3
