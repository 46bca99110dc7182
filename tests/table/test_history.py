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
    words = [entry["word"] for entry in client.gets("record")["record"]["log"]]

    undone = [client.gets("undo", agreed=True)["undone"] for _ in range(15)]

    again = Client("ann bob", seed="undo")
    for word in words[:25]:
        again.answers(word)
    assert undone == [[version] for version in range(40, 25, -1)]
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

    reply = client.begins(
        do="replay", record=record | {"log": [*record["log"][:7], record["log"][7] | {"word": "sing"}]}
    )

    assert not reply["replay"]["exact"]
    assert reply["replay"]["parted_at"] == 7
    assert client.state == position


def test_the_opening_is_told_to_whoever_has_heard_nothing() -> None:
    client = Client("ann bob", wizards="draw")

    kinds = [event["kind"] for event in client.gets("events")["events"] if event["version"] == 0]

    assert "game-began" in kinds
    assert client.gets("events", since=0)["events"] == []


def test_versions_go_on_across_a_restart_and_every_stale_one_is_refused() -> None:
    client = Client("ann bob")
    client.plays(6)
    client.gets("undo", agreed=True)
    record = client.gets("record")["record"]

    later = Client()
    assert later.begins(do="replay", record=record)["version"] == 7
    later.plays(2)

    for version in [*range(9), 10]:
        reply = later.asks("answer", word=later.options[0], version=version)
        assert reply["error"]["values"] == {"given": version, "version": 9}
    assert later.gets("answer", word=later.options[0], version=9)["version"] == 10


def test_a_restart_forgets_nothing() -> None:
    client = Client("ann bob")
    client.plays(20)
    client.gets("undo", agreed=True, to=12)
    client.gets("redo")
    client.gets("name", seat="ann", name="Łucja")

    later = Client()
    later.begins(do="replay", record=client.gets("record")["record"])

    for request in ("record", "events", "everything", "question", "position"):
        assert later.gets(request) == client.gets(request)
    assert later.gets("events", since=20) == client.gets("events", since=20)
    assert later.gets("redo") == client.gets("redo")


def test_an_undo_is_in_the_record_and_everybody_hears_of_it() -> None:
    client = Client("ann bob")
    client.plays(4)

    reply = client.gets("undo", seat="bob", agreed=True)

    entry = client.gets("record")["record"]["log"][-1]
    assert entry == {"version": 5, "seat": "bob", "did": "undo", "to": 3, "agreed": True}
    assert (reply["version"], reply["undone"], reply["events"]) == (5, [4], [])
    assert [client.gets("events", seat=seat, since=4)["undone"] for seat in ("ann", "bob", "watcher")] == [[4]] * 3


def test_an_undo_to_a_version_takes_back_all_after_it() -> None:
    client = Client("ann bob")
    client.plays(5)
    before = client.state
    client.plays(9)

    reply = client.gets("undo", to=5, agreed=True)

    assert client.state == before
    assert reply["undone"] == list(range(6, 15))
    assert reply["version"] == 15
    assert client.asks("undo", to=5, agreed=True)["error"]["message"] == "no-undo"


def test_an_undo_to_a_version_stops_at_anything_revealed_since() -> None:
    client = Client("ann bob")
    while not any(event["reveals"] for event in client.answers()["events"]):
        pass
    wall = client.gets("question")["version"]
    while not any(event["reveals"] for event in client.answers()["events"]):
        pass
    last = client.gets("undo", agreed=True)["version"] - 2

    assert last > wall
    assert client.asks("undo", to=wall - 1)["error"]["message"] == "undo-blocked"
    assert client.gets("undo", to=wall)["undone"] == list(range(wall + 1, last + 1))


def test_redo_does_again_what_was_undone_one_answer_after_the_other() -> None:
    client = Client("ann bob")
    client.plays(8)
    after, events = client.state, [event["kind"] for event in client.gets("events")["events"]]

    client.gets("undo", to=5, agreed=True)
    versions = [client.gets("redo")["version"] for _ in range(3)]

    assert versions == [10, 11, 12]
    assert client.state == after
    assert [event["kind"] for event in client.gets("events")["events"]] == events
    assert client.asks("redo")["error"]["message"] == "no-redo"


def test_a_redo_tells_what_it_brought() -> None:
    client = Client("ann bob")
    told = client.answers("choose viktor")
    client.gets("undo", agreed=True)

    again = client.gets("redo")

    assert again["events"] == [event | {"version": 3} for event in told["events"]]
    assert again["question"] == told["question"]
    assert client.asks("redo", version=2)["error"]["message"] == "protocol-version"


def test_another_answer_leaves_nothing_to_do_again() -> None:
    client = Client("ann bob")
    client.plays(2)
    client.gets("undo", agreed=True)
    client.answers()

    assert client.asks("redo")["error"]["message"] == "no-redo"
