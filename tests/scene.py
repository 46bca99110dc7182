"""What the stages of all games share: a table, what it asks, and players who answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from coven.engine.core.machine import State, Values
from coven.engine.edge import questions
from coven.engine.edge.game import Game, Happening
from coven.engine.edge.questions import Question, Ruling

S = TypeVar("S", bound=State)
Where = TypeVar("Where", bound="Scene[Any]")


class Scene(Generic[S]):
    """A table, and what can be asked of it from outside."""

    game: Game[S]
    table: S

    @property
    def question(self) -> Question:
        """The open question."""
        question = questions.question(self.table)
        assert question is not None
        return question

    @property
    def asked(self) -> str:
        """Who must decide."""
        question = questions.question(self.table)
        return "" if question is None else question.seat

    @property
    def prompt(self) -> str:
        """What is asked."""
        question = questions.question(self.table)
        return "" if question is None else question.prompt

    @property
    def options(self) -> list[str]:
        """The legal answers."""
        question = questions.question(self.table)
        return [] if question is None else list(question.options)

    @property
    def touched(self) -> dict[str, list[str]]:
        """The addresses that each legal answer touches."""
        return {answer.word: list(answer.touches) for answer in self.question.answers}

    @property
    def asks(self) -> Values:
        """The numbers the question speaks of."""
        question = questions.question(self.table)
        return {} if question is None else question.values

    def answer(self, word: str) -> None:
        """Answer the open question, whoever is asked."""
        questions.answer(self.table, word)

    def ruling(self, word: str) -> Ruling:
        """What the rules say of an answer."""
        return questions.explain(self.table, word)

    @property
    def events(self) -> list[Happening]:
        """Everything that has happened since the stage was set."""
        assert self.table.log is not None
        return [self.game.happening(self.table, event) for event in self.table.log]

    def happened(self, kind: str) -> list[dict[str, int | str]]:
        """The values of all events of one kind so far."""
        return [event.values for event in self.events if event.kind == kind]

    @property
    def outcome(self) -> str:
        """How the game stands."""
        return self.game.outcome(self.table).word


@dataclass
class Person(Generic[Where]):
    """Somebody on a stage."""

    stage: Where
    number: int
    name: str

    @property
    def asked(self) -> bool:
        """Whether this player must decide now."""
        return not self.stage.table.over and self.stage.asked == self.name

    def does(self, *words: str) -> None:
        """Answer the open questions, which must be this player's, with these words."""
        for word in words:
            assert self.asked, f"{self.stage.asked} is asked, not {self.name}: {self.stage.options}"
            self.stage.answer(word)

    def can(self, word: str) -> bool:
        """Whether this answer is legal for this player now."""
        return self.asked and word in self.stage.options

    def why_not(self, word: str) -> str:
        """The id of the rule that refuses this answer; empty when it is legal."""
        return self.stage.ruling(word).rule
