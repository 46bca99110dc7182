"""Library spells the ledger does not rule on one by one: each does what its text says, and its factors grow."""

import pytest
from rules import rule
from stage import Stage, holding


@rule("M20.5")
def test_cinders_destroys_a_discarded_card_and_draws_one() -> None:
    stage = Stage(ann=holding("fire-1 air-3", deck="air-1 air-2", discard="madness", learned="cinders"), bob=holding())

    stage.ann.casts("cinders")
    in_hand = stage.ann.why_not("destroy air-3")
    stage.ann.does("destroy madness from discard")

    assert in_hand == "M20.1"
    assert stage.destroyed == ["madness"]
    assert stage.ann.hand == ["air-1", "air-3"]


@rule("M20.5")
def test_cinders_draws_also_for_a_player_who_destroys_nothing() -> None:
    stage = Stage(ann=holding("fire-1", deck="air-1 air-2", discard="madness", learned="cinders"), bob=holding())

    stage.ann.casts("cinders")
    stage.ann.does("done")

    assert stage.destroyed == []
    assert stage.ann.hand == ["air-1"]


@rule("M9.9", "M10.6")
def test_cinders_at_triple_cost_destroys_three_cards_the_payment_among_them_and_draws_three() -> None:
    stage = Stage(
        ann=holding("fire-3", deck="air-1 air-2 air-3 fire-1", discard="madness*3", learned="cinders"), bob=holding()
    )

    stage.ann.casts("cinders", times=3)
    stage.ann.does("destroy fire-3 from discard", "destroy madness from discard", "destroy madness from discard")

    assert stage.destroyed == ["madness", "madness", "fire-3"]
    assert stage.ann.discard == ["madness"]
    assert stage.ann.hand == ["air-1", "air-2", "air-3"]


@rule("M22.4", "M20.5")
def test_wildfire_lets_each_player_destroy_a_card_from_hand_or_none() -> None:
    stage = Stage(
        ann=holding("fire-2 air-1*2", support="air-2", learned="wildfire"),
        bob=holding("madness"),
        cid=holding("water-1"),
    )

    stage.ann.casts("wildfire")
    offered = stage.options
    stage.ann.does("destroy air-1")
    stage.bob.does("done")
    stage.cid.does("destroy water-1")

    assert offered == ["destroy air-1", "done"]
    assert stage.destroyed == ["water-1", "air-1"]
    assert (stage.ann.hand, stage.bob.hand, stage.cid.hand) == (["air-1"], ["madness"], [])


@rule("M10.6")
def test_wildfire_at_double_cost_lets_each_player_destroy_two() -> None:
    stage = Stage(ann=holding("fire-2*2", learned="wildfire"), bob=holding("madness*3"))

    stage.ann.casts("wildfire", times=2)
    stage.bob.does("destroy madness", "destroy madness")

    assert stage.bob.hand == ["madness"]
    assert stage.ann.asked


@rule("M14.6", "M22.4")
def test_aura_of_fire_lets_each_player_cure_a_madness_card_of_own_hand_or_support() -> None:
    stage = Stage(
        ann=holding("fire-3 madness", support="madness", learned="aura_of_fire"),
        bob=holding(support="madness"),
        madness_stack=3,
    )

    stage.ann.casts("aura_of_fire")
    offered = stage.options
    others = stage.ann.why_not("cure madness from bob")
    stage.ann.does("cure madness from support")
    stage.bob.does("done")

    assert offered == ["cure madness", "cure madness from support", "done"]
    assert others == "M19.7"
    assert (stage.ann.support, stage.bob.support) == ([], ["madness"])
    assert stage.table.stack == 4


@rule("M10.6", "M-R.85")
def test_aura_of_fire_at_double_cost_cures_two_from_any_mix_of_places() -> None:
    stage = Stage(
        ann=holding("fire-3*2", learned="aura_of_fire"), bob=holding("madness*2", support="madness"), madness_stack=3
    )

    stage.ann.casts("aura_of_fire", times=2)
    stage.bob.does("cure madness", "cure madness from support")

    assert stage.bob.hand == ["madness"]
    assert stage.bob.support == []
    assert stage.ann.asked


@pytest.mark.parametrize("destroyed", [[], ["air-1"], ["madness", "air-1 from discard", "fire-3 from discard"]])
@rule("M20.5", "M-R.85")
def test_phoenix_draws_as_many_cards_as_it_has_destroyed(destroyed: list[str]) -> None:
    ann = holding("fire-3 madness air-1 water-1", deck="earth-1*5", discard="air-1", learned="phoenix")
    stage = Stage(ann=ann, bob=holding())

    stage.ann.casts("phoenix")
    stage.ann.does(*[f"destroy {card}" for card in destroyed])
    if len(destroyed) < 3:
        stage.ann.does("done")

    assert stage.ann.hand.count("earth-1") == len(destroyed)
    assert len(stage.destroyed) == len(destroyed)
    assert stage.prompt == "act"


