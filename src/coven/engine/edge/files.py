"""Positions from files."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

from coven.engine.core.errors import PositionError
from coven.engine.edge.game import Json


def read_position(file: Path) -> Json:
    """The position in a TOML or JSON file."""
    try:
        text = file.read_text("utf-8")
    except OSError as error:
        raise PositionError("position-unreadable", file=str(file), detail=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise PositionError("position-not-data", file=file.name, detail=str(error)) from error
    try:
        found = json.loads(text) if file.suffix == ".json" else tomllib.loads(text)
    except ValueError as error:
        raise PositionError("position-not-data", file=file.name, detail=str(error)) from error
    if not isinstance(found, dict):
        raise PositionError("position-not-data", file=file.name, detail=type(found).__name__)
    return found
