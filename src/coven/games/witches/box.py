"""The box: every card, tile and place as the rules need it. It never changes during a game; clones share it."""

from __future__ import annotations

from typing import Final

from coven.engine.core.answers import Answers
from coven.engine.core.ask import Beside
from coven.engine.core.machine import Program, State

HEADOLOGY: Final = 0
MAGIC: Final = 1
BROOMSTICK: Final = 2
SYMBOLS: Final[tuple[str, ...]] = ("headology", "magic", "broomstick")

BONUS: Final = 0
EXTRA_CARDS: Final = 1
SICK_SHEEP: Final = 2
INVISIBILITY: Final = 3
PENDULUM: Final = 4
EXTRA_MOVEMENT: Final = 5
HELPING_HAND: Final = 6
REROLL: Final = 7
SELF_AWARENESS: Final = 8
DEATH: Final = 9
TRANSMUTATION: Final = 10
RESCUE: Final = 11
BORROWING: Final = 12
ADVANTAGES: Final[tuple[str, ...]] = (
    *("bonus", "extra_cards", "sick_sheep", "invisibility", "pendulum", "extra_movement", "helping_hand"),
    *("reroll", "self_awareness", "death", "transmutation", "rescue", "borrowing"),
)

INVISIBILITY_TILE: Final = 0
MAGIC_TILE: Final = 1
CURE_PIG_TILE: Final = 2
FIRST_PLAYER: Final = 3
ABILITIES: Final[tuple[str, ...]] = ("invisibility_tile", "magic_tile", "cure_pig_tile", "first_player")

ANY_KIND: Final = -1
NO_SQUARE: Final = 0
GREEN: Final = 1
PURPLE: Final = 2
SQUARES: Final[tuple[str, ...]] = ("none", "easy", "hard")

COMPETITIVE: Final = 0
COOPERATIVE: Final = 1
SOLO: Final = 2
MODES: Final[tuple[str, ...]] = ("competitive", "cooperative", "solo")


class Card:
    """A game card."""

    def __init__(self, id: str, character: int, symbol: int, advantage: int, power: bool, location: int) -> None:
        self.id = id
        self.word = id.replace("_", "-")
        self.character = character
        self.symbol = symbol
        self.advantage = advantage
        self.power = power  # marked "Power of three"
        self.location = location
        self.effect = 0  # equal for cards that do the same
        self.kind = ANY_KIND  # the kind of Problem its advantage speaks of
        self.program = Program("", ())  # what the advantage does


class Tile:
    """A Problem tile; equal tiles are one entry."""

    def __init__(self, id: str, hard: bool, points: int, difficulty: int, kind: int, copies: int) -> None:
        self.id = id
        self.hard = hard
        self.points = points
        self.difficulty = difficulty
        self.kind = kind
        self.copies = copies
        self.imprisons = False  # W-R.64: its consequence is the Dungeon, instead of fleeing
        self.on_fail = Program("", ())
        self.on_success = Program("", ())


class Location:
    """A named place; its slots follow one another."""

    def __init__(self, id: str, first: int, slots: int) -> None:
        self.id = id
        self.word = id.replace("_", "-")
        self.first = first
        self.slots = slots
        self.numbers = list(range(first, first + slots))
        self.all_slots = (1 << slots) - 1 << first
        self.paths: tuple[int, ...] = ()  # the locations next to it
        self.x = 0  # on the map, from west to east
        self.y = 0


class Witch:
    """An apprentice board."""

    def __init__(self, id: str, ability: int, cackles: int) -> None:
        self.id = id
        self.ability = ability
        self.cackles = cackles


class Numbers:
    """The numbers of the rulebook."""

    def __init__(self) -> None:
        self.start_hand = 3
        self.hand_limit_base = 3
        self.hand_limit_max = 7
        self.easy_tiles_per_extra_card = 2
        self.easy_tiles_counted_max = 8
        self.hard_tiles_per_bonus = 2
        self.hard_bonus = 1
        self.crisis_difficulty = 2
        self.walk_paths = 2
        self.headology_value = 1
        self.magic_value = 2
        self.magic_cackles = 1
        self.fail_cackles = 1
        self.no_flight_extra_cackles = 1
        self.tea_active_max = 3
        self.tea_others_max = 2
        self.elf_limit = 3
        self.power_of_three_cards = 3
        self.win_hard_on_map_max = 3
        self.cottage_cackles_max = 2
        self.eight_crises = 8


class Tokens:
    """How many counters a game has."""

    def __init__(self, cackle: int, aliss: int, crisis: int) -> None:
        self.cackle = cackle
        self.aliss = aliss
        self.crisis = crisis


class Grade:
    """What a solo score is worth."""

    def __init__(self, id: str, least: int, most: int) -> None:
        self.id = id
        self.least = least
        self.most = most


class Box:
    """Everything that is printed."""

    def __init__(self) -> None:
        self.numbers = Numbers()
        self.dice: tuple[int, ...] = (0, 2, 3, 4, 5, 6)  # the values of the faces; the first is the Cackle
        self.characters: list[str] = []
        self.kinds: list[str] = []  # kinds of Problems
        self.elf = ANY_KIND
        self.vampire = ANY_KIND
        self.pig = ANY_KIND
        self.cards: list[Card] = []
        self.all_cards = 0
        self.brooms = 0  # the cards with the Broomstick symbol
        self.marked = 0  # the cards with the mark "Power of three"
        self.by_advantage: list[int] = []  # sets of cards
        self.by_location: list[int] = []
        self.tiles: list[Tile] = []
        self.locations: list[Location] = []  # without the Dungeon
        self.place: list[int] = []  # the location of each slot
        self.squares: list[int] = []  # the start square of each slot
        self.slot_words: list[str] = []
        self.next_to: list[list[int]] = []  # for each slot those one path away
        self.beside: list[int] = []  # for each slot the set of the others of its location
        self.reached: list[int] = []  # for each slot the set of those one path away
        self.near: list[int] = []  # for each slot both sets
        self.all_slots = 0
        self.hard_tiles: list[int] = []
        self.easy_tiles: list[int] = []
        self.dungeon = 0  # the number after the last slot
        self.dungeon_x = 0
        self.dungeon_y = 0
        self.cottage = -1  # the slot of Granny Weatherwax's Cottage
        self.witches: list[Witch] = []
        self.rows_easy: dict[int, tuple[int, ...]] = {}
        self.rows_hard: dict[int, tuple[int, ...]] = {}
        self.tokens: dict[str, Tokens] = {}  # by "mode players"
        self.grades: list[Grade] = []
        self.programs: dict[str, Program] = {}
        self.names: dict[str, dict[str, str]] = {}
        self.sources: dict[str, str] = {}
        self.answers: Answers[State] = Answers(())  # what can be answered
        self.plays: Beside[State] | None = None  # and what is offered beside questions
        self.card_ids: list[str] = []
        self.tile_ids: list[str] = []
        self.witch_ids: list[str] = []
        self.location_ids: list[str] = []
        self.grade_ids: list[str] = []
        self.spot_words: list[str] = []  # the slots and the Dungeon

    def tile_named(self, id: str) -> int:
        """The number of a tile, or -1."""
        for number, tile in enumerate(self.tiles):
            if tile.id == id:
                return number
        return -1

    def slots_of(self, location: int) -> list[int]:
        """The slots of a location."""
        return self.locations[location].numbers
