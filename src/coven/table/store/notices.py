"""What workers tell each other through PostgreSQL: the id of a table, sent in the transaction that changed it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

CHANNEL = "coven"
PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
QUIET = 30.0  # seconds without a word before we ask whether somebody is still there


class Listener:
    """One connection that listens, and is made anew whenever it is lost. `own` begins the notices of this worker, which
    needs not hear them."""

    def __init__(self, dsn: str, own: str, heard: Callable[[str | None], None]) -> None:
        self._dsn = dsn
        self._own = own
        self._heard = heard
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen from now on."""
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(ready))
        await ready.wait()

    async def stop(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self, ready: asyncio.Event) -> None:
        tries = 0
        while True:
            with contextlib.suppress(Exception):  # the server is away: we come back
                await self._until_lost(ready)
                tries = 0
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1

    async def _until_lost(self, ready: asyncio.Event) -> None:
        import asyncpg

        lost = asyncio.Event()
        connection = await asyncpg.connect(self._dsn, timeout=5)
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._on_notice)
            if ready.is_set():
                self._heard(None)  # any table may have changed meanwhile
            ready.set()
            while not await _within(QUIET, lost):
                await connection.execute("select 1", timeout=5)
        finally:
            connection.terminate()

    def _on_notice(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        if not payload.startswith(self._own):
            self._heard(payload.partition(" ")[2])


async def _within(seconds: float, event: asyncio.Event) -> bool:
    """Whether something happens within some time."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)
    return event.is_set()
