"""Random games of every setting: they end, and the laws hold at every question."""

from __future__ import annotations

import pytest
from contract import laws
from contract.tables import Dice, Setting, settings

from coven.engine.core.machine import take

GAMES = 2400  # lightly checked
CLOSE = 120  # checked in full at every question
PARTS = 24
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


@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_end_and_lose_no_card(part: int) -> None:
    for setting in settings(part * GAMES // PARTS, (part + 1) * GAMES // PARTS):
        play(setting, [laws.cards_are_conserved], 9)


@pytest.mark.parametrize("part", range(PARTS))
def test_options_are_sound_and_the_table_can_be_written_and_read(part: int) -> None:
    for setting in settings(part * CLOSE // PARTS, (part + 1) * CLOSE // PARTS):
        play(setting, [laws.options_are_sound, laws.cards_are_conserved, laws.position_is_whole], 1)


@pytest.mark.parametrize("part", range(PARTS))
def test_no_seat_is_sent_a_byte_that_depends_on_what_it_may_not_know(part: int) -> None:
    for setting in settings(part * CLOSE // PARTS, (part + 1) * CLOSE // PARTS):
        play(setting, [laws.views_do_not_leak], 5)
