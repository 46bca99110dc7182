"""Reasons for those who look on: they follow from what these saw and heard, and from nothing else."""

from __future__ import annotations

import pytest
from contract.tables import NATIVE

from coven.bots import Budget
from coven.bots.onlooker import as_seen, look_on
from coven.bots.rollout import play_on
from coven.engine.core.machine import State, deciding, take
from coven.engine.core.policy import best
from coven.engine.core.rng import seeded
from coven.engine.edge import questions
from coven.engine.edge.game import Game, Happening
from coven.engine.edge.thoughts import Advice, Because
from coven.engine.edge.views import View
from coven.games import open_game
from coven.language import LANGUAGES
from coven.text import speaker_for
from coven.text.thoughts import lines

LITTLE = Budget(rollouts=32)
GAMES_PLAYED = 8 if NATIVE else 1


def heard(game: Game[State], table: State, option: int, reader: int) -> list[Happening]:
    """What a reader hears of an answer that is given."""
    tried = table.clone()
    tried.log = []
    take(tried, option)
    found = [game.seen(tried, event, reader) for event in tried.log or ()]
    return [happening for happening in found if happening is not None]


def looked_on(game: Game[State], table: State, option: int, reader: int) -> tuple[Advice, questions.Question]:
    """What a reader is told about an answer of another seat."""
    view = game.view(table, reader)
    assert isinstance(view, View)
    whose = table.names[deciding(table)]
    return look_on(view, whose, heard(game, table, option, reader), "1", LITTLE)


def test_what_everybody_hears_of_is_explained_by_what_everybody_may_know() -> None:
    game, told, silent = open_game("witches"), 0, 0
    for number in range(GAMES_PLAYED):
        table = game.new(("ann", "bob"), f"look {number}", {})
        while not table.over and told + silent < 12 * (number + 1):
            place = best(game.policy.scores(table)) if len(table.options) > 1 else 0
            if len(table.options) > 1 and not game.policy.settles(table):
                word = questions.words(table)[place]
                advice, _ = looked_on(game, table, table.options[place], 1 - deciding(table))
                assert advice.answer in ("", word)
                told, silent = told + bool(advice.answer), silent + (not advice.answer)
                if advice.answer:
                    assert [because.id for because in advice.thoughts[0].reasons][-1] == "unseen"
            take(table, table.options[place])

    assert told > silent


def test_dice_that_were_rolled_again_are_not_told_apart_by_luck() -> None:
    game, met = open_game("witches"), 0
    for number in range(40):
        table = game.new(("ann", "bob"), f"again {number}", {})
        while not table.over and met < 12:
            question = questions.question(table)
            assert question is not None
            if question.prompt == "reroll":
                for word, option in zip(questions.words(table), table.options, strict=True):
                    assert looked_on(game, table, option, 1 - deciding(table))[0].answer in ("", word)
                met += 1
            take(table, table.options[best(game.policy.scores(table)) if len(table.options) > 1 else 0])

    assert met == 12


@pytest.mark.parametrize("reader", [0, -1])
def test_what_whoever_looks_on_does_not_know_changes_nothing(reader: int) -> None:
    game, differing = open_game("witches"), 0
    for number in range(6):
        table = game.new(("ann", "bob", "cid"), f"hidden {number}", {})
        play_on(table, game.policy, seeded(f"on {number}"), 10 + 9 * number, 10)
        while deciding(table) == reader:
            play_on(table, game.policy, seeded("on"), 1, 0)
        other = game.imagine(game.view(table, reader), f"{number}")
        shared = [option for option in table.options if option in other.options]
        for option in shared[:3]:
            if heard(game, table, option, reader) == heard(game, other, option, reader):
                differing += {**game.write(table), "rng": 0} != {**game.write(other), "rng": 0}
                assert looked_on(game, table, option, reader) == looked_on(game, other, option, reader)

    assert differing > 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_its_words(language: str) -> None:
    game = open_game("witches")
    table = game.new(("ann", "bob"), "words", {})
    play_on(table, game.policy, seeded("on"), 12, 0)
    while game.policy.settles(table) or len(table.options) == 1:
        play_on(table, game.policy, seeded("on"), 1, 0)
    place = best(game.policy.scores(table))
    advice, question = looked_on(game, table, table.options[place], 1 - deciding(table))

    said = lines(speaker_for(game, language), advice, question)

    assert advice.answer
    assert any(question.seat.capitalize() in line or question.seat in line for line in said)


def test_what_speaks_against_an_answer_comes_after_why_it_was_given() -> None:
    doubt, against = Because("doubt", {"than": "other", "n": 4.0}), Because("points", {"n": -1, "against": "yes"})
    good = Because("points", {"n": 1})

    assert [one.id for one in as_seen((doubt, against), "bob")] == ["preferred", "points", "unseen"]
    assert [one.id for one in as_seen((good, against), "bob")] == ["points", "points", "unseen"]
