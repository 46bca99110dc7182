"""Djinn, cards, spaces and players in short; a letter always tells what a colour tells too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from coven.engine.edge.catalogue import Catalogue, Fact
from coven.terminal.djinn.shown import Circle, Shown, Thing
from coven.terminal.map import Flow
from coven.text import Speaker

COLOURS = ("red", "blue", "brown", "white")
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

    def __init__(self, catalogue: Catalogue, speaker: Speaker) -> None:
        self.things = catalogue.things
        self.speaker = speaker
        self.spaces = [place.id for place in catalogue.map.places]

    def fact(self, kind: str, id: str, name: str) -> Fact:
        """What is printed on something."""
        return self.things[kind][id].facts[name]

    def letter(self, kind: str) -> Text:
        """A djinn or a boss by its letter."""
        return Text(self.speaker.term(f"glyph-{kind}"), style=STYLES[kind])

    def crowd(self, djinn: Sequence[str], between: str = " ") -> Text:
        """Djinn by their letters, bosses first: `D RRB`."""
        bosses = Text().join(self.letter(kind) for kind in djinn if kind == "boss")
        regular = Text().join(self.letter(kind) for kind in djinn if kind != "boss")
        groups = [group for group in (bosses, regular) if group]
        return Text(between).join(groups) if groups else Text(NOTHING, style="dim")

    def counts(self, djinn: Sequence[Thing]) -> Text:
        """Djinn by colour with their numbers: ` R6 B5`."""
        line = Text()
        for thing in djinn:
            line.append(" ").append_text(self.letter(thing.id)).append(str(thing.n))
        return line

    def bottles(self, counts: Mapping[str, int]) -> Text:
        """Empty bottles by the letters of their colours."""
        return self.crowd([colour for colour in COLOURS for _ in range(counts[colour])])

    def corked(self, regular: Mapping[str, int], bosses: Mapping[str, int]) -> Text:
        """What is in corked bottles, by the colour of the bottle: `R:DRR B:B`."""
        groups = [
            self.letter(colour)
            .append(":", style="default not bold")
            .append_text(self.crowd(["boss"] * bosses[colour] + [colour] * regular[colour], ""))
            for colour in COLOURS
            if regular[colour] or bosses[colour]
        ]
        return Text(" ").join(groups) if groups else Text(NOTHING, style="dim")

    def circle(self, circle: Circle) -> Text:
        """A magic circle: `( )`, `(R)`, inactive `(×)`, covered `(#)`."""
        inside = {"empty": Text(" "), "inactive": Text("×", style="dim"), "covered": Text("#", style="dim")}
        return Text("(").append_text(inside.get(circle.state) or self.letter(circle.djinn)).append(")", style="default")

    def mage(self, card: Thing) -> Text:
        """A mage card: its name, and while it lies face up its bonuses and its fee: `Kiln Keeper +2 RN1 (1)`."""
        name = Text(self.speaker.name("mage", card.id))
        return name if card.down else name.append(" ").append_text(self.bonuses(card.id))

    def bonuses(self, id: str) -> Text:
        """What a mage adds once, what for each djinn of a colour, and the fee: `+2 R2B1 (2)`."""
        colours = self.fact("mage", id, "colours")
        assert isinstance(colours, dict)
        line = Text(f"+{self.fact('mage', id, 'green')}", style="bold green")
        line.append(" " if colours else "")
        for bonus in sorted({*colours.values()}, reverse=True):
            for colour in COLOURS:
                if colours.get(colour) == bonus:
                    line.append_text(self.letter(colour))
            line.append(str(bonus), style="default not bold")
        return line.append(f" ({self.fact('mage', id, 'fee')})", style="default not bold")

    def once(self, id: str) -> bool:
        """Whether an equipment card works once."""
        return bool(self.fact("equipment", id, "once"))

    def equipment(self, card: Thing) -> Text:
        """An equipment card: its name, and `1×` if it works once."""
        name = Text(self.speaker.name("equipment", card.id))
        return name.append(f" {ONCE}", style="dim") if self.once(card.id) and not card.down else name

    def award(self, id: str) -> Text:
        """An award with its points: `30 Purse of the Guild`."""
        points = Text(f"{self.fact('award', id, 'vp')} ", style="bold")
        return points.append(self.speaker.name("award", id), style="not bold")

    def trait(self, id: str) -> Text:
        """A trait by its sign and name."""
        positive = self.fact("trait", id, "positive")
        sign = Text("+", style="bold green") if positive else Text("−", style="bold red")
        return sign.append(f" {self.speaker.name('trait', id)}", style="default not bold")

    def place(self, shown: Shown, space: str) -> str:
        """The location of a space, as short as it is said."""
        location = shown.spaces[space].location
        return self.speaker.term("board-source" if location == "source" else f"name-{location}")

    def plate(self, shown: Shown, space: str, width: int = 0) -> str:
        """A space with its shape: `[Market]`, `(Tavern)`, `<Source>`."""
        left, right = PLATES[shown.spaces[space].shape]
        return f"{left}{self.place(shown, space):^{width}}{right}"

    def initials(self, shown: Shown) -> dict[str, str]:
        """A letter for each player; where two begin alike, numbers."""
        letters = [self.speaker.player(name)[0].upper() for name in shown.names]
        if len(set(letters)) < len(letters):
            letters = [str(number) for number in range(1, len(letters) + 1)]
        return dict(zip(shown.names, letters, strict=True))

    def pieces(self, shown: Shown, mark: str, names: Sequence[str]) -> Text:
        """Wizards or assistants that stand together: `▲AB`."""
        letters = self.initials(shown)
        line = Text(mark, style="bold")
        for number, name in enumerate(shown.names):
            if name in names:
                line.append(letters[name], style=PLAYERS[number])
        return line
