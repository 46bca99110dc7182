"""Send a server what nobody should send, over its websocket and over HTTP.

python scripts/hostile.py 100000             so many messages over websockets
python scripts/hostile.py 100000 SCHEMATHESIS   and all requests of the HTTP interface, as that command makes them up
python scripts/hostile.py 20000 "" 40000     twenty thousand others, after forty thousand

What came back is counted by its kind. A fault of the server's own, somebody else's secret or a table that cannot be
played on ends this with an error.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from hosting import Server, sqlite
from house.fuzzing import fuzz

from coven.games import GAMES

AT_ONCE = 5000  # messages to one set of tables
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


def fuzzed(server: Server, many: int, done: int) -> None:
    """Messages over websockets."""
    began = time.monotonic()
    for first in range(done, done + many, AT_ONCE):
        now = min(AT_ONCE, done + many - first)
        seen = asyncio.run(fuzz(server, GAMES, now, f"{first}"))
        spent = time.monotonic() - began
        print(f"{first + now} messages, {spent:.0f} s: {dict(seen.most_common())}", flush=True)


def requested(server: Server, schemathesis: str) -> None:
    """Requests over HTTP, as the host of a table, as a seat and as nobody."""
    opened = server.open("witches")
    for link in (opened["host"], opened["seats"]["ann"], "nobody"):
        command = [schemathesis, "run", f"{server.address}/api/openapi.json", "--checks", CHECKS, "--seed", "1"]
        shown = ["--header", f"Authorization: Bearer {link}", "--max-examples", "60", "--request-timeout", "20"]
        subprocess.run([*command, *shown], check=True)


def main(many: int, schemathesis: str = "", done: int = 0) -> None:
    """All of it."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(sqlite(Path(folder)), rate=1e9, burst=1e9, opening_rate=1e6, reading_rate=1e6) as server,
    ):
        fuzzed(server, many, done)
        if schemathesis:
            requested(server, schemathesis)


if __name__ == "__main__":
    given = [*sys.argv[1:], "", ""]
    main(int(given[0]), given[1], int(given[2] or 0))
