"""M26: air spells of the library, Incarnation apart."""

import pytest
from rules import rule
from stage import MADNESS, Stage, holding

from coven.text import speaker_for


@rule("M26.50")
def test_inhale_takes_a_card_from_the_hand_of_another() -> None:
    stage = Stage(ann=holding("air-1", learned="inhale"), bob=holding("fire-3 water-1"))

    stage.ann.announces("inhale")
    stage.ann.does("take fire-3 from bob hand")
    stage.bob.does("agree")
    stage.ann.pays()

    assert stage.ann.hand == ["fire-3"]
    assert stage.bob.hand == ["water-1"]


@rule("M26.50")
def test_inhale_offers_other_hands_and_every_support_but_not_the_own_hand() -> None:
    stage = Stage(
        ann=holding("air-1", discard="fire-1", support="water-1", learned="inhale"),
        bob=holding("fire-3", deck="earth-3", support="water-2"),
    )

    stage.ann.announces("inhale")

    assert stage.options == ["take water-1 from support", "take water-2 from bob", "take fire-3 from bob hand"]


@rule("M26.51")
def test_inhale_needs_the_agreement_of_the_player_who_loses_a_support_card() -> None:
    stage = Stage(ann=holding("air-1", learned="inhale"), bob=holding(support="water-2"))

    stage.ann.announces("inhale")
    stage.ann.does("take water-2 from bob")
    asked = stage.asked
    stage.bob.does("refuse")
    stage.ann.does("call-off")

    assert asked == "bob"
    assert stage.bob.support == ["water-2"]
    assert stage.ann.hand == ["air-1"]


@pytest.mark.parametrize(("spot", "place"), [("bob hand", "hand"), ("bob", "support")])
@rule("M26.51")
def test_whoever_is_asked_for_a_card_is_told_which_one_and_from_where(spot: str, place: str) -> None:
    stage = Stage(ann=holding("air-1", learned="inhale"), bob=holding("water-2", support="water-2"))

    stage.ann.announces("inhale")
    stage.ann.does(f"take water-2 from {spot}")

    said = speaker_for(MADNESS, "en").ask(stage.question)
    assert said == f"ann wants to take water 2 from your {place} with Inhale: do you agree?"


@rule("M26.51")
def test_inhale_takes_a_support_card_whose_owner_agrees() -> None:
    stage = Stage(ann=holding("air-1", learned="inhale"), bob=holding(support="water-2"))

    stage.ann.announces("inhale")
    stage.ann.does("take water-2 from bob")
    stage.bob.does("agree")
    stage.ann.pays()

    assert stage.ann.hand == ["water-2"]
    assert stage.bob.support == []


@rule("M26.51")
def test_inhale_asks_nobody_for_a_card_of_the_own_support() -> None:
    stage = Stage(ann=holding("air-1", support="water-2", learned="inhale"), bob=holding())

    stage.ann.announces("inhale")
    stage.ann.does("take water-2 from support")
    stage.ann.pays()

    assert stage.ann.hand == ["water-2"]
    assert stage.ann.support == []


@pytest.mark.parametrize("second", ["bob", "cid"])
@rule("M26.52")
def test_inhale_at_double_cost_takes_cards_from_one_or_from_several_players(second: str) -> None:
    stage = Stage(
        ann=holding("air-2", learned="inhale"), bob=holding("fire-3", support="water-2"), cid=holding(support="water-2")
    )

    stage.ann.announces("inhale", times=2)
    stage.ann.does("take fire-3 from bob hand")
    stage.answers("agree", f"take water-2 from {second}", "agree")
    stage.ann.pays()

    assert stage.ann.hand == ["water-2", "fire-3"]
    assert stage.bob.hand == []
    assert stage.bob.support + stage.cid.support == ["water-2"]


@rule("M26.53")
def test_mind_control_gives_another_player_an_action_and_then_a_card() -> None:
    stage = Stage(
        ann=holding("air-1", learned="mind_control"), bob=holding("earth-1 water-1", deck="fire-1 fire-2 fire-3")
    )

    stage.ann.announces("mind_control")
    targets = stage.options
    stage.ann.does("target bob")
    stage.ann.pays()
    stage.bob.casts("growth")

    assert targets == ["target bob"]
    assert stage.bob.hand == ["water-1", "fire-1", "fire-2"]
    assert stage.ann.asked


