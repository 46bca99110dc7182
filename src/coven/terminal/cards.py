"""Cards as a terminal shows them: letter and value, coloured, never told apart by colour alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from coven.text import Speaker

COLOURS = {"water": "bright_blue", "earth": "green", "fire": "bright_red", "air": "bright_cyan", "madness": "magenta"}


def glyph(speaker: Speaker, card: str) -> Text:
    """A card in short: `F2`, `X`."""
    kind, _, value = card.partition("-")
    return Text(speaker.term(f"glyph-{kind}") + value, style=f"bold {COLOURS[kind]}")


def glyphs(speaker: Speaker, things: Sequence[Mapping[str, object]], nothing: str = "–") -> Text:
    """The cards of a zone in short: `F1 F1 X`."""
    cards: list[str] = []
    for thing in things:
        n = thing.get("n", 1)
        cards += [str(thing["id"])] * (n if isinstance(n, int) else 1)
    if not cards:
        return Text(nothing, style="dim")
    return Text(" ").join(glyph(speaker, card) for card in cards)


def elements(speaker: Speaker, cost: Mapping[str, int]) -> Text:
    """A cost in short: `FFFF`, `WEFA`."""
    line = Text()
    for kind, number in cost.items():
        line.append(speaker.term(f"glyph-{kind}") * number, style=f"bold {COLOURS[kind]}")
    return line
