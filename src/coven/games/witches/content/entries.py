"""What a content file may say: one struct for each kind of entry."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from coven.engine.edge import reading
from coven.engine.edge.reading import Origin, Steps

Few = Annotated[int, Meta(ge=0, le=9)]
Number = Annotated[int, Meta(ge=0, le=99)]
Spot = Annotated[int, Meta(ge=0, le=9999)]
Players = Annotated[int, Meta(ge=1, le=4)]
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]


class Named(reading.Named, kw_only=True):
    """An entry with a name; the English one is attested or our translation."""

    id: Id
    name_en_status: str = ""


class WitchBoard(Named, kw_only=True):
    """An apprentice board."""

    ability: str
    ability_uses: Few
    start_cackles: Few
    colour: str


class Place(Named, kw_only=True):
    """A location."""

    slots: Few
    start: list[str]
    x: Spot
    y: Spot
    adjacent: list[str]
    takes_problems: bool


class CardFace(Named, kw_only=True):
    """A game card."""

    character: str
    symbol: str
    advantage: str
    effect: Annotated[Steps, Meta(min_length=1)]  # W4.5
    power_of_three: bool
    location: str
    copies: Few


class Problem(Named, kw_only=True):
    """A Problem tile."""

    points: Number
    difficulty: Number
    kind: Id
    copies: Number
    on_fail: Steps = msgspec.field(default_factory=list)
    on_success: Steps = msgspec.field(default_factory=list)


class Row(Origin, kw_only=True):
    """How the frames are filled."""

    players: Players
    hard: list[Few]
    easy: list[Few]


class TokenRow(Origin, kw_only=True):
    """How many counters a game has."""

    variant: str
    players: Players
    cackle: Number
    black_aliss: Number
    crisis: Number


class GradeRow(Named, kw_only=True):
    """What a solo score is worth."""

    min: Annotated[int, Meta(ge=-999, le=9999)] = -99
    max: Annotated[int, Meta(ge=-999, le=9999)] = 999


class Variant(Named, kw_only=True):
    """A way to play."""

    players: list[Players]
    black_aliss_empty: str
    win_hard_on_map_max: Number = 3
    cottage_location: str = ""
    cottage_cackles_max: Number = 2


class Agreed(Named, kw_only=True):
    """Something that may be agreed beforehand."""

    applies_to: list[str]
    crisis: Number = 0
    max_crisis_per_problem: Number = 0