@rule("M26.53")
def test_mind_control_at_triple_cost_gives_no_player_a_second_action_or_card() -> None:
    stage = Stage(
        ann=holding("air-3", learned="mind_control"),
        bob=holding("earth-1 water-1", deck="fire-1 fire-2 fire-3"),
        cid=holding(deck="fire-1 fire-2"),
    )

    stage.ann.casts("mind_control", times=3, on="bob cid")
    stage.bob.casts("growth")

    assert stage.bob.hand == ["water-1", "fire-1", "fire-2"]
    assert stage.cid.hand == ["fire-1"]
    assert stage.ann.asked


@rule("M26.54", "M26.55")
def test_mind_control_goes_through_its_targets_in_the_casters_order() -> None:
    stage = Stage(
        ann=holding("air-2", learned="mind_control"),
        bob=holding("earth-1", deck="fire-1 fire-2"),
        cid=holding("earth-1", deck="water-1 water-2"),
    )

    stage.ann.casts("mind_control", times=2, on="cid bob")
    stage.cid.casts("growth")
    between = (stage.asked, stage.cid.hand, stage.bob.hand)
    stage.bob.casts("growth")

    assert between == ("bob", ["water-1", "water-2"], ["earth-1"])
    assert stage.bob.hand == ["fire-1", "fire-2"]


@rule("M26.55", "M26.56", "M-EX.38")
def test_mind_control_on_two_players_lets_the_second_draw_without_acting() -> None:
    stage = Stage(
        ann=holding("air-2", learned="mind_control"),
        bob=holding("earth-1", deck="fire-1 fire-2"),
        cid=holding("earth-1", deck="water-1 water-2"),
    )

    stage.ann.casts("mind_control", times=2, on="bob cid")
    stage.bob.casts("growth")
    between = (stage.asked, stage.bob.hand, stage.cid.hand)
    stage.cid.does("done")

    assert between == ("cid", ["fire-1", "fire-2"], ["earth-1"])
    assert stage.cid.hand == ["water-1", "earth-1"]
    assert stage.ann.asked


@rule("M26.57")
def test_tornado_swaps_a_card_with_another_player_from_hand_to_hand() -> None:
    stage = Stage(ann=holding("air-1 madness earth-1", learned="tornado"), bob=holding("fire-1 fire-3"))

    stage.ann.casts("tornado", on="bob", pay="air-1")
    stage.ann.does("give madness")
    stage.bob.does("give fire-3")

    assert stage.ann.hand == ["earth-1", "fire-3"]
    assert stage.bob.hand == ["madness", "fire-1"]
    assert stage.bob.discard == []


@rule("M26.57")
def test_tornado_at_double_cost_swaps_two_cards_with_one_player() -> None:
    stage = Stage(
        ann=holding("air-2 water-1*2 earth-1", learned="tornado"),
        bob=holding("fire-1 fire-2 fire-3"),
        cid=holding("air-3"),
    )

    stage.ann.casts("tornado", times=2, on="bob", pay="air-2")
    stage.ann.does("give water-1", "give water-1")
    stage.bob.does("give fire-1", "give fire-2")

    assert stage.ann.hand == ["earth-1", "fire-1", "fire-2"]
    assert stage.bob.hand == ["water-1", "water-1", "fire-3"]
    assert stage.ann.asked


@rule("M26.58")
def test_tornado_touches_no_support() -> None:
    stage = Stage(
        ann=holding("air-1 water-1", support="water-2", learned="tornado"), bob=holding("fire-1", support="fire-2")
    )

    stage.ann.casts("tornado", on="bob", pay="air-1")
    gives = stage.options
    stage.ann.does("give water-1")
    returns = stage.options
    stage.bob.does("give fire-1")

    assert (gives, returns) == (["give water-1"], ["give fire-1"])
    assert (stage.ann.support, stage.bob.support) == (["water-2"], ["fire-2"])


@rule("M26.58")
def test_tornado_needs_the_agreement_of_another_player() -> None:
    stage = Stage(ann=holding("air-1 water-1", learned="tornado"), bob=holding("fire-1"))

    stage.ann.announces("tornado")
    stage.ann.does("target bob")
    stage.bob.does("refuse")
    stage.ann.does("call-off")

    assert stage.ann.hand == ["water-1", "air-1"]
    assert "tornado" in stage.ann.spells


@pytest.mark.parametrize(("mine", "theirs"), [("", "fire-1"), ("water-1", "")])
@rule("M26.59")
def test_tornado_moves_nothing_if_one_of_the_two_has_no_card(mine: str, theirs: str) -> None:
    stage = Stage(ann=holding(f"air-1 {mine}", learned="tornado"), bob=holding(theirs))

    stage.ann.casts("tornado", on="bob")

    assert stage.prompt == "act"
    assert stage.ann.hand == mine.split()
    assert stage.bob.hand == theirs.split()


