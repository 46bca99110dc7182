"""D10.5, D25: rounds, the end of the game, the final Source actions."""

import pytest
from djinn_stage import NOBODY, Stage, begun, final, player
from rules import rule

STRONG = {"capacity": 8, "turned": True, "magic": 8}


def last_boss(active: str = "ann", **given: object) -> Stage:
    """The only boss left faces the active player, with one djinn; bob, cid and ann play in this order."""
    seats = {"bob": player("s1", "r1"), "cid": player("s3", "r3"), "ann": player("s6", "r1", keys=1)}
    seats[active] = player("r2", "s2", **STRONG)
    told: dict[str, object] = {"djinn": NOBODY | {"r2": "boss red"}, "bag": "", "phase": "act", "first": "bob"}
    return Stage(**seats, **(told | {"active": active} | given))


def pass_turn(stage: Stage) -> str:
    """Whoever is asked moves somewhere and does nothing; the name is returned."""
    name = stage.asked
    while stage.asked == name and not stage.view.final:
        words = [word for word in stage.options if word.startswith(("move", "forgo coins", "done"))]
        stage.answer(words[0])
    return name


@rule("D-R.92")
def test_a_round_begins_with_the_turn_of_the_starting_player() -> None:
    stage = begun(3, beginner="on", first="bob")

    rounds = []
    for _ in range(7):
        rounds.append((stage.asked, stage.view.round))
        name = stage.asked
        while stage.asked == name:
            stage.answer(
                next((word for word in stage.options if word.startswith(("forgo", "done"))), stage.options[-1])
            )

    assert rounds == [("bob", 1), ("cid", 1), ("ann", 1), ("bob", 2), ("cid", 2), ("ann", 2), ("bob", 3)]


@rule("D10.5", "D25.1")
@pytest.mark.parametrize("how", [("capture boss", "free none", "pay 6"), ("capture red", "pay 4")])
def test_the_end_is_triggered_when_the_last_boss_is_captured_or_expelled(how: tuple[str, ...]) -> None:
    stage = last_boss()

    stage.ann.does("capture", *how, "forgo coins")

    assert stage.happened("end-triggered") == [{"player": "ann", "round": 2}]


@rule("D25.1")
def test_while_a_boss_is_on_the_map_the_game_goes_on() -> None:
    stage = last_boss(djinn=NOBODY | {"r2": "boss red", "r5": "boss blue"})

    stage.ann.does("capture", "capture red", "pay 4", "forgo coins")

    assert (stage.happened("end-triggered"), stage.view.last_round) == ([], 0)


@rule("D25.2", "D25.3")
def test_the_round_is_finished_and_one_more_is_played() -> None:
    stage = last_boss("bob")

    stage.bob.does("capture", "capture red", "pay 4", "forgo coins")
    order = [pass_turn(stage) for _ in range(5)]

    assert order == ["cid", "ann", "bob", "cid", "ann"]
    assert stage.view.final


@rule("D-R.86")
def test_if_the_last_player_of_a_round_ends_it_only_the_extra_round_follows() -> None:
    stage = last_boss("ann")

    stage.ann.does("capture", "capture red", "pay 4", "forgo coins")
    order = [pass_turn(stage) for _ in range(3)]

    assert order == ["bob", "cid", "ann"]
    assert stage.view.final


@rule("D-R.87")
def test_the_end_is_checked_after_the_turn_and_cannot_be_undone() -> None:
    stage = last_boss("bob")

    stage.bob.does("capture", "capture red", "pay 4")
    assert stage.view.last_round == 0
    stage.bob.does("forgo coins")
    assert stage.view.last_round == 2
    for _ in range(5):
        pass_turn(stage)

    assert (stage.view.last_round, len(stage.happened("end-triggered"))) == (2, 1)


