"""The entries of a match and what they brought, as each audience heard it."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from coven.engine.core.machine import EVERYONE
from coven.engine.edge.game import Happening
from coven.engine.edge.questions import Question
from coven.engine.edge.views import Outcome

ANSWER: Final = "answer"
PASS: Final = "pass"
ASIDE: Final = "aside"
UNDO: Final = "undo"
REDO: Final = "redo"
Did = Literal["answer", "pass", "aside", "undo", "redo"]


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something that was done: an answer, a question passed that left no choice, an aside, an undo back to a version,
    or the redo of what was undone. A host may add the time."""

    version: int
    seat: str
    did: Did = ANSWER
    word: str = ""
    to: int | None = None  # an undo: the version that stands again
    agreed: bool = False  # an undo of something revealed, to which the others agreed
    at: float | None = None


class Heard(msgspec.Struct, frozen=True):
    """Something that happened, with the version that brought it."""

    version: int
    happening: Happening


class News(msgspec.Struct, frozen=True):
    """What a seat has to hear since a version: what happened and still holds, the versions taken back since, and what
    is asked now."""

    version: int
    events: tuple[Heard, ...]
    undone: tuple[int, ...]
    outcome: Outcome
    question: Question | None


class Step:
    """A standing answer: its entry, and what it brought as each audience heard it."""

    def __init__(self, entry: Entry, told: list[tuple[int, Happening, Happening | None]]) -> None:
        self.entry = entry
        self.told = told  # who heard all of it (a bit each), all of it, and what the others heard instead

    def whole(self) -> list[Happening]:
        """All of it."""
        return [happening for _, happening, _ in self.told]

    def heard(self, seat: int) -> list[Happening]:
        """What a seat came to know; -1 is a watcher."""
        found: list[Happening] = []
        for audience, whole, veiled in self.told:
            mine = audience == EVERYONE or (seat >= 0 and audience >> seat & 1)
            known = whole if mine else veiled
            if known is not None:
                found.append(known)
        return found
