"""How crowds, spaces, cards and circles are written in a position, read, and shown on a board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.engine.core.codecs import (
    Codec,
    Counts,
    Data,
    Keyed,
    Number,
    One,
    Pile,
    listed,
    mapped,
    place,
    text,
)
from coven.engine.core.errors import PositionError
from coven.games.djinn import crowd
from coven.games.djinn.crowd import COLOURS, NAMES, ONE, read_counts, read_crowd, write_counts, write_crowd
from coven.games.djinn.table import COVERED, EMPTY, FACE_DOWN, Table

MANY: Final = 99999  # coins, corks and bottles never run out (D1.23)
COLUMNS: Final[tuple[str, ...]] = ("I", "II", "III")
CIRCLES: Final[tuple[str, ...]] = ("covered", "inactive", "empty", *NAMES)  # from COVERED on
DOWN: Final = " down"
STATES: Final[tuple[str, ...]] = (*CIRCLES[: EMPTY - COVERED + 1], "taken")
TEXT: Final[Data] = {"type": "string"}
NUMBER: Final[Data] = {"type": "integer"}


def shaped(parts: Data, optional: Sequence[str] = ()) -> Data:
    """The JSON schema of a table with exactly these parts."""
    needed = [name for name in parts if name not in optional]
    return {"type": "object", "properties": parts, "required": needed, "additionalProperties": False}


def rows(parts: Data, optional: Sequence[str] = ()) -> Data:
    """The JSON schema of a list of such tables."""
    return {"type": "array", "items": shaped(parts, optional)}


def words(of: Sequence[str]) -> Data:
    """The JSON schema of one of these words."""
    return {"enum": list(of)}


class Within(Number[Table]):
    """A number whose limits are printed in the box."""

    def __init__(self, least: str, most: str, counts: str = "") -> None:
        super().__init__(0, MANY, counts)
        self.lower = least
        self.upper = most

    def read(self, table: Table, data: object, where: str) -> object:
        """A number within the limits of this box."""
        limits = table.box.limits
        least = int(getattr(limits, self.lower)) if self.lower else 0
        return Number[Table](least, int(getattr(limits, self.upper))).read(table, data, where)


class Crowd(Codec[Table]):
    """Djinn that stand together: `red*2 boss`."""

    def write(self, table: Table, value: object) -> object:
        """In short."""
        assert isinstance(value, int)
        return write_crowd(value)

    def read(self, table: Table, data: object, where: str) -> object:
        """Counted."""
        return read_crowd(text(data, where), where)

    def show(self, table: Table, value: object) -> object:
        """Things with their numbers."""
        assert isinstance(value, int)
        return {"size": crowd.size(value), "things": crowd_things(value)}

    def count(self, table: Table, value: object, into: Counts) -> None:
        """By colour."""
        assert isinstance(value, int)
        count_crowd(value, into)

    def vector(self, table: Table, value: object, whole: bool) -> list[float]:
        """How many of each."""
        assert isinstance(value, int)
        return [crowd.count(value, djinn) / 9 if whole else 0.0 for djinn in range(crowd.KINDS)]

    def schema(self) -> Data:
        """A zone."""
        return {"$ref": "#/$defs/Zone"}


def crowd_things(group: int) -> list[Data]:
    """Djinn as a board shows them, bosses first."""
    found: list[Data] = []
    for djinn in (crowd.BOSS, 0, 1, 2, 3):
        n = crowd.count(group, djinn)
        if n:
            found.append({"id": NAMES[djinn], "n": n} if n > 1 else {"id": NAMES[djinn]})
    return found


def count_crowd(group: int, into: Counts) -> None:
    """Djinn by colour."""
    for djinn in crowd.kinds(group):
        into[f"djinn/{NAMES[djinn]}"] = into.get(f"djinn/{NAMES[djinn]}", 0) + crowd.count(group, djinn)


class Drawn(One[Table]):
    """A djinn somebody has drawn from the bag and not yet placed."""

    def count(self, table: Table, value: object, into: Counts) -> None:
        """It is out of the bag."""
        assert isinstance(value, int)
        if value >= 0:
            count_crowd(ONE[value], into)


class Shelf(Keyed[Table]):
    """Piles or columns by name, all of which are always there."""

    def read(self, table: Table, data: object, where: str) -> object:
        """Whatever is not named is empty."""
        given = mapped(data, where, self.names)
        return tuple([self.codec.read(table, given.get(name, ()), where) for name in self.names])


class Tops(Shelf):
    """Piles of which the top card can be seen: on the board the visible cards, and how many there are."""

    def __init__(self, names: Sequence[str], codec: Pile[Table], pile: str) -> None:
        super().__init__(names, codec)
        self.cards = codec
        self.pile = pile  # what a pile is called

    def hide(self, table: Table, value: object, seen: int) -> object:
        """The sizes by name, and the visible cards with their piles."""
        assert isinstance(value, tuple)
        ids = self.cards.slot.ids(table)
        things: list[Data] = [
            {"id": ids[cards[-1]], self.pile: self.names[n]} for n, cards in enumerate(value) if cards
        ]
        return {f"{self.pile}s": {name: len(value[n]) for n, name in enumerate(self.names)}, "things": things}

    def schema(self) -> Data:
        """The sizes by name, and the visible cards with their piles."""
        sizes: Data = dict.fromkeys(self.names, NUMBER)
        return shaped({f"{self.pile}s": shaped(sizes), "things": rows({"id": TEXT, self.pile: words(self.names)})})


class AwardColumns(Shelf):
    """The awards by column; on the board one after the other."""

    def show(self, table: Table, value: object) -> object:
        """Each with its column."""
        assert isinstance(value, tuple)
        ids = table.box.ids["award"]
        return [{"id": ids[award], "column": COLUMNS[n]} for n, column in enumerate(value) for award in column]

    def schema(self) -> Data:
        """Awards with their columns."""
        return rows({"id": TEXT, "column": words(COLUMNS)})


class Owned(Pile[Table]):
    """Cards somebody owns, face up or down: `hat4`, `hat4 down`."""

    def number(self, thing: int) -> int:
        """The card."""
        return thing >> 1

    def face(self, table: Table, thing: int, n: int) -> Data:
        """The card, and whether it lies face down."""
        return {"id": self.slot.ids(table)[thing >> 1], "down": thing & FACE_DOWN != 0}

    def write(self, table: Table, value: object) -> object:
        """The ids."""
        assert isinstance(value, tuple)
        ids = self.slot.ids(table)
        return [ids[card >> 1] + (DOWN if card & FACE_DOWN else "") for card in value]

    def read(self, table: Table, data: object, where: str) -> object:
        """The cards."""
        ids = self.slot.ids(table)
        found: list[int] = []
        for given in listed(data, where):
            card = text(given, where)
            number = place(card.removesuffix(DOWN), ids, where, self.slot.name)
            found.append(number << 1 | (FACE_DOWN if card.endswith(DOWN) else 0))
        return tuple(found)


class Circles(Codec[Table]):
    """The magic circles of a player."""

    def write(self, table: Table, value: object) -> object:
        """`inactive`, `covered`, `empty`, or the djinn on it."""
        assert isinstance(value, tuple)
        return [CIRCLES[circle - COVERED] for circle in value]

    def read(self, table: Table, data: object, where: str) -> object:
        """As many as the board has; only the second can be covered."""
        words = [text(word, where) for word in listed(data, where)]
        found = tuple([place(word, CIRCLES, where, "circle") + COVERED for word in words])
        if len(found) != len(table.box.circles) or COVERED in found[:1] + found[2:]:
            raise PositionError("position-bad-circles", where=where, given=", ".join(words))
        return found

    def show(self, table: Table, value: object) -> object:
        """Numbered from 1."""
        assert isinstance(value, tuple)
        found: list[Data] = []
        for number, circle in enumerate(value):
            state = CIRCLES[circle - COVERED] if circle <= EMPTY else "taken"
            djinn = NAMES[circle - 1] if circle > EMPTY else ""
            found.append({"id": str(number + 1), "state": state, "djinn": djinn})
        return found

    def count(self, table: Table, value: object, into: Counts) -> None:
        """The djinn on them."""
        assert isinstance(value, tuple)
        count_crowd(sum([ONE[circle - 1] for circle in value if circle > EMPTY]), into)

    def vector(self, table: Table, value: object, whole: bool) -> list[float]:
        """A 1 at the state of each."""
        assert isinstance(value, tuple)
        return [1.0 if circle - COVERED == state else 0.0 for circle in value for state in range(len(CIRCLES))]

    def schema(self) -> Data:
        """Circles with their state and the djinn there, if there is one."""
        return rows({"id": TEXT, "state": words(STATES), "djinn": words(("", *NAMES))})


class ByColour(Codec[Table]):
    """Bottles by colour: `red*2 blue`."""

    def __init__(self, holds: str = "") -> None:
        self.holds = holds  # what is in each; nothing: they are empty

    def write(self, table: Table, value: object) -> object:
        """In short."""
        assert isinstance(value, tuple)
        return write_counts(value, COLOURS)

    def read(self, table: Table, data: object, where: str) -> object:
        """Counted."""
        return tuple(read_counts(text(data, where), COLOURS, MANY, where))

    def show(self, table: Table, value: object) -> object:
        """All four numbers."""
        assert isinstance(value, tuple)
        return {COLOURS[colour]: n for colour, n in enumerate(value)}

    def count(self, table: Table, value: object, into: Counts) -> None:
        """The djinn in them: bosses, or those of the colour."""
        assert isinstance(value, tuple)
        for colour, n in enumerate(value):
            if self.holds and n:
                key = f"djinn/{'boss' if self.holds == 'boss' else COLOURS[colour]}"
                into[key] = into.get(key, 0) + n

    def vector(self, table: Table, value: object, whole: bool) -> list[float]:
        """How many of each."""
        assert isinstance(value, tuple)
        return [n / 9 for n in value]

    def schema(self) -> Data:
        """Numbers by colour."""
        return shaped(dict.fromkeys(COLOURS, NUMBER))


class Scores(Codec[Table]):
    """The points of all seats, once they are counted."""

    def write(self, table: Table, value: object) -> object:
        """In seat order."""
        assert isinstance(value, tuple)
        return list(value)

    def read(self, table: Table, data: object, where: str) -> object:
        """Numbers."""
        points = Number[Table](-MANY, MANY)
        found: list[int] = []
        for one in listed(data, where):
            score = points.read(table, one, where)
            assert isinstance(score, int)
            found.append(score)
        return tuple(found)

    def vector(self, table: Table, value: object, whole: bool) -> list[float]:
        """Nothing: the game is over."""
        return []

    def schema(self) -> Data:
        """Numbers."""
        return {"type": "array", "items": {"type": "integer"}}
