"""Rows to keep, as short as they can be said."""

from __future__ import annotations

from typing import Any

from coven.table.store import Change, ChatRow, EntryRow, LinkRow, NoteRow, SeatRow, SnapshotRow, Store, TableRow


def table(id: str = "oak", **fields: Any) -> TableRow:
    given: dict[str, Any] = {
        "game": "madness",
        "revision": 3,
        "pack": None,
        "options": {"difficulty": "hard"},
        "seats": ("ann", "bob"),
        "start": None,
        "secret": b"s" * 32,
        "settings": {"title": "Čarodějnice"},
        "created": 1.5,
        "touched": 1.5,
    }
    return TableRow(id=id, **(given | fields))


def entry(version: int, word: str = "done", table: str = "oak", **fields: Any) -> EntryRow:
    given: dict[str, Any] = {"number": version, "seat": "ann", "did": "answer", "at": 2.0 + version}
    return EntryRow(table=table, version=version, word=word, **(given | fields))


def step(version: int, word: str = "done", table: str = "oak", **fields: Any) -> Change:
    """A change with one answer."""
    return Change(table=table, entries=(entry(version, word, table),), **fields)


def said(text: str, table: str = "oak", seat: str = "ann") -> Change:
    """A change with one thing said."""
    return Change(table=table, chat=(ChatRow(table, seat, "Ann", text, 3.0),))


def seat(id: str, table: str = "oak", **fields: Any) -> SeatRow:
    return SeatRow(table, id, **fields)


def link(secret: str, table: str = "oak", seat: str = "ann") -> LinkRow:
    return LinkRow(secret.encode().ljust(32, b"."), table, seat, 1.5)


def note(kind: str, value: bytes, seat: str = "ann", table: str = "oak") -> NoteRow:
    return NoteRow(table, kind, seat, value)


def remember(*notes: NoteRow) -> Change:
    """A change with notes."""
    return Change(table="oak", notes=notes)


def snapshot(version: int, number: int = 0, table: str = "oak") -> SnapshotRow:
    return SnapshotRow(table, version, number or version, f"position {version}".encode())


async def lay(store: Store, *ids: str) -> None:
    """Make tables without anything on them."""
    for id in ids or ("oak",):
        await store.create(table(id), [], [])


async def words(store: Store, id: str = "oak") -> list[str]:
    """The words of a log."""
    return [one.word for one in await store.entries(id)]
