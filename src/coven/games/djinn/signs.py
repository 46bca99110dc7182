"""By what people see how a game of Djinn goes."""

from __future__ import annotations

from typing import Final

from coven.engine.core.machine import Event
from coven.engine.core.signs import UNHEARD, Sign, Signs
from coven.games.djinn.scoring import score
from coven.games.djinn.table import Table

HEARD: Final[tuple[str, ...]] = ("captured",)


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
            float(sum(owner.bottles) + owner.corks),
            float(len(owner.mages)),
            float(len(owner.gear)),
        ]

    def hears(self, table: Table, event: Event, seat: int) -> int:
        """The own captures."""
        return HEARD.index(event.kind) if event.kind in HEARD and event.args[0] == seat else UNHEARD


SIGNS: Final = Omens(
    (
        *(
            Sign("points", 1, 1.0),
            Sign("lead", 1, 1.0, "points"),
            Sign("bottled", 1, 0.2, "captured"),
            Sign("awards", 1, 0.15),
        ),
        *(Sign("magic", 1, 0.4), Sign("coins", 1, 0.4), Sign("bottles", 1, 0.4)),
        *(Sign("mages", 1, 0.2), Sign("equipment", 1, 0.2)),
    ),
    (Sign("captured"),),
)
