"""Whoever follows every hint gets on: no turn comes back to where it was, and what was begun is carried out."""

from __future__ import annotations

import pytest
from bots.test_advice import seen
from contract.tables import NATIVE

from coven.bots import Budget
from coven.bots.advice import Adviser, advise, explain
from coven.bots.rollout import play_on
from coven.engine.core.machine import State, take
from coven.engine.core.rng import seeded
from coven.engine.edge import questions
from coven.engine.edge.game import Game
from coven.games import open_game
from coven.games.djinn.table import Table

LITTLE = Budget(rollouts=24)
TURNS = 120 if NATIVE else 6


def follow(game: Game[State], table: State, seed: str) -> list[str]:
    """All that a turn leads through, where every hint is followed; what is the same again is written the same."""
    found: list[str] = []
    began = game.policy.clock(table)
    while not table.over and game.policy.clock(table) == began and len(found) < 200:
        found.append(str({**game.write(table), "rng": 0}))
        if len(table.options) > 1:
            view, question = seen(game, table)
            word = advise("thinker", view, question, f"{seed} {len(found)}", LITTLE).answer
            questions.answer(table, word)
        else:
            take(table, table.options[0])
    return found


@pytest.mark.parametrize(
    ("id", "players"), [("madness", 2), ("witches", 2), ("witches", 1), ("djinn", 2), ("djinn", 3), ("djinn", 1)]
)
def test_following_hints_never_leads_back_within_a_turn(id: str, players: int) -> None:
    game = open_game(id)
    for number in range(TURNS):
        table = game.new(("ann", "bob", "cid")[:players], f"follow {number}", {})
        play_on(table, game.policy, seeded(f"on {number}"), 20 + 37 * number % 340, 5)

        met = follow(game, table, f"{number}")

        assert len(met) == len({*met}) < 200


def captures() -> list[Table]:
    """Questions of captures that were begun, in games of the rules of thumb."""
    game, found = open_game("djinn"), []
    for number in range(60):
        table = game.new(("ann", "bob"), f"capture {number}", {})
        for _ in range(300):
            assert isinstance(table, Table)
            if table.capture.paid and len(table.options) > 1:
                found.append(table.clone())
            play_on(table, game.policy, seeded(f"{number}"), 1, 0)
        if len(found) > 11:
            break
    return found


def test_a_capture_that_was_begun_is_carried_out_as_planned() -> None:
    game, steps = open_game("djinn"), 0
    for number, table in enumerate(captures()):
        view, question = seen(game, table)
        planned = Adviser(view, question, "1").step()

        told = advise("thinker", view, question, f"{number}", LITTLE)

        assert "call-off" in question.options
        assert "call-off" not in [thought.answer for thought in told.thoughts]
        if planned:
            assert [thought.answer for thought in told.thoughts] == [planned]
            steps += 1

    assert steps > 5


def test_no_reason_inside_a_capture_argues_for_calling_it_off() -> None:
    game = open_game("djinn")
    for number, table in enumerate(captures()):
        view, question = seen(game, table)
        planned = Adviser(view, question, "1").step()

        told = explain(view, question, planned or question.options[0], f"{number}", LITTLE)

        reasons = [because for thought in told.thoughts for because in thought.reasons]
        assert "call-off" not in [because.values.get("than") for because in reasons]
        assert not planned or {because.id for because in reasons}.isdisjoint({"doubt", "even"})
