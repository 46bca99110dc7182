"""One person at a terminal: shows the table, reads lines, answers questions."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from coven.engine.core.errors import AnswerError, CovenError
from coven.engine.core.machine import State
from coven.engine.edge.game import Happening
from coven.engine.edge.match import Match
from coven.engine.edge.questions import Question
from coven.engine.edge.record import Replay
from coven.engine.edge.views import WATCHER, View
from coven.terminal import records, saves
from coven.terminal.board import Board, board_for
from coven.terminal.choices import Choice, by_number, listed, numbered
from coven.terminal.commands import COMMANDS
from coven.terminal.lookup import Lookup
from coven.terminal.news import paragraph, told, turns
from coven.terminal.reader import PlainReader, Reader
from coven.terminal.screen import (
    GONE,
    LAST_NEWS,
    LATE_NEWS,
    NEWS,
    OLD_NEWS,
    Fitting,
    Last,
    Lines,
    Part,
    drawn,
    fitted,
    ruled,
)
from coven.text import Speaker, speaker_for
from coven.text.typed import plain

RECENT = 12  # lines of the log that stay in sight


class Session:
    """A game, a language, the file it saves itself to, a console, and where lines come from."""

    def __init__(
        self,
        match: Match[State],
        language: str,
        file: Path,
        console: Console | None = None,
        reader: Reader | None = None,
    ) -> None:
        self.match = match
        self.bots: Mapping[str, str] = {}  # computer players, by seat
        self.file = file
        self.console = console or Console(highlight=False, soft_wrap=False)
        self.reader = reader or PlainReader()
        self.recent: list[str] = []  # lines that are no events
        self.replies: list[RenderableType] = []  # what the last line brought, until the next one
        self.since: dict[str, int] = {}  # the version each seat has seen: that of its last answer
        self.passed: dict[int, tuple[str, str]] = {}  # by version: whose question left no choice, and what was answered
        self.auto = True  # answer questions that leave no choice
        self.curtain = True  # hide a hand before somebody else sits down
        self.seated = ""  # whoever looks at the screen
        self.learning = False  # explain each kind of question when it is asked for the first time
        self.met: list[str] = []  # the kinds of questions that were explained
        self.going = True
        self.over = False
        self.speaker: Speaker
        self.board: Board
        self.lookup: Lookup
        self.speak(language)

    def speak(self, language: str) -> None:
        """Change the language."""
        self.language = language
        self.speaker = speaker_for(self.match.game, language, self.match.names, self.match.options)
        self.board = board_for(self.match.game, self.speaker)
        self.lookup = Lookup(self.match.game, self.speaker, self.board)

    def run(self, report: Replay | None = None, resumed: bool = False) -> None:
        """Play until the game is over or the player leaves; every answer is saved at once."""
        self.notice("terminal-welcome")
        if self.learning:
            COMMANDS["goal"](self, "")
        if resumed:
            self.notice("terminal-resumed", answers=len(self.match.answers), game=self.match.game.id)
        self.tell_replay(report)
        self.save()
        self.settle_forced()
        self.seated = self.seat()
        self.play_on()

    def play_on(self) -> None:
        """Ask until the game is over or the player leaves."""
        self.going, self.over = True, False
        self.show()
        try:
            while self.going:
                self.change_seats()
                self.make_room()
                self.hear(self.reader.line(self.speaker.term("terminal-input"), self.screen, self.known))
        except (EOFError, KeyboardInterrupt):
            self.leave()

    def tell_replay(self, report: Replay | None) -> None:
        """Say what changed in the rules since the game was saved."""
        if report is None or report.exact:
            return
        self.notice("replay-parted", move=(report.parted_at or 0) + 1, answers=report.answers)
        for change in report.changes:
            self.notice("replay-change", rule=change.rule, revision=change.revision)

    def leave(self) -> None:
        """Stop; the game is saved."""
        self.going = False
        self.console.print()
        try:
            self.save()
            self.console.print(Text(self.speaker.term("terminal-saved", file=str(self.file))))
        except CovenError as error:
            self.console.print(Text(self.speaker.error(error), style="yellow"))

    def save(self, file: Path | None = None) -> None:
        """Save the game to its own file or to the one named."""
        saves.write(self.match, file or self.file, self.bots)

    def hear(self, line: str) -> None:
        """A line the player typed: a command, a number or an answer in words."""
        self.replies = []
        if not line:
            self.show()
            return
        word, _, rest = line.partition(" ")
        try:
            if word in COMMANDS and line not in self.options():
                COMMANDS[word](self, rest.strip())
            else:
                self.answer(self.meant(line))
        except CovenError as error:
            self.say(Text(self.speaker.error(error), style="yellow"))

    def hear_late(self, line: str) -> None:
        """A line after the end; whoever takes an answer back plays on."""
        self.hear(line)
        if self.match.deciding:
            self.play_on()

    def say(self, what: RenderableType) -> None:
        """Something for the player to read: at once, or with the next screen, if there is one."""
        if self.reader.live and self.going:
            self.replies.append(what)
        else:
            self.console.print(what)

    def known(self) -> list[str]:
        """What can be typed: answers in words and as they are shown, commands, and names to ask for."""
        question = self.match.question(self.seat())
        phrases = [choice.phrase for choice in self.choices(question)] if question else []
        asked = [f"? {what}" for what in (*self.options(), *self.lookup.names())]
        return [*self.options(), *phrases, *COMMANDS, *asked]

    def options(self) -> tuple[str, ...]:
        """The legal answers."""
        question = self.match.question(self.seat())
        return () if question is None else question.options

    def meant(self, line: str) -> str:
        """The answer a line stands for: its number, the word itself, or the only option that begins like it."""
        options = self.options()
        if line.isdecimal() and (question := self.match.question(self.seat())):
            return by_number(self.choices(question), line)
        word = " ".join(line.lower().split())
        if word not in options and len(said := self._said(line)) == 1:  # as it is listed, whatever else it might mean
            return said[0]
        if word in options or self.match.explain(word, self.seat()).rule:  # refused, and so not a beginning
            return word
        begins = [option for option in options if option.startswith(word)] or self._phrased(line)
        if len(begins) > 1:
            self.unfold(begins)
            raise AnswerError("which-answer", given=line)
        return begins[0] if begins else word

    def _said(self, line: str) -> list[str]:
        """The answers whose phrases are what somebody typed, whatever the accents."""
        question, typed = self.match.question(self.seat()), plain(line)
        return [choice.word for choice in self.choices(question) if plain(choice.phrase) == typed] if question else []

    def _phrased(self, line: str) -> list[str]:
        """The answers whose phrases are, or begin, as somebody typed; else those about it."""
        question, typed = self.match.question(self.seat()), plain(line)
        choices = self.choices(question) if question and typed else []
        begun = self._said(line) or [choice.word for choice in choices if plain(choice.phrase).startswith(typed)]
        return begun or self.lookup.meant(line, question, self.match.refusals(self.seat()))

    def unfold(self, words: list[str]) -> None:
        """Show some of the answers whole."""
        question = self.match.question(self.seat())
        if question is not None and self.reader.live:
            self.say(listed([choice for choice in self.choices(question) if choice.word in words]).forms[0])

    def choices(self, question: Question) -> list[Choice]:
        """The answers as they are listed."""
        return numbered(question, self.speaker)

    def answer(self, word: str) -> None:
        """Give an answer, and those after it that leave no choice."""
        self.recent = []
        seat, since = self.seat(), self.match.version
        question = self.match.question(seat)
        self.match.answer(word, seat=seat)
        self.met += [question.prompt] if question is not None else []
        self.since[seat] = since
        self.settle_forced()
        self.save()
        self.show()

    def settle_forced(self) -> None:
        """Pass questions that leave no choice, and remember to tell it."""
        while self.auto and (question := self.match.question(self.seat())) is not None and question.forced:
            answer = next(answer for answer in question.answers if answer.word == question.forced)
            phrase = self.speaker.option(answer, question)
            self.match.pass_forced()
            self.passed[self.match.version] = question.seat, phrase

    def seat(self) -> str:
        """Who looks at the table: whoever decides, and a watcher once the game is over."""
        return self.match.deciding or WATCHER

    def happened(self, since: int) -> list[str]:
        """What whoever looks came to know since an answer, a line each; what was passed for this seat is told too."""
        seat, heard = self.seat(), self.match.heard(since, self.seat())
        lines: list[str] = []
        for version, (whose, phrase) in self.passed.items():
            if version > since and whose == seat:
                lines += self._told([one.happening for one in heard if one.version < version])
                lines.append(self.speaker.term("terminal-passed", option=phrase))
                heard = [one for one in heard if one.version >= version]
        return lines + self._told([one.happening for one in heard])

    def news(self, since: int) -> list[str]:
        """The same, but where there is much to tell, whose turn it was and a paragraph for each of the last round."""
        lines = self.happened(since)
        if len(lines) <= RECENT:
            return lines
        known = [heard.happening for heard in self.match.heard(since, self.seat())]
        round = turns(self.match.game.telling, known)[-len(self.match.seats) - 1 :]
        return [line for turn in round for line in paragraph(self._told(turn))]

    def _told(self, happenings: list[Happening]) -> list[str]:
        return told(self.speaker, self.match.game.telling, happenings)

    def notice(self, key: str, **values: int | str) -> None:
        """A line for the player."""
        self.recent.append(self.speaker.term(key, **values))

    def show(self) -> None:
        """The table, what happened last, and the question: on a screen that is drawn anew, or line by line."""
        if self.match.deciding and self.reader.live:
            return  # the reader draws it above the next line
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(Lines(fitted(self.console, self.parts(), self.console.width, None)), end="")
        if not self.match.deciding:
            self.finish()

    def screen(self) -> str:
        """The screen as it fits the window now, with a line left to type on."""
        width, height = self.console.size
        with self.console.capture() as capture:
            self.console.print(Lines(fitted(self.console, self.parts(), width, height - 1)), end="")
        return capture.get()

    def parts(self) -> list[Part]:
        """Everything that is shown, from top to bottom."""
        question = self.match.question(self.seat())
        asked = question.seat if question else ""
        since = max(self.since.values(), default=-1) if question is None else self.since.get(self.seat(), -1)
        lines = [*self.news(since), *self.recent][-RECENT:]
        news = Group(*(Padding(Text(line, style="dim"), (0, 0, 0, 1)) for line in lines))
        return [
            *self.board.parts(self.view(), asked),
            ruled(),
            Part(
                news,
                (OLD_NEWS, Last(news, 6)),
                (NEWS, Last(news, 4)),
                (LATE_NEWS, Last(news, 2)),
                (LAST_NEWS, GONE),
            ),
            Part(Group(*self.replies)),
            *(self.asked(question) if question else []),
        ]

    def make_room(self) -> None:
        """What is too long for the screen beside the question is read page by page."""
        if not self.reader.live or not self.replies:
            return
        width, height = self.console.size
        fitting = Fitting(self.console, self.parts(), width)
        fitting.fit(height - 1)
        if fitting.height() < height:
            return
        lines = drawn(self.console, Group(*self.replies), width)
        for start in range(0, len(lines), height - 1):
            self.console.clear()
            self.console.print(Lines(lines[start : start + height - 1]), end="")
            if self.reader.line(self.speaker.term("terminal-more")):
                break
        self.replies = []

    def change_seats(self) -> None:
        """A curtain between two people at one screen, where they may not see the same."""
        before, now = self.seated, self.match.deciding
        self.seated = now or before
        if not (self.curtain and self.reader.live and before and now) or before == now:
            return
        if self.view(before).board == self.view(now).board:
            return
        self.console.clear()
        self.reader.line(self.speaker.term("terminal-curtain", player=self.speaker.player(now)))

    def view(self, seat: str = "") -> View:
        """The table as a seat sees it, or whoever decides."""
        view = self.match.game.view(self.match.table, self.match.number(seat or self.seat()), False)
        assert isinstance(view, View)
        return view

    def asked(self, question: Question) -> list[Part]:
        """The prompt and its numbered options, with the words to type."""
        cause = self.speaker.cause(question)
        prompt = Text(f" {self.speaker.player(question.seat)} ", style="bold reverse")
        prompt.append(f" {self.speaker.ask(question)}", style="bold not reverse")
        asking = [Padding(Text(cause, style="italic yellow"), (0, 0, 0, 1))] if cause else []
        lesson = Padding(Text(self.lesson(question), style="green"), (0, 0, 0, 1))
        return [
            Part(lesson if self.lesson(question) else GONE),
            Part(Group(*asking, prompt)),
            listed(self.choices(question)),
        ]

    def lesson(self, question: Question) -> str:
        """What a question of this kind is about, for somebody who meets it for the first time."""
        key = f"lesson-{question.prompt}"
        known = not self.learning or question.prompt in self.met or key not in self.speaker.catalogue
        return "" if known else self.speaker.term(key)

    def finish(self) -> None:
        """The game is over: say how it ended, who has how many points, and how to look at it again."""
        self.save()
        ended, say = self.match.outcome, self.speaker.term
        self.console.print(Text(self.outcome(), style="bold red" if ended.word == "lost" else "bold green"))
        for seat, points in sorted(ended.scores.items(), key=lambda score: -score[1]):
            self.console.print(Text(say("terminal-score", player=self.speaker.player(seat), n=points)))
        self.console.print(Text(say("terminal-played", answers=len(self.match.answers))))
        self.console.print(Text(say("terminal-saved", file=str(self.file))))
        self.console.print(Text(say("terminal-replay", file=str(self.file))))
        self.enter_record()
        self.going, self.over = False, True

    def outcome(self) -> str:
        """How the game ended."""
        ended = self.match.outcome
        winners = " + ".join(self.speaker.player(seat) for seat in ended.winners)
        key = "board-over" if "board-over" in self.speaker.catalogue else "terminal-over"
        return self.speaker.term(key, outcome=winners if ended.kind == "scored" else ended.word)

    def enter_record(self) -> None:
        """Where players keep a record book, the game goes into it and the table is shown."""
        try:
            entry = records.enter(self.match)
        except CovenError as error:
            self.console.print(Text(self.speaker.error(error), style="yellow"))
            return
        if entry == "entered":
            for line in records.lines(self.match.game, self.speaker, self.match.seats[0]):
                self.console.print(line, markup=False)
        elif entry:
            self.console.print(self.speaker.term(f"records-{entry}"))
