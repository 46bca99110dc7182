"""The numbers people need that the rules work out: limits, costs, and what a player can pay."""

from __future__ import annotations

from coven.games.madness import bill, cards
from coven.games.madness.legality import curse_cost
from coven.games.madness.limits import cure_cost, spell_limit, support_limit
from coven.games.madness.table import Curse, Table
from coven.games.madness.verbs.grimoire import GRIMOIRE_PROGRAMS, SPACE_OF
from coven.games.madness.zones import SLOTS

Sums = dict[str, object]
LOW = 2  # a stack with fewer cards than this for each player is running out


def sums(table: Table) -> Sums:
    """Everybody may know them."""
    playing = [seat for seat in table.seats if not seat.out]
    return {
        "seats": {name: _seat(table, seat) for seat, name in enumerate(table.names) if table.seats[seat].wizard >= 0},
        "curses": {
            SLOTS[slot]: _curse(table, slot, curse) for slot, curse in enumerate(table.curses) if curse is not None
        },
        "cure_cost": cure_cost(table),
        "stack_low": table.stack < LOW * len(playing),
        "arriving": not table.over and any(frame.program in GRIMOIRE_PROGRAMS for frame in table.frames),
    }


def _seat(table: Table, seat: int) -> Sums:
    owner = table.seats[seat]
    return {
        "support": cards.size(owner.support),
        "support_limit": support_limit(table, seat),
        "spell_limit": spell_limit(table, seat),
        "purse": bill.listed(bill.purse(table, seat, table.shared_support() + owner.hand)),
    }


def _curse(table: Table, slot: int, curse: Curse) -> Sums:
    """What breaking it costs, and how it stands to the marker."""
    space = SPACE_OF[slot]
    state = "asleep" if curse.asleep else "struck" if curse.struck else "next" if space == table.marker + 1 else "waits"
    return {"cost": bill.listed(curse_cost(table, slot)), "space": space, "state": state}
