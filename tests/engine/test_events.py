"""Events: who comes to know what."""

from __future__ import annotations

from coven.engine import answers
from coven.engine.machine import Event
from coven.engine.match import Match
from coven.games.madness import Madness

MADNESS = Madness()
TABLE = MADNESS.new(("ann", "bob", "cid"), "events", {})


def whispered(veiled: str) -> Event:
    table = TABLE.clone()
    table.log = []
    table.whisper("drawn", 0b001, veiled, 0, 7)
    return table.log[0]


def test_what_everyone_may_know_is_told_to_everyone() -> None:
    event = Event("drawn", (0, 7, 0, 0), 1)

    told = [MADNESS.seen(TABLE, event, seat) for seat in (-1, 0, 1, 2)]

    assert told == [MADNESS.happening(TABLE, event)] * 4


def test_a_whisper_is_whole_for_its_audience_and_veiled_for_the_others() -> None:
    event = whispered("reshuffled")

    mine, other, watcher = (MADNESS.seen(TABLE, event, seat) for seat in (0, 1, -1))

    assert mine is not None
    assert other is not None
    assert (mine.kind, mine.values, mine.reveals) == ("drawn", {"player": "ann", "card": "fire-1"}, "information")
    assert (other.kind, other.values, other.reveals) == ("reshuffled", {"player": "ann"}, "")
    assert watcher == other


def test_a_whisper_without_a_veil_is_heard_by_its_audience_alone() -> None:
    event = whispered("")

    assert MADNESS.seen(TABLE, event, 0) is not None
    assert MADNESS.seen(TABLE, event, 1) is None
    assert MADNESS.seen(TABLE, event, -1) is None


def test_a_match_tells_each_seat_what_it_came_to_know() -> None:
    match = Match(MADNESS, ("ann", "bob"), "told", {})
    question = answers.question(match.table)
    assert question is not None
    match.answer(question.options[0])

    assert match.told_to(1) == [match.opening, *match.happenings]


def test_whoever_is_not_asked_learns_no_options() -> None:
    asked = answers.question(TABLE)
    assert asked is not None

    for name in TABLE.names:
        seen = answers.question_for(TABLE, name)
        assert seen is not None
        assert seen.seat == asked.seat
        assert seen.options == (asked.options if name == asked.seat else ())
