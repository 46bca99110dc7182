"""Computer players think in processes of their own: a killed one is replaced, and a slow one is not waited for."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from hosting import Server, sqlite
from house.keeping import Clock, house, opened, seconds_of

from coven.table.house.minds import ALONE, _task

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_a_process_that_is_killed_is_replaced(tmp_path: Path) -> None:
    async with house(tmp_path, Clock(), thought=60.0) as at:
        hosted, minds = await opened(at), at.attention.minds
        first = await minds.answer(hosted, "random")
        assert minds._pool is not None
        for pid in minds._pool._processes:
            os.kill(pid, signal.SIGKILL)

        assert await minds.answer(hosted, "random") == first
        assert minds.cut == 0


async def test_a_thought_that_takes_too_long_becomes_any_legal_answer(tmp_path: Path) -> None:
    async with house(tmp_path, Clock(), thought=0.001) as at:
        hosted, minds = await opened(at), at.attention.minds
        question = hosted.match.question(hosted.match.deciding)

        assert question is not None
        assert await minds.answer(hosted, "random") in question.options
        assert minds.cut == 1


async def test_where_many_think_each_takes_less_time_so_that_nobody_waits_for_long(tmp_path: Path) -> None:
    async with house(tmp_path, Clock(), thought=60.0) as at:
        hosted, minds = await opened(at), at.attention.minds
        task = [_task(hosted, hosted.match, "thinker", ALONE) for _ in range(12)]
        told = await asyncio.gather(*(minds._done(seconds_of, one) for one in task))
        seconds = [float(one or 0) for one in told]

        assert max(seconds) == ALONE
        assert sum(seconds) < 5 * ALONE
        assert minds.cut == 0


async def test_minds_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    with Server(sqlite(tmp_path)) as server:
        server.open("djinn", ("bot", "bot"))
        while not (minds := [pid for pid in server.workers() if b"spawn_main" in command(pid)]):
            await asyncio.sleep(0.05)
        server.kill()

    for _ in range(1200):  # it may just be starting
        if not any(command(pid) for pid in minds):
            return
        await asyncio.sleep(0.05)
    raise AssertionError(minds)


@pytest.mark.parametrize("thought", [10.0, 0.02])  # seconds after which nobody waits for a thought any more
async def test_a_server_that_is_stopped_leaves_nothing_behind(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], thought: float
) -> None:
    with Server(sqlite(tmp_path), thought=thought) as server:
        link = server.open("djinn", ("bot", "bot"))["watcher"]
        while server.ask("/api/table", link=link)["version"] == 0:
            await asyncio.sleep(0.05)
        helpers = server.workers()
        server.stop()
    while any(command(pid) for pid in helpers):
        await asyncio.sleep(0.05)

    assert capfd.readouterr().err == ""


def command(pid: int) -> bytes:
    """What a process runs; nothing, if it has ended."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


def test_a_process_that_thinks_loads_no_house() -> None:
    look = "import sys, coven.table.house.thinking; sys.exit('sqlalchemy' in sys.modules or 'litestar' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", look], check=False).returncode == 0
