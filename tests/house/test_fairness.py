"""Nobody gets at a table what is not theirs: not by the end of the game, an absence, an old link or another worker."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from hosting import Client, Server, Told
from house.keeping import Clock, answer, house, opened
from house.worlds import SEATS, token, world

from coven.engine.core.errors import AnswerError
from coven.games import open_game
from coven.table.house import votes
from coven.table.house.errors import NoLinkError, NotYoursError
from coven.table.house.hosted import Hosted
from coven.table.house.house import House
from coven.table.house.messages import Step

pytestmark = pytest.mark.anyio
MADNESS = open_game("madness")
TABLE = MADNESS.write(MADNESS.new(SEATS, "fair", dict(MADNESS.by_people)))
SHH = {
    "game": "madness",
    "page": "promo_shh",
    "options": {"promo_shh": "mild"},
    "seats": [{"name": "ann", "wizard": "viktor"}, {"name": "bob", "wizard": "larry"}],
}


async def to_the_end(hosted: Hosted) -> None:
    while not hosted.match.table.over:
        await answer(hosted)


async def test_once_the_secret_is_shown_nothing_is_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path, Clock()) as at:
        hosted = await opened(at)
        await to_the_end(hosted)

        assert "secret" in hosted.room()
        for seat in hosted.match.seats:
            with pytest.raises(AnswerError, match="undo-over"):
                await votes.undo(hosted, seat, hosted.match.version, None)


async def test_whoever_was_played_for_is_asked_before_their_answers_are_taken_back(tmp_path: Path) -> None:
    clock = Clock()
    async with house(tmp_path, clock) as at:
        hosted = await opened(at)
        hosted.moved = lambda _: None  # nobody thinks by themselves
        first = hosted.match.deciding
        other = next(seat for seat in hosted.match.seats if seat != first)
        while hosted.match.deciding == first:
            await answer(hosted)
        hosted.left[first] = clock.at
        with pytest.raises(NotYoursError):  # the line may be lost for a moment
            await votes.handover(hosted, other, first, "random", 20.0)
        clock.at += 21
        assert await votes.handover(hosted, other, first, "random", 20.0)

        assert not await votes.undo(hosted, other, hosted.match.version, 0)
        ask = votes.asked(hosted)
        assert ask is not None
        assert ask.waiting == (first,)


async def test_what_a_computer_player_answered_is_nobodys(tmp_path: Path) -> None:
    async with house(tmp_path, Clock()) as at:
        hosted = await opened(at)
        hosted.moved = lambda _: None
        first = hosted.match.deciding
        other = next(seat for seat in hosted.match.seats if seat != first)
        assert await votes.handover(hosted, other, first, "random", 20.0)  # nobody ever sat there
        await answer(hosted)

        assert hosted.taken_from(other, 0) == []


async def both(at: House, table: str) -> tuple[Hosted, Hosted]:
    """The same table at two workers."""
    return await at.wake(table), await at._woken(table)


async def test_two_who_agree_at_two_workers_are_both_heard(tmp_path: Path) -> None:
    async with world(tmp_path / "one", MADNESS, TABLE) as one:
        here = await one.house.wake("table")
        await answer(here)
        by = here.match.log[0].seat
        mine, yours = (seat for seat in SEATS if seat != by)
        async with here.lock:
            await votes._ask(here, votes.Ask(0, votes.UNDO, by, (mine, yours), 1, 0))
        ask = votes.asked(here)
        assert ask is not None
        here, there = await both(one.house, "table")

        await votes.agree(here, mine, ask.number, True)
        await votes.agree(there, yours, ask.number, True)

        assert [entry.did for entry in await one.house.store.entries("table")] == ["answer", "undo"]


async def test_of_links_replaced_at_once_one_is_left(tmp_path: Path) -> None:
    async with world(tmp_path / "one", MADNESS, TABLE) as one:
        here, there = await both(one.house, "table")

        await asyncio.gather(*(one.house.replace(hosted, "ann") for hosted in (here, there, here, there)))

        links = [row for row in await one.house.store.links("table") if row.seat == "ann" and row.revoked is None]
        assert len(links) == 1


async def test_a_link_that_is_replaced_while_somebody_sits_down_opens_nothing(tmp_path: Path) -> None:
    async with world(tmp_path / "one", MADNESS, TABLE) as one:
        hosted = await one.house.wake("table")
        async with hosted.lock:
            replacing = asyncio.create_task(one.house.replace(hosted, "ann"))
            await asyncio.sleep(0)
            sitting = asyncio.create_task(one.says("ann", "sit", links=[token("ann")]))
            for _ in range(20):
                await asyncio.sleep(0)
        await asyncio.gather(replacing, sitting)

        assert '"no-such-link"' in one.ears["ann"].sent[-1]
        assert not hosted.present("ann")


async def test_of_several_links_those_that_still_open_something_do(tmp_path: Path) -> None:
    async with world(tmp_path / "one", MADNESS, TABLE) as one:
        await one.house.replace(await one.house.wake("table"), "bob")

        await one.says("ann", "sit", links=[token("ann"), token("bob")])

        hosted = await one.house.wake("table")
        assert (hosted.present("ann"), hosted.present("bob")) == (True, False)
        with pytest.raises(NoLinkError):
            await one.house.find(token("bob"))


async def test_no_seat_is_called_like_the_host(house: Server) -> None:
    seats = [{"who": "friend"}, {"who": "friend", "id": "host"}]

    assert house.refuses("/api/tables", {"game": "madness", "seats": seats}) == (400, "bad-seat-names")


@pytest.mark.parametrize("path", ["/api/tables", "/api/table/fork"])
async def test_a_table_from_a_moment_seats_only_those_who_can_sit_there(house: Server, path: str) -> None:
    host = house.open("", (), position=SHH)["host"]
    told: Told = {"position": SHH} if path == "/api/tables" else {"version": 0}

    assert house.refuses(path, told | {"seats": [{"who": "bot", "bot": "oracle"}]}, host) == (400, "no-such-bot")
    assert house.refuses(path, told | {"seats": [{}, {}, {}]}, host) == (400, "too-many-seats")


async def test_no_seat_of_a_position_is_called_like_the_host(house: Server) -> None:
    seats = [{"name": "host", "wizard": "viktor"}, {"name": "bob", "wizard": "larry"}]

    assert house.refuses("/api/tables", {"position": SHH | {"seats": seats}}) == (400, "bad-seat-names")


async def test_where_nobody_may_talk_whoever_chats_has_talked(house: Server) -> None:
    opened = house.open("", (), position=SHH)
    async with Client(house.address, opened["seats"]["ann"]) as ann:
        assert (await ann.ask("question"))["asides"] == ["talk ann"]
        refused = await ann.ask("answer", word="talk bob", version=0)
        assert refused["error"]["message"] == "not-your-seat"

        assert (await ann.ask("say", text="Psst!"))["done"]

        assert ann.tables["ann"]["version"] == 1
        assert ann.tables["ann"]["view"]["board"]["ann"]["discard"]["things"] == [{"id": "madness", "n": 2}]


async def test_a_name_is_known_at_every_worker(tmp_path: Path) -> None:
    async with world(tmp_path / "one", MADNESS, TABLE) as one:
        here, there = await both(one.house, "table")
        await here.call("bob", "Łucja", "cat")

        await there.catch_up()

        assert there.match.names["bob"] == "Łucja"


async def test_who_sits_at_another_worker_is_there(workers: Server) -> None:
    opened = workers.open("madness")
    links, clients = opened["seats"], []
    try:
        for _ in range(8):  # so many that both workers have some
            clients.append(Client(workers.address, links["bob"]))
            await clients[-1].sit()
        async with Client(workers.address, links["ann"]) as ann:
            async with asyncio.timeout(30):
                while not ann.room["seats"]["bob"]["here"]:
                    await ann.hear()
            assert (await ann.ask("handover", of="bob"))["error"]["message"] == "handover-present"
    finally:
        for client in clients:
            await client.leave()


async def heard_by_another(folder: Path, planned: bool) -> list[str]:
    """What somebody hears of another's answer, given by a plan or by hand."""
    async with world(folder, MADNESS, TABLE) as one:
        for seat in SEATS:
            await one.says(seat, "sit", links=[token(seat)])
        match = one.house.awake["table"].match
        seat, question = match.deciding, match.question(match.deciding)
        assert question is not None
        steps = [{"prompt": question.prompt, "word": question.options[0], "always": True}]
        await one.says(seat, "plan", steps=steps if planned else [])
        await one.says(seat, "answer", word=question.options[0], version=0)
        await one.says(seat, "plan", steps=steps if planned else [])
        await one.says(seat, "undo", version=1)
        await one.house.awake["table"].catch_up()
        other = next(other for other in SEATS if other != seat)
        await one.says(other, "ping")
        return one.ears[other].sent


