"""What a seat may see, built from nothing (W-R.10).

Hidden are hands, the order of the draw pile, face-down tiles and everything under the top tile of a frame. Where hands
may be shown (W-R.82) they are. What a seat has looked at in private it goes on seeing. Who counts cards knows which of
them were in hands when the pile was last shuffled, so that is public too, as a set and as a number for each hand.
"""

from __future__ import annotations

import msgspec

from coven.engine.edge.notation import FrameNote, write_frame
from coven.games.witches import cards, notation
from coven.games.witches.answers import UNTIL
from coven.games.witches.events import CAUSES
from coven.games.witches.notation import AttemptNote
from coven.games.witches.options import written
from coven.games.witches.pieces import NO_TILE
from coven.games.witches.position import OUTCOMES, names_of, witch_id
from coven.games.witches.table import Table


class SeatView(msgspec.Struct, frozen=True):
    """A player; the hand is empty if it cannot be seen."""

    name: str
    witch: str
    spot: str
    hand: str
    cards: int
    kept: int  # how many of them were there when the pile was last shuffled
    cackles: int
    aliss: int
    easy: tuple[str, ...]
    hard: tuple[str, ...]
    ability: bool
    quiet: str


class ProblemView(msgspec.Struct, frozen=True):
    """A tile on the map; no id means that its face cannot be known."""

    slot: str
    tile: str
    hard: bool
    up: bool
    crises: int


class WaitingView(msgspec.Struct, frozen=True):
    """A frame of waiting tiles: how many of each colour, and the top one if it is an Easy one."""

    easy: int
    hard: int
    top: str


class View(msgspec.Struct, frozen=True):
    """The table as a seat sees it."""

    game: str
    you: str
    options: dict[str, str]
    seats: tuple[SeatView, ...]
    first: str
    active: str
    chooser: str
    turn: int
    pile: int
    discard: str
    played: str
    kept: str  # the cards still in hands since the pile was last shuffled
    waiting: tuple[WaitingView, ...]
    problems: tuple[ProblemView, ...]
    gone: tuple[str, ...]
    cackles: int
    aliss: int
    crises: int
    action: int
    paths: int
    moved: bool
    entered: bool
    slipped: bool
    looking: str
    must_move: bool
    turn_over: bool
    attempt: AttemptNote | None
    frames: tuple[FrameNote, ...]
    outcome: str
    cause: str
    winners: tuple[str, ...]
    grade: str


def view(table: Table, seat: int) -> View:
    """What a seat may see; -1 is a watcher."""
    box = table.box
    return View(
        game="witches",
        you=table.names[seat] if seat >= 0 else "",
        options=written(table.variants),
        seats=tuple(_seat(table, number, number == seat) for number in range(len(table.seats))),
        first=table.names[table.first],
        active=table.names[table.active],
        chooser=table.names[table.chooser],
        turn=table.turn,
        pile=len(table.pile),
        discard=notation.write_set(box, table.discard),
        played=notation.write_set(box, table.played),
        kept=notation.write_set(box, table.kept & ~table.discard & ~table.played),
        waiting=tuple(_waiting(table, frame) for frame in table.frames_of_tiles),
        problems=tuple(_problem(table, slot, seat) for slot in range(box.dungeon) if table.problems[slot] != NO_TILE),
        gone=notation.write_tiles(box, table.gone),
        cackles=table.supply_cackles,
        aliss=table.supply_aliss,
        crises=table.supply_crises,
        action=table.action,
        paths=table.paths,
        moved=table.moved,
        entered=table.entered,
        slipped=table.slipped,
        looking=notation.write_slot(box, table.looking),
        must_move=table.must_move,
        turn_over=table.turn_over,
        attempt=notation.write_attempt(box, table.attempt),
        frames=() if table.over else tuple(write_frame(frame) for frame in table.frames),
        outcome=OUTCOMES[table.outcome],
        cause=CAUSES[table.cause],
        winners=names_of(table, table.winners),
        grade="" if table.grade < 0 else box.grades[table.grade].id,
    )


def _seat(table: Table, number: int, mine: bool) -> SeatView:
    box = table.box
    seat = table.seats[number]
    return SeatView(
        name=table.names[number],
        witch=witch_id(box, seat),
        spot=notation.write_slot(box, seat.spot),
        hand=notation.write_set(box, seat.hand) if mine or table.hands_are_open() else "",
        cards=cards.size(seat.hand),
        kept=cards.size(seat.hand & table.kept),
        cackles=seat.cackles,
        aliss=seat.aliss,
        easy=notation.write_tiles(box, seat.easy),
        hard=notation.write_tiles(box, seat.hard),
        ability=seat.ability,
        quiet=UNTIL.fixed[seat.quiet],
    )


def _problem(table: Table, slot: int, seat: int) -> ProblemView:
    up = table.is_up(slot)
    seen = up or (seat >= 0 and table.known[slot] >> seat & 1 == 1)
    tile = table.tile_at(slot)
    return ProblemView(table.box.slot_words[slot], tile.id if seen else "", tile.hard, up, table.crises[slot])


def _waiting(table: Table, frame: tuple[int, ...]) -> WaitingView:
    hard = len([tile for tile in frame if table.box.tiles[tile].hard])
    top = table.box.tiles[frame[-1]].id if len(frame) > hard else ""
    return WaitingView(len(frame) - hard, hard, top)
