"""A recorded game, looked at step by step."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from coven.engine.core.errors import OptionError
from coven.engine.core.machine import State
from coven.engine.edge.match import Match
from coven.engine.edge.questions import Question
from coven.terminal.reader import Reader
from coven.terminal.screen import Part
from coven.terminal.session import Session

KEYS = {"": 1, "n": 1, "p": -1}


class Stepping(Session):
    """The board before every answer, what was answered, and what it brought."""

    def __init__(self, whole: Match[State], language: str, reader: Reader, console: Console | None = None) -> None:
        self.whole = whole
        self.at = 0  # answers that were given
        super().__init__(_begun(whole, 0), language, Path(), console, reader)

    def run(self, report: object = None, resumed: bool = False) -> None:
        """Step through the game until somebody leaves."""
        try:
            while self.going:
                self.make_room()
                self.hear(
                    self.reader.line(self.speaker.term("step-input"), self.screen, lambda: ["n", "p", "end", "q"])
                )
        except (EOFError, KeyboardInterrupt):
            self.going = False

    def hear(self, line: str) -> None:
        """`n` and `p` go on and back, a number jumps, `end` shows the end, `q` leaves."""
        self.replies = []
        last = len(self.whole.answers)
        if line in KEYS:
            self.go(self.at + KEYS[line])
        elif line == "end":
            self.go(last)
        elif line in ("q", "quit"):
            self.going = False
        elif line.isdecimal() and int(line) <= last:
            self.go(int(line))
        else:
            self.say(Text(self.speaker.error(OptionError("no-such-step", given=line, most=last)), style="yellow"))

    def go(self, number: int) -> None:
        """The game after so many answers."""
        target = min(max(number, 0), len(self.whole.answers))
        if target < self.at:
            self.match = _begun(self.whole, target)
        else:
            for word in self.whole.answers[self.at : target]:
                self.match.answer(word)
        self.at = target
        before = self.match.chosen_before()
        self.since = dict.fromkeys(self.match.seats, -1 if before is None else self.match.version - 1)

    def asked(self, question: Question) -> list[Part]:
        """What was asked, and what was answered."""
        if self.at == len(self.whole.answers):  # the record ends in the middle of the game
            return super().asked(question)
        answer = next(one for one in question.answers if one.word == self.whole.answers[self.at])
        parts = super().asked(question)[:-1]
        return [*parts, Part(Text(f" → {self.speaker.option(answer, question)}  ({answer.word})", style="bold cyan"))]

    def parts(self) -> list[Part]:
        """The screen of the moment, with how far it is."""
        told = self.speaker.term("step-at", n=self.at, all=len(self.whole.answers))
        ended = [] if self.match.deciding else [Part(Text(self.outcome(), style="bold"))]
        return [*super().parts(), *ended, Part(Text(f" {told}", style="dim"))]


def _begun(whole: Match[State], answers: int) -> Match[State]:
    """The same game, so many answers after its beginning."""
    match = whole.again([])
    for word in whole.answers[:answers]:
        match.answer(word)
    return match
