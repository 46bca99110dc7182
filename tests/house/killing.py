"""Servers and databases that are killed while people play."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable

from hosting import Server, Told
from house.players import Player, check, people

from coven.games import GAMES
from coven.table.store import Store

ENOUGH = 10**9  # moves
MORE = 10  # moves after the last kill
USUALLY = 0.97  # of the tenths of a second in which nobody could play yet
Blow = Callable[[], Awaitable[None]]


class Crowd:
    """People at several tables, who play on and on."""

    def __init__(self, server: Server, tables: int, chance: random.Random) -> None:
        self.server = server
        self.chance = chance
        self.tables: list[tuple[Told, list[Player]]] = []
        for number in range(tables):
            opened = server.open(GAMES[number % len(GAMES)])
            self.tables.append((opened, people(server.address, opened, random.Random(f"{chance.random()}"))))

    @property
    def players(self) -> list[Player]:
        """Everybody at any table."""
        return [player for _, players in self.tables for player in players]

    @property
    def acknowledged(self) -> int:
        """How many answers were acknowledged."""
        return sum(len(player.acknowledged) for player in self.players)

    async def suffers(self, blows: int, blow: Blow, between: float) -> None:
        """Everybody plays while something is struck again and again; then all of them play a little more."""
        try:
            async with asyncio.TaskGroup() as group:
                playing = [group.create_task(player.plays(ENOUGH)) for player in self.players]
                for _ in range(blows):
                    await self._lives(between)
                    await blow()
                for task in playing:
                    task.cancel()
            async with asyncio.TaskGroup() as group:
                for _, players in self.tables:
                    group.create_task(self._plays_on(players))
        finally:
            for player in self.players:
                await player.drop()
        await self._checked()

    async def _lives(self, between: float) -> None:
        """The time until a blow: mostly somebody has come back and played, at times hardly anybody was there."""
        before = self.acknowledged
        while self.chance.random() < USUALLY and self.acknowledged == before:
            await asyncio.sleep(0.1)
        await asyncio.sleep(self.chance.uniform(0, between))

    async def _plays_on(self, players: list[Player]) -> None:
        for player in players:
            await player.drop()
            await player.comes()
        target = max(player.version for player in players) + MORE
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.plays(target))

    async def _checked(self) -> None:
        store = await Store.open(self.server.database)
        try:
            for opened, players in self.tables:
                await check(store, opened["table"], players)
        finally:
            await store.close()


def kill_server(server: Server) -> Blow:
    """The only process of a server dies, and somebody starts it again."""

    async def blow() -> None:
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)

    return blow


def kill_worker(server: Server, chance: random.Random) -> Blow:
    """One worker dies; the server starts another by itself."""

    async def blow() -> None:
        if workers := server.workers():
            os.kill(chance.choice(workers), signal.SIGKILL)

    return blow
