"""M29 and M-C: errata, and how conflicts between the sources are settled."""

import pytest
from rules import rule
from stage import MADNESS, Stage, holding, sight

FULL = "fire-1*6"


@rule("M29.1", "M-C.5")
def test_leftover_warlock_madness_is_destroyed_and_not_returned_to_the_stack() -> None:
    stage = Stage(
        ann=holding(deck="air-1"),
        bob=holding(deck="air-1"),
        curses={"2": {"curse": "fire_fever", "under": 1}, "4": {"curse": "air_gale", "under": 1}},
        marker=5,
        phase="grimoire",
        pages=("ip01", "ip08", "final"),
        madness_stack=5,
    )

    assert stage.table.stack == 5
    assert stage.destroyed == ["madness", "madness"]


@rule("M29.2", "M-C.6")
def test_violetta_swaps_with_the_support_of_another_player_and_with_her_own() -> None:
    stage = Stage(ann=holding("fire-1", wizard="violetta", support="earth-1"), bob=holding(support="water-2"))

    stage.ann.does("ability", "give fire-1")

    assert stage.options == ["take earth-1 from support", "take water-2 from bob"]


@rule("M29.2")
def test_violetta_may_swap_when_only_another_support_holds_a_card() -> None:
    stage = Stage(ann=holding("fire-1", wizard="violetta"), bob=holding(support="water-2"))

    assert stage.ann.can("ability")


@rule("M29.3", "M-C.9")
def test_cauterize_reaches_every_players_support() -> None:
    stage = Stage(
        ann=holding("fire-2", spells="cauterize"), bob=holding(support="madness"), cid=holding(support="madness")
    )

    stage.ann.casts("cauterize")
    stage.ann.does("cure madness from bob", "cure madness from cid")

    assert (stage.bob.support, stage.cid.support) == ([], [])


@rule("M29.3", "M-C.9")
def test_resolve_reaches_every_players_support() -> None:
    stage = Stage(ann=holding("fire-3", spells="resolve", deck="air-1*2"), bob=holding(support="madness"))

    stage.ann.casts("resolve")
    stage.ann.does("cure madness from bob")

    assert stage.bob.support == []


@rule("M-C.9")
def test_cauterize_and_resolve_reach_neither_discard_pile_nor_hand_of_another_player() -> None:
    stage = Stage(
        ann=holding("fire-3 fire-2", spells="resolve, cauterize", deck="air-1*2"),
        bob=holding("madness", discard="madness"),
    )

    stage.ann.casts("cauterize", pay="fire-2")
    stage.ann.casts("resolve")

    assert stage.prompt == "act"
    assert (stage.bob.hand, stage.bob.discard) == (["madness"], ["madness"])


@rule("M29.4", "M-C.4")
def test_a_multiplied_incarnation_uses_the_same_support_cards_for_each_action() -> None:
    stage = Stage(
        ann=holding("air-3*2", spells="incarnation", support="fire-2*2"),
        curses={"2": "fire_fever", "3a": "fire_snuffed"},
    )

    stage.ann.casts("incarnation", times=2)
    stage.ann.breaks("2", reward="water-2")
    stage.ann.breaks("3a", reward="water-2")

    assert (stage.curse("2"), stage.curse("3a")) == (None, None)
    assert stage.ann.support == ["fire-2", "fire-2"]


@rule("M-C.1")
def test_the_players_name_who_begins_and_chance_decides_only_if_they_do_not() -> None:
    named = {MADNESS.new(("ann", "bob"), str(seed), {"first": "bob"}).first for seed in range(20)}
    drawn = {MADNESS.new(("ann", "bob"), str(seed), {}).first for seed in range(20)}

    assert named == {1}
    assert drawn == {0, 1}


@rule("M-C.2")
@pytest.mark.parametrize("difficulty", [1, 2, 3])
def test_every_round_uses_its_own_row_of_the_round_track(difficulty: int) -> None:
    for number in range(6):
        pages = ("ip08", "final") if number == 5 else ("ip08", "ip01", "final")
        stage = Stage(
            ann=holding(), difficulty=difficulty, round=number, marker=5 if number else 0, phase="grimoire", pages=pages
        )

        if number:
            stage.answers("decline", "decline")

        multi = [slot for slot in ("2", "3a", "3b", "4", "5") if stage.curse_id(slot).startswith("multi")]
        assert len(multi) == MADNESS.box.round_track[difficulty - 1][number]


