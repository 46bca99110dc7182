"""What a content file may say: one struct for each kind of component."""

from __future__ import annotations

import msgspec

Steps = list[dict[str, object]]


class Origin(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Where an entry comes from."""

    source: str
    designed_fields: list[str] = []


class Space(Origin, kw_only=True):
    """A space of the map."""

    id: str
    shape: str
    at_source: bool = False
    x: int
    y: int
    paths: list[str]


class Location(Origin, kw_only=True):
    """A location."""

    id: str
    name: str
    name_cs: str = ""
    basic: Steps
    special: Steps


class ArchiveOption(Origin, kw_only=True):
    """An option of the Archives."""

    id: str
    before: Steps
    after: Steps


class SourceSpace(Origin, kw_only=True):
    """The Magic Source."""

    id: str
    name: str
    name_cs: str
    row1: dict[str, Steps]
    row2: dict[str, Steps]


class Options(Origin, kw_only=True):
    """Lists of steps by the word that chooses them."""

    options: dict[str, Steps]


class Stall(Origin, kw_only=True):
    """A stall of the Market."""

    id: str
    name: str
    effects: Steps = []
    offers: dict[str, Steps] = {}


class Side(Origin, kw_only=True):
    """A side of the market tile."""

    id: str
    players: list[int]
    groups: list[list[str]]


class Mage(Origin, kw_only=True):
    """A mage card."""

    id: str
    name: str
    key: bool
    fee: dict[str, int]
    green: int
    colours: dict[str, int] = {}


class Trigger(msgspec.Struct, forbid_unknown_fields=True):
    """When an ability works."""

    on: str
    location: str = ""
    shape: str = ""
    key: bool = False
    replaces_loss: bool = False


class Equipment(Origin, kw_only=True):
    """An equipment card."""

    id: str
    name: str
    kind: str
    mode: str
    trigger: Trigger | None = None
    effects: Steps = []
    passive: dict[str, object] = {}


class Trait(Origin, kw_only=True):
    """A trait tile."""

    id: str
    name: str
    kind: str
    trigger: Trigger | None = None
    effects: Steps = []
    passive: dict[str, object] = {}


class Chest(Origin, kw_only=True):
    """A chest."""

    id: str
    effects: Steps
    lock: Steps = []


class Award(Origin, kw_only=True):
    """An award."""

    id: str
    name: str
    column: int
    vp: int
    effects: Steps


class Test(msgspec.Struct, forbid_unknown_fields=True, rename={"most": "max"}):
    """A condition, and what meeting it gives."""

    metric: str
    at_least: int = -1
    at_most: int = -1
    vp: int = 0
    vp_each: int = 0
    most: int = 0


class ScoringCard(Origin, kw_only=True):
    """A scoring card."""

    id: str
    name: str
    score: Test


class Challenge(Origin, kw_only=True):
    """A solo challenge."""

    id: str
    test: Test


class TomCard(Origin, kw_only=True):
    """A card of Tom's deck."""

    id: str
    kind: str
    first: str = ""
    second: str = ""
    effects: Steps


class Circle(Origin, kw_only=True):
    """A magic circle of the player board."""

    index: int
    active_at_start: bool
    on_activate: Steps


class Field(Origin, kw_only=True):
    """A field of the capacity track."""

    field: int
    max_magic: int
    source_fee_scrolls: int


class Players(Origin, kw_only=True):
    """What the number of players decides."""

    players: int
    djinn_per_round_space: int
    extra_djinn_at_source_rounds: int
    refill_after_boss: int
    awards_per_column: int
    traits_offered_each: int
    scoring_cards: int
    market_side: str
    solo: bool
