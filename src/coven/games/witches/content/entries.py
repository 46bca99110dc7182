"""What a content file may say: one struct for each kind of entry."""

from __future__ import annotations

import msgspec

from coven.engine.edge import reading
from coven.engine.edge.reading import Origin, Steps


class Named(reading.Named, kw_only=True):
    """An entry with a name; the English one is attested or our translation."""

    name_en_status: str = ""


class WitchBoard(Named, kw_only=True):
    """An apprentice board."""

    ability: str
    ability_uses: int
    start_cackles: int
    colour: str


class Place(Named, kw_only=True):
    """A location."""

    slots: int
    start: list[str]
    x: int
    y: int
    adjacent: list[str]
    takes_problems: bool


class CardFace(Named, kw_only=True):
    """A game card."""

    character: str
    symbol: str
    advantage: str
    effect: Steps
    power_of_three: bool
    location: str
    copies: int


class Problem(Named, kw_only=True):
    """A Problem tile."""

    points: int
    difficulty: int
    kind: str
    copies: int
    on_fail: Steps = msgspec.field(default_factory=list)
    on_success: Steps = msgspec.field(default_factory=list)


class Row(Origin, kw_only=True):
    """How the frames are filled."""

    players: int
    hard: list[int]
    easy: list[int]


class TokenRow(Origin, kw_only=True):
    """How many counters a game has."""

    variant: str
    players: int
    cackle: int
    black_aliss: int
    crisis: int


class GradeRow(Named, kw_only=True):
    """What a solo score is worth."""

    min: int = -99
    max: int = 999


class Variant(Named, kw_only=True):
    """A way to play."""

    players: list[int]
    black_aliss_empty: str
    win_hard_on_map_max: int = 3
    cottage_location: str = ""
    cottage_cackles_max: int = 2


class Agreed(Named, kw_only=True):
    """Something that may be agreed beforehand."""

    applies_to: list[str]
    crisis: int = 0
    max_crisis_per_problem: int = 0
