"""Only one at a time changes a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable


class Hold:
    """A table in one's hands, nobody else's. If the last one could not tell how it stands, it is read again first."""

    def __init__(self, reload: Callable[[], Awaitable[None]]) -> None:
        self._reload = reload
        self.unsure = False
        self.locked = (lock := asyncio.Lock()).locked
        self._lock = lock

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        if self.unsure:
            try:
                await self._reload()
            except BaseException:
                self._lock.release()
                raise

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()