@rule("M10.6")
def test_phoenix_at_double_cost_destroys_six_and_draws_six_and_no_more() -> None:
    stage = Stage(ann=holding("fire-3*2 air-1*7", deck="earth-1*9", learned="phoenix"), bob=holding())

    stage.ann.casts("phoenix", times=2)
    stage.ann.does(*["destroy air-1"] * 6)

    assert stage.ann.hand == ["earth-1"] * 6 + ["air-1"]


@rule("M22.2")
def test_fertile_soil_draws_three_cards_and_then_discards_one() -> None:
    stage = Stage(
        ann=holding("earth-2", deck="air-1 madness air-3 fire-1", learned="fertile_soil"), bob=holding("fire-1")
    )

    stage.ann.casts("fertile_soil")
    stage.ann.does("discard madness")

    assert stage.ann.hand == ["air-1", "air-3"]
    assert stage.ann.discard == ["madness", "earth-2"]
    assert stage.bob.hand == ["fire-1"]


@rule("M10.6")
def test_fertile_soil_at_double_cost_draws_six_and_discards_two() -> None:
    stage = Stage(ann=holding("earth-2*2", deck="air-1*7", learned="fertile_soil"), bob=holding())

    stage.ann.casts("fertile_soil", times=2)
    stage.ann.does("discard air-1", "discard air-1")

    assert stage.ann.hand == ["air-1"] * 4
    assert stage.ann.deck == ["air-1"]


@rule("M24.7", "M-EX.66")
def test_petrify_lets_the_marker_pass_a_curse_that_can_be_broken_afterwards() -> None:
    stage = Stage(
        ann=holding("earth-2 fire-2*2", deck="air-1*6", learned="petrify"),
        bob=holding("fire-2*2"),
        marker=3,
        curses={"4": "fire_fever"},
    )

    stage.ann.casts("petrify")
    stage.ann.does("neutralise 4")
    asleep = stage.ann.why_not("break 4")
    stage.ann.ends_turn()

    assert asleep == "M24.7"
    assert stage.table.marker == 4
    assert stage.happened("curse-struck") == []
    assert stage.bob.can("break 4")


@rule("M-EX.66")
def test_petrify_with_the_marker_on_five_only_makes_sure_of_the_penalty() -> None:
    stage = Stage(
        ann=holding("earth-2 fire-2*2", deck="air-1*6", learned="petrify"),
        bob=holding(),
        marker=5,
        curses={"4": "fire_fever"},
        pages=["ip04", "final"],
    )

    stage.ann.casts("petrify")
    stage.ann.does("neutralise 4")
    stage.ann.ends_turn()

    assert len(stage.happened("monster-survived")) == 1
    assert stage.ann.discard == ["madness", "earth-2"]
    assert stage.bob.discard == ["madness"]


@rule("M10.6")
def test_petrify_at_double_cost_neutralises_two_curses_of_the_casters_choice() -> None:
    stage = Stage(
        ann=holding("earth-2*2", learned="petrify"),
        bob=holding(),
        curses={"2": "fire_fever", "3a": "fire_snuffed", "3b": "air_gale"},
    )

    stage.ann.casts("petrify", times=2)
    stage.ann.does("neutralise 3b")
    again = stage.ann.why_not("neutralise 3b")
    stage.ann.does("neutralise 2")

    assert again == "M-R.91"
    assert [stage.ann.why_not(f"break {slot}") for slot in ("2", "3a", "3b")] == ["M24.7", "M8.9", "M24.7"]


@rule("M-R.82")
def test_heart_of_the_forest_draws_two_cards_for_the_caster_and_one_other() -> None:
    stage = Stage(
        ann=holding("earth-3", deck="air-1*3", learned="heart_of_the_forest"),
        bob=holding(deck="fire-1*3"),
        cid=holding(deck="water-1*3"),
    )

    stage.ann.casts("heart_of_the_forest", on="cid ann")

    assert stage.ann.hand == ["air-1"] * 2
    assert stage.cid.hand == ["water-1"] * 2
    assert stage.bob.hand == []
    assert [event["player"] for event in stage.happened("drawn")] == ["cid", "cid", "ann", "ann"]


@rule("M22.6")
def test_heart_of_the_forest_names_one_other_player_only() -> None:
    stage = Stage(ann=holding("earth-3", learned="heart_of_the_forest"), bob=holding(), cid=holding())

    stage.ann.announces("heart_of_the_forest")
    stage.ann.does("target bob")

    assert stage.options == ["target ann"]
    assert stage.ann.why_not("target cid") == "M22.6"


