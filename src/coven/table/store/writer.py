"""Writes changes in groups: while one transaction is being committed, the next changes gather."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from time import perf_counter
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from coven.table.store.batch import Batch, Job, landed, refusal
from coven.table.store.database import Database, is_lost, named, passes
from coven.table.store.errors import ConflictError, StoreError, UnavailableError
from coven.table.store.rows import ChatRow
from coven.table.store.timing import Timing

T = TypeVar("T")
PAUSES = (0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
RACES = 20  # how often others may be faster in numbering what is said


async def persistently(work: Callable[[], Awaitable[T]], patience: float) -> T:
    """Do some work, and again while the database is away or busy; no error tells what was written."""
    clock = asyncio.get_running_loop().time
    until, tries = clock() + patience, 0
    while True:
        try:
            return await work()
        except (StoreError, IntegrityError):
            raise
        except Exception as error:
            if not passes(error):
                raise StoreError(f"The database refused: {named(error)}") from None
            if clock() >= until:
                raise UnavailableError(f"The database cannot be reached: {named(error)}") from None
        await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
        tries += 1


class Writer:
    """The one who writes; everybody else waits in line."""

    def __init__(self, database: Database, batch: Batch, patience: float) -> None:
        self.commits = self.moves = 0
        self.timing = Timing()
        self._database = database
        self._batch = batch
        self._patience = patience
        self._waiting: list[Job] = []
        self._stale: set[str] = set()  # tables that somebody else has changed, until they are read again
        self._called = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._work())

    async def write(self, job: Job) -> tuple[ChatRow, ...]:
        """Put a job in line, and wait until it is committed."""
        if self._closing:
            raise StoreError("The store is closed.")
        if job.goes_on and job.change.table in self._stale:
            raise ConflictError("The table has changed; read it again.")
        self._waiting.append(job)
        self._called.set()
        return await job.done

    def read_again(self, table: str) -> None:
        """Whoever writes to the table knows now what others wrote."""
        self._stale.discard(table)

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._closing = True
        self._called.set()
        await self._task

    async def _work(self) -> None:
        while self._waiting or not self._closing:
            await self._called.wait()
            self._called.clear()
            jobs, self._waiting = self._waiting, []
            await self._serve(jobs)

    async def _serve(self, jobs: Sequence[Job]) -> None:
        """Write all jobs together; if that is refused, one after the other."""
        try:
            await self._commit([job for job in jobs if not job.late])
        except UnavailableError as error:
            for job in jobs:
                job.settle(error)
        except (StoreError, IntegrityError):
            for number, job in enumerate(jobs):
                await self._alone(job, jobs[number + 1 :])
        for job in jobs:
            job.settle(ConflictError("The table has changed; read it again.") if job.late else None)

    async def _alone(self, job: Job, rest: Sequence[Job]) -> None:
        """Write a job by itself, and say so if it was refused."""
        try:
            if not job.late:
                await self._until_explained(job)
        except StoreError as error:
            job.settle(error)
            if isinstance(error, ConflictError):
                self._stale.add(job.change.table)
                for other in (*rest, *self._waiting):
                    other.late = other.late or (other.goes_on and other.change.table == job.change.table)

    async def _until_explained(self, job: Job) -> None:
        for _ in range(RACES):
            try:
                return await self._commit([job])
            except IntegrityError:
                explain = partial(self._database.read, partial(_has_landed, job))
                if await persistently(explain, self._patience):
                    return None
        raise StoreError("The database refused what others wrote too.")

    async def _commit(self, jobs: Sequence[Job]) -> None:
        if jobs:
            began = perf_counter()
            await persistently(partial(self._try, jobs), self._patience)
            self.timing.add(perf_counter() - began)
            self.commits += 1
            self.moves += sum(len(job.change.entries) for job in jobs)

    async def _try(self, jobs: Sequence[Job]) -> None:
        try:
            await self._database.write(lambda connection: self._batch.write(connection, jobs))
        except Exception as error:
            for job in jobs:
                job.uncertain = job.uncertain or is_lost(error)
            raise


def _has_landed(job: Job, connection: Connection) -> bool:
    """Whether a refused job is there after all; if it is not, why it was refused. If that no longer holds, it may be
    tried again."""
    if job.uncertain and landed(connection, job):
        return True
    if (why := refusal(connection, job)) is not None:
        raise why
    return False
