"""D6, D7: magic, capacity, minimum and circles on the player board."""

import pytest
from djinn_seen import seen
from djinn_stage import CONTENT, DJINN, QUIET, Stage, player
from rules import rule

from coven.engine.core.errors import PositionError
from coven.engine.edge.game import Json
from coven.games.djinn import Djinn


@rule("D6.1")
def test_the_track_runs_from_nought_to_eight_and_carries_three_markers() -> None:
    board = CONTENT["player_board"]
    assert (board["magic_field_min"], board["magic_field_last"]) == (0, 8)

    stage = Stage(ann=player("s1", capacity=8, turned=True, magic=8, minimum=2), bob=player(magic=0))

    assert (stage.ann.seat.magic, stage.ann.seat.capacity, stage.ann.seat.minimum) == (8, 8, 2)
    assert stage.bob.seat.magic == 0
    for beyond in (player(magic=-1), player(capacity=9), player(capacity=8, turned=True, magic=9)):
        with pytest.raises(PositionError, match="position-out-of-range"):
            Stage(ann=beyond, bob=player())


@rule("D6.2")
def test_gained_magic_moves_the_marker_right() -> None:
    stage = Stage(ann=player("s1", magic=1), bob=player(), phase="act")

    stage.ann.does("forgo magic")

    assert stage.ann.seat.magic == 3
    assert stage.happened("gained") == [{"player": "ann", "resource": "magic", "n": 2}]


@rule("D6.3", "D6.4")
@pytest.mark.parametrize(("capacity", "most"), [(5, 4), (6, 5), (7, 6), (8, 7)])
def test_magic_ends_left_of_the_capacity_marker_and_the_rest_is_lost(capacity: int, most: int) -> None:
    stage = Stage(ann=player("s1", magic=most - 1, capacity=capacity), bob=player(), phase="act")

    stage.ann.does("basic academy")

    assert (stage.ann.seat.magic, stage.ann.seat.scrolls) == (most, 1)


@rule("D6.5")
def test_magic_is_spent_when_facing_djinn() -> None:
    stage = Stage(ann=player("r2", capacity=6, magic=5), bob=player(), djinn={"r2": "boss red blue"}, phase="act")

    stage.ann.does("capture", "capture red", "pay 4")

    assert stage.ann.seat.magic == 1
    assert stage.happened("paid") == [{"player": "ann", "resource": "magic", "n": 4}]


@rule("D6.6")
def test_magic_never_drops_below_nought() -> None:
    stage = Stage(ann=player("r2", magic=0), bob=player(), djinn={"r2": "boss red"}, phase="act")

    stage.ann.does("capture nothing")

    assert stage.ann.seat.magic == 0
    assert stage.happened("captured-nothing") == [{"player": "ann", "n": 0}]


@rule("D6.7", "D6.8", "D-R.103")
@pytest.mark.parametrize(("capacity", "fee"), [(5, 4), (6, 3), (7, 3), (8, 2)])
def test_only_the_fee_under_the_capacity_marker_counts_at_the_source(capacity: int, fee: int) -> None:
    stage = Stage(ann=player("source", capacity=capacity, scrolls=fee), bob=player(), phase="act")
    short = Stage(ann=player("source", capacity=capacity, scrolls=fee - 1), bob=player(), phase="act")

    stage.ann.does("source cork")

    assert (stage.ann.seat.scrolls, stage.ann.seat.corks) == (0, 1)
    assert short.ann.why_not("source cork") == "D20.5"


@rule("D6.9", "D6.10")
@pytest.mark.parametrize(("before", "after"), [(5, 6), (6, 7), (7, 8), (8, 8)])
def test_capacity_rises_field_by_field_up_to_eight(before: int, after: int) -> None:
    stage = Stage(ann=player("r2", capacity=before), bob=player(), djinn=QUIET, bag="", phase="act")

    stage.ann.does("special academy")

    assert stage.ann.seat.capacity == after
    assert stage.ann.seat.turned == (before == 8)


@rule("D6.11", "D6.12", "D6.13")
def test_beyond_the_last_field_the_marker_is_turned_and_a_djinn_may_be_captured() -> None:
    stage = Stage(ann=player("r2", capacity=8, magic=7), bob=player(), djinn=QUIET, bag="blue", phase="act")

    stage.ann.does("special academy")
    assert (stage.options, stage.ann.seat.turned) == (["draw", "decline"], True)
    stage.ann.does("draw", "put circle")

    assert (stage.ann.circles[0], stage.bag) == ("blue", "")
    assert stage.ann.seat.magic == 8


