"""The card texts of Djinn: the same keys in every language, one for everything printed, and always readable."""

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
CONTENT = COVEN.joinpath("games", "djinn", "content", "djinn.toml")
NAMED = ("location", "market_stall", "mage", "equipment", "award", "trait", "scoring_card", "roof_tile")
LANGUAGES = ("en", "cs", "pl")
COLOURS = ("red", "blue", "brown", "white")
LOCATIONS = ("academy", "tavern", "catacombs", "archives", "manufactory", "market", "source")
RESOURCES = ("coins", "scrolls", "keys", "corks", "magic")
GLYPHS = (*COLOURS, "boss", *LOCATIONS, *RESOURCES, "bottle")
WORDS = (
    *(*COLOURS, *LOCATIONS, *RESOURCES, "djinn", "regular", "boss", "bottle", "bottles"),
    *("silver", "yellow", "green", "purple", "capacity", "minimum", "maximum", "vp", "victory_points"),
    *("map", "square", "round", "path", "edge", "bag", "common_supply", "personal_supply", "player_board"),
    *("award_board", "wizard", "assistant", "passage", "archive_bar", "stall", "circle", "blank", "chest", "mage"),
    *("equipment", "set", "staff", "hat", "cloak", "award", "trait", "scoring", "challenge", "roof", "tom", "tom_deck"),
    *("basic", "special", "mandatory", "additional", "capture", "fee", "green_bonus", "colour_bonus", "with_key"),
    *("without_key", "face_up", "face_down", "active", "inactive", "permanent", "once", "positive", "negative"),
    "starting_player",
)
RULES = ("capacity", "key_exchange", "do_nothing", "toll", "capture", "game_end", "scoring")
PHASES = ("draft", "move", "act", "final_source", "scoring")
VARIANTS = ("beginner", "longer", "solo")


class Printed(TypedDict):
    """An entry of the content that has an id."""

    id: str


class ArchiveOption(Printed):
    """An option of the Archives, which may be gone once the bar has moved."""

    before: list[object]
    after: list[object]


class Stall(Printed, total=False):
    """A stall of the Market; some have several offers."""

    offers: dict[str, object]


class Offers(TypedDict):
    """Lists of steps to choose from, by the word of the answer."""

    options: dict[str, object]


class Source(TypedDict):
    """The two rows of the Magic Source, by the word of the answer."""

    row1: dict[str, object]
    row2: dict[str, object]


class Circle(TypedDict):
    """A magic circle of the player board."""

    index: int
    on_activate: list[object]


class Board(TypedDict):
    """What the player board gives."""

    circle: list[Circle]
    bonus: dict[str, object]


class Content(TypedDict):
    """The parts of the content that have words."""

    location: list[Printed]
    archive_option: list[ArchiveOption]
    source_space: Source
    player_board: Board
    key_exchange: Offers
    do_nothing: Offers
    market_stall: list[Stall]
    market_side: list[Printed]
    mage: list[Printed]
    equipment: list[Printed]
    chest: list[Printed]
    award: list[Printed]
    trait: list[Printed]
    scoring_card: list[Printed]
    solo_card: list[Printed]
    solo_challenge: list[Printed]
    roof_tile: list[Printed]
    passage: list[Printed]


