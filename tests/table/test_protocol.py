"""What an engine answers when it is asked properly."""

from __future__ import annotations

import json

import pytest
from table.client import Client, words

import coven
from coven.games import GAMES, open_game


def test_hello_names_protocol_version_and_languages() -> None:
    reply = Client().gets("hello")

    assert reply == {"protocol": 2, "coven": coven.__version__, "languages": ["en", "cs", "pl"]}


def test_every_game_tells_its_players_and_what_can_be_agreed() -> None:
    games = Client().gets("games")["games"]
    madness = games[0]

    assert [game["id"] for game in games] == list(GAMES)
    assert (madness["id"], madness["revision"], madness["players"]) == (
        "madness",
        open_game("madness").revision,
        [2, 5],
    )
    assert {"id": "difficulty", "default": "1", "choices": ["1", "2", "3"], "players": []} in madness["options"]


@pytest.mark.parametrize("id", [7, "seven", "", None])
def test_the_id_of_a_request_comes_back_with_its_response(id: object) -> None:
    assert Client().gets("hello", id=id)["id"] == id
    assert Client().asks("helo", id=id)["id"] == id
    assert Client().asks("hello", id=id, loud=True)["id"] == id


def test_a_request_without_an_id_gets_none_back() -> None:
    assert "id" not in Client().gets("hello")


def test_a_whole_game_is_played_over_the_protocol() -> None:
    client = Client("ann bob cid")

    now = client.asked()
    while now["question"]:
        seat, word = now["question"]["seat"], words(now["question"])[0]
        client.gets("answer", seat=seat, word=word, version=now["version"])
        now = client.asked()

    assert now["outcome"]["kind"] in ("won", "lost")
    assert client.gets("events")["events"][-1]["kind"] == now["outcome"]["kind"]
    assert client.begins(do="replay", record=client.gets("record")["record"])["replay"]["exact"]


def test_a_finished_game_asks_nothing_and_takes_no_answer() -> None:
    client = Client("ann bob")
    client.plays(10)
    position = client.state | {"outcome": "lost", "cause": "stack-empty"}

    reply = client.begins(do="position", data=position)

    assert reply["question"] is None
    assert reply["outcome"] == {"kind": "lost", "winners": [], "scores": {}, "cause": "stack-empty"}
    assert client.asks("answer", word="done")["error"]["message"] == "game-is-over"


def test_a_game_without_a_seed_gets_one_of_its_own() -> None:
    first, second = (Client().begins(do="new", game="madness", seats=["ann", "bob"])["seed"] for _ in range(2))

    assert first != second


def test_a_pack_changes_the_cards_and_stays_with_the_record() -> None:
    pack = {"pack": "mine", "wizards": [{"id": "viktor", "name": {"en": "Vic"}}]}
    new = {"do": "new", "game": "madness", "seats": ["ann", "bob"], "options": {"wizards": "choose"}, "pack": pack}
    client = Client()

    client.begins(**new)
    begun = client.asked(lang="en")
    client.begins(do="replay", record=client.gets("record")["record"])

    assert "Play Vic" in begun["question"]["phrases"]
    assert client.asked(lang="en") == begun


def test_a_question_tells_who_is_asked_and_what_may_be_answered() -> None:
    client = Client("ann bob", first="bob")

    reply = client.gets("question", seat="bob")

    assert reply["question"]["seat"] == "bob"
    assert reply["question"]["prompt"] == "choose-wizard"
    assert "choose viktor" in words(reply["question"])
    assert all(set(option) == {"word", "verb", "about", "touches"} for option in reply["question"]["options"])


def test_a_question_lists_what_is_refused_when_asked_to() -> None:
    client = Client("ann bob")
    client.answers("choose viktor")

    (refused,) = client.asked(refused=True)["refused"]

    assert (refused["answer"], refused["legal"], refused["message"]) == ("choose viktor", False, "wizard-taken")
    assert refused["rule"]
    assert "refused" not in client.asked()


