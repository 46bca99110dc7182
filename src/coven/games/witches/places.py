"""Where witches can be: empty slots, paths, and what lies in the way. A set of slots is one int, a bit each."""

from __future__ import annotations

from coven.games.witches import cards
from coven.games.witches.pieces import NOWHERE
from coven.games.witches.table import Table


def standing(table: Table) -> int:
    """The slots on which witches stand."""
    found = 0
    for seat in table.seats:
        if seat.spot != NOWHERE:
            found |= 1 << seat.spot
    return found


def occupied(table: Table, slot: int, seat: int) -> bool:
    """W-R.2: whether a slot holds a Problem or a witch other than the mover."""
    return table.laid >> slot & 1 == 1 or company(table, slot, seat)


def company(table: Table, slot: int, seat: int) -> bool:
    """Whether another witch stands on a slot."""
    return any(number != seat and other.spot == slot for number, other in enumerate(table.seats))


def on_map(table: Table, slot: int) -> bool:
    """Whether a witch there is on the map, and not in the Dungeon."""
    return slot not in (NOWHERE, table.box.dungeon)


def same_location(table: Table, slot: int) -> int:
    """The other slots of the location a slot belongs to."""
    return table.box.beside[slot] if on_map(table, slot) else 0


def next_to(table: Table, slot: int) -> list[int]:
    """The slots one path away."""
    return table.box.next_to[slot] if on_map(table, slot) else []


def empty_slots(table: Table) -> int:
    """All slots without Problem and witch, thus not the witch's own."""
    return table.box.all_slots & ~table.laid & ~standing(table)


def between(table: Table, seat: int, slot: int, paths: int) -> list[int]:
    """W6.4 to W6.6: the slots by way of which a walk leads to another one two paths away; nothing stops her there."""
    if paths < 2:
        return []
    ways = next_to(table, table.seats[seat].spot)
    return [way for way in ways if cards.has(table.box.reached[way], slot) and not occupied(table, way, seat)]


def listed(table: Table, slots: list[int]) -> str:
    """Slots in words."""
    return " ".join([table.box.slot_words[slot] for slot in slots])


def near_exits(table: Table, seat: int) -> int:
    """W10.3, W10.5, W11.2, W11.4: empty slots one path away or in the same location."""
    own = table.seats[seat].spot
    return table.box.near[own] & empty_slots(table) if on_map(table, own) else 0


def witch_in(table: Table, location: int) -> bool:
    """W-R.20: whether a witch stands on any slot of a location."""
    return table.box.locations[location].all_slots & standing(table) != 0


def free_slot(table: Table, location: int) -> int:
    """W-R.19: the first slot of a location without a Problem, or NOWHERE."""
    free = table.box.locations[location].all_slots & ~table.laid
    return cards.first(free) if free else NOWHERE


def open_to_crisis(table: Table, location: int) -> int:
    """W-R.21, W-R.78: the Problems of a location that can take a Crisis."""
    problems = table.box.locations[location].all_slots & table.laid
    return problems if table.variants.stacking else problems & ~table.troubled


def hidden_problems(table: Table) -> int:
    """The slots with a face-down Hard Problem."""
    return table.laid & ~table.up
