"""What can be agreed before a game (M28)."""

from __future__ import annotations

from collections.abc import Mapping

from coven.engine.core.errors import OptionError
from coven.engine.edge.game import Option
from coven.games.madness.table import Variants

FLAGS = ("off", "on")
OPTIONS = (
    Option("difficulty", "1", ("1", "2", "3")),
    Option("wizards", "draw"),  # draw, choose, or a list of wizards in seat order
    Option("first", "random"),  # random, or the name of a seat
    Option("horror", "off", FLAGS),
    Option("nightmare", "off", FLAGS),
    Option("no_reward", "off", FLAGS),
    Option("creeping_madness", "off", FLAGS),
    Option("cursed_support", "off", FLAGS),
    Option("five_player_double_turn", "off", FLAGS, (5,)),
    Option("promo_shh", "off", ("off", "on", "mild")),
)


def variants_from(options: Mapping[str, str], players: int) -> Variants:
    """The agreed variants; all may be combined (M28.14), but Double turn needs five players (M28.16)."""
    values = {option.id: option.default for option in OPTIONS} | dict(options)
    variants = Variants()
    variants.difficulty = int(values["difficulty"])
    variants.horror = values["horror"] == "on"
    variants.nightmare = values["nightmare"] == "on"
    variants.no_reward = values["no_reward"] == "on"
    variants.creeping_madness = values["creeping_madness"] == "on"
    variants.cursed_support = values["cursed_support"] == "on"
    variants.double_turn = values["five_player_double_turn"] == "on"
    variants.promo = values["promo_shh"] != "off"
    variants.mild = values["promo_shh"] == "mild"
    if variants.double_turn and players != 5:
        raise OptionError("double-turn-needs-five", given=players)
    return variants


def written(variants: Variants) -> dict[str, str]:
    """The agreed variants as options, without what is decided when the game begins."""
    return {
        "difficulty": str(variants.difficulty),
        "horror": FLAGS[variants.horror],
        "nightmare": FLAGS[variants.nightmare],
        "no_reward": FLAGS[variants.no_reward],
        "creeping_madness": FLAGS[variants.creeping_madness],
        "cursed_support": FLAGS[variants.cursed_support],
        "five_player_double_turn": FLAGS[variants.double_turn],
        "promo_shh": "off" if not variants.promo else "mild" if variants.mild else "on",
    }
