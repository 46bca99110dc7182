"""W19.4 to W19.10: in the Dungeon, and out of it."""

import pytest
from rules import rule
from witches_stage import Holding, Stage, holding


def imprisoned(hand: str = "", bob: Holding | None = None, problems: dict[str, str] | None = None) -> Stage:
    """Ann begins to move in the Dungeon."""
    return Stage(ann=holding(hand, spot="dungeon"), bob=bob or holding(spot="skund"), problems=problems)


@rule("W-EX.28", "W19.7")
def test_from_a_failure_in_the_first_action_to_freedom() -> None:
    stage = Stage(ann=holding(spot="slice"), problems={"slice": "duke_felmet up"}, pile="bees_1 bees_2 miss_level_1")

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("accept")
    assert (stage.ann.cackles, stage.ann.spot, len(stage.ann.hand)) == (1, "dungeon", 3)
    stage.skip("window")
    assert stage.table.turn == 2
    assert len(stage.happened("location-drawn")) > 0
    stage.ann.does("wait", "go slice")
    stage.skip("walk")

    assert len(stage.happened("attempt-began")) == 2


@rule("W19.6", "W19.7")
def test_without_an_exit_card_she_loses_her_first_action_and_gets_free_with_the_second() -> None:
    stage = imprisoned()

    assert stage.options == ["wait"]
    for word in ("go slice", "stay", "walk slice"):
        assert stage.ann.why_not(word) == "W19.6"
    stage.ann.does("wait")
    assert len(stage.options) == 25
    assert stage.ann.why_not("wait") == "W19.7"
    assert stage.ann.why_not("go dungeon") == "W-R.6"
    stage.ann.does("go long-man")

    assert stage.ann.spot == "long-man"
    assert stage.table.active == 1


@rule("W19.8")
@pytest.mark.parametrize(("slot", "follows"), [("slice", "attempt-began"), ("skund", "tea")])
def test_after_getting_free_she_does_what_her_new_place_dictates(slot: str, follows: str) -> None:
    stage = imprisoned(bob=holding(spot="skund", cackles=1), problems={"slice": "fever"})

    stage.ann.does("wait", f"go {slot}")

    assert stage.happened(follows)


@rule("W-EX.28", "W19.4")
def test_a_broomstick_takes_her_out_with_her_first_action() -> None:
    stage = imprisoned("greebo_1 nanny_ogg_1")

    assert stage.ann.why_not("ride nanny-ogg-1") == "W19.4"
    stage.ann.does("ride greebo-1")
    assert len(stage.options) == 25
    stage.ann.does("fly razorback")

    assert stage.ann.spot == "razorback"
    assert (stage.prompt, stage.values["action"]) == ("move", 2)
    assert stage.ann.can("walk slice")


@rule("W19.5", "W-R.66")
@pytest.mark.parametrize("card", ["miss-tick-1", "rob-anybody-1"])
def test_rescue_and_invisibility_take_her_out_too(card: str) -> None:
    stage = imprisoned(card)

    stage.ann.does(f"play {card}")
    assert len(stage.options) == 25
    assert stage.ann.why_not("go dungeon") == "W-R.6"
    stage.ann.does("go razorback")

    assert stage.ann.spot == "razorback"
    assert (stage.prompt, stage.values["action"]) == ("move", 2)
    assert stage.discard == [card.replace("-", "_")]


@rule("W-R.66")
def test_tiffanys_tile_takes_her_out() -> None:
    stage = Stage(ann=holding(spot="dungeon", witch="tiffany"), bob=holding())

    stage.ann.does("play invisibility-tile", "go razorback")

    assert stage.ann.spot == "razorback"
    assert not stage.ann.seat.ability


@rule("W-R.66", "W19.8")
def test_an_exit_card_may_lead_to_a_problem_which_she_then_tries() -> None:
    stage = imprisoned("miss_tick_1", problems={"slice": "fever"})

    stage.ann.does("play miss-tick-1", "go slice")

    assert stage.happened("attempt-began")[0]["slot"] == "slice"
    assert stage.table.action == 1


@rule("W-R.67")
def test_nobody_is_forced_to_play_an_exit_card() -> None:
    stage = imprisoned("greebo_1 miss_tick_1 rob_anybody_1")

    stage.ann.does("wait")

    assert stage.ann.hand == ["miss_tick_1", "greebo_1", "rob_anybody_1"]
    assert stage.ann.can("go slice")
    assert stage.ann.why_not("play miss-tick-1") == "W19.7"
    assert stage.ann.why_not("ride greebo-1") == "W19.7"


@rule("W19.10", "W-R.68")
def test_witches_in_the_dungeon_have_no_tea() -> None:
    stage = Stage(ann=holding(spot="dungeon", cackles=2), bob=holding(spot="dungeon", cackles=2))

    stage.ann.does("wait")

    assert not stage.happened("tea")
    assert (stage.ann.cackles, stage.bob.cackles) == (2, 2)
    assert (stage.prompt, stage.values["action"]) == ("move", 2)


@rule("W-R.68")
def test_in_the_dungeon_advantages_may_be_played_as_usual() -> None:
    stage = Stage(ann=holding("nanny_ogg_1", spot="dungeon", cackles=1), bob=holding())

    stage.ann.does("play nanny-ogg-1")

    assert stage.ann.cackles == 0
    assert stage.options == ["wait"]


@rule("W-R.68")
def test_witches_in_the_dungeon_keep_no_tile_away() -> None:
    seats = {"ann": holding(spot="dungeon"), "bob": holding(spot="dungeon")}
    waiting = [["broken_limb"], ["fever"], [], [], [], []]
    stage = Stage(phase="place", pile="agnes_nitt_3 nac_mac_feegle_2", waiting=waiting, problems={}, **seats)

    assert stage.tile("long-man") == "broken_limb"
    assert len(stage.discard) == 1


@rule("W19.9", "W19.6")
def test_everybody_leaves_the_dungeon_of_the_cunning_man_in_her_own_turn() -> None:
    stage = Stage(ann=holding(spot="slice"), bob=holding(), problems={"slice": "cunning_man up"})

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("accept")
    assert stage.bob.spot == "dungeon"
    stage.skip("window")
    stage.bob.does("wait", "go skund")

    assert (stage.ann.spot, stage.bob.spot) == ("dungeon", "skund")
