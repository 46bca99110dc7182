"""An engine survives whatever is thrown at it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from table.client import Client

from coven.engine.edge.game import Json
from coven.table.requests import NAMES

SAVES = Path(__file__).resolve().parents[1] / "engine" / "saves"

scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text()
anything = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3)
)
keys = st.sampled_from(
    [
        "do",
        "handle",
        "word",
        "seat",
        "seed",
        "seats",
        "version",
        "data",
        "record",
        "options",
        "lang",
        "to",
        "name",
        "log",
    ]
)

ANSWERED = {"error", "protocol", "games", "version", "handle", "rules", "closed"}


@cache
def proper() -> list[Json]:
    """Requests that are answered, each of which begins, asks or ends something."""
    client = Client("ann bob")
    client.plays(30)
    client.gets("undo", to=25, agreed=True)
    client.gets("redo")
    held: Json = {"handle": "game-1"}
    first: Json = json.loads((SAVES / "madness-1.json").read_text("utf-8"))
    return [
        {"do": "hello"},
        {"do": "games"},
        {"do": "new", "game": "madness", "seats": ["ann", "bob"], "seed": "1", "options": {"difficulty": "2"}},
        {"do": "new", "game": "madness", "seats": ["ann", "bob"], "pack": {"wizards": [{"id": "viktor"}]}},
        {"do": "position", "data": client.state},
        {"do": "position", **held},
        {"do": "view", "seat": "bob", **held},
        {"do": "question", "refused": True, "lang": "cs", **held},
        {"do": "answer", "word": "choose viktor", "seat": "ann", "version": 0, **held},
        {"do": "explain", "word": "choose viktor", "lang": "pl", **held},
        {"do": "clone", **held},
        {"do": "undo", "agreed": True, "seat": "ann", "to": 0, **held},
        {"do": "redo", "seat": "bob", **held},
        {"do": "events", "since": 0, "seat": "bob", **held},
        {"do": "everything", "since": 0, **held},
        {"do": "name", "seat": "ann", "name": "Łucja", **held},
        {"do": "record", **held},
        {"do": "replay", "record": client.gets("record")["record"]},
        {"do": "replay", "record": first},
        {"do": "rules", "game": "madness", "words": "M7"},
        {"do": "close", **held},
    ]


def mutate(draw: st.DrawFn, value: object) -> object:
    """The same value with one place changed, however deep it lies."""
    if isinstance(value, dict) and value and draw(st.integers(0, 9)):
        name = draw(st.sampled_from(sorted(value)))
        changed = dict(value)
        if draw(st.integers(0, 5)):
            changed[name] = mutate(draw, value[name])
        else:
            changed[draw(keys | st.text())] = changed.pop(name)
        return changed
    if isinstance(value, list) and value and draw(st.integers(0, 5)):
        place = draw(st.integers(0, len(value) - 1))
        return [*value[:place], mutate(draw, value[place]), *value[place + draw(st.integers(0, 1)) :]]
    if isinstance(value, int) and draw(st.booleans()):
        return draw(st.integers(-3, 12))
    return draw(anything)


@st.composite
def mutated(draw: st.DrawFn) -> object:
    """A proper request that is no longer quite proper."""
    request: object = draw(st.sampled_from(proper()))
    for _ in range(draw(st.integers(0, 2))):
        request = mutate(draw, request)
    return request


lines: SearchStrategy[str | bytes] = st.one_of(
    st.binary(),
    st.text(),
    anything.map(json.dumps),
    st.dictionaries(keys, anything | st.sampled_from(NAMES))
    .filter(lambda said: said.get("do") != "hello")
    .map(json.dumps),
)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.lists(lines, max_size=5))
def test_arbitrary_lines_are_answered_with_one_object_each(thrown: list[str | bytes]) -> None:
    client = Client("ann bob")

    replies = [client.sends(line) for line in thrown]

    assert all("error" in reply for reply in replies)
    assert client.gets("question")["version"] == 0


@settings(max_examples=400, deadline=None, derandomize=True)
@given(st.lists(mutated(), max_size=4))
def test_mutated_requests_are_answered_with_one_object_each(thrown: list[object]) -> None:
    client = Client("ann bob")

    replies = [client.sends(json.dumps(request)) for request in thrown]

    assert all(set(reply) & ANSWERED for reply in replies)
    assert all(reply.get("error", {}).get("message") != "protocol-failed" for reply in replies), replies
    client.begins(do="new", game="madness", seats=["ann", "bob"])
