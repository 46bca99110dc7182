"""The numbered rules: reading them and searching them."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

STATEMENT = re.compile(r"^- \*\*(?P<id>[A-Z]-?[A-Z0-9]*\.\d+)\*\* (?P<text>.*)$")
HEADING = re.compile(r"^## (?P<title>.*)$")


class Statement(msgspec.Struct, frozen=True):
    """One numbered rule."""

    id: str
    section: str
    text: str


def statements(ledger: Path) -> list[Statement]:
    """All numbered rules in order."""
    found: list[Statement] = []
    section = ""
    for line in ledger.read_text("utf-8").splitlines():
        if heading := HEADING.match(line):
            section = heading["title"]
        elif match := STATEMENT.match(line):
            found.append(Statement(match["id"], section, match["text"]))
    return found


def matching(rules: list[Statement], words: str) -> list[Statement]:
    """The rules of an id, a section or a sentence that holds all the words."""
    wanted = words.casefold().split()
    exact = [rule for rule in rules if rule.id.casefold() == words.casefold()]
    section = [rule for rule in rules if rule.id.casefold().split(".")[0] == words.casefold()]
    return exact or section or [rule for rule in rules if all(word in rule.text.casefold() for word in wanted)]
