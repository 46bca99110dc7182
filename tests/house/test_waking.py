"""Tables that left memory come back at once, however long they were played."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest
from house.keeping import Clock, house

from coven.games import GAMES
from coven.table.house import votes
from coven.table.house.hosted import Hosted
from coven.table.house.orders import Order, Place

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
