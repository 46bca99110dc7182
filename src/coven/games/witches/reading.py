"""Reading positions: the table a note describes, checked and ready for its question."""

from __future__ import annotations

import itertools

from coven.engine.core.errors import PositionError
from coven.engine.core.rng import is_state, seeded
from coven.engine.edge.notation import number_of, read_frame, set_going
from coven.games.witches import notation
from coven.games.witches.answers import UNTIL
from coven.games.witches.box import FIRST_PLAYER, Box
from coven.games.witches.events import CAUSES
from coven.games.witches.filling import check, fill
from coven.games.witches.options import variants_from
from coven.games.witches.pieces import NO_TILE, NOWHERE, Seat
from coven.games.witches.position import OUTCOMES, Position, ProblemNote, SeatNote
from coven.games.witches.setup import clear_map
from coven.games.witches.table import Table
from coven.games.witches.turn import TURN

PHASES = {"place": "place-problem", "move": "act", "second-move": "act#2", "end": "before-drawing"}


def read(box: Box, position: Position) -> Table:
    """The table a position describes."""
    names = tuple(seat.name for seat in position.seats)
    if position.rng and not is_state(position.rng):
        raise PositionError("position-bad-number", where="rng", given=str(position.rng))
    table = Table(names, position.rng or seeded(position.seed), box, variants_from(position.options, len(names)))
    clear_map(table)
    table.seats = [_read_seat(box, seat) for seat in position.seats]
    table.active = number_of(position.active or names[0], names, "active", "player")
    table.first = number_of(position.first or names[0], names, "first", "player")
    table.chooser = number_of(position.chooser or names[0], names, "chooser", "player")
    _read_cards(table, position)
    _read_tiles(table, position)
    _read_moves(table, position)
    _read_end(table, position)
    fill(table, position)
    check(table)
    _set_going(table, position)
    return table


def _read_seat(box: Box, note: SeatNote) -> Seat:
    where = f"seats/{note.name}"
    seat = Seat()
    if note.witch:
        seat.witch = number_of(note.witch, [witch.id for witch in box.witches], where, "witch")
        has_tile = box.witches[seat.witch].ability != FIRST_PLAYER
        seat.ability = has_tile if note.ability is None else note.ability and has_tile
    seat.spot = notation.read_slot(box, note.spot, f"{where}/spot")
    seat.hand = notation.read_set(box, note.hand, f"{where}/hand")
    seat.cackles = _count(note.cackles, f"{where}/cackles")
    seat.aliss = _count(note.aliss, f"{where}/aliss")
    seat.easy = notation.read_tiles(box, note.easy, f"{where}/easy")
    seat.hard = notation.read_tiles(box, note.hard, f"{where}/hard")
    for tile in (*seat.easy, *seat.hard):
        if box.tiles[tile].hard != (tile in seat.hard):
            raise PositionError("position-wrong-board", where=where, given=box.tiles[tile].id)
    seat.quiet = number_of(note.quiet, UNTIL.fixed, f"{where}/quiet", "quiet")
    return seat


def _count(number: int, where: str) -> int:
    if not 0 <= number < 1000:
        raise PositionError("position-bad-number", where=where, given=str(number))
    return number


def _read_cards(table: Table, position: Position) -> None:
    box = table.box
    table.pile = tuple(reversed(notation.read_order(box, position.pile, "pile")))
    table.discard = notation.read_set(box, position.discard, "discard")
    table.played = notation.read_set(box, position.played, "played")
    table.kept = notation.read_set(box, position.kept, "kept")


def _read_tiles(table: Table, position: Position) -> None:
    box = table.box
    for note in position.problems:
        _read_problem(table, note)
    table.gone = notation.read_tiles(box, position.gone, "gone")
    if position.waiting is not None:
        rows = [notation.read_tiles(box, frame, "waiting") for frame in position.waiting]
        for row in rows:
            for above, below in itertools.pairwise(row):
                if box.tiles[above].hard and not box.tiles[below].hard:
                    raise PositionError("position-hard-below", where="waiting", given=box.tiles[above].id)
        table.frames_of_tiles = tuple(tuple(reversed(row)) for row in rows)


def _read_problem(table: Table, note: ProblemNote) -> None:
    where = f"problems/{note.slot}"
    slot = notation.read_slot(table.box, note.slot, where)
    if slot in (NOWHERE, table.box.dungeon):
        raise PositionError("position-no-slot", where=where, given=note.slot)
    if table.problems[slot] != NO_TILE:
        raise PositionError("position-slot-twice", where="problems", given=note.slot)
    tile = notation.read_tile(table.box, note.tile, where)
    table.put_tile(slot, tile)
    hard = table.box.tiles[tile].hard
    if note.up is False and not hard:
        raise PositionError("position-easy-face-down", where=where, given=note.tile)
    if note.up:
        table.up |= 1 << slot
    crises = list(table.crises)
    crises[slot] = _count(note.crises, where)
    table.crises = tuple(crises)
    known = list(table.known)
    for name in note.known:
        known[slot] |= 1 << number_of(name, table.names, where, "player")
    table.known = tuple(known)


def _read_moves(table: Table, position: Position) -> None:
    if position.action not in (0, 1, 2) or not -1 <= position.paths < 20 or not 0 <= position.turn < 1000:
        given = f"{position.action}, {position.paths}, {position.turn}"
        raise PositionError("position-bad-number", where="action, paths, turn", given=given)
    table.turn = position.turn
    table.action = position.action
    table.paths = position.paths
    table.moved = position.moved
    table.entered = position.entered
    table.slipped = position.slipped
    table.looking = notation.read_slot(table.box, position.looking, "looking")
    table.must_move = position.must_move
    table.turn_over = position.turn_over
    table.attempt = notation.read_attempt(table.box, position.attempt)


def _read_end(table: Table, position: Position) -> None:
    table.outcome = number_of(position.outcome, OUTCOMES, "outcome", "outcome")
    table.cause = number_of(position.cause, CAUSES, "cause", "cause")
    for name in position.winners:
        table.winners |= 1 << number_of(name, table.names, "winners", "player")
    grades = [grade.id for grade in table.box.grades]
    table.grade = number_of(position.grade, grades, "grade", "grade") if position.grade else -1
    table.over = table.outcome != 0


def _set_going(table: Table, position: Position) -> None:
    if not table.over:
        table.frames = [read_frame(table.box.programs, note) for note in position.frames]
    set_going(table, TURN, table.active, PHASES, position.phase)
