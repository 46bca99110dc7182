"""How the city is written in a position, read, and shown on a board: spaces, djinn, passages, stalls."""

from __future__ import annotations

from typing import Final

from coven.engine.core.codecs import Codec, Counts, Data, listed, mapped, place, text
from coven.engine.core.errors import PositionError
from coven.games.djinn import crowd
from coven.games.djinn.box import LOCATIONS, NO_LOCATION, ROUND, SHAPES, SOURCE, SQUARE
from coven.games.djinn.codecs import NUMBER, TEXT, count_crowd, crowd_things, rows, shaped, words
from coven.games.djinn.crowd import NAMES, read_crowd, write_crowd
from coven.games.djinn.table import Table

EACH: Final = range(1, len(LOCATIONS) + 1)
SPACES: Final[tuple[str, ...]] = ("source", *[f"r{n}" for n in EACH], *[f"s{n}" for n in EACH])


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
        spaces = table.box.spaces
        passages: list[list[Data]] = [[] for _ in spaces]
        wizards: list[list[Data]] = [[] for _ in spaces]
        for seat, owner in enumerate(table.seats):
            for placed in owner.placed:
                passages[placed >> 3].append({"id": LOCATIONS[placed & 7], "owner": table.names[seat]})
            if owner.space >= 0:
                came = spaces[owner.came].id if owner.came >= 0 else ""
                wizards[owner.space].append({"id": table.names[seat], "came": came})
        found: Data = {"market": self.stalls(table)}
        for number, space in enumerate(spaces):
            found[space.id] = {
                "location": table.space_word(number),
                "shape": SHAPES[space.shape],
                "things": crowd_things(table.crowds[number]) if table.crowds[number] else [],
                "passages": passages[number],
                "wizards": wizards[number],
            }
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
        """The stalls, and every space by its id."""
        visitors: Data = {"type": "array", "items": TEXT}
        space: Data = shaped(
            {
                "location": words((*LOCATIONS, SHAPES[SOURCE])),
                "shape": words(SHAPES),
                "things": rows({"id": words(NAMES), "n": NUMBER}, optional=("n",)),
                "passages": rows({"id": words(LOCATIONS), "owner": TEXT}),
                "wizards": rows({"id": TEXT, "came": TEXT}),
            }
        )
        found: Data = {"market": rows({"id": TEXT, "place": NUMBER, "visitors": visitors})}
        for id in SPACES:
            found[id] = space
        return shaped(found)


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
        return shaped({})


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
        """Symbols with their spaces."""
        return rows({"id": words(LOCATIONS), "space": words(SPACES)})


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


def _table(data: object, where: str) -> Data:
    """A table with any names."""
    return mapped(data, where, [str(name) for name in data] if isinstance(data, dict) else [])
