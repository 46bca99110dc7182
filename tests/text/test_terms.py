"""One glossary: a thing has one name in a language, in the catalogues, the lessons and the rules."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from coven.games import open_game

LOCALES = Path(str(files("coven").joinpath("locales")))
STRANGE = {  # words of other translations, beside the ones the box uses
    ("pl", "witches"): r"\b(chichot|czarownic|kości|kośćmi|map[aęyi]\b)|Aliss\b|żaden nie został",  # rechot, wiedźma…
    ("pl", "madness"): r"\b(złam|premi|kar[aęy]\b|wyczerpan|odśwież)",  # przełamać, nagroda, cena porażki…
    ("cs", "djinn"): r"\b(speciáln|tajn\w+ chod[eb]|čaroděj|lapit|lap[aá]|magick\w+ kruh)",  # zvláštní, kouzelník…
    ("cs", "madness"): r"\b(trest|udeř|příšer|závěrečn|pol[eií]\b)",  # postih, spustit se, nestvůra, políčko…
    (
        "cs",
        "witches",
    ): r"\b(soutěžn|(?<!„)lícem nahoru|těžk\w+ problém|snadn\w+ dílek)",  # kompetitivní, lícem vzhůru, Obtížný…
}


@pytest.mark.parametrize(("language", "game"), STRANGE)
def test_a_thing_is_called_as_the_box_calls_it(language: str, game: str) -> None:
    books = [*(LOCALES / language).glob(f"{game}*.ftl"), open_game(game).ledger().with_name(f"rules.{language}.md")]
    shared = (LOCALES / language / "page.ftl").read_text("utf-8").splitlines()
    lines = [line for book in books for line in book.read_text("utf-8").splitlines()]
    lines += [line for line in shared if game in line.partition("=")[0]]
    said = [re.sub(r"^[\w.-]+ =|^ +\*?\[[\w-]+\]|<!--.*-->", "", line) for line in lines]

    assert [line for line in said if re.search(STRANGE[language, game], line, re.IGNORECASE)] == []


def test_elements_and_madness_have_capitals_in_polish() -> None:
    catalogues = "".join(book.read_text("utf-8") for book in (LOCALES / "pl").glob("madness*.ftl"))
    lessons = (LOCALES / "pl" / "madness-learn.ftl").read_text("utf-8").replace("Pełzające szaleństwo", "")

    assert re.findall(r"\bżywioł\w*", catalogues) == []
    assert re.findall(r"\bszaleństw\w*", lessons) == []
    assert re.findall(r"^(?:word-card|name)-(?:water|earth|fire|air)[\w-]* = [a-zżź].*", catalogues, re.MULTILINE) == []
    assert re.findall(r"^word-card-madness = [a-z].*", catalogues, re.MULTILINE) == []
