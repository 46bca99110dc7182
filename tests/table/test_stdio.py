"""Real processes: the engine over its pipes, and the bot of the examples."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path

from coven.table.stdio import serve

ROOT = Path(__file__).resolve().parents[2]
SERVE = "import sys; from coven.table.stdio import serve; serve(sys.stdin.buffer, sys.stdout.buffer)"
ENGINE = [sys.executable, "-c", SERVE]


def test_every_line_gets_a_line_and_empty_lines_get_none() -> None:
    stdout = io.BytesIO()

    serve(io.BytesIO(b'{"do":"hello","id":1}\n\n \r\nnonsense\n{"do":"hello","id":"\xc5\x99"}'), stdout)

    replies = [json.loads(line) for line in stdout.getvalue().splitlines()]
    assert [next(iter(reply)) for reply in replies] == ["id", "error", "id"]
    assert replies[2]["id"] == "ř"


def test_a_process_answers_at_once_and_ends_when_nobody_asks() -> None:
    with subprocess.Popen(ENGINE, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for id in (1, 2):
            process.stdin.write(b'{"do":"hello","id":%d}\n' % id)
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == id
        process.stdin.close()

        assert process.wait(timeout=30) == 0


def test_the_bot_of_the_examples_plays_a_whole_game() -> None:
    command = [sys.executable, str(ROOT / "examples" / "bot.py"), *ENGINE]

    ended = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)

    assert (ended.returncode, ended.stderr) == (0, "")
    assert re.fullmatch(r"(won|lost) after [0-9]+ answers\n", ended.stdout)
