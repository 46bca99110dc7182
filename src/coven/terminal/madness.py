"""The board of The Big Book of Madness, drawn from a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from coven.engine.core.machine import State
from coven.engine.edge.game import Game
from coven.engine.edge.views import View
from coven.terminal.cards import COLOURS, elements, glyph, glyphs
from coven.text import Speaker

Part = Mapping[str, object]


def part(data: Part, *names: str) -> Part:
    """A table within a board."""
    for name in names:
        data = cast("Part", data[name])
    return data


def things(data: Part, *names: str) -> Sequence[Part]:
    """What lies in a zone."""
    return cast("Sequence[Part]", part(data, *names)["things"])


def number(data: Part, name: str) -> int:
    """A number of a board."""
    return int(cast("int", data[name]))


class MadnessBoard:
    """Draws views in one language."""

    def __init__(self, game: Game[State], speaker: Speaker) -> None:
        self.catalogue = game.catalogue()
        self.speaker = speaker

    def card(self, what: str, view: msgspec.Struct) -> str:
        """A spell or a wizard by id, the curse on a slot by its number."""
        assert isinstance(view, View)
        speaker = self.speaker
        id = what.lower().replace("-", "_")
        if id in self.catalogue.things["spell"]:
            text = speaker.spell_text(id)
            return speaker.term("terminal-spell", name=speaker.spell_name(id), level=self._level(id), text=text)
        if id in self.catalogue.things["wizard"]:
            return speaker.term("terminal-card", name=speaker.wizard_name(id), text=speaker.wizard_text(id))
        for note in cast("Sequence[Part]", view.board["curse"]):
            if note["id"] == what.lower():
                curse = str(note["curse"])
                return speaker.term("terminal-card", name=speaker.curse_name(curse), text=speaker.curse_text(curse))
        return ""

    def _level(self, spell: str) -> int:
        return int(cast("int", self.catalogue.things["spell"][spell].facts["level"]))

    def draw(self, view: msgspec.Struct, asked: str) -> RenderableType:
        """The whole table: book, curses, library, everyone's cards."""
        assert isinstance(view, View)
        if not view.board["library"]:
            return Text(self.speaker.term("game-name"), style="bold")
        return Group(
            self._header(view), self._book(view), self._curses(view), self._library(view), self._seats(view, asked)
        )

    def _header(self, view: View) -> RenderableType:
        low = bool(view.sums["stack_low"])
        stack = self.speaker.term("board-stack", n=number(view.board, "madness_stack"), low="yes" if low else "no")
        rounds, now = self.catalogue.numbers["rounds"], max(number(view.board, "round"), 1)
        parts = [
            (self.speaker.term("board-round", round=now, rounds=rounds), "bold"),
            (self.speaker.term("board-difficulty", difficulty=int(view.options["difficulty"])), ""),
            (self.speaker.term("board-marker", space=number(view.board, "marker")), ""),
            (stack, "bold magenta" if not low else "bold white on red"),
        ]
        title = Text("  ·  ", style="dim").join(Text(text, style=style) for text, style in parts)
        return Group(Rule(Text(self.speaker.term("game-name"), style="bold yellow"), style="yellow"), title)

    def _book(self, view: View) -> RenderableType:
        speaker = self.speaker
        if not view.board["page"]:
            return Panel(Text(speaker.term("board-book-closed"), style="italic"), border_style="yellow")
        pages = self.catalogue.things["page"]
        monster = str(pages[str(view.board["page"])].facts["monster"])
        page = pages[str(things(view.board, "pages")[0]["id"])]
        left = Text(speaker.monster_name(monster), style="bold yellow")
        left.append("\n" + speaker.arrival(monster), style="default not bold")
        right = Text(speaker.term("board-if-falls") + " ", style="bold green")
        right.append(speaker.bonus(page.id), style="default not bold")
        right.append("\n" + speaker.term("board-if-stands") + " ", style="bold red")
        right.append(speaker.penalty(page.id), style="default not bold")
        following = cast("Sequence[str]", page.facts["curses"])
        if following:
            right.append("\n" + speaker.term("board-next-curses") + " ", style="dim")
            for kind in following:
                right.append_text(elements(speaker, {kind: 1})).append(" ")
        grid = Grid.grid(expand=True, padding=(0, 2))
        grid.add_column(ratio=2)
        grid.add_column(ratio=3)
        grid.add_row(left, right)
        return Panel(grid, border_style="yellow", padding=(0, 1))

    def _curses(self, view: View) -> RenderableType:
        lying = cast("Sequence[Part]", view.board["curse"])
        if not lying:
            text = " " if view.sums["arriving"] else f" {self.speaker.term('board-no-curses')}"
            return Text(text, style="bold green")
        grid = Grid(box=None, padding=(0, 1), expand=True, show_header=False)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=3)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=6)
        for note in lying:
            grid.add_row(*self._curse(view, note, part(view.sums, "curses", str(note["id"]))))
        return grid

    def _curse(self, view: View, note: Part, sums: Part) -> tuple[Text, Text, Text, Text]:
        id, state = str(note["curse"]), str(sums["state"])
        colour = COLOURS.get(str(self.catalogue.things["curse"][id].facts["kind"]), "yellow")
        reached = sums["space"] == view.board["marker"]
        slot = Text(f"{'▶' if reached else ' '}{note['id']}", style="bold")
        name = Text(self.speaker.curse_name(id), style=f"bold {colour}")
        name.append(
            "\n" + self.speaker.term("board-curse-state", state=state), style="red" if state == "next" else "dim"
        )
        if note["under"]:
            name.append(" ").append_text(glyphs(self.speaker, [{"id": "madness", "n": note["under"]}]))
        text = Text(self.speaker.curse_text(id), style="dim" if note["struck"] or note["asleep"] else "")
        return slot, name, elements(self.speaker, cast("Mapping[str, int]", sums["cost"])), text

    def _library(self, view: View) -> RenderableType:
        line = Text(self.speaker.term("board-library") + "  ", style="bold")
        for element in part(view.board, "library"):
            for spell in things(view.board, "library", element):
                id = str(spell["id"])
                line.append_text(glyph(self.speaker, f"{element}-{self._level(id)}")).append(" ")
                line.append(f"{self.speaker.spell_name(id)}   ")
        supply = Text(self.speaker.term("board-supply") + "  ", style="bold")
        for pile in things(view.board, "supply"):
            if pile["n"]:
                supply.append_text(glyph(self.speaker, str(pile["id"]))).append(f"×{pile['n']}  ")
        return Padding(Group(line, supply), (0, 1))

    def _seats(self, view: View, asked: str) -> RenderableType:
        return Group(Rule(style="dim"), *(self._seat(view, seat, seat == asked) for seat in view.seats))

    def _seat(self, view: View, name: str, asked: bool) -> RenderableType:
        speaker, seat, active = self.speaker, part(view.board, name), name == view.board["active"]
        line = Text().append(f" {speaker.player(name)} ", style="bold reverse" if asked else "bold")
        line.append(f" {speaker.wizard_name(str(seat['wizard']))}", style="bold" if active else "")
        if seat["out"]:
            return line.append(f"  {speaker.term('board-out')}", style="red")
        if active:
            line.append(f"  {speaker.term('board-active')}", style="yellow")
        sums = part(view.sums, "seats", name)
        held = speaker.term("board-support", n=number(sums, "support"), limit=number(sums, "support_limit"))
        zones = Text(speaker.term("board-hand") + " ").append_text(glyphs(speaker, things(seat, "hand")))
        zones.append(f"   {held} ").append_text(glyphs(speaker, things(seat, "support")))
        zones.append(f"   {speaker.term('board-deck', n=number(part(seat, 'deck'), 'size'))}", style="dim")
        zones.append(f"   {speaker.term('board-discard')} ", style="dim")
        zones.append_text(glyphs(speaker, things(seat, "discard")))
        spells = Text(", ").join(self._spell(spell) for spell in things(seat, "spells"))
        return Group(line, Padding(Group(zones, spells), (0, 0, 0, 5)))

    def _spell(self, spell: Part) -> Text:
        id = str(spell["id"])
        facts = self.catalogue.things["spell"][id].facts
        name = glyph(self.speaker, f"{facts['element']}-{facts['level']}").append(" ")
        shown = "neutralised" if spell["neutralised"] else "exhausted" if spell["exhausted"] else ""
        name.append(self.speaker.spell_name(id), style="dim strike" if shown else "not bold default")
        if shown:
            name.append(f" ({self.speaker.term(f'name-{shown}')})", style="dim")
        return name


BOARD = MadnessBoard
