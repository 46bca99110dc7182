"""Every test here runs on SQLite and on PostgreSQL, each time on an empty database."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from store.server import Server, empty_database

from coven.table.store import Store


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/kept/coven.db"
    else:
        yield request.getfixturevalue("postgres_url")


@pytest.fixture(scope="session")
def postgres() -> str:
    """The address of the server that `make test` starts."""
    address = os.environ.get("COVEN_TEST_POSTGRES", "")
    if not address:
        assert not os.environ.get("CI"), "CI must test with PostgreSQL: sh scripts/postgres.sh during COMMAND"
        pytest.skip("no PostgreSQL: sh scripts/postgres.sh during COMMAND")
    return address


@pytest.fixture
def postgres_url(postgres: str) -> Iterator[str]:
    """The address of an empty database of PostgreSQL."""
    with empty_database(postgres) as address:
        yield address


@pytest.fixture(scope="session")
def own_server(request: pytest.FixtureRequest) -> Iterator[Server]:
    request.getfixturevalue("postgres")  # skips where there is none
    server = Server.start()
    yield server
    server.stop()


@pytest.fixture
def server(own_server: Server) -> Iterator[Server]:
    """A PostgreSQL of one's own, to crash."""
    with empty_database(own_server.url) as own_server.database:
        yield own_server
        own_server.again()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    yield store
    await asyncio.wait_for(store.close(), 20)


@pytest.fixture
async def other(url: str) -> AsyncIterator[Store]:
    """Another worker's store of the same database."""
    other = await Store.open(url)
    yield other
    await asyncio.wait_for(other.close(), 20)
