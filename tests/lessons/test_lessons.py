"""Lessons: each can be done from where it begins, whatever the dice say, and nothing ends it wrongly."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from coven.engine.core.errors import ContentError
from coven.engine.core.machine import State
from coven.engine.edge.game import Happening, Json
from coven.engine.edge.match import Match
from coven.games import GAMES, open_game
from coven.language import LANGUAGES
from coven.lessons import Lesson, course, lessons_of, read
from coven.text import speaker_for

ALL = [(game, lesson) for game in GAMES for lesson in lessons_of(open_game(game))]
EACH = pytest.mark.parametrize(("game", "lesson"), ALL, ids=[f"{game}-{lesson.id}" for game, lesson in ALL])
STEPS = 15  # more than any lesson takes


def opened(game: str, lesson: Lesson, chance: int = 0) -> Match[State]:
    """A lesson at a hosted table: what is drawn and rolled there is different every time."""
    found = open_game(game)
    table = found.read(lesson.position)
    return Match(found, table.names, "", found.agreed(table), lesson.position, secret=bytes([chance]) * 32)


def happened(match: Match[State]) -> list[Happening]:
    return [heard.happening for heard in match.everything()]


def shown(match: Match[State], lesson: Lesson) -> str:
    question = match.question(match.deciding)
    assert question is not None
    return lesson.shown(question, happened(match))


def taught(path: str) -> tuple[Json, str]:
    file = files("coven.lessons").joinpath(f"{path}.toml")
    return tomllib.loads(file.read_text("utf-8")), file.name


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_has_six_lessons(game: str) -> None:
    assert len(lessons_of(open_game(game))) == 6


@EACH
@pytest.mark.parametrize("chance", range(12))
def test_whoever_does_what_is_shown_does_the_task(game: str, lesson: Lesson, chance: int) -> None:
    match, given = opened(game, lesson, chance), list[str]()

    while not lesson.done(happened(match)) and len(given) < STEPS:
        assert match.deciding == lesson.seat
        given.append(shown(match, lesson))
        match.answer(given[-1])

    assert lesson.done(happened(match))
    assert list(dict.fromkeys(given)) == list(lesson.answers)


@EACH
def test_no_other_first_answer_ends_a_lesson(game: str, lesson: Lesson) -> None:
    question = opened(game, lesson).question(lesson.seat)
    assert question is not None

    for answer in question.answers:
        match = opened(game, lesson)
        match.answer(answer.word)

        assert not match.table.over
        assert answer.word in lesson.answers or not lesson.done(happened(match))


@EACH
def test_a_lesson_has_something_to_do(game: str, lesson: Lesson) -> None:
    assert lesson.met(happened(opened(game, lesson))) == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_about_a_lesson_is_said_in_every_language(game: str, language: str) -> None:
    found = open_game(game)

    told = course(found, speaker_for(found, language))

    texts = [text for one in told.lessons for text in (one.title, one.task, one.reason, one.success)]
    assert told.goal
    assert len(set(texts)) == len(texts) == 24


def test_once_the_way_is_left_nothing_is_shown() -> None:
    lesson = lessons_of(open_game("madness"))[0]
    match = opened("madness", lesson)

    match.answer("acquire fire-3")
    match.pass_forced()

    assert shown(match, lesson) == ""


def test_the_last_answer_waits_until_all_else_is_done() -> None:
    lesson = lessons_of(open_game("madness"))[-1]
    match = opened("madness", lesson)

    match.answer("acquire earth-3")
    match.pass_forced()

    assert lesson.answers[-1] == "done"
    assert shown(match, lesson) == ""


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"id": ""}, "content-no-id"),
        ({"id": "spell"}, "content-bad-id"),
        ({"seat": "zoe"}, "content-no-word"),
        ({"task": [{"event": "curse-broke"}]}, "content-no-word"),
        ({"task": [{"event": "curse-broken", "values": {"who": "ann"}}]}, "content-no-word"),
        ({"task": []}, "content-bad-entry"),
        ({"answers": []}, "content-bad-entry"),
        ({"answer": ["done"]}, "content-no-word"),
        ({"position": {"active": "ann"}}, "content-no-word"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_said(change: Json, message: str) -> None:
    data, file = taught("madness")
    entries = data["lessons"]
    assert isinstance(entries, list)

    with pytest.raises(ContentError) as error:
        read(open_game("madness"), {"lessons": [entries[1], entries[0] | change]}, file)

    assert error.value.message == message
    assert speaker_for(open_game("madness"), "cs").error(error.value)


@pytest.mark.parametrize("data", [{}, {"lessons": {}}, {"lessons": [], "more": 1}])
def test_a_file_of_lessons_holds_lessons_and_nothing_else(data: Json) -> None:
    with pytest.raises(ContentError, match="content-bad-section"):
        read(open_game("madness"), data, "madness.toml")
