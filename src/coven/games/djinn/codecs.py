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
    Pile,
    listed,
    mapped,
    place,
    text,
)
from coven.engine.core.errors import PositionError
from coven.games.djinn import crowd
from coven.games.djinn.box import LOCATIONS, NO_LOCATION, ROUND, SHAPES, SOURCE, SQUARE
from coven.games.djinn.crowd import COLOURS, NAMES, ONE, read_counts, read_crowd, write_counts, write_crowd
from coven.games.djinn.table import COVERED, EMPTY, FACE_DOWN, Table

MANY: Final = 999
COLUMNS: Final[tuple[str, ...]] = ("I", "II", "III")
CIRCLES: Final[tuple[str, ...]] = ("covered", "inactive", "empty", *NAMES)  # from COVERED on
DOWN: Final = " down"


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


class Layout(Codec[Table]):
    """The location of each space; on the board every space with all that stands there, and the stalls."""

    def write(self, table: Table, value: object) -> object:
        """By space."""
        assert isinstance(value, tuple)
        spaces = table.box.spaces
        return {spaces[n].id: LOCATIONS[tile] for n, tile in enumerate(value) if tile != NO_LOCATION}

    def read(self, table: Table, data: object, where: str) -> object:
        """Over the layout for beginners; each location on one space of each shape."""
        box = table.box
        tiles = list(box.beginner_layout)
        given = _table(data, where)
        for id, location in given.items():
            space = place(id, box.ids["space"], where, "space")
            tiles[space] = place(text(location, where), LOCATIONS, where, "location")
        for shape in (ROUND, SQUARE):
            shown = sorted([tiles[n] for n, space in enumerate(box.spaces) if space.shape == shape])
            if shown != list(range(len(LOCATIONS))):
                named = " ".join([str(location) for location in given.values()])
                raise PositionError("position-layout", where=where, given=named)
        return tuple([NO_LOCATION if space.shape == SOURCE else tiles[n] for n, space in enumerate(box.spaces)])

    def show(self, table: Table, value: object) -> object:
        """Location and shape, djinn, passages with their owners, wizards with the space they came from."""
        found: Data = {}
        for number, space in enumerate(table.box.spaces):
            passages: list[Data] = []
            wizards: list[Data] = []
            for seat, owner in enumerate(table.seats):
                for placed in owner.placed:
                    if placed >> 3 == number:
                        passages.append({"id": LOCATIONS[placed & 7], "owner": table.names[seat]})
                if owner.space == number:
                    came = table.box.spaces[owner.came].id if owner.came >= 0 else ""
                    wizards.append({"id": table.names[seat], "came": came})
            found[space.id] = {
                "location": table.space_word(number),
                "shape": SHAPES[space.shape],
                "things": crowd_things(table.crowds[number]) if table.crowds else [],
                "passages": passages,
                "wizards": wizards,
            }
        found["market"] = self.stalls(table)
        return found

    def stalls(self, table: Table) -> list[Data]:
        """The stalls with the assistants there; grouped ones share a place."""
        places = table.box.places[table.box.sizes[len(table.names)].side]
        found: list[Data] = []
        for number, stall in enumerate(table.box.stalls):
            visitors = [name for seat, name in enumerate(table.names) if table.seats[seat].stall == places[number]]
            found.append({"id": stall.id, "place": places[number], "visitors": visitors})
        return found

    def vector(self, table: Table, value: object, whole: bool) -> list[float]:
        """A 1 at the place of each location."""
        assert isinstance(value, tuple)
        return [1.0 if tile == location else 0.0 for tile in value for location in range(len(LOCATIONS))]

    def schema(self) -> Data:
        """Spaces by id."""
        return {"type": "object"}


