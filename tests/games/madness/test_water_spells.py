"""M26: water spells of levels 1 and 2, and how support cards grow."""

import pytest
from rules import rule
from stage import MADNESS, Stage, holding


@rule("M26.20", "M26.22", "M26.23")
def test_downpour_shuffles_support_and_discard_pile_into_a_new_deck() -> None:
    stage = Stage(
        ann=holding("water-1", learned="downpour"),
        bob=holding("fire-1", deck="earth-1", discard="air-1 madness", support="water-2 water-3"),
        madness_stack=5,
    )

    stage.ann.casts("downpour", on="bob")

    assert stage.bob.support == stage.bob.discard == []
    assert stage.bob.hand == ["fire-1"]
    assert sorted(stage.bob.deck) == ["air-1", "earth-1", "madness", "water-2", "water-3"]
    assert stage.table.stack == 5


@rule("M26.20", "M18.6")
def test_downpour_hides_a_card_that_was_known_to_lie_on_top() -> None:
    own = holding("earth-2 water-1", deck="air-1*3 water-1*3", spells="growth, rooting, downpour")
    stage = Stage(ann=own, bob=holding(), supply="fire-2")

    stage.ann.casts("rooting")
    stage.answer("gain fire-2")
    seen = {MADNESS.imagine(MADNESS.view(stage.table, 1), str(n)).seats[0].deck[-1] for n in range(20)}
    stage.ann.casts("downpour", on="ann")
    later = {MADNESS.imagine(MADNESS.view(stage.table, 1), str(n)).seats[0].deck[-1] for n in range(20)}

    assert len(seen) == 1 < len(later)


@rule("M26.20")
def test_downpour_really_shuffles() -> None:
    tops = set()
    for seed in range(12):
        stage = Stage(
            ann=holding("water-1", learned="downpour"), bob=holding(discard="air-1 air-2 fire-1 fire-2"), seed=str(seed)
        )
        stage.ann.casts("downpour", on="bob")
        tops.add(stage.bob.deck[0])

    assert len(tops) > 1


@rule("M26.20", "M26.21")
def test_downpour_at_double_cost_may_hit_the_caster_too() -> None:
    stage = Stage(
        ann=holding("water-2", support="fire-1", learned="downpour"), bob=holding(support="earth-1"), cid=holding()
    )

    stage.ann.announces("downpour", times=2)
    stage.ann.does("target ann", "target bob")
    stage.bob.does("agree")
    stage.ann.pays()

    assert sorted(stage.ann.deck) == ["fire-1", "water-2"]
    assert stage.bob.deck == ["earth-1"]


@rule("M26.21")
def test_downpour_needs_the_agreement_of_its_target() -> None:
    stage = Stage(ann=holding("water-1", learned="downpour"), bob=holding(support="earth-1"))

    stage.ann.announces("downpour")
    stage.ann.does("target bob")
    stage.bob.does("refuse")

    assert stage.options == ["target ann", "call-off"]
    assert stage.ann.why_not("target bob") == "M-R.87"
    assert stage.bob.support == ["earth-1"]
    assert stage.ann.hand == ["water-1"]


@rule("M26.24")
def test_cool_head_puts_a_card_into_support_and_then_draws_one() -> None:
    stage = Stage(ann=holding("water-1 fire-1", deck="air-1 air-2", learned="cool_head"), bob=holding())

    stage.ann.casts("cool_head")
    only = stage.options
    stage.ann.does("support fire-1")

    assert only == ["support fire-1"]
    assert stage.ann.support == ["fire-1"]
    assert stage.ann.hand == ["air-1"]


@rule("M26.24")
def test_cool_head_at_double_cost_places_two_and_draws_two() -> None:
    stage = Stage(ann=holding("water-2 fire-1 fire-2", deck="air-1 air-2 air-3", learned="cool_head"), bob=holding())

    stage.ann.casts("cool_head", times=2)
    stage.ann.does("support fire-1", "support fire-2")

    assert stage.ann.support == ["fire-1", "fire-2"]
    assert stage.ann.hand == ["air-1", "air-2"]


