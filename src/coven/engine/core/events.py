"""Events, declared once: what each is called, what its numbers mean, and what moves from where to where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from coven.engine.core.answers import Slot
from coven.engine.core.machine import Event, State, Values

T = TypeVar("T", bound=State)


class Told:
    """A kind of event: the names of its numbers, and the addresses between which something moves.

    `Told("player card zone owner", "{owner}/{zone}/{card}", "{owner}/discard/{card}")`. One that `opens` begins a
    paragraph: a turn, a round. Those that `join` are told in one breath where a player does several in a row.
    """

    def __init__(
        self, names: str = "", source: str = "", target: str = "", opens: bool = False, joins: bool = False
    ) -> None:
        self.names = tuple(names.split())
        self.source = source
        self.target = target
        self.opens = opens
        self.joins = joins


class Telling(Generic[T]):
    """All events of a game, and how their numbers are read: a slot for each name that is no plain number."""

    def __init__(self, kinds: Mapping[str, Told], slots: Sequence[Slot[T]]) -> None:
        self.kinds = dict(kinds)
        self.slots = {slot.name: slot for slot in slots}

    def values(self, table: T, event: Event) -> Values:
        """The numbers of an event as ids and numbers, by name."""
        found: Values = {}
        for place, name in enumerate(self.kinds[event.kind].names):
            slot = self.slots.get(name)
            if slot is None:
                found[name] = event.args[place]
            else:
                found.update(slot.about(table, -1, event.args[place]))
        return found

    def way(self, table: T, event: Event, values: Values) -> tuple[str, str]:
        """Where something came from and where it went, as far as the event says so."""
        told = self.kinds[event.kind]
        return told.source.format_map(values), told.target.format_map(values)
