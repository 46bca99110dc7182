"""Playing a random game while laws watch."""

from __future__ import annotations

from contract import laws
from contract.tables import Dice, Setting

from coven.engine.core.machine import take

SLOWER = {"djinn": 5}  # its games are five times as long, so every fifth question gives as many checks


def play(setting: Setting, checks: list[laws.Law], every: int) -> None:
    """Play one random game, checking laws at every n-th question; a failure shrinks itself."""
    every *= SLOWER.get(setting.game_id, 1)
    table = setting.new()
    first = sum(map(ord, setting.seed))  # every game is looked at elsewhere
    dice = Dice(f"picks {setting.seed}")
    picks: list[int] = []
    while not table.over:
        if (first + len(picks)) % every == 0:
            try:
                for law in checks:
                    law(setting, table)
            except Exception as error:
                raise AssertionError(laws.report(setting, picks, checks)) from error
        assert len(picks) < laws.MOST_DECISIONS, f"{setting} does not end"
        picks.append(dice.below(len(table.options)))
        take(table, table.options[picks[-1]])
    laws.cards_are_conserved(setting, table)
    laws.ending_is_whole(setting, table)
