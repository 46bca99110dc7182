"""Cards that change hands: Inhale, Tornado, Violetta."""

from __future__ import annotations

from coven.engine.core.choice import Choice
from coven.engine.core.machine import DONE, Frame, Reason, Values, Verb
from coven.games.madness import cards, reasons, words
from coven.games.madness.cards import ONE
from coven.games.madness.table import Table
from coven.games.madness.verbs.amount import Amount
from coven.games.madness.zones import HAND, SUPPORT, kind_of, seat_of, spot, zone_of


class Take(Verb[Table]):
    """The named cards come into the caster's hand, as far as they still lie where they lay (M26.50)."""

    def do(self, table: Table, at: Frame) -> None:
        """A card that has meanwhile paid for the spell is gone."""
        for option in at.picks:
            kind = kind_of(option)
            if cards.count(table.bag(zone_of(option), seat_of(option)), kind):
                table.remove(zone_of(option), seat_of(option), kind)
                table.put(HAND, at.seat, kind)
                table.tell("taken", at.seat, kind, zone_of(option), seat_of(option))
        at.picks = ()


class Swap(Choice[Table]):
    """Tornado: caster and target each choose as many cards of the own hand, then they change hands (M-R.41)."""

    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.prompt = "swap"
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
                bag -= ONE[kind_of(option)]
        return [spot(HAND, seat, kind) for kind in cards.kinds(bag)]

    def asks(self, table: Table, at: Frame) -> Values:
        """How many more, and with whom."""
        caster = at.left > at.moved
        other = at.seat if caster else at.by
        return {"n": (at.left - at.moved) // 2 if caster else at.left, "player": table.names[other]}

    def word(self, table: Table, at: Frame, option: int) -> str:
        """`give fire-1`."""
        return f"give {cards.NAMES[kind_of(option)]}"

    def take(self, table: Table, at: Frame, option: int) -> None:
        """Nothing moves before both have chosen."""

    def finish(self, table: Table, at: Frame) -> None:
        """M21.12: each card goes into the other's hand."""
        for option in at.picks:
            giver = seat_of(option)
            receiver = at.seat if giver == at.by else at.by
            table.remove(HAND, giver, kind_of(option))
            table.put(HAND, receiver, kind_of(option))
            table.tell("given", giver, kind_of(option), receiver)
        at.picks = ()


class SwapSupport(Verb[Table]):
    """Violetta: a hand card for a card of the shared support, and directly afterwards perhaps once more (M25.26)."""

    def __init__(self) -> None:
        self.prompt = "swap-support"

    def do(self, table: Table, at: Frame) -> None:
        """Two swaps at most; the second is free will."""
        if at.left < 0:
            at.left = 2
        options = self.options(table, at) if at.left else []
        if options and options[0] != DONE:
            table.options = options
        else:
            at.left = -1

    def candidates(self, table: Table, at: Frame) -> list[int]:
        """First the card she gives, then the card she takes for it."""
        found: list[int] = []
        if at.picks:
            n = len(table.seats)
            for step in range(n):
                seat = (at.seat + step) % n
                for kind in cards.kinds(table.seats[seat].support):
                    found.append(spot(SUPPORT, seat, kind))
            return found
        for kind in cards.kinds(table.seats[at.seat].hand):
            found.append(spot(HAND, at.seat, kind))
        if at.left == 1:
            found.append(DONE)
        return found

    def beyond(self, table: Table, at: Frame) -> list[int]:
        """To stop in the middle of a swap."""
        return [DONE]

    def refuses(self, table: Table, at: Frame, option: int) -> Reason | None:
        """M25.29: only taking or only giving is not allowed."""
        return reasons.MUST_SWAP if option == DONE and (at.picks or at.left != 1) else None

    def asks(self, table: Table, at: Frame) -> Values:
        """What is being given, once it is chosen."""
        return {"n": at.left, "card": cards.NAMES[kind_of(at.picks[0])] if at.picks else "none"}

    def word(self, table: Table, at: Frame, option: int) -> str:
        """`give fire-1`, `take water-2 from bob`, `done`."""
        if option == DONE:
            return "done"
        verb = "take" if at.picks else "give"
        return f"{verb} {words.card_from(table, at.seat, option)}"

    def answer(self, table: Table, at: Frame, option: int) -> None:
        """The swap happens when both cards are named; the card given belongs to the other deck (M25.30)."""
        at.again()
        if option == DONE:
            at.left = 0
        elif not at.picks:
            at.picks = (option,)
        else:
            owner = seat_of(option)
            gives = kind_of(at.picks[0])
            table.remove(HAND, at.seat, gives)
            table.put(SUPPORT, owner, gives)
            table.remove(SUPPORT, owner, kind_of(option))
            table.put(HAND, at.seat, kind_of(option))
            table.tell("support-swapped", at.seat, gives, kind_of(option), owner)
            at.picks = ()
            at.left -= 1
