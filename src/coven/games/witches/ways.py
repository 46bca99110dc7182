"""Where to go by rules of thumb, and what a card is worth that makes a walk longer or passes what is in the way."""

from __future__ import annotations

from typing import Final

from coven.engine.core.answers import what
from coven.games.witches import answers as said
from coven.games.witches import cards, places
from coven.games.witches.outlook import UNKNOWN, Outlook
from coven.games.witches.pieces import NOWHERE
from coven.games.witches.table import Table
from coven.games.witches.taste import NEVER, WASTED

PASSING: Final = 0.8  # what passing costs: Invisibility could pass something worse
WORTH_IT: Final = 0.2  # by so much a longer walk must be better


def moving(table: Table, outlook: Outlook, option: int, kind: int) -> float:
    """A movement; UNKNOWN for anything else."""
    slot = what(option)
    spot = table.seats[outlook.seat].spot
    if kind in (said.STAY, said.STOP):
        return stopping(table, outlook) - 0.01
    if kind == said.WALK:
        left = table.paths if table.paths >= 0 else table.box.numbers.walk_paths
        return outlook.reach(slot, left - 1)
    if kind in (said.SWITCH, said.FLY, said.GO):
        return outlook.end(slot)
    if kind == said.RIDE and table.attempt.slot != NOWHERE:
        return outlook.landing() - outlook.taste.broom - outlook.price(slot)  # she flees
    if kind == said.RIDE:
        return outlook.flight() - outlook.taste.broom - outlook.price(slot) if spot != table.box.dungeon else 1.0
    if kind == said.FACE:
        return outlook.appeals[table.looking]
    return NEVER if kind == said.LOOK else UNKNOWN


def stopping(table: Table, outlook: Outlook) -> float:
    """What ending the movement here is worth; where she has slipped past, she does nothing here (W-R.34)."""
    spot = table.seats[outlook.seat].spot
    return outlook.approach(spot) if table.slipped else outlook.end(spot)


def onward(table: Table, outlook: Outlook, paths: int) -> float:
    """What walking on is worth, with so many paths left."""
    spot = table.seats[outlook.seat].spot
    ways = places.next_to(table, spot) if paths > 0 else []
    return max([outlook.reach(slot, paths - 1) for slot in ways], default=NEVER)


def longer(table: Table, outlook: Outlook, card: int) -> float:
    """More paths, if they lead to something better: else the walk would not be continued."""
    if not table.slipped and places.occupied(table, table.seats[outlook.seat].spot, outlook.seat):
        return NEVER  # Invisibility must come first
    now = max(stopping(table, outlook), onward(table, outlook, table.paths))
    then = onward(table, outlook, table.paths + outlook.ground.paths[card]) - outlook.card - outlook.price(card)
    return then if then > now + WORTH_IT else WASTED


def past(table: Table, outlook: Outlook, card: int) -> float:
    """Slipping past what is too hard, to something better, or out of the Dungeon; without a card by Tiffany's tile."""
    spot = table.seats[outlook.seat].spot
    if spot == table.box.dungeon:
        return 0.5
    if table.looking != NOWHERE:
        return -0.5
    if not cards.has(table.laid, spot):
        return NEVER
    further = onward(table, outlook, table.paths)
    if table.action == 1:
        further = max(further, outlook.approach(spot))
    return further - PASSING - (outlook.price(card) if card != NOWHERE else 0.0)
