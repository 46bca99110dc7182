"""Things with several parts, each part declared once: a curse on the track, an attempt, what a turn has seen so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from coven.engine.core.codecs import Codec, Counts, Data, listed, mapped
from coven.engine.core.errors import PositionError
from coven.engine.core.fields import NEEDED
from coven.engine.core.machine import State

T = TypeVar("T", bound=State)


class Part(Generic[T]):
    """One part: `Part("asleep", Number(0, 999), 0)`. One that is `brief` is only written while there is any."""

    def __init__(
        self, name: str, codec: Codec[T], default: object = NEEDED, attr: str = "", brief: bool = False
    ) -> None:
        self.name = name
        self.codec = codec
        self.default = default
        self.attr = attr or name
        self.brief = brief


class Parts(Codec[T]):
    """A thing with named parts. With a key, there is none where that part is `nothing`.

    `Parts(Curse, (Part("curse", One(CURSE), attr="card"), Part("under", Number(0, 5), 0)))`
    """

    def __init__(self, make: Callable[[], object], parts: Sequence[Part[T]], key: str = "", nothing: int = -1) -> None:
        self.make = make
        self.parts = tuple(parts)
        self.names = tuple([part.name for part in parts])
        self.key = key
        self.nothing = nothing

    def there(self, value: object) -> bool:
        """Whether there is such a thing now."""
        return not self.key or bool(getattr(value, self.key) != self.nothing)

    def write(self, table: T, value: object) -> object:
        """By name."""
        if not self.there(value):
            return None
        found: Data = {}
        for part in self.parts:
            written = part.codec.write(table, getattr(value, part.attr))
            if written or not part.brief:
                found[part.name] = written
        return found

    def read(self, table: T, data: object, where: str) -> object:
        """What is left out is as it was in the beginning."""
        value = self.make()
        if data is None and self.key:
            return value
        note = mapped(data, where, self.names)
        for part in self.parts:
            given = note.get(part.name, part.default)
            if given is NEEDED:
                raise PositionError("position-malformed", detail=f"{where}/{part.name} is missing")
            setattr(value, part.attr, part.codec.read(table, given, f"{where}/{part.name}"))
        return value

    def show(self, table: T, value: object) -> object:
        """By name, as a board has it."""
        if not self.there(value):
            return None
        return {part.name: part.codec.show(table, getattr(value, part.attr)) for part in self.parts}

    def pack(self, value: object) -> object:
        """In order."""
        return tuple([part.codec.pack(getattr(value, part.attr)) for part in self.parts])

    def unpack(self, data: object) -> object:
        """In order."""
        assert isinstance(data, tuple)
        value = self.make()
        for number, part in enumerate(self.parts):
            setattr(value, part.attr, part.codec.unpack(data[number]))
        return value

    def count(self, table: T, value: object, into: Counts) -> None:
        """Part by part."""
        if self.there(value):
            for part in self.parts:
                part.codec.count(table, getattr(value, part.attr), into)

    def vector(self, table: T, value: object, whole: bool) -> list[float]:
        """Part by part; zeros where there is nothing."""
        found: list[float] = []
        seen = whole and self.there(value)
        for part in self.parts:
            found += part.codec.vector(table, getattr(value, part.attr), seen)
        return found

    def schema(self) -> Data:
        """A table, or null."""
        found: Data = {"type": ["object", "null"] if self.key else "object"}
        found["properties"] = {part.name: part.codec.schema() for part in self.parts}
        return found


class Many(Codec[T]):
    """Things of one kind in order."""

    def __init__(self, codec: Codec[T]) -> None:
        self.codec = codec

    def write(self, table: T, value: object) -> object:
        """One after the other."""
        assert isinstance(value, tuple)
        return [self.codec.write(table, one) for one in value]

    def read(self, table: T, data: object, where: str) -> object:
        """One after the other."""
        return tuple([self.codec.read(table, one, where) for one in listed(data, where)])

    def show(self, table: T, value: object) -> object:
        """One after the other."""
        assert isinstance(value, tuple)
        return [self.codec.show(table, one) for one in value]

    def pack(self, value: object) -> object:
        """One after the other."""
        assert isinstance(value, tuple)
        return tuple([self.codec.pack(one) for one in value])

    def unpack(self, data: object) -> object:
        """One after the other."""
        assert isinstance(data, tuple)
        return tuple([self.codec.unpack(one) for one in data])

    def count(self, table: T, value: object, into: Counts) -> None:
        """All together."""
        assert isinstance(value, tuple)
        for one in value:
            self.codec.count(table, one, into)

    def schema(self) -> Data:
        """A list."""
        return {"type": "array", "items": self.codec.schema()}
