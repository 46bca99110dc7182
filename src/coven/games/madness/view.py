"""What a seat may see, built from nothing, and the tables somebody with that view could be sitting at.

Hands, supports, discard piles and destroyed cards are open; draw decks, unturned pages, face-down spells and curse
stacks are not (M-R.7). What everyone has seen go to a known place stays known: cards put on a deck, curses put under
a stack. The cards of a deck can be counted by anyone who watched, so how many of each kind is public; the order is not.
"""

from __future__ import annotations

import msgspec

from coven.engine.core.rng import seeded
from coven.engine.edge.notation import FrameNote
from coven.games.madness import cards, notation
from coven.games.madness.box import CURSE_KINDS, Box
from coven.games.madness.cards import ELEMENTS
from coven.games.madness.notation import DeedNote, RefusalNote, write_bag, write_cards
from coven.games.madness.options import written
from coven.games.madness.position import CAUSES, OUTCOMES, CurseNote, Position, SeatNote, read, write
from coven.games.madness.setup import library_spells
from coven.games.madness.table import NO_PAGE, Table, Variants


class SeatView(msgspec.Struct, frozen=True):
    """What everyone sees of a seat."""

    name: str
    wizard: str
    hand: str
    deck: int
    on_deck: str  # the cards on top of the deck that everyone has seen, top card first
    in_deck: str  # the others, counted, not ordered
    discard: str
    support: str
    spells: tuple[str, ...]
    out: bool


class StackView(msgspec.Struct, frozen=True):
    """A face-down stack: its size, and the cards everyone has seen go to its bottom, lowest last."""

    size: int
    bottom: tuple[str, ...]


class View(msgspec.Struct, frozen=True):
    """The table as a seat sees it."""

    game: str
    you: str
    options: dict[str, str]
    seats: tuple[SeatView, ...]
    first: str
    active: str
    turn: int
    round: int
    marker: int
    madness_stack: int
    destroyed: str
    destroyed_spells: tuple[str, ...]
    gone: str
    gone_spells: tuple[str, ...]
    supply: str
    library: dict[str, tuple[str, ...]]  # the face-up spell of each stack
    library_left: dict[str, int]
    curse_stacks: dict[str, StackView]
    curses: tuple[CurseNote, ...]
    broken: tuple[str, ...]
    page: str
    right_page: str
    pages_left: int
    past_pages: tuple[str, ...]
    tokens: dict[str, int]
    ability_used: bool
    deed: DeedNote | None
    refusals: tuple[RefusalNote, ...]
    frames: tuple[FrameNote, ...]
    outcome: str
    cause: str


def view(table: Table, seat: int) -> View:
    """What a seat may see; -1 is a watcher, who sees the same: nothing in this game is one player's secret."""
    box = table.box
    whole = write(table, written(table.variants))
    return View(
        game="madness",
        you=table.names[seat] if seat >= 0 else "",
        options=whole.options,
        seats=tuple(_seat(table, number) for number in range(len(table.seats))),
        first=whole.first,
        active=whole.active,
        turn=table.turn,
        round=table.round,
        marker=table.marker,
        madness_stack=table.stack,
        destroyed=whole.destroyed,
        destroyed_spells=whole.destroyed_spells,
        gone=whole.gone,
        gone_spells=whole.gone_spells,
        supply=whole.supply or "",
        library={
            ELEMENTS[element]: (box.spells[stack[-1]].id,) if stack else ()
            for element, stack in enumerate(table.library)
        },
        library_left={ELEMENTS[element]: len(stack) for element, stack in enumerate(table.library)},
        curse_stacks={
            CURSE_KINDS[kind]: StackView(
                len(stack), tuple(box.curses[card].id for card in reversed(stack[: table.returned[kind]]))
            )
            for kind, stack in enumerate(table.curse_stacks)
        },
        curses=whole.curses,
        broken=whole.broken,
        page=whole.page,
        right_page=box.pages[table.pages[-1]].id if table.page != NO_PAGE and table.pages else "",
        pages_left=len(table.pages),
        past_pages=whole.past_pages,
        tokens=whole.tokens or {},
        ability_used=table.ability_used,
        deed=whole.deed,
        refusals=whole.refusals,
        frames=whole.frames,
        outcome=OUTCOMES[table.outcome],
        cause=CAUSES[table.cause],
    )


