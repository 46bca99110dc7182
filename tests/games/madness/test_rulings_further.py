"""M-R.76 to M-R.95, where no other file has them."""

from rules import rule
from stage import MADNESS, Stage, holding


@rule("M-R.76")
def test_reward_warlock_madness_and_alices_draw_go_to_whoever_breaks_in_another_players_turn() -> None:
    stage = Stage(
        ann=holding("air-1", deck="water-1"),
        bob=holding("fire-2*2", wizard="alice", deck="earth-1"),
        curses={"2": {"curse": "fire_fever", "under": 1}},
    )

    stage.ann.casts("telepathy", on="bob")
    stage.bob.breaks("2", reward="water-2")
    stage.bob.does("accept")

    assert stage.bob.discard == ["madness", "water-2", "fire-2", "fire-2"]
    assert stage.bob.hand == ["earth-1"]
    assert stage.ann.discard == ["air-1"]


@rule("M-R.77")
def test_a_card_swapped_by_tornado_belongs_to_the_receivers_deck() -> None:
    stage = Stage(ann=holding("air-1 fire-1", learned="tornado", deck="water-1"), bob=holding("earth-1"))

    stage.ann.casts("tornado", on="bob", pay="air-1")
    stage.ann.does("give fire-1")
    stage.bob.does("give earth-1")
    stage.ann.casts("growth", pay="earth-1")

    assert stage.ann.discard == ["earth-1", "air-1"]
    assert stage.bob.discard == []


@rule("M-R.77")
def test_a_card_violetta_puts_into_another_support_goes_to_that_players_discard_pile() -> None:
    stage = Stage(ann=holding("earth-1", wizard="violetta", deck="water-1"), bob=holding(support="fire-1"))

    stage.ann.does("ability", "give earth-1", "take fire-1 from bob", "done")
    stage.ann.casts("growth", pay="earth-1 from bob")

    assert stage.bob.discard == ["earth-1"]
    assert stage.ann.discard == []


@rule("M-R.78")
def test_when_the_game_is_lost_no_further_step_is_carried_out() -> None:
    stage = Stage(
        ann=holding("fire-1*6"),
        bob=holding("fire-1*6"),
        cid=holding("fire-1*6"),
        curses={"5": "fire_ash_rain"},
        marker=5,
        pages=("ip04", "ip01", "final"),
        madness_stack=1,
    )

    stage.ann.ends_turn()

    assert stage.outcome == "lost"
    assert (stage.bob.discard, stage.cid.discard, stage.ann.discard) == (["madness"], [], [])
    assert stage.curse_id("5") == "fire_ash_rain"
    assert stage.events[-1].kind == "lost"


@rule("M-R.78")
def test_when_the_game_is_won_it_stops_at_once() -> None:
    stage = Stage(ann=holding("fire-1*6"), bob=holding("fire-1*6"), round=6, marker=5, pages=("final",))

    stage.ann.ends_turn()

    assert stage.outcome == "won"
    assert stage.events[-1].kind == "won"
    assert stage.options == []


@rule("M-R.79")
def test_the_active_player_decides_how_many_destroyed_madness_cards_return() -> None:
    stage = Stage(
        ann=holding(),
        bob=holding(),
        active="bob",
        marker=5,
        phase="grimoire",
        pages=("ip09", "ip01", "final"),
        destroyed="madness*5",
        madness_stack=5,
    )

    assert stage.bob.asked
    stage.bob.does("restore madness", "restore madness", "done")
    assert stage.table.stack == 7
    assert stage.destroyed == ["madness"] * 3


@rule("M-R.80")
def test_a_second_wizard_of_the_same_person_is_a_player_who_must_agree() -> None:
    stage = Stage(ann_1=holding("air-1"), ann_2=holding("earth-1"))

    stage.ann_1.announces("telepathy")
    assert not stage.ann_1.can("target ann_1")
    stage.ann_1.does("target ann_2")

    assert stage.ann_2.asked
    assert stage.prompt == "consent"


@rule("M-R.80")
def test_every_wizard_of_one_person_counts_for_the_madness_stack_and_every_turn() -> None:
    stage = Stage(ann_1=holding("fire-1*6"), ann_2=holding("fire-1*6"), ann_3=holding("fire-1*6"))

    stage.ann_1.ends_turn()

    assert stage.ann_2.asked
    assert stage.table.stack == 25


