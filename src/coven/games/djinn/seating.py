"""A seat as people write it in positions, and back."""

from __future__ import annotations

from coven.engine.core.errors import PositionError
from coven.engine.edge.game import SeatBase
from coven.engine.edge.notation import number_of
from coven.games.djinn import notation
from coven.games.djinn.box import LOCATIONS, Box
from coven.games.djinn.crowd import COLOURS
from coven.games.djinn.limits import most_magic
from coven.games.djinn.notation import in_range, read_cards, read_counts, read_ids, space_id, space_of
from coven.games.djinn.setup import default_bar
from coven.games.djinn.table import COVERED, NONE, NOWHERE, Seat, Table
from coven.games.djinn.verbs.hiring import sets

ROOFS = ("roof_dragon", "roof_owl", "roof_cat", "roof_moon")
MANY = 999


class SeatNote(SeatBase, forbid_unknown_fields=True, kw_only=True):
    """One player's board, cards and pieces; what is left out is as at the start."""

    roof: str = ""
    space: str = ""
    came: str = ""
    stall: str = ""
    coins: int = 0
    scrolls: int = 0
    keys: int = 0
    corks: int = 0
    magic: int | None = None
    capacity: int | None = None
    turned: bool = False
    minimum: int = 0
    circles: tuple[str, ...] = ("empty", "empty", "inactive", "inactive")
    bottles: str = ""
    corked: str = ""
    corked_bosses: str = ""
    mages: tuple[str, ...] = ()
    equipment: tuple[str, ...] = ()
    has_set: bool | None = None
    bar: tuple[str, ...] | None = None
    placed: tuple[str, ...] = ()
    awards: tuple[str, ...] = ()
    positive: str = ""
    negative: str = ""
    private: tuple[str, ...] = ()


def write_seat(table: Table, number: int, private: tuple[int, ...]) -> SeatNote:
    """Everything everybody sees of a seat, and the scoring cards the reader may know."""
    seat = table.seats[number]
    box = table.box
    traits = [trait.id for trait in box.traits]
    return SeatNote(
        name=table.names[number],
        roof="" if seat.roof == NONE else ROOFS[seat.roof],
        space=space_id(box, seat.space),
        came=space_id(box, seat.came),
        stall="" if seat.stall == NOWHERE else _stall_id(table, seat.stall),
        coins=seat.coins,
        scrolls=seat.scrolls,
        keys=seat.keys,
        corks=seat.corks,
        magic=seat.magic,
        capacity=seat.capacity,
        turned=seat.turned,
        minimum=seat.minimum,
        circles=tuple(notation.write_circle(circle) for circle in seat.circles),
        bottles=notation.write_counts(seat.bottles, COLOURS),
        corked=notation.write_counts(seat.corked, COLOURS),
        corked_bosses=notation.write_counts(seat.corked_bosses, COLOURS),
        mages=notation.write_cards(seat.mages, [mage.id for mage in box.mages]),
        equipment=notation.write_cards(seat.gear, [gear.id for gear in box.gear]),
        has_set=seat.has_set,
        bar=tuple(LOCATIONS[location] for location in seat.bar),
        placed=notation.write_passages(box, seat.placed),
        awards=notation.write_ids(seat.awards, [award.id for award in box.awards]),
        positive="" if seat.positive == NONE else traits[seat.positive],
        negative="" if seat.negative == NONE else traits[seat.negative],
        private=notation.write_ids(private, [card.id for card in box.scoring]),
    )


def _stall_id(table: Table, place: int) -> str:
    groups = table.box.groups[table.box.sizes[len(table.seats)].side]
    return table.box.stalls[groups[place][0]].id


