"""The card texts of Madness: the same keys in every language, true to the content, and always readable."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import TypedDict, cast

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

COVEN = files("coven")
LANGUAGES = ("en", "cs", "pl")
ELEMENTS = ("water", "earth", "fire", "air")
ZONES = ("support", "shared_support", "hand", "deck", "discard", "destroyed", "supply", "madness_stack")
WORDS = (*ELEMENTS, "madness", "multi", *ZONES, "library", "grimoire", "exhausted", "ready", "neutralised")
PHASES = ("concentration", "grimoire", "action", "recuperation")


class Named(TypedDict):
    """An entry of the content that has an id and a normative sentence."""

    id: str
    text: str


class Page(TypedDict):
    """A page of the grimoire."""

    id: str
    monster: Named


class Content(TypedDict):
    """The parts of the content that have words."""

    wizards: list[Named]
    basic_spells: list[Named]
    library_spells: list[Named]
    curses: list[Named]
    first_pages: list[Page]
    inner_pages: list[Page]
    promo_pages: list[Page]
    final_page: Page
    variants: list[Named]


class Variables(Visitor):
    """Collects the names of the variables a text uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent looks for this name
        self.names.add(node.id.name)


@cache
def content() -> Content:
    text = COVEN.joinpath("games", "madness", "content", "madness.toml").read_text(encoding="utf-8")
    return cast(Content, tomllib.loads(text))


@cache
def source(language: str) -> str:
    return COVEN.joinpath("locales", language, "madness-cards.ftl").read_text(encoding="utf-8")


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(language)))
    return made


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


def entries(language: str) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(source(language)).body


def spells() -> list[Named]:
    return content()["basic_spells"] + content()["library_spells"]


def factors(spell: Named) -> list[int]:
    return [int(digit) for digit in re.findall(r"\{(\d)\}", spell["text"])]


def say(language: str, key: str, multiple: int = 1) -> str:
    message = bundle(language).get_message(key)
    assert message.value is not None
    amounts = {f"x{factor}": factor * multiple for factor in (1, 2, 3)}
    text, errors = bundle(language).format_pattern(message.value, amounts)
    assert errors == []
    assert isinstance(text, str)
    return text


def expected_keys() -> Iterator[str]:
    book = content()
    pages = book["inner_pages"] + book["promo_pages"]
    yield from (f"spell-{spell['id']}" for spell in spells())
    yield from (f"curse-{curse['id']}" for curse in book["curses"])
    yield from (f"arrival-{page['monster']['id']}" for page in book["first_pages"] + pages)
    yield "arrival-final"
    yield from (f"{side}-{page['id']}" for page in [*pages, book["final_page"]] for side in ("bonus", "penalty"))
    yield from (f"wizard-{wizard['id']}" for wizard in book["wizards"])
    yield from (f"variant-{variant['id']}" for variant in book["variants"])
    yield from (f"name-{word}" for word in WORDS)
    yield from (f"phase-{phase}" for phase in PHASES)
    yield from (f"glyph-{kind}" for kind in (*ELEMENTS, "madness"))
    yield from (f"word-card-{element}-{value}" for element in ELEMENTS for value in (1, 2, 3))
    yield "word-card-madness"


def test_the_three_languages_have_the_same_keys_in_the_same_order() -> None:
    english, czech, polish = (list(messages(language)) for language in LANGUAGES)

    assert english == czech == polish


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_content_has_its_text_and_no_text_is_left_over(language: str) -> None:
    assert set(messages(language)) == set(expected_keys())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice_and_nothing_is_misspelt(language: str) -> None:
    written = [entry for entry in entries(language) if isinstance(entry, ast.Message | ast.Junk)]

    assert len(written) == len(messages(language))


@pytest.mark.parametrize("multiple", [1, 2, 3])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said_at_every_multiple(language: str, multiple: int) -> None:
    texts = [say(language, key, multiple) for key in messages(language)]

    assert all(texts)
    assert not [text for text in texts if "  " in text or "{" in text or "\n" in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spell_uses_exactly_the_factors_of_its_card(language: str) -> None:
    for spell in spells():
        used = Variables()
        used.visit(messages(language)[f"spell-{spell['id']}"])

        assert used.names == {f"x{factor}" for factor in factors(spell)}, spell["id"]


@pytest.mark.parametrize("multiple", [1, 2, 3])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_factor_stands_between_its_marks(language: str, multiple: int) -> None:
    for spell in spells():
        marked = {int(number) for number in re.findall(r"‹(\d+)›", say(language, f"spell-{spell['id']}", multiple))}

        assert marked == {factor * multiple for factor in factors(spell)}, spell["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_spells_have_factors(language: str) -> None:
    for key, message in messages(language).items():
        used = Variables()
        used.visit(message)

        assert key.startswith("spell-") or not used.names, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_glyph_is_one_upper_case_letter_of_its_own(language: str) -> None:
    glyphs = [say(language, f"glyph-{kind}") for kind in (*ELEMENTS, "madness")]

    assert len(set(glyphs)) == 5
    assert all(len(glyph) == 1 and glyph.isupper() for glyph in glyphs)


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["Draw ‹1› card.", "Draw ‹2› cards.", "Draw ‹3› cards."]),
        ("cs", ["Dober si ‹1› kartu.", "Dober si ‹2› karty.", "Dober si ‹3› karty."]),
        ("pl", ["Dobierz ‹1› kartę.", "Dobierz ‹2› karty.", "Dobierz ‹3› karty."]),
    ],
)
def test_growth_counts_its_cards_with_the_right_word(language: str, texts: list[str]) -> None:
    assert [say(language, "spell-growth", multiple) for multiple in (1, 2, 3)] == texts


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "One other player draws ‹6› cards."),
        ("cs", "Jeden jiný hráč si dobere ‹6› karet."),
        ("pl", "Jeden inny gracz dobiera ‹6› kart."),
    ],
)
def test_abundance_at_triple_cost_counts_six_cards(language: str, text: str) -> None:
    assert say(language, "spell-abundance", 3) == text
