"""Records: they replay, tell where they part, and go on from their snapshot."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
import pytest
from engine.matches import options, played

from coven.engine.core.errors import RecordError
from coven.engine.edge.entries import Entry
from coven.engine.edge.game import Change
from coven.engine.edge.match import Match, StaleError
from coven.engine.edge.record import Record, encode, load, record, replay
from coven.games import GAMES, open_game
from coven.games.madness import Madness
from coven.games.madness.table import Table

SAVES = Path(__file__).parent / "saves"  # games kept in format 1, in the middle of a turn


class Corrected(Madness):
    """The game after a correction of its rules."""

    revision = 2
    changes = (Change(2, "M15.1"),)

    def __init__(self) -> None:
        super().__init__({"limits": {"hand_size": 7}})


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
    assert resumed.version == 40
    assert resumed.answer(options(resumed)[0]).version == 41


def test_a_record_whose_answer_was_tampered_with_tells_where_it_parts() -> None:
    kept = record(played(40))
    tampered = msgspec.structs.replace(kept.log[20], word="cast moonbeam")

    _, told = replay(Madness(), msgspec.structs.replace(kept, log=(*kept.log[:20], tampered, *kept.log[21:])))

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


def test_a_game_may_begin_from_a_position() -> None:
    start = Madness().write(played(25).table)
    match: Match[Table] = Match(Madness(), ("ann", "bob"), "puzzle", {}, start)
    match.answer(options(match)[0])

    _, told = replay(Madness(), record(match))

    assert told.exact


def test_a_record_names_everything_needed_to_replay_it() -> None:
    fields = {field.name for field in msgspec.structs.fields(Record)}

    assert {"game", "revision", "options", "seed", "seats", "log", "hash", "snapshot"} <= fields


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_the_first_format_opens_and_plays_on(game: str) -> None:
    kept = load(SAVES / f"{game}-1.json")

    match, told = replay(open_game(game), kept)
    match.answer(options(match)[0])
    again, told_again = replay(open_game(game), record(match))

    assert told.exact
    assert told_again.exact
    assert match.answers[:-1] == list(kept.answers)
    assert match.version == len(kept.answers) + 1
    assert record(again) == record(match)


def test_a_record_of_the_first_format_says_whether_something_revealed_was_taken_back() -> None:
    assert [load(SAVES / f"{game}-1.json").undone for game in GAMES] == [False, False, True]


@pytest.mark.parametrize("game", GAMES)
def test_whoever_answered_in_a_record_of_the_first_format_may_take_it_back(game: str) -> None:
    match, _ = replay(open_game(game), load(SAVES / f"{game}-1.json"))

    match.undo(agreed=True)

    assert match.log[-1].seat in match.seats
    assert all(entry.seat in match.seats for entry in match.log)


def test_the_log_tells_who_did_what_and_undo_is_part_of_it() -> None:
    match = played(2)
    before = match.answers[-1]

    match.undo(seat="bob", agreed=True)
    match.redo()
    kept = record(match)

    assert [(entry.version, entry.did) for entry in kept.log[2:]] == [(3, "undo"), (4, "redo")]
    assert (kept.log[2].seat, kept.log[2].to, kept.log[2].agreed) == ("bob", 1, True)
    assert kept.answers[-1] == kept.log[3].word == before


def test_a_redo_survives_the_record() -> None:
    match = played(12)
    match.undo(to=8, agreed=True)
    match.redo()

    again, told = replay(Madness(), record(match))
    match.redo()
    again.redo()

    assert told.exact
    assert record(again) == record(match)
    assert match.answers == played(10).answers


def test_a_record_that_replays_remembers_that_something_revealed_was_taken_back() -> None:
    match = played(25)
    while match.wall() is None:
        match.answer(options(match)[-1])
    match.undo(agreed=True)
    forgetful = msgspec.structs.replace(record(match), undone=False)

    old, exact = replay(open_game("djinn"), load(SAVES / "djinn-1.json"))

    assert exact.exact
    assert record(old).undone
    assert record(replay(Madness(), forgetful)[0]).undone


def test_what_happens_before_the_first_question_of_a_position_is_told_and_replayed() -> None:
    game = open_game("witches")
    seats = [{"name": "ann", "witch": "tiffany"}, {"name": "bob", "witch": "petulia"}]
    match = Match.begun_from(game, {"game": "witches", "seats": seats, "phase": "place"})

    again, told = replay(game, record(match))

    assert "tile-placed" in [heard.happening.kind for heard in match.heard(-1, "bob")]
    assert told.exact
    assert again.everything() == match.everything()


def test_something_said_besides_is_undone_and_done_again_as_it_was() -> None:
    seats = [{"name": "ann", "wizard": "viktor"}, {"name": "bob", "wizard": "larry"}]
    position = {"options": {"promo_shh": "mild"}, "page": "promo_shh", "round": 2, "seats": seats}
    match = Match.begun_from(Madness(), position)
    match.answer("talk bob", seat="bob")
    match.undo(agreed=True)
    match.redo()
    match.undo(agreed=True)

    again, told = replay(Madness(), record(match))
    again.redo()

    assert told.exact
    assert [entry.did for entry in again.log] == ["aside", "undo", "redo", "undo", "redo"]
    assert again.answers == ["talk bob"]


def test_a_log_whose_versions_do_not_follow_each_other_parts_there() -> None:
    kept = record(played(5))

    _, told = replay(Madness(), msgspec.structs.replace(kept, log=kept.log[:2] + kept.log[3:]))

    assert told.parted_at == 2


@pytest.mark.parametrize("did", ["redo", "undo"])
def test_a_log_that_begins_with_nothing_to_do_is_no_fault(did: Literal["redo", "undo"]) -> None:
    kept = record(played(0))

    match, _ = replay(Madness(), msgspec.structs.replace(kept, log=(Entry(1, "ann", did),)))

    assert match.answers == []


def test_an_entry_that_did_something_unknown_is_refused(tmp_path: Path) -> None:
    (tmp_path / "odd.json").write_bytes(
        encode(record(played(1))).replace(b'"log": [\n  {', b'"log": [\n  {"did": "sing",')
    )

    with pytest.raises(RecordError, match="record-malformed"):
        load(tmp_path / "odd.json")


def test_versions_go_on_after_the_rules_have_changed() -> None:
    resumed, _ = replay(Corrected(), record(played(40)))
    resumed.answer(options(resumed)[0])
    resumed.undo(agreed=True)

    again, told = replay(Corrected(), record(resumed))

    assert told.exact
    assert again.version == resumed.version == 42
    with pytest.raises(StaleError):
        again.answer(options(again)[0], version=40)


def test_names_stay_with_the_record() -> None:
    match = played(3)
    match.call("ann", "  Łucja   z  Gór ")

    again, _ = replay(Madness(), record(match))

    assert again.names == {"ann": "Łucja z Gór"}


def test_of_the_first_format_all_is_compared_but_the_numbers_of_the_machine() -> None:
    kept = load(SAVES / "madness-1.json")
    inside = msgspec.structs.replace(kept, hash="0" * 16, snapshot=kept.snapshot | {"frames": []})
    outside = msgspec.structs.replace(kept, hash="0" * 16, snapshot=kept.snapshot | {"round": 6})

    assert replay(Madness(), inside)[1].exact
    assert not replay(Madness(), outside)[1].exact


def test_where_the_snapshot_cannot_be_read_any_more_the_game_goes_on_from_where_it_parted() -> None:
    kept = record(played(40))
    tampered = msgspec.structs.replace(kept.log[20], word="cast moonbeam")
    spoiled = msgspec.structs.replace(kept, log=(*kept.log[:20], tampered), snapshot={"seats": 3})

    match, told = replay(Madness(), spoiled)

    assert told.parted_at == 20
    assert match.answers == list(kept.answers[:20])
    match.answer(options(match)[0])
