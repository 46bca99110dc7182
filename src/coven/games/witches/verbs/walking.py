"""On the way: stopping, walking on, and slipping past unseen (W6.4 to W6.7, W18.9 to W18.16)."""

from __future__ import annotations

from typing import Final

from coven.engine.core.answers import code, kind_of, what
from coven.engine.core.machine import Frame, Reason, Values
from coven.games.witches import cards, legality, places, reasons
from coven.games.witches.answers import ABILITY, FLY, LOOK, PLAY, QUIET, RIDE, STAY, STOP, SWITCH, WALK
from coven.games.witches.box import EXTRA_CARDS, EXTRA_MOVEMENT, INVISIBILITY, INVISIBILITY_TILE, TRANSMUTATION
from coven.games.witches.pieces import ASK, NO_TILE, UNTIL_TURN_END
from coven.games.witches.table import Table
from coven.games.witches.verbs.advantages import arrive
from coven.games.witches.verbs.questions import WithPlays

DRAWING: Final[tuple[int, ...]] = (EXTRA_CARDS, TRANSMUTATION)
DRAWN: Final = 2  # cards for each of them


class Walk(WithPlays):
    """W-R.14: at every slot she comes to she stops, walks on, or plays something."""

    def do(self, table: Table, at: Frame) -> None:
        """Ask where there is a choice; else she stops."""
        if not table.entered:
            return
        self._look(table, at.seat)
        if self._wanted(table, at.seat):
            table.options = self.options(table, at)
        else:
            self._stop(table, at.seat)

    def _look(self, table: Table, seat: int) -> None:
        """W-R.32: who could slip past a face-down Problem sees it before she decides."""
        spot = table.seats[seat].spot
        if table.problems[spot] == NO_TILE or legality.vanishing(table, seat) is not None:
            return
        if legality.can_vanish(table, seat):
            table.show(spot, seat)

    def _wanted(self, table: Table, seat: int) -> bool:
        """A way to go on, or a card that opens one; who holds it must not show (see Window)."""
        if held_up(table, seat):
            return may_pass(table, seat)
        if table.paths > 0:
            return True
        if table.paths < 0 or table.seats[seat].quiet != ASK:
            return False
        return has_or_could(table, seat, EXTRA_MOVEMENT)

    def things(self, table: Table, at: Frame) -> list[int]:
        """Stop, or go one path further."""
        spot = table.seats[at.seat].spot
        ways = [code(WALK, slot) for slot in places.next_to(table, spot)] if table.paths > 0 else []
        quiet = [code(QUIET, UNTIL_TURN_END)] if only_window(table, at.seat) else []
        return [code(STOP), *ways, *quiet]

    def kinds(self) -> tuple[int, ...]:
        """Places that are too far, and other ways to move."""
        return (WALK, QUIET, STAY, SWITCH, RIDE, FLY, LOOK)

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """W6.4 to W6.6, W-R.34."""
        kind = kind_of(option)
        spot = table.seats[at.seat].spot
        if kind == STOP:
            return reasons.MUST_WALK_ON if must_walk_on(table) else None
        if kind == QUIET:
            fitting = what(option) == UNTIL_TURN_END and only_window(table, at.seat)
            return None if fitting else reasons.NOT_ASKED_LESS
        if kind in (SWITCH, LOOK):
            return reasons.NO_SWITCH_NOW if kind == SWITCH else reasons.NO_LOOK_NOW
        if kind != WALK or table.paths < 0:
            return reasons.WALK_OR_FLY
        if held_up(table, at.seat):
            return stopped_by(table, at.seat)
        if table.paths == 0:
            return reasons.NO_PATHS_LEFT
        if cards.has(table.box.reached[spot], what(option)):
            return None
        return reasons.NO_SWITCH_NOW if cards.has(table.box.beside[spot], what(option)) else reasons.NO_PATH

    def asks(self, table: Table, at: Frame) -> Values:
        """How many paths are left, whether she can stop and walk on, and whether there is something to play."""
        bound = "held" if held_up(table, at.seat) else "must-walk" if must_walk_on(table) else "free"
        return {"n": max(table.paths, 0), "action": table.action, "bound": bound, **super().asks(table, at)}

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """Where she can walk, and whether a card would take her past what stops her, or further; she flies no more."""
        past, longer = offered(table, INVISIBILITY), offered(table, EXTRA_MOVEMENT)
        via = places.between(table, at.seat, what(option), table.paths) if kind_of(option) == WALK else []
        ways: Values = {"via": places.listed(table, via), "cards": ""}
        return {**ways, **super().tells(table, at, option), "past": past, "longer": longer}

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """One path further, or the end of the walk."""
        if kind_of(option) == WALK:
            at.again()
            table.paths -= 1
            table.slipped = False
            arrive(table, at.seat, what(option), "walked")
            return
        if kind_of(option) == QUIET:
            table.seats[at.seat].quiet = what(option)
        self._stop(table, at.seat)

    def _stop(self, table: Table, seat: int) -> None:
        """W18.13, W-R.34: whoever slipped past with her first action must move with the second."""
        table.entered = False
        table.paths = -1
        if table.slipped and table.action == 1:
            table.must_move = True


