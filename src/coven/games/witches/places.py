"""Where witches can be: empty slots, paths, and what lies in the way."""

from __future__ import annotations

from coven.games.witches.pieces import NO_TILE, NOWHERE
from coven.games.witches.table import Table


def occupied(table: Table, slot: int, seat: int) -> bool:
    """W-R.2: whether a slot holds a Problem or a witch other than the mover."""
    return table.problems[slot] != NO_TILE or company(table, slot, seat)


def company(table: Table, slot: int, seat: int) -> bool:
    """Whether another witch stands on a slot."""
    return any(number != seat and other.spot == slot for number, other in enumerate(table.seats))


def same_location(table: Table, slot: int) -> list[int]:
    """The other slots of the location a slot belongs to."""
    box = table.box
    if slot in (NOWHERE, box.dungeon):
        return []
    return box.beside[slot]


def next_to(table: Table, slot: int) -> list[int]:
    """The slots one path away."""
    box = table.box
    if slot in (NOWHERE, box.dungeon):
        return []
    return box.next_to[slot]


def empty_slots(table: Table, seat: int) -> list[int]:
    """All slots without Problem and witch, but not the witch's own."""
    own = table.seats[seat].spot
    return [slot for slot in range(table.box.dungeon) if slot != own and not occupied(table, slot, seat)]


def near_exits(table: Table, seat: int) -> list[int]:
    """W10.3, W10.5, W11.2, W11.4: empty slots one path away or in the same location."""
    own = table.seats[seat].spot
    near = [*next_to(table, own), *same_location(table, own)]
    return sorted([slot for slot in near if not occupied(table, slot, seat)])


def witch_in(table: Table, location: int) -> bool:
    """W-R.20: whether a witch stands on any slot of a location."""
    place = table.box.locations[location]
    return any(place.first <= seat.spot < place.first + place.slots for seat in table.seats)


def free_slot(table: Table, location: int) -> int:
    """W-R.19: the first slot of a location without a Problem, or NOWHERE."""
    for slot in table.box.slots_of(location):
        if table.problems[slot] == NO_TILE:
            return slot
    return NOWHERE


def open_to_crisis(table: Table, location: int) -> list[int]:
    """W-R.21, W-R.78: the Problems of a location that can take a Crisis."""
    slots = [slot for slot in table.box.slots_of(location) if table.problems[slot] != NO_TILE]
    return slots if table.variants.stacking else [slot for slot in slots if table.crises[slot] == 0]


def hidden_problems(table: Table) -> list[int]:
    """The slots with a face-down Hard Problem."""
    return [slot for slot in range(table.box.dungeon) if table.problems[slot] != NO_TILE and not table.is_up(slot)]


def with_crisis(table: Table) -> list[int]:
    """The slots whose Problem carries a Crisis."""
    return [slot for slot in range(table.box.dungeon) if table.crises[slot] > 0]
