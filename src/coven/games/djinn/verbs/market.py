"""The Market: the assistant goes from stall to stall (D19), and tolls on the map and there (D12.6, D19.4)."""

from __future__ import annotations

from typing import Final

from coven.engine.core.machine import DONE, Frame, Reason, Values
from coven.games.djinn import moves, reasons
from coven.games.djinn.box import FREE_STALLS, NO_WAKING, Offer
from coven.games.djinn.limits import flags, source_fee
from coven.games.djinn.moves import COINS, SCROLLS
from coven.games.djinn.powers import NO_CARD
from coven.games.djinn.table import Table
from coven.games.djinn.verbs.ask import Ask
from coven.games.djinn.verbs.gains import Pay, PaySourceFee
from coven.games.djinn.verbs.hiring import Wake

STAY: Final = 1 << 5
EVERY: Final = 1 << 10  # more visits than there are


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


def set_price(offer: Offer) -> None:
    """What an offer costs and needs, read from its steps once."""
    for step in offer.program.steps:
        if isinstance(step, Wake):
            offer.wakes = True
        elif isinstance(step, PaySourceFee):
            offer.source_fees += 1
        elif isinstance(step, Pay) and step.what == COINS:
            offer.coins += step.n
        elif isinstance(step, Pay) and step.what == SCROLLS:
            offer.scrolls += step.n


def scroll_price(table: Table, seat: int, offer: Offer) -> int:
    """The scrolls an offer costs."""
    return offer.scrolls + (offer.source_fees * source_fee(table, seat) if offer.source_fees else 0)


def place_of(table: Table, stall: int) -> int:
    """D-R.64: the place of a stall; grouped stalls share one."""
    return table.box.places[table.box.sizes[len(table.seats)].side][stall]


def owners_at(table: Table, seat: int, place: int) -> list[int]:
    """D19.4, D31.2: whom a visitor has to pay."""
    if flags(table, seat) & FREE_STALLS:
        return []
    return [other for other, owner in enumerate(table.seats) if owner.stall == place and other != seat]


def stays(table: Table, seat: int, place: int) -> int:
    """D29.5: staying is another answer than visiting; it needs the card."""
    owner = table.seats[seat]
    return STAY if place == owner.stall and owner.powers.stay != NO_CARD else 0


def visits(table: Table, seat: int) -> list[int]:
    """Every stall, offer and way to pay the tolls; staying only with the card."""
    found: list[int] = []
    for stall in range(len(table.box.stalls)):
        place = place_of(table, stall)
        for offer in range(len(table.box.stalls[stall].offers)):
            for scrolls in range(1 << len(owners_at(table, seat, place))):
                found.append(stall << 8 | offer << 6 | stays(table, seat, place) | scrolls)
    return found


def legal_visits(table: Table, seat: int, enough: int) -> list[int]:
    """The visits that no rule forbids, stall by stall until there are enough of them."""
    owner = table.seats[seat]
    places = table.box.places[table.box.sizes[len(table.seats)].side]
    found: list[int] = []
    for number, stall in enumerate(table.box.stalls):
        place = places[number]
        stay = stays(table, seat, place) if place == owner.stall else 0
        if place == owner.stall and not stay:  # D19.2
            continue
        tolls = len(owners_at(table, seat, place))
        for choice, offer in enumerate(stall.offers):
            coins = owner.coins - offer.coins
            scrolls = owner.scrolls - scroll_price(table, seat, offer)
            if coins < 0 or scrolls < 0 or never_wakes(table, seat, offer):
                continue
            if not tolls:
                found.append(number << 8 | choice << 6 | stay)
                continue
            for mask in range(1 << tolls):  # D-R.63
                if scrolls >= bits(mask) and coins >= tolls - bits(mask):
                    found.append(number << 8 | choice << 6 | stay | mask)
        if len(found) >= enough:
            break
    return found


def visit_refusal(table: Table, seat: int, option: int) -> Reason | None:
    """D19.2, D-R.63, D-R.80: to another stall, if tolls and price can be paid."""
    place = place_of(table, option >> 8)
    owner = table.seats[seat]
    if place == owner.stall and not option & STAY:
        return reasons.SAME_STALL
    offer = offer_of(table, option)
    owners = len(owners_at(table, seat, place))
    scrolls = bits(option)
    if owner.coins < owners - scrolls + offer.coins or owner.scrolls < scrolls + scroll_price(table, seat, offer):
        return reasons.CANNOT_PAY_STALL
    return reasons.NEVER_WAKES if never_wakes(table, seat, offer) else None


def never_wakes(table: Table, seat: int, offer: Offer) -> bool:
    """D-R.80: whether an offer turns mages face up for somebody whose mages never turn again."""
    return offer.wakes and flags(table, seat) & NO_WAKING != 0


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
        return None if legal_visits(table, seat, 1) else reasons.CANNOT_PAY_STALL

    def things(self, table: Table, at: Frame) -> list[int]:
        """Everything that is sold."""
        return visits(table, at.seat)

    def legal(self, table: Table, at: Frame) -> list[int]:
        """What can be paid."""
        return legal_visits(table, at.seat, EVERY)

    def denies(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D19.2, D-R.63."""
        return None if option == DONE else visit_refusal(table, at.seat, option)

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """What it costs, tolls included."""
        offer = offer_of(table, option)
        owners = len(owners_at(table, at.seat, place_of(table, option >> 8)))
        coins = offer.coins + owners - bits(option)
        scrolls = scroll_price(table, at.seat, offer) + bits(option)
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
            card = table.seats[at.seat].powers.stay
            moves.turn_down(table, at.seat, card)
            table.tell("equipment-used", at.seat, card)
        table.seats[at.seat].stall = place
        table.tell("stall-visited", at.seat, option >> 8)
        table.push(offer_of(table, option).program, at.seat)
