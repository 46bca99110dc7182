"""Kill servers, workers and the database at random moments while people play, and see that nothing is lost.

sh scripts/postgres.sh during python scripts/kill.py 200   so many kills of a server on SQLite, so many of workers on
                                                           PostgreSQL, and a tenth as many crashes of the database

Nothing that was acknowledged is lost, nothing is done twice, every table plays on, and the log replays to what
everybody sees; whatever else happens ends this with an error.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from hosting import Server, postgres, sqlite
from house.killing import Blow, Crowd, kill_server, kill_worker
from store.server import Server as Database
from store.server import empty_database

TABLES = 6
AT_ONCE = 50  # kills until people are given new tables


def suffer(server: Server, kills: int, blow: Blow, what: str) -> None:
    """Kill so often, and say what was played meanwhile."""
    began, acknowledged = time.monotonic(), 0
    for first in range(0, kills, AT_ONCE):
        crowd = Crowd(server, TABLES, random.Random(f"{what} {first}"))
        asyncio.run(crowd.suffers(min(AT_ONCE, kills - first), blow, 1.0))
        acknowledged += crowd.acknowledged
        done = min(first + AT_ONCE, kills)
        print(
            f"{what}: {done} kills, {acknowledged} answers acknowledged, {time.monotonic() - began:.0f} s", flush=True
        )


def crash(database: Database) -> Blow:
    """The database crashes and comes back."""

    async def blow() -> None:
        await asyncio.to_thread(database.crash)
        await asyncio.to_thread(database.again)

    return blow


def main(kills: int) -> None:
    """All of it."""
    with tempfile.TemporaryDirectory() as folder, Server(sqlite(Path(folder)), opening_rate=1e6) as server:
        suffer(server, kills, kill_server(server), "server, SQLite")
    if not postgres():
        sys.exit("The rest needs PostgreSQL: sh scripts/postgres.sh during …")
    with empty_database(postgres()) as address, Server(address, workers=2, opening_rate=1e6) as server:
        suffer(server, kills, kill_worker(server, random.Random("which")), "workers, PostgreSQL")
    database = Database.start()
    try:
        with Server(database.url, workers=2, opening_rate=1e6) as server:
            suffer(server, max(kills // 10, 1), crash(database), "database, PostgreSQL")
    finally:
        database.again()
        database.stop()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
