"""The card texts of Witches: the same keys in every language, true to the content, and always readable."""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import NotRequired, TypedDict, cast

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from coven.engine.edge.game import Json
from coven.games import open_game
from coven.text.speaker import speaker_for

COVEN = files("coven")
LANGUAGES = ("en", "cs", "pl")
SYMBOLS = ("headology", "magic", "broomstick", "power_of_three")
TOKENS = ("cackle", "crisis", "black_aliss")
PROBLEMS = ("easy", "hard")
ZONES = ("hand", "draw_pile", "discard_pile", "supply", "map", "frame", "apprentice_board", "beside_board", "removed")
PLACES = ("location", "slot", "path")
DICE = ("die", "first_pair", "second_pair")
COLOURS = ("blue", "red", "green", "yellow", "purple")
PHASES = ("phase-place", "phase-move", "phase-draw")
DEEDS = ("walk", "flight", "attempt", "running_away", "tea")
TERMS = ("advantage", "problem", "points", "difficulty", "total", "hand_limit", "face_up", "face_down", "witch")
WORDS = (*SYMBOLS, *TOKENS, *PROBLEMS, *ZONES, *PLACES, *DICE, *COLOURS, *PHASES, *DEEDS, *TERMS)
RULED_LOCATIONS = ("granny_cottage", "lancre_town", "lancre_castle", "dungeon")


class Named(TypedDict):
    """An entry of the content that has an id and a name in three languages."""

    id: str
    name: dict[str, str]
    character: NotRequired[str]
    kind: NotRequired[str]


class Witch(Named):
    """An apprentice board."""

    ability: str


class Tiebreak(TypedDict):
    """What decides a tie."""

    by: str


class Content(TypedDict):
    """The parts of the content that have words."""

    witch: list[Witch]
    location: list[Named]
    advantage: list[Named]
    card: list[Named]
    easy_tile: list[Named]
    hard_tile: list[Named]
    ability: list[Named]
    kind: list[Named]
    variant: list[Named]
    option: list[Named]
    solo_grade: list[Named]
    tiebreak: list[Tiebreak]


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
    text = COVEN.joinpath("games", "witches", "content", "witches.toml").read_text(encoding="utf-8")
    return cast(Content, tomllib.loads(text))


@cache
def source(language: str) -> str:
    return COVEN.joinpath("locales", language, "witches-cards.ftl").read_text(encoding="utf-8")


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


def say(language: str, key: str) -> str:
    message = bundle(language).get_message(key)
    assert message.value is not None
    text, errors = bundle(language).format_pattern(message.value, {})
    assert errors == []
    assert isinstance(text, str)
    return text


def named() -> Iterator[tuple[str, Named]]:
    """Every entry that has a name, with the key of its text."""
    book = content()
    yield from ((f"witch-{witch['id']}", witch) for witch in book["witch"])
    yield from ((f"card-{card['id']}", card) for card in book["card"])
    yield from ((f"advantage-{advantage['id']}", advantage) for advantage in book["advantage"])
    yield from ((f"easy_tile-{tile['id']}", tile) for tile in book["easy_tile"])
    yield from ((f"hard_tile-{tile['id']}", tile) for tile in book["hard_tile"])
    yield from ((f"location-{location['id']}", location) for location in book["location"])
    yield from ((f"ability-{ability['id']}", ability) for ability in book["ability"])
    yield from ((f"kind-{kind['id']}", kind) for kind in book["kind"])
    yield from ((f"variant-{variant['id']}", variant) for variant in book["variant"])
    yield from ((f"option-{option['id']}", option) for option in book["option"])
    yield from ((f"solo_grade-{grade['id']}", grade) for grade in book["solo_grade"])


def expected_texts() -> Iterator[str]:
    yield from (key for key, _ in named() if not key.startswith(("location-", "kind-")))
    yield from (f"location-{location}" for location in RULED_LOCATIONS)
    yield from (f"tiebreak-{tiebreak['by']}" for tiebreak in content()["tiebreak"])
    yield from (f"symbol-{symbol}" for symbol in SYMBOLS)
    yield from (f"token-{token}" for token in TOKENS)
    yield from (f"apprentice_board-{problem}" for problem in PROBLEMS)


