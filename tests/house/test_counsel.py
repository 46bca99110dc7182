"""Hints and thoughts at hosted tables: only whoever is asked is told what to do, and no reason tells what is hidden."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise

import pytest
from hosting import Client, Server, Told, over
from house.test_terminal_joins import typed

from coven.games import GAMES


async def refused(client: Client, do: str, **more: object) -> str:
    """Why the table says no."""
    return str((await client.ask(do, **more))["error"]["message"])


async def asked(ann: Client, bob: Client) -> tuple[Client, Client, Told]:
    """Who decides, who does not, and the table of whoever decides."""
    table = ann.asked() or bob.asked()
    assert table is not None
    return (ann, bob, table) if ann.asked() else (bob, ann, table)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_asked_gets_a_hint_and_nobody_else(game: str, house: Server) -> None:
    async def play() -> None:
        seats = list(house.open(game)["seats"].values())
        async with Client(house.address, seats[0]) as ann, Client(house.address, seats[1]) as bob:
            for client in (ann, bob):
                await client.ask("sit", links=list(client.links), lang="en")
            deciding, other, table = await asked(ann, bob)
            told = await deciding.ask("hint")

            words = [option["word"] for option in table["question"]["options"]]
            assert told["hint"]["answer"] in words
            assert (told["version"], told["seat"]) == (table["version"], table["seat"])
            assert told["hint"]["text"]
            assert all(thought["answer"] in words and thought["text"] for thought in told["hint"]["thoughts"])
            assert await refused(other, "hint") == "hint-not-asked"
            assert [heard for heard in other.heard if "hint" in heard] == []

    asyncio.run(play())


def test_whoever_asks_twice_is_told_the_same(house: Server) -> None:
    async def play() -> None:
        seats = list(house.open("witches")["seats"].values())
        async with Client(house.address, seats[0]) as ann, Client(house.address, seats[1]) as bob:
            deciding, _, _ = await asked(ann, bob)
            async with Client(house.address, seats[0 if deciding is ann else 1]) as again:
                first, second = await asyncio.gather(deciding.ask("hint"), again.ask("hint"))

                assert first["hint"] == second["hint"] == (await deciding.ask("hint"))["hint"]

    asyncio.run(play())


def test_a_table_can_be_opened_without_hints(house: Server) -> None:
    async def play() -> None:
        opened = house.open("djinn", hints=False)
        seats = list(opened["seats"].values())
        async with Client(house.address, seats[0]) as ann, Client(house.address, seats[1]) as bob:
            deciding, _, _ = await asked(ann, bob)
            assert ann.room["hints"] is False
            assert await refused(deciding, "hint") == "hints-off"

    asyncio.run(play())


async def of_a_bot(server: Server, game: str, options: dict[str, str]) -> tuple[Told, Client]:
    """What somebody at a table with a computer player is told about its first answer."""
    opened = server.open(game, ("friend", "bot"), options=options)
    client = Client(server.address, opened["seats"]["ann"])
    await client.sit()
    for _ in range(400):
        log = (await client.ask("log"))["log"]
        found = [deed["version"] for deed in log if deed["seat"] == "bob" and deed.get("did", "answer") == "answer"]
        if found:
            return await client.ask("thought", version=found[0]), client
        if (table := client.asked()) is not None:
            word = table["question"]["options"][0]["word"]
            await client.ask("answer", word=word, version=table["version"])
        await asyncio.sleep(0.05)
    raise AssertionError("the computer player never answered")


@pytest.mark.parametrize(
    ("game", "seen"), [("madness", True), ("witches", False), ("djinn", True)], ids=lambda value: str(value)
)
def test_reasons_of_a_computer_player_are_told_as_far_as_those_who_ask_saw_what_it_saw(
    game: str, seen: bool, house: Server
) -> None:
    async def play() -> None:
        told, client = await of_a_bot(house, game, {})
        try:
            first = told["thought"]["thoughts"][0]
            assert first["answer"] == told["thought"]["answer"]
            assert ("unseen" in [reason["id"] for reason in first["reasons"]]) is not seen
        finally:
            await client.leave()

    asyncio.run(play())


def test_of_every_answer_of_a_computer_player_it_is_told_why_or_that_there_was_no_choice(house: Server) -> None:
    async def play() -> None:
        _, client = await of_a_bot(house, "madness", {"first": "bob"})
        heard: dict[int, Told] = {}
        for _ in range(400):
            for deed in (await client.ask("log"))["log"]:
                if deed["seat"] == "bob" and deed["version"] not in heard:
                    heard[deed["version"]] = await client.ask("thought", version=deed["version"])
            if [told for told in heard.values() if "error" in told or "follows" in told]:
                break
            if (table := client.asked()) is not None:
                word = table["question"]["options"][0]["word"]
                await client.ask("answer", word=word, version=table["version"])
            await asyncio.sleep(0.05)
        await client.leave()

        refused = {told["error"]["message"] for told in heard.values() if "error" in told}
        assert refused <= {"thought-forced"}
        assert refused or [told for told in heard.values() if "follows" in told]
        assert {told["seat"] for told in heard.values() if "error" not in told} == {"bob"}

    asyncio.run(play())


def payment_without_choice(log: list[Told]) -> Told | None:
    """The first payment for an element in somebody's own log that left no choice."""
    for bought, paid in pairwise(log):
        if bought.get("word", "").startswith("acquire") and paid["did"] == "pass":
            return paid
    return None


