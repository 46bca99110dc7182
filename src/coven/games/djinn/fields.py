"""Every field of the table: how it is written and read, and who sees what of it.

Open is everything but the order of what is drawn, the cards below the visible ones, Tom's deck and the scoring cards
that one player has drawn in secret (D-R.4). What the bag holds can be counted by anyone who watches.
"""

from __future__ import annotations

from typing import Final

from coven.engine.core.codecs import Codec, Data, Flag, Named, Number, One, Pile, Seat, listed, mapped, place, text
from coven.engine.core.fields import FILLED, NUMBER, OWNER, SPREAD, TOP_CARD, Field, Fields
from coven.games.djinn.answers import AWARDED, CHEST, COLOURED, EQUIPMENT, MAGE, PASSAGE_OF, TRAIT, Printed
from coven.games.djinn.box import GEAR_KINDS, LOCATIONS
from coven.games.djinn.codecs import (
    COLUMNS,
    MANY,
    AwardColumns,
    ByColour,
    Circles,
    Crowd,
    Drawn,
    Owned,
    Scores,
    Tops,
    Within,
)
from coven.games.djinn.crowd import COLOURS, MOST, NAMES, NOBODY, read_counts, read_crowd, write_counts, write_crowd
from coven.games.djinn.map_codecs import Djinn, Layout, Passages, Stall
from coven.games.djinn.table import NO_CAPTURE, ROW_CLOSED, Capture, Opening, Table, Turn

ROOFS: Final[tuple[str, ...]] = ("roof_dragon", "roof_owl", "roof_cat", "roof_moon")
OUTCOMES: Final[tuple[str, ...]] = ("playing", "scored", "lost", "unfinished")
PILES: Final[tuple[str, ...]] = ("plain-1", "plain-2", "keyed-1", "keyed-2")
FRESH: Final = len(LOCATIONS)
OPENING: Final[tuple[str, ...]] = ("n", "others", "extra")
TURN: Final[tuple[str, ...]] = (
    *("moved", "route", "acted", "used_passage", "captured", "forgone", "row1", "row2", "rewarded", "fresh"),
    *("helped", "openings"),
)
CAPTURE: Final[tuple[str, ...]] = (
    *("at_source", "paid", "free", "helpers", "boosts", "circled", "bottled", "bottled_bosses"),
)
SPACE: Final = Printed("space")
SCORING: Final = Printed("scoring card", "scoring")
TOM: Final = Printed("tom card", "tom")
COUNTS: Final[Number[Table]] = Number(0, MANY)
FLAG: Final[Flag[Table]] = Flag()
ROUTE: Final[Pile[Table]] = Pile(SPACE)
GEAR: Final[Pile[Table]] = Pile(EQUIPMENT)
MAGES: Final[Pile[Table]] = Pile(MAGE)


class RunningTurn(Codec[Table]):
    """What has been done in the running turn; what only lasts for a moment is written while it lasts."""

    def write(self, table: Table, value: object) -> object:
        """By name."""
        assert isinstance(value, Turn)
        found: Data = {
            "moved": value.moved,
            "route": ROUTE.write(table, value.route),
            "acted": value.acted,
            "used_passage": value.used_passage,
            "captured": value.captured,
            "forgone": value.forgone,
            "row1": value.row1,
            "row2": value.row2,
            "rewarded": GEAR.write(table, value.rewarded),
            "fresh": value.fresh,
        }
        if value.helped:
            found["helped"] = list(value.helped)
        if value.openings:
            found["openings"] = [{"n": one.n, "others": one.others, "extra": one.extra} for one in value.openings]
        return found

    def read(self, table: Table, data: object, where: str) -> object:
        """What is left out has not been done."""
        note = mapped(data, where, TURN)
        turn = Turn()
        turn.moved = _claim(table, note, "moved", where)
        turn.route = _numbers(ROUTE.read(table, note.get("route", ()), f"{where}/route"))
        turn.acted = _claim(table, note, "acted", where)
        turn.used_passage = _claim(table, note, "used_passage", where)
        turn.captured = _claim(table, note, "captured", where)
        turn.forgone = _claim(table, note, "forgone", where)
        turn.row1 = _count(table, note, "row1", ROW_CLOSED, where)
        turn.row2 = _count(table, note, "row2", ROW_CLOSED, where)
        turn.rewarded = _numbers(GEAR.read(table, note.get("rewarded", ()), f"{where}/rewarded"))
        turn.fresh = _count(table, note, "fresh", FRESH, where)
        helped = listed(note.get("helped", ()), f"{where}/helped")
        turn.helped = tuple([bool(FLAG.read(table, one, f"{where}/helped")) for one in helped])
        openings = listed(note.get("openings", ()), f"{where}/openings")
        turn.openings = tuple([_opening(table, one, f"{where}/openings") for one in openings])
        return turn

    def pack(self, value: object) -> object:
        """In order."""
        assert isinstance(value, Turn)
        openings = tuple([(one.n, one.others, one.extra) for one in value.openings])
        done = (value.moved, value.route, value.acted, value.used_passage, value.captured, value.forgone)
        return (*done, value.row1, value.row2, value.rewarded, value.fresh, value.helped, openings)

    def unpack(self, data: object) -> object:
        """In order."""
        assert isinstance(data, tuple)
        turn = Turn()
        turn.moved, turn.route, turn.acted, turn.used_passage, turn.captured, turn.forgone = data[:6]
        turn.row1, turn.row2, turn.rewarded, turn.fresh, turn.helped = data[6:11]
        turn.openings = tuple([Opening(n, others, extra) for n, others, extra in data[11]])
        return turn

    def vector(self, table: Table, value: object, whole: bool) -> list[float]:
        """What was done."""
        assert isinstance(value, Turn)
        claims = (value.moved, value.acted, value.used_passage, value.captured, value.forgone)
        return [*[1.0 if claim else 0.0 for claim in claims], value.row1 / 2, value.row2 / 2]

    def schema(self) -> Data:
        """A table."""
        return {"type": "object"}


