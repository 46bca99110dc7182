"""M24: neutralising."""

from typing import Any

import pytest
from rules import rule
from stage import Stage, holding

SIX = "air-1*6"
PAGES = ["ip06", "ip12", "final"]
FOUR = "ice, combustion, telepathy, cool_head"
FIRE = {"fire": ["hot_blood"]}


def petrified(hand: str = "") -> Stage:
    """In the turn with the marker on 1, ann has just neutralised the curse on 2."""
    ann = holding("earth-2 air-1*6 " + hand, learned="petrify")
    stage = Stage(ann=ann, bob=holding("fire-2*3"), curses={"2": "fire_fever"}, marker=1)
    stage.ann.casts("petrify", pay="earth-2")
    stage.ann.does("neutralise 2")
    return stage


@rule("M24.1", "M24.2")
def test_a_neutralised_spell_stays_but_cannot_be_cast() -> None:
    stage = Stage(ann=holding("earth-1"), bob=holding(), curses={"2": "multi_blank_page"}, phase="grimoire")

    stage.ann.does("neutralise growth")
    stage.bob.does("neutralise ice")

    assert stage.ann.spells == ["growth neutralised", "ice", "combustion", "telepathy"]
    assert not stage.ann.can("cast growth")
    assert stage.ann.why_not("cast growth") == "M24.2"


@rule("M24.1")
def test_a_neutralised_curse_stays_on_the_track() -> None:
    stage = petrified()

    assert stage.curse_id("2") == "fire_fever"
    assert stage.happened("curse-broken") == []


@rule("M24.2")
def test_a_spell_neutralised_while_exhausted_cannot_be_cast_either() -> None:
    stage = Stage(ann=holding("earth-1", spells="growth exhausted neutralised"), bob=holding())

    assert not stage.ann.can("cast growth")
    assert stage.ann.why_not("cast growth") == "M24.2"


@rule("M24.3", "M24.4")
def test_a_neutralised_spell_counts_against_the_limit_and_may_be_destroyed() -> None:
    stage = Stage(ann=holding("fire-2", spells=f"growth neutralised, {FOUR}"), bob=holding(), library=FIRE)

    stage.ann.learns("hot_blood")
    asked = stage.prompt
    stage.ann.does("forget growth")

    assert asked == "forget"
    assert stage.ann.spells == ["ice", "combustion", "telepathy", "cool_head", "hot_blood"]


@rule("M24.5")
def test_the_spell_learned_in_its_place_comes_in_face_up_and_ready() -> None:
    own = f"growth exhausted neutralised, {FOUR}"
    stage = Stage(ann=holding("fire-1*3", spells=own), bob=holding(), library=FIRE)

    stage.ann.learns("hot_blood")
    stage.ann.does("forget growth")

    assert stage.ann.spells[-1] == "hot_blood"
    assert stage.ann.can("cast hot-blood")


@rule("M24.6")
def test_an_exhausted_spell_is_still_exhausted_when_it_turns_face_up_again() -> None:
    ann = holding(SIX, spells="growth exhausted, ice exhausted neutralised, combustion neutralised")

    stage = Stage(ann=ann, bob=holding(), phase="concentration", marker=5, pages=PAGES)
    stage.ann.does("decline")
    stage.bob.does("decline")

    assert stage.ann.spells == ["growth", "ice exhausted", "combustion"]


@rule("M24.6")
def test_neutralising_an_exhausted_spell_does_not_refresh_it() -> None:
    ann = holding(spells="growth exhausted, ice")
    stage = Stage(ann=ann, bob=holding(), curses={"2": "multi_blank_page"}, phase="grimoire")

    stage.ann.does("neutralise growth")

    assert stage.ann.spells == ["growth exhausted neutralised", "ice"]


@rule("M24.7")
def test_a_neutralised_curse_cannot_be_broken() -> None:
    stage = petrified("fire-2*2")

    assert not stage.ann.can("break 2")
    assert stage.ann.why_not("break 2") == "M24.7"


@rule("M24.7")
def test_a_neutralised_curse_does_not_strike() -> None:
    stage = petrified()

    stage.ann.ends_turn()

    assert stage.table.marker == 2
    assert stage.happened("curse-struck") == []
    assert stage.ann.discard == ["earth-2"]
    assert stage.bob.discard == []


@rule("M24.8")
def test_a_neutralised_curse_can_be_broken_again_in_the_following_turn() -> None:
    stage = petrified()

    stage.ann.ends_turn()
    stage.bob.breaks("2", reward="air-2")

    assert stage.curse_id("2") == ""
    assert stage.bob.discard == ["fire-2", "fire-2", "air-2"]


@rule("M24.9")
def test_a_monster_with_only_a_neutralised_curse_left_is_not_defeated() -> None:
    ann = holding("earth-2 air-1*6", learned="petrify")
    stage = Stage(ann=ann, bob=holding(SIX), curses={"2": "fire_fever"}, marker=5, pages=PAGES)

    stage.ann.casts("petrify")
    stage.ann.does("neutralise 2", "done")

    assert len(stage.happened("monster-survived")) == 1
    assert stage.bob.discard == ["madness"]
    assert stage.ann.discard == ["madness", "earth-2"]


@rule("M24.10")
def test_spells_stay_neutralised_in_the_following_turns() -> None:
    stage = Stage(ann=holding(SIX), bob=holding(SIX), curses={"2": "multi_blank_page"})

    stage.ann.ends_turn()
    stage.bob.does("neutralise ice")
    stage.ann.does("neutralise growth")
    stage.bob.ends_turn()
    stage.ann.ends_turn()

    assert stage.ann.spells[0] == "growth neutralised"
    assert stage.bob.spells[1] == "ice neutralised"


@rule("M24.10")
def test_all_spells_turn_face_up_when_a_new_monster_arrives() -> None:
    ann = holding(SIX, spells="growth neutralised, ice")
    bob = holding(SIX, spells="growth, ice neutralised")
    stage = Stage(ann=ann, bob=bob, marker=5, pages=PAGES, curses={"2": "multi_blank_page"})

    stage.ann.ends_turn()

    assert len(stage.happened("page-turned")) == 1
    assert stage.ann.spells == stage.bob.spells == ["growth", "ice"]


@rule("M24.2", "M24.10")
@pytest.mark.parametrize(
    ("book", "message"),
    [
        ({"round": 5, "page": "ip02", "pages": ["ip01", "final"]}, "spell-face-down"),
        ({"round": 6, "page": "ip01", "pages": ["final"]}, "spell-face-down-for-good"),
    ],
)
def test_a_spell_that_no_new_monster_will_turn_is_said_to_stay_face_down(book: dict[str, Any], message: str) -> None:
    stage = Stage(ann=holding("earth-1", spells="growth neutralised"), **book)

    ruling = stage.ruling("cast growth")

    assert (ruling.rule, ruling.message) == ("M24.2", message)
