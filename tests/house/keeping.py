"""A house in a test's own hands: its clock is the test's, and nothing happens by itself."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from coven.table.house.hosted import Hosted
from coven.table.house.house import House
from coven.table.house.orders import Order, Place
from coven.table.house.thinking import Task
from coven.table.store import Store
from coven.table.web.settings import Settings


class Clock:
    """The time, as a test tells it."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def __call__(self) -> float:
        return self.at


@asynccontextmanager
async def house(folder: Path, clock: Clock, **set: object) -> AsyncIterator[House]:
    """A house that is looked after by hand, so that a test need not wait."""
    store = await Store.open(f"sqlite:///{folder / 'tables.db'}")
    found = House(store, clock, Settings(address="https://club.example", **set))  # type: ignore[arg-type]  # settings
    yield found
    await found.end()
    await store.close()


async def opened(at: House) -> Hosted:
    order = Order(game="witches", title="Tuesday", seats=(Place(id="ann"), Place(id="bob")))
    return await at.wake((await at.open(order)).table)


async def answer(hosted: Hosted) -> None:
    question = hosted.match.question(hosted.match.deciding)
    assert question is not None
    await hosted.answer(hosted.match.deciding, question.answers[0].word, hosted.match.version)


def seconds_of(asked: bytes) -> bytes:
    """In the process of a computer player: how long it may think."""
    return str(msgspec.msgpack.decode(asked, type=Task).seconds).encode()
