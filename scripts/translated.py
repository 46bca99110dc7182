"""Marks the rules of a translation with the English they were made from, where they have no mark yet.

.venv/bin/python scripts/translated.py     after a rule was translated anew: delete its mark, then run this
"""

from __future__ import annotations

from coven.engine.edge.ledger import STATEMENT, mark_of, statements
from coven.games import GAMES, open_game
from coven.language import LANGUAGES


def main() -> None:
    """All games, all languages but English."""
    for id in GAMES:
        ledger = open_game(id).ledger()
        marks = {rule.id: mark_of(rule) for rule in statements(ledger)}
        for language in LANGUAGES:
            path = ledger.with_name(f"rules.{language}.md")
            if path.exists():
                lines = [marked(line, marks) for line in path.read_text("utf-8").splitlines()]
                path.write_text("\n".join([*lines, ""]), "utf-8")


def marked(line: str, marks: dict[str, str]) -> str:
    """A line with its mark."""
    rule = STATEMENT.match(line)
    return line if rule is None or rule["mark"] else f"{line.rstrip()} <!-- {marks[rule['id']]} -->"


if __name__ == "__main__":
    main()
