"""A game looked at again: what could be expected at each decision, what decisions cost, and what was luck."""

from __future__ import annotations

import msgspec

from coven.engine.edge.game import Happening
from coven.engine.edge.questions import Question
from coven.engine.edge.thoughts import Advice
from coven.engine.edge.views import Json, View

LONGER = 6  # the costliest decisions are tried once more, so many times as often


class Asked(msgspec.Struct, array_like=True):
    """A decision that is to be judged: what whoever decided saw, and what they answered."""

    view: View
    question: Question
    answer: str
    seed: str
    rollouts: int
    pack: Json | None = None


class Judged(msgspec.Struct, frozen=True):
    """What each seat could expect with the best answer that was found and with the one given, in terms of the stake;
    what that cost whoever decided, and how far it all may be off."""

    stake: str
    before: tuple[float, ...]
    after: tuple[float, ...]
    cost: float
    margin: float
    better: str
    advice: Advice


class Moment(msgspec.Struct, frozen=True):
    """A decision: the version it made, by which it is found in a replay, the how-manieth of the answers that stand it
    was, who answered what, and what came of it."""

    version: int
    number: int
    seat: str
    answer: str
    before: tuple[float, ...]  # by seat
    after: tuple[float, ...]
    cost: float
    margin: float


class Costly(msgspec.Struct, frozen=True):
    """A decision that cost much, with what would have been better and why."""

    version: int
    number: int
    seat: str
    answer: str
    better: str
    cost: float
    advice: Advice
    text: str = ""


class Swing(msgspec.Struct, frozen=True):
    """What changed between two decisions, before the answer of a number: dice, cards, what came to light. It changed
    the chances of a seat by so much."""

    version: int
    number: int
    seat: str
    change: float
    events: tuple[Happening, ...]
    text: str = ""


class Account(msgspec.Struct, frozen=True):
    """How a seat came from what could be expected at the start to what came of it: by everybody's decisions, and by
    luck."""

    seat: str
    start: float
    plays: dict[str, float]
    luck: float
    end: float
    text: str = ""


class Review(msgspec.Struct, frozen=True):
    """A game looked at again. The stake says what is expected: of 100 games so many are won by a seat (`win`), by all
    (`together`), or so many `points`."""

    game: str
    seats: tuple[str, ...]
    stake: str
    rollouts: int
    over: bool
    moments: tuple[Moment, ...]
    costliest: tuple[Costly, ...]
    swings: tuple[Swing, ...]
    accounts: tuple[Account, ...]
    how: str = ""
