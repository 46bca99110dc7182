"""What can be said over a websocket: the requests of the engine about one table, and what only a house has.

The table is the one whose links were shown first; where a connection holds several seats, a message names the seat.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import UNSET, Meta, UnsetType

from coven.engine.edge import questions
from coven.table.house.orders import Number

Short = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(max_length=200)]
Link = Annotated[str, Meta(max_length=300)]
Text = r"\A[^\x00]*\Z"  # no database keeps the character that is none


class Message(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """What every message may carry: an id that the reply repeats, and the seat that speaks."""

    id: Number | str | UnsetType | None = UNSET
    seat: Short | None = None


class Sit(Message):
    """Show the links of the seats one holds; what happened since a version is told at once."""

    links: Annotated[list[Link], Meta(min_length=1, max_length=8)]
    since: Number | None = None
    lang: Literal["en", "cs", "pl"] | None = None
    passphrase: Word = ""


class Answer(Message):
    """Answer the question that is open at a version."""

    word: Word
    version: Number


class Undo(Message):
    """Take the last answer back, or all after a version; where something came to light the others are asked."""

    version: Number
    to: Number | None = None


class Redo(Message):
    """Do again what was undone last."""

    version: Number


class Agree(Message):
    """Say yes or no to what somebody asks of the table."""

    ask: Number
    yes: bool


class Question(Message):
    """Who is asked what; `refused` adds what may not be answered and why."""

    refused: bool = False


class View(Message):
    """All that a seat sees; with `whole`, also the part that `imagine` needs."""

    whole: bool = False


class Hint(Message):
    """What to answer to the open question, and why, from what the seat knows."""


class Thought(Message):
    """Why the answer that made a version was given, for those who may know it."""

    version: Number


class Look(Message):
    """The table in lines, as text: what lies where, why something is asked, what can be taken back, how it ended."""


class Explain(Message):
    """Why an answer is legal or not."""

    word: Word


class Why(Message):
    """Why nothing can be done with what lies at an address: the rules that speak of it now, or who decides instead."""

    at: Annotated[str, Meta(min_length=1, max_length=120, pattern=Text)]


class Events(Message):
    """What has happened since a version."""

    since: Number = -1


class Log(Message):
    """All that was done since a version, also what was taken back: by whom, when, and what one came to know by it."""

    since: Number = -1


class Name(Message):
    """What a seat wants to be called, and its crest."""

    name: Annotated[str, Meta(max_length=200)]
    crest: Annotated[str, Meta(max_length=20, pattern=r"\A[a-z-]*\Z")] = ""


class Say(Message):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=Text)]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """If a question is asked, with these `values` at least, and the word is legal, answer it so: once, or `always`."""

    prompt: Short
    word: Word
    values: Annotated[dict[Short, int | Annotated[str, Meta(max_length=80)]], Meta(max_length=8)] = {}
    always: bool = False

    def fits(self, question: questions.Question) -> bool:
        """Whether this is what it foresees."""
        asked = question.values
        same = all(name in asked and asked[name] == value for name, value in self.values.items())
        return same and self.prompt == question.prompt and self.word in question.options


class Plan(Message):
    """Answer what is foreseen while one is away, by the first step that fits; a question that none of them fits, and
    whatever is taken back, ends the plan. No steps: no plan."""

    steps: Annotated[list[Step], Meta(max_length=20)]


class Handover(Message):
    """Ask the others to let a computer player go on for a seat."""

    of: Short
    bot: Short = "greedy"


class Back(Message):
    """Take one's seat back from the computer player."""


class Push(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A subscription of a browser to Web Push: where its messages go, and how they are sealed for it."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern=r"\A[!-~]+\Z")]
    p256dh: Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{87}=?\Z")]
    auth: Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{22}(==)?\Z")]


class Contact(Message):
    """How the owner of a seat is called who is needed and away: by webhook, mail or Web Push; with none, not at all."""

    webhook: Annotated[str, Meta(max_length=500, pattern=r"\A[!-~]*\Z")] = ""
    mail: Annotated[str, Meta(max_length=200, pattern=r"\A([^@\s<>,;:\"]+@[^@\s<>,;:\"]+)?\Z")] = ""
    push: Push | None = None


class Hello(Message):
    """Which protocol, which Coven, which languages; before one sits down too."""


class Ping(Message):
    """Is anybody there?"""


Any = (
    Sit
    | Answer
    | Undo
    | Redo
    | Agree
    | Question
    | View
    | Hint
    | Thought
    | Look
    | Explain
    | Why
    | Events
    | Log
    | Name
    | Say
    | Plan
    | Handover
    | Back
    | Contact
    | Hello
    | Ping
)
NAMES: tuple[str, ...] = tuple(kind.__name__.lower() for kind in get_args(Any))
