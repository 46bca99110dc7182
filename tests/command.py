"""The command as somebody runs it: a process of its own, with a home of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile

from nursery import born

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
        with TemporaryFile() as told, TemporaryFile() as out, TemporaryFile() as err:
            told.write(typed.encode())
            told.seek(0)
            files = (told.fileno(), out.fileno(), err.fileno())
            code = born(*arguments, files=files, environment=variables, folder=str(self.home)).wait(120)
            shown = [os.pread(one.fileno(), os.fstat(one.fileno()).st_size, 0).decode() for one in (out, err)]
            return Ran(code, *shown)
