"""Tom, the opponent of the solo game (D28)."""

from __future__ import annotations

from coven.engine.core.machine import Frame, Verb
from coven.games.djinn import crowd, moves
from coven.games.djinn.box import NO_LOCATION, ROUND
from coven.games.djinn.table import LOST, NOWHERE, Table


class TomsTurn(Verb[Table]):
    """Tom's next card is turned after a turn ending at a round space, and once a game is won (D28.9, D28.16)."""

    def do(self, table: Table, at: Frame) -> None:
        """D28.19: the last card loses the game while a boss is on the map."""
        if not table.solo():
            return
        won = table.bosses_on_map() == 0
        if not table.tom or (not won and not table.at_round(at.seat)):
            return
        number = table.tom[-1]
        table.tom = table.tom[:-1]
        table.tom_seen = (*table.tom_seen, number)
        table.reveal("tom-turned", number)
        if not won and not table.tom:
            table.over = True
            table.outcome = LOST
            table.tell("lost")
            return
        card = table.box.tom[number]
        for location in (card.first, card.second):  # D28.12, D28.13
            space = round_space(table, location)
            if space != NOWHERE and crowd.bosses(table.crowds[space]):
                moves.arrive(table, space)
                return
        if card.first != NO_LOCATION:
            table.push(card.program, at.seat)  # D28.14


def round_space(table: Table, location: int) -> int:
    """D-R.93: the round space of a location."""
    for space in range(len(table.tiles)):
        if location != NO_LOCATION and table.tiles[space] == location and table.box.spaces[space].shape == ROUND:
            return space
    return NOWHERE
