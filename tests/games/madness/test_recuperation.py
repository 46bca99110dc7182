"""M15 and M16: the Recuperation phase and elimination."""

import pytest
from rules import rule
from stage import Stage, holding, sight

from coven.engine.edge import questions
from coven.games.madness import Madness

SIX = "air-1*6"


@rule("M15.1")
@pytest.mark.parametrize("cards", range(1, 11))
def test_a_turn_ends_with_exactly_six_cards_in_hand(cards: int) -> None:
    stage = Stage(ann=holding(f"earth-1*{cards}", deck="water-1*6"), bob=holding())

    stage.ann.ends_turn()
    while stage.ann.asked:
        stage.ann.does("discard earth-1")

    assert len(stage.ann.hand) == 6


@rule("M15.1")
def test_with_six_cards_nothing_is_drawn_and_nothing_discarded() -> None:
    stage = Stage(ann=holding(SIX, deck="water-1"), bob=holding())

    stage.ann.ends_turn()

    assert stage.bob.asked
    assert stage.ann.hand == ["air-1"] * 6
    assert stage.ann.deck == ["water-1"]
    assert stage.ann.discard == []


@rule("M15.2")
def test_only_the_active_player_refills() -> None:
    stage = Stage(
        ann=holding("air-1*4", deck="fire-1*6"),
        bob=holding("earth-1*2", deck="fire-1*6"),
        cid=holding("earth-1*8", deck="fire-1*6"),
    )

    stage.ann.ends_turn()

    assert len(stage.ann.hand) == 6
    assert stage.bob.hand == ["earth-1"] * 2
    assert stage.cid.hand == ["earth-1"] * 8


@rule("M15.3")
def test_a_hand_of_fewer_than_six_is_filled_from_the_own_deck() -> None:
    stage = Stage(ann=holding("air-1", deck="fire-1 fire-2 earth-1 earth-2 water-1 water-3"), bob=holding())

    stage.ann.ends_turn()

    assert stage.ann.hand == ["water-1", "earth-1", "earth-2", "fire-1", "fire-2", "air-1"]
    assert stage.ann.deck == ["water-3"]


@rule("M15.4")
def test_a_hand_of_more_than_six_is_brought_down_by_cards_of_own_choice() -> None:
    stage = Stage(ann=holding("air-1*6 fire-3 water-1"), bob=holding())

    stage.ann.ends_turn()
    stage.ann.does("discard fire-3", "discard air-1")

    assert stage.ann.hand == ["water-1"] + ["air-1"] * 5
    assert stage.ann.discard == ["fire-3", "air-1"]
    assert stage.bob.asked


@rule("M15.4")
def test_a_player_with_more_than_six_cards_may_not_keep_them() -> None:
    stage = Stage(ann=holding("air-1*6 fire-3"), bob=holding())

    stage.ann.ends_turn()

    assert stage.options == ["discard fire-3", "discard air-1"]
    assert stage.ann.why_not("done") == "M15.4"


@rule("M15.5")
def test_madness_cannot_be_discarded_in_the_recuperation_phase() -> None:
    stage = Stage(ann=holding("air-1*6 madness*2"), bob=holding())

    stage.ann.ends_turn()

    assert stage.options == ["discard air-1"]
    assert stage.ann.why_not("discard madness") == "M15.5"


@rule("M15.6", "M-EX.47")
def test_with_four_cards_two_are_drawn_and_none_can_be_discarded_first() -> None:
    stage = Stage(ann=holding("air-1*4", deck="fire-1 fire-2 fire-3"), bob=holding())

    stage.ann.ends_turn()

    assert stage.bob.asked
    assert stage.ann.discard == []
    assert stage.ann.hand == ["fire-1", "fire-2"] + ["air-1"] * 4
    assert stage.ann.deck == ["fire-3"]


@rule("M15.6")
def test_nobody_discards_below_six_in_order_to_draw() -> None:
    stage = Stage(ann=holding("air-1*7", deck="fire-3"), bob=holding())

    stage.ann.ends_turn()
    stage.ann.does("discard air-1")

    assert stage.bob.asked
    assert stage.ann.hand == ["air-1"] * 6
    assert stage.ann.deck == ["fire-3"]


@rule("M15.7")
def test_cards_in_support_do_not_count_for_the_six() -> None:
    stage = Stage(ann=holding("air-1*4", support="water-1*3", deck="fire-1 fire-2 fire-3"), bob=holding())

    stage.ann.ends_turn()

    assert stage.ann.hand == ["fire-1", "fire-2"] + ["air-1"] * 4
    assert stage.ann.support == ["water-1"] * 3


@rule("M15.8")
@pytest.mark.parametrize("cards", [[], ["fire-1"], ["fire-1"] * 9])
def test_a_turn_can_start_with_any_number_of_cards(cards: list[str]) -> None:
    stage = Stage(ann=holding(SIX), bob=holding(" ".join(cards), deck="water-1*6"))

    stage.ann.ends_turn()

    assert stage.bob.can("done")
    assert stage.bob.hand == cards


