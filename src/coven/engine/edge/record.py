"""Records: game, rules revision, options, seed, seats and answers. A record replays to the byte; where the rules have
changed since, the game goes on from its snapshot and says what changed."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from coven.engine.core.errors import CovenError, RecordError
from coven.engine.core.machine import State
from coven.engine.edge.game import Change, Game, Json, fingerprint
from coven.engine.edge.match import Match

S = TypeVar("S", bound=State)
FORMAT = 1


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A game as it is kept."""

    coven: int = FORMAT
    game: str
    revision: int
    pack: Json | None = None
    options: dict[str, str]
    seed: str
    start: Json | None = None
    seats: tuple[str, ...]
    answers: tuple[str, ...]
    checks: dict[int, str] = {}
    undone: bool = False
    outcome: str
    hash: str
    snapshot: Json


class Replay(msgspec.Struct, kw_only=True):
    """What became of a record: whether it replayed, and if not, where it parted and which rulings had changed."""

    exact: bool
    answers: int
    hash: str
    parted_at: int | None = None
    changes: tuple[Change, ...] = ()


def record(match: Match[S]) -> Record:
    """The record of a match."""
    return Record(
        game=match.game.id,
        revision=match.game.revision,
        pack=match.game.pack,
        options=match.options,
        seed=match.seed,
        start=match.start,
        seats=match.names,
        answers=tuple(match.answers),
        checks=match.checks,
        undone=match.undone,
        outcome=match.game.outcome(match.table),
        hash=fingerprint(match.game, match.table),
        snapshot=match.game.write(match.table),
    )


def encode(kept: Record) -> bytes:
    """A record as a file: JSON, one field a line."""
    return msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n"


def load(path: Path) -> Record:
    """The record in a file."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise RecordError("record-unreadable", file=str(path), detail=error.strerror or str(error)) from error
    try:
        kept = msgspec.json.decode(text, type=Record)
    except msgspec.ValidationError as error:
        raise RecordError("record-malformed", file=path.name, detail=str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError("record-not-json", file=path.name, detail=str(error)) from error
    if kept.coven != FORMAT:
        raise RecordError("record-malformed", file=path.name, detail=f"coven = {kept.coven}")
    return kept


def replay(game: Game[S], kept: Record) -> tuple[Match[S], Replay]:
    """Play a record again; if it parts from what was recorded, go on from its snapshot."""
    match = Match(game, kept.seats, kept.seed, kept.options, kept.start)
    parted: int | None = None
    for number, word in enumerate(kept.answers):
        try:
            match.answer(word)
        except CovenError:
            parted = number
            break
        if kept.checks.get(number + 1, match.checks.get(number + 1)) != match.checks.get(number + 1):
            parted = number
            break
    if parted is None and fingerprint(game, match.table) != kept.hash:
        parted = len(kept.answers)
    if parted is None:
        match.undone = kept.undone
        return match, Replay(exact=True, answers=len(kept.answers), hash=kept.hash)
    changes = tuple(change for change in game.changes if change.revision > kept.revision)
    resumed = Match(game, kept.seats, kept.seed, kept.options, kept.snapshot)
    resumed.undone = kept.undone
    return resumed, Replay(exact=False, answers=len(kept.answers), hash=kept.hash, parted_at=parted, changes=changes)
