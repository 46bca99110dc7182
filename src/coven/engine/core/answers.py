"""Answers: everything that can be answered in a game, declared once as kinds with typed slots.

An answer is one int: its kind, and what its slots hold. From the declaration come the word and its reading, both ways
equal; what the answer is about, slot by slot; the addresses it touches; and a dense number for learners.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from coven.engine.core.machine import State, Values

T = TypeVar("T", bound=State)

ROOM: Final = 23  # bits for what the slots hold: one wide slot, or up to three of 11, 6 and 6 bits
WIDE: Final = (1 << ROOM) - 1
BESIDE: Final = 64 << ROOM  # kinds from 64 on are offered beside questions
UNHEARD: Final[tuple[int, int]] = (-1, 0)
FEW: Final = 2048  # values of a slot that one can go through


def code(kind: int, first: int = 0, second: int = 0, third: int = 0) -> int:
    """An answer as one int; a kind with a single slot has all the room for it."""
    return kind << ROOM | third << 17 | second << 11 | first


def kind_of(option: int) -> int:
    """What kind of answer it is."""
    return option >> ROOM


def what(option: int) -> int:
    """What the only slot holds."""
    return option & WIDE


def first(option: int) -> int:
    """What the first of several slots holds."""
    return option & 2047


def second(option: int) -> int:
    """What the second slot holds."""
    return option >> 11 & 63


def third(option: int) -> int:
    """What the third slot holds."""
    return option >> 17 & 63


class Slot(Generic[T]):
    """One typed part of an answer or an event: its values are 0 to size - 1."""

    def __init__(self, name: str) -> None:
        self.name = name

    def size(self, table: T) -> int:
        """How many values there are."""
        raise NotImplementedError

    def say(self, table: T, seat: int, value: int) -> str:
        """The value in the words of a seat; nothing where it goes without saying."""
        raise NotImplementedError

    def hear(self, table: T, seat: int, words: Sequence[str]) -> tuple[int, int]:
        """The value at the beginning of some words, and how many of them it took; `UNHEARD` if there is none."""
        raise NotImplementedError

    def about(self, table: T, seat: int, value: int) -> Values:
        """What the value is, by name, in ids and numbers."""
        raise NotImplementedError

    def rank(self, table: T, value: int) -> int:
        """The place of a value among all of them, 0 to size - 1."""
        return value

    def values(self, table: T) -> list[int]:
        """All values that mean something at this table; none where there are too many to go through."""
        n = self.size(table)
        return list(range(n)) if n <= FEW else []

    def touches(self, table: T, seat: int, value: int) -> list[str]:
        """The addresses a value speaks of, where it is several things at once."""
        return []


class Listed(Slot[T]):
    """A slot with a word for each value; the word of a thing is its id with hyphens."""

    def ids(self, table: T) -> Sequence[str]:
        """The ids in order."""
        raise NotImplementedError

    def words(self, table: T, seat: int) -> Sequence[str]:
        """The words in order, as a seat says them."""
        return [id.replace("_", "-") for id in self.ids(table)]

    def size(self, table: T) -> int:
        """As many as there are words."""
        return len(self.ids(table))

    def say(self, table: T, seat: int, value: int) -> str:
        """The word of the value."""
        return self.words(table, seat)[value]

    def hear(self, table: T, seat: int, words: Sequence[str]) -> tuple[int, int]:
        """The value whose word is the longest that fits."""
        best, taken = UNHEARD
        for value, word in enumerate(self.words(table, seat)):
            parts = word.split()
            if list(words[: len(parts)]) == parts and (best < 0 or len(parts) > taken):
                best, taken = value, len(parts)
        return best, taken

    def about(self, table: T, seat: int, value: int) -> Values:
        """Its id."""
        return {self.name: self.ids(table)[value]}


class Words(Listed[T]):
    """A slot whose words never change: `Words("times", ("", "x2", "x3"))`."""

    def __init__(self, name: str, words: Sequence[str], ids: Sequence[str] = ()) -> None:
        super().__init__(name)
        self.fixed = tuple(words)
        self.known = tuple(ids) or self.fixed

    def ids(self, table: T) -> Sequence[str]:
        """The same as the words, unless something else was given."""
        return self.known

    def words(self, table: T, seat: int) -> Sequence[str]:
        """As declared."""
        return self.fixed


class Players(Listed[T]):
    """A seat by its id."""

    def ids(self, table: T) -> Sequence[str]:
        """The seats in order."""
        return table.names

    def words(self, table: T, seat: int) -> Sequence[str]:
        """An id is a word already."""
        return table.names

    def size(self, table: T) -> int:
        """Room for every seat a game can have, so that numbers do not depend on who plays."""
        return table.most_seats

    def values(self, table: T) -> list[int]:
        """Those who play."""
        return list(range(len(table.names)))


class Numbers(Slot[T]):
    """A number from 0 on, written as it is."""

    def __init__(self, name: str, most: int) -> None:
        super().__init__(name)
        self.most = most

    def size(self, table: T) -> int:
        """All numbers up to the largest."""
        return self.most + 1

    def say(self, table: T, seat: int, value: int) -> str:
        """Its digits."""
        return str(value)

    def hear(self, table: T, seat: int, words: Sequence[str]) -> tuple[int, int]:
        """A number that is not too large."""
        if not words or not words[0].isdecimal() or len(words[0]) > 4 or int(words[0]) > self.most:
            return UNHEARD
        return int(words[0]), 1

    def about(self, table: T, seat: int, value: int) -> Values:
        """The number."""
        return {self.name: value}


class Kind(Generic[T]):
    """A kind of answer: its verb, its slots, and the addresses it touches, made of what it is about.

    `Kind(PAY, "pay", (SPOT,), ("{owner}/{zone}/{card}",))`; `{me}` is the seat that answers.
    """

    def __init__(self, number: int, verb: str, slots: Sequence[Slot[T]] = (), touches: Sequence[str] = ()) -> None:
        self.number = number
        self.verb = verb
        self.slots = tuple(slots)
        self.touches = tuple(touches)

    def values(self, option: int) -> list[int]:
        """What the slots hold."""
        n = len(self.slots)
        return [what(option)] if n == 1 else [first(option), second(option), third(option)][:n]

    def code(self, values: Sequence[int]) -> int:
        """The answer whose slots hold these values."""
        found = self.number << ROOM
        for shift, value in zip((0, 11, 17), values, strict=False):
            found |= value << shift
        return found

    def size(self, table: T) -> int:
        """How many answers of this kind there are."""
        found = 1
        for slot in self.slots:
            found *= slot.size(table)
        return found


class Answers(Generic[T]):
    """All kinds of answers of a game."""

    def __init__(self, kinds: Sequence[Kind[T]]) -> None:
        self.kinds = tuple(kinds)
        self.by_number = {kind.number: kind for kind in kinds}
        assert len(self.by_number) == len(self.kinds)

    def kind(self, option: int) -> Kind[T]:
        """The kind of an answer."""
        return self.by_number[option >> ROOM]

    def verbs(self) -> list[str]:
        """The first words of all answers."""
        return [kind.verb for kind in self.kinds]

    def say(self, table: T, seat: int, option: int) -> str:
        """The answer in the words of the seat that gives it."""
        kind = self.kind(option)
        words = [kind.verb]
        for slot, value in zip(kind.slots, kind.values(option), strict=True):
            word = slot.say(table, seat, value)
            if word:
                words.append(word)
        return " ".join(words)

    def parse(self, table: T, seat: int, word: str) -> list[int]:
        """Every answer that is said like this; two kinds may share a verb."""
        verb, *words = word.split(" ")
        found: list[int] = []
        for kind in self.kinds:
            if kind.verb == verb:
                values = self._heard(table, seat, kind, words)
                if values is not None:
                    found.append(kind.code(values))
        return found

    def _heard(self, table: T, seat: int, kind: Kind[T], words: Sequence[str]) -> list[int] | None:
        values: list[int] = []
        at = 0
        for slot in kind.slots:
            value, taken = slot.hear(table, seat, words[at:])
            if value < 0:
                return None
            values.append(value)
            at += taken
        return values if at == len(words) else None

    def about(self, table: T, seat: int, option: int) -> Values:
        """What the answer speaks of, slot by slot."""
        kind = self.kind(option)
        found: Values = {}
        for slot, value in zip(kind.slots, kind.values(option), strict=True):
            found.update(slot.about(table, seat, value))
        return found

    def touches(self, table: T, seat: int, option: int) -> list[str]:
        """The addresses the answer speaks of, in order."""
        return self._touched(table, seat, option, self.about(table, seat, option))

    def _touched(self, table: T, seat: int, option: int, about: Values) -> list[str]:
        kind = self.kind(option)
        values: Values = {"me": table.names[seat]}
        values.update(about)
        found = [address.format_map(values) for address in kind.touches]
        for slot, value in zip(kind.slots, kind.values(option), strict=True):
            found += slot.touches(table, seat, value)
        return found

    def described(self, table: T, seat: int, option: int) -> tuple[str, str, Values, list[str]]:
        """The word, the verb, what it is about, and the addresses it touches."""
        about = self.about(table, seat, option)
        touched = self._touched(table, seat, option, about)
        return self.say(table, seat, option), self.kind(option).verb, about, touched

    def size(self, table: T) -> int:
        """How many answers the game has."""
        return sum([kind.size(table) for kind in self.kinds])

    def number(self, table: T, option: int) -> int:
        """The place of an answer among all of them: the same in every state of a game."""
        found = 0
        for kind in self.kinds:
            if kind.number == option >> ROOM:
                place = 0
                for slot, value in zip(kind.slots, kind.values(option), strict=True):
                    place = place * slot.size(table) + slot.rank(table, value)
                return found + place
            found += kind.size(table)
        raise KeyError(option)
