"""A screen that fits its window: every piece has barer forms, and the least needed gives way first."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.segment import Segment
from rich.text import Text

Line = list[Segment]

# what gives way before what, the first one first
DECORATION, OLD_NEWS, OTHERS, MAP, NEWS, WORDS, TABLE, SENTENCES, LATE_NEWS, COLUMNS, LAST_NEWS, BARE, FOLDED = range(
    13
)

GONE: RenderableType = Group()


class Part:
    """A piece of the screen: its fullest form, and barer ones with the moment when each is taken."""

    def __init__(self, full: RenderableType, *barer: tuple[int, RenderableType]) -> None:
        self.forms = [full, *[form for _, form in barer]]
        self.ranks = [rank for rank, _ in barer]


def ruled() -> Part:
    """A line across, where there is room for it."""
    return Part(Rule(style="dim"), (DECORATION, GONE))


class Lines:
    """Lines that are drawn already."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Line by line, as they are."""
        for line in self.lines:
            yield from line
            yield Segment.line()


class Last:
    """Only the last lines of something."""

    def __init__(self, whole: RenderableType, lines: int) -> None:
        self.whole = whole
        self.most = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """What happened last stands last."""
        yield Lines(drawn(console, self.whole, options.max_width)[-self.most :])


def drawn(console: Console, what: RenderableType, width: int) -> list[Line]:
    """The lines of something, nothing padded to the width."""
    options = console.options.update(width=width, height=None)
    lines = console.render_lines(what, options, pad=False)
    return [] if lines == [[]] else [_bare(line) for line in lines]


def _bare(line: Line) -> Line:
    """A line without blanks at its end; those on a coloured ground stay."""
    while line and not line[-1].control:
        text, style, _ = line[-1]
        if style is not None and (style.bgcolor or style.reverse):
            return line
        if kept := text.rstrip():
            return [*line[:-1], Segment(kept, style)]
        line = line[:-1]
    return line


class Fitting:
    """Parts of a screen in one width: which form of each is shown."""

    def __init__(self, console: Console, parts: Sequence[Part], width: int) -> None:
        self.console = console
        self.parts = parts
        self.width = width
        self.shown = [0] * len(parts)
        self.known: dict[tuple[int, int], list[Line]] = {}

    def lines(self, number: int) -> list[Line]:
        """The lines of a part in its present form."""
        key = number, self.shown[number]
        if key not in self.known:
            self.known[key] = drawn(self.console, self.parts[number].forms[key[1]], self.width)
        return self.known[key]

    def height(self) -> int:
        """How many lines all parts take."""
        return sum(len(self.lines(number)) for number in range(len(self.parts)))

    def fit(self, height: int) -> None:
        """Take barer forms until everything fits; then give back what still has room, what was taken last first."""
        cuts = sorted(
            (rank, number, form) for number, part in enumerate(self.parts) for form, rank in enumerate(part.ranks, 1)
        )
        taken: list[tuple[int, int]] = []
        for _, number, form in cuts:
            if self.height() <= height:
                break
            self.shown[number] = form
            taken.append((number, form))
        for number, form in reversed(taken):
            if self.shown[number] == form:
                self.shown[number] = form - 1
                if self.height() > height:
                    self.shown[number] = form


def fitted(console: Console, parts: Sequence[Part], width: int, height: int | None) -> list[Line]:
    """The screen as lines: whole where no height is given, else at most so many; the end is what must be seen."""
    fitting = Fitting(console, parts, width)
    if height is not None:
        fitting.fit(height)
    lines = [line for number in range(len(parts)) for line in fitting.lines(number)]
    return lines if height is None else lines[-height:]


def whole(parts: Sequence[Part]) -> RenderableType:
    """Everything in its fullest form."""
    return Group(*(part.forms[0] for part in parts))


class OneLine:
    """A text on one line, cut off where the window ends."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """As much as there is room for."""
        shown = self.text.copy()
        shown.truncate(options.max_width, overflow="ellipsis")
        yield shown