@rule("M26.25", "M-EX.30")
def test_cool_head_with_a_full_support_only_draws() -> None:
    stage = Stage(
        ann=holding("water-1 fire-1", deck="air-1 air-2", support="earth-1*3", learned="cool_head"), bob=holding()
    )

    stage.ann.casts("cool_head")

    assert stage.prompt == "act"
    assert stage.ann.support == ["earth-1"] * 3
    assert stage.ann.hand == ["fire-1", "air-1"]


@rule("M26.25")
def test_cool_head_at_triple_cost_places_one_card_where_one_place_is_free_and_draws_three() -> None:
    stage = Stage(
        ann=holding("water-3 fire-1 fire-2", deck="air-1 air-2 air-3", support="earth-1*2", learned="cool_head"),
        bob=holding(),
    )

    stage.ann.casts("cool_head", times=3)
    stage.ann.does("support fire-2")

    assert stage.ann.support == ["earth-1", "earth-1", "fire-2"]
    assert stage.ann.hand == ["fire-1", "air-1", "air-2", "air-3"]


@rule("M26.26")
def test_ice_mirror_puts_cards_of_the_own_discard_pile_into_the_own_support() -> None:
    stage = Stage(
        ann=holding("water-2 air-1", discard="fire-1 fire-2", learned="ice_mirror"), bob=holding(discard="earth-3")
    )

    stage.ann.casts("ice_mirror", times=2)
    from_hand = stage.ann.why_not("support air-1")
    stage.ann.does("support fire-1 from discard", "support fire-2 from discard")

    assert from_hand == "M26.26"
    assert stage.ann.support == ["fire-1", "fire-2"]
    assert stage.ann.discard == ["water-2"]
    assert stage.ann.hand == ["air-1"]


@rule("M26.27", "M-EX.27")
def test_ice_mirror_may_put_the_card_just_paid_for_it_into_support() -> None:
    stage = Stage(ann=holding("water-1", learned="ice_mirror"), bob=holding())

    stage.ann.casts("ice_mirror")
    stage.ann.does("support water-1 from discard")

    assert stage.ann.support == ["water-1"]
    assert stage.ann.discard == []


@pytest.mark.parametrize(("low", "high"), [("fire-1", "fire-2"), ("fire-2", "fire-3")])
@rule("M26.28", "M26.29")
def test_glaciation_replaces_a_support_card_by_the_next_higher_one_of_the_supply(low: str, high: str) -> None:
    stage = Stage(ann=holding("water-2", learned="glaciation"), bob=holding(support=f"{low} air-1*2"))
    before = stage.supply(high)

    stage.ann.casts("glaciation")
    stage.ann.does(f"destroy {low} from bob")

    assert stage.bob.support == [high, "air-1", "air-1"]
    assert stage.destroyed == [low]
    assert stage.supply(high) == before - 1
    assert stage.ann.support == []


@rule("M26.28")
def test_glaciation_concerns_no_card_in_hand() -> None:
    stage = Stage(ann=holding("water-2 fire-1", support="air-1", learned="glaciation"), bob=holding())

    stage.ann.casts("glaciation")

    assert stage.options == ["destroy air-1 from support"]
    assert stage.ann.why_not("destroy fire-1") == "M26.28"


@rule("M26.29")
def test_glaciation_leaves_the_place_empty_if_the_supply_has_no_higher_card() -> None:
    stage = Stage(ann=holding("water-2", learned="glaciation"), bob=holding(support="fire-1"), supply="fire-3*2")

    stage.ann.casts("glaciation")
    stage.ann.does("destroy fire-1 from bob")

    assert stage.bob.support == []
    assert stage.destroyed == ["fire-1"]


@rule("M26.30", "M-EX.31")
def test_glaciation_destroys_a_madness_card_and_puts_nothing_in_its_place() -> None:
    stage = Stage(ann=holding("water-2", support="madness", learned="glaciation"), bob=holding(), madness_stack=3)

    stage.ann.casts("glaciation")
    stage.ann.does("destroy madness from support")

    assert stage.ann.support == []
    assert stage.destroyed == ["madness"]
    assert stage.table.stack == 3


