"""What is kept comes back as it was."""

from __future__ import annotations

import traceback

import msgspec
import pytest
from store.kept import entry, lay, link, note, remember, said, seat, snapshot, step, table, words

from coven.table.store import Change, ConflictError, GoneError, Store, StoreError

pytestmark = pytest.mark.anyio


async def test_a_table_comes_back_as_it_was_made(store: Store) -> None:
    oak = table(pack={"id": "p"}, start={"deck": [1]}, parent="elm", parent_version=7, closed=9.25)
    people = (seat("ann", name="Żaneta", crest="owl", holder="person"), seat("bob", holder="bot", bot="random"))

    await store.create(oak, people, [link("a"), link("b", seat="host")])

    assert await store.table("oak") == oak
    assert await store.seats("oak") == people
    assert await store.links("oak") == (link("a"), link("b", seat="host"))


async def test_a_table_can_begin_with_a_log(store: Store) -> None:
    log = [entry(1, "pay"), entry(2, "", did="undo", to=0, agreed=True, told=b"\0\xff")]

    await store.create(table(version=2), [], [], log, [snapshot(1)])

    assert await store.entries("oak") == tuple(log)
    assert await store.snapshots("oak") == (snapshot(1),)
    assert await store.table("oak") == table(version=2)


async def test_an_id_is_given_once(store: Store) -> None:
    await store.create(table(), [], [])

    with pytest.raises(ConflictError):
        await store.create(table(game="djinn"), [], [link("a")])

    assert await store.table("oak") == table()
    assert await store.link(link("a").hash) is None


async def test_an_entry_gives_the_table_its_version_and_its_time(store: Store) -> None:
    await lay(store)

    await store.write(step(1, deciding="bob", outcome="won"))

    assert await store.table("oak") == table(version=1, touched=3.0, deciding="bob", outcome="won")


async def test_only_what_is_given_is_set(store: Store) -> None:
    await store.create(table(deciding="ann"), [], [])

    await store.write(Change(table="oak", settings={"title": "Dub", "clock": [5]}, closed=8.5))
    await store.write(Change(table="oak", closed=None, touched=4.0))

    settings = {"title": "Dub", "clock": [5]}
    assert await store.table("oak") == table(deciding="ann", settings=settings, touched=4.0)


async def test_the_log_is_read_in_its_order_and_from_any_version(store: Store) -> None:
    await lay(store, "oak", "elm")
    for version in range(1, 12):
        await store.write(step(version, f"w{version}"))
    await store.write(step(1, "other", "elm"))

    assert await words(store) == [f"w{version}" for version in range(1, 12)]
    assert [one.version for one in await store.entries("oak", after=9)] == [10, 11]


async def test_seats_and_links_change(store: Store) -> None:
    await store.create(table(), [seat("ann")], [link("a")])
    sat, revoked = seat("ann", name="Ann", holder="person"), msgspec.structs.replace(link("a"), revoked=5.0)

    await store.write(Change(table="oak", seats=(sat,), links=(revoked, link("b"))))

    assert await store.seats("oak") == (sat,)
    assert await store.link(link("a").hash) == revoked
    assert await store.links("oak") == (revoked, link("b"))


async def test_a_note_is_kept_once_for_a_seat_until_it_is_emptied(store: Store) -> None:
    await lay(store)
    await store.write(remember(note("plan", b"1"), note("plan", b"2", "bob"), note("vote", b"3", "")))

    await store.write(remember(note("plan", b"4"), note("plan", b"", "bob")))

    assert await store.notes("oak") == (note("plan", b"4"), note("vote", b"3", ""))


async def test_what_is_said_is_numbered(store: Store) -> None:
    await lay(store, "oak", "elm")

    numbers = [(await store.write(one))[0].seq for one in (said("hello"), said("hi", "elm"), said("hello"))]

    assert numbers == [0, 0, 1]
    assert [one.text for one in await store.chat("oak", after=0)] == ["hello"]


async def test_rows_of_no_table_are_refused(store: Store) -> None:
    for change in (
        step(1),
        said("hello"),
        Change(table="oak", closed=1.0),
        remember(note("plan", b"1")),
    ):
        with pytest.raises(GoneError):
            await store.write(change)

    assert await store.table("oak") is None


async def test_what_cannot_be_written_harms_nobody_else(store: Store) -> None:
    await lay(store, "oak", "elm")

    with pytest.raises(StoreError) as refused:
        await store.write(step(1, "hid" + "den\ud800"))
    await store.write(step(1, table="elm"))

    assert "hidden" not in "".join(traceback.format_exception(refused.value))
    assert await words(store) == []
