"""Where a wizard hunts and what: slots of answers that speak of djinn."""

from __future__ import annotations

from collections.abc import Sequence

from coven.engine.core.answers import UNHEARD, Slot, Words
from coven.engine.core.machine import Values
from coven.games.djinn import crowd
from coven.games.djinn.crowd import BOSS, COLOURS, KINDS, NAMES, ONE
from coven.games.djinn.strength import most_saved, needed
from coven.games.djinn.table import NOWHERE, Table


class Here(Slot[Table]):
    """The space where the wizard stands: it goes without saying."""

    def size(self, table: Table) -> int:
        """There is only one."""
        return 1

    def say(self, table: Table, seat: int, value: int) -> str:
        """Nothing."""
        return ""

    def hear(self, table: Table, seat: int, words: Sequence[str]) -> tuple[int, int]:
        """Always heard."""
        return 0, 0

    def about(self, table: Table, seat: int, value: int) -> Values:
        """The space."""
        space = table.seats[seat].space
        return {self.name: "source" if space == NOWHERE else table.box.spaces[space].id}


class Hunted(Here):
    """The space where the wizard stands, with all djinn there."""

    def touches(self, table: Table, seat: int, value: int) -> list[str]:
        """Each kind of djinn."""
        space = table.seats[seat].space
        return [] if space == NOWHERE else _standing(table, space, table.crowds[space])


class Freed(Words[Table]):
    """A djinn that comes for free with the boss, or none."""

    def __init__(self, name: str) -> None:
        super().__init__(name, (*COLOURS, "none"))

    def touches(self, table: Table, seat: int, value: int) -> list[str]:
        """Where it stands, if it does."""
        space = table.seats[seat].space
        there = space != NOWHERE and value < len(COLOURS) and crowd.count(table.crowds[space], value) > 0
        return [f"{table.box.spaces[space].id}/{COLOURS[value]}"] if there else []


class Crowd(Slot[Table]):
    """A set of djinn to be captured: `red red boss`."""

    def size(self, table: Table) -> int:
        """Sets of a space with at most one boss, then bosses of the supply."""
        limits = table.box.limits
        return int(2 * (limits.per_colour + 1) ** 4) + limits.bosses

    def rank(self, table: Table, value: int) -> int:
        """Counted by colours."""
        each = table.box.limits.per_colour + 1
        bosses = crowd.bosses(value)
        if bosses > 1:
            return int(2 * each**4) + bosses - 1
        found = bosses
        for colour in range(4):
            found = found * each + crowd.count(value, colour)
        return found

    def values(self, table: Table) -> list[int]:
        """Not one by one: a set is more than what lies there."""
        return []

    def say(self, table: Table, seat: int, value: int) -> str:
        """One after the other."""
        return crowd.named(value)

    def hear(self, table: Table, seat: int, words: Sequence[str]) -> tuple[int, int]:
        """In the order in which they are said, no more of each than there are."""
        counts = [0] * KINDS
        last = 0
        for taken, word in enumerate(words):
            if word not in NAMES or NAMES.index(word) < last:
                return UNHEARD
            last = NAMES.index(word)
            counts[last] += 1
            limits = table.box.limits
            if counts[last] > (limits.bosses if last == BOSS else limits.per_colour):
                return UNHEARD
            if taken + 1 == len(words):
                return sum([n * ONE[djinn] for djinn, n in enumerate(counts)]), len(words)
        return UNHEARD

    def about(self, table: Table, seat: int, value: int) -> Values:
        """The set, the magic it needs, and what all cards leave of that."""
        at_source = table.capture.at_source
        strength = needed(table, seat, value, at_source)
        left = strength - most_saved(table, seat, value)
        standing = table.seats[seat].space
        return {
            "group": crowd.named(value),
            "strength": strength,
            "least": left if left > 0 else 0,
            "from": "bosses" if at_source or standing == NOWHERE else table.box.spaces[standing].id,
        }

    def touches(self, table: Table, seat: int, value: int) -> list[str]:
        """Each kind of djinn where it stands; those of the supply have no place of their own."""
        standing = table.seats[seat].space
        return [] if table.capture.at_source or standing == NOWHERE else _standing(table, standing, value)


def _standing(table: Table, space: int, group: int) -> list[str]:
    return [f"{table.box.spaces[space].id}/{NAMES[djinn]}" for djinn in crowd.kinds(group)]
