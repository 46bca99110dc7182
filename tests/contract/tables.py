"""Which tables the contract tests play at: every game, player count and variant."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from functools import lru_cache

from coven.engine.core.machine import State, take
from coven.engine.core.rng import below, seeded
from coven.engine.edge.game import NAMES, Game, Json
from coven.games import ROOMS, open_game

__all__ = ["LONG", "NAMES", "NATIVE", "Dice", "Setting", "djinn", "liar", "madness", "settings", "witches"]
NATIVE = os.environ.get("COVEN_EXPECT_NATIVE") == "1"
LONG = bool(os.environ.get("COVEN_LAWS"))  # as long as the laws were ever looked at: COVEN_LAWS=1 make compiled
ROOMS["liar"] = "liar"  # the fourth game, which is kept as a test
FLAGS = ("horror", "nightmare", "no_reward", "creeping_madness", "cursed_support")
MODES = (("competitive", (2, 3, 4)), ("cooperative", (2, 3, 4)), ("solo", (1,)))
PLENTY = [{"gain": {"magic": 8, "corks": 2, "bottle_red": 1, "bottle_blue": 1, "bottle_brown": 1, "bottle_white": 1}}]
ENDED: dict[str, Json] = {  # random players lose early or never finish; with these they get to the end
    "madness": {"madness": {"total": 63, "stack_by_players": {"2": 60, "3": 60, "4": 60, "5": 60}}},
    "witches": {
        "tokens": [
            {"variant": mode, "players": players, "crisis": 40, "black_aliss": 40}
            for mode, counts in MODES
            for players in counts
        ],
        "constants": {"elf_limit": 30},
        "variant": [{"id": "cooperative", "win_hard_on_map_max": 7}],
    },
    "djinn": {
        "capture": {"regular_cost": 1, "boss_base_cost": 1, "boss_extra_per_regular": 0},
        "location": [{"id": id, "basic": PLENTY, "special": PLENTY} for id in ("academy", "catacombs", "tavern")],
    },
}


@dataclass(frozen=True)
class Setting:
    """A game, who plays it and what was agreed."""

    game_id: str
    seed: str
    names: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    long: bool = False
    pack: str = ""  # JSON

    def __str__(self) -> str:
        return f"{self.game_id} {self.seed}"

    @property
    def game(self) -> Game[State]:
        return _game(self.game_id, self.long, self.pack)

    def new(self) -> State:
        return self.game.new(self.names, self.seed, dict(self.options))


@lru_cache(16)
def _game(id: str, long: bool, pack: str) -> Game[State]:
    return open_game(id, json.loads(pack) if pack else ENDED[id] if long else None)


def madness(number: int) -> Setting:
    """The numbered setting: the numbers walk through players, difficulties and all combinations of variants.

    Every third game has a larger madness stack, so that random players get to the last page.
    """
    players = 2 + number % 4
    options = {"difficulty": str(1 + number // 4 % 3), "promo_shh": ("off", "on", "mild")[number // 12 % 3]}
    bits = number * 7919 // 36
    options |= {flag: "on" for place, flag in enumerate(FLAGS) if bits >> place & 1}
    if players == 5 and number % 8 == 3:
        options["five_player_double_turn"] = "on"
    options["wizards"] = "choose" if number % 5 == 0 else "draw"
    return Setting("madness", f"contract {number}", NAMES[:players], tuple(options.items()), number % 3 == 0)


def witches(number: int) -> Setting:
    """The numbered setting: the numbers walk through players, modes and all combinations of options."""
    players = 1 + number % 4
    together = number // 4 % 2 == 1
    mode = "solo" if players == 1 else "cooperative" if together else "competitive"
    bits = number // 8
    options = {"mode": mode, "witches": "draw" if number % 3 else "choose"}
    if mode == "competitive" and bits & 1:
        options["eight_crises"] = "on"
    options |= {
        name: "on" for place, name in enumerate(("stacking_crises", "auto_solve_anywhere")) if bits >> place & 2
    }
    return Setting("witches", f"contract {number}", NAMES[:players], tuple(options.items()), number % 3 == 0)


def djinn(number: int) -> Setting:
    """The numbered setting: the numbers walk through players, set-ups, the longer game and the sizes of Tom's deck."""
    options = {
        "beginner": "on" if number // 4 % 3 == 2 else "off",
        "longer": "on" if number // 4 % 2 else "off",
        "tom": str(12 + number // 4 % 4),
    }
    return Setting("djinn", f"contract {number}", NAMES[: 1 + number % 4], tuple(options.items()), number % 3 == 0)


def liar(number: int) -> Setting:
    """The numbered setting of liar's dice."""
    dice = ("2", "3", "5")[number // 4 % 3]
    return Setting("liar", f"contract {number}", NAMES[: 2 + number % 4], (("dice", dice),))


def settings(first: int, last: int) -> list[Setting]:
    """A run of numbered settings of every game."""
    return [of_game(number) for of_game in (madness, witches, djinn) for number in range(first, last)]


def with_liar(first: int, last: int) -> list[Setting]:
    """The same, with liar's dice where nothing is compiled."""
    return [*settings(first, last), *[liar(number) for number in range(first, last) if not NATIVE]]


class Dice:
    """A chooser with a generator of its own."""

    def __init__(self, seed: str) -> None:
        self.rng = seeded(seed)

    def below(self, n: int) -> int:
        self.rng, value = below(self.rng, n)
        return value

    def step(self, table: State) -> int:
        """Answer the open question at random and tell which option was taken."""
        option = table.options[self.below(len(table.options))]
        take(table, option)
        return option
