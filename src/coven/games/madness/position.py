"""Positions: any legal situation as plain data, written by hand or by a running game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from coven.engine.core.errors import PositionError
from coven.engine.core.rng import is_state, seeded
from coven.engine.edge.game import PositionBase, SeatBase
from coven.engine.edge.notation import number_of, read_frame, set_going, write_frame
from coven.games.madness import cards, notation
from coven.games.madness.box import CURSE_KINDS, Box
from coven.games.madness.cards import ELEMENTS
from coven.games.madness.filling import check, fill
from coven.games.madness.notation import DeedNote, RefusalNote, read_bag, read_cards, write_bag, write_cards
from coven.games.madness.options import variants_from
from coven.games.madness.table import LOST, NO_PAGE, WON, Curse, Seat, Table
from coven.games.madness.turn import TURN
from coven.games.madness.zones import SLOTS

FILLED = ("supply", "madness_stack", "tokens", "library", "curse_stacks", "pages")
OUTCOMES = ("playing", "won", "lost")
CAUSES = ("", "stack-empty", "last-monster", "all-out", "talked")
PHASES = {"concentration": "concentrate", "grimoire": "move-marker", "action": "action-phase", "recuperation": "trim"}


class SeatNote(SeatBase, forbid_unknown_fields=True, kw_only=True):
    """One player's zones; the deck is written top card first."""

    wizard: str
    hand: str = ""
    deck: str = ""
    known: int = 0
    discard: str = ""
    support: str = ""
    spells: tuple[str, ...] | None = None
    out: bool = False


