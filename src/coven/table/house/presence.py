"""Who is at a table, where several workers share it: each writes down whom it sees, for a while.

With one worker nothing is written: whoever is there listens here.
"""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING

import msgspec

from coven.engine.core.errors import CovenError
from coven.engine.edge.views import WATCHER
from coven.table.store import NoteRow, StoreError

if TYPE_CHECKING:
    from coven.table.house.hosted import Hosted
    from coven.table.house.house import House
    from coven.table.house.party import Party

HERE = "here "  # a note: before the name of the worker that sees somebody
HOLDS = 60.0  # seconds until a worker that says nothing more is believed to be gone


class Seen(msgspec.Struct, frozen=True, array_like=True):
    """How many a worker sees at a seat, and until when that is to be believed."""

    many: int
    until: float


class Presence:
    """What a worker tells the others of those it sees."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._kind = HERE + token_hex(4)
        self._shared = house.settings.workers > 1

    def look(self, hosted: Hosted) -> None:
        """See whether what was written is still true, and will be for a while."""
        if self._shared and self._changed(hosted):
            self._house.task(self._write(hosted))

    async def _write(self, hosted: Hosted) -> None:
        try:
            async with hosted.lock:
                if notes := self._changed(hosted):
                    await hosted.note(*notes, quiet=True)
        except (CovenError, StoreError):  # the table is gone, or was let go: whoever was there comes back
            pass

    def _changed(self, hosted: Hosted) -> tuple[NoteRow, ...]:
        return tuple(
            NoteRow(hosted.id, self._kind, seat, msgspec.msgpack.encode(seen) if seen.many else b"")
            for seat in (*hosted.match.seats, WATCHER)
            if (seen := self._seen(hosted, seat)) is not None
        )

    def _seen(self, hosted: Hosted, seat: str) -> Seen | None:
        """What is to be written of a seat, if anything."""
        many, now = sum(seat in listener.seats for listener in hosted.listeners), hosted.now()
        kept = hosted.notes.get((self._kind, seat))
        written = Seen(0, 0.0) if kept is None else msgspec.msgpack.decode(kept, type=Seen)
        if many == written.many and (not many or written.until > now + HOLDS / 2):
            return None
        return Seen(many, now + HOLDS)

    def mine(self, kind: str) -> bool:
        """Whether a note is this worker's own."""
        return kind == self._kind


def elsewhere(hosted: Party, seat: str) -> int:
    """How many other workers see at a seat."""
    found = 0
    for (kind, whose), value in hosted.notes.items():
        if whose == seat and kind.startswith(HERE) and not hosted.own_note(kind):
            seen = msgspec.msgpack.decode(value, type=Seen)
            found += seen.many if seen.until > hosted.now() else 0
    return found
