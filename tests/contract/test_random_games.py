"""Random games of every setting: the laws hold at every question."""

from __future__ import annotations

import pytest
from contract import laws
from contract.play import play
from contract.tables import LONG, NATIVE, settings

GAMES = 96 if LONG else 48 if NATIVE else 12
PARTS = 12


@pytest.mark.parametrize("part", range(PARTS))
def test_options_are_sound_and_the_table_can_be_written_and_read(part: int) -> None:
    for setting in settings(part * GAMES // PARTS, (part + 1) * GAMES // PARTS):
        play(setting, [laws.options_are_sound, laws.cards_are_conserved, laws.position_is_whole], 1)
