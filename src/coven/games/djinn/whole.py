"""What does not add up: whatever was laid out lies somewhere, unless a position says that it is a puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.engine.core.codecs import Counts
from coven.engine.core.errors import PositionError
from coven.engine.core.machine import Program
from coven.games.djinn.box import LOCATIONS
from coven.games.djinn.codecs import COLUMNS
from coven.games.djinn.crowd import BOSS, NAMES
from coven.games.djinn.fields import FIELDS
from coven.games.djinn.table import NONE, NOWHERE, Table
from coven.games.djinn.verbs.board import Minimum

PILES: Final[dict[str, tuple[str, ...]]] = {  # where the rest of a kind lies: if that is left out, it is filled in
    "chest": ("chests",),
    "mage": ("piles",),
    "equipment": ("decks",),
    "scoring": ("unused_scoring", "scoring"),
}


def amiss(table: Table, missing: Sequence[str]) -> PositionError | None:
    """The first thing that is there less often than it was laid out; what was left out is not asked for."""
    counts = FIELDS.counts(table)
    for where, key, least in (*_pieces(table), *_cards(table)):
        given = counts.get(key, 0)
        if where not in missing and given < least:
            return _too_few(where, key.split("/")[-1], given, least)
    found = _amiss_awards(table, missing) or _amiss_scoring(table, counts, missing) or _amiss_seats(table)
    return found or _amiss_minimum(table)


def _too_few(where: str, card: str, given: int, least: int) -> PositionError:
    return PositionError("position-incomplete", where=where, card=card, given=given, least=least)


def _pieces(table: Table) -> list[tuple[str, str, int]]:
    """D1.13, D1.14: the djinn, in the bag, in the supply or elsewhere."""
    limits = table.box.limits
    found = [("bag", f"djinn/{name}", limits.per_colour) for djinn, name in enumerate(NAMES) if djinn != BOSS]
    return [*found, ("bosses", f"djinn/{NAMES[BOSS]}", limits.bosses)]


def _cards(table: Table) -> list[tuple[str, str, int]]:
    """D1.6, D1.15, D1.16: chests, mages and equipment."""
    kinds = [kind for kind in PILES if kind != "scoring"]
    return [(PILES[kind][0], f"{kind}/{id}", 1) for kind in kinds for id in table.box.ids[kind]]


def _amiss_awards(table: Table, missing: Sequence[str]) -> PositionError | None:
    """D2.25: an award of a column lies there or with whoever took it."""
    if "award_columns" in missing:
        return None
    taken = [award for seat in table.seats for award in seat.awards]
    for column, awards in enumerate(table.awards):
        printed = [number for number, award in enumerate(table.box.awards) if award.column == column]
        least = min(table.box.sizes[len(table.seats)].awards, len(printed))
        given = len(awards) + len([award for award in taken if award in printed])
        if given < least:
            return _too_few(f"award_columns/{COLUMNS[column]}", "award", given, least)
    return None


def _amiss_scoring(table: Table, counts: Counts, missing: Sequence[str]) -> PositionError | None:
    """D1.17, D2.27, D28.3: the scoring cards that lie open, the others, and Tom's deck."""
    ids = table.box.ids["scoring"]
    open_cards = 0 if table.variants.beginner else min(table.box.sizes[len(table.seats)].scoring, len(ids))
    if "scoring" not in missing and len(table.scoring) < open_cards:
        return _too_few("scoring", "scoring", len(table.scoring), open_cards)
    if not [field for field in PILES["scoring"] if field in missing]:
        for id in ids:
            if not counts.get(f"scoring/{id}", 0):
                return _too_few("unused_scoring", id, 0, 1)
    given = len(table.tom) + len(table.tom_seen)
    if table.solo() and "tom_deck" not in missing and given < table.variants.tom:
        return _too_few("tom_deck", "tom", given, table.variants.tom)
    return None


def _amiss_seats(table: Table) -> PositionError | None:
    """D2.13, D2.28, D2.31, D11.1: four passages each, a wizard on the map after the first turn, traits of both kinds
    for all or for nobody."""
    most = len(LOCATIONS) - table.box.limits.passages_removed
    for seat, owner in enumerate(table.seats):
        given = len(owner.bar) + len(owner.placed)
        if given < most:
            return _too_few(f"seats/{table.names[seat]}/bar", "passage", given, most)
        if owner.space == NOWHERE and table.round > 1:
            return PositionError("position-not-placed", where=f"seats/{table.names[seat]}/space")
    traits = [trait for seat in table.seats for trait in (seat.positive, seat.negative) if trait != NONE]
    if table.offered:
        least = 2 * table.box.sizes[len(table.seats)].traits
        given = len(traits) + len(table.offered)
        return _too_few("offered", "trait", given, least) if given < least else None
    if traits and len(traits) < 2 * len(table.seats):
        return _too_few("traits", "trait", len(traits), 2 * len(table.seats))
    return None


def _amiss_minimum(table: Table) -> PositionError | None:
    """D6.17: no minimum marker is further than a set of equipment and all passages have moved it. What a pack does
    besides, nobody can tell from the boards."""
    box, moved = table.box, [seat for seat, owner in enumerate(table.seats) if owner.minimum]
    if not moved or [1 for program in _others(table) if _fields(program)]:
        return None
    for seat in moved:
        owner = table.seats[seat]
        most = (_fields(box.set_bonus) if owner.has_set else 0) + (0 if owner.bar else _fields(box.last_passage))
        if owner.minimum > most:
            where = f"seats/{table.names[seat]}/minimum"
            return PositionError("position-out-of-range", where=where, given=owner.minimum, least=0, most=most)
    return None


def _others(table: Table) -> list[Program]:
    """All programs but the two bonuses."""
    bonuses = (table.box.set_bonus.name, table.box.last_passage.name)
    return [program for program in table.box.programs.values() if program.name not in bonuses]


def _fields(program: Program) -> int:
    """How far a program moves the minimum marker."""
    return sum([step.n for step in program.steps if isinstance(step, Minimum)])
