"""The Market: the assistant goes from stall to stall (D19)."""

from __future__ import annotations

from coven.engine.core.answers import code, first, kind_of, second
from coven.engine.core.ask import DONE
from coven.engine.core.machine import Frame, Reason, Values
from coven.games.djinn import moves, reasons, tolls
from coven.games.djinn.beside import may_bring
from coven.games.djinn.box import FREE_MOVES, FREE_STALLS, NO_WAKING, Offer
from coven.games.djinn.kinds import STAY, VISIT
from coven.games.djinn.limits import flags, source_fee
from coven.games.djinn.moves import COINS, SCROLLS
from coven.games.djinn.powers import NO_CARD
from coven.games.djinn.table import Table
from coven.games.djinn.verbs.choose import Choose
from coven.games.djinn.verbs.gains import Pay, PaySourceFee
from coven.games.djinn.verbs.hiring import Wake


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


def stays(table: Table, seat: int, place: int) -> bool:
    """D29.5, D-R.65: staying is another answer than visiting; the card allows it for the whole turn."""
    owner = table.seats[seat]
    return place == owner.stall and (table.turn.stayed or owner.powers.stay != NO_CARD)


def refusal(table: Table, seat: int, option: int) -> Reason | None:
    """D19.2, D-R.63, D-R.80: to another stall, if tolls and price can be paid."""
    owner = table.seats[seat]
    bargain = table.box.bargains[first(option)]
    place = place_of(table, bargain.stall)
    if kind_of(option) == STAY:
        if not stays(table, seat, place):
            return reasons.STAYS_ONLY_BY_CARD
    elif place == owner.stall:
        return reasons.SAME_STALL
    offer = bargain.offer
    if offer.wakes and flags(table, seat) & NO_WAKING:
        return reasons.NEVER_WAKES
    coins = owner.coins - offer.coins
    scrolls = owner.scrolls - scroll_price(table, seat, offer)
    toll = second(option)
    if tolls.ALL_COINS[toll] != tolls.due(seat, owners_at(table, seat, place)):
        return _wrong_toll(table, seat)
    too_high = coins < tolls.COINS_IN[toll] or scrolls < tolls.SCROLLS_IN[toll]
    return reasons.CANNOT_PAY_STALL if too_high else None


def _wrong_toll(table: Table, seat: int) -> Reason:
    """D19.4, D31.2, D-R.18: who pays nobody does so by a card that holds on the map too, or by a trait."""
    own = flags(table, seat)
    if not own & FREE_STALLS:
        return reasons.WRONG_STALL_TOLL
    return reasons.NO_TOLL if own & FREE_MOVES else reasons.NO_STALL_TOLL


class Visit(Choose):
    """The assistant moves to another stall, pays and takes the goods (D19.1, D19.3)."""

    def __init__(self, n: int) -> None:
        super().__init__("visit", n, up_to=True)

    def void(self, table: Table, seat: int) -> Reason | None:
        """No stall can be paid."""
        for number in range(len(table.box.bargains)):
            for option in ways_to(table, seat, number):
                if refusal(table, seat, option) is None:
                    return None
        return reasons.CANNOT_PAY_STALL

    def things(self, table: Table, at: Frame) -> list[int]:
        """Every stall, offer and way to pay the tolls."""
        found: list[int] = []
        for number in range(len(table.box.bargains)):
            found += ways_to(table, at.seat, number)
        return found

    def kinds(self) -> tuple[int, ...]:
        """The own stall too."""
        return (VISIT, STAY)

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D19.2, D-R.63."""
        return None if option == DONE else refusal(table, at.seat, option)

    def waits(self, table: Table, at: Frame) -> bool:
        """D-R.7: a key may still pay."""
        return may_bring(table, at, with_keys=True)

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """What it costs, tolls included, and how many stalls are one place (D-R.64)."""
        offer = table.box.bargains[first(option)].offer
        coins = offer.coins + tolls.COINS_IN[second(option)]
        scrolls = scroll_price(table, at.seat, offer) + tolls.SCROLLS_IN[second(option)]
        place = place_of(table, table.box.bargains[first(option)].stall)
        due = " ".join([table.names[owner] for owner in owners_at(table, at.seat, place)])
        stalls = [stall for stall in range(len(table.box.stalls)) if place_of(table, stall) == place]
        return {"cost-coins": coins, "cost-scrolls": scrolls, "due_to": due, "stalls": len(stalls)}

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """D-R.63: tolls first, then the price."""
        bargain = table.box.bargains[first(option)]
        tolls.pay(table, at.seat, second(option))
        if kind_of(option) == STAY and not table.turn.stayed:
            table.turn.stayed = True
            card = table.seats[at.seat].powers.stay
            moves.turn_down(table, at.seat, card)
            table.tell("equipment-used", at.seat, card)
        table.seats[at.seat].stall = place_of(table, bargain.stall)
        table.tell("stall-visited", at.seat, bargain.stall)
        table.push(bargain.offer.program, at.seat)


def ways_to(table: Table, seat: int, number: int) -> list[int]:
    """Every way to pay the tolls for a bargain; staying only with the card."""
    place = place_of(table, table.box.bargains[number].stall)
    kind = STAY if stays(table, seat, place) else VISIT
    owners = owners_at(table, seat, place)
    return [code(kind, number, way) for way in tolls.ways(seat, owners)] if owners else [code(kind, number)]
