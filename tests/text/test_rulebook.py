"""The rules in three languages, and whether a question in natural words finds the one that answers it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TypedDict, cast

import pytest

from coven.engine.edge.ledger import Statement, stale, statements
from coven.games import GAMES, open_game
from coven.language import LANGUAGES
from coven.text.heard import heard
from coven.text.rulebook import printed, rulebook
from coven.text.typed import alike, folded


class Asked(TypedDict):
    """A question, and the rules that answer it."""

    game: str
    lang: str
    ask: str
    rules: list[str]


def _read(file: str, table: str) -> list[Asked]:
    return cast("list[Asked]", tomllib.loads((Path(__file__).parent / file).read_text("utf-8"))[table])


ASKED = _read("asked.toml", "asked")


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_translated_from_the_english_of_today(game: str, language: str) -> None:
    ledger = open_game(game).ledger()

    assert stale(statements(ledger), statements(ledger.with_name(f"rules.{language}.md"))) == []


@pytest.mark.parametrize("game", GAMES)
def test_questions_are_kept_beside_the_same_rules_in_all_languages(game: str) -> None:
    rules = [rule.id for rule in statements(open_game(game).ledger())]

    kept = [list(heard(game, language)) for language in LANGUAGES]

    assert kept[0] == [id for id in rules if id in kept[0]]
    assert kept == [kept[0]] * len(LANGUAGES)


def test_questions_as_people_ask_them_find_the_rule_among_the_first_three() -> None:
    missed = _missed(ASKED)

    assert len(ASKED) == 40
    assert len(missed) <= 4, missed


@pytest.mark.parametrize(
    ("table", "number", "most"),
    [
        ("further", 20, 2),
        ("missed", 19, 1),
        ("later", 40, 4),
        ("fresh", 120, 8),
        ("exam", 60, 7),
        ("witches", 75, 3),
        ("djinn", 75, 3),
        ("madness", 75, 4),
        ("again", 120, 2),
        ("last", 60, 1),
        ("others", 30, 0),
    ],
)
def test_questions_asked_later_find_their_rules_too(table: str, number: int, most: int) -> None:
    asked = _read("asked_further.toml", table)
    missed = _missed(asked)

    assert len(asked) == number
    assert len(missed) <= most, missed


def _missed(questions: list[Asked]) -> list[str]:
    """The questions whose rule is not among the first three, with what was found instead."""
    return [
        f"{asked['ask']}: {first}"
        for asked in questions
        if not {*(first := [rule.id for rule in _found(asked)[:3]])} & {*asked["rules"]}
    ]


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
    assert [rule.id for rule in book.matching("M10.4 m9.2")] == ["M10.4", "M9.2"]
    assert book.matching("M10.4 M99.9") == []
    assert book.matching("xyzzy") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_printed_under_their_headings_with_the_sources_of_the_english_and_no_marks(language: str) -> None:
    book = rulebook(open_game("madness"), language)
    found = book.matching("M10.4 M10.5 M-R.1")

    plain, sourced = printed(found, 80), printed(found, 80, sources=True)

    headings = [line for line in plain.splitlines() if line.startswith(("M10 ", "M-R "))]
    assert headings == [found[0].section, found[2].section]
    assert "[000; 004]" in sourced
    assert "[" not in plain
    assert not [rule.id for rule in book.rules if "*" in rule.text]
    assert max(map(len, sourced.splitlines())) <= 80