def expected_glyphs() -> list[str]:
    witches = [witch["id"] for witch in content()["witch"]]
    return [f"glyph-{thing}" for thing in (*SYMBOLS, *TOKENS, *PROBLEMS, *witches)]


def test_the_three_languages_have_the_same_keys_in_the_same_order() -> None:
    english, czech, polish = (list(messages(language)) for language in LANGUAGES)

    assert english == czech == polish


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_content_has_its_text_and_no_text_is_left_over(language: str) -> None:
    assert set(messages(language)) == {*expected_texts(), *[f"name-{word}" for word in WORDS], *expected_glyphs()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice_and_nothing_is_misspelt(language: str) -> None:
    written = [entry for entry in entries(language) if isinstance(entry, ast.Message | ast.Term | ast.Junk)]

    assert len(written) == len(messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    texts = [say(language, key) for key in messages(language)]

    assert all(texts)
    assert not [text for text in texts if "  " in text or "{" in text or "\n" in text or "'" in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_made_of_whole_sentences(language: str) -> None:
    assert not [key for key in expected_texts() if not say(language, key).endswith(".")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_stands_alone_and_its_numbers_are_plain(language: str) -> None:
    for key, message in messages(language).items():
        used = Uses()
        used.visit(message)

        assert used.names == set(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_called_what_the_content_calls_it(language: str) -> None:
    speaker = speaker_for(open_game("witches"), language)

    for key, entry in named():
        kind, _, id = key.replace("easy_tile", "tile").replace("hard_tile", "tile").partition("-")

        assert speaker.name(kind, id) == entry["name"][language]


def test_every_kind_of_problem_and_every_ability_has_a_name() -> None:
    tiles = content()["easy_tile"] + content()["hard_tile"]

    assert {tile["kind"] for tile in tiles} == {kind["id"] for kind in content()["kind"]}
    assert {witch["ability"] for witch in content()["witch"]} == {ability["id"] for ability in content()["ability"]}


def test_a_pack_names_things_in_the_languages_it_knows() -> None:
    pack: Json = {"kind": [{"id": "goat", "name": {"en": "goat", "pl": "koza"}}]}
    czech, polish = (speaker_for(open_game("witches", pack), language) for language in ("cs", "pl"))

    assert polish.name("kind", "goat") == "koza"
    assert czech.name("kind", "goat") == "goat"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_of_a_character_have_one_name_and_one_text(language: str) -> None:
    cards = content()["card"]
    characters = {card["character"] for card in cards}

    assert len({(card["character"], say(language, f"card-{card['id']}")) for card in cards}) == len(characters)
    assert len({(card["character"], *card["name"].values()) for card in cards}) == len(characters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_glyph_is_one_upper_case_letter_of_its_own(language: str) -> None:
    glyphs = [say(language, key) for key in expected_glyphs()]

    assert len(set(glyphs)) == len(glyphs)
    assert all(len(glyph) == 1 and glyph.isupper() for glyph in glyphs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_solves_automatically_says_the_wide_reading_where_it_was_agreed(language: str) -> None:
    game = open_game("witches")
    plain = speaker_for(game, language, {}, {"auto_solve_anywhere": "off"})
    wide = speaker_for(game, language, {}, {"auto_solve_anywhere": "on"})
    ids = [id for of_kind in game.catalogue().things.values() for id in of_kind]

    changed = {key for id in ids for key, text in plain.printed_of(id).items() if wide.printed_of(id)[key] != text}

    solving = {"card-granny_aching_1", "card-granny_aching_2", "card-miss_treason_1", "card-miss_treason_2"}
    assert changed >= solving | {"ability-cure_pig_tile", "witch-petulia"}
    assert wide.printed("symbol-power_of_three") != plain.printed("symbol-power_of_three")
