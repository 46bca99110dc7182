"""The board of The Big Book of Madness, drawn from a view."""

from __future__ import annotations

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from coven.engine.core.machine import State
from coven.engine.edge.game import Game
from coven.games.madness import Madness, notation
from coven.games.madness.box import MULTI, SUPPORT_FIVE, Box
from coven.games.madness.cards import ELEMENTS
from coven.games.madness.position import CurseNote
from coven.games.madness.view import SeatView, View
from coven.games.madness.zones import SLOTS
from coven.terminal.cards import COLOURS, elements, glyph, glyphs, split
from coven.text import Speaker

SPACES = (2, 3, 3, 4, 5)


class MadnessBoard:
    """Draws views in one language."""

    def __init__(self, game: Game[State], speaker: Speaker) -> None:
        assert isinstance(game, Madness)
        self.box: Box = game.box
        self.speaker = speaker

    def card(self, what: str, view: msgspec.Struct) -> str:
        """A spell or a wizard by id, the curse on a slot by its number."""
        assert isinstance(view, View)
        speaker = self.speaker
        id = what.lower().replace("-", "_")
        if self.box.spell_named(id) >= 0:
            level = self.box.spells[self.box.spell_named(id)].level
            text = speaker.spell_text(id)
            return speaker.term("terminal-spell", name=speaker.spell_name(id), level=level, text=text)
        if self.box.wizard_named(id) >= 0:
            return speaker.term("terminal-card", name=speaker.wizard_name(id), text=speaker.wizard_text(id))
        for note in view.curses:
            if note.slot == what.lower():
                name, text = speaker.curse_name(note.curse), speaker.curse_text(note.curse)
                return speaker.term("terminal-card", name=name, text=text)
        return ""

    def draw(self, view: msgspec.Struct, asked: str) -> RenderableType:
        """The whole table: book, curses, library, everyone's cards."""
        assert isinstance(view, View)
        if not view.library:
            return Text(self.speaker.term("game-name"), style="bold")
        return Group(
            self._header(view), self._book(view), self._curses(view), self._library(view), self._seats(view, asked)
        )

    def _header(self, view: View) -> RenderableType:
        low = view.madness_stack < 2 * len([seat for seat in view.seats if not seat.out])
        stack = self.speaker.term("board-stack", n=view.madness_stack, low="yes" if low else "no")
        parts = [
            (self.speaker.term("board-round", round=max(view.round, 1), rounds=self.box.limits.rounds), "bold"),
            (self.speaker.term("board-difficulty", difficulty=int(view.options["difficulty"])), ""),
            (self.speaker.term("board-marker", space=view.marker), ""),
            (stack, "bold magenta" if not low else "bold white on red"),
        ]
        title = Text("  ·  ", style="dim").join(Text(text, style=style) for text, style in parts)
        return Group(Rule(Text(self.speaker.term("game-name"), style="bold yellow"), style="yellow"), title)

    def _book(self, view: View) -> RenderableType:
        speaker = self.speaker
        if not view.page:
            return Panel(Text(speaker.term("board-book-closed"), style="italic"), border_style="yellow")
        monster = self.box.pages[self.box.page_named(view.page)].monster
        left = Text(speaker.monster_name(monster), style="bold yellow")
        left.append("\n" + speaker.arrival(monster), style="default not bold")
        right = Text(speaker.term("board-if-falls") + " ", style="bold green")
        right.append(speaker.bonus(view.right_page), style="default not bold")
        right.append("\n" + speaker.term("board-if-stands") + " ", style="bold red")
        right.append(speaker.penalty(view.right_page), style="default not bold")
        following = self.box.pages[self.box.page_named(view.right_page)].curses
        if following:
            right.append("\n" + speaker.term("board-next-curses") + " ", style="dim")
            for kind in following:
                right.append_text(elements(speaker, {ELEMENTS[kind]: 1})).append(" ")
        grid = Grid.grid(expand=True, padding=(0, 2))
        grid.add_column(ratio=2)
        grid.add_column(ratio=3)
        grid.add_row(left, right)
        return Panel(grid, border_style="yellow", padding=(0, 1))

    def _curses(self, view: View) -> RenderableType:
        lying = {note.slot: note for note in view.curses}
        if not lying:
            arriving = any(frame.program in ("page", "judge") for frame in view.frames)
            return Text(" " if arriving else f" {self.speaker.term('board-no-curses')}", style="bold green")
        grid = Grid(box=None, padding=(0, 1), expand=True, show_header=False)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=3)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=6)
        for number, slot in enumerate(SLOTS):
            if slot in lying:
                grid.add_row(*self._curse(view, lying[slot], SPACES[number]))
        return grid

    def _curse(self, view: View, note: CurseNote, space: int) -> tuple[Text, Text, Text, Text]:
        card = self.box.curses[self.box.curse_named(note.curse)]
        colour = COLOURS[ELEMENTS[card.kind]] if card.kind != MULTI else "yellow"
        state = (
            "asleep" if note.asleep else "struck" if note.struck else "next" if space == view.marker + 1 else "waits"
        )
        price = notation.write_elements(card.cost)
        for element, number in note.tokens.items():
            price[element] = price.get(element, 0) + number
        slot = Text(f"{'▶' if space == view.marker else ' '}{note.slot}", style="bold")
        name = Text(self.speaker.curse_name(note.curse), style=f"bold {colour}")
        name.append(
            "\n" + self.speaker.term("board-curse-state", state=state), style="red" if state == "next" else "dim"
        )
        if note.under:
            name.append(" ").append_text(glyphs(self.speaker, f"madness*{note.under}"))
        text = Text(self.speaker.curse_text(note.curse), style="dim" if note.struck or note.asleep else "")
        return slot, name, elements(self.speaker, price), text

    def _library(self, view: View) -> RenderableType:
        line = Text(self.speaker.term("board-library") + "  ", style="bold")
        for name in ELEMENTS:
            for spell in view.library[name]:
                level = self.box.spells[self.box.spell_named(spell)].level
                line.append_text(glyph(self.speaker, f"{name}-{level}")).append(" ")
                line.append(f"{self.speaker.spell_name(spell)}   ")
        supply = Text(self.speaker.term("board-supply") + "  ", style="bold")
        cards = split(view.supply)
        for card in dict.fromkeys(cards):
            supply.append_text(glyph(self.speaker, card)).append(f"×{cards.count(card)}  ")
        return Padding(Group(line, supply), (0, 1))

    def _seats(self, view: View, asked: str) -> RenderableType:
        return Group(Rule(style="dim"), *(self._seat(view, seat, seat.name == asked) for seat in view.seats))

    def _seat(self, view: View, seat: SeatView, asked: bool) -> RenderableType:
        speaker = self.speaker
        line = Text().append(f" {seat.name} ", style="bold reverse" if asked else "bold")
        line.append(f" {speaker.wizard_name(seat.wizard)}", style="bold" if seat.name == view.active else "")
        if seat.out:
            return line.append(f"  {speaker.term('board-out')}", style="red")
        if seat.name == view.active:
            line.append(f"  {speaker.term('board-active')}", style="yellow")
        wide = self.box.wizards[self.box.wizard_named(seat.wizard)].ability == SUPPORT_FIVE
        limit = 5 if wide else self.box.limits.support_slots
        held = speaker.term("board-support", n=len(split(seat.support)), limit=limit)
        zones = Text(speaker.term("board-hand") + " ").append_text(glyphs(speaker, seat.hand))
        zones.append(f"   {held} ").append_text(glyphs(speaker, seat.support))
        zones.append(f"   {speaker.term('board-deck', n=seat.deck)}", style="dim")
        zones.append(f"   {speaker.term('board-discard')} ", style="dim").append_text(glyphs(speaker, seat.discard))
        spells = Text(", ").join(self._spell(spell) for spell in seat.spells)
        return Group(line, Padding(Group(zones, spells), (0, 0, 0, 5)))

    def _spell(self, written: str) -> Text:
        id, _, state = written.partition(" ")
        spell = self.box.spells[self.box.spell_named(id)]
        name = glyph(self.speaker, f"{ELEMENTS[spell.element]}-{spell.level}").append(" ")
        name.append(self.speaker.spell_name(id), style="dim strike" if state else "not bold default")
        if state:
            shown = "neutralised" if "neutralised" in state else "exhausted"
            name.append(f" ({self.speaker.term(f'name-{shown}')})", style="dim")
        return name


BOARD = MadnessBoard
