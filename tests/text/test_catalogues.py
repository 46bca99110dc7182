"""The catalogues: the same keys in every language, and a text for everything the code can say."""

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from coven.engine.machine import Reason
from coven.games import GAMES
from coven.games.madness import Madness, reasons
from coven.games.madness.events import EVENTS
from coven.text import LANGUAGES
from coven.text.speaker import UNSAID

COVEN = Path(str(files("coven")))
CLOSED = [path.name for path in (COVEN / "games").iterdir() if path.is_dir() and path.name not in GAMES]
FILES = sorted(
    {path.name for path in (COVEN / "locales").glob("*/*.ftl") if path.name.split(".")[0].split("-")[0] not in CLOSED}
)


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


@cache
def texts(language: str) -> dict[str, ast.Message]:
    entries = [entry for file in FILES for entry in body(language, file)]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def uses(message: ast.Message) -> Uses:
    found = Uses()
    found.visit(message)
    return found


@cache
def sources() -> list[Path]:
    """All code that can say something: everything but games that are not open to play yet."""
    closed = [COVEN / "games" / name for name in CLOSED]
    return [path for path in sorted(COVEN.rglob("*.py")) if not any(folder in path.parents for folder in closed)]


@cache
def calls() -> list[python.Call]:
    """Every call in the code."""
    trees = [python.parse(path.read_text("utf-8")) for path in sources()]
    return [node for tree in trees for node in python.walk(tree) if isinstance(node, python.Call)]


def said_by(call: python.Call, ending: str) -> str:
    """The first argument of a call to something whose name ends like this, if it is a word."""
    name = call.func.id if isinstance(call.func, python.Name) else getattr(call.func, "attr", "")
    first = call.args[0] if call.args else None
    fits = name.endswith(ending) and isinstance(first, python.Constant) and isinstance(first.value, str)
    return str(first.value) if fits and isinstance(first, python.Constant) else ""


def raised() -> Iterator[tuple[str, set[str]]]:
    """Every error with the names of its values, as the code raises it."""
    for call in calls():
        if message := said_by(call, "Error"):
            given = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
            yield message, given | ({"file", "card"} if message.startswith("content-") else set())
    for path in sources():
        for message in re.findall(r'known\([^"]*"(content-[a-z-]+)"', path.read_text("utf-8")):
            yield message, {"file", "card", "step", "given", "nearest"}


def prompts() -> set[str]:
    """Every prompt that is written in the code or asked by a program."""
    found = {verb.prompt for program in Madness().box.programs.values() for verb in program.steps}
    for path in sources():
        for line in re.findall(r"\bprompt = (.+)", path.read_text("utf-8")):
            found.update(re.findall(r'(?<![f\w])"([a-z-]+)"', line))
        for verb in re.findall(r'^ +verb: str = "([a-z-]+)"', path.read_text("utf-8"), re.MULTILINE):
            found.update((verb, f"{verb}-up-to"))
    return found - {""}


@pytest.mark.parametrize("file", FILES)
def test_the_three_languages_have_the_same_keys_in_the_same_order(file: str) -> None:
    english, czech, polish = (keys(language, file) for language in LANGUAGES)

    assert english == czech == polish


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice_and_nothing_is_misspelt(language: str) -> None:
    entries = [entry for file in FILES for entry in body(language, file)]

    assert not [entry for entry in entries if isinstance(entry, ast.Junk | ast.Term)]
    assert len([entry for entry in entries if isinstance(entry, ast.Message)]) == len(texts(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_refers_to_another_one(language: str) -> None:
    assert not [key for key, message in texts(language).items() if uses(message).references]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_uses_only_values_that_english_uses_too(language: str) -> None:
    english = {key: uses(message).variables for key, message in texts("en").items()}

    assert not [key for key, message in texts(language).items() if not uses(message).variables <= english[key]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_event_and_reason_has_its_text(language: str) -> None:
    messages = [reason.message for reason in vars(reasons).values() if isinstance(reason, Reason)]
    wanted = {f"prompt-{prompt}" for prompt in prompts()} | {f"event-{kind}" for kind in EVENTS}
    wanted |= {f"reason-{message}" for message in [*messages, "not-now", "game-is-over"]}

    assert wanted - set(texts(language)) == set()
    assert {"act", "discard-up-to", "may", "consent-card", "pay"} <= prompts()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_prompt_event_or_reason_is_left_over(language: str) -> None:
    messages = [reason.message for reason in vars(reasons).values() if isinstance(reason, Reason)]
    known = {f"prompt-{prompt}" for prompt in prompts()} | {f"event-{kind}" for kind in EVENTS}
    known |= {f"reason-{message}" for message in [*messages, "not-now", "game-is-over"]}
    spoken = {key for key in texts(language) if key.split("-")[0] in ("prompt", "event", "reason")}

    assert spoken - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_its_text_and_brings_the_values_the_text_needs(language: str) -> None:
    for message, given in raised():
        text = texts(language).get(f"error-{message}")

        assert text is not None, message
        assert uses(text).variables <= given | set(UNSAID), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_asked_for_by_name_is_there(language: str) -> None:
    named = {said_by(call, "term") for call in calls()} | {said_by(call, "notice") for call in calls()}

    assert named - {""} - set(texts(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_reveals_or_is_chance_says_why_it_cannot_be_taken_back(language: str) -> None:
    walls = {said_by(call, "reveal") for call in calls()} | {said_by(call, "resolve_chance") for call in calls()}

    assert {f"wall-{kind}" for kind in walls - {""}} - set(texts(language)) == set()
