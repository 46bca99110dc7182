"""A match brought back from what the store has of it."""

from __future__ import annotations

import msgspec

from coven.engine.core.machine import State
from coven.engine.edge import positions
from coven.engine.edge.entries import Entry, Step
from coven.engine.edge.game import Happening, Json
from coven.engine.edge.match import Match
from coven.games import open_game
from coven.table.store import EntryRow, Woken

TOLD = msgspec.msgpack.Decoder(list[tuple[int, Happening, Happening | None]])


def entry_of(row: EntryRow) -> Entry:
    """An entry of the log, as it was kept."""
    return Entry(row.version, row.seat, row.did, row.word, row.to, row.agreed, row.at)  # type: ignore[arg-type]  # one of Did


def _kept(position: bytes) -> Json:
    """A position that was kept: what is in it was looked at before."""
    return msgspec.msgpack.decode(position, type=Json) | positions.PUZZLE


def recalled(woken: Woken) -> Match[State]:
    """The match of a table that was kept."""
    row = woken.table
    game = open_game(row.game, row.pack)
    names = {seat.seat: seat.name for seat in woken.seats if seat.name}
    first = int(str(row.settings.get("first", 0)))
    match = Match(game, row.seats, "", row.options, row.start, names, first, row.secret)
    steps = [Step(entry_of(entry), TOLD.decode(entry.told) if entry.told else []) for entry in woken.entries]
    if woken.snapshot is None:
        number, table = 0, match.table
    else:
        number, table = woken.snapshot.number, game.read(_kept(woken.snapshot.position))
    match.recall(steps, number, table)
    return match
