"""Lancre as a terminal shows it: a drawn map where there is room for it, else a list of places with their paths."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from itertools import pairwise
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from coven.engine.edge.catalogue import Catalogue, Fact
from coven.terminal.screen import OneLine
from coven.text import Speaker

WIDE = 100  # columns the drawn map needs
COLUMNS = 5
WIDEST = 26  # a column of the map does not grow beyond this

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
LINES = " │─└││┌├─┘─┴┐┤┬┼"  # by the directions a line goes from a cell

# the places, row by row from west to east; the path from Slice passes the gap in the second row
ROWS = (
    ("slice", "no_sun", "jacks_well", "blackglass", "creel_springs"),
    ("", "razorback", "mad_stoat", "dancers", "blasted_oak"),
    ("rock_hard_place", "granny_cottage", "magrat_cottage", "lancre_town", "lancre_castle"),
    ("slippery_hollow", "bad_ass", "lancre_gorge", "lancre_bridge"),
    ("skund", "standing_stone", "dungeon", "lancre_caves", "long_man"),
)
SPOTS = {id: (column, row) for row, ids in enumerate(ROWS) for column, id in enumerate(ids) if id}

# paths between neighbours in a row, from west to east
BESIDE = {
    *(("slice", "no_sun"), ("no_sun", "jacks_well"), ("blackglass", "creel_springs")),
    *(("rock_hard_place", "granny_cottage"), ("magrat_cottage", "lancre_town"), ("lancre_town", "lancre_castle")),
    *(("bad_ass", "lancre_gorge"), ("lancre_gorge", "lancre_bridge")),
    *(("skund", "standing_stone"), ("lancre_caves", "long_man")),
}

# all other paths, from north to south: under which letters of the two names they begin and end
BELOW = {
    ("slice", "rock_hard_place"): (1, 1),
    ("slice", "razorback"): (3, 1),
    ("jacks_well", "granny_cottage"): (1, 3),
    ("jacks_well", "mad_stoat"): (3, 3),
    ("blackglass", "mad_stoat"): (1, 5),
    ("blackglass", "dancers"): (3, 3),
    ("creel_springs", "blasted_oak"): (1, 1),
    ("razorback", "granny_cottage"): (1, 1),
    ("mad_stoat", "magrat_cottage"): (1, 1),
    ("dancers", "lancre_town"): (3, 3),
    ("blasted_oak", "lancre_town"): (1, 5),
    ("rock_hard_place", "slippery_hollow"): (1, 1),
    ("rock_hard_place", "bad_ass"): (3, 1),
    ("magrat_cottage", "bad_ass"): (1, 3),
    ("lancre_town", "lancre_bridge"): (1, 1),
    ("lancre_castle", "long_man"): (1, 1),
    ("slippery_hollow", "skund"): (1, 1),
    ("slippery_hollow", "standing_stone"): (3, 1),
    ("lancre_gorge", "standing_stone"): (1, 3),
    ("lancre_bridge", "lancre_caves"): (1, 1),
    ("skund", "lancre_caves"): (1, 1),  # around the Standing Stone
}
LANE = 2  # columns west of Jack's Well, where the path to Granny's cottage passes a row of places


class Place(NamedTuple):
    """What is written at a place: its name and a line for each slot."""

    name: str
    slots: list[Text]


class Map:
    """Places with the paths between them."""

    def __init__(self, places: Mapping[str, Place], paths: Collection[tuple[str, str]]) -> None:
        self.places = places
        self.paths = paths  # every path in both directions

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The map if it fits, else the list."""
        known = BESIDE | BELOW.keys()
        charted = all((a, b) in known or (b, a) in known for a, b in self.paths) and SPOTS.keys() >= self.places.keys()
        if charted and options.max_width >= WIDE:
            yield from self._drawn(min(options.max_width // COLUMNS, WIDEST))
        else:
            yield self._listed()

    def _listed(self) -> Grid:
        grid = Grid(box=None, padding=(0, 1), show_header=False)
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column(no_wrap=True, overflow="ellipsis", max_width=26)
        grid.add_column(ratio=1)
        for id, place in self.places.items():
            reached = ", ".join(self.places[b].name for a, b in self.paths if a == id)
            ways = Text(f"→ {reached}" if reached else "", style="dim")
            grid.add_row(place.name, Text("\n").join(place.slots), ways)
        return grid

    def _drawn(self, pitch: int) -> Iterable[Text]:
        tops = self._tops()
        canvas = Canvas()
        for west, east in BESIDE & set(self.paths):
            column, row = SPOTS[west]
            start = column * pitch + len(self.places[west].name) + 1
            canvas.dash(start, SPOTS[east][0] * pitch - 2, tops[row])
        for north, south in BELOW.keys() & set(self.paths):
            around = SPOTS[north][1] == SPOTS[south][1]
            canvas.path(self._route(north, south, pitch, tops), NORTH if around else SOUTH)
        for id, place in self.places.items():
            column, row = SPOTS[id]
            for number, line in enumerate([Text(place.name, style="bold"), *place.slots]):
                shown = line.copy()
                shown.truncate(pitch - 3, overflow="ellipsis")
                canvas.write(column * pitch, tops[row] + number, shown)
        return canvas.rows()

    def _tops(self) -> list[int]:
        """The line every row begins on, and the one after the last row; a free line for paths is above each."""
        tops = [0]
        for ids in ROWS:
            slots = [len(self.places[id].slots) for id in ids if id in self.places]
            tops.append(tops[-1] + 1 + max(slots, default=0) + 1)
        return tops

    def _route(self, north: str, south: str, pitch: int, tops: list[int]) -> list[tuple[int, int]]:
        """The corners of a path: down, across in the free line above the southern place, and down."""
        ports = BELOW[north, south]
        (column, row), (target, last) = SPOTS[north], SPOTS[south]
        start = (column * pitch + ports[0], tops[row] + 1 + len(self.places[north].slots))
        end = (target * pitch + ports[1], tops[last] - 1)
        if row == last:  # around, below the row
            return [(start[0], tops[row + 1] - 1), (end[0], tops[row + 1] - 1)]
        if target != column and last > row + 1:
            lane = column * pitch - LANE
            return [start, (start[0], tops[row + 1] - 1), (lane, tops[row + 1] - 1), (lane, end[1]), end]
        return [start, (start[0], end[1]), end]


class Canvas:
    """Lines, and text that lies on them."""

    def __init__(self) -> None:
        self.lines: dict[tuple[int, int], int] = {}
        self.texts: dict[int, list[tuple[int, Text]]] = {}

    def path(self, corners: list[tuple[int, int]], last: int) -> None:
        """A line through all these corners, from what is above the first one to the last direction."""
        for start, end in pairwise(corners):
            self.line(start, end)
        self._turn(corners[0], NORTH)
        self._turn(corners[-1], last)

    def dash(self, start: int, end: int, y: int) -> None:
        """A line between two names, even where there is room for a single cell."""
        for x in range(start, end + 1):
            self._turn((x, y), EAST | WEST)

    def line(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """A straight line."""
        (x, y), (far, deep) = min(start, end), max(start, end)
        for column in range(x, far):
            self._turn((column, y), EAST)
            self._turn((column + 1, y), WEST)
        for row in range(y, deep):
            self._turn((x, row), SOUTH)
            self._turn((x, row + 1), NORTH)

    def write(self, x: int, y: int, text: Text) -> None:
        """Text over the lines."""
        self.texts.setdefault(y, []).append((x, text))

    def rows(self) -> list[Text]:
        """Everything, from top to bottom."""
        depth = max([y for _, y in self.lines] + list(self.texts), default=-1) + 1
        return [self._row(y) for y in range(depth)]

    def _row(self, y: int) -> Text:
        row = Text(no_wrap=True)
        for x, text in sorted(self.texts.get(y, []), key=lambda written: written[0]):
            row.append(self._between(row.cell_len, x, y), style="dim").append_text(text)
        end = max((x for x, line in self.lines if line == y), default=-1) + 1
        return row.append(self._between(row.cell_len, end, y), style="dim")

    def _between(self, start: int, end: int, y: int) -> str:
        return "".join(LINES[self.lines.get((x, y), 0)] for x in range(start, end))

    def _turn(self, cell: tuple[int, int], direction: int) -> None:
        self.lines[cell] = self.lines.get(cell, 0) | direction


class Flow:
    """Short texts one after the other; one that does not fit begins a new line."""

    def __init__(self, parts: list[Text], margin: int = 1, hanging: int = 1, between: str = "  ·  ") -> None:
        self.parts = parts
        self.margin = margin
        self.hanging = hanging  # the margin of further lines
        self.between = between

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """As many lines as are needed."""
        between = Text(self.between, style="dim")
        line = Text(" " * self.margin)
        empty = True
        for part in self.parts:
            if not empty and line.cell_len + between.cell_len + part.cell_len > options.max_width:
                yield line
                line, empty = Text(" " * self.hanging), True
            line = (line if empty else line.append_text(between)).append_text(part)
            empty = False
        yield line

    def short(self) -> OneLine:
        """What fits into one line."""
        return OneLine(Text(self.between, style="dim").join([Text(" " * self.margin) + self.parts[0], *self.parts[1:]]))


class Marks:
    """Tiles, places and witches in short; shape and letter tell Easy from Hard, colour only helps."""

    def __init__(self, catalogue: Catalogue, speaker: Speaker) -> None:
        self.things = catalogue.things
        self.speaker = speaker

    def fact(self, kind: str, id: str, name: str) -> Fact:
        """Something printed on a thing."""
        return self.things[kind][id].facts[name]

    def tile(self, id: str, hard: bool, difficulty: int | None = None, down: bool = False) -> Text:
        """A tile: `(E7)`, `<V18★>`, `<V?>`; on the map with what its Crises add."""
        text = self.speaker.term("glyph-hard" if hard else "glyph-easy")
        if id:
            text += str(self.fact("tile", id, "difficulty") if difficulty is None else difficulty)
            text += "★" if self.fact("tile", id, "kind") == "elf" else ""
        text += "?" if down else ""
        return Text(f"<{text}>", style="bold magenta") if hard else Text(f"({text})", style="bold green")

    def crises(self, number: int) -> Text:
        """The Crises on a tile: `X`."""
        return Text(self.speaker.term("glyph-crisis") * number, style="bold red")

    def witch(self, id: str) -> Text:
        """A witch by her hat and letter: `▲T`."""
        known = f"glyph-{id}" in self.speaker.catalogue
        letter = self.speaker.term(f"glyph-{id}") if known else self.speaker.name("witch", id)[0]
        return Text(f"▲{letter}", style="bold yellow")

    def place(self, id: str) -> str:
        """What a place is called where room is scarce."""
        short = f"board-place-{id}"
        return self.speaker.term(short) if short in self.speaker.catalogue else self.speaker.name("location", id)
