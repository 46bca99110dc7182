"""What does not add up: the tiles that were laid out lie somewhere, unless a position says that it is a puzzle."""

from __future__ import annotations

from collections.abc import Sequence

from coven.engine.core.errors import PositionError
from coven.games.witches.box import GREEN, PURPLE
from coven.games.witches.pieces import NO_TILE
from coven.games.witches.table import Table


def lying_tiles(table: Table) -> list[int]:
    """Every tile that lies somewhere outside the box."""
    found = [tile for tile in table.problems if tile != NO_TILE] + list(table.gone)
    for frame in table.frames_of_tiles:
        found += frame
    for seat in table.seats:
        found += [*seat.easy, *seat.hard]
    return found


def amiss(table: Table, missing: Sequence[str]) -> PositionError | None:
    """W2.4 to W2.16: as many Hard and Easy tiles as were laid out; if the frames are left out, fewer may lie there."""
    lying = lying_tiles(table)
    for hard, card in ((True, "hard"), (False, "easy")):
        given = len([tile for tile in lying if table.box.tiles[tile].hard == hard])
        wanted = _on_the_map(table, hard) + sum(_rows(table, hard))
        if given > wanted:
            return PositionError("position-too-many", where="tiles", card=card, given=given, most=wanted)
        if given < wanted and "waiting" not in missing:
            return PositionError("position-incomplete", where="waiting", card=card, given=given, least=wanted)
    return _amiss_frames(table, missing)


def _amiss_frames(table: Table, missing: Sequence[str]) -> PositionError | None:
    """W2.14, W5.2: tiles leave the leftmost frame first, Easy ones before Hard ones."""
    waiting = table.frames_of_tiles
    rows = [*zip(_rows(table, True), _rows(table, False), strict=True)]
    all_of_them = sum([hard + easy for hard, easy in rows])
    if "waiting" in missing:
        return _amiss_turn(table, 0, all_of_them)
    for number, frame in enumerate(waiting):
        hard = len([tile for tile in frame if table.box.tiles[tile].hard])
        easy = len(frame) - hard
        begun = not any(waiting[:number]) and (not easy or hard == rows[number][0])
        if not begun and (hard, easy) != rows[number]:
            return PositionError("position-frame-order", where=f"waiting/{number + 1}")
    placed = all_of_them - sum([len(frame) for frame in waiting])
    return _amiss_turn(table, placed, placed + 1)


def _amiss_turn(table: Table, least: int, most: int) -> PositionError | None:
    """W5.3: a tile in a turn. One that waits (W-R.22) needs Crises all over the map; of them, or of what was solved
    since, something is left."""
    solved = [tile for seat in table.seats for tile in (*seat.easy, *seat.hard)]
    waited = sum(table.crises) > 0 or len(solved) > 0 or len(table.gone) > 0
    if least <= table.turn and (waited or table.turn <= most):
        return None
    return PositionError("position-out-of-range", where="turn", given=table.turn, least=least, most=most)


def left_frames(table: Table) -> tuple[int, int]:
    """How many Hard and Easy tiles must have left the frames for as many to lie elsewhere."""
    left: list[int] = []
    for hard in (True, False):
        out = len([tile for tile in lying_tiles(table) if table.box.tiles[tile].hard == hard])
        left.append(max(out - _on_the_map(table, hard), 0))
    return left[0], left[1]


def _on_the_map(table: Table, hard: bool) -> int:
    """W2.4, W2.9: a tile for each square of the colour."""
    return len([square for square in table.box.squares if square == (PURPLE if hard else GREEN)])


def _rows(table: Table, hard: bool) -> tuple[int, ...]:
    players = len(table.seats)
    return table.box.rows_hard[players] if hard else table.box.rows_easy[players]
