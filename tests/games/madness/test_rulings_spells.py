"""M-R.34 to M-R.42, M-R.89 to M-R.92: spells."""

from rules import rule
from stage import Stage, holding


@rule("M-R.34")
def test_within_one_action_of_incarnation_a_support_card_counts_once() -> None:
    stage = Stage(ann=holding("air-3", spells="incarnation", support="fire-2"), curses={"2": "fire_fever"})

    stage.ann.casts("incarnation", pay="air-3")

    assert stage.prompt == "act-from-support"
    assert not stage.ann.can("break 2")
    assert stage.ann.why_not("break 2") == "M8.9"


@rule("M-R.34")
def test_a_used_card_is_refused_while_the_action_is_still_unpaid() -> None:
    stage = Stage(ann=holding("air-3", spells="incarnation", support="fire-2*2 fire-1"), curses={"2": "fire_fever"})

    stage.ann.casts("incarnation", pay="air-3")
    stage.ann.does("break 2", "pay fire-1 from support")

    assert not stage.ann.can("pay fire-1 from support")
    assert stage.ann.why_not("pay fire-1 from support") == "M-R.34"


@rule("M-R.34")
def test_the_next_action_of_one_incarnation_may_use_the_same_cards_and_is_chosen_then() -> None:
    stage = Stage(
        ann=holding("air-3*2", spells="incarnation", support="fire-2"),
        library={"fire": ("hot_blood", "renewal")},
    )

    stage.ann.casts("incarnation", times=2, pay="air-3, air-3")
    stage.ann.learns("hot_blood", pay="fire-2 from support")
    assert stage.ann.can("learn renewal")
    stage.ann.learns("renewal", pay="fire-2 from support")

    assert stage.ann.spells[1:] == ["hot_blood", "renewal"]
    assert stage.ann.support == ["fire-2"]


@rule("M-R.34")
def test_a_cost_may_be_multiplied_inside_incarnation() -> None:
    stage = Stage(ann=holding("air-3", deck="fire-1*3", learned="incarnation", support="earth-3"))

    stage.ann.casts("incarnation", pay="air-3")
    stage.ann.casts("growth", times=3, pay="earth-3 from support")

    assert stage.ann.hand == ["fire-1", "fire-1", "fire-1"]


@rule("M-R.34")
def test_harold_converts_one_air_card_inside_incarnation() -> None:
    stage = Stage(
        ann=holding("air-3*2 fire-1", wizard="harold", learned="incarnation", deck="water-1", support="air-1*2")
    )

    stage.ann.casts("incarnation", times=2, pay="air-3, air-3")
    stage.ann.announces("growth")
    stage.ann.does("pay air-1 from support as earth")

    assert stage.ann.support == ["air-1", "air-1"]
    assert stage.ann.hand == ["water-1", "fire-1"]
    assert not stage.ann.can("cast combustion")


@rule("M-R.34")
def test_the_actions_of_incarnation_may_be_left_out() -> None:
    stage = Stage(ann=holding("air-3*2", learned="incarnation", deck="fire-1*2", support="earth-1"))

    stage.ann.casts("incarnation", times=2, pay="air-3, air-3")
    stage.ann.does("done")

    assert stage.prompt == "act"
    assert stage.ann.hand == []


@rule("M-R.35")
def test_downpour_shuffles_in_what_is_left_of_the_draw_deck() -> None:
    stage = Stage(ann=holding("water-1", learned="downpour", deck="air-1 air-2", discard="fire-1", support="earth-1"))

    stage.ann.casts("downpour", on="ann")

    assert sorted(stage.ann.deck) == ["air-1", "air-2", "earth-1", "fire-1", "water-1"]
    assert (stage.ann.discard, stage.ann.support) == ([], [])


