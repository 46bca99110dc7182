"""Telling quantities: the few numbers by which people see how a game goes for a seat, to say why an answer is good."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final, Generic, TypeVar

from coven.engine.core.machine import Event, State

T = TypeVar("T", bound=State)

TOGETHER: Final = "together"  # the chance that all win
WIN: Final = "win"  # the chance to win
UNHEARD: Final = -1
NEARLY: Final = 0.005  # nothing is surer


class Sign:
    """A number with a name: whether more of it is better (1) or worse (-1), which difference is worth telling, and
    which sign says much the same. One that fades is a means to an end, and nothing once the game is over."""

    def __init__(self, name: str, good: int = 1, least: float = 0.25, like: str = "", fades: bool = False) -> None:
        self.name = name
        self.good = good
        self.least = least
        self.like = like or name
        self.fades = fades


class Deed:
    """A kind of event that people would name as what a turn is for: how much it counts beside others, which sign says
    much the same, and whether the answers that do it for certain do not say so."""

    def __init__(self, kind: str, weight: float, like: str = "", unsaid: bool = False) -> None:
        self.kind = kind
        self.weight = weight
        self.like = like or kind
        self.unsaid = unsaid


class Signs(Generic[T]):
    """The signs of a game: first what lies on the table, then what is counted while it happens; and deeds."""

    def __init__(self, lying: Sequence[Sign] = (), counted: Sequence[Sign] = (), deeds: Sequence[Deed] = ()) -> None:
        self.lying = tuple(lying)
        self.counted = tuple(counted)
        self.all = (*self.lying, *self.counted)
        self.deeds = {deed.kind: deed for deed in deeds}

    def read(self, table: T, seat: int) -> list[float]:
        """What lies on the table, as it matters to a seat, in the order of `lying`."""
        return []

    def hears(self, table: T, event: Event, seat: int) -> int:
        """The place in `counted` of what an event adds one to; UNHEARD if it adds to nothing."""
        return UNHEARD

    def does(self, event: Event, seat: int) -> bool:
        """Whether an event is a deed of a seat: mostly it names first who did it."""
        return event.kind in self.deeds and event.args[0] == seat

    def in_turn(self, table: T) -> bool:
        """Whether somebody's turn is under way, which ends; else the game is being set up."""
        return True

    def likely(self, table: T, chance: float) -> float:
        """What a chance from 0 to 1 that the rules of thumb see has come to in games that were played."""
        return chance

    def off(self, table: T) -> int:
        """By how many hundredths such chances were off there, on average; 0 where it was not measured."""
        return 0

    def stake(self, table: T) -> str:
        """What a game is played for: TOGETHER, WIN, or the name of a sign that is to be high in the end."""
        return WIN


def corrected(chance: float, more: float, steeper: float) -> float:
    """A chance from 0 to 1 as games that were played have it: with this much better odds, as a logarithm, and with
    odds that are so many times as far from even."""
    sane = min(max(chance, NEARLY), 1.0 - NEARLY)
    return 1.0 / (1.0 + exp(-(more + steeper * log(sane / (1.0 - sane)))))
