"""Two tables in two houses that differ only in what somebody may not know, and all that this somebody is sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import httpx
from litestar import Litestar
from litestar.datastructures import State as AppState

from coven.engine.core.machine import State, take
from coven.engine.core.rng import below, seeded
from coven.engine.edge import questions
from coven.engine.edge.game import Game, Json
from coven.engine.edge.views import WATCHER
from coven.table.house import links
from coven.table.house.house import House
from coven.table.house.minds import Minds
from coven.table.store import LinkRow, SeatRow, Store, TableRow
from coven.table.web.connection import Connection
from coven.table.web.http import HANDLERS, on_error
from coven.table.web.settings import Settings

SEATS = ("ann", "bob", "cid")
SECRET = bytes(range(32))
READERS = {"ann": 0, "bob": 1, "cid": 2, WATCHER: -1}
SETTINGS = Settings(burst=1e9, rate=1e9, opening_rate=1e9, reading_rate=1e9)


def moments(game: Game[State], seed: str, many: int) -> Iterator[State]:
    """A table at several moments of a random game."""
    table, rng = game.new(SEATS, seed, dict(game.by_people)), seeded(seed)
    for _ in range(many):
        for _ in range(23):
            rng, pick = below(rng, max(len(table.options), 1))
            if not table.over:
                take(table, table.options[pick])
        if not table.over:
            yield table.clone()


def token(seat: str) -> str:
    """The link of a seat, the same in both worlds."""
    return f"{seat:_<22}"


class Ear:
    """A wire that keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self._inbox: asyncio.Queue[str | None] = asyncio.Queue()

    async def send(self, text: str) -> None:
        self.sent.append(text)

    async def receive(self) -> str | None:
        return await self._inbox.get()

    async def close(self, code: int, reason: str = "") -> None:
        self.sent.append(f"{code} {reason}")
        self._inbox.put_nowait(None)

    def says(self, message: object) -> None:
        self._inbox.put_nowait(None if message is None else json.dumps(message))


class Here(Minds):
    """Whoever thinks does so here and now, and comes to the same of the same."""

    async def _thought(self, work: Callable[[bytes], bytes], asked: bytes) -> bytes:
        return work(asked)


class World:
    """A house with one table, where the clock ticks the same whoever looks at it."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.attention.minds = Here()
        house.attention.minds.rollouts = 8
        self.ears: dict[str, Ear] = {}
        self.said: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []
        state = AppState({"house": house, "settings": SETTINGS})
        app = Litestar(HANDLERS, state=state, exception_handlers={Exception: on_error}, logging_config=None)
        transport = httpx.ASGITransport(app)  # type: ignore[arg-type]  # ASGI in other words
        self.web = httpx.AsyncClient(transport=transport, base_url="http://coven")

    async def says(self, who: str, do: str, **said: object) -> None:
        """Somebody says something, and hears whatever comes until all is quiet."""
        if who not in self.ears:
            self.ears[who] = Ear()
            run = Connection(self.house, self.ears[who], SETTINGS).run()
            self._tasks.append(asyncio.get_running_loop().create_task(run))
        self.said.add(do)
        ear, number = self.ears[who], len(self.ears[who].sent)
        ear.says({"do": do, "id": f"{do} {number}"} | said)
        while not any(f'"id":"{do} {number}"' in text for text in ear.sent[number:]):
            await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def asks(self, who: str, method: str, path: str, body: Json | None = None) -> bytes:
        """Somebody asks something over HTTP."""
        return await self.asks_by(token(who), method, path, body)

    async def asks_by(self, link: str, method: str, path: str, body: Json | None = None) -> bytes:
        """The same by any link."""
        headers = {"authorization": f"Bearer {link}"}
        reply = await self.web.request(method, path, json=body, headers=headers)
        return b"%d " % reply.status_code + reply.content

    async def end(self) -> None:
        for ear in self.ears.values():
            ear.says(None)
        await asyncio.gather(*self._tasks)
        await self.web.aclose()


@asynccontextmanager
async def world(folder: Path, game: Game[State], position: Json, kind: type[Store] = Store) -> AsyncIterator[World]:
    """A house with one table that begins with a position."""
    folder.mkdir()
    store, ticks = await kind.open(f"sqlite:///{folder}/tables.db"), count(1)
    table = game.read(position)
    agreed, settings = game.agreed(table), Json(title="")
    row = TableRow(
        "table", game.id, game.revision, game.pack, agreed, table.names, position, SECRET, settings, 0.0, 0.0
    )
    shown = [LinkRow(links.hashed(token(seat)), row.id, seat, 0.0) for seat in (*row.seats, WATCHER, links.HOST)]
    await store.create(row, [SeatRow(row.id, seat, holder="person") for seat in row.seats], shown)
    one = World(House(store, lambda: float(next(ticks)), SETTINGS))
    try:
        yield one
    finally:
        await one.end()
        await store.close()


def until_revealed(sent: Sequence[str]) -> list[str]:
    """What somebody was sent, up to where something came to light for them: from there on they may know more."""
    kept: list[str] = []
    for text in sent:
        told = json.loads(text)
        if "since" in told and any(event["reveals"] not in ("", "doubt") for event in told.get("events", ())):
            break
        kept.append(text)
    return kept


def shared_words(one: State, other: State) -> list[str]:
    """What may be answered in both worlds."""
    also = questions.words(other)
    return [word for word in questions.words(one) if word in also]
