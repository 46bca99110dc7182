"""What others read while somebody decides in Djinn."""

from coven.engine.edge.questions import Answer, Question
from coven.games.djinn import Djinn
from coven.text import LANGUAGES, speaker_for


def test_those_who_wait_learn_who_decides_what_and_no_numbers() -> None:
    question = Question("ann", "capture-pay", {"magic": 4}, (Answer("pay 4"),))

    assert [speaker_for(Djinn(), language).wait(question) for language in LANGUAGES] == [
        "ann is deciding: how to pay for the capture.",
        "ann se rozhoduje, čím za polapení zaplatí.",
        "ann decyduje, czym zapłacić za schwytanie.",
    ]
