"""Any game as lines of text: what lies where, one field a line. For games without a board of their own."""

from __future__ import annotations

import msgspec
from rich.console import Group
from rich.text import Text

from coven.engine.core.machine import State
from coven.engine.edge.game import Game
from coven.engine.edge.views import View
from coven.terminal.screen import TABLE, OneLine, Part
from coven.text import Speaker


class LinearBoard:
    """Draws views in one language."""

    def __init__(self, game: Game[State], speaker: Speaker) -> None:
        self.game = game
        self.speaker = speaker

    def card(self, what: str, view: msgspec.Struct) -> str:
        """What is printed on a thing, by its id."""
        for kind, things in self.game.catalogue().things.items():
            if what in things and self.speaker.prints(f"{kind}-{what}"):
                text = self.speaker.printed(f"{kind}-{what}")
                return self.speaker.term("terminal-card", name=self.speaker.name(kind, what), text=text)
        return ""

    def parts(self, view: msgspec.Struct, asked: str) -> list[Part]:
        """Every field, with whoever is asked last."""
        assert isinstance(view, View)
        fields: list[Text] = []
        own: list[Text] = []
        for name, part in view.board.items():
            style = "bold reverse" if name == asked else "bold"
            line = Text(f"{self._called(name)}: ", style=style).append(self._said(part), style="not bold not reverse")
            (own if name == asked else fields).append(line)
        return [
            Part(Text(self.speaker.term("game-name"), style="bold")),
            Part(Group(*fields), (TABLE, Group(*map(OneLine, fields)))),
            Part(Group(*own)),
        ]

    def legend(self, view: msgspec.Struct) -> list[str]:
        """No signs."""
        return []

    def _called(self, name: str) -> str:
        """A seat by its name, a field as the catalogue calls it."""
        key = f"field-{name}"
        return self.speaker.term(key) if key in self.speaker.catalogue else self.speaker.player(name)

    def _said(self, part: object) -> str:
        if isinstance(part, dict) and "size" in part:
            return self._zone(part)
        if isinstance(part, dict):
            return "; ".join(f"{self._called(name)}: {self._said(inner)}" for name, inner in part.items())
        if isinstance(part, list):
            return ", ".join(self._said(inner) for inner in part)
        return self.speaker.player(str(part))

    def _zone(self, zone: dict[str, object]) -> str:
        things = zone["things"]
        assert isinstance(things, list)
        shown = [f"{thing['id']}×{thing['n']}" if "n" in thing else str(thing["id"]) for thing in things]
        return " ".join(shown) if shown or not zone["size"] else f"?×{zone['size']}"
