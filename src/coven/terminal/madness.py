"""The board of The Big Book of Madness, drawn from a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from coven.engine.core.machine import State
from coven.engine.edge.game import Game
from coven.engine.edge.views import View
from coven.terminal.cards import COLOURS, elements, glyph, glyphs
from coven.terminal.map import Flow
from coven.terminal.screen import BARE, DECORATION, GONE, MAP, OTHERS, TABLE, OneLine, Part, ruled
from coven.text import Speaker

Data = Mapping[str, object]


def part(data: Data, *names: str) -> Data:
    """A table within a board."""
    for name in names:
        data = cast("Data", data[name])
    return data


def things(data: Data, *names: str) -> Sequence[Data]:
    """What lies in a zone."""
    return cast("Sequence[Data]", part(data, *names)["things"])


def number(data: Data, name: str) -> int:
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
        for note in cast("Sequence[Data]", view.board["curse"]):
            if note["id"] == what.lower():
                curse = str(note["curse"])
                return speaker.term("terminal-card", name=speaker.curse_name(curse), text=speaker.curse_text(curse))
        return ""

    def _level(self, spell: str) -> int:
        return int(cast("int", self.catalogue.things["spell"][spell].facts["level"]))

    def parts(self, view: msgspec.Struct, asked: str) -> list[Part]:
        """The whole table: book, curses, library, everyone's cards; whoever is asked comes last."""
        assert isinstance(view, View)
        if not view.board["library"]:
            return [Part(Text(self.speaker.term("game-name"), style="bold"))]
        others = [seat for seat in view.seats if seat != asked]
        found = [self._header(view), self._book(view), self._curses(view), self._library(view), ruled()]
        found.append(
            Part(
                Group(*(self._seat(view, seat, False) for seat in others)),
                (OTHERS, Group(*(self._brief(view, seat) for seat in others))),
                (BARE, GONE),
            )
        )
        return found + [Part(self._seat(view, seat, True)) for seat in view.seats if seat == asked]

    def legend(self, view: msgspec.Struct) -> list[str]:
        """What the letters and signs on the board stand for."""
        say = self.speaker.term
        letters = [f"{say(f'glyph-{kind}')} {say(f'name-{kind}')}" for kind in COLOURS]
        return [*letters, f"▶ {say('board-legend-marker')}", say("board-legend-card"), say("board-legend-cost")]

    def _header(self, view: View) -> Part:
        low = bool(view.sums["stack_low"])
        stack = self.speaker.term("board-stack", n=number(view.board, "madness_stack"), low="yes" if low else "no")
        rounds, now = self.catalogue.numbers["rounds"], max(number(view.board, "round"), 1)
        parts = [
            (self.speaker.term("board-round", round=now, rounds=rounds), "bold"),
            (self.speaker.term("board-difficulty", difficulty=int(view.options["difficulty"])), ""),
            (self.speaker.term("board-marker", space=number(view.board, "marker")), ""),
            (stack, "bold magenta" if not low else "bold white on red"),
        ]
        title = Flow([Text(text, style=style) for text, style in parts])
        name = Rule(Text(self.speaker.term("game-name"), style="bold yellow"), style="yellow")
        return Part(Group(name, title), (DECORATION, title))

    def _book(self, view: View) -> Part:
        speaker = self.speaker
        if not view.board["page"]:
            return Part(Text(f" {speaker.term('board-book-closed')}", style="italic"), (TABLE, GONE))
        pages = self.catalogue.things["page"]
        monster = str(pages[str(view.board["page"])].facts["monster"])
        page = pages[str(things(view.board, "pages")[0]["id"])]
        said = [
            _headed(speaker.monster_name(monster), speaker.arrival(monster), "bold yellow"),
            _headed(speaker.term("board-if-falls"), speaker.bonus(page.id), "bold green"),
            _headed(speaker.term("board-if-stands"), speaker.penalty(page.id), "bold red"),
        ]
        name, following = Text(f" {speaker.monster_name(monster)}", style="bold yellow"), Text(style="dim")
        if curses := cast("Sequence[str]", page.facts["curses"]):
            following.append(speaker.term("board-next-curses"))
            for kind in curses:
                following.append(" ").append_text(elements(speaker, {kind: 1}))
        last = [Padding(following, (0, 0, 0, 1))] if curses else []
        short = name.append("  ").append_text(following)
        return Part(Group(*said, *last), (MAP, Group(*map(OneLine, said), *last)), (TABLE, OneLine(short)))

    def _curses(self, view: View) -> Part:
        lying = cast("Sequence[Data]", view.board["curse"])
        if not lying:
            none = " " if view.sums["arriving"] else f" {self.speaker.term('board-no-curses')}"
            return Part(Text(none, style="bold green"))
        grid = Grid(box=None, padding=(0, 1), show_header=False)
        grid.add_column(no_wrap=True)
        grid.add_column()
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        lines: list[OneLine] = []
        short: list[Text] = []
        for note in lying:
            slot, name, state, cost, text = self._curse(view, note, part(view.sums, "curses", str(note["id"])))
            grid.add_row(slot, Text("\n").join([name, state]), cost, text)
            short.append(Text(" ").join([slot, name, cost]))
            lines.append(OneLine(Text("  ").join([Text(" ") + slot, name, state, cost, text])))
        return Part(grid, (MAP, Group(*lines)), (TABLE, Flow(short)))

    def _curse(self, view: View, note: Data, sums: Data) -> tuple[Text, Text, Text, Text, Text]:
        id, state = str(note["curse"]), str(sums["state"])
        colour = COLOURS.get(str(self.catalogue.things["curse"][id].facts["kind"]), "yellow")
        reached = sums["space"] == view.board["marker"]
        slot = Text(f"{'▶' if reached else ' '}{note['id']}", style="bold")
        name = Text(self.speaker.curse_name(id), style=f"bold {colour}")
        when = Text(self.speaker.term("board-curse-state", state=state), style="red" if state == "next" else "dim")
        if note["under"]:
            when.append(" ").append_text(glyphs(self.speaker, [{"id": "madness", "n": note["under"]}]))
        text = Text(self.speaker.curse_text(id), style="dim" if note["struck"] or note["asleep"] else "")
        return slot, name, when, elements(self.speaker, cast("Mapping[str, int]", sums["cost"])), text

    def _library(self, view: View) -> Part:
        library = [Text(self.speaker.term("board-library"), style="bold")]
        for element in part(view.board, "library"):
            for spell in things(view.board, "library", element):
                id = str(spell["id"])
                shown = glyph(self.speaker, f"{element}-{self._level(id)}")
                library.append(shown.append(f" {self.speaker.spell_name(id)}", style="default not bold"))
        supply = [Text(self.speaker.term("board-supply"), style="bold")]
        for pile in things(view.board, "supply"):
            if pile["n"]:
                supply.append(glyph(self.speaker, str(pile["id"])).append(f"×{pile['n']}", style="default not bold"))
        first = Flow(library, between="  ")
        return Part(Group(first, Flow(supply, between="  ")), (TABLE, first), (BARE, GONE))

    def _named(self, view: View, name: str, asked: bool) -> Text:
        """Who it is, and whose turn it is."""
        speaker, seat, active = self.speaker, part(view.board, name), name == view.board["active"]
        line = Text().append(f" {speaker.player(name)} ", style="bold reverse" if asked else "bold")
        line.append(f" {speaker.wizard_name(str(seat['wizard']))}", style="bold" if active else "")
        if seat["out"]:
            return line.append(f"  {speaker.term('board-out')}", style="red")
        return line.append(f"  {speaker.term('board-active')}", style="yellow") if active else line

    def _seat(self, view: View, name: str, asked: bool) -> RenderableType:
        seat, line = part(view.board, name), self._named(view, name, asked)
        if seat["out"]:
            return line
        zones = Flow(self._zones(view, name), margin=5, hanging=5, between="   ")
        spells = [self._spell(spell) for spell in things(seat, "spells")]
        return Group(line, zones, Flow(spells, margin=5, hanging=5, between=", "))

    def _brief(self, view: View, name: str) -> RenderableType:
        """Somebody else on one line: who, hand, support."""
        line = self._named(view, name, False)
        if part(view.board, name)["out"]:
            return OneLine(line)
        return OneLine(Text("  ").join([line, *self._zones(view, name)[:2]]))

    def _zones(self, view: View, name: str) -> list[Text]:
        """Hand, support, deck and discard pile."""
        speaker, seat, sums = self.speaker, part(view.board, name), part(view.sums, "seats", name)
        held = speaker.term("board-support", n=number(sums, "support"), limit=number(sums, "support_limit"))
        deck = speaker.term("board-deck", n=number(part(seat, "deck"), "size"))
        return [
            Text(speaker.term("board-hand") + " ").append_text(glyphs(speaker, things(seat, "hand"))),
            Text(f"{held} ").append_text(glyphs(speaker, things(seat, "support"))),
            Text(deck, style="dim"),
            Text(f"{speaker.term('board-discard')} ", style="dim").append_text(
                glyphs(speaker, things(seat, "discard"))
            ),
        ]

    def _spell(self, spell: Data) -> Text:
        id = str(spell["id"])
        facts = self.catalogue.things["spell"][id].facts
        name = glyph(self.speaker, f"{facts['element']}-{facts['level']}").append(" ")
        shown = "neutralised" if spell["neutralised"] else "exhausted" if spell["exhausted"] else ""
        name.append(self.speaker.spell_name(id), style="dim strike" if shown else "not bold default")
        if shown:
            name.append(f" ({self.speaker.term(f'name-{shown}')})", style="dim")
        return name


def _headed(heading: str, text: str, style: str) -> Text:
    """A sentence behind its heading."""
    return Text(f" {heading} ", style=style).append(text, style="default not bold")


BOARD = MadnessBoard
