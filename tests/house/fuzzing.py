"""Messages nobody should send: broken, huge, stale, of the wrong seat, sent twice, out of order."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter

from hosting import Client, ConnectionClosed, Server, Told, over

from coven.table.house.messages import NAMES

Value = object
STRANGE: tuple[Value, ...] = (
    *(None, True, False, 0, -1, 1, 2**31, 2**53, 2**63, 2**64, 10**40, -(10**40), 0.5, 1e308, -0.0),
    *(
        "",
        " ",
        "\x00",
        "a\x00b",
        "\u202e",
        "\ud800",
        "ann",
        "host",
        "watcher",
        "nobody",
        "x" * 39,
        "x" * 5000,
        "é" * 300,
    ),
    *(
        [],
        {},
        [[]],
        {"a": {}},
        ["ann"],
        [None] * 30,
        {"do": "sit"},
        "done",
        "undo",
        "__class__",
        "../../etc/passwd",
        "%s%n",
    ),
)
RAW: tuple[str | bytes, ...] = (
    *("", " ", "null", "[]", "{}", "0", '"sit"', "{", '{"do":', '{"do":"sit"', "NaN", '{"do":NaN}', "\x00", "\ufeff{}"),
    *("[" * 9000, '{"a":' * 3000, "9" * 9000, '{"do":"ping"}{"do":"ping"}', '{"do":"ping","do":"sit"}'),
    *(
        b"",
        b"\xff\xfe",
        b"\x00" * 100,
        b'{"do":"ping"}',
        b'{"do":"\xc3\x28"}',
        b"\xf0\x9f\x92\xa9",
        "x" * 16_384,
        "x" * 20_000,
    ),
)
FIELDS = (
    "id",
    "seat",
    "word",
    "version",
    "to",
    "ask",
    "yes",
    "refused",
    "whole",
    "since",
    "name",
    "crest",
    "text",
    "steps",
)


class Fuzzer:
    """Somebody at a table who sends anything at all, and looks at what comes back."""

    def __init__(self, server: Server, opened: Told, chance: random.Random) -> None:
        self.server = server
        self.opened = opened
        self.chance = chance
        self.seen: Counter[str] = Counter()
        self.sent = 0
        self._earlier: list[str] = []
        mine = chance.choice([*opened["seats"], "watcher"])
        self.mine = mine
        self.link = opened["seats"].get(mine, opened["watcher"])
        self.others = [link.rpartition("#")[2] for link in opened["seats"].values() if link != self.link]

    async def sends(self, many: int) -> None:
        """So many messages, over as many connections as it takes."""
        until = self.sent + many
        while self.sent < until:
            client = Client(self.server.address, self.link)
            try:
                await self._one_connection(client, until)
            except ConnectionClosed:
                self.seen[f"closed {client.socket.close_code if client.socket else 0}"] += 1
            await client.drop()

    async def _one_connection(self, client: Client, until: int) -> None:
        if self.chance.random() < 0.9:
            await client.sit()
        else:
            await client.connect()
        for _ in range(self.chance.randrange(1, 200)):
            if self.sent >= until:
                return
            bunch = [self._message(client) for _ in range(self.chance.randrange(1, 20))]
            for message in bunch:
                self.sent += 1
                await client.send(message)
            await client.send('{"do":"ping","id":"mark"}')
            await client.until(self._looked_at)

    def _looked_at(self, told: Told) -> bool:
        """Nothing that comes back is a fault of ours or somebody else's secret."""
        text = json.dumps(told)
        message = told["error"]["message"] if "error" in told else "fine"
        self.seen[message] += 1
        assert message != "protocol-failed", told
        assert not any(link in text for link in self.others), told
        if isinstance(view := told.get("view"), dict):
            assert view["you"] == self.mine
        return told.get("id") == "mark"

    def _message(self, client: Client) -> str | bytes:
        roll = self.chance.random()
        if roll < 0.1:
            return self.chance.choice(RAW)
        if roll < 0.2 and self._earlier:
            return self.chance.choice(self._earlier)
        message = self._sensible(client)
        while self.chance.random() < 0.5:
            self._spoil(message)
        text = json.dumps(message)
        self._earlier = [*self._earlier[-50:], text]
        if self.chance.random() < 0.05:
            return text[: self.chance.randrange(len(text))]
        return text.encode("utf-8", "surrogatepass") if self.chance.random() < 0.05 else text

    def _sensible(self, client: Client) -> Told:
        """A message that may be all right."""
        nothing: Told = {"version": 0, "question": None}
        table = next(iter(client.tables.values()), nothing)
        version = table["version"] + self.chance.choice((0, 0, 0, -1, 1))
        options = (table["question"] or {}).get("options") or [{"word": "done"}]
        word, other = self.chance.choice(options)["word"], self.chance.choice([*self.opened["seats"], "watcher"])
        do = self.chance.choice([name for name in NAMES if name != "sit" or self.chance.random() < 0.2])
        said: dict[str, Told] = {
            "sit": {"links": [self.link] * self.chance.randrange(1, 9)},
            "answer": {"word": word, "version": version},
            "undo": {"version": version, "to": version - 1} if self.chance.random() < 0.5 else {"version": version},
            "redo": {"version": version},
            "agree": {"ask": (client.room.get("ask") or {}).get("number", 1), "yes": self.chance.random() < 0.5},
            "explain": {"word": word},
            "why": {"at": word},
            "name": {"name": "Somebody"},
            "say": {"text": "hello"},
            "plan": {"steps": [{"prompt": "act", "word": word}]},
            "handover": {"of": other},
        }
        seat = {"seat": self.mine if self.chance.random() < 0.7 else other} if self.chance.random() < 0.5 else {}
        return {"do": do, "id": self.sent} | said.get(do, {}) | seat

    def _spoil(self, message: Told) -> None:
        """Make one thing wrong."""
        name = self.chance.choice([*message, *FIELDS, "else"])
        if self.chance.random() < 0.2:
            message.pop(name, None)
        else:
            message[name] = self.chance.choice(STRANGE)


async def fuzz(server: Server, games: tuple[str, ...], many: int, seed: str) -> Counter[str]:
    """Fuzz tables of several games from several sides at once; what came back, by its kind."""
    fuzzers: list[Fuzzer] = []
    for game in games:
        opened = server.open(game)
        fuzzers += [Fuzzer(server, opened, random.Random(f"{seed} {game} {number}")) for number in range(3)]
    await asyncio.gather(*(fuzzer.sends(many // len(fuzzers)) for fuzzer in fuzzers))
    for fuzzer in fuzzers[::3]:
        await _plays_on(server, fuzzer.opened)
    return sum((fuzzer.seen for fuzzer in fuzzers), Counter())


async def _plays_on(server: Server, opened: Told) -> None:
    """No table is stuck: seats are taken back, and the game goes on."""
    async with Client(server.address, *opened["seats"].values()) as everybody:
        for seat in opened["seats"]:
            await everybody.ask("back", seat=seat)
            await everybody.ask("plan", seat=seat, steps=[])
        for _ in range(5):
            if over(everybody):  # computer players that were let in may have played to the end
                return
            table = everybody.asked()
            assert table is not None
            word = table["question"]["options"][0]["word"]
            reply = await everybody.ask("answer", seat=table["seat"], word=word, version=table["version"])
            while any(one["version"] < reply["version"] for one in everybody.tables.values()):
                await everybody.hear()
