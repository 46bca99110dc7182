"""The log of a match as a seat may read it: all that was done, also what was taken back."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from coven.engine.core.machine import State
from coven.engine.edge.entries import ANSWER, PASS, Did, Entry
from coven.engine.edge.game import Happening
from coven.engine.edge.match import Match

S = TypeVar("S", bound=State)


class Deed(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry as a seat came to know it, with what it brought; `undone` is the version that took it back. Only whoever
    answered is told the word, and that there was no choice: it may follow from what she holds."""

    version: int
    seat: str
    did: Did
    word: str = ""
    to: int | None = None
    agreed: bool = False
    at: float | None = None
    undone: int | None = None
    events: tuple[Happening, ...] = ()


def history(match: Match[S], version: int, seat: str) -> list[Deed]:
    """All that was done since a version, as a seat came to know it."""
    number = match.number(seat)
    brought = {step.entry.version: step for step in match.steps} | {at: step for at, (_, step) in match.taken.items()}

    def known(entry: Entry) -> Deed:
        step, word = brought.get(entry.version), entry.word if entry.seat == seat else ""
        did = ANSWER if entry.did == PASS and entry.seat != seat else entry.did
        events = () if step is None else tuple(step.heard(number))
        undone, _ = match.taken.get(entry.version, (None, None))
        return Deed(entry.version, entry.seat, did, word, entry.to, entry.agreed, entry.at, undone, events)

    return [known(entry) for entry in match.log if entry.version > version]
