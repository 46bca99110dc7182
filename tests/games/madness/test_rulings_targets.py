"""M-R.20 to M-R.27, M-R.82: targets, consent, granted actions."""

from rules import rule
from stage import Stage, holding


@rule("M-R.20")
def test_consent_is_asked_before_anything_is_paid() -> None:
    stage = Stage(ann=holding("air-2"), bob=holding("earth-1"))

    stage.ann.announces("telepathy", times=2)
    stage.ann.does("target bob")

    assert stage.bob.asked
    assert stage.prompt == "consent"
    assert stage.ann.hand == ["air-2"]
    assert "telepathy" in stage.ann.spells


@rule("M-R.20")
def test_a_refused_casting_can_be_called_off_at_no_cost() -> None:
    stage = Stage(ann=holding("air-1"), bob=holding("earth-1"))

    stage.ann.casts("telepathy", on="bob", agreed=False)
    stage.bob.does("refuse")
    stage.ann.does("call-off")

    assert stage.prompt == "act"
    assert stage.ann.hand == ["air-1"]
    assert stage.ann.discard == []
    assert "telepathy" in stage.ann.spells


@rule("M-R.20")
def test_calling_off_does_not_cost_a_granted_action() -> None:
    stage = Stage(ann=holding("air-1", learned="mind_control"), bob=holding("air-1 earth-1"), cid=holding())

    stage.ann.casts("mind_control", on="bob")
    stage.bob.casts("telepathy", on="cid", agreed=False)
    stage.cid.does("refuse")
    stage.bob.does("call-off")

    assert stage.bob.asked
    assert stage.prompt == "act-granted"
    assert stage.bob.can("cast growth")


@rule("M-R.20", "M-R.34")
def test_calling_off_does_not_cost_an_action_of_incarnation() -> None:
    stage = Stage(ann=holding("air-3", learned="incarnation", support="air-1 earth-1"), bob=holding())

    stage.ann.casts("incarnation", pay="air-3")
    stage.ann.casts("telepathy", on="bob", agreed=False)
    stage.bob.does("refuse")
    stage.ann.does("call-off")

    assert stage.prompt == "act-from-support"
    assert stage.ann.can("cast growth")


@rule("M-R.20")
def test_after_a_refusal_the_caster_may_choose_another_target() -> None:
    stage = Stage(ann=holding("air-1"), bob=holding("earth-1"), cid=holding("earth-1"))

    stage.ann.casts("telepathy", on="bob", agreed=False)
    stage.bob.does("refuse")
    stage.ann.does("target cid")
    stage.cid.does("agree")
    stage.ann.pays()

    assert stage.cid.asked
    assert stage.prompt == "act-granted"


@rule("M-R.21")
def test_spells_outside_the_list_ask_nobody_to_agree() -> None:
    for spell, hand in (("abundance", "earth-1"), ("levitation", "air-2"), ("renewal", "fire-2")):
        stage = Stage(ann=holding(hand, learned=spell), bob=holding("fire-1", deck="water-1*6"))

        stage.ann.announces(spell)
        stage.ann.does("target bob")

        assert stage.ann.asked
        assert stage.prompt == "pay"


@rule("M-R.21")
def test_a_granted_action_may_be_declined_by_a_player_who_was_not_asked_to_agree() -> None:
    stage = Stage(ann=holding("air-1", learned="mind_control"), bob=holding("earth-1", deck="fire-1"))

    stage.ann.casts("mind_control", on="bob", pay="air-1")
    stage.bob.does("done")

    assert stage.prompt == "act"
    assert stage.bob.hand == ["earth-1", "fire-1"]


@rule("M-R.21")
def test_what_a_player_may_do_the_affected_player_may_leave_undone() -> None:
    stage = Stage(
        ann=holding("fire-2", learned="wildfire"), bob=holding("earth-1 madness", learned="power_of_the_blaze")
    )

    stage.ann.casts("wildfire")
    stage.bob.does("done")

    assert stage.bob.hand == ["madness", "earth-1"]


