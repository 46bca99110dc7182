"""What a content file may say: one struct for each kind of entry."""

from __future__ import annotations

import msgspec


class Origin(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Where an entry comes from."""

    source: str
    designed: list[str] = []
    note: str = ""


class Named(Origin, kw_only=True):
    """An entry with an id and a name; a language without a name of its own uses the English one."""

    id: str
    name_en: str
    name_cs: str = ""
    name_pl: str = ""
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


class Advantage(Named, kw_only=True):
    """What a card can be played for."""

    effect: str


class CardFace(Named, kw_only=True):
    """A game card."""

    character: str
    symbol: str
    advantage: str
    param: dict[str, int | str]
    power_of_three: bool
    location: str
    copies: int


class Problem(Named, kw_only=True):
    """A Problem tile."""

    points: int
    difficulty: int
    kind: str
    copies: int
    on_fail: str = "none"
    on_success: str = "none"


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
