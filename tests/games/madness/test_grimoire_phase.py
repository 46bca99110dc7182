"""M7: the Concentration phase and the Grimoire phase."""

import pytest
from rules import rule
from stage import MADNESS, Stage, holding, sight

from coven.engine.edge import questions
from coven.engine.edge.game import Happening, Json
from coven.games.madness.box import CURSE_KINDS

BOX = MADNESS.box
SLOTS = ("2", "3a", "3b", "4", "5")
MONSTERS = [BOX.pages[number].id for number in (*BOX.first_pages, *BOX.inner_pages)]
ON_THREE_AND_FIVE: dict[str, str | Json] = {"3a": "fire_fever", "5": "water_cold_sweat"}


def laid(stage: Stage) -> list[str]:
    """The kinds of the curses on the five slots; nothing for an empty one."""
    return [stage.curse_id(slot).split("_")[0] for slot in SLOTS]


def arrival(page: str, difficulty: str = "1", round: int = 1) -> Stage:
    """The page of a monster is turned at the beginning of a round."""
    pages = [page, "final"]
    if round == 1:
        return Stage(ann=holding(), difficulty=difficulty, round=0, marker=0, phase="concentration", pages=pages)
    return Stage(ann=holding(), difficulty=difficulty, round=round - 1, marker=5, phase="grimoire", pages=pages)


def first_turns(difficulty: str) -> list[list[Happening]]:
    """What happens from the deal to the first action, in the games of some that begin with the Fish-Bagpiper."""
    found = []
    for seed in range(20):
        table = MADNESS.new(("ann", "bob"), f"first turn {seed}", {"difficulty": difficulty, "wizards": "choose"})
        table.log = []
        questions.answer(table, "choose alice")
        questions.answer(table, "choose harold")
        if BOX.pages[table.page].monster == "fish_bagpiper":
            found.append([MADNESS.happening(table, event) for event in table.log])
    assert found
    return found


@rule("M7.1", "M7.2")
def test_only_the_active_player_refreshes_spells_and_all_of_them() -> None:
    stage = Stage(
        ann=holding("fire-1*6", spells="ice exhausted"),
        bob=holding(spells="growth exhausted, ice, combustion exhausted"),
        cid=holding(spells="telepathy exhausted"),
    )

    stage.ann.ends_turn()

    assert stage.bob.spells == ["growth", "ice", "combustion"]
    assert stage.ann.spells == ["ice exhausted"]
    assert stage.cid.spells == ["telepathy exhausted"]


@rule("M7.2")
def test_the_spells_of_others_wait_for_their_own_turns() -> None:
    stage = Stage(ann=holding("fire-1*6"), bob=holding("air-1*6"), cid=holding(spells="telepathy exhausted"))

    stage.ann.ends_turn()
    waiting = stage.cid.spells
    stage.bob.ends_turn()

    assert waiting == ["telepathy exhausted"]
    assert stage.cid.spells == ["telepathy"]


@rule("M7.3", "M7.4")
@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_the_marker_always_moves_one_space_even_if_nothing_lies_there(space: int) -> None:
    stage = Stage(ann=holding("fire-1*6"), marker=space)

    stage.ann.ends_turn()

    assert [event.kind for event in stage.events] == ["turn-began", "marker-moved"]
    assert stage.table.marker == space + 1


@rule("M7.3")
def test_the_marker_moves_before_the_new_space_is_applied() -> None:
    stage = Stage(ann=holding("fire-1*6"), bob=holding("fire-1"), curses={"2": "fire_snuffed"})

    stage.ann.ends_turn()

    assert stage.prompt == "discard"
    assert sight(stage.table, 0).marker == 2


@rule("M7.4", "M-EX.1")
@pytest.mark.parametrize("space", [2, 4])
def test_with_curses_on_three_and_five_nothing_happens_on_two_and_four(space: int) -> None:
    stage = Stage(ann=holding("fire-1*6"), marker=space - 1, curses=ON_THREE_AND_FIVE)

    stage.ann.ends_turn()

    assert stage.happened("curse-struck") == []
    assert (stage.ann.discard, stage.bob.discard) == ([], [])


@rule("M7.4", "M-EX.2")
@pytest.mark.parametrize(("space", "slot"), [(3, "3a"), (5, "5")])
def test_with_curses_on_three_and_five_the_one_the_marker_reaches_is_triggered(space: int, slot: str) -> None:
    stage = Stage(ann=holding("fire-1*6"), marker=space - 1, curses=ON_THREE_AND_FIVE)

    stage.ann.ends_turn()

    assert [event["slot"] for event in stage.happened("curse-struck")] == [slot]
    assert (stage.ann.discard, stage.bob.discard) == (["madness"], ["madness"])


@rule("M7.4")
def test_a_face_down_curse_is_not_triggered() -> None:
    stage = Stage(ann=holding("fire-1*6"), curses={"2": {"curse": "fire_fever", "asleep": 1}})

    stage.ann.ends_turn()

    assert stage.happened("curse-struck") == []
    assert stage.bob.discard == []


