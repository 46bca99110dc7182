"""How a game speaks that has no voice of its own."""

from __future__ import annotations

from coven.engine.core.machine import Values
from coven.engine.edge.questions import Answer, Question
from coven.text.words import Words


class PlainVoice:
    """The values of an answer or an event go into the sentence as they are."""

    def option(self, words: Words, answer: Answer, question: Question) -> str:
        """The phrase for an answer to a question."""
        return words.term(f"option-{answer.verb}", **answer.about)

    def cause(self, words: Words, question: Question) -> str:
        """Nothing is printed anywhere."""
        return ""

    def worded(self, words: Words, values: Values) -> Values:
        """As they are."""
        return values
