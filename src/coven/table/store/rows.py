"""What is kept of a hosted table, a class for each kind of row. The fields are the columns, in their order.

Times are seconds, given by whoever hosts. What is bytes is opaque here.
"""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from coven.engine.edge.views import Json

OPEN = ""  # the outcome of a game that goes on


class TableRow(msgspec.Struct, frozen=True):
    """A table: what it plays, and how it stands."""

    id: str
    game: str
    revision: int
    pack: Json | None
    options: dict[str, str]
    seats: tuple[str, ...]
    start: Json | None  # a position instead of a deal
    secret: bytes  # all chance comes from it
    settings: Json  # title, clock and whatever else the host wants
    created: float
    touched: float  # when something was last done
    version: int = 0
    deciding: str = ""
    outcome: str = OPEN
    closed: float | None = None
    parent: str = ""  # the table it was forked from
    parent_version: int = 0


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits where: nobody yet ("open"), a "person" or a "bot"."""

    table: str
    seat: str
    name: str = ""
    crest: str = ""
    holder: str = "open"
    bot: str = ""


class EntryRow(msgspec.Struct, frozen=True):
    """An entry of the log, and what it brought."""

    table: str
    version: int
    number: int  # standing answers after it
    seat: str
    did: str
    word: str
    at: float
    to: int | None = None
    agreed: bool = False
    told: bytes = b""


class SnapshotRow(msgspec.Struct, frozen=True):
    """The position after an entry."""

    table: str
    version: int
    number: int  # standing answers then
    position: bytes


class LinkRow(msgspec.Struct, frozen=True):
    """A link to a table, known by the hash of its secret: for the "host", a "watcher" or a seat."""

    hash: bytes
    table: str
    seat: str
    created: float
    revoked: float | None = None


class ChatRow(msgspec.Struct, frozen=True):
    """Something said; the store numbers it."""

    table: str
    seat: str
    name: str
    text: str
    at: float
    seq: int = -1


class NoteRow(msgspec.Struct, frozen=True):
    """One thing remembered for a seat, or for the table if the seat is "": its plans, a clock, a vote. Nothing as the
    value forgets it."""

    table: str
    kind: str
    seat: str
    value: bytes


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What one step of one table writes, all of it or nothing. The last entry gives the table its version and its
    time; other fields of the table stay as they are unless they are given."""

    table: str
    entries: tuple[EntryRow, ...] = ()
    snapshots: tuple[SnapshotRow, ...] = ()
    seats: tuple[SeatRow, ...] = ()  # new or changed
    links: tuple[LinkRow, ...] = ()  # new or changed
    notes: tuple[NoteRow, ...] = ()
    chat: tuple[ChatRow, ...] = ()
    expects: tuple[NoteRow, ...] = ()  # notes that must still be so; no value: that must not be there
    revokes: dict[str, float] = {}  # seats whose links open nothing from then on, but those given here
    deciding: str | UnsetType = UNSET
    outcome: str | UnsetType = UNSET
    closed: float | UnsetType | None = UNSET
    settings: Json | UnsetType = UNSET
    touched: float | UnsetType = UNSET


class Woken(msgspec.Struct, frozen=True):
    """All that brings a table back: the newest snapshot that still stands, and the last things said."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    entries: tuple[EntryRow, ...] = ()
    snapshot: SnapshotRow | None = None
    notes: tuple[NoteRow, ...] = ()
    chat: tuple[ChatRow, ...] = ()


class Counts(msgspec.Struct, frozen=True):
    """How much is kept."""

    tables: int
    playing: int  # neither over nor closed
    entries: int
