"""The master and the levels that people choose from are made of the same bots."""

from __future__ import annotations

import pytest

from coven.bots import BOTS, LEVELS, Budget, mind_of
from coven.bots.mind import GentleMind
from coven.bots.thinker import Thinker
from coven.engine.core.machine import State, asking, deciding, take
from coven.engine.core.policy import best
from coven.engine.core.rng import seeded
from coven.engine.edge.game import Game
from coven.games import GAMES, open_game


def paying(game: Game[State], skipped: int) -> State:
    """A table at which somebody is about to pay and has a choice; so many payments were made before."""
    table = game.new(("ann", "bob", "cid"), "paying", {})
    while asking(table).prompt != "pay" or len(table.options) == 1 or skipped:
        skipped -= asking(table).prompt == "pay" and skipped > 0
        take(table, table.options[best(game.policy.scores(table))])
    return table


def test_every_level_is_one_of_the_bots() -> None:
    assert list(LEVELS) == ["gentle", "fair", "strong", "merciless"]
    assert {*LEVELS, "master"} <= {*BOTS}


@pytest.mark.parametrize("id", GAMES)
def test_merciless_is_the_master_who_looks_at_more_worlds(id: str) -> None:
    game = open_game(id)
    merciless, strong = mind_of("merciless", game), mind_of("strong", game)

    assert isinstance(merciless, Thinker)
    assert isinstance(strong, Thinker)
    assert merciless.effort > strong.effort


def test_a_gentle_player_slips_now_and_then_and_never_chooses_the_worst() -> None:
    game = open_game("madness")
    table = game.new(("ann", "bob", "cid"), "gentle", {})
    while asking(table).prompt != "act" or len(table.options) < 5:
        take(table, table.options[best(game.policy.scores(table))])
    scores = game.policy.scores(table)

    picks = [GentleMind(game.policy).decide(table, 0, seeded(f"{n}"), Budget())[0] for n in range(60)]

    assert 30 < picks.count(best(scores)) < 60
    assert all(scores[pick] >= sorted(scores)[-3] for pick in picks)


@pytest.mark.parametrize("skipped", range(4))
def test_a_payment_is_settled_whole_and_costs_no_thought(skipped: int) -> None:
    game = open_game("madness")
    table = paying(game, skipped)
    seat = deciding(table)

    pick, notions = mind_of("thinker", game).decide(table, seat, 5, Budget(rollouts=400))

    assert notions == []
    assert pick == best(game.policy.scores(table))
