"""Records: they replay, tell where they part, and go on from their snapshot."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from coven.engine.core.errors import AnswerError, RecordError
from coven.engine.edge import questions
from coven.engine.edge.game import Change
from coven.engine.edge.match import Match
from coven.engine.edge.record import Record, encode, load, record, replay
from coven.games.madness import Madness
from coven.games.madness.table import Table


class Corrected(Madness):
    """The game after a correction of its rules."""

    revision = 2
    changes = (Change(2, "M15.1"),)

    def __init__(self) -> None:
        super().__init__({"limits": {"hand_size": 7}})


def played(moves: int) -> Match[Table]:
    match = Match(Madness(), ("ann", "bob"), "record", {})
    for number in range(moves):
        question = questions.question(match.table)
        assert question is not None
        match.answer(question.options[number % len(question.options)])
    return match


def test_a_record_comes_back_from_its_file(tmp_path: Path) -> None:
    kept = record(played(40))
    (tmp_path / "game.json").write_bytes(encode(kept))

    again, told = replay(Madness(), load(tmp_path / "game.json"))

    assert told.exact
    assert record(again) == kept


def test_a_record_under_corrected_rules_goes_on_from_its_snapshot_and_says_what_changed() -> None:
    kept = record(played(40))

    resumed, told = replay(Corrected(), kept)

    assert not told.exact
    assert told.changes == (Change(2, "M15.1"),)
    assert told.parted_at is not None
    assert resumed.game.write(resumed.table)["seats"] == kept.snapshot["seats"]
    question = questions.question(resumed.table)
    assert question is not None
    resumed.answer(question.options[0])


def test_a_record_whose_answer_was_tampered_with_tells_where_it_parts() -> None:
    kept = record(played(40))
    words = (*kept.answers[:20], "cast moonbeam", *kept.answers[21:])

    _, told = replay(Madness(), msgspec.structs.replace(kept, answers=words))

    assert not told.exact
    assert told.parted_at == 20


def test_a_record_whose_last_hash_is_wrong_is_not_exact() -> None:
    kept = record(played(30))

    _, told = replay(Madness(), msgspec.structs.replace(kept, hash="0" * 16))

    assert not told.exact
    assert told.parted_at == 30


@pytest.mark.parametrize(
    ("content", "message"),
    [("{", "record-not-json"), ("[]", "record-malformed"), ('{"game": "madness"}', "record-malformed")],
)
def test_a_broken_file_says_what_is_wrong(tmp_path: Path, content: str, message: str) -> None:
    (tmp_path / "broken.json").write_text(content)

    with pytest.raises(RecordError, match=message):
        load(tmp_path / "broken.json")


def test_a_missing_file_says_so(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="record-unreadable"):
        load(tmp_path / "none.json")


def test_a_record_of_another_format_is_refused(tmp_path: Path) -> None:
    (tmp_path / "later.json").write_bytes(encode(msgspec.structs.replace(record(played(3)), coven=99)))

    with pytest.raises(RecordError, match="record-malformed"):
        load(tmp_path / "later.json")


def test_undo_past_something_revealed_labels_the_record() -> None:
    match = played(25)
    while match.wall() is None:
        question = questions.question(match.table)
        assert question is not None
        match.answer(question.options[-1])
    answered = len(match.answers)

    with pytest.raises(AnswerError, match="undo-blocked"):
        match.undo()
    match.undo(agreed=True)

    assert record(match).undone
    assert len(record(match).answers) == answered - 1


def test_a_game_may_begin_from_a_position() -> None:
    start = Madness().write(played(25).table)
    match: Match[Table] = Match(Madness(), ("ann", "bob"), "puzzle", {}, start)
    question = questions.question(match.table)
    assert question is not None
    match.answer(question.options[0])

    _, told = replay(Madness(), record(match))

    assert told.exact


def test_a_record_names_everything_needed_to_replay_it() -> None:
    fields = {field.name for field in msgspec.structs.fields(Record)}

    assert {"game", "revision", "options", "seed", "seats", "answers", "hash", "snapshot"} <= fields
