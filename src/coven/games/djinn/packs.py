"""Content packs: entries of the printed game are replaced, completed or added."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TypeVar

import msgspec

from coven.engine.errors import ContentError, nearest

Entry = TypeVar("Entry")
Data = dict[str, object]


def merged(base: Data, pack: Data, file: str) -> Data:
    """Entries with a known id replace or complete it, entries with a new one are added, numbers are overridden."""
    result = dict(base)
    for section, value in pack.items():
        if section not in base:
            raise ContentError("content-no-section", file=file, given=section, nearest=nearest(section, base))
        old = base[section]
        if isinstance(old, list) and isinstance(value, list):
            result[section] = _merged_list(section, old, value, file)
        elif isinstance(old, dict) and isinstance(value, dict):
            result[section] = _deep(old, value)
        else:
            raise ContentError("content-bad-section", file=file, given=section)
    return result


def _merged_list(section: str, old: list[object], new: list[object], file: str) -> list[object]:
    entries: dict[str, object] = {str(entry["id"]): entry for entry in old if isinstance(entry, dict) and "id" in entry}
    for entry in new:
        if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
            raise ContentError("content-no-id", file=file, given=section)
        before = entries.get(entry["id"])
        entries[entry["id"]] = _deep(before, entry) if isinstance(before, dict) else {"source": "pack"} | entry
    return list(entries.values())


def _deep(old: Mapping[str, object], new: Mapping[str, object]) -> dict[str, object]:
    result = dict(old)
    for key, value in new.items():
        before = result.get(key)
        result[key] = _deep(before, value) if isinstance(before, dict) and isinstance(value, dict) else value
    return result


def read_entry(entry: object, kind: type[Entry], file: str, card: str) -> Entry:
    """One entry, checked field by field."""
    try:
        return msgspec.convert(entry, kind)
    except msgspec.ValidationError as error:
        raise ContentError("content-bad-entry", file=file, card=card, detail=str(error)) from error


def read_entries(data: Data, section: str, kind: type[Entry], file: str) -> list[Entry]:
    """All entries of a section."""
    entries = data[section]
    assert isinstance(entries, list)
    found: list[Entry] = []
    for entry in entries:
        name = entry.get("id", "?") if isinstance(entry, dict) else "?"
        found.append(read_entry(entry, kind, file, f"{section}/{name}"))
    return found


def section_of(data: Data, *keys: str) -> dict[str, object]:
    """A section, or a section of a section."""
    found: object = data
    for key in keys:
        assert isinstance(found, dict)
        found = found[key]
    assert isinstance(found, dict)
    return found


@contextmanager
def naming(file: str, card: str) -> Iterator[None]:
    """Errors inside name the file and the card."""
    try:
        yield
    except ContentError as error:
        raise ContentError(error.message, **{**error.values, "file": file, "card": card}) from None
