"""The messages over stdin and stdout: a line asks, a line answers."""

from __future__ import annotations

from typing import BinaryIO

from coven.table.protocol import Engine


def serve(stdin: BinaryIO, stdout: BinaryIO) -> None:
    """Answer line by line until nobody asks any more; empty lines ask nothing."""
    engine = Engine()
    for line in stdin:
        if line.strip():
            stdout.write(engine.respond(line) + b"\n")
            stdout.flush()