class Djinn(Codec[Table]):
    """The djinn of each round space; on the board they stand at their spaces."""

    def write(self, table: Table, value: object) -> object:
        """By round space."""
        assert isinstance(value, tuple)
        return {space.id: write_crowd(value[n]) for n, space in enumerate(table.box.spaces) if space.shape == ROUND}

    def read(self, table: Table, data: object, where: str) -> object:
        """Whoever is named."""
        box = table.box
        found = [0] * len(box.spaces)
        for id, given in _table(data, where).items():
            space = place(id, box.ids["space"], where, "space")
            if box.spaces[space].shape != ROUND:
                raise PositionError("position-no-djinn-there", where=where, given=id)
            found[space] = read_crowd(text(given, f"{where}/{id}"), f"{where}/{id}")
        return tuple(found)

    def show(self, table: Table, value: object) -> object:
        """See `Layout`."""
        return {}

    def count(self, table: Table, value: object, into: Counts) -> None:
        """All of them."""
        assert isinstance(value, tuple)
        for group in value:
            count_crowd(group, into)

    def vector(self, table: Table, value: object, whole: bool) -> list[float]:
        """How many of each at every space."""
        assert isinstance(value, tuple)
        return [crowd.count(group, djinn) / 4 for group in value for djinn in range(crowd.KINDS)]

    def schema(self) -> Data:
        """Nothing of its own."""
        return {"type": "object"}


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
        """Sizes and things."""
        return {"type": "object"}


class AwardColumns(Shelf):
    """The awards by column; on the board one after the other."""

    def show(self, table: Table, value: object) -> object:
        """Each with its column."""
        assert isinstance(value, tuple)
        ids = table.box.ids["award"]
        return [{"id": ids[award], "column": COLUMNS[n]} for n, column in enumerate(value) for award in column]

    def schema(self) -> Data:
        """Things."""
        return {"type": "array"}


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
        if len(found) != len(table.box.circles) or COVERED in (found[0], *found[2:]):
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
        """Things."""
        return {"type": "array"}


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
        return {"type": "object", "additionalProperties": {"type": "integer"}}


class Passages(Codec[Table]):
    """The own passages on the map, in the order of placing: `tavern at s1`."""

    def write(self, table: Table, value: object) -> object:
        """Symbol and space."""
        assert isinstance(value, tuple)
        return [f"{LOCATIONS[passage & 7]} at {table.box.spaces[passage >> 3].id}" for passage in value]

    def read(self, table: Table, data: object, where: str) -> object:
        """Symbol and space."""
        found: list[int] = []
        for given in listed(data, where):
            location, _, space = text(given, where).partition(" at ")
            number = place(space, table.box.ids["space"], where, "space")
            found.append(number << 3 | place(location, LOCATIONS, where, "location"))
        return tuple(found)

    def show(self, table: Table, value: object) -> object:
        """Things with their space."""
        assert isinstance(value, tuple)
        spaces = table.box.spaces
        return [{"id": LOCATIONS[passage & 7], "space": spaces[passage >> 3].id} for passage in value]

    def vector(self, table: Table, value: object, whole: bool) -> list[float]:
        """A 1 for each symbol at each space."""
        assert isinstance(value, tuple)
        spaces = range(len(table.box.spaces))
        return [1.0 if space << 3 | symbol in value else 0.0 for space in spaces for symbol in range(len(LOCATIONS))]

    def schema(self) -> Data:
        """Things."""
        return {"type": "array"}


class Stall(Codec[Table]):
    """The place of an assistant, by the first stall there."""

    def write(self, table: Table, value: object) -> object:
        """Its id."""
        assert isinstance(value, int)
        groups = table.box.groups[table.box.sizes[len(table.names)].side]
        return "" if value < 0 else table.box.stalls[groups[value][0]].id

    def read(self, table: Table, data: object, where: str) -> object:
        """The place of any stall there."""
        name = text(data, where)
        if not name:
            return -1
        stall = place(name, table.box.ids["stall"], where, "stall")
        return table.box.places[table.box.sizes[len(table.names)].side][stall]

    def vector(self, table: Table, value: object, whole: bool) -> list[float]:
        """A 1 at its place."""
        return [1.0 if value == number else 0.0 for number in range(len(table.box.stalls))]

    def schema(self) -> Data:
        """An id."""
        return {"type": "string"}


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


def _table(data: object, where: str) -> Data:
    """A table with any names."""
    return mapped(data, where, [str(name) for name in data] if isinstance(data, dict) else [])