@rule("M26.59")
def test_tornado_at_triple_cost_swaps_only_as_many_as_the_smaller_hand_has() -> None:
    stage = Stage(ann=holding("air-3 water-1*3", learned="tornado"), bob=holding("fire-1"))

    stage.ann.casts("tornado", times=3, on="bob", pay="air-3")
    stage.ann.does("give water-1")
    stage.bob.does("give fire-1")

    assert stage.ann.hand == ["water-1", "water-1", "fire-1"]
    assert stage.bob.hand == ["water-1"]


@rule("M26.60")
def test_eye_of_the_hurricane_trades_every_player_a_card_from_hand() -> None:
    stage = Stage(
        ann=holding("air-2 fire-1", deck="water-1", support="earth-1", learned="eye_of_the_hurricane"),
        bob=holding("madness fire-2", deck="water-2"),
    )

    stage.ann.casts("eye_of_the_hurricane")
    from_support = stage.ann.why_not("discard earth-1 from support")
    stage.ann.does("discard fire-1")
    stage.bob.does("discard madness")

    assert from_support == "M26.60"
    assert (stage.ann.hand, stage.ann.discard) == (["water-1"], ["fire-1", "air-2"])
    assert (stage.bob.hand, stage.bob.discard) == (["water-2", "fire-2"], ["madness"])


@rule("M26.60", "M-EX.24")
def test_eye_of_the_hurricane_draws_for_a_player_with_an_empty_hand() -> None:
    stage = Stage(
        ann=holding("air-2", deck="water-1 water-2", learned="eye_of_the_hurricane"), bob=holding(deck="fire-1 fire-2")
    )

    stage.ann.casts("eye_of_the_hurricane")

    assert stage.ann.hand == ["water-1"]
    assert stage.bob.hand == ["fire-1"]
    assert stage.bob.discard == []


@rule("M26.60")
def test_eye_of_the_hurricane_at_double_cost_trades_two_cards() -> None:
    stage = Stage(
        ann=holding("air-2*2", deck="water-1 water-2", learned="eye_of_the_hurricane"),
        bob=holding("earth-1*3", deck="fire-1 fire-2"),
    )

    stage.ann.casts("eye_of_the_hurricane", times=2)
    stage.bob.does("discard earth-1", "discard earth-1")

    assert stage.ann.hand == ["water-1", "water-2"]
    assert stage.bob.hand == ["earth-1", "fire-1", "fire-2"]


@pytest.mark.parametrize("times", [1, 2])
@rule("M26.61")
def test_telekinesis_draws_every_player_one_card_for_each_multiple(times: int) -> None:
    stage = Stage(
        ann=holding("air-2*2", deck="fire-1*4", learned="telekinesis"),
        bob=holding(deck="water-1*4"),
        cid=holding(deck="earth-1*4"),
    )

    stage.ann.casts("telekinesis", times=times)

    assert stage.ann.hand.count("fire-1") == times
    assert stage.bob.hand == ["water-1"] * times
    assert stage.cid.hand == ["earth-1"] * times


@rule("M26.62")
def test_levitation_draws_another_player_up_to_six_cards() -> None:
    stage = Stage(ann=holding("air-2", learned="levitation"), bob=holding("fire-1*2", deck="water-1*6"), cid=holding())

    stage.ann.announces("levitation")
    targets = stage.options
    stage.ann.does("target bob")
    stage.ann.pays()

    assert targets == ["target bob", "target cid"]
    assert stage.bob.hand == ["water-1"] * 4 + ["fire-1"] * 2


@rule("M26.62")
def test_levitation_at_double_cost_reaches_two_others_who_still_stop_at_six() -> None:
    stage = Stage(
        ann=holding("air-2*2", learned="levitation"),
        bob=holding("fire-1*2", deck="water-1*9"),
        cid=holding(deck="earth-1*9"),
    )

    stage.ann.casts("levitation", times=2, on="bob cid")

    assert len(stage.bob.hand) == len(stage.cid.hand) == 6


@rule("M-EX.63")
def test_levitation_on_a_player_with_seven_cards_changes_nothing() -> None:
    stage = Stage(ann=holding("air-2", learned="levitation"), bob=holding("fire-1*7", deck="water-1"))

    stage.ann.casts("levitation", on="bob")

    assert stage.bob.hand == ["fire-1"] * 7
    assert stage.bob.deck == ["water-1"]
    assert stage.bob.discard == []
