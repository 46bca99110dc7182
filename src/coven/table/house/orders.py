"""What somebody orders when a table is opened."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from coven.engine.edge.game import Json

Number = Annotated[int, Meta(ge=-(2**53), le=2**53)]  # what every language can count
Named = Annotated[str, Meta(max_length=40)]


class Place(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A seat: mine, a friend's, or a computer player's. Without an id it gets one."""

    id: Named = ""
    name: Named = ""
    who: Literal["me", "friend", "bot"] = "friend"
    bot: Named = "greedy"


class Clock(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How long somebody may think: for each decision, in all, or days for each decision."""

    kind: Literal["decision", "pool", "days"]
    amount: Annotated[float, Meta(gt=0, le=100_000)]  # seconds, or days

    @property
    def seconds(self) -> float:
        """The time in seconds."""
        return self.amount * 86_400 if self.kind == "days" else self.amount


class Order(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A table: a game dealt anew, a position, or a record to play on from where it stopped or from a version."""

    game: Named = ""
    seats: Annotated[tuple[Place, ...], Meta(max_length=8)] = ()
    options: dict[str, str] = {}
    pack: Json | None = None
    title: Annotated[str, Meta(max_length=80, pattern=r"\A[^\x00]*\Z")] = ""
    clock: Clock | None = None
    hints: bool = True
    position: Json | None = None
    record: Json | None = None
    version: Number | None = None


class Opened(msgspec.Struct, frozen=True):
    """A new table: one link for each seat, one for watchers, one for whoever opened it, and where friends are to sit
    one that leads each of them to a free seat. They are told once."""

    table: str
    sealed: str
    seats: dict[str, str]
    watcher: str
    host: str
    invitation: str = ""


class Sitting(msgspec.Struct, frozen=True):
    """A seat, as whoever is invited is told of it."""

    name: str
    crest: str
    bot: str
    free: bool


class Invited(msgspec.Struct, frozen=True):
    """A table that somebody is invited to."""

    table: str
    game: str
    title: str
    seats: dict[str, Sitting]
