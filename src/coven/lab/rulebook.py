"""Looking rules up, and telling which of them tests prove."""

from __future__ import annotations

from pathlib import Path

from coven.engine.core.errors import OptionError, nearest
from coven.engine.edge.ledger import Statement, matching, statements
from coven.games import GAMES, open_game
from coven.lab.coverage import Coverage, coverage


def look_up(id: str, words: str) -> list[Statement]:
    """The rules somebody asks for; all of them without words."""
    known = statements(open_game(id).ledger())
    found = matching(known, words) if words else known
    if not found:
        raise OptionError("no-such-rule", given=words, nearest=nearest(words, [rule.id for rule in known]))
    return found


def covered(id: str, tests: Path) -> dict[str, Coverage]:
    """For one game or for all: which rules the tests of a folder prove."""
    if not tests.is_dir():
        raise OptionError("no-tests-there", given=str(tests))
    return {game: coverage(open_game(game).ledger(), tests) for game in ((id,) if id else GAMES)}
