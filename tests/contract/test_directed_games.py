"""Players who seek what they have not seen: whatever play reaches can be written, read, imagined and continued."""

from __future__ import annotations

import pytest
from contract import laws, offers
from contract.curious import Curious, snapshot_goes_on
from contract.tables import LONG, NATIVE, settings

GAMES = 6 if LONG else 4 if NATIVE else 3  # of each game
PARTS = 3


@pytest.mark.parametrize("part", range(PARTS))
def test_rare_situations_can_be_written_read_imagined_and_continued(part: int) -> None:
    player = Curious(f"part {part}")
    for setting in settings(part * GAMES // PARTS, (part + 1) * GAMES // PARTS):
        player.play(setting, [laws.options_are_sound, laws.position_is_whole, laws.views_do_not_leak, snapshot_goes_on])


@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_legal_is_left_out_and_no_choice_is_passed_over(part: int) -> None:
    player = Curious(f"offers {part}")
    for setting in settings(part * GAMES // PARTS, (part + 1) * GAMES // PARTS):
        player.play(setting, [offers.whatever_no_rule_refuses_is_offered, offers.nothing_is_skipped])
