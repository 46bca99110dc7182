"""What a hand-written position leaves out, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence

from coven.engine.core.errors import PositionError
from coven.engine.edge.notation import number_of
from coven.games.djinn import crowd
from coven.games.djinn.box import GEAR_KINDS, ROUND, SQUARE
from coven.games.djinn.crowd import BOSS, NAMES, NOBODY, ONE
from coven.games.djinn.notation import read_crowd
from coven.games.djinn.setup import prepare_tom
from coven.games.djinn.table import Table


def owned_djinn(table: Table) -> int:
    """The djinn on circles, in bottles and in somebody's hand."""
    counts = [0] * crowd.KINDS
    for seat in table.seats:
        for circle in seat.circles:
            if circle > 0:
                counts[circle - 1] += 1
        for colour in range(4):
            counts[colour] += seat.corked[colour]
            counts[BOSS] += seat.corked_bosses[colour]
    if table.drawn != NOBODY:
        counts[table.drawn] += 1
    for colour, n in enumerate(counts):
        if n > crowd.MOST:
            raise PositionError("position-too-many", where="seats", card=NAMES[colour], given=n, most=crowd.MOST)
    return sum(n * ONE[colour] for colour, n in enumerate(counts))


def fill(table: Table, missing: list[str], djinn: dict[str, str]) -> None:
    """Fill in what was left out: what the box still has, the rest by chance."""
    _fill_djinn(table, missing, djinn)
    _fill_cards(table, missing)
    if "award_columns" in missing:
        taken = [award for seat in table.seats for award in seat.awards]
        columns: list[tuple[int, ...]] = []
        for column in range(3):
            pool = [n for n, award in enumerate(table.box.awards) if award.column == column and n not in taken]
            columns.append(tuple(sorted(table.shuffle(pool)[: table.box.sizes[len(table.seats)].awards])))
        table.awards = tuple(columns)
    private = [card for seat in table.seats for card in seat.private]
    if "scoring" in missing and not table.variants.beginner:
        known = private + list(table.unused_scoring)
        pool = [card for card in range(len(table.box.scoring)) if card not in known]
        table.scoring = tuple(sorted(table.shuffle(pool)[: table.box.sizes[len(table.seats)].scoring]))
    if "unused_scoring" in missing:
        used = private + list(table.scoring)
        table.unused_scoring = tuple(card for card in range(len(table.box.scoring)) if card not in used)
    if "tom_deck" in missing and table.solo():
        prepare_tom(table)
        table.tom = tuple(card for card in table.tom if card not in table.tom_seen)


def _fill_djinn(table: Table, missing: list[str], djinn: dict[str, str]) -> None:
    box = table.box
    spaces = [space.id for space in box.spaces]
    crowds = [0] * len(spaces)
    for id, text in djinn.items():
        place = number_of(id, spaces, "djinn", "space")
        if box.spaces[place].shape != ROUND:
            raise PositionError("position-no-djinn-there", where="djinn", given=id)
        crowds[place] = read_crowd(text, f"djinn/{id}")
    used = owned_djinn(table) + sum(crowds)
    if "bag" in missing:
        for colour in range(4):
            table.bag += max(box.limits.per_colour - crowd.count(used, colour), 0) * ONE[colour]
    if "bosses" in missing:
        table.bosses = max(box.limits.bosses - crowd.bosses(used), 0)
    table.crowds = tuple(crowds)
    for number, space in enumerate(box.spaces):
        if space.shape == ROUND and space.id not in djinn and table.bosses:
            table.bosses -= 1
            group = ONE[BOSS]
            for _ in range(box.sizes[len(table.seats)].djinn):
                drawn = table.draw_djinn()
                group += ONE[drawn] if drawn != NOBODY else 0
            table.set_crowd(number, group if crowd.regulars(group) else 0)