@rule("D-EX.7", "D-R.58")
def test_the_academy_at_the_last_field_turns_the_marker_and_fills_magic_to_eight() -> None:
    stage = Stage(ann=player("r2", capacity=8, magic=7), bob=player(), djinn=QUIET, phase="act")

    stage.ann.does("special academy", "decline")

    assert (stage.ann.seat.capacity, stage.ann.seat.turned, stage.ann.seat.magic) == (8, True, 8)
    assert stage.ann.circles[:2] == ["empty", "empty"]


@rule("D6.12", "D6.14")
def test_every_later_move_beyond_the_field_gives_a_capture_again_but_turns_nothing() -> None:
    stage = Stage(ann=player("r2", capacity=8, turned=True), bob=player(), djinn=QUIET, bag="red*2", phase="act")

    stage.ann.does("special academy", "draw", "put circle")

    assert stage.ann.circles[0] == "red"
    assert stage.happened("capacity-turned") == []


@rule("D6.11", "D6.14")
def test_two_moves_beyond_the_field_give_two_captures() -> None:
    stage = Stage(
        ann=player("s1", "r1", capacity=8, corked="red*3"),
        bob=player(),
        award_columns={"I": ["a1_2"]},
        djinn=QUIET,
        bag="blue*2",
    )

    stage.ann.does("award red a1-2", "draw", "put circle", "draw")

    assert stage.prompt == "place-drawn"
    assert stage.ann.circles[0] in ("blue", "red")


@rule("D-R.58")
def test_the_drawn_djinn_is_placed_after_bottling_or_goes_back_into_the_bag() -> None:
    full = player(
        "r2",
        capacity=8,
        turned=True,
        circles="red, red, inactive, inactive",
        bottles="red",
        corks=1,
        keys=1,
        mages="m01",
        equipment="cloak7",
    )
    stage = Stage(ann=full, bob=player(), djinn=QUIET, bag="blue", phase="act")

    stage.ann.does("special academy", "draw")
    assert stage.ann.why_not("put circle") == "D21.11"
    assert stage.ann.why_not("put bottle") == "D21.12"
    assert stage.ann.why_not("exchange coin") == stage.ann.why_not("use cloak7") == "D-R.58"
    stage.ann.does("bottle red", "return")

    assert (stage.bag, stage.ann.mages) == ("blue", ["m01"])
    assert stage.ann.circles[:2] == ["empty", "red"]


@rule("D-R.58")
def test_the_drawn_djinn_costs_nothing_and_may_be_bottled_at_once() -> None:
    stage = Stage(
        ann=player("r2", capacity=8, turned=True, magic=0, bottles="blue", corks=1),
        bob=player(),
        djinn=QUIET,
        bag="blue",
        phase="act",
    )

    stage.ann.does("special academy", "draw", "put bottle")

    assert (stage.ann.corked, stage.ann.bottles, stage.ann.seat.corks) == ("blue", "", 0)
    assert stage.ann.seat.magic == 3


@rule("D-R.59")
def test_with_an_empty_bag_the_marker_is_only_turned_and_the_fee_stays() -> None:
    stage = Stage(ann=player("r2", capacity=8, magic=7), bob=player(), djinn=QUIET, bag="", phase="act")
    source = Stage(ann=player("source", capacity=8, turned=True, scrolls=2), bob=player(), phase="act")

    stage.ann.does("special academy")
    source.ann.does("source cork")

    assert (stage.ann.seat.turned, stage.ann.seat.magic) == (True, 8)
    assert stage.bob.asked
    assert source.ann.seat.scrolls == 0


@rule("D6.15", "D6.16")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 2), (2, 2), (3, 3)])
def test_magic_below_the_minimum_is_raised_at_the_start_of_the_turn(before: int, after: int) -> None:
    stage = Stage(ann=player("s1", "r1", magic=before, minimum=2), bob=player(magic=0, minimum=1), phase="turn")

    assert stage.ann.seat.magic == after
    assert stage.bob.seat.magic == 0  # not in the turn of somebody else


@rule("D6.17")
def test_the_minimum_moves_once_for_the_first_set_and_once_for_the_last_passage() -> None:
    placed = "catacombs at s1, market at s2, academy at s3"
    stage = Stage(
        ann=player("s4", magic=0, minimum=1, equipment="hat1, staff1, cloak1", bar="tavern", placed=placed),
        bob=player(),
        phase="act",
    )

    stage.ann.does("basic archives", "archive passage", "place tavern at archives")

    assert (stage.ann.seat.minimum, stage.ann.seat.magic) == (2, 2)
    last = Stage(ann=player("s4", minimum=2, bar="tavern", placed=placed), bob=player(), phase="act")
    last.ann.does("basic archives", "archive passage", "place tavern at archives")
    assert last.ann.seat.minimum == 2
    with pytest.raises(PositionError, match="position-out-of-range"):
        Stage(ann=player(minimum=3), bob=player())


