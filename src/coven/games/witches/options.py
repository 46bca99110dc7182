"""What can be agreed before a game (W21 to W23)."""

from __future__ import annotations

from collections.abc import Mapping

from coven.engine.core.errors import OptionError
from coven.engine.edge.game import Option
from coven.games.witches.box import COMPETITIVE, MODES, SOLO
from coven.games.witches.table import Variants

FLAGS = ("off", "on")
OPTIONS = (
    Option("mode", "competitive", MODES),  # one player always plays solo
    Option("witches", "choose"),  # choose, draw, or a list of witches in seat order
    Option("eight_crises", "off", FLAGS),
    Option("stacking_crises", "off", FLAGS),
    Option("auto_solve_anywhere", "off", FLAGS),
)


def variants_from(options: Mapping[str, str], players: int) -> Variants:
    """The agreed variants (W-R.79, W-R.86, W23.1)."""
    values = {option.id: option.default for option in OPTIONS} | dict(options)
    variants = Variants()
    variants.mode = MODES.index(values["mode"])
    if players == 1 and variants.mode == COMPETITIVE:
        variants.mode = SOLO
    if (players == 1) != (variants.mode == SOLO):
        raise OptionError("mode-does-not-fit", given=values["mode"], players=players)
    variants.eight_crises = values["eight_crises"] == "on"
    variants.stacking = values["stacking_crises"] == "on"
    variants.anywhere = values["auto_solve_anywhere"] == "on"
    if variants.eight_crises and variants.mode != COMPETITIVE:
        raise OptionError("eight-crises-competitive", given=MODES[variants.mode])
    return variants


def written(variants: Variants) -> dict[str, str]:
    """The agreed variants as options, without what is decided when the game begins."""
    return {
        "mode": MODES[variants.mode],
        "eight_crises": FLAGS[variants.eight_crises],
        "stacking_crises": FLAGS[variants.stacking],
        "auto_solve_anywhere": FLAGS[variants.anywhere],
    }
