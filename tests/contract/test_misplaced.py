"""An answer that belongs to another question is refused with the moment at which it can be given."""

from __future__ import annotations

import pytest
from contract import tables

from coven.engine.edge import questions
from coven.games import GAMES

BARE = ("accept", "decline", "done", "go-on")  # they answer many questions, and belong to none


@pytest.mark.parametrize("game", GAMES)
def test_whoever_answers_another_question_hears_when_it_is_asked(game: str) -> None:
    vague: list[str] = []
    for number in range(6):
        setting = getattr(tables, game)(number)
        table, dice = setting.new(), tables.Dice(f"misplaced {setting.seed}")
        heard: dict[str, str] = {}  # of each verb the last answer that was offered
        for _ in range(120):
            if table.over:
                break
            offered = questions.words(table)
            heard |= {word.split(" ")[0]: word for word in offered}
            for verb, word in heard.items():
                if verb not in BARE and verb not in {other.split(" ")[0] for other in offered}:
                    ruling = questions.explain(table, word)
                    vague += [f"{word}: {ruling}"] if ruling.message == questions.NOT_NOW or not ruling.rule else []
            dice.step(table)

    assert vague == []
