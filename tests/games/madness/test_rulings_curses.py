"""M-R.43, M-R.44, M-R.52 to M-R.60: curses."""

from rules import rule
from stage import MADNESS, Stage, holding, sight

SLOTS = ("2", "3a", "3b", "4", "5")
AFTER = ("ip01", "ip04", "final")


def laid(stage: Stage) -> list[str]:
    return [stage.curse_id(slot) for slot in SLOTS]


def tokens(stage: Stage) -> list[dict[str, int | str]]:
    return [{"slot": event["slot"], "element": event["element"]} for event in stage.happened("token-placed")]


@rule("M-R.43")
def test_a_neutralised_curse_is_not_triggered_and_can_be_broken_in_the_turn_that_reaches_it() -> None:
    stage = Stage(
        ann=holding("earth-2 fire-1*6", spells="petrify"),
        bob=holding("fire-2*2 earth-1*4"),
        curses={"4": "fire_fever"},
        marker=3,
    )

    stage.ann.casts("petrify")
    stage.ann.does("neutralise 4")
    stage.ann.ends_turn()

    assert stage.table.marker == 4
    assert "madness" not in stage.bob.discard
    assert stage.bob.can("break 4")


@rule("M-R.43")
def test_a_neutralised_curse_counts_as_unbroken_when_the_marker_reaches_invocation() -> None:
    stage = Stage(
        ann=holding("fire-1*6"),
        bob=holding("fire-1*6"),
        curses={"2": {"curse": "fire_fever", "asleep": 1}},
        marker=5,
        pages=("ip04", "ip01", "final"),
    )

    stage.ann.ends_turn()

    assert len(stage.happened("monster-survived")) == 1
    assert (stage.ann.discard, stage.bob.discard) == (["madness"], ["madness"])
    assert stage.curse_stack("fire")[-1] == "fire_fever"


@rule("M-R.43")
def test_a_neutralised_curse_stays_face_down_for_the_rest_of_its_turn() -> None:
    stage = Stage(ann=holding("earth-2 fire-2*2", spells="petrify"), curses={"4": "fire_fever"}, marker=3)

    stage.ann.casts("petrify")
    stage.ann.does("neutralise 4")

    assert not stage.ann.can("break 4")
    assert stage.ann.why_not("break 4") == "M24.7"


@rule("M-R.44")
def test_a_curse_passed_while_neutralised_is_not_triggered_later() -> None:
    stage = Stage(
        ann=holding("fire-1*6"),
        bob=holding("fire-1*6"),
        curses={"2": {"curse": "fire_fever", "asleep": 1}},
        phase="concentration",
        marker=1,
    )

    for player in (stage.ann, stage.bob, stage.ann):
        player.ends_turn()

    assert stage.table.marker == 5
    assert [event["slot"] for event in stage.happened("curse-struck")] == []
    assert (stage.ann.discard, stage.bob.discard) == ([], [])


@rule("M-R.52")
def test_the_warlock_takes_madness_in_slot_order_and_can_lose_the_game() -> None:
    stage = Stage(ann=holding(), marker=5, phase="grimoire", pages=("ip02", *AFTER), madness_stack=2)

    assert stage.outcome == "lost"
    assert [curse.under for curse in stage.table.curses if curse is not None] == [1, 1, 0]


@rule("M-R.52")
def test_madness_under_a_curse_belongs_to_no_deck_until_the_curse_is_broken() -> None:
    stage = Stage(
        ann=holding("fire-2*2"),
        curses={"2": {"curse": "fire_fever", "under": 1}, "3a": "fire_snuffed"},
        madness_stack=3,
    )

    assert "madness" not in [*stage.ann.deck, *stage.ann.discard, *stage.bob.deck, *stage.bob.discard]
    stage.ann.breaks("2", reward="air-2")

    assert stage.ann.discard == ["madness", "fire-2", "fire-2", "air-2"]
    assert stage.table.stack == 3


@rule("M-R.52")
def test_madness_under_a_returned_curse_is_destroyed() -> None:
    stage = Stage(
        ann=holding(),
        curses={"2": {"curse": "fire_fever", "under": 1}, "4": {"curse": "air_gale", "under": 1}},
        marker=5,
        phase="grimoire",
        pages=("ip01", *AFTER[1:]),
        madness_stack=10,
    )

    assert stage.destroyed == ["madness", "madness"]


@rule("M-R.53")
def test_returned_curses_go_under_their_stacks_in_slot_order_and_their_tokens_to_the_store() -> None:
    stage = Stage(
        ann=holding(deck="air-1"),
        bob=holding(deck="air-1"),
        curses={
            "2": {"curse": "water_thaw", "tokens": {"fire": 2}},
            "3b": "air_gale",
            "4": {"curse": "water_undertow", "tokens": {"air": 1}},
        },
        marker=5,
        phase="grimoire",
        pages=AFTER,
    )

    assert stage.curse_stack("water")[-2:] == ["water_thaw", "water_undertow"]
    assert stage.curse_stack("air")[-1] == "air_gale"
    assert MADNESS.write(stage.table)["tokens"] == {"water": 4, "earth": 4, "fire": 4, "air": 4}


@rule("M-R.54")
def test_an_empty_curse_stack_gives_no_curse_and_the_following_ones_move_up() -> None:
    stage = Stage(
        ann=holding(),
        marker=5,
        phase="grimoire",
        pages=("ip02", *AFTER),
        curse_stacks={"air": ("air_gale",), "water": ("water_thaw",)},
    )

    assert laid(stage) == ["air_gale", "water_thaw", "", "", ""]


