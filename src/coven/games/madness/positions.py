"""What a hand-written position leaves out, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from coven.engine.core.errors import PositionError
from coven.games.madness import bill, cards, running
from coven.games.madness.box import CURSE_KINDS, SWAP_SUPPORT
from coven.games.madness.cards import ELEMENTS, MADNESS, ONE, VALUE_OF
from coven.games.madness.fields import FIELDS
from coven.games.madness.limits import spell_limit, support_limit
from coven.games.madness.setup import first_deck
from coven.games.madness.table import CAUSES, LOST, NO_PAGE, Table

TURNS: Final = 5  # in a round
OWN: Final[tuple[str, ...]] = ("hand", "deck", "discard", "support")  # where a player's cards lie


def fill(table: Table, missing: Sequence[str], seats: Sequence[Mapping[str, object]], puzzle: bool) -> None:
    """Fill in what was left out: what the box still has, the rest by chance. Only in a puzzle nobody's cards are."""
    table.over = table.outcome > 0
    for number, note in enumerate(seats):
        seat = table.seats[number]
        if note.get("spells") is None and not seat.out:
            seat.spells = table.box.basic_spells()
        bare = seat.wizard >= 0 and not seat.out and not [zone for zone in OWN if note.get(zone) is not None]
        if bare and not puzzle:
            deck = table.shuffle(first_deck(table, number))
            seat.hand = cards.bag_of(list(deck[-table.box.limits.hand_size :]))
            seat.deck = deck[: -table.box.limits.hand_size]
    used = FIELDS.counts(table) if "supply" in missing or "madness_stack" in missing or "tokens" in missing else {}
    if "supply" in missing:
        for kind in range(1, cards.KINDS):
            if VALUE_OF[kind] > 1:
                left = table.box.copies[VALUE_OF[kind]] - used.get(f"card/{cards.NAMES[kind]}", 0)
                table.supply += max(left, 0) * ONE[kind]
    if "madness_stack" in missing:
        left = table.box.madness_by_players[len(table.seats)] - used.get("card/madness", 0)
        table.stack = max(left, 0)
    if "tokens" in missing:
        for element, name in enumerate(ELEMENTS):
            left = table.box.tokens - used.get(f"token/{name}", 0)
            table.tokens += bill.of_one(element, max(left, 0))
    if "library" in missing:
        _fill_library(table)
    if "curse_stacks" in missing:
        _fill_curse_stacks(table)
    if all(seat.wizard >= 0 for seat in table.seats):
        table.library = table.library or ((),) * 4
        table.curse_stacks = table.curse_stacks or ((),) * 5
        _open_book(table)
    if "pages" in missing:
        _fill_pages(table)


def count_turns(table: Table, phase: str) -> None:
    """M5.6: five turns a round; in the Grimoire phase the turn has begun and the marker has yet to move."""
    table.turn = max(table.round - 1, 0) * TURNS + table.marker + (phase == "grimoire")


def check_start(table: Table, phase: str) -> None:
    """M7.17: before the book is opened there is no Action phase."""
    if phase not in ("concentration", "grimoire") and not table.over:
        raise running.misfit(table, "phase", phase)


def _fill_library(table: Table) -> None:
    taken = [spell >> 2 for seat in table.seats for spell in seat.spells]
    taken += [*table.destroyed_spells, *table.gone_spells]
    stacks: list[tuple[int, ...]] = []
    for element in range(4):
        levels = [table.box.fitting[element][level] for level in (3, 2, 1)]
        open_levels = [spells for spells in levels if not any(spell in taken for spell in spells)]
        stacks.append(tuple([spells[table.chance(len(spells))] for spells in open_levels]))
    table.library = tuple(stacks)


def _fill_curse_stacks(table: Table) -> None:
    used = [curse.card for curse in table.curses if curse is not None] + list(table.broken)
    stacks: list[tuple[int, ...]] = []
    for kind in range(5):
        pile: list[int] = []
        for number, curse in enumerate(table.box.curses):
            if curse.kind == kind:
                pile += [number] * max(curse.copies - used.count(number), 0)
        stacks.append(table.shuffle(pile))
    table.curse_stacks = tuple(stacks)


def _pool(table: Table) -> list[int]:
    return table.box.inner_pages + table.box.promo_pages if table.variants.promo else table.box.inner_pages


