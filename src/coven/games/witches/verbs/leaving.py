"""Leaving a Problem: running away, fleeing and Rescue (W10.2 to W10.6, W11, W18.29 to W18.31)."""

from __future__ import annotations

from typing import Final

from coven.engine.core.answers import code, kind_of, what
from coven.engine.core.machine import Frame, Program, Reason, Values
from coven.games.witches import cards, places, reasons
from coven.games.witches.answers import FLEE, FLY, GO, RIDE, RUN, STAY, STUMBLE, SWITCH, WALK, instead
from coven.games.witches.brooms import broomsticks, ride, riding
from coven.games.witches.pieces import FAILED, RAN_AWAY, RESCUED
from coven.games.witches.table import Table
from coven.games.witches.verbs.cackles import give_cackles
from coven.games.witches.verbs.questions import Choose

MOVEMENTS: Final[tuple[int, ...]] = (STAY, WALK, SWITCH, FLY, GO)


class Left:
    """What refuses a way out: fleeing, running away and Rescue have rules of their own."""

    def __init__(
        self, why: str, where: Reason, too_far: Reason, not_empty: Reason, no_broom: Reason, no_stumbling: Reason
    ) -> None:
        self.why = why
        self.where = where
        self.too_far = too_far
        self.not_empty = not_empty
        self.no_broom = no_broom
        self.no_stumbling = no_stumbling


LEFT: Final = {
    FAILED: Left(
        "failed", reasons.FLEE_WHERE, reasons.TOO_FAR, reasons.NOT_EMPTY, reasons.NO_BROOM_TO_FLEE, reasons.CAN_FLEE
    ),
    RAN_AWAY: Left(
        "ran",
        reasons.RUN_WHERE,
        reasons.TOO_FAR_TO_RUN,
        reasons.NOT_EMPTY,
        reasons.NO_BROOM_TO_RUN,
        reasons.RAN_NOT_FAILED,
    ),
    RESCUED: Left(
        "rescued",
        reasons.RESCUE_WHERE,
        reasons.TOO_FAR_TO_RESCUE,
        reasons.NOT_EMPTY_TO_RESCUE,
        reasons.NO_BROOM_TO_RESCUE,
        reasons.RESCUED_NOT_FAILED,
    ),
}


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

    def secret(self, table: Table, at: Frame) -> bool:
        """W-R.10: a Broomstick would be in her hand."""
        return not table.hands_are_open()

    def things(self, table: Table, at: Frame) -> list[int]:
        """Slots, Broomsticks, and stumbling after a failure."""
        rides = [code(RIDE, card) for card in broomsticks(table, at.seat)]
        stumble = [code(STUMBLE)] if table.attempt.outcome == FAILED else []
        return [*[code(FLEE, slot) for slot in cards.listed(self._targets(table, at))], *rides, *stumble]

    def kinds(self) -> tuple[int, ...]:
        """All slots, all cards, and movements, which this is none of."""
        return (FLEE, RIDE, STUMBLE, RUN, *MOVEMENTS)

    def _targets(self, table: Table, at: Frame) -> int:
        near = places.near_exits(table, at.seat)
        if table.attempt.outcome == RESCUED and not near:  # W18.31, W-R.60
            return places.empty_slots(table)
        return near

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """W-R.48: every target must be empty."""
        kind = kind_of(option)
        slot = what(option)
        if kind in MOVEMENTS:
            return reasons.NO_MOVEMENT
        left = LEFT[table.attempt.outcome]
        if kind == RUN:
            return left.where
        if kind == RIDE:
            chosen = table.attempt.outcome == RAN_AWAY  # she has chosen to run without one
            return reasons.RAN_ON_FOOT if chosen else riding(table, at.seat, what(option), left.no_broom)
        if kind == STUMBLE:
            failed = table.attempt.outcome == FAILED
            return None if failed and not places.near_exits(table, at.seat) else left.no_stumbling
        if slot == table.box.dungeon:
            return reasons.IN_DUNGEON
        if cards.has(self._targets(table, at), slot):
            return None
        return left.too_far if cards.has(places.empty_slots(table), slot) else left.not_empty

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """What would be legal."""
        return whereto(table, option)

    def asks(self, table: Table, at: Frame) -> Values:
        """What she leaves and why, and whether she chooses a slot, a way to go, or either."""
        slots = [option for option in table.options if kind_of(option) == FLEE]
        ways = "slots" if len(slots) == len(table.options) else "both" if slots else "means"
        why = LEFT[table.attempt.outcome].why
        return {"problem": table.box.tiles[table.attempt.tile].id, "why": why, "ways": ways}

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """She goes, mounts a Broomstick, or stumbles away."""
        if kind_of(option) == FLEE:
            flee(table, at.seat, what(option))
            return
        if kind_of(option) == RIDE:
            table.push(FLEE_ANYWHERE, at.seat)
            ride(table, at.seat, what(option))
        else:
            table.push(STUMBLED, at.seat)
            give_cackles(table, at.seat, table.box.numbers.no_flight_extra_cackles)  # W10.6


class FleeAnywhere(Choose):
    """W10.4, W10.6, W11.3: to any empty slot on the map."""

    def __init__(self, not_empty: Reason, where: Reason, on_the_way: Reason) -> None:
        super().__init__("flee")
        self.not_empty = not_empty
        self.where = where
        self.on_the_way = on_the_way

    def things(self, table: Table, at: Frame) -> list[int]:
        """All empty slots."""
        return [code(FLEE, slot) for slot in cards.listed(places.empty_slots(table))]

    def kinds(self) -> tuple[int, ...]:
        """Fleeing without a place, ways to flee, and movements, which this is none of."""
        return (RUN, RIDE, STUMBLE, *MOVEMENTS)

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """W-R.48: also with a Broomstick it must be empty."""
        if kind_of(option) in MOVEMENTS:
            return reasons.NO_MOVEMENT
        if kind_of(option) in (RIDE, STUMBLE):
            return self.on_the_way
        if kind_of(option) == RUN:
            return self.where
        if what(option) == table.box.dungeon:
            return reasons.IN_DUNGEON
        return None if cards.has(places.empty_slots(table), what(option)) else self.not_empty

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """What would be legal."""
        return whereto(table, option)

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """No secondary action follows (W-R.50)."""
        flee(table, at.seat, what(option))


def whereto(table: Table, option: int) -> Values:
    """The cards or slots that would be legal; whoever names no slot is told them all."""
    return instead(table, code(FLEE) if kind_of(option) == RUN else option)


def flee(table: Table, seat: int, slot: int) -> None:
    """The witch has left."""
    table.seats[seat].spot = slot
    table.tell("fled", seat, slot)


LEAVE = Program("leave", (Leave("leave"),))
ON_BROOMSTICK = FleeAnywhere(reasons.NOT_EMPTY, reasons.FLY_WHERE, reasons.FLYING_OFF)  # W-R.48
ON_FOOT = FleeAnywhere(reasons.NOT_EMPTY_TO_STUMBLE, reasons.STUMBLE_WHERE, reasons.STUMBLING)  # W10.6
FLEE_ANYWHERE = Program("flee-anywhere", (ON_BROOMSTICK,))
STUMBLED = Program("stumble", (ON_FOOT,))
