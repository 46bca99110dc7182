"""Choosing cards: discard, destroy, cure, put into support, put on the deck."""

from __future__ import annotations

from typing import Final

from coven.engine.core.answers import ROOM
from coven.engine.core.ask import DONE, NO_PICKS, Ask
from coven.engine.core.machine import Frame, Reason, Values
from coven.games.madness import cards, reasons
from coven.games.madness.answers import CURE_CARD, DESTROY, DISCARD_CARD, INTO_SUPPORT, ON_DECK
from coven.games.madness.cards import EACH, MADNESS, ONE
from coven.games.madness.limits import free_places
from coven.games.madness.table import Table
from coven.games.madness.verbs.amount import ALL, Amount
from coven.games.madness.zones import (
    ANY_SUPPORT,
    DISCARD,
    HAND,
    SUPPORT,
    UNNAMED,
    card_of,
    seat_of,
    spot,
    zone_of,
)

PROMPTS: Final = {
    DISCARD_CARD: "discard",
    DESTROY: "destroy",
    CURE_CARD: "cure",
    INTO_SUPPORT: "support",
    ON_DECK: "top",
}


class Pick(Ask[Table]):
    """Choose cards of a kind from one or several places."""

    kind = DISCARD_CARD  # of the answers
    misplaced = reasons.WRONG_PLACE  # what refuses a card of another place than the text names
    unfit = reasons.WRONG_KIND  # a card of another kind
    unfinished = reasons.MUST_CHOOSE  # and stopping

    def __init__(self, amount: Amount, only: int, zones: tuple[int, ...], up_to: bool = False) -> None:
        prompt = PROMPTS[self.kind]
        super().__init__(f"{prompt}-up-to" if up_to else prompt, up_to, remembers=True)
        self.count = amount
        self.only = only
        self.zones = zones

    def amount(self, table: Table, at: Frame) -> int:
        """The number in the text."""
        return self.count.of(at)

    def do(self, table: Table, at: Frame) -> None:
        """Ask card by card; "all" leaves nothing to choose."""
        if self.count.mode == ALL and not self.up_to:
            self.take_all(table, at)
        else:
            super().do(table, at)

    def take_all(self, table: Table, at: Frame) -> None:
        """Every card that fits goes."""
        at.moved = 0
        at.picks = NO_PICKS
        for option in self.legal(table, at):
            for _ in range(cards.count(table.bag(zone_of(option), seat_of(option)), card_of(option))):
                self.takes(table, at, option)
                at.moved += 1

    def places(self, table: Table) -> tuple[int, ...]:
        """Where the cards may come from; a text that names no place means the hand (M8.14), unless the Cursed Support
        variant opens the shared support too (M28.8)."""
        if self.zones[0] != UNNAMED:
            return self.zones
        return HAND_AND_SUPPORTS if table.variants.cursed_support else FROM_HAND

    def things(self, table: Table, at: Frame) -> list[int]:
        """The cards that fit, place by place, own places first."""
        found: list[int] = []
        for zone in self.places(table):
            if zone == ANY_SUPPORT:
                self._add(table, SUPPORT, at.seat, found)
                for seat in range(len(table.seats)):
                    if seat != at.seat:
                        self._add(table, SUPPORT, seat, found)
            else:
                self._add(table, zone, at.seat, found)
        return found

    def _add(self, table: Table, zone: int, seat: int, found: list[int]) -> None:
        bag = table.bag(zone, seat) & self.only
        if bag:
            start = self.kind << ROOM | spot(zone, seat, 0)
            for card in cards.kinds(bag):
                found.append(start + card)

    def kinds(self) -> tuple[int, ...]:
        """Every card somebody could point at is explained, and why nobody may stop."""
        return (DONE, self.kind)

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """M8.14 to M8.16, M20.2: place and kind must be those the text names, and what must be chosen is chosen."""
        cursed = self.zones[0] == UNNAMED and table.variants.cursed_support
        if option == DONE:
            return None if self.up_to else reasons.MUST_CHOOSE_CURSED if cursed else self.unfinished
        zone, owner, card = zone_of(option), seat_of(option), card_of(option)
        places = self.places(table)
        if not (zone in places and owner == at.seat) and not (zone == SUPPORT and ANY_SUPPORT in places):
            return self._cited(table, at, reasons.CURSED_PLACE if cursed else self._misplaced(zone))
        if not self.only & EACH[card]:
            return self._cited(table, at, self.unfit)
        if table.bag(zone, owner) & EACH[card]:
            return None
        return self._cited(table, at, reasons.by_card(self.absent(cursed).rule, reasons.NOT_THERE))

    def absent(self, cursed: bool) -> Reason:
        """The rule that says where the cards to choose from lie."""
        return reasons.CURSED_PLACE if cursed else self._misplaced(UNNAMED)

    def _cited(self, table: Table, at: Frame, reason: Reason) -> Reason:
        return reasons.by_card(table.box.rules.get(at.program.cause, ""), reason)

    def _misplaced(self, zone: int) -> Reason:
        """A text that names no place means the hand (M8.14), or for a bonus hand and shared support (M21.1)."""
        if self.zones[0] == UNNAMED:
            return reasons.HAND_ONLY
        if zone == SUPPORT and zone in self.zones:  # somebody else's
            return reasons.ONE_SUPPORT
        return reasons.NEITHER_HAND_NOR_SUPPORT if self.zones == HAND_AND_SUPPORTS else self.misplaced

    def asks(self, table: Table, at: Frame) -> Values:
        """How many more, as far as there are any (M20.3)."""
        return {"n": at.left if self.count.mode == ALL else min(at.left, self.in_reach(table, at))}

    def in_reach(self, table: Table, at: Frame) -> int:
        """How many cards could be chosen one after the other."""
        return sum([cards.count(table.bag(zone_of(it), seat_of(it)), card_of(it)) for it in self.things(table, at)])


