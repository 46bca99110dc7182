"""Paying an action, card by card, from hand and shared support (M9)."""

from __future__ import annotations

from coven.engine.core.answers import code
from coven.engine.core.ask import DONE, Once
from coven.engine.core.machine import Frame, Reason, Values
from coven.games.madness import cards, reasons
from coven.games.madness.answers import CURE, PAY, PAY_ALL
from coven.games.madness.bill import amount, purse, short, unused, without, worth
from coven.games.madness.box import AIR_WILD
from coven.games.madness.cards import AIR, EACH, ELEMENTS, MADNESS, ONE, VALUE_OF, card
from coven.games.madness.limits import may_convert
from coven.games.madness.payment import cheapest, converted, counts_as, is_converted
from coven.games.madness.table import Deed, Table
from coven.games.madness.zones import DISCARD, HAND, SUPPORT, card_of, seat_of, spot, zone_of


class Pay(Once[Table]):
    """Discard element cards that together produce at least the cost (M9.4, M9.5)."""

    def __init__(self) -> None:
        super().__init__("pay")

    def do(self, table: Table, at: Frame) -> None:
        """Ask until the cost is met and the payer wants to add nothing."""
        super().do(table, at)
        if table.options[0] == DONE and len(table.options) == 1:
            table.options = []
            paid(table)

    def things(self, table: Table, at: Frame) -> list[int]:
        """The cheapest payment first, then card by card."""
        deed = table.deed
        found = [PAY_ALL if deed.due else DONE]
        self._add(table, HAND, deed.seat, found)
        n = len(table.seats)
        for step in range(n):
            self._add(table, SUPPORT, (deed.seat + step) % n, found)
        return found

    def _add(self, table: Table, zone: int, seat: int, found: list[int]) -> None:
        bag = unused(table, table.deed, zone, seat)
        if bag:
            start = code(PAY, spot(zone, seat, 0))
            for kind in cards.kinds(bag):
                found.append(start + kind)
            if table.converts and cards.count(bag, card(AIR, 1)):
                for element in range(AIR):
                    found.append(converted(start + card(AIR, 1), element))

    def kinds(self) -> tuple[int, ...]:
        """Every card somebody could point at is explained, converted or not, and why paying is not done."""
        return (DONE, PAY)

    def weigh(self, table: Table, at: Frame) -> None:
        """Whether the payer may count a card as another element."""
        table.converts = may_convert(table, table.deed.seat)

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """M9.5, M-R.13, M-R.14: every card must count, and the cost must still be met in the end."""
        deed = table.deed
        if option == PAY_ALL:
            return None
        if option == DONE:
            return reasons.NOT_PAID_YET if deed.due else None
        kind = card_of(option)
        if kind == MADNESS:
            return reasons.MADNESS_PAYS_NOTHING
        zone, owner = zone_of(option), seat_of(option)
        if deed.kept and zone != SUPPORT:
            return reasons.ONLY_SUPPORT_PAYS
        if zone == DISCARD or (zone == HAND and owner != deed.seat):
            return reasons.NOT_TO_PAY_WITH
        if not unused(table, deed, zone, owner) & EACH[kind]:
            there = table.bag(zone, owner) & EACH[kind]
            return reasons.USED_ALREADY if there else reasons.NOT_TO_PAY_WITH
        if is_converted(option):
            refusal = _conversion(table, deed.seat, kind, counts_as(option))
            if refusal is not None:
                return refusal
        if not amount(deed.asked, counts_as(option)):
            return _one_type_only(table) if deed.kind == CURE else reasons.NOT_ASKED_FOR
        if table.converts and _falls_short(table, deed, option):
            return reasons.WOULD_FALL_SHORT
        return None

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """What is still to be paid, and the element the card counts as."""
        values = self.asks(table, at)
        if option not in (DONE, PAY_ALL):
            values["element"] = ELEMENTS[counts_as(option)] if card_of(option) else "madness"
        return values

    def asks(self, table: Table, at: Frame) -> Values:
        """What is still to be paid."""
        due = table.deed.due
        return {name: amount(due, element) for element, name in enumerate(ELEMENTS)}

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Pay the card, or all that is left at once."""
        if option == DONE:
            paid(table)
        elif option == PAY_ALL:
            for way in cheapest(table, table.deed):
                pay_card(table, way)
            paid(table)
        else:
            pay_card(table, option)
            at.again()

    def pass_with(self, table: Table, at: Frame) -> int:
        """M9.4: where no card can be spared there is only one way to pay."""
        deed = table.deed
        if may_convert(table, deed.seat) or table.options[0] != PAY_ALL:
            return -1
        reach = _reach(table, deed)
        spared = [option for option in table.options[1:] if not _short_without(deed, reach, card_of(option))]
        return -1 if spared else PAY_ALL


def _reach(table: Table, deed: Deed) -> int:
    """Every card that can still be paid."""
    bag = 0 if deed.kept else table.seats[deed.seat].hand
    for seat in range(len(table.seats)):
        bag += unused(table, deed, SUPPORT, seat)
    return bag


def _short_without(deed: Deed, reach: int, kind: int) -> bool:
    return short(deed.due, worth(reach - ONE[kind])) > 0


def _one_type_only(table: Table) -> Reason:
    """M14.2, M28.7: a cure is paid with elements of one type."""
    return reasons.ONE_TYPE_ONLY_DEAR if table.variants.creeping_madness else reasons.ONE_TYPE_ONLY


def _conversion(table: Table, seat: int, kind: int, element: int) -> Reason | None:
    """M25.2, M25.5, M25.6: who may count which card as another element."""
    if table.wizard(seat).ability != AIR_WILD:
        return reasons.NOBODY_CONVERTS
    if seat != table.active:
        return reasons.CONVERT_OWN_TURN
    if table.ability_used:
        return reasons.CONVERTED_ALREADY
    if kind != card(AIR, 1):
        return reasons.CONVERT_ONE_ONLY
    return reasons.AIR_IS_AIR if element == AIR else None


def _falls_short(table: Table, deed: Deed, option: int) -> bool:
    """Whether this card would be missing later: the one air card that had to stand in for another element."""
    kind = card_of(option)
    held = purse(table, deed.seat, _reach(table, deed) - ONE[kind])
    if is_converted(option):
        held &= (1 << 32) - 1
    return short(without(deed.due, counts_as(option), VALUE_OF[kind]), held) > 0


def pay_card(table: Table, option: int) -> None:
    """M9.11: a card paid goes to the discard pile of the player it lay with; Incarnation leaves it (M26.63)."""
    deed = table.deed
    kind = card_of(option)
    owner = seat_of(option)
    zone = zone_of(option)
    if is_converted(option):
        table.ability_used = True
        table.tell("converted", deed.seat, kind, counts_as(option))
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