@rule("M-R.81")
def test_breaking_a_curse_is_settled_in_its_order() -> None:
    stage = Stage(
        ann=holding("fire-2*2", wizard="alice", deck="earth-1"), curses={"2": {"curse": "fire_fever", "under": 1}}
    )

    stage.ann.breaks("2", reward="air-2")
    stage.ann.does("accept")

    kinds = [event.kind for event in stage.events]
    assert kinds == ["paid", "paid", "curse-broken", "madness-freed", "gained", "drawn"]


@rule("M-R.81")
def test_alices_reshuffle_contains_payment_warlock_madness_and_reward() -> None:
    stage = Stage(
        ann=holding("fire-2*2", wizard="alice"), curses={"2": {"curse": "fire_fever", "under": 1}}, madness_stack=5
    )

    stage.ann.breaks("2", reward="air-2")
    stage.ann.does("accept")

    assert sorted([*stage.ann.deck, *stage.ann.hand]) == ["air-2", "fire-2", "fire-2", "madness", "madness"]
    assert stage.ann.discard == []


@rule("M-R.81")
def test_the_tokens_of_a_broken_curse_go_back_to_the_store() -> None:
    stage = Stage(
        ann=holding("fire-2*2 water-2"),
        curses={"2": {"curse": "fire_fever", "tokens": {"water": 2}}, "4": "fire_snuffed"},
    )

    stage.ann.breaks("2", reward="air-2")

    assert MADNESS.write(stage.table)["tokens"] == {"water": 4, "earth": 4, "fire": 4, "air": 4}


@rule("M-R.83")
def test_whoever_puts_several_cards_on_the_deck_chooses_their_order() -> None:
    stage = Stage(ann=holding("earth-2*2", deck="air-1", spells="rooting"), madness_stack=5)

    stage.ann.casts("rooting", times=2)
    stage.ann.does("gain fire-2", "gain water-2")

    assert stage.ann.deck == ["water-2", "fire-2", "air-1"]


@rule("M-R.83")
def test_recalled_cards_lie_on_the_deck_in_the_chosen_order() -> None:
    stage = Stage(
        ann=holding(discard="fire-1 water-1", deck="air-1"),
        bob=holding(discard="earth-1"),
        marker=5,
        phase="grimoire",
        pages=("ip01", "ip04", "final"),
    )
    other = stage.clone()

    stage.ann.does("top fire-1 from discard", "top water-1 from discard")
    other.ann.does("top water-1 from discard", "top fire-1 from discard")

    assert stage.ann.deck == ["water-1", "fire-1", "air-1"]
    assert other.ann.deck == ["fire-1", "water-1", "air-1"]


@rule("M-R.85")
def test_cauterize_cures_from_any_mix_of_places() -> None:
    stage = Stage(
        ann=holding("fire-2", spells="cauterize", discard="madness", support="madness"), bob=holding(support="madness")
    )

    stage.ann.casts("cauterize")
    stage.ann.does("cure madness from discard", "cure madness from bob")

    assert stage.ann.discard == ["fire-2"]
    assert stage.ann.support == ["madness"]
    assert stage.bob.support == []


@rule("M-R.85")
def test_resolve_and_stone_skin_take_from_any_mix_of_places() -> None:
    stage = Stage(
        ann=holding("fire-3*2 earth-2 madness air-1", spells="resolve, stone_skin", deck="water-1*4"),
        bob=holding(support="madness air-2"),
    )

    stage.ann.casts("resolve", times=2)
    stage.ann.does("cure madness", "cure madness from bob")
    stage.ann.casts("stone_skin", times=2)
    stage.ann.does("destroy air-1", "destroy air-2 from bob")

    assert stage.destroyed == ["air-1", "air-2"]
    assert stage.ann.discard == ["earth-2", "fire-3", "fire-3", "air-2", "air-3"]


@rule("M-R.86")
def test_destroying_or_curing_a_card_of_another_support_needs_no_consent() -> None:
    stage = Stage(
        ann=holding("earth-1 fire-3", deck="air-1*2", spells="stone_skin, resolve"),
        bob=holding(support="water-1 madness"),
    )

    stage.ann.casts("stone_skin")
    stage.ann.does("destroy water-1 from bob")
    stage.ann.casts("resolve")
    stage.ann.does("cure madness from bob")

    assert stage.ann.asked
    assert stage.bob.support == []


