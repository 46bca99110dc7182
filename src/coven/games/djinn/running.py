"""What only a running game writes: the frames and what a turn remembers for them are such as it could have written."""

from __future__ import annotations

from typing import Final

from coven.engine.core.errors import PositionError
from coven.engine.core.machine import Frame
from coven.games.djinn.table import Table

ACTIONS: Final[tuple[str, ...]] = ("basic-action", "special-action", "passage-action", "award-action")
BETWEEN_TURNS: Final[tuple[str, ...]] = ("turn", "final", "opening")


def check(table: Table) -> None:
    """Somebody's turn goes on, and what is under way in it is remembered once."""
    if table.over:
        return
    turns = [frame.program.name for frame in _under_way(table, *BETWEEN_TURNS)]
    if table.frames and not turns:
        raise PositionError("position-no-question", where="frames")
    wrong = ""
    if len({*turns}) < len(turns) or [frame for frame in table.frames if not _has_turn(table, frame)]:
        wrong = "frames"
    elif len(table.turn.helped) != len(_under_way(table, *ACTIONS)):
        wrong = "turn/helped"
    elif len(table.turn.idle) != len(table.turn.helped):
        wrong = "turn/idle"
    elif len(table.turn.openings) != len(_under_way(table, "chests")):
        wrong = "turn/openings"
    elif [frame for frame in _under_way(table, "opening-chest") if frame.by not in table.opened]:
        wrong = "opened"
    if wrong:
        raise PositionError("position-moment", where=wrong)


def _is_over(frame: Frame) -> bool:
    return frame.at == len(frame.program.steps)


def _under_way(table: Table, *names: str) -> list[Frame]:
    """The frames that have begun what their last step ends."""
    return [frame for frame in table.frames if frame.program.name in names and not _is_over(frame)]


def _has_turn(table: Table, frame: Frame) -> bool:
    """D10.1: nobody but the active player does anything; between turns nothing is left to choose."""
    if frame.program.name not in BETWEEN_TURNS:
        return frame.seat == table.active
    if _is_over(frame):
        return True
    begun = frame.program.name != "opening" and frame.at > 0
    return frame.left != 0 and (not begun or frame.seat == table.active)
