"""What is kept can be listed, counted and thrown away."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import func, select
from store.kept import entry, lay, link, note, remember, said, seat, snapshot, table

from coven.table.store import Change, Counts, Store
from coven.table.store.reading import PLAYING
from coven.table.store.schema import tables

pytestmark = pytest.mark.anyio


async def test_tables_are_listed_in_the_order_they_were_made(store: Store) -> None:
    for id, created in (("oak", 3.0), ("elm", 1.0), ("fir", 2.0), ("ash", 2.0)):
        await store.create(table(id, created=created), [], [])

    assert [row.id for row in await store.list()] == ["elm", "ash", "fir", "oak"]
    assert [row.id for row in await store.list(2, after="ash")] == ["fir", "oak"]


async def test_tables_that_are_over_or_closed_are_not_playing(store: Store) -> None:
    await lay(store, "oak", "elm", "fir")
    await store.write(Change(table="elm", outcome="won"))
    await store.write(Change(table="fir", closed=4.0))

    assert [row.id for row in await store.list(playing=True)] == ["oak"]
    assert await store.counts() == Counts(tables=3, playing=1, entries=0)
    assert await store.playing() == 1


async def test_how_many_are_played_is_told_without_going_through_the_tables(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/coven.db")
    await lay(store, "oak")
    await store.close()

    asked = str(select(func.count()).select_from(tables).where(PLAYING).compile(compile_kwargs={"literal_binds": True}))
    with closing(sqlite3.connect(tmp_path / "coven.db")) as connection:
        (plan,) = connection.execute(f"explain query plan {asked}").fetchall()

    assert "COVERING INDEX" in plan[3]


async def test_with_a_table_goes_all_that_belongs_to_it(store: Store) -> None:
    await store.create(table(), [seat("ann")], [link("a")], [entry(1)], [snapshot(1)])
    await store.write(said("hello"))
    await store.write(remember(note("plan", b"1")))

    assert await store.delete("oak")

    reads = (store.seats, store.links, store.entries, store.snapshots, store.chat, store.notes)
    assert [await read("oak") for read in reads] == [()] * 6
    assert await store.link(link("a").hash) is None
    assert not await store.delete("oak")


async def test_old_tables_that_are_over_are_pruned(store: Store) -> None:
    await store.create(table("old", touched=2.0, outcome="lost"), [], [])
    await store.create(table("asleep", touched=2.0), [], [])
    await store.create(table("shut", touched=2.0, closed=2.0), [], [])
    await store.create(table("new", touched=9.0, outcome="won"), [], [])

    assert await store.prune(before=5.0) == 2

    assert {row.id for row in await store.list()} == {"asleep", "new"}
    assert await store.prune(before=5.0, playing=True) == 1


async def test_a_backup_of_a_file_in_use_is_a_whole_database(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/coven.db")
    await store.create(table(version=1), [seat("ann")], [], [entry(1)], [snapshot(1)])

    with closing(sqlite3.connect(tmp_path / "coven.db")) as copying:
        copying.execute("vacuum into ?", (f"{tmp_path}/backup.db",))
    await store.delete("oak")
    restored = await Store.open(f"sqlite:///{tmp_path}/backup.db")
    woken = await restored.wake("oak")

    await asyncio.gather(store.close(), restored.close())
    assert (woken.table, woken.entries, woken.snapshot) == (table(version=1), (entry(1),), snapshot(1))
