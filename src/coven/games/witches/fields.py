"""Everything that lies on the table, each declared once: how it is written, and who sees what of it (W-R.10).

Hidden are hands, the order of the draw pile, face-down tiles and everything under the top tile of a frame. Where hands
may be shown (W-R.82) they are. What a seat has looked at in private it goes on seeing. Who counts cards knows which of
them were in hands when the pile was last shuffled, so that is public too.
"""

from __future__ import annotations

from typing import Final

from coven.engine.core.codecs import (
    Codec,
    Counts,
    Data,
    Flag,
    Named,
    Number,
    One,
    Pile,
    SeatSet,
    Zone,
    listed,
    mapped,
    place,
    text,
)
from coven.engine.core.codecs import Seat as SeatOf
from coven.engine.core.errors import PositionError
from coven.engine.core.fields import FILLED, NUMBER, OWNER, Field, Fields
from coven.engine.core.parts import Part, Parts
from coven.engine.core.tuples import with_one
from coven.games.witches import cards
from coven.games.witches.answers import CARD, GRADE, SPOT, TILE, UNTIL, WITCH
from coven.games.witches.events import CAUSES
from coven.games.witches.pieces import ENDINGS, NO_TILE, NOWHERE, Attempt
from coven.games.witches.table import Table

OUTCOMES: Final[tuple[str, ...]] = ("playing", "lost", "won", "scored", "graded")
COUNTED: Final = 999
ADDED: Final = 999  # symbols and bonuses of one attempt
LONGEST: Final = 999  # walk
PROBLEM: Final[tuple[str, ...]] = ("slot", "tile", "crises", "up", "known")
COUNT: Final[Number[Table]] = Number(0, COUNTED)
SUMMAND: Final[Number[Table]] = Number(0, ADDED)
SEATS: Final[SeatSet[Table]] = SeatSet()
FACE_UP: Final[Flag[Table]] = Flag()


class Spot(One[Table]):
    """A slot, the Dungeon, or nothing; underscores are understood too."""

    def __init__(self) -> None:
        super().__init__(SPOT)

    def read(self, table: Table, data: object, where: str) -> object:
        """Its number."""
        return super().read(table, text(data, where).replace("_", "-"), where)


class CardZone(Zone[Table]):
    """Cards, written one after the other: `greebo_1 bees_2`; the words of answers, with hyphens, are understood."""

    def __init__(self) -> None:
        super().__init__(CARD, "card")

    def read_cards(self, table: Table, data: object, where: str) -> list[int]:
        """Their numbers; no card can be there twice."""
        order = [place(word, table.box.card_ids, where, "card") for word in text(data, where).split()]
        if len(set(order)) < len(order):
            twice = [card for card in order if order.count(card) > 1]
            raise PositionError("position-card-twice", where=where, given=table.box.card_ids[twice[0]])
        return order


class CardSet(CardZone):
    """A set of cards, a bit each."""

    def things(self, table: Table, value: object) -> list[int]:
        """In the order of the box."""
        assert isinstance(value, int)
        return cards.listed(value)

    def write(self, table: Table, value: object) -> object:
        """The ids."""
        return " ".join([table.box.card_ids[card] for card in self.things(table, value)])

    def read(self, table: Table, data: object, where: str) -> object:
        """The bits."""
        return cards.set_of(self.read_cards(table, data, where))


class Kept(CardSet):
    """The cards that were in hands when the pile was last shuffled; they lie elsewhere too, so they are not counted."""

    def show(self, table: Table, value: object) -> object:
        """Those that are still in hands."""
        assert isinstance(value, int)
        return super().show(table, value & ~table.discard & ~table.played)

    def count(self, table: Table, value: object, into: Counts) -> None:
        """Nothing lies here."""


class DrawPile(CardZone):
    """Cards in order, written top first."""

    def write(self, table: Table, value: object) -> object:
        """The ids."""
        return " ".join([table.box.card_ids[card] for card in reversed(self.things(table, value))])

    def read(self, table: Table, data: object, where: str) -> object:
        """The numbers; the last one is the top."""
        return tuple(reversed(self.read_cards(table, data, where)))


