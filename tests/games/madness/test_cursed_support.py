"""M28.8 to M28.13 and M-R.69: the Cursed Support variant."""

from rules import rule
from stage import Holding, Stage, holding


def cursed(curse: str, **players: Holding) -> Stage:
    """A curse strikes in a game with the variant; the first player named is active."""
    return Stage(**players, curses={"2": curse}, phase="grimoire", cursed_support="on")


@rule("M28.8")
def test_a_forced_discard_is_met_from_the_hand_or_the_shared_support() -> None:
    stage = cursed("fire_snuffed", ann=holding("fire-1", support="fire-2"), bob=holding(support="fire-3"))

    assert stage.options == ["discard fire-1", "discard fire-2 from support", "discard fire-3 from bob"]


@rule("M28.8")
def test_without_the_variant_only_the_hand_counts() -> None:
    stage = Stage(ann=holding("fire-1", support="fire-2"), curses={"2": "fire_snuffed"}, phase="grimoire")

    assert stage.options == ["discard fire-1"]
    assert stage.ann.why_not("discard fire-2 from support") == "M8.14"


@rule("M28.9", "M-EX.58")
def test_with_a_card_in_hand_and_one_in_a_support_the_player_chooses() -> None:
    stage = cursed("fire_snuffed", ann=holding("fire-1"), bob=holding(), cid=holding(support="fire-1"))

    assert stage.options == ["discard fire-1", "discard fire-1 from cid"]
    stage.ann.does("discard fire-1 from cid")
    assert stage.ann.hand == ["fire-1"]
    assert stage.cid.discard == ["fire-1"]


@rule("M28.10", "M-EX.58")
def test_when_no_support_holds_one_the_hand_card_must_go() -> None:
    stage = cursed("fire_snuffed", ann=holding("fire-1 air-1"), bob=holding(), cid=holding(support="air-1"))

    assert stage.options == ["discard fire-1"]
    assert stage.ann.why_not("done") == "M28.13"
    assert stage.ann.why_not("discard air-1 from cid") == "M8.15"


@rule("M28.11", "M28.12", "M-EX.58")
def test_with_none_in_hand_the_support_card_of_another_player_must_go() -> None:
    stage = cursed("fire_snuffed", ann=holding("air-1"), bob=holding(), cid=holding(support="fire-1"))

    assert stage.options == ["discard fire-1 from cid"]
    stage.ann.does("discard fire-1 from cid")
    assert stage.cid.discard == ["fire-1"]
    assert (stage.ann.hand, stage.ann.discard) == (["air-1"], [])


@rule("M28.13", "M-EX.58")
def test_with_none_anywhere_the_effect_is_ignored() -> None:
    stage = cursed("fire_snuffed", ann=holding("air-1", support="air-1"), bob=holding(), cid=holding("fire-1"))

    assert stage.cid.asked
    assert stage.ann.hand == ["air-1"]


@rule("M28.13", "M-EX.59")
def test_one_fire_card_in_a_support_meets_the_curse_for_the_first_player_only() -> None:
    stage = cursed("fire_snuffed", ann=holding(), bob=holding(support="fire-1"), cid=holding())

    stage.ann.does("discard fire-1 from bob")

    assert stage.prompt == "act"
    assert stage.bob.discard == ["fire-1"]
    assert stage.cid.discard == []


@rule("M-R.69")
def test_a_forced_destroy_of_a_value_reaches_the_shared_support() -> None:
    stage = cursed("earth_fissure", ann=holding("air-1"), bob=holding(support="water-2"), cid=holding("fire-2"))

    stage.ann.does("destroy water-2 from bob")

    assert stage.destroyed == ["water-2"]
    assert (stage.bob.support, stage.bob.discard) == ([], [])
    assert stage.cid.asked


@rule("M-R.69")
def test_unspecified_cards_keep_their_normal_reading() -> None:
    stage = cursed("air_gale", ann=holding("fire-1", support="water-1"), bob=holding(support="earth-1"))

    assert stage.options == ["discard fire-1"]
    stage.ann.does("discard fire-1")
    assert stage.prompt == "act"
    assert (stage.ann.support, stage.bob.support) == (["water-1"], ["earth-1"])


@rule("M-R.69")
def test_effects_that_name_hand_or_own_support_keep_their_normal_reading() -> None:
    hand = cursed("fire_scorched_notes", ann=holding(support="water-1"), bob=holding(support="earth-1"))
    thaw = cursed("water_thaw", ann=holding("fire-1"), bob=holding(support="earth-1"))

    assert hand.prompt == "act"
    assert thaw.bob.asked
    assert thaw.options == ["discard earth-1 from support"]
