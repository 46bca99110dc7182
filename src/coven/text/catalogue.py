"""Catalogues: the texts of one language, found by key and parsed only when they are first said.

Importing Fluent and parsing whole catalogues takes longer than dealing a game, so a catalogue is cut at its keys and
Fluent sees an entry when somebody asks for it. No entry may refer to another one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

SHARED = ("common.ftl", "cli.ftl", "terminal.ftl", "page.ftl", "thoughts.ftl")
SPOKEN = (
    *("because", "board", "cause", "error", "event", "help", "lessons", "lines", "name", "page", "prompt", "reason"),
    *("terminal", "thought", "waiting", "wall", "word"),
)
VALUE = re.compile(r"\$([\w-]+)")
WAYS = re.compile(r"(?:location-)?(\w+)-(?:basic|special|row\d)")  # what can be done at a place
MINUS = re.compile(r"(?<![\w-])-(?=\d)")  # what is typed stays as it is typed: errors keep their hyphens
ENTRY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
ATTRIBUTE = re.compile(r"^ +\.(\w+) =", re.MULTILINE)


class TextError(Exception):
    """A text is missing or cannot be said: a fault of ours, not of whoever asked."""


class Catalogue:
    """The texts of one language."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self._entries: dict[str, str] = {}
        self._bundle: FluentBundle | None = None
        self._alone = Lock()  # Fluent is not made for several threads, and a server has them
        for source in sources:
            found = list(ENTRY.finditer(source))
            ends = [entry.start() for entry in found[1:]] + [len(source)]
            for entry, end in zip(found, ends, strict=True):
                text = source[entry.start() : end]
                self._entries[entry[1]] = text
                self._entries |= {f"{entry[1]}.{attribute}": text for attribute in ATTRIBUTE.findall(text)}

    def __contains__(self, key: str) -> bool:
        return key in self._entries

    def keys(self, beginning: str) -> list[str]:
        """The keys that begin like this."""
        return [key for key in self._entries if key.startswith(beginning)]

    def open(self, key: str) -> str:
        """A text whose values stay open, as {name}."""
        return self.say(key, {name: f"{{{name}}}" for name in VALUE.findall(self._entries[key])})

    def printed_on(self, id: str, known: Iterable[str]) -> list[str]:
        """The keys of what is printed on a thing, with its id behind the first hyphen and no values but known ones; of
        a place, what can be done there in each of its ways."""
        keys = [key for key in self._entries if key.partition("-")[2] == id or _place(key) == id]
        return [
            key
            for key in keys
            if key.partition("-")[0] not in SPOKEN and {*VALUE.findall(self._entries[key])} <= {*known}
        ]

    def say(self, key: str, values: Mapping[str, int | float | str]) -> str:
        """A text with its values; whatever goes wrong is an error, never a half-finished sentence."""
        if key not in self._entries:
            raise TextError(f"{self.language}: no text {key}")
        name, _, attribute = key.partition(".")
        with self._alone:
            bundle = self._opened(name)
            message = bundle.get_message(name) if bundle.has_message(name) else None
            pattern = None if message is None else message.attributes[attribute] if attribute else message.value
            if pattern is None:
                raise TextError(f"{self.language}: {key} is not written in Fluent")
            text, errors = bundle.format_pattern(pattern, dict(values))
        if errors:
            raise TextError(f"{self.language}: {key}: {errors}, given {dict(values)}")
        below_zero = any(not isinstance(value, str) and value < 0 for value in values.values())
        return MINUS.sub("−", str(text)) if below_zero and not key.startswith("error-") else str(text)

    def _opened(self, key: str) -> FluentBundle:
        """The bundle, with this entry in it."""
        from fluent.runtime import FluentBundle, FluentResource  # a tenth of a second, so not before the first word

        if self._bundle is None:
            self._bundle = FluentBundle([self.language], use_isolating=False)
        if not self._bundle.has_message(key):
            self._bundle.add_resource(FluentResource(self._entries[key]))
        return self._bundle


def _place(key: str) -> str:
    """The place of which a text says what can be done there."""
    found = WAYS.fullmatch(key)
    return "" if found is None else found[1]


@cache
def catalogue(game: str, language: str, locales: Path | None = None) -> Catalogue:
    """The texts of a language that every game shares, and those of one game."""
    shared = Path(str(files("coven").joinpath("locales"))) / language
    own = sorted((locales / language if locales else shared).glob(f"{game}*.ftl"))
    named = [path for path in own if re.fullmatch(rf"{game}(-.*)?\.ftl", path.name) and path.name not in SHARED]
    return Catalogue(language, [path.read_text("utf-8") for path in (*[shared / name for name in SHARED], *named)])