@rule("M-R.35")
def test_rain_of_frogs_shuffles_in_what_is_left_of_the_draw_deck() -> None:
    stage = Stage(
        ann=holding("water-2", learned="rain_of_frogs"),
        bob=holding("fire-1", deck="air-1 air-2 air-3", discard="fire-2", support="fire-3"),
        madness_stack=5,
    )

    stage.ann.casts("rain_of_frogs", on="bob")

    assert sorted([*stage.bob.hand, *stage.bob.deck]) == ["air-1", "air-2", "air-3", "fire-1", "fire-2", "fire-3"]
    assert len(stage.bob.deck) == 1
    assert stage.table.stack == 5


@rule("M-R.36")
def test_for_a_value_three_card_nothing_is_granted() -> None:
    stage = Stage(ann=holding("earth-2 fire-3 air-3", spells="stone_skin"))

    stage.ann.casts("stone_skin", times=2)
    stage.ann.does("destroy fire-3", "destroy air-3")

    assert stage.ann.discard == ["earth-2"]
    assert stage.destroyed == ["fire-3", "air-3"]


@rule("M-R.36")
def test_from_an_empty_supply_pile_nothing_is_granted_and_the_card_stays_destroyed() -> None:
    stage = Stage(ann=holding("earth-1 fire-1", spells="stone_skin"), supply="fire-3 water-2")

    stage.ann.casts("stone_skin")
    stage.ann.does("destroy fire-1")

    assert stage.ann.discard == ["earth-1"]
    assert stage.destroyed == ["fire-1"]
    assert stage.supply("fire-3") == 1


@rule("M-R.37")
def test_a_card_raised_in_another_support_belongs_to_the_owner_of_that_support() -> None:
    stage = Stage(ann=holding("water-2", spells="glaciation, growth", deck="air-1"), bob=holding(support="earth-1"))

    stage.ann.casts("glaciation")
    stage.ann.does("destroy earth-1 from bob")
    assert stage.bob.support == ["earth-2"]
    stage.ann.casts("growth", pay="earth-2 from bob")

    assert stage.bob.discard == ["earth-2"]


@rule("M-R.38")
def test_the_reward_must_be_taken_and_is_chosen_among_the_piles_not_empty() -> None:
    stage = Stage(ann=holding("fire-2*2"), curses={"2": "fire_fever"}, supply="air-2 water-2*3 earth-3")

    stage.ann.breaks("2")

    assert stage.options == ["gain water-2", "gain air-2"]
    assert stage.ann.why_not("gain earth-2") == "M-R.38"
    stage.ann.does("gain air-2")
    assert stage.ann.discard == ["fire-2", "fire-2", "air-2"]


@rule("M-R.38")
def test_without_a_value_two_card_there_is_no_reward() -> None:
    stage = Stage(ann=holding("fire-2*2"), curses={"2": "fire_fever"}, supply="earth-3")

    stage.ann.breaks("2")

    assert stage.prompt == "act"
    assert stage.ann.discard == ["fire-2", "fire-2"]


@rule("M-R.39")
def test_whoever_declines_power_of_the_blaze_draws_nothing() -> None:
    stage = Stage(ann=holding("fire-1", learned="power_of_the_blaze"), bob=holding("air-1", deck="water-1"))

    stage.ann.casts("power_of_the_blaze", on="bob")
    stage.bob.does("decline")

    assert stage.bob.hand == ["air-1"]
    assert stage.prompt == "act"


@rule("M-R.39")
def test_whoever_uses_power_of_the_blaze_discards_all_that_is_possible_and_draws_in_full() -> None:
    stage = Stage(
        ann=holding("fire-3", learned="power_of_the_blaze"), bob=holding("air-1 air-2", deck="water-1*2 water-2")
    )

    stage.ann.casts("power_of_the_blaze", times=3, on="bob")
    stage.bob.does("accept", "discard air-1")
    assert not stage.bob.can("done")
    stage.bob.does("discard air-2")

    assert stage.bob.discard == ["air-1", "air-2"]
    assert stage.bob.hand == ["water-1", "water-1", "water-2"]


