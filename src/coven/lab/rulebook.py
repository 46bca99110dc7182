"""Looking rules up, and telling which of them tests prove."""

from __future__ import annotations

from pathlib import Path

from coven.engine.core.errors import OptionError, nearest
from coven.engine.edge.ledger import Statement
from coven.games import GAMES, open_game
from coven.lab.coverage import Coverage, coverage
from coven.text.rulebook import rulebook


def look_up(id: str, words: str, language: str) -> list[Statement]:
    """The rules somebody asks for, the best first; all of them without words."""
    book = rulebook(open_game(id), language)
    found = book.matching(words) if words else book.rules
    if not found:
        raise OptionError("no-such-rule", given=words, nearest=nearest(words, [rule.id for rule in book.rules]))
    return found


def covered(id: str, tests: Path) -> dict[str, Coverage]:
    """For one game or for all: which rules the tests of a folder prove."""
    if not tests.is_dir():
        raise OptionError("no-tests-there", given=str(tests))
    return {game: coverage(open_game(game).ledger(), tests) for game in ((id,) if id else GAMES)}
