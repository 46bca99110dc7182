"""Who breaks which curse: all hands and the shared support are looked at together, turn by turn."""

from __future__ import annotations

from typing import Final

from coven.games.madness import bill
from coven.games.madness.legality import curse_cost
from coven.games.madness.table import Table

NO_SLOT: Final = -1
FAR: Final = 99
TURNS: Final = 5  # of a round
AT_SPACE: Final[tuple[int, ...]] = (2, 3, 3, 4, 5)  # where the curse of a slot strikes (M5.5)

# how much harm a curse does when it strikes, where it is more than a card or a spell each
HARM: Final = {
    "water_black_ice": 3.0,
    "water_cold_sweat": 3.0,
    "earth_gnawing_roots": 3.0,
    "earth_buried_whisper": 3.0,
    "fire_fever": 3.0,
    "fire_ash_rain": 2.0,
    "air_voices": 4.0,
    "air_vertigo": 3.0,
    "air_gale": 2.0,
    "multi_devoured_hope": 4.0,
    "multi_waking_nightmare": 3.0,
    "multi_panic": 6.0,
    "multi_amnesia": 2.0,
    "multi_isolation": 2.0,
    "multi_bind_water": 2.0,
    "multi_bind_earth": 2.0,
    "multi_bind_fire": 2.0,
    "multi_bind_air": 2.0,
}
BINDS: Final[tuple[str, ...]] = ("multi_bind_water", "multi_bind_earth", "multi_bind_fire", "multi_bind_air")


class Plan:
    """Each curse is left to the player who lacks least for it and still has a turn before the page is turned."""

    def __init__(self, table: Table, seat: int, shared: int) -> None:
        self.table = table
        self.seat = seat
        self.shared = shared
        self.last = table.round >= table.box.limits.rounds
        self.costs = [0, 0, 0, 0, 0]
        self.keeper = [NO_SLOT] * 5  # by slot: the seat it is left to
        self.lacks = [FAR] * 5  # by slot: what that seat lacks
        self.acting = self._acting()
        for slot in range(5):
            if table.curses[slot] is not None:
                self.costs[slot] = curse_cost(table, slot)
                self._leave(slot)

    def _acting(self) -> list[int]:
        """Who has a turn in this round still, the next one first; everybody once."""
        table = self.table
        n = len(table.seats)
        found: list[int] = []
        seat = table.active
        for _ in range(max(TURNS + 1 - table.marker, 0)):
            if seat not in found:
                found.append(seat)
            seat = (seat + 1) % n
            while table.seats[seat].out and seat != table.active:
                seat = (seat + 1) % n
        return found

    def _leave(self, slot: int) -> None:
        for seat in self.acting:
            held = bill.worth(self.table.seats[seat].hand + self.shared)
            lack = bill.short(self.costs[slot], held)
            if lack < self.lacks[slot]:
                self.lacks[slot] = lack
                self.keeper[slot] = seat

    def lack(self, slot: int, seat: int) -> int:
        """What a player lacks for a curse."""
        return bill.short(self.costs[slot], bill.worth(self.table.seats[seat].hand + self.shared))

    def next_turn(self, seat: int) -> int:
        """Where the marker stands when a player's next turn begins: beyond 5 the page is turned before."""
        table = self.table
        n = len(table.seats)
        space = table.marker + 1
        other = (table.active + 1) % n
        while other != seat:
            if not table.seats[other].out:
                space += 1
            other = (other + 1) % n
        return space

    def in_time(self, seat: int, slot: int) -> bool:
        """Whether a player's next turn begins before the page is turned and before the curse strikes."""
        space = self.next_turn(seat)
        if space > TURNS or (self.harm(slot) > 0.0 and AT_SPACE[slot] <= space):
            return False
        return not [other for other in range(5) if other != slot and AT_SPACE[other] <= space and self._binds(other)]

    def _binds(self, slot: int) -> bool:
        """Whether a curse makes all others dearer, once it strikes."""
        curse = self.table.curses[slot]
        return curse is not None and self.harm(slot) > 0.0 and self.table.box.curses[curse.card].id in BINDS

    def harm(self, slot: int) -> float:
        """What a curse will do yet, once it strikes: 0 if it has struck or lies face down."""
        curse = self.table.curses[slot]
        if curse is None or curse.struck or curse.asleep or AT_SPACE[slot] <= self.table.marker:
            return 0.0
        return HARM.get(self.table.box.curses[curse.card].id, 1.0)
