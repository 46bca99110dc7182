"""Positions: any legal situation as plain data, written by hand or by a running game."""

from __future__ import annotations

import msgspec

from coven.engine.core.errors import PositionError
from coven.engine.core.rng import is_state, seeded
from coven.engine.edge.game import PositionBase
from coven.engine.edge.notation import number_of, read_frame, set_going, write_frame
from coven.games.djinn import crowd, notation
from coven.games.djinn.box import GEAR_KINDS, LOCATIONS, NO_LOCATION, ROUND, SOURCE, Box
from coven.games.djinn.crowd import NOBODY
from coven.games.djinn.filling import check, fill
from coven.games.djinn.notation import CaptureNote, TurnNote, in_range, read_crowd, read_ids, write_crowd, write_ids
from coven.games.djinn.options import variants_from, written
from coven.games.djinn.seating import SeatNote, check_seat, read_seat, write_seat
from coven.games.djinn.table import PLAYING, SCORED, Table
from coven.games.djinn.turn import TURN

FILLED = ("bag", "bosses", "chests", "piles", "decks", "award_columns", "scoring", "unused_scoring", "tom_deck")
OUTCOMES = ("playing", "scored", "lost", "unfinished")
PHASES = {"turn": "begin-turn", "move": "place-wizard", "act": "act"}
PILES = ("plain-1", "plain-2", "keyed-1", "keyed-2")
COLUMNS = ("I", "II", "III")


class Position(PositionBase, forbid_unknown_fields=True, kw_only=True):
    """A whole table; what is left out is filled in: by the rules where they decide it, else by chance."""

    game: str = "djinn"
    seats: tuple[SeatNote, ...]
    phase: str = "move"
    round: int = 1
    layout: dict[str, str] | None = None
    djinn: dict[str, str] = msgspec.field(default_factory=dict)
    bag: str | None = None
    bosses: int | None = None
    chests: tuple[str, ...] | None = None
    used_chests: tuple[str, ...] = ()
    opened: tuple[str, ...] = ()
    piles: dict[str, tuple[str, ...]] | None = None
    decks: dict[str, tuple[str, ...]] | None = None
    award_columns: dict[str, tuple[str, ...]] | None = None
    scoring: tuple[str, ...] | None = None
    unused_scoring: tuple[str, ...] | None = None
    offered: tuple[str, ...] = ()
    tom_deck: tuple[str, ...] | None = None
    tom_seen: tuple[str, ...] = ()
    turn: TurnNote | None = None
    capture: CaptureNote | None = None
    drawn: str = ""
    last_round: int = 0
    final: bool = False
    scores: tuple[int, ...] = ()


def ids(box: Box) -> dict[str, list[str]]:
    """The ids of the components by kind."""
    return {
        "chest": [chest.id for chest in box.chests],
        "mage": [mage.id for mage in box.mages],
        "equipment": [gear.id for gear in box.gear],
        "award": [award.id for award in box.awards],
        "scoring card": [card.id for card in box.scoring],
        "trait": [trait.id for trait in box.traits],
        "tom card": [card.id for card in box.tom],
    }


def write(table: Table) -> Position:
    """Everything on the table."""
    known = ids(table.box)
    return Position(
        options=written(table.variants),
        seats=tuple(write_seat(table, number, table.seats[number].private) for number in range(len(table.seats))),
        rng=table.rng,
        first=table.names[table.first],
        active=table.names[table.active],
        round=table.round,
        layout=write_layout(table),
        djinn=write_djinn(table),
        bag=write_crowd(table.bag),
        bosses=table.bosses,
        chests=write_ids(reversed(table.chests), known["chest"]),
        used_chests=write_ids(table.used_chests, known["chest"]),
        opened=write_ids(table.opened, known["chest"]),
        piles={PILES[n]: write_ids(reversed(pile), known["mage"]) for n, pile in enumerate(table.piles)},
        decks={GEAR_KINDS[n]: write_ids(reversed(deck), known["equipment"]) for n, deck in enumerate(table.decks)},
        award_columns={COLUMNS[n]: write_ids(column, known["award"]) for n, column in enumerate(table.awards)},
        scoring=write_ids(table.scoring, known["scoring card"]),
        unused_scoring=write_ids(table.unused_scoring, known["scoring card"]),
        offered=write_ids(table.offered, known["trait"]),
        tom_deck=write_ids(reversed(table.tom), known["tom card"]),
        tom_seen=write_ids(table.tom_seen, known["tom card"]),
        turn=notation.write_turn(table.box, table.turn),
        capture=notation.write_capture(table.box, table.capture),
        drawn="" if table.drawn == NOBODY else crowd.NAMES[table.drawn],
        last_round=table.last_round,
        final=table.final,
        frames=() if table.over else tuple(write_frame(frame) for frame in table.frames),
        outcome=OUTCOMES[table.outcome],
        scores=table.scores,
    )


def write_layout(table: Table) -> dict[str, str]:
    """The location of each space."""
    return {
        space.id: LOCATIONS[table.tiles[n]] for n, space in enumerate(table.box.spaces) if table.tiles[n] != NO_LOCATION
    }


