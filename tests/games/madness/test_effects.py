"""M20 and M21: applying effects, and the verbs of the glossary."""

import pytest
from rules import rule
from stage import Stage, holding, sight

SIX = "air-1*6"


def defeated(page: str, **given: object) -> Stage:
    """The marker has come round, no curse is left, and this right page brings its bonus."""
    return Stage(phase="grimoire", marker=5, pages=[page, "ip12", "final"], curses=None, **given)


@rule("M20.1")
def test_a_card_that_says_so_is_paid_without_discarding() -> None:
    ann = holding("air-3", support="earth-1", deck="fire-1", learned="incarnation")
    stage = Stage(ann=ann, bob=holding())

    stage.ann.casts("incarnation")
    stage.ann.casts("growth", pay="earth-1 from support")

    assert stage.ann.hand == ["fire-1"]
    assert stage.ann.support == ["earth-1"]
    assert stage.ann.discard == ["air-3"]


@rule("M20.2")
def test_an_effect_that_can_be_applied_must_be_applied() -> None:
    stage = Stage(ann=holding("fire-1 fire-3"), bob=holding())

    stage.ann.casts("combustion", pay="fire-1")

    assert stage.options == ["destroy fire-3"]
    assert stage.ann.why_not("done") == "M20.2"


@rule("M20.3")
def test_a_player_short_of_cards_applies_an_effect_as_far_as_possible() -> None:
    stage = Stage(ann=holding(SIX), bob=holding("fire-1"), curses={"2": "air_gale"})

    stage.ann.ends_turn()
    stage.bob.does("discard fire-1")
    stage.ann.does("discard air-1", "discard air-1")

    assert stage.bob.discard == ["fire-1"]
    assert stage.ann.discard == ["air-1", "air-1"]
    assert stage.bob.can("done")


@rule("M20.3")
def test_what_does_not_go_round_goes_clockwise_from_the_active_player() -> None:
    players = {"ann": holding(), "bob": holding(), "cid": holding()}
    stage = defeated("ip07", **players, active="bob", supply="fire-2 air-2")

    stage.bob.does("accept", "gain fire-2")
    stage.cid.does("accept", "gain air-2")
    stage.ann.does("accept")

    assert stage.bob.discard == ["fire-2"]
    assert stage.cid.discard == ["air-2"]
    assert stage.ann.discard == []


@rule("M20.4")
def test_a_player_who_cannot_apply_an_effect_is_passed_over() -> None:
    players = {"ann": holding("water-1"), "bob": holding("fire-1"), "cid": holding("air-1")}
    stage = Stage(**players, curses={"2": "fire_snuffed"}, phase="grimoire")

    stage.bob.does("discard fire-1")

    assert stage.bob.discard == ["fire-1"]
    assert stage.ann.hand == ["water-1"]
    assert stage.cid.hand == ["air-1"]
    assert stage.ann.can("done")


@rule("M20.5")
@pytest.mark.parametrize(("answers", "destroyed"), [(["done"], []), (["destroy air-1"], ["air-1"])])
def test_may_leaves_the_player_concerned_free(answers: list[str], destroyed: list[str]) -> None:
    stage = Stage(ann=holding("fire-2", learned="wildfire"), bob=holding("air-1 earth-1"))

    stage.ann.casts("wildfire")
    stage.bob.does(*answers)

    assert stage.destroyed == destroyed
    assert stage.ann.can("done")


@rule("M21.1")
def test_a_discard_without_a_place_is_met_from_the_hand_or_any_support() -> None:
    ann = holding("water-1", support="earth-1", discard="water-1")
    stage = defeated("ip05", ann=ann, bob=holding("fire-1", support="air-1"))

    assert stage.ann.asked
    places = ["discard water-1", "discard earth-1 from support", "discard air-1 from bob"]
    assert stage.options == [*places, "done"]


@rule("M21.1", "M21.2")
def test_a_card_discarded_from_anothers_support_goes_to_its_owners_pile() -> None:
    stage = defeated("ip05", ann=holding("water-1"), bob=holding(support="air-1"))

    stage.ann.does("discard air-1 from bob")

    assert stage.bob.discard == ["air-1"]
    assert stage.ann.discard == []
    assert stage.ann.deck == ["air-3"]