class Uses(Visitor):
    """Collects the variables a text uses and the other texts it refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent looks for this name
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent looks for this name
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - Fluent looks for this name
        self.names.add(node.id.name)


@cache
def content() -> Content:
    return cast(Content, tomllib.loads(CONTENT.read_text(encoding="utf-8")))


@cache
def source(language: str) -> str:
    return COVEN.joinpath("locales", language, "djinn-cards.ftl").read_text(encoding="utf-8")


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(language)))
    return made


@cache
def entries(language: str) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(source(language)).body


def keys(language: str) -> list[str]:
    return [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]


def say(language: str, key: str) -> str:
    message = bundle(language).get_message(key)
    assert message.value is not None
    text, errors = bundle(language).format_pattern(message.value)
    assert errors == []
    assert isinstance(text, str)
    return text


def card_keys() -> Iterator[str]:
    """Cards and tiles: one text each."""
    box = content()
    yield from (f"mage-{card['id']}" for card in box["mage"])
    yield from (f"equipment-{card['id']}" for card in box["equipment"])
    yield from (f"chest-{chest['id']}" for chest in box["chest"])
    yield from (f"award-{award['id']}" for award in box["award"])
    yield from (f"trait-{trait['id']}" for trait in box["trait"])
    yield from (f"scoring-{card['id']}" for card in box["scoring_card"])
    yield from (f"solo-{card['id']}" for card in box["solo_card"])
    yield from (f"challenge-{challenge['id']}" for challenge in box["solo_challenge"])
    yield from (f"roof-{roof['id']}" for roof in box["roof_tile"])
    yield from (f"passage-{passage['id']}" for passage in box["passage"])
    yield from (f"side-{side['id']}" for side in box["market_side"])


def board_keys() -> Iterator[str]:
    """Boards: a text for every action, option, offer and bonus."""
    box = content()
    yield from (f"location-{place['id']}-{action}" for place in box["location"] for action in ("basic", "special"))
    yield from (f"archive-{option['id']}-before" for option in box["archive_option"] if option["before"])
    yield from (f"archive-{option['id']}-after" for option in box["archive_option"] if option["after"])
    yield from ("source-row1", "source-row2")
    yield from (f"source-row1-{word}" for word in box["source_space"]["row1"])
    yield from (f"source-row2-{word}" for word in box["source_space"]["row2"])
    yield from (f"stall-{stall['id']}" for stall in box["market_stall"])
    yield from (f"stall-{stall['id']}-{word}" for stall in box["market_stall"] for word in stall.get("offers", {}))
    yield from (f"circle-{circle['index']}" for circle in box["player_board"]["circle"] if circle["on_activate"])
    yield "circle-blank"
    yield from (f"bonus-{bonus}" for bonus in box["player_board"]["bonus"] if bonus != "source")
    yield from (f"rule-{rule}" for rule in RULES)
    yield from (f"rule-key_exchange-{word}" for word in box["key_exchange"]["options"])
    yield from (f"rule-do_nothing-{word}" for word in box["do_nothing"]["options"])
    yield from (f"variant-{variant}" for variant in VARIANTS)


def name_keys() -> Iterator[str]:
    """Plain words."""
    yield from (f"name-{thing}-{colour}" for thing in ("djinn", "bottle") for colour in COLOURS)
    yield from (f"name-{word}" for word in WORDS)
    yield from (f"phase-{phase}" for phase in PHASES)
    yield from (f"glyph-{kind}" for kind in GLYPHS)


def test_the_three_languages_have_the_same_keys_in_the_same_order() -> None:
    english, czech, polish = (keys(language) for language in LANGUAGES)

    assert english == czech == polish


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_content_has_its_text_and_no_text_is_left_over(language: str) -> None:
    assert set(keys(language)) == {*card_keys(), *board_keys(), *name_keys()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice_and_nothing_is_misspelt(language: str) -> None:
    assert not [entry for entry in entries(language) if isinstance(entry, ast.Junk | ast.Term)]
    assert len(keys(language)) == len(set(keys(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_stands_alone(language: str) -> None:
    for entry in entries(language):
        used = Uses()
        used.visit(entry)

        assert not used.names, entry


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    texts = [say(language, key) for key in keys(language)]

    assert all(texts)
    assert not [text for text in texts if "  " in text or "{" in text or "\n" in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_text_is_a_sentence_and_no_name_is(language: str) -> None:
    printed = [*card_keys(), *board_keys()]

    assert not [key for key in printed if not say(language, key).endswith(".")]
    assert not [key for key in name_keys() if say(language, key).endswith(".")]


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_every_text_names_the_same_numbers_as_in_english(language: str) -> None:
    for key in keys("en"):
        english, translated = (sorted(re.findall(r"\d+", say(tongue, key))) for tongue in ("en", language))

        assert translated == english, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_glyph_is_one_upper_case_letter_of_its_own(language: str) -> None:
    glyphs = [say(language, f"glyph-{kind}") for kind in GLYPHS]

    assert len(set(glyphs)) == len(GLYPHS)
    assert all(len(glyph) == 1 and glyph.isupper() for glyph in glyphs)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", NAMED)
def test_everything_in_the_content_has_a_name_of_its_own_in_every_language(kind: str, language: str) -> None:
    entries = tomllib.loads(CONTENT.read_text(encoding="utf-8"))[kind]
    names = [entry["name"][language] for entry in entries]

    assert all(names)
    assert len(names) == len(set(names))