def _fill_cards(table: Table, missing: list[str]) -> None:
    box = table.box
    if "chests" in missing:
        used = (*table.used_chests, *table.opened)
        table.chests = table.shuffle([chest for chest in range(len(box.chests)) if chest not in used])
    if "piles" in missing:
        hired = [card >> 1 for seat in table.seats for card in seat.mages]
        piles: list[tuple[int, ...]] = []
        for key in (False, True):
            pool = [n for n, mage in enumerate(box.mages) if mage.key == key and n not in hired]
            order = table.shuffle(pool)
            piles += [order[: len(order) // 2], order[len(order) // 2 :]]
        table.piles = tuple(piles)
    if "decks" in missing:
        worn = [card >> 1 for seat in table.seats for card in seat.gear]
        table.decks = tuple(
            table.shuffle([n for n, gear in enumerate(box.gear) if gear.kind == kind and n not in worn])
            for kind in range(len(GEAR_KINDS))
        )


def check(table: Table) -> None:
    """Nothing is there more often than the box has it, and everything is in a place where it can be."""
    _check_djinn(table)
    box = table.box
    seats = table.seats
    _once([card >> 1 for seat in seats for card in seat.mages], table.piles, [m.id for m in box.mages], "mages")
    _once([card >> 1 for seat in seats for card in seat.gear], table.decks, [g.id for g in box.gear], "equipment")
    _once([award for seat in seats for award in seat.awards], table.awards, [a.id for a in box.awards], "awards")
    stacks = (table.chests, table.used_chests, table.opened)
    _once((), stacks, [chest.id for chest in box.chests], "chests")
    private = [card for seat in seats for card in seat.private]
    _once(private, (table.scoring, table.unused_scoring), [card.id for card in box.scoring], "scoring")
    traits = [trait for seat in seats for trait in (seat.positive, seat.negative) if trait >= 0]
    _once(traits, (table.offered,), [trait.id for trait in box.traits], "traits")
    _once((), (table.tom, table.tom_seen), [card.id for card in box.tom], "tom")
    _check_piles(table)
    for name, most in (("keys", box.limits.keys), ("scrolls", box.limits.scrolls)):
        given = sum(seat.keys if name == "keys" else seat.scrolls for seat in seats)
        if given > most:
            raise PositionError("position-too-many", where="seats", card=name, given=given, most=most)
    if table.solo() and not table.over and not table.tom and table.bosses_on_map():
        raise PositionError("position-tom-empty", where="tom_deck")


def _once(owned: Sequence[int], stacks: Sequence[Sequence[int]], ids: Sequence[str], where: str) -> None:
    lying = [*owned, *(card for stack in stacks for card in stack)]
    for card in lying:
        if lying.count(card) > 1:
            raise PositionError("position-too-many", where=where, card=ids[card], given=lying.count(card), most=1)


def _check_djinn(table: Table) -> None:
    limits = table.box.limits
    owned = owned_djinn(table)
    for colour in range(crowd.KINDS):
        most = limits.bosses if colour == BOSS else limits.per_colour
        given = crowd.count(owned, colour) + (table.bosses if colour == BOSS else crowd.count(table.bag, colour))
        given += sum(crowd.count(group, colour) for group in table.crowds)
        if given > most:
            raise PositionError("position-too-many", where="djinn", card=NAMES[colour], given=given, most=most)
    for number, group in enumerate(table.crowds):
        where = f"djinn/{table.box.spaces[number].id}"
        if crowd.bosses(group) > 1:
            raise PositionError("position-too-many", where=where, card="boss", given=crowd.bosses(group), most=1)
        if crowd.bosses(group) and not crowd.regulars(group) and not table.frames:  # D-R.52
            raise PositionError("position-boss-alone", where=where)
    if crowd.bosses(table.bag):
        raise PositionError("position-too-many", where="bag", card="boss", given=crowd.bosses(table.bag), most=0)


def _check_piles(table: Table) -> None:
    for number, pile in enumerate(table.piles):
        for card in pile:
            if table.box.mages[card].key != (number > 1):
                raise PositionError("position-wrong-pile", where="piles", given=table.box.mages[card].id)
    for kind, deck in enumerate(table.decks):
        for card in deck:
            if table.box.gear[card].kind != kind:
                raise PositionError("position-wrong-pile", where="decks", given=table.box.gear[card].id)
    for column, awards in enumerate(table.awards):
        for award in awards:
            if table.box.awards[award].column != column:
                raise PositionError("position-wrong-pile", where="award_columns", given=table.box.awards[award].id)
    for seat in table.seats:
        for placed in seat.placed:
            space = table.box.spaces[placed >> 3]
            if space.shape != SQUARE or table.tiles[placed >> 3] == placed & 7:
                raise PositionError("position-passages", where="seats", given=space.id)
