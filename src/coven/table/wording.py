"""Ids and numbers as they are sent, with sentences beside them for whoever asks in a language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from coven.engine.core.errors import AnswerError, CovenError
from coven.engine.core.machine import State
from coven.engine.edge.catalogue import ruled
from coven.engine.edge.entries import Entry, Heard
from coven.engine.edge.game import Game, Happening, Json
from coven.engine.edge.history import Deed
from coven.engine.edge.ledger import statements
from coven.engine.edge.questions import Answer, Question, Ruling
from coven.engine.edge.thoughts import Advice

if TYPE_CHECKING:
    from coven.text import Speaker


class Wording:
    """What is said about one game, in a language or in ids alone."""

    def __init__(
        self,
        language: str | None,
        game: Game[State] | None = None,
        names: Mapping[str, str] | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.language = language
        self.game = game
        self.names = names or {}  # what the seats are called
        self.options = options or {}  # what was agreed

    def question(self, question: Question | None) -> Json | None:
        """The open question, and its options as phrases."""
        if question is None:
            return None
        asked: Json = msgspec.to_builtins(question)
        if self.language is not None:
            asked["text"] = self._said(question.prompt, lambda speaker: _asked(speaker, question))
            asked["phrases"] = [self._phrase(answer, question) for answer in question.answers]
        return asked

    def _phrase(self, answer: Answer, question: Question) -> str:
        return self._said(answer.word, lambda speaker: speaker.option(answer, question))

    def heard(self, heard: Heard) -> Json:
        """An event, with the version of the game that it made."""
        told: Json = {"version": heard.version} | msgspec.to_builtins(heard.happening)
        if self.language is not None:
            told["text"] = self._said(heard.happening.kind, lambda speaker: speaker.say(heard.happening))
        return told

    def deed(self, deed: Deed) -> Json:
        """An entry of the log, with what it brought."""
        told: Json = msgspec.to_builtins(deed)
        if deed.events:
            told["events"] = [self.heard(Heard(deed.version, happening)) for happening in deed.events]
        return told

    def catalogue(self) -> Json:
        """The box, and in a language what is printed on its things."""
        assert self.game is not None
        box = ruled(self.game.catalogue(), statements(self.game.ledger()))
        told: Json = msgspec.to_builtins(box)
        if self.language is not None:
            speaker = _speaker(self.language, self.game, {})
            ids = [id for of_kind in box.things.values() for id in of_kind]
            told["texts"] = {key: text for id in ids for key, text in speaker.printed_of(id).items()}
        return told

    def ruling(self, ruling: Ruling) -> Json:
        """What the rules say of an answer."""
        ruled: Json = msgspec.structs.asdict(ruling)
        if self.language is not None:
            ruled["text"] = self._said(ruling.message, lambda speaker: speaker.explain(ruling))
        return ruled

    def advice(self, advice: Advice, question: Question) -> Json:
        """What is thought of answers, and why; in a language with its sentences."""
        if self.language is not None:
            from coven.text.thoughts import worded

            with suppress(Exception):  # as below: what was thought must not be lost for words
                advice = worded(self._speaker(), advice, question)
        told: Json = msgspec.to_builtins(advice)
        return told

    def follows(self, entry: Entry, question: Question) -> Json:
        """The decision that an answer follows from; in a language as a sentence."""
        told: Json = {"version": entry.version, "answer": entry.word}
        if self.language is not None:
            from coven.text.thoughts import followed

            told["text"] = self._said(entry.word, lambda speaker: followed(speaker, entry.word, question))
        return told

    def wall(self, wall: Happening) -> Json:
        """What stands in the way of an undo; in a language as a sentence."""
        if self.language is None:
            return {}
        blocked = AnswerError("undo-blocked", what=wall.kind, reveals=wall.reveals)
        return {"text": self._said(wall.kind, lambda speaker: speaker.error(blocked))}

    def losing(self, seats: Sequence[str]) -> Json:
        """Whose answers an undo would take back too; in a language as a sentence."""
        if self.language is None:
            return {}
        return {"text": self._said(", ".join(seats), lambda speaker: losing(speaker, seats))}

    def error(self, error: CovenError) -> Json:
        """What was wrong; the sentence is English unless another language was asked for."""
        text = self._said(str(error), lambda speaker: speaker.error(error))
        return {"message": error.message, "values": error.values, "text": text}

    def _said(self, otherwise: str, say: Callable[[Speaker], str]) -> str:
        """A sentence; whatever goes wrong with words, an answer that was given must not be lost for them."""
        try:
            return say(self._speaker())
        except Exception:
            return otherwise

    def _speaker(self) -> Speaker:
        return _speaker(self.language or "en", self.game, self.names, self.options)


def losing(speaker: Speaker, seats: Sequence[str]) -> str:
    """Whose answers an undo would take back too."""
    return speaker.term("undo-of-others", players=speaker.joined([speaker.player(seat) for seat in seats]))


def _asked(speaker: Speaker, question: Question) -> str:
    """The prompt; whoever is not asked is sent no options and reads who decides."""
    return speaker.ask(question) if question.answers else speaker.wait(question)


def _speaker(
    language: str, game: Game[State] | None, names: Mapping[str, str], options: Mapping[str, str] | None = None
) -> Speaker:
    from coven.text import Speaker, speaker_for  # most requests need no words

    return Speaker("cli", language, {}) if game is None else speaker_for(game, language, names, options)
