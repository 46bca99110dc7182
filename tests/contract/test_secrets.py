"""Random games of every setting: nothing a seat is told depends on what it may not know."""

from __future__ import annotations

import pytest
from contract import laws, secrets
from contract.play import play
from contract.tables import LONG, NATIVE, settings

GAMES = 24 if LONG else 12 if NATIVE else 2
PARTS = 12 if NATIVE else 2


@pytest.mark.parametrize("part", range(PARTS))
def test_no_seat_is_sent_a_byte_that_depends_on_what_it_may_not_know(part: int) -> None:
    for setting in settings(part * GAMES // PARTS, (part + 1) * GAMES // PARTS):
        play(setting, [laws.views_do_not_leak, secrets.what_is_heard_follows_from_what_is_known], 7)


@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_anybody_is_told_and_nobodys_undo_depends_on_a_card_in_a_hand(part: int) -> None:
    for setting in settings(part * GAMES // PARTS, (part + 1) * GAMES // PARTS):
        if setting.game_id == "witches":
            play(setting, [secrets.no_card_in_a_hand_shows], 3)


@pytest.mark.parametrize("part", range(PARTS))
def test_what_passes_by_itself_among_people_would_pass_whatever_is_hidden(part: int) -> None:
    for setting in settings(part * GAMES // PARTS, (part + 1) * GAMES // PARTS):
        play(setting, [secrets.what_passes_is_known_to_pass], 1)