def held_up(table: Table, seat: int) -> bool:
    """W6.5, W6.6: a Problem or a witch stops her, unless she has slipped past."""
    return not table.slipped and places.occupied(table, table.seats[seat].spot, seat)


def must_walk_on(table: Table) -> bool:
    """W-R.34: at the end of the second action Invisibility cannot be used."""
    return table.slipped and table.action == 2


def stopped_by(table: Table, seat: int) -> Reason:
    """W6.5, W6.6, W6.12, W-R.28: what she must stop for; where all slots are taken, that all are."""
    spot = table.seats[seat].spot
    slots = table.box.locations[table.box.place[spot]].all_slots
    if table.box.beside[spot]:
        if slots & ~table.laid == 0:
            return reasons.ALL_PROBLEMS
        if slots & places.empty_slots(table) == 0:
            return reasons.ALL_OCCUPIED
    return reasons.MUST_STOP_PROBLEM if table.problems[spot] != NO_TILE else reasons.MUST_STOP_TEA


def only_window(table: Table, seat: int) -> bool:
    """Whether nothing but a card could lead further."""
    return table.paths == 0 and not held_up(table, seat) and not must_walk_on(table)


def offered(table: Table, advantage: int) -> str:
    """Whether an advantage can be played now, from a card or from Tiffany's tile (W18.14)."""
    tile = advantage == INVISIBILITY and code(ABILITY, INVISIBILITY_TILE) in table.options
    played = [what(option) for option in table.options if kind_of(option) == PLAY]
    return "some" if tile or any(table.box.cards[card].advantage == advantage for card in played) else "none"


def has_or_could(table: Table, seat: int, advantage: int) -> bool:
    """Whether she holds an advantage or cards that may bring it; where that is secret, whether she might hold them."""
    wanted, hand = table.box.by_advantage[advantage], table.seats[seat].hand
    renewed = table.discard if len(table.pile) < DRAWN * cards.size(hand) else 0
    if not table.hands_are_open():
        drawable = wanted & renewed != 0 and legality.could_hold(table, seat, DRAWING)
        return drawable or legality.could_hold(table, seat, (advantage,))
    if hand & wanted:
        return True
    if not hand & (table.box.by_advantage[EXTRA_CARDS] | table.box.by_advantage[TRANSMUTATION]):
        return False
    return wanted & (renewed | cards.set_of(list(table.pile))) != 0


def may_pass(table: Table, seat: int) -> bool:
    """Whether Invisibility could take her past, with Extra Movement first where no path is left (W-R.32)."""
    if not (table.has_tile(seat, INVISIBILITY_TILE) or has_or_could(table, seat, INVISIBILITY)):
        return False
    if table.paths > 0 or table.action == 1:
        return True
    return table.paths == 0 and has_or_could(table, seat, EXTRA_MOVEMENT)
