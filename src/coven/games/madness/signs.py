"""By what people see how a game of Madness goes."""

from __future__ import annotations

from typing import Final

from coven.engine.core.machine import Event
from coven.engine.core.signs import TOGETHER, UNHEARD, Deed, Sign, Signs, corrected
from coven.games.madness import bill, cards
from coven.games.madness.cards import MADNESS
from coven.games.madness.table import Table

HEARD: Final[tuple[str, ...]] = ("curse-broken", "curse-struck", "monster-defeated", "eliminated")
MORE: Final[tuple[float, ...]] = (1.4, 0.2, -0.3)  # by difficulty: those who think win more often on I
STEEPER: Final[tuple[float, ...]] = (0.9, 0.85, 0.75)
OFF: Final = 10  # hundredths


class Omens(Signs[Table]):
    """Everybody's: all win or lose together."""

    def read(self, table: Table, seat: int) -> list[float]:
        """The stack, madness in hands, elements in decks and hands, cards in supports, and spells."""
        mad = elements = supports = 0
        for one in table.seats:
            mad += cards.count(one.hand, MADNESS)
            supports += cards.size(one.support)
            worth = bill.worth(one.hand + one.support + one.discard + cards.bag_of(list(one.deck)))
            elements += (worth & 255) + (worth >> 8 & 255) + (worth >> 16 & 255) + (worth >> 24 & 255)
        spells = sum([len(one.spells) for one in table.seats])
        return [float(table.stack), float(mad), float(elements), float(spells), float(supports)]

    def hears(self, table: Table, event: Event, seat: int) -> int:
        """Curses broken and striking, monsters defeated, players who are out."""
        return HEARD.index(event.kind) if event.kind in HEARD else UNHEARD

    def does(self, event: Event, seat: int) -> bool:
        """Whoever does it, all win by it."""
        return event.kind in self.deeds

    def in_turn(self, table: Table) -> bool:
        """M4 comes before the first turn."""
        return table.turn > 0

    def likely(self, table: Table, chance: float) -> float:
        """By difficulty, as three computer players that think fared (scripts/chances.py)."""
        level = table.variants.difficulty - 1
        return corrected(chance, MORE[level], STEEPER[level])

    def off(self, table: Table) -> int:
        """In such games."""
        return OFF

    def stake(self, table: Table) -> str:
        """M1.1: all win or lose together."""
        return TOGETHER


SIGNS: Final = Omens(
    (
        *(Sign("stack", fades=True), Sign("mad-hands", -1, 0.25, "stack", fades=True)),
        *(Sign("elements", 1, 0.5, fades=True), Sign("spells", fades=True), Sign("supports", fades=True)),
    ),
    (Sign("broken"), Sign("struck", -1), Sign("defeated", 1, 0.05), Sign("out", -1, 0.05)),
    (
        *(Deed("curse-broken", 1.0, "broken"), Deed("learned", 0.6, "spells"), Deed("gained", 0.5, "elements")),
        *(Deed("cured", 0.4, "stack"), Deed("supported", 0.3, "supports"), Deed("cast", 0.25)),
    ),
)
