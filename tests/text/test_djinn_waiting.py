"""What others read while somebody decides in Djinn, and what is said where numbers are missing."""

from coven.engine.edge.questions import Answer, Question, Ruling
from coven.games.djinn import Djinn
from coven.text import LANGUAGES, speaker_for


def test_those_who_wait_learn_who_decides_what_and_no_numbers() -> None:
    question = Question("ann", "capture-pay", {"magic": 4}, (Answer("pay 4"),))

    assert [speaker_for(Djinn(), language).wait(question) for language in LANGUAGES] == [
        "ann is deciding: how to pay for the capture.",
        "ann se rozhoduje, čím za polapení zaplatí.",
        "ann decyduje, czym zapłacić za schwytanie.",
    ]


def test_a_reason_without_numbers_still_makes_sense() -> None:
    speaker = speaker_for(Djinn(), "en")

    assert speaker.explain(Ruling("use hat1", False, "D-R.8", "cannot-pay")) == (
        "You cannot pay for this: gather what it costs first. [D-R.8]"
    )
    assert speaker.explain(Ruling("use hat1", False, "D21.13", "no-place")).startswith("You have no place for it:")
