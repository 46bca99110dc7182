"""Thinking: answers are compared world by world, and who is clearly behind costs no more time."""

from __future__ import annotations

import pytest

from coven.bots.mind import CERTAIN, Budget, Notion
from coven.bots.thinker import Thinker, abreast
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
