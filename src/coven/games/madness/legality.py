"""What refuses an action: one predicate for each of the five, which gives legality and reason alike.

The purse they measure by was weighed before and lies on the table.
"""

from __future__ import annotations

from typing import Final

from coven.engine.core.answers import first, kind_of, second
from coven.engine.core.machine import Reason, Values
from coven.games.madness import bill, reasons
from coven.games.madness.answers import ACQUIRE, BREAK, CAST, CURE, LEARN
from coven.games.madness.box import (
    ABILITIES,
    MADNESS_CYCLE,
    MULTI,
    REFRESH_SPELL,
    SWAP_SUPPORT,
)
from coven.games.madness.cards import EACH, ELEMENT_OF, ELEMENTS, ONLY_MADNESS, VALUE_OF
from coven.games.madness.limits import cure_cost
from coven.games.madness.table import EXHAUSTED, FACE_DOWN, UNUSED, Table
from coven.games.madness.verbs.spells import held

MOST_TIMES: Final = 3  # M10.5


def curse_cost(table: Table, slot: int) -> int:
    """M8.9, M8.10, M8.13: what the card shows plus its tokens."""
    curse = table.curses[slot]
    assert curse is not None
    return table.box.curses[curse.card].cost + curse.tokens


def casting(table: Table, seat: int, spell: int, multiple: int) -> Reason | None:
    """M10.1 to M10.5: a ready, face-up spell of one's own, and its cost in reach."""
    if table.ready >> spell & 1 and multiple <= MOST_TIMES:
        card = table.box.spells[spell]
        return None if card.level * multiple <= bill.amount(table.reach, card.element) else reasons.CANNOT_PAY_SPELL
    if multiple > MOST_TIMES:
        return reasons.TOO_MANY_TIMES
    lies = held(table, seat, spell)
    if lies < 0:
        return reasons.NOT_YOUR_SPELL
    if not lies & FACE_DOWN:
        return reasons.EXHAUSTED_SPELL
    return reasons.FACE_DOWN_SPELL if len(table.pages) > 1 else reasons.FACE_DOWN_FOR_GOOD


def learning(table: Table, spell: int) -> Reason | None:
    """M11.1, M11.2: the face-up spell of a library stack, for two elements of its type."""
    element = table.box.spells[spell].element
    stack = table.library[element]
    if not stack or stack[-1] != spell:
        return reasons.NOT_IN_LIBRARY
    return None if bill.amount(table.reach, element) >= table.box.limits.learn_cost else reasons.CANNOT_PAY_LEARNING


def acquiring(table: Table, kind: int) -> Reason | None:
    """M12.1, M12.2, M12.5: a card of value 2 or 3 that the supply has."""
    if VALUE_OF[kind] < 2:
        return reasons.NO_VALUE_ONE if kind else reasons.NO_ELEMENT_CARD
    if not table.supply & EACH[kind]:
        return reasons.SUPPLY_EMPTY
    return None if bill.amount(table.reach, ELEMENT_OF[kind]) >= VALUE_OF[kind] else reasons.CANNOT_PAY_CARD


def breaking(table: Table, slot: int) -> Reason | None:
    """M13.1, M24.7: a face-up curse, for what it shows and its tokens."""
    curse = table.curses[slot]
    if curse is None:
        return reasons.NO_CURSE
    if curse.asleep:
        return reasons.CURSE_FACE_DOWN
    cost = table.box.curses[curse.card].cost
    if bill.covers(table.purse, cost + curse.tokens):
        return None
    if curse.tokens and bill.covers(table.purse, cost):
        return reasons.CANNOT_PAY_TOKENS
    return reasons.CANNOT_PAY_MULTI if table.curse_kind(slot) == MULTI else reasons.CANNOT_PAY_CURSE


def has_madness(table: Table, seat: int, place: int) -> bool:
    """M14.1: whether there is madness in the own hand (0) or in a support."""
    bag = table.seats[place - 1].support if place else table.seats[seat].hand
    return bag & ONLY_MADNESS > 0


def curing(table: Table, seat: int, place: int) -> Reason | None:
    """M14.1, M14.2: madness in the own hand or any support, for elements of one type."""
    if place > len(table.seats) or not has_madness(table, seat, place):
        return reasons.NO_MADNESS_THERE
    return None if bill.most(table.reach) >= cure_cost(table) else too_dear(table)


def too_dear(table: Table) -> Reason:
    """M14.2, M28.7: what a cure costs."""
    return reasons.CANNOT_PAY_DEAR_CURE if table.variants.creeping_madness else reasons.CANNOT_PAY_CURE


def cheapest_cure(table: Table) -> int:
    """How many elements are missing for a cure, in the element that comes closest."""
    return min([bill.short(bill.of_one(element, cure_cost(table)), table.purse) for element in range(4)])


def ability(table: Table, seat: int, own_turn: bool) -> Reason | None:
    """M25.2, M23.4, M-R.28: once in the own turn, between actions, never inside a granted one."""
    ability = table.wizard(seat).ability
    if ability in UNUSED or not own_turn:
        return table.no_ability_now(seat)
    if table.ability_used:
        return reasons.ABILITY_USED
    if ability == MADNESS_CYCLE and not table.seats[seat].hand & ONLY_MADNESS:
        return reasons.NO_MADNESS_IN_HAND
    if ability == REFRESH_SPELL:
        exhausted = [spell for owner in table.seats for spell in owner.spells if spell & 3 == EXHAUSTED]
        return None if exhausted else reasons.NO_EXHAUSTED_SPELL
    if ability == SWAP_SUPPORT and not (table.seats[seat].hand and table.shared_support()):
        return reasons.NOTHING_TO_SWAP
    return None


def costs(table: Table, seat: int, option: int) -> Values:
    """What an action costs and what is missing, where it costs anything."""
    kind, what = kind_of(option), first(option)
    if kind == CAST:
        spell = table.box.spells[what]
        return _priced(table, spell.element, spell.level * (second(option) + 1))
    if kind == LEARN:
        return _priced(table, table.box.spells[what].element, table.box.limits.learn_cost)
    if kind == ACQUIRE:
        return _priced(table, ELEMENT_OF[what], VALUE_OF[what]) if what else {}
    if kind == BREAK:
        return _curse_price(table, what)
    if kind == CURE:
        return {"cost": cure_cost(table), "missing": cheapest_cure(table)}
    return {"ability": ABILITIES[table.wizard(seat).ability], "wizard": table.wizard(seat).id}


def _priced(table: Table, element: int, cost: int) -> Values:
    missing = bill.short(bill.of_one(element, cost), table.purse)
    return {"cost": cost, "element": ELEMENTS[element], "missing": missing}


def _curse_price(table: Table, slot: int) -> Values:
    if table.curses[slot] is None:
        return {}
    cost = curse_cost(table, slot)
    values: Values = {name: bill.amount(cost, element) for element, name in enumerate(ELEMENTS)}
    values["missing"] = bill.short(cost, table.purse)
    return values
