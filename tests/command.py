"""The command as somebody runs it: a process of its own, with a home of its own.

A process takes longer to load what every command needs than to do what it is asked. So one process loads it
(`NURSERY`), and every command is a child of that: born with all of it loaded, and nothing of the client begun.
"""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path

NURSERY = """
import json, os, runpy, sys, traceback
import cyclopts, fluent.runtime, msgspec, prompt_toolkit, rich.columns, rich.markdown, rich.panel, rich.table
import coven.bots, coven.engine.edge.match, coven.engine.edge.record, coven.text
from coven.games import GAMES, open_game
for game in GAMES: open_game(game)

def live(asked):
    for number, file in enumerate(asked["files"]):
        os.dup2(os.open(file, os.O_RDONLY if number == 0 else os.O_WRONLY | os.O_APPEND), number)
    os.environ.clear()
    os.environ.update(asked["environment"])
    os.chdir(asked["folder"])
    sys.stdin, sys.stdout = open(0, encoding="utf-8"), open(1, "w", encoding="utf-8")
    sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", buffering=1)
    sys.__stdin__, sys.__stdout__, sys.__stderr__ = sys.stdin, sys.stdout, sys.stderr
    sys.argv = ["coven", *asked["arguments"]]
    try:
        runpy.run_module("coven.cli", run_name="__main__", alter_sys=True)
    except SystemExit as end:
        if isinstance(end.code, str): print(end.code, file=sys.stderr)
        return end.code if isinstance(end.code, int) else 0 if end.code is None else 1
    except BaseException:
        traceback.print_exc()
        return 1
    return 0

for line in sys.stdin:
    asked = json.loads(line)
    child = os.fork()
    if child == 0:
        code = 1
        try:
            code = live(asked)
            sys.stdout.flush()
        finally:
            sys.stderr.flush()
            os._exit(code)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""
READ_AT_START = ("PYTHON", "LC_", "LANG")  # variables that a process only looks at when it begins


@dataclass
class Ran:
    """What a command did."""

    code: int
    out: str
    err: str


@dataclass
class Shell:
    """Somebody at a shell."""

    home: Path

    def runs(self, *arguments: str, typed: str = "", lang: str = "en", **environment: str) -> Ran:
        """Run `coven` with these arguments; `typed` are the lines somebody types into it."""
        variables = {**os.environ, "COVEN_HOME": str(self.home / "saves"), "COVEN_LANG": lang, "COLUMNS": "100"}
        variables |= {"PYTHONIOENCODING": "utf-8"} | environment
        if any(name.startswith(READ_AT_START) for name in environment):
            return self._begun(arguments, typed, variables)
        return self._born(arguments, typed, variables)

    def _begun(self, arguments: tuple[str, ...], typed: str, variables: dict[str, str]) -> Ran:
        done = subprocess.run(
            [sys.executable, "-m", "coven.cli", *arguments],
            input=typed.encode(),
            capture_output=True,
            env=variables,
            cwd=self.home,
            check=False,
            timeout=120,
        )
        return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())

    def _born(self, arguments: tuple[str, ...], typed: str, variables: dict[str, str]) -> Ran:
        with tempfile.TemporaryDirectory() as folder:
            files = [Path(folder, name) for name in ("in", "out", "err")]
            for file in files:
                file.write_bytes(typed.encode() if file.name == "in" else b"")
            asked = {"arguments": arguments, "environment": variables, "folder": str(self.home)}
            nursery = _nursery()
            assert nursery.stdin is not None
            assert nursery.stdout is not None
            nursery.stdin.write(json.dumps(asked | {"files": [str(file) for file in files]}) + "\n")
            nursery.stdin.flush()
            code = int(nursery.stdout.readline())
            return Ran(code, files[1].read_text("utf-8"), files[2].read_text("utf-8"))


@cache
def _nursery() -> subprocess.Popen[str]:
    started = subprocess.Popen(
        [sys.executable, "-c", NURSERY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    )
    atexit.register(started.kill)
    return started
