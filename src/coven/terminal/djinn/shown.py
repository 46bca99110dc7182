"""What a view of Djinn shows, piece by piece."""

from __future__ import annotations

import msgspec

from coven.engine.edge.views import View

PARTS = ("academy", "manufactory", "market")  # of the board beside its spaces


class Thing(msgspec.Struct, frozen=True):
    """A card or djinn: whether it lies face down, how many there are, and where it lies or stands."""

    id: str
    n: int = 1
    down: bool = False
    column: str = ""
    pile: str = ""
    deck: str = ""
    space: str = ""
    owner: str = ""
    came: str = ""


class Zone(msgspec.Struct, frozen=True):
    """Things that lie together, as far as they can be seen."""

    size: int
    things: list[Thing]

    @property
    def ids(self) -> list[str]:
        """Each as often as it is there."""
        return [thing.id for thing in self.things for _ in range(thing.n)]


class Tops(msgspec.Struct, frozen=True):
    """Visible cards, and the sizes of their piles."""

    things: list[Thing]
    piles: dict[str, int] = {}
    decks: dict[str, int] = {}


class Space(msgspec.Struct, frozen=True):
    """A space of the map with all that is there."""

    location: str
    shape: str
    things: list[Thing]
    passages: list[Thing]
    wizards: list[Thing]

    @property
    def djinn(self) -> list[str]:
        """Every single one."""
        return [thing.id for thing in self.things for _ in range(thing.n)]


class Stall(msgspec.Struct, frozen=True):
    """A stall, its place, and the assistants there."""

    id: str
    place: int
    visitors: list[str]


class Circle(msgspec.Struct, frozen=True):
    """A magic circle."""

    state: str
    djinn: str


class Seat(msgspec.Struct, frozen=True):
    """A player's board."""

    space: str
    came: str
    coins: int
    scrolls: int
    keys: int
    corks: int
    magic: int
    capacity: int
    turned: bool
    minimum: int
    circles: list[Circle]
    bottles: dict[str, int]
    corked: dict[str, int]
    corked_bosses: dict[str, int]
    mages: Zone
    equipment: Zone
    bar: Zone
    awards: Zone
    positive: str
    negative: str
    private: Zone


class Turn(msgspec.Struct, frozen=True):
    """What has been done in the running turn."""

    moved: bool
    route: Zone
    acted: bool
    used_passage: bool
    captured: bool
    forgone: bool
    row1: int
    row2: int


class Capture(msgspec.Struct, frozen=True):
    """A capture that is being declared."""

    paid: Zone
    free: str
    circled: Zone
    bottled: Zone
    bottled_bosses: dict[str, int]


class Board(msgspec.Struct, frozen=True):
    """What lies on the table beside the map and the players."""

    first: str
    active: str
    round: int
    bag: Zone
    bosses: int
    chests: Zone
    used_chests: Zone
    opened: Zone
    academy: Tops
    manufactory: Tops
    market: list[Stall]
    awards: list[Thing]
    scoring: Zone
    offered: Zone
    tom_deck: Zone
    tom_seen: Zone
    turn: Turn
    capture: Capture | None
    drawn: str
    last_round: int
    final: bool
    scores: list[int]


class SeatSums(msgspec.Struct, frozen=True):
    """What the rules work out for a player."""

    most_magic: int
    source_fee: int
    points: int
    all_known: bool
    parts: dict[str, int]


class Helper(msgspec.Struct, frozen=True):
    """A card that helps with a capture."""

    id: str
    kind: str
    saves: int


class CaptureSums(msgspec.Struct, frozen=True):
    """What a declared capture needs and costs."""

    needed: int
    helpers: list[Helper]
    lasting: int
    magic: int
    coins: int


class Sums(msgspec.Struct, frozen=True):
    """What the rules work out."""

    seats: dict[str, SeatSums]
    bosses: int
    challenges: list[str]
    capture: CaptureSums | None


class Shown:
    """A view, taken apart once."""

    def __init__(self, view: View, spaces: list[str]) -> None:
        self.names = view.seats
        self.outcome = view.outcome
        self.board = msgspec.convert(view.board, Board)
        self.sums = msgspec.convert(view.sums, Sums)
        self.seats = {name: msgspec.convert(view.board[name], Seat) for name in view.seats}
        self.spaces = {id: msgspec.convert(view.board[id], Space) for id in spaces}
