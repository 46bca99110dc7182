"""No bot sees more than its view, and what it answers is a matter of seed and rollouts alone."""

from __future__ import annotations

import pytest
from contract.tables import NATIVE

from coven.bots import BOTS, Budget, consider, mind_of
from coven.bots.rollout import imagined, play_on
from coven.engine.core.machine import State, ask_anew, deciding
from coven.engine.core.rng import seeded
from coven.engine.edge import questions
from coven.engine.edge.game import Game
from coven.engine.edge.views import View
from coven.games import GAMES, open_game
from coven.lab.playing import play_with

THOUGHT = Budget(rollouts=16)
TABLES = 3 if NATIVE else 1


def met(game: Game[State], seed: int) -> State:
    """A table somewhere in a game, at a question with a choice."""
    table = game.new(("ann", "bob"), f"fair {seed}", {})
    play_on(table, game.policy, seeded(f"on {seed}"), 20 + 15 * seed, 10)
    while len(table.options) == 1:
        play_on(table, game.policy, seeded("on"), 1, 0)
    return table


def answered(game: Game[State], table: State, bot: str) -> str:
    """What a bot answers that sits in the seat that decides."""
    seat = deciding(table)
    view, question = game.view(table, seat), questions.question(table)
    assert isinstance(view, View)
    assert question is not None
    return consider(bot, view, question, "7", THOUGHT).answer


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("id", GAMES)
def test_a_bot_answers_the_same_whatever_is_hidden_from_it(id: str, bot: str) -> None:
    game = open_game(id)
    for seed in range(TABLES):
        table = met(game, seed)
        other = imagined(table, deciding(table), seeded(f"other {seed}"))
        ask_anew(other)

        assert answered(game, other, bot) == answered(game, table, bot)


@pytest.mark.parametrize("id", GAMES)
def test_the_lab_shows_a_bot_no_more_than_its_view(id: str) -> None:
    game = open_game(id)
    mind = mind_of("thinker", game)
    table = met(game, 1)
    seat = deciding(table)
    other = imagined(table, seat, seeded("another"))

    shown = [imagined(one, seat, seeded("shown")) for one in (table, other)]

    assert game.write(shown[0]) == game.write(shown[1])
    assert mind.decide(shown[0], seat, 5, THOUGHT)[0] == mind.decide(shown[1], seat, 5, THOUGHT)[0]


@pytest.mark.parametrize("id", GAMES)
def test_an_answer_is_one_of_those_offered_with_thoughts_for_the_best_of_them(id: str) -> None:
    game = open_game(id)
    table = met(game, 2)
    seat = deciding(table)
    view, question = game.view(table, seat), questions.question(table)
    assert isinstance(view, View)
    assert question is not None

    choice = consider("thinker", view, question, "7", THOUGHT)

    assert choice.answer in question.options
    assert {thought.answer for thought in choice.thoughts} <= {*question.options}
    assert all(-1.0 <= thought.worth <= 1.0 for thought in choice.thoughts)


@pytest.mark.parametrize(
    ("id", "players"), [("madness", 3), ("witches", 2), ("witches", 1), ("djinn", 2), ("djinn", 1)]
)
def test_greedy_ends_every_game(id: str, players: int) -> None:
    game = open_game(id)
    for seed in range(3):
        table = game.new(("ann", "bob", "cid")[:players], f"end {seed}", {})
        play_with(table, [mind_of("greedy", game)] * players, seeded(f"{seed}"), Budget(), 5000)

        assert table.over
        assert game.outcome(table).kind != "unfinished"
