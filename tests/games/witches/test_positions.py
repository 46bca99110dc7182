"""Position files: what they may leave out, and what is said when they are wrong."""

from __future__ import annotations

import json

import pytest
from rules import rule
from witches_stage import WITCHES, Stage, holding

from coven.engine.core.codecs import listed
from coven.engine.core.errors import OptionError, PositionError
from coven.engine.edge import questions
from coven.engine.edge.game import Json

BOTH: list[Json] = [
    {"name": "ann", "witch": "tiffany", "spot": "slice"},
    {"name": "bob", "witch": "dimity", "spot": "skund"},
]
ELVES = [
    {"slot": slot, "tile": tile, "up": True}
    for slot, tile in (("dancers", "elves"), ("bad-ass", "lord_lankin"), ("long-man", "queen_of_the_elves"))
]
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
        ({"problems": [{"slot": "slice", "tile": "hiver", "up": "no"}]}, "position-malformed.*problems/slice/up"),
        ({"problems": [{"slot": "slice", "tile": "fever", "up": 0}]}, "position-malformed.*problems/slice/up"),
        ({"problems": [{"tile": "fever"}]}, "position-malformed.*problems/slot"),
        ({"problems": [{"slot": "slice"}]}, "position-malformed.*problems/slice/tile"),
        ({"waiting": [["hiver", "fever"], [], [], [], [], []]}, "position-hard-below"),
        ({"waiting": [[]]}, "position-bad-frames"),
        ({"crises": 13}, "position-too-many.*crises"),
        ({"phase": "later"}, "position-unknown.*place"),
        ({"rng": 5}, "position-bad-number.*rng"),
        ({"action": 3}, "position-out-of-range.*action"),
        ({"frames": [{"program": "turn", "step": "act", "seat": 7}]}, "position-bad-number.*frames"),
        ({"frames": [{"program": "turn", "step": "act", "seat": 0}]}, "position-moment.*seats"),
        ({"frames": [{"program": "turn", "step": "act", "seat": 0}], "seats": BOTH}, "position-no-question"),
        ({"waiting": []}, "position-bad-frames"),
        ({"waiting": [["fever", "fever", "death"], [], [], [], [], []]}, "position-too-many.*waiting/1"),
        ({"waiting": [["hiver", "elves"], [], [], [], [], []]}, "position-too-many.*waiting/1"),
        ({"problems": [{"slot": "slice", "tile": "fever", "crises": 2}]}, "position-too-many.*problems/slice"),
        ({"turn": 999}, "position-out-of-range.*turn"),
        ({"played": "greebo_2"}, "position-moment.*played"),
        ({"kept": "greebo_2"}, "position-moment.*kept"),
        ({"looking": "slice"}, "position-moment.*looking"),
        ({"attempt": {"slot": "slice", "tile": "fever"}}, "position-moment.*attempt"),
        ({"seats": [{"name": "ann", "witch": "dimity", "ability": True}, {"name": "bob"}]}, "position-moment.*ability"),
        ({"turn": 0}, "position-moment.*turn"),
        ({"winners": ["ann"]}, "position-moment.*winners"),
        ({"cause": "elves"}, "position-moment.*cause"),
        ({"grade": "licensed"}, "position-moment.*grade"),
        ({"problems": [{"slot": "slice", "tile": "fever", "known": ["ann"]}]}, "position-moment.*slice/known"),
        ({"outcome": "won"}, "position-moment.*outcome"),
        ({"outcome": "lost"}, "position-moment.*cause"),
        ({"outcome": "scored"}, "position-moment.*winners"),
        ({"outcome": "lost", "cause": "aliss-empty"}, "position-moment.*cause"),
        ({"outcome": "lost", "cause": "hard-left"}, "position-moment.*cause"),
        ({"outcome": "scored", "winners": ["ann"]}, "position-moment.*winners"),
        ({"outcome": "lost", "cause": "elves", "grade": "licensed"}, "position-moment.*grade"),
        ({"frames": [{"program": "turm", "step": "act", "seat": 0}]}, "position-unknown.*turn"),
        ({"attempt": {"slot": "slice", "tile": "hiver", "dice": [1]}}, "position-bad-number.*dice"),
        ({"attempt": {"slot": "slice", "tile": "hiver", "dice": [1.0, 2.0]}}, "position-bad-number.*dice"),
        ({"attempt": {"slot": "slice", "tile": "hiver", "magic": -1}}, "position-out-of-range.*attempt/magic"),
        ({"colour": "red"}, "position-unknown.*colour"),
        ({"seats": [{"name": "ann", "quiet": "x"}, {"name": "bob"}]}, "position-unknown.*nearest=move, turn-end$"),
        ({"game": "madness"}, "position-other-game"),
    ],
)
def test_what_is_wrong_is_named(changes: Json, message: str) -> None:
    with pytest.raises(PositionError, match=message):
        WITCHES.read({"seats": SEATS} | changes)


