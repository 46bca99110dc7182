"""What can be asked of an engine: one struct a request, named by its field `do`."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import UNSET, UnsetType

from coven.engine.edge.game import Json
from coven.engine.edge.views import WATCHER


class Request(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """What every request may carry: an id that the response repeats, and a language for texts beside the ids."""

    id: int | str | UnsetType | None = UNSET
    lang: Literal["en", "cs", "pl"] | None = None


class Hello(Request):
    """Which protocol, which Coven, which languages."""


class Games(Request):
    """Which games there are, and what can be agreed before each."""


class Catalogue(Request):
    """The box of a game as data: every card, tile, place and token; with a language, the printed sentences too."""

    game: str
    pack: Json | None = None


class New(Request):
    """Begin a game; a seat is a word, its name any text."""

    game: str
    seats: list[str]
    names: dict[str, str] = {}
    seed: str | None = None
    options: dict[str, str] = {}
    pack: Json | None = None


class Position(Request):
    """Write a running game's position, or begin a game from one."""

    handle: str | None = None
    data: Json | None = None
    pack: Json | None = None


class View(Request):
    """What a seat sees; without `whole`, all but the part that only `imagine` needs."""

    handle: str
    seat: str = WATCHER
    whole: bool = True


class Question(Request):
    """Who is asked what, as a seat may know it; `refused` adds what may not be answered and why."""

    handle: str
    seat: str = WATCHER
    refused: bool = False


class Answer(Request):
    """Answer the open question; with a version, only if the game still stands there."""

    handle: str
    word: str
    seat: str | None = None
    version: int | None = None


class Explain(Request):
    """Why an answer is legal or not."""

    handle: str
    word: str
    seat: str | None = None


class Hint(Request):
    """What to answer and why, as a computer player sees it who sits where somebody is asked: in so many seconds, or
    with so many rollouts, which makes it repeatable."""

    handle: str
    seat: str | None = None
    bot: str = "thinker"
    seconds: Annotated[float, msgspec.Meta(gt=0, le=60)] = 2.0
    rollouts: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0


class Clone(Request):
    """The same game once more, to try something."""

    handle: str


class Undo(Request):
    """Take the last answer back, or all after a version; if something was revealed, only when everyone agreed."""

    handle: str
    seat: str | None = None
    agreed: bool = False
    to: int | None = None
    version: int | None = None


class Redo(Request):
    """Do again what was undone last."""

    handle: str
    seat: str | None = None
    version: int | None = None


class Events(Request):
    """What has happened since a version, as a seat came to know it."""

    handle: str
    seat: str = WATCHER
    since: int = -1


class Everything(Request):
    """All that has happened since a version, whoever may know it: for the owner of the game."""

    handle: str
    since: int = -1


class Name(Request):
    """Call a seat something else."""

    handle: str
    seat: str
    name: str


class Record(Request):
    """The game as it is kept."""

    handle: str


class Replay(Request):
    """Play a record again."""

    record: Json


class Rules(Request):
    """The numbered rules, by id, section or words."""

    game: str
    words: str = ""


class Close(Request):
    """Let a game go."""

    handle: str


OfGame = View | Question | Answer | Explain | Hint | Clone | Undo | Redo | Events | Everything | Name | Record | Close
AnyRequest = Hello | Games | Catalogue | New | Position | Replay | Rules | OfGame

NAMES: tuple[str, ...] = tuple(kind.__name__.lower() for kind in get_args(AnyRequest))
