"""What a content file may say: one struct for each kind of card."""

from __future__ import annotations

import msgspec

from coven.engine.edge.reading import Entry, Name, Named, Origin, Steps


class Step(msgspec.Struct, forbid_unknown_fields=True, rename={"from_": "from", "except_": "except"}):
    """What a step of an effect says besides its verb, as the header of the content file explains."""

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


class Sentence(Origin, kw_only=True):
    """A text and what it does."""

    target: str
    text: str
    ops: Steps
    rule: str = ""


class SpellCard(Named, kw_only=True):
    """A spell."""

    name_origin: Name | None = None
    element: str
    level: int
    level_origin: str = ""
    copies: int = 1
    target: str
    players: str = "{1}"
    consent: bool
    optional: bool = False
    text: str
    ops: Steps
    rule: str = ""


class Curse(Named, kw_only=True):
    """A curse."""

    name_origin: Name | None = None
    kind: str
    copies: int
    target: str
    text: str
    ops: Steps


class Monster(Named, kw_only=True):
    """The back of a page."""

    curses: list[str]
    target: str
    arrival: str
    ops: Steps


class PageCard(Entry, kw_only=True):
    """A page."""

    source: str = ""
    monster: Monster | None = None
    bonus: Sentence | None = None
    penalty: Sentence | None = None
    arrival: Sentence | None = None
    optional: bool = False
    pool: str = ""


class WizardSheet(Named, kw_only=True):
    """A wizard."""

    element: str
    printed: list[int]
    value2: str
    value1: dict[str, int]
    ability: str
    timing: str
    text: str
