"""Choosing cards: discard, destroy, cure, put into support, put on the deck."""

from __future__ import annotations

from typing import Final

from coven.engine.core.choice import Choice
from coven.engine.core.machine import DONE, Frame, Reason, Values
from coven.games.madness import cards, reasons, words
from coven.games.madness.cards import MADNESS, ONE, SHIFT
from coven.games.madness.limits import free_places
from coven.games.madness.table import Table
from coven.games.madness.verbs.amount import ALL, Amount
from coven.games.madness.zones import (
    ANY_SUPPORT,
    DISCARD,
    HAND,
    SUPPORT,
    UNNAMED,
    kind_of,
    seat_of,
    spot,
    zone_of,
)


class Pick(Choice[Table]):
    """Choose cards of a kind from one or several places."""

    verb: str = ""

    def __init__(self, amount: Amount, only: int, zones: tuple[int, ...], up_to: bool = False) -> None:
        super().__init__(up_to)
        self.count = amount
        self.only = only
        self.zones = zones
        self.prompt = f"{self.verb}-up-to" if up_to else self.verb

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
        at.picks = ()
        for option in self.things(table, at):
            for _ in range(cards.count(table.bag(zone_of(option), seat_of(option)), kind_of(option))):
                self.take(table, at, option)
                at.moved += 1

    def places(self, table: Table) -> tuple[int, ...]:
        """Where the cards may come from; a text that names no place means the hand (M8.14), unless the Cursed Support
        variant opens the shared support too (M28.8)."""
        if self.zones[0] != UNNAMED:
            return self.zones
        return (HAND, ANY_SUPPORT) if table.variants.cursed_support else (HAND,)

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
            for kind in cards.kinds(bag):
                found.append(spot(zone, seat, kind))

    def options(self, table: Table, at: Frame) -> list[int]:
        """The cards that fit: nothing else refuses a card."""
        return self.candidates(table, at)

    def beyond(self, table: Table, at: Frame) -> list[int]:
        """Every other card somebody could point at."""
        found: list[int] = [] if self.up_to else [DONE]
        for zone in (HAND, SUPPORT, DISCARD):
            for seat in range(len(table.seats)):
                if zone == SUPPORT or seat == at.seat:
                    for kind in range(cards.KINDS):
                        found.append(spot(zone, seat, kind))
        return found

    def refuses(self, table: Table, at: Frame, option: int) -> Reason | None:
        """M8.14 to M8.16, M20.2: place and kind must be those the text names, and what must be chosen is chosen."""
        if option == DONE:
            return None if self.up_to else reasons.MUST_CHOOSE
        if option in self.things(table, at):
            return None
        zone = zone_of(option)
        if zone not in self.places(table) and not (zone == SUPPORT and ANY_SUPPORT in self.places(table)):
            return reasons.HAND_ONLY if self.zones[0] == UNNAMED else reasons.WRONG_PLACE
        if zone == SUPPORT and seat_of(option) != at.seat and ANY_SUPPORT not in self.places(table):
            return reasons.WRONG_PLACE
        if not self.only >> SHIFT[kind_of(option)] & 1:
            return reasons.WRONG_KIND
        return reasons.NOT_THERE

    def values(self, table: Table, at: Frame, option: int) -> Values:
        """The card that is refused."""
        return {} if option == DONE else {"card": cards.NAMES[kind_of(option)]}

    def asks(self, table: Table, at: Frame) -> Values:
        """How many more."""
        return {"n": at.left}

    def word(self, table: Table, at: Frame, option: int) -> str:
        """The verb and the card."""
        return words.pick_word(table, at.seat, self.verb, option)


class Discard(Pick):
    """Discard n cards; each goes to the pile of the player it lay with (M21.2, M19.6)."""

    verb: str = "discard"

    def take(self, table: Table, at: Frame, option: int) -> None:
        """The card goes to its owner's discard pile."""
        kind = kind_of(option)
        owner = seat_of(option)
        table.remove(zone_of(option), owner, kind)
        table.put(DISCARD, owner, kind)
        table.tell("discarded", at.seat, kind, zone_of(option), owner)


class HandDownTo(Discard):
    """Discard cards from hand until n are left."""

    def amount(self, table: Table, at: Frame) -> int:
        """What is over the number."""
        over = cards.size(table.seats[at.seat].hand) - self.count.number
        return over if over > 0 else 0


class Destroy(Pick):
    """Destroy n cards: they leave the game and lie open with the destroyed cards (M21.3, M21.5)."""

    verb: str = "destroy"

    def take(self, table: Table, at: Frame, option: int) -> None:
        """The card joins the destroyed cards."""
        kind = kind_of(option)
        table.remove(zone_of(option), seat_of(option), kind)
        table.destroyed += ONE[kind]
        table.tell("destroyed", at.seat, kind, zone_of(option), seat_of(option))


class Cure(Pick):
    """Cure n madness cards: they go back to the madness stack (M21.13)."""

    verb: str = "cure"

    def take(self, table: Table, at: Frame, option: int) -> None:
        """The madness card goes back to the stack."""
        table.remove(zone_of(option), seat_of(option), MADNESS)
        table.stack += 1
        table.tell("cured", at.seat, zone_of(option), seat_of(option))


class IntoSupport(Pick):
    """Put n cards into the own support, as many as there are free places (M19.1, M-R.42)."""

    verb: str = "support"

    def options(self, table: Table, at: Frame) -> list[int]:
        """No card fits into a full support."""
        return self.candidates(table, at) if free_places(table, at.seat) else []

    def refuses(self, table: Table, at: Frame, option: int) -> Reason | None:
        """M19.9: a support at its limit takes nothing."""
        if option != DONE and not free_places(table, at.seat):
            return reasons.SUPPORT_FULL
        return super().refuses(table, at, option)

    def take(self, table: Table, at: Frame, option: int) -> None:
        """The card lies face up on a free place."""
        kind = kind_of(option)
        table.remove(zone_of(option), at.seat, kind)
        table.put(SUPPORT, at.seat, kind)
        table.tell("supported", at.seat, kind, zone_of(option))


class OnDeck(Pick):
    """Put n cards on top of the own draw deck; the last one chosen is drawn first (M18.9, M-R.83)."""

    verb: str = "top"

    def take(self, table: Table, at: Frame, option: int) -> None:
        """The card will be the next one drawn."""
        kind = kind_of(option)
        table.remove(zone_of(option), at.seat, kind)
        table.put_on_deck(at.seat, kind)
        table.tell("put-on-deck", at.seat, kind, zone_of(option))


FROM_HAND: Final[tuple[int, ...]] = (HAND,)
FROM_DISCARD: Final[tuple[int, ...]] = (DISCARD,)
