"""What a seat does not know (D-R.4): laid in an order that tells nothing, or dealt anew, fairly.

Nobody knows the order of the chests, the mages and equipment below the visible cards, and the order of Tom's deck; the
secret scoring cards of the others are any that were not seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from coven.engine.core.rng import shuffled

if TYPE_CHECKING:
    from coven.games.djinn.table import Table

IN_ORDER: Final = -1  # in place of chance


def conceal(table: Table, seat: int) -> None:
    """Lay whatever a seat does not know in order."""
    _deal(table, seat, IN_ORDER)


def redeal(table: Table, seat: int, rng: int) -> None:
    """Deal anew whatever a seat does not know."""
    _deal(table, seat, rng)


def _deal(table: Table, seat: int, rng: int) -> None:
    rng, table.chests = _laid(rng, list(table.chests))
    rng, table.tom = _laid(rng, list(table.tom))
    rng, plain = _below(rng, table.piles[:2])
    rng, keyed = _below(rng, table.piles[2:])
    table.piles = (*plain, *keyed)
    decks: list[tuple[int, ...]] = []
    for deck in table.decks:
        rng, dealt = _below(rng, (deck,))
        decks += dealt
    table.decks = tuple(decks)
    if not table.scores:
        _deal_scoring(table, seat, rng)


def _laid(rng: int, cards: list[int]) -> tuple[int, tuple[int, ...]]:
    cards.sort()
    return (rng, tuple(cards)) if rng == IN_ORDER else shuffled(rng, cards)


def _below(rng: int, piles: tuple[tuple[int, ...], ...]) -> tuple[int, list[tuple[int, ...]]]:
    """Piles of one kind with their visible cards on top and the others below."""
    hidden: list[int] = []
    for pile in piles:
        hidden += pile[:-1]
    rng, order = _laid(rng, hidden)
    found: list[tuple[int, ...]] = []
    for pile in piles:
        below = max(len(pile) - 1, 0)
        found.append((*order[:below], *pile[-1:]))
        order = order[below:]
    return rng, found


def _deal_scoring(table: Table, seat: int, rng: int) -> None:
    """D-R.2: the others' secret cards, and those nobody has."""
    hidden = list(table.unused_scoring)
    for other, owner in enumerate(table.seats):
        if other != seat:
            hidden += owner.private
    if len(hidden) == len(table.unused_scoring):
        return
    rng, order = _laid(rng, hidden)
    for other, owner in enumerate(table.seats):
        if other != seat:
            n = len(owner.private)
            owner.private = tuple(sorted(order[:n]))
            order = order[n:]
    table.unused_scoring = tuple(sorted(order))
