"""M25: Sandra, who refreshes spells, and Alice, who draws for broken curses."""

from rules import rule
from stage import Stage, holding


@rule("M25.12")
def test_sandra_refreshes_one_exhausted_spell_of_another_player() -> None:
    stage = Stage(
        ann=holding(wizard="sandra"),
        bob=holding(spells="growth exhausted, ice exhausted"),
    )

    stage.ann.does("ability", "refresh growth of bob")

    assert stage.bob.spells == ["growth", "ice exhausted"]
    assert stage.prompt == "act"


@rule("M25.12")
def test_sandra_cannot_choose_a_ready_spell() -> None:
    stage = Stage(ann=holding(spells="growth exhausted, ice", wizard="sandra"), bob=holding())

    stage.ann.does("ability")

    assert stage.options == ["refresh growth"]
    assert stage.ann.why_not("refresh ice") == "M25.12"
    assert stage.ann.why_not("refresh ice of bob") == "M25.12"


@rule("M25.12")
def test_sandra_needs_an_exhausted_spell() -> None:
    stage = Stage(ann=holding(wizard="sandra"), bob=holding())

    assert not stage.ann.can("ability")
    assert stage.ann.why_not("ability") == "M25.12"


@rule("M25.13")
def test_sandra_refreshes_only_one_spell_in_her_turn() -> None:
    stage = Stage(
        ann=holding(wizard="sandra"), bob=holding(spells="growth exhausted"), cid=holding(spells="growth exhausted")
    )

    stage.ann.does("ability", "refresh growth of cid")

    assert not stage.ann.can("ability")
    assert stage.ann.why_not("ability") == "M25.2"


@rule("M25.13")
def test_sandra_refreshes_nothing_during_an_action_granted_by_another() -> None:
    stage = Stage(ann=holding("air-1"), bob=holding("earth-1", spells="growth, ice exhausted", wizard="sandra"))

    stage.ann.casts("telepathy", on="bob")

    assert stage.bob.can("cast growth")
    assert not stage.bob.can("ability")
    assert stage.bob.why_not("ability") == "M23.4"


@rule("M25.14", "M-EX.54")
def test_sandra_leaves_a_face_down_spell_face_down() -> None:
    stage = Stage(
        ann=holding(spells="growth exhausted, ice exhausted neutralised", wizard="sandra"),
        bob=holding(spells="growth neutralised"),
    )

    stage.ann.does("ability")

    assert stage.options == ["refresh growth"]
    assert stage.ann.why_not("refresh ice") == "M25.14"
    assert stage.ann.why_not("refresh growth of bob") == "M25.14"


@rule("M25.14")
def test_sandra_cannot_act_on_face_down_spells_alone() -> None:
    stage = Stage(ann=holding(spells="ice exhausted neutralised", wizard="sandra"), bob=holding())

    assert not stage.ann.can("ability")


@rule("M25.15", "M-EX.54")
def test_sandra_casts_growth_a_second_time_in_her_turn() -> None:
    stage = Stage(ann=holding("earth-1*2", deck="air-1 air-2 air-3", wizard="sandra"), bob=holding())

    stage.ann.casts("growth")
    stage.ann.does("ability", "refresh growth")
    stage.ann.casts("growth")

    assert stage.ann.hand == ["air-1", "air-2"]
    assert stage.ann.why_not("cast growth") == "M10.4"


@rule("M-EX.55")
def test_an_exhausted_spell_turned_face_down_is_exhausted_when_it_turns_face_up() -> None:
    stage = Stage(
        ann=holding("earth-1", deck="air-1*12"),
        bob=holding(deck="air-1*6", spells="ice"),
        marker=4,
        curses={"5": "multi_blank_page"},
        pages=["ip07", "final"],
    )

    stage.ann.casts("growth")
    stage.ann.ends_turn()
    stage.bob.does("neutralise ice")
    stage.ann.does("neutralise growth")
    asleep = stage.ann.spells[0]
    stage.bob.ends_turn()

    assert asleep == "growth exhausted neutralised"
    assert stage.ann.spells == ["growth exhausted", "ice", "combustion", "telepathy"]


