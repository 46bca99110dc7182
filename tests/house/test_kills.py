"""Whoever is killed, nothing acknowledged is lost, nothing is done twice, and every table plays on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from hosting import Server, postgres, sqlite
from house.killing import Crowd, kill_server, kill_worker
from store.server import Server as Database
from store.server import empty_database


@pytest.fixture
def database() -> Iterator[Database]:
    """A PostgreSQL of one's own, to crash."""
    if not postgres():
        pytest.skip("no PostgreSQL: sh scripts/postgres.sh during COMMAND")
    own = Database.start()
    yield own
    own.again()
    own.stop()


def test_a_server_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    with Server(sqlite(tmp_path)) as server:
        crowd = Crowd(server, 6, random.Random("server"))
        asyncio.run(crowd.suffers(3, kill_server(server), 1.0))

        assert crowd.acknowledged > 20


def test_a_worker_that_is_killed_loses_nothing() -> None:
    if not postgres():
        pytest.skip("no PostgreSQL: sh scripts/postgres.sh during COMMAND")
    with empty_database(postgres()) as address, Server(address, "--workers", "2") as server:
        chance = random.Random("worker")
        crowd = Crowd(server, 6, chance)
        asyncio.run(crowd.suffers(5, kill_worker(server, chance), 1.5))

        assert crowd.acknowledged > 20


def test_a_database_that_crashes_loses_nothing(database: Database) -> None:
    async def blow() -> None:
        await asyncio.to_thread(database.crash)
        await asyncio.to_thread(database.again)

    with Server(database.url, "--workers", "2") as server:
        crowd = Crowd(server, 6, random.Random("database"))
        asyncio.run(crowd.suffers(2, blow, 1.5))

        assert crowd.acknowledged > 20
