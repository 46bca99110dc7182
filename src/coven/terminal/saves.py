"""Where games are kept: every answer is saved at once, so an interrupted game goes on where it stopped."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from coven.engine.core.errors import CovenError, OptionError
from coven.engine.core.machine import State
from coven.engine.edge.match import Match
from coven.engine.edge.record import Record, encode, load, record


def home() -> Path:
    """COVEN_HOME, else the user's data folder."""
    if chosen := os.environ.get("COVEN_HOME"):
        return Path(chosen)
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "coven"


def write(match: Match[State], file: Path, bots: Mapping[str, str]) -> None:
    """Save a game, with the computer players that sit at it."""
    replace(file, encode(record(match, bots)))


def company(file: Path) -> dict[str, str]:
    """The computer players of a saved game, by seat; a position has none."""
    try:
        return load(file).bots
    except CovenError:
        return {}


def replace(file: Path, content: bytes) -> None:
    """Write a file; a crash in the middle leaves the old one whole."""
    fresh = file.with_suffix(".new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(content)
        fresh.replace(file)
    except OSError as error:
        raise OptionError("file-not-written", file=str(file), detail=error.strerror or str(error)) from error


def fresh_file(game: str, name: str) -> Path:
    """A file for a new game; games that are there already keep theirs."""
    word = "".join(letter if letter.isalnum() else "-" for letter in name)
    taken, number = {file.name for file in _files(game)}, 1
    while (file := f"{game}-{word}.json" if number == 1 else f"{game}-{word}-{number}.json") in taken:
        number += 1
    return home() / file


class Kept(NamedTuple):
    """A game in the folder, and when it was left."""

    file: Path
    record: Record
    left: float

    def when(self) -> str:
        """Day and time, as a person reads them."""
        return datetime.fromtimestamp(self.left).strftime("%Y-%m-%d %H:%M")


def unfinished(game: str) -> list[Kept]:
    """The games that were not played to their end, the newest first."""
    found: list[Kept] = []
    for file in _files(game):
        try:
            kept = Kept(file, load(file), file.stat().st_mtime)
        except (CovenError, OSError):  # a broken file in the folder must not stop a new game
            continue
        if kept.record.outcome == "playing":
            found.append(kept)
    return sorted(found, key=lambda kept: kept.left, reverse=True)


def _files(game: str) -> list[Path]:
    try:
        return [file for file in home().iterdir() if file.name.startswith(f"{game}-") and file.suffix == ".json"]
    except OSError:  # a folder that is not there, or cannot be read, has none
        return []
