"""The two databases, behind the same methods.

SQLite runs in the thread of the event loop, and only the commit, which waits for the disk, in a thread of its own: a
row costs a few microseconds, but a thread that works beside a busy loop waits for the interpreter after every row.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Dialect, Engine, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError

from coven.table.store.errors import StoreError

T = TypeVar("T")
TIDY = 500  # commits
PRAGMAS = (
    "busy_timeout = 5000",
    "journal_mode = WAL",
    "synchronous = FULL",  # what is acknowledged survives a power cut
    "wal_autocheckpoint = 8000",  # pages: whoever commits waits for it; `_tidy` is there before
    "foreign_keys = ON",
    "busy_timeout = 0",  # the event loop never waits for a lock, it tries again
)


class Database(ABC):
    """A database and its connections."""

    dialect: Dialect

    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T:
        """What some work finds, at one moment."""

    @abstractmethod
    async def glance(self, work: Callable[[Connection], T]) -> T:
        """What one statement finds."""

    @abstractmethod
    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction, and commit it."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of all connections."""


def connect(url: str) -> Database:
    """The database at a URL."""
    try:
        where = make_url(url)
    except ArgumentError:
        raise StoreError("A database is sqlite:///PATH or postgresql://USER@HOST/NAME.") from None
    if where.drivername == "sqlite" and where.database not in (None, "", ":memory:"):
        return Sqlite(where)
    if where.drivername in ("postgresql", "postgres"):
        return Postgres(where)
    raise StoreError("A database is sqlite:///PATH or postgresql://USER@HOST/NAME.")


def passes(error: BaseException) -> bool:
    """Whether it is worth trying again: the database is away, or busy with somebody else."""
    cause = _cause(error)
    if isinstance(cause, sqlite3.OperationalError):
        return cause.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
    return is_lost(error) or _state(cause).startswith(("40", "53"))  # deadlock, too many connections


def is_lost(error: BaseException) -> bool:
    """Whether the connection broke, so that nobody knows whether a transaction was committed."""
    cause = _cause(error)
    broken = isinstance(error, DBAPIError) and error.connection_invalidated
    return broken or isinstance(cause, OSError) or _state(cause).startswith(("08", "57P"))


def named(error: BaseException) -> str:
    """What kind of error it is, without a word of what was written."""
    cause = _cause(error)
    return f"{type(cause).__name__} {getattr(cause, 'sqlite_errorname', '') or _state(cause)}".strip()


def _cause(error: BaseException) -> BaseException:
    return error.orig if isinstance(error, DBAPIError) and error.orig is not None else error


def _state(cause: BaseException) -> str:
    """The code that SQL has for an error."""
    return str(getattr(cause, "sqlstate", None) or "")


class Sqlite(Database):
    """A file. Whoever else has it open may read at any time, and writes when we do not."""

    def __init__(self, url: URL) -> None:
        path = Path(str(url.database))
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # it holds secrets
        self._writing = _engine(url, "BEGIN IMMEDIATE")
        self._reading = _engine(url, "BEGIN")
        self.dialect = self._writing.dialect
        self._writer: Connection | None = None
        self._reader: Connection | None = None
        self._alone = asyncio.Lock()
        self._commits = ThreadPoolExecutor(1, "coven-commit")
        self._tidies = ThreadPoolExecutor(1, "coven-tidy")
        self._tidied: Future[None] | None = None
        self._written = 0

    async def read(self, work: Callable[[Connection], T]) -> T:
        self._reader = self._reader or self._reading.connect()
        with self._reader.begin():
            return work(self._reader)

    glance = read

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self._alone:
            self._writer = self._writer or self._writing.connect()
            transaction = self._writer.begin()
            try:
                done = work(self._writer)
                await asyncio.get_running_loop().run_in_executor(self._commits, transaction.commit)
            except BaseException:
                transaction.rollback()
                raise
            self._written += 1
            if self._written % TIDY == 0 and (self._tidied is None or self._tidied.done()):
                self._tidied = self._tidies.submit(self._tidy)
            return done

    def _tidy(self) -> None:
        """Carry what was committed from the log of SQLite into its file, beside those who go on committing: who had to
        do it with a commit would keep everybody waiting for a tenth of a second."""
        with closing(self._reading.raw_connection()) as connection:
            connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")

    async def close(self) -> None:
        async with self._alone:
            self._tidies.shutdown()
            for connection in (self._reader, self._writer):
                if connection is not None:
                    connection.close()
            self._reading.dispose()
            self._writing.dispose()
            self._commits.shutdown()


def _engine(url: URL, begin: str) -> Engine:
    engine = create_engine(url, hide_parameters=True, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: Any) -> None:
        connection.isolation_level = None  # we begin ourselves
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begins(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


class Postgres(Database):
    """A server, which other workers use too."""

    def __init__(self, url: URL) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # brings all of the ORM with it

        query = {"ssl" if name == "sslmode" else name: value for name, value in url.query.items()}
        self.dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg", query=query),
            hide_parameters=True,
            pool_size=4,
            max_overflow=4,  # with the one that listens at most nine connections a worker
            connect_args={"timeout": 5, "command_timeout": 60},
        )
        self._reading = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self._glancing = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self.dialect = self._engine.dialect

    async def glance(self, work: Callable[[Connection], T]) -> T:
        async with self._glancing.connect() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self._reading.begin() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()