@rule("M25.20")
def test_alice_may_draw_a_card_when_she_breaks_a_curse() -> None:
    stage = Stage(
        ann=holding("fire-2*2", deck="air-1 air-2", wizard="alice"), bob=holding(), curses={"2": "fire_fever"}
    )

    stage.ann.breaks("2", reward="water-2")
    stage.ann.does("accept")

    assert stage.ann.hand == ["air-1"]
    assert stage.ann.deck == ["air-2"]


@rule("M25.20")
def test_alice_may_leave_the_card_on_her_deck() -> None:
    stage = Stage(ann=holding("fire-2*2", deck="air-1", wizard="alice"), bob=holding(), curses={"2": "fire_fever"})

    stage.ann.breaks("2", reward="water-2")
    stage.ann.does("decline")

    assert stage.ann.hand == []
    assert stage.ann.deck == ["air-1"]


@rule("M25.20")
def test_nobody_but_alice_draws_for_a_broken_curse() -> None:
    stage = Stage(ann=holding("fire-2*2", deck="air-1"), bob=holding(wizard="alice"), curses={"2": "fire_fever"})

    stage.ann.breaks("2", reward="water-2")

    assert stage.prompt == "act"
    assert stage.ann.hand == stage.bob.hand == []


@rule("M25.21")
def test_alice_draws_several_times_in_one_turn() -> None:
    stage = Stage(
        ann=holding("fire-2*2 water-2*2", deck="air-1 air-2", wizard="alice"),
        bob=holding(),
        curses={"2": "fire_fever", "3a": "water_thaw"},
    )

    for slot in ("2", "3a"):
        stage.ann.breaks(slot, reward="earth-2")
        stage.ann.does("accept")

    assert stage.ann.hand == ["air-1", "air-2"]


@rule("M25.21", "M-EX.52")
def test_alice_draws_for_each_of_two_curses_she_breaks_in_the_turn_of_another() -> None:
    stage = Stage(
        ann=holding("air-2"),
        bob=holding("fire-2*2 water-2*2", deck="earth-1 earth-3", wizard="alice"),
        curses={"2": "fire_fever", "3a": "water_thaw"},
    )

    stage.ann.casts("telepathy", times=2, on="bob")
    for slot in ("2", "3a"):
        stage.bob.breaks(slot, reward="earth-2")
        stage.bob.does("accept")

    assert stage.bob.hand == ["earth-1", "earth-3"]
    assert stage.ann.asked


@rule("M25.22", "M-EX.62")
def test_alice_shuffles_payment_warlock_madness_reward_and_a_new_madness_card() -> None:
    curse = {"curse": "fire_fever", "under": 1}
    stage = Stage(
        ann=holding("fire-2*2", wizard="alice"), bob=holding(), curses={"2": curse}, page="ip02", madness_stack=4
    )

    stage.ann.breaks("2", reward="water-2")
    before = stage.ann.discard
    stage.ann.does("accept")

    assert before == ["madness", "water-2", "fire-2", "fire-2"]
    assert stage.table.stack == 3
    assert stage.ann.discard == []
    assert len(stage.ann.hand) == 1
    assert sorted(stage.ann.hand + stage.ann.deck) == ["fire-2", "fire-2", "madness", "madness", "water-2"]


@rule("M25.22")
def test_alice_may_decline_to_keep_her_discard_pile_and_the_madness_stack() -> None:
    stage = Stage(ann=holding("fire-2*2", wizard="alice"), bob=holding(), curses={"2": "fire_fever"}, madness_stack=0)

    stage.ann.breaks("2", reward="water-2")
    stage.ann.does("decline")

    assert stage.ann.discard == ["water-2", "fire-2", "fire-2"]
    assert stage.outcome == "playing"
