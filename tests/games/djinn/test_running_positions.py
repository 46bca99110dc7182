"""Positions that only a running game writes."""

import pytest
from djinn_stage import DJINN, Stage, player
from rules import rule

from coven.engine.core.codecs import listed
from coven.engine.core.errors import PositionError
from coven.engine.edge.game import Json


def midway() -> Json:
    """What a running game writes while a chest is being unlocked."""
    stage = Stage(ann=player("s3", keys=1), bob=player(), chests=["chest01", "chest02"], phase="act")
    stage.ann.does("basic catacombs")
    return DJINN.write(stage.table)


def test_what_a_running_game_writes_is_read_again() -> None:
    written = midway()

    assert DJINN.write(DJINN.read(written)) == written


@rule("D10.1")
@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"turn": {"moved": True, "acted": True}}, "turn/helped"),
        ({"turn": {"moved": True, "acted": True, "helped": [False]}}, "turn/idle"),
        ({"turn": {"moved": True, "acted": True, "helped": [False], "idle": [False]}}, "turn/openings"),
        ({"opened": [], "used_chests": ["chest01"]}, "opened"),
        ({"active": "bob"}, "frames"),
        ({"frames": [{"program": "turn", "step": "act", "seat": 0, "left": 0}]}, "frames"),
        ({"frames": [{"program": "turn", "step": "act", "seat": 0, "left": 1}] * 2}, "frames"),
    ],
)
def test_a_running_game_that_was_changed_by_hand_must_still_go_on(change: Json, where: str) -> None:
    with pytest.raises(PositionError, match=f"position-moment where={where}$"):
        DJINN.read(midway() | change)


def test_a_turn_that_is_over_leaves_nobody_to_go_on() -> None:
    written = midway()
    first, *others = listed(written["frames"], "frames")
    assert isinstance(first, dict)

    with pytest.raises(PositionError, match="position-no-question where=frames"):
        DJINN.read(written | {"frames": [first | {"step": "end"}, *others]})
