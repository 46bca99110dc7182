"""The command as somebody runs it: a process of its own, with a home of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path


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
        done = subprocess.run(
            [sys.executable, "-m", "coven.cli", *arguments],
            input=typed.encode(),
            capture_output=True,
            env=variables | {"PYTHONIOENCODING": "utf-8"} | environment,
            cwd=self.home,
            check=False,
            timeout=120,
        )
        return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())
