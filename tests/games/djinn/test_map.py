"""D3: the map."""

import pytest
from djinn_stage import CONTENT, QUIET, Stage, begun, player
from rules import rule

from coven.engine.core.errors import PositionError

SPACES = {space["id"]: space for space in CONTENT["space"]}
EDGES = [(id, path) for id, space in SPACES.items() for path in space["paths"]]
ROUNDS = {"r1": "tavern", "r2": "academy", "r3": "archives", "r4": "catacombs", "r5": "market", "r6": "manufactory"}
SQUARES = {"s1": "academy", "s2": "tavern", "s3": "catacombs", "s4": "archives", "s5": "manufactory", "s6": "market"}


@rule("D3.1", "D3.5")
def test_six_squares_six_rounds_and_the_source_are_thirteen_spaces() -> None:
    shapes = [space["shape"] for space in SPACES.values()]

    assert len(SPACES) == 13
    assert (shapes.count("square"), shapes.count("round"), shapes.count("source")) == (6, 6, 1)
    assert SPACES["source"]["shape"] == "source"


@rule("D3.1")
def test_every_space_can_be_reached_along_paths() -> None:
    reached = ["source"]
    for space in reached:
        reached += [path for path in SPACES[space]["paths"] if path not in reached]

    assert sorted(reached) == sorted(SPACES)


@rule("D3.2", "D2.1")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_each_location_lies_on_one_square_and_one_round_space(seed: str) -> None:
    layout = begun(3, seed).view.layout

    for shape in "rs":
        assert sorted(layout[f"{shape}{n}"] for n in range(1, 7)) == sorted(ROUNDS.values())


@rule("D3.3")
@pytest.mark.parametrize(("space", "location"), SQUARES.items())
def test_a_square_space_stands_for_the_basic_action(space: str, location: str) -> None:
    stage = Stage(ann=player(space, coins=9), bob=player(), phase="act")

    assert stage.ann.can(f"basic {location}")
    assert stage.ann.why_not(f"special {location}") == "D3.3"


@rule("D3.4")
@pytest.mark.parametrize(("space", "location"), ROUNDS.items())
def test_a_round_space_stands_for_the_special_action_and_djinn_stand_there(space: str, location: str) -> None:
    stage = Stage(ann=player(space, coins=9), bob=player(), phase="act")

    assert stage.ann.can(f"special {location}")
    assert stage.regulars(space) == 2


@rule("D3.4")
@pytest.mark.parametrize("space", ["source", *SQUARES])
def test_djinn_stand_nowhere_else(space: str) -> None:
    with pytest.raises(PositionError, match="position-no-djinn-there"):
        Stage(ann=player(), bob=player(), djinn={space: "red"})
    stage = Stage(ann=player(space), bob=player(), phase="act")

    assert space not in stage.view.djinn
    assert stage.ann.why_not("capture nothing") == "D21.1"


@rule("D3.5")
def test_the_source_has_neither_a_basic_nor_a_special_action() -> None:
    stage = Stage(ann=player("source", scrolls=4, magic=0, coins=9), bob=player(), djinn=QUIET, phase="act")

    assert {option.split()[0] for option in stage.options} == {"source", "done"}
    for location in ROUNDS.values():
        assert stage.ann.why_not(f"basic {location}") == stage.ann.why_not(f"special {location}") == "D13.1"


@rule("D3.6")
def test_three_round_spaces_are_joined_to_the_source() -> None:
    joined = SPACES["source"]["paths"]

    assert len(joined) == 3
    assert all(SPACES[space]["shape"] == "round" for space in joined)
    assert [space for space in SPACES if SPACES[space].get("at_source")] == joined


@rule("D3.7", "D3.9")
def test_paths_join_round_spaces_with_others_and_go_both_ways() -> None:
    for start, end in EDGES:
        assert (SPACES[start]["shape"] == "round") != (SPACES[end]["shape"] == "round")
        assert start in SPACES[end]["paths"]


@rule("D3.8", "D3.9")
@pytest.mark.parametrize(("space", "came"), EDGES)
def test_without_blocking_there_are_two_or_three_spaces_to_choose_from(space: str, came: str) -> None:
    stage = Stage(ann=player(space, came), bob=player())
    ahead = [path for path in SPACES[space]["paths"] if path != came]
    names = {"source": "source"} | ROUNDS | SQUARES

    assert len(SPACES[space]["paths"]) in (3, 4)
    assert sorted(stage.options) == sorted(f"move {names[path]}" for path in ahead)
