"""The examples of docs/table.md are true."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from urllib.error import HTTPError

from hosting import Client, Server, Told
from table.test_document import parted

from coven.table.house.messages import NAMES

DOCUMENT = (Path(__file__).resolve().parents[2] / "docs" / "table.md").read_text("utf-8")
EXAMPLES = re.findall(r"^> (.*)\n< (.*)$", DOCUMENT, re.MULTILINE)
HTTP = re.compile(r"(\w+) (\S+)(?: as (\w+))?(?: ({.*}))?")
REPLIES = {"error", "question", "view", "ruling", "events"}
SPOKEN = [json.loads(request) for request, _ in EXAMPLES if request.startswith("{")]


class Reader:
    """Somebody who tries all that the page shows."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.links: dict[str, str] = {}
        self.code = ""
        self.ann: Client | None = None

    async def sends(self, request: str) -> Told:
        """Whatever comes back, over HTTP or over a websocket."""
        if not request.startswith("{"):
            return await asyncio.to_thread(self.asks, request)
        if self.ann is None:
            self.ann = Client(self.server.address)
            await self.ann.connect()
        message = json.loads(request)
        if message["do"] == "sit":
            message["links"] = [self.links["ann"]]
        await self.ann.send(message)
        return await self.ann.until(
            lambda told: told.get("id") == message["id"] if "id" in message else not told or told.keys() & REPLIES
        )

    def asks(self, request: str) -> Told:
        """A request over HTTP."""
        found = HTTP.fullmatch(request)
        assert found is not None, request
        method, path, who, given = found.groups()
        body: Told | None = json.loads(given) if given else None
        if body is not None and "code" in body:
            body["code"] = self.code
        try:
            told: Told = self.server.ask(path, body, self.links.get(who, ""), method)
        except HTTPError as error:
            with error:
                return dict(json.loads(error.read()))
        if path == "/api/tables":
            self.links = told["seats"] | {"watcher": told["watcher"], "host": told["host"]}
            self.code = told["invitation"]
        if path in ("/api/table/link", "/api/invitation/seat"):
            self.links[told["seat"]] = told["link"]
        return told


def test_the_requests_of_the_page_get_the_responses_it_shows(house: Server) -> None:
    async def read() -> None:
        reader = Reader(house)
        for request, response in EXAMPLES:
            shown, reply = json.loads(response), await reader.sends(request)
            assert list(parted(shown, reply)) == [], (request, reply)
            assert shown.get("error", {}).get("message") == reply.get("error", {}).get("message"), request
            assert shown.get("version", reply.get("version")) == reply.get("version"), request
        assert reader.ann is not None
        await reader.ann.leave()

    asyncio.run(read())


def test_the_page_shows_every_message() -> None:
    assert {message["do"] for message in SPOKEN} == set(NAMES)
