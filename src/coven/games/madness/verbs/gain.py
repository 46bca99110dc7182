"""Getting cards: from the supply, from the madness stack, from the destroyed cards."""

from __future__ import annotations

from coven.engine.core.answers import code, what
from coven.engine.core.ask import Ask
from coven.engine.core.machine import Frame, Reason, Values, Verb
from coven.games.madness import cards, reasons
from coven.games.madness.answers import GAIN, RESTORE
from coven.games.madness.cards import ELEMENT_OF, MADNESS, ONE, VALUE_OF, card
from coven.games.madness.table import Table
from coven.games.madness.verbs.amount import Amount
from coven.games.madness.zones import DECK_TOP, card_of


class GainMadness(Verb[Table]):
    """Get n madness cards from the stack; into a full support as well (M21.9, M19.8)."""

    def __init__(self, amount: Amount, to: int, destroyed_first: bool) -> None:
        self.count = amount
        self.to = to
        self.destroyed_first = destroyed_first

    def do(self, table: Table, at: Frame) -> None:
        """Every single card is checked on its own (M-R.8)."""
        for _ in range(self.count.of(at)):
            returns = self.destroyed_first and cards.count(table.destroyed, MADNESS) > 0
            if returns:
                table.destroyed -= ONE[MADNESS]
            elif not table.take_madness():
                return
            if self.to == DECK_TOP:
                table.put_on_deck(at.seat, MADNESS)
            else:
                table.put(self.to, at.seat, MADNESS)
            table.tell("madness-returned" if returns else "madness-gained", at.seat, self.to)


class Gain(Ask[Table]):
    """Add n cards of a value from the supply; the player chooses among the piles that are not empty (M-R.95)."""

    def __init__(self, amount: Amount, value: int, to: int, prompt: str = "gain") -> None:
        super().__init__(prompt)
        self.count = amount
        self.value = value
        self.to = to

    def amount(self, table: Table, at: Frame) -> int:
        """The number in the text."""
        return self.count.of(at)

    def things(self, table: Table, at: Frame) -> list[int]:
        """One pile for each element."""
        return [code(GAIN, card(element, self.value)) for element in range(4)]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """An empty pile gives nothing, and nothing else comes instead."""
        if VALUE_OF[what(option)] != self.value:
            return reasons.by_card(table.box.rules.get(at.program.cause, ""), reasons.WRONG_VALUE)
        return None if cards.count(table.supply, what(option)) else reasons.PILE_EMPTY

    def asks(self, table: Table, at: Frame) -> Values:
        """How many more, as far as the supply goes (M-R.95), of which value."""
        there = sum([cards.count(table.supply, what(pile)) for pile in self.things(table, at)])
        return {"n": min(at.left, there), "value": self.value}

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """The card comes from the supply."""
        gain(table, at.seat, what(option), self.to)


class GainSameElement(Verb[Table]):
    """Whoever discarded a card adds one of a value and the same element, if the supply has it."""

    def __init__(self, value: int, to: int) -> None:
        self.value = value
        self.to = to

    def do(self, table: Table, at: Frame) -> None:
        """One for each card discarded in the step before."""
        for option in at.picks:
            kind = card(ELEMENT_OF[card_of(option)], self.value)
            if card_of(option) != MADNESS and cards.count(table.supply, kind):
                gain(table, at.seat, kind, self.to)


def gain(table: Table, seat: int, kind: int, to: int) -> None:
    """Move a card from the supply to a player's discard pile or deck."""
    table.supply -= ONE[kind]
    if to == DECK_TOP:
        table.put_on_deck(seat, kind)
    else:
        table.put(to, seat, kind)
    table.tell("gained", seat, kind, to)


class BurnStack(Verb[Table]):
    """Destroy n cards of the madness stack; the first one that is not there loses the game (M17.3)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def do(self, table: Table, at: Frame) -> None:
        """One card at a time (M-R.8)."""
        for _ in range(self.number):
            if not table.take_madness():
                return
            table.destroyed += ONE[MADNESS]
            table.tell("stack-burnt", table.stack)


class RestoreStack(Ask[Table]):
    """Up to n destroyed madness cards go back to the stack; the active player decides how many (M-R.79)."""

    def __init__(self, number: int) -> None:
        super().__init__("restore", up_to=True)
        self.number = number

    def amount(self, table: Table, at: Frame) -> int:
        """The number in the text."""
        return self.number

    def things(self, table: Table, at: Frame) -> list[int]:
        """One more card, if one is destroyed."""
        return [code(RESTORE, MADNESS)] if cards.count(table.destroyed, MADNESS) else []

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """Only madness goes back to the stack."""
        return reasons.ONLY_MADNESS_RETURNS if what(option) else None

    def asks(self, table: Table, at: Frame) -> Values:
        """How many more, as far as there are any."""
        return {"n": min(at.left, cards.count(table.destroyed, MADNESS))}

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """One card goes back to the stack."""
        table.destroyed -= ONE[MADNESS]
        table.stack += 1
        table.tell("stack-restored", table.stack)