def test_a_wrong_number_of_players_is_named() -> None:
    with pytest.raises(OptionError, match="wrong-players"):
        WITCHES.read({"seats": [{"name": name} for name in ("a", "b", "c", "d", "e")]})


def between_the_rolls() -> Json:
    """A position as a running game writes it, after the first pair."""
    ann = holding("greebo_1 nanny_ogg_1 magrat_garlick_1", spot="slice", witch="tiffany")
    stage = Stage(ann=ann, bob=holding(), problems={"slice": "death", "lancre-town-2": "hiver"})
    stage.rolls(2, 2)
    stage.ann.does("stay", "roll")
    return WITCHES.write(stage.table)


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"action": 2}, "action"),
        ({"paths": 3}, "paths"),
        ({"slipped": True}, "slipped"),
        ({"moved": False, "entered": True}, "entered"),
        ({"must_move": True}, "must_move"),
        ({"looking": "lancre-town-2"}, "looking"),
        ({"attempt": None}, "attempt"),
        ({"attempt": {"dice": []}}, "attempt/dice"),
        ({"attempt": {"dice": [0, 0, 0, 0]}}, "attempt/dice"),
        ({"attempt": {"outcome": "failed"}}, "attempt/outcome"),
        ({"attempt": {"flying": True}}, "attempt/flying"),
        ({"attempt": {"tile": "fever"}}, "attempt/tile"),
        ({"attempt": {"slot": "lancre-town-2"}}, "attempt/slot"),
    ],
)
def test_what_does_not_fit_the_moment_is_named(changes: Json, where: str) -> None:
    position = between_the_rolls()
    for name, value in changes.items():
        before = position[name]
        position[name] = before | value if isinstance(before, dict) and isinstance(value, dict) else value

    with pytest.raises(PositionError, match=f"position-moment where={where}$"):
        WITCHES.read(position)


def test_no_program_stands_on_the_table_twice_and_none_is_for_somebody_else() -> None:
    position = between_the_rolls()
    frames = position["frames"]
    assert isinstance(frames, list)

    for wrong in ([*frames, frames[-1]], [frames[0], *[frame | {"seat": 1} for frame in frames[1:]]]):
        with pytest.raises(PositionError, match=r"position-moment where=frames$"):
            WITCHES.read(position | {"frames": wrong})


@rule("W5.7", "W19.16", "W23.3")
def test_several_crises_lie_on_vampires_only_unless_they_may_be_stacked() -> None:
    fever, vampire = ({"slot": "slice", "tile": tile, "crises": 2} for tile in ("fever", "vlad_magpyr"))
    stacking = {"options": {"stacking_crises": "on"}}

    assert sum(WITCHES.read({"seats": SEATS, "problems": [vampire | {"up": True}]}).crises) == 2
    assert sum(WITCHES.read({"seats": SEATS, "problems": [fever]} | stacking).crises) == 2
    with pytest.raises(PositionError, match="position-too-many"):
        WITCHES.read({"seats": SEATS, "problems": [vampire]})


@rule("W2.20", "W3.3")
def test_before_the_first_turn_somebody_still_has_to_choose() -> None:
    table = WITCHES.new(["ann", "bob", "cid"], "opening", {})
    choosing = WITCHES.write(table)
    for witch in ("tiffany", "petulia", "dimity"):
        questions.answer(table, f"choose {witch}")
    starting = WITCHES.write(table)

    for position, field, values in (
        (choosing, "witch", ("tiffany", "petulia", "dimity")),
        (starting, "spot", ("no-sun", "lancre-town-2", "lancre-town-2")),
    ):
        seats = position["seats"]
        assert isinstance(seats, list)
        done = [seat | {field: value} for seat, value in zip(seats, values, strict=True)]
        with pytest.raises(PositionError, match=r"position-moment where=seats$"):
            WITCHES.read(position | {"seats": done})


@rule("W22.6", "W22.8", "W21.7")
def test_an_ended_game_ends_as_its_boards_say() -> None:
    ann: Json = {"name": "ann", "witch": "tiffany", "spot": "slice", "easy": ["death"] * 5, "hard": ["hiver", "elves"]}
    graded: Json = {"seats": [ann], "outcome": "graded"}
    lost: Json = {"seats": [ann], "outcome": "lost"}

    assert WITCHES.outcome(WITCHES.read(graded | {"grade": "pig_farmers_wife"})).cause == "pig-farmers-wife"
    assert WITCHES.outcome(WITCHES.read(lost | {"cause": "aliss-empty"})).cause == "aliss-empty"
    with pytest.raises(PositionError, match=r"position-moment where=grade$"):
        WITCHES.read(graded | {"grade": "with_distinction"})
    with pytest.raises(PositionError, match=r"position-moment where=cause$"):
        WITCHES.read(lost | {"cause": "hard-left"})


