"""What the board of The Witches draws, taken from a view."""

from __future__ import annotations

import msgspec

from coven.engine.edge.views import View


class Thing(msgspec.Struct):
    """A card or tile that can be seen."""

    id: str
    n: int = 1


class Zone(msgspec.Struct):
    """Things that lie together, and what can be seen of them."""

    size: int
    things: list[Thing]
    hard: int = 0  # how many of the tiles of a frame are Hard ones

    @property
    def ids(self) -> list[str]:
        """Everything that can be seen, each as often as it lies there."""
        return [thing.id for thing in self.things for _ in range(thing.n)]


class Slot(msgspec.Struct):
    """A slot of the map; no tile, or one whose face cannot be known."""

    id: str
    tile: str | None = None
    hard: bool = False
    up: bool = False
    crises: int = 0


class Attempt(msgspec.Struct):
    """The attempt under way."""

    slot: str
    tile: str
    outcome: str


class AttemptSums(msgspec.Struct):
    """What it stands at."""

    difficulty: int
    total: int
    missing: int
    headology: int
    magic: int
    bonus: int
    hard: int
    dice: list[int]


class Seat(msgspec.Struct):
    """What lies in front of a player."""

    witch: str
    spot: str
    hand: Zone
    cackles: int
    aliss: int
    easy: Zone
    hard: Zone
    ability: bool


class SeatSums(msgspec.Struct):
    """What it is worth."""

    points: int
    hand_limit: int


class Table(msgspec.Struct):
    """What lies on the table."""

    active: str
    turn: int
    pile: Zone
    discard: Zone
    waiting: list[Zone]
    map: list[Slot]
    cackles: int
    aliss: int
    crises: int
    action: int
    winners: list[str]
    attempt: Attempt | None


class Sums(msgspec.Struct):
    """The numbers that the rules work out."""

    crises: int
    elves: int
    elf_limit: int
    hard: int
    tiles: int
    aliss_ends: bool
    difficulties: dict[str, int]
    seats: dict[str, SeatSums]
    hard_limit: int | None = None
    attempt: AttemptSums | None = None


class Seen:
    """A view, part by part."""

    def __init__(self, view: View) -> None:
        self.playing = view.outcome.kind == "playing"
        self.table = msgspec.convert(view.board, Table)
        self.seats = {name: msgspec.convert(view.board[name], Seat) for name in view.seats}
        self.sums = msgspec.convert(view.sums, Sums)
