"""The rules in three languages, and whether a question in natural words finds the one that answers it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TypedDict, cast

import pytest

from coven.engine.edge.ledger import Statement, stale, statements
from coven.games import GAMES, open_game
from coven.language import LANGUAGES
from coven.text.rulebook import alike, folded, rulebook


class Asked(TypedDict):
    """A question, and the rules that answer it."""

    game: str
    lang: str
    ask: str
    rules: list[str]


ASKED = cast("list[Asked]", tomllib.loads((Path(__file__).parent / "asked.toml").read_text("utf-8"))["asked"])


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_translated_from_the_english_of_today(game: str, language: str) -> None:
    ledger = open_game(game).ledger()

    assert stale(statements(ledger), statements(ledger.with_name(f"rules.{language}.md"))) == []


def test_questions_as_people_ask_them_find_the_rule_among_the_first_three() -> None:
    missed = [
        f"{asked['ask']}: {first}"
        for asked in ASKED
        if not {*(first := [rule.id for rule in _found(asked)[:3]])} & {*asked["rules"]}
    ]

    assert len(ASKED) == 40
    assert len(missed) <= 4, missed


def _found(asked: Asked) -> list[Statement]:
    return rulebook(open_game(asked["game"]), asked["lang"]).matching(asked["ask"])


def test_words_are_known_in_any_form_and_without_accents() -> None:
    assert folded("Łódź, ČAROVÁNÍ!") == ["lodz", "carovani"]
    assert alike("karta", "kartami") > 0
    assert alike("kouzel", "kouzlo") > 0
    assert alike("kletba", "klic") == 0
    assert alike("spell", "spells") < alike("spell", "spell") == 1


def test_an_id_or_a_section_is_told_whole() -> None:
    book = rulebook(open_game("madness"), "en")

    assert [rule.id for rule in book.matching("m10.4")] == ["M10.4"]
    assert [rule.id for rule in book.matching("M16")] == ["M16.1", "M16.2", "M16.3", "M16.4", "M16.5"]
    assert book.matching("xyzzy") == []