@rule("M16.1", "M15.4", "M-EX.46")
def test_five_madness_cards_and_one_element_card_do_not_eliminate() -> None:
    stage = Stage(ann=holding("madness*5 earth-1 fire-1*2"), bob=holding())

    stage.ann.ends_turn()
    stage.ann.does("discard earth-1", "discard fire-1")

    assert stage.ann.hand == ["madness"] * 5 + ["fire-1"]
    assert not stage.ann.seat.out


@rule("M16.1", "M-EX.46")
def test_six_madness_cards_eliminate_once_the_element_card_is_gone() -> None:
    stage = Stage(ann=holding("madness*6 earth-1"), bob=holding(), cid=holding())

    stage.ann.ends_turn()
    stage.ann.does("discard earth-1")

    assert stage.ann.seat.out
    assert stage.happened("eliminated") == [{"player": "ann"}]


@rule("M16.1", "M-EX.46")
def test_seven_madness_cards_eliminate_and_nothing_can_be_discarded() -> None:
    stage = Stage(ann=holding("madness*7"), bob=holding(), cid=holding())

    stage.ann.ends_turn()

    assert stage.ann.seat.out
    assert stage.happened("discarded") == []


@rule("M16.1")
def test_the_sixth_madness_card_may_come_with_the_last_draw() -> None:
    stage = Stage(ann=holding("madness*5", deck="madness"), bob=holding())

    stage.ann.ends_turn()

    assert stage.ann.seat.out


@rule("M16.2")
def test_madness_in_support_does_not_count() -> None:
    stage = Stage(ann=holding("madness*5 air-1", support="madness"), bob=holding())

    stage.ann.ends_turn()

    assert not stage.ann.seat.out
    assert stage.ann.support == ["madness"]


@rule("M16.2", "M-EX.48")
def test_four_in_hand_and_three_in_support_do_not_eliminate() -> None:
    stage = Stage(ann=holding("madness*4", support="madness*3", deck="air-1*2"), bob=holding())

    stage.ann.ends_turn()

    assert not stage.ann.seat.out
    assert stage.ann.hand == ["madness"] * 4 + ["air-1"] * 2


@rule("M16.3")
def test_an_eliminated_player_puts_everything_back_into_the_box() -> None:
    ann = holding("madness*6", deck="air-2", discard="fire-2", support="water-2", learned="cool_head")
    stage = Stage(ann=ann, bob=holding(SIX))
    before = (stage.table.stack, stage.table.supply, stage.table.library)

    stage.ann.ends_turn()

    assert stage.ann.hand == stage.ann.deck == stage.ann.discard == stage.ann.support == stage.ann.spells == []
    seen = sight(stage.table, 1)
    assert seen.gone == "madness*6 water-2 fire-2 air-2"
    assert seen.gone_spells == ("growth", "ice", "combustion", "telepathy", "cool_head")
    assert (stage.table.stack, stage.table.supply, stage.table.library) == before
    assert stage.destroyed == []


@rule("M16.4")
def test_the_others_go_on_without_the_eliminated_player() -> None:
    stage = Stage(ann=holding("madness*6"), bob=holding(SIX), cid=holding(SIX))

    stage.ann.ends_turn()
    stage.bob.ends_turn()
    stage.cid.ends_turn()

    assert stage.outcome == "playing"
    assert stage.bob.asked


@rule("M16.4")
def test_an_eliminated_player_cannot_be_chosen_as_a_target() -> None:
    stage = Stage(ann=holding("air-1"), bob=holding(SIX), cid=holding(out=True))

    stage.ann.announces("telepathy")

    assert stage.options == ["target bob"]
    assert stage.ann.why_not("target cid") == "M16.4"


@rule("M16.5")
def test_six_madness_cards_mean_nothing_before_the_own_turn_ends() -> None:
    stage = Stage(ann=holding("madness*6 fire-2", deck="air-1"), bob=holding())

    stage.ann.cures("hand", "fire")
    stage.ann.ends_turn()

    assert not stage.ann.seat.out
    assert stage.ann.hand == ["madness"] * 5 + ["air-1"]


@rule("M16.5")
def test_six_madness_cards_mean_nothing_at_the_end_of_somebody_elses_turn() -> None:
    stage = Stage(ann=holding(SIX), bob=holding("madness*7"))

    stage.ann.ends_turn()

    assert not stage.bob.seat.out
    assert stage.bob.can("done")


@rule("M15.4")
def test_the_number_of_cards_to_keep_is_said_and_follows_the_limit() -> None:
    game = Madness({"limits": {"hand_size": 7}})
    seats = [{"name": "ann", "wizard": "viktor", "hand": "fire-1*9"}, {"name": "bob", "wizard": "larry"}]

    table = game.read({"seats": seats, "phase": "recuperation", "puzzle": True})

    asked = questions.question(table)
    assert asked is not None
    assert asked.values == {"n": 2}
    assert questions.explain(table, "done").values == {"most": 7}
