"""What an engine answers when it is asked properly."""

from __future__ import annotations

import pytest
from table.client import Client

import coven
from coven.games import GAMES, open_game


def test_hello_names_protocol_version_and_languages() -> None:
    reply = Client().gets("hello")

    assert reply == {"protocol": 1, "coven": coven.__version__, "languages": ["en", "cs", "pl"]}


def test_every_game_tells_its_players_and_what_can_be_agreed() -> None:
    games = Client().gets("games")["games"]
    madness = games[0]

    assert [game["id"] for game in games] == list(GAMES)
    assert (madness["id"], madness["revision"], madness["players"]) == (
        "madness",
        open_game("madness").revision,
        [2, 5],
    )
    assert {"id": "difficulty", "default": "1", "choices": ["1", "2", "3"]} in madness["options"]


@pytest.mark.parametrize("id", [7, "seven", "", None])
def test_the_id_of_a_request_comes_back_with_its_response(id: object) -> None:
    assert Client().gets("hello", id=id)["id"] == id
    assert Client().asks("helo", id=id)["id"] == id
    assert Client().asks("hello", id=id, loud=True)["id"] == id


def test_a_request_without_an_id_gets_none_back() -> None:
    assert "id" not in Client().gets("hello")


def test_a_whole_game_is_played_over_the_protocol() -> None:
    client = Client("ann bob cid")

    now = client.gets("question")
    while now["question"]:
        now = client.gets("answer", word=now["question"]["options"][0], version=now["version"])

    assert now["outcome"] in ("won", "lost")
    assert now["events"][-1]["kind"] == now["outcome"]
    assert client.begins(do="replay", record=client.gets("record")["record"])["replay"]["exact"]


def test_a_finished_game_asks_nothing_and_takes_no_answer() -> None:
    client = Client("ann bob")
    client.plays(10)
    position = client.state | {"outcome": "lost", "cause": "stack-empty"}

    reply = client.begins(do="position", data=position)

    assert (reply["question"], reply["outcome"]) == (None, "lost")
    assert client.asks("answer", word="done")["error"]["message"] == "game-is-over"


def test_a_game_without_a_seed_gets_one_of_its_own() -> None:
    first, second = (Client().begins(do="new", game="madness", seats=["ann", "bob"])["seed"] for _ in range(2))

    assert first != second


def test_a_pack_changes_the_cards_and_stays_with_the_record() -> None:
    pack = {"pack": "mine", "wizards": [{"id": "viktor", "name": {"en": "Vic"}}]}
    new = {"do": "new", "game": "madness", "seats": ["ann", "bob"], "options": {"wizards": "choose"}, "pack": pack}
    client = Client()

    begun = client.begins(lang="en", **new)
    again = client.begins(lang="en", do="replay", record=client.gets("record")["record"])

    assert "Play Vic" in begun["question"]["phrases"]
    assert again["question"] == begun["question"]


def test_a_question_tells_who_is_asked_and_what_may_be_answered() -> None:
    client = Client("ann bob", first="bob")

    reply = client.gets("question")

    assert reply["question"]["seat"] == "bob"
    assert reply["question"]["prompt"] == "choose-wizard"
    assert "choose viktor" in reply["question"]["options"]


def test_a_question_lists_what_is_refused_when_asked_to() -> None:
    client = Client("ann bob")
    client.answers("choose viktor")

    (refused,) = client.gets("question", refused=True)["refused"]

    assert (refused["answer"], refused["legal"], refused["message"]) == ("choose viktor", False, "wizard-taken")
    assert refused["rule"]
    assert "refused" not in client.gets("question")


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
    assert client.answers(aside)["outcome"] == "lost"


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


def test_a_version_never_comes_again_for_another_state() -> None:
    client = Client("ann bob")
    before = client.answers("choose viktor")["version"]

    undone = client.gets("undo", agreed=True)["version"]
    after = client.answers("choose larry")["version"]

    assert before < undone < after


def test_a_view_is_what_a_seat_sees_and_a_watcher_is_nobody() -> None:
    client = Client("ann bob")

    assert client.gets("view", seat="bob")["view"]["you"] == "bob"
    assert client.gets("view")["view"]["you"] == ""


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
    refused = client.gets("question", refused=True, lang=lang)["refused"]

    assert len(reply["question"]["phrases"]) == len(reply["question"]["options"])
    assert all(said["text"] for said in [reply["question"], *reply["events"], *refused])
    assert all("text" not in event for event in client.gets("events")["events"])


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_nothing_in_a_whole_game_lacks_its_words(lang: str) -> None:
    client = Client("ann bob", seed=lang)
    said: list[tuple[str, str]] = []

    now = client.gets("question", lang=lang)
    while now["question"]:
        asked = now["question"]
        said += [(asked["prompt"], asked["text"]), *zip(asked["options"], asked["phrases"], strict=True)]
        now = client.gets("answer", word=asked["options"][now["version"] % len(asked["options"])], lang=lang)
        said += [(event["kind"], event["text"]) for event in now["events"]]

    assert [word for word, text in said if not text or text == word] == []


def test_a_seat_that_is_not_asked_learns_who_is_but_no_options() -> None:
    client = Client("ann bob")

    mine = client.gets("question", seat="ann", refused=True)["question"]
    other = client.gets("question", seat="bob", refused=True)

    assert mine["options"]
    assert (other["question"]["seat"], other["question"]["options"]) == ("ann", [])
    assert "refused" not in other


def test_a_seat_that_nobody_holds_is_named_in_the_error() -> None:
    client = Client("ann bob")

    for request in ("question", "events", "view"):
        assert client.asks(request, seat="zoe")["error"]["message"] == "no-such-player"
