"""Thinking at hosted tables, for computer players and for people who ask: in processes of their own, so that nobody
waits for it.

What they are sent is what a person in that seat is sent.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from multiprocessing import get_context
from threading import Thread

import msgspec

from coven.engine.core.machine import State
from coven.engine.edge.game import Happening
from coven.engine.edge.match import Match
from coven.engine.edge.thoughts import Advice
from coven.engine.edge.views import View
from coven.table.house.errors import TooMuchError
from coven.table.house.hosted import Hosted
from coven.table.house.thinking import Overheard, Task, follow, overhear, reflect, think

log = logging.getLogger("coven.minds")
ALONE = 1.0  # seconds a computer player takes for an answer where no other wants to think
ADVISER = "thinker"  # whom people ask
ADVISING = 2.0  # seconds an advice takes where nobody else wants to think
MOST_WAITING = 20  # who wants to think: more are sent away
KEPT = 256  # advices: whoever asks again is told the same


class Minds:
    """Processes that think. They start with the first thought."""

    def __init__(self, processes: int = 1, limit: float = 10.0) -> None:
        self.limit = limit
        self.rollouts = 0  # instead of seconds, where the same must come of the same
        self.cut = 0
        self._processes = processes
        self._waiting = 0  # who thinks or wants to: where many do, each is given less time
        self._free = asyncio.Semaphore(processes)
        self._pool: ProcessPoolExecutor | None = None
        self._leaving: list[Thread] = []  # whoever sees off processes that were let go
        self._told: dict[bytes, asyncio.Future[bytes | None]] = {}  # what people are told, by what they asked

    async def answer(self, hosted: Hosted, bot: str) -> str:
        """The answer of a bot to the open question; one at random where it thinks for too long or falls over."""
        task = _task(hosted, hosted.match, bot, ALONE)
        found = await self._done(think, task)
        if found is None:
            self.cut += 1
            return secrets.choice(task.question.options)
        return found.decode()

    async def advise(self, task: Task) -> Advice:
        """What to answer, and why; or what is to be said about an answer."""
        return msgspec.msgpack.decode(await self._asked(reflect, task), type=Advice)

    async def overhear(self, task: Task) -> Overheard:
        """What is to be said about an answer by somebody who only looks on."""
        return msgspec.msgpack.decode(await self._asked(overhear, task), type=Overheard)

    async def _asked(self, work: Callable[[bytes], bytes], task: Task) -> bytes:
        """What is told to a person, and to everybody who asks the same."""
        key = sha256(work.__name__.encode() + msgspec.msgpack.encode(task)).digest()
        if key not in self._told:
            if self._waiting >= MOST_WAITING:
                raise TooMuchError("mind-busy")
            self._told[key] = asyncio.ensure_future(self._done(work, task))
            for oldest in list(self._told)[:-KEPT]:
                del self._told[oldest]
        found = await asyncio.shield(self._told[key])
        if found is None:
            self._told.pop(key, None)
            self.cut += 1
            raise TooMuchError("mind-busy")
        return found

    async def work(self, work: Callable[[bytes], bytes], asked: bytes) -> bytes:
        """Anything else that wants to be thought about, in small parts."""
        async with self._free:
            found = await self._thought(work, asked)
        if found is None:
            raise TooMuchError("mind-busy")
        return found

    async def _done(self, work: Callable[[bytes], bytes], task: Task) -> bytes | None:
        """What comes of a task; where many want to think, each is given less time."""
        self._waiting += 1
        try:
            async with self._free:
                task.seconds /= self._waiting
                task.rollouts = self.rollouts
                return await self._thought(work, msgspec.msgpack.encode(task))
        finally:
            self._waiting -= 1

    async def _thought(self, work: Callable[[bytes], bytes], asked: bytes) -> bytes | None:
        for _ in range(2):
            pool = self._started()
            try:
                thinking = asyncio.get_running_loop().run_in_executor(pool, work, asked)
                return await asyncio.wait_for(thinking, self.limit)
            except BrokenProcessPool:
                self._let_go(pool)
            except TimeoutError:
                self._let_go(pool)
                return None
            except Exception as error:  # whatever a computer player trips over, the table plays on
                log.error("a computer player failed", exc_info=error)
                return None
        return None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"), initializer=follow)
        return self._pool

    def _let_go(self, pool: ProcessPoolExecutor) -> None:
        """End processes that are of no more use; whoever else was thinking there begins anew."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        ending = Thread(target=lambda: pool.shutdown(cancel_futures=True))  # it waits, and nobody waits for it
        ending.start()
        self._leaving = [one for one in self._leaving if one.is_alive()] + [ending]

    def close(self) -> None:
        """Let the processes go, and all that they shared with us: a server that is stopped leaves nothing behind."""
        for thought in self._told.values():
            thought.cancel()
        if self._pool is not None:
            self._let_go(self._pool)
        for ending in self._leaving:
            ending.join()
        self._leaving = []
        gc.collect()


def asked_about(hosted: Hosted, match: Match[State], answer: str = "") -> Task:
    """Somebody asks what to answer to the open question of a match, or about an answer to it."""
    return _task(hosted, match, ADVISER, ADVISING, answer)


def heard_about(hosted: Hosted, match: Match[State], reader: str, heard: tuple[Happening, ...]) -> Task:
    """Somebody asks about an answer to the open question of a match, of which they heard this."""
    return _task(hosted, match, ADVISER, ADVISING, reader=reader, heard=heard)


def _task(
    hosted: Hosted,
    match: Match[State],
    bot: str,
    seconds: float,
    answer: str = "",
    reader: str = "",
    heard: tuple[Happening, ...] = (),
) -> Task:
    """The open question of a match as whoever decides or a reader knows it, with what nobody can foresee and is the
    same for the same question of a table."""
    seat = reader or match.deciding
    view, question = match.game.view(match.table, match.number(seat)), match.question(seat)
    assert isinstance(view, View)
    assert question is not None
    seed = sha256(hosted.row.secret + f" mind {match.version}".encode()).hexdigest()
    return Task(bot, view, question, seed, seconds, match.game.pack, answer, heard=heard)
