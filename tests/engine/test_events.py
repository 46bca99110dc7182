"""Events: who comes to know what."""

from __future__ import annotations

import pytest

from coven.engine.core.errors import AnswerError
from coven.engine.core.machine import Event, Values
from coven.engine.edge import questions
from coven.engine.edge.game import Happening, Json
from coven.engine.edge.match import Match, S
from coven.engine.edge.views import WATCHER
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
    assert (other.kind, other.values, other.reveals) == ("reshuffled", {"player": "ann"}, "information")
    assert watcher == other


def test_a_whisper_without_a_veil_is_heard_by_its_audience_alone() -> None:
    event = whispered("")

    assert MADNESS.seen(TABLE, event, 0) is not None
    assert MADNESS.seen(TABLE, event, 1) is None
    assert MADNESS.seen(TABLE, event, -1) is None


def test_a_match_tells_each_seat_what_it_came_to_know() -> None:
    match = Match(MADNESS, ("ann", "bob"), "told", {})
    match.answer(options(match)[0])

    assert match.heard(-1, "bob") == match.heard(-1, WATCHER) == match.everything()
    assert match.everything()


def test_whoever_is_not_asked_learns_no_options() -> None:
    asked = questions.question(TABLE)
    assert asked is not None

    for name in TABLE.names:
        seen = questions.question_for(TABLE, name)
        assert seen is not None
        assert seen.seat == asked.seat
        assert seen.options == (asked.options if name == asked.seat else ())


def options(match: Match[S]) -> tuple[str, ...]:
    """What whoever is asked may answer."""
    question = match.question(match.deciding)
    assert question is not None
    return question.options


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


def drawing() -> Match[Table]:
    """Ann has just ended her turn and drawn cards that nobody else may see."""
    match = looking()
    while not any(heard.happening.kind == "drew" for heard in match.heard(match.version - 1, "ann")):
        match.answer(options(match)[0])
    return match


def kinds(match: Match[Table], seat: str, since: int) -> list[str]:
    return [heard.happening.kind for heard in match.heard(since, seat)]


def test_what_stands_in_the_way_of_undo_is_what_a_seat_knows_of() -> None:
    match = looking()

    seen = Happening("looked", LOOKED, "information", target="map/blasted-oak")
    assert match.wall() == match.wall("ann") == seen
    assert match.wall("bob") is None
    assert match.wall(WATCHER) is None


def test_whoever_looked_needs_agreement_to_take_it_back() -> None:
    match = looking()

    with pytest.raises(AnswerError, match="undo-blocked") as caught:
        match.undo(seat="ann")

    assert caught.value.values == {"what": "looked", "reveals": "information"}


@pytest.mark.parametrize("seat", ["bob", WATCHER])
def test_an_undo_gives_no_secret_away_but_is_marked(seat: str) -> None:
    match = looking()

    news = match.undo(seat=seat)

    assert (news.events, news.undone) == ((), (1,))
    assert match.undone


def test_a_drawn_card_stands_in_the_way_by_name_only_for_whoever_drew_it() -> None:
    match = drawing()

    mine = next(heard.happening for heard in match.heard(match.version - 1, "ann") if heard.happening.kind == "drew")
    others = match.heard(match.version - 1, "bob")

    assert "card" in mine.values
    drawn = Happening("drew-hidden", {"player": "ann"}, "information", "pile", "ann/hand")
    assert drawn in [heard.happening for heard in others]
    assert "drew" not in kinds(match, "bob", -1)
    assert "drew" not in kinds(match, WATCHER, -1)


@pytest.mark.parametrize("seat", ["bob", WATCHER])
def test_an_undo_that_is_refused_names_only_what_a_seat_heard(seat: str) -> None:
    match = drawing()

    with pytest.raises(AnswerError, match="undo-blocked") as caught:
        match.undo(seat=seat)

    assert caught.value.values["what"] in kinds(match, seat, match.version - 1)


def test_a_seat_can_be_told_only_what_is_new() -> None:
    match = looking()

    assert match.heard(0, "ann") == [heard for heard in match.heard(-1, "ann") if heard.version > 0]
    assert kinds(match, "ann", 0) == ["walked", "looked"]
    assert kinds(match, "bob", 0) == ["walked"]
    assert kinds(match, WATCHER, 0) == ["walked"]


def test_an_answer_is_told_as_the_seat_that_spoke_came_to_know_it() -> None:
    seats = [{"name": "ann", "witch": "tiffany", "spot": "lancre-town-1"}, {"name": "bob", "witch": "petulia"}]
    match: Match[Table] = Match(WITCHES, ("ann", "bob"), "", {}, {"seats": seats})

    news = match.answer("stay")

    assert list(news.events) == match.heard(0, "ann")
    assert news.question == match.question("ann")
    assert news.version == match.version == 1


def test_what_was_told_stays_as_it_was_told() -> None:
    match = looking()
    before = match.everything()

    for _ in range(6):
        match.answer(options(match)[-1])

    assert match.everything()[: len(before)] == before
