"""W4, W16: turns, their phases and drawing cards."""

import pytest
from rules import rule
from witches_stage import Stage, holding

from coven.games.witches import limits


@rule("W4.1")
def test_turns_go_clockwise_round_the_table() -> None:
    stage = Stage(ann=holding(), bob=holding(), cid=holding(), active="bob", phase="end")
    active = []

    for _ in range(5):
        stage.skip("window", "walk")
        if stage.prompt == "move":
            active.append(stage.asked)
            stage.answer("stay")
            stage.answer("stay")

    assert active == ["cid", "ann", "bob", "cid", "ann"]


@rule("W4.2")
def test_a_turn_places_a_problem_then_moves_the_witch_then_draws() -> None:
    waiting = [["fever", "death"], ["death"], [], [], [], []]
    pile = "nanny_ogg_1 nanny_ogg_2 nanny_ogg_3 miss_tick_3 greebo_1 greebo_2 you_1 igor_and_scraps_3"
    stage = Stage(ann=holding(), bob=holding(), pile=pile, waiting=waiting)

    stage.ann.does("stay", "stay")
    stage.bob.does("stay", "stay")

    kinds = [event.kind for event in stage.events]
    assert kinds[kinds.index("turn-began") :] == [
        *("turn-began", "location-drawn", "tile-placed", "tile-uncovered", "stayed", "stayed", "drew", "drew", "drew"),
        "turn-began",
    ]


@rule("W16.1", "W16.2")
@pytest.mark.parametrize("hand", ["", "bees_1", "bees_1 bees_2", "bees_1 bees_2 you_1"])
def test_at_the_end_of_a_turn_she_draws_to_three_cards(hand: str) -> None:
    stage = Stage(ann=holding(hand), bob=holding(), phase="end")

    stage.go_on("window", "pass")

    assert len(stage.ann.hand) == 3
    assert set(hand.split()) <= set(stage.ann.hand)
    assert stage.table.active == 1


@rule("W-EX.12", "W16.3")
def test_with_five_easy_tiles_she_draws_to_five_cards() -> None:
    stage = Stage(ann=holding(easy="fever fever fever death death", hard="elves elves"), bob=holding(), phase="end")

    assert len(stage.ann.hand) == 5


@rule("W-EX.13", "W16.3", "W16.4")
@pytest.mark.parametrize(
    ("easy", "limit"),
    [(0, 3), (1, 3), (2, 4), (3, 4), (4, 5), (5, 5), (6, 6), (7, 6), (8, 7), (9, 7), (12, 7)],
)
def test_the_hand_limit_grows_with_easy_tiles(easy: int, limit: int) -> None:
    tiles = (["fever"] * 5 + ["sick_pig"] * 5 + ["death"] * 5)[:easy]
    stage = Stage(ann=holding(easy=" ".join(tiles)), bob=holding())

    assert limits.hand_limit(stage.table, 0) == limit


@rule("W9.3", "W9.4", "W-R.75")
def test_a_ninth_easy_tile_scores_but_raises_no_limit() -> None:
    tiles = " ".join(["fever"] * 5 + ["sick_pig"] * 5)
    stage = Stage(ann=holding(easy=tiles), bob=holding(easy="death"), phase="end", waiting=[[]] * 6)

    assert len(stage.ann.hand) == 7
    assert stage.outcome == "ann"


@rule("W16.5")
def test_a_hand_above_the_limit_stays_as_it_is() -> None:
    hand = "greebo_1 greebo_2 bees_1 bees_2"
    stage = Stage(ann=holding(hand), bob=holding(), phase="end")

    stage.ann.does("pass")

    assert stage.ann.hand == hand.split()
    assert not stage.happened("drew")
    assert not stage.happened("discarded")


@rule("W-R.15")
def test_the_last_window_is_before_the_cards_are_drawn() -> None:
    ann = holding("nanny_ogg_1", cackles=2)
    stage = Stage(ann=ann, bob=holding(), phase="second-move", pile="miss_level_1 miss_level_2")

    stage.ann.does("stay")
    assert (stage.prompt, stage.ann.hand) == ("window", ["nanny_ogg_1"])
    stage.ann.does("pass")

    assert stage.ann.hand == ["nanny_ogg_1", "miss_level_1", "miss_level_2"]
    assert stage.table.active == 1


@rule("W-R.15")
def test_cards_drawn_in_phase_three_wait_for_the_next_own_turn() -> None:
    stage = Stage(ann=holding(), bob=holding(), phase="end", pile="miss_level_1 miss_level_2 miss_level_3")

    assert len(stage.ann.hand) == 3
    assert stage.asked == "bob"
    assert stage.bob.why_not("play miss-level-1") == "W4.10"


@rule("W-R.14")
def test_who_wanted_to_be_left_alone_is_asked_again_in_her_next_turn() -> None:
    ann = holding("nanny_ogg_1 miss_level_1 bees_1", cackles=2)
    stage = Stage(ann=ann, phase="place", pile="miss_tick_3 igor_and_scraps_3")

    stage.ann.does("pass-until turn-end", "stay", "stay")

    assert (stage.table.turn, stage.prompt) == (2, "window")


@rule("W-R.14", "W8.1")
@pytest.mark.parametrize(("problem", "asked"), [("hiver", "before-roll"), ("hiver up", "stand-or-flee")])
def test_who_wanted_to_be_left_alone_is_asked_when_a_hard_problem_is_turned_up(problem: str, asked: str) -> None:
    ann = holding("miss_level_1", spot="slice")
    stage = Stage(ann=ann, bob=holding(), phase="place", pile="hodgesaargh_1", problems={"slice": problem})

    stage.ann.does("pass-until turn-end", "stay")

    assert stage.prompt == asked


@rule("W-R.14", "W-R.82")
def test_where_hands_are_open_a_window_is_asked_only_if_something_can_be_played() -> None:
    useless = Stage(ann=holding("greebo_1"), bob=holding(), mode="cooperative", phase="end")
    useful = Stage(ann=holding("miss_level_1"), bob=holding(), mode="cooperative", phase="end")

    assert useless.table.active == 1
    assert useful.prompt == "window"