@rule("M10.6")
def test_heart_of_the_forest_at_double_cost_draws_four_cards_for_two_players() -> None:
    stage = Stage(
        ann=holding("earth-3*2", deck="air-1*5", learned="heart_of_the_forest"),
        bob=holding(deck="fire-1*5"),
        cid=holding(deck="water-1*5"),
    )

    stage.ann.casts("heart_of_the_forest", times=2, on="ann bob")

    assert stage.ann.hand == ["air-1"] * 4
    assert stage.bob.hand == ["fire-1"] * 4
    assert stage.cid.hand == []


@rule("M18.9", "M20.5")
def test_awakened_earth_lets_each_player_draw_a_card_of_the_own_discard_pile() -> None:
    stage = Stage(
        ann=holding("earth-3", deck="air-1", discard="fire-2", learned="awakened_earth"),
        bob=holding(deck="water-1", discard="water-3"),
    )

    stage.ann.casts("awakened_earth")
    stage.ann.does("top fire-2 from discard")
    stage.bob.does("done")

    assert (stage.ann.hand, stage.ann.deck) == (["fire-2"], ["air-1"])
    assert (stage.bob.hand, stage.bob.discard) == (["water-1"], ["water-3"])


@rule("M10.6", "M-R.83")
def test_awakened_earth_at_double_cost_puts_two_cards_on_the_deck_and_draws_two() -> None:
    stage = Stage(
        ann=holding("earth-3*2", deck="air-1", learned="awakened_earth"),
        bob=holding(deck="water-1", discard="fire-1 fire-2"),
    )

    stage.ann.casts("awakened_earth", times=2)
    stage.ann.does("top earth-3 from discard", "done")
    stage.bob.does("top fire-1 from discard", "top fire-2 from discard")

    assert stage.ann.hand == ["earth-3", "air-1"]
    assert stage.bob.hand == ["fire-1", "fire-2"]
    assert [event["card"] for event in stage.happened("drawn")][2:] == ["fire-2", "fire-1"]


@rule("M-R.92")
def test_second_wind_refreshes_a_players_spells_but_itself_and_draws_two() -> None:
    spells = "growth exhausted, ice exhausted neutralised, combustion, second_wind"
    stage = Stage(ann=holding("air-3", deck="fire-1*3", spells=spells), bob=holding(spells="growth exhausted"))

    stage.ann.casts("second_wind", on="ann")

    assert stage.ann.spells == ["growth", "ice exhausted neutralised", "combustion", "second_wind exhausted"]
    assert stage.ann.hand == ["fire-1"] * 2
    assert stage.bob.spells == ["growth exhausted"]


@rule("M2.12", "M10.6")
def test_second_wind_at_double_cost_reaches_two_players_who_draw_two_each() -> None:
    stage = Stage(
        ann=holding("air-3*2", learned="second_wind"),
        bob=holding(deck="fire-1*5", spells="growth exhausted"),
        cid=holding(deck="water-1*5", spells="ice exhausted, growth exhausted"),
    )

    stage.ann.casts("second_wind", times=2, on="bob cid")

    assert (stage.bob.spells, stage.bob.hand) == (["growth"], ["fire-1"] * 2)
    assert (stage.cid.spells, stage.cid.hand) == (["ice", "growth"], ["water-1"] * 2)
    assert stage.ann.hand == []


@rule("M22.3", "M23.6")
def test_concert_of_minds_lets_each_other_player_draw_two_cards_and_take_an_action() -> None:
    stage = Stage(
        ann=holding("air-3", deck="fire-1*3", learned="concert_of_minds"),
        bob=holding(deck="earth-1*2 fire-2"),
        cid=holding(deck="water-1*3"),
    )

    stage.ann.casts("concert_of_minds")
    stage.bob.casts("growth")
    stage.cid.does("done")

    assert stage.ann.hand == []
    assert stage.bob.hand == ["earth-1", "fire-2"]
    assert stage.cid.hand == ["water-1"] * 2
    assert stage.ann.asked


@rule("M10.6")
def test_concert_of_minds_at_double_cost_gives_four_cards_and_two_actions() -> None:
    stage = Stage(ann=holding("air-3*2", learned="concert_of_minds"), bob=holding(deck="earth-1 fire-1*3 air-1*2"))

    stage.ann.casts("concert_of_minds", times=2)
    stage.bob.casts("growth")
    stage.bob.casts("combustion")
    stage.bob.does("destroy fire-1")

    assert stage.bob.hand == ["fire-1", "air-1"]
    assert stage.ann.asked
