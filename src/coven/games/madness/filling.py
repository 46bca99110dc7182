"""What a hand-written position leaves out, and what is wrong with it."""

from __future__ import annotations

from coven.engine.core.errors import PositionError
from coven.games.madness import bill, cards
from coven.games.madness.box import CURSE_KINDS
from coven.games.madness.cards import ELEMENTS, MADNESS, ONE, VALUE_OF
from coven.games.madness.limits import spell_limit, support_limit
from coven.games.madness.setup import library_spells
from coven.games.madness.table import NO_PAGE, Table


def deck_cards(table: Table) -> int:
    """All deck cards that lie somewhere outside supply and madness stack."""
    bag = table.destroyed + table.gone
    for seat in table.seats:
        bag += seat.hand + seat.discard + seat.support + cards.bag_of(list(seat.deck))
    return bag


def under_curses(table: Table) -> int:
    """The Warlock's madness cards."""
    return sum(curse.under for curse in table.curses if curse is not None)


def fill(table: Table, missing: list[str]) -> None:
    """Fill in what was left out: what the box still has, the rest by chance."""
    lying = deck_cards(table)
    if "supply" in missing:
        for kind in range(1, cards.KINDS):
            if VALUE_OF[kind] > 1:
                left = table.box.copies[VALUE_OF[kind]] - cards.count(lying, kind)
                table.supply += max(left, 0) * ONE[kind]
    if "madness_stack" in missing:
        used = cards.count(lying, MADNESS) + under_curses(table)
        table.stack = max(table.box.madness_by_players[len(table.seats)] - used, 0)
    if "tokens" in missing:
        used_tokens = sum(curse.tokens for curse in table.curses if curse is not None)
        for element in range(4):
            left = table.box.tokens - bill.amount(used_tokens, element)
            table.tokens += bill.of_one(element, max(left, 0))
    if "library" in missing:
        _fill_library(table)
    if "curse_stacks" in missing:
        _fill_curse_stacks(table)
    if "pages" in missing:
        _fill_pages(table)


def _fill_library(table: Table) -> None:
    taken = [spell >> 2 for seat in table.seats for spell in seat.spells]
    taken += [*table.destroyed_spells, *table.gone_spells]
    stacks: list[tuple[int, ...]] = []
    for element in range(4):
        levels = [library_spells(table.box, element, level) for level in (3, 2, 1)]
        open_levels = [spells for spells in levels if not any(spell in taken for spell in spells)]
        stacks.append(tuple(spells[table.chance(len(spells))] for spells in open_levels))
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


def _fill_pages(table: Table) -> None:
    box = table.box
    pool = [*box.inner_pages, *(box.promo_pages if table.variants.promo else [])]
    if table.page == NO_PAGE and table.round > 0:
        fitting = box.first_pages if table.round == 1 else pool
        table.page = fitting[table.chance(len(fitting))]
    left = [page for page in pool if page != table.page and page not in table.past_pages]
    inner = table.shuffle(left)[: min(box.limits.rounds - table.round, box.limits.rounds - 1)]
    first = () if table.round else (box.first_pages[table.chance(len(box.first_pages))],)
    table.pages = (box.final_page, *inner, *first)


def check(table: Table) -> None:
    """Nothing is there more often than the box has it, and no limit is broken."""
    _check_cards(table)
    _check_spells(table)
    _check_curses(table)
    wizards = [seat.wizard for seat in table.seats if seat.wizard >= 0]
    if len(set(wizards)) < len(wizards):
        raise PositionError("position-same-wizard", where="seats")
    if table.seats[table.active].out and not table.over:
        raise PositionError("position-active-out", where="active", given=table.names[table.active])
    dealt = bool(table.library)
    if dealt and (not table.pages or table.pages[0] != table.box.final_page):
        raise PositionError("position-final-page", where="pages")


def _check_cards(table: Table) -> None:
    lying = deck_cards(table) + table.supply
    for kind in range(1, cards.KINDS):
        if cards.count(lying, kind) > table.box.copies[VALUE_OF[kind]]:
            raise PositionError(
                "position-too-many",
                where="cards",
                card=cards.NAMES[kind],
                given=cards.count(lying, kind),
                most=table.box.copies[VALUE_OF[kind]],
            )
    madness = cards.count(lying, MADNESS) + table.stack + under_curses(table)
    most = table.box.madness_by_players[len(table.seats)]
    if madness > most:
        raise PositionError("position-too-many", where="cards", card="madness", given=madness, most=most)
    for number, seat in enumerate(table.seats):
        if seat.wizard < 0:
            continue
        over = cards.size(seat.support) - support_limit(table, number)
        if over > cards.count(seat.support, MADNESS):  # M19.8: only madness exceeds the limit
            raise PositionError(
                "position-support", where=f"seats/{table.names[number]}/support", most=support_limit(table, number)
            )


def _check_spells(table: Table) -> None:
    lying = [spell >> 2 for seat in table.seats for spell in seat.spells]
    lying += [*table.destroyed_spells, *table.gone_spells, *(spell for stack in table.library for spell in stack)]
    for number, spell in enumerate(table.box.spells):
        most = len(table.seats) if spell.basic else 1
        if lying.count(number) > most:
            raise PositionError(
                "position-too-many", where="spells", card=spell.id, given=lying.count(number), most=most
            )
    for number, seat in enumerate(table.seats):
        own = [spell >> 2 for spell in seat.spells]
        if seat.wizard >= 0 and (len(own) > spell_limit(table, number) or len(set(own)) < len(own)):
            raise PositionError(
                "position-spells", where=f"seats/{table.names[number]}/spells", most=spell_limit(table, number)
            )
    for element, stack in enumerate(table.library):
        if any(table.box.spells[spell].element != element or table.box.spells[spell].basic for spell in stack):
            raise PositionError("position-library", where=f"library/{ELEMENTS[element]}")


def _check_curses(table: Table) -> None:
    lying = [curse.card for curse in table.curses if curse is not None] + list(table.broken)
    lying += [card for stack in table.curse_stacks for card in stack]
    for number, curse in enumerate(table.box.curses):
        if lying.count(number) > curse.copies:
            raise PositionError(
                "position-too-many", where="curses", card=curse.id, given=lying.count(number), most=curse.copies
            )
    for kind, stack in enumerate(table.curse_stacks):
        if any(table.box.curses[card].kind != kind for card in stack):
            raise PositionError("position-curse-stack", where=f"curse_stacks/{CURSE_KINDS[kind]}")
    tokens = table.tokens + sum(curse.tokens for curse in table.curses if curse is not None)
    for element in range(4):
        if bill.amount(tokens, element) > table.box.tokens:
            raise PositionError(
                "position-too-many",
                where="tokens",
                card=ELEMENTS[element],
                given=bill.amount(tokens, element),
                most=table.box.tokens,
            )
