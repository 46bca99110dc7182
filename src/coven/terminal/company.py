"""Playing with computer players: they answer at once when it is their turn."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from rich.console import Console

from coven.bots import BOTS, choose
from coven.engine.core.errors import OptionError, nearest
from coven.engine.core.machine import State
from coven.engine.edge.match import Match
from coven.engine.edge.views import View
from coven.terminal.board import board_for
from coven.terminal.lookup import Lookup
from coven.terminal.reader import Reader
from coven.terminal.session import Session
from coven.text import speaker_for


class Company(Session):
    """A game in which the computer plays some of the seats."""

    def __init__(
        self,
        match: Match[State],
        language: str,
        file: Path,
        console: Console,
        reader: Reader,
        bots: Mapping[str, str],
    ) -> None:
        super().__init__(match, language, file, console, reader)
        self.bots = bots
        self.speak(language)

    def speak(self, language: str) -> None:
        """The board says who is a computer player."""
        super().speak(language)
        game, called = self.match.game, self.speaker.player
        marked = {seat: self.speaker.term("terminal-bot", player=called(seat)) for seat in self.bots}
        speaker = speaker_for(game, language, {**self.match.names, **marked}, self.match.options)
        self.board = board_for(game, speaker)
        self.lookup = Lookup(game, self.speaker, self.board)

    def settle_forced(self) -> None:
        """Computer players answer too, until a person has a choice."""
        super().settle_forced()
        while (question := self.match.question(self.seat())) is not None and question.seat in self.bots:
            match = self.match
            view = match.game.view(match.table, match.number(question.seat))
            assert isinstance(view, View)
            seed = f"{match.seed} {len(match.steps)}"  # what is taken back is answered the same again
            with self._shows_who_thinks(question.seat):
                word = choose(self.bots[question.seat], view, question, seed, match.game.pack)
            match.answer(word, seat=question.seat)
            super().settle_forced()

    def _shows_who_thinks(self, seat: str) -> AbstractContextManager[object]:
        """A line at the bottom while somebody thinks; none where nobody looks."""
        if not self.console.is_terminal:
            return nullcontext()
        return self.console.status(self.speaker.term("terminal-player-thinks", player=self.speaker.player(seat)))


def known_bots(given: str) -> tuple[str, ...]:
    """The computer players somebody asked for, by name and with commas."""
    names = tuple(name.strip() for name in given.split(",")) if given else ()
    for name in names:
        if name not in BOTS:
            raise OptionError("no-such-bot", given=name, nearest=nearest(name, BOTS))
    return names


def seated(seats: tuple[str, ...], bots: tuple[str, ...]) -> dict[str, str]:
    """Computer players take the last seats."""
    if len(bots) > len(seats):
        raise OptionError("seats-and-players", given=len(bots), players=len(seats))
    return dict(zip(seats[len(seats) - len(bots) :], bots, strict=True))
