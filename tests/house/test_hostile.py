"""Whatever somebody sends, the server does not fail, tell too much or keep others waiting."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import time
from contextlib import suppress
from pathlib import Path
from urllib.request import urlopen

from hosting import Client, ConnectionClosed, Server, Told, sqlite
from house.fuzzing import fuzz
from house.players import Player
from websockets.asyncio.client import connect

from coven.games import GAMES

SOON = 1.0  # seconds
TRIES = 3  # the machine does other things too: that somebody has to wait once says nothing


def test_nothing_that_is_sent_is_a_fault_of_ours(tmp_path: Path) -> None:
    with Server(sqlite(tmp_path), rate=1e9, burst=1e9) as server:
        seen = asyncio.run(fuzz(server, GAMES, 2000, "short"))

        assert b"coven_faults_total 0" in _metrics(server)
    assert len(seen) > 10


def _metrics(server: Server) -> bytes:
    with urlopen(server.address + "/metrics") as answer:
        told: bytes = answer.read()
    return told


async def _slowest(server: Server, opened: Told, moves: int) -> float:
    """The longest that somebody waits for an answer to be acknowledged."""
    player, longest = Player(server.address, *opened["seats"].values(), chance=random.Random(3)), 0.0
    await player.comes()
    try:
        while player.version < moves:
            before = time.monotonic()
            await player.answers()
            longest = max(longest, time.monotonic() - before)
    finally:
        await player.leave()
    return longest


async def _floods(server: Server, link: str) -> int | None:
    """Somebody who asks without pause, and what they are hung up with."""
    flooder = Client(server.address, link)
    await flooder.sit()
    with suppress(ConnectionClosed):
        for _ in range(2000):
            await flooder.send({"do": "ping"})
    return await flooder.hung_up()


def test_whoever_floods_is_hung_up_and_nobody_else_waits(house: Server) -> None:
    async def play() -> tuple[float, list[int | None]]:
        opened, other = house.open("madness"), house.open("djinn")
        floods = asyncio.gather(*(_floods(house, opened["seats"]["ann"]) for _ in range(4)))
        return await _slowest(house, other, 60), await floods

    for _ in range(TRIES):
        longest, codes = asyncio.run(play())
        assert set(codes) == {1008}
        if longest < SOON:
            break

    assert longest < SOON


def test_whoever_does_not_read_is_hung_up_and_nobody_else_waits(tmp_path: Path) -> None:
    async def play(house: Server) -> tuple[float, Told]:
        opened = house.open("djinn")  # which does not end so soon
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", house.port))
        address = house.address.replace("http", "ws", 1) + "/api/socket"
        async with connect(address, sock=deaf, max_queue=1, close_timeout=0.1) as slow:
            await slow.send(json.dumps({"do": "sit", "links": [opened["watcher"]]}))
            for _ in range(2000):  # more than lines and the server hold for somebody
                await slow.send(json.dumps({"do": "view", "whole": True}))
            longest = await _slowest(house, opened, 120)
            async with Client(house.address, opened["seats"]["ann"]) as ann:
                while ann.room["watchers"]:
                    await ann.hear()
                return longest, ann.room

    with Server(sqlite(tmp_path), rate=1e9, burst=1e9) as server:
        for _ in range(TRIES):
            longest, room = asyncio.run(play(server))
            assert room["watchers"] == 0
            if longest < SOON:
                break

    assert longest < SOON


def test_a_message_that_is_too_large_is_refused(house: Server) -> None:
    async def send() -> tuple[str, int | None]:
        opened = house.open("djinn")
        async with Client(house.address, opened["seats"]["ann"]) as ann:
            await ann.send({"do": "say", "text": "x" * 20_000})
            told = await ann.until(lambda told: "error" in told)
            return told["error"]["message"], await ann.hung_up()

    assert asyncio.run(send()) == ("message-too-large", 1009)


def test_pages_of_others_may_not_speak_to_the_server(house: Server) -> None:
    async def knock(origin: str) -> int:
        try:
            async with connect(house.address.replace("http", "ws", 1) + "/api/socket", origin=origin):  # type: ignore[arg-type]  # any text
                return 101
        except Exception as error:
            return int(getattr(getattr(error, "response", None), "status_code", 0))

    assert asyncio.run(knock("https://elsewhere.example")) == 403
    assert asyncio.run(knock(house.address)) == 101
