"""People who play on whatever happens: a lost network, a server that is killed, a database that is away."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from hosting import Client, Told, over
from websockets.exceptions import WebSocketException

from coven.bots import choose
from coven.engine.core.machine import State
from coven.engine.edge.entries import UNDO, Entry
from coven.engine.edge.game import fingerprint
from coven.engine.edge.match import Match
from coven.engine.edge.questions import Question
from coven.engine.edge.views import WATCHER, View
from coven.games import open_game
from coven.table.store import EntryRow, Store, Woken

AWAY = (WebSocketException, OSError, EOFError, TimeoutError)
PATIENCE = 90.0  # seconds without a server until somebody gives up


class Given(NamedTuple):
    """An answer: the version it was meant for, who gave it, and its word."""

    version: int
    seat: str
    word: str


class Player(Client):
    """Somebody who answers at random, or as a computer player would who is told what they are told; an answer nobody
    acknowledged is given again, word for word."""

    def __init__(self, address: str, *links: str, chance: random.Random, bot: str = "random") -> None:
        super().__init__(address, *links)
        self.chance = chance
        self.bot = bot
        self.tried: set[Given] = set()
        self.acknowledged: list[Given] = []
        self._pending: Given | None = None

    async def comes(self) -> None:
        """Sit down, as soon as there is somebody to sit down with."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                reply = await self.sit()
                if "error" not in reply:
                    return
                assert reply["error"]["message"] == "not-kept", reply
            except AWAY:
                assert time.monotonic() < until, "no server"
            await self.drop()
            await asyncio.sleep(0.05)

    async def plays(self, moves: int, lost: float = 0.0) -> None:
        """Play until there were enough moves or the game is over, sometimes losing the network."""
        while not over(self) and self.version < moves:
            try:
                if self.socket is None:
                    await self.comes()
                elif self.chance.random() < lost:
                    await self.drop()
                elif self.asked() is None:
                    await self.hear()
                else:
                    await self.answers(self.chance.random() < lost)
            except AWAY:
                await self.drop()

    @property
    def version(self) -> int:
        """Where the table stands, as far as one knows at all of one's seats."""
        return min((table["version"] for table in self.tables.values()), default=-1)

    async def answers(self, unheard: bool = False) -> None:
        """Answer; sometimes the network is lost before the reply."""
        given = await self._given()
        self.tried.add(given)
        said = {"seat": given.seat, "word": given.word, "version": given.version}
        if unheard:
            await self.send({"do": "answer"} | said)
            await self.drop()
            return
        reply = await self.ask("answer", **said)
        if "error" not in reply:
            self.acknowledged.append(given)
            await self._until(reply["version"])
        elif reply["error"]["message"] == "protocol-version":
            await self._until(reply["version"])
        else:
            assert reply["error"]["message"] == "not-kept", reply
            await asyncio.sleep(0.05)

    async def _given(self) -> Given:
        table = self.asked()
        assert table is not None
        if self._pending is None or self._pending.version != table["version"]:
            self._pending = Given(table["version"], table["seat"], await self._word(table))
        return self._pending

    async def _word(self, table: Told) -> str:
        if self.bot == "random":
            return str(self.chance.choice(table["question"]["options"])["word"])
        whole = await self.ask("view", seat=table["seat"], whole=True)
        view, question = msgspec.convert(whole["view"], View), msgspec.convert(table["question"], Question)
        return choose(self.bot, view, question, f"{self.chance.random()}")

    async def _until(self, version: int) -> None:
        while self.version < version:
            await self.hear()


def people(address: str, opened: Told, chance: random.Random, hot_seat: int = 0, bot: str = "random") -> list[Player]:
    """Everybody at a table, and somebody who watches; the first few seats may be one person's."""
    links = list(opened["seats"].values())
    held = [links[:hot_seat], *[[link] for link in links[hot_seat:]], [opened["watcher"]]]
    return [Player(address, *mine, chance=chance, bot=bot) for mine in held if mine]


def replayed(woken: Woken) -> Match[State]:
    """A table played again from its log and its secret alone."""
    row = woken.table
    match = Match(open_game(row.game, row.pack), row.seats, "", row.options, row.start, secret=row.secret)
    for entry in woken.entries:
        match.follow(Entry(entry.version, entry.seat, entry.did, entry.word, entry.to, entry.agreed, entry.at))  # type: ignore[arg-type]  # one of Did
    return match


async def check(store: Store, table: str, players: Sequence[Player]) -> None:
    """Nothing that was acknowledged is lost, nothing was done twice, and everybody sees the replay of the log."""
    woken = await store.wake(table)
    log = {entry.version: entry for entry in woken.entries}
    assert list(log) == list(range(1, len(log) + 1))
    tried = {given for player in players for given in player.tried}
    assert {_given(entry) for entry in woken.entries if entry.did != UNDO} <= tried
    for player in players:
        for given in player.acknowledged:
            assert _given(log[given.version + 1]) == given, (table, given)
    _compare(woken, players)


def _given(entry: EntryRow) -> Given:
    return Given(entry.version - 1, entry.seat, entry.word)


def _compare(woken: Woken, players: Sequence[Player]) -> None:
    match = replayed(woken)
    if woken.snapshot is not None:
        at = match.moment(woken.snapshot.version)
        assert fingerprint(match.game, at.table) == fingerprint(match.game, match.game.read(_position(woken)))
    for player in players:
        for seat, table in player.tables.items():
            if table["version"] == match.version:
                view = _json(match.game.view(match.table, match.number(seat), False))
                assert table["view"] == view, (woken.table.game, seat, match.version, unlike(table["view"], view))
    assert any(WATCHER in player.tables for player in players)


def unlike(told: object, true: object, path: str = "") -> list[tuple[str, object, object]]:
    """Where two values differ, and what stands there in each."""
    if isinstance(told, dict) and isinstance(true, dict):
        return [found for key in told | true for found in unlike(told.get(key), true.get(key), f"{path}/{key}")]
    return [] if told == true else [(path, told, true)]


def _position(woken: Woken) -> dict[str, object]:
    assert woken.snapshot is not None
    return msgspec.msgpack.decode(woken.snapshot.position, type=dict[str, object])


def _json(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))
