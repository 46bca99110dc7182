"""What happened before a table was opened from a record. Versions go on from those of the record: the log begins with
it, as each seat knew it, and its moments can be looked at, forked and judged as if they had been played here."""

from __future__ import annotations

import zlib

import msgspec

from coven.engine.core.machine import State
from coven.engine.edge import record
from coven.engine.edge.entries import Entry, Heard
from coven.engine.edge.game import Happening, Json
from coven.engine.edge.match import Match
from coven.engine.edge.views import WATCHER
from coven.games import open_game
from coven.table.house.hosted import Hosted
from coven.table.store import NoteRow

HEARD = "heard"  # a note: what a seat heard in the game that is played on, with the versions of it
BEFORE = "before"  # the same without versions, of tables that were opened before these were kept
RECORD = "record"  # a note: the game that is played on
MOST = 5000  # the last events of it
NO_VERSION = -1  # no moment of this table


def kept(table: str, played: Match[State]) -> tuple[NoteRow, ...]:
    """A game and what everybody heard in it, to be remembered at the table that goes on with it."""
    heard = {seat: played.heard(-1, seat)[-MOST:] for seat in (*played.seats, WATCHER)}
    notes = [NoteRow(table, HEARD, seat, _packed(events)) for seat, events in heard.items() if events]
    return (*notes, NoteRow(table, RECORD, "", _packed(record.record(played))))


def told(hosted: Hosted, seat: str) -> list[Heard]:
    """What a seat heard before this table was opened."""
    if (note := hosted.notes.get((HEARD, seat))) is not None:
        return msgspec.msgpack.decode(zlib.decompress(note), type=list[Heard])
    note = hosted.notes.get((BEFORE, seat))
    events = [] if note is None else msgspec.msgpack.decode(zlib.decompress(note), type=list[Happening])
    return [Heard(NO_VERSION, happening) for happening in events]


def played(hosted: Hosted) -> Match[State] | None:
    """The game this table goes on with, if there is one."""
    note = hosted.notes.get((RECORD, ""))
    if hosted.earlier is None and note is not None:
        found = record.read(msgspec.msgpack.decode(zlib.decompress(note), type=Json), RECORD)
        hosted.earlier, _ = record.replay(open_game(found.game, found.pack), found)
    for seat, row in hosted.seats.items():
        if hosted.earlier is not None and row.name:
            hosted.earlier.call(seat, row.name)
    return hosted.earlier


def log(hosted: Hosted) -> list[Entry]:
    """All that was done, also before this table was opened."""
    earlier = played(hosted)
    return [*(earlier.log if earlier is not None else ()), *hosted.match.log]


def moment(hosted: Hosted, version: int) -> Match[State]:
    """The match as it stood at a version."""
    earlier = played(hosted) if version < hosted.match.first else None
    return (hosted.match if earlier is None else earlier).moment(version)


def whole(hosted: Hosted) -> Match[State]:
    """The match; of a table that was opened from a finished game and where nothing could be added to it, that game."""
    earlier = None if hosted.match.log else played(hosted)
    return hosted.match if earlier is None or not earlier.table.over else earlier


def _packed(events: object) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(events))
