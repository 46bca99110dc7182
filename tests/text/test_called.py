"""Answers in sentences: short, and no two of a question are called the same."""

from __future__ import annotations

import pytest

from coven.engine.core.machine import take
from coven.engine.core.rng import below, seeded
from coven.engine.edge import questions
from coven.engine.edge.game import seat_names
from coven.games import GAMES, open_game
from coven.language import LANGUAGES
from coven.text import speaker_for
from coven.text.thoughts import called, short

DEALS = 4
ANSWERS = 300


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_no_two_answers_to_a_question_are_called_the_same(id: str, language: str) -> None:
    game = open_game(id)
    speaker = speaker_for(game, language)
    for deal in range(DEALS):
        table, rng = game.new(seat_names(2), f"called {deal}", {}), seeded(f"called {deal}")
        for _ in range(ANSWERS):
            question = questions.question(table)
            if question is None:
                break
            names = [called(speaker, word, question) for word in question.options]
            assert len({*names}) == len(names), names
            rng, pick = below(rng, len(table.options))
            take(table, table.options[pick])


def test_an_answer_that_nothing_else_is_called_like_is_short() -> None:
    game = open_game("madness")
    speaker, question = speaker_for(game, "en"), questions.question(game.new(seat_names(2), "1", {}))
    assert question is not None

    names = [called(speaker, word, question) for word in question.options]

    assert names == [short(speaker.option(answer, question)) for answer in question.answers]
