"""Refusals cite the rule that refuses: `citations.toml` has the situations, the answers and the rules they break."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from stage import MADNESS, Stage, holding

from coven.engine.edge import questions
from coven.text import speaker_for

SCENES = tomllib.loads(Path(__file__).with_name("citations.toml").read_text("utf-8"))["scene"]
SPEAKERS = [speaker_for(MADNESS, language) for language in ("en", "cs", "pl")]
PLAYERS = ("ann", "bob", "cid", "dee")


class Row(NamedTuple):
    """One refused answer."""

    scene: dict[str, Any]
    said: str
    rule: str


ROWS = [Row(scene, said, rule) for scene in SCENES for said, rule in scene["refused"].items()]


def staged(scene: dict[str, Any]) -> Stage:
    """The position on a stage, or a new game."""
    if "new" in scene:
        stage = Stage.__new__(Stage)
        stage.table = MADNESS.new(("ann", "bob"), "1", scene["new"])
        return stage
    given: dict[str, Any] = {name: scene[name] for name in scene if name not in ("about", "steps", "refused")}
    return Stage(**(given | {name: holding(**given[name]) for name in PLAYERS if name in given}))


@pytest.mark.parametrize("row", ROWS, ids=[f"{row.scene['about']}: {row.said}" for row in ROWS])
def test_a_refusal_cites_the_rule_that_refuses(row: Row) -> None:
    stage = staged(row.scene)
    for word in row.scene.get("steps", ()):
        stage.answer(word)

    seat, _, word = row.said.rpartition(": ")

    ruling = questions.explain_to(stage.table, word, seat or stage.asked)
    assert (ruling.legal, ruling.rule) == (False, row.rule)
    assert all("{" not in speaker.explain(ruling) for speaker in SPEAKERS)


def test_there_are_enough_of_them() -> None:
    assert len(ROWS) >= 150
