"""The box as data: every card, tile, place and token with its facts, names and rulings, and the map."""

from __future__ import annotations

import msgspec

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


def listed(things: list[Thing]) -> dict[str, dict[str, Thing]]:
    """Things by kind and id."""
    found: dict[str, dict[str, Thing]] = {}
    for thing in things:
        found.setdefault(thing.kind, {})[thing.id] = thing
    return found
