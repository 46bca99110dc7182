"""M19: support."""

import pytest
from rules import rule
from stage import Stage, holding

SIX = "air-1*6"


@rule("M19.1")
def test_a_card_goes_from_the_own_hand_into_the_own_support() -> None:
    ann = holding("water-1 fire-1", discard="earth-1", deck="earth-2")
    stage = Stage(ann=ann, bob=holding("air-1", support="air-2"))

    stage.ann.casts("ice")
    offered = stage.options
    stage.ann.does("support fire-1")

    assert offered == ["support fire-1"]
    assert stage.ann.support == ["fire-1"]
    assert stage.ann.hand == []
    assert stage.bob.support == ["air-2"]


@rule("M19.1")
def test_another_place_counts_only_where_the_text_names_it() -> None:
    ann = holding("water-1*2 fire-1", discard="earth-1", learned="ice_mirror")
    stage = Stage(ann=ann, bob=holding())

    stage.ann.casts("ice")
    refused = stage.ann.why_not("support earth-1 from discard")
    stage.ann.does("support fire-1")
    stage.ann.casts("ice_mirror")
    stage.ann.does("support earth-1 from discard")

    assert refused == "M26.3"
    assert stage.ann.support == ["earth-1", "fire-1"]


@rule("M19.2")
def test_a_support_has_three_places() -> None:
    stage = Stage(ann=holding("water-3 earth-1*4", support="fire-1"), bob=holding())

    stage.ann.casts("ice", times=3)
    stage.ann.does("support earth-1", "support earth-1")

    assert stage.prompt == "act"
    assert stage.ann.support == ["earth-1", "earth-1", "fire-1"]
    assert stage.ann.hand == ["earth-1", "earth-1"]


@rule("M19.3")
@pytest.mark.parametrize("card", ["madness", "water-1", "earth-2", "fire-3", "air-1"])
def test_any_card_can_be_put_into_support(card: str) -> None:
    stage = Stage(ann=holding(f"water-1 {card}"), bob=holding())

    stage.ann.casts("ice", pay="water-1")
    stage.ann.does(f"support {card}")

    assert stage.ann.support == [card]


@rule("M19.4")
def test_a_card_stays_in_support_turn_after_turn() -> None:
    stage = Stage(ann=holding(SIX, support="madness fire-1"), bob=holding(SIX, support="water-1"))

    for _ in range(2):
        stage.ann.ends_turn()
        stage.bob.ends_turn()

    assert stage.ann.support == ["madness", "fire-1"]
    assert stage.bob.support == ["water-1"]


@rule("M19.4")
def test_a_card_leaves_support_as_payment_or_by_a_curse() -> None:
    ann = holding(SIX, support="earth-1 fire-1", deck="air-1")
    stage = Stage(ann=ann, bob=holding(), curses={"2": "water_thaw"})

    stage.ann.casts("growth")
    stage.ann.ends_turn()
    stage.ann.does("discard air-1")
    stage.ann.does("discard fire-1 from support")

    assert stage.ann.support == []
    assert stage.ann.discard == ["earth-1", "fire-1", "air-1"]


@rule("M19.5", "M19.6")
def test_everyone_pays_with_any_cards_of_all_supports_and_the_own_hand() -> None:
    ann = holding("fire-1", support="fire-1")
    bob, cid = holding(support="fire-1 water-1"), holding("fire-3", support="fire-1")
    stage = Stage(ann=ann, bob=bob, cid=cid, curses={"2": "fire_fever"})

    stage.ann.breaks("2", pay="fire-1, fire-1 from support, fire-1 from bob, fire-1 from cid", reward="air-2")

    assert stage.ann.discard == ["fire-1", "fire-1", "air-2"]
    assert stage.bob.discard == stage.cid.discard == ["fire-1"]
    assert (stage.ann.support, stage.bob.support, stage.cid.support) == ([], ["water-1"], [])


@rule("M19.5")
def test_the_hand_of_somebody_else_does_not_pay() -> None:
    stage = Stage(ann=holding(), bob=holding("fire-3"))

    assert not stage.ann.can("cast combustion")
    assert stage.ann.why_not("cast combustion") == "M10.2"