@pytest.mark.parametrize(
    ("word", "legal", "message"),
    [("choose larry", True, ""), ("choose viktor", False, "wizard-taken"), ("sing", False, "not-now")],
)
def test_an_answer_is_explained_before_it_is_given(word: str, legal: bool, message: str) -> None:
    client = Client("ann bob")
    client.answers("choose viktor")

    ruling = client.gets("explain", word=word)["ruling"]

    assert (ruling["answer"], ruling["legal"], ruling["message"]) == (word, legal, message)


def test_what_may_be_said_besides_is_legal_and_can_be_answered() -> None:
    client = Client()
    seats = [{"name": "ann", "wizard": "viktor"}, {"name": "bob", "wizard": "larry"}]
    position = {"game": "madness", "options": {"promo_shh": "on"}, "page": "promo_shh", "round": 2, "seats": seats}
    client.begins(do="position", data=position)

    aside = client.gets("question")["asides"][0]

    assert client.gets("explain", word=aside)["ruling"]["legal"]
    assert client.answers(aside)["outcome"]["kind"] == "lost"


def test_what_may_be_said_besides_is_said_by_anybody_at_the_table_and_by_nobody_else() -> None:
    client = Client()
    seats = [{"name": "ann", "wizard": "viktor"}, {"name": "bob", "wizard": "larry"}]
    position = {"game": "madness", "options": {"promo_shh": "mild"}, "page": "promo_shh", "round": 2, "seats": seats}
    client.begins(do="position", data=position)

    watching = client.asks("answer", word="talk bob", seat="watcher")
    talking = client.gets("answer", word="talk bob", seat="bob")

    assert watching["error"]["message"] == "not-your-turn"
    assert (talking["version"], talking["question"]["options"]) == (1, [])


def test_a_refused_answer_names_the_rule_and_changes_nothing() -> None:
    client = Client("ann bob")
    client.answers("choose viktor")
    before = client.state

    error = client.asks("answer", word="choose viktor")["error"]

    assert (error["message"], error["values"]["answer"]) == ("wizard-taken", "choose viktor")
    assert error["values"]["rule"]
    assert error["text"]
    assert client.state == before
    assert client.gets("question")["version"] == 1


def test_a_stale_answer_is_refused_with_the_fresh_question() -> None:
    client = Client("ann bob")
    client.answers("choose viktor")

    reply = client.asks("answer", word="choose larry", version=0)

    assert reply["error"]["message"] == "protocol-version"
    assert reply["error"]["values"] == {"given": 0, "version": 1}
    assert reply["version"] == 1
    assert reply["question"] == client.gets("question")["question"]
    assert "choose larry" in client.options


def test_a_seat_with_a_stale_answer_is_told_what_it_may_know_of_the_fresh_question() -> None:
    client = Client("ann bob")
    client.answers("choose viktor")

    ann, bob = (client.asks("answer", word="choose larry", seat=seat, version=0)["question"] for seat in ("ann", "bob"))

    assert ann["options"] == []
    assert "choose larry" in words(bob)


def test_a_wrong_seats_answer_is_refused_and_changes_nothing() -> None:
    client = Client("ann bob")
    before, record = client.state, client.gets("record")

    errors = [client.asks("answer", word="choose viktor", seat=seat)["error"] for seat in ("bob", "watcher", "zoe")]

    assert [error["message"] for error in errors] == ["not-your-turn", "not-your-turn", "no-such-player"]
    assert errors[0]["values"] == {"answer": "choose viktor", "player": "ann"}
    assert (client.state, client.gets("record")) == (before, record)


def test_whoever_is_not_asked_hears_no_reasons() -> None:
    client = Client("ann bob")
    client.answers("choose viktor")

    ann = client.gets("explain", word="choose viktor", seat="ann")["ruling"]
    bob = client.gets("explain", word="choose viktor", seat="bob")["ruling"]

    assert (ann["legal"], ann["message"], ann["values"]) == (False, "not-asked", {"player": "bob"})
    assert (bob["legal"], bob["message"], bob["values"]) == (False, "wizard-taken", {"wizard": "viktor"})


