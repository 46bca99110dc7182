"""Frames as positions write them, and ids on the way back: what the notations of all games share."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec

from coven.engine.core.errors import PositionError, nearest
from coven.engine.core.machine import Frame, Program, State, Verb, ask_anew, run
from coven.engine.edge.questions import question

REMEMBERED = range(-3, 1 << 31)  # the numbers a running game writes into its frames


class FrameNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A frame: program, step by name, and what it remembers."""

    program: str
    step: str
    seat: int
    by: int = 0
    factor: int = 1
    left: int = -1
    moved: int = 0
    picks: tuple[int, ...] = ()


def number_of(name: str, known: Sequence[str], where: str, kind: str) -> int:
    """The place of an id in a list, or an error that names the nearest one."""
    if name not in known:
        raise PositionError("position-unknown", where=where, kind=kind, given=name, nearest=nearest(name, known))
    return known.index(name)


def step_names(steps: Sequence[Verb[State]]) -> list[str]:
    """The steps of a program by name; a name that comes again gets a number."""
    names: list[str] = []
    for verb in steps:
        name = re.sub(r"(?<!^)(?=[A-Z])", "-", type(verb).__name__).lower()
        again = len([other for other in names if other.split("#")[0] == name])
        names.append(f"{name}#{again + 1}" if again else name)
    return [*names, "end"]


def write_frame(frame: Frame) -> FrameNote:
    """Where a rule stands."""
    step = step_names(frame.program.steps)[frame.at]
    return FrameNote(frame.program.name, step, frame.seat, frame.by, frame.factor, frame.left, frame.moved, frame.picks)


def read_frame(programs: Mapping[str, Program], note: FrameNote) -> Frame:
    """Where a rule stands."""
    if note.program not in programs:
        near = nearest(note.program, programs)
        raise PositionError("position-unknown", where="frames", kind="program", given=note.program, nearest=near)
    program = programs[note.program]
    at = number_of(note.step, step_names(program.steps), f"frames/{note.program}", "step")
    frame = Frame(program, at, note.seat, note.by, note.factor)
    frame.left = note.left
    frame.moved = note.moved
    frame.picks = note.picks
    return frame


def set_going(table: State, turn: Program, active: int, phases: Mapping[str, str], phase: str) -> None:
    """Open the question of a table that was read: the one its frames stand at, else the first one of a phase."""
    if table.over:
        return
    if table.frames:
        _check_frames(table, turn)
        try:
            ask_anew(table)
            words = question(table)
        except (LookupError, ValueError, AssertionError) as error:
            raise PositionError("position-no-question", where="frames") from error
        if not table.options or words is None:
            raise PositionError("position-no-question", where="frames")
        return
    if phase not in phases:
        raise PositionError("position-unknown", where="phase", kind="phase", given=phase, nearest=", ".join(phases))
    at = step_names(turn.steps).index(phases[phase])
    table.frames = [Frame(turn, at, active, 0, 1)]
    run(table)


def _check_frames(table: State, turn: Program) -> None:
    """What only a running game writes must be something a running game could have written."""
    for frame in table.frames:
        numbers = (frame.by, frame.factor, frame.left, frame.moved, *frame.picks)
        if frame.seat not in range(len(table.names)) or any(number not in REMEMBERED for number in numbers):
            given = str((frame.seat, *numbers))
            raise PositionError("position-bad-number", where=f"frames/{frame.program.name}", given=given)
    ended = any(frame.at > len(frame.program.steps) for frame in table.frames)
    if ended or table.frames[0].program is not turn or table.frames[-1].at == 0:
        raise PositionError("position-no-question", where="frames")
