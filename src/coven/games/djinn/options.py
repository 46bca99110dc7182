"""What can be agreed before a game (D2.2, D27, D28)."""

from __future__ import annotations

from collections.abc import Mapping

from coven.engine.edge.game import Option
from coven.games.djinn.table import Variants

FLAGS = ("off", "on")
DECK_SIZES = ("15", "14", "13", "12")
OPTIONS = (
    Option("beginner", "off", FLAGS),  # D2.2, D2.3
    Option("longer", "off", FLAGS),  # D27.1
    Option("tom", "15", DECK_SIZES, (1,)),  # D28.3, D28.4: the cards of Tom's deck in the solo game
    Option("limit", "on", FLAGS),  # D-R.121: a game that goes on after 100 rounds is left unfinished
    Option("first", "random"),  # random, or the name of the seat that gets the dragon roof
)


def variants_from(options: Mapping[str, str]) -> Variants:
    """The agreed variants."""
    values = {option.id: option.default for option in OPTIONS} | dict(options)
    variants = Variants()
    variants.beginner = values["beginner"] == "on"
    variants.longer = values["longer"] == "on"
    variants.tom = int(values["tom"])
    variants.limit = values["limit"] == "on"
    return variants


def written(variants: Variants) -> dict[str, str]:
    """The agreed variants as options, without what is decided when the game begins."""
    return {
        "beginner": FLAGS[variants.beginner],
        "longer": FLAGS[variants.longer],
        "tom": str(variants.tom),
        "limit": FLAGS[variants.limit],
    }
