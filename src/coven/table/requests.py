"""What can be asked of an engine: one struct a request, named by its field `do`."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec
from msgspec import UNSET, UnsetType

from coven.engine.edge.game import Json
from coven.engine.edge.record import Record as Kept


class Request(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """What every request may carry: an id that the response repeats, and a language for texts beside the ids."""

    id: int | str | UnsetType | None = UNSET
    lang: Literal["en", "cs", "pl"] | None = None


class Hello(Request):
    """Which protocol, which Coven, which languages."""


class Games(Request):
    """Which games there are, and what can be agreed before each."""


class New(Request):
    """Begin a game."""

    game: str
    seats: list[str]
    seed: str | None = None
    options: dict[str, str] = {}
    pack: Json | None = None


class Position(Request):
    """Write a running game's position, or begin a game from one."""

    handle: str | None = None
    data: Json | None = None
    pack: Json | None = None


class View(Request):
    """What a seat sees; without a seat, what a watcher sees."""

    handle: str
    seat: str | None = None


class Question(Request):
    """Who is asked what, for a seat as it may know it; `refused` adds what may not be answered and why."""

    handle: str
    seat: str | None = None
    refused: bool = False


class Answer(Request):
    """Answer the open question; with a version, only if the game still stands there."""

    handle: str
    word: str
    version: int | None = None


class Explain(Request):
    """Why an answer is legal or not."""

    handle: str
    word: str


class Clone(Request):
    """The same game once more, to try something."""

    handle: str


class Undo(Request):
    """Take the last answer back; if it revealed something, only when everyone agreed. A refusal tells a seat only what
    it may know of that."""

    handle: str
    seat: str | None = None
    agreed: bool = False
    version: int | None = None


class Events(Request):
    """What has happened since a version, for a seat as it came to know it."""

    handle: str
    seat: str | None = None
    since: int = -1


class Record(Request):
    """The game as it is kept."""

    handle: str


class Replay(Request):
    """Play a record again."""

    record: Kept


class Rules(Request):
    """The numbered rules, by id, section or words."""

    game: str
    words: str = ""


class Close(Request):
    """Let a game go."""

    handle: str


OfGame = View | Question | Answer | Explain | Clone | Undo | Events | Record | Close
AnyRequest = Hello | Games | New | Position | Replay | Rules | OfGame

NAMES: tuple[str, ...] = tuple(kind.__name__.lower() for kind in get_args(AnyRequest))
