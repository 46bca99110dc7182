"""Thinking: answers are compared world by world, and who is clearly behind costs no more time."""

from __future__ import annotations

import pytest

from coven.bots.mind import CERTAIN, Budget, Notion
from coven.bots.thinker import Thinker, Twig, abreast
from coven.engine.core.machine import deciding
from coven.engine.edge.game import seat_names
from coven.games import open_game


def tried(*worths: float) -> Notion:
    notion = Notion(0)
    for worth in worths:
        notion.note(worth)
    return notion


def test_an_answer_that_is_better_in_every_world_is_surely_better_however_much_worlds_differ() -> None:
    here, there = tried(0.9, -0.8, 0.1, 0.5), tried(0.8, -0.9, 0.0, 0.4)

    assert here.ahead(there) > 100.0
    assert there.ahead(here) < -100.0


def test_only_worlds_that_both_met_are_compared() -> None:
    assert tried(1.0, 0.0, 9.0).ahead(tried(0.0, 1.0)) == 0.0


def test_standard_errors_are_those_of_the_differences() -> None:
    assert tried(3.0, 1.0).ahead(tried(0.0, 0.0)) == pytest.approx(2.0)


def test_who_is_clearly_behind_is_dropped_and_of_equals_the_first_stays() -> None:
    first, equal, close, behind = tried(0.5, 0.4), tried(0.5, 0.4), tried(0.6, 0.2), tried(-0.5, -0.6)

    assert first.ahead(equal) == CERTAIN
    assert abreast([first, equal, close, behind]) == [first, close]


def test_hardly_more_rollouts_are_made_than_were_given() -> None:
    game = open_game("madness")
    table = game.new(seat_names(3), "7", {})

    _, notions = Thinker(game.policy).decide(table, deciding(table), 12345, Budget(64))

    assert sum(notion.tries for notion in notions) <= 72


def grown(*kids: tuple[int, list[float]]) -> Twig:
    twig = Twig()
    for option, worths in kids:
        kid = twig.next[option] = Twig()
        for worth in worths:
            kid.note(worth)
            twig.note(worth)
    return twig


def test_the_likeliest_answer_is_tried_first_and_others_only_after_many_tries() -> None:
    assert Twig().choose([7, 8, 9], [0.1, 0.9, 0.5]) == 1
    assert grown((8, [0.5])).choose([7, 8, 9], [0.1, 0.9, 0.5]) == 1
    assert grown((8, [0.5, 0.4, 0.6, 0.5])).choose([7, 8, 9], [0.1, 0.9, 0.5]) == 2


@pytest.mark.parametrize("scale", [1.0, 0.001])
def test_what_did_best_is_tried_most_and_what_was_seldom_tried_is_given_another_chance(scale: float) -> None:
    good, bad, doubtful = [0.6 * scale, 0.4 * scale] * 20, [-0.5 * scale] * 20, [0.45 * scale]

    assert grown((7, good), (8, bad)).choose([7, 8], [0.1, 0.9]) == 0
    assert grown((7, good), (8, doubtful)).choose([7, 8], [0.1, 0.9]) == 1


def test_against_tom_what_follows_an_answer_is_searched_too() -> None:
    game = open_game("djinn")
    world = game.new(seat_names(1), "7", {"tom": "12"})
    tree = Twig()

    for _ in range(12):
        Thinker(game.policy).rollout(world.clone(), 0, 0, 12345, tree)

    assert tree.tries == 12
    assert len(tree.next) > 1
    assert sum(twig.tries for twig in tree.next.values()) == 11
