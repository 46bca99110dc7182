"""Positions from files."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

from coven.engine.core.errors import PositionError
from coven.engine.edge.game import Json


def read_position(file: Path) -> Json:
    """The position in a file, TOML or JSON as its content says."""
    try:
        text = file.read_text("utf-8")
    except OSError as error:
        raise PositionError("position-unreadable", file=str(file), detail=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise PositionError("position-not-data", file=file.name, detail=str(error)) from error
    try:
        found = json.loads(text)
    except ValueError as not_json:
        try:
            found = tomllib.loads(text)
        except ValueError as not_toml:
            wrong = not_json if text.lstrip().startswith("{") else not_toml
            raise PositionError("position-not-data", file=file.name, detail=str(wrong)) from wrong
    if not isinstance(found, dict):
        raise PositionError("position-not-data", file=file.name, detail=type(found).__name__)
    return found


def write_position(position: Json, file: Path) -> None:
    """Write a position as the ending of the file says: TOML, else JSON."""
    text = as_toml(position) if file.suffix == ".toml" else json.dumps(position, indent=1) + "\n"
    file.write_text(text, "utf-8")


def as_toml(position: Json) -> str:
    """A position in TOML, one field a line; fields without a value are left out."""
    return "".join(f"{_key(name)} = {_value(value)}\n" for name, value in position.items() if value is not None)


def _key(name: str) -> str:
    return name if re.fullmatch(r"[\w-]+", name, re.ASCII) else json.dumps(name, ensure_ascii=False)


def _value(value: object) -> str:
    if isinstance(value, dict):
        inner = [f"{_key(str(name))} = {_value(part)}" for name, part in value.items() if part is not None]
        return f"{{ {', '.join(inner)} }}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(_value(part) for part in value)}]"
    return json.dumps(value, ensure_ascii=False)
