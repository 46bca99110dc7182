"""What is sent after a move: what happened, what is asked, and the parts of the view that changed.

What everybody sees is built once a move; what a seat alone sees is laid over it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw

from coven.engine.edge import questions
from coven.engine.edge.game import Json
from coven.engine.edge.views import Outcome

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coven.engine.core.machine import State
    from coven.engine.edge.entries import Heard
    from coven.engine.edge.match import Match

NOTHING = object()


class Update(msgspec.Struct, omit_defaults=True):
    """What a seat is told after the version it knows; `changed` are parts of its view by their path."""

    seat: str
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
        self.shared = _flat(match.game.fields.shared(match.table), match.seats)
        self.seen: dict[str, Seen] = {}
        self.sums = match.game.sums(match.table, -1)
        self._changed: Json = {}
        self._gone: list[str] = []
        self._events: dict[int, Raw] = {}
        self._asked: dict[bool, Raw] = {}

    def watch(self, match: Match[State], reader: str) -> None:
        """From now on a reader is told what changes."""
        self.seen[reader] = self._own(match, reader)

    def moved(self, match: Match[State]) -> None:
        """The table has changed: see what everybody sees of it."""
        before, now = self.shared, _flat(match.game.fields.shared(match.table), match.seats)
        self.shared = now
        self._changed = {path: value for path, value in now.items() if before.get(path, NOTHING) != value}
        self._gone = [path for path in before if path not in now]
        self.sums = match.game.sums(match.table, -1)
        self._events = {}
        self._asked = {}

    def update(self, match: Match[State], since: int, reader: str) -> Update:
        """What a reader is told of the last move."""
        before, now = self.seen[reader], self._own(match, reader)
        self.seen[reader] = now
        changed = {path: value for path, value in self._changed.items() if path not in now.own}
        changed |= {path: value for path, value in now.own.items() if before.own.get(path, NOTHING) != value}
        gone = self._gone
        if now.sums != before.sums:
            for name, value in now.sums.items():
                if before.sums.get(name, NOTHING) != value:
                    changed[f"sums/{name}"] = value
            gone = [*gone, *[f"sums/{name}" for name in before.sums if name not in now.sums]]
        news = match.since(since, reader)
        return Update(
            seat=reader,
            since=since,
            version=news.version,
            question=self._question(news.question, reader),
            outcome=news.outcome,
            events=self._told(news.events),
            undone=news.undone,
            changed=changed,
            gone=gone,
        )

    def _own(self, match: Match[State], reader: str) -> Seen:
        number = match.number(reader)
        own = _flat(match.game.fields.own(match.table, number), match.seats)
        shared = number < 0 or not match.game.own_sums
        return Seen(own, self.sums if shared else match.game.sums(match.table, number))

    def _question(self, question: questions.Question | None, reader: str) -> Raw:
        """The question as JSON; all who are not asked are told the same."""
        mine = question is not None and question.seat == reader
        if mine not in self._asked:
            self._asked[mine] = Raw(msgspec.json.encode(question))
        return self._asked[mine]

    def _told(self, events: Iterable[Heard]) -> list[Raw]:
        """Events as JSON; each is written once, whoever hears it."""
        found: list[Raw] = []
        for heard in events:
            key = id(heard.happening)  # held by the match as long as this move is told
            if key not in self._events:
                self._events[key] = Raw(b'{"version":%d,' % heard.version + msgspec.json.encode(heard.happening)[1:])
            found.append(self._events[key])
        return found


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
