"""Many write at once: changes share transactions, and nobody takes a version twice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path

import pytest
from store.kept import entry, lay, link, note, remember, said, step, table, words

from coven.table.store import Change, ConflictError, GoneError, Store, StoreError

pytestmark = pytest.mark.anyio


async def all_of(store: Store, changes: Iterable[Change]) -> list[str]:
    """Write changes at once; what became of each."""
    became = await asyncio.gather(*map(store.write, changes), return_exceptions=True)
    return [type(one).__name__ if isinstance(one, BaseException) else "kept" for one in became]


async def test_changes_of_many_tables_share_a_transaction(store: Store) -> None:
    names = [f"t{number}" for number in range(100)]
    await asyncio.gather(*(store.create(table(name), [], []) for name in names))
    before = store.commits

    for version in range(1, 4):
        await asyncio.gather(*(store.write(step(version, table=name)) for name in names))

    assert store.commits - before <= 6
    assert (await store.counts()).entries == 300


async def test_steps_of_one_table_may_share_a_transaction(store: Store) -> None:
    await lay(store)

    await all_of(store, [step(version, f"w{version}", deciding=f"seat {version}") for version in range(1, 21)])

    assert await words(store) == [f"w{version}" for version in range(1, 21)]
    assert await store.table("oak") == table(version=20, touched=22.0, deciding="seat 20")


async def test_a_taken_version_is_refused_and_nothing_of_the_change_is_kept(store: Store, other: Store) -> None:
    await lay(store)
    await other.write(step(1, "theirs"))

    with pytest.raises(ConflictError):
        await store.write(step(1, "ours", deciding="bob", links=(link("a"),), notes=(note("plan", b"1"),)))

    assert await words(store) == ["theirs"]
    assert await store.table("oak") == table(version=1, touched=3.0)
    assert (await store.links("oak"), await store.notes("oak")) == ((), ())


async def test_a_conflict_harms_nobody_in_the_same_transaction(store: Store, other: Store) -> None:
    await lay(store, "oak", "elm", "ash")
    await other.write(step(1, "theirs", "elm"))

    became = await all_of(
        store, [step(1), step(1, table="elm"), said("hi", "elm"), step(1, table="ash"), said("a", "fir")]
    )

    assert became == ["kept", "ConflictError", "kept", "kept", "GoneError"]
    assert [await words(store, name) for name in ("oak", "elm", "ash")] == [["done"], ["theirs"], ["done"]]


async def test_what_went_on_from_a_refused_step_is_refused_too(store: Store, other: Store) -> None:
    await lay(store)
    await other.write(step(1, "theirs"))

    became = await all_of(store, [step(1, "ours"), step(2, "ours"), step(3, "ours")])

    assert became == ["ConflictError"] * 3
    assert await all_of(store, [step(2, "ours"), said("still here")]) == ["ConflictError", "kept"]
    assert await words(store) == ["theirs"]


@pytest.mark.parametrize("read", [Store.wake, Store.entries])
async def test_whoever_reads_a_table_again_can_go_on(store: Store, other: Store, read: object) -> None:
    await lay(store)
    await other.write(step(1, "theirs"))
    await all_of(store, [step(1, "ours")])

    await (store.wake("oak") if read is Store.wake else store.entries("oak"))
    await store.write(step(2, "ours"))

    assert await words(store) == ["theirs", "ours"]


async def test_of_two_workers_one_is_faster(store: Store, other: Store) -> None:
    await lay(store)

    for version in range(1, 11):
        here, there = await asyncio.gather(all_of(store, [step(version)]), all_of(other, [step(version, "else")]))
        assert sorted(here + there) == ["ConflictError", "kept"]
        await asyncio.gather(store.entries("oak"), other.entries("oak"))

    assert len(await words(store)) == 10


async def test_what_two_workers_hear_at_once_is_numbered_once(store: Store, other: Store) -> None:
    await lay(store)

    told = await asyncio.gather(*(one.write(said(str(number))) for number in range(25) for one in (store, other)))

    assert sorted(rows[0].seq for rows in told) == list(range(50))
    assert [(row,) for row in await store.chat("oak")] == sorted(told, key=lambda rows: rows[0].seq)


async def test_workers_that_write_to_the_same_tables_do_not_block_each_other(store: Store, other: Store) -> None:
    names = [f"t{number}" for number in range(10)]
    await lay(store, *names)

    for moment in range(1, 9):
        here = [Change(table=name, deciding="a", touched=float(moment)) for name in names]
        there = [Change(table=name, touched=float(moment), outcome="") for name in reversed(names)]
        await asyncio.gather(*map(store.write, here), *map(other.write, there))

    assert {row.touched for row in await store.list()} == {8.0}


async def test_closing_writes_what_waits(store: Store, url: str) -> None:
    await lay(store)
    closing = await Store.open(url)
    waiting = [asyncio.ensure_future(closing.write(step(version))) for version in range(1, 6)]
    await asyncio.sleep(0)

    await closing.close()

    assert all(one.done() and not one.exception() for one in waiting)
    assert len(await words(store)) == 5
    with pytest.raises(StoreError):
        await closing.write(step(6))


async def test_who_stops_waiting_disturbs_nobody(store: Store) -> None:
    await lay(store, "oak", "elm")
    leaving = asyncio.ensure_future(store.write(step(1)))
    await asyncio.sleep(0)

    leaving.cancel()
    await store.write(step(1, table="elm"))

    assert await words(store) == ["done"]


async def test_a_table_may_go_while_it_is_written_to(store: Store, other: Store) -> None:
    await lay(store, "oak", "elm")
    await other.delete("oak")

    became = await all_of(store, [step(1), remember(note("plan", b"1")), step(1, table="elm")])

    assert became == [GoneError.__name__, GoneError.__name__, "kept"]


async def test_an_answer_and_what_passes_after_it_are_one_step(store: Store) -> None:
    await lay(store)
    await store.write(step(2, "in the way"))

    with pytest.raises(ConflictError):
        await store.write(Change(table="oak", entries=(entry(1), entry(2, did="pass"))))

    assert await words(store) == ["in the way"]


async def test_who_commits_never_waits_until_much_is_carried_into_the_file(url: str, store: Store) -> None:
    if not url.startswith("sqlite"):
        pytest.skip("PostgreSQL does this by itself")
    await lay(store)
    for version in range(1, 521):
        await store.write(step(version, "w" * 9000))
    file = Path(url.removeprefix("sqlite:///"))
    for _ in range(200):
        if file.stat().st_size > 2_000_000:
            break
        await asyncio.sleep(0.05)

    assert file.stat().st_size > 2_000_000  # beside it, and before so much waits that a commit has to do it
    assert len(await words(store)) == 520
