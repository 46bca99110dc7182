"""A server that is stopped says goodbye to everybody, and its tables are there when it comes back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from hosting import Client, Server, postgres, sqlite
from store.server import empty_database

COME_BACK = 1012


def test_whoever_is_there_is_told_to_come_back(tmp_path: Path) -> None:
    with Server(sqlite(tmp_path), fresh=True) as server:
        asyncio.run(_stopped_and_started(server))


def test_so_is_everybody_at_every_worker() -> None:
    if not postgres():
        pytest.skip("no PostgreSQL: sh scripts/postgres.sh during COMMAND")
    with empty_database(postgres()) as address, Server(address, "--workers", "2") as server:
        asyncio.run(_stopped_and_started(server))


async def _stopped_and_started(server: Server) -> None:
    opened = server.open("witches")
    people = [Client(server.address, link) for link in (*opened["seats"].values(), opened["watcher"])]
    for one in people:
        await one.sit()
    await people[0].ask("say", text="see you")

    stopping = asyncio.create_task(asyncio.to_thread(server.stop))
    assert [await one.hung_up() for one in people] == [COME_BACK] * 3
    await stopping
    await asyncio.to_thread(server.start)

    assert [said["text"] for said in (await people[1].sit())["chat"]] == ["see you"]
    await people[1].leave()
