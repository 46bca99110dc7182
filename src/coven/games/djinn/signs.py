"""By what people see how a game of Djinn goes."""

from __future__ import annotations

from typing import Final

from coven.engine.core.machine import Event
from coven.engine.core.signs import UNHEARD, Deed, Sign, Signs, corrected
from coven.games.djinn.scoring import score
from coven.games.djinn.table import Table

HEARD: Final[tuple[str, ...]] = ("captured",)
MORE: Final[tuple[float, ...]] = (-0.8, 0.0, -0.3, -0.3)  # by players: chances as they were in games that were played
STEEPER: Final[tuple[float, ...]] = (2.1, 2.2, 3.2, 3.2)
OFF: Final[tuple[int, ...]] = (19, 5, 0, 0)  # hundredths; 0 where it was not measured again


class Omens(Signs[Table]):
    """A player's own."""

    def read(self, table: Table, seat: int) -> list[float]:
        """Points, the lead, bottled djinn, awards, and what the next captures are made of."""
        owner = table.seats[seat]
        points = float(score(table, seat))
        others = [score(table, one) for one in range(len(table.seats)) if one != seat]
        return [
            points,
            points - max(others) if others else 0.0,
            float(sum(owner.corked) + sum(owner.corked_bosses)),
            float(len(owner.awards)),
            float(owner.magic),
            float(owner.coins),
            float(owner.scrolls),
            float(owner.keys),
            float(sum(owner.bottles) + owner.corks),
            float(len(owner.mages)),
            float(len(owner.gear)),
        ]

    def hears(self, table: Table, event: Event, seat: int) -> int:
        """The own captures."""
        return HEARD.index(event.kind) if event.kind in HEARD and event.args[0] == seat else UNHEARD

    def in_turn(self, table: Table) -> bool:
        """D2.28 to D2.31 come before the first round."""
        return table.round > 0

    def likely(self, table: Table, chance: float) -> float:
        """As computer players that think fared against each other and against Tom (scripts/chances.py)."""
        players = len(table.seats)
        return corrected(chance, MORE[players - 1], STEEPER[players - 1])

    def off(self, table: Table) -> int:
        """In other games of the like."""
        return OFF[len(table.seats) - 1]


SIGNS: Final = Omens(
    (
        *(
            Sign("points", 1, 1.0),
            Sign("lead", 1, 1.0, "points"),
            Sign("bottled", 1, 0.2, "captured"),
            Sign("awards", 1, 0.15),
        ),
        *[Sign(name, 1, 0.4, fades=True) for name in ("magic", "coins", "scrolls", "keys", "bottles")],
        *[Sign(name, 1, 0.2, fades=True) for name in ("mages", "equipment")],
    ),
    (Sign("captured"),),
    (
        *(Deed("captured", 1.0), Deed("award-taken", 1.0, "awards"), Deed("bottled", 0.6, "captured")),
        *(Deed("capacity-raised", 0.5), Deed("circle-activated", 0.5), Deed("passage-placed", 0.4)),
        *(Deed("mage-hired", 0.5, "mages"), Deed("equipment-gained", 0.5, "equipment")),
        *(Deed("chest-unlocked", 0.4), Deed("special-done", 0.35), Deed("basic-done", 0.3)),
    ),
)
