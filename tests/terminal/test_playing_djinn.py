"""Djinn in the terminal: whole games, what is told between two turns, how options are laid out."""

from __future__ import annotations

import json
import re

import pytest
from command import Shell
from rules import rule

ENDS = {
    "en": ("Tom was faster: the game is lost.", "? move source"),
    "cs": ("Tom byl rychlejší: hra je prohraná.", "V této hře například:"),
    "pl": ("Tom był szybszy: gra jest przegrana.", "W tej grze na przykład:"),
}

CORNER = """
game = "djinn"
phase = "act"
active = "ann"

[[seats]]
name = "ann"
space = "s1"
came = "r1"
keys = 1
equipment = ["hat6"]

[[seats]]
name = "bob"
"""


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize("lang", ENDS)
def test_a_whole_game_is_played_helped_and_ended_in_its_own_words(shell: Shell, lang: str) -> None:
    lines = ["?", *[str(1 + number * 7 % 3) for number in range(250)], *["1"] * 300]

    ran = shell.runs("play", "djinn", "--players", "1", "--seed", "moon", "--lang", lang, typed=typed(*lines))

    assert json.loads((shell.home / "saves" / "djinn-moon.json").read_text())["outcome"] == "lost"
    assert "Traceback" not in ran.err
    assert all(words in ran.out for words in ENDS[lang])


def test_a_game_that_was_left_says_how_to_begin_another(shell: Shell) -> None:
    shell.runs("play", "djinn", "--players", "2", "--seed", "moon", typed=typed("1", "quit"))

    ran = shell.runs("play", "djinn")

    assert "To begin a new one: coven play djinn --new" in " ".join(ran.out.split())


def test_rules_with_words_that_no_rule_holds_say_so(shell: Shell) -> None:
    ran = shell.runs("play", "djinn", "--players", "2", "--seed", "moon", typed=typed("rules broomstick", "quit"))

    assert "No rule contains these words" in ran.out


def test_what_three_others_did_is_told_by_turns(shell: Shell) -> None:
    beginner = ("play", "djinn", "--players", "4", "--seed", "moon", "--option", "beginner=on")

    ran = shell.runs(*beginner, typed=typed(*["1"] * 30), COLUMNS="300")

    assert re.findall(r"^ It is (\w+)’s turn\.\n   \1 (?:moves|begins)", ran.out, re.M)


def test_many_long_options_stand_below_one_another(shell: Shell) -> None:
    (shell.home / "corner.toml").write_text(CORNER)

    ran = shell.runs("play", "djinn", "--load", "corner.toml")

    first = next(line for line in ran.out.splitlines() if line.startswith("  1 "))
    assert first.split()[-2:] == ["basic", "academy"]
    assert "  8 " in ran.out


@rule("D-R.121")
def test_a_game_among_people_has_no_limit_of_rounds_unless_they_agree_on_one(shell: Shell) -> None:
    shell.runs("play", "djinn", "--seed", "free", typed="quit\n")
    shell.runs("play", "djinn", "--seed", "short", "--option", "limit=on", typed="quit\n")

    agreed = [json.loads((shell.home / "saves" / f"djinn-{seed}.json").read_text()) for seed in ("free", "short")]

    assert [record["options"]["limit"] for record in agreed] == ["off", "on"]