def test_a_version_never_comes_again_for_another_state() -> None:
    client = Client("ann bob")
    before = client.answers("choose viktor")["version"]

    undone = client.gets("undo", agreed=True)["version"]
    after = client.answers("choose larry")["version"]

    assert before < undone < after


def test_a_view_is_what_a_seat_sees_and_a_watcher_is_nobody() -> None:
    client = Client("ann bob")

    assert client.gets("view", seat="bob")["view"]["you"] == "bob"
    assert client.gets("view")["view"]["you"] == client.gets("view", seat="watcher")["view"]["you"]
    assert client.gets("view")["view"]["you"] not in ("ann", "bob")


def test_rules_are_found_by_id_and_by_words() -> None:
    client = Client()

    (found,) = client.gets("rules", game="madness", words="M7.10")["rules"]

    assert found["id"] == "M7.10"
    assert found in client.gets("rules", game="madness", words="page turned monster")["rules"]


def test_a_closed_game_is_gone() -> None:
    client = Client("ann bob")

    assert client.gets("close") == {"closed": client.handle}
    assert client.asks("view")["error"]["message"] == "protocol-no-handle"


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_texts_stand_beside_the_ids_in_the_language_of_the_request(lang: str) -> None:
    client = Client("ann bob")

    reply = client.gets("answer", word="choose viktor", lang=lang)
    asked = client.asked(refused=True, lang=lang)

    assert len(asked["question"]["phrases"]) == len(asked["question"]["options"]) > 0
    assert all(said["text"] for said in [reply["question"], asked["question"], *reply["events"], *asked["refused"]])
    assert all("text" not in event for event in client.gets("events")["events"])


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_nothing_in_a_whole_game_lacks_its_words(lang: str) -> None:
    client = Client("ann bob", seed=lang)
    said: list[tuple[str, str]] = []

    now = client.asked(lang=lang)
    while asked := now["question"]:
        said += [(asked["prompt"], asked["text"]), *zip(words(asked), asked["phrases"], strict=True)]
        told = client.gets("answer", word=words(asked)[now["version"] % len(asked["options"])], lang=lang)
        said += [(event["kind"], event["text"]) for event in told["events"]]
        now = client.asked(lang=lang)

    assert [word for word, text in said if not text or text == word] == []


def test_a_seat_that_is_not_asked_learns_who_is_but_no_options() -> None:
    client = Client("ann bob")

    mine = client.gets("question", seat="ann", refused=True)["question"]
    other = client.gets("question", seat="bob", refused=True)

    assert mine["options"]
    assert (other["question"]["seat"], other["question"]["options"]) == ("ann", [])
    assert other["refused"] == []


def test_a_seat_that_nobody_holds_is_named_in_the_error() -> None:
    client = Client("ann bob")

    for request in ("question", "events", "view", "undo", "redo"):
        assert client.asks(request, seat="zoe")["error"]["message"] == "no-such-player"
    for request in ("answer", "explain"):
        assert client.asks(request, word="choose viktor", seat="zoe")["error"]["message"] == "no-such-player"


@pytest.mark.parametrize("begun", ["new", "position", "replay", "clone", "question", "events"])
def test_whoever_names_no_seat_hears_what_a_watcher_may_know(begun: str) -> None:
    client = Client()
    new = {"do": "new", "game": "madness", "seats": ["ann", "bob"], "seed": "1", "options": {"wizards": "choose"}}
    reply = client.begins(**new)
    fields = {"position": {"data": client.state}, "replay": {"record": client.gets("record")["record"]}}

    if begun != "new":
        held = {} if begun in fields else {"handle": client.handle}
        reply = client.sends(json.dumps({"do": begun} | held | fields.get(begun, {})))

    assert reply["question"]["prompt"] == "choose-wizard"
    assert (reply["question"]["options"], reply["question"]["values"]) == ([], {})
