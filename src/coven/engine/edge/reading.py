"""Reading content: words, numbers, names and effects, the same way in every game.

An effect is a list of steps, a step a table with one verb: `[{ pay = { coins = 2 } }, { draw = 1 }]`.
A name is a table of languages: `name = { en = "Growth", cs = "Pučení", pl = "Wzrost" }`. Whatever is wrong says where
and what would be right; `naming` adds the file and the card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from coven.engine.core.errors import ContentError, nearest

V = TypeVar("V")
Step = Mapping[str, object]
Steps = list[dict[str, object]]
MOST = 99  # of anything a card can count


class Name(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A name in three languages; where one has none, the English name is said."""

    en: Annotated[str, Meta(pattern=r"\S")]
    cs: Annotated[str, Meta(pattern=r"^$|\S")] = ""
    pl: Annotated[str, Meta(pattern=r"^$|\S")] = ""

    def spoken(self) -> dict[str, str]:
        """By language, as far as there are names."""
        return {language: name for language, name in (("en", self.en), ("cs", self.cs), ("pl", self.pl)) if name}


class Origin(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Where an entry comes from, and which parts of it were designed for this edition."""

    source: str
    ref: str = ""
    note: str = ""
    designed: list[str] = []


class Entry(Origin, kw_only=True):
    """An entry that is known by its id."""

    id: str


class Named(Entry, kw_only=True):
    """An entry with a name."""

    name: Name


def known(word: object, words: Sequence[str], message: str, step: str = "") -> int:
    """The place of a word, or an error that names the nearest one."""
    if word not in words:
        raise ContentError(message, step=step, given=str(word), nearest=nearest(str(word), words))
    return list(words).index(str(word))


def number(value: object, step: str, least: int = 0, most: int = MOST) -> int:
    """A whole number within its limits."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise ContentError("content-out-of-range", step=step, given=str(value), least=least, most=most)
    return value


def part(value: object, name: str, step: str) -> object:
    """A named part of a step that has several."""
    if not isinstance(value, Mapping) or name not in value:
        raise ContentError("content-bad-number", step=step, given=name)
    found: object = value[name]
    return found


def parts(value: object, names: Sequence[str], step: str) -> list[object]:
    """The named parts of a step, all of them and nothing else."""
    found = [part(value, name, step) for name in names]
    assert isinstance(value, Mapping)
    for name in value:
        known(name, names, "content-no-word", step)
    return found


def pieces(value: object, step: str) -> list[tuple[str, int]]:
    """`{ coins = 2, magic = 1 }`."""
    if not isinstance(value, Mapping):
        raise ContentError("content-bad-number", step=step, given=str(value))
    return [(str(name), number(n, step)) for name, n in value.items()]


def read(steps: Sequence[Step], verbs: Mapping[str, Callable[[object], list[V]]]) -> list[V]:
    """The verbs of an effect; each step has exactly one."""
    found: list[V] = []
    for step in steps:
        for verb in step:
            if verb not in verbs:
                raise ContentError("content-no-verb", given=verb, nearest=nearest(verb, verbs))
        if len(step) != 1:
            raise ContentError("content-no-verb", given=" ".join(step) or "{}", nearest=nearest("", verbs))
        ((verb, value),) = step.items()
        found += verbs[verb](value)
    return found


def upgraded(data: object) -> object:
    """A pack in the notation of the first packs: `name_cs` beside `name`, `{ do = "draw", n = 2 }`."""
    if isinstance(data, list):
        return [upgraded(part) for part in data]
    if not isinstance(data, dict):
        return data
    if isinstance(data.get("do"), str):
        rest = {key: upgraded(value) for key, value in data.items() if key != "do"}
        return {data["do"]: rest["n"] if [*rest] == ["n"] else rest}
    found = {key: upgraded(value) for key, value in data.items()}
    names = {language: found.pop(f"name_{language}", "") for language in ("en", "cs", "pl")}
    if isinstance(found.get("name"), str):
        names["en"] = found.pop("name")
    if given := {language: name for language, name in names.items() if name}:
        found["name"] = given
    if "designed_fields" in found:
        found["designed"] = found.pop("designed_fields")
    return found
