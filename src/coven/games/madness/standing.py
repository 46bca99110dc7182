"""How an open game stands: what the end of many games was like, seen from what lay on the table before."""

from __future__ import annotations

from math import exp
from typing import Final

from coven.games.madness import bill, cards
from coven.games.madness.cards import MADNESS, card
from coven.games.madness.plan import FAR, TURNS, Plan
from coven.games.madness.table import Seat, Table
from coven.games.madness.tricks import spell_worth
from coven.games.madness.weights import STRONG, WEIGHTS

HOPE: Final = 1.5  # by so much, as the logarithm of odds, those who think do better than those who were watched
PER_TURN: Final = 0.75  # how many madness cards a turn takes from the stack


def stage(table: Table) -> int:
    """Which weights hold: those of the round."""
    return min(max(table.round, 1), len(WEIGHTS)) - 1


def seen(table: Table) -> list[float]:
    """What tells how a game will end: time, stack, cards, madness, and what the curses lack."""
    n = len(table.seats)
    shared = table.shared_support()
    mad = spells = 0.0
    stuck = 0
    held = [0, 0, 0, 0]
    owned = [0, 0, 0, 0]
    for seat in table.seats:
        everything = _owned(seat)
        mad += cards.count(everything, MADNESS)
        stuck += cards.count(seat.hand, MADNESS)
        for element in range(4):
            held[element] += cards.elements(seat.hand, element)
            owned[element] += cards.elements(everything, element)
        for spell in seat.spells:
            spells += spell_worth(table, spell >> 2)
    blocked = cards.count(shared, MADNESS)
    turns = TURNS * (table.box.limits.rounds - table.round) + TURNS - table.marker
    margin = (table.stack - PER_TURN * turns) / 6.0
    return [
        1.0,
        max(-1.5, min(1.5, margin)),
        max(0.0, 1.0 - table.stack / 4.0),
        sum(owned) / (20.0 * n),
        4.0 * min(owned) / (20.0 * n),
        stuck / (2.0 * n),
        blocked / 2.0,
        (mad - stuck - blocked) / (2.0 * n),
        sum(held) / (8.0 * n),
        _all(shared) / 6.0,
        spells / (5.0 * n),
        *_curses(table, shared),
        _coming(table, held, shared),
    ]


def _owned(seat: Seat) -> int:
    return seat.hand + seat.support + seat.discard + cards.bag_of(list(seat.deck))


def _all(bag: int) -> int:
    worth = bill.worth(bag)
    return (worth & 255) + (worth >> 8 & 255) + (worth >> 16 & 255) + (worth >> 24 & 255)


def _curses(table: Table, shared: int) -> list[float]:
    """How many curses there are, what they lack, how many could be broken at once, and the harm they would do."""
    plan = Plan(table, table.active, shared)
    left = lacks = ready = 0
    harm = 0.0
    for slot in range(5):
        if table.curses[slot] is not None:
            left += 1
            lacks += min(plan.lacks[slot], 4) if plan.lacks[slot] < FAR else 4
            ready += plan.lacks[slot] == 0
            harm += plan.harm(slot)
    ahead = TURNS + 1 - table.marker  # turns of this round, this one included
    none = 1.0 if left == 0 else 0.0
    return [none, left / 3.0, left / (1.0 + ahead), lacks / 6.0, lacks / (4.0 + 2.0 * ahead), ready / 3.0, harm / 4.0]


def _coming(table: Table, held: list[int], shared: int) -> float:
    """How much of what the next monster's element curses ask for is at hand; counts from the middle of a round on."""
    if not table.pages or table.page < 0 or table.marker < 3:
        return 0.0
    found = 0.0
    for kind in table.box.pages[table.pages[-1]].curses:
        if kind < 4:
            found += min(held[kind] + cards.elements(shared, kind), 8) / 24.0
    return found


def strong(table: Table) -> float:
    """M28.2, M28.5: where decks begin weaker, what cards of value 2 and 3 are worth beyond their elements, compared
    with usual: a hand has but six cards."""
    if not (table.variants.horror and table.variants.nightmare):
        return 0.0
    two, three, usual = STRONG[stage(table)]
    found = 0.0
    for seat in table.seats:
        everything = _owned(seat)
        for element in range(4):
            found += two * cards.count(everything, card(element, 2)) + three * cards.count(everything, card(element, 3))
    return found / len(table.seats) - usual


def standing(table: Table) -> float:
    """What an open game is worth, from -1 to 1."""
    total = HOPE + strong(table)
    for weight, worth in zip(WEIGHTS[stage(table)], seen(table), strict=True):
        total += weight * worth
    return 2.0 / (1.0 + exp(-total)) - 1.0
