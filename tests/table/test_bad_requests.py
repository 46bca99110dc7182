"""Whatever is wrong with a request is named, and the next request is answered."""

from __future__ import annotations

import json

import pytest
from table.client import Client

from coven.engine.core.machine import Event
from coven.engine.edge.game import Happening
from coven.games.madness import Madness
from coven.games.madness.table import Table

NEW = {"do": "new", "game": "madness", "seats": ["ann", "bob"], "seed": "1"}
HELD = {"handle": "game-1"}

UNREADABLE: list[str | bytes] = [
    "",
    "{",
    "hello",
    '{"do": "hello"} {"do": "hello"}',
    '{"do": "\\ud800"}',
    b'{"do": "hel\xfflo"}',
    '{"do": "hel\ud800lo"}',
    '{"do": "position", "data": ' + '{"seats": ' * 10_000,
    b"\x00\x01\x02",
]

WRONG: list[tuple[object, str, str]] = [
    (None, "protocol-bad-request", "object"),
    ([], "protocol-bad-request", "array"),
    ("hello", "protocol-bad-request", "str"),
    ({}, "protocol-bad-request", "`do`"),
    ({"do": 3}, "protocol-bad-request", "$.do"),
    ({"do": "helo"}, "protocol-no-request", "hello"),
    ({"do": "hello", "loud": True}, "protocol-bad-request", "loud"),
    ({"do": "hello", "id": [1]}, "protocol-bad-request", "$.id"),
    ({"do": "hello", "lang": "de"}, "protocol-bad-request", "de"),
    ({"do": "new"}, "protocol-bad-request", "game"),
    (NEW | {"seats": "ann bob"}, "protocol-bad-request", "$.seats"),
    (NEW | {"seats": ["ann", 2]}, "protocol-bad-request", "$.seats[1]"),
    (NEW | {"seats": ["ann"]}, "wrong-players", "1"),
    (NEW | {"seats": []}, "wrong-players", "0"),
    (NEW | {"seed": 1}, "protocol-bad-request", "$.seed"),
    (NEW | {"pack": "mine.toml"}, "protocol-bad-request", "$.pack"),
    (NEW | {"game": "madnes"}, "no-such-game", "madness"),
    (NEW | {"options": {"dificulty": "2"}}, "no-such-option", "difficulty"),
    (NEW | {"options": {"difficulty": "9"}}, "no-such-value", "9"),
    ({"do": "position"}, "protocol-bad-request", "data"),
    ({"do": "position", "data": {}} | HELD, "protocol-bad-request", "handle"),
    ({"do": "position", "data": {}}, "position-malformed", "seats"),
    ({"do": "position", "data": {"game": 3}}, "no-such-game", "3"),
    ({"do": "position", "data": {"seats": [], "colour": 1}}, "position-unknown", "colour"),
    ({"do": "view"}, "protocol-bad-request", "handle"),
    ({"do": "view", "handle": "game-9"}, "protocol-no-handle", "game-9"),
    ({"do": "view", "seat": "bop"} | HELD, "no-such-player", "bob"),
    ({"do": "view", "seat": 0} | HELD, "protocol-bad-request", "$.seat"),
    ({"do": "question", "refused": "yes"} | HELD, "protocol-bad-request", "$.refused"),
    ({"do": "answer"} | HELD, "protocol-bad-request", "word"),
    ({"do": "answer", "word": 1} | HELD, "protocol-bad-request", "$.word"),
    ({"do": "answer", "word": "choose victor"} | HELD, "no-such-answer", "choose viktor"),
    ({"do": "answer", "word": "done", "version": "1"} | HELD, "protocol-bad-request", "$.version"),
    ({"do": "answer", "word": "choose viktor", "version": 10**30} | HELD, "protocol-version", "0"),
    ({"do": "undo"} | HELD, "no-undo", ""),
    ({"do": "events", "since": 0.5} | HELD, "protocol-bad-request", "$.since"),
    ({"do": "answer", "word": "choose viktor", "seat": "bob"} | HELD, "not-your-turn", "ann"),
    ({"do": "answer", "word": "choose viktor", "seat": "watcher"} | HELD, "not-your-turn", "ann"),
    ({"do": "answer", "word": "choose viktor", "seat": "zoe"} | HELD, "no-such-player", "zoe"),
    ({"do": "undo", "to": "1"} | HELD, "protocol-bad-request", "$.to"),
    ({"do": "undo", "to": 10**30} | HELD, "no-undo", ""),
    ({"do": "redo"} | HELD, "no-redo", ""),
    ({"do": "everything", "seat": "ann"} | HELD, "protocol-bad-request", "seat"),
    ({"do": "name", "seat": "ann"} | HELD, "protocol-bad-request", "name"),
    ({"do": "name", "seat": "zoe", "name": "Zoe"} | HELD, "no-such-player", "zoe"),
    ({"do": "name", "seat": "ann", "name": "\n"} | HELD, "bad-display-name", "40"),
    (NEW | {"names": {"ann": ""}}, "bad-display-name", "40"),
    (NEW | {"names": {"zoe": "Zoe"}}, "no-such-player", "zoe"),
    (NEW | {"seats": ["ann", "watcher"]}, "bad-seat-names", "watcher"),
    ({"do": "catalogue"}, "protocol-bad-request", "game"),
    ({"do": "catalogue", "game": "chess"}, "no-such-game", "chess"),
    ({"do": "replay", "record": {}}, "record-malformed", "game"),
    ({"do": "replay", "record": {"coven": 2}}, "record-malformed", "game"),
    ({"do": "replay", "record": []}, "protocol-bad-request", "$.record"),
    ({"do": "rules", "game": "chess"}, "no-such-game", "chess"),
    ({"do": "close", "handle": ""}, "protocol-no-handle", ""),
]


