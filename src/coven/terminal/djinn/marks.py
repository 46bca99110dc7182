"""Djinn, cards, spaces and players in short; a letter always tells what a colour tells too."""

from __future__ import annotations

from rich.text import Text

from coven.games.djinn.box import SHAPES, Box, Gear, Mage
from coven.games.djinn.crowd import COLOURS
from coven.games.djinn.notation import DOWN
from coven.games.djinn.view import View
from coven.terminal.cards import split
from coven.terminal.map import Flow
from coven.text import Speaker

STYLES = {
    "red": "bold bright_red",
    "blue": "bold bright_blue",
    "brown": "bold yellow",
    "white": "bold",  # light terminals have it too
    "boss": "bold reverse",
}
PLAYERS = ("bold cyan", "bold green", "bold magenta", "bold bright_yellow")
PLATES = {"source": ("<", ">"), "round": ("(", ")"), "square": ("[", "]")}
WIZARD, ASSISTANT, ONCE = "▲", "△", "1×"
NOTHING = "–"
BETWEEN = " · "


def headed(heading: str, parts: list[Text], style: str = "bold") -> Flow:
    """Parts one after the other, behind a heading."""
    first = Text().append(f"{heading}: ", style=style).append_text(parts[0])
    return Flow([first, *parts[1:]], hanging=3, between=BETWEEN)


class Marks:
    """What the board of one game writes, in one language."""

    def __init__(self, box: Box, speaker: Speaker) -> None:
        self.box = box
        self.speaker = speaker
        self.mages: dict[str, Mage] = {mage.id: mage for mage in box.mages}
        self.gear: dict[str, Gear] = {gear.id: gear for gear in box.gear}
        self.vp = {award.id: award.vp for award in box.awards}
        self.shapes = {space.id: SHAPES[space.shape] for space in box.spaces}

    def letter(self, kind: str) -> Text:
        """A djinn or a boss by its letter."""
        return Text(self.speaker.term(f"glyph-{kind}"), style=STYLES[kind])

    def crowd(self, written: str, between: str = " ") -> Text:
        """Djinn by their letters, bosses first: `D RRB`."""
        found = split(written)
        bosses = Text().join(self.letter(kind) for kind in found if kind == "boss")
        regular = Text().join(self.letter(kind) for kind in found if kind != "boss")
        groups = [group for group in (bosses, regular) if group]
        return Text(between).join(groups) if groups else Text(NOTHING, style="dim")

    def counts(self, written: str) -> Text:
        """Djinn by colour with their numbers: ` R6 B5`."""
        found = split(written)
        line = Text()
        for kind in dict.fromkeys(found):
            line.append(" ").append_text(self.letter(kind)).append(str(found.count(kind)))
        return line

    def corked(self, regular: str, bosses: str) -> Text:
        """What is in corked bottles, by the colour of the bottle: `R:DRR B:B`."""
        inside = split(regular)
        big = split(bosses)
        groups = [
            self.letter(colour)
            .append(":", style="default not bold")
            .append_text(self.crowd(_group(big, inside, colour), ""))
            for colour in COLOURS
            if colour in inside + big
        ]
        return Text(" ").join(groups) if groups else Text(NOTHING, style="dim")

    def circle(self, state: str) -> Text:
        """A magic circle: `( )`, `(R)`, inactive `(×)`, covered `(#)`."""
        inside = {"empty": Text(" "), "inactive": Text("×", style="dim"), "covered": Text("#", style="dim")}
        return Text("(").append_text(inside.get(state) or self.letter(state)).append(")", style="default")

    def mage(self, written: str) -> Text:
        """A mage card: its name, and while it lies face up its bonuses and its fee: `Kiln Keeper +2 RN1 (1)`."""
        id = written.removesuffix(DOWN)
        name = Text(self.speaker.name("mage", id))
        return name if written.endswith(DOWN) else name.append(" ").append_text(self.bonuses(id))

    def bonuses(self, id: str) -> Text:
        """What a mage adds once, what for each djinn of a colour, and the fee: `+2 R2B1 (2)`."""
        card = self.mages[id]
        line = Text(f"+{card.green}", style="bold green")
        line.append(" " if any(card.colours) else "")
        for bonus in sorted({*card.colours} - {0}, reverse=True):
            for colour, own in zip(COLOURS, card.colours, strict=True):
                if own == bonus:
                    line.append_text(self.letter(colour))
            line.append(str(bonus), style="default not bold")
        return line.append(f" ({card.fee})", style="default not bold")

    def equipment(self, written: str) -> Text:
        """An equipment card: its name, and `1×` if it works once."""
        id = written.removesuffix(DOWN)
        name = Text(self.speaker.name("equipment", id))
        return name.append(f" {ONCE}", style="dim") if self.gear[id].once and not written.endswith(DOWN) else name

    def award(self, id: str) -> Text:
        """An award with its points: `30 Purse of the Guild`."""
        return Text(f"{self.vp[id]} ", style="bold").append(self.speaker.name("award", id), style="not bold")

    def trait(self, id: str) -> Text:
        """A trait by its sign and name."""
        positive = next(trait.positive for trait in self.box.traits if trait.id == id)
        sign = Text("+", style="bold green") if positive else Text("−", style="bold red")
        return sign.append(f" {self.speaker.name('trait', id)}", style="default not bold")

    def place(self, view: View, space: str) -> str:
        """The location of a space, as short as it is said."""
        return self.speaker.term(f"name-{view.layout[space]}" if space in view.layout else "board-source")

    def plate(self, view: View, space: str, width: int = 0) -> str:
        """A space with its shape: `[Market]`, `(Tavern)`, `<Source>`."""
        left, right = PLATES[self.shapes[space]]
        return f"{left}{self.place(view, space):^{width}}{right}"

    def initials(self, view: View) -> dict[str, str]:
        """A letter for each player; where two begin alike, numbers."""
        letters = [seat.name[0].upper() for seat in view.seats]
        if len(set(letters)) < len(letters):
            letters = [str(number) for number in range(1, len(letters) + 1)]
        return {seat.name: letter for seat, letter in zip(view.seats, letters, strict=True)}

    def pieces(self, view: View, mark: str, names: list[str]) -> Text:
        """Wizards or assistants that stand together: `▲AB`."""
        letters = self.initials(view)
        line = Text(mark, style="bold")
        for number, seat in enumerate(view.seats):
            if seat.name in names:
                line.append(letters[seat.name], style=PLAYERS[number])
        return line


def _group(bosses: list[str], regular: list[str], colour: str) -> str:
    return " ".join(["boss"] * bosses.count(colour) + [colour] * regular.count(colour))
