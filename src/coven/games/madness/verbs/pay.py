"""Paying an action, card by card, from hand and shared support (M9)."""

from __future__ import annotations

from typing import Final

from coven.engine.core.machine import DONE, Frame, Reason, Values, Verb
from coven.games.madness import cards, reasons, words
from coven.games.madness.bill import amount, purse, short, unused, without
from coven.games.madness.box import AIR_WILD
from coven.games.madness.cards import AIR, ELEMENT_MASKS, ELEMENTS, MADNESS, ONE, VALUE_OF, card
from coven.games.madness.limits import may_convert
from coven.games.madness.payment import cheapest, converted, counts_as, is_converted, plain_spot
from coven.games.madness.table import Deed, Table
from coven.games.madness.zones import DISCARD, HAND, SUPPORT, kind_of, seat_of, spot, zone_of

SETTLE: Final = -2  # the answer "pay all that is left in the cheapest way"


class Pay(Verb[Table]):
    """Discard element cards that together produce at least the cost (M9.4, M9.5)."""

    def __init__(self) -> None:
        self.prompt = "pay"

    def do(self, table: Table, at: Frame) -> None:
        """Ask until the cost is met and the payer wants to add nothing."""
        options = self.options(table, at)
        if options[0] == DONE and len(options) == 1:
            paid(table)
        else:
            table.options = options

    def options(self, table: Table, at: Frame) -> list[int]:
        """The candidates that `refuses` lets through, found faster where nobody converts."""
        deed = table.deed
        if may_convert(table, deed.seat):
            return super().options(table, at)
        found = [SETTLE if deed.due else DONE]
        only = 0
        for element in range(4):
            if amount(deed.asked, element):
                only |= ELEMENT_MASKS[element]
        for kind in cards.kinds(unused(table, deed, HAND, deed.seat) & only):
            found.append(spot(HAND, deed.seat, kind))
        n = len(table.seats)
        for step in range(n):
            seat = (deed.seat + step) % n
            bag = unused(table, deed, SUPPORT, seat) & only
            if bag:
                for kind in cards.kinds(bag):
                    found.append(spot(SUPPORT, seat, kind))
        return found

    def candidates(self, table: Table, at: Frame) -> list[int]:
        """The cheapest payment first, then card by card."""
        deed = table.deed
        found = [SETTLE if deed.due else DONE]
        self._add(table, HAND, deed.seat, found)
        n = len(table.seats)
        for step in range(n):
            self._add(table, SUPPORT, (deed.seat + step) % n, found)
        return found

    def _add(self, table: Table, zone: int, seat: int, found: list[int]) -> None:
        bag = unused(table, table.deed, zone, seat)
        if not bag:
            return
        for kind in cards.kinds(bag):
            found.append(spot(zone, seat, kind))
        if cards.count(bag, card(AIR, 1)) and may_convert(table, table.deed.seat):
            for element in range(AIR):
                found.append(converted(spot(zone, seat, card(AIR, 1)), element))

    def beyond(self, table: Table, at: Frame) -> list[int]:
        """Every card somebody could point at, converted or not."""
        found = [DONE]
        for seat in range(len(table.seats)):
            for zone in (HAND, SUPPORT):
                if zone == SUPPORT or seat == table.deed.seat:
                    for kind in range(cards.KINDS):
                        found.append(spot(zone, seat, kind))
                        for element in range(AIR):
                            found.append(converted(spot(zone, seat, kind), element))
        return found

    def refuses(self, table: Table, at: Frame, option: int) -> Reason | None:
        """M9.5, M-R.13, M-R.14: every card must count, and the cost must still be met in the end."""
        deed = table.deed
        if option == SETTLE:
            return None
        if option == DONE:
            return reasons.NOT_PAID_YET if deed.due else None
        kind = kind_of(option)
        if kind == MADNESS:
            return reasons.MADNESS_PAYS_NOTHING
        zone = zone_of(plain_spot(option))
        owner = seat_of(option)
        if deed.kept and zone == HAND:
            return reasons.ONLY_SUPPORT_PAYS
        if not cards.count(unused(table, deed, zone, owner), kind):
            there = cards.count(table.bag(zone, owner), kind)
            return reasons.USED_ALREADY if there else reasons.NOT_TO_PAY_WITH
        if is_converted(option):
            refusal = _conversion(table, deed.seat, kind)
            if refusal is not None:
                return refusal
        if not amount(deed.asked, counts_as(option)):
            return reasons.NOT_ASKED_FOR
        if may_convert(table, deed.seat) and _falls_short(table, deed, option):
            return reasons.WOULD_FALL_SHORT
        return None

    def values(self, table: Table, at: Frame, option: int) -> Values:
        """The card, and what is still to be paid."""
        values = self.asks(table, at)
        if option >= 0:
            values["card"] = cards.NAMES[kind_of(option)]
            values["element"] = ELEMENTS[counts_as(option)] if kind_of(option) else "madness"
        return values

    def asks(self, table: Table, at: Frame) -> Values:
        """What is still to be paid."""
        due = table.deed.due
        return {name: amount(due, element) for element, name in enumerate(ELEMENTS)}

    def word(self, table: Table, at: Frame, option: int) -> str:
        """`settle fire-1 fire-2 from bob`, `pay fire-1`, `pay air-1 as fire`, `done`."""
        if option == DONE:
            return "done"
        if option == SETTLE:
            return " ".join(["settle", *(_card_word(table, paid) for paid in cheapest(table, table.deed))])
        return f"pay {_card_word(table, option)}"

    def answer(self, table: Table, at: Frame, option: int) -> None:
        """Pay the card, or all that is left at once."""
        if option == DONE:
            paid(table)
        elif option == SETTLE:
            for way in cheapest(table, table.deed):
                pay_card(table, way)
            paid(table)
        else:
            pay_card(table, option)
            at.again()