@rule("M-R.22")
def test_a_multiplied_spell_reaches_the_players_there_are() -> None:
    stage = Stage(
        ann=holding("air-3", learned="mind_control"), bob=holding(deck="fire-1 fire-2"), cid=holding(deck="water-1")
    )

    stage.ann.casts("mind_control", times=3, on="bob cid")

    assert stage.prompt == "act"
    assert stage.bob.hand == ["fire-1"]
    assert stage.cid.hand == ["water-1"]


@rule("M-R.22")
def test_a_multiplied_spell_goes_on_with_the_players_who_are_willing() -> None:
    stage = Stage(
        ann=holding("water-2*2", learned="frost_touch"), bob=holding(deck="fire-1"), cid=holding(deck="earth-1")
    )

    stage.ann.announces("frost_touch", times=2)
    stage.answers("target bob", "agree", "target cid", "refuse")
    stage.ann.does("go-on")
    stage.ann.pays()
    stage.bob.does("support fire-1")

    assert stage.bob.support == ["fire-1"]
    assert (stage.cid.hand, stage.cid.support) == ([], [])


@rule("M-R.23")
def test_a_spell_for_another_player_can_be_cast_when_nobody_else_is_left() -> None:
    stage = Stage(ann=holding("earth-1 air-1", learned="abundance"), bob=holding(out=True), cid=holding(out=True))

    stage.ann.casts("abundance")
    stage.ann.casts("telepathy")

    assert stage.ann.discard == ["earth-1", "air-1"]
    assert {"abundance exhausted", "telepathy exhausted"} <= set(stage.ann.spells)
    assert stage.happened("drawn") == []


@rule("M-R.23")
def test_without_another_player_the_casters_own_part_still_happens() -> None:
    stage = Stage(ann=holding("earth-3", deck="fire-1*3", learned="heart_of_the_forest"), bob=holding(out=True))

    stage.ann.casts("heart_of_the_forest", on="ann")

    assert stage.ann.hand == ["fire-1", "fire-1"]


@rule("M-R.24")
def test_the_inner_player_finishes_before_the_outer_one_goes_on() -> None:
    stage = Stage(ann=holding("air-2"), bob=holding("air-2 earth-1"), cid=holding("earth-1 fire-1", deck="water-1"))

    stage.ann.casts("telepathy", times=2, on="bob", pay="air-2")
    stage.bob.casts("telepathy", times=2, on="cid", pay="air-2")
    stage.cid.casts("growth", pay="earth-1")
    stage.cid.casts("combustion", pay="fire-1")
    stage.cid.does("destroy water-1")

    assert stage.bob.asked
    assert stage.prompt == "act-granted"
    stage.bob.does("done")
    assert stage.ann.asked


@rule("M-R.24")
def test_the_active_player_may_be_the_target_of_an_inner_grant() -> None:
    stage = Stage(ann=holding("air-1 earth-1", deck="fire-1"), bob=holding("air-1"))

    stage.ann.casts("telepathy", on="bob", pay="air-1")
    stage.bob.casts("telepathy", on="ann", pay="air-1")

    assert stage.ann.asked
    assert stage.prompt == "act-granted"
    stage.ann.casts("growth")
    assert stage.prompt == "act"


@rule("M-R.25")
def test_harold_converts_in_an_action_granted_to_him_in_his_own_turn() -> None:
    stage = Stage(ann=holding("air-1*3", wizard="harold"), bob=holding("air-1"))

    stage.ann.casts("telepathy", on="bob", pay="air-1")
    stage.bob.casts("telepathy", on="ann", pay="air-1")
    stage.ann.announces("combustion")
    stage.ann.does("pay air-1 as fire", "destroy air-1")

    assert stage.prompt == "act"
    assert stage.destroyed == ["air-1"]


