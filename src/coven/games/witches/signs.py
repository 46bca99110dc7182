"""By what people see how a game of The Witches goes."""

from __future__ import annotations

from typing import Final

from coven.engine.core.machine import Event
from coven.engine.core.signs import TOGETHER, UNHEARD, WIN, Deed, Sign, Signs
from coven.games.witches import cards
from coven.games.witches.box import SOLO
from coven.games.witches.scoring import score
from coven.games.witches.table import Table

HEARD: Final[tuple[str, ...]] = ("solved", "attempt-failed", "crisis-placed")
COMMON: Final[tuple[str, ...]] = ("crisis-placed",)  # whoever meets it
OFF: Final = 10  # hundredths


class Omens(Signs[Table]):
    """A witch's own, and the Crises that threaten all; in the cooperative game those of all."""

    def read(self, table: Table, seat: int) -> list[float]:
        """Points, the lead, cards, Cackles and Black Aliss, and the Crises that are left."""
        together = table.hands_are_open()
        whose = range(len(table.seats)) if together else range(seat, seat + 1)
        points = float(sum([score(table, one) for one in whose]))
        others = [score(table, one) for one in range(len(table.seats)) if one != seat]
        lead = 0.0 if together or not others else points - max(others)
        held = sum([cards.size(table.seats[one].hand) for one in whose])
        cackles = sum([table.seats[one].cackles for one in whose])
        aliss = sum([table.seats[one].aliss for one in whose])
        return [points, lead, float(held), float(cackles), float(aliss), float(table.supply_crises)]

    def hears(self, table: Table, event: Event, seat: int) -> int:
        """Problems solved and not solved, Crises laid."""
        if event.kind not in HEARD:
            return UNHEARD
        own = event.args[0] == seat or event.kind in COMMON or table.hands_are_open()
        return HEARD.index(event.kind) if own else UNHEARD

    def in_turn(self, table: Table) -> bool:
        """W2, W3 come before the first turn."""
        return table.turn > 0

    def off(self, table: Table) -> int:
        """As computer players that think fared against each other (scripts/chances.py): there was nothing to correct.
        How friends fare hangs too much on how well they play."""
        return 0 if table.hands_are_open() else OFF

    def stake(self, table: Table) -> str:
        """W17, W21, W22: to win, to win together, or alone for points."""
        if table.variants.mode == SOLO:
            return "points"
        return TOGETHER if table.hands_are_open() else WIN


SIGNS: Final = Omens(
    (
        *(Sign("points", 1, 0.5), Sign("lead", 1, 0.5, "points"), Sign("cards", 1, 0.5, fades=True)),
        *(Sign("cackles", -1, fades=True), Sign("aliss", -1), Sign("crises-left", fades=True)),
    ),
    (Sign("solved", 1, 0.25, "points"), Sign("failed", -1, 0.15), Sign("crises-laid", -1, 0.25, "crises-left")),
    (
        *(Deed("solved", 1.0, "points", unsaid=True), Deed("tea", 0.6, unsaid=True)),
        *(Deed("cackles-returned", 0.4, "cackles"), Deed("attempt-began", 0.35, "points", unsaid=True)),
    ),
)