@rule("D7.2")
def test_two_further_circles_can_be_activated_and_no_more() -> None:
    stage = Stage(ann=player("r3", positive="P06"), bob=player(), djinn=QUIET, phase="act")

    stage.ann.does("special archives", "archive circle", "archive circle")

    assert stage.ann.circles == ["empty"] * 4
    full = Stage(ann=player("s4", circles="empty, empty, empty, empty"), bob=player(), phase="act")
    full.ann.does("basic archives")
    assert full.ann.why_not("archive circle") == "D-R.120"


@rule("D7.3", "D7.4")
def test_the_left_circle_comes_first_and_gives_two_magic() -> None:
    stage = Stage(ann=player("s4", magic=0), bob=player(), phase="act")

    stage.ann.does("basic archives", "archive circle")

    assert stage.ann.circles == ["empty", "empty", "empty", "inactive"]
    assert (stage.ann.seat.magic, stage.ann.seat.capacity) == (2, 5)


@rule("D7.3", "D7.5")
def test_the_right_circle_comes_second_and_raises_capacity() -> None:
    stage = Stage(ann=player("s4", magic=0, circles="red, empty, empty, inactive"), bob=player(), phase="act")

    stage.ann.does("basic archives", "archive circle")

    assert stage.ann.circles == ["red", "empty", "empty", "empty"]
    assert (stage.ann.seat.magic, stage.ann.seat.capacity) == (0, 6)


@rule("D7.6")
def test_a_circle_holds_one_djinn() -> None:
    stage = Stage(
        ann=player("r2", capacity=8, turned=True, magic=8, circles="red, empty, inactive, inactive"),
        bob=player(),
        djinn={"r2": "boss red blue"},
        phase="act",
    )

    stage.ann.does("capture")
    assert stage.ann.why_not("capture red blue") == "D21.13"
    stage.ann.does("capture blue", "pay 4")

    assert stage.ann.circles == ["red", "blue", "inactive", "inactive"]


@rule("D7.7")
def test_corks_keys_scrolls_and_coins_are_public() -> None:
    stage = Stage(ann=player(coins=5, scrolls=4, keys=3, corks=2), bob=player())

    for reader in (1, -1):
        seat = seen(DJINN, stage.table, reader).seats[0]
        assert (seat.coins, seat.scrolls, seat.keys, seat.corks) == (5, 4, 3, 2)


@rule("D-R.119")
def test_a_djinn_captured_by_the_right_circles_bonus_may_go_on_it() -> None:
    ann = player("s4", capacity=8, circles="red, red, red, inactive")
    stage = Stage(ann=ann, bob=player(), djinn=QUIET, bag="blue", phase="act")

    stage.ann.does("basic archives", "archive circle", "draw", "put circle")

    assert stage.ann.circles == ["red", "red", "red", "blue"]


SET = ("staff1", "hat1", "cloak1")
PLACED = ("tavern at s1", "market at s2", "academy at s3", "archives at s5")


def moved(**note: object) -> Json:
    """A whole position in which ann's minimum marker stands at 2."""
    bob = {"name": "bob", "bar": ["tavern", "market", "academy", "archives"]}
    return {"seats": [{"name": "ann", "minimum": 2, **note}, bob], "puzzle": False}


@rule("D6.17")
@pytest.mark.parametrize(
    ("note", "most"), [({}, 0), ({"equipment": SET}, 1), ({"bar": (), "placed": PLACED}, 1)], ids=["none", "set", "bar"]
)
def test_a_minimum_marker_has_moved_no_further_than_it_can(note: Json, most: int) -> None:
    digger = Djinn({"chest": [{"id": "chest01", "effects": [{"minimum": 1}]}]})

    with pytest.raises(PositionError, match=f"where=seats/ann/minimum given=2 least=0 most={most}"):
        DJINN.read(moved(**note))
    assert DJINN.read(moved(**note) | {"puzzle": True}).seats[0].minimum == 2
    assert digger.read(moved(**note)).seats[0].minimum == 2


@rule("D6.17")
def test_a_set_and_all_passages_move_the_minimum_marker_to_its_end() -> None:
    table = DJINN.read(moved(equipment=SET, bar=(), placed=PLACED))

    assert DJINN.write(table)["seats"] == DJINN.write(DJINN.read(DJINN.write(table)))["seats"]