@rule("M-R.25")
def test_a_conversion_in_a_granted_action_is_the_only_one_of_the_turn() -> None:
    stage = Stage(ann=holding("air-1*4", wizard="harold"), bob=holding("air-1"))

    stage.ann.casts("telepathy", on="bob", pay="air-1")
    stage.bob.casts("telepathy", on="ann", pay="air-1")
    stage.ann.announces("combustion")
    stage.ann.does("pay air-1 as fire", "destroy air-1")

    assert stage.ann.hand == ["air-1"]
    assert not stage.ann.can("cast ice")
    assert stage.ann.why_not("cast ice") == "M10.2"


@rule("M-R.25", "M-R.28")
def test_other_abilities_wait_until_no_action_is_being_resolved() -> None:
    stage = Stage(ann=holding("air-1 earth-1 madness", wizard="viktor", deck="fire-1"), bob=holding("air-1"))

    stage.ann.casts("telepathy", on="bob", pay="air-1")
    stage.bob.casts("telepathy", on="ann", pay="air-1")

    assert stage.ann.asked
    assert not stage.ann.can("ability")
    assert stage.ann.why_not("ability") == "M-R.28"
    stage.ann.does("done")
    assert stage.ann.can("ability")


@rule("M-R.26")
def test_a_spell_cast_by_a_granted_action_stays_exhausted_until_its_owners_turn() -> None:
    stage = Stage(
        ann=holding("air-1 fire-1*6", deck="fire-1"),
        bob=holding("fire-1*6"),
        cid=holding("earth-1 water-1*5", deck="air-1"),
        madness_stack=10,
    )

    stage.ann.casts("telepathy", on="cid", pay="air-1")
    stage.cid.casts("growth", pay="earth-1")
    stage.ann.ends_turn()
    assert stage.bob.asked
    assert stage.cid.spells[0] == "growth exhausted"
    stage.bob.ends_turn()

    assert stage.cid.asked
    assert stage.cid.spells[0] == "growth"


@rule("M-R.27")
def test_granted_actions_left_unused_are_lost() -> None:
    stage = Stage(
        ann=holding("air-3 earth-1", deck="water-1"), bob=holding("earth-1 fire-1", deck="water-1"), madness_stack=10
    )

    stage.ann.casts("telepathy", times=3, on="bob", pay="air-3")
    stage.bob.casts("growth", pay="earth-1")
    stage.bob.does("done")
    stage.ann.casts("growth", pay="earth-1")

    assert stage.ann.asked
    assert stage.prompt == "act"


@rule("M-R.82")
def test_the_caster_sets_the_order_of_chosen_targets_with_the_own_place_in_it() -> None:
    stage = Stage(
        ann=holding("air-3*2", deck="fire-1*2", learned="second_wind"),
        bob=holding(deck="water-1*2"),
        cid=holding(deck="earth-1*2"),
    )

    stage.ann.casts("second_wind", times=2, on="cid ann")

    assert [event["player"] for event in stage.happened("drawn")] == ["cid", "cid", "ann", "ann"]


@rule("M-R.82")
def test_each_chosen_target_finishes_before_the_next_begins() -> None:
    stage = Stage(
        ann=holding("air-2", learned="mind_control"),
        bob=holding("earth-1", deck="fire-1"),
        cid=holding("earth-1", deck="water-1"),
    )

    stage.ann.casts("mind_control", times=2, on="cid bob")
    stage.cid.does("done")

    assert stage.bob.asked
    assert stage.cid.hand == ["water-1", "earth-1"]
    assert stage.bob.hand == ["earth-1"]


@rule("M-R.82")
def test_the_caster_may_come_after_the_other_player() -> None:
    stage = Stage(ann=holding("earth-3", deck="fire-1*2", learned="heart_of_the_forest"), bob=holding(deck="water-1*2"))

    stage.ann.casts("heart_of_the_forest", on="bob ann")

    assert [event["player"] for event in stage.happened("drawn")] == ["bob", "bob", "ann", "ann"]
