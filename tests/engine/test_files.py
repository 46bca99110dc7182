"""Positions from files."""

from __future__ import annotations

from pathlib import Path

import pytest

from coven.engine.core.errors import PositionError
from coven.engine.edge.files import read_position


def test_a_position_is_read_from_toml_and_from_json(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text("round = 2")
    (tmp_path / "two.json").write_text('{"round": 2}')

    assert read_position(tmp_path / "one.toml") == read_position(tmp_path / "two.json") == {"round": 2}


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("none.toml", None, "position-unreadable"),
        ("wrong.toml", b"round = ", "position-not-data"),
        ("wrong.json", b"{", "position-not-data"),
        ("list.json", b"[1]", "position-not-data"),
        ("bytes.json", b"\xff\xfe", "position-not-data"),
    ],
)
def test_a_file_that_is_no_position_says_so(tmp_path: Path, name: str, content: bytes | None, message: str) -> None:
    if content is not None:
        (tmp_path / name).write_bytes(content)

    with pytest.raises(PositionError, match=message):
        read_position(tmp_path / name)
