"""The store: tables are made, changed and read here. A change is acknowledged once its transaction has committed."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Self, TypeVar

import msgspec
from sqlalchemy import Connection, Select, delete

from coven.table.store import reading, schema
from coven.table.store.batch import Batch, Job
from coven.table.store.database import Database, Postgres, connect
from coven.table.store.migrations import migrate as bring_up_to_date
from coven.table.store.notices import Listener
from coven.table.store.rows import (
    Change,
    ChatRow,
    Counts,
    EntryRow,
    LinkRow,
    NoteRow,
    SeatRow,
    SnapshotRow,
    TableRow,
    Woken,
)
from coven.table.store.timing import Timing
from coven.table.store.writer import Writer, persistently

T = TypeVar("T")
R = TypeVar("R", bound=msgspec.Struct)
DEFAULT_URL = "sqlite:///coven.db"
PATIENCE = 30.0  # seconds to wait for a database that is away


class Store:
    """One database. Open it with `Store.open`, and close it: what waits is written first."""

    def __init__(self, database: Database, patience: float) -> None:
        self._database = database
        self._patience = patience
        self._own = secrets.token_hex(8) + " "  # begins our notices
        shared = isinstance(database, Postgres)
        self._writer = Writer(database, Batch(database.dialect, self._own if shared else ""), patience)
        self._listener: Listener | None = None

    @classmethod
    async def open(cls, url: str = DEFAULT_URL, *, migrate: bool = True, patience: float | None = None) -> Self:
        """The store at a URL, sqlite:///PATH or postgresql://…, with the schema of this version."""
        patience = PATIENCE if patience is None else patience
        database = connect(url)
        try:
            if migrate:
                await persistently(partial(database.write, bring_up_to_date), patience)
        except BaseException:
            await database.close()
            raise
        return cls(database, patience)

    async def close(self) -> None:
        """Write what waits, and let go of the database."""
        if self._listener is not None:
            await self._listener.stop()
        await self._writer.close()
        await self._database.close()

    @property
    def commits(self) -> int:
        """How many transactions have written changes."""
        return self._writer.commits

    @property
    def moves(self) -> int:
        """How many entries were written."""
        return self._writer.moves

    @property
    def timing(self) -> Timing:
        """How long the transactions took."""
        return self._writer.timing

    async def create(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        links: Sequence[LinkRow],
        entries: Sequence[EntryRow] = (),
        snapshots: Sequence[SnapshotRow] = (),
        notes: Sequence[NoteRow] = (),
    ) -> None:
        """A new table, all at once; ConflictError if there is one with this id."""
        rows = Change(
            table=table.id,
            seats=tuple(seats),
            links=tuple(links),
            entries=tuple(entries),
            snapshots=tuple(snapshots),
            notes=tuple(notes),
        )
        await self._writer.write(Job(rows, table))

    async def write(self, change: Change) -> tuple[ChatRow, ...]:
        """Write a change, together with whatever else waits; what was said comes back with its numbers.

        ConflictError: a version of it is taken, and nothing of it is written. Until the table is read again (`wake` or
        `entries`) further entries of it are refused too. GoneError: no such table."""
        return await self._writer.write(Job(change))

    async def wake(self, table: str, *, chat: int = 100) -> Woken:
        """All that brings a table back, as it was at one moment, with the last things said; GoneError if it is not."""
        found = await self._read(lambda connection: reading.woken(connection, table, chat))
        self._writer.read_again(table)
        return found

    async def table(self, table: str) -> TableRow | None:
        return await self._one(TableRow, reading.THE_TABLE, table=table)

    async def seats(self, table: str) -> tuple[SeatRow, ...]:
        return await self._all(SeatRow, reading.SEATS, table=table)

    async def links(self, table: str) -> tuple[LinkRow, ...]:
        return await self._all(LinkRow, reading.LINKS, table=table)

    async def link(self, hash: bytes) -> LinkRow | None:
        """The link with this hash, revoked or not."""
        return await self._one(LinkRow, reading.THE_LINK, hash=hash)

    async def entries(self, table: str, after: int = -1) -> tuple[EntryRow, ...]:
        """The log after a version."""
        found = await self._all(EntryRow, reading.ENTRIES, table=table, after=after)
        self._writer.read_again(table)
        return found

    async def last_snapshot(self, table: str, version: int) -> SnapshotRow | None:
        """The newest snapshot at or before a version that stood then: what was undone by then is passed over."""
        return await self._one(SnapshotRow, reading.SNAPSHOT, table=table, version=version)

    async def snapshots(self, table: str) -> tuple[SnapshotRow, ...]:
        return await self._all(SnapshotRow, reading.SNAPSHOTS, table=table)

    async def chat(self, table: str, after: int = -1) -> tuple[ChatRow, ...]:
        """What was said after a number."""
        return await self._all(ChatRow, reading.CHAT, table=table, after=after)

    async def notes(self, table: str) -> tuple[NoteRow, ...]:
        return await self._all(NoteRow, reading.NOTES, table=table)

    async def list(self, limit: int = 100, after: str = "", *, playing: bool = False) -> tuple[TableRow, ...]:
        """Tables in the order they were made, after one of them; all, or those that are neither over nor closed."""
        statement = reading.LISTED_PLAYING if playing else reading.LISTED
        return await self._all(TableRow, statement, limit=limit, after=after)

    async def noted(self, kind: str, since: float) -> tuple[str, ...]:
        """The tables that are played, were touched since a time and have a note of a kind."""
        values = {"kind": kind, "since": since}
        return tuple(await self._read(lambda connection: connection.scalars(reading.NOTED, values).all()))

    async def playing(self, patience: float | None = None) -> int:
        """How many tables are played; quick, however much is kept."""
        wait = self._patience if patience is None else patience
        return await persistently(partial(self._database.read, reading.playing), wait)

    async def counts(self) -> Counts:
        """How much is kept; it goes through everything."""
        return await self._read(reading.counts)

    async def prune(self, before: float, *, playing: bool = False) -> int:
        """Delete tables that are over or closed (or all of them) and were last touched before a time; how many."""
        old = reading.OLD if playing else reading.OLD_AND_OVER
        ids = await self._read(lambda connection: connection.scalars(old, {"before": before}).all())
        return sum([await self.delete(table) for table in ids])

    async def delete(self, table: str) -> bool:
        """Delete a table and all of its rows; whether it was there."""
        gone = delete(schema.tables).where(schema.tables.c.id == table)
        write = partial(self._database.write, lambda connection: connection.execute(gone).rowcount > 0)
        return await asyncio.shield(asyncio.ensure_future(persistently(write, self._patience)))

    async def listen(self, heard: Callable[[str | None], None]) -> None:
        """Call back with the id of every table that another worker changed, or with None if any may have changed (the
        connection was lost for a while). One listener a store; with SQLite nobody else writes, and it never calls."""
        if isinstance(self._database, Postgres):
            self._listener = Listener(self._database.dsn, self._own, heard)
            await self._listener.start()

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await persistently(partial(self._database.read, work), self._patience)

    async def _all(self, kind: Callable[..., R], statement: Select[Any], **values: object) -> tuple[R, ...]:
        find = partial(self._database.glance, lambda connection: reading.rows(connection, kind, statement, **values))
        return await persistently(find, self._patience)

    async def _one(self, kind: Callable[..., R], statement: Select[Any], **values: object) -> R | None:
        found = await self._all(kind, statement, **values)
        return found[0] if found else None
