"""Cards that change hands: Inhale, Tornado, Violetta."""

from __future__ import annotations

from coven.engine.core.answers import code, kind_of
from coven.engine.core.ask import DONE, NO_PICKS, Ask
from coven.engine.core.machine import Frame, Reason, Values, Verb
from coven.games.madness import cards, reasons
from coven.games.madness.answers import GIVE, TAKE
from coven.games.madness.cards import ONE
from coven.games.madness.table import Table
from coven.games.madness.verbs.amount import Amount
from coven.games.madness.zones import HAND, SUPPORT, card_of, seat_of, spot, zone_of


class Take(Verb[Table]):
    """The named cards come into the caster's hand, as far as they still lie where they lay (M26.50)."""

    def do(self, table: Table, at: Frame) -> None:
        """A card that has meanwhile paid for the spell is gone."""
        for option in at.picks:
            kind = card_of(option)
            if cards.count(table.bag(zone_of(option), seat_of(option)), kind):
                table.remove(zone_of(option), seat_of(option), kind)
                table.put(HAND, at.seat, kind)
                table.tell("taken", at.seat, kind, zone_of(option), seat_of(option))
        at.picks = NO_PICKS


class Swap(Ask[Table]):
    """Tornado: caster and target each choose as many cards of the own hand, then they change hands (M-R.41)."""

    def __init__(self, amount: Amount) -> None:
        super().__init__("swap", remembers=True)
        self.count = amount

    def amount(self, table: Table, at: Frame) -> int:
        """Both give as many: the factor, or what the smaller hand has."""
        mine = cards.size(table.seats[at.by].hand)
        theirs = cards.size(table.seats[at.seat].hand)
        return 2 * min(self.count.of(at), mine, theirs)

    def asked(self, table: Table, at: Frame) -> int:
        """First the caster chooses all, then the target."""
        return at.by if at.left > at.moved else at.seat

    def things(self, table: Table, at: Frame) -> list[int]:
        """The cards of the chooser's hand that are not offered yet."""
        seat = self.asked(table, at)
        bag = table.seats[seat].hand
        for option in at.picks:
            if seat_of(option) == seat:
                bag -= ONE[card_of(option)]
        return [code(GIVE, spot(HAND, seat, kind)) for kind in cards.kinds(bag)]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """M26.58: from the own hand, and each card once."""
        if option in self.things(table, at):
            return None
        elsewhere = seat_of(option) != self.asked(table, at) or zone_of(option) != HAND
        reason = reasons.WRONG_PLACE if elsewhere else reasons.NOT_THERE
        return reasons.by_card(table.box.rules.get(at.program.cause, ""), reason)

    def asks(self, table: Table, at: Frame) -> Values:
        """How many more, and with whom."""
        caster = at.left > at.moved
        other = at.seat if caster else at.by
        return {"n": (at.left - at.moved) // 2 if caster else at.left, "player": table.names[other]}

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Nothing moves before both have chosen."""

    def finish(self, table: Table, at: Frame) -> None:
        """M21.12: each card goes into the other's hand."""
        for option in at.picks:
            giver = seat_of(option)
            receiver = at.seat if giver == at.by else at.by
            table.remove(HAND, giver, card_of(option))
            table.put(HAND, receiver, card_of(option))
            table.tell("given", giver, card_of(option), receiver)
        at.picks = NO_PICKS


class SwapSupport(Ask[Table]):
    """Violetta: a hand card for a card of the shared support, and directly afterwards perhaps once more (M25.26)."""

    def __init__(self) -> None:
        super().__init__("swap-support", up_to=True, remembers=True)

    def amount(self, table: Table, at: Frame) -> int:
        """Two swaps at most, of two choices each."""
        return 4

    def gives(self, at: Frame) -> bool:
        """First comes the card she gives, then the card she takes for it."""
        return at.left % 2 == 0

    def things(self, table: Table, at: Frame) -> list[int]:
        """A card of her hand, then a card of the shared support."""
        if self.gives(at):
            return [code(GIVE, spot(HAND, at.seat, kind)) for kind in cards.kinds(table.seats[at.seat].hand)]
        found: list[int] = []
        n = len(table.seats)
        for step in range(n):
            seat = (at.seat + step) % n
            for kind in cards.kinds(table.seats[seat].support):
                found.append(code(TAKE, spot(SUPPORT, seat, kind)))
        return found

    def kinds(self) -> tuple[int, ...]:
        """Giving and taking are judged wherever one of them is asked for."""
        return (DONE, GIVE, TAKE)

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """M25.25, M25.26, M25.29: the second swap is free will, but only taking or only giving is not allowed."""
        if option == DONE:
            return None if at.left == 2 else reasons.MUST_SWAP
        gives = self.gives(at)
        if (kind_of(option) == GIVE) != gives:
            return reasons.MUST_SWAP
        if option in self.things(table, at):
            return None
        return reasons.SWAP_HAND if gives else reasons.SWAP_SHARED_SUPPORT

    def asks(self, table: Table, at: Frame) -> Values:
        """What is being given, once it is chosen."""
        given = "none" if self.gives(at) else cards.NAMES[card_of(at.picks[-1])]
        return {"n": (at.left + 1) // 2, "card": given}

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """The swap happens when both cards are named; the card given belongs to the other deck (M25.30)."""
        if zone_of(option) == SUPPORT:
            owner = seat_of(option)
            given = card_of(at.picks[-2])
            table.remove(HAND, at.seat, given)
            table.put(SUPPORT, owner, given)
            table.remove(SUPPORT, owner, card_of(option))
            table.put(HAND, at.seat, card_of(option))
            table.tell("support-swapped", at.seat, given, card_of(option), owner)