@rule("D25.4", "D-R.88")
def test_all_wizards_move_to_the_source_and_act_there_once_in_turn_order() -> None:
    stage = last_boss("bob", round=4, last_round=4, djinn=NOBODY, first="cid")

    stage.bob.does("forgo magic")
    assert [(seat.space, seat.came) for seat in stage.view.seats] == [("source", "")] * 3
    asked = []
    while not stage.table.over:
        asked.append(stage.asked)
        assert {word.split()[0] for word in stage.options} <= {"source", "done", "exchange"}
        stage.answer("done")

    assert asked == ["cid", "ann", "bob"]


@rule("D25.4")
def test_the_final_action_follows_the_usual_rules_of_the_source() -> None:
    stage = final(ann=player("source", magic=0, scrolls=8), bob=player("source"))

    stage.ann.does("source magic", "source cork", "source cork")

    assert (stage.ann.seat.magic, stage.ann.seat.corks, stage.ann.seat.scrolls) == (4, 2, 0)
    assert stage.bob.asked


@rule("D25.6")
def test_no_awards_are_taken_in_the_final_action() -> None:
    stage = final(ann=player("source", corked="red*6"), bob=player("source"))

    assert not [word for word in stage.options if word.startswith("award")]


@rule("D-R.90")
def test_in_the_extra_round_awards_may_still_be_taken() -> None:
    stage = Stage(
        ann=player("s1", "r1", corked="red*3"),
        bob=player(),
        djinn=NOBODY,
        round=3,
        last_round=3,
        award_columns={"I": ["a1_1"]},
    )

    stage.ann.does("award red a1-1")

    assert stage.ann.seat.awards == ("a1_1",)


@rule("D25.7")
def test_after_the_final_actions_the_points_are_counted() -> None:
    stage = final(ann=player("source", corked="red"), bob=player("source", corks=1))

    stage.ann.does("done")
    assert (stage.view.scores, stage.outcome) == ((), "playing")
    stage.bob.does("done")

    assert (stage.view.scores, stage.outcome) == ((10, 1), "ann")
    assert stage.happened("scored") == [{"player": "ann", "points": 10}, {"player": "bob", "points": 1}]


@rule("D-R.89")
def test_the_final_action_begins_with_the_minimum_and_allows_keys_equipment_and_bottling() -> None:
    bob = player(
        "s2", "r2", keys=1, magic=0, minimum=1, circles="red, empty, inactive, inactive", bottles="red", corks=1,
        equipment="cloak7",
    )  # fmt: skip
    stage = Stage(
        ann=player("s1", "r1"), bob=bob, djinn=NOBODY, round=3, last_round=3, first="ann", active="bob", phase="act"
    )

    stage.bob.does("forgo coins", "done")
    stage.ann.does("done")
    assert stage.bob.seat.magic == 1
    stage.bob.does("bottle red", "exchange coin", "use cloak7", "source magic")

    assert (stage.bob.corked, stage.bob.seat.coins) == ("red", 2 + 1 + 4)
    assert stage.table.over


@rule("D-R.89")
def test_the_final_actions_are_no_round_of_their_own() -> None:
    stage = Stage(
        ann=player("s1", "r1"), bob=player("s2", "r2"), djinn=NOBODY, round=3, last_round=3, active="bob", phase="act"
    )

    stage.bob.does("forgo coins")
    stage.finish()

    assert stage.view.round == 3
    assert stage.happened("round-began") == []


@rule("D-R.121")
def test_a_game_is_left_unfinished_and_unscored_after_a_hundred_rounds() -> None:
    stage = Stage(ann=player("s1", "r1"), bob=player("s1", "r4"), round=100, active="bob", phase="act")
    earlier = Stage(ann=player("s1", "r1"), bob=player("s1", "r4"), round=99, active="bob", phase="act")

    stage.bob.does("forgo coins")
    earlier.bob.does("forgo coins")

    assert (stage.outcome, stage.view.scores) == ("unfinished", ())
    assert earlier.view.round == 100


@rule("D-R.121")
def test_the_rules_themselves_set_no_limit() -> None:
    stage = Stage(ann=player("s1", "r1"), bob=player("s1", "r4"), round=100, active="bob", phase="act", limit="off")

    stage.bob.does("forgo coins")

    assert (stage.outcome, stage.view.round) == ("playing", 101)
