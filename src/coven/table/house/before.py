"""What happened before a table was opened from a record: the log begins with it, as each seat knew it."""

from __future__ import annotations

import zlib

import msgspec

from coven.engine.core.machine import State
from coven.engine.edge.entries import Heard
from coven.engine.edge.game import Happening
from coven.engine.edge.match import Match
from coven.engine.edge.views import WATCHER
from coven.table.house.hosted import Hosted
from coven.table.store import NoteRow

BEFORE = "before"  # a note: what a seat heard in the game that is played on
MOST = 500  # the last events of it
VERSION = -1  # no moment of this table


def kept(table: str, played: Match[State]) -> tuple[NoteRow, ...]:
    """What everybody heard in a game, to be remembered at the table that goes on with it."""
    heard = {seat: [one.happening for one in played.heard(-1, seat)][-MOST:] for seat in (*played.seats, WATCHER)}
    return tuple(NoteRow(table, BEFORE, seat, _packed(events)) for seat, events in heard.items() if events)


def told(hosted: Hosted, seat: str) -> list[Heard]:
    """What a seat heard before this table was opened."""
    note = hosted.notes.get((BEFORE, seat))
    events = [] if note is None else msgspec.msgpack.decode(zlib.decompress(note), type=list[Happening])
    return [Heard(VERSION, happening) for happening in events]


def _packed(events: list[Happening]) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(events))
