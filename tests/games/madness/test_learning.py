"""M11: learning a spell."""

import pytest
from rules import rule
from stage import Stage, holding, sight

FIRE = {"fire": ["hot_blood", "renewal", "resolve"]}


def face_up(stage: Stage, element: str) -> tuple[str, ...]:
    """What everyone sees on top of a library stack."""
    return sight(stage.table, 0).library[element]


def destroyed_spells(stage: Stage) -> tuple[str, ...]:
    """The spells that have left the game."""
    return tuple(sight(stage.table, 0).destroyed_spells)


@rule("M11.1")
def test_the_face_up_spell_of_a_library_stack_can_be_learned() -> None:
    stage = Stage(ann=holding("fire-2"), bob=holding(), library=FIRE)

    stage.ann.learns("hot_blood")

    assert stage.ann.spells == ["growth", "ice", "combustion", "telepathy", "hot_blood"]


@rule("M11.1")
@pytest.mark.parametrize("spell", ["renewal", "resolve", "cinders"])
def test_a_spell_that_is_not_face_up_in_the_library_cannot_be_learned(spell: str) -> None:
    stage = Stage(ann=holding("fire-3"), bob=holding(), library=FIRE)

    assert not stage.ann.can(f"learn {spell}")
    assert stage.ann.why_not(f"learn {spell}") == "M11.1"


@rule("M11.2")
@pytest.mark.parametrize("spell", ["hot_blood", "renewal", "resolve"])
def test_learning_costs_two_elements_whatever_the_level(spell: str) -> None:
    stage = Stage(ann=holding("fire-1*3"), bob=holding(), library={"fire": [spell]})

    stage.ann.learns(spell)

    assert stage.ann.hand == ["fire-1"]
    assert stage.ann.discard == ["fire-1", "fire-1"]


@rule("M11.2")
@pytest.mark.parametrize("hand", ["fire-1", "fire-1 water-3", "earth-3 air-3"])
def test_learning_is_paid_in_the_type_of_the_spell(hand: str) -> None:
    stage = Stage(ann=holding(hand), bob=holding(), library=FIRE)

    assert not stage.ann.can("learn hot-blood")
    assert stage.ann.why_not("learn hot-blood") == "M11.2"


@rule("M11.3")
def test_a_learned_spell_can_be_cast_in_the_same_turn() -> None:
    stage = Stage(ann=holding("fire-1*3 madness", deck="air-1 air-2"), bob=holding(), library=FIRE)

    stage.ann.learns("hot_blood")
    stage.ann.casts("hot_blood")
    stage.ann.does("discard madness")

    assert stage.ann.hand == ["air-1", "air-2"]
    assert stage.ann.spells[-1] == "hot_blood exhausted"


@rule("M11.4")
def test_the_spell_below_a_learned_one_is_turned_up_at_once() -> None:
    stage = Stage(ann=holding("fire-2"), bob=holding(), library=FIRE)

    stage.ann.learns("hot_blood")

    assert face_up(stage, "fire") == ("renewal",)
    assert stage.happened("uncovered") == [{"spell": "renewal"}]


@rule("M11.4")
def test_an_emptied_library_stack_shows_nothing() -> None:
    stage = Stage(ann=holding("fire-2"), bob=holding(), library={"fire": ["resolve"]})

    stage.ann.learns("resolve")

    assert face_up(stage, "fire") == ()
    assert stage.happened("uncovered") == []


@rule("M11.5")
def test_a_newly_uncovered_spell_can_be_learned_in_the_same_turn() -> None:
    stage = Stage(ann=holding("fire-2*2", spells="growth"), bob=holding(), library=FIRE)

    stage.ann.learns("hot_blood")
    stage.ann.learns("renewal")

    assert stage.ann.spells == ["growth", "hot_blood", "renewal"]


@rule("M11.5")
def test_a_newly_uncovered_spell_must_be_paid_too() -> None:
    stage = Stage(ann=holding("fire-2 fire-1"), bob=holding(), library=FIRE)

    stage.ann.learns("hot_blood", pay="fire-2")

    assert not stage.ann.can("learn renewal")
    assert stage.ann.why_not("learn renewal") == "M11.2"


@rule("M11.6")
def test_a_fifth_spell_is_learned_without_forgetting_one() -> None:
    stage = Stage(ann=holding("fire-2"), bob=holding(), library=FIRE)

    stage.ann.learns("hot_blood")

    assert stage.prompt == "act"
    assert len(stage.ann.spells) == 5


@rule("M11.6", "M11.7")
def test_a_sixth_spell_takes_the_place_of_one_already_held() -> None:
    stage = Stage(ann=holding("fire-2", learned="cool_head"), bob=holding(), library=FIRE)

    stage.ann.learns("hot_blood")
    stage.ann.does("forget ice")

    assert stage.ann.spells == ["growth", "combustion", "telepathy", "cool_head", "hot_blood"]


@rule("M11.7")
def test_the_spell_to_destroy_is_one_of_those_already_held() -> None:
    stage = Stage(ann=holding("fire-2", learned="cool_head"), bob=holding(), library=FIRE)

    stage.ann.learns("hot_blood")

    held = ["growth", "ice", "combustion", "telepathy", "cool-head"]
    assert stage.options == [f"forget {spell}" for spell in held]
    assert "hot_blood" not in stage.ann.spells


@rule("M11.8")
@pytest.mark.parametrize("state", ["", " exhausted", " neutralised", " exhausted neutralised"])
def test_the_destroyed_spell_may_be_in_any_state(state: str) -> None:
    own = f"growth{state}, ice, combustion, telepathy, cool_head"
    stage = Stage(ann=holding("fire-2", spells=own), bob=holding(), library=FIRE)

    stage.ann.learns("hot_blood")
    stage.ann.does("forget growth")

    assert stage.ann.spells == ["ice", "combustion", "telepathy", "cool_head", "hot_blood"]


@rule("M11.9")
def test_a_destroyed_spell_leaves_the_game() -> None:
    library = {"fire": ["hot_blood"], "water": ["glaciation"]}
    stage = Stage(ann=holding("fire-2 water-2", learned="cool_head"), bob=holding(), library=library)

    stage.ann.learns("hot_blood")
    stage.ann.does("forget cool-head")

    assert destroyed_spells(stage) == ("cool_head",)
    assert face_up(stage, "water") == ("glaciation",)
    assert stage.ann.why_not("learn cool-head") == "M11.1"


@rule("M11.10")
def test_spells_learned_cast_and_forgotten_never_join_the_deck() -> None:
    stage = Stage(ann=holding("fire-2 water-1", support="air-1", learned="downpour"), bob=holding(), library=FIRE)

    stage.ann.learns("hot_blood")
    stage.ann.does("forget telepathy")
    stage.ann.casts("downpour", on="ann")

    assert sorted(stage.ann.deck) == ["air-1", "fire-2", "water-1"]
    assert stage.ann.hand == stage.ann.discard == stage.ann.support == []
