"""When it is not known whether something was written, nothing is built upon it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from house.worlds import SEATS, World, token, world

from coven.engine.edge import questions
from coven.engine.edge.match import StaleError
from coven.games import open_game
from coven.table.store import Change, ChatRow, Store, UnavailableError

pytestmark = pytest.mark.anyio
GAME = open_game("madness")
TABLE = GAME.new(SEATS, "doubt", {"wizards": "choose", "first": "ann"})
FIRST, SECOND = questions.words(TABLE)[:2]


class Moody(Store):
    """A store that sometimes cannot be reached."""

    away = 0  # times

    async def write(self, change: Change) -> tuple[ChatRow, ...]:
        if self.away:
            self.away -= 1
            raise UnavailableError("The database cannot be reached.")
        return await super().write(change)


def moody(one: World) -> Moody:
    """The store of a world."""
    store = one.house.store
    assert isinstance(store, Moody)
    return store


async def test_whoever_comes_next_reads_the_table_again(tmp_path: Path) -> None:
    async with world(tmp_path / "one", GAME, GAME.write(TABLE), Moody) as one:
        hosted = await one.house.wake("table")
        moody(one).away = 1

        tried = asyncio.gather(hosted.answer("ann", FIRST, 0), hosted.answer("bob", SECOND, 1), return_exceptions=True)

        assert [type(error) for error in await tried] == [UnavailableError, StaleError]
        await hosted.answer("ann", FIRST, 0)
        assert [entry.version for entry in await one.house.store.entries("table")] == [1]


async def test_everybody_comes_back_to_what_was_written(tmp_path: Path) -> None:
    async with world(tmp_path / "one", GAME, GAME.write(TABLE), Moody) as one:
        for seat in SEATS:
            await one.says(seat, "sit", links=[token(seat)])
        moody(one).away = 1

        await one.says("ann", "answer", word=FIRST, version=0)

        assert '"not-kept"' in one.ears["ann"].sent[-2]
        assert one.ears["bob"].sent[-1].startswith("1013")
        await one.says("ann again", "sit", links=[token("ann")])
        await one.says("ann again", "answer", word=FIRST, version=0)
        assert [entry.version for entry in await one.house.store.entries("table")] == [1]


async def test_somebody_elses_faster_answer_is_told_to_all(tmp_path: Path) -> None:
    async with world(tmp_path / "one", GAME, GAME.write(TABLE)) as one:
        await one.says("ann", "sit", links=[token("ann")])
        here, there = await one.house.wake("table"), await one.house._woken("table")
        one.house.awake["table"] = here
        await there.answer("ann", SECOND, 0)

        await one.says("ann", "answer", word=FIRST, version=0)

        update, refusal = one.ears["ann"].sent[-2:]
        assert '"since":0,"version":1' in update
        assert '"id"' not in update  # it acknowledges nothing
        assert '"protocol-version"' in refusal


async def test_whoever_has_seen_more_than_a_worker_knows_is_not_led_back(tmp_path: Path) -> None:
    async with world(tmp_path / "one", GAME, GAME.write(TABLE)) as one:
        here, there = await one.house.wake("table"), await one.house._woken("table")
        one.house.awake["table"] = here
        await there.answer("ann", FIRST, 0)

        await one.says("ann", "sit", links=[token("ann")], since=1)

        assert '"version":1' in one.ears["ann"].sent[-1]


async def test_nobody_sits_down_at_a_table_that_was_let_go(tmp_path: Path) -> None:
    async with world(tmp_path / "one", GAME, GAME.write(TABLE)) as one:
        left = await one.house.wake("table")
        async with left.lock:
            sitting = asyncio.create_task(one.says("ann", "sit", links=[token("ann")]))
            for _ in range(20):
                await asyncio.sleep(0)
            one.house.forsake(left)
        await sitting

        assert not left.listeners
        assert (await one.house.wake("table")).present("ann")