def test_an_answer_that_left_no_choice_is_explained_by_what_it_follows_from(house: Server) -> None:
    async def play() -> None:
        seats = house.open("madness", options={"first": "ann", "wizards": "viktor,larry"})["seats"]
        async with Client(house.address, seats["ann"]) as ann, Client(house.address, seats["bob"]) as bob:
            await ann.ask("sit", links=list(ann.links), lang="en")
            log: list[Told] = []
            while (passed := payment_without_choice(log)) is None:
                while not (ann.asked() or bob.asked()):
                    assert not over(ann), "nothing was ever bought"
                    await asyncio.gather(ann.ask("log"), bob.ask("log"))  # both hear what happened meanwhile
                deciding, _, table = await asked(ann, bob)
                words = [option["word"] for option in table["question"]["options"]]
                word = next((word for word in words if word.startswith("acquire")), words[0])
                await deciding.ask("answer", word=word, version=table["version"])
                log = (await ann.ask("log"))["log"]
            told = await ann.ask("thought", version=passed["version"])
            decided = next(deed for deed in log if deed["version"] == told["follows"]["version"])

            assert told["version"] == passed["version"] > decided["version"]
            assert decided["word"] == told["follows"]["answer"] == told["thought"]["answer"] != passed["word"]
            assert told["follows"]["text"].startswith("This follows from: ")
            assert told["thought"]["text"]

    asyncio.run(play())


def test_nobody_decided_the_set_up(house: Server) -> None:
    async def play() -> None:
        opened = house.open("witches")
        async with Client(house.address, opened["seats"]["ann"]) as ann:
            assert await refused(ann, "thought", version=0) == "thought-set-up"
            assert await refused(ann, "thought", version=99) == "no-such-version"

    asyncio.run(play())


def test_the_terminal_asks_for_a_hint(house: Server) -> None:
    opened = house.open("madness", options={"first": "ann", "wizards": "viktor,larry"})

    shown = typed(opened["seats"]["ann"], "cs", "hint")

    assert "ze 100 takových her" in " ".join(shown.split())


def test_a_finished_game_is_looked_at_again_and_a_running_one_by_its_players(house: Server) -> None:
    opened = house.open("witches", ("me",), options={"mode": "solo"})
    link, watcher = opened["seats"]["ann"], opened["watcher"]

    async def play() -> None:
        async with Client(house.address, link) as ann:
            for _ in range(4):
                if (table := ann.asked()) is not None:
                    word = table["question"]["options"][0]["word"]
                    await ann.ask("answer", word=word, version=table["version"])

    asyncio.run(play())
    told = house.ask("/api/table/analysis?lang=pl", link=link)
    while told["state"] == "working":
        time.sleep(0.2)
        told = house.ask("/api/table/analysis?lang=pl", link=link)

    review = told["review"]
    assert (review["stake"], review["over"], review["seats"]) == ("points", False, ["ann"])
    assert all(moment["seat"] == "ann" for moment in review["moments"])
    assert review["accounts"][0]["text"]
    assert house.refuses("/api/table/analysis", link=watcher) == (403, "only-watching")
