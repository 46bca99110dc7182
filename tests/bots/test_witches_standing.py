"""How a game of The Witches stands, for thinking: what a witch has to go on with counts while she has a turn."""

from __future__ import annotations

import pytest
from witches_stage import Holding, Stage, holding

from coven.bots.rollout import horizon, play_on
from coven.engine.core.rng import seeded
from coven.engine.edge.game import seat_names
from coven.games import open_game
from coven.games.witches.policy import POLICY

STRONG = "magrat_garlick_1"
WEAK = "shawn_ogg_1"
NONE_WAITING: list[list[str]] = [[], [], [], [], [], []]
WAITING = [["fever"], ["fever"], ["broken_limb"], ["broken_limb"], ["sick_pig"], ["sick_pig"]]


def stands(ann: Holding, bob: Holding | None = None, **given: object) -> float:
    """What the game is worth to Ann, whose turn it is."""
    stage = Stage(ann=ann, bob=bob or holding(), **given)  # type: ignore[arg-type] # given names no problems
    return POLICY.value(stage.table, 0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (holding(witch="tiffany", ability=True), holding(witch="tiffany", ability=False)),
        (holding(STRONG), holding(WEAK)),
        (
            holding("agnes_nitt_1 perdita_x_dream_1 nanny_ogg_1"),
            holding("agnes_nitt_1 perdita_x_dream_1 mother_dismass_1"),
        ),
        (holding(easy="fever broken_limb"), holding(easy="sick_pig")),
    ],
    ids=["a tile", "a strong card", "Power of three", "a card more to draw"],
)
def test_who_has_more_to_go_on_with_stands_better(better: Holding, worse: Holding) -> None:
    assert stands(better, waiting=WAITING) > stands(worse, waiting=WAITING)
    assert stands(holding(), better, waiting=WAITING) < stands(holding(), worse, waiting=WAITING)


def test_cards_count_among_friends_too() -> None:
    def stand(hand: str) -> float:
        return stands(holding(hand), mode="cooperative", waiting=WAITING)

    assert stand(STRONG) > stand(WEAK)
    assert stand(f"{STRONG} nanny_ogg_1 agnes_nitt_1") > stand(STRONG)


def test_power_of_three_counts_alone_too() -> None:
    def stand(hand: str) -> float:
        return POLICY.value(
            Stage(ann=holding(hand), mode="solo", waiting=[["fever"], ["fever"], [], [], [], []]).table, 0
        )

    assert stand("agnes_nitt_1 perdita_x_dream_1 nanny_ogg_1") > stand(
        "agnes_nitt_1 perdita_x_dream_1 mother_dismass_1"
    )


def test_what_she_has_is_worth_nothing_without_a_turn_to_come() -> None:
    assert stands(holding(), holding(STRONG)) < stands(holding(), holding(WEAK))
    assert stands(holding(), holding(STRONG), waiting=NONE_WAITING) == stands(
        holding(), holding(WEAK), waiting=NONE_WAITING
    )


def test_she_stands_better_beside_an_easy_problem_than_far_from_all() -> None:
    problems = {"slice": "fever"}

    assert stands(holding(spot="no-sun"), problems=problems) > stands(holding(spot="long-man"), problems=problems)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_before_the_first_turn_everybody_has_one_in_the_look_ahead(players: int) -> None:
    game = open_game("witches")
    table = game.new(seat_names(players), "7", {})
    table.log = []

    play_on(table, game.policy, seeded("on"), 1000, 0, horizon(game.policy, table))

    begun = [event.args[0] for event in table.log if event.kind == "turn-began"]
    assert sorted(begun[:players]) == [*range(players)]
    assert len(begun) == players + 1  # where the last one begins the game is judged