async def test_nobody_else_hears_that_there_is_a_plan(tmp_path: Path) -> None:
    by_hand = await heard_by_another(tmp_path / "hand", planned=False)

    assert by_hand == await heard_by_another(tmp_path / "plan", planned=True)
    assert sum('"since"' in text for text in by_hand) == 2


async def test_a_plan_made_at_another_worker_is_nobodys_news(tmp_path: Path) -> None:
    async with world(tmp_path / "one", MADNESS, TABLE) as one:
        await one.says("ann", "sit", links=[token("ann")])
        here = one.house.awake["table"]
        there = await one.house._woken("table")
        one.house.awake["table"] = here
        heard = len(one.ears["ann"].sent)

        await one.house.attention.plan(there, "bob", [Step("nothing-like-it", "done")])
        await here.catch_up()
        assert one.ears["ann"].sent[heard:] == []

        await there.call("bob", "Łucja", "cat")
        await here.catch_up()
        await one.says("ann", "ping")
        assert "Łucja" in one.ears["ann"].sent[heard]


async def test_a_planned_step_and_its_answer_are_written_together(tmp_path: Path) -> None:
    async with house(tmp_path, Clock()) as at:
        hosted = await opened(at)
        seat = hosted.match.deciding
        question = hosted.match.question(seat)
        assert question is not None
        commits = at.store.commits

        await at.attention.plan(hosted, seat, [Step(question.prompt, question.options[0])])
        at.attention.look(hosted)
        while hosted.plan(seat):
            await asyncio.sleep(0.01)

        assert hosted.match.version == 1
        assert at.store.commits == commits + 2


async def test_a_plan_foresees_what_is_asked_and_not_only_that_something_is(tmp_path: Path) -> None:
    async with house(tmp_path, Clock()) as at:
        hosted = await opened(at)
        seat = hosted.match.deciding
        question = hosted.match.question(seat)
        assert question is not None
        good = Step(question.prompt, question.options[0], always=True)
        other = Step(question.prompt, question.options[0], values={"nothing": "like this"})

        await at.attention.plan(hosted, seat, [other])
        at.attention.look(hosted)
        while hosted.plan(seat):
            await asyncio.sleep(0.001)
        assert hosted.match.version == 0

        await at.attention.plan(hosted, seat, [other, good])
        hosted.moved = lambda _: None  # one question is enough
        at.attention.look(hosted)
        while not await at.store.entries(hosted.id):
            await asyncio.sleep(0.001)
        assert len(hosted.plan(seat)) == 2

        await votes.undo(hosted, seat, 1, 0)
        assert hosted.plan(seat) == []
