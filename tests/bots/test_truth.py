"""Reasons are true as they are said: what is told to happen at once happens at the real table, in every case."""

from __future__ import annotations

import pytest
from bots.test_advice import seen
from contract.tables import NATIVE

from coven.bots import Budget
from coven.bots.advice import explain
from coven.engine.core.machine import State, deciding, take
from coven.engine.core.policy import best
from coven.engine.core.rng import below, seeded
from coven.engine.edge import questions
from coven.engine.edge.game import Game, Happening
from coven.games import open_game

LITTLE = Budget(rollouts=48)
DECISIONS = 120 if NATIVE else 24


def signs(game: Game[State], table: State, seat: int, option: int, planned: bool) -> list[float]:
    """How the signs of a seat change by an answer, and by the steps that it has decided."""
    before, counts = game.signs.read(table, seat), [0.0] * len(game.signs.counted)
    tried = table.clone()
    tried.log = []
    take(tried, option)
    while planned and not tried.over and deciding(tried) == seat and game.policy.settles(tried):
        if any(event.kind == "turn-began" for event in tried.log or ()):
            break
        take(tried, tried.options[best(game.policy.scores(tried))])
    for event in tried.log or ():
        place = game.signs.hears(tried, event, seat)
        if place >= 0:
            counts[place] += 1.0
    after = game.signs.read(tried, seat)
    return [one - other for one, other in zip(after + counts, before + [0.0] * len(counts), strict=True)]


def deeds(game: Game[State], table: State, option: int) -> list[Happening | None]:
    """What an answer brings, with the steps that it has decided."""
    tried, seat = table.clone(), deciding(table)
    tried.log = []
    take(tried, option)
    while not tried.over and deciding(tried) == seat and game.policy.settles(tried):
        take(tried, tried.options[best(game.policy.scores(tried))])
    return [game.seen(table, event, seat) for event in tried.log or ()]


@pytest.mark.parametrize(("id", "players"), [("madness", 3), ("witches", 2), ("djinn", 2), ("djinn", 1)])
def test_what_is_told_to_happen_at_once_happens(id: str, players: int) -> None:
    game, checked, asked, deal = open_game(id), 0, 0, 0
    names, rng = [sign.name for sign in game.signs.all], seeded("truth")
    while asked < DECISIONS:
        table, deal = game.new(("ann", "bob", "cid")[:players], f"truth {deal}", {}), deal + 1
        while not table.over and asked < DECISIONS:
            place = best(game.policy.scores(table)) if len(table.options) > 1 else 0
            rng, chance = below(rng, 4)
            if len(table.options) > 1 and not chance:
                view, question = seen(game, table)
                told, asked = explain(view, question, questions.words(table)[place], f"{asked}", LITTLE), asked + 1
                for because in told.thoughts[0].reasons:
                    if because.values.get("soon") == "yes":
                        assert because.deed in deeds(game, table, table.options[place])
                        checked += 1
                    if because.values.get("when") in ("now", "done"):
                        planned = because.values["when"] == "done"
                        real = signs(game, table, deciding(table), table.options[place], planned)
                        assert real[names.index(because.id)] == because.values["n"]
                        assert because.values["sure"] == "yes"
                        checked += 1
            take(table, table.options[place])

    assert checked > DECISIONS // 40
