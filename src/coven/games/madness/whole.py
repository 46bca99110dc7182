"""What does not add up: whatever was laid out lies somewhere, unless a position says that it is a puzzle."""

from __future__ import annotations

from collections.abc import Sequence

from coven.engine.core.codecs import Counts
from coven.engine.core.errors import PositionError
from coven.games.madness.cards import ELEMENT_OF, ELEMENTS, NAMES, VALUE_OF
from coven.games.madness.fields import FIELDS
from coven.games.madness.table import Table


def amiss(table: Table, missing: Sequence[str]) -> PositionError | None:
    """The first thing that is there more or less often than it was laid out; of what was left out less may be there."""
    if any(seat.wizard < 0 for seat in table.seats):  # nothing is laid out yet
        return None
    counts = FIELDS.counts(table)
    for where, key, wanted in (*_cards(table), *_curses(table)):
        given = counts.get(key, 0)
        if given > wanted or (given < wanted and where not in missing):
            return _unequal(where if given < wanted else "cards", key.partition("/")[2], given, wanted)
    return _amiss_spells(table, counts, missing) or _amiss_pages(table, missing) or _amiss_seats(table)


def _unequal(where: str, card: str, given: int, wanted: int) -> PositionError:
    if given > wanted:
        return PositionError("position-too-many", where=where, card=card, given=given, most=wanted)
    return PositionError("position-incomplete", where=where, card=card, given=given, least=wanted)


def _cards(table: Table) -> list[tuple[str, str, int]]:
    """M4.1, M4.3, M4.6, M28.5: element cards, those of value 1 as the wizards begin with them; madness; tokens."""
    box = table.box
    wizards = [box.wizards[seat.wizard] for seat in table.seats]
    found = [("madness_stack", "card/madness", box.madness_by_players[len(wizards)])]
    for kind in range(1, len(NAMES)):
        element, value = ELEMENT_OF[kind], VALUE_OF[kind]
        wanted = box.copies[value]
        if value == 1:
            wanted = sum([wizard.value1[element] for wizard in wizards])
            wanted += len([1 for wizard in wizards if wizard.value2 == element and table.variants.nightmare])
        found.append(("destroyed" if value == 1 else "supply", f"card/{NAMES[kind]}", wanted))
    return [*found, *[("tokens", f"token/{name}", box.tokens) for name in ELEMENTS]]


def _curses(table: Table) -> list[tuple[str, str, int]]:
    """M4.2: all of them."""
    return [("curse_stacks", f"curse/{curse.id}", curse.copies) for curse in table.box.curses]


def _amiss_spells(table: Table, counts: Counts, missing: Sequence[str]) -> PositionError | None:
    """M4.4, M4.10: each basic spell as often as there are players, and one library spell of each element and level."""
    box = table.box
    for spell in box.spells:
        given = counts.get(f"spell/{spell.id}", 0)
        if spell.basic and given < len(table.seats) and "destroyed_spells" not in missing:
            return _unequal("destroyed_spells", spell.id, given, len(table.seats))
    for element, name in enumerate(ELEMENTS):
        for level in (1, 2, 3):
            given = sum([counts.get(f"spell/{box.spell_ids[spell]}", 0) for spell in box.fitting[element][level]])
            if given > 1 or (given < 1 and "library" not in missing):
                return _unequal(f"library/{name}", f"{name} {level}", given, 1)
    return None


def _amiss_pages(table: Table, missing: Sequence[str]) -> PositionError | None:
    """M4.8: the pages that were turned lie behind the open one, and the book began with a first page."""
    rounds = table.box.limits.rounds
    turned = rounds + 1 - len(table.pages)
    given = len(table.past_pages)
    if "past_pages" not in missing and given < turned - 1:
        return _unequal("past_pages", "page", given, turned - 1)
    book = [*table.past_pages, *((table.page,) if turned else ()), *reversed(table.pages)]
    if given == max(turned - 1, 0) and book[0] not in table.box.first_pages:
        return PositionError("position-first-page", where="pages", given=table.box.page_ids[book[0]])
    return None


def _amiss_seats(table: Table) -> PositionError | None:
    """M4.6, M18: whoever plays has cards."""
    for number, seat in enumerate(table.seats):
        if not seat.out and not (seat.hand or seat.deck or seat.discard or seat.support):
            return PositionError("position-no-cards", where=f"seats/{table.names[number]}")
    return None
