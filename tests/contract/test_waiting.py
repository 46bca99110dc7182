"""Whoever is not asked hears who decides, never that an answer should be chosen from a list nobody showed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from contract.tables import Dice, Setting, djinn, madness, witches

from coven.engine.core.machine import deciding, take
from coven.engine.edge import questions
from coven.games import open_game
from coven.language import LANGUAGES
from coven.text import speaker_for


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("setting", [madness, witches, djinn])
def test_whoever_is_not_asked_hears_who_decides(setting: Callable[[int], Setting], number: int) -> None:
    table, dice = setting(number).new(), Dice(f"waiting {number}")
    told: set[str] = set()

    while not table.over and len(told) < 400:
        asked = table.names[deciding(table)]
        for name in {*table.names, ""} - {asked}:
            for word in [*questions.words(table)[:3], "done", "sing"]:
                ruling = questions.explain_to(table, word, name)
                told.add(f"{ruling.message} {word}")
                assert not ruling.legal
                assert ruling.message != "not-now"
                assert ruling.message != "not-asked" or ruling.values == {"player": asked}
        take(table, table.options[dice.below(len(table.options))])

    assert told


@pytest.mark.parametrize(
    ("game", "options", "word", "rule"),
    [
        ("madness", {}, "done", "M-R.11"),
        ("witches", {}, "choose dimity", "W3.3"),
        ("djinn", {}, "choose P01", "D2.29"),
        ("djinn", {"beginner": "on"}, "move academy", "D10.1"),
    ],
)
def test_waiting_is_said_in_every_language(game: str, options: dict[str, str], word: str, rule: str) -> None:
    opened = open_game(game)
    table = opened.new(("ann", "bob"), "moon", options)
    asked = table.names[deciding(table)]
    other = "bob" if asked == "ann" else "ann"

    ruling = questions.explain_to(table, word, other)
    told = {language: speaker_for(opened, language).explain(ruling) for language in LANGUAGES}

    assert told == {
        "en": f"{asked} decides now: wait until you are asked. [{rule}]",
        "cs": f"Teď rozhoduje {asked}: počkej, až budeš na řadě. [{rule}]",
        "pl": f"Teraz decyduje {asked}: poczekaj na swoją kolej. [{rule}]",
    }


def test_the_second_traits_are_picked_in_an_order_of_their_own() -> None:
    table = open_game("djinn").new(("ann", "bob"), "moon", {"first": "ann"})

    for _ in table.names:
        take(table, table.options[0])

    assert table.names[deciding(table)] == "bob"
    assert questions.explain_to(table, "choose P01", "ann").rule == "D2.30"
