"""`coven rules ID --where` leads from any rule to where it lives."""

from __future__ import annotations

from pathlib import Path

import pytest

from coven.engine.core.errors import OptionError
from coven.engine.edge.ledger import statements
from coven.games import GAMES, open_game
from coven.lab.coverage import coverage, proved
from coven.lab.where import named, places, where

TESTS = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_leads_to_its_content_or_source_and_to_its_tests(game: str) -> None:
    opened = open_game(game)
    rules = statements(opened.ledger())
    proofs = proved(TESTS)

    found = {rule.id: places(opened, rule.id, proofs) for rule in rules}

    assert [id for id, there in found.items() if not (there.content or there.source or there.near)] == []
    assert [id for id, there in found.items() if not there.tests] == list(coverage(opened.ledger(), TESTS).excused)


def test_a_range_names_all_its_rules() -> None:
    assert named("M10.1 to M10.3, W-R.5") == {"M10.1", "M10.2", "M10.3", "W-R.5"}


def test_a_rule_nobody_wrote_is_refused() -> None:
    with pytest.raises(OptionError, match="no-such-rule"):
        where("M99.9", TESTS)