def _open_book(table: Table) -> None:
    if table.page == NO_PAGE and table.round > 0:
        fitting = table.box.first_pages if table.round == 1 else _pool(table)
        free = [page for page in fitting if page not in table.pages and page not in table.past_pages]
        table.page = free[table.chance(len(free))] if free else NO_PAGE


def _fill_pages(table: Table) -> None:
    box = table.box
    pool = _pool(table)
    left = [page for page in pool if page != table.page and page not in table.past_pages]
    inner = table.shuffle(left)[: min(box.limits.rounds - table.round, box.limits.rounds - 1)]
    first = () if table.round else (box.first_pages[table.chance(len(box.first_pages))],)
    table.pages = (box.final_page, *inner, *first)


def check(table: Table) -> None:
    """Nothing is there more often than the box has it, no limit is broken, and what only a running game writes is
    something a running game could have written."""
    counts = FIELDS.counts(table)
    most = table.box.most[len(table.seats)]
    for key, given in counts.items():
        if given > most.get(key, given):
            kind, _, id = key.partition("/")
            raise PositionError("position-too-many", where=f"{kind}s", card=id, given=given, most=most[key])
    if table.seats[table.active].out and not table.over:
        raise PositionError("position-active-out", where="active", given=table.names[table.active])
    for seat in range(len(table.seats)):
        _check_seat(table, seat)
    _check_stacks(table)
    _check_notes(table)
    wizards = [seat.wizard for seat in table.seats if seat.wizard >= 0]
    if len(set(wizards)) < len(wizards):
        raise PositionError("position-same-wizard", where="seats")
    if table.cause and table.outcome != LOST:
        raise PositionError("position-unknown", where="cause", kind="cause", given=CAUSES[table.cause], nearest="")
    running.check(table, any(counts.values()))


def _check_seat(table: Table, number: int) -> None:
    seat, where = table.seats[number], f"seats/{table.names[number]}"
    if seat.known > len(seat.deck):
        raise PositionError("position-bad-number", where=f"{where}/known", given=str(seat.known))
    if seat.out and (seat.hand or seat.deck or seat.discard or seat.support or seat.spells):
        raise PositionError("position-out-has", where=where)
    if seat.wizard < 0:
        return
    most = support_limit(table, number)
    over = cards.size(seat.support) - most
    swaps = any(table.wizard(other).ability == SWAP_SUPPORT for other in range(len(table.seats)))  # M-R.32
    if over > (table.box.madness_total if swaps else cards.count(seat.support, MADNESS)):
        raise PositionError("position-support", where=f"{where}/support", most=most)
    own = [spell >> 2 for spell in seat.spells]
    if len(own) > spell_limit(table, number) or len(set(own)) < len(own):
        raise PositionError("position-spells", where=f"{where}/spells", most=spell_limit(table, number))


def _check_stacks(table: Table) -> None:
    box = table.box
    for element, spells in enumerate(table.library):
        levels = [box.spells[spell].level for spell in spells]
        strange = any(box.spells[spell].element != element or box.spells[spell].basic for spell in spells)
        if strange or levels != sorted(set(levels), reverse=True):  # M4.10
            raise PositionError("position-library", where=f"library/{ELEMENTS[element]}")
    for kind, curses in enumerate(table.curse_stacks):
        if any(box.curses[card].kind != kind for card in curses):
            raise PositionError("position-curse-stack", where=f"curse_stacks/{CURSE_KINDS[kind]}")
    ones = [cards.NAMES[kind] for kind in cards.kinds(table.supply) if VALUE_OF[kind] < 2]
    if ones:  # M4.3
        raise PositionError("position-wrong-pile", where="supply", given=ones[0])
    sizes = [len(stack) for stack in table.curse_stacks] or [0] * len(CURSE_KINDS)
    if len(table.returned) != len(sizes) or any(table.returned[kind] > size for kind, size in enumerate(sizes)):
        raise PositionError("position-bad-number", where="returned", given=str(table.returned))


def _check_notes(table: Table) -> None:
    if len(table.deed.used) not in (0, len(table.seats)):
        raise PositionError("position-bad-number", where="deed/used", given=str(len(table.deed.used)))
    for seat, used in enumerate(table.deed.used):
        for kind in cards.kinds(used):
            if cards.count(used, kind) > cards.count(table.seats[seat].support, kind):
                raise PositionError("position-no-card", where="deed/used", given=cards.NAMES[kind], nearest="")
