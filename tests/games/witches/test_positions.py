"""Position files: what they may leave out, and what is said when they are wrong."""

from __future__ import annotations

import pytest
from witches_stage import WITCHES

from coven.engine.core.errors import OptionError, PositionError
from coven.engine.edge import questions
from coven.engine.edge.game import Json

SEATS: list[Json] = [{"name": "ann", "witch": "tiffany", "spot": "slice", "hand": "greebo-1"}, {"name": "bob"}]


def test_a_position_written_by_hand_is_filled_in_and_asks_its_question() -> None:
    table = WITCHES.read({"seats": SEATS, "problems": [{"slot": "razorback", "tile": "fever", "crises": 1}]})

    question = questions.question(table)

    assert question is not None
    assert (question.seat, question.prompt) == ("ann", "move")
    assert len(table.pile) == 54
    assert table.supply_crises == 11
    assert [len(frame) for frame in table.frames_of_tiles] == [3, 3, 3, 3, 2, 2]


@pytest.mark.parametrize("phase", ["place", "move", "second-move", "end"])
def test_a_position_may_begin_in_any_phase(phase: str) -> None:
    table = WITCHES.read({"seats": SEATS, "phase": phase})

    assert WITCHES.write(WITCHES.read(WITCHES.write(table))) == WITCHES.write(table)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"seats": [{"name": "ann", "hand": "greeboo"}, {"name": "bob"}]}, "position-unknown.*greebo_"),
        ({"seats": [{"name": "ann", "hand": "greebo_1"}, {"name": "bob", "hand": "greebo_1"}]}, "position-card-twice"),
        ({"seats": [{"name": "ann", "hand": "greebo_1 greebo_1"}, {"name": "bob"}]}, "position-card-twice"),
        ({"seats": [{"name": "ann", "witch": "dimity"}, {"name": "bob", "witch": "dimity"}]}, "position-same-witch"),
        ({"seats": [{"name": "ann", "spot": "slise"}, {"name": "bob"}]}, "position-unknown.*slice"),
        ({"seats": [{"name": "ann", "cackles": -1}, {"name": "bob"}]}, "position-out-of-range.*seats/ann/cackles"),
        ({"seats": [{"name": "ann", "cackles": 9}, {"name": "bob"}]}, "position-too-many.*cackles"),
        ({"seats": [{"name": "ann", "easy": ["hiver"]}, {"name": "bob"}]}, "position-wrong-board.*hiver"),
        ({"seats": [{"name": "ann", "hard": ["fever"]}, {"name": "bob"}]}, "position-wrong-board.*fever"),
        ({"problems": [{"slot": "dungeon", "tile": "fever"}]}, "position-no-slot"),
        ({"problems": [{"slot": "slice", "tile": "fever", "up": False}]}, "position-easy-face-down"),
        ({"problems": [{"slot": "slice", "tile": "fever"}, {"slot": "slice", "tile": "death"}]}, "position-slot-twice"),
        ({"problems": [{"slot": "slice", "tile": "hiver"}, {"slot": "skund", "tile": "hiver"}]}, "position-too-many"),
        ({"waiting": [["hiver", "fever"], [], [], [], [], []]}, "position-hard-below"),
        ({"waiting": [[]]}, "position-bad-frames"),
        ({"crises": 13}, "position-too-many.*crises"),
        ({"phase": "later"}, "position-unknown.*place"),
        ({"rng": 5}, "position-bad-number.*rng"),
        ({"action": 3}, "position-out-of-range.*action"),
        ({"frames": [{"program": "turn", "step": "act", "seat": 7}]}, "position-bad-number.*frames"),
        ({"frames": [{"program": "turn", "step": "act", "seat": 0}]}, "position-no-question"),
        ({"frames": [{"program": "turm", "step": "act", "seat": 0}]}, "position-unknown.*turn"),
        ({"attempt": {"slot": "slice", "tile": "hiver", "dice": [1]}}, "position-bad-number.*dice"),
        ({"attempt": {"slot": "slice", "tile": "hiver", "magic": -1}}, "position-out-of-range.*attempt/magic"),
        ({"colour": "red"}, "position-unknown.*colour"),
        ({"game": "madness"}, "position-other-game"),
    ],
)
def test_what_is_wrong_is_named(changes: Json, message: str) -> None:
    with pytest.raises(PositionError, match=message):
        WITCHES.read({"seats": SEATS} | changes)


def test_a_wrong_number_of_players_is_named() -> None:
    with pytest.raises(OptionError, match="wrong-players"):
        WITCHES.read({"seats": [{"name": name} for name in ("a", "b", "c", "d", "e")]})
