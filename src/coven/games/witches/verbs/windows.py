"""Windows: moments that are asked for where an advantage can matter (W-R.14)."""

from __future__ import annotations

from coven.engine.core.answers import code, kind_of, what
from coven.engine.core.machine import Frame, Reason
from coven.games.witches import cards, legality, reasons
from coven.games.witches.answers import PASS, PLAY, QUIET
from coven.games.witches.box import ANY_KIND, CURE_PIG_TILE
from coven.games.witches.pieces import ASK, UNTIL_TURN_END
from coven.games.witches.table import Table
from coven.games.witches.verbs.questions import PLAYS, WithPlays


class Window(WithPlays):
    """A moment in which only advantages can be played.

    Where hands are open it is asked if one could be played. Else asking must not tell the others what she holds, so it
    is asked whenever, as far as they can see, she might hold one. She can say not to be asked again for a while.
    """

    def __init__(self, prompt: str = "window", go_on: int = PASS) -> None:
        super().__init__(prompt)
        self.go_on = go_on  # the answer that plays nothing

    def matters(self) -> tuple[int, ...]:
        """The advantages that are worth asking for here."""
        raise NotImplementedError

    def lasts(self) -> tuple[int, ...]:
        """How long she may ask to be left alone."""
        return (UNTIL_TURN_END,)

    def urgent(self, table: Table) -> bool:
        """Whether so much has changed that she is asked although she wanted to be left alone."""
        return False

    def closed(self, table: Table) -> bool:
        """Whether the moment has passed."""
        return False

    def do(self, table: Table, at: Frame) -> None:
        """Ask where it matters."""
        owner = table.seats[at.seat]
        if self.closed(table):
            return
        if self.urgent(table):
            owner.quiet = ASK
        if owner.quiet == ASK and self.wanted(table, at):
            table.options = self.options(table, at)

    def wanted(self, table: Table, at: Frame) -> bool:
        """Whether something worth playing is there, or might be."""
        if not table.hands_are_open():
            return legality.could_hold(table, at.seat, self.matters()) or self._automatic(table, at.seat)
        beside = table.offers()
        assert beside is not None
        return any(self._worth(table, option) for option in beside.legal(table, at, PLAYS))

    def _worth(self, table: Table, option: int) -> bool:
        return kind_of(option) != PLAY or table.box.cards[what(option)].advantage in self.matters()

    def _automatic(self, table: Table, seat: int) -> bool:
        """Petulia's tile lies open, and three cards might be a Power of three."""
        three = cards.size(table.seats[seat].hand) >= table.box.numbers.power_of_three_cards
        if three and legality.solvable(table, ANY_KIND):
            return True
        return legality.ability(table, seat, CURE_PIG_TILE) is None

    def things(self, table: Table, at: Frame) -> list[int]:
        """Go on, or go on without being asked again for a while."""
        return [code(self.go_on), *[code(QUIET, until) for until in self.lasts()]]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """The wishes of this window only."""
        return None if kind_of(option) == self.go_on or what(option) in self.lasts() else reasons.NOT_ASKED_LESS

    def pass_with(self, table: Table, at: Frame) -> int:
        """Whoever has nothing to play goes on; the wish not to be asked is no move."""
        go_on = code(self.go_on)
        return go_on if all(option == go_on or kind_of(option) == QUIET for option in table.options) else -1

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Remember the wish."""
        if kind_of(option) == QUIET:
            table.seats[at.seat].quiet = what(option)
