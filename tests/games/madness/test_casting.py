"""M10: casting a spell."""

from rules import rule
from stage import Stage, holding


@rule("M10.2", "M10.3")
def test_a_cast_spell_costs_its_level_and_is_exhausted() -> None:
    stage = Stage(ann=holding("earth-1 fire-1", deck="air-1"), bob=holding())

    stage.ann.casts("growth", pay="earth-1")

    assert stage.ann.hand == ["fire-1", "air-1"]
    assert stage.ann.discard == ["earth-1"]
    assert "growth exhausted" in stage.ann.spells


@rule("M10.4")
def test_an_exhausted_spell_cannot_be_cast() -> None:
    stage = Stage(ann=holding("earth-1", spells="growth exhausted, ice"), bob=holding())

    assert not stage.ann.can("cast growth")
    assert stage.ann.why_not("cast growth") == "M10.4"


@rule("M-EX.23")
def test_a_doubled_arctic_circle_places_and_draws_two_for_each_player() -> None:
    stage = Stage(
        ann=holding("water-3 water-3 fire-1 air-1 earth-1", deck="fire-2 fire-3", learned="arctic_circle"),
        bob=holding("earth-1 madness", deck="water-1 water-2"),
    )

    stage.ann.casts("arctic_circle", times=2)
    stage.ann.does("support fire-1", "support air-1")
    stage.bob.does("support madness", "support earth-1")

    assert stage.ann.support == ["fire-1", "air-1"]
    assert stage.ann.hand == ["earth-1", "fire-2", "fire-3"]
    assert stage.bob.support == ["madness", "earth-1"]
    assert stage.bob.hand == ["water-1", "water-2"]
