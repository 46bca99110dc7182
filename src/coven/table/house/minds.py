"""Computer players at hosted tables: they think in processes of their own, so that nobody waits for them.

What they are sent is what a person in their seat is sent.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from multiprocessing import get_context, parent_process
from threading import Thread

import msgspec

from coven.bots import consider
from coven.bots.mind import Budget
from coven.engine.edge.game import Json
from coven.engine.edge.questions import Question
from coven.engine.edge.views import View
from coven.table.house.hosted import Hosted

log = logging.getLogger("coven.minds")
ALONE = 1.0  # seconds a computer player takes for an answer where no other wants to think


class Thought(msgspec.Struct, array_like=True):
    """What a computer player is asked."""

    bot: str
    view: View
    question: Question
    seed: str
    seconds: float
    pack: Json | None = None


class Minds:
    """Processes that think. They start with the first thought."""

    def __init__(self, processes: int = 1, limit: float = 10.0) -> None:
        self.limit = limit
        self.cut = 0
        self._processes = processes
        self._waiting = 0  # who thinks or wants to: where many do, each is given less time
        self._free = asyncio.Semaphore(processes)
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, hosted: Hosted, bot: str) -> str:
        """The answer of a bot to the open question; one at random where it thinks for too long or falls over."""
        match = hosted.match
        seat = match.deciding
        view, question = match.game.view(match.table, match.number(seat)), match.question(seat)
        assert question is not None
        seed, pack = _seed(hosted), match.game.pack
        self._waiting += 1
        try:
            async with self._free:
                thought = Thought(bot, view, question, seed, ALONE / self._waiting, pack)  # type: ignore[arg-type]  # a View
                found = await self._thought(msgspec.msgpack.encode(thought))
        finally:
            self._waiting -= 1
        if found is None:
            self.cut += 1
            return secrets.choice(question.options)
        return found

    async def _thought(self, asked: bytes) -> str | None:
        for _ in range(2):
            pool = self._started()
            try:
                thinking = asyncio.get_running_loop().run_in_executor(pool, think, asked)
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

    def _let_go(self, pool: ProcessPoolExecutor, wait: bool = False) -> None:
        """End processes that are of no more use; whoever else was thinking there begins anew."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=wait, cancel_futures=True)

    def close(self) -> None:
        """Let the processes go, and all that they shared with us: a server that is stopped leaves nothing behind."""
        if self._pool is not None:
            self._let_go(self._pool, wait=True)
        gc.collect()


def _seed(hosted: Hosted) -> str:
    """What nobody can foresee, and the same for the same question of a table."""
    return sha256(hosted.row.secret + f" mind {hosted.match.version}".encode()).hexdigest()


def follow() -> None:
    """Whoever thinks ends with the server, also if that is killed."""
    Thread(target=_until_alone, daemon=True).start()


def _until_alone() -> None:
    if (parent := parent_process()) is not None:
        parent.join()
        os._exit(0)


def think(asked: bytes) -> str:
    """What a process does."""
    thought = msgspec.msgpack.decode(asked, type=Thought)
    budget = Budget(seconds=thought.seconds)
    return consider(thought.bot, thought.view, thought.question, thought.seed, budget, thought.pack).answer
