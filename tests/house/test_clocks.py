"""Clocks are kept by the server: asides, undo, a restart and a handover do not confuse them."""

from __future__ import annotations

from pathlib import Path

import pytest
from house.keeping import Clock, answer, house

from coven.table.house import clocks, votes
from coven.table.house import orders as order
from coven.table.house.hosted import Hosted
from coven.table.house.house import House

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def opened(at: House, kind: str, amount: float) -> Hosted:
    seats = (order.Place(id="ann"), order.Place(id="bob"), order.Place(id="cid"))
    wanted = order.Order(game="witches", seats=seats, clock=order.Clock(kind, amount))  # type: ignore[arg-type]  # a kind
    return await at.wake((await at.open(wanted)).table)


async def test_a_decision_has_its_own_time_and_a_pool_is_for_all(tmp_path: Path) -> None:
    clock = Clock()
    async with house(tmp_path, clock) as at:
        for kind, spent in (("decision", 10), ("pool", 35)):
            hosted = await opened(at, kind, 60)
            first = hosted.match.deciding
            clock.at += 25
            await answer(hosted)
            while hosted.match.deciding != first:
                await answer(hosted)
            clock.at += 10
            assert clocks.used(hosted, first) == pytest.approx(spent)
            told = clocks.told(hosted)
            assert told == hosted.room()["clock"]
            assert told is not None
            assert told["left"] == {seat: 60 - spent if seat == first else 60 for seat in hosted.match.seats}


async def test_what_is_taken_back_was_thought_all_the_same(tmp_path: Path) -> None:
    clock = Clock()
    async with house(tmp_path, clock) as at:
        hosted = await opened(at, "pool", 60)
        first = hosted.match.deciding
        clock.at += 25
        await answer(hosted)
        async with hosted.lock:
            await hosted.take_back(first, None, None, agreed=True)
        clock.at += 5
        assert clocks.used(hosted, first) == pytest.approx(30)


async def test_days_go_on_while_the_server_rests(tmp_path: Path) -> None:
    clock = Clock()
    async with house(tmp_path, clock) as at:
        hosted = await opened(at, "days", 2)
    clock.at += 86_400 * 1.5
    async with house(tmp_path, clock) as at:
        again = await at.wake(hosted.id)
        assert not clocks.late(again)
        clock.at += 86_400
        assert clocks.late(again)


async def test_whoever_is_late_can_be_played_for_by_vote_and_comes_back(tmp_path: Path) -> None:
    clock = Clock()
    async with house(tmp_path, clock) as at:
        hosted = await opened(at, "decision", 60)
        of = hosted.match.deciding
        by, other = (seat for seat in hosted.match.seats if seat != of)
        clock.at += 61
        await at.attention._mark_late(hosted)
        assert ("late", of) in hosted.notes
        assert not await votes.handover(hosted, by, of, "random", 20)
        hosted.moved = lambda _: None  # nobody thinks yet
        ask = votes.asked(hosted)
        assert ask is not None
        await votes.agree(hosted, other, ask.number, True)
        assert hosted.seats[of].holder == "bot"
        assert not clocks.late(hosted)
        await votes.back(hosted, of)
        assert hosted.seats[of].holder == "person"
