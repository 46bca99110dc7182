"""The Recuperation phase, elimination, the next player (M15, M16, M6)."""

from __future__ import annotations

from coven.engine.core.ask import DONE
from coven.engine.core.machine import Frame, Reason, Values, Verb
from coven.games.madness import cards, reasons
from coven.games.madness.cards import ELEMENT_CARDS, MADNESS
from coven.games.madness.table import ALL_OUT, Table
from coven.games.madness.verbs.amount import Amount
from coven.games.madness.verbs.pick import FROM_HAND, HandDownTo
from coven.games.madness.zones import HAND, card_of, zone_of


class Trim(HandDownTo):
    """With more than six cards, discard element cards of own choice down to six (M15.4, M-R.61)."""

    def __init__(self) -> None:
        super().__init__(Amount(6), ELEMENT_CARDS, FROM_HAND)
        self.prompt = "trim"

    def amount(self, table: Table, at: Frame) -> int:
        """What is over the hand size."""
        over = cards.size(table.seats[at.seat].hand) - table.box.limits.hand_size
        return over if over > 0 else 0

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """M15.5: madness may not be discarded in this phase."""
        if option == DONE:
            return reasons.MUST_TRIM
        if zone_of(option) != HAND:
            return reasons.TRIM_HAND
        if card_of(option) == MADNESS:
            return reasons.KEEP_MADNESS
        return super().forbids(table, at, option)

    def absent(self, cursed: bool) -> Reason:
        """M15.4: cards of own choice."""
        return reasons.MUST_TRIM

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """How many cards may be kept."""
        return {"most": table.box.limits.hand_size}


class Refill(Verb[Table]):
    """With fewer than six cards, draw up to six (M15.1, M15.3)."""

    def do(self, table: Table, at: Frame) -> None:
        """Only the active player refills (M15.2)."""
        for _ in range(table.box.limits.hand_size - cards.size(table.seats[at.seat].hand)):
            if not table.draw(at.seat):
                return


class Eliminate(Verb[Table]):
    """Six or more madness cards in hand now, and only now, eliminate the player (M16.1, M16.5)."""

    def do(self, table: Table, at: Frame) -> None:
        """Everything owned goes back into the box (M16.3, M-R.63)."""
        seat = table.seats[table.active]
        if cards.count(seat.hand, MADNESS) < table.box.limits.madness_eliminates:
            return
        table.tell("eliminated", table.active)
        table.gone += seat.hand + seat.support + seat.discard + cards.bag_of(list(seat.deck))
        table.gone_spells += tuple([spell >> 2 for spell in seat.spells])
        seat.hand = seat.support = seat.discard = 0
        seat.deck = ()
        seat.known = 0
        seat.spells = ()
        seat.out = True
        if not table.players():
            table.lose(ALL_OUT)


class NextPlayer(Verb[Table]):
    """The token goes to the next player to the left still in the game (M6.3, M-R.62)."""

    def do(self, table: Table, at: Frame) -> None:
        """Double turn: the last player of a round of five is also the first of the next (M28.16, M-R.70)."""
        everyone = len(table.players()) == 5
        if not (table.variants.double_turn and everyone and table.marker == 5):
            n = len(table.seats)
            table.active = (table.active + 1) % n
            while table.seats[table.active].out:
                table.active = (table.active + 1) % n
        at.at = 0
