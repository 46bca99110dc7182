"""Games that are copied, taken back, told, kept and played again."""

from __future__ import annotations

from table.client import Client


def test_a_stale_undo_is_refused_too() -> None:
    client = Client("ann bob")
    client.plays(2)

    assert client.asks("undo", version=1, agreed=True)["error"]["message"] == "protocol-version"


def test_a_clone_lives_its_own_life() -> None:
    client = Client("ann bob")
    client.plays(20)
    original, before = client.handle, client.state

    client.handle = client.gets("clone")["handle"]
    assert client.state == before
    client.plays(20)
    client.gets("undo", agreed=True)

    assert client.state != before
    client.handle = original
    assert client.state == before
    client.plays(20)
    client.gets("close")


def test_a_clone_remembers_how_it_came_about() -> None:
    client = Client("ann bob")
    client.plays(40)
    record, events = client.gets("record"), client.gets("events")

    client.handle = client.gets("clone")["handle"]

    assert (client.gets("record"), client.gets("events")) == (record, events)


def test_undo_equals_replay() -> None:
    client = Client("ann bob", seed="undo")
    client.plays(40)
    words = client.gets("record")["record"]["answers"]

    undone = [client.gets("undo", agreed=True)["undone"] for _ in range(15)]

    again = Client("ann bob", seed="undo")
    for word in words[:25]:
        again.answers(word)
    assert undone == words[:24:-1]
    assert client.state == again.state
    assert client.gets("events")["events"] == again.gets("events")["events"]


def test_undo_stops_at_what_was_revealed_unless_everyone_agrees() -> None:
    client = Client("ann bob")
    while not any(event["reveals"] for event in client.answers()["events"]):
        pass

    assert client.asks("undo")["error"]["message"] == "undo-blocked"
    assert client.gets("undo", agreed=True)["question"]
    assert client.gets("record")["record"]["undone"]


def test_events_come_once_to_whoever_tells_how_far_they_have_heard() -> None:
    client = Client("ann bob")
    client.plays(30)
    whole = client.gets("events")

    since = client.gets("events", since=20)

    assert {event["version"] for event in since["events"]} <= set(range(21, 31))
    assert since["events"] == [event for event in whole["events"] if event["version"] > 20]
    assert client.gets("events", since=whole["version"])["events"] == []


def test_events_tell_what_was_taken_back() -> None:
    client = Client("ann bob")
    client.plays(3)
    client.gets("undo", agreed=True)
    client.gets("undo", agreed=True)

    assert client.gets("events", since=3)["undone"] == [3, 2]
    assert client.gets("events", since=2)["undone"] == [2]
    assert client.gets("events", since=5)["undone"] == []
    assert {event["version"] for event in client.gets("events")["events"]} <= {0, 1}


def test_a_position_begins_the_same_game_elsewhere() -> None:
    client = Client("ann bob")
    client.plays(50)
    position = client.state

    other = Client()
    other.begins(do="position", data=position)
    client.plays(10)
    other.plays(10)

    assert other.state == client.state


def test_a_game_from_a_position_has_a_record_that_replays() -> None:
    client = Client("ann bob")
    client.plays(30)
    client.begins(do="position", data=client.state)
    client.plays(20)

    reply = client.begins(do="replay", record=client.gets("record")["record"])

    assert reply["replay"]["exact"]
    assert reply["version"] == 20


def test_a_record_that_does_not_replay_tells_where_it_parted_and_goes_on() -> None:
    client = Client("ann bob")
    client.plays(40)
    record = client.gets("record")["record"]
    position = client.state

    reply = client.begins(do="replay", record=record | {"answers": [*record["answers"][:7], "sing"]})

    assert not reply["replay"]["exact"]
    assert reply["replay"]["parted_at"] == 7
    assert client.state == position


def test_the_opening_is_told_to_whoever_has_heard_nothing() -> None:
    client = Client("ann bob", wizards="draw")

    kinds = [event["kind"] for event in client.gets("events")["events"] if event["version"] == 0]

    assert "game-began" in kinds
    assert client.gets("events", since=0)["events"] == []
