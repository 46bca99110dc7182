"""Breaks at random places of the rules, one at a time, to see whether a test notices.

python scripts/sabotage.py madness              sixty breaks of a game's rules
python scripts/sabotage.py engine 20 40         those with these numbers, of the engine; beyond sixty there are more

A break is a comparison turned round, a number off by one, a condition negated, a statement left out, two arguments
swapped, or another seat meant. The same number is the same break as long as the source is the same. A break that
changes how random games go must be caught: survivors are named with their place, and the end says how many there were.
The sources are copied; nothing here is changed. What computer players think of the game is no rule and left alone.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
BREAKS = 60
PLAY_TIME, TEST_TIME = 240, 900  # seconds, also on a busy machine
ENGINE = ("engine/core", "engine/edge")
LEFT_OUT = ("content", "__init__.py", "reasons.py", "options.py", "words.py")  # what is printed, declared or named
ADVICE = (  # what computer players think
    *("policy.py", "outlook.py", "taste.py", "tricks.py", "plan.py", "wallet.py", "calm.py", "standing.py"),
    *("duel.py", "attempt_odds.py", "hunt.py", "estate.py", "sights.py", "weights.py", "signs.py"),
    *("thoughts.py", "reviews.py"),
)
COMPARED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
PLAY = """
import hashlib, sys
sys.path.insert(0, "tests")
from contract import tables
from coven.engine.edge import questions
from coven.engine.edge.game import encode
told = hashlib.sha256()
for game in sys.argv[1:]:
    for number in range(16):
        setting = getattr(tables, game)(number)
        table, dice = setting.new(), tables.Dice(setting.seed)
        for _ in range(400):
            if table.over:
                break
            told.update(" ".join(questions.words(table)).encode())
            dice.step(table)
        told.update(encode(setting.game.write(table)))
print(told.hexdigest())
"""


@dataclass(frozen=True)
class Break:
    """A piece of source, and what stands there instead."""

    file: str  # below src/coven
    line: int
    start: int
    end: int
    instead: str

    def applied(self, source: str) -> str:
        return source[: self.start] + self.instead + source[self.end :]


def breaks_of(file: str, source: str) -> list[Break]:
    """Every break of a file."""
    starts = [0]
    for text in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(text))
    found: list[Break] = []
    for node in ast.walk(ast.parse(source)):
        for old, new in broken(node):
            assert old.end_lineno is not None
            assert old.end_col_offset is not None
            start = starts[old.lineno - 1] + old.col_offset
            end = starts[old.end_lineno - 1] + old.end_col_offset
            place = [len(source.encode()[:at].decode()) for at in (start, end)]
            found.append(Break(file, old.lineno, place[0], place[1], new))
    return found


def broken(node: ast.AST) -> list[tuple[ast.expr | ast.stmt, str]]:
    """What can be broken at a place of the source, and how."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        left, right = ast.unparse(node.left), ast.unparse(node.comparators[0])
        return [(node, f"({left} {COMPARED[type(node.ops[0])]} {right})")]
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        return [(node.test, f"(not ({ast.unparse(node.test)}))")]
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        sign = "-" if isinstance(node.op, ast.Add) else "+"
        return [(node, f"({ast.unparse(node.left)} {sign} {ast.unparse(node.right)})")]
    if isinstance(node, ast.BoolOp):
        word = " or " if isinstance(node.op, ast.And) else " and "
        return [(node, "(" + word.join(f"({ast.unparse(value)})" for value in node.values) + ")")]
    return [*dropped(node), *swapped(node), *seated(node)]


