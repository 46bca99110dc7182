"""One person at a terminal: shows the table, reads lines, answers questions."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from coven.engine.core.errors import AnswerError, CovenError
from coven.engine.core.events import Telling
from coven.engine.core.machine import State, Values
from coven.engine.edge.game import Happening
from coven.engine.edge.match import Match
from coven.engine.edge.questions import Question
from coven.engine.edge.record import Replay
from coven.engine.edge.views import WATCHER
from coven.terminal import records, saves
from coven.terminal.board import Board, board_for
from coven.terminal.commands import COMMANDS
from coven.text import Speaker, speaker_for

RECENT = 12  # lines of the log that stay in sight
FEW = 6  # options that need no second column
MARGIN = 6  # what a number and the gaps take of a column


class Session:
    """A game, a language, the file it saves itself to, a console."""

    def __init__(self, match: Match[State], language: str, file: Path, console: Console | None = None) -> None:
        self.match = match
        self.file = file
        self.console = console or Console(highlight=False, soft_wrap=False)
        self.recent: list[str] = []  # lines that are no events
        self.since: dict[str, int] = {}  # the version each seat has seen: that of its last answer
        self.auto = True  # answer questions that leave no choice
        self.going = True
        self.speaker: Speaker
        self.board: Board
        self.speak(language)

    def speak(self, language: str) -> None:
        """Change the language."""
        self.language = language
        self.speaker = speaker_for(self.match.game, language, self.match.names)
        self.board = board_for(self.match.game, self.speaker)

    def run(self, report: Replay | None = None, resumed: bool = False) -> None:
        """Play until the game is over or the player leaves; every answer is saved at once."""
        self.notice("terminal-welcome")
        if resumed:
            self.notice("terminal-resumed", answers=len(self.match.answers), game=self.match.game.id)
        self.tell_replay(report)
        self.save()
        self.settle_forced()
        self.show()
        try:
            while self.going:
                self.hear(input(self.speaker.term("terminal-input") + " ").strip())
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
        self.save()
        self.going = False
        self.console.print()
        self.console.print(self.speaker.term("terminal-saved", file=str(self.file)))

    def save(self, file: Path | None = None) -> None:
        """Save the game to its own file or to the one named."""
        saves.write(self.match, file or self.file)

    def hear(self, line: str) -> None:
        """A line the player typed: a command, a number or an answer in words."""
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
            self.console.print(Text(self.speaker.error(error), style="yellow"))

    def options(self) -> tuple[str, ...]:
        """The legal answers."""
        question = self.match.question(self.seat())
        return () if question is None else question.options

    def meant(self, line: str) -> str:
        """The answer a line stands for: its number, the word itself, or the only option that begins like it."""
        options = self.options()
        if line.isdecimal():
            if not 1 <= int(line) <= len(options):
                raise AnswerError("no-such-number", given=line, most=len(options))
            return options[int(line) - 1]
        word = " ".join(line.lower().split())
        if word in options:
            return word
        begins = [option for option in options if option.startswith(word)]
        return begins[0] if len(begins) == 1 else word

    def answer(self, word: str) -> None:
        """Give an answer, and those after it that leave no choice."""
        self.recent = []
        seat, since = self.seat(), self.match.version
        self.match.answer(word, seat=seat)
        self.since[seat] = since
        self.settle_forced()
        self.save()
        self.show()

    def settle_forced(self) -> None:
        """Pass questions that leave no choice."""
        while self.auto and self.match.pass_forced():
            pass

    def seat(self) -> str:
        """Who looks at the table: whoever decides, and a watcher once the game is over."""
        return self.match.deciding or WATCHER

    def happened(self, since: int) -> list[str]:
        """What whoever looks came to know since an answer, a line each."""
        return self._told(self._known(since))

    def news(self, since: int) -> list[str]:
        """The same, but where there is much to tell, a paragraph for each turn of the last round."""
        lines = self.happened(since)
        if len(lines) <= RECENT:
            return lines
        turns: list[list[Happening]] = [[]]
        for happening in self._known(since):
            if self._opens(happening) and not (turns[-1] and self._opens(turns[-1][-1])):
                turns.append([])
            turns[-1].append(happening)
        round = turns[-len(self.match.seats) - 1 :]
        return [" ".join(self._told(turn)) for turn in round if turn]

    def _opens(self, happening: Happening) -> bool:
        return self.match.game.telling.kinds[happening.kind].opens

    def _told(self, happenings: list[Happening]) -> list[str]:
        return told(self.speaker, self.match.game.telling, happenings)

    def _known(self, since: int) -> list[Happening]:
        return [heard.happening for heard in self.match.heard(since, self.seat())]

    def notice(self, key: str, **values: int | str) -> None:
        """A line for the player."""
        self.recent.append(self.speaker.term(key, **values))

    def show(self) -> None:
        """The table, what happened last, and the question."""
        question = self.match.question(self.seat())
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(self.board.draw(self.view(), question.seat if question else ""))
        self.console.rule(style="dim")
        since = max(self.since.values(), default=-1) if question is None else self.since.get(self.seat(), -1)
        for line in [*self.news(since), *self.recent][-RECENT:]:
            self.console.print(Padding(Text(line, style="dim"), (0, 0, 0, 1)))
        if question is None:
            self.finish()
        else:
            self.ask(question)

    def view(self) -> msgspec.Struct:
        """The table as whoever decides sees it."""
        return self.match.game.view(self.match.table, self.match.number(self.seat()))

    def ask(self, question: Question) -> None:
        """The prompt and its numbered options, with the words to type."""
        if cause := self.speaker.cause(question):
            self.console.print(Padding(Text(cause, style="italic yellow"), (0, 0, 0, 1)))
        prompt = Grid.grid(padding=(0, 1))
        prompt.add_row(
            Text(f" {self.speaker.player(question.seat)} ", style="bold reverse"),
            Text(self.speaker.ask(question), style="bold"),
        )
        self.console.print(prompt)
        phrases = [self.speaker.option(answer, question) for answer in question.answers]
        columns = self._columns(phrases, question.options)
        grid = Grid.grid(padding=(0, 1), expand=True)
        for _ in range(columns):
            grid.add_column(justify="right", style="bold cyan", no_wrap=True, min_width=3)
            grid.add_column(ratio=1)
            grid.add_column(style="dim", max_width=self.console.width * 2 // 5 // columns)
        cells = [
            (str(number), phrase, word)
            for number, (phrase, word) in enumerate(zip(phrases, question.options, strict=True), 1)
        ]
        rows = -(-len(cells) // columns)
        for row in range(rows):
            shown = [cells[place] for place in range(row, len(cells), rows)]
            grid.add_row(*(Text(text) for cell in shown for text in cell))
        self.console.print(grid)

    def _columns(self, phrases: list[str], words: tuple[str, ...]) -> int:
        """Two columns for many short options, one for few or long ones."""
        room = self.console.width // 2 - MARGIN
        short = max(map(len, phrases), default=0) + max(map(len, words), default=0) <= room
        return 2 if short and len(words) > FEW else 1

    def finish(self) -> None:
        """The game is over: say how, and stop."""
        self.save()
        ended = self.match.outcome
        winners = " + ".join(self.speaker.player(seat) for seat in ended.winners)
        outcome = winners if ended.kind == "scored" else ended.word
        key = "board-over" if "board-over" in self.speaker.catalogue else "terminal-over"
        said = self.speaker.term(key, outcome=outcome)
        self.console.print(Text(said, style="bold red" if outcome == "lost" else "bold green"))
        self.console.print(self.speaker.term("terminal-saved", file=str(self.file)))
        self.enter_record()
        self.going = False

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


def told(speaker: Speaker, telling: Telling[State], happenings: list[Happening]) -> list[str]:
    """What happened, a line each; cards one player draws in a row share a line."""
    lines: list[str] = []
    for (kind, player), group in groupby(happenings, key=_in_one_breath):
        found = list(group)
        if telling.kinds[kind].joins and len(found) > 1:
            cards = ", ".join([speaker.card(str(card)) for each in found if (card := each.values.get("card"))])
            said: Values = {"player": speaker.player(player), "n": len(found), "cards": cards or "hidden"}
            lines.append(speaker.term("terminal-drew", **said))
        else:
            lines += [speaker.say(happening) for happening in found]
    return lines


def _in_one_breath(happening: Happening) -> tuple[str, str]:
    return happening.kind, str(happening.values.get("player", ""))
