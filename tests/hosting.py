"""A real server on a real socket, and clients that speak to it as a page does."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from nursery import Child, born
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Told = dict[str, Any]
PATIENCE = 60.0  # seconds until a test that waits gives up
SERVE = """
import json, sys
from coven.table.web.serve import serve
from coven.table.web.settings import Settings
serve(Settings(**json.loads(sys.argv[1])), lambda address: print(address, flush=True))
"""


class Server:
    """`coven serve` in a process of its own; with settings that have no flag, the same by its function. One that is
    `fresh` loads all it needs itself, as a server does that somebody starts."""

    def __init__(self, database: str, *flags: str, port: int = 0, fresh: bool = False, **settings: object) -> None:
        self.database = database
        self.flags = flags
        self.port = port
        self.settings = settings
        self.fresh = fresh
        self.process: subprocess.Popen[str] | Child | None = None
        self.address = ""
        self.passphrase = ""

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def start(self) -> None:
        """Start it and wait until it says that it is ready."""
        script, arguments = "", ["serve", "--port", str(self.port), "--database", self.database, *self.flags]
        if self.settings:
            told = {"port": self.port, "database": self.database, "log": "warning"} | self.settings
            script, arguments = SERVE, [json.dumps(told)]
        if self.fresh:
            command = [sys.executable, *(["-c", script] if script else ["-m", "coven.cli"]), *arguments]
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        else:
            self.process = born(*arguments, script=script)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.address = line.rpartition(" ")[2].strip()
        assert self.address.startswith("http"), line
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As somebody would who means well."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(30)
            if self.process.stdout is not None:
                self.process.stdout.close()
        self.process = None

    def workers(self) -> list[int]:
        """The processes of its workers."""
        assert self.process is not None
        pid = self.process.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def ask(self, path: str, body: object = None, link: str = "", method: str = "") -> Any:
        """A request over HTTP: what it answers."""
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.address + path, data, method=method or ("GET" if body is None else "POST"))
        request.add_header("Content-Type", "application/json")
        if self.passphrase:
            request.add_header("X-Coven-Passphrase", self.passphrase)
        if link:
            request.add_header("Authorization", f"Bearer {link}")
        with urlopen(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read())

    def refuses(self, path: str, body: object = None, link: str = "", method: str = "") -> tuple[int, str]:
        """A request over HTTP that is refused: how, and why."""
        with pytest.raises(HTTPError) as refused:
            self.ask(path, body, link, method)
        with refused.value as error:
            return error.code, json.loads(error.read())["error"]["message"]

    def open(self, game: str, seats: Iterable[str] = ("friend", "friend"), **order: object) -> Told:
        """A table with these people at it: their links."""
        opened: Told = self.ask("/api/tables", {"game": game, "seats": [{"who": who} for who in seats]} | order)
        return opened


class Client:
    """Somebody with a link: holds the view as a page holds it, from the first one and the updates."""

    def __init__(self, address: str, *links: str) -> None:
        self.address = address.replace("http", "ws", 1) + "/api/socket"
        self.links = links
        self.tables: dict[str, Told] = {}
        self.room: Told = {}
        self.heard: list[Told] = []
        self.said: list[Told] = []
        self.socket: ClientConnection | None = None
        self._number = 0

    async def __aenter__(self) -> Client:
        await self.sit()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.leave()

    async def sit(self, **more: object) -> Told:
        """Connect and show the links."""
        await self.connect()
        since = min((table["version"] for table in self.tables.values()), default=None)
        reply = await self.ask("sit", links=list(self.links), since=since, **more)
        for table in reply.get("tables", ()):
            self.tables[table["seat"]] = table
        self.room = reply.get("room", {})
        return reply

    async def connect(self) -> None:
        """Connect, and show nothing yet."""
        self.socket = await connect(self.address, max_size=None, compression=None)

    async def leave(self) -> None:
        """Hang up."""
        if self.socket is not None:
            await self.socket.close()
        self.socket = None

    async def drop(self) -> None:
        """Lose the network: nothing is said any more."""
        if self.socket is not None:
            self.socket.transport.abort()
            await self.socket.wait_closed()
        self.socket = None

    async def send(self, message: object) -> None:
        """Send anything at all."""
        assert self.socket is not None
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def ask(self, do: str, **said: object) -> Told:
        """Say something, and wait for the reply; what else is told meanwhile is taken in."""
        self._number += 1
        await self.send({"do": do, "id": self._number} | {name: one for name, one in said.items() if one is not None})
        return await self.until(lambda told: told.get("id") == self._number)

    async def hung_up(self) -> int | None:
        """Until the server hangs up: how."""
        assert self.socket is not None
        with suppress(ConnectionClosed):
            while True:
                await self.hear()
        return self.socket.close_code

    async def until(self, wanted: Any) -> Told:
        """Take in what is told until something is wanted."""
        while True:
            told = await self.hear()
            if wanted(told):
                return told

    async def hear(self) -> Told:
        """The next thing told."""
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE):
            told: Told = json.loads(await self.socket.recv())
        self.heard.append(told)
        self.take_in(told)
        return told

    def take_in(self, told: Told) -> None:
        """Change the views as an update says."""
        if "room" in told:
            self.room = told["room"]
        if "said" in told:
            self.said.append(told["said"])
        if "since" not in told or told.get("seat") not in self.tables:
            return
        table = self.tables[told["seat"]]
        assert told["since"] == table["version"], (told["since"], table["version"])
        table["version"], table["question"], table["outcome"] = told["version"], told["question"], told["outcome"]
        view = table["view"]
        view["outcome"] = told["outcome"]
        for path in told.get("gone", ()):
            holder, name = _place(view, path)
            del holder[name]
        for path, value in told.get("changed", {}).items():
            holder, name = _place(view, path)
            holder[name] = value

    def asked(self) -> Told | None:
        """The table of a seat that must decide."""
        for seat, table in self.tables.items():
            if table["question"] is not None and table["question"]["seat"] == seat:
                return table
        return None


def _place(view: Told, path: str) -> tuple[Told, str]:
    first, _, rest = path.partition("/")
    if first == "sums":
        return view["sums"], rest
    return (view["board"][first], rest) if rest else (view["board"], first)


def over(client: Client) -> bool:
    """Whether the game is over."""
    return bool(client.tables) and all(one["outcome"]["kind"] != "playing" for one in client.tables.values())


def sqlite(folder: Path) -> str:
    """A database for one test."""
    return f"sqlite:///{folder / 'tables.db'}"


def postgres() -> str:
    """The server that `make test` has started."""
    return os.environ.get("COVEN_TEST_POSTGRES", "")


__all__ = ["Client", "ConnectionClosed", "Server", "Told", "over", "postgres", "sqlite"]
