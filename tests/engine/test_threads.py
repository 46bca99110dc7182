"""Several threads of a server may be the first to open a game, or to read a record, at the same time."""

from __future__ import annotations

import subprocess
import sys

import pytest

ALTOGETHER = """
import sys, threading
from importlib import import_module
from coven.engine.edge import record
from coven.engine.edge.match import Match
from coven.games import open_game
game = sys.argv[1]
import_module(f"coven.games.{game}.content")
sys.setswitchinterval(1e-6)
begun = threading.Barrier(24)

def one():
    begun.wait()
    Match(open_game(game), ("ann", "bob"), "7", {})
    try:
        record.read({"coven": 2, "log": [{"version": 1, "seat": "ann", "did": "answer", "word": "x"}]})
    except Exception:
        pass

threads = [threading.Thread(target=one) for _ in range(24)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


@pytest.mark.parametrize("game", ["madness", "djinn"])
def test_many_who_come_first_together_do_no_harm(game: str) -> None:
    command = [sys.executable, "-c", ALTOGETHER, game]
    done = [subprocess.run(command, capture_output=True, text=True, check=False) for _ in range(4)]

    assert [(one.returncode, one.stderr) for one in done] == [(0, "")] * 4
