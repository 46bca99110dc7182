"""PostgreSQL for a test."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import uuid
from collections.abc import Iterator
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "postgres.sh"


class Server:
    """A server that can crash."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.url = self.database = environment["COVEN_TEST_POSTGRES"]
        self._environment = environment
        self._crashed = False

    @classmethod
    def start(cls) -> Server:
        exports = _script("start", {}).removeprefix("export ").split()
        return cls(dict(one.split("=", 1) for one in exports))

    def crash(self) -> None:
        _script("crash", self._environment)
        self._crashed = True

    def again(self) -> None:
        if self._crashed:
            _script("again", self._environment)
            self._crashed = False

    def stop(self) -> None:
        _script("stop", self._environment)


def _script(doing: str, environment: dict[str, str]) -> str:
    command = ["sh", str(SCRIPT), doing]
    done = subprocess.run(command, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout


@contextlib.contextmanager
def empty_database(server: str) -> Iterator[str]:
    """A database of its own on a server."""
    name = f"test_{uuid.uuid4().hex}"
    asyncio.run(ask(server, f"create database {name}"))
    try:
        yield server.rpartition("/")[0] + "/" + name
    finally:
        asyncio.run(ask(server, f"drop database {name} with (force)"))


async def ask(url: str, sql: str) -> object:
    """Ask a server directly."""
    import asyncpg

    connection = await asyncpg.connect(url)
    try:
        return await connection.fetchval(sql)
    finally:
        await connection.close()
