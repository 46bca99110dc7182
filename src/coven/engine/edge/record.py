"""Records: game, rules revision, options, seed, seats and the log. A record replays to the byte; where the rules have
changed since, the game goes on from its snapshot and says what changed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

import msgspec

from coven.engine.core.errors import CovenError, RecordError
from coven.engine.core.machine import State
from coven.engine.core.rng import commitment
from coven.engine.edge.entries import UNDO, Entry
from coven.engine.edge.game import Change, Game, Json, fingerprint
from coven.engine.edge.match import Match

S = TypeVar("S", bound=State)
FORMAT = 2
INSIDE = ("frames", "deed", "refusals", "capture", "turn")  # what format 1 wrote in numbers of the machine


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
    names: dict[str, str] = {}
    first: int = 0
    log: tuple[Entry, ...]
    checks: dict[int, str] = {}
    undone: bool = False
    outcome: str
    hash: str
    snapshot: Json
    sealed: str = ""  # the commitment to the secret all chance came from, shown when the game began
    secret: str = ""  # the secret, shown when it was over
    report: Json | None = None  # what somebody reports about the game
    bots: dict[str, str] = {}  # the computer players, by seat

    @property
    def answers(self) -> tuple[str, ...]:
        """The words of the answers that stand."""
        standing: list[Entry] = []
        for entry in self.log:
            if entry.did == UNDO:
                standing = [kept for kept in standing if kept.version <= (entry.to or 0)]
            else:
                standing.append(entry)
        return tuple(entry.word for entry in standing)


class First(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A record of format 1, which kept the standing answers only."""

    coven: int = 1
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


class SeenRecord(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A running game as one seat came to know it: it can be read, not replayed."""

    coven: int = FORMAT
    seen: str
    game: str
    revision: int
    pack: Json | None = None
    options: dict[str, str]
    seats: tuple[str, ...]
    names: dict[str, str] = {}
    version: int
    events: tuple[Json, ...]
    question: Json | None = None
    view: Json
    sealed: str = ""
    report: Json | None = None


for kind in (First, Record, SeenRecord):  # learned at once: msgspec crashes where two threads first read one together
    msgspec.json.Decoder(kind)


def seen(path: Path) -> SeenRecord | None:
    """What a seat came to know of a game, if that is what a file holds."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Json)
        return msgspec.convert(found, SeenRecord) if "seen" in found else None
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return None


def record(match: Match[S], bots: Mapping[str, str] | None = None) -> Record:
    """The record of a match, with the computer players that sit at it."""
    return Record(
        game=match.game.id,
        revision=match.game.revision,
        pack=match.game.pack,
        options=match.options,
        seed=match.seed,
        start=match.start,
        seats=match.seats,
        names=dict(match.names),
        first=match.first,
        log=tuple(match.log),
        checks=dict(match.checks),
        undone=match.undone,
        outcome=match.outcome.word,
        hash=fingerprint(match.game, match.table),
        snapshot=match.game.write(match.table),
        sealed="" if match.secret is None else commitment(match.secret),
        secret="" if match.secret is None else match.secret.hex(),
        bots=dict(bots or {}),
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
        return read(msgspec.json.decode(text, type=Json), path.name)
    except msgspec.ValidationError as error:
        raise RecordError("record-malformed", file=path.name, detail=str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError("record-not-json", file=path.name, detail=str(error)) from error


def read(data: Json, file: str) -> Record:
    """A record of this format or of the first one."""
    if "seen" in data:
        raise RecordError("record-only-seen", file=file)
    try:
        if data.get("coven", 1) == 1:
            return _upgraded(msgspec.convert(data, First, str_keys=True))
        kept = msgspec.convert(data, Record, str_keys=True)
    except msgspec.ValidationError as error:
        raise RecordError("record-malformed", file=file, detail=str(error)) from error
    if kept.coven != FORMAT:
        raise RecordError("record-malformed", file=file, detail=f"coven = {kept.coven}")
    return kept


def _upgraded(old: First) -> Record:
    """A record of format 1: it does not say who answered, and its checks cannot be compared with ours."""
    log = tuple(Entry(number, "", word=word) for number, word in enumerate(old.answers, 1))
    return Record(
        coven=1,
        game=old.game,
        revision=old.revision,
        pack=old.pack,
        options=old.options,
        seed=old.seed,
        start=old.start,
        seats=old.seats,
        log=log,
        undone=old.undone,
        outcome=old.outcome,
        hash=old.hash,
        snapshot=old.snapshot,
    )


def replay(game: Game[S], kept: Record) -> tuple[Match[S], Replay]:
    """Play a record again; if it parts from what was recorded, go on from its snapshot, or from where it parted if the
    snapshot cannot be read any more."""
    secret = _opened(kept)
    match = Match(game, kept.seats, kept.seed, kept.options, kept.start, kept.names, kept.first, secret)
    parted = _followed(match, kept)
    if parted is None and not _same(match, kept):
        parted = len(kept.log)
    if parted is None:
        match.undone = match.undone or kept.undone  # format 1 kept no undo, but whether something revealed came back
        return match, Replay(exact=True, answers=len(match.answers), hash=fingerprint(game, match.table))
    changes = tuple(change for change in game.changes if change.revision > kept.revision)
    resumed = _from_snapshot(game, kept) or match
    resumed.undone = kept.undone
    told = Replay(exact=False, answers=len(kept.answers), hash=kept.hash, parted_at=parted, changes=changes)
    return resumed, told


def _opened(kept: Record) -> bytes | None:
    """The secret of a record, if its chance was sealed; it must be the one that was sealed."""
    if not kept.sealed:
        return None
    try:
        secret = bytes.fromhex(kept.secret)
    except ValueError:
        secret = b""
    if len(secret) != 32 or commitment(secret) != kept.sealed:
        raise RecordError("record-seal-broken", sealed=kept.sealed)
    return secret


def _followed(match: Match[S], kept: Record) -> int | None:
    """Follow the log; the number of entries after which it parts from what was recorded."""
    for number, entry in enumerate(kept.log):
        try:
            match.follow(entry)
        except CovenError:
            return number
        answered = len(match.answers)
        if kept.checks.get(answered, match.checks.get(answered)) != match.checks.get(answered):
            return number
    return None


def _same(match: Match[S], kept: Record) -> bool:
    """Whether a replay has come to the recorded state; of format 1 all is compared but the machine's numbers."""
    if fingerprint(match.game, match.table) == kept.hash:
        return True
    if kept.coven != 1:
        return False
    now = msgspec.json.decode(msgspec.json.encode(match.game.write(match.table)), type=Json)
    return all(now.get(name) == value for name, value in kept.snapshot.items() if name not in INSIDE)


def _from_snapshot(game: Game[S], kept: Record) -> Match[S] | None:
    try:
        first = kept.log[-1].version if kept.log else kept.first  # no version comes twice
        return Match(game, kept.seats, kept.seed, kept.options, kept.snapshot, kept.names, first, _opened(kept))
    except CovenError:
        return None