def _seat(table: Table, number: int) -> SeatView:
    seat = table.seats[number]
    hidden = len(seat.deck) - seat.known
    return SeatView(
        name=table.names[number],
        wizard="" if seat.wizard < 0 else table.box.wizards[seat.wizard].id,
        hand=write_bag(seat.hand),
        deck=len(seat.deck),
        on_deck=write_cards(reversed(seat.deck[hidden:])),
        in_deck=write_bag(cards.bag_of(list(seat.deck[:hidden]))),
        discard=write_bag(seat.discard),
        support=write_bag(seat.support),
        spells=tuple(notation.write_spell(table.box, spell) for spell in seat.spells),
        out=seat.out,
    )


def imagine(box: Box, seen: View, seed: str) -> Table:
    """A whole table that looks like this view; everything hidden is dealt by chance, fairly among what is possible."""
    dealer = Table((), seeded(f"imagine {seed}"), box, Variants())
    dealt = bool(seen.library)
    return read(
        box,
        Position(
            options=seen.options,
            seats=tuple(_imagine_seat(dealer, seat) for seat in seen.seats),
            rng=seeded(f"imagined {seed}"),
            first=seen.first,
            active=seen.active,
            turn=seen.turn,
            round=seen.round,
            marker=seen.marker,
            madness_stack=seen.madness_stack,
            destroyed=seen.destroyed,
            destroyed_spells=seen.destroyed_spells,
            gone=seen.gone,
            gone_spells=seen.gone_spells,
            supply=seen.supply,
            library=_imagine_library(dealer, seen) if dealt else {},
            curse_stacks=_imagine_curses(dealer, seen) if dealt else {},
            returned=tuple(len(stack.bottom) for stack in seen.curse_stacks.values()) or (0, 0, 0, 0, 0),
            curses=seen.curses,
            broken=seen.broken,
            pages=_imagine_pages(dealer, seen) if dealt else (),
            page=seen.page,
            past_pages=seen.past_pages,
            tokens=seen.tokens,
            ability_used=seen.ability_used,
            deed=seen.deed,
            refusals=seen.refusals,
            frames=seen.frames,
            outcome=seen.outcome,
            cause=seen.cause,
        ),
    )


def _imagine_seat(dealer: Table, seat: SeatView) -> SeatNote:
    hidden = dealer.shuffle(cards.listed(notation.read_bag(seat.in_deck, seat.name)))
    top = notation.read_cards(seat.on_deck, seat.name)
    return SeatNote(
        name=seat.name,
        wizard=seat.wizard,
        hand=seat.hand,
        deck=write_cards([*top, *hidden]),
        known=len(top),
        discard=seat.discard,
        support=seat.support,
        spells=seat.spells,
        out=seat.out,
    )


def _imagine_library(dealer: Table, seen: View) -> dict[str, tuple[str, ...]]:
    """Below the face-up spell lies one spell of each higher level."""
    stacks: dict[str, tuple[str, ...]] = {}
    for element, name in enumerate(ELEMENTS):
        stack = seen.library[name]
        for level in range(3 - seen.library_left[name] + 2, 4):
            fitting = library_spells(dealer.box, element, level)
            stack += (dealer.box.spells[fitting[dealer.chance(len(fitting))]].id,)
        stacks[name] = stack
    return stacks


def _imagine_curses(dealer: Table, seen: View) -> dict[str, tuple[str, ...]]:
    """Unseen curses of a kind in any order, on those everyone has seen go under the stack."""
    stacks: dict[str, tuple[str, ...]] = {}
    for kind, name in enumerate(CURSE_KINDS):
        bottom = seen.curse_stacks[name].bottom
        known = [*seen.broken, *(curse.curse for curse in seen.curses), *bottom]
        unseen: list[int] = []
        for number, curse in enumerate(dealer.box.curses):
            if curse.kind == kind:
                unseen += [number] * (curse.copies - known.count(curse.id))
        stacks[name] = (*(dealer.box.curses[card].id for card in dealer.shuffle(unseen)), *bottom)
    return stacks


def _imagine_pages(dealer: Table, seen: View) -> tuple[str, ...]:
    """The right page is known once the book is open; the others are any that were not seen."""
    box = dealer.box
    pool = [*box.inner_pages, *(box.promo_pages if seen.options.get("promo_shh", "off") != "off" else [])]
    used = [seen.page, seen.right_page, *seen.past_pages]
    inner = [box.pages[page].id for page in dealer.shuffle(pool) if box.pages[page].id not in used]
    final = box.pages[box.final_page].id
    if not seen.page:
        first = box.pages[box.first_pages[dealer.chance(len(box.first_pages))]].id
        return (first, *inner[: seen.pages_left - 2], final)
    return (final,) if seen.pages_left == 1 else (seen.right_page, *inner[: seen.pages_left - 2], final)
