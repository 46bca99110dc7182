"""What wizards may do in their own turn (M25)."""

from __future__ import annotations

from typing import Final

from coven.engine.core.answers import code, first, second
from coven.engine.core.ask import Ask
from coven.engine.core.machine import Frame, Program, Reason, Verb
from coven.games.madness import reasons
from coven.games.madness.answers import REFRESH
from coven.games.madness.box import MADNESS_CYCLE, REFRESH_SPELL, REVEAL_CURE, SWAP_SUPPORT
from coven.games.madness.cards import MADNESS, ONLY_MADNESS
from coven.games.madness.table import EXHAUSTED, FACE_DOWN, Table
from coven.games.madness.verbs.amount import ALL, Amount
from coven.games.madness.verbs.draw import Draw
from coven.games.madness.verbs.pick import FROM_HAND, Discard
from coven.games.madness.verbs.spells import change, held
from coven.games.madness.verbs.trade import SwapSupport
from coven.games.madness.zones import DISCARD, HAND


class DiscardOneMadness(Discard):
    """Viktor discards one madness card from hand; there is nothing to choose (M25.9, M25.10)."""

    def __init__(self) -> None:
        super().__init__(Amount(1, ALL), ONLY_MADNESS, FROM_HAND)

    def take_all(self, table: Table, at: Frame) -> None:
        """One card, from hand."""
        table.remove(HAND, at.seat, MADNESS)
        table.put(DISCARD, at.seat, MADNESS)
        table.tell("discarded", at.seat, MADNESS, HAND, at.seat)


class RefreshOne(Ask[Table]):
    """Sandra refreshes one exhausted spell of any player (M25.12)."""

    def __init__(self) -> None:
        super().__init__("refresh")

    def things(self, table: Table, at: Frame) -> list[int]:
        """All spells of all players, her own first."""
        n = len(table.seats)
        owners = [(at.seat + step) % n for step in range(n)]
        return [code(REFRESH, spell >> 2, owner) for owner in owners for spell in table.seats[owner].spells]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """M25.14, M-R.30: a neutralised spell cannot be refreshed at all."""
        spell = held(table, second(option), first(option))
        if spell < 0:
            return reasons.NOBODY_HAS_IT
        if spell & FACE_DOWN:
            return reasons.STAYS_FACE_DOWN
        return None if spell & EXHAUSTED else reasons.ALREADY_READY

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """It can be cast again at once (M25.15)."""
        owner, spell = second(option), first(option)
        change(table, owner, spell << 2 | EXHAUSTED, spell << 2)
        table.tell("refreshed", owner, spell)


class RevealCure(Verb[Table]):
    """Larry draws a card and shows it: madness is cured, anything else discarded (M25.16, M-R.31)."""

    def do(self, table: Table, at: Frame) -> None:
        """The card never stays in hand (M25.18)."""
        known = table.seats[at.seat].known > 0
        card = table.top_card(at.seat)
        if card == MADNESS:
            table.stack += 1
            table.show("shown-cured", at.seat, card, known)
        elif card > 0:
            table.put(DISCARD, at.seat, card)
            table.show("shown-discarded", at.seat, card, known)


ABILITY_PROGRAMS: Final = {
    MADNESS_CYCLE: Program("madness-cycle", (DiscardOneMadness(), Draw(Amount(1)))),
    REFRESH_SPELL: Program("refresh-spell", (RefreshOne(),)),
    REVEAL_CURE: Program("reveal-cure", (RevealCure(),)),
    SWAP_SUPPORT: Program("swap-support", (SwapSupport(),)),
}
