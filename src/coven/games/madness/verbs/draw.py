"""Drawing, and what else happens to the draw deck."""

from __future__ import annotations

from coven.engine.core.machine import Frame, Verb
from coven.games.madness import cards
from coven.games.madness.cards import MADNESS, ONE
from coven.games.madness.limits import free_places
from coven.games.madness.table import Table
from coven.games.madness.verbs.amount import Amount
from coven.games.madness.zones import DISCARD, HAND, SUPPORT


class Draw(Verb[Table]):
    """Draw n cards, one at a time (M18.2, M-R.3)."""

    def __init__(self, amount: Amount) -> None:
        self.count = amount

    def do(self, table: Table, at: Frame) -> None:
        """Stop only if the game is lost."""
        for _ in range(self.count.of(at)):
            if not table.draw(at.seat):
                return


class DrawTo(Verb[Table]):
    """Draw until n cards are in hand; never discard (M26.62)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def do(self, table: Table, at: Frame) -> None:
        """Count again after each card."""
        for _ in range(self.number - cards.size(table.seats[at.seat].hand)):
            if not table.draw(at.seat):
                return


class DrawIntoSupport(Verb[Table]):
    """Draw a card and put it into the own support at once, as long as places are free (M26.38, M26.39)."""

    def __init__(self, amount: Amount) -> None:
        self.count = amount

    def do(self, table: Table, at: Frame) -> None:
        """Nobody draws more cards than free places."""
        for _ in range(self.count.of(at)):
            if not free_places(table, at.seat):
                return
            known = table.seats[at.seat].known > 0
            card = table.top_card(at.seat)
            if card < 0:
                return
            table.put(SUPPORT, at.seat, card)
            table.show("drawn-into-support", at.seat, card, known)


class FromTop(Verb[Table]):
    """Something happens to the top n cards of the own draw deck; an empty deck is renewed as for drawing (M-R.5)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def do(self, table: Table, at: Frame) -> None:
        """One card at a time."""
        for _ in range(self.number):
            known = table.seats[at.seat].known > 0
            card = table.top_card(at.seat)
            if card < 0:
                return
            self.lay(table, at.seat, card, known)

    def lay(self, table: Table, seat: int, card: int, known: bool) -> None:
        """Where the card goes."""
        raise NotImplementedError


class Mill(FromTop):
    """Discard the top n cards of the own draw deck."""

    def lay(self, table: Table, seat: int, card: int, known: bool) -> None:
        """To the own discard pile."""
        table.put(DISCARD, seat, card)
        table.show("milled", seat, card, known)


class DestroyTop(FromTop):
    """Destroy the top n cards of the own draw deck (M18.3)."""

    def lay(self, table: Table, seat: int, card: int, known: bool) -> None:
        """To the destroyed cards."""
        table.destroyed += ONE[card]
        table.show("top-destroyed", seat, card, known)


class DiscardDeck(Verb[Table]):
    """Discard the whole draw deck; an empty one brings a madness card and no new deck yet (M18.11)."""

    def do(self, table: Table, at: Frame) -> None:
        """The deck becomes part of the discard pile."""
        owner = table.seats[at.seat]
        if owner.deck:
            owner.discard += cards.bag_of(list(owner.deck))
            owner.deck = ()
            owner.known = 0
            table.reveal("deck-discarded", at.seat)
        elif table.take_madness():
            owner.discard += ONE[MADNESS]
            table.tell("madness-gained", at.seat, DISCARD)


class ShuffleIn(Verb[Table]):
    """Shuffle support, discard pile and perhaps the hand into a new draw deck, with the old one (M26.20, M-R.35)."""

    def __init__(self, zones: tuple[int, ...]) -> None:
        self.zones = zones

    def do(self, table: Table, at: Frame) -> None:
        """M18.8: such a shuffle adds no madness card."""
        owner = table.seats[at.seat]
        if SUPPORT in self.zones:
            owner.discard += owner.support
            owner.support = 0
        if HAND in self.zones:
            owner.discard += owner.hand
            owner.hand = 0
        table.renew(at.seat)
