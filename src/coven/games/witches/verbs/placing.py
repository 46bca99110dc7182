"""Phase 1: placing a Problem tile (W5)."""

from __future__ import annotations

from typing import Final

from coven.engine.core.answers import code, what
from coven.engine.core.machine import Frame, Program, Reason, Verb
from coven.games.witches import cards, places, reasons
from coven.games.witches.answers import CRISIS
from coven.games.witches.box import ADVANTAGES
from coven.games.witches.pieces import NO_TILE, NOWHERE, UNTIL_MOVE, UNTIL_TURN_END
from coven.games.witches.table import Table
from coven.games.witches.verbs.questions import Choose
from coven.games.witches.verbs.windows import Window

ANYTIME: Final[tuple[int, ...]] = tuple(range(len(ADVANTAGES)))


class BeforeLocation(Window):
    """W-R.14: before the first location card, and between two of them."""

    def matters(self) -> tuple[int, ...]:
        """Whatever can be played."""
        return ANYTIME

    def lasts(self) -> tuple[int, ...]:
        """For this phase, or for the turn."""
        return (UNTIL_MOVE, UNTIL_TURN_END)

    def closed(self, table: Table) -> bool:
        """Without a tile there is nothing to draw for."""
        return next_frame(table) < 0

    def urgent(self, table: Table) -> bool:
        """W-R.23: the next card may end the game."""
        return table.supply_crises == 0


def next_frame(table: Table) -> int:
    """W5.2, W-R.18: the leftmost frame that still holds tiles, or -1."""
    for number, frame in enumerate(table.frames_of_tiles):
        if frame:
            return number
    return -1


class DrawLocation(Verb[Table]):
    """W5.1: draw the top card; its location takes the tile, gets a Crisis, or sends her to the next card."""

    def do(self, table: Table, at: Frame) -> None:
        """W5.14: the card goes face up to the discard pile."""
        if next_frame(table) < 0:
            at.leave()
            return
        if self._stuck(table):
            table.tell("tile-waits")
            at.leave()
            return
        card = table.top_card()
        table.discard |= cards.bit(card)
        location = table.box.cards[card].location
        table.reveal("location-drawn", table.active, card, location)
        self._visit(table, at, location)

    def _visit(self, table: Table, at: Frame, location: int) -> None:
        at.at = 0  # W5.8: until the tile has been placed
        if places.witch_in(table, location):
            table.tell("location-guarded", location)  # W5.9, W5.10, W5.13
            return
        slot = places.free_slot(table, location)
        if slot != NOWHERE:
            self._place(table, slot)
            at.leave()
            return
        targets = places.open_to_crisis(table, location)
        if targets and targets & targets - 1 == 0:
            table.add_crisis(cards.first(targets))  # W5.5: there is only one
        elif targets:
            table.push(CHOOSE_CRISIS, at.seat, location)
        else:
            table.tell("location-full", location)  # W5.6

    def _place(self, table: Table, slot: int) -> None:
        """W5.3, W5.4: the top tile of the leftmost frame comes to the map."""
        number = next_frame(table)
        frame = table.frames_of_tiles[number]
        table.put_tile(slot, frame[-1])
        table.frames_of_tiles = (
            *table.frames_of_tiles[:number],
            frame[:-1],
            *table.frames_of_tiles[number + 1 :],
        )
        if table.is_up(slot):
            table.tell("tile-placed", frame[-1], slot)
        else:
            table.tell("hidden-tile-placed", slot)
        if frame[:-1] and not table.box.tiles[frame[-2]].hard:
            table.reveal("tile-uncovered", number, frame[-2])

    def _stuck(self, table: Table) -> bool:
        """W-R.22: no card that could come names a location that takes the tile or a Crisis."""
        if table.pile and takes_something(table, table.box.cards[table.pile[-1]].location):
            return False
        waiting = table.discard | cards.set_of(list(table.pile))
        for location in range(len(table.box.locations)):
            if waiting & table.box.by_location[location] and takes_something(table, location):
                return False
        return True


def takes_something(table: Table, location: int) -> bool:
    """Whether a location could take a tile or a Crisis now."""
    if places.witch_in(table, location):
        return False
    return places.free_slot(table, location) != NOWHERE or places.open_to_crisis(table, location) != 0


class ChooseCrisis(Choose):
    """W5.12, W-R.21: the active player decides which Problem of a full location gets the Crisis."""

    def things(self, table: Table, at: Frame) -> list[int]:
        """The slots of the location."""
        return [code(CRISIS, slot) for slot in table.box.slots_of(at.by)]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """W5.7: at most one Crisis on a Problem, unless they may be stacked (W-R.78)."""
        slot = what(option)
        if table.box.place[slot] != at.by:
            return reasons.OTHER_LOCATION
        if table.problems[slot] == NO_TILE:
            return reasons.NO_PROBLEM_THERE
        return None if cards.has(places.open_to_crisis(table, at.by), slot) else reasons.CRISIS_ALREADY

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Then another card is drawn."""
        table.add_crisis(what(option))


PLACE = Program("place", (BeforeLocation(), DrawLocation()))  # W5.1 to W5.14
CHOOSE_CRISIS = Program("choose-crisis", (ChooseCrisis("choose-crisis"),))  # caused by a location


class PlaceProblem(Verb[Table]):
    """W4.2: the first phase of a turn."""

    def do(self, table: Table, at: Frame) -> None:
        """Begin it."""
        table.push(PLACE, at.seat)
