"""Where games are kept: every answer is saved at once, so an interrupted game goes on where it stopped."""

from __future__ import annotations

import os
from pathlib import Path

from coven.engine.core.errors import CovenError
from coven.engine.core.machine import State
from coven.engine.edge.match import Match
from coven.engine.edge.record import encode, load, record


def home() -> Path:
    """COVEN_HOME, else the user's data folder."""
    if chosen := os.environ.get("COVEN_HOME"):
        return Path(chosen)
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "coven"


def write(match: Match[State], file: Path) -> None:
    """Save a game."""
    replace(file, encode(record(match)))


def replace(file: Path, content: bytes) -> None:
    """Write a file; a crash in the middle leaves the old one whole."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_suffix(".new")
    fresh.write_bytes(content)
    fresh.replace(file)


def fresh_file(game: str, name: str) -> Path:
    """A file for a new game; games that are there already keep theirs."""
    word = "".join(letter if letter.isalnum() else "-" for letter in name)
    number = 1
    while (file := home() / (f"{game}-{word}.json" if number == 1 else f"{game}-{word}-{number}.json")).exists():
        number += 1
    return file


def unfinished(game: str) -> Path | None:
    """The newest game that was not played to its end."""
    files = sorted(home().glob(f"{game}-*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in files:
        try:
            if load(file).outcome == "playing":
                return file
        except CovenError:  # a broken file in the folder must not stop a new game
            continue
    return None