class Waiting(Codec[Table]):
    """The frames of waiting tiles from left to right; Easy ones lie on top of Hard ones, and the top one is seen."""

    def __init__(self) -> None:
        self.row: Pile[Table] = Pile(TILE, "tile", top_first=True)

    def rows(self, value: object) -> list[tuple[int, ...]]:
        """The frames."""
        assert isinstance(value, tuple)
        return list(value)

    def write(self, table: Table, value: object) -> object:
        """Each frame top first."""
        return [self.row.write(table, row) for row in self.rows(value)]

    def read(self, table: Table, data: object, where: str) -> object:
        """No Hard tile lies on an Easy one."""
        rows: list[tuple[int, ...]] = []
        for one in listed(data, where):
            row = self.row.read(table, one, where)
            assert isinstance(row, tuple)
            hard = [table.box.tiles[tile].hard for tile in row]
            if hard != sorted(hard, reverse=True):
                raise PositionError("position-hard-below", where=where, given=table.box.tile_ids[row[-1]])
            rows.append(row)
        return tuple(rows)

    def show(self, table: Table, value: object) -> object:
        """How many of each colour, and the top one if it is an Easy one."""
        found: list[Data] = []
        for number, row in enumerate(self.rows(value)):
            hard = len([tile for tile in row if table.box.tiles[tile].hard])
            top = list(row[-1:]) if len(row) > hard else []
            found.append({"id": str(number), "size": len(row), "hard": hard, "things": self.row.faces(table, top)})
        return found

    def count(self, table: Table, value: object, into: Counts) -> None:
        """All of them."""
        for row in self.rows(value):
            self.row.count(table, row, into)

    def vector(self, table: Table, value: object, whole: bool) -> list[float]:
        """The numbers of Easy and of Hard tiles."""
        tiles = [tile for row in self.rows(value) for tile in row]
        hard = len([tile for tile in tiles if table.box.tiles[tile].hard])
        return [(len(tiles) - hard) / 20, hard / 12]

    def schema(self) -> Data:
        """Frames."""
        return {"type": "array", "items": {"$ref": "#/$defs/Zone"}}


class Problems(Field[Table]):
    """The map: what lies on every slot, its Crises, whether it lies face up, and who has seen it in private."""

    def __init__(self) -> None:
        super().__init__("problems", Flag(), default=(), board="map", personal=True)

    def write(self, table: Table, seat: int) -> object:
        """Every tile on the map."""
        return [self._note(table, slot) for slot, tile in enumerate(table.problems) if tile != NO_TILE]

    def _note(self, table: Table, slot: int) -> Data:
        return {
            "slot": table.box.slot_words[slot],
            "tile": table.box.tile_ids[table.problems[slot]],
            "crises": table.crises[slot],
            "up": table.is_up(slot),
            "known": [name for number, name in enumerate(table.names) if table.known[slot] >> number & 1],
        }

    def read(self, table: Table, seat: int, data: object, where: str) -> None:
        """Hard tiles lie face down unless the note says otherwise."""
        for note in listed(data, where):
            self._read(table, mapped(note, where, PROBLEM), where)

    def _read(self, table: Table, note: Data, where: str) -> None:
        word = text(note.get("slot"), f"{where}/slot")
        slot = place(word.replace("_", "-"), table.box.spot_words, where, "slot")
        if slot == table.box.dungeon:
            raise PositionError("position-no-slot", where=f"{where}/{word}", given=word)
        if table.problems[slot] != NO_TILE:
            raise PositionError("position-slot-twice", where=where, given=word)
        where = f"{where}/{word}"
        tile = place(text(note.get("tile"), f"{where}/tile"), table.box.tile_ids, where, "tile")
        up = FACE_UP.read(table, note.get("up", not table.box.tiles[tile].hard), f"{where}/up")
        if not up and not table.box.tiles[tile].hard:
            raise PositionError("position-easy-face-down", where=where, given=table.box.tile_ids[tile])
        table.put_tile(slot, tile)
        if up:
            table.up |= 1 << slot
        crises = COUNT.read(table, note.get("crises", 0), f"{where}/crises")
        known = SEATS.read(table, note.get("known", ()), f"{where}/known")
        assert isinstance(crises, int)
        assert isinstance(known, int)
        table.crises = with_one(table.crises, slot, crises)
        table.known = with_one(table.known, slot, known)

    def show(self, table: Table, seat: int, reader: int) -> object:
        """Every slot, and the Dungeon; no tile means that its face cannot be known."""
        found: list[Data] = [self._shown(table, slot, reader) for slot in range(table.box.dungeon)]
        return [*found, {"id": table.box.spot_words[table.box.dungeon]}]

    def _shown(self, table: Table, slot: int, reader: int) -> Data:
        shown: Data = {"id": table.box.slot_words[slot]}
        tile = table.problems[slot]
        if tile != NO_TILE:
            shown["tile"] = table.box.tile_ids[tile] if table.sees(reader, slot) else ""
            shown["hard"] = table.box.tiles[tile].hard
            shown["up"] = table.is_up(slot)
            shown["crises"] = table.crises[slot]
        return shown

    def count(self, table: Table, seat: int, into: Counts) -> None:
        """The tiles, and their Crises."""
        into["crisis"] = into.get("crisis", 0) + sum(table.crises)
        for tile in table.problems:
            if tile != NO_TILE:
                key = f"tile/{table.box.tile_ids[tile]}"
                into[key] = into.get(key, 0) + 1

    def pack(self, table: Table, seat: int) -> object:
        """By slot."""
        return table.problems, table.crises, table.up, table.known

    def unpack(self, table: Table, seat: int, data: object) -> None:
        """By slot."""
        assert isinstance(data, tuple)
        table.problems, table.crises, table.up, table.known = data

    def vector(self, table: Table, seat: int, reader: int) -> list[float]:
        """For each slot whether a tile lies there, what can be known of it, and its Crises."""
        found: list[float] = []
        for slot, tile in enumerate(table.problems):
            if tile == NO_TILE:
                found += [0.0] * 4
                continue
            face = table.box.tiles[tile]
            seen = table.sees(reader, slot)
            found += [1.0, float(face.hard), face.difficulty / 24 if seen else 0.0, table.crises[slot] / 4]
        return found

    def schema(self) -> Data | None:
        """Slots."""
        tile: Data = {"tile": {"type": "string"}, "hard": {"type": "boolean"}, "up": {"type": "boolean"}}
        parts: Data = {"id": {"type": "string"}, **tile, "crises": {"type": "integer"}}
        return {"type": "array", "items": {"type": "object", "properties": parts}}


