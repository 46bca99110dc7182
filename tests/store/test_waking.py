"""A table that left memory comes back."""

from __future__ import annotations

import time

import pytest
from store.kept import entry, lay, note, said, seat, snapshot, step, table

from coven.table.store import Change, GoneError, Store, Woken

pytestmark = pytest.mark.anyio


async def test_a_table_wakes_with_all_it_needs(store: Store) -> None:
    await store.create(table(), [seat("ann"), seat("bob")], [])
    await store.write(step(1, "pay", deciding="bob", snapshots=(snapshot(1),), notes=(note("clock", b"9"),)))
    spoken = [(await store.write(said(text)))[0] for text in ("one", "two", "three")]

    woken = await store.wake("oak", chat=2)

    oak = table(version=1, touched=3.0, deciding="bob")
    people = (seat("ann"), seat("bob"))
    assert woken == Woken(oak, people, (entry(1, "pay"),), snapshot(1), (note("clock", b"9"),), tuple(spoken[1:]))


async def test_no_table_wakes_from_nothing(store: Store) -> None:
    with pytest.raises(GoneError):
        await store.wake("oak")


async def test_the_newest_snapshot_is_the_one_that_still_stands(store: Store) -> None:
    await lay(store)
    for version in range(1, 7):
        await store.write(step(version, snapshots=(snapshot(version),)))

    await store.write(Change(table="oak", entries=(entry(7, "", did="undo", to=3),)))

    assert (await store.wake("oak")).snapshot == snapshot(3)
    assert await store.last_snapshot("oak", 6) == snapshot(6)
    assert await store.last_snapshot("oak", 2) == snapshot(2)
    assert await store.last_snapshot("oak", 0) is None


async def test_what_is_done_after_an_undo_stands(store: Store) -> None:
    await lay(store)
    await store.write(step(1, snapshots=(snapshot(1),)))
    await store.write(Change(table="oak", entries=(entry(2, "", did="undo", to=0),)))

    await store.write(step(3, snapshots=(snapshot(3, 1),)))

    assert (await store.wake("oak")).snapshot == snapshot(3, 1)


async def test_a_long_game_wakes_quickly(store: Store) -> None:
    log = [entry(version, "pay water-1", told=b"t" * 200) for version in range(1, 1001)]
    await store.create(table(version=1000), [], [], log, [snapshot(number) for number in range(16, 1000, 16)])

    tries = []
    for _ in range(5):
        start = time.thread_time()
        woken = await store.wake("oak")
        tries.append(time.thread_time() - start)

    assert (len(woken.entries), woken.snapshot) == (1000, snapshot(992))
    assert min(tries) < 0.02