@rule("M26.31", "M-EX.31")
def test_glaciation_at_double_cost_raises_two_cards_by_one_each() -> None:
    stage = Stage(ann=holding("water-2*2", support="water-1*2", learned="glaciation"), bob=holding())

    stage.ann.casts("glaciation", times=2)
    stage.ann.does("destroy water-1 from support")
    offered = stage.options
    stage.ann.does("destroy water-1 from support")

    assert offered == ["destroy water-1 from support"]
    assert stage.ann.support == ["water-2", "water-2"]


@rule("M26.31", "M-EX.31")
def test_glaciation_at_double_cost_never_raises_one_card_twice() -> None:
    stage = Stage(ann=holding("water-2*2", support="water-1", learned="glaciation"), bob=holding())

    stage.ann.casts("glaciation", times=2)
    stage.ann.does("destroy water-1 from support")

    assert stage.prompt == "act"
    assert stage.ann.support == ["water-2"]


@rule("M26.32")
def test_frost_touch_makes_another_player_draw_and_then_place_a_card() -> None:
    stage = Stage(ann=holding("water-2", learned="frost_touch"), bob=holding(deck="air-1 air-2"))

    stage.ann.casts("frost_touch", on="bob")
    stage.bob.does("support air-1")

    assert stage.bob.support == ["air-1"]
    assert stage.bob.hand == []
    assert stage.bob.deck == ["air-2"]


@rule("M26.32")
def test_frost_touch_at_double_cost_reaches_two_others_with_one_card_each() -> None:
    stage = Stage(
        ann=holding("water-2*2", learned="frost_touch"),
        bob=holding("fire-1", deck="air-1 air-2"),
        cid=holding("fire-2", deck="air-3 air-1"),
    )

    stage.ann.casts("frost_touch", times=2, on="cid bob")
    stage.cid.does("support fire-2")
    stage.bob.does("support air-1")

    assert (stage.cid.hand, stage.cid.support) == (["air-3"], ["fire-2"])
    assert (stage.bob.hand, stage.bob.support) == (["fire-1"], ["air-1"])


@rule("M26.33")
def test_frost_touch_only_draws_where_no_place_is_free() -> None:
    stage = Stage(ann=holding("water-2", learned="frost_touch"), bob=holding(deck="air-1", support="fire-1*3"))

    stage.ann.casts("frost_touch", on="bob")

    assert stage.bob.hand == ["air-1"]
    assert stage.bob.support == ["fire-1"] * 3
    assert stage.ann.asked


@pytest.mark.parametrize("spell", ["frost_touch", "rain_of_frogs"])
@rule("M26.33", "M26.35")
def test_frost_touch_and_rain_of_frogs_need_the_agreement_of_another_player(spell: str) -> None:
    stage = Stage(ann=holding("water-2", learned=spell), bob=holding("fire-1", deck="air-1*5"))

    stage.ann.announces(spell)
    targets = stage.options
    stage.ann.does("target bob")
    stage.bob.does("refuse")
    stage.ann.does("call-off")

    assert targets == ["target bob"]
    assert stage.ann.hand == ["water-2"]
    assert stage.bob.hand == ["fire-1"]


@rule("M26.34", "M26.35")
def test_rain_of_frogs_shuffles_everything_into_a_new_deck_of_which_five_are_drawn() -> None:
    stage = Stage(
        ann=holding("water-2", learned="rain_of_frogs"),
        bob=holding("fire-1*7", deck="earth-1", discard="air-1 madness", support="water-1"),
        madness_stack=5,
    )

    stage.ann.casts("rain_of_frogs", on="bob")

    assert stage.bob.support == stage.bob.discard == []
    assert len(stage.bob.hand) == 5
    everything = ["air-1", "earth-1", *["fire-1"] * 7, "madness", "water-1"]
    assert sorted(stage.bob.hand + stage.bob.deck) == everything
    assert stage.table.stack == 5


@rule("M26.34")
def test_rain_of_frogs_at_double_cost_reaches_two_others_who_draw_five_each() -> None:
    stage = Stage(ann=holding("water-2*2", learned="rain_of_frogs"), bob=holding("fire-1*8"), cid=holding("earth-1*8"))

    stage.ann.casts("rain_of_frogs", times=2, on="bob cid")

    assert (stage.bob.hand, len(stage.bob.deck)) == (["fire-1"] * 5, 3)
    assert (stage.cid.hand, len(stage.cid.deck)) == (["earth-1"] * 5, 3)
