"""Codecs: how a value of the table is written in a position, read and checked, shown on a board, and counted."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, Generic, TypeVar

from coven.engine.core.answers import Listed
from coven.engine.core.errors import PositionError, nearest
from coven.engine.core.machine import State

T = TypeVar("T", bound=State)
Data = dict[str, object]
Counts = dict[str, int]

# how much of a zone somebody sees who may not see all of it
SIZE: Final = 0
TOP: Final = 1  # the last card of the value, which is the top


def malformed(wanted: str, data: object, where: str) -> PositionError:
    """What is said of data of the wrong kind."""
    return PositionError("position-malformed", detail=f"expected {wanted}, got {type(data).__name__}, at {where}")


def text(data: object, where: str) -> str:
    """A text."""
    if not isinstance(data, str):
        raise malformed("text", data, where)
    return data


def listed(data: object, where: str) -> Sequence[object]:
    """A list."""
    if not isinstance(data, list | tuple):
        raise malformed("a list", data, where)
    return data


def mapped(data: object, where: str, known: Collection[str]) -> Data:
    """A table with some of the known names."""
    if not isinstance(data, dict):
        raise malformed("a table", data, where)
    for name in data:
        if name not in known:
            raise PositionError("position-unknown", where=where, kind="field", given=name, nearest=nearest(name, known))
    return data


def place(name: str, known: Sequence[str], where: str, kind: str) -> int:
    """The place of an id among those that are known; hyphens are understood too."""
    for number, id in enumerate(known):
        if id == name:
            return number
    plain = name.replace("-", "_")
    if plain not in known:
        named = [id for id in known if id]
        raise PositionError("position-unknown", where=where, kind=kind, given=name, nearest=nearest(name, named))
    return known.index(plain)


class Codec(Generic[T]):
    """One way to write, read and show a value."""

    def write(self, table: T, value: object) -> object:
        """The value as a position has it."""
        return value

    def read(self, table: T, data: object, where: str) -> object:
        """The value of what a position says; errors say where and what would be right."""
        raise NotImplementedError

    def show(self, table: T, value: object) -> object:
        """The value as a board has it."""
        return self.write(table, value)

    def hide(self, table: T, value: object, seen: int) -> object:
        """What somebody sees of it who may not see all."""
        return None

    def pack(self, value: object) -> object:
        """The value as numbers, texts and tuples of them: it can be hashed, and sent."""
        return value

    def unpack(self, data: object) -> object:
        """The value again."""
        return data

    def count(self, table: T, value: object, into: Counts) -> None:
        """Add the things that lie here."""

    def vector(self, table: T, value: object, whole: bool) -> list[float]:
        """The value as numbers from 0 to 1, always as many; what cannot be seen is 0."""
        return []

    def schema(self) -> Data:
        """The JSON schema of what `show` gives."""
        raise NotImplementedError


class Number(Codec[T]):
    """A whole number; one that counts things of a kind says which."""

    def __init__(self, least: int, most: int, counts: str = "") -> None:
        self.least = least
        self.most = most
        self.counts = counts

    def read(self, table: T, data: object, where: str) -> object:
        """A number within its limits."""
        if not isinstance(data, int) or isinstance(data, bool):
            raise malformed("a number", data, where)
        if not self.least <= data <= self.most:
            raise PositionError("position-out-of-range", where=where, given=data, least=self.least, most=self.most)
        return data

    def count(self, table: T, value: object, into: Counts) -> None:
        """As many as it says."""
        if self.counts:
            assert isinstance(value, int)
            into[self.counts] = into.get(self.counts, 0) + value

    def vector(self, table: T, value: object, whole: bool) -> list[float]:
        """Where it lies between its limits."""
        assert isinstance(value, int)
        return [(value - self.least) / (self.most - self.least) if whole else 0.0]

    def schema(self) -> Data:
        """An integer."""
        return {"type": "integer"}


class Flag(Codec[T]):
    """Yes or no."""

    def read(self, table: T, data: object, where: str) -> object:
        """True or false."""
        if not isinstance(data, bool):
            raise malformed("true or false", data, where)
        return data

    def vector(self, table: T, value: object, whole: bool) -> list[float]:
        """1 is yes."""
        return [1.0 if whole and value else 0.0]

    def schema(self) -> Data:
        """A boolean."""
        return {"type": "boolean"}


class Named(Codec[T]):
    """One of several words; the value is its place, counted from `least`."""

    def __init__(self, words: Sequence[str], kind: str, least: int = 0) -> None:
        self.words = tuple(words)
        self.kind = kind
        self.least = least

    def write(self, table: T, value: object) -> object:
        """The word."""
        assert isinstance(value, int)
        return self.words[value - self.least]

    def read(self, table: T, data: object, where: str) -> object:
        """The place of the word."""
        return place(text(data, where), self.words, where, self.kind) + self.least

    def vector(self, table: T, value: object, whole: bool) -> list[float]:
        """A 1 at its place."""
        assert isinstance(value, int)
        return [1.0 if whole and value - self.least == number else 0.0 for number in range(len(self.words))]

    def schema(self) -> Data:
        """One of the words."""
        return {"enum": list(self.words)}


class Seat(Codec[T]):
    """A seat by its id."""

    def write(self, table: T, value: object) -> object:
        """Its id."""
        assert isinstance(value, int)
        return table.names[value]

    def read(self, table: T, data: object, where: str) -> object:
        """Its number; nothing is the first seat."""
        name = text(data, where)
        return place(name, table.names, where, "player") if name else 0

    def vector(self, table: T, value: object, whole: bool) -> list[float]:
        """A 1 at its place."""
        return [1.0 if whole and value == number else 0.0 for number in range(table.most_seats)]

    def schema(self) -> Data:
        """A text."""
        return {"type": "string"}


class SeatSet(Codec[T]):
    """A set of seats, a bit each."""

    def write(self, table: T, value: object) -> object:
        """Their ids."""
        assert isinstance(value, int)
        return [name for number, name in enumerate(table.names) if value >> number & 1]

    def read(self, table: T, data: object, where: str) -> object:
        """Their bits."""
        found = 0
        for name in listed(data, where):
            found |= 1 << place(text(name, where), table.names, where, "player")
        return found

    def vector(self, table: T, value: object, whole: bool) -> list[float]:
        """A 1 at the place of each."""
        assert isinstance(value, int)
        return [1.0 if whole and value >> number & 1 else 0.0 for number in range(table.most_seats)]

    def schema(self) -> Data:
        """Texts."""
        return {"type": "array", "items": {"type": "string"}}


class One(Codec[T]):
    """A thing of the box by its id, or nothing (-1)."""

    def __init__(self, slot: Listed[T], kind: str = "") -> None:
        self.slot = slot
        self.kind = kind  # what it is counted as

    def write(self, table: T, value: object) -> object:
        """Its id."""
        assert isinstance(value, int)
        return "" if value < 0 else self.slot.ids(table)[value]

    def read(self, table: T, data: object, where: str) -> object:
        """Its number."""
        name = text(data, where)
        return place(name, self.slot.ids(table), where, self.slot.name) if name else -1

    def count(self, table: T, value: object, into: Counts) -> None:
        """Once, if it is there."""
        assert isinstance(value, int)
        if self.kind and value >= 0:
            key = f"{self.kind}/{self.slot.ids(table)[value]}"
            into[key] = into.get(key, 0) + 1

    def vector(self, table: T, value: object, whole: bool) -> list[float]:
        """A 1 at its place."""
        return [1.0 if whole and value == number else 0.0 for number in range(self.slot.size(table))]

    def schema(self) -> Data:
        """An id."""
        return {"type": "string"}


class Zone(Codec[T]):
    """Things of the box that lie together: on a board their number and what can be seen of them.

    A thing has a number; `seen` writes what else is to be seen of it, where it has a state of its own.
    """

    def __init__(self, slot: Listed[T], kind: str = "", most: int = 12) -> None:
        self.slot = slot
        self.kind = kind  # what the things are counted as
        self.most = most  # about as many as ever lie here, for the vector

    def things(self, table: T, value: object) -> list[int]:
        """The things in order, each as often as it lies here; of a pile the top one is the last."""
        assert isinstance(value, tuple)
        return list(value)

    def number(self, thing: int) -> int:
        """The number of a thing, without its state."""
        return thing

    def face(self, table: T, thing: int, n: int) -> Data:
        """A thing as a board shows it."""
        found: Data = {"id": self.slot.ids(table)[self.number(thing)]}
        if n > 1:
            found["n"] = n
        return found

    def show(self, table: T, value: object) -> object:
        """All of them, equal ones once with their number."""
        things = self.things(table, value)
        return {"size": len(things), "things": self.faces(table, things)}

    def faces(self, table: T, things: list[int]) -> list[Data]:
        """Things as a board shows them."""
        counted: dict[int, int] = {}
        for thing in things:
            counted[thing] = counted.get(thing, 0) + 1
        return [self.face(table, thing, n) for thing, n in counted.items()]

    def hide(self, table: T, value: object, seen: int) -> object:
        """How many, and the top one where it lies open."""
        things = self.things(table, value)
        return {"size": len(things), "things": self.faces(table, things[-1:]) if seen == TOP else []}

    def count(self, table: T, value: object, into: Counts) -> None:
        """Each thing once for every time it lies here."""
        if self.kind:
            ids = self.slot.ids(table)
            for thing in self.things(table, value):
                key = f"{self.kind}/{ids[self.number(thing)]}"
                into[key] = into.get(key, 0) + 1

    def vector(self, table: T, value: object, whole: bool) -> list[float]:
        """How many there are, then how many of each."""
        things = self.things(table, value)
        found = [0.0] * (self.slot.size(table) + 1)
        found[0] = len(things) / self.most
        if whole:
            for thing in things:
                found[1 + self.number(thing)] += 1.0
        return found

    def schema(self) -> Data:
        """A size and things."""
        return {"$ref": "#/$defs/Zone"}


class Pile(Zone[T]):
    """Things in order, written as ids; a pile that is drawn from is written top first."""

    def __init__(self, slot: Listed[T], kind: str = "", most: int = 12, top_first: bool = False) -> None:
        super().__init__(slot, kind, most)
        self.top_first = top_first

    def write(self, table: T, value: object) -> object:
        """The ids."""
        assert isinstance(value, tuple)
        ids = self.slot.ids(table)
        return [ids[thing] for thing in (reversed(value) if self.top_first else value)]

    def read(self, table: T, data: object, where: str) -> object:
        """The numbers."""
        ids = self.slot.ids(table)
        found = [place(text(id, where), ids, where, self.slot.name) for id in listed(data, where)]
        return tuple(reversed(found)) if self.top_first else tuple(found)


class Keyed(Codec[T]):
    """A value for each of several names: library stacks by element, awards by column."""

    def __init__(self, names: Sequence[str], codec: Codec[T]) -> None:
        self.names = tuple(names)
        self.codec = codec

    def write(self, table: T, value: object) -> object:
        """By name."""
        assert isinstance(value, tuple)
        return {self.names[number]: self.codec.write(table, one) for number, one in enumerate(value)}

    def read(self, table: T, data: object, where: str) -> object:
        """In order; whoever is not named has nothing."""
        given = mapped(data, where, self.names)
        if not given:
            return ()
        return tuple([self.codec.read(table, given.get(name, []), f"{where}/{name}") for name in self.names])

    def show(self, table: T, value: object) -> object:
        """By name."""
        assert isinstance(value, tuple)
        return {self.names[number]: self.codec.show(table, one) for number, one in enumerate(value)}

    def hide(self, table: T, value: object, seen: int) -> object:
        """By name."""
        assert isinstance(value, tuple)
        return {self.names[number]: self.codec.hide(table, one, seen) for number, one in enumerate(value)}

    def count(self, table: T, value: object, into: Counts) -> None:
        """All together."""
        assert isinstance(value, tuple)
        for one in value:
            self.codec.count(table, one, into)

    def vector(self, table: T, value: object, whole: bool) -> list[float]:
        """One after the other; nothing has been laid out yet where there is none."""
        assert isinstance(value, tuple)
        laid = value or [()] * len(self.names)
        return [number for one in laid for number in self.codec.vector(table, one, whole)]

    def schema(self) -> Data:
        """A table."""
        return {"type": "object", "additionalProperties": self.codec.schema()}
