"""Lessons: a guided first game. Each is a position and a task; what is said about it stands in the catalogues.

A task is a list of events that have to happen, in any order. `answers` is one way to get there. What to do next is
found from the table as it stands, whatever was done before: `shown`, and the same in the page.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from importlib.resources import files

import msgspec

from coven.engine.core.errors import ContentError, nearest
from coven.engine.core.machine import State, Values
from coven.engine.edge.content import by_id, read_entry
from coven.engine.edge.game import Game, Happening, Json
from coven.engine.edge.match import Match
from coven.engine.edge.questions import Question
from coven.text import Speaker


class Aim(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """An event that has to happen, with the values it must have; others do not matter."""

    event: str
    values: Values = {}

    def met_by(self, happening: Happening) -> bool:
        """Whether this is what had to happen."""
        return happening.kind == self.event and self.values.items() <= happening.values.items()


class Lesson(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A lesson: where it begins, which seat the learner holds, what has to happen, and a way to do it."""

    id: str
    seat: str
    task: tuple[Aim, ...]
    answers: tuple[str, ...]
    position: Json

    def met(self, happened: Sequence[Happening]) -> int:
        """How many parts of the task are done."""
        return sum(any(aim.met_by(happening) for happening in happened) for aim in self.task)

    def done(self, happened: Sequence[Happening]) -> bool:
        """Whether the whole task is done."""
        return self.met(happened) == len(self.task)

    def shown(self, question: Question, happened: Sequence[Happening]) -> str:
        """The answer to show: the first of the way that is an option, but the last one only when all else is done;
        else what leaves no choice. Nothing once the learner has left the way."""
        words = [answer.word for answer in question.answers]
        way = self.answers if self.met(happened) >= len(self.task) - 1 else self.answers[:-1]
        return next((answer for answer in way if answer in words), question.forced)


class Told(msgspec.Struct, frozen=True):
    """A lesson with its texts in one language."""

    lesson: Lesson
    title: str
    task: str
    reason: str
    success: str


class Course(msgspec.Struct, frozen=True):
    """The lessons of a game with what they say, and what the game is about."""

    game: str
    goal: str
    lessons: tuple[Told, ...]


def lessons_of(game: Game[State]) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; errors say what is wrong with which."""
    file = files("coven.lessons").joinpath(f"{game.id}.toml")
    return read(game, tomllib.loads(file.read_text("utf-8")), file.name) if file.is_file() else ()


def read(game: Game[State], data: Json, file: str) -> tuple[Lesson, ...]:
    """The lessons in a file."""
    entries = data.get("lessons")
    if not isinstance(entries, list) or set(data) != {"lessons"}:
        raise ContentError("content-bad-section", file=file, given="lessons")
    found: list[Lesson] = []
    for entry in entries:
        id = by_id("lessons", entry) if isinstance(entry, dict) else ""
        if not id:
            raise ContentError("content-no-id", file=file, given="lessons")
        if id in [lesson.id for lesson in found]:
            raise ContentError("content-bad-id", file=file, given=id)
        found.append(_checked(game, read_entry(entry, Lesson, file, f"lessons/{id}"), file))
    return tuple(found)


def _checked(game: Game[State], lesson: Lesson, file: str) -> Lesson:
    """A lesson whose task speaks of events of the game, and whose learner sits at its table."""
    kinds = game.telling.kinds
    card = f"lessons/{lesson.id}"
    for aim in lesson.task:
        if aim.event not in kinds:
            raise _wrong(file, card, aim.event, kinds)
        for name in aim.values:
            if name not in kinds[aim.event].names:
                raise _wrong(file, card, name, kinds[aim.event].names)
    seats = lesson.position.get("seats")
    names = [seat.get("name") for seat in seats if isinstance(seat, dict)] if isinstance(seats, list) else []
    if lesson.seat not in names:
        raise _wrong(file, card, lesson.seat, [str(name) for name in names])
    if not lesson.task or not lesson.answers:
        raise ContentError("content-bad-entry", file=file, card=card, detail="task and answers are missing")
    return lesson


def _wrong(file: str, card: str, given: str, known: Iterable[str]) -> ContentError:
    return ContentError("content-no-word", file=file, card=card, given=given, nearest=nearest(given, known))


def begun(game: Game[State], lesson: Lesson) -> Match[State]:
    """A match that begins where a lesson begins."""
    return Match.begun_from(game, lesson.position)


def told(lesson: Lesson, speaker: Speaker) -> Told:
    """A lesson with its texts."""
    key = f"lessons-{lesson.id}"
    task, reason, success = [speaker.term(f"{key}.{part}") for part in ("task", "reason", "success")]
    return Told(lesson, speaker.term(key), task, reason, success)


def course(game: Game[State], speaker: Speaker) -> Course:
    """The lessons of a game in a language."""
    lessons = lessons_of(game)
    return Course(game.id, speaker.goal(2, {}), tuple(told(lesson, speaker) for lesson in lessons))