def _claim(table: Table, note: Data, name: str, where: str) -> bool:
    return bool(FLAG.read(table, note.get(name, False), f"{where}/{name}"))


def _count(table: Table, note: Data, name: str, most: int, where: str) -> int:
    found = Number[Table](0, most).read(table, note.get(name, 0), f"{where}/{name}")
    assert isinstance(found, int)
    return found


def _numbers(value: object) -> tuple[int, ...]:
    assert isinstance(value, tuple)
    return tuple([int(number) for number in value])


def _opening(table: Table, data: object, where: str) -> Opening:
    note = mapped(data, where, OPENING)
    chests = len(table.box.chests)
    n, others = _count(table, note, "n", chests, where), _count(table, note, "others", chests, where)
    return Opening(n, others, _claim(table, note, "extra", where))


class DeclaredCapture(Codec[Table]):
    """A capture that is being declared, or nothing."""

    def write(self, table: Table, value: object) -> object:
        """By name."""
        assert isinstance(value, Capture)
        if not value.paid and not value.at_source:
            return None
        return {
            "at_source": value.at_source,
            "paid": write_crowd(value.paid),
            "free": "" if value.free == NOBODY else NAMES[value.free],
            "helpers": MAGES.write(table, value.helpers),
            "boosts": GEAR.write(table, value.boosts),
            "circled": write_crowd(value.circled),
            "bottled": write_crowd(value.bottled),
            "bottled_bosses": write_counts(value.bottled_bosses, COLOURS),
        }

    def read(self, table: Table, data: object, where: str) -> object:
        """What is left out is not declared yet."""
        if data is None:
            return NO_CAPTURE
        note = mapped(data, where, CAPTURE)
        capture = Capture()
        capture.at_source = _claim(table, note, "at_source", where)
        capture.paid = _group(note, "paid", where)
        free = text(note.get("free", ""), where)
        capture.free = place(free, NAMES, f"{where}/free", "djinn") if free else NOBODY
        capture.helpers = _numbers(MAGES.read(table, note.get("helpers", ()), f"{where}/helpers"))
        capture.boosts = _numbers(GEAR.read(table, note.get("boosts", ()), f"{where}/boosts"))
        capture.circled = _group(note, "circled", where)
        capture.bottled = _group(note, "bottled", where)
        bosses = text(note.get("bottled_bosses", ""), where)
        capture.bottled_bosses = tuple(read_counts(bosses, COLOURS, MOST, f"{where}/bottled_bosses"))
        return capture

    def show(self, table: Table, value: object) -> object:
        """Crowds as things."""
        assert isinstance(value, Capture)
        if not value.paid and not value.at_source:
            return None
        shown = Crowd()
        return {
            "at_source": value.at_source,
            "paid": shown.show(table, value.paid),
            "free": "" if value.free == NOBODY else NAMES[value.free],
            "helpers": MAGES.write(table, value.helpers),
            "boosts": GEAR.write(table, value.boosts),
            "circled": shown.show(table, value.circled),
            "bottled": shown.show(table, value.bottled),
            "bottled_bosses": ByColour().show(table, value.bottled_bosses),
        }

    def pack(self, value: object) -> object:
        """In order."""
        assert isinstance(value, Capture)
        declared = (value.at_source, value.paid, value.free, value.helpers, value.boosts)
        return (*declared, value.circled, value.bottled, value.bottled_bosses)

    def unpack(self, data: object) -> object:
        """In order."""
        assert isinstance(data, tuple)
        capture = Capture()
        capture.at_source, capture.paid, capture.free, capture.helpers, capture.boosts = data[:5]
        capture.circled, capture.bottled, capture.bottled_bosses = data[5:]
        return capture

    def vector(self, table: Table, value: object, whole: bool) -> list[float]:
        """The set that is paid for."""
        assert isinstance(value, Capture)
        return Crowd().vector(table, value.paid, whole)

    def schema(self) -> Data:
        """A table, or nothing."""
        return {"type": ["object", "null"]}


