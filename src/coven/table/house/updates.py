"""What is sent after a move: what happened, what is asked, and the parts of the view that changed.

What everybody sees is built once a move; what a seat alone sees is laid over it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec import Raw

from coven.engine.core.machine import EVERYONE
from coven.engine.core.shown import Shown
from coven.engine.edge import questions
from coven.engine.edge.game import Json
from coven.engine.edge.views import WATCHER, Outcome

if TYPE_CHECKING:
    from collections.abc import Callable

    from coven.engine.core.machine import State
    from coven.engine.edge.match import Match

T = TypeVar("T")
NOTHING = object()


class Update(msgspec.Struct, omit_defaults=True):
    """What a seat is told after the version it knows, its name apart; `changed` are parts of its view by their path."""

    since: int
    version: int
    question: Raw
    outcome: Outcome
    events: list[Raw] = []
    undone: tuple[int, ...] = ()
    changed: Json = {}
    gone: list[str] = []


class Seen:
    """What a reader was told last."""

    def __init__(self, own: Json, sums: Json) -> None:
        self.own = own
        self.sums = sums


class Boards:
    """What everybody sees of a match, and what each reader was told last."""

    def __init__(self, match: Match[State]) -> None:
        self.shown = Shown(match.game.fields, match.table)
        self.seen: dict[str, Seen] = {}
        self.sums = match.game.sums(match.table, -1)
        self._news = News(match, match.version)
        self._changed: Json = {}
        self._alike: dict[bool, bytes] = {}  # what is told all who see no more than everybody, and whoever is asked
        self._words: dict[tuple[str, int], Any] = {}

    def watch(self, match: Match[State], reader: str) -> None:
        """From now on a reader is told what changes."""
        self.seen[reader] = self._own(match, reader)

    def moved(self, match: Match[State], since: int) -> None:
        """The table has changed since a version: see what everybody sees of it."""
        self._changed = self.shown.changes(match.table)
        self.sums = match.game.sums(match.table, -1)
        self._news = News(match, since)
        self._alike, self._words = {}, {}

    def update(self, match: Match[State], reader: str) -> bytes:
        """What a reader is told of the last move, as JSON."""
        before, now = self.seen[reader], self._own(match, reader)
        self.seen[reader] = now
        own = {path: value for path, value in now.own.items() if before.own.get(path, NOTHING) != value}
        covered = now.own and any(path in now.own for path in self._changed)
        if own or covered or now.sums is not self.sums or not self._news.open:
            return _named(reader, self._told(match, reader, before, now, own))
        asked = match.deciding == reader
        if asked not in self._alike:
            self._alike[asked] = self._told(match, reader, before, now, own)
        return _named(reader, self._alike[asked])

    def once(self, language: str, what: int, worded: Callable[[], T]) -> T:
        """Something of the last move in words, which are found once for all who speak a language."""
        if (language, what) not in self._words:
            self._words[language, what] = worded()
        found: T = self._words[language, what]
        return found

    def _told(self, match: Match[State], reader: str, before: Seen, now: Seen, own: Json) -> bytes:
        changed = {path: value for path, value in self._changed.items() if path not in now.own} | own
        gone: list[str] = []
        if now.sums != before.sums:
            for name, value in now.sums.items():
                if before.sums.get(name, NOTHING) != value:
                    changed[f"sums/{name}"] = value
            gone = [f"sums/{name}" for name in before.sums if name not in now.sums]
        return msgspec.json.encode(self._news.told(match, reader, changed, gone))

    def _own(self, match: Match[State], reader: str) -> Seen:
        number = match.number(reader)
        own = _flat(match.game.fields.own(match.table, number), match.seats)
        shared = number < 0 or not match.game.own_sums
        return Seen(own, self.sums if shared else match.game.sums(match.table, number))


class News:
    """What happened since a version, and what is asked: each part is written once, whoever hears it."""

    def __init__(self, match: Match[State], since: int) -> None:
        self.steps = match.steps_since(since)
        self.open = all(audience == EVERYONE for step in self.steps for audience, _, _ in step.told)
        self._since = since
        self._common = match.since(since, WATCHER)
        self._events: dict[int, Raw] = {}
        self._asked: dict[bool, Raw] = {}

    def told(self, match: Match[State], reader: str, changed: Json, gone: list[str]) -> Update:
        """All of it for a reader, with what has changed before them."""
        return Update(
            since=self._since,
            version=match.version,
            question=self._question(match.question(reader), reader),
            outcome=self._common.outcome,
            events=self._heard(match.number(reader)),
            undone=self._common.undone,
            changed=changed,
            gone=gone,
        )

    def _question(self, question: questions.Question | None, reader: str) -> Raw:
        """The question as JSON; all who are not asked are told the same."""
        mine = question is not None and question.seat == reader
        if mine not in self._asked:
            self._asked[mine] = Raw(msgspec.json.encode(question))
        return self._asked[mine]

    def _heard(self, number: int) -> list[Raw]:
        """Events as JSON."""
        found: list[Raw] = []
        for step in self.steps:
            for happening in step.heard(number):
                key = id(happening)  # held by its step
                if key not in self._events:
                    said = msgspec.json.encode(happening)
                    self._events[key] = Raw(b'{"version":%d,' % step.entry.version + said[1:])
                found.append(self._events[key])
        return found


def _named(reader: str, told: bytes) -> bytes:
    """What is told, to whom first."""
    return b'{"seat":' + msgspec.json.encode(reader) + b"," + told[1:]


def _flat(board: Json, seats: tuple[str, ...]) -> Json:
    """The parts of a board by their paths: what lies before a seat apart, everything else as it stands."""
    found: Json = {}
    for name, part in board.items():
        if name in seats and isinstance(part, dict):
            for inner, value in part.items():
                found[f"{name}/{inner}"] = value
        else:
            found[name] = part
    return found
