"""The ledger: its statements, and which tests prove them."""

from __future__ import annotations

from pathlib import Path

from coven.engine.edge.ledger import mark_of, stale, statements
from coven.games.madness import Madness
from coven.lab.coverage import coverage

LEDGER = """
# A game

## G1 Beginning

- **G1.1** The oldest player begins. [000]
- **G1.2** Then the others, clockwise.

## G-R Rulings

- **G-R.1** Ties go to the younger player. *Reason: fairness.*

## Statements that no program can violate

| id | reason |
|---|---|
| G1.2 | nobody sits anywhere |
"""
TESTS = """
from rules import rule

@rule("G1.1", "G9.9")
def test_the_oldest_begins() -> None: ...

@rule("M1.1")
def test_of_another_game() -> None: ...
"""


def written(folder: Path) -> Path:
    (folder / "rules.md").write_text(LEDGER)
    (folder / "test_game.py").write_text(TESTS)
    return folder / "rules.md"


def test_statements_have_id_section_and_text(tmp_path: Path) -> None:
    found = statements(written(tmp_path))

    assert [rule.id for rule in found] == ["G1.1", "G1.2", "G-R.1"]
    assert found[0].section == "G1 Beginning"
    assert (found[0].text, found[0].sources) == ("The oldest player begins.", "000")
    assert found[1].sources == ""


def test_a_translation_that_lacks_a_rule_or_has_grown_old_is_told(tmp_path: Path) -> None:
    english = statements(written(tmp_path))
    lines = [f"- **{rule.id}** Česky. <!-- {mark_of(rule)} -->" for rule in english]
    czech = tmp_path / "rules.cs.md"

    czech.write_text("\n".join(lines), "utf-8")
    assert stale(english, statements(czech)) == []
    assert statements(czech)[0].text == "Česky."

    czech.write_text("\n".join([lines[0], "- **G1.2** Česky. <!-- 00000000 -->"]), "utf-8")
    assert stale(english, statements(czech)) == ["G1.2", "G-R.1"]


def test_coverage_counts_what_tests_name_and_lists_the_rest(tmp_path: Path) -> None:
    found = coverage(written(tmp_path), tmp_path)

    assert (found.ids, found.tested) == (3, 1)
    assert found.missing == ["G-R.1"]
    assert found.excused == {"G1.2": "nobody sits anywhere"}


def test_an_id_that_no_ledger_knows_is_reported(tmp_path: Path) -> None:
    assert coverage(written(tmp_path), tmp_path).unknown == ["G9.9"]


def test_the_ledger_of_madness_has_all_its_statements() -> None:
    ids = [rule.id for rule in statements(Madness().ledger())]

    assert len(ids) == len(set(ids)) == 537
