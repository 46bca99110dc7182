"""What is read of the database: the statements, made once, and what comes of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from sqlalchemy import BindParameter, Connection, Select, and_, bindparam, exists, func, or_, select, tuple_
from sqlalchemy import Table as Kept

from coven.engine.edge.entries import UNDO
from coven.table.store import schema
from coven.table.store.errors import GoneError
from coven.table.store.rows import OPEN, ChatRow, Counts, EntryRow, NoteRow, SeatRow, SnapshotRow, TableRow, Woken

R = TypeVar("R", bound=msgspec.Struct)


def _of_table(kept: Kept) -> Select[Any]:
    """All rows of a table, in the order of their keys."""
    return select(kept).where(kept.c.table == bindparam("table")).order_by(*kept.primary_key.columns)


def _standing_snapshot() -> Select[Any]:
    """The newest snapshot at or before a version, but those that an undo had gone behind by then."""
    kept, entry = schema.snapshots.c, schema.entries.c
    by_then: BindParameter[int] = bindparam("version")
    undone = exists().where(
        entry.table == kept.table,
        entry.did == UNDO,
        entry.version > kept.version,
        entry.version <= by_then,
        entry.to < kept.version,
    )
    found = select(schema.snapshots).where(kept.table == bindparam("table"), kept.version <= by_then, ~undone)
    return found.order_by(kept.version.desc()).limit(1)


def _listed() -> Select[Any]:
    """Tables in the order they were made, after one of them."""
    after: BindParameter[str] = bindparam("after")
    order = (schema.tables.c.created, schema.tables.c.id)
    behind = tuple_(*order) > select(*order).where(schema.tables.c.id == after).scalar_subquery()
    return select(schema.tables).where(or_(after == "", behind)).order_by(*order).limit(bindparam("limit"))


THE_TABLE = select(schema.tables).where(schema.tables.c.id == bindparam("table"))
THE_LINK = select(schema.links).where(schema.links.c.hash == bindparam("hash"))
SEATS, LINKS, NOTES, SNAPSHOTS = map(_of_table, (schema.seats, schema.links, schema.notes, schema.snapshots))
ENTRIES = _of_table(schema.entries).where(schema.entries.c.version > bindparam("after"))
CHAT = _of_table(schema.chat).where(schema.chat.c.seq > bindparam("after"))
LATEST = select(schema.chat).where(schema.chat.c.table == bindparam("table")).order_by(schema.chat.c.seq.desc())
SNAPSHOT = _standing_snapshot()
PLAYING = and_(schema.tables.c.outcome == OPEN, schema.tables.c.closed.is_(None))
NOTED = (
    select(schema.notes.c.table)
    .distinct()
    .join(schema.tables)
    .where(schema.notes.c.kind == bindparam("kind"), PLAYING, schema.tables.c.touched >= bindparam("since"))
)
LISTED = _listed()
LISTED_PLAYING = LISTED.where(PLAYING)
OLD = select(schema.tables.c.id).where(schema.tables.c.touched < bindparam("before"))
OLD_AND_OVER = OLD.where(~PLAYING)


def rows(connection: Connection, kind: Callable[..., R], statement: Select[Any], **values: object) -> tuple[R, ...]:
    """All rows a statement finds."""
    return tuple([kind(*row) for row in connection.execute(statement, values).all()])


def woken(connection: Connection, table: str, chat: int) -> Woken:
    """All that brings a table back."""
    found = rows(connection, TableRow, THE_TABLE, table=table)
    if not found:
        raise GoneError("There is no such table.")
    snapshot = rows(connection, SnapshotRow, SNAPSHOT, table=table, version=found[0].version)
    return Woken(
        table=found[0],
        seats=rows(connection, SeatRow, SEATS, table=table),
        entries=rows(connection, EntryRow, ENTRIES, table=table, after=-1),
        snapshot=snapshot[0] if snapshot else None,
        notes=rows(connection, NoteRow, NOTES, table=table),
        chat=rows(connection, ChatRow, LATEST.limit(chat), table=table)[::-1],
    )


def playing(connection: Connection) -> int:
    """How many tables are neither over nor closed: an index alone tells, however much is kept."""
    return connection.scalar(select(func.count()).select_from(schema.tables).where(PLAYING)) or 0


def counts(connection: Connection) -> Counts:
    """How much is kept."""
    tables = select(func.count()).select_from(schema.tables)
    entries = select(func.count()).select_from(schema.entries)
    return Counts(*(connection.scalar(one) or 0 for one in (tables, tables.where(PLAYING), entries)))