class CurseNote(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A curse on the track."""

    slot: str
    curse: str
    tokens: dict[str, int] = {}
    asleep: int = 0
    under: int = 0
    struck: bool = False


class Position(PositionBase, forbid_unknown_fields=True, kw_only=True):
    """A whole table; what is left out is filled in: by the rules where they decide it, else by chance."""

    game: str = "madness"
    seats: tuple[SeatNote, ...]
    phase: str = "action"
    turn: int = 1
    round: int = 1
    marker: int = 1
    madness_stack: int | None = None
    destroyed: str = ""
    destroyed_spells: tuple[str, ...] = ()
    gone: str = ""
    gone_spells: tuple[str, ...] = ()
    supply: str | None = None
    library: dict[str, tuple[str, ...]] | None = None
    curse_stacks: dict[str, tuple[str, ...]] | None = None
    returned: tuple[int, ...] = (0, 0, 0, 0, 0)
    curses: tuple[CurseNote, ...] = ()
    broken: tuple[str, ...] = ()
    pages: tuple[str, ...] | None = None
    page: str = ""
    past_pages: tuple[str, ...] = ()
    tokens: dict[str, int] | None = None
    ability_used: bool = False
    deed: DeedNote | None = None
    refusals: tuple[RefusalNote, ...] = ()
    cause: str = ""


def write(table: Table, options: dict[str, str]) -> Position:
    """Everything on the table."""
    box = table.box
    return Position(
        options=options,
        seats=tuple(_write_seat(table, number) for number in range(len(table.seats))),
        rng=table.rng,
        first=table.names[table.first],
        active=table.names[table.active],
        turn=table.turn,
        round=table.round,
        marker=table.marker,
        madness_stack=table.stack,
        destroyed=write_bag(table.destroyed),
        destroyed_spells=_spell_ids(box, table.destroyed_spells),
        gone=write_bag(table.gone),
        gone_spells=_spell_ids(box, table.gone_spells),
        supply=write_bag(table.supply),
        library={
            ELEMENTS[element]: _spell_ids(box, tuple(reversed(stack))) for element, stack in enumerate(table.library)
        },
        curse_stacks={
            CURSE_KINDS[kind]: _curse_ids(box, tuple(reversed(stack))) for kind, stack in enumerate(table.curse_stacks)
        },
        returned=table.returned,
        curses=tuple(_write_curse(box, slot, curse) for slot, curse in enumerate(table.curses) if curse is not None),
        broken=_curse_ids(box, table.broken),
        pages=tuple(box.pages[page].id for page in reversed(table.pages)),
        page="" if table.page == NO_PAGE else box.pages[table.page].id,
        past_pages=tuple(box.pages[page].id for page in table.past_pages),
        tokens=notation.write_elements(table.tokens),
        ability_used=table.ability_used,
        deed=notation.write_deed(table, table.deed),
        refusals=tuple(notation.write_refusal(table, refusal) for refusal in table.refusals),
        frames=() if table.over else tuple(write_frame(frame) for frame in table.frames),
        outcome=OUTCOMES[table.outcome],
        cause=CAUSES[table.cause],
    )


def _write_seat(table: Table, number: int) -> SeatNote:
    seat = table.seats[number]
    return SeatNote(
        name=table.names[number],
        wizard="" if seat.wizard < 0 else table.box.wizards[seat.wizard].id,
        hand=write_bag(seat.hand),
        deck=write_cards(reversed(seat.deck)),
        known=seat.known,
        discard=write_bag(seat.discard),
        support=write_bag(seat.support),
        spells=tuple(notation.write_spell(table.box, spell) for spell in seat.spells),
        out=seat.out,
    )


def _write_curse(box: Box, slot: int, curse: Curse) -> CurseNote:
    return CurseNote(
        slot=SLOTS[slot],
        curse=box.curses[curse.card].id,
        tokens=notation.write_elements(curse.tokens),
        asleep=curse.asleep,
        under=curse.under,
        struck=curse.struck,
    )


def _spell_ids(box: Box, spells: Sequence[int]) -> tuple[str, ...]:
    return tuple(box.spells[spell].id for spell in spells)


def _curse_ids(box: Box, curses: Sequence[int]) -> tuple[str, ...]:
    return tuple(box.curses[curse].id for curse in curses)


def read(box: Box, position: Position) -> Table:
    """The table a position describes, checked and ready for its question."""
    names = tuple(seat.name for seat in position.seats)
    table = Table(names, position.rng or seeded(position.seed), box, variants_from(position.options, len(names)))
    table.seats = [_read_seat(box, seat) for seat in position.seats]
    table.active = number_of(position.active or names[0], names, "active", "player")
    table.first = number_of(position.first or names[0], names, "first", "player")
    _read_numbers(table, position)
    _read_board(table, position)
    fill(table, [name for name in FILLED if getattr(position, name) is None])
    check(table)
    _check_notes(table, position)
    _set_going(table, position)
    return table


def _check_notes(table: Table, position: Position) -> None:
    """What only a running game writes must be something a running game could have written."""
    if position.rng and not is_state(position.rng):
        raise PositionError("position-bad-number", where="rng", given=str(position.rng))
    sizes = [len(stack) for stack in table.curse_stacks] or [0] * len(CURSE_KINDS)
    returned = position.returned
    if len(returned) != len(sizes) or any(not 0 <= returned[kind] <= size for kind, size in enumerate(sizes)):
        raise PositionError("position-bad-number", where="returned", given=str(position.returned))
    for note in position.curses:
        if not 0 <= note.asleep <= table.turn or not 0 <= note.under <= 5:
            raise PositionError(
                "position-bad-number", where=f"curses/{note.slot}", given=f"{note.asleep}, {note.under}"
            )
    for frame in position.frames:
        numbers = (frame.seat, frame.by, frame.factor, frame.left, frame.moved, *frame.picks)
        seats = frame.seat in range(len(table.seats)) and frame.by in range(5)
        if not seats or not 1 <= frame.factor <= 3 or any(not -3 <= number < 1 << 30 for number in numbers):
            raise PositionError("position-bad-number", where=f"frames/{frame.program}", given=str(numbers))
    deed = position.deed
    if deed is not None:
        if len(deed.used) not in (0, len(table.seats)):
            raise PositionError("position-bad-number", where="deed", given=deed.action)
        for seat, used in enumerate(deed.used):
            for kind in read_cards(used, "deed/used"):
                if cards.count(read_bag(used, "deed/used"), kind) > cards.count(table.seats[seat].support, kind):
                    raise PositionError("position-no-card", where="deed/used", given=cards.NAMES[kind], nearest="")


def _read_seat(box: Box, note: SeatNote) -> Seat:
    where = f"seats/{note.name}"
    seat = Seat()
    if note.wizard:
        seat.wizard = number_of(note.wizard, [wizard.id for wizard in box.wizards], where, "wizard")
    seat.hand = read_bag(note.hand, f"{where}/hand")
    seat.deck = tuple(reversed(read_cards(note.deck, f"{where}/deck")))
    if not 0 <= note.known <= len(seat.deck):
        raise PositionError("position-bad-number", where=f"{where}/known", given=str(note.known))
    seat.known = note.known
    seat.discard = read_bag(note.discard, f"{where}/discard")
    seat.support = read_bag(note.support, f"{where}/support")
    seat.out = note.out
    if note.spells is not None:
        seat.spells = tuple(notation.read_spell(box, spell, f"{where}/spells") for spell in note.spells)
    elif not note.out:
        seat.spells = tuple(number << 2 for number, spell in enumerate(box.spells) if spell.basic)
    return seat


def _read_numbers(table: Table, position: Position) -> None:
    ranges = (("marker", position.marker, 5), ("round", position.round, 6), ("turn", position.turn, 999))
    for name, value, most in ranges:
        if not 0 <= value <= most:
            raise PositionError("position-out-of-range", where=name, given=value, most=most)
    table.turn = position.turn
    table.round = position.round
    table.marker = position.marker
    table.ability_used = position.ability_used
    table.stack = position.madness_stack or 0
    table.destroyed = read_bag(position.destroyed, "destroyed")
    table.gone = read_bag(position.gone, "gone")
    table.supply = read_bag(position.supply or "", "supply")
    table.tokens = notation.read_elements(position.tokens or {}, "tokens")
    table.outcome = number_of(position.outcome, OUTCOMES, "outcome", "outcome")
    table.cause = number_of(position.cause, CAUSES, "cause", "cause")
    table.over = table.outcome in (WON, LOST)


def _read_board(table: Table, position: Position) -> None:
    box = table.box
    curse_ids = [curse.id for curse in box.curses]
    page_ids = [page.id for page in box.pages]

    def spells(ids: Sequence[str], where: str) -> tuple[int, ...]:
        return tuple(notation.spell_number(box, id, where) for id in ids)

    table.destroyed_spells = spells(position.destroyed_spells, "destroyed_spells")
    table.gone_spells = spells(position.gone_spells, "gone_spells")
    if position.library:
        stacks = [spells(position.library.get(element, ()), f"library/{element}") for element in ELEMENTS]
        table.library = tuple(tuple(reversed(stack)) for stack in stacks)
    if position.curse_stacks:
        piles = [
            [number_of(id, curse_ids, f"curse_stacks/{kind}", "curse") for id in position.curse_stacks.get(kind, ())]
            for kind in CURSE_KINDS
        ]
        table.curse_stacks = tuple(tuple(reversed(pile)) for pile in piles)
    table.returned = position.returned
    table.broken = tuple(number_of(id, curse_ids, "broken", "curse") for id in position.broken)
    for note in position.curses:
        slot = number_of(note.slot, SLOTS, "curses", "slot")
        if table.curses[slot] is not None:
            raise PositionError("position-slot-twice", where="curses", given=note.slot)
        curse = Curse(number_of(note.curse, curse_ids, f"curses/{note.slot}", "curse"))
        curse.tokens = notation.read_elements(note.tokens, f"curses/{note.slot}/tokens")
        curse.asleep = note.asleep
        curse.under = note.under
        curse.struck = note.struck
        table.curses[slot] = curse
    table.page = number_of(position.page, page_ids, "page", "page") if position.page else NO_PAGE
    table.past_pages = tuple(number_of(id, page_ids, "past_pages", "page") for id in position.past_pages)
    if position.pages is not None:
        table.pages = tuple(reversed([number_of(id, page_ids, "pages", "page") for id in position.pages]))


def _set_going(table: Table, position: Position) -> None:
    if not table.over:
        table.deed = notation.read_deed(table, position.deed)
        table.refusals = tuple(notation.read_refusal(table, note) for note in position.refusals)
        table.frames = [read_frame(table.box.programs, note) for note in position.frames]
    set_going(table, TURN, table.active, PHASES, position.phase)
