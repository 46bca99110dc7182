"""What a content file may say: one struct for each kind of component."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from coven.engine.edge.reading import Entry, Named, Origin, Steps

Count = Annotated[int, Meta(ge=0, le=99)]
Points = Annotated[int, Meta(ge=0, le=999)]
Bound = Annotated[int, Meta(ge=-1, le=999)]  # -1: none


class Space(Entry, kw_only=True):
    """A space of the map."""

    shape: str
    at_source: bool = False
    x: int
    y: int
    paths: list[str]


class Location(Named, kw_only=True):
    """A location."""

    basic: Steps
    special: Steps


class ArchiveOption(Entry, kw_only=True):
    """An option of the Archives."""

    before: Steps
    after: Steps


class SourceSpace(Named, kw_only=True):
    """The Magic Source."""

    row1: dict[str, Steps]
    row2: dict[str, Steps]


class Options(Origin, kw_only=True):
    """Lists of steps by the word that chooses them."""

    options: dict[str, Steps]


class Stall(Named, kw_only=True):
    """A stall of the Market."""

    effects: Steps = msgspec.field(default_factory=list)
    offers: dict[str, Steps] = msgspec.field(default_factory=dict)


class Side(Entry, kw_only=True):
    """A side of the market tile."""

    players: list[int]
    groups: list[list[str]]


class Mage(Named, kw_only=True):
    """A mage card."""

    key: bool
    fee: dict[str, Count]
    green: int
    colours: dict[str, Annotated[int, Meta(ge=0, le=9)]] = msgspec.field(default_factory=dict)


class Trigger(msgspec.Struct, forbid_unknown_fields=True):
    """When an ability works."""

    on: str
    location: str = ""
    shape: str = ""
    key: bool = False
    replaces_loss: bool = False


class Equipment(Named, kw_only=True):
    """An equipment card."""

    kind: str
    mode: str
    trigger: Trigger | None = None
    effects: Steps = msgspec.field(default_factory=list)
    passive: dict[str, object] = msgspec.field(default_factory=dict)


class Trait(Named, kw_only=True):
    """A trait tile."""

    kind: str
    trigger: Trigger | None = None
    effects: Steps = msgspec.field(default_factory=list)
    passive: dict[str, object] = msgspec.field(default_factory=dict)


class Roof(Named, kw_only=True):
    """A roof tile."""

    start_player: bool


class Chest(Entry, kw_only=True):
    """A chest."""

    effects: Steps
    lock: Steps = msgspec.field(default_factory=list)


class Award(Named, kw_only=True):
    """An award."""

    column: int
    vp: Points
    effects: Steps


class Test(msgspec.Struct, forbid_unknown_fields=True, rename={"most": "max"}):
    """A condition, and what meeting it gives."""

    metric: str
    at_least: Bound = -1
    at_most: Bound = -1
    vp: Points = 0
    vp_each: Points = 0
    most: Points = 0


class ScoringCard(Named, kw_only=True):
    """A scoring card."""

    score: Test


class Challenge(Entry, kw_only=True):
    """A solo challenge."""

    test: Test


class TomCard(Entry, kw_only=True):
    """A card of Tom's deck."""

    kind: str
    first: str = ""
    second: str = ""
    effects: Steps


class Circle(Origin, kw_only=True):
    """A magic circle of the player board."""

    index: int
    active_at_start: bool
    on_activate: Steps


class Blank(Origin, kw_only=True):
    """The blank over a circle."""

    on_activate: Steps


class Bonus(Origin, kw_only=True):
    """What the first set and the last passage give."""

    equipment_set: Steps
    last_passage: Steps


class Field(Origin, kw_only=True):
    """A field of the capacity track."""

    field: Count
    max_magic: Count
    source_fee_scrolls: Count


class Players(Origin, kw_only=True):
    """What the number of players decides."""

    players: Annotated[int, Meta(ge=1, le=4)]
    djinn_per_round_space: Annotated[int, Meta(ge=1, le=9)]
    extra_djinn_at_source_rounds: Annotated[int, Meta(ge=0, le=9)]
    refill_after_boss: Annotated[int, Meta(ge=0, le=9)]
    awards_per_column: Count
    traits_offered_each: Count
    scoring_cards: Count
    market_side: str
    solo: bool