@rule("M-R.40")
def test_a_card_of_the_own_support_is_inhaled_without_consent() -> None:
    stage = Stage(ann=holding("air-1", learned="inhale", support="fire-2"))

    stage.ann.announces("inhale")
    stage.ann.does("take fire-2 from support")

    assert stage.ann.asked
    stage.ann.pays("air-1")
    assert stage.ann.hand == ["fire-2"]
    assert stage.ann.support == []


@rule("M-R.40")
def test_the_caster_names_the_card_of_another_support_and_its_owner_agrees() -> None:
    stage = Stage(ann=holding("air-1", learned="inhale"), bob=holding("earth-1", support="fire-2 water-2"))

    stage.ann.announces("inhale")
    stage.ann.does("take water-2 from bob")
    stage.bob.does("agree")
    stage.ann.pays("air-1")

    assert stage.ann.hand == ["water-2"]
    assert stage.bob.support == ["fire-2"]


@rule("M-R.40", "M-R.77")
def test_an_inhaled_card_belongs_to_the_casters_deck() -> None:
    stage = Stage(ann=holding("air-1", learned="inhale", deck="water-1"), bob=holding("earth-1"))

    stage.ann.announces("inhale")
    stage.ann.does("take earth-1 from bob hand")
    stage.bob.does("agree")
    stage.ann.pays("air-1")
    stage.ann.casts("growth", pay="earth-1")

    assert stage.ann.discard == ["earth-1", "air-1"]
    assert stage.bob.discard == []


@rule("M-R.41")
def test_a_multiplied_tornado_swaps_with_one_target_as_many_cards_as_the_smaller_hand_has() -> None:
    stage = Stage(
        ann=holding("air-3 fire-1 fire-2 fire-3", learned="tornado"),
        bob=holding("water-1 water-2"),
        cid=holding("air-1"),
    )

    stage.ann.casts("tornado", times=3, on="bob", pay="air-3")
    stage.ann.does("give fire-1", "give fire-3")
    stage.bob.does("give water-1", "give water-2")

    assert stage.ann.hand == ["water-1", "water-2", "fire-2"]
    assert stage.bob.hand == ["fire-1", "fire-3"]
    assert stage.prompt == "act"


@rule("M-R.41")
def test_a_tornado_swaps_no_more_than_its_factor() -> None:
    stage = Stage(ann=holding("air-1 fire-1 fire-2", learned="tornado"), bob=holding("water-1 water-2"))

    stage.ann.casts("tornado", on="bob", pay="air-1")
    stage.ann.does("give fire-1")
    stage.bob.does("give water-2")

    assert stage.ann.hand == ["water-2", "fire-2"]
    assert stage.bob.hand == ["water-1", "fire-1"]


@rule("M-R.41")
def test_a_tornado_with_an_empty_hand_has_no_effect() -> None:
    stage = Stage(ann=holding("air-1", learned="tornado"), bob=holding("water-1 water-2"))

    stage.ann.casts("tornado", on="bob", pay="air-1")

    assert stage.prompt == "act"
    assert stage.bob.hand == ["water-1", "water-2"]


@rule("M-R.42")
def test_cards_must_be_put_into_support_up_to_the_free_places() -> None:
    stage = Stage(ann=holding("water-3 fire-1 earth-1 madness", support="air-1"))

    stage.ann.casts("ice", times=3)

    assert stage.ann.why_not("done") == "M-R.42"
    stage.ann.does("support madness", "support earth-1")
    assert stage.prompt == "act"
    assert stage.ann.support == ["madness", "earth-1", "air-1"]
    assert stage.ann.hand == ["fire-1"]