@rule("M-R.86")
def test_a_bonus_that_discards_a_card_of_another_support_needs_no_consent() -> None:
    stage = Stage(
        ann=holding(), bob=holding(support="water-1"), marker=5, phase="grimoire", pages=("ip05", "ip01", "final")
    )

    stage.ann.does("discard water-1 from bob")

    assert stage.bob.discard == ["water-1"]
    assert stage.ann.deck == ["water-3"]


@rule("M-R.93")
def test_an_own_spell_of_any_state_may_be_destroyed() -> None:
    stage = Stage(
        ann=holding(spells="growth, ice exhausted, combustion neutralised"),
        bob=holding(spells="growth neutralised, ice"),
        curses={"2": "multi_amnesia"},
        phase="grimoire",
    )

    assert stage.options == ["forget growth", "forget ice", "forget combustion"]
    stage.ann.does("forget combustion")
    stage.bob.does("forget growth")
    assert stage.ann.spells == ["growth", "ice exhausted"]
    assert stage.bob.spells == ["ice"]


@rule("M-R.93")
def test_a_player_may_end_with_no_spell_and_is_skipped_from_then_on() -> None:
    stage = Stage(
        ann=holding("fire-1*6", spells="growth"),
        bob=holding("fire-1*6"),
        curses={"5": "multi_amnesia"},
        marker=4,
        phase="grimoire",
        pages=("ip10", "ip01", "final"),
    )

    stage.ann.does("forget growth")
    stage.bob.does("forget ice")
    stage.ann.ends_turn()
    stage.bob.does("forget growth")

    assert stage.ann.spells == []
    assert stage.bob.spells == ["combustion", "telepathy"]
    assert stage.prompt == "act"


@rule("M-R.94")
def test_learning_without_paying_keeps_the_spell_limit() -> None:
    stage = Stage(
        ann=holding(learned="abundance"),
        library={"fire": ("hot_blood", "renewal")},
        marker=5,
        phase="grimoire",
        pages=("ip11", "ip01", "final"),
    )

    stage.ann.does("choose ann", "learn hot-blood", "forget abundance")

    assert stage.ann.spells == ["growth", "ice", "combustion", "telepathy", "hot_blood"]
    assert stage.happened("paid") == []
    assert stage.happened("uncovered") == [{"spell": "renewal"}]


@rule("M-R.94")
def test_only_face_up_library_spells_are_learned_without_paying() -> None:
    stage = Stage(
        ann=holding(),
        library={"fire": ("hot_blood", "renewal"), "air": ("inhale",)},
        marker=5,
        phase="grimoire",
        pages=("ip11", "ip01", "final"),
    )

    stage.ann.does("choose bob")

    assert stage.bob.asked
    assert stage.options == ["learn hot-blood", "learn inhale", "done"]


@rule("M-R.95")
def test_a_gain_is_chosen_by_the_player_who_gets_the_card() -> None:
    stage = Stage(
        ann=holding(),
        bob=holding(),
        marker=5,
        phase="grimoire",
        pages=("ip07", "ip01", "final"),
        supply="air-2*2 fire-2",
    )

    stage.ann.does("accept", "gain fire-2")
    stage.bob.does("accept")

    assert stage.options == ["gain air-2"]
    assert stage.bob.why_not("gain fire-2") == "M-R.95"


@rule("M-R.95")
def test_if_no_card_of_the_value_is_left_nothing_comes_instead() -> None:
    stage = Stage(ann=holding("earth-2", deck="air-1", spells="rooting"), supply="fire-3 water-3")

    stage.ann.casts("rooting")

    assert stage.prompt == "act"
    assert stage.ann.deck == ["air-1"]


@rule("M-R.95")
def test_an_empty_pile_of_the_demanded_element_gives_no_card_of_another() -> None:
    stage = Stage(
        ann=holding("fire-1"), marker=5, phase="grimoire", pages=("ip05", "ip01", "final"), supply="water-3*2 fire-2"
    )

    stage.ann.does("discard fire-1")

    assert stage.ann.discard == ["fire-1"]
    assert stage.ann.deck == []
