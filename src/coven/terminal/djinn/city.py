"""The city as a terminal shows it: a drawn map where there is room for it, else a list of spaces with their paths."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from coven.terminal.djinn.marks import NOTHING, headed
from coven.terminal.map import Canvas, Flow

WIDE = 100  # columns for the map with the shops beside it
PITCH = 13  # columns from one column of the map to the next
PLATE = 13  # columns of a plate with the name of a space
WIDTH = 4 * PITCH + PLATE
HALF = PLATE // 2
GAP = " "  # between the map and the shops
WIDEST = 44  # the shops do not grow beyond this

# the spaces from north to south: the column of each
ROWS: tuple[dict[str, int], ...] = (
    {"s1": 2},
    {"r6": 0, "r1": 2, "r4": 4},
    {"s6": 1, "s4": 3},
    {"source": 2},
    {"r3": 1, "r2": 3},
    {"s3": 0, "s5": 2, "s2": 4},
    {"r5": 2},
)
SPOTS = {id: (column, row) for row, ids in enumerate(ROWS) for id, column in ids.items()}

DOWN, OVER, UNDER = "down", "over", "under"  # straight; out at the side and down; down and in at the side

# every path from north to south: its form, and how far from the middle of a plate it stands
PATHS: dict[tuple[str, str], tuple[str, int]] = {
    ("s1", "r6"): (OVER, 0),
    ("s1", "r1"): (DOWN, 0),
    ("s1", "r4"): (OVER, 0),
    ("r6", "s6"): (OVER, -3),
    ("r1", "s6"): (OVER, 3),
    ("r1", "s4"): (OVER, -3),
    ("r4", "s4"): (OVER, 3),
    ("r6", "s3"): (DOWN, -3),
    ("r4", "s2"): (DOWN, 3),
    ("r1", "source"): (DOWN, 0),
    ("s6", "r3"): (DOWN, -3),
    ("s4", "r2"): (DOWN, 3),
    ("source", "r3"): (OVER, 3),
    ("source", "r2"): (OVER, -3),
    ("r3", "s3"): (OVER, 3),
    ("r3", "s5"): (OVER, -3),
    ("r2", "s5"): (OVER, 3),
    ("r2", "s2"): (OVER, -3),
    ("s3", "r5"): (UNDER, 0),
    ("s5", "r5"): (DOWN, 0),
    ("s2", "r5"): (UNDER, 0),
}


class Place(NamedTuple):
    """A space: its name in a list, its plate on the map and what is written below it; all that a list tells of it."""

    name: Text
    plate: Text
    below: list[Text]
    told: list[Text]
    reached: str

    def short(self) -> Text:
        """What is there, without the paths."""
        return Text(" ").join([self.name, *self.told])


class Shop(NamedTuple):
    """A heading, and what can be had there: a name, and what is to be known of it."""

    heading: str
    goods: list[tuple[str, Text]]


class City:
    """The map with the wizards at their edges, and the shops beside it or above."""

    def __init__(
        self, places: Mapping[str, Place], wizards: Mapping[tuple[str, str], Text], charted: bool, shops: list[Shop]
    ) -> None:
        self.places = places
        self.wizards = wizards  # by space and the space they came from
        self.charted = charted  # whether these are the printed paths
        self.shops = shops

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Map and shops side by side if they fit, else the shops above a list."""
        if self.charted and options.max_width >= WIDE:
            room = min(options.max_width - WIDTH - len(GAP), WIDEST)
            lines = [line for shop in self.shops for line in _shelf(shop, room)]
            for street, line in zip_longest(self._drawn(), lines, fillvalue=Text()):
                row = street.copy()
                row.append(" " * (WIDTH - row.cell_len) + GAP if line else "")
                yield row.append_text(line)
        else:
            yield from self.shelves()
            yield self._listed()

    def shelves(self) -> list[Flow]:
        """Every shop behind its heading."""
        found: list[Flow] = []
        for shop in self.shops:
            goods = [Text(name).append(" " if extra else "").append_text(extra) for name, extra in shop.goods]
            found.append(headed(shop.heading, goods or [Text(NOTHING)]))
        return found

    def _listed(self) -> Grid:
        grid = Grid(box=None, padding=(0, 1), show_header=False)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=4)
        grid.add_column(ratio=7)
        for place in self.places.values():
            grid.add_row(place.name, Text("  ").join(place.told), Text(f"→ {place.reached}", style="dim"))
        return grid

    def _drawn(self) -> list[Text]:
        tops = self._tops()
        canvas = Canvas()
        for north, south in PATHS:
            corners = self._route(north, south, tops)
            for number, corner in enumerate(corners[1:]):
                canvas.line(corners[number], corner)
        for north, south in PATHS:
            corners = self._route(north, south, tops)
            self._stand(canvas, (north, south), corners[0])
            self._stand(canvas, (south, north), corners[-1])
        for id, place in self.places.items():
            column, row = SPOTS[id]
            canvas.write(column * PITCH, tops[row], place.plate)
            for number, line in enumerate([*place.below, *self._inside(id)], 1):
                x = column * PITCH + (PLATE - line.cell_len) // 2
                canvas.write(min(max(x, 0), WIDTH - line.cell_len), tops[row] + number, line)
        return canvas.rows()

    def _inside(self, id: str) -> list[Text]:
        """Wizards that came along no path: those of the final Source actions."""
        return [self.wizards[id, ""]] if (id, "") in self.wizards else []

    def _tops(self) -> list[int]:
        """The line every row begins on: two lines at least for a path straight down, so that both its edges show."""
        tops = [0]
        for row, ids in enumerate(ROWS):
            below = max(1, *[len(self.places[id].below) for id in ids])
            for north, south in PATHS:
                if PATHS[north, south][0] == DOWN and SPOTS[north][1] == row and SPOTS[south][1] == row + 1:
                    below = max(below, len(self.places[north].below) + 2)
            tops.append(tops[-1] + 1 + below)
        return tops

    def _route(self, north: str, south: str, tops: list[int]) -> list[tuple[int, int]]:
        """The corners of a path, from its northern edge to its southern one."""
        form, shift = PATHS[north, south]
        (column, row), (target, last) = SPOTS[north], SPOTS[south]
        below = tops[row] + 1 + len(self.places[north].below)
        if form == DOWN:
            x = column * PITCH + HALF + shift
            return [(x, below), (x, tops[last] - 1)]
        if form == OVER:
            x = target * PITCH + HALF + shift
            return [(_side(column, target), tops[row]), (x, tops[row]), (x, tops[last] - 1)]
        x = column * PITCH + HALF
        return [(x, below), (x, tops[last]), (_side(target, column), tops[last])]

    def _stand(self, canvas: Canvas, edge: tuple[str, str], cell: tuple[int, int]) -> None:
        """Wizards at an edge, next to the plate."""
        if edge in self.wizards:
            mark = self.wizards[edge]
            west = cell[0] < SPOTS[edge[0]][0] * PITCH
            canvas.write(cell[0] - (mark.cell_len - 1 if west else 0), cell[1], mark)


def _shelf(shop: Shop, width: int) -> list[Text]:
    """A shop as lines of this width: names on the left, the rest on the right."""
    lines = [Text(shop.heading, style="bold")]
    for name, extra in shop.goods:
        line = Text(f" {name}")
        line.truncate(width - extra.cell_len - 1, overflow="ellipsis", pad=True)
        lines.append(line.append(" ").append_text(extra))
    return lines


def _side(column: int, other: int) -> int:
    """The cell beside a plate, on the side where another column is."""
    return column * PITCH + (PLATE if other > column else -1)
