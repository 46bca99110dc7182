"""The numbered answers to a question, in as many columns as they need; too many fold into groups."""

from __future__ import annotations

from itertools import groupby, takewhile
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from coven.engine.core.errors import AnswerError
from coven.engine.edge.questions import Question
from coven.terminal.screen import COLUMNS, FOLDED, SENTENCES, WORDS, Part
from coven.text import Speaker

GAP = 2
NUMBER = 4  # columns of a number and what is around it
FEW = 6  # options that need no second column
LEAST = 16  # columns in which a phrase can still be recognised


class Choice(NamedTuple):
    """An answer: its number, the phrase people read, the word that can be typed, and its verb."""

    number: int
    phrase: str
    word: str
    verb: str


def numbered(question: Question, speaker: Speaker) -> list[Choice]:
    """The answers with their phrases; amounts and places have their own numbers, everything else is counted."""
    words = [answer.word.split() for answer in question.answers]
    own = len({word[0] for word in words}) == 1 and all(len(word) == 2 and word[1].isdecimal() for word in words)
    numbers = [int(word[1]) for word in words] if own else range(1, len(words) + 1)
    return [
        Choice(number, speaker.option(answer, question), answer.word, answer.verb)
        for number, answer in zip(numbers, question.answers, strict=True)
    ]


def by_number(choices: list[Choice], line: str) -> str:
    """The answer with the number that somebody typed."""
    found = {choice.number: choice.word for choice in choices}
    if int(line) in found:
        return found[int(line)]
    numbers = sorted(found)
    whole = numbers == list(range(numbers[0], numbers[-1] + 1)) and len(numbers) > 1
    said = f"{numbers[0]}–{numbers[-1]}" if whole else ", ".join(map(str, numbers))
    raise AnswerError("no-such-number", given=line, numbers=said)


def listed(choices: list[Choice]) -> Part:
    """The answers as a part of the screen."""
    return Part(
        Listed(choices, words=True),
        (WORDS, Listed(choices)),
        (SENTENCES, Columns(choices, 1)),
        (COLUMNS, Columns(choices, 2)),
        (COLUMNS, Columns(choices, 3)),
        (FOLDED, Folded(choices)),
    )


class Listed:
    """Whole phrases: in columns where they are short, else below one another, with the words to type beside them."""

    def __init__(self, choices: list[Choice], words: bool = False) -> None:
        self.choices = choices
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """A phrase that is too long goes on in the next line."""
        phrase = max((len(choice.phrase) for choice in self.choices), default=0)
        word = max((len(choice.word) for choice in self.choices), default=0) + GAP if self.words else 0
        wide = NUMBER + phrase + word
        columns = (options.max_width + GAP) // (wide + GAP) if len(self.choices) > FEW else 1
        if columns > 1:
            for row in _rows(self.choices, columns):
                line = Text(no_wrap=True)
                for place, choice in enumerate(row):
                    line.append(" " * (place * (wide + GAP) - line.cell_len)).append_text(self._cell(choice, phrase))
                yield line
            return
        room = options.max_width - NUMBER - word
        for choice in self.choices:
            wrapped = Text(choice.phrase).wrap(console, min(phrase, room))
            for number, line in enumerate(wrapped):
                yield self._cell(choice._replace(phrase=line.plain), min(phrase, room), number > 0)

    def _cell(self, choice: Choice, wide: int, further: bool = False) -> Text:
        if further:
            return Text(" " * NUMBER + choice.phrase, no_wrap=True)
        line = _numbered(choice.number).append(choice.phrase, style="default not bold")
        if self.words:
            line.append(" " * (NUMBER + wide + GAP - line.cell_len)).append(choice.word, style="default not bold dim")
        return line


class Columns:
    """One line for each phrase, in columns, cut off where there is no room for all of it."""

    def __init__(self, choices: list[Choice], columns: int) -> None:
        self.choices = choices
        self.columns = columns

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """What is cut off, `?` and the number tell."""
        wide = (options.max_width + GAP) // self.columns - GAP
        columns = self.columns if wide >= LEAST else 1
        for row in _rows(self.choices, columns):
            line = Text(no_wrap=True)
            for place, choice in enumerate(row):
                cell = _numbered(choice.number).append(choice.phrase, style="default not bold")
                cell.truncate(wide, overflow="ellipsis")
                line.append(" " * (place * (wide + GAP) - line.cell_len)).append_text(cell)
            yield line


class Folded:
    """One line for all answers of a kind: their numbers, and how their phrases begin."""

    def __init__(self, choices: list[Choice]) -> None:
        self.choices = choices

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The word of a kind unfolds it."""
        for verb, group in groupby(self.choices, key=lambda choice: choice.verb):
            found = list(group)
            line = _numbered(found[0].number)
            if len(found) > 1:
                numbers = sorted([found[0].number, found[-1].number])
                line = Text(f" {numbers[0]}–{numbers[1]} ", style="bold cyan")
                line.append(f"{_beginning(found)}… ", style="default not bold").append(f" {verb}", style="not bold dim")
            else:
                line.append(found[0].phrase, style="default not bold")
            line.truncate(options.max_width, overflow="ellipsis")
            yield line


def _numbered(number: int) -> Text:
    return Text(f"{number:>{NUMBER - 1}} ", style="bold cyan", no_wrap=True)


def _rows(choices: list[Choice], columns: int) -> list[list[Choice]]:
    """Row by row, numbered from top to bottom."""
    high = -(-len(choices) // columns)
    return [choices[row::high] for row in range(high)]


def _beginning(choices: list[Choice]) -> str:
    """What the phrases of a group have in common, word by word."""
    words = [choice.phrase.split() for choice in choices]
    shared = [first for first, *rest in zip(*words, strict=False) if all(word == first for word in rest)]
    return " ".join(takewhile(lambda word: word in shared, words[0])) or words[0][0]
