"""Nothing a seat is sent depends on what it may not know."""

from __future__ import annotations

import json

import pytest
from table.client import Client, words

from coven.engine.core.machine import State, take
from coven.engine.core.rng import below, seeded
from coven.engine.edge import questions
from coven.engine.edge.game import Game, Json
from coven.engine.edge.views import WATCHER
from coven.games import GAMES, open_game

AGREED = {"wizards": "choose", "first": "ann"}
SEATS = ("ann", "bob", "cid")
DRAWN = "scoring-drawn"
OPTIONS: dict[str, dict[str, str]] = {"madness": {"promo_shh": "mild"}, "witches": {}, "djinn": {}}


def moments(game: Game[State], seed: str) -> list[State]:
    """A table at several moments of a random game."""
    table = game.new(SEATS, seed, OPTIONS[game.id])
    rng = seeded(seed)
    found: list[State] = []
    while not table.over and len(found) < 12:
        found.append(table.clone())
        for _ in range(15):
            rng, pick = below(rng, max(len(table.options), 1))
            if not table.over:
                take(table, table.options[pick])
    return found


def told(client: Client, requests: list[Json]) -> list[bytes]:
    """Responses as they go over the wire."""
    return [client.engine.respond(json.dumps({"handle": client.handle} | request)) for request in requests]


def asking(seat: str, word: str) -> list[Json]:
    """All that a seat can ask of a running game without changing it."""
    return [
        {"do": "view", "seat": seat},
        {"do": "question", "refused": True, "seat": seat, "lang": "en"},
        {"do": "explain", "seat": seat, "word": word, "lang": "cs"},
        {"do": "explain", "seat": seat, "word": "sing"},
        {"do": "explain", "seat": seat, "word": "done", "lang": "en"},
        {"do": "events", "seat": seat, "lang": "pl"},
        {"do": "answer", "seat": seat, "word": "sing", "lang": "en"},
        {"do": "answer", "seat": seat, "word": word, "version": -1},
        {"do": "undo", "seat": seat, "to": 99},
        {"do": "undo", "seat": seat, "version": -1},
        {"do": "redo", "seat": seat},
        {"do": "name", "seat": seat, "name": "somebody"},
        {"do": "clone"},
    ]


def sent(position: Json, seat: str) -> list[bytes]:
    """Everything a seat hears of a game, as it goes over the wire."""
    client = Client()
    begun = client.begins(do="position", data=position)
    word = client.options[-1] if seat == begun["question"]["seat"] else "done"
    return [*told(client, [*asking(seat, word), {"do": "undo", "seat": seat}]), json.dumps(begun).encode()]


def sent_after(position: Json, seat: str, word: str) -> list[bytes]:
    """What a seat hears once somebody has answered: whether it may be undone or why not, and everything else too if
    nothing came to light for it."""
    client = Client()
    client.begins(do="position", data=position)
    client.answers(word)
    events = client.gets("events", seat=seat, since=0)["events"]
    if any(event["reveals"] for event in events):
        return [client.asks("undo", seat=seat)["error"]["message"].encode()]
    undo: Json = {"do": "undo", "seat": seat, "lang": "pl"}
    return told(client, [*asking(seat, "done"), undo, undo])


@pytest.mark.parametrize("number", [0, 1, 2, -1])
@pytest.mark.parametrize("seed", ["1", "2", "3"])
@pytest.mark.parametrize("id", GAMES)
def test_tables_that_differ_in_hidden_cards_look_the_same_to_a_seat(id: str, seed: str, number: int) -> None:
    game = open_game(id)
    seat = SEATS[number] if number >= 0 else WATCHER
    differing = 0

    for table in moments(game, seed):
        imagined = game.imagine(game.view(table, number), seed)
        shared = [word for word in questions.words(table) if word in questions.words(imagined)]
        first, second = game.write(table), game.write(imagined)
        differing += {**first, "rng": 0} != {**second, "rng": 0}
        assert sent(first, seat) == sent(second, seat)
        for word in shared[differing : differing + 1]:
            assert sent_after(first, seat, word) == sent_after(second, seat, word)

    assert differing > 3


@pytest.mark.parametrize("id", GAMES)
def test_whoever_answers_hears_only_what_that_seat_may_know(id: str) -> None:
    client = Client()
    client.begins(do="new", game=id, seats=SEATS, seed="hearing")

    for number in range(60):
        asked = client.asked()
        options, seat = words(asked["question"]), asked["question"]["seat"]
        reply = client.gets("answer", seat=seat, word=options[number % len(options)])
        heard = client.gets("events", seat=seat, since=asked["version"])
        assert reply == heard
        assert reply["question"] == client.gets("question", seat=seat)["question"]


def test_cards_that_somebody_else_draws_in_secret_are_not_in_ones_answer() -> None:
    client = Client()
    client.begins(do="new", game="djinn", seats=["ada", "bob"], seed="secret 3")
    for word in ("choose p01", "choose n06", "choose p10"):
        client.answers(word)

    reply = client.gets("answer", seat="ada", word="choose n02", lang="en")

    drawn = [told["values"]["scoring"] for told in client.gets("everything")["events"] if told["kind"] == DRAWN]
    assert len(drawn) == 2
    assert not [card for card in drawn if card in json.dumps(reply)]
    for seat in ("ada", WATCHER):
        assert not [card for card in drawn if card in json.dumps(client.gets("events", seat=seat, lang="en"))]
    assert [told["kind"] for told in reply["events"]].count(f"{DRAWN}-hidden") == 2
    assert [told["kind"] for told in client.gets("events", seat="bob")["events"]].count(DRAWN) == 2


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
        for seat in (*SEATS, WATCHER):
            question = client.gets("question", seat=seat, lang=lang)["question"]
            assert question["text"].endswith((".", "?", ":"))
            assert question["text"] != question["prompt"]
        client.answers(client.options[number % len(client.options)])


LOOKING: Json = {
    "game": "witches",
    "seats": [
        {"name": "ann", "witch": "tiffany", "spot": "lancre-town-1"},
        {"name": "bob", "witch": "petulia", "spot": "skund"},
    ],
    "problems": [{"slot": "blasted-oak", "tile": "hiver"}],
}


def test_an_undo_tells_a_seat_no_secret() -> None:
    client = Client()
    client.begins(do="position", data=LOOKING)

    looked = client.answers("walk blasted-oak")
    refused = client.asks("undo", seat="ann")["error"]
    undone = client.gets("undo", seat="bob")

    assert "hiver" in json.dumps(looked)
    assert refused["text"].startswith("Somebody looked at a face-down Problem.")
    assert "hiver" not in json.dumps(undone)
    assert client.gets("record")["record"]["undone"]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "Information was revealed."), ("cs", "Něco už vyšlo najevo."), ("pl", "Coś zostało już odkryte.")],
)
def test_a_refused_undo_names_no_secret_to_a_seat(lang: str, sentence: str) -> None:
    client = Client()
    client.begins(do="position", data=LOOKING)
    client.answers("stay")
    while not any(told["kind"] == "drew" for told in client.answers()["events"]):
        pass

    error = client.asks("undo", seat="bob", lang=lang)["error"]

    assert error["values"]["what"] == "drew-hidden"
    assert error["text"].startswith(sentence)