def write_djinn(table: Table) -> dict[str, str]:
    """The djinn of each round space."""
    return {space.id: write_crowd(table.crowds[n]) for n, space in enumerate(table.box.spaces) if space.shape == ROUND}


def read(box: Box, position: Position) -> Table:
    """The table a position describes, checked and ready for its question."""
    names = tuple(seat.name for seat in position.seats)
    if position.rng and not is_state(position.rng):
        raise PositionError("position-bad-number", where="rng", given=str(position.rng))
    table = Table(names, position.rng or seeded(position.seed), box, variants_from(position.options))
    table.final = position.final
    table.seats = [read_seat(table, seat) for seat in position.seats]
    table.active = number_of(position.active or names[0], names, "active", "player")
    table.first = number_of(position.first or names[0], names, "first", "player")
    _read_numbers(table, position)
    _read_board(table, position)
    fill(table, [name for name in FILLED if getattr(position, name) is None], position.djinn)
    table.capture = notation.read_capture(box, position.capture)
    table.turn = notation.read_turn(box, position.turn or TurnNote(moved=position.phase == "act"))
    if not table.over:
        table.frames = [read_frame(box.programs, note) for note in position.frames]
    for number, seat in enumerate(position.seats):
        check_seat(table, number, seat.has_set)
    check(table)
    _set_going(table, position)
    return table


def _read_numbers(table: Table, position: Position) -> None:
    table.round = in_range(position.round, 0, 9999, "round")
    table.last_round = in_range(position.last_round, 0, 10000, "last_round")
    table.bosses = in_range(position.bosses or 0, 0, table.box.limits.bosses, "bosses")
    table.bag = read_crowd(position.bag or "", "bag")
    if position.drawn:
        table.drawn = number_of(position.drawn, crowd.COLOURS, "drawn", "djinn")
    table.outcome = number_of(position.outcome, OUTCOMES, "outcome", "outcome")
    table.over = table.outcome != PLAYING
    table.scores = position.scores
    if table.outcome == SCORED and len(table.scores) != len(table.seats):
        raise PositionError("position-bad-number", where="scores", given=str(table.scores))


def _read_board(table: Table, position: Position) -> None:
    box = table.box
    known = ids(box)
    table.tiles = box.beginner_layout if position.layout is None else _read_layout(box, position.layout)
    table.chests = tuple(reversed(read_ids(position.chests or (), known["chest"], "chests", "chest")))
    table.used_chests = read_ids(position.used_chests, known["chest"], "used_chests", "chest")
    table.opened = read_ids(position.opened, known["chest"], "opened", "chest")
    piles = _named(position.piles, PILES, "piles")
    table.piles = tuple(tuple(reversed(read_ids(pile, known["mage"], "piles", "mage"))) for pile in piles)
    decks = _named(position.decks, GEAR_KINDS, "decks")
    table.decks = tuple(tuple(reversed(read_ids(deck, known["equipment"], "decks", "equipment"))) for deck in decks)
    columns = _named(position.award_columns, COLUMNS, "award_columns")
    table.awards = tuple(read_ids(column, known["award"], "award_columns", "award") for column in columns)
    table.scoring = read_ids(position.scoring or (), known["scoring card"], "scoring", "scoring card")
    table.unused_scoring = read_ids(position.unused_scoring or (), known["scoring card"], "unused_scoring", "card")
    table.offered = read_ids(position.offered, known["trait"], "offered", "trait")
    table.tom = tuple(reversed(read_ids(position.tom_deck or (), known["tom card"], "tom_deck", "tom card")))
    table.tom_seen = read_ids(position.tom_seen, known["tom card"], "tom_seen", "tom card")


def _named(given: dict[str, tuple[str, ...]] | None, names: tuple[str, ...], where: str) -> list[tuple[str, ...]]:
    for name in given or {}:
        number_of(name, names, where, "pile")
    return [(given or {}).get(name, ()) for name in names]


def _read_layout(box: Box, layout: dict[str, str]) -> tuple[int, ...]:
    spaces = [space.id for space in box.spaces]
    tiles = list(box.beginner_layout)
    for id, location in layout.items():
        tiles[number_of(id, spaces, "layout", "space")] = number_of(location, LOCATIONS, "layout", "location")
    for shape in (ROUND, 2):
        shown = sorted(tiles[n] for n, space in enumerate(box.spaces) if space.shape == shape)
        if shown != list(range(len(LOCATIONS))):
            raise PositionError("position-layout", where="layout", given=" ".join(layout.values()))
    return tuple(NO_LOCATION if space.shape == SOURCE else tiles[n] for n, space in enumerate(box.spaces))


def _set_going(table: Table, position: Position) -> None:
    standing = table.over or table.frames or position.phase != "act" or table.seats[table.active].space >= 0
    if not standing:
        raise PositionError("position-no-wizard", where=f"seats/{table.names[table.active]}/space")
    set_going(table, TURN, table.active, PHASES, position.phase)
