"""Whatever is named on the screen, found by its name: in the language shown, whatever its accents and hyphens."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

import msgspec

from coven.engine.core.machine import State
from coven.engine.edge.game import Game
from coven.engine.edge.questions import Question, Ruling
from coven.engine.edge.views import View
from coven.terminal.board import Board
from coven.text import Speaker
from coven.text.typed import plain

FEW = 4  # things of one beginning that are all told
SHORTEST = 3  # letters that can be the beginning of a name


class Lookup:
    """Explains what has a name, in one language."""

    def __init__(self, game: Game[State], speaker: Speaker, board: Board) -> None:
        self.game = game
        self.speaker = speaker
        self.board = board

    @cached_property
    def named(self) -> dict[str, dict[tuple[str, str], str]]:
        """Everything that has a text, by its plain name and its plain id."""
        found: dict[str, dict[tuple[str, str], str]] = {}
        for kind, things in self.game.catalogue().things.items():
            for id in things:
                name = self.speaker.name(kind, id)
                for word in {plain(name), plain(id)}:
                    found.setdefault(word, {})[kind, id] = name
        return found

    def names(self) -> list[str]:
        """What can be asked for."""
        return sorted({name for things in self.named.values() for name in things.values() if not name.isdecimal()})

    def meant(self, what: str, question: Question | None, refused: list[Ruling]) -> list[str]:
        """The answers about something that was named alone; where all are refused, the first of those."""
        ids = [id for _, id in self.named.get(plain(what), {})]
        answers = question.answers if question else ()
        legal = [answer.word for answer in answers if any(str(value) in ids for value in answer.about.values())]
        return legal or [one.answer for one in refused if any(plain(id) in plain(one.answer) for id in ids)][:1]

    def text(self, what: str, view: msgspec.Struct) -> str:
        """What a thing of the board, a player or anything named in the box is; nothing if there is no such thing."""
        assert isinstance(view, View)
        word = plain(what)
        if not word:
            return ""
        if (shown := self.board.card(what, view)) or (shown := self._player(word, view)):
            return shown
        exact = self.named.get(word, {})
        begun = exact or {
            thing: name
            for known, things in self.named.items()
            if len(word) >= SHORTEST and known.startswith(word)
            for thing, name in things.items()
        }
        if len({*begun.values()}) > FEW:
            return self.speaker.term("terminal-which", names=", ".join(sorted({*begun.values()})))
        return self._told(begun, view)

    def _told(self, things: Iterable[tuple[str, str]], view: View) -> str:
        return "\n".join(dict.fromkeys(text for kind, id in things if (text := self._thing(kind, id, view))))

    def _thing(self, kind: str, id: str, view: View) -> str:
        """What the board tells of a thing, else all that is printed on it."""
        if shown := self.board.card(id, view):
            return shown
        printed = [text for key, text in self.speaker.printed_of(id).items() if not key.startswith("glyph-")]
        name = self.speaker.name(kind, id)
        return self.speaker.term("terminal-card", name=name, text=" ".join(printed)) if printed else ""

    def _player(self, word: str, view: View) -> str:
        """A player: everything with a text that lies in front of this seat."""
        for seat in view.seats:
            if word in (plain(seat), plain(self.speaker.player(seat))):
                ids = dict.fromkeys(_ids(view.board[seat]))
                texts = [self._told(self.named.get(plain(id), {}), view) for id in ids]
                lines = "\n".join(dict.fromkeys(text for text in texts if text))
                return lines or self.speaker.term("terminal-nothing-there", player=self.speaker.player(seat))
        return ""


def _ids(part: object) -> Iterable[str]:
    """Every word in a part of a board."""
    if isinstance(part, dict):
        for inner in part.values():
            yield from _ids(inner)
    elif isinstance(part, list | tuple):
        for inner in part:
            yield from _ids(inner)
    elif isinstance(part, str):
        yield part