@rule("M-R.42")
def test_cards_go_into_support_as_far_as_there_are_cards_in_their_place() -> None:
    stage = Stage(ann=holding("water-2", spells="ice_mirror", discard="madness"))

    stage.ann.casts("ice_mirror", times=2)
    stage.ann.does("support madness from discard", "support water-2 from discard")

    assert stage.ann.support == ["madness", "water-2"]
    assert stage.prompt == "act"


@rule("M-R.89")
def test_glaciation_raises_a_card_in_a_full_support_and_in_one_over_its_limit() -> None:
    stage = Stage(
        ann=holding("water-2*2", spells="glaciation", support="fire-1*3"), bob=holding(support="earth-1*3 madness")
    )

    stage.ann.casts("glaciation", times=2)
    stage.ann.does("destroy fire-1 from support", "destroy earth-1 from bob")

    assert stage.ann.support == ["fire-1", "fire-1", "fire-2"]
    assert stage.bob.support == ["madness", "earth-1", "earth-1", "earth-2"]


@rule("M-R.90")
def test_when_the_supply_does_not_go_round_the_caster_chooses_which_card_is_replaced() -> None:
    stage = Stage(
        ann=holding("water-2*2", spells="glaciation", support="fire-1"), bob=holding(support="fire-1"), supply="fire-2"
    )

    stage.ann.casts("glaciation", times=2)
    stage.ann.does("destroy fire-1 from support", "destroy fire-1 from bob")

    assert stage.options == ["raise fire-1 from support", "raise fire-1 from bob"]
    stage.ann.does("raise fire-1 from bob")
    assert (stage.ann.support, stage.bob.support) == ([], ["fire-2"])
    assert stage.prompt == "act"


@rule("M-R.91")
def test_a_neutralising_spell_takes_any_face_up_curse_triggered_or_not() -> None:
    stage = Stage(
        ann=holding("earth-2", spells="petrify"),
        curses={
            "2": {"curse": "fire_fever", "struck": True},
            "3a": "fire_snuffed",
            "3b": {"curse": "air_gale", "asleep": 1},
        },
        marker=2,
    )

    stage.ann.casts("petrify")

    assert stage.options == ["neutralise 2", "neutralise 3a"]
    assert stage.ann.why_not("neutralise 3b") == "M-R.91"


@rule("M-R.91")
def test_with_too_few_curses_a_neutralising_spell_takes_as_many_as_there_are() -> None:
    stage = Stage(ann=holding("earth-2*3", spells="petrify"), curses={"3a": "fire_snuffed", "4": "air_gale"}, marker=2)

    stage.ann.casts("petrify", times=3)
    stage.ann.does("neutralise 4", "neutralise 3a")

    assert stage.prompt == "act"
    assert [event["slot"] for event in stage.happened("curse-neutralised")] == ["4", "3a"]


@rule("M-R.91")
def test_a_curse_neutralised_anew_turns_face_up_one_turn_after_the_last_time() -> None:
    stage = Stage(
        ann=holding("earth-2 air-1*6", spells="petrify"),
        bob=holding("fire-2*2 earth-1*2"),
        curses={"5": {"curse": "fire_fever", "asleep": 4}},
        phase="concentration",
        turn=4,
    )

    assert stage.ann.why_not("break 5") == "M8.9"
    stage.ann.casts("petrify")
    stage.ann.does("neutralise 5")
    assert stage.ann.why_not("break 5") == "M24.7"
    stage.ann.ends_turn()

    assert stage.bob.can("break 5")


@rule("M-R.92")
def test_an_effect_that_refreshes_spells_never_touches_neutralised_ones() -> None:
    stage = Stage(
        ann=holding(
            "air-3",
            deck="fire-1*2",
            spells="second_wind, growth exhausted, ice exhausted neutralised, combustion neutralised",
        )
    )

    stage.ann.casts("second_wind", on="ann")

    assert stage.ann.spells == [
        "second_wind exhausted",
        "growth",
        "ice exhausted neutralised",
        "combustion neutralised",
    ]
