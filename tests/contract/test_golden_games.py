"""Golden games: whole games as text, the same in every build and every process."""

from __future__ import annotations

import subprocess
import sys

import pytest
from golden.telling import FOLDER, SETTINGS, tell

SIMULATE = (
    "from coven.lab.simulate import simulate;"
    "print(simulate('madness', 3, 30, '7', 'random', {'difficulty': '2', 'horror': 'on'}).hash);"
    "print(simulate('witches', 3, 30, '7', 'random', {'stacking_crises': 'on'}).hash);"
    "print(simulate('djinn', 3, 30, '7', 'random', {'longer': 'on'}).hash)"
)


@pytest.mark.parametrize("name", SETTINGS)
def test_a_golden_game_goes_as_it_was_written_down(name: str) -> None:
    assert tell(name) == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_processes_with_different_hash_seeds_play_the_same_games() -> None:
    hashes = [
        subprocess.run(
            [sys.executable, "-c", SIMULATE],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.split()
        for seed in ("1", "2", "3")
    ]

    expected = [
        "e387596968d38bf56a91bc2c060455ef",
        "a30b8f07594a065cf6d7e6f0febb3e64",
        "61cc48e8aa9da0329de0441ccff4fdf7",
    ]
    assert hashes == [expected] * 3
