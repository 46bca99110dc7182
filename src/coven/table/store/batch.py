"""Changes of many tables in one transaction: a statement for each kind of row, in an order that is always the same, so
that two workers never wait for each other.

The statements are compiled once and given to the driver as they are; rows go as tuples, in the order of their fields.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET
from msgspec.structs import astuple
from sqlalchemy import ClauseElement, Connection, Dialect, Table, bindparam, delete, func, select, update
from sqlalchemy.sql.compiler import SQLCompiler

from coven.table.store import schema
from coven.table.store.errors import ConflictError, GoneError, StoreError
from coven.table.store.rows import Change, ChatRow, EntryRow, NoteRow, TableRow

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql, sqlite

SETTABLE = ("deciding", "outcome", "closed", "settings", "touched")


class Job:
    """A change that waits to be written, with the row of its table if that is new."""

    def __init__(self, change: Change, new: TableRow | None = None) -> None:
        self.change = change
        self.new = new
        self.said: tuple[ChatRow, ...] = ()
        self.uncertain = False  # whether the connection broke while it was written: it may be there
        self.late = False  # whether somebody else has gone on from what it goes on from
        self.done: asyncio.Future[tuple[ChatRow, ...]] = asyncio.get_running_loop().create_future()

    @property
    def goes_on(self) -> bool:
        """Whether it adds to what a table has been through."""
        return self.new is None and bool(self.change.entries)

    def settle(self, refusal: StoreError | None = None) -> None:
        """Tell whoever waits for it, if somebody still does."""
        if self.done.done():
            return
        if refusal is None:
            self.done.set_result(self.said)
        else:
            self.done.set_exception(refusal)


class Batch:
    """Writes jobs. `notice` is what other workers hear before the id of a table; without it they hear nothing."""

    def __init__(self, dialect: Dialect, notice: str = "") -> None:
        self._dialect = dialect
        self._notice = notice
        kept = (schema.entries, schema.snapshots, schema.chat)
        changed = (schema.seats, schema.links, schema.notes)
        self._insert = {table.name: self._compiled(self._inserted(table)) for table in kept}
        self._upsert = {table.name: self._compiled(self._upserted(table)) for table in changed}
        key = [schema.notes.c[name] == bindparam(f"_{name}") for name in ("table", "kind", "seat")]
        self._forget = self._compiled(delete(schema.notes).where(*key))
        self._updates: dict[tuple[str, ...], str] = {}

    def _compiled(self, statement: ClauseElement) -> str:
        compiled = statement.compile(dialect=self._dialect)
        assert isinstance(compiled, SQLCompiler)
        return compiled.string

    def _inserted(self, table: Table) -> postgresql.Insert | sqlite.Insert:
        if self._dialect.name == "postgresql":
            from sqlalchemy.dialects import postgresql

            return postgresql.insert(table)
        from sqlalchemy.dialects import sqlite

        return sqlite.insert(table)

    def _upserted(self, table: Table) -> ClauseElement:
        insert = self._inserted(table)
        changed = {column.name: insert.excluded[column.name] for column in table.c if not column.primary_key}
        return insert.on_conflict_do_update(index_elements=table.primary_key.columns, set_=changed)

    def write(self, connection: Connection, jobs: Iterable[Job]) -> None:
        """Write all jobs but those that have landed already."""
        fresh = [job for job in jobs if not (job.uncertain and landed(connection, job))]
        changes = [job.change for job in fresh]
        new = [msgspec.structs.asdict(job.new) for job in fresh if job.new is not None]
        if new:
            connection.execute(schema.tables.insert(), sorted(new, key=lambda row: str(row["id"])))
        self._guard(connection, changes)
        self._append(connection, "entries", [astuple(row) for change in changes for row in change.entries])
        self._append(connection, "snapshots", [astuple(row) for change in changes for row in change.snapshots])
        self._set(connection, [job.change for job in fresh if job.new is None])
        self._put(connection, "seats", {(row.table, row.seat): row for one in changes for row in one.seats})
        self._put(connection, "links", {row.hash: row for one in changes for row in one.links})
        self._note(connection, {(row.table, row.kind, row.seat): row for one in changes for row in one.notes})
        self._append(connection, "chat", [astuple(row) for row in self._numbered(connection, fresh)])
        if self._notice and changes:
            ids = sorted({self._notice + change.table for change in changes})
            connection.exec_driver_sql("select pg_notify('coven', id) from unnest($1::text[]) id", (ids,))

    def _guard(self, connection: Connection, changes: Sequence[Change]) -> None:
        """What must still be so, is; whoever depends on it waits for others who change the same table."""
        guarded = [change.table for change in changes if change.expects or change.revokes]
        if not guarded:
            return
        if len(set(guarded)) < len(guarded):
            raise ConflictError("One after the other.")
        held = select(schema.tables.c.id).where(schema.tables.c.id.in_(guarded)).order_by(schema.tables.c.id)
        connection.execute(held.with_for_update())
        for note in [note for change in changes for note in change.expects]:
            if (connection.scalar(_note_value(note)) or b"") != note.value:
                raise ConflictError("Somebody else was faster.")
        links = schema.links.c
        for change in changes:
            for seat, at in sorted(change.revokes.items()):
                valid = (links.table == change.table, links.seat == seat, links.revoked.is_(None))
                connection.execute(update(schema.links).where(*valid).values(revoked=at))

    def _append(self, connection: Connection, name: str, rows: list[tuple[Any, ...]]) -> None:
        if rows:
            connection.exec_driver_sql(self._insert[name], sorted(rows, key=lambda row: row[0]))

    def _put(self, connection: Connection, name: str, rows: dict[Any, Any]) -> None:
        if rows:
            connection.exec_driver_sql(self._upsert[name], [astuple(rows[key]) for key in sorted(rows)])

    def _note(self, connection: Connection, notes: dict[Any, NoteRow]) -> None:
        self._put(connection, "notes", {key: row for key, row in notes.items() if row.value})
        gone = sorted(key for key, row in notes.items() if not row.value)
        if gone:
            connection.exec_driver_sql(self._forget, gone)

    def _set(self, connection: Connection, changes: Sequence[Change]) -> None:
        """Set fields of tables; what is set twice is set once."""
        check_there(connection, changes)
        fields: dict[str, dict[str, Any]] = {}
        for change in changes:
            fields.setdefault(change.table, {}).update(_settings(change))
        alike: dict[tuple[str, ...], list[tuple[Any, ...]]] = {}
        for table, values in sorted(fields.items()):
            alike.setdefault(tuple(values), []).append((*values.values(), table))
        for names, rows in sorted(alike.items()):
            if names:
                connection.exec_driver_sql(self._update(names), rows)

    def _update(self, names: tuple[str, ...]) -> str:
        if names not in self._updates:
            statement = update(schema.tables).where(schema.tables.c.id == bindparam("_id"))
            self._updates[names] = self._compiled(
                statement.ordered_values(*((name, bindparam(name)) for name in names))
            )
        return self._updates[names]

    def _numbered(self, connection: Connection, jobs: Sequence[Job]) -> list[ChatRow]:
        """What is said, with the numbers that follow those of its table."""
        talking = [job for job in jobs if job.change.chat]
        if not talking:
            return []
        last = select(schema.chat.c.table, func.max(schema.chat.c.seq)).group_by(schema.chat.c.table)
        found = connection.execute(last.where(schema.chat.c.table.in_({job.change.table for job in talking})))
        highest: dict[str, int] = {row[0]: row[1] for row in found}
        for job in talking:
            first = highest.get(job.change.table, -1) + 1
            job.said = tuple(msgspec.structs.replace(row, seq=seq) for seq, row in enumerate(job.change.chat, first))
            highest[job.change.table] = job.said[-1].seq
        return [row for job in talking for row in job.said]


def check_there(connection: Connection, changes: Sequence[Change]) -> None:
    """Rows of a table that is gone are refused by the database; fields of it would be set in vain."""
    bare = {one.table for one in changes if not (one.entries or one.seats or one.links or one.notes or one.chat)}
    if bare:
        found = connection.scalars(select(schema.tables.c.id).where(schema.tables.c.id.in_(bare)))
        if bare - set(found):
            raise GoneError("There is no such table.")


def _settings(change: Change) -> dict[str, Any]:
    values: dict[str, Any] = {}
    if change.entries:
        values = {"version": change.entries[-1].version, "touched": change.entries[-1].at}
    for name in SETTABLE:
        value = getattr(change, name)
        if value is not UNSET:
            values[name] = schema.as_json(value) if name == "settings" else value
    return values


def landed(connection: Connection, job: Job) -> bool:
    """Whether a job was written although the connection broke: its rows are there, and they are ours."""
    change = job.change
    job.said = tuple(row for row in map(_said(connection), change.chat) if row is not None)
    if job.new is not None:
        secret = select(schema.tables.c.secret).where(schema.tables.c.id == job.new.id)
        return connection.scalar(secret) == job.new.secret
    if change.entries:
        row = connection.execute(_entry(change.entries[-1])).first()
        return row is not None and EntryRow(*row) == change.entries[-1]
    return bool(job.said)  # the rest can be written twice


def _entry(entry: EntryRow) -> Any:
    return select(schema.entries).where(
        schema.entries.c.table == entry.table, schema.entries.c.version == entry.version
    )


def _note_value(note: NoteRow) -> Any:
    kept = schema.notes.c
    return select(kept.value).where(kept.table == note.table, kept.kind == note.kind, kept.seat == note.seat)


def _said(connection: Connection) -> Callable[[ChatRow], ChatRow | None]:
    def find(said: ChatRow) -> ChatRow | None:
        names = ("table", "seat", "name", "text", "at")
        same = [schema.chat.c[name] == getattr(said, name) for name in names]
        row = connection.execute(select(schema.chat).where(*same)).first()
        return None if row is None else ChatRow(*row)

    return find


def refusal(connection: Connection, job: Job) -> StoreError | None:
    """Why the database refused a job, if that still holds."""
    if job.new is not None:
        return ConflictError("There is such a table already.")
    if connection.scalar(select(schema.tables.c.id).where(schema.tables.c.id == job.change.table)) is None:
        return GoneError("There is no such table.")
    if any(connection.execute(_entry(entry)).first() is not None for entry in job.change.entries):
        return ConflictError("Somebody else was faster.")
    return None
