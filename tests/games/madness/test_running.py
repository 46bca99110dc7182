"""Positions that a running game could not have written: frames, the announced action, cards already chosen."""

from __future__ import annotations

from typing import Any

import pytest
from rules import rule
from stage import MADNESS, Stage, holding

from coven.engine.core.errors import PositionError
from coven.engine.edge.game import Json

SWAPPING = ("cast tornado", "target bob", "agree", "settle air-1", "give fire-1")
VIOLETTA = ("ability", "give fire-1")
LEARNING = ("learn hot-blood", "settle fire-2")
CURING = ("cure hand", "with fire")
TEACHING = ("choose ann", "learn hot-blood")


def running(*steps: str) -> Json:
    """What a game writes after these answers of Ann, Bob and whoever is asked."""
    wizard = "violetta" if "ability" in steps else "viktor"
    when: dict[str, Any] = {"marker": 5, "phase": "grimoire"} if "choose ann" in steps else {}
    stage = Stage(
        ann=holding("air-1*2 fire-1 fire-2 water-1 madness", learned="tornado", wizard=wizard),
        bob=holding("earth-1 fire-1", support="water-1"),
        library={"fire": ["hot_blood", "renewal", "resolve"]},
        pages=["ip11", "final"],
        **when,
    )
    stage.answers(*steps)
    return MADNESS.write(stage.table)


def changed(position: Json, path: str, value: object) -> Json:
    """The same position with another value somewhere: `frames/1/seat`."""
    *way, last = [int(part) if part.lstrip("-").isdecimal() else part for part in path.split("/")]
    inner: Any = position
    for part in way:
        inner = inner[part]
    inner[last] = value
    return position


TAMPERED: list[tuple[tuple[str, ...], str, object, str]] = [
    ((), "deed", {"action": "cast growth", "seat": "ann"}, "deed"),
    (("cast telepathy",), "deed", None, "deed"),
    (("cast telepathy",), "deed/seat", "bob", "deed"),
    (("cast telepathy",), "deed/action", "cast tsunami", "deed"),
    (("cast telepathy",), "deed/action", "learn hot-blood", "deed"),
    (("cast telepathy",), "deed/due", {"air": 2}, "deed/due"),
    (("cast telepathy",), "deed/asked", {"air": 3}, "deed/due"),
    (("cast telepathy",), "deed/kept", True, "deed/kept"),
    (("cast telepathy",), "deed/used", ["", "water-1"], "deed/kept"),
    (("cast telepathy",), "deed/targets", ["take fire-1 from bob hand"], "deed/targets"),
    (("cast telepathy", "target bob"), "deed/asking", "", "deed/targets"),
    (("cast telepathy", "target bob"), "deed/asking", "take fire-1 from bob hand", "deed/targets"),
    (("cast telepathy",), "frames/1/by", 7, "frames/cast"),
    (("cast telepathy",), "frames/1/factor", 0, "frames/cast"),
    (("cast telepathy",), "frames/1/left", 2, "frames/cast"),
    (("cast telepathy",), "frames/0/step", "trim", "frames"),
    (("cast telepathy",), "frames/0/left", 5, "frames/turn"),
    (("cast telepathy",), "frames/0/seat", 1, "frames"),
    (("cast telepathy",), "frames/0/program", "opening", "frames/opening"),
    (("acquire fire-2",), "supply", "", "deed"),
    (("acquire fire-2",), "deed/action", "acquire fire-1", "deed"),
    (CURING, "deed/action", "cure bob", "deed"),
    (CURING, "deed/asked", {"fire": 9}, "deed/due"),
    (LEARNING, "library", {"fire": ["renewal"]}, "deed"),
    (LEARNING, "deed/due", {"fire": 1}, "deed/due"),
    (LEARNING, "frames/1/left", 3, "frames"),
    (SWAPPING, "seats/0/hand", "madness", "frames/picks"),
    (SWAPPING, "frames/2/picks", ["target bob"], "frames/picks"),
    (VIOLETTA, "seats/0/hand", "madness", "frames/picks"),
    (VIOLETTA, "frames/1/picks", ["take water-1 from bob"], "frames/picks"),
    (TEACHING, "deed/seat", "bob", "deed"),
    (("choose ann",), "frames/1/step", "lay-curses", "marker"),
    (("choose ann",), "frames/0/step", "trim", "frames/judge"),
    (("choose ann",), "pages", ["final"], "pages"),
]


@pytest.mark.parametrize(("steps", "path", "value", "where"), TAMPERED)
def test_what_no_game_writes_is_not_read(steps: tuple[str, ...], path: str, value: object, where: str) -> None:
    position = changed(running(*steps), path, value)

    with pytest.raises(PositionError) as caught:
        MADNESS.read(position)

    assert caught.value.values["where"] == where


@pytest.mark.parametrize("steps", [("cast telepathy",), SWAPPING, VIOLETTA, LEARNING, CURING, TEACHING])
def test_what_a_game_writes_is_read(steps: tuple[str, ...]) -> None:
    position = running(*steps)

    assert MADNESS.write(MADNESS.read(position)) == position


UNLIKE_AN_OPENING = [
    ("round", 1),
    ("marker", 1),
    ("madness_stack", 3),
    ("outcome", "lost"),
    ("seats/1/out", True),
    ("frames/0/factor", 0),
    ("frames/0/by", -1),
    ("frames/1/left", 1),
]


@pytest.mark.parametrize(("path", "value"), UNLIKE_AN_OPENING)
def test_before_wizards_are_chosen_nothing_is_laid_out(path: str, value: object) -> None:
    table = MADNESS.new(("ann", "bob"), "1", {"wizards": "choose"})

    with pytest.raises(PositionError):
        MADNESS.read(changed(MADNESS.write(table), path, value))


def test_once_wizards_are_chosen_the_opening_is_over() -> None:
    position = MADNESS.write(MADNESS.new(("ann", "bob"), "1", {"wizards": "choose"}))
    seats: Any = position["seats"]
    seats[0]["wizard"], seats[1]["wizard"] = "viktor", "larry"

    with pytest.raises(PositionError, match="position-no-question"):
        MADNESS.read(position)


@rule("M4.5", "M7.17")
def test_while_wizards_are_chosen_no_round_has_begun() -> None:
    written = MADNESS.write(MADNESS.new(("ann", "bob"), "1", {"wizards": "choose"}))

    with pytest.raises(PositionError, match="position-round where=round given=2 round=2"):
        MADNESS.read(written | {"round": 2})
