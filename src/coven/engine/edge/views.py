"""What a seat sees: a board of typed things, the sums people need, and an opaque part to go on thinking from.

An address is the path of a thing on the board: `ann/hand/fire-2`, `library/water`, `curse/3a`.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

Json = dict[str, object]

WATCHER = "watcher"  # the seat of whoever looks on; inside a table it is number -1


class Outcome(msgspec.Struct, frozen=True):
    """How a game stands: `playing`, `won`, `lost`, `scored` by points, `graded`, `unfinished`; who has won, the points
    of every seat once they are counted, and why it ended or the grade reached."""

    kind: str
    winners: tuple[str, ...] = ()
    scores: dict[str, int] = {}
    cause: str = ""

    @property
    def word(self) -> str:
        """In one word: who has won by points, the grade, or the kind."""
        if self.kind == "scored":
            return "+".join(self.winners)
        return self.cause if self.kind == "graded" else self.kind


class View(msgspec.Struct, frozen=True):
    """The table as a seat sees it."""

    game: str
    you: str
    seats: tuple[str, ...]
    options: dict[str, str]
    outcome: Outcome
    board: Json
    sums: Json
    resume: tuple[object, ...]  # for `imagine` alone


def addresses(board: Json) -> set[str]:
    """Everything somebody with this board can point at."""
    return {"/".join(path) for path in _paths(board, ())}


def _paths(part: object, path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    if path:
        yield path
    if isinstance(part, dict):
        for name, inner in part.items():
            if name == "things" and isinstance(inner, list):
                yield from _things(inner, path)
            else:
                yield from _paths(inner, (*path, name))
    elif isinstance(part, list):
        yield from _things(part, path)


def _things(things: list[object], path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    for thing in things:
        if isinstance(thing, dict) and "id" in thing:
            rest = {name: value for name, value in thing.items() if name != "id"}
            yield from _paths(rest, (*path, str(thing["id"])))
        elif isinstance(thing, str):
            yield (*path, thing)
