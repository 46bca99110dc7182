"""Positions: any legal situation as plain data, written by hand or by a running game."""

from __future__ import annotations

import msgspec

from coven.engine.edge.game import PositionBase, SeatBase
from coven.engine.edge.notation import write_frame
from coven.games.witches import notation
from coven.games.witches.answers import UNTIL
from coven.games.witches.box import Box
from coven.games.witches.events import CAUSES
from coven.games.witches.notation import AttemptNote
from coven.games.witches.pieces import NO_TILE, Seat
from coven.games.witches.table import Table

OUTCOMES = ("playing", "lost", "won", "scored", "graded")


class SeatNote(SeatBase, forbid_unknown_fields=True, kw_only=True):
    """One player: her witch, where it stands, and what she has."""

    witch: str = ""
    spot: str = ""
    hand: str = ""
    cackles: int = 0
    aliss: int = 0
    easy: tuple[str, ...] = ()
    hard: tuple[str, ...] = ()
    ability: bool | None = None
    quiet: str = ""


class ProblemNote(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A tile on the map; Hard ones lie face down unless the note says otherwise."""

    slot: str
    tile: str
    crises: int = 0
    up: bool | None = None
    known: tuple[str, ...] = ()


class Position(PositionBase, forbid_unknown_fields=True, kw_only=True):
    """A whole table; what is left out is filled in: by the rules where they decide it, else by chance."""

    game: str = "witches"
    seats: tuple[SeatNote, ...]
    chooser: str = ""
    phase: str = "move"
    turn: int = 1
    pile: str = ""
    discard: str = ""
    played: str = ""
    kept: str = ""
    waiting: tuple[tuple[str, ...], ...] | None = None
    problems: tuple[ProblemNote, ...] = ()
    gone: tuple[str, ...] = ()
    cackles: int | None = None
    aliss: int | None = None
    crises: int | None = None
    action: int = 0
    paths: int = -1
    moved: bool = False
    entered: bool = False
    slipped: bool = False
    looking: str = ""
    must_move: bool = False
    turn_over: bool = False
    attempt: AttemptNote | None = None
    cause: str = ""
    winners: tuple[str, ...] = ()
    grade: str = ""


def write(table: Table, options: dict[str, str]) -> Position:
    """Everything on the table."""
    box = table.box
    return Position(
        options=options,
        seats=tuple(_write_seat(table, number) for number in range(len(table.seats))),
        rng=table.rng,
        first=table.names[table.first],
        active=table.names[table.active],
        chooser=table.names[table.chooser],
        turn=table.turn,
        pile=notation.write_order(box, reversed(table.pile)),
        discard=notation.write_set(box, table.discard),
        played=notation.write_set(box, table.played),
        kept=notation.write_set(box, table.kept),
        waiting=tuple(notation.write_tiles(box, reversed(frame)) for frame in table.frames_of_tiles),
        problems=tuple(write_problem(table, slot) for slot in range(box.dungeon) if table.problems[slot] != NO_TILE),
        gone=notation.write_tiles(box, table.gone),
        cackles=table.supply_cackles,
        aliss=table.supply_aliss,
        crises=table.supply_crises,
        action=table.action,
        paths=table.paths,
        moved=table.moved,
        entered=table.entered,
        slipped=table.slipped,
        looking=notation.write_slot(box, table.looking),
        must_move=table.must_move,
        turn_over=table.turn_over,
        attempt=notation.write_attempt(box, table.attempt),
        frames=() if table.over else tuple(write_frame(frame) for frame in table.frames),
        outcome=OUTCOMES[table.outcome],
        cause=CAUSES[table.cause],
        winners=names_of(table, table.winners),
        grade="" if table.grade < 0 else box.grades[table.grade].id,
    )


def names_of(table: Table, seats: int) -> tuple[str, ...]:
    """The names of a set of seats."""
    return tuple(name for number, name in enumerate(table.names) if seats >> number & 1)


def write_problem(table: Table, slot: int) -> ProblemNote:
    """A tile on the map, with who has seen it."""
    return ProblemNote(
        slot=table.box.slot_words[slot],
        tile=table.tile_at(slot).id,
        crises=table.crises[slot],
        up=table.is_up(slot),
        known=names_of(table, table.known[slot]),
    )


def witch_id(box: Box, seat: Seat) -> str:
    """The witch of a seat, once there is one."""
    return "" if seat.witch < 0 else box.witches[seat.witch].id


def _write_seat(table: Table, number: int) -> SeatNote:
    box = table.box
    seat = table.seats[number]
    return SeatNote(
        name=table.names[number],
        witch=witch_id(box, seat),
        spot=notation.write_slot(box, seat.spot),
        hand=notation.write_set(box, seat.hand),
        cackles=seat.cackles,
        aliss=seat.aliss,
        easy=notation.write_tiles(box, seat.easy),
        hard=notation.write_tiles(box, seat.hard),
        ability=seat.ability,
        quiet=UNTIL.fixed[seat.quiet],
    )