@rule("M21.2")
def test_each_player_discards_to_the_own_pile() -> None:
    ann = holding("air-2 fire-1", deck="earth-1", learned="eye_of_the_hurricane")
    stage = Stage(ann=ann, bob=holding("water-1", deck="earth-2"))

    stage.ann.casts("eye_of_the_hurricane")
    stage.ann.does("discard fire-1")
    stage.bob.does("discard water-1")

    assert stage.ann.discard == ["fire-1", "air-2"]
    assert stage.bob.discard == ["water-1"]


@rule("M21.3")
def test_a_destroyed_card_leaves_the_game() -> None:
    stage = Stage(ann=holding("fire-1 water-2"), bob=holding())
    before = stage.supply("water-2")

    stage.ann.casts("combustion")
    stage.ann.does("destroy water-2")

    assert stage.destroyed == ["water-2"]
    assert stage.ann.hand == []
    assert stage.ann.discard == ["fire-1"]
    assert stage.supply("water-2") == before


@rule("M21.4")
def test_a_bonus_can_bring_destroyed_madness_back_to_the_stack() -> None:
    stage = defeated("ip09", ann=holding(), bob=holding(), destroyed="madness*4 fire-1", madness_stack=5)

    stage.ann.does("restore madness", "restore madness", "restore madness")

    assert stage.table.stack == 8
    assert stage.destroyed == ["madness", "fire-1"]


@rule("M21.5")
def test_destroyed_madness_does_not_return_to_the_stack() -> None:
    stage = Stage(ann=holding("fire-1 madness"), bob=holding())
    before = stage.table.stack

    stage.ann.casts("combustion")
    stage.ann.does("destroy madness")

    assert stage.destroyed == ["madness"]
    assert stage.table.stack == before


@rule("M21.6")
@pytest.mark.parametrize("seat", [0, 1, -1])
def test_everyone_sees_the_destroyed_cards(seat: int) -> None:
    stage = Stage(ann=holding("fire-2 water-2 madness"), bob=holding())

    stage.ann.casts("combustion", times=2)
    stage.ann.does("destroy madness", "destroy water-2")

    assert sight(stage.table, seat).destroyed == "madness water-2"


@rule("M21.7", "M21.14")
def test_a_spell_that_discards_cards_can_discard_madness() -> None:
    stage = Stage(ann=holding("fire-1 madness", deck="air-1", learned="power_of_the_blaze"), bob=holding())

    stage.ann.casts("power_of_the_blaze", on="ann")
    stage.ann.does("accept", "discard madness")

    assert stage.ann.discard == ["madness", "fire-1"]
    assert stage.ann.hand == ["air-1"]


@rule("M21.7")
def test_a_spell_that_destroys_cards_can_destroy_madness() -> None:
    stage = Stage(ann=holding("fire-2 air-1 madness", learned="wildfire"), bob=holding("madness"))

    stage.ann.casts("wildfire")
    stage.ann.does("destroy madness")
    stage.bob.does("destroy madness")

    assert stage.destroyed == ["madness", "madness"]


@rule("M21.14")
def test_a_curse_that_discards_cards_can_be_met_with_madness() -> None:
    stage = Stage(ann=holding("madness*2 air-1"), bob=holding(), curses={"2": "air_gale"}, phase="grimoire")

    stage.ann.does("discard madness", "discard madness")

    assert stage.ann.discard == ["madness", "madness"]
    assert stage.ann.hand == ["air-1"]


@rule("M21.14")
def test_the_recuperation_phase_is_where_discarding_madness_is_forbidden() -> None:
    stage = Stage(ann=holding("madness air-1*6", wizard="viktor", deck="air-1"), bob=holding())
    forbidden = stage.clone()

    stage.ann.does("ability")
    forbidden.ann.ends_turn()

    assert stage.ann.discard == ["madness"]
    assert not forbidden.ann.can("discard madness")
    assert forbidden.ann.why_not("discard madness") == "M15.5"


