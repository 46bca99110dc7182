"""What a content file may say: one struct for each kind of card."""

from __future__ import annotations

import msgspec


class Step(msgspec.Struct, forbid_unknown_fields=True, rename={"from_": "from", "except_": "except"}):
    """One step of an effect, as the header of the content file explains."""

    do: str
    n: int | str = 1
    what: str = "any"
    from_: list[str] = []
    to: str = "discard"
    up_to: bool = False
    may: bool = False
    of: str = ""
    once: bool = False
    until: str = ""
    except_: str = ""
    paid_from: list[str] = []
    keep_payment: bool = False
    element: str = ""
    on: str = ""
    breach: str = ""
    breach_mild: str = ""


class Origin(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Where an entry comes from."""

    source: str
    ref: str = ""
    note: str = ""


class Name(msgspec.Struct, forbid_unknown_fields=True):
    """A name in three languages."""

    en: str
    cs: str
    pl: str


class Sentence(Origin, kw_only=True):
    """A text and what it does."""

    target: str
    text: str
    ops: list[Step]


class SpellCard(Origin, kw_only=True):
    """A spell."""

    id: str
    name: Name
    name_origin: Name
    element: str
    level: int
    level_origin: str = ""
    copies: int = 1
    target: str
    players: str = "{1}"
    consent: bool
    optional: bool = False
    text: str
    ops: list[Step]


class Curse(Origin, kw_only=True):
    """A curse."""

    id: str
    name: Name
    name_origin: Name
    kind: str
    copies: int
    target: str
    text: str
    ops: list[Step]


class Monster(Origin, kw_only=True):
    """The back of a page."""

    id: str
    name: Name
    curses: list[str]
    target: str
    arrival: str
    ops: list[Step]


class PageCard(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A page."""

    id: str
    monster: Monster | None = None
    bonus: Sentence | None = None
    penalty: Sentence | None = None
    arrival: Sentence | None = None
    optional: bool = False
    pool: str = ""
    source: str = ""
    ref: str = ""
    note: str = ""


class WizardSheet(Origin, kw_only=True):
    """A wizard."""

    id: str
    name: Name
    element: str
    printed: list[int]
    value2: str
    value1: dict[str, int]
    ability: str
    timing: str
    text: str
