"""Kill servers, workers and the database at random moments while people play, and see that nothing is lost.

sh scripts/postgres.sh during python scripts/kill.py 200   so many kills of a server on SQLite, so many of workers on
                                                           PostgreSQL, and a tenth as many crashes of the database
python scripts/kill.py 50 server 100                       some of it: fifty more after a hundred kills of a server

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


def suffer(server: Server, kills: int, blow: Blow, what: str, done: int) -> None:
    """Kill so often, and say what was played meanwhile."""
    began, acknowledged = time.monotonic(), 0
    for first in range(done, done + kills, AT_ONCE):
        now = min(AT_ONCE, done + kills - first)
        crowd = Crowd(server, TABLES, random.Random(f"{what} {first}"))
        asyncio.run(crowd.suffers(now, blow, 1.0))
        acknowledged += crowd.acknowledged
        spent = time.monotonic() - began
        print(f"{what}: {first + now} kills, {acknowledged} answers acknowledged, {spent:.0f} s", flush=True)


def crash(database: Database) -> Blow:
    """The database crashes and comes back."""

    async def blow() -> None:
        await asyncio.to_thread(database.crash)
        await asyncio.to_thread(database.again)

    return blow


def kill_servers(kills: int, done: int = 0) -> None:
    """A server on SQLite."""
    with tempfile.TemporaryDirectory() as folder, Server(sqlite(Path(folder)), fresh=True, opening_rate=1e6) as server:
        suffer(server, kills, kill_server(server), "server, SQLite", done)


def kill_workers(kills: int, done: int = 0) -> None:
    """Two workers on PostgreSQL."""
    with empty_database(_needed()) as address, Server(address, fresh=True, workers=2, opening_rate=1e6) as server:
        suffer(server, kills, kill_worker(server, random.Random(f"which {done}")), "workers, PostgreSQL", done)


def crash_database(crashes: int, done: int = 0) -> None:
    """PostgreSQL itself."""
    _needed()
    database = Database.start()
    try:
        with Server(database.url, fresh=True, workers=2, opening_rate=1e6) as server:
            suffer(server, crashes, crash(database), "database, PostgreSQL", done)
    finally:
        database.again()
        database.stop()


def _needed() -> str:
    return postgres() or sys.exit("This needs PostgreSQL: sh scripts/postgres.sh during …")


PARTS = {"server": kill_servers, "workers": kill_workers, "database": crash_database}


def main(kills: int, part: str = "", done: int = 0) -> None:
    """All of it, or a part."""
    if part:
        PARTS[part](kills, done)
        return
    kill_servers(kills)
    kill_workers(kills)
    crash_database(max(kills // 10, 1))


if __name__ == "__main__":
    given = [*sys.argv[1:], "", "", ""]
    main(int(given[0] or 200), given[1], int(given[2] or 0))
