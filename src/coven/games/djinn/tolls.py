"""Tolls: a coin or a scroll to each player whom one pays to stop at an edge or at a stall (D12.6, D19.4, D-R.16).

A way to pay is one int, a digit of base 3 for each of the other players in seat order: nothing, a coin, a scroll.
"""

from __future__ import annotations

from typing import Final

from coven.games.djinn import moves
from coven.games.djinn.moves import COINS, SCROLLS
from coven.games.djinn.table import Seat, Table

MOST: Final = 3  # other players at the table
SIZE: Final = 27
COIN: Final = 1
SCROLL: Final = 2
PIECES: Final[tuple[str, ...]] = ("", "coin", "scroll")
DIGIT: Final[tuple[int, ...]] = (1, 3, 9)
NO_TOLL: Final = 0


def digit(way: int, place: int) -> int:
    """What one of the others gets."""
    return way // DIGIT[place] % 3


COINS_IN: Final[tuple[int, ...]] = tuple(
    [len([place for place in range(MOST) if digit(way, place) == COIN]) for way in range(SIZE)]
)
SCROLLS_IN: Final[tuple[int, ...]] = tuple(
    [len([place for place in range(MOST) if digit(way, place) == SCROLL]) for way in range(SIZE)]
)
ALL_COINS: Final[tuple[int, ...]] = tuple(
    [sum([DIGIT[place] for place in range(MOST) if digit(way, place)]) for way in range(SIZE)]
)


def other(seat: int, place: int) -> int:
    """The seat at a place among the others."""
    return place + (place >= seat)


def place_of(seat: int, owner: int) -> int:
    """The place of a player among the others."""
    return owner - (owner > seat)


def ways(seat: int, owners: list[int]) -> list[int]:
    """Every way to pay these players, all with coins first."""
    found = [NO_TOLL]
    for owner in owners:
        one = DIGIT[place_of(seat, owner)]
        found = [way + piece * one for piece in (COIN, SCROLL) for way in found]
    return found


def due(seat: int, owners: list[int]) -> int:
    """The way to pay these players with coins alone: `ALL_COINS` of every way that pays just them is equal to it."""
    found = NO_TOLL
    for owner in owners:
        found += DIGIT[place_of(seat, owner)]
    return found


def can_pay(owner: Seat, way: int) -> bool:
    """Whether somebody has the coins and the scrolls."""
    return owner.coins >= COINS_IN[way] and owner.scrolls >= SCROLLS_IN[way]


def pay(table: Table, seat: int, way: int) -> None:
    """A coin or a scroll to each."""
    for place in range(MOST):
        piece = digit(way, place)
        if piece:
            what = SCROLLS if piece == SCROLL else COINS
            moves.change(table, seat, what, -1)
            moves.change(table, other(seat, place), what, 1)
            table.tell("toll-paid", seat, what, other(seat, place))