@rule("M19.6", "M-EX.16")
def test_a_card_used_from_anothers_support_goes_to_that_players_discard_pile() -> None:
    stage = Stage(ann=holding("fire-1"), bob=holding(support="water-1"))

    stage.ann.casts("ice")

    assert stage.bob.support == []
    assert stage.bob.discard == ["water-1"]
    assert stage.ann.discard == []


@rule("M-EX.17")
def test_ice_paid_from_anothers_support_fills_the_own_one() -> None:
    stage = Stage(ann=holding("fire-1 earth-1"), bob=holding(support="water-1"))

    stage.ann.casts("ice", pay="water-1 from bob")
    stage.ann.does("support fire-1")

    assert stage.ann.support == ["fire-1"]
    assert stage.ann.hand == ["earth-1"]
    assert stage.bob.support == []


@rule("M19.7")
def test_the_support_of_one_player_is_not_the_shared_support() -> None:
    ann, bob = holding(support="fire-1"), holding(support="earth-1")

    stage = Stage(ann=ann, bob=bob, curses={"2": "water_thaw"}, phase="grimoire")

    assert stage.options == ["discard fire-1 from support"]
    assert stage.ann.why_not("discard earth-1 from bob") == "M19.7"


@rule("M19.7")
def test_the_shared_support_is_that_of_all_players() -> None:
    ann = holding("water-2", support="fire-1", learned="glaciation")
    stage = Stage(ann=ann, bob=holding(support="earth-1"))

    stage.ann.casts("glaciation")

    assert stage.options == ["destroy fire-1 from support", "destroy earth-1 from bob"]


@rule("M19.8")
def test_madness_comes_into_a_full_support_all_the_same() -> None:
    ann = holding(support="fire-1*3")

    stage = Stage(ann=ann, bob=holding(), curses={"2": "water_black_ice"}, phase="grimoire")

    assert stage.ann.support == ["madness", "fire-1", "fire-1", "fire-1"]
    assert stage.bob.support == ["madness"]


@rule("M19.9")
@pytest.mark.parametrize("support", ["fire-1*3", "fire-1*3 madness", "fire-1*3 madness*2"])
def test_no_card_can_be_put_into_a_support_at_its_limit_or_above(support: str) -> None:
    stage = Stage(ann=holding("water-1 earth-1", support=support), bob=holding())
    before = stage.ann.support

    stage.ann.casts("ice")

    assert stage.prompt == "act"
    assert stage.ann.support == before
    assert stage.ann.hand == ["earth-1"]


@rule("M19.10")
@pytest.mark.parametrize(("paid", "placed"), [(1, 0), (2, 1)])
def test_one_over_the_limit_two_cards_must_leave_before_one_fits(paid: int, placed: int) -> None:
    stage = Stage(ann=holding("earth-1*3", support="water-1*3 madness"), bob=holding())

    stage.ann.casts("ice", times=paid, pay=", ".join(["water-1 from support"] * paid))
    for _ in range(placed):
        stage.ann.does("support earth-1")

    assert stage.prompt == "act"
    assert len(stage.ann.support) == 3
    assert stage.ann.hand == ["earth-1"] * (3 - placed)


@rule("M-EX.45")
def test_a_support_one_over_its_limit_has_a_free_place_after_two_cards_have_left() -> None:
    ann = holding("earth-1", support="water-1*2 fire-1", deck="air-1", learned="cool_head")
    stage = Stage(ann=ann, bob=holding(), curses={"2": "water_black_ice"}, phase="grimoire")

    over = stage.ann.support
    stage.ann.casts("ice", pay="water-1 from support")
    after_one = stage.ann.support
    stage.ann.casts("cool_head", pay="water-1 from support")
    stage.ann.does("support earth-1")

    assert over == ["madness", "water-1", "water-1", "fire-1"]
    assert after_one == ["madness", "water-1", "fire-1"]
    assert stage.ann.support == ["madness", "earth-1", "fire-1"]


@rule("M19.11")
def test_putting_madness_into_support_keeps_a_player_in_the_game() -> None:
    stage = Stage(ann=holding("madness*6 water-1", deck="air-1"), bob=holding())

    stage.ann.casts("ice")
    stage.ann.does("support madness")
    stage.ann.ends_turn()

    assert stage.ann.hand == ["madness"] * 5 + ["air-1"]
    assert stage.ann.support == ["madness"]
    assert not stage.ann.seat.out
