"""What nobody at the table knows: laid in an order that tells nothing, or dealt anew (M-R.7).

Nothing in this game is one player's secret, so every seat and every watcher knows the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from coven.engine.core.rng import below, shuffled

if TYPE_CHECKING:
    from coven.games.madness.table import Table


def conceal(table: Table) -> None:
    """Decks and curse stacks in order of their kinds, the first spell and page that would fit elsewhere."""
    for seat in table.seats:
        hidden = len(seat.deck) - seat.known
        seat.deck = (*sorted(seat.deck[:hidden]), *seat.deck[hidden:])
    stacks: list[tuple[int, ...]] = []
    for kind, stack in enumerate(table.curse_stacks):
        bottom = table.returned[kind]
        stacks.append((*stack[:bottom], *sorted(stack[bottom:])))
    table.curse_stacks = tuple(stacks)
    if table.library:
        table.library = tuple([_first_spells(table, element) for element in range(4)])
        pool = unseen_pages(table)
        table.pages = _bound(table, pool, table.box.first_pages[0])


def _first_spells(table: Table, element: int) -> tuple[int, ...]:
    stack = table.library[element]
    levels = [table.box.spells[spell].level for spell in stack[:-1]]
    return (*[_unseen_spells(table, element, level)[0] for level in levels], *stack[-1:])


def _unseen_spells(table: Table, element: int, level: int) -> list[int]:
    """The library spells that may lie face down: of an element and a level, and nowhere else."""
    fitting = table.box.fitting[element][level]
    seen = [*table.destroyed_spells, *table.gone_spells]
    for seat in table.seats:
        seen += [spell >> 2 for spell in seat.spells]
    for spell in fitting:
        if spell in seen:
            return [other for other in fitting if other not in seen]
    return fitting


def redeal(table: Table, rng: int) -> None:
    """By chance, fairly among all that is possible."""
    for seat in table.seats:
        hidden = len(seat.deck) - seat.known
        rng, order = shuffled(rng, list(seat.deck[:hidden]))
        seat.deck = order + seat.deck[hidden:]
    stacks: list[tuple[int, ...]] = []
    for kind, stack in enumerate(table.curse_stacks):
        bottom = table.returned[kind]
        rng, order = shuffled(rng, list(stack[bottom:]))
        stacks.append(stack[:bottom] + order)
    table.curse_stacks = tuple(stacks)
    if table.library:
        rng = _redeal_library(table, rng)
        rng, first = below(rng, len(table.box.first_pages))
        rng, pages = shuffled(rng, unseen_pages(table))
        table.pages = _bound(table, list(pages), table.box.first_pages[first])


def _redeal_library(table: Table, rng: int) -> int:
    """M4.10: below the face-up spell lies one spell of each higher level."""
    stacks: list[tuple[int, ...]] = []
    for element, stack in enumerate(table.library):
        dealt: list[int] = []
        for spell in stack[:-1]:
            fitting = _unseen_spells(table, element, table.box.spells[spell].level)
            rng, chosen = below(rng, len(fitting))
            dealt.append(fitting[chosen])
        stacks.append((*dealt, *stack[-1:]))
    table.library = tuple(stacks)
    return rng


def unseen_pages(table: Table) -> list[int]:
    """The inner pages that may still lie in the book: those that nobody has seen."""
    box = table.box
    pool = box.inner_pages + box.promo_pages if table.variants.promo else box.inner_pages
    right = table.pages[-1] if table.page >= 0 and table.pages else -1
    return [page for page in pool if page not in (table.page, right) and page not in table.past_pages]


def _bound(table: Table, inner: list[int], first: int) -> tuple[int, ...]:
    """The book as far as it is known: the final page at the bottom, the right page once the book is open."""
    pages = table.pages
    if len(pages) < 2:
        return pages
    top = pages[-1] if table.page >= 0 else first
    return (pages[0], *inner[: len(pages) - 2], top)