def read_seat(table: Table, note: SeatNote) -> Seat:
    """One player's board, cards and pieces."""
    where = f"seats/{note.name}"
    box = table.box
    limits = box.limits
    seat = Seat()
    if note.roof:
        seat.roof = number_of(note.roof, ROOFS, where, "roof")
    seat.coins = in_range(note.coins, 0, MANY, f"{where}/coins")
    seat.scrolls = in_range(note.scrolls, 0, limits.scrolls, f"{where}/scrolls")
    seat.keys = in_range(note.keys, 0, limits.keys, f"{where}/keys")
    seat.corks = in_range(note.corks, 0, MANY, f"{where}/corks")
    capacity = limits.capacity_start if note.capacity is None else note.capacity
    seat.capacity = in_range(capacity, limits.capacity_start, limits.capacity_last, f"{where}/capacity")
    seat.turned = note.turned
    if note.turned and seat.capacity < limits.capacity_last:
        raise PositionError("position-turned-early", where=f"{where}/turned", most=limits.capacity_last)
    seat.magic = limits.magic_start if note.magic is None else note.magic
    seat.minimum = in_range(note.minimum, 0, limits.minimum_last, f"{where}/minimum")
    seat.circles = tuple(notation.read_circle(circle, f"{where}/circles") for circle in note.circles)
    if len(seat.circles) != len(box.circles) or COVERED in (seat.circles[0], *seat.circles[2:]):
        raise PositionError("position-bad-circles", where=f"{where}/circles", given=", ".join(note.circles))
    seat.bottles = tuple(read_counts(note.bottles, COLOURS, MANY, f"{where}/bottles"))
    seat.corked = tuple(read_counts(note.corked, COLOURS, MANY, f"{where}/corked"))
    seat.corked_bosses = tuple(read_counts(note.corked_bosses, COLOURS, MANY, f"{where}/corked_bosses"))
    _read_cards(box, seat, note, where)
    _read_map(table, seat, note, where)
    return seat


def _read_cards(box: Box, seat: Seat, note: SeatNote, where: str) -> None:
    seat.mages = read_cards(note.mages, [mage.id for mage in box.mages], f"{where}/mages", "mage")
    seat.gear = read_cards(note.equipment, [gear.id for gear in box.gear], f"{where}/equipment", "equipment")
    seat.awards = read_ids(note.awards, [award.id for award in box.awards], f"{where}/awards", "award")
    seat.private = read_ids(note.private, [card.id for card in box.scoring], f"{where}/private", "scoring card")
    traits = [trait.id for trait in box.traits]
    for positive, id in ((True, note.positive), (False, note.negative)):
        if id:
            trait = number_of(id, traits, where, "trait")
            if box.traits[trait].positive != positive:
                raise PositionError("position-trait-kind", where=where, given=id)
            if positive:
                seat.positive = trait
            else:
                seat.negative = trait
    seat.empower(box)


def _read_map(table: Table, seat: Seat, note: SeatNote, where: str) -> None:
    box = table.box
    seat.space = space_of(box, note.space, f"{where}/space")
    seat.came = space_of(box, note.came, f"{where}/came")
    if seat.space >= 0 and seat.came == NOWHERE and not table.final:
        seat.came = box.spaces[seat.space].paths[0]
    if seat.came >= 0 and (seat.space < 0 or seat.came not in box.spaces[seat.space].paths):
        raise PositionError("position-no-path", where=f"{where}/came", given=note.came)
    if note.stall:
        stall = number_of(note.stall, [stall.id for stall in box.stalls], f"{where}/stall", "stall")
        groups = box.groups[box.sizes[len(table.names)].side]
        seat.stall = next(place for place, group in enumerate(groups) if stall in group)
    seat.placed = notation.read_passages(box, note.placed, f"{where}/placed")
    if note.bar is None:
        seat.bar = default_bar(box, seat.placed)
    else:
        seat.bar = read_ids(note.bar, LOCATIONS, f"{where}/bar", "location")


def check_seat(table: Table, number: int, has_set: bool | None) -> None:
    """What depends on the rest of the table."""
    seat = table.seats[number]
    where = f"seats/{table.names[number]}"
    in_range(seat.magic, 0, most_magic(table, number), f"{where}/magic")
    seat.has_set = sets(table, number) > 0 if has_set is None else has_set
    own = [passage & 7 for passage in seat.placed] + list(seat.bar)
    spaces = [passage >> 3 for passage in seat.placed]
    if len(set(own)) < len(own) or len(set(spaces)) < len(spaces):
        raise PositionError("position-passages", where=f"{where}/placed", given=", ".join(LOCATIONS[n] for n in own))
    for kind in range(3):
        up = [card for card in seat.gear if not card & 1 and table.box.gear[card >> 1].kind == kind]
        if len(up) > 1 and not table.frames:
            raise PositionError("position-two-active", where=f"{where}/equipment", given=table.box.gear[up[0] >> 1].id)