class Dice(Codec[Table]):
    """The dice of an attempt: a die is the number of its face, 0 is the Cackle."""

    def write(self, table: Table, value: object) -> object:
        """In the order of the rolls."""
        assert isinstance(value, tuple)
        return list(value)

    def read(self, table: Table, data: object, where: str) -> object:
        """Two or four, once they are rolled."""
        dice = listed(data, where)
        faces = [face for face in dice if type(face) is int and 0 <= face < len(table.box.dice)]
        if len(dice) not in (0, 2, 4) or len(faces) < len(dice):
            raise PositionError("position-bad-number", where=where, given=str(dice))
        return tuple(faces)

    def vector(self, table: Table, value: object, whole: bool) -> list[float]:
        """How many, and what they show together."""
        assert isinstance(value, tuple)
        return [len(value) / 4, sum([table.box.dice[face] for face in value]) / 24]

    def schema(self) -> Data:
        """Numbers."""
        return {"type": "array", "items": {"type": "integer"}}


ATTEMPT: Final[Parts[Table]] = Parts(
    Attempt,
    (
        Part("slot", Spot()),
        Part("tile", One(TILE)),
        Part("dice", Dice(), ()),
        Part("headology", Number(0, ADDED), 0),
        Part("magic", Number(0, ADDED), 0),
        Part("bonus", Number(0, ADDED), 0),
        Part("gained", Number(0, ADDED), 0, brief=True),
        Part("flying", Flag(), False),
        Part("outcome", Named(ENDINGS, "outcome"), "open"),
    ),
    key="slot",
    nothing=NOWHERE,
)
HAND: Final = CardSet()
TILES: Final[Pile[Table]] = Pile(TILE, "tile")
SEAT: Final[SeatOf[Table]] = SeatOf()
FLAG: Final[Flag[Table]] = Flag()
FIELDS: Final[Fields[Table]] = Fields(
    (
        Field("first", SEAT, default=""),
        Field("active", SEAT, default=""),
        Field("chooser", SEAT, default=""),
        Field("turn", COUNT, default=1),
        Field("pile", DrawPile(), default="", seen=NUMBER),
        Field("discard", HAND, default=""),
        Field("played", HAND, default=""),
        Field("kept", Kept(), default="", alone=False),
        Field("waiting", Waiting(), default=FILLED, attr="frames_of_tiles"),
        Problems(),
        Field("gone", TILES, default=()),
        Field("cackles", Number(0, COUNTED, "cackle"), default=FILLED, attr="supply_cackles"),
        Field("aliss", Number(0, COUNTED, "aliss"), default=FILLED, attr="supply_aliss"),
        Field("crises", Number(0, COUNTED, "crisis"), default=FILLED, attr="supply_crises"),
        Field("action", Number(0, 2), default=0),
        Field("paths", Number(-1, LONGEST), default=-1),
        Field("moved", FLAG, default=False),
        Field("entered", FLAG, default=False),
        Field("slipped", FLAG, default=False),
        Field("looking", Spot(), default=""),
        Field("must_move", FLAG, default=False),
        Field("turn_over", FLAG, default=False),
        Field("attempt", ATTEMPT, default=None),
        Field("outcome", Named(OUTCOMES, "outcome"), default="playing"),
        Field("cause", Named(CAUSES, "cause"), default=""),
        Field("winners", SEATS, default=()),
        Field("grade", One(GRADE), default=""),
    ),
    (
        Field("witch", One(WITCH), default=""),
        Field("spot", Spot(), default=""),
        Field("hand", HAND, default="", seen=OWNER),
        Field("cackles", Number(0, COUNTED, "cackle"), default=0),
        Field("aliss", Number(0, COUNTED, "aliss"), default=0),
        Field("easy", TILES, default=()),
        Field("hard", TILES, default=()),
        Field("ability", FLAG, default=FILLED),
        Field("quiet", Named(UNTIL.fixed, "quiet"), default=""),
    ),
)