@rule("M7.6", "M7.7", "M-EX.3")
def test_at_invocation_unbroken_curses_bring_the_penalty_and_go_under_their_stacks() -> None:
    stage = Stage(
        ann=holding("fire-1*6"),
        bob=holding("air-1", support="fire-3"),
        marker=5,
        page="fp2",
        pages=["ip08", "ip12", "final"],
        curses=ON_THREE_AND_FIVE,
    )

    stage.ann.ends_turn()

    assert (stage.ann.hand, stage.bob.hand, stage.bob.support) == ([], ["air-1"], [])
    assert (stage.curse_stack("fire")[-1], stage.curse_stack("water")[-1]) == ("fire_fever", "water_cold_sweat")
    assert (stage.monster, stage.table.marker) == ("banshee", 1)


@rule("M7.5", "M7.6")
@pytest.mark.parametrize("slot", SLOTS)
def test_one_curse_left_on_any_slot_brings_the_penalty(slot: str) -> None:
    curses: dict[str, str | Json] = {slot: {"curse": "fire_fever", "struck": True}}
    stage = Stage(ann=holding("fire-1*6"), marker=5, pages=["ip08", "ip12", "final"], curses=curses)

    stage.ann.ends_turn()

    assert len(stage.happened("monster-survived")) == 1
    assert stage.ann.hand == []


@rule("M7.5", "M7.6", "M-EX.10")
def test_a_neutralised_curse_left_at_invocation_brings_the_penalty() -> None:
    curses: dict[str, str | Json] = {"5": {"curse": "fire_fever", "asleep": 1}}
    stage = Stage(ann=holding("fire-1*6"), marker=5, pages=["ip08", "ip12", "final"], curses=curses)

    stage.ann.ends_turn()

    assert len(stage.happened("monster-survived")) == 1
    assert stage.ann.hand == []


@rule("M7.7")
def test_curses_return_only_after_the_penalty() -> None:
    stage = Stage(ann=holding("fire-1*6"), bob=holding(), marker=5, pages=["ip02", "final"], curses=ON_THREE_AND_FIVE)

    stage.ann.ends_turn()
    during_the_penalty = laid(stage)
    stage.bob.does("choose bob")

    assert during_the_penalty == ["", "fire", "", "", "water"]
    assert [event["slot"] for event in stage.happened("curse-returned")] == ["3a", "5"]


@rule("M7.5", "M7.8")
def test_with_no_curse_left_each_player_may_use_the_bonus() -> None:
    stage = Stage(
        ann=holding("fire-1*6", deck="fire-2*2"),
        bob=holding(deck="air-1*2"),
        cid=holding(deck="earth-1*2"),
        marker=5,
        pages=["ip08", "ip12", "final"],
    )

    stage.ann.ends_turn()
    stage.bob.does("accept")
    stage.cid.does("decline")
    stage.ann.does("accept")

    assert stage.bob.hand == ["air-1", "air-1"]
    assert stage.cid.hand == []
    assert stage.ann.hand == ["fire-1"] * 6 + ["fire-2"] * 2


@rule("M7.9", "M7.10")
@pytest.mark.parametrize("curses", [{}, {"4": "fire_fever"}], ids=["defeated", "survived"])
def test_in_the_same_phase_the_marker_moves_on_to_one_and_the_page_turns(curses: dict[str, str | Json]) -> None:
    stage = Stage(ann=holding("earth-1*6"), marker=5, pages=["ip12", "ip08", "final"], curses=curses)

    stage.ann.ends_turn()

    steps = [event for event in stage.events if event.kind in ("turn-began", "marker-moved", "page-turned")]
    assert [event.kind for event in steps] == ["turn-began", "marker-moved", "marker-moved", "page-turned"]
    assert [event.values["space"] for event in steps[1:3]] == [0, 1]
    assert (stage.asked, stage.prompt, stage.monster) == ("bob", "act", "abyss_shadow")


@rule("M7.11")
def test_the_arrival_effect_is_applied_at_once_to_all_players() -> None:
    stage = Stage(
        ann=holding("fire-1*6"),
        bob=holding(),
        cid=holding(),
        marker=5,
        pages=["ip08", "final"],
        curses={"2": "air_gale"},
    )

    stage.ann.ends_turn()

    assert [player.deck[0] for player in (stage.ann, stage.bob, stage.cid)] == ["madness"] * 3


@rule("M7.11")
def test_an_arrival_that_speaks_of_the_stack_happens_once() -> None:
    stage = Stage(ann=holding("fire-1*6"), bob=holding(), cid=holding(), marker=5, pages=["ip12", "ip08", "final"])
    before = stage.table.stack

    stage.ann.ends_turn()

    assert stage.table.stack == before - 3


