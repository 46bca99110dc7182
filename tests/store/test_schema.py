"""The schema grows step by step, and no step loses a row."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from store.kept import entry, seat, table

from coven.table.store import Store, StoreError
from coven.table.store.database import Database, connect
from coven.table.store.migrations import HEAD, migrate
from coven.table.store.schema import metadata

pytestmark = pytest.mark.anyio
FIRST = (
    """insert into tables values ('oak', 'madness', 3, null, '{"difficulty":"hard"}', '["ann","bob"]', null, :secret,
    '{"title":"Čarodějnice"}', 1.5, 3.0, 1, 'bob', '', null, '', 0)""",
    "insert into seats values ('oak', 'ann', 'Ann', 'owl', 'person', '')",
    "insert into entries values ('oak', 1, 1, 'ann', 'answer', 'pay', 3.0, null, false, :told)",
)


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    database = connect(url)
    yield database
    await database.close()


async def test_the_steps_lead_to_the_schema(database: Database) -> None:
    await database.write(migrate)

    def differences(connection: Connection) -> object:
        context = MigrationContext.configure(connection)
        return context.get_current_revision(), compare_metadata(context, metadata)

    assert await database.read(differences) == (HEAD, [])


async def test_rows_of_the_first_schema_are_kept(database: Database, url: str) -> None:
    def as_it_was(connection: Connection) -> None:
        migrate(connection, "0001")
        for row in FIRST:
            connection.execute(text(row), {"secret": b"s" * 32, "told": b"t"})

    await database.write(as_it_was)
    store = await Store.open(url)
    woken = await store.wake("oak")
    await store.close()

    assert woken.table == table(version=1, touched=3.0, deciding="bob")
    assert woken.seats == (seat("ann", name="Ann", crest="owl", holder="person"),)
    assert woken.entries == (entry(1, "pay", told=b"t"),)


async def test_workers_that_start_at_once_take_turns(url: str) -> None:
    stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))

    await stores[0].create(table(), [], [])
    found = [await store.table("oak") for store in stores]
    await asyncio.gather(*(store.close() for store in stores))

    assert found == [table()] * 4


async def test_a_database_of_a_newer_coven_is_left_alone(database: Database, url: str) -> None:
    await database.write(migrate)
    await database.write(lambda connection: connection.execute(text("update alembic_version set version_num = '9999'")))

    with pytest.raises(StoreError, match="newer"):
        await Store.open(url)


@pytest.mark.parametrize("url", ["mysql://ann:passphrase@host/x", "sqlite://", "ann:passphrase", ""])
async def test_other_databases_are_refused_without_repeating_the_address(url: str) -> None:
    with pytest.raises(StoreError, match="postgresql://") as refused:
        await Store.open(url)

    assert "passphrase" not in str(refused.value)


async def test_a_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/new/coven.db")
    await store.create(table(), [], [])

    modes = {stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "new").iterdir()}

    await store.close()
    assert modes == {0o600}
