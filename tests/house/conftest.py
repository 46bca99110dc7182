"""Servers for the tests, which share them: one on SQLite, one on PostgreSQL with two workers."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator

import pytest
from hosting import Server, Told, postgres, sqlite
from store.server import empty_database

FREELY: Told = {"opening_rate": 1e6, "reading_rate": 1e6, "grace": 0.5, "thought": 60.0}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def _tidy() -> Iterator[None]:
    """Whoever leaves a socket open is told so, and not whichever test comes later."""
    yield
    gc.collect()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite."""
    with Server(sqlite(tmp_path_factory.mktemp("house")), **FREELY) as one:
        yield one


@pytest.fixture(scope="session")
def workers() -> Iterator[Server]:
    """A server on PostgreSQL."""
    if not postgres():
        assert not os.environ.get("CI"), "CI must test with PostgreSQL: sh scripts/postgres.sh during COMMAND"
        pytest.skip("no PostgreSQL: sh scripts/postgres.sh during COMMAND")
    with (
        empty_database(postgres()) as address,
        Server(address, workers=2, opening_rate=1e6, reading_rate=1e6, grace=0.5) as two,
    ):
        yield two


@pytest.fixture(params=["house", "workers"])
def server(request: pytest.FixtureRequest) -> Server:
    """Each of them."""
    found: Server = request.getfixturevalue(request.param)
    return found
