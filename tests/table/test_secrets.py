"""Nothing a seat is sent depends on what it may not know."""

from __future__ import annotations

import json

import pytest
from table.client import Client

from coven.engine.core.machine import State, take
from coven.engine.core.rng import below, seeded
from coven.engine.edge.game import Json
from coven.games import open_game

GAME = open_game("madness")
AGREED = {"wizards": "choose", "first": "ann"}
SEATS = ("ann", "bob", "cid")


def moments(seed: str) -> list[State]:
    """A table at several moments of a random game."""
    table = GAME.new(SEATS, seed, {"promo_shh": "mild"})
    rng = seeded(seed)
    found: list[State] = []
    while not table.over and len(found) < 12:
        found.append(table.clone())
        for _ in range(15):
            rng, pick = below(rng, max(len(table.options), 1))
            if not table.over:
                take(table, table.options[pick])
    return found


def sent(position: Json, seat: str | None) -> list[bytes]:
    """Everything a seat hears of a game, as it goes over the wire."""
    client = Client()
    client.begins(do="position", data=position)
    requests: list[Json] = [
        {"do": "view", "seat": seat},
        {"do": "question", "refused": True, "seat": seat},
        {"do": "explain", "word": client.options[-1]},
        {"do": "explain", "word": "sing"},
        {"do": "events", "seat": seat},
        {"do": "answer", "word": "sing"},
    ]
    return [client.engine.respond(json.dumps({"handle": client.handle} | request)) for request in requests]


@pytest.mark.parametrize("number", [0, 1, 2, -1])
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_tables_that_differ_in_hidden_cards_look_the_same_to_a_seat(seed: str, number: int) -> None:
    seat = SEATS[number] if number >= 0 else None
    differing = 0

    for table in moments(seed):
        truth = GAME.write(table)
        imagined = GAME.write(GAME.imagine(GAME.view(table, number), seed))
        differing += {**truth, "rng": 0} != {**imagined, "rng": 0}
        assert sent(truth, seat) == sent(imagined, seat)

    assert differing > 3


def test_beginning_a_game_tells_nothing_hidden_but_the_seed_its_owner_gave() -> None:
    first, second = (
        Client().begins(do="new", game="madness", seats=SEATS, seed=seed, options=AGREED) for seed in ("one", "two")
    )

    assert first | {"seed": ""} == second | {"seed": ""}


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "ann is deciding: which witch to play."),
        ("cs", "ann se rozhoduje, kterou čarodějku si vybere."),
        ("pl", "ann decyduje, którą wiedźmą zagra."),
    ],
)
def test_whoever_waits_reads_who_decides_what(lang: str, sentence: str) -> None:
    client = Client()
    client.begins(do="new", game="witches", seats=SEATS, seed="waiting")
    asked = client.gets("question")["question"]["seat"]
    waiting = next(seat for seat in SEATS if seat != asked)

    question = client.gets("question", seat=waiting, lang=lang)["question"]

    assert (question["text"], question["options"], question["values"]) == (sentence.replace("ann", asked), [], {})


@pytest.mark.parametrize("game", ["madness", "witches", "djinn"])
@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_whoever_waits_reads_a_sentence_at_every_question(game: str, lang: str) -> None:
    client = Client()
    client.begins(do="new", game=game, seats=SEATS, seed="sentences")

    for number in range(60):
        for seat in SEATS:
            question = client.gets("question", seat=seat, lang=lang)["question"]
            assert question["text"].endswith((".", "?", ":"))
            assert question["text"] != question["prompt"]
        client.answers(client.options[number % len(client.options)])


def test_a_refused_undo_names_no_secret_to_a_seat() -> None:
    client = Client()
    position = {
        "game": "witches",
        "seats": [
            {"name": "ann", "witch": "tiffany", "spot": "lancre-town-1"},
            {"name": "bob", "witch": "petulia", "spot": "skund"},
        ],
        "problems": [{"slot": "blasted-oak", "tile": "hiver"}],
    }
    client.begins(do="position", data=position)

    client.answers("walk blasted-oak")
    told = {seat: client.asks("undo", seat=seat)["error"]["text"] for seat in ("ann", "bob")}

    assert told["ann"].startswith("Somebody looked at a face-down Problem.")
    assert told["bob"].startswith("Information was revealed.")
