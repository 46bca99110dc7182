"""A stage for The Witches: any situation in a line or two, told dice, and players who act on it.

stage = Stage(ann=holding("greebo_1", spot="slice"), problems={"razorback": "fever"})
stage.ann.does("walk razorback", "stop")
stage.rolls(6, 6)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from scene import Person, Scene

from coven.engine.core.machine import Values
from coven.engine.core.rng import below, seeded
from coven.engine.edge.game import Json
from coven.engine.edge.views import View
from coven.games.witches import Witches, cards
from coven.games.witches.box import MODES, Tile
from coven.games.witches.pieces import NO_TILE, Seat
from coven.games.witches.table import Table

WITCHES = Witches()
BOARDS = ("dimity", "petulia", "annagramma", "tiffany")  # whoever interferes least comes first
SPOTS = ("skund", "long-man", "no-sun", "creel-springs")  # out of everybody's way
CACKLE = 0
FAR = ("lancre-caves", "blackglass")  # where nothing happens
VAMPIRE = "count_magpyr"


@dataclass
class Holding:
    """What a player has at the beginning of a test."""

    hand: str = ""
    spot: str = ""
    witch: str = ""
    cackles: int = 0
    aliss: int = 0
    easy: str = ""
    hard: str = ""
    ability: bool | None = None


def holding(
    hand: str = "",
    *,
    spot: str = "",
    witch: str = "",
    cackles: int = 0,
    aliss: int = 0,
    easy: str = "",
    hard: str = "",
    ability: bool | None = None,
) -> Holding:
    """A player's cards, place, counters and solved tiles."""
    return Holding(hand, spot, witch, cackles, aliss, easy, hard, ability)


class Player(Person["Stage"]):
    """Somebody on the stage."""

    @property
    def seat(self) -> Seat:
        return self.stage.table.seats[self.number]

    @property
    def hand(self) -> list[str]:
        return ids_of(self.stage.table, self.seat.hand)

    @property
    def spot(self) -> str:
        return self.stage.table.box.spot_words[self.seat.spot]

    @property
    def cackles(self) -> int:
        return self.seat.cackles

    @property
    def aliss(self) -> int:
        return self.seat.aliss

    @property
    def solved(self) -> list[str]:
        """Easy tiles, then Hard ones, each in the order they were solved."""
        return [self.stage.table.box.tile_ids[tile] for tile in (*self.seat.easy, *self.seat.hard)]

    def knows(self, slot: str) -> str:
        """The tile this player sees on a slot, or nothing."""
        return str(lying(view(self.stage.table, self.number))[slot]["tile"])

    def stays(self) -> None:
        """Stay for this movement action."""
        self.does("stay")

    def faces(self, first: tuple[int, int], second: tuple[int, int] | None = None) -> None:
        """Stay on a Problem and roll; with a second pair stand without any symbols."""
        self.stage.rolls(*first)
        self.does("stay")
        self.stage.skip("before-roll")
        if second is not None:
            self.stage.rolls(*second)
            self.stage.go_on("stand-or-flee", "stand")


