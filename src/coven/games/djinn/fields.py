"""Every field of the table: how it is written and read, and who sees what of it.

Open is everything but the order of what is drawn, the cards below the visible ones, Tom's deck and the scoring cards
that one player has drawn in secret (D-R.4). What the bag holds can be counted by anyone who watches.
"""

from __future__ import annotations

from typing import Final

from coven.engine.core.codecs import Counts, Flag, Named, Number, One, Pile, Seat
from coven.engine.core.fields import FILLED, NUMBER, OWNER, SPREAD, TOP_CARD, Field, Fields
from coven.engine.core.parts import Many, Part, Parts
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
from coven.games.djinn.map_codecs import Djinn, Layout, Passages, Stall
from coven.games.djinn.table import ROW_CLOSED, Capture, Opening, Table, Turn

ROOFS: Final[tuple[str, ...]] = ("roof_dragon", "roof_owl", "roof_cat", "roof_moon")
OUTCOMES: Final[tuple[str, ...]] = ("playing", "scored", "lost", "unfinished")
PILES: Final[tuple[str, ...]] = ("plain-1", "plain-2", "keyed-1", "keyed-2")
FRESH: Final = len(LOCATIONS)
SPACE: Final = Printed("space")
SCORING: Final = Printed("scoring card", "scoring")
TOM: Final = Printed("tom card", "tom")
COUNTS: Final[Number[Table]] = Number(0, MANY)
FLAG: Final[Flag[Table]] = Flag()
ROUTE: Final[Pile[Table]] = Pile(SPACE)
GEAR: Final[Pile[Table]] = Pile(EQUIPMENT)
MAGES: Final[Pile[Table]] = Pile(MAGE)


CROWD: Final = Crowd()
OPENING: Final[Parts[Table]] = Parts(
    Opening, (Part("n", COUNTS, 0), Part("others", COUNTS, 0), Part("extra", FLAG, False))
)
TURN: Final[Parts[Table]] = Parts(
    Turn,
    (
        Part("moved", FLAG, False),
        Part("route", ROUTE, ()),
        Part("acted", FLAG, False),
        Part("used_passage", FLAG, False),
        Part("captured", FLAG, False),
        Part("forgone", FLAG, False),
        Part("row1", Number(0, ROW_CLOSED), 0),
        Part("row2", Number(0, ROW_CLOSED), 0),
        Part("rewarded", GEAR, ()),
        Part("fresh", Number(0, FRESH), 0),
        Part("stayed", FLAG, False, brief=True),
        Part("helped", Many(FLAG), (), brief=True),
        Part("idle", Many(FLAG), (), brief=True),
        Part("openings", Many(OPENING), (), brief=True),
    ),
)


class Declared(Parts[Table]):
    """A capture that is being declared, or nothing."""

    def there(self, value: object) -> bool:
        """Once somebody is to be captured."""
        assert isinstance(value, Capture)
        return value.paid > 0 or value.at_source

    def count(self, table: Table, value: object, into: Counts) -> None:
        """Nothing: all of it still lies where it lay (D-R.45)."""


CAPTURE: Final = Declared(
    Capture,
    (
        Part("at_source", FLAG, False),
        Part("paid", CROWD, ""),
        Part("free", One(COLOURED), ""),
        Part("helpers", MAGES, ()),
        Part("boosts", GEAR, ()),
        Part("circled", CROWD, ""),
        Part("bottled", CROWD, ""),
        Part("bottled_bosses", ByColour(), ""),
    ),
    key="paid",
)


FIELDS: Final[Fields[Table]] = Fields(
    (
        Field("first", Seat(), default=""),
        Field("active", Seat(), default=""),
        Field("round", Number(0, MANY), default=1),
        Field("layout", Layout(), default=FILLED, attr="tiles", board=SPREAD, alone=False),
        Field("djinn", Djinn(), default={}, attr="crowds", board=SPREAD),
        Field("bag", CROWD, default=FILLED),
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
        Field("turn", TURN, default=FILLED),
        Field("capture", CAPTURE, default=None),
        Field("drawn", Drawn(COLOURED), default=""),
        Field("last_round", Number(0, MANY + 1), default=0),
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
        Field("minimum", Within("", "minimum_last"), default=FILLED),
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
