"""Answers as words: the same for people, records, wire and bots."""

from coven.engine.core.machine import DONE
from coven.games.madness import cards
from coven.games.madness.table import Table
from coven.games.madness.zones import DISCARD, HAND, kind_of, seat_of, zone_of


def card_from(table: Table, seat: int, option: int) -> str:
    """A card and where it lies, as the player of a seat says it: `fire-2`, `fire-2 from support`, `fire-2 from bob`."""
    name = cards.NAMES[kind_of(option)]
    zone = zone_of(option)
    owner = seat_of(option)
    if zone == HAND:
        return name if owner == seat else f"{name} from {table.names[owner]} hand"
    if zone == DISCARD:
        return f"{name} from discard"
    return f"{name} from {support_word(table, seat, owner)}"


def support_word(table: Table, seat: int, owner: int) -> str:
    """A support as the player of a seat says it: `support`, `bob`."""
    return "support" if owner == seat else table.names[owner]


def pick_word(table: Table, seat: int, verb: str, option: int) -> str:
    """A card chosen for something: `discard fire-2`, or `done`."""
    return "done" if option == DONE else f"{verb} {card_from(table, seat, option)}"