@rule("M-C.2")
def test_the_first_monster_of_the_hardest_game_brings_the_multi_element_curse_of_row_one() -> None:
    stage = Stage(ann=holding(), difficulty=3, round=0, marker=0, phase="grimoire", pages=("fp4", "ip01", "final"))

    stage.answers(*["exhaust growth", "exhaust ice"] * 2)

    assert stage.table.round == 1
    assert stage.curse_id("2").startswith("multi")
    assert stage.curse_id("3a").startswith("air")


@rule("M-C.3")
def test_refreshing_is_neither_asked_nor_refused() -> None:
    stage = Stage(ann=holding(FULL), bob=holding(FULL, spells="growth exhausted, ice exhausted"))

    stage.ann.ends_turn()

    assert stage.prompt == "act"
    assert stage.bob.spells == ["growth", "ice"]


@rule("M-C.7")
def test_a_curse_that_names_no_place_takes_from_the_hand_only() -> None:
    stage = Stage(
        ann=holding("fire-1", support="fire-2"),
        bob=holding(support="fire-3"),
        curses={"2": "fire_snuffed"},
        phase="grimoire",
    )

    assert stage.options == ["discard fire-1"]
    assert stage.ann.why_not("discard fire-2 from support") == "M8.14"
    assert stage.ann.why_not("discard fire-3 from bob") == "M8.14"


@rule("M-C.7", "M-C.11")
def test_a_bonus_that_names_no_place_takes_from_hand_or_shared_support() -> None:
    stage = Stage(
        ann=holding("fire-1"),
        bob=holding(support="water-1"),
        marker=5,
        phase="grimoire",
        pages=("ip05", "ip01", "final"),
    )

    assert stage.options == ["discard fire-1", "discard water-1 from bob", "done"]


@rule("M-C.8")
@pytest.mark.parametrize(("madness", "out"), [(5, False), (6, True), (7, True), (8, True)])
def test_six_or_more_madness_cards_eliminate(madness: int, out: bool) -> None:
    stage = Stage(ann=holding(f"madness*{madness}", deck="fire-1"), bob=holding(FULL))

    stage.ann.ends_turn()

    assert stage.ann.seat.out == out


@rule("M-C.10")
def test_the_reward_for_a_broken_curse_cannot_be_left() -> None:
    stage = Stage(ann=holding("fire-2*2"), curses={"2": "fire_fever"})

    stage.ann.breaks("2")

    assert stage.prompt == "reward"
    assert stage.options == ["gain water-2", "gain earth-2", "gain fire-2", "gain air-2"]


@rule("M-C.12")
def test_with_one_card_over_the_limit_two_must_leave_before_a_new_one_fits() -> None:
    stage = Stage(ann=holding("earth-1", spells="ice, cool_head", support="water-1*3 madness", deck="air-1*2"))

    stage.ann.casts("ice", pay="water-1 from support")
    assert stage.prompt == "act"
    stage.ann.casts("cool_head", pay="water-1 from support")

    stage.ann.does("support earth-1")
    assert stage.ann.support == ["madness", "water-1", "earth-1"]


@rule("M-C.13")
def test_alice_draws_for_every_curse_she_breaks_in_a_turn() -> None:
    stage = Stage(
        ann=holding("fire-2*4", wizard="alice", deck="air-1 air-3"), curses={"2": "fire_fever", "3a": "fire_snuffed"}
    )

    for slot in ("2", "3a"):
        stage.ann.breaks(slot, reward="water-2")
        stage.ann.does("accept")

    assert stage.ann.hand == ["air-1", "air-3"]


@rule("M-C.13")
def test_every_other_ability_works_once_in_a_turn() -> None:
    for wizard in ("viktor", "larry", "sandra", "violetta"):
        own = holding(
            "madness*2", wizard=wizard, deck="air-1*3", support="fire-1", spells="growth exhausted, ice exhausted"
        )
        stage = Stage(ann=own)

        assert stage.ann.can("ability")
        stage.ann.does("ability")
        while stage.prompt != "act":
            stage.answer(stage.options[0])

        assert not stage.ann.can("ability")
        assert stage.ann.why_not("ability") == "M25.2"


