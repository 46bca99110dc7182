"""Which of the numbered rules tests prove."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import msgspec

from coven.engine.edge.ledger import statements


class Coverage(msgspec.Struct):
    """Which rules tests prove."""

    ids: int
    tested: int
    missing: list[str]
    excused: dict[str, str]
    unknown: list[str]


def proved(tests: Path) -> dict[str, list[str]]:
    """The ids that tests name with `@rule(...)`, and which tests name them."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for id in _ids(node):
                    found.setdefault(id, []).append(f"{path.name}::{node.name}")
    return found


def _ids(node: ast.FunctionDef) -> list[str]:
    return [
        argument.value
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "rule"
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def excused(ledger: Path) -> dict[str, str]:
    """Statements that no program can violate, each with its reason: the table at the end of the ledger."""
    rows = re.findall(r"^\| (?P<id>[A-Z][-A-Z0-9.]*\d) \| (?P<why>[^|]+) \|$", ledger.read_text("utf-8"), re.MULTILINE)
    return {id: why.strip() for id, why in rows}


def coverage(ledger: Path, tests: Path) -> Coverage:
    """Which rules of a ledger the tests of a folder prove; ids of other games are not its concern."""
    ids = [rule.id for rule in statements(ledger)]
    named = proved(tests)
    excuses = {id: why for id, why in excused(ledger).items() if id in ids and id not in named}
    initials = {id[0] for id in ids}
    return Coverage(
        ids=len(ids),
        tested=len([id for id in ids if id in named]),
        missing=[id for id in ids if id not in named and id not in excuses],
        excused=excuses,
        unknown=[id for id in named if id[0] in initials and id not in ids],
    )
