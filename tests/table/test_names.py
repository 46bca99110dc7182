"""A seat is a word of answers; what it is called is any text, shown as it was typed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from table.client import Client, Reply, words

from coven.engine.edge.views import WATCHER
from coven.games import GAMES

SEATS = {"qlucja": "Łucja", "qjan-novak": "Jan Novák", "qzoe": "Zoë O’Hara-Ng"}


def began(game: str) -> Client:
    client = Client()
    client.begins(do="new", game=game, seats=list(SEATS), names=SEATS, seed="names")
    return client


def sentences(reply: Reply) -> Iterator[str]:
    """Every sentence of a reply."""
    told = [reply["question"], *reply.get("events", []), *reply.get("refused", [])]
    yield from (each["text"] for each in told if each)


def played(client: Client, lang: str) -> list[Reply]:
    """What whoever is asked and whoever looks on are told of a long game."""
    told: list[Reply] = []
    for number in range(150):
        asked = client.asked(lang=lang, refused=True)
        if not asked["question"]:
            break
        told += [asked, client.gets("question", lang=lang)]
        options = words(asked["question"])
        client.answers(options[number % len(options)])
    return told + [client.gets("events", seat=seat, lang=lang) for seat in (*SEATS, WATCHER)]


def with_ids(said: list[str]) -> list[str]:
    return [sentence for sentence in said if any(id in sentence for id in SEATS)]


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_sentences_show_names_as_they_were_typed(game: str, lang: str) -> None:
    said = [sentence for reply in played(began(game), lang) for sentence in sentences(reply)]

    assert with_ids(said) == []
    assert all(any(name in sentence for sentence in said) for name in SEATS.values())


@pytest.mark.parametrize("game", ["madness", "witches", "djinn"])
def test_phrases_show_names_and_the_answers_beside_them_ids(game: str) -> None:
    asked = [reply["question"] for reply in played(began(game), "en") if reply["question"]]

    assert with_ids([phrase for question in asked for phrase in question["phrases"]]) == []
    assert not [word for question in asked for word in words(question) if "Novák" in word]


def test_an_error_names_whoever_decides_as_typed() -> None:
    client = began("madness")
    seat = client.gets("question")["question"]["seat"]

    error = client.asks("answer", seat=WATCHER, word="done")["error"]

    assert error["values"]["player"] == seat
    assert error["text"] == f"It is not your turn to decide: {SEATS[seat]} is."


def test_a_seat_can_be_called_something_else_at_any_time() -> None:
    client = began("witches")
    seat = client.gets("question")["question"]["seat"]
    version = client.gets("question")["version"]

    reply = client.gets("name", seat=seat, name="  Bába   Jaga ")

    assert reply == {"version": version, "names": SEATS | {seat: "Bába Jaga"}}
    assert client.gets("question", lang="en")["question"]["text"].startswith("Bába Jaga is deciding")


def test_a_clone_is_called_by_its_own_names() -> None:
    client = began("madness")
    original, client.handle = client.handle, client.gets("clone")["handle"]

    client.gets("name", seat="qzoe", name="Zdena")

    assert client.gets("record")["record"]["names"] == SEATS | {"qzoe": "Zdena"}
    assert client.gets("record", handle=original)["record"]["names"] == SEATS


@pytest.mark.parametrize("seat", ["Jan Novák", "watcher", "a,b", "", "-"])
def test_a_seat_itself_is_a_word(seat: str) -> None:
    error = Client().asks("new", game="madness", seats=["ann", seat])["error"]

    assert (error["message"], error["values"]) == ("bad-seat-names", {"given": seat})
