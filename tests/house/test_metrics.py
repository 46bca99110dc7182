"""What Prometheus is told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from house.keeping import Clock, answer, house, opened

from coven.table.house.metrics import metrics

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_moves_and_commits_are_counted_and_every_line_can_be_read(tmp_path: Path) -> None:
    async with house(tmp_path, Clock()) as at:
        hosted = await opened(at)
        await answer(hosted)
        await answer(hosted)
        lines = metrics(at).splitlines()

    assert "coven_moves_total 2" in lines
    assert "coven_tables_awake 1" in lines
    assert "coven_commit_seconds_count 3" in lines
    assert all(re.fullmatch(r'# (HELP|TYPE) .+|[a-z_]+(\{le="[^"]+"\})? [\d.]+', line) for line in lines)
