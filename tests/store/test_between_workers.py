"""Workers tell each other through PostgreSQL which tables changed."""

from __future__ import annotations

import asyncio

import pytest
from store.kept import lay, said, step
from store.server import Server

from coven.table.store import Store

pytestmark = pytest.mark.anyio


class Ear:
    """Somebody who listens."""

    def __init__(self) -> None:
        self.heard: list[str | None] = []
        self._more = asyncio.Event()

    def hear(self, table: str | None) -> None:
        self.heard.append(table)
        self._more.set()

    async def until(self, table: str | None) -> None:
        """Wait for a notice."""
        async with asyncio.timeout(20):
            while table not in self.heard:
                self._more.clear()
                await self._more.wait()


async def test_other_workers_hear_which_table_changed(postgres_url: str) -> None:
    ear, own = Ear(), Ear()
    here, there = await Store.open(postgres_url), await Store.open(postgres_url)
    await here.listen(own.hear)
    await there.listen(ear.hear)

    await lay(here, "oak", "elm")
    await asyncio.gather(here.write(step(1)), here.write(said("hello")), here.write(step(1, table="elm")))
    await ear.until("elm")
    await there.write(said("goodbye", "oak"))
    await own.until("oak")
    await asyncio.gather(here.close(), there.close())

    assert ear.heard[:2] == ["oak", "elm"]
    assert own.heard == ["oak"]


async def test_a_refused_change_is_not_heard_of(postgres_url: str) -> None:
    ear = Ear()
    here, there = await Store.open(postgres_url), await Store.open(postgres_url)
    await lay(here, "oak", "elm")
    await there.listen(ear.hear)

    await asyncio.gather(here.write(step(1, table="fir")), here.write(step(1, table="elm")), return_exceptions=True)
    await ear.until("elm")
    await asyncio.gather(here.close(), there.close())

    assert ear.heard == ["elm"]


async def test_with_a_file_there_is_nobody_to_hear_of(store: Store) -> None:
    ear = Ear()

    await store.listen(ear.hear)
    await lay(store)
    await store.write(step(1))

    assert ear.heard == []


async def test_after_a_crash_of_the_database_everybody_looks_again(server: Server) -> None:
    ear = Ear()
    here, there = await Store.open(server.database), await Store.open(server.database)
    await lay(here)
    await there.listen(ear.hear)

    await asyncio.to_thread(server.crash)
    await asyncio.to_thread(server.again)
    await ear.until(None)
    await here.write(step(1))
    await ear.until("oak")
    await asyncio.gather(here.close(), there.close())

    assert ear.heard == [None, "oak"]
