"""Random games of every setting: they end, and the laws hold at every question."""

from __future__ import annotations

import pytest
from contract import laws
from contract.play import play
from contract.tables import settings

GAMES = 2400  # lightly checked
CLOSE = 120  # checked in full at every question
PARTS = 24


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
