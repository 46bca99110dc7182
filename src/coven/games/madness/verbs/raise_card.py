"""Higher cards: destroy cards and get the ones of next higher value (M21.10)."""

from __future__ import annotations

from coven.engine.core.answers import code, what
from coven.engine.core.ask import NO_PICKS, Once
from coven.engine.core.machine import Frame, Reason
from coven.games.madness import cards, reasons
from coven.games.madness.answers import DESTROY, RAISE
from coven.games.madness.cards import ONE, VALUE_OF
from coven.games.madness.table import Table
from coven.games.madness.verbs.pick import Destroy
from coven.games.madness.zones import DISCARD, SUPPORT, card_of, seat_of


class DestroyToRaise(Destroy):
    """Destroy the cards; all of them are chosen before the first is replaced (M26.31)."""


class Raise(Once[Table]):
    """Replace the destroyed cards by higher ones, as far as the supply goes (M-R.36, M-R.90)."""

    def __init__(self, same_place: bool) -> None:
        super().__init__("raise")
        self.same_place = same_place

    def do(self, table: Table, at: Frame) -> None:
        """Replace what is not in dispute, ask about the rest."""
        for card in range(1, cards.KINDS):
            wanted = [option for option in at.picks if card_of(option) == card]
            if wanted and not self._disputed(table, wanted):
                for option in wanted[: _higher_left(table, card)]:
                    self._replace(table, at, option)
                at.picks = tuple([option for option in at.picks if card_of(option) != card])
        super().do(table, at)
        if not table.options:
            at.picks = NO_PICKS

    def _disputed(self, table: Table, wanted: list[int]) -> bool:
        """Whether the supply does not go round and it matters who goes without."""
        scarce = _higher_left(table, card_of(wanted[0])) < len(wanted)
        return scarce and self.same_place and wanted.count(wanted[0]) < len(wanted)

    def things(self, table: Table, at: Frame) -> list[int]:
        """The destroyed cards that can still be replaced."""
        found: list[int] = []
        for pick in at.picks:
            option = code(RAISE, what(pick))
            if option not in found and _higher_left(table, card_of(option)):
                found.append(option)
        return found

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """M-R.90: one of the cards that were destroyed."""
        return None if code(DESTROY, what(option)) in at.picks else reasons.NOT_RAISED

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Replace the chosen one and look again."""
        self._replace(table, at, option)
        where = at.picks.index(code(DESTROY, what(option)))
        at.picks = at.picks[:where] + at.picks[where + 1 :]
        at.again()

    def _replace(self, table: Table, at: Frame, option: int) -> None:
        higher = card_of(option) + 1
        zone = SUPPORT if self.same_place else DISCARD
        owner = seat_of(option) if self.same_place else at.seat
        table.supply -= ONE[higher]
        table.put(zone, owner, higher)
        table.tell("raised", owner, card_of(option), higher, zone)


def _higher_left(table: Table, kind: int) -> int:
    """M21.10, M21.11: how many higher cards the supply has; none for madness and for value 3."""
    return cards.count(table.supply, kind + 1) if 1 <= VALUE_OF[kind] <= 2 else 0
