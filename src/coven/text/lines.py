"""A table told in lines: headings, labelled lines, and the things that lie there with their names and texts.

For whoever draws no board: a plain page, a screen reader. A game tells its table in `text/<game>_lines.py`; one that
has no such room is told field by field.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import cast

import msgspec

from coven.engine.edge.catalogue import Catalogue
from coven.engine.edge.game import Game, S
from coven.engine.edge.views import View
from coven.text.speaker import Speaker, speaker_for

Data = Mapping[str, object]


class Piece(msgspec.Struct, omit_defaults=True):
    """Something that lies there: its name, how often, what is printed on it, how it stands, and its address."""

    name: str
    n: int = 1
    text: str = ""
    state: str = ""
    at: str = ""
    look: str = ""  # a colour or shape, which never tells what the name does not
    warn: bool = False


class Line(msgspec.Struct, omit_defaults=True):
    """Things behind a label; the label may have an address too."""

    label: str = ""
    pieces: list[Piece] = []
    text: str = ""
    at: str = ""


class Section(msgspec.Struct, omit_defaults=True):
    """Lines under a heading; what lies before a player names the seat."""

    title: str
    facts: list[Piece] = []
    lines: list[Line] = []
    seat: str = ""


class Telling:
    """What is needed to tell a table: what somebody sees of it, the box, and a voice."""

    def __init__(self, view: View, box: Catalogue, speaker: Speaker) -> None:
        self.view = view
        self.board: Data = view.board
        self.sums: Data = view.sums
        self.box = box
        self.speaker = speaker
        self.say = speaker.term
        others = [seat for seat in view.seats if seat != view.you]
        self.seats = [seat for seat in view.seats if seat == view.you] + others  # one's own things come first

    def fact(self, kind: str, id: str, name: str) -> object:
        """What is printed on something."""
        return self.box.things[kind][id].facts[name]

    def printed(self, key: str) -> str:
        """What stands on something; nothing where nothing does."""
        return self.speaker.printed(key) if self.speaker.prints(key) else ""


Teller = Callable[[Telling], list[Section]]


def lines(game: Game[S], view: View, language: str, names: Mapping[str, str]) -> list[Section]:
    """The whole table as somebody sees it."""
    return _teller(game.id)(Telling(view, game.catalogue(), speaker_for(game, language, names, view.options)))


@cache
def _teller(game: str) -> Teller:
    room = f"coven.text.{game}_lines"
    found: Teller = import_module(room).told if find_spec(room) else plainly
    return found


def part(data: Data, *names: str) -> Data:
    """A table within a table."""
    for name in names:
        data = cast("Data", data[name])
    return data


def rows(data: Data, name: str) -> Sequence[Data]:
    """A list of tables."""
    return cast("Sequence[Data]", data[name])


def things(data: Data, *names: str) -> Sequence[Data]:
    """What can be seen in a zone."""
    return rows(part(data, *names), "things")


def number(data: Data, *names: str) -> int:
    """A number."""
    return int(cast("int", part(data, *names[:-1])[names[-1]]))


def amounts(data: Data, name: str) -> Mapping[str, int]:
    """Numbers by their names."""
    return cast("Mapping[str, int]", data[name])


def times(thing: Data) -> int:
    """How often something lies there."""
    return int(cast("int", thing.get("n", 1)))


def plainly(telling: Telling) -> list[Section]:
    """Every field of the board on a line of its own."""
    seats = telling.view.seats
    shared = {name: field for name, field in telling.board.items() if name not in seats}
    found = [Section(telling.view.game, lines=_fields(shared))]
    for seat in telling.seats:
        found.append(Section(telling.speaker.player(seat), seat=seat, lines=_fields(part(telling.board, seat))))
    return found


def _fields(data: Data) -> list[Line]:
    return [Line(name.replace("_", " "), text=_said(field)) for name, field in data.items()]


def _said(field: object) -> str:
    if isinstance(field, dict) and "size" in field:
        shown = [f"{thing['id']} ×{times(thing)}" for thing in field["things"]]
        return ", ".join(shown) if shown or not field["size"] else f"? ×{field['size']}"
    if isinstance(field, dict):
        return "; ".join(f"{name}: {_said(inner)}" for name, inner in field.items())
    if isinstance(field, list | tuple):
        return ", ".join(_said(inner) for inner in field)
    return str(field)
