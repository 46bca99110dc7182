"""The speaker: events, questions, answers, refusals and errors as sentences."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from msgspec import structs

from coven.engine.core.errors import AnswerError, CovenError
from coven.engine.core.machine import Values
from coven.engine.edge.game import Game, Happening, S
from coven.engine.edge.questions import Answer, Question, Ruling
from coven.text.complaints import complaint
from coven.text.plain import PlainVoice
from coven.text.words import Words


class Voice(Protocol):
    """What a game says in its own way: one module for each game."""

    def option(self, words: Words, answer: Answer, question: Question) -> str:
        """The phrase for an answer to a question."""

    def cause(self, words: Words, question: Question) -> str:
        """The printed sentence that asks."""

    def worded(self, words: Words, values: Values) -> Values:
        """The values of an event, a prompt or a reason, ready to be said."""


@cache
def voice_of(game: str) -> Voice:
    """The voice of a game, found by its name; a game without one speaks plainly."""
    room = f"coven.text.{game}"
    found: Voice = import_module(room) if find_spec(room) else PlainVoice()
    return found


SEATS = ("player", "owner", "other", "caster", "bidder")  # values that are seats
GOAL = ("goal", "goal-turn", "goal-attempt", "goal-last")  # paragraph by paragraph
UNSAID = {"most": 0}  # not every error of this kind knows the number


class Speaker(Words):
    """Says in one language what happens in one game."""

    def say(self, happening: Happening) -> str:
        """What happened, as a sentence about the players."""
        return self.term(f"event-{happening.kind}", **self._worded(happening.values))

    def ask(self, question: Question) -> str:
        """The prompt, as a sentence to the player who is asked."""
        return self.term(f"prompt-{question.prompt}", **self._worded(question.values))

    def wait(self, question: Question) -> str:
        """Who decides what, as a sentence to the others; it tells nothing they may not know."""
        key = f"waiting-{question.prompt}"
        return self.term(key if key in self.catalogue else "waiting", player=self.player(question.seat))

    def goal(self, players: int, options: Mapping[str, str]) -> str:
        """What the game is about and what a turn is, as it is played by so many; nothing where it is not written."""
        mode = "solo" if players == 1 else options.get("mode", "")
        told = [f"{key}.{mode}" if f"{key}.{mode}" in self.catalogue else key for key in GOAL]
        return "\n".join(self.term(key) for key in told if key in self.catalogue)

    def cause(self, question: Question) -> str:
        """The printed sentence that asks, with the name of its card; nothing where the rules themselves ask."""
        return voice_of(self.game_id).cause(self, question) if question.cause else ""

    def option(self, answer: Answer, question: Question) -> str:
        """An answer to a question, as a phrase to choose from."""
        return voice_of(self.game_id).option(self, structs.replace(answer, about=self._called(answer.about)), question)

    def explain(self, ruling: Ruling) -> str:
        """Why an answer is legal or not, what would make it legal, and the rule."""
        if ruling.legal:
            return self.term("ruling-legal")
        said = {**self._worded(ruling.values), "answer": ruling.answer}
        reason = self.term(f"reason-{ruling.message}", **said)
        return self.term("ruling-refused", reason=reason, rule=ruling.rule) if ruling.rule else reason

    def error(self, error: CovenError) -> str:
        """What was wrong with something handed in, and what would be right."""
        values = dict(error.values)
        if isinstance(error, AnswerError) and "rule" in values:
            answer, rule = str(values.pop("answer")), str(values.pop("rule"))
            return self.explain(Ruling(answer, False, rule, error.message, values))
        if "game" in values:
            values["game"] = self.term(f"game-{values['game']}")
        if "detail" in values:
            values["detail"] = complaint(self, str(values["detail"]))
        if (wall := f"wall-{values.get('what')}") in self.catalogue:
            values["what"] = self.term(wall)
        elif "reveals" in values:  # what is only half known has no text of its own
            values["what"] = values["reveals"]
        return self.term(f"error-{error.message}", **{**UNSAID, **self._called(values)})

    def _worded(self, values: Values) -> Values:
        """The game says what its values are called."""
        return voice_of(self.game_id).worded(self, self._called(values))

    def _called(self, values: Values) -> Values:
        """Seats are told by their names."""
        return {name: self.player(str(value)) if name in SEATS else value for name, value in values.items()}


def speaker_for(
    game: Game[S],
    language: str,
    players: Mapping[str, str] | None = None,
    options: Mapping[str, str] | None = None,
) -> Speaker:
    """Somebody who speaks of this game, with the names that are printed in its box and those of the players; an option
    may change how a printed text is read."""
    return Speaker(game.id, language, game.names(), game.texts(), players, game.locales(), options)