@rule("M21.8")
def test_an_added_element_card_comes_from_the_supply() -> None:
    stage = Stage(ann=holding("earth-2", learned="rooting"), bob=holding(), supply="fire-2 water-2 water-3")

    stage.ann.casts("rooting")
    offered = stage.options
    stage.ann.does("gain fire-2")

    assert offered == ["gain water-2", "gain fire-2"]
    assert stage.supply("fire-2") == 0
    assert stage.ann.deck == ["fire-2"]


@rule("M21.8", "M21.9")
def test_madness_comes_from_the_stack_to_the_own_discard_pile() -> None:
    stage = Stage(ann=holding(), bob=holding(), madness_stack=5, curses={"2": "fire_fever"}, phase="grimoire")

    assert stage.ann.discard == stage.bob.discard == ["madness"]
    assert stage.table.stack == 3


@rule("M21.9")
@pytest.mark.parametrize(
    ("curse", "place"),
    [("air_voices", "hand"), ("water_black_ice", "support"), ("earth_buried_whisper", "deck")],
)
def test_madness_goes_elsewhere_where_another_place_is_named(curse: str, place: str) -> None:
    ann = holding("fire-1", deck="fire-1", support="fire-1")

    stage = Stage(ann=ann, bob=holding(), curses={"2": curse}, phase="grimoire")

    zones = {"hand": stage.ann.hand, "support": stage.ann.support, "deck": stage.ann.deck}
    assert zones.pop(place) == ["madness", "fire-1"]
    assert all(zone == ["fire-1"] for zone in zones.values())
    assert stage.ann.discard == []


@rule("M21.10")
@pytest.mark.parametrize(("card", "higher"), [("water-1", "water-2"), ("air-2", "air-3")])
def test_the_higher_card_is_of_the_same_element_and_one_more(card: str, higher: str) -> None:
    stage = Stage(ann=holding(f"earth-1 {card}", learned="stone_skin"), bob=holding())
    before = stage.supply(higher)

    stage.ann.casts("stone_skin")
    stage.ann.does(f"destroy {card}")

    assert stage.destroyed == [card]
    assert sorted(stage.ann.discard) == sorted(["earth-1", higher])
    assert stage.supply(higher) == before - 1


@rule("M21.10")
@pytest.mark.parametrize("card", ["water-1", "water-3", "air-3"])
def test_no_other_card_comes_instead_of_the_higher_one(card: str) -> None:
    ann = holding(f"earth-1 {card}", learned="stone_skin")
    stage = Stage(ann=ann, bob=holding(), supply="water-3 earth-2 earth-3 fire-2")

    stage.ann.casts("stone_skin")
    stage.ann.does(f"destroy {card}")

    assert stage.destroyed == [card]
    assert stage.ann.discard == ["earth-1"]
    assert stage.prompt == "act"


@rule("M21.11")
def test_destroyed_madness_grants_no_higher_card() -> None:
    stage = Stage(ann=holding("earth-1 madness", learned="stone_skin"), bob=holding())
    before = stage.table.supply

    stage.ann.casts("stone_skin")
    stage.ann.does("destroy madness")

    assert stage.prompt == "act"
    assert stage.destroyed == ["madness"]
    assert stage.ann.discard == ["earth-1"]
    assert stage.table.supply == before


@rule("M21.12")
def test_swapped_cards_go_into_the_receivers_hands() -> None:
    stage = Stage(ann=holding("air-1 fire-1", learned="tornado"), bob=holding("water-3", discard="earth-1"))

    stage.ann.casts("tornado", on="bob")
    stage.ann.does("give fire-1")
    stage.bob.does("give water-3")

    assert stage.ann.hand == ["water-3"]
    assert stage.bob.hand == ["fire-1"]
    assert stage.ann.discard == ["air-1"]
    assert stage.bob.discard == ["earth-1"]


@rule("M21.13")
def test_a_cured_madness_card_returns_to_the_stack() -> None:
    ann = holding("fire-2", discard="madness*2", learned="cauterize")
    stage = Stage(ann=ann, bob=holding(), madness_stack=5)

    stage.ann.casts("cauterize")
    stage.ann.does("cure madness from discard", "cure madness from discard")

    assert stage.table.stack == 7
    assert stage.destroyed == []
    assert stage.ann.discard == ["fire-2"]
