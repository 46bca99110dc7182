"""The catalogues: the same keys in every language, and a text for everything the code can say."""

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from coven.engine.core.machine import Program, Reason
from coven.games.djinn import Djinn
from coven.games.madness import Madness
from coven.games.witches import Witches
from coven.text import LANGUAGES
from coven.text.catalogue import SHARED, catalogue
from coven.text.speaker import UNSAID

COVEN = Path(str(files("coven")))
GAMES = ("madness", "witches", "djinn")
FILES = sorted({path.name for path in (COVEN / "locales").glob("*/*.ftl")})
ASKED = {  # some prompts of each game, so that none of the ways to find them goes blind
    "djinn": {"act", "capture", "capture-pay", "draft", "lose-bottle", "move", "visit", "wake-paid"},
    "madness": {"act", "discard-up-to", "may", "consent-card", "pay"},
    "witches": {"move", "stand-or-flee", "transmute", "return-cackles", "choose-witch", "looking"},
}
SPOKEN = [(game, language) for game in GAMES for language in LANGUAGES]


class Uses(Visitor):
    """Collects the variables a text uses and the other texts it refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent looks for this name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent looks for this name
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - Fluent looks for this name
        self.references.add(node.id.name)


@cache
def body(language: str, file: str) -> list[ast.EntryType]:
    text = (COVEN / "locales" / language / file).read_text("utf-8")
    return FluentParser(with_spans=False).parse(text).body


def keys(language: str, file: str) -> list[str]:
    return [entry.id.name for entry in body(language, file) if isinstance(entry, ast.Message)]


def attributes(language: str, file: str) -> list[str]:
    """What a text says where an option is agreed."""
    found = [entry for entry in body(language, file) if isinstance(entry, ast.Message)]
    return [f"{entry.id.name}.{attribute.id.name}" for entry in found for attribute in entry.attributes]


def files_of(game: str) -> list[str]:
    """The catalogues a game speaks from: those that all share, and its own."""
    return [*SHARED, *[file for file in FILES if re.fullmatch(rf"{game}(-.*)?\.ftl", file)]]


def messages(game: str, language: str) -> list[ast.Message]:
    entries = [entry for file in files_of(game) for entry in body(language, file)]
    return [entry for entry in entries if isinstance(entry, ast.Message)]


@cache
def texts(game: str, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in messages(game, language)}


def uses(message: ast.Message) -> Uses:
    found = Uses()
    found.visit(message)
    return found


def owner(path: Path) -> str:
    """The game a source file belongs to; nothing if they share it."""
    names = [*path.relative_to(COVEN).parts[:-1], path.stem.split("_")[0]]
    return next((game for game in GAMES if game in names), "")


@cache
def sources(game: str) -> list[Path]:
    """All code that can say something in a game: its own and what all games share. What the store says, only the house
    hears."""
    heard = [path for path in sorted(COVEN.rglob("*.py")) if "store" not in path.relative_to(COVEN).parts]
    return [path for path in heard if owner(path) in (game, "")]


@cache
def calls_in(path: Path) -> list[python.Call]:
    return [node for node in python.walk(python.parse(path.read_text("utf-8"))) if isinstance(node, python.Call)]


def calls(game: str) -> list[python.Call]:
    """Every call in the code of a game."""
    return [call for path in sources(game) for call in calls_in(path)]


def said_by(call: python.Call, ending: str) -> str:
    """The first argument of a call to something whose name ends like this, if it is a word."""
    name = call.func.id if isinstance(call.func, python.Name) else getattr(call.func, "attr", "")
    first = call.args[0] if call.args else None
    fits = name.endswith(ending) and isinstance(first, python.Constant) and isinstance(first.value, str)
    return str(first.value) if fits and isinstance(first, python.Constant) else ""


def raised(game: str) -> Iterator[tuple[str, set[str]]]:
    """Every error with the names of its values, as the code raises it."""
    for call in calls(game):
        if message := said_by(call, "Error"):
            given = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
            yield message, given | ({"file", "card"} if message.startswith("content-") else set())
    for path in sources(game):
        for message in re.findall(r'known\([^"]*"(content-[a-z-]+)"', path.read_text("utf-8")):
            yield message, {"file", "card", "given", "nearest"} | ({"step"} if game != "witches" else set())


def programs(game: str) -> list[Program]:
    if game == "djinn":
        return list(Djinn().box.programs.values())
    box = Madness().box if game == "madness" else Witches().box
    return list(box.programs.values())


@cache
def prompts(game: str) -> set[str]:
    """Every prompt that is written in the code of a game or asked by a program."""
    found = {verb.prompt for program in programs(game) for verb in program.steps}
    for path in sources(game):
        if owner(path) != game:
            continue
        for line in re.findall(r"\bprompt = (.+)", path.read_text("utf-8")):
            found.update(re.findall(r'(?<![f\w])"([a-z-]+)"', line))
        for verb in re.findall(r'^ +verb: str = "([a-z-]+)"', path.read_text("utf-8"), re.MULTILINE):
            found.update((verb, f"{verb}-up-to"))
    return found - {""}


def demanded(game: str) -> set[str]:
    """The texts of every prompt, event and reason."""
    reasons = vars(import_module(f"coven.games.{game}.reasons")).values()
    messages = [reason.message for reason in reasons if isinstance(reason, Reason)]
    told = import_module(f"coven.games.{game}.events")
    events = told.TELLING.kinds if hasattr(told, "TELLING") else told.EVENTS
    found = {f"prompt-{prompt}" for prompt in prompts(game)} | {f"event-{kind}" for kind in events}
    return found | {f"reason-{message}" for message in [*messages, "not-now", "not-asked", "no-part", "game-is-over"]}


def verbs(game: str) -> set[str]:
    """The answers whose phrase has the answer's own name."""
    voice = vars(import_module(f"coven.text.{game}"))
    return {verb for name in voice if re.match("ALONE|BY_PROMPT|WITH_", name) for verb in voice[name]}


