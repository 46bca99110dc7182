"""What was acknowledged is kept, whatever breaks, and nothing is kept twice."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import Connection
from store import scribe
from store.kept import lay, link, said, step, table, words
from store.server import Server

from coven.table.store import Change, ConflictError, Store, UnavailableError
from coven.table.store.batch import Batch, Job
from coven.table.store.database import Database, connect

T = TypeVar("T")
pytestmark = pytest.mark.anyio


class Faint(Database):
    """A database whose connection breaks: after a commit, before anybody hears of it, or before it, and meanwhile
    something else happens."""

    def __init__(self, inner: Database) -> None:
        self._inner = inner
        self.dialect = inner.dialect
        self.faints = False
        self.meanwhile: Change | None = None

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._inner.read(work)

    async def glance(self, work: Callable[[Connection], T]) -> T:
        return await self._inner.glance(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        if self.meanwhile is not None:
            other, self.meanwhile = Job(self.meanwhile), None
            await self._inner.write(lambda connection: Batch(self.dialect).write(connection, [other]))
            raise ConnectionResetError
        done = await self._inner.write(work)
        if self.faints:
            self.faints = False
            raise ConnectionResetError
        return done

    async def close(self) -> None:
        await self._inner.close()


def acknowledged(url: str, many: int) -> Iterator[tuple[str, int]]:
    """What a process said it had written before it was killed."""
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    command = [sys.executable, scribe.__file__, url]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as writing:
        assert writing.stdout is not None
        said = list(islice(writing.stdout, many))
        writing.kill()
        said += writing.stdout
    for line in said:
        where, _, version = line.partition(" ")
        if version.endswith("\n"):
            yield where, int(version)


async def test_a_killed_process_loses_nothing_it_acknowledged(url: str) -> None:
    before = dict(acknowledged(url, 200))

    store = await Store.open(url)
    for name in scribe.TABLES:
        log = await words(store, name)
        assert log == [f"w{version}" for version in range(1, len(log) + 1)]
        assert before[name] <= len(log) <= before[name] + 1
    await store.close()


async def test_what_was_committed_although_the_connection_broke_is_not_written_twice(store: Store, url: str) -> None:
    await lay(store)
    faint = Faint(connect(url))
    unlucky = Store(faint, 10)

    for change in (step(1), said("hello"), step(2, chat=said("again").chat), Change(table="oak", links=(link("a"),))):
        faint.faints = True
        told = await unlucky.write(change)
        assert len(told) == len(change.chat)

    await unlucky.close()
    assert await words(store) == ["done", "done"]
    assert [row.text for row in await store.chat("oak")] == ["hello", "again"]


async def test_what_somebody_else_wrote_while_the_connection_was_broken_is_not_ours(store: Store, url: str) -> None:
    await lay(store)
    faint = Faint(connect(url))
    unlucky = Store(faint, 10)
    faint.meanwhile = step(1, "theirs")

    with pytest.raises(ConflictError):
        await unlucky.write(step(1, "ours"))

    await unlucky.close()
    assert await words(store) == ["theirs"]


async def test_a_table_is_made_once_although_the_connection_broke(store: Store, url: str) -> None:
    faint = Faint(connect(url))
    unlucky = Store(faint, 10)
    faint.faints = True

    await unlucky.create(table(), [], [link("a")])

    await unlucky.close()
    assert await store.table("oak") == table()


async def test_a_database_that_crashes_in_mid_flight_loses_and_doubles_nothing(server: Server) -> None:
    store = await Store.open(server.database)
    await lay(store, *scribe.TABLES)
    crashing = asyncio.ensure_future(asyncio.to_thread(crash_twice, server))
    written = dict.fromkeys(scribe.TABLES, 0)

    async def write_on(name: str) -> None:
        while not crashing.done():
            written[name] += 1
            await store.write(step(written[name], table=name, chat=said(str(written[name]), name).chat))

    await asyncio.gather(*map(write_on, scribe.TABLES), crashing)
    for name, number in written.items():
        assert [row.version for row in await store.entries(name)] == list(range(1, number + 1))
        assert [row.text for row in await store.chat(name)] == [str(text) for text in range(1, number + 1)]
    await store.close()


def crash_twice(server: Server) -> None:
    for _ in range(2):
        server.crash()
        server.again()


async def test_reading_waits_for_a_database_that_comes_back(server: Server) -> None:
    store = await Store.open(server.database)
    await lay(store)
    await asyncio.to_thread(server.crash)
    coming = asyncio.ensure_future(asyncio.to_thread(server.again))

    found = await store.wake("oak")

    await coming
    await store.close()
    assert found.table == table()


async def test_a_database_that_stays_away_is_given_up(server: Server) -> None:
    store = await Store.open(server.database, patience=0.3)
    await lay(store)
    await asyncio.to_thread(server.crash)

    with pytest.raises(UnavailableError):
        await store.write(step(1))
    with pytest.raises(UnavailableError):
        await store.wake("oak")
    await store.close()


async def test_whoever_locks_the_file_delays_writers_but_not_the_rest(tmp_path: Path) -> None:
    path = tmp_path / "coven.db"
    store = await Store.open(f"sqlite:///{path}")
    await lay(store)
    locking = sqlite3.connect(path, isolation_level=None)
    locking.execute("begin immediate")

    writing = asyncio.ensure_future(store.write(step(1)))
    await asyncio.sleep(0.1)
    seen = await words(store), writing.done()
    locking.close()
    await writing

    assert seen == ([], False)
    assert await words(store) == ["done"]
    await store.close()
