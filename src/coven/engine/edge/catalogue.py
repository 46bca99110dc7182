"""The box as data: every card, tile, place and token with its facts, names and rulings, and the map."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from coven.engine.edge.ledger import Statement

Fact = int | str | bool | tuple[str, ...] | tuple[int, ...] | dict[str, int]


class Thing(msgspec.Struct, frozen=True):
    """Something printed: what it is called, what stands on it, where our knowledge of it comes from, and the rules
    that speak of it."""

    id: str
    kind: str
    names: dict[str, str]  # by language; a language that is missing uses the English name
    facts: dict[str, Fact] = {}
    source: str = ""  # `rulebook`, `public`, `designed`, `pack`
    rules: tuple[str, ...] = ()


class Place(msgspec.Struct, frozen=True):
    """A place of the map, with the address of what lies there."""

    id: str
    address: str
    x: int
    y: int


class Map(msgspec.Struct, frozen=True):
    """Places, and the paths between them."""

    places: tuple[Place, ...] = ()
    paths: tuple[tuple[str, str], ...] = ()


class Catalogue(msgspec.Struct, frozen=True):
    """Everything in the box: things by kind and id, the map, and the numbers of the rulebook."""

    game: str
    things: dict[str, dict[str, Thing]]
    map: Map = Map()
    numbers: dict[str, int] = {}


def ruled(box: Catalogue, rules: Sequence[Statement]) -> Catalogue:
    """The box with the rules that speak of each thing, by its English name or by its id in backticks."""
    things = [thing for of_kind in box.things.values() for thing in of_kind.values()]
    found = [msgspec.structs.replace(thing, rules=_speaking_of(thing, rules)) for thing in things]
    return msgspec.structs.replace(box, things=listed(found))


def _speaking_of(thing: Thing, rules: Sequence[Statement]) -> tuple[str, ...]:
    names = [name for name in (thing.names.get("en", ""), f"`{thing.id}`") if name]
    found = [rule.id for name in names for rule in rules if name in rule.text and _whole(name, rule.text)]
    return tuple(dict.fromkeys([*thing.rules, *found]))


def _whole(name: str, text: str) -> bool:
    """Whether a name stands in a text as a word of its own."""
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) is not None


def listed(things: list[Thing]) -> dict[str, dict[str, Thing]]:
    """Things by kind and id."""
    found: dict[str, dict[str, Thing]] = {}
    for thing in things:
        found.setdefault(thing.kind, {})[thing.id] = thing
    return found