@pytest.mark.parametrize("file", FILES)
def test_the_three_languages_have_the_same_keys_in_the_same_order(file: str) -> None:
    english, czech, polish = ([*keys(language, file), *attributes(language, file)] for language in LANGUAGES)

    assert english == czech == polish


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_misspelt(language: str, file: str) -> None:
    assert not [entry for entry in body(language, file) if isinstance(entry, ast.Junk | ast.Term)]


def test_every_catalogue_belongs_to_a_game_or_to_all() -> None:
    assert {file for game in GAMES for file in files_of(game)} == set(FILES)


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_no_key_is_written_twice(game: str, language: str) -> None:
    written = [message.id.name for message in messages(game, language)]

    assert [key for key in set(written) if written.count(key) > 1] == []


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_no_text_refers_to_another_one(game: str, language: str) -> None:
    assert not [key for key, message in texts(game, language).items() if uses(message).references]


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_text_uses_only_values_that_english_uses_too(game: str, language: str) -> None:
    english = {key: uses(message).variables for key, message in texts(game, "en").items()}
    said = {key: uses(message).variables for key, message in texts(game, language).items()}

    assert not [key for key in said if not said[key] <= english[key]]


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_prompt_event_and_reason_has_its_text(game: str, language: str) -> None:
    assert demanded(game) - set(texts(game, language)) == set()
    assert ASKED[game] <= prompts(game)


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_no_prompt_event_or_reason_is_left_over(game: str, language: str) -> None:
    spoken = {key for key in texts(game, language) if key.split("-")[0] in ("prompt", "event", "reason")}

    assert spoken - demanded(game) == set()


@pytest.mark.parametrize("game", ["djinn", "witches"])
def test_those_who_wait_read_a_sentence_for_every_prompt_and_for_no_other(game: str) -> None:
    waiting = {key.removeprefix("waiting-") for key in texts(game, "en") if key.startswith("waiting-")}

    assert waiting == prompts(game)


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_form_of_answer_has_its_phrase(game: str, language: str) -> None:
    assert {f"option-{verb}" for verb in verbs(game)} - set(texts(game, language)) == set()


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_error_has_its_text_and_brings_the_values_the_text_needs(game: str, language: str) -> None:
    for message, given in raised(game):
        text = texts(game, language).get(f"error-{message}")

        assert text is not None, message
        assert uses(text).variables <= given | set(UNSAID), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_asked_for_by_name_is_there(language: str) -> None:
    known = {game: set(texts(game, language)) for game in GAMES}
    known[""] = set().union(*known.values())
    for game in GAMES:
        for path in sources(game):
            named = {said_by(call, word) for call in calls_in(path) for word in ("term", "notice")}

            assert named - {""} - known[owner(path)] == set(), path


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_everything_that_reveals_or_is_chance_says_why_it_cannot_be_taken_back(game: str, language: str) -> None:
    walls = {said_by(call, verb) for call in calls(game) for verb in ("reveal", "resolve_chance", "whisper", "doubt")}

    assert {f"wall-{kind}" for kind in walls - {""}} - set(texts(game, language)) == set()


def test_no_czech_preposition_stands_before_a_value_that_may_want_its_long_form() -> None:
    """Z jedné, but ze tří; k Hostinci, but ke Skundu: which one it is, nobody knows before the value is there."""
    lines = [line for path in (COVEN / "locales" / "cs").glob("*.ftl") for line in path.read_text("utf-8").splitlines()]

    assert [line for line in lines if re.search(r"(?<!\w)[kszv] „?\{ \$", line)] == []


@pytest.mark.parametrize(
    ("language", "counted"),
    [("cs", "bodů|her|hráčů|karet|mincí|svitků|tahů|žetonů"), ("pl", "gier|kart|monet|punktów|tur|zwojów|żetonów")],
)
def test_nothing_is_counted_without_choosing_its_form(language: str, counted: str) -> None:
    """O 1 hru, o 2 hry, o 5 her, o 0,5 hry: a word behind a number stands in a choice by that number."""
    lines = [
        line for path in (COVEN / "locales" / language).glob("*.ftl") for line in path.read_text("utf-8").splitlines()
    ]
    bare = [line for line in lines if not re.match(r" +\*?\[(one|few|many|other|\d+)\]", line)]

    assert [line for line in bare if re.search(rf"(?<!–)\{{ \$(n|most|number|given) \}} ({counted})\b", line)] == []


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_no_text_chooses_by_the_same_value_twice(game: str, language: str) -> None:
    twice = [key for key, text in texts(game, language).items() if chosen_twice(text, ())]

    assert twice == []


def chosen_twice(node: object, above: tuple[str, ...]) -> bool:
    """Whether a choice by a value stands inside another choice by it."""
    if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        name = node.selector.id.name
        return name in above or any(chosen_twice(variant, (*above, name)) for variant in node.variants)
    parts = [*vars(node).values()] if isinstance(node, ast.BaseNode) else []
    inside = [part for value in parts for part in (value if isinstance(value, list) else [value])]
    return any(chosen_twice(part, above) for part in inside if isinstance(part, ast.BaseNode))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_below_zero_has_a_minus_sign(language: str) -> None:
    values: dict[str, int | float | str] = {"option": "A-1", "stake": "points", "n": -3, "margin": 1}

    said = catalogue("witches", language).say("thought-expected", values)

    assert "−3" in said
    assert said.startswith("A-1")
