"""Several threads of a server may be the first to open a game, to read a record, or to say a text, at the same time."""

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

SAYING = """
import sys, threading
import fluent.runtime
from coven.text.catalogue import Catalogue
sys.setswitchinterval(1e-6)
texts = [f"text-{n} = {{ $n }} of {n}" for n in range(8)]
wrong = []

def one(begun, catalogue):
    begun.wait()
    try:
        for n in range(8):
            assert catalogue.say(f"text-{n}", {"n": 2}) == f"2 of {n}"
    except Exception as error:
        wrong.append(error)

for _ in range(40):
    begun, catalogue = threading.Barrier(12), Catalogue("en", [chr(10).join(texts)])
    threads = [threading.Thread(target=one, args=(begun, catalogue)) for _ in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
sys.exit(repr(wrong[:3]) if wrong else 0)
"""


def test_many_who_speak_together_are_all_understood() -> None:
    done = subprocess.run([sys.executable, "-c", SAYING], capture_output=True, text=True, check=False)

    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("game", ["madness", "djinn"])
def test_many_who_come_first_together_do_no_harm(game: str) -> None:
    command = [sys.executable, "-c", ALTOGETHER, game]
    done = [subprocess.run(command, capture_output=True, text=True, check=False) for _ in range(4)]

    assert [(one.returncode, one.stderr) for one in done] == [(0, "")] * 4
