"""Ctrl-C in the middle of a long command: it ends at once, with the code of an interruption and without a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

LONG = [
    ("simulate", "madness", "--games", "1000000"),
    ("simulate", "witches", "--games", "1000000", "--workers", "2"),
    ("bench", "madness", "--rounds", "1000"),
]
AT_WORK = 3.0  # seconds of work after which everything is imported
PATIENCE = 90


def worked(command: int) -> float:
    """The seconds of work of a command: its process, its group and its children."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        if str(command) in fields[1:3]:  # parent and group
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="tells from /proc that the command is at work")
@pytest.mark.parametrize("arguments", LONG, ids=" ".join)
def test_a_long_command_is_interrupted_without_a_traceback(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    running = subprocess.Popen(
        [sys.executable, "-m", "coven.cli", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "COVEN_HOME": str(tmp_path), "COVEN_LANG": "en"},
        start_new_session=True,  # as at a terminal, Ctrl-C goes to all its processes
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # what is run in the background ignores it
    )
    until = time.monotonic() + PATIENCE
    while running.poll() is None and worked(running.pid) < AT_WORK and time.monotonic() < until:
        time.sleep(0.1)

    try:
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=PATIENCE)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)

    assert running.returncode == 130, err.decode()
    assert "Traceback" not in err.decode() + out.decode()
