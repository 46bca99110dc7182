"""The Market: the assistant goes from stall to stall (D19), and tolls on the map and there (D12.6, D19.4)."""

from __future__ import annotations

from typing import Final

from coven.engine.machine import DONE, Frame, Program, Reason, Values
from coven.games.djinn import moves, reasons
from coven.games.djinn.box import AT_MARKET, FREE_STALLS, Offer
from coven.games.djinn.limits import flags
from coven.games.djinn.moves import COINS, SCROLLS
from coven.games.djinn.steps import Step
from coven.games.djinn.table import FACE_DOWN, NOWHERE, Table
from coven.games.djinn.verbs.ask import Ask
from coven.games.djinn.verbs.gains import Pay

STAY: Final = 1 << 5
NO_CARD: Final = -1


def pay_tolls(table: Table, seat: int, owners: list[int], scrolls: int) -> None:
    """D12.6, D19.4, D-R.16: a coin or a scroll to each owner; the bits say who gets a scroll."""
    for place in range(len(owners)):
        what = SCROLLS if scrolls >> place & 1 else COINS
        moves.change(table, seat, what, -1)
        moves.change(table, owners[place], what, 1)
        table.tell("toll-paid", seat, what, owners[place])


def toll_word(table: Table, owners: list[int], scrolls: int) -> str:
    """` coin bob scroll cid`, or nothing."""
    said = ""
    for place in range(len(owners)):
        said += f" {'scroll' if scrolls >> place & 1 else 'coin'} {table.names[owners[place]]}"
    return said


def bits(mask: int) -> int:
    """How many owners get a scroll."""
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1)


def price(table: Table, seat: int, program: Program, what: int) -> int:
    """How much of something an offer costs."""
    total = 0
    for step in program.steps:
        if isinstance(step, Pay) and step.what == what:
            total += step.price(table, seat)
    return total


def place_of(table: Table, stall: int) -> int:
    """D-R.64: the place of a stall; grouped stalls share one."""
    groups = table.box.groups[table.box.sizes[len(table.seats)].side]
    for place in range(len(groups)):
        if stall in groups[place]:
            return place
    return NOWHERE


def owners_at(table: Table, seat: int, place: int) -> list[int]:
    """D19.4, D31.2: whom a visitor has to pay."""
    if flags(table, seat) & FREE_STALLS:
        return []
    return [other for other in range(len(table.seats)) if other != seat and table.seats[other].stall == place]


def stay_card(table: Table, seat: int) -> int:
    """D29.5: the own face-up card that lets the assistant stay, or none."""
    for card in table.seats[seat].gear:
        if not card & FACE_DOWN and table.box.gear[card >> 1].ability.trigger == AT_MARKET:
            return card >> 1
    return NO_CARD


def visits(table: Table, seat: int) -> list[int]:
    """Every stall, offer and way to pay the tolls; staying only with the card."""
    found: list[int] = []
    for stall in range(len(table.box.stalls)):
        place = place_of(table, stall)
        stay = STAY if place == table.seats[seat].stall and stay_card(table, seat) != NO_CARD else 0
        for offer in range(len(table.box.stalls[stall].offers)):
            for scrolls in range(1 << len(owners_at(table, seat, place))):
                found.append(stall << 8 | offer << 6 | stay | scrolls)
    return found


def visit_refusal(table: Table, seat: int, option: int) -> Reason | None:
    """D19.2, D-R.63, D-R.80: to another stall, if tolls and price can be paid."""
    stall = option >> 8
    place = place_of(table, stall)
    owner = table.seats[seat]
    if place == owner.stall and not option & STAY:
        return reasons.SAME_STALL
    program = offer_of(table, option).program
    owners = len(owners_at(table, seat, place))
    scrolls = bits(option)
    coins = owners - scrolls
    if owner.coins < coins + price(table, seat, program, COINS):
        return reasons.CANNOT_PAY_STALL
    if owner.scrolls < scrolls + price(table, seat, program, SCROLLS):
        return reasons.CANNOT_PAY_STALL
    for step in program.steps:
        if isinstance(step, Step) and step.void(table, seat) is reasons.NEVER_WAKES:
            return reasons.NEVER_WAKES
    return None


def offer_of(table: Table, option: int) -> Offer:
    """The offer of a visit."""
    return table.box.stalls[option >> 8].offers[option >> 6 & 3]


class Visit(Ask):
    """The assistant moves to another stall, pays and takes the goods (D19.1, D19.3)."""

    def __init__(self, n: int) -> None:
        super().__init__("visit", up_to=True)
        self.n = n

    def amount(self, table: Table, at: Frame) -> int:
        """The printed number."""
        return self.n

    def void(self, table: Table, seat: int) -> Reason | None:
        """No stall can be paid."""
        for option in visits(table, seat):
            if visit_refusal(table, seat, option) is None:
                return None
        return reasons.CANNOT_PAY_STALL

    def things(self, table: Table, at: Frame) -> list[int]:
        """Everything that is sold."""
        return visits(table, at.seat)

    def denies(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D19.2, D-R.63."""
        return None if option == DONE else visit_refusal(table, at.seat, option)

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """What it costs, tolls included."""
        program = offer_of(table, option).program
        owners = len(owners_at(table, at.seat, place_of(table, option >> 8)))
        coins = price(table, at.seat, program, COINS) + owners - bits(option)
        scrolls = price(table, at.seat, program, SCROLLS) + bits(option)
        return {"stall": table.box.stalls[option >> 8].id, "cost-coins": coins, "cost-scrolls": scrolls}

    def says(self, table: Table, at: Frame, option: int) -> str:
        """`visit scribe`, `visit glassblower two`, `visit scribe coin bob`, `stay scribe`."""
        stall = table.box.stalls[option >> 8]
        verb = "stay" if option & STAY else "visit"
        offer = f" {offer_of(table, option).word}" if len(stall.offers) > 1 else ""
        owners = owners_at(table, at.seat, place_of(table, option >> 8))
        return f"{verb} {stall.id}{offer}{toll_word(table, owners, option & 7)}"

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """D-R.63: tolls first, then the price."""
        place = place_of(table, option >> 8)
        pay_tolls(table, at.seat, owners_at(table, at.seat, place), option & 7)
        if option & STAY:
            card = stay_card(table, at.seat)
            moves.turn_down(table, at.seat, card)
            table.tell("equipment-used", at.seat, card)
        table.seats[at.seat].stall = place
        table.tell("stall-visited", at.seat, option >> 8)
        table.push(offer_of(table, option).program, at.seat)
