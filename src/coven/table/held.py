"""A game that an engine holds for somebody: a match, and a version that never repeats."""

from __future__ import annotations

import msgspec

from coven.engine.core.errors import OptionError, nearest
from coven.engine.core.machine import State
from coven.engine.edge.game import Game, Happening, Json
from coven.engine.edge.match import Match
from coven.engine.edge.questions import Question, Ruling, explain, question, question_for, refusals


class Held:
    """A match and its version: every answer and every undo makes a new one, so two states never share a number."""

    def __init__(self, match: Match[State]) -> None:
        self.match = match
        self.version = len(match.answers)
        self._made = list(range(1, self.version + 1))  # the version each standing answer made
        self._undone: list[tuple[int, int]] = []  # the version an undo made, and the version it took back

    @property
    def game(self) -> Game[State]:
        """The game that is played."""
        return self.match.game

    @property
    def outcome(self) -> str:
        """How the game stands."""
        return self.game.outcome(self.match.table)

    def question(self, seat: str | None = None) -> Question | None:
        """The open question, for a seat as it may know it."""
        if seat is None:
            return question(self.match.table)
        self.number(seat)
        return question_for(self.match.table, seat)

    def view(self, seat: str | None) -> msgspec.Struct:
        """What a seat sees, or a watcher."""
        return self.game.view(self.match.table, -1 if seat is None else self.number(seat))

    def refusals(self) -> list[Ruling]:
        """What somebody might want to answer but may not."""
        return refusals(self.match.table)

    def asides(self) -> tuple[str, ...]:
        """What may be said besides the answers."""
        return self.game.asides(self.match.table)

    def explain(self, word: str) -> Ruling:
        """Why an answer is legal or not."""
        ruling = explain(self.match.table, word)
        return Ruling(word, True) if word in self.asides() else ruling

    def answer(self, word: str) -> list[Happening]:
        """Answer the open question."""
        happened = self.match.answer(word)
        self.version += 1
        self._made.append(self.version)
        return happened

    def undo(self, agreed: bool, seat: str | None) -> str:
        """Take the last answer back and tell which it was."""
        word = self.match.undo(agreed, None if seat is None else self.number(seat))
        self.version += 1
        self._undone.append((self.version, self._made.pop()))
        return word

    def since(self, version: int, seat: str | None) -> list[tuple[int, Happening]]:
        """What has happened since a version and still holds, each with the version that brought it; for a seat only
        what it came to know."""
        everything = [self.match.opening, *self.match.happenings]
        told = everything if seat is None else self.match.told_to(self.number(seat))
        return [
            (made, happening)
            for made, happened in zip([0, *self._made], told, strict=True)
            if made > version
            for happening in happened
        ]

    def number(self, seat: str) -> int:
        """The place of a seat."""
        if seat not in self.match.names:
            raise OptionError("no-such-player", given=seat, nearest=nearest(seat, self.match.names))
        return self.match.names.index(seat)

    def undone(self, version: int) -> list[int]:
        """The versions up to this one that were taken back after it."""
        return [made for at, made in self._undone if made <= version < at]

    def clone(self) -> Held:
        """The same game once more, living its own life."""
        held = Held(self.match.clone())
        held.version = self.version
        held._made = self._made[:]
        held._undone = self._undone[:]
        return held


def begun_from(game: Game[State], position: Json) -> Match[State]:
    """A match that begins with a position."""
    names = game.read(position).names
    options = msgspec.convert(position.get("options", {}), dict[str, str])
    return Match(game, names, "", options, position)
