"""What it is worth to change cards for others, and to know Hard Problems beforehand."""

from __future__ import annotations

from typing import Final

from coven.games.witches import cards, places
from coven.games.witches.box import ANY_KIND
from coven.games.witches.outlook import Outlook
from coven.games.witches.taste import NEVER, WASTED

UNSURE: Final = 0.3  # pips by which a card must be worse than the usual one
MARKED: Final = 4.0  # pips that a point is worth
SOON: Final = 29.0  # before anything else is done
STRONG: Final = 6.0  # pips in hand with which every Hard Problem is worth a look


def exchanged(outlook: Outlook, card: int) -> float:
    """What another card is better than this one, in pips."""
    ground = outlook.ground
    return ground.usual - ground.uses[card] - UNSURE - MARKED * outlook.price(card)


def weak(outlook: Outlook, card: int) -> list[float]:
    """What it brings to change each of the other cards for which that is something."""
    found = [exchanged(outlook, one) for one in outlook.hand if one != card]
    return [gain for gain in found if gain > 0.0]


def renewing(outlook: Outlook, card: int) -> float:
    """W18.28: whether a card and what is weak beside it are better changed for others."""
    gain = exchanged(outlook, card) + UNSURE + sum(weak(outlook, card))
    return gain if gain > 0.0 else NEVER


def looking(outlook: Outlook, card: int) -> float:
    """W18.32: whether two Hard Problems are worth a look."""
    hidden = [slot for slot in cards.listed(places.hidden_problems(outlook.table)) if not outlook.knows(slot)]
    found = sorted([curious(outlook, slot) for slot in hidden])
    gain = sum(found[-2:]) - outlook.taste.look
    return SOON if gain > outlook.card + outlook.price(card) else NEVER


def curious(outlook: Outlook, slot: int) -> float:
    """How much it would matter to know what lies there: the nearer it is, and the stronger the hand."""
    if outlook.knows(slot):
        return WASTED
    spot = outlook.table.seats[outlook.seat].spot
    actions = 1 if spot == outlook.table.box.dungeon else (outlook.ground.far[spot][slot] - 1) // 2
    near = outlook.taste.later ** max(actions, 0)
    return float(near * min(1.0, outlook.boost(ANY_KIND) / STRONG))
