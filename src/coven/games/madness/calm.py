"""What spells against madness bring: those that cure it, destroy it or turn it into cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from coven.games.madness import cards
from coven.games.madness.cards import MADNESS
from coven.games.madness.taste import TASTE

if TYPE_CHECKING:
    from coven.games.madness.outlook import Outlook
    from coven.games.madness.table import Table

FOR_MADNESS: Final[tuple[str, ...]] = (
    "combustion",
    "hot_blood",
    "cinders",
    "cauterize",
    "renewal",
    "wildfire",
    "resolve",
    "aura_of_fire",
    "phoenix",
    "ice_cocoon",
    "power_of_the_blaze",
    "eye_of_the_hurricane",
)


def against_madness(table: Table, outlook: Outlook, id: str, times: int) -> float:
    """What a spell brings, by the madness it reaches."""
    owner = table.seats[outlook.seat]
    mad = cards.count(owner.hand, MADNESS)
    if id in ("combustion", "hot_blood"):
        gain = TASTE.destroy_madness if id == "combustion" else 2.0 * outlook.draw + TASTE.aside
        return gain * times if mad >= times else -1.0
    if id == "renewal":
        most = max([cards.count(table.seats[seat].hand, MADNESS) for seat in table.players()])
        return (outlook.curing(outlook.seat, True) + outlook.draw) * times if most >= times else -1.0
    if id == "resolve":
        cured = outlook.curing(outlook.seat, True) if mad + cards.count(outlook.shared, MADNESS) >= times else 0.0
        return (2.0 * outlook.draw + cured) * times
    lying = cards.count(owner.discard, MADNESS)
    if id == "cinders":
        return outlook.draw * times + TASTE.aside * min(lying, times)
    if id == "cauterize":
        found = min(lying + cards.count(outlook.shared, MADNESS), 2 * times)
        return outlook.curing(outlook.seat, False) * found if found > 2 * times - 2 else -1.0
    if id == "phoenix":
        return (TASTE.aside + outlook.draw) * min(mad + lying, 3 * times)
    return _everybody(table, outlook, id, times)


def _everybody(table: Table, outlook: Outlook, id: str, times: int) -> float:
    """Spells that reach all hands."""
    found = 0
    for seat in table.players():
        mad = cards.count(table.seats[seat].hand, MADNESS)
        if id == "aura_of_fire":
            mad += cards.count(table.seats[seat].support, MADNESS)
        found += mad if id == "ice_cocoon" else min(mad, times)
    if id == "aura_of_fire":
        return outlook.curing(outlook.seat, True) * found
    if id == "wildfire":
        return TASTE.destroy_madness * found
    if id == "power_of_the_blaze":
        return TASTE.aside + outlook.draw if found and times == 1 else -1.0
    return TASTE.aside * found if found and times == 1 else -1.0
