"""Load: four-seat tables whose people answer at once, on a real server with a durable database.

    python scripts/load.py                                  at once, 100 moves a second, and many who wait
    python scripts/load.py [--tables 25] [--seconds 10] [--rate MOVES] [--database URL] [--game madness] [--json]
    python scripts/load.py --idle 2000 --sockets 1000       how much memory so many tables and watchers take

Prints moves a second, moves per second of the server's processor time, and how long people waited; beside it, from the
same seconds, how long the machine alone took to write 4 KB durably and how late it woke a process: no server is quicker
than that. With --rate so many moves a second are offered in all, evenly. `make load` runs it beside boardgame.io's
server in memory, with the same shape; docs/hosting.md has the numbers of one run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import select
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from hosting import Server  # tests are no package
from websockets.asyncio.client import ClientConnection, connect

ALL = {  # what is measured if nothing is asked for
    "people who answer at once": (),
    "100 moves a second": ("--rate", "100"),
    "many who wait": ("--idle", "2000", "--sockets", "1000"),
}
TICK = os.sysconf("SC_CLK_TCK")


class Option(msgspec.Struct):
    word: str


class Question(msgspec.Struct):
    seat: str
    options: list[Option] = []


class Outcome(msgspec.Struct):
    kind: str


class Told(msgspec.Struct):
    """What a client needs of an update."""

    seat: str = ""
    version: int = -1
    question: Question | None = None
    outcome: Outcome | None = None
    id: int | None = None
    error: object = None
    tables: list[Told] = []


DECODER = msgspec.json.Decoder(Told)


class Load:
    """What was measured."""

    def __init__(self, rate: float, tables: int) -> None:
        self.waits: list[float] = []
        self.sizes: list[int] = []
        self.moves = 0
        self.errors = 0
        self.going = True
        self.pause = tables / rate if rate else 0.0  # between two moves of one table


def cpu(server: Server) -> float:
    """Seconds of processor time of a server and its workers."""
    assert server.process is not None
    pids = [server.process.pid, *_children(server.process.pid)]
    return sum(_used(pid) for pid in pids)


def _children(pid: int) -> list[int]:
    told = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in told]


def _used(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory(server: Server) -> float:
    """Megabytes a server holds."""
    assert server.process is not None
    for line in Path(f"/proc/{server.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


async def circle(server: Server, given: argparse.Namespace, load: Load) -> None:
    """The people of a table; when a game is over they open the next one."""
    while load.going:
        links = await asyncio.to_thread(_opened, server, given)
        await asyncio.gather(*(person(server, link, load, random.Random(link)) for link in links))


async def person(server: Server, link: str, load: Load, chance: random.Random) -> None:
    """Answers whenever it is asked, until the game is over."""
    address = server.address.replace("http", "ws", 1) + "/api/socket"
    async with connect(address, compression=None, max_size=None) as socket:
        await socket.send(json.dumps({"do": "sit", "id": 0, "links": [link]}))
        sent, seat = 0.0, ""
        while load.going:
            try:
                async with asyncio.timeout(5):
                    text = await socket.recv()
            except TimeoutError:
                continue
            told = DECODER.decode(text)
            if told.tables:
                told = told.tables[0]
                seat = told.seat
            elif told.seat:
                load.sizes.append(len(text))
            if told.id and sent:
                load.waits.append(time.perf_counter() - sent)
                load.moves += 1
                load.errors += told.error is not None
                sent = 0.0
            if told.outcome is not None and told.outcome.kind != "playing":
                return
            if told.question is not None and told.question.seat == seat and told.question.options:
                if load.pause:
                    await asyncio.sleep(load.pause * chance.uniform(0.5, 1.5))
                sent = await _answer(socket, told, told.question, chance)


async def _answer(socket: ClientConnection, told: Told, question: Question, chance: random.Random) -> float:
    word = chance.choice(question.options).word
    await socket.send(json.dumps({"do": "answer", "id": 1, "word": word, "version": told.version}))
    return time.perf_counter()


async def run(server: Server, given: argparse.Namespace) -> dict[str, float]:
    """Open the tables, let everybody play, measure."""
    load = Load(given.rate, given.tables)
    people = [asyncio.create_task(circle(server, given, load)) for _ in range(given.tables)]
    await asyncio.sleep(1.5)
    floor = Floor(given.folder)
    load.waits, load.moves, load.sizes = [], 0, []
    before, began = cpu(server), time.perf_counter()
    await asyncio.sleep(given.seconds)
    used, took = cpu(server) - before, time.perf_counter() - began
    held, machine = memory(server), floor.found()
    load.going = False
    moves, waits, sizes = load.moves, sorted(load.waits), sorted(load.sizes)
    await asyncio.gather(*people)
    return {
        "moves": moves,
        "moves a second": round(moves / took, 1),
        "moves a CPU second": round(moves / used, 1) if used else 0.0,
        "p50 ms": round(waits[len(waits) // 2] * 1000, 2),
        "p99 ms": p99(waits),
        **machine,
        "median update bytes": sizes[len(sizes) // 2],
        "MB": round(held, 1),
        "errors": load.errors,
    }


class Floor:
    """What the machine alone takes, noted by a process of its own while a server is loaded."""

    def __init__(self, folder: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--floor", folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def found(self) -> dict[str, float]:
        """The p99 of a durable write and of waking up, since it was begun."""
        told, _ = self.process.communicate(b"done\n")
        found: dict[str, float] = json.loads(told)
        return found


def measure_floor(folder: str) -> None:
    """Twenty times a second, until told so, write 4 KB durably and see how late one wakes."""
    writes: list[float] = []
    wakes: list[float] = []
    with tempfile.TemporaryFile(dir=folder) as file:
        while not select.select([sys.stdin], [], [], 0)[0]:
            began = time.perf_counter()
            os.pwrite(file.fileno(), bytes(4096), len(writes) % 256 * 4096)
            os.fdatasync(file.fileno())
            writes.append(time.perf_counter() - began)
            began = time.perf_counter()
            time.sleep(0.05)
            wakes.append(time.perf_counter() - began - 0.05)
    print(json.dumps({"machine: durable write p99 ms": p99(writes), "machine: woken late p99 ms": p99(wakes)}))


def p99(waits: list[float]) -> float:
    """In milliseconds, what 99 of 100 waited at most."""
    return round(sorted(waits)[int(len(waits) * 0.99)] * 1000, 2)


async def rest(server: Server, given: argparse.Namespace) -> dict[str, float]:
    """Open tables that nobody plays, and connections that only listen."""
    watching = [server.open(given.game)["watcher"] for _ in range(given.idle)]
    address = server.address.replace("http", "ws", 1) + "/api/socket"
    sockets: list[ClientConnection] = []
    for number in range(given.sockets):
        sockets.append(await connect(address, compression=None, max_size=None))
        await sockets[-1].send(json.dumps({"do": "sit", "id": 0, "links": [watching[number % len(watching)]]}))
        await sockets[-1].recv()
    held = memory(server)
    await asyncio.gather(*(socket.close() for socket in sockets))
    return {"idle tables": given.idle, "sockets": given.sockets, "MB": round(held, 1)}


def _opened(server: Server, given: argparse.Namespace) -> list[str]:
    return list(server.open(given.game, ["friend"] * 4)["seats"].values())


def _measured(server: Server, given: argparse.Namespace) -> dict[str, float]:
    with server:
        return asyncio.run(rest(server, given) if given.idle else run(server, given))


def main() -> None:
    """Measure what is asked for, or everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=25)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=0)
    parser.add_argument("--database", default="")
    parser.add_argument("--game", default="madness")
    parser.add_argument("--idle", type=int, default=0)
    parser.add_argument("--sockets", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--floor", default="", help=argparse.SUPPRESS)
    if len(sys.argv) > 1:
        given = parser.parse_args()
        measure_floor(given.floor) if given.floor else _measure(given)
        return
    for name, flags in ALL.items():
        print(f"\n{name}", flush=True)
        _measure(parser.parse_args(flags))


def _measure(given: argparse.Namespace) -> None:
    """Start a server, load it, print what was measured."""
    with tempfile.TemporaryDirectory(dir=".") as folder:
        given.folder = folder
        database = given.database or f"sqlite:///{Path(folder).resolve() / 'tables.db'}"
        found = _measured(Server(database, fresh=True, opening_rate=1e6), given)
    print(
        json.dumps(found) if given.json else "\n".join(f"{name}: {value}" for name, value in found.items()), flush=True
    )


if __name__ == "__main__":
    main()
