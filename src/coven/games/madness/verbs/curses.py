"""What effects do to curses, and to the library."""

from __future__ import annotations

from coven.engine.core.answers import code, what
from coven.engine.core.ask import Ask
from coven.engine.core.machine import Frame, Reason, Values, Verb
from coven.games.madness import bill, reasons
from coven.games.madness.answers import NEUTRALISE_CURSE
from coven.games.madness.box import MULTI
from coven.games.madness.table import Table
from coven.games.madness.verbs.amount import Amount
from coven.games.madness.verbs.deeds import uncover


class NeutraliseCurse(Ask[Table]):
    """Turn n face-up curses face down until the end of the next Grimoire phase (M24.7, M-R.43, M-R.91)."""

    def __init__(self, amount: Amount) -> None:
        super().__init__("neutralise-curse")
        self.count = amount

    def amount(self, table: Table, at: Frame) -> int:
        """The number in the text."""
        return self.count.of(at)

    def things(self, table: Table, at: Frame) -> list[int]:
        """The curses on the track."""
        return [code(NEUTRALISE_CURSE, slot) for slot in range(5) if table.curses[slot] is not None]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """M-R.91: only a face-up curse can be turned face down."""
        curse = table.curses[what(option)]
        if curse is None:
            return reasons.NO_CURSE_TO_TURN
        return reasons.CURSE_TURNED_ALREADY if curse.asleep else None

    def asks(self, table: Table, at: Frame) -> Values:
        """How many more, as far as there are any (M-R.91)."""
        return {"n": min(at.left, len(self.legal(table, at)))}

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """It remembers the turn, so that it wakes in the next one."""
        curse = table.curses[what(option)]
        assert curse is not None
        curse.asleep = table.turn
        table.tell("curse-neutralised", curse.card, what(option))


class Tokens(Verb[Table]):
    """Put a token on curses: of one element on every other curse, or of its own on every element curse (M8.13)."""

    def __init__(self, element: int) -> None:
        self.element = element  # -1: the curse's own

    def do(self, table: Table, at: Frame) -> None:
        """In slot order, face up or not, until the tokens run out (M-R.56)."""
        for slot in range(5):
            curse = table.curses[slot]
            kind = table.curse_kind(slot)
            own = self.element < 0
            if curse is None or (kind == MULTI if own else slot == at.by):
                continue
            element = kind if own else self.element
            if bill.amount(table.tokens, element):
                table.tokens -= bill.of_one(element, 1)
                curse.tokens += bill.of_one(element, 1)
                table.tell("token-placed", curse.card, slot, element)


class MadnessUnderCurses(Verb[Table]):
    """The Warlock puts a madness card from the stack under every curse, in slot order (M27.2, M-R.52)."""

    def do(self, table: Table, at: Frame) -> None:
        """Each card can lose the game."""
        for slot in range(5):
            curse = table.curses[slot]
            if curse is not None:
                if not table.take_madness():
                    return
                curse.under += 1
                table.tell("madness-under-curse", curse.card, slot)


class DestroyLibraryTops(Verb[Table]):
    """Destroy the face-up spell of every library stack and turn up the next (M-R.60)."""

    def do(self, table: Table, at: Frame) -> None:
        """An empty stack stays empty."""
        for stack in range(4):
            if table.library[stack]:
                spell = table.library[stack][-1]
                table.destroyed_spells += (spell,)
                table.tell("library-destroyed", spell)
                uncover(table, stack)
