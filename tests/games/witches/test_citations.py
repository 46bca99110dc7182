"""Every refusal cites the rule that refuses: situations and answers, written from the ledger."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from witches_stage import WITCHES, Stage, holding

from coven.engine.edge import questions
from coven.text import LANGUAGES, speaker_for

FILE = Path(__file__).with_name("citations.toml")
SITUATIONS: list[dict[str, Any]] = tomllib.loads(FILE.read_text("utf-8"))["situation"]
ROWS = [(one, word, rule) for one in SITUATIONS for word, rule in one["refused"].items()]
SEATS = ("ann", "bob", "cid", "dee")
OURS = ("name", "steps", "refused", "told", "says", "opening", "alone", *SEATS)


def staged(situation: dict[str, Any]) -> Stage:
    """The situation, after its steps."""
    given: dict[str, Any] = {name: value for name, value in situation.items() if name not in OURS}
    seats: dict[str, Any] = {name: holding(**situation[name]) for name in SEATS if name in situation}
    if not situation.get("alone"):
        seats.setdefault("bob", holding())
    stage = Stage(**given, **({"ann": holding()} | seats))
    if situation.get("opening"):
        stage.table = WITCHES.new(["ann", "bob"], "citations", {})
    for step in situation.get("steps", ()):
        if step.startswith("rolls "):
            stage.rolls(*[int(face) for face in step.split()[1:]])
        else:
            stage.answer(step)
    return stage


@pytest.mark.parametrize(("situation", "said", "rule"), ROWS, ids=[f"{one['name']}: {word}" for one, word, _ in ROWS])
def test_a_refusal_cites_the_rule_that_refuses(situation: dict[str, Any], said: str, rule: str) -> None:
    stage = staged(situation)
    seat, _, word = said.rpartition(": ")

    ruling = questions.explain_to(stage.table, word, seat or stage.asked)

    assert (ruling.legal, ruling.rule) == (False, rule)
    told: dict[str, Any] = situation.get("told", {}).get(said, {})
    assert {name: ruling.values.get(name) for name in told} == told
    said_so = [speaker_for(WITCHES, language).explain(ruling) for language in LANGUAGES]
    assert said_so[0].endswith(f"{situation.get('says', {}).get(said, '')} [{rule}]")
    assert not [sentence for sentence in said_so[1:] if "none" in sentence]


@pytest.mark.parametrize("situation", SITUATIONS, ids=[one["name"] for one in SITUATIONS])
def test_a_saved_game_refuses_the_same_as_before(situation: dict[str, Any]) -> None:
    stage = staged(situation)
    again = WITCHES.read(WITCHES.write(stage.table))

    for said in situation["refused"]:
        seat, _, word = said.rpartition(": ")
        who = seat or stage.asked
        assert questions.explain_to(again, word, who) == questions.explain_to(stage.table, word, who)
    assert again.options == stage.table.options


def test_the_table_is_long_enough_and_says_nothing_twice() -> None:
    assert len(ROWS) >= 150
    assert len({one["name"] for one in SITUATIONS}) == len(SITUATIONS)
