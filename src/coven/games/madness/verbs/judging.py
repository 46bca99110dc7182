"""What refuses an action: one predicate for each of the five, which gives legality and reason alike."""

from __future__ import annotations

from typing import Final

from coven.engine.core.machine import Reason, Values
from coven.games.madness import bill, cards, reasons
from coven.games.madness.box import MULTI
from coven.games.madness.cards import ELEMENT_OF, ELEMENTS, MADNESS, MOST, SHIFT, VALUE_OF
from coven.games.madness.limits import cure_cost
from coven.games.madness.table import EXHAUSTED, FACE_DOWN, SLOTS, Table
from coven.games.madness.zones import HAND, SUPPORT

TOO_OFTEN: Final = 0  # a multiple beyond three, which is only there to be refused


def curse_cost(table: Table, slot: int) -> int:
    """M8.9, M8.10, M8.13: what the card shows plus its tokens."""
    curse = table.curses[slot]
    assert curse is not None
    return table.box.curses[curse.card].cost + curse.tokens


def casting(table: Table, seat: int, spell: int, multiple: int, held: int) -> Reason | None:
    """M10.1 to M10.5: a ready, face-up spell of one's own, and its cost in reach."""
    spells = table.seats[seat].spells
    number = spell << 2
    if multiple == TOO_OFTEN:
        return reasons.TOO_MANY_TIMES
    if number in spells:
        card = table.box.spells[spell]
        cost = card.level * multiple << 8 * card.element
        return None if bill.covers(held, cost) else reasons.CANNOT_PAY_SPELL
    if number + EXHAUSTED in spells:
        return reasons.EXHAUSTED_SPELL
    face_down = number + FACE_DOWN in spells or number + FACE_DOWN + EXHAUSTED in spells
    return reasons.FACE_DOWN_SPELL if face_down else reasons.NOT_YOUR_SPELL


def learning(table: Table, spell: int, held: int) -> Reason | None:
    """M11.1, M11.2: the face-up spell of a library stack, for two elements of its type."""
    element = table.box.spells[spell].element
    stack = table.library[element]
    if not stack or stack[-1] != spell:
        return reasons.NOT_IN_LIBRARY
    cost = bill.of_one(element, table.box.limits.learn_cost)
    return None if bill.covers(held, cost) else reasons.CANNOT_PAY_LEARNING


def acquiring(table: Table, kind: int, held: int) -> Reason | None:
    """M12.1, M12.2, M12.5: a card of value 2 or 3 that the supply has."""
    value = VALUE_OF[kind]
    if value == 1:
        return reasons.NO_VALUE_ONE
    if not table.supply >> SHIFT[kind] & MOST[kind]:
        return reasons.SUPPLY_EMPTY
    return None if bill.covers(held, value << 8 * ELEMENT_OF[kind]) else reasons.CANNOT_PAY_CARD


def breaking(table: Table, slot: int, held: int) -> Reason | None:
    """M13.1, M24.7: a face-up curse, for what it shows and its tokens."""
    curse = table.curses[slot]
    if curse is None:
        return reasons.NO_CURSE
    if curse.asleep:
        return reasons.CURSE_FACE_DOWN
    if bill.covers(held, curse_cost(table, slot)):
        return None
    if curse.tokens and bill.covers(held, table.box.curses[curse.card].cost):
        return reasons.CANNOT_PAY_TOKENS
    return reasons.CANNOT_PAY_MULTI if table.curse_kind(slot) == MULTI else reasons.CANNOT_PAY_CURSE


def curing(table: Table, seat: int, place: int, held: int) -> Reason | None:
    """M14.1, M14.2: madness in the own hand or any support, for elements of one type."""
    zone = SUPPORT if place else HAND
    if not cards.count(table.bag(zone, place - 1 if place else seat), MADNESS):
        return reasons.NO_MADNESS_THERE
    price = cure_cost(table)
    for element in range(4):
        if bill.covers(held, price << 8 * element):
            return None
    return reasons.CANNOT_PAY_CURE


def cheapest_cure(table: Table, held: int) -> int:
    """How many elements are missing for a cure, in the element that comes closest."""
    return min([bill.short(bill.of_one(element, cure_cost(table)), held) for element in range(4)])


def curse_values(table: Table, slot: int, held: int) -> Values:
    """What breaking a curse costs and what is missing."""
    if table.curses[slot] is None:
        return {"slot": SLOTS[slot]}
    cost = curse_cost(table, slot)
    values: Values = {name: bill.amount(cost, element) for element, name in enumerate(ELEMENTS)}
    values["slot"] = SLOTS[slot]
    values["missing"] = bill.short(cost, held)
    return values
