"""Clocks are kept by the server: asides, undo, a restart and a handover do not confuse them."""

from __future__ import annotations

from pathlib import Path

import pytest
from house.keeping import Clock, answer, house

from coven.engine.edge.game import Json
from coven.table.house import clocks, votes
from coven.table.house import orders as order
from coven.table.house.hosted import Hosted
from coven.table.house.house import House

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Guest:
    """Somebody who sits there and listens."""

    def __init__(self, seat: str) -> None:
        self.seats: tuple[str, ...] = (seat,)

    def update(self, hosted: Hosted, seat: str, since: int, encoded: bytes) -> None:
        """The table has moved on."""

    def notice(self, hosted: Hosted, told: Json) -> None:
        """Something else is new."""

    def expelled(self, seat: str, hash: bytes) -> None:
        """A link was replaced."""

    def lost(self) -> None:
        """The table must be read anew."""


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


@pytest.mark.parametrize(
    ("kind", "amount", "patience"), [("decision", 60, 60), ("days", 2, 172_800), ("pool", 9, 3600)]
)
async def test_two_who_are_gone_do_not_keep_the_others_from_playing_on(
    kind: str, amount: float, patience: float, tmp_path: Path
) -> None:
    clock = Clock()
    async with house(tmp_path, clock) as at:
        hosted = await opened(at, kind, amount)
        hosted.moved = lambda _: None  # nobody thinks yet
        clock.at += 30
        for of, other in (("bob", "cid"), ("cid", "")):
            done = await votes.handover(hosted, "ann", of, "random", 20)
            assert done == (other == "")
            clock.at += patience - 1
            await votes.wait_no_more(hosted)
            ask = votes.asked(hosted)
            assert (ask.waiting if ask else ()) == ((other,) if other else ())
            clock.at += 2
            await at.attention._wait_no_more(hosted)

        assert [hosted.seats[seat].holder for seat in ("ann", "bob", "cid")] == ["open", "bot", "bot"]
        await votes.back(hosted, "cid")


async def test_whoever_is_there_is_waited_for_and_so_is_everybody_where_something_is_taken_back(tmp_path: Path) -> None:
    clock = Clock()
    async with house(tmp_path, clock) as at:
        hosted = await opened(at, "decision", 60)
        hosted.moved = lambda _: None
        cid = Guest("cid")
        hosted.listen(cid)
        await votes.handover(hosted, "ann", "bob", "random", 20)
        clock.at += 1000
        assert not votes.overdue(hosted)
        ask = votes.asked(hosted)
        assert ask is not None
        await votes.agree(hosted, "cid", ask.number, False)

        hosted.leave(cid)
        async with hosted.lock:
            await votes._ask(hosted, votes.Ask(0, votes.UNDO, "ann", ("bob", "cid"), 0, 0))
        clock.at += 1000
        assert not votes.overdue(hosted)