@pytest.mark.parametrize("line", UNREADABLE, ids=range(len(UNREADABLE)))
def test_a_line_that_is_no_json_is_told_so_and_the_next_request_is_answered(line: str | bytes) -> None:
    client = Client("ann bob")

    reply = client.sends(line)

    assert reply["error"]["message"] == "protocol-not-json"
    assert reply["error"]["values"]["detail"]
    assert client.gets("question")["version"] == 0


@pytest.mark.parametrize(("request_", "message", "named"), WRONG, ids=range(len(WRONG)))
def test_what_is_wrong_is_named_and_the_next_request_is_answered(request_: object, message: str, named: str) -> None:
    client = Client("ann bob")

    error = client.sends(json.dumps(request_))["error"]

    assert error["message"] == message
    assert named in " ".join(str(value) for value in error["values"].values())
    assert error["text"]
    assert client.gets("question")["version"] == 0


def test_a_record_of_another_format_is_refused() -> None:
    client = Client("ann bob")
    record = client.gets("record")["record"]

    error = client.sends(json.dumps({"do": "replay", "record": record | {"coven": 3}}))["error"]

    assert error["message"] == "record-malformed"


def test_a_fault_of_our_own_is_an_error_object_and_leaves_the_game_as_it_was() -> None:
    client = Client("ann bob")
    client.answers("choose viktor")
    before, record, events = client.state, client.gets("record"), client.gets("everything")
    match = client.engine._held[client.handle]
    game, match.game = match.game, Spoiled()  # type: ignore[assignment]  # the fault

    error = client.asks("answer", word="choose larry")["error"]
    match.game = game

    assert error["message"] == "protocol-failed"
    assert (client.state, client.gets("record"), client.gets("everything")) == (before, record, events)
    client.plays(5)


class Spoiled(Madness):
    """A game that fails when what happened is put into words, after the table has changed."""

    def happening(self, table: Table, event: Event) -> Happening:
        raise ZeroDivisionError
