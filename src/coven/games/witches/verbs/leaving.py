"""Leaving a Problem: running away, fleeing and Rescue (W10.2 to W10.6, W11, W18.29 to W18.31)."""

from __future__ import annotations

from coven.engine.core.answers import code, kind_of, what
from coven.engine.core.machine import Frame, Program, Reason, Values
from coven.games.witches import cards, places, reasons
from coven.games.witches.answers import FLEE, RIDE, STUMBLE
from coven.games.witches.brooms import broomsticks, ride, riding
from coven.games.witches.pieces import FAILED, RAN_AWAY, RESCUED
from coven.games.witches.table import Table
from coven.games.witches.verbs.cackles import give_cackles
from coven.games.witches.verbs.questions import Choose


class Leave(Choose):
    """W10.3 to W10.6: to an empty slot nearby, by Broomstick to any, or stumbling to any for one more Cackle."""

    def do(self, table: Table, at: Frame) -> None:
        """W-R.49: with no empty slot on the map she stays."""
        failed = table.attempt.outcome == FAILED
        if table.attempt.flying:
            table.push(FLEE_ANYWHERE, at.seat)  # W11.3
        elif not places.empty_slots(table):
            if failed:
                give_cackles(table, at.seat, table.box.numbers.no_flight_extra_cackles)
            table.tell("nowhere-to-flee", at.seat)
        else:
            self._ask(table, at)

    def _ask(self, table: Table, at: Frame) -> None:
        """A single way out is taken unasked, but only by whoever has no card that could be a Broomstick."""
        options = self.options(table, at)
        if len(options) == 1 and not table.seats[at.seat].hand:
            self.takes(table, at, options[0])
        else:
            table.options = options

    def things(self, table: Table, at: Frame) -> list[int]:
        """Slots, Broomsticks, and stumbling after a failure."""
        rides = [code(RIDE, card) for card in broomsticks(table, at.seat)]
        stumble = [code(STUMBLE)] if table.attempt.outcome == FAILED else []
        return [*[code(FLEE, slot) for slot in cards.listed(self._targets(table, at))], *rides, *stumble]

    def kinds(self) -> tuple[int, ...]:
        """All slots, all cards."""
        return (FLEE, RIDE, STUMBLE)

    def _targets(self, table: Table, at: Frame) -> int:
        near = places.near_exits(table, at.seat)
        if table.attempt.outcome == RESCUED and not near:  # W18.31, W-R.60
            return places.empty_slots(table)
        return near

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """W-R.48: every target must be empty."""
        kind = kind_of(option)
        slot = what(option)
        if kind == RIDE:
            chosen = table.attempt.outcome == RAN_AWAY  # she has chosen to run without one
            return reasons.RAN_ON_FOOT if chosen else riding(table, at.seat, what(option))
        if kind == STUMBLE:
            failed = table.attempt.outcome == FAILED
            return None if failed and not places.near_exits(table, at.seat) else reasons.CAN_FLEE
        if slot == table.box.dungeon:
            return reasons.IN_DUNGEON
        if cards.has(self._targets(table, at), slot):
            return None
        return reasons.TOO_FAR if cards.has(places.empty_slots(table), slot) else reasons.NOT_EMPTY

    def asks(self, table: Table, at: Frame) -> Values:
        """What she leaves."""
        return {"problem": table.box.tiles[table.attempt.tile].id}

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """She goes, mounts a Broomstick, or stumbles away."""
        if kind_of(option) == FLEE:
            flee(table, at.seat, what(option))
            return
        table.push(FLEE_ANYWHERE, at.seat)
        if kind_of(option) == RIDE:
            ride(table, at.seat, what(option))
        else:
            give_cackles(table, at.seat, table.box.numbers.no_flight_extra_cackles)  # W10.6


class FleeAnywhere(Choose):
    """W10.4, W10.6, W11.3: to any empty slot on the map."""

    def things(self, table: Table, at: Frame) -> list[int]:
        """All empty slots."""
        return [code(FLEE, slot) for slot in cards.listed(places.empty_slots(table))]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """W-R.48: also with a Broomstick it must be empty."""
        if what(option) == table.box.dungeon:
            return reasons.IN_DUNGEON
        return None if cards.has(places.empty_slots(table), what(option)) else reasons.NOT_EMPTY

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """No secondary action follows (W-R.50)."""
        flee(table, at.seat, what(option))


def flee(table: Table, seat: int, slot: int) -> None:
    """The witch has left."""
    table.seats[seat].spot = slot
    table.tell("fled", seat, slot)


LEAVE = Program("leave", (Leave("leave"),))
FLEE_ANYWHERE = Program("flee-anywhere", (FleeAnywhere("flee"),))