def _group(note: Data, name: str, where: str) -> int:
    return read_crowd(text(note.get(name, ""), where), f"{where}/{name}")


FIELDS: Final[Fields[Table]] = Fields(
    (
        Field("first", Seat(), default=""),
        Field("active", Seat(), default=""),
        Field("round", Number(0, 9999), default=1),
        Field("layout", Layout(), default=FILLED, attr="tiles", board=SPREAD),
        Field("djinn", Djinn(), default={}, attr="crowds", board=SPREAD),
        Field("bag", Crowd(), default=FILLED),
        Field("bosses", Within("", "bosses", "djinn/boss"), default=FILLED),
        Field("chests", Pile(CHEST, "chest", top_first=True), default=FILLED, seen=NUMBER),
        Field("used_chests", Pile(CHEST, "chest"), default=()),
        Field("opened", Pile(CHEST, "chest"), default=()),
        Field("piles", Tops(PILES, Pile(MAGE, "mage", top_first=True), "pile"), FILLED, seen=TOP_CARD, board="academy"),
        Field(
            "decks",
            Tops(GEAR_KINDS, Pile(EQUIPMENT, "equipment", top_first=True), "deck"),
            FILLED,
            seen=TOP_CARD,
            board="manufactory",
        ),
        Field("award_columns", AwardColumns(COLUMNS, Pile(AWARDED, "award")), FILLED, "awards", board="awards"),
        Field("scoring", Pile(SCORING, "scoring"), default=FILLED),
        Field("unused_scoring", Pile(SCORING, "scoring"), default=FILLED, seen=NUMBER),
        Field("offered", Pile(TRAIT, "trait"), default=()),
        Field("tom_deck", Pile(TOM, "tom", top_first=True), default=FILLED, attr="tom", seen=NUMBER),
        Field("tom_seen", Pile(TOM, "tom"), default=()),
        Field("turn", RunningTurn(), default=FILLED),
        Field("capture", DeclaredCapture(), default=None),
        Field("drawn", Drawn(COLOURED), default=""),
        Field("last_round", Number(0, 10000), default=0),
        Field("final", FLAG, default=False),
        Field("outcome", Named(OUTCOMES, "outcome"), default="playing"),
        Field("scores", Scores(), default=()),
    ),
    (
        Field("roof", One(Printed("roof")), default=""),
        Field("space", One(SPACE), default=""),
        Field("came", One(SPACE), default=""),
        Field("stall", Stall(), default=""),
        Field("coins", COUNTS, default=0),
        Field("scrolls", Within("", "scrolls", "scrolls"), default=0),
        Field("keys", Within("", "keys", "keys"), default=0),
        Field("corks", COUNTS, default=0),
        Field("magic", Number(-MANY, MANY), default=FILLED),
        Field("capacity", Within("capacity_start", "capacity_last"), default=FILLED),
        Field("turned", FLAG, default=False),
        Field("minimum", Within("", "minimum_last"), default=0),
        Field("circles", Circles(), default=("empty", "empty", "inactive", "inactive")),
        Field("bottles", ByColour(), default=""),
        Field("corked", ByColour("djinn"), default=""),
        Field("corked_bosses", ByColour("boss"), default=""),
        Field("mages", Owned(MAGE, "mage"), default=()),
        Field("equipment", Owned(EQUIPMENT, "equipment"), default=(), attr="gear"),
        Field("has_set", FLAG, default=FILLED),
        Field("bar", Pile(PASSAGE_OF), default=FILLED),
        Field("placed", Passages(), default=()),
        Field("awards", Pile(AWARDED, "award"), default=()),
        Field("positive", One(TRAIT), default=""),
        Field("negative", One(TRAIT), default=""),
        Field("private", Pile(SCORING, "scoring"), default=(), seen=OWNER),
    ),
)