class Discard(Pick):
    """Discard n cards; each goes to the pile of the player it lay with (M21.2, M19.6)."""

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """The card goes to its owner's discard pile."""
        card, owner = card_of(option), seat_of(option)
        table.remove(zone_of(option), owner, card)
        table.put(DISCARD, owner, card)
        table.tell("discarded", at.seat, card, zone_of(option), owner)


class HandDownTo(Discard):
    """Discard cards from hand until n are left."""

    def amount(self, table: Table, at: Frame) -> int:
        """What is over the number."""
        over = cards.size(table.seats[at.seat].hand) - self.count.number
        return over if over > 0 else 0


class Destroy(Pick):
    """Destroy n cards: they leave the game and lie open with the destroyed cards (M21.3, M21.5)."""

    kind = DESTROY

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """The card joins the destroyed cards."""
        card = card_of(option)
        table.remove(zone_of(option), seat_of(option), card)
        table.destroyed += ONE[card]
        table.tell("destroyed", at.seat, card, zone_of(option), seat_of(option))


class Cure(Pick):
    """Cure n madness cards: they go back to the madness stack (M21.13)."""

    kind = CURE_CARD
    unfit = reasons.NO_MADNESS

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """The madness card goes back to the stack."""
        table.remove(zone_of(option), seat_of(option), MADNESS)
        table.stack += 1
        table.tell("cured", at.seat, zone_of(option), seat_of(option))


class IntoSupport(Pick):
    """Put n cards into the own support, as many as there are free places (M19.1, M-R.42)."""

    kind = INTO_SUPPORT
    misplaced = reasons.NOT_FROM_THERE
    unfinished = reasons.MUST_SUPPORT

    def weigh(self, table: Table, at: Frame) -> None:
        """The free places."""
        table.room = free_places(table, at.seat)

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """M19.9: a support at its limit takes nothing."""
        if option != DONE and not table.room:
            return reasons.SUPPORT_FULL
        return super().forbids(table, at, option)

    def in_reach(self, table: Table, at: Frame) -> int:
        """No more than there are free places."""
        return min(super().in_reach(table, at), free_places(table, at.seat))

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """The card lies face up on a free place."""
        card = card_of(option)
        table.remove(zone_of(option), at.seat, card)
        table.put(SUPPORT, at.seat, card)
        table.tell("supported", at.seat, card, zone_of(option))


class OnDeck(Pick):
    """Put n cards on top of the own draw deck; the last one chosen is drawn first (M18.9, M-R.83)."""

    kind = ON_DECK

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """The card will be the next one drawn."""
        card = card_of(option)
        table.remove(zone_of(option), at.seat, card)
        table.put_on_deck(at.seat, card)
        table.tell("put-on-deck", at.seat, card, zone_of(option))


FROM_HAND: Final[tuple[int, ...]] = (HAND,)
FROM_DISCARD: Final[tuple[int, ...]] = (DISCARD,)
HAND_AND_SUPPORTS: Final[tuple[int, ...]] = (HAND, ANY_SUPPORT)
