"""A lesson in the terminal: its task stands above every question, and it ends when the task is done."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from coven.engine.core.errors import OptionError
from coven.engine.core.machine import State
from coven.engine.edge.match import Match
from coven.engine.edge.questions import Question
from coven.games import open_game
from coven.lessons import Lesson, begun, lessons_of, told
from coven.terminal.reader import Reader
from coven.terminal.session import Session


class Taught(Session):
    """A table with a task; nobody comes back to it, so it is not saved."""

    def __init__(self, match: Match[State], language: str, console: Console, reader: Reader, lesson: Lesson) -> None:
        super().__init__(match, language, Path(), console, reader)
        self.taught = lesson
        self.curtain = False  # the learner holds every seat

    def lesson(self, question: Question) -> str:
        """The task, and why."""
        said = told(self.taught, self.speaker)
        return f"{said.title}. {said.task} {said.reason}"

    def answer(self, word: str) -> None:
        """Give an answer; if the task is done now, so is the lesson."""
        super().answer(word)
        if self.taught.done([heard.happening for heard in self.match.everything()]):
            self.console.print(Text(told(self.taught, self.speaker).success, style="bold green"))
            self.going, self.over = False, True

    def save(self, file: Path | None = None) -> None:
        """Save it only where somebody says so."""
        if file is not None:
            super().save(file)

    def leave(self) -> None:
        """Stop."""
        self.going = False
        self.console.print()


def teach(game: str, number: int, language: str, reader: Reader, console: Console | None = None) -> None:
    """One lesson of a game, and which comes next."""
    found, shown = open_game(game), console or Console(highlight=False, soft_wrap=False)
    lessons = lessons_of(found)
    if not 1 <= number <= len(lessons):
        raise OptionError("no-such-lesson", given=number, most=len(lessons))
    session = Taught(begun(found, lessons[number - 1]), language, shown, reader, lessons[number - 1])
    session.run()
    if session.over and number < len(lessons):
        shown.print(Text(session.speaker.term("terminal-next-lesson", game=game, n=number + 1)))