@rule("M7.12")
def test_the_round_marker_moves_after_the_arrival_effect_and_before_the_curses() -> None:
    stage = Stage(ann=holding("fire-1*6"), marker=5, page="fp2", pages=["ip09", "ip08", "final"])

    stage.ann.ends_turn()
    at_arrival = (stage.prompt, stage.table.round, laid(stage))
    stage.ann.does("discard fire-1", "discard fire-1")

    assert at_arrival == ("discard", 1, [""] * 5)
    kinds = [event.kind for event in stage.events]
    assert kinds[-4:] == ["round-began", "curse-laid", "curse-laid", "curse-laid"]
    assert stage.happened("round-began") == [{"round": 2}]


@rule("M7.13", "M7.14", "M-EX.4")
def test_a_row_that_shows_none_leaves_the_last_two_spaces_empty() -> None:
    stage = arrival("fp1", difficulty="1")

    assert laid(stage) == ["water", "air", "fire", "", ""]


@rule("M7.13", "M7.14", "M-EX.5")
def test_a_row_that_shows_one_lays_one_multi_element_curse_before_the_others() -> None:
    stage = arrival("fp1", difficulty="3")

    assert laid(stage) == ["multi", "water", "air", "fire", ""]


@rule("M7.13", "M7.14", "M-EX.5")
def test_a_row_that_shows_two_fills_the_whole_track() -> None:
    stage = arrival("ip12", difficulty="3", round=4)

    assert laid(stage) == ["multi", "multi", "water", "air", "earth"]


@rule("M7.14")
def test_curses_are_drawn_from_the_tops_of_their_stacks_and_laid_face_up() -> None:
    stage = Stage(
        ann=holding("water-1*6"),
        marker=5,
        pages=["ip01", "ip12", "final"],
        curse_stacks={"fire": ["fire_fever", "fire_snuffed", "fire_meltdown"], "earth": ["earth_barren"]},
    )

    stage.ann.ends_turn()

    assert [stage.curse_id(slot) for slot in SLOTS] == ["fire_fever", "earth_barren", "fire_snuffed", "", ""]
    assert stage.curse_stack("fire") == ["fire_meltdown"]
    assert all(curse.asleep == 0 for curse in stage.table.curses if curse is not None)


@rule("M7.14", "M7.15")
@pytest.mark.parametrize("page", MONSTERS)
def test_the_order_of_a_monsters_curses_is_fixed_and_nobody_is_asked(page: str) -> None:
    stage = arrival(page, round=1 if page.startswith("fp") else 2)
    asked_about_curses = False

    while stage.prompt != "act":
        stage.answer(stage.options[0])
        asked_about_curses |= stage.prompt != "act" and any(laid(stage))

    printed = [CURSE_KINDS[kind] for kind in BOX.pages[BOX.page_named(page)].curses]
    assert [kind for kind in laid(stage) if kind not in ("", "multi")] == printed
    assert not asked_about_curses


@rule("M7.16")
@pytest.mark.parametrize(("difficulty", "round", "curses"), [("1", 1, 3), ("3", 1, 4), ("3", 4, 5)])
def test_curses_fill_the_leftmost_slots(difficulty: str, round: int, curses: int) -> None:
    stage = arrival("fp1" if round == 1 else "ip12", difficulty=difficulty, round=round)

    filled = [bool(kind) for kind in laid(stage)]

    assert filled == [True] * curses + [False] * (5 - curses)


@rule("M7.17", "M7.18", "M-EX.11")
def test_the_first_turn_opens_the_book_and_lays_three_curses_on_difficulty_one() -> None:
    for events in first_turns("1"):
        steps = [event for event in events if event.kind not in ("wizard-chosen", "drawn", "game-began", "turn-began")]
        kinds = ["marker-moved", "page-turned", *["madness-gained"] * 2, "round-began", *["curse-laid"] * 3]

        assert [event.kind for event in steps] == kinds
        assert (steps[0].values["space"], steps[4].values["round"]) == (1, 1)
        assert [event.values["slot"] for event in steps[5:]] == ["2", "3a", "3b"]
        assert [str(event.values["curse"]).split("_")[0] for event in steps[5:]] == ["water", "air", "fire"]


@rule("M7.17")
def test_the_first_turn_brings_neither_bonus_nor_penalty() -> None:
    for difficulty in ("1", "2", "3"):
        for events in first_turns(difficulty):
            assert not {"monster-defeated", "monster-survived"} & {event.kind for event in events}


@rule("M7.18")
def test_on_difficulty_three_the_first_monster_brings_four_curses() -> None:
    for events in first_turns("3"):
        kinds = [str(event.values["curse"]).split("_")[0] for event in events if event.kind == "curse-laid"]

        assert kinds == ["multi", "water", "air", "fire"]


@rule("M7.19")
def test_breaking_the_last_curse_does_not_end_the_round() -> None:
    stage = Stage(
        ann=holding("fire-2*2", deck="earth-1*6"), marker=1, round=2, page="ip08", curses={"4": "fire_snuffed"}
    )

    stage.ann.breaks("4", reward="air-2")
    still_acting = stage.ann.asked
    stage.ann.ends_turn()

    assert still_acting
    assert (stage.table.marker, stage.table.round, stage.monster) == (2, 2, "banshee")
    assert stage.happened("monster-defeated") == []
