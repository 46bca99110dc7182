"""A game in progress: its answers are the truth, tables are a cache, undo shortens the answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Generic, TypeVar

from coven.engine.core.errors import AnswerError, CovenError
from coven.engine.core.machine import Event, State
from coven.engine.edge import questions
from coven.engine.edge.game import Game, Happening, Json, fingerprint

S = TypeVar("S", bound=State)
APART = 16  # answers between two snapshots


class Match(Generic[S]):
    """One game from its beginning to now."""

    def __init__(
        self,
        game: Game[S],
        names: Sequence[str],
        seed: str,
        options: Mapping[str, str],
        start: Json | None = None,
    ) -> None:
        self.game = game
        self.names = tuple(names)
        self.seed = seed
        self.options = game.settled(options)
        self.start = start  # a position instead of a seed
        self.answers: list[str] = []
        self.events: list[list[Event]] = []  # what each answer brought
        self.checks: dict[int, str] = {}  # fingerprints after some answers, to find where two replays part
        self.undone = False  # whether something was taken back that had already revealed information
        self.table = self._beginning()
        self.opened = self._collect()
        self._snapshots: dict[int, S] = {0: self._snapshot()}

    def _beginning(self) -> S:
        if self.start is not None:
            return self.game.read(self.start)
        return self.game.new(self.names, self.seed, self.options, listen=True)

    def _snapshot(self) -> S:
        copy = self.table.clone()
        assert isinstance(copy, type(self.table))
        return copy

    def _collect(self) -> list[Event]:
        found = self.table.log or []
        self.table.log = []
        return found

    @property
    def opening(self) -> list[Happening]:
        """What happened before the first question, all of it."""
        return self._whole(self.opened)

    @property
    def happenings(self) -> list[list[Happening]]:
        """What each answer brought, all of it: for whoever may know everything."""
        return [self._whole(events) for events in self.events]

    def _whole(self, events: list[Event]) -> list[Happening]:
        return [self.game.happening(self.table, event) for event in events]

    def told_to(self, seat: int, since: int = 0) -> list[list[Happening]]:
        """What a seat came to know: before the first question, then by each answer; or only since one of them."""
        told = [self.opened, *self.events][since:]
        seen = [[self.game.seen(self.table, event, seat) for event in events] for events in told]
        return [[happening for happening in events if happening is not None] for events in seen]

    def answer(self, word: str) -> list[Happening]:
        """Answer the open question, or say something besides; tell what it brought. A fault of ours leaves no trace."""
        answered = len(self.answers)
        try:
            self._take(word)
            self._note(word)
            questions.question(self.table)
        except CovenError:
            raise
        except Exception:
            again = Match(self.game, self.names, self.seed, self.options, self.start)
            for earlier in self.answers[:answered]:
                again.answer(earlier)
            again.undone = self.undone
            self.__dict__.update(again.__dict__)
            raise
        return self._whole(self.events[-1])

    def _note(self, word: str) -> None:
        self.answers.append(word)
        self.events.append(self._collect())
        number = len(self.answers)
        if number % APART == 0:
            self._snapshots[number] = self._snapshot()
            self.checks[number] = fingerprint(self.game, self.table)

    def clone(self) -> Match[S]:
        """The same game once more, living its own life."""
        other = copy(self)
        other.answers = self.answers[:]
        other.events = self.events[:]
        other.checks = self.checks.copy()
        other._snapshots = self._snapshots.copy()
        other.table = self._snapshot()
        other.table.log = []
        return other

    def _take(self, word: str) -> None:
        question = questions.question(self.table)
        spoken = question is None or word not in question.options
        if spoken and word in self.game.asides(self.table):
            self.game.aside(self.table, word)
        else:
            questions.answer(self.table, word)

    def wall(self, seat: int | None = None) -> Happening | None:
        """What stands in the way of taking the last answer back freely: the first thing it brought to light.

        A seat hears of it what it came to know (-1 is a watcher); of a secret only that there is one, without a kind.
        """
        for event in self.events[-1] if self.events else []:
            whole = self.game.happening(self.table, event)
            if whole.reveals:
                seen = whole if seat is None else self.game.seen(self.table, event, seat)
                return seen or Happening("", {}, whole.reveals)
        return None

    def undo(self, agreed: bool = False, seat: int | None = None) -> str:
        """Take the last answer back: freely if it revealed nothing, else only if the others agree."""
        if not self.answers:
            raise AnswerError("no-undo")
        wall = self.wall(seat)
        if wall is not None and not agreed:
            raise AnswerError("undo-blocked", what=wall.kind or wall.reveals)
        self.undone = self.undone or wall is not None
        word = self.answers[-1]
        self._rebuild(len(self.answers) - 1)
        return word

    def _rebuild(self, number: int) -> None:
        kept = self.answers[:number]
        nearest = max(at for at in self._snapshots if at <= number)
        self.answers = kept[:nearest]
        self.events = self.events[:nearest]
        self._snapshots = {at: table for at, table in self._snapshots.items() if at <= nearest}
        self.checks = {at: check for at, check in self.checks.items() if at <= nearest}
        copy = self._snapshots[nearest].clone()
        assert isinstance(copy, type(self.table))
        self.table = copy
        self.table.log = []
        for word in kept[nearest:]:
            self.answer(word)
