"""Whole games over real sockets: everybody sees what they may see, at every moment, and the secret proves the rest."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import msgspec
import pytest
from command import Shell
from hosting import Client, Server, Told, over, sqlite
from house.players import Player, check, people

from coven.engine.core.machine import State
from coven.engine.edge.match import Match
from coven.engine.edge.record import encode, read, record, replay
from coven.games import GAMES, open_game
from coven.table.store import Store

LOST = 0.03  # how often somebody loses the network
FOUR = ("friend",) * 4


async def _played(server: Server, opened: Told, players: list[Player], moves: int) -> None:
    try:
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.plays(moves, LOST))
        for player in players:
            if player.socket is None:
                await player.comes()
            await _views_agree(player)
            while over(player) and "secret" not in player.room:
                await player.hear()
    finally:
        for player in players:
            await player.drop()
    store = await Store.open(server.database)
    try:
        await check(store, opened["table"], players)
    finally:
        await store.close()


async def _views_agree(player: Player) -> None:
    """The view that grew from updates is the view the server has."""
    for seat, table in player.tables.items():
        whole = await player.ask("view", seat=seat)
        assert whole["version"] == table["version"]
        assert whole["view"] == table["view"]


@pytest.mark.parametrize("game", GAMES)
def test_four_people_and_a_watcher_play_and_lose_the_network_now_and_then(game: str, server: Server) -> None:
    opened = server.open(game, FOUR)

    players = people(server.address, opened, random.Random(f"four {game}"))

    asyncio.run(_played(server, opened, players, 70))
    assert players[0].version >= 70 or over(players[0])


@pytest.mark.parametrize("game", GAMES)
def test_one_hand_holds_several_seats(game: str, server: Server) -> None:
    opened = server.open(game, ("me", "me", "friend"))

    players = people(server.address, opened, random.Random(f"hands {game}"), hot_seat=2)

    asyncio.run(_played(server, opened, players, 40))
    assert len(players[0].tables) == 2


@pytest.mark.parametrize(
    ("game", "seats", "bot"), [("madness", 4, "random"), ("witches", 4, "random"), ("djinn", 2, "greedy")]
)
def test_a_finished_game_shows_its_secret_and_its_record_proves_it(
    game: str, seats: int, bot: str, server: Server
) -> None:
    opened = server.open(game, FOUR[:seats])
    players = people(server.address, opened, random.Random(4), bot=bot)

    asyncio.run(_played(server, opened, players, 5000))

    assert all(over(player) for player in players)
    kept = server.ask("/api/table/record", link=opened["watcher"])
    _, report = replay(open_game(game), read(kept, "record"))
    assert report.exact
    assert kept["sealed"] == opened["sealed"] == players[0].room["sealed"]
    assert kept["secret"] == players[0].room["secret"]


def test_a_record_is_played_on_from_any_of_its_versions(house: Server) -> None:
    opened = house.open("witches")
    asyncio.run(_played(house, opened, people(house.address, opened, random.Random(8)), 5000))
    kept = house.ask("/api/table/record", link=opened["host"])

    again = house.ask("/api/tables", {"record": kept, "version": 7})

    there = house.ask("/api/table/moment?version=7", link=again["seats"]["ann"])
    then = house.ask("/api/table/moment?version=7", link=opened["seats"]["ann"])
    assert (there["view"], there["question"]) == (then["view"], then["question"])
    for version in (-1, 5000):
        assert house.refuses("/api/tables", {"record": kept, "version": version}) == (400, "no-such-version")


def test_whoever_plays_on_a_record_reads_what_they_heard_in_it(server: Server) -> None:
    async def read_by(link: str) -> list[Told]:
        async with Client(server.address, link) as client:
            return [event for table in client.tables.values() for event in table["events"]]

    match: Match[State] = Match(open_game("witches"), ("ann", "bob"), "7", {})
    for number in range(25):
        options = match.question(match.deciding).options  # type: ignore[union-attr]  # nobody wins so soon
        match.answer(options[number % len(options)])

    opened = server.ask("/api/tables", {"record": json.loads(encode(record(match)))})

    for seat in match.seats:
        told = asyncio.run(read_by(opened["seats"][seat]))
        heard = [one.happening.kind for one in match.heard(-1, seat)]
        assert [event["kind"] for event in told if event["version"] <= match.version] == heard


@pytest.mark.parametrize("wakes", [False, True])
def test_a_game_that_was_opened_is_stepped_through_judged_and_saved_as_if_it_had_been_played_here(
    tmp_path: Path, wakes: bool
) -> None:
    match: Match[State] = Match(open_game("madness"), ("ann", "bob"), "7", {})
    while (question := match.question(match.deciding)) is not None:
        match.answer(question.options[match.version * 7 % len(question.options)])
    kept = json.loads(encode(record(match)))
    with Server(sqlite(tmp_path)) as server:
        opened = server.ask("/api/tables", {"record": kept})
        if wakes:
            server.stop()
            server.start()
        link = opened["seats"]["ann"]

        room = server.ask("/api/table", link=link)
        then = server.ask("/api/table/moment?version=9&seat=bob", link=link)

        assert (room["began"], room["version"]) == (0, match.version)
        assert "secret" not in room
        assert then["view"] == json.loads(msgspec.json.encode(match.game.view(match.moment(9).table, 1, False)))
        assert server.ask("/api/table/record", link=link) == kept
        while not (judged := server.ask("/api/table/analysis", link=link)).get("of"):
            assert judged["state"] == "working"
        forked = server.ask("/api/table/fork", {"version": 9, "deal": "same"}, link=link)
        assert server.ask("/api/table", link=forked["seats"]["ann"])["deciding"] == match.moment(9).deciding


def test_what_a_seat_came_to_know_is_not_played_on(house: Server) -> None:
    link = house.open("madness")["seats"]["ann"]
    kept = house.ask("/api/table/record", link=link)

    assert house.refuses("/api/tables", {"record": kept}) == (400, "record-only-seen")


def test_nothing_of_the_secret_is_shown_while_the_game_goes_on(house: Server) -> None:
    async def look(server: Server, link: str) -> Told:
        async with Client(server.address, link) as client:
            return client.room

    opened = house.open("witches")
    room = asyncio.run(look(house, opened["seats"]["ann"]))

    assert room["sealed"] == opened["sealed"]
    assert "secret" not in room


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_running_game_and_a_report_are_read_by_coven_replay(
    game: str, house: Server, shell: Shell, tmp_path: Path
) -> None:
    link = house.open(game)["seats"]["ann"]
    (tmp_path / "record.json").write_text(json.dumps(house.ask("/api/table/record", link=link)))
    (tmp_path / "report.json").write_text(json.dumps(house.ask("/api/table/report", {"text": "odd"}, link=link)))

    for file in ("record.json", "report.json"):
        told = shell.runs("replay", str(tmp_path / file))
        assert told.code == 0, told.err
        assert "version 0, as ann came to know it" in told.out
    assert told.out.endswith("odd\n")
