"""The numbered rules, in English and as they were translated.

A translation (`rules.cs.md`) has the same ids; each of its lines ends with a mark of the English line it was made from,
so that one that has grown old can be told.
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import msgspec

SOURCES = r"(?: \[(?P<sources>[^\[\]]*)\])?"
MARK = r"(?: <!-- (?P<mark>\w+) -->)?"
STATEMENT = re.compile(rf"^- \*\*(?P<id>[A-Z]-?[A-Z0-9]*\.\d+)\*\* (?P<text>.*?){SOURCES}{MARK}$")
HEADING = re.compile(r"^## (?P<title>.*)$")


class Statement(msgspec.Struct, frozen=True, omit_defaults=True):
    """One numbered rule, with where it comes from; a translated one has the mark of its English."""

    id: str
    section: str
    text: str
    sources: str = ""
    mark: str = ""


def statements(ledger: Path) -> list[Statement]:
    """All numbered rules in order."""
    found: list[Statement] = []
    section = ""
    for line in ledger.read_text("utf-8").splitlines():
        if heading := HEADING.match(line):
            section = heading["title"]
        elif match := STATEMENT.match(line):
            found.append(Statement(match["id"], section, match["text"], match["sources"] or "", match["mark"] or ""))
    return found


def mark_of(rule: Statement) -> str:
    """A mark that changes with the words of a rule."""
    return hashlib.sha256(rule.text.encode()).hexdigest()[:8]


def stale(english: list[Statement], translated: list[Statement]) -> list[str]:
    """The ids of rules that a translation lacks, has too many, or made from an older English."""
    marks = {rule.id: mark_of(rule) for rule in english}
    known = {rule.id: rule.mark for rule in translated}
    return [id for id in dict.fromkeys([*marks, *known]) if marks.get(id) != known.get(id)]
