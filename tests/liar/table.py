"""The table of liar's dice: cups, dice and the last bid."""

from __future__ import annotations

from typing import cast

from coven.engine.core.answers import Answers, Kind, Numbers, Players, Words, code
from coven.engine.core.codecs import Named, Number, Pile
from coven.engine.core.codecs import Seat as SeatOf
from coven.engine.core.events import Telling, Told
from coven.engine.core.fields import FILLED, OWNER, Field, Fields
from coven.engine.core.machine import Reason, State
from coven.engine.core.rng import below

FACES = 6
MOST = 25


class Seat:
    """One player's cup."""

    def __init__(self) -> None:
        self.dice: tuple[int, ...] = ()


class Table(State):
    """The whole game."""

    def __init__(self, names: tuple[str, ...], rng: int, each: int) -> None:
        super().__init__(names, rng)
        self.each = each
        self.seats = [Seat() for _ in names]
        self.bidder = 0
        self.number = 0  # of the last bid; 0: there is none
        self.face = 0

    def clone(self) -> Table:
        """An independent copy."""
        copy = Table(self.names, self.rng, self.each)
        copy.frames = [frame.clone() for frame in self.frames]
        copy.options, copy.over, copy.active, copy.loose = self.options, self.over, self.active, self.loose
        for mine, theirs in zip(copy.seats, self.seats, strict=True):
            mine.dice = theirs.dice
        copy.bidder, copy.number, copy.face = self.bidder, self.number, self.face
        return copy

    def answers(self) -> Answers[State]:
        """What can be answered."""
        return cast("Answers[State]", ANSWERS)

    def holder(self, seat: int) -> object:
        """A cup, or the table."""
        return self if seat < 0 else self.seats[seat]

    def out_of_turn(self, word: str, seat: int) -> Reason | None:
        """L2.1: everybody in turn."""
        return Reason("L2.1", "not-now")

    def conceal(self, seat: int) -> None:
        """The others' dice could show anything."""
        for other, cup in enumerate(self.seats):
            if other != seat:
                cup.dice = (0,) * len(cup.dice)

    def redeal(self, seat: int, rng: int) -> None:
        """The others roll anew."""
        for other, cup in enumerate(self.seats):
            if other != seat:
                rolled = []
                for _ in cup.dice:
                    rng, face = below(rng, FACES)
                    rolled.append(face)
                cup.dice = tuple(sorted(rolled))

    def returns(self) -> list[float]:
        """The last one with dice has won."""
        return [(1.0 if cup.dice else -1.0) if self.over else 0.0 for cup in self.seats]

    def dice(self) -> int:
        """How many dice there are."""
        return sum(len(cup.dice) for cup in self.seats)


DONE, BID, LIAR = 0, 3, 4
FACE: Words[Table] = Words("face", tuple(str(face + 1) for face in range(FACES)))
NUMBER: Numbers[Table] = Numbers("number", MOST)
ANSWERS: Answers[Table] = Answers(
    (
        Kind(DONE, "done"),
        Kind(BID, "bid", (NUMBER, FACE), ("number", "face")),
        Kind(LIAR, "liar", (), ("bidder",)),
    )
)
CALL = code(LIAR)

FIELDS: Fields[Table] = Fields(
    (
        Field("active", SeatOf(), default=""),
        Field("bidder", SeatOf(), default=""),
        Field("number", Number(0, MOST), default=0),
        Field("face", Named(FACE.fixed, "face"), default="1"),
    ),
    (Field("dice", Pile(FACE, "die"), default=FILLED, seen=OWNER),),
)

TELLING: Telling[Table] = Telling(
    {
        "rolled": Told("player"),
        "rolled-own": Told("player face", "", "{player}/dice/{face}"),
        "bid": Told("player number face", "", "number"),
        "called": Told("player bidder n"),
        "lost-a-die": Told("player", "{player}/dice"),
        "won": Told("player"),
    },
    (Players("player"), Players("bidder"), FACE),
)