def dropped(node: ast.AST) -> list[tuple[ast.expr | ast.stmt, str]]:
    """A statement left out, or a number off by one."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return [(node, "pass")]
    if isinstance(node, ast.AugAssign):
        return [(node, "pass")]
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute):
        return [(node, "pass")]
    if isinstance(node, ast.Constant) and type(node.value) is int and abs(node.value) < 10:
        return [(node, f"({node.value} + 1)")]
    return []


def swapped(node: ast.AST) -> list[tuple[ast.expr | ast.stmt, str]]:
    """Two arguments in the other order."""
    if isinstance(node, ast.Call) and len(node.args) > 2 and not isinstance(node.args[2], ast.Starred):
        first, second = node.args[1], node.args[2]
        if ast.unparse(first) != ast.unparse(second):
            again = ast.Call(node.func, [node.args[0], second, first, *node.args[3:]], node.keywords)
            return [(node, ast.unparse(again))]
    return []


def seated(node: ast.AST) -> list[tuple[ast.expr | ast.stmt, str]]:
    """Another seat."""
    if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
        if ast.unparse(node) == "at.seat":
            return [(node, "((at.seat + 1) % len(table.names))")]
        if ast.unparse(node) == "table.active":
            return [(node, "((table.active + 1) % len(table.names))")]
    return []


def chosen(name: str) -> list[Break]:
    """The breaks of a game or of the engine, in the order of their numbers."""
    folders = ENGINE if name == "engine" else (f"games/{name}",)
    found: list[Break] = []
    for folder in folders:
        for path in sorted((ROOT / "src/coven" / folder).rglob("*.py")):
            file = str(path.relative_to(ROOT / "src/coven"))
            if not {*Path(file).parts} & {*LEFT_OUT, *ADVICE}:
                found += breaks_of(file, path.read_text("utf-8"))
    Random(f"sabotage {name}").shuffle(found)
    return found


def suites(name: str) -> list[list[str]]:
    """The tests that belong, the quick ones first."""
    laws = ["tests/contract", "-k", "written_down or written_and_read and [0] or depend and [0] or end_lose and [0]"]
    if name == "engine":
        return [["tests/engine"], ["tests/games/madness", "tests/games/djinn"], laws]
    return [[f"tests/games/{name}"], laws]


class Copy:
    """A copy of the sources in which one thing at a time is broken."""

    def __init__(self, folder: str, name: str) -> None:
        self.source = Path(folder, "src")
        self.name = name
        shutil.copytree(ROOT / "src", self.source, ignore=shutil.ignore_patterns("__pycache__"))
        self.plays = self.play()

    def play(self) -> str:
        """How random games go."""
        games = ["madness", "witches", "djinn"] if self.name == "engine" else [self.name]
        return self.run([sys.executable, "-c", PLAY, *games], PLAY_TIME)

    def run(self, command: list[str], seconds: int) -> str:
        """What a command says; nothing if it fails or takes too long."""
        there = os.environ | {"PYTHONPATH": str(self.source), "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            done = subprocess.run(command, cwd=ROOT, env=there, capture_output=True, text=True, timeout=seconds)
        except subprocess.TimeoutExpired:
            return ""
        return "" if done.returncode else done.stdout

    def caught(self) -> str:
        """Where a test notices, if one does."""
        pytest = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
        return next((suite[0] for suite in suites(self.name) if not self.run([*pytest, *suite], TEST_TIME)), "")

    def tries(self, one: Break) -> str:
        """What becomes of a break: it changes no play, it is caught, or it survives."""
        path = self.source / "coven" / one.file
        sound = path.read_text("utf-8")
        path.write_text(one.applied(sound), "utf-8")
        try:
            if self.play() == self.plays:
                return "quiet"
            where = self.caught()
            return f"caught by {where}" if where else "SURVIVED"
        finally:
            path.write_text(sound, "utf-8")


def main(name: str, first: str = "0", last: str = str(BREAKS)) -> int:
    """Try them; 1 if fewer than 95 of 100 that change play are caught."""
    ends: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        copy = Copy(folder, name)
        if copy.caught():
            print("The tests fail though nothing is broken.")
            return 1
        for number, one in list(enumerate(chosen(name)))[int(first) : int(last)]:
            ends.append(copy.tries(one))
            source = (ROOT / "src/coven" / one.file).read_text("utf-8")
            was = " ".join(source[one.start : one.end].split())
            print(f"{number:3} {ends[-1]}: {one.file}:{one.line}  {was}  ->  {one.instead}", flush=True)
    survived, quiet = ends.count("SURVIVED"), ends.count("quiet")
    caught = len(ends) - survived - quiet
    print(f"{len(ends)} breaks: {caught} caught, {survived} survived, {quiet} change no play")
    return 1 if survived * 20 > caught + survived else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
