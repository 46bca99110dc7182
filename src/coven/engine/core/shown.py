"""What everybody was shown last, so that after a move only what has changed is shown again."""

from __future__ import annotations

from typing import Generic, TypeVar

from coven.engine.core.codecs import Data
from coven.engine.core.fields import NOBODY, SPREAD, Field, Fields
from coven.engine.core.machine import State

T = TypeVar("T", bound=State)


class Shown(Generic[T]):
    """The parts of a board by their paths, `ann/hand` or `supply`, as a watcher saw them last.

    A field whose value is the same as before is not drawn up again, unless others have a say in what is shown of it.
    Fields are always there, so that no part is ever gone.
    """

    def __init__(self, fields: Fields[T], table: T) -> None:
        self.fields = fields
        self._packs: list[object] = [None] * (len(fields.of_table) + len(table.names) * len(fields.of_seat))
        self._parts: Data = {}
        self.changes(table)

    def changes(self, table: T) -> Data:
        """The parts that are not what they were when this was asked last."""
        changed: Data = {}
        place = 0
        for seat, name in enumerate(table.names):
            for field in self.fields.of_seat:
                self._look(table, field, seat, f"{name}/{field.board}", place, changed)
                place += 1
        for field in self.fields.of_table:
            self._look(table, field, -1, field.board, place, changed)
            place += 1
        return changed

    def _look(self, table: T, field: Field[T], seat: int, path: str, place: int, changed: Data) -> None:
        if field.seen == NOBODY:
            return
        packed = field.pack(table, seat) if field.alone else None
        if packed is not None and packed == self._packs[place]:
            return
        self._packs[place] = packed
        shown = field.show(table, seat, -1)
        if field.board == SPREAD and isinstance(shown, dict):
            for name, part in shown.items():
                self._note(name, part, changed)
        else:
            self._note(path, shown, changed)

    def _note(self, path: str, part: object, changed: Data) -> None:
        if path not in self._parts or self._parts[path] != part:
            self._parts[path] = part
            changed[path] = part
