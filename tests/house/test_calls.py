"""Whoever is needed and away is called: once a wait, by webhook or mail, and nowhere the host does not allow."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from house.keeping import Clock, answer, house, opened

from coven.table.house.calls import Contact, contact_of
from coven.table.house.errors import HouseError
from coven.table.house.hosted import Hosted
from coven.table.house.house import House

pytestmark = pytest.mark.anyio
LETTERS = "\r\n.\r\n"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Mailbox:
    """A server of somebody else's: a webhook, or a mail server."""

    def __init__(self, answer: str = "HTTP/1.1 204 No Content\r\n\r\n") -> None:
        self.answer = answer
        self.got: list[str] = []

    @asynccontextmanager
    async def open(self, mail: bool = False) -> AsyncIterator[str]:
        server = await asyncio.start_server(self._letter if mail else self._request, "127.0.0.1", 0)
        async with server:
            yield f"{'smtp' if mail else 'http'}://127.0.0.1:{server.sockets[0].getsockname()[1]}"

    async def _request(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = int(head.lower().partition("content-length: ")[2].partition("\r\n")[0])
        self.got.append((await reader.readexactly(length)).decode())
        writer.write(self.answer.encode())
        writer.close()

    async def _letter(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).decode():
            if line.upper().startswith("DATA"):
                writer.write(b"354 go on\r\n")
                self.got.append((await reader.readuntil(LETTERS.encode())).decode())
            writer.write(b"221 bye\r\n" if line.upper().startswith("QUIT") else b"250 fine\r\n")
        writer.close()


async def wait(at: House, hosted: Hosted, clock: Clock, seconds: float) -> None:
    """Time passes; what is begun is finished."""
    at.attention.look(hosted)
    clock.at += seconds
    at.attention.look(hosted)
    while len(at._tasks):
        await asyncio.gather(*at._tasks)


async def test_whoever_is_needed_and_away_is_called_once_a_wait_in_their_language(tmp_path: Path) -> None:
    box, clock = Mailbox(), Clock()
    async with box.open() as hook, house(tmp_path, clock, webhooks=(hook + "/",)) as at:
        hosted = await opened(at)
        await at.attention.calls.contact(hosted, ["ann", "bob"], Contact(hook + "/secret", lang="cs"))
        await wait(at, hosted, clock, 10)
        assert box.got == []
        await wait(at, hosted, clock, 15)
        await wait(at, hosted, clock, 100)
        assert len(box.got) == 1
        await answer(hosted)
        await wait(at, hosted, clock, 25)

    told = json.loads(box.got[1])
    assert told["text"] == told["content"]
    assert "čeká se na tebe" in told["text"]
    assert "„Tuesday“" in told["text"]
    assert told["text"].endswith("https://club.example")


async def test_a_call_is_not_made_again_after_a_restart_and_one_that_was_due_is_made(tmp_path: Path) -> None:
    box, clock = Mailbox(), Clock()
    async with box.open() as hook:
        async with house(tmp_path, clock, webhooks=(hook + "/",)) as at:
            hosted = await opened(at)
            await at.attention.calls.contact(hosted, ["ann", "bob"], Contact(hook + "/secret"))
        for _ in range(2):
            async with house(tmp_path, clock, webhooks=(hook + "/",)) as at:
                await at.attention.calls.begin()
                await wait(at, at.awake[hosted.id], clock, 25)

    assert len(box.got) == 1


async def test_a_mail_is_sent_by_the_mail_server_of_the_host(tmp_path: Path) -> None:
    box, clock = Mailbox(), Clock()
    async with box.open(mail=True) as smtp, house(tmp_path, clock, smtp=smtp, smtp_from="coven@club.example") as at:
        hosted = await opened(at)
        await at.attention.calls.contact(hosted, ["ann", "bob"], Contact(mail="ann@home.example"))
        await wait(at, hosted, clock, 25)

    (letter,) = box.got
    assert "To: ann@home.example" in letter
    assert "Subject: The Witches: A Discworld Game: you are needed" in letter


@pytest.mark.parametrize("answered", ["HTTP/1.1 302 Found\r\nLocation: /elsewhere\r\n\r\n", "nonsense\r\n\r\n"])
async def test_a_webhook_that_fails_is_not_followed_and_its_secret_is_not_logged(
    answered: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    box, clock = Mailbox(answered), Clock()
    caplog.set_level(logging.INFO)
    async with box.open() as hook, house(tmp_path, clock, webhooks=(hook + "/",)) as at:
        hosted = await opened(at)
        await at.attention.calls.contact(hosted, ["ann", "bob"], Contact(hook + "/secret"))
        await wait(at, hosted, clock, 25)
        assert (at.attention.calls.made, at.attention.calls.failed) == (0, 1)

    assert len(box.got) == 1
    assert "secret" not in caplog.text


@pytest.mark.parametrize(
    "webhook",
    [
        "http://127.0.0.1:22/",
        "https://ntfy.sh.evil.example/x",
        "https://ntfy.sh@evil.example/",
        "https://discord.com/api/webhooks/../../x",
        "https://discord.com/api/webhooks/%2e%2e/x",
        "https://discord.com/other",
        "http://ntfy.sh/x",
        "https://[",
    ],
)
async def test_nothing_is_sent_where_the_host_does_not_allow_it(webhook: str, tmp_path: Path) -> None:
    async with house(tmp_path, Clock()) as at:
        hosted = await opened(at)
        with pytest.raises(HouseError):
            await at.attention.calls.contact(hosted, ["ann"], Contact(webhook))
        with pytest.raises(HouseError):
            await at.attention.calls.contact(hosted, ["ann"], Contact(mail="ann@home.example"))
        assert contact_of(hosted, "ann") is None


async def test_an_hour_has_only_so_many_calls_to_one_address(tmp_path: Path) -> None:
    box, clock = Mailbox(), Clock()
    async with box.open() as hook, house(tmp_path, clock, webhooks=(hook + "/",), most_calls=2) as at:
        hosted = await opened(at)
        await at.attention.calls.contact(hosted, ["ann", "bob"], Contact(hook + "/secret"))
        for _ in range(5):
            await wait(at, hosted, clock, 25)
            await answer(hosted)

    assert len(box.got) == 2


async def test_nobody_is_remembered_for_longer_than_an_hour(tmp_path: Path) -> None:
    box, clock = Mailbox(), Clock()
    async with box.open() as hook, house(tmp_path, clock, webhooks=(hook + "/",)) as at:
        hosted = await opened(at)
        await at.attention.calls.contact(hosted, ["ann", "bob"], Contact(hook + "/secret"))
        await wait(at, hosted, clock, 25)
        at.attention.calls.forget()
        assert list(at.attention.calls._recent) == [hook + "/secret"]

        clock.at += 3601
        at.attention.calls.forget()

        assert not at.attention.calls._recent