def test_a_phase_begins_with_nobody_on_the_way() -> None:
    position = between_the_rolls() | {"frames": [], "attempt": None, "phase": "place"}

    table = WITCHES.read(position)

    assert (table.action, table.moved, table.entered, table.paths) == (0, False, False, -1)


def test_a_problem_somebody_ran_away_from_lies_face_up() -> None:
    stage = Stage(ann=holding("greebo_1", spot="slice", witch="tiffany"), bob=holding(), problems={"slice": "hiver"})
    stage.rolls(2, 2)
    stage.ann.does("stay", "roll", "flee")
    position = json.loads(json.dumps(WITCHES.write(stage.table)))

    position["problems"][0] |= {"up": False, "known": []}

    with pytest.raises(PositionError, match="position-moment where=attempt/tile"):
        WITCHES.read(position)


def test_where_somebody_ran_away_no_other_problem_lies() -> None:
    stage = Stage(ann=holding("greebo_1", spot="slice", witch="tiffany"), bob=holding(), problems={"slice": "hiver"})
    stage.rolls(2, 2)
    stage.ann.does("stay", "roll", "flee")
    position = json.loads(json.dumps(WITCHES.write(stage.table)))

    position["attempt"]["tile"] = "fever"

    with pytest.raises(PositionError, match="position-moment where=attempt/tile"):
        WITCHES.read(position)


@pytest.mark.parametrize(
    ("wrong", "message", "where"),
    [
        ({"crises": 3}, "position-too-few", "crises"),
        ({"cackles": 0}, "position-too-few", "cackles"),
        ({"aliss": 11}, "position-too-few", "aliss"),
        ({"gone": ["hiver"]}, "position-moment", "gone/hiver"),
        ({"phase": "place", "problems": ELVES}, "position-moment", "problems"),
    ],
)
def test_counters_never_leave_the_game_and_tiles_only_as_the_rules_say(wrong: Json, message: str, where: str) -> None:
    seats = [{"name": "ann", "spot": "skund"}, {"name": "bob", "spot": "slice"}]

    with pytest.raises(PositionError, match=message) as refused:
        WITCHES.read({"seats": seats, **wrong})

    assert refused.value.values["where"] == where


@rule("W2.4", "W2.9", "W2.16")
def test_no_more_and_no_fewer_tiles_lie_on_the_table_than_were_laid_out() -> None:
    written = WITCHES.write(WITCHES.new(("ann", "bob"), "tiles", {}))
    lying = listed(written["problems"], "problems")
    hard = [tile.id for tile in WITCHES.box.tiles if tile.hard][:13]
    seats = [BOTH[0] | {"hard": hard}, BOTH[1]]

    with pytest.raises(PositionError, match="position-incomplete where=waiting card="):
        WITCHES.read(written | {"problems": lying[1:]})
    with pytest.raises(PositionError, match="position-too-many where=tiles card=hard given=13 most=12"):
        WITCHES.read({"seats": seats, "puzzle": False})
    assert WITCHES.read({"seats": seats}).turn == 1


@rule("W2.14", "W5.2")
def test_frames_that_are_left_out_have_lost_the_tiles_that_lie_elsewhere() -> None:
    solved = [WITCHES.box.tile_ids[tile] for tile in WITCHES.box.easy_tiles[:13]]

    table = WITCHES.read({"seats": [BOTH[0] | {"easy": solved}, BOTH[1]]})

    assert [len(frame) for frame in table.frames_of_tiles] == [1, 2, 3, 3, 2, 2]


@rule("W2.14", "W5.2", "W5.3")
@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({"turn": 500}, "position-out-of-range where=turn given=500 least=0 most=1"),
        ({"swap": (0, 3)}, "position-frame-order where=waiting/4"),
    ],
)
def test_tiles_leave_the_leftmost_frame_one_in_a_turn(changes: dict[str, object], wrong: str) -> None:
    written = WITCHES.write(WITCHES.new(("ann", "bob"), "tiles", {"witches": "draw"}))
    waiting = listed(written["waiting"], "waiting")
    if "swap" in changes:
        given = listed(waiting[3], "waiting")
        changes = {"waiting": [*waiting[:3], given[1:], *waiting[4:]], "gone": [*given[:1]]}

    with pytest.raises(PositionError, match=wrong):
        WITCHES.read(written | changes)


@rule("W5.3", "W-R.22")
def test_a_turn_that_is_too_late_is_told_unless_a_tile_can_have_waited() -> None:
    with pytest.raises(PositionError, match="position-out-of-range where=turn given=500 least=0 most=16"):
        WITCHES.read({"seats": BOTH, "turn": 500, "puzzle": False})
    assert WITCHES.read({"seats": BOTH, "turn": 16, "puzzle": False}).turn == 16
    assert WITCHES.read({"seats": [BOTH[0] | {"easy": ["fever"]}, BOTH[1]], "turn": 17, "puzzle": False}).turn == 17
