"""How people at a table get along: taking back, votes, plans, stand-ins, links, devices, closed tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from hosting import Client, Server, Told, sqlite

Play = Callable[..., Awaitable[None]]
ROLL: Told = {
    "game": "witches",
    "seats": [
        {"name": "ann", "witch": "tiffany", "spot": "lancre-town-1"},
        {"name": "bob", "witch": "petulia", "spot": "skund"},
    ],
    "problems": [{"slot": "blasted-oak", "tile": "hiver"}],
}


DEEDS: dict[str, Told] = {
    "answer": {"word": "done", "version": 1},
    "undo": {"version": 1},
    "redo": {"version": 1},
    "say": {"text": "bye"},
    "name": {"name": "B"},
    "plan": {"steps": []},
    "handover": {"of": "bob"},
    "back": {},
    "agree": {"ask": 1, "yes": True},
}


async def heard(client: Client, version: int) -> None:
    """Until somebody knows of a version."""
    while any(table["version"] < version for table in client.tables.values()):
        await client.hear()


async def asked_of(client: Client) -> Told:
    """Until something is asked of the table."""
    while not client.room.get("ask"):
        await client.hear()
    ask: Told = client.room["ask"]
    return ask


async def answers(client: Client, word: str = "") -> Told:
    """Answer, if nothing else is said with the first option."""
    table = client.asked()
    assert table is not None
    chosen = word or table["question"]["options"][0]["word"]
    reply = await client.ask("answer", word=chosen, version=table["version"])
    assert "error" not in reply, reply
    await heard(client, reply["version"])
    return reply


def at_a_table(house: Server, play: Play, opened: Told | None = None) -> Told:
    """Ann and Bob sit down at a table of witches, with a die to roll or a card to see."""
    opened = opened or house.open("", ("friend", "friend"), position=ROLL)

    async def sit() -> None:
        links = opened["seats"]
        async with Client(house.address, links["ann"]) as ann, Client(house.address, links["bob"]) as bob:
            await play(ann, bob)

    asyncio.run(sit())
    return opened


def test_what_nobody_saw_is_taken_back_at_once_and_done_again(house: Server) -> None:
    async def play(ann: Client, bob: Client) -> None:
        before = ann.tables["ann"]["view"]
        await answers(ann)
        assert (await ann.ask("undo", version=1))["done"]
        await heard(ann, 2)
        assert ann.tables["ann"]["view"] == before
        assert (await ann.ask("redo", version=2))["done"]
        await heard(bob, 3)

    at_a_table(house, play, house.open("madness", options={"wizards": "choose", "first": "ann"}))


def test_what_was_taken_back_stays_in_the_log_for_all_who_saw_it(server: Server) -> None:
    async def play(ann: Client, bob: Client) -> None:
        await answers(ann, "choose viktor")
        await ann.ask("undo", version=1)
        await heard(ann, 2)
        await answers(ann, "choose larry")
        await heard(bob, 3)
        await bob.leave()
        await bob.sit(lang="en")
        mine, theirs = (await ann.ask("log"))["log"], (await bob.ask("log"))["log"]
        done = [(deed["version"], deed.get("undone"), deed["did"]) for deed in theirs]
        assert done == [(1, 2, "answer"), (2, None, "undo"), (3, None, "answer")]
        assert [deed.get("word") for deed in mine] == ["choose viktor", None, "choose larry"]
        assert not any("word" in deed for deed in theirs)
        assert "Viktor" in theirs[0]["events"][0]["text"]
        assert len((await bob.ask("log", since=2))["log"]) == 1

    at_a_table(server, play, server.open("madness", options={"wizards": "choose", "first": "ann"}))


def test_only_whoever_answered_does_it_again(house: Server) -> None:
    async def play(ann: Client, bob: Client) -> None:
        await answers(ann)
        await ann.ask("undo", version=1)
        assert (await bob.ask("redo", version=2))["error"]["message"] == "redo-of-others"
        assert (await ann.ask("redo", version=2))["done"]

    at_a_table(house, play, house.open("madness", options={"wizards": "choose", "first": "ann"}))


def test_what_came_to_light_is_taken_back_if_the_others_agree(house: Server) -> None:
    async def play(ann: Client, bob: Client) -> None:
        await answers(ann, "walk blasted-oak")
        undo = await ann.ask("undo", version=1)
        assert (undo["done"], undo["blocked"]["reveals"]) == (False, "information")
        ask = await asked_of(bob)
        assert (ask["kind"], ask["by"], ask["waiting"]) == ("undo", "ann", ["bob"])
        await bob.ask("agree", ask=ask["number"], yes=True)
        await heard(ann, 2)
        assert ann.asked() is not None
        assert ann.room["ask"] is None or (await ann.hear())["room"]["ask"] is None

    at_a_table(house, play)


def test_an_undo_says_whose_answers_it_would_take_back_too(house: Server) -> None:
    async def play(ann: Client, bob: Client) -> None:
        await ann.leave()
        await ann.sit(lang="en")
        await answers(ann)
        await heard(bob, 1)
        await answers(bob)
        await heard(ann, 2)
        assert (await ann.ask("look"))["undo"]["wall"].startswith("Answers of bob would be taken back too.")
        undo = await ann.ask("undo", version=2, to=0)
        assert (undo["done"], undo["blocked"]["kind"], undo["blocked"]["seats"]) == (False, "others-answered", ["bob"])
        assert undo["blocked"]["text"].startswith("Answers of bob would be taken back too.")
        assert (await asked_of(bob))["loses"] == ["bob"]

    at_a_table(house, play, house.open("madness", ["friend"] * 3, options={"wizards": "choose", "first": "ann"}))


def test_one_no_ends_a_vote_and_nobody_votes_for_others(house: Server) -> None:
    async def play(ann: Client, bob: Client) -> None:
        await answers(ann, "walk blasted-oak")
        await ann.ask("undo", version=1)
        ask = await asked_of(bob)
        assert (await ann.ask("agree", ask=ask["number"], yes=True))["error"]["message"] == "no-such-ask"
        assert (await bob.ask("agree", ask=ask["number"], yes=False))["done"]
        assert (await bob.ask("agree", ask=ask["number"], yes=True))["error"]["message"] == "no-such-ask"
        assert ann.tables["ann"]["version"] == 1

    at_a_table(house, play)


def test_whoever_asks_may_think_better_of_it(house: Server) -> None:
    async def play(ann: Client, _: Client) -> None:
        await answers(ann, "walk blasted-oak")
        await ann.ask("undo", version=1)
        ask = await asked_of(ann)
        assert (await ann.ask("undo", version=1))["error"]["message"] == "ask-open"
        assert (await ann.ask("agree", ask=ask["number"], yes=False))["done"]
        assert not (await ann.ask("undo", version=1))["done"]

    at_a_table(house, play)


def test_a_vote_is_forgotten_when_the_game_goes_on(house: Server) -> None:
    async def play(ann: Client, bob: Client) -> None:
        await answers(ann, "walk blasted-oak")
        await ann.ask("undo", version=1)
        ask = await asked_of(bob)
        await answers(ann)
        assert (await bob.ask("agree", ask=ask["number"], yes=True))["error"]["message"] == "no-such-ask"

    at_a_table(house, play)


def test_a_vote_outlives_the_server(tmp_path: Path) -> None:
    async def first(ann: Client, _: Client) -> None:
        await answers(ann, "walk blasted-oak")
        await ann.ask("undo", version=1)

    async def then(ann: Client, bob: Client) -> None:
        await bob.ask("agree", ask=(await asked_of(bob))["number"], yes=True)
        await heard(ann, 2)

    server = Server(sqlite(tmp_path))
    server.start()
    opened = at_a_table(server, first)
    server.kill()
    server.start()
    at_a_table(server, then, opened)
    server.stop()


def test_a_seat_cannot_act_for_another(house: Server) -> None:
    async def play(ann: Client, bob: Client) -> None:
        table = ann.asked()
        assert table is not None
        word = table["question"]["options"][0]["word"]
        tries = [
            await bob.ask("answer", word=word, version=0),
            await bob.ask("answer", word=word, version=0, seat="ann"),
        ]
        assert [one["error"]["message"] for one in tries] == ["not-your-turn", "not-your-seat"]
        assert ann.tables["ann"]["version"] == 0

    at_a_table(house, play)


def test_a_repeated_answer_is_recognised_and_a_stale_one_refused(house: Server) -> None:
    async def play(ann: Client, _: Client) -> None:
        reply = await answers(ann, "walk blasted-oak")
        again = await ann.ask("answer", word="walk blasted-oak", version=0)
        stale = await ann.ask("answer", word="stay", version=0)
        assert (again["version"], "events" in again) == (reply["version"], False)
        assert (stale["error"]["message"], stale["version"]) == ("protocol-version", 1)

    at_a_table(house, play)


def test_two_devices_of_one_seat_see_the_same(house: Server) -> None:
    async def play(ann: Client, bob: Client) -> None:
        async with Client(house.address, *ann.links) as phone:
            for version in range(1, 6):
                await answers(next(one for one in (phone, bob) if one.asked()))
                for client in (ann, phone, bob):
                    await heard(client, version)
                assert ann.tables["ann"]["view"] == phone.tables["ann"]["view"]

    at_a_table(house, play, house.open("djinn"))


def test_a_plan_answers_what_it_foresaw(house: Server) -> None:
    async def play(ann: Client, bob: Client) -> None:
        prompt = ann.tables["ann"]["question"]["prompt"]
        wish = {"prompt": prompt, "word": "choose larry"}
        await bob.ask("plan", steps=[wish])
        await answers(ann, "choose viktor")
        await heard(ann, 2)
        assert ann.tables["ann"]["view"]["board"]["bob"]["wizard"] == "larry"
        assert not any("plan" in told for told in ann.heard)

    at_a_table(house, play, house.open("madness", options={"wizards": "choose", "first": "ann"}))


def test_a_plan_that_is_taken_by_surprise_ends(house: Server) -> None:
    async def play(ann: Client, bob: Client) -> None:
        prompt = ann.tables["ann"]["question"]["prompt"]
        await bob.ask("plan", steps=[{"prompt": prompt, "word": "choose viktor"}])
        await answers(ann, "choose viktor")
        told = await bob.until(lambda told: told.get("plan") == [])
        assert told["seat"] == "bob"
        assert bob.asked() is not None

    at_a_table(house, play, house.open("madness", options={"wizards": "choose", "first": "ann"}))


def test_a_plan_is_there_for_its_owner_when_they_come_back(house: Server) -> None:
    async def play(ann: Client, bob: Client) -> None:
        steps = [{"prompt": "act", "word": "done"}]
        await bob.ask("plan", steps=steps)
        await bob.leave()
        assert (await bob.sit())["plans"] == {"bob": steps}
        assert "plans" not in ann.heard[0] or ann.heard[0]["plans"] == {}

    at_a_table(house, play, house.open("madness", options={"wizards": "choose", "first": "ann"}))


def test_a_computer_player_stands_in_for_somebody_who_is_away(house: Server) -> None:
    async def play(ann: Client, bob: Client) -> None:
        assert (await ann.ask("handover", of="bob"))["error"]["message"] == "handover-present"
        await bob.leave()
        while ann.room["seats"]["bob"]["here"]:
            await ann.hear()
        assert (await ann.ask("handover", of="bob"))["error"]["message"] == "handover-present"
        await asyncio.sleep(0.6)  # longer than a line may be lost
        assert (await ann.ask("handover", of="bob"))["done"]
        await answers(ann)
        await heard(ann, 2)
        await bob.sit()
        assert (await bob.ask("back"))["done"]
        assert (await bob.ask("back"))["error"]["message"] == "seat-is-yours"

    at_a_table(house, play, house.open("madness", options={"wizards": "choose", "first": "ann"}))


def test_a_link_that_is_replaced_opens_nothing(server: Server) -> None:
    async def play(ann: Client, bob: Client) -> None:
        replaced = await asyncio.to_thread(server.ask, "/api/table/link", {"seat": "ann"}, opened["host"])
        assert await ann.hung_up() == 4001
        assert (await ann.sit())["error"]["message"] == "no-such-link"
        async with Client(server.address, replaced["link"]) as again:
            assert again.asked() is not None
            await answers(again)
            await heard(bob, 1)

    opened = server.open("madness", options={"wizards": "choose", "first": "ann"})
    at_a_table(server, play, opened)


def test_whoever_watches_by_the_hosts_link_stays_when_the_watchers_link_is_replaced(house: Server) -> None:
    async def watch() -> None:
        async with Client(house.address, opened["host"]) as host, Client(house.address, opened["watcher"]) as watcher:
            await asyncio.to_thread(house.ask, "/api/table/link", {"seat": "watcher"}, opened["host"])
            assert await watcher.hung_up() == 4001
            assert "error" not in await host.ask("view")

    opened = house.open("djinn")
    asyncio.run(watch())


def test_nobody_replaces_the_link_of_another(house: Server) -> None:
    opened = house.open("djinn")

    for link, seat in (("ann", "bob"), ("ann", "host"), ("bob", "watcher")):
        body, shown = {"seat": seat}, opened["seats"][link]
        assert house.refuses("/api/table/link", body, shown) == (403, "not-your-seat")
    assert house.refuses("/api/table", link=opened["seats"]["ann"], method="DELETE") == (403, "only-the-host")
    assert house.refuses("/api/table", link="A" * 22) == (404, "no-such-link")


def test_a_closed_table_only_remembers(house: Server) -> None:
    async def play(ann: Client, _: Client) -> None:
        await answers(ann)
        await asyncio.to_thread(house.ask, "/api/table", None, opened["host"], "DELETE")
        for do, said in DEEDS.items():
            assert (await ann.ask(do, **said))["error"]["message"] == "table-closed", do
        assert "error" not in await ann.ask("view")
        assert ann.room["closed"]

    opened = house.open("madness", options={"wizards": "choose", "first": "ann"})
    at_a_table(house, play, opened)
    assert house.refuses("/api/table", link=opened["host"], method="DELETE") == (409, "table-closed")


def test_a_server_with_a_passphrase_asks_for_it(tmp_path: Path) -> None:
    async def sit(link: str, passphrase: str) -> Told:
        client = Client(server.address, link)
        reply = await client.sit(passphrase=passphrase)
        await client.leave()
        return reply

    with Server(sqlite(tmp_path), "--passphrase", "toad") as server:
        assert server.refuses("/api/tables", {"game": "djinn"}) == (403, "wrong-passphrase")
        server.passphrase = "toad"
        link = server.open("djinn")["seats"]["ann"]
        assert asyncio.run(sit(link, "frog"))["error"]["message"] == "wrong-passphrase"
        assert "error" not in asyncio.run(sit(link, "toad"))


def test_what_is_said_is_heard_by_all_and_kept(server: Server) -> None:
    async def play(ann: Client, bob: Client) -> None:
        await ann.ask("name", name="Anna Nowak", crest="cat")
        await ann.ask("say", text="hello")
        while not bob.said:
            await bob.hear()
        assert (bob.said[0]["name"], bob.said[0]["text"], bob.said[0]["seat"]) == ("Anna Nowak", "hello", "ann")
        assert (await bob.ask("say", text="a\x00b"))["error"]["message"] == "protocol-bad-request"
        await bob.leave()
        assert [one["text"] for one in (await bob.sit())["chat"]] == ["hello"]

    at_a_table(server, play, server.open("djinn"))


def test_a_watcher_only_watches(house: Server) -> None:
    async def watch() -> None:
        async with Client(house.address, opened["watcher"]) as watcher:
            for do, said in (("answer", {"word": "x", "version": 0}), ("undo", {"version": 0}), ("back", {})):
                assert (await watcher.ask(do, **said))["error"]["message"] == "only-watching"
            assert (await watcher.ask("say", text="oh!"))["done"]
            assert watcher.tables["watcher"]["question"]["options"] == []

    opened = house.open("witches")
    asyncio.run(watch())


def test_two_tables_are_forked_from_a_moment(house: Server) -> None:
    async def play(ann: Client, bob: Client) -> None:
        await answers(ann)
        await heard(bob, 1)
        await answers(bob)

    opened = at_a_table(house, play, house.open("madness", options={"wizards": "choose", "first": "ann"}))
    ann = opened["seats"]["ann"]

    forked = house.ask("/api/table/fork", {"version": 1}, ann)

    assert house.ask("/api/table", link=forked["seats"]["bob"])["deciding"] == "bob"
    assert house.refuses("/api/table/fork", {"version": 1, "deal": "same"}, ann) == (403, "fork-would-tell")
