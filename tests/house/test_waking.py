"""Tables that left memory come back at once, however long they were played."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest
from house.keeping import Clock, answer, house, opened

from coven.games import GAMES
from coven.table.house import votes
from coven.table.house.hosted import Hosted
from coven.table.house.house import House
from coven.table.house.orders import Order, Place
from coven.table.store import Store, Woken
from coven.table.web.settings import Settings

pytestmark = pytest.mark.anyio
ENTRIES = 600
AT_ONCE = 0.05  # seconds


async def plays(hosted: Hosted, chance: random.Random) -> None:
    """A long game, which is taken back a little before it could end."""
    most = 18 if hosted.match.game.id == "witches" else 60  # the shortest games take 20 answers, and 77
    while (match := hosted.match).version < ENTRIES:
        if len(match.steps) > most:
            await votes.undo(hosted, match.seats[0], match.version, match.steps[most // 3].entry.version)
            continue
        question = match.question(match.deciding)
        assert question is not None
        await hosted.answer(match.deciding, chance.choice(question.answers).word, match.version)


@pytest.mark.parametrize("game", GAMES)
async def test_a_long_game_comes_back_at_once(game: str, tmp_path: Path) -> None:
    async with house(tmp_path, Clock()) as at:
        seats = tuple(Place(who="me") for _ in range(4))
        hosted = await at.wake((await at.open(Order(game=game, seats=seats))).table)
        await plays(hosted, random.Random(game))
        tries = []

        for _ in range(5):
            at.awake.clear()
            before = time.thread_time()
            again = await at.wake(hosted.id)
            tries.append(time.thread_time() - before)

        assert again.room() == hosted.room()
        assert again.match.game.write(again.match.table) == hosted.match.game.write(hosted.match.table)
        assert min(tries) < AT_ONCE


class Slow(Store):
    """A store that hands over what it has read only when it is told to."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.read, self.handed = asyncio.Event(), asyncio.Event()

    async def wake(self, table: str, *, chat: int = 100) -> Woken:
        """What was read, later."""
        found = await super().wake(table, chat=chat)
        self.read.set()
        await self.handed.wait()
        return found


async def test_what_another_worker_writes_while_a_table_is_read_is_not_missed(tmp_path: Path) -> None:
    async with house(tmp_path, Clock()) as there:
        hosted = await opened(there)
        slow = await Slow.open(f"sqlite:///{tmp_path / 'tables.db'}")
        here = House(slow, Clock(), Settings())
        waking = asyncio.create_task(here.wake(hosted.id))
        await slow.read.wait()
        await answer(hosted)

        here._heard(hosted.id)  # as PostgreSQL calls it
        slow.handed.set()
        woken = await waking
        await asyncio.wait_for(asyncio.gather(*here._tasks), 10)

        assert woken.match.version == hosted.match.version == 1
        await here.end()
        await slow.close()