@rule("M-C.14")
def test_a_refreshed_spell_is_cast_a_second_time_in_one_turn_but_not_a_third() -> None:
    stage = Stage(ann=holding("earth-1*3", wizard="sandra", deck="air-1*3"))

    stage.ann.casts("growth")
    stage.ann.does("ability", "refresh growth")
    stage.ann.casts("growth")

    assert stage.ann.hand == ["earth-1", "air-1", "air-1"]
    assert stage.ann.why_not("cast growth") == "M10.4"


@rule("M-C.15")
@pytest.mark.parametrize(("stack", "outcome"), [(2, "playing"), (1, "lost"), (0, "lost")])
def test_a_madness_card_that_must_be_destroyed_from_an_empty_stack_loses(stack: int, outcome: str) -> None:
    stage = Stage(ann=holding(), curses={"2": "fire_ash_rain"}, phase="grimoire", madness_stack=stack)

    assert stage.outcome == outcome
    assert stage.destroyed == ["madness"] * stack


@rule("M-C.16")
def test_every_bonus_may_be_declined_by_the_player_concerned() -> None:
    for page in [MADNESS.box.pages[number] for number in (*MADNESS.box.inner_pages, *MADNESS.box.promo_pages)]:
        own = holding("fire-1 madness", deck="air-1*3", discard="madness water-1")
        stage = Stage(ann=own, bob=own, marker=5, phase="grimoire", pages=(page.id, "final"), promo_shh="on")

        if stage.prompt == "choose-player":
            stage.ann.does("choose ann")

        assert {"done", "decline"} & set(stage.options), page.id


@rule("M-C.17")
def test_the_second_curse_element_of_a_monster_is_laid_second() -> None:
    stage = Stage(ann=holding(), round=0, marker=0, phase="grimoire", pages=("fp1", "ip01", "final"))

    laid = [stage.curse_id(slot).split("_")[0] for slot in ("2", "3a", "3b")]
    assert laid == ["water", "air", "fire"]


@rule("M-C.18")
@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("spell-power_of_the_blaze", "Pekelná výheň"),
        ("wizard-larry", "Larry Wheeter"),
        ("wizard-patrik", "Patrik Selenney"),
    ],
)
def test_names_are_spelt_as_in_the_rulebook(card: str, name: str) -> None:
    assert MADNESS.box.names[card]["cs"] == name


@rule("M-C.19")
def test_a_card_text_beats_the_rules() -> None:
    stage = Stage(ann=holding("earth-2 air-3", spells="rooting, incarnation", deck="air-1", support="fire-2"))

    stage.ann.casts("rooting")
    stage.ann.does("gain water-2")
    stage.ann.casts("incarnation")
    stage.ann.acquires("fire-2", pay="fire-2 from support")

    assert stage.ann.deck == ["water-2", "air-1"]
    assert stage.ann.support == ["fire-2"]


@rule("M-C.19")
def test_the_faq_beats_the_card_texts_it_corrects() -> None:
    stage = Stage(
        ann=holding("fire-3 air-1", wizard="violetta", spells="resolve", deck="water-1*2"),
        bob=holding(support="madness fire-1"),
    )

    stage.ann.casts("resolve")
    stage.ann.does("cure madness from bob")
    stage.ann.does("ability", "give air-1", "take fire-1 from bob")

    assert stage.bob.support == ["air-1"]


@rule("M-C.20")
def test_destroyed_cards_are_set_aside_for_all_to_see_and_may_come_back() -> None:
    stage = Stage(
        ann=holding(),
        bob=holding(),
        destroyed="madness*2 fire-3",
        gone="air-1",
        marker=5,
        phase="grimoire",
        pages=("ip09", "ip01", "final"),
        madness_stack=3,
    )

    seen = sight(stage.table, 1)
    assert (seen.destroyed, seen.gone) == ("madness*2 fire-3", "air-1")
    stage.ann.does("restore madness", "restore madness")
    assert stage.table.stack == 5
    assert stage.destroyed == ["fire-3"]


@rule("M-C.21")
def test_larry_cures_a_madness_card_without_being_asked() -> None:
    stage = Stage(ann=holding(wizard="larry", deck="madness fire-1"), madness_stack=5)

    stage.ann.does("ability")

    assert stage.prompt == "act"
    assert stage.table.stack == 6
    assert (stage.ann.hand, stage.ann.discard, stage.ann.deck) == ([], [], ["fire-1"])