class Stage(Scene[Table]):
    """A table set up for a test. Keyword arguments that are holdings seat players; `problems={"slice": "hiver"}` lays
    tiles out (`"hiver+1"` with a Crisis, `"hiver up"` face up); the others describe the table: everything a position
    knows (`pile="greebo_1"`, `crises=0`, `phase="place"` …) and the game's options (`mode="cooperative"`)."""

    game = WITCHES

    def __init__(self, *, problems: dict[str, str] | None = None, **given: object) -> None:
        position: Json = {"puzzle": True} | {
            name: value for name, value in given.items() if not isinstance(value, Holding)
        }
        known = {option.id for option in WITCHES.options()}
        position["options"] = {name: str(position.pop(name)) for name in list(position) if name in known}
        seats = {name: value for name, value in given.items() if isinstance(value, Holding)}
        taken = [held.witch for held in seats.values()]
        free = [witch for witch in BOARDS if witch not in taken]
        position["seats"] = [
            {
                "name": name,
                "witch": held.witch or free.pop(0),
                "spot": held.spot or SPOTS[number],
                "hand": held.hand,
                "cackles": held.cackles,
                "aliss": held.aliss,
                "easy": held.easy.split(),
                "hard": held.hard.split(),
                "ability": held.ability,
            }
            for number, (name, held) in enumerate(seats.items())
        ]
        position["problems"] = [_problem(slot, text) for slot, text in (problems or {}).items()]
        _spend(position)
        self.table: Table = WITCHES.read(position)
        self.table.log = []

    def __getattr__(self, name: str) -> Player:
        """`stage.ann`: a player by name."""
        if name in self.table.names:
            return Player(self, self.table.names.index(name), name)
        raise AttributeError(name)

    def rolls(self, *dice: int) -> None:
        """The next dice show these numbers; 0 is a Cackle."""
        faces = [self.table.box.dice.index(number) for number in dice]
        for attempt in range(200_000):
            rng = start = seeded(f"dice {attempt}")
            for face in faces:
                rng, shown = below(rng, len(self.table.box.dice))
                if shown != face:
                    break
            else:
                self.table.rng = start
                return
        raise AssertionError(dice)

    @property
    def values(self) -> Values:
        """The numbers of the question."""
        return self.asks

    def go_on(self, prompt: str, word: str) -> None:
        """Answer a question of this kind, if it is open."""
        if self.prompt == prompt:
            self.answer(word)

    def skip(self, *prompts: str) -> None:
        """Play nothing in windows of these kinds."""
        while self.prompt in prompts:
            self.answer({"window": "pass", "before-roll": "roll", "walk": "stop", "accept": "accept"}[self.prompt])

    def slot(self, word: str) -> int:
        """The number of a slot."""
        return self.table.box.slot_words.index(word)

    def tile(self, slot: str) -> str:
        """The tile on a slot, or nothing."""
        tile = self.table.problems[self.slot(slot)]
        return "" if tile == NO_TILE else self.table.box.tiles[tile].id

    def is_up(self, slot: str) -> bool:
        """Whether the tile on a slot lies face up."""
        return self.table.is_up(self.slot(slot))

    def crises(self, slot: str) -> int:
        """How many Crises lie on a slot."""
        return self.table.crises[self.slot(slot)]

    @property
    def discard(self) -> list[str]:
        return ids_of(self.table, self.table.discard)

    @property
    def pile(self) -> int:
        return len(self.table.pile)

    @property
    def waiting(self) -> list[int]:
        """How many tiles each frame holds."""
        return [len(frame) for frame in self.table.frames_of_tiles]

    def clone(self) -> Stage:
        """The same situation once more, to try something else."""
        other = Stage.__new__(Stage)
        other.table = self.table.clone()
        other.table.log = []
        return other


def ids_of(table: Table, held: int) -> list[str]:
    """The ids of a set of cards."""
    return [table.box.card_ids[card] for card in cards.listed(held)]


def view(table: Table, seat: int) -> View:
    """What a seat may see."""
    seen = WITCHES.view(table, seat)
    assert isinstance(seen, View)
    return seen


def lying(seen: View) -> dict[str, Json]:
    """The tiles somebody sees on the map, by slot."""
    slots = seen.board["map"]
    assert isinstance(slots, list)
    return {slot["id"]: slot for slot in slots if "tile" in slot}


def shown(seen: View, *path: str) -> Any:
    """Something on the board somebody sees; of a zone the ids."""
    found: Any = seen.board
    for name in path:
        found = found[name]
    return [thing["id"] for thing in found["things"]] if isinstance(found, dict) and "things" in found else found


def _problem(slot: str, text: str) -> Json:
    tile, _, state = text.partition(" ")
    id, _, crises = tile.partition("+")
    note: Json = {"slot": slot, "tile": id, "crises": int(crises or 0)}
    return note | {"up": True} if state == "up" else note


def _spend(position: dict[str, Any]) -> None:
    """Counters that a test takes from a supply lie somewhere: Black Aliss with the last player, Crises on a vampire,
    who can carry several once somebody has failed against it."""
    seats, laid, agreed = position["seats"], position["problems"], position["options"]
    mode = agreed.get("mode", "competitive") if len(seats) > 1 else "solo"
    tokens = WITCHES.box.tokens[f"{MODES.index(mode)} {len(seats)}"]
    if "aliss" in position:
        seats[-1]["aliss"] += tokens.aliss - position["aliss"] - sum(seat["aliss"] for seat in seats)
    if "crises" in position:
        all_of_them = WITCHES.box.numbers.eight_crises if agreed.get("eight_crises") == "on" else tokens.crisis
        rest = all_of_them - position["crises"] - sum(problem["crises"] for problem in laid)
        slot = next(slot for slot in FAR if slot not in [problem["slot"] for problem in laid])
        laid += [{"slot": slot, "tile": VAMPIRE, "crises": rest, "up": True}] if rest > 0 else []


def tile_named(id: str) -> Tile:
    """A tile of the box."""
    return WITCHES.box.tiles[WITCHES.box.tile_named(id)]


def all_cards_but(*ids: str) -> str:
    """All cards of the box except these, as a hand."""
    return " ".join([card.id for card in WITCHES.box.cards if card.id not in ids])


def cards_of(**wanted: int | bool) -> list[str]:
    """The ids of all cards with these attributes: `cards_of(symbol=MAGIC)`."""
    return [
        card.id for card in WITCHES.box.cards if all(getattr(card, name) == value for name, value in wanted.items())
    ]


__all__ = [
    "CACKLE",
    "WITCHES",
    "Holding",
    "Player",
    "Stage",
    "all_cards_but",
    "cards",
    "cards_of",
    "holding",
    "lying",
    "shown",
    "tile_named",
    "view",
]