@rule("M-R.55")
def test_a_monster_without_any_curse_counts_as_defeated() -> None:
    stage = Stage(
        ann=holding("fire-1*6"), bob=holding("fire-1*6"), marker=5, pages=("ip08", *AFTER), curse_stacks={"air": ()}
    )

    stage.ann.ends_turn()

    assert len(stage.happened("monster-defeated")) == 1
    assert stage.happened("monster-survived") == []
    assert stage.prompt == "may"


@rule("M-R.56")
def test_too_few_tokens_are_placed_in_slot_order_until_they_run_out() -> None:
    stage = Stage(
        ann=holding("fire-1*6"),
        bob=holding("fire-1*6"),
        curses={"2": "fire_fever", "3a": "multi_bind_water", "4": "air_gale", "5": "fire_snuffed"},
        marker=2,
        tokens={"water": 2, "air": 4},
    )

    stage.ann.ends_turn()

    assert tokens(stage) == [{"slot": "2", "element": "water"}, {"slot": "4", "element": "water"}]


@rule("M-R.56")
def test_a_neutralised_curse_gets_its_token_too() -> None:
    stage = Stage(
        ann=holding("fire-2*2 water-1"),
        curses={"2": "multi_bind_water", "4": {"curse": "fire_fever", "asleep": 1}},
        phase="concentration",
    )

    assert stage.ann.can("break 4")
    stage.ann.does("break 4", "pay fire-2", "pay fire-2")
    assert not stage.ann.can("done")
    assert stage.ann.can("pay water-1")


@rule("M-R.57")
def test_a_binding_curse_puts_a_token_on_every_other_curse_once() -> None:
    stage = Stage(
        ann=holding("fire-1*6"),
        bob=holding("fire-1*6"),
        curses={
            "2": {"curse": "fire_fever", "struck": True},
            "3a": "multi_bind_earth",
            "3b": "multi_panic",
            "5": "air_gale",
        },
        marker=2,
    )

    stage.ann.ends_turn()
    stage.bob.ends_turn()

    assert [token["slot"] for token in tokens(stage)] == ["2", "3b", "5"]
    assert {token["element"] for token in tokens(stage)} == {"earth"}


@rule("M-R.58")
def test_only_ready_face_up_spells_are_exhausted_as_many_as_possible() -> None:
    stage = Stage(
        ann=holding(spells="growth, ice exhausted, combustion neutralised"),
        bob=holding(spells="growth, ice, combustion"),
        curses={"2": "air_short_breath"},
        phase="grimoire",
    )

    assert stage.options == ["exhaust growth"]
    assert stage.ann.why_not("exhaust combustion") == "M-R.58"
    stage.ann.does("exhaust growth")
    stage.bob.does("exhaust ice", "exhaust combustion")
    assert stage.ann.spells == ["growth exhausted", "ice exhausted", "combustion neutralised"]
    assert stage.bob.spells == ["growth", "ice exhausted", "combustion exhausted"]


@rule("M-R.58")
def test_only_face_up_spells_are_neutralised_exhausted_ones_included() -> None:
    stage = Stage(
        ann=holding(spells="growth, ice exhausted, combustion neutralised"),
        bob=holding(spells="growth neutralised"),
        curses={"2": "multi_blank_page"},
        phase="grimoire",
    )

    assert stage.options == ["neutralise growth", "neutralise ice"]
    stage.ann.does("neutralise ice")
    assert stage.ann.spells == ["growth", "ice exhausted neutralised", "combustion neutralised"]
    assert stage.prompt == "act"


@rule("M-R.59")
def test_destroyed_cards_of_all_kinds_lie_in_one_area_apart_from_broken_curses() -> None:
    stage = Stage(
        ann=holding("fire-2*2 fire-1*2 air-1 madness", learned="abundance"),
        curses={"2": "fire_fever"},
        library={"fire": ("hot_blood",)},
    )

    stage.ann.breaks("2", pay="fire-2, fire-2", reward="water-2")
    stage.ann.learns("hot_blood", pay="fire-1, fire-1")
    stage.ann.does("forget growth")

    seen = sight(stage.table, 0)
    assert seen.destroyed_spells == ("growth",)
    assert seen.broken == ("fire_fever",)
    assert "fire_fever" not in seen.destroyed
    assert stage.curse_stack("fire").count("fire_fever") == 1


@rule("M-R.59")
def test_madness_of_an_eliminated_player_is_never_brought_back() -> None:
    stage = Stage(
        ann=holding(),
        bob=holding(),
        cid=holding(out=True),
        gone="madness*6",
        destroyed="madness",
        madness_stack=5,
        marker=5,
        phase="grimoire",
        curses={"2": "fire_ash_rain"},
        pages=("ip11", *AFTER),
    )

    assert stage.monster == "lich"
    assert (stage.ann.discard, stage.bob.discard) == (["madness"], ["madness"])
    assert (stage.destroyed, stage.table.stack) == ([], 4)


@rule("M-R.60")
def test_a_library_stack_whose_last_spell_is_eaten_stays_empty() -> None:
    stage = Stage(
        ann=holding("fire-1*6 air-2"),
        bob=holding(),
        marker=5,
        phase="grimoire",
        pages=("ip05", *AFTER),
        library={"fire": ("hot_blood",), "air": ("inhale", "levitation")},
    )

    stage.ann.does("done")

    assert stage.monster == "page_eater"
    assert [word for word in stage.options if word.startswith("learn")] == ["learn levitation"]
    assert sight(stage.table, 0).library["fire"] == ()
