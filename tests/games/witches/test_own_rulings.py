"""W-R.93 to W-R.97: what we decided while writing the engine."""

import pytest
from rules import rule
from witches_stage import CACKLE, WITCHES, Stage, holding

TRIO = "nanny_ogg_1 magrat_garlick_1 agnes_nitt_1"
COMBINE = f"power-of-three {TRIO}".replace("_", "-")
TOWN = {"lancre-town-2": "elves", "lancre-town-3": "queen_of_the_elves"}
TIFFANY = holding(TRIO, spot="lancre-town-1", witch="tiffany")


def crowded() -> dict[str, str]:
    """A Problem on every slot of the map, a hard one on Slice."""
    easy = [tile.id for tile in WITCHES.box.tiles if not tile.hard for _ in range(tile.copies)]
    slots = WITCHES.box.slot_words[: WITCHES.box.dungeon]
    return dict(zip(slots, easy, strict=False)) | {"slice": "lily_weatherwax up"}


@rule("W-R.93")
def test_bela_beaten_elsewhere_takes_the_attempted_magpyr_along() -> None:
    ann = holding(f"miss_tick_1 {TRIO}", spot="slice")
    problems = {"slice": "vlad_magpyr up", "dancers": "bela_magpyr"}
    stage = Stage(ann=ann, bob=holding(), problems=problems, auto_solve_anywhere="on")

    stage.ann.faces((CACKLE, 6))
    stage.ann.does(COMBINE, "solve dancers")

    assert stage.happened("attempt-vanished")
    assert stage.ann.solved == ["bela_magpyr"]
    assert (stage.tile("slice"), stage.ann.spot, stage.ann.cackles) == ("", "slice", 1)
    assert stage.values["action"] == 2


@rule("W-R.94")
def test_a_rescued_witch_who_can_go_nowhere_stays_without_an_extra_cackle() -> None:
    stage = Stage(ann=holding("casanunda_1", spot="slice"), bob=holding(), problems=crowded())

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("play casanunda-1")

    assert stage.happened("nowhere-to-flee") == [{"player": "ann"}]
    assert (stage.ann.spot, stage.ann.cackles) == ("slice", 0)
    assert stage.ann.can("stay")


@rule("W-R.95")
def test_a_look_is_over_when_its_tile_leaves_the_map() -> None:
    stage = Stage(ann=TIFFANY, bob=holding(), problems=TOWN, auto_solve_anywhere="on")

    stage.ann.does("look lancre-town-3", COMBINE, "solve lancre-town-3")

    assert stage.ann.seat.ability
    assert stage.prompt == "move"
    assert stage.ann.can("look lancre-town-2")
    assert stage.ann.can("walk lancre-castle-1")


@rule("W-R.96")
@pytest.mark.parametrize("hand", ["greebo_1", "miss_level_1"])
def test_in_a_competitive_game_a_question_tells_nothing_about_the_hand(hand: str) -> None:
    stage = Stage(ann=holding(hand, spot="slice"), bob=holding(), phase="place")

    assert (stage.asked, stage.prompt) == ("ann", "window")


@rule("W-R.96")
def test_whoever_holds_no_card_is_not_asked() -> None:
    stage = Stage(ann=holding("", spot="slice"), bob=holding(), phase="place")

    assert stage.prompt == "move"


@rule("W-R.96")
@pytest.mark.parametrize(("hand", "prompt"), [("greebo_1", "move"), ("miss_level_1", "window")])
def test_with_open_hands_she_is_asked_exactly_where_something_can_be_played(hand: str, prompt: str) -> None:
    stage = Stage(ann=holding(hand, spot="slice"), bob=holding(), phase="place", mode="cooperative")

    assert stage.prompt == prompt


@rule("W-R.97")
def test_whoever_wants_to_be_left_alone_is_left_alone_until_the_end_of_her_turn() -> None:
    stage = Stage(ann=holding("greebo_1", spot="slice"), bob=holding(), phase="place")

    stage.ann.does("pass-until turn-end", "stay", "stay")

    assert stage.asked == "bob"


@rule("W-R.97")
def test_a_drawn_card_is_worth_another_question() -> None:
    stage = Stage(ann=holding("miss_level_1 greebo_1", spot="slice"), bob=holding(), phase="place")

    stage.ann.does("pass-until turn-end", "play miss-level-1", "stay", "stay")

    assert (stage.asked, stage.prompt) == ("ann", "window")


@rule("W-R.97")
def test_a_problem_turned_up_is_worth_another_question() -> None:
    problems = {"slice": "hiver", "razorback": "fever"}
    stage = Stage(ann=holding("greebo_1", spot="slice"), bob=holding(), phase="place", problems=problems)

    stage.ann.does("pass-until turn-end", "stay")

    assert stage.prompt == "before-roll"


@rule("W-R.97")
def test_an_empty_crisis_supply_is_worth_another_question() -> None:
    problems = {"bad-ass": "fever"}
    given = {"phase": "place", "pile": "nanny_ogg_1 agnes_nitt_1", "crises": 1}
    stage = Stage(ann=holding("greebo_1"), bob=holding(), problems=problems, **given)

    stage.ann.does("pass-until turn-end")

    assert stage.crises("bad-ass") == 1
    assert (stage.asked, stage.prompt) == ("ann", "window")
