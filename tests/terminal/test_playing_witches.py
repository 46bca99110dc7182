"""Witches in the terminal: help and the end of the game in its own words."""

from __future__ import annotations

import json

import pytest
from command import Shell

ENDS = {
    "en": ("Lancre is lost, and nobody wins.", "? walk skund"),
    "cs": ("Lancre je ztraceno a nikdo nevyhrává.", "V této hře například:"),
    "pl": ("Lancre jest stracone i nikt nie wygrywa.", "W tej grze na przykład:"),
}


@pytest.mark.parametrize("lang", ENDS)
def test_a_whole_game_is_played_helped_and_ended_in_its_own_words(shell: Shell, lang: str) -> None:
    lines = ["?", *[str(1 + number * 7 % 3) for number in range(300)], *["1"] * 100]

    ran = shell.runs(
        *("play", "witches", "--players", "1", "--seed", "moon", "--lang", lang),
        typed="".join(f"{line}\n" for line in lines),
    )

    assert json.loads((shell.home / "saves" / "witches-moon.json").read_text())["outcome"] == "lost"
    assert "Traceback" not in ran.err
    assert all(words in ran.out for words in ENDS[lang])