def _card_word(table: Table, option: int) -> str:
    name = words.card_from(table, table.deed.seat, plain_spot(option))
    return f"{name} as {ELEMENTS[counts_as(option)]}" if is_converted(option) else name


def _conversion(table: Table, seat: int, kind: int) -> Reason | None:
    """M25.2, M25.5, M25.6: who may count which card as another element."""
    if table.wizard(seat).ability != AIR_WILD:
        return reasons.NOBODY_CONVERTS
    if seat != table.active:
        return reasons.CONVERT_OWN_TURN
    if table.ability_used:
        return reasons.CONVERTED_ALREADY
    return None if kind == card(AIR, 1) else reasons.CONVERT_ONE_ONLY


def _falls_short(table: Table, deed: Deed, option: int) -> bool:
    """Whether this card would be missing later: the one air card that had to stand in for another element."""
    bag = 0 if deed.kept else table.seats[deed.seat].hand
    for seat in range(len(table.seats)):
        bag += unused(table, deed, SUPPORT, seat)
    kind = kind_of(option)
    held = purse(table, deed.seat, bag - ONE[kind])
    if is_converted(option):
        held &= (1 << 32) - 1
    return short(without(deed.due, counts_as(option), VALUE_OF[kind]), held) > 0


def pay_card(table: Table, option: int) -> None:
    """M9.11: a card paid goes to the discard pile of the player it lay with; Incarnation leaves it (M26.63)."""
    deed = table.deed
    kind = kind_of(option)
    owner = seat_of(option)
    zone = zone_of(plain_spot(option))
    if is_converted(option):
        table.ability_used = True
    deed.due = without(deed.due, counts_as(option), VALUE_OF[kind])
    if deed.kept:
        deed.used = tuple([used + ONE[kind] if seat == owner else used for seat, used in enumerate(deed.used)])
    else:
        table.remove(zone, owner, kind)
        table.put(DISCARD, owner, kind)
    table.tell("paid", deed.seat, kind, zone, owner)


def paid(table: Table) -> None:
    """M-R.87: once an action is paid, whoever has refused may be asked again."""
    table.refusals = ()
