"""Events: who comes to know what."""

from __future__ import annotations

import pytest

from coven.engine.core.errors import AnswerError
from coven.engine.core.machine import Event, Values
from coven.engine.edge import questions
from coven.engine.edge.game import Happening, Json
from coven.engine.edge.match import Match
from coven.games.madness import Madness
from coven.games.witches import Witches
from coven.games.witches.table import Table

MADNESS = Madness()
WITCHES = Witches()
LOOKED: Values = {"player": "ann", "slot": "blasted-oak", "problem": "hiver"}
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
    question = questions.question(match.table)
    assert question is not None
    match.answer(question.options[0])

    assert match.told_to(1) == [match.opening, *match.happenings]


def test_whoever_is_not_asked_learns_no_options() -> None:
    asked = questions.question(TABLE)
    assert asked is not None

    for name in TABLE.names:
        seen = questions.question_for(TABLE, name)
        assert seen is not None
        assert seen.seat == asked.seat
        assert seen.options == (asked.options if name == asked.seat else ())


def looking() -> Match[Table]:
    """Ann, who is invisible, has just looked at what nobody else may see."""
    seats = [
        {"name": "ann", "witch": "tiffany", "spot": "lancre-town-1"},
        {"name": "bob", "witch": "petulia", "spot": "skund"},
    ]
    start: Json = {"seats": seats, "problems": [{"slot": "blasted-oak", "tile": "hiver"}]}
    match = Match(WITCHES, ("ann", "bob"), "", {}, start)
    match.answer("walk blasted-oak")
    return match


def test_what_stands_in_the_way_of_undo_is_told_to_those_who_may_know_it() -> None:
    match = looking()

    assert match.wall() == match.wall(0) == Happening("looked", LOOKED, "information")
    assert match.wall(1) == match.wall(-1) == Happening("", {}, "information")


@pytest.mark.parametrize(("seat", "what"), [(0, "looked"), (1, "information"), (-1, "information")])
def test_an_undo_that_is_refused_gives_no_secret_away(seat: int, what: str) -> None:
    match = looking()

    with pytest.raises(AnswerError, match="undo-blocked") as caught:
        match.undo(seat=seat)

    assert caught.value.values == {"what": what}


def test_a_drawn_card_stands_in_the_way_by_name_only_for_whoever_drew_it() -> None:
    match = looking()
    while not any(happening.kind == "drew" for happening in match.happenings[-1]):
        question = questions.question(match.table)
        assert question is not None
        match.answer(question.options[0])
    match.events[-1] = [event for event in match.events[-1] if event.kind == "drew"]

    mine, other = match.wall(0), match.wall(1)

    assert mine is not None
    assert "card" in mine.values
    assert other == Happening("drew-hidden", {"player": "ann"})


def test_a_seat_can_be_told_only_what_is_new() -> None:
    match = looking()

    assert match.told_to(0, 1) == match.told_to(0)[1:]
    assert [happening.kind for happening in match.told_to(0, 1)[0]] == ["walked", "looked"]
    assert [happening.kind for happening in match.told_to(1, 1)[0]] == ["walked"]
