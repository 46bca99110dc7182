"""Positions and packs with something wrong in them are refused, or they play to their end."""

from __future__ import annotations

import pytest
from contract import mutants
from contract.tables import NATIVE, Dice, settings

GAMES = 96 if NATIVE else 12
PARTS = 12


@pytest.mark.parametrize("part", range(PARTS))
def test_a_position_is_refused_or_plays_to_its_end(part: int) -> None:
    for setting in settings(part * GAMES // PARTS, (part + 1) * GAMES // PARTS):
        dice = Dice(f"mutants {setting}")
        position = mutants.moment(setting, dice)
        for number in range(4):
            mutants.outcome(setting, mutants.mutated(position, dice, ("rng",)), f"{setting} {number}")


@pytest.mark.parametrize("part", range(PARTS))
def test_a_position_that_lost_something_is_refused_or_gets_it_back(part: int) -> None:
    for setting in settings(part * GAMES // PARTS, (part + 1) * GAMES // PARTS):
        dice = Dice(f"robbed {setting}")
        position = mutants.written_down(setting, dice)
        for _ in range(12):
            less = mutants.robbed(position, dice)
            assert mutants.keeps_all(setting, position, less), [key for key in less if less[key] != position.get(key)]
