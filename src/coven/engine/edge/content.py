"""Content: what is printed on the pieces of a game, as tables of a file; packs replace, complete or add entries."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from typing import TypeVar

import msgspec
import msgspec.inspect

from coven.engine.core.errors import ContentError, nearest

ORIGIN = ("source", "ref", "note", "designed")  # may be said of everything
UNKNOWN = re.compile(r"Object contains unknown field `(?P<name>[^`]+)`(?: - at `\$(?P<place>[^`]*)`)?")
Entry = TypeVar("Entry")
Data = dict[str, object]
Key = Callable[[str, Mapping[str, object]], str]  # what an entry of a section is known by; nothing: it cannot be told


@cache
def printed(game: str) -> Data:
    """The content that comes with Coven: read once, and never changed."""
    return tomllib.loads(files(f"coven.games.{game}.content").joinpath(f"{game}.toml").read_text("utf-8"))


def by_id(_section: str, entry: Mapping[str, object]) -> str:
    """Entries are known by their id."""
    id = entry.get("id")
    return id if isinstance(id, str) else ""


def file_of(pack: Data) -> str:
    """What a pack is called in errors."""
    return str(pack.get("pack", "pack"))


def changes_of(pack: Data) -> Data:
    """The sections of a pack."""
    return {section: value for section, value in pack.items() if section != "pack"}


def changed(base: Data, pack: Data, key: Key = by_id, whole: tuple[str, ...] = ()) -> Data:
    """The printed content with a pack laid over it: entries that are known are completed, others added, numbers are
    overridden; the fields named in `whole` are replaced as they are, tables within tables are completed too."""
    file = file_of(pack)
    result = dict(base)
    for section, value in changes_of(pack).items():
        if section not in base:
            raise ContentError("content-no-section", file=file, given=section, nearest=nearest(section, base))
        old = base[section]
        if isinstance(old, list) and isinstance(value, list):
            result[section] = _completed(section, old, value, file, key, whole)
        elif isinstance(old, dict) and isinstance(value, dict):
            result[section] = _deep(old, value, whole)
        else:
            raise ContentError("content-bad-section", file=file, given=section)
    return result


def _completed(
    section: str, old: list[object], new: list[object], file: str, key: Key, whole: tuple[str, ...]
) -> list[object]:
    entries: dict[str, object] = {key(section, entry): entry for entry in old if isinstance(entry, dict)}
    for entry in new:
        name = key(section, entry) if isinstance(entry, dict) else ""
        if not isinstance(entry, dict) or not name:
            raise ContentError("content-no-id", file=file, given=section)
        before = entries.get(name)
        entries[name] = _deep(before, entry, whole) if isinstance(before, dict) else {"source": "pack"} | entry
    return list(entries.values())


def _deep(old: Mapping[str, object], new: Mapping[str, object], whole: tuple[str, ...]) -> dict[str, object]:
    result = dict(old)
    for key, value in new.items():
        before = result.get(key)
        if isinstance(before, dict) and isinstance(value, dict) and key not in whole:
            result[key] = _deep(before, value, whole)
        else:
            result[key] = value
    return result


def words_are_known(base: Data, pack: Data, free: tuple[str, ...] = (), unread: tuple[str, ...] = ()) -> None:
    """What a table of a pack says is what the printed one can say. The tables named in `free` have words of their own;
    entries of the sections named in `unread` are read by nobody, and so are measured by the printed ones here."""
    file = file_of(pack)
    for section, value in changes_of(pack).items():
        old = base[section]
        if isinstance(old, dict) and isinstance(value, dict):
            _words(old, value, section, file, free)
        elif isinstance(old, list) and isinstance(value, list) and section in unread:
            together: Data = {}
            for entry in old:
                together = _deep(together, entry, ())
            for entry in value:
                _words(together, entry, section, file, free)


def _words(known: Data, new: Data, place: str, file: str, free: tuple[str, ...]) -> None:
    for name, value in new.items():
        inner = known.get(name)
        if name not in (*known, *ORIGIN) and place not in free:
            raise ContentError("content-no-word", file=file, card=place, given=name, nearest=nearest(name, known))
        if isinstance(inner, dict) and isinstance(value, dict):
            _words(inner, value, f"{place}/{name}", file, free)


def read_entry(entry: object, kind: type[Entry], file: str, card: str) -> Entry:
    """One entry, checked field by field."""
    try:
        return msgspec.convert(entry, kind)
    except msgspec.ValidationError as error:
        unknown = UNKNOWN.match(str(error))
        if unknown is None:
            raise ContentError("content-bad-entry", file=file, card=card, detail=str(error)) from error
        near = nearest(unknown["name"], _fields(msgspec.inspect.type_info(kind), unknown["place"] or ""))
        raise ContentError("content-no-word", file=file, card=card, given=unknown["name"], nearest=near) from error


def _fields(kind: msgspec.inspect.Type, place: str) -> list[str]:
    """What can be said at a place of an entry: `.name`, `.paths[...].cost`."""
    for name in re.findall(r"[^.\[\]]+", place):
        if isinstance(kind, msgspec.inspect.UnionType):
            kind = next(one for one in kind.types if not isinstance(one, msgspec.inspect.NoneType))
        if isinstance(kind, msgspec.inspect.ListType):
            kind = kind.item_type
        elif isinstance(kind, msgspec.inspect.DictType):
            kind = kind.value_type
        elif isinstance(kind, msgspec.inspect.StructType):
            kind = next(field.type for field in kind.fields if field.encode_name == name)
    if isinstance(kind, msgspec.inspect.UnionType):
        kind = next(one for one in kind.types if not isinstance(one, msgspec.inspect.NoneType))
    return [field.encode_name for field in kind.fields] if isinstance(kind, msgspec.inspect.StructType) else []


def read_entries(data: Data, section: str, kind: type[Entry], file: str, key: Key = by_id) -> list[Entry]:
    """All entries of a section."""
    entries = data[section]
    assert isinstance(entries, list)
    found: list[Entry] = []
    for entry in entries:
        name = key(section, entry) if isinstance(entry, dict) else ""
        found.append(read_entry(entry, kind, file, f"{section}/{name or '?'}"))
    return found


def section_of(data: Data, *keys: str) -> dict[str, object]:
    """A section, or a section of a section."""
    found = data
    for number, key in enumerate(keys, 1):
        part = found.get(key)
        if not isinstance(part, dict):
            raise ContentError("content-bad-section", file=file_of(data), given="/".join(keys[:number]))
        found = part
    return found


@contextmanager
def naming(file: str, card: str) -> Iterator[None]:
    """Errors inside name the file and the entry."""
    try:
        yield
    except ContentError as error:
        raise ContentError(error.message, **{**error.values, "file": file, "card": card}) from None
