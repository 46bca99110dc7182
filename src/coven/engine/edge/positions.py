"""Positions: any legal situation as plain data, written by hand or by a running game, and back."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeVar

from coven.engine.core import codecs
from coven.engine.core.errors import PositionError
from coven.engine.core.fields import read_frames
from coven.engine.core.machine import Frame, State, ask_anew, run
from coven.engine.core.rng import Sealed, is_state, seeded
from coven.engine.edge.questions import question
from coven.engine.edge.views import Json

if TYPE_CHECKING:
    from coven.engine.edge.game import Game

S = TypeVar("S", bound=State)

PUZZLE: Final = MappingProxyType({"puzzle": True})  # some of what the box has lies nowhere


def write(game: Game[S], table: S) -> Json:
    """The table as a position: plain data that `read` turns back into an equal table."""
    written = everything(game, table)
    lacks = table.loose and game.amiss(table, ()) is not None
    return written | PUZZLE if lacks else written


def everything(game: Game[S], table: S) -> Json:
    """All that lies on a table, a puzzle or not."""
    return {"game": game.id, "options": game.agreed(table), **game.fields.write(table)}


def read(game: Game[S], position: Json, sealed: Sealed | None = None, listen: bool = False) -> S:
    """The table a position describes, ready for its question; with `listen` what happened up to there is in its log."""
    table, phase = laid_out(game, position, sealed)
    table.log = [] if listen else None
    set_going(game, table, phase)
    return table


def laid_out(game: Game[S], position: Json, sealed: Sealed | None = None) -> tuple[S, str]:
    """The table a position describes and the phase it begins with; errors say what is wrong with it."""
    table = _begun(game, position)
    table.sealed, table.loose = sealed, True
    missing = game.fields.read(table, position)
    game.fill(table, missing, position)
    table.refresh()
    if not table.over:
        table.frames = read_frames(table, game.programs(), position.get("frames", ()))
    game.check(table)
    wrong = None if is_puzzle(position) else game.amiss(table, missing)
    if wrong is not None:
        raise wrong
    return table, codecs.text(position.get("phase", game.phase), "phase")


def _begun(game: Game[S], position: Json) -> S:
    """An empty table with its seats, its options and its chance."""
    given = codecs.text(position.get("game", game.id), "game")
    if given and given != game.id:
        raise PositionError("position-other-game", given=given, game=game.id)
    codecs.mapped(position, "position", game.fields.names)
    notes = codecs.listed(position.get("seats"), "seats")
    seats = [codecs.mapped(note, "seats", game.fields.seat_names) for note in notes]
    names = game.seated([codecs.text(seat.get("name"), "seats/name") for seat in seats])
    options = {str(name): codecs.text(value, "options") for name, value in _table(position.get("options", {})).items()}
    rng = position.get("rng", 0)
    if not isinstance(rng, int) or (rng and not is_state(rng)):
        raise PositionError("position-bad-number", where="rng", given=str(rng))
    seed = codecs.text(position.get("seed", "position"), "seed")
    return game.blank(names, rng or seeded(seed), game.settled(options))


def is_puzzle(position: Json) -> bool:
    """Whether a position may leave things in the box: one that was laid out by hand, unless it says that it is whole;
    one that a game wrote, if it says so."""
    given = position.get("puzzle", "rng" not in position)
    if not isinstance(given, bool):
        raise codecs.malformed("true or false", given, "puzzle")
    return given


def _table(data: object) -> Mapping[object, object]:
    if not isinstance(data, dict):
        raise codecs.malformed("a table", data, "options")
    return data


def set_going(game: Game[S], table: S, phase: str) -> None:
    """Open the question of a table that was read: the one its frames stand at, else the first one of a phase."""
    if table.over:
        return
    if table.frames:
        _go_on(game, table)
        return
    if phase not in game.phases:
        near = ", ".join(game.phases)
        raise PositionError("position-unknown", where="phase", kind="phase", given=phase, nearest=near)
    at = game.turn.step_names.index(game.phases[phase])
    table.frames = [Frame(game.turn, at, table.active, 0, 1)]
    run(table)


def _go_on(game: Game[S], table: S) -> None:
    ended = any(frame.at > len(frame.program.steps) for frame in table.frames)
    if ended or table.frames[0].program is not game.turn or table.frames[-1].at == 0:
        raise PositionError("position-no-question", where="frames")
    try:
        ask_anew(table)
        asked = question(table)
    except (LookupError, ValueError, AssertionError, NotImplementedError) as error:
        raise PositionError("position-no-question", where="frames") from error
    if not table.options or asked is None:
        raise PositionError("position-no-question", where="frames")
