"""However much a host wants to read, the log tells no link, no word of a game and nobody's address."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from hosting import Client, Server, sqlite


@pytest.mark.parametrize("level", ["info", "debug"])
def test_the_log_tells_no_link_no_word_and_no_address(
    level: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def sit(link: str) -> None:
        async with Client(server.address, link) as ann:
            await ann.ask("say", text="psst")

    with Server(sqlite(tmp_path), log=level) as server:
        link = server.open("madness")["seats"]["ann"]
        asyncio.run(sit(link))

    logged = capfd.readouterr().err
    assert [json.loads(line)["level"] for line in logged.splitlines()]
    for secret in (link.rpartition("#")[2], "psst", "127.0.0.1"):
        assert secret not in logged
