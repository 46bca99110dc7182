"""Every answer of the game: its word, the card, slot or number it speaks of, and what it touches on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.engine.core.answers import UNHEARD, Answers, Kind, Listed, Numbers, Players, Slot, Words, what
from coven.engine.core.machine import Values
from coven.games.witches.box import ABILITIES, SYMBOLS
from coven.games.witches.table import Table

DONE: Final = 0
ACCEPT: Final = 1
CHOOSE: Final = 3
START: Final = 4
PASS: Final = 5
QUIET: Final = 6
CRISIS: Final = 7
STAY: Final = 8
WALK: Final = 9
SWITCH: Final = 10
LOOK: Final = 11
RIDE: Final = 12
FLY: Final = 13
GO: Final = 14
WAIT: Final = 15
STOP: Final = 16
FACE: Final = 17
ROLL: Final = 18
STAND: Final = 19
RUN: Final = 20
USE: Final = 21
USE_TILE: Final = 22
FLEE: Final = 23
STUMBLE: Final = 24
TAKE_FROM: Final = 25
RETURN: Final = 26
LOSE: Final = 27
HELP: Final = 28
REVEAL: Final = 29
PEEK: Final = 30
REROLL: Final = 31
DISCARD: Final = 32
SOLVE: Final = 33
TAKE_SUPPLY: Final = 34  # never legal: from the supply they come unasked
SUPPLY: Final = 35  # the same in one word
# beside questions
PLAY: Final = 64
ABILITY: Final = 65
POWER: Final = 66
NO_POWER: Final = 67  # without three cards it is never legal

FIRST_DIE: Final = 1
SECOND_DIE: Final = 2
BOTH_DICE: Final = 3
MOST: Final = 99


class Printed(Listed[Table]):
    """Something of the box by its id."""

    def __init__(self, name: str, of_box: str) -> None:
        super().__init__(name)
        self.of_box = of_box  # where the box keeps the ids

    def ids(self, table: Table) -> Sequence[str]:
        """As printed."""
        found: list[str] = getattr(table.box, self.of_box)
        return found

    def say(self, table: Table, seat: int, value: int) -> str:
        """With hyphens."""
        return self.ids(table)[value].replace("_", "-")


class Symbols(Printed):
    """A card that is used for its symbol."""

    def about(self, table: Table, seat: int, value: int) -> Values:
        """The card and the symbol."""
        return {"card": table.box.card_ids[value], "symbol": SYMBOLS[table.box.cards[value].symbol]}


class Anything(Slot[Table]):
    """Whatever else was said."""

    def size(self, table: Table) -> int:
        """It makes no difference."""
        return 1

    def say(self, table: Table, seat: int, value: int) -> str:
        """Nothing."""
        return ""

    def hear(self, table: Table, seat: int, words: Sequence[str]) -> tuple[int, int]:
        """All of it."""
        return 0, len(words)

    def about(self, table: Table, seat: int, value: int) -> Values:
        """Nothing."""
        return {}


class Three(Slot[Table]):
    """Three different cards in one int, ascending; they are heard in any order."""

    def size(self, table: Table) -> int:
        """All sets of three."""
        n = len(table.box.cards)
        return n * (n - 1) * (n - 2) // 6

    def rank(self, table: Table, value: int) -> int:
        """The sets in the order of their highest card, then of the one below it."""
        low, middle, high = three_of(value)
        return high * (high - 1) * (high - 2) // 6 + middle * (middle - 1) // 2 + low

    def say(self, table: Table, seat: int, value: int) -> str:
        """Their words."""
        return " ".join([CARD.say(table, seat, card) for card in three_of(value)])

    def hear(self, table: Table, seat: int, words: Sequence[str]) -> tuple[int, int]:
        """Three words."""
        known = CARD.words(table, seat)
        found = sorted({known.index(word) for word in words[:3] if word in known})
        return (three(found[0], found[1], found[2]), 3) if len(found) == 3 else UNHEARD

    def about(self, table: Table, seat: int, value: int) -> Values:
        """Each card."""
        return {f"card_{number + 1}": table.box.card_ids[card] for number, card in enumerate(three_of(value))}


CARD: Final = Printed("card", "card_ids")
SYMBOL: Final = Symbols("card", "card_ids")
SLOT: Final = Printed("slot", "slot_words")
SPOT: Final = Printed("slot", "spot_words")  # or the Dungeon
TILE: Final = Printed("problem", "tile_ids")
WITCH: Final = Printed("witch", "witch_ids")
LOCATION: Final = Printed("location", "location_ids")
GRADE: Final = Printed("grade", "grade_ids")
PLAYER: Final[Players[Table]] = Players("player")
UNTIL: Final[Words[Table]] = Words("until", ("", "move", "turn-end"))
DICE: Final[Words[Table]] = Words("dice", ("", "first", "second", "both"))
TILE_WORDS: Final[tuple[str, ...]] = tuple([id.replace("_", "-") for id in ABILITIES])
ABILITY_TILE: Final[Words[Table]] = Words("ability", TILE_WORDS, ABILITIES)
MAGIC_TILE: Final[Words[Table]] = Words("ability", ("magic-tile",), ("magic_tile",))
NUMBER: Final[Numbers[Table]] = Numbers("n", MOST)

HELD: Final = "{me}/hand/{card}"
THERE: Final = "map/{slot}"
ANSWERS: Final[Answers[Table]] = Answers(
    (
        Kind(DONE, "done"),
        Kind(ACCEPT, "accept", (), ("attempt",)),
        Kind(CHOOSE, "choose", (WITCH,), ("{me}/witch",)),
        Kind(START, "start", (SPOT,), (THERE,)),
        Kind(PASS, "pass"),
        Kind(QUIET, "pass-until", (UNTIL,)),
        Kind(CRISIS, "crisis", (SLOT,), ("crises", THERE)),
        Kind(STAY, "stay", (), ("{me}/spot",)),
        Kind(WALK, "walk", (SPOT,), ("{me}/spot", THERE)),
        Kind(SWITCH, "switch", (SPOT,), ("{me}/spot", THERE)),
        Kind(LOOK, "look", (SLOT,), (THERE,)),
        Kind(RIDE, "ride", (CARD,), (HELD,)),
        Kind(FLY, "fly", (SPOT,), ("{me}/spot", THERE)),
        Kind(GO, "go", (SPOT,), ("{me}/spot", THERE)),
        Kind(WAIT, "wait", (), ("{me}/spot",)),
        Kind(STOP, "stop", (), ("{me}/spot",)),
        Kind(FACE, "face", (), ("looking",)),
        Kind(ROLL, "roll", (), ("attempt",)),
        Kind(STAND, "stand", (), ("attempt",)),
        Kind(RUN, "flee", (), ("{me}/spot",)),
        Kind(USE, "use", (SYMBOL,), (HELD, "attempt")),
        Kind(USE_TILE, "use", (MAGIC_TILE,), ("{me}/ability", "attempt")),
        Kind(FLEE, "flee", (SPOT,), ("{me}/spot", THERE)),
        Kind(STUMBLE, "stumble", (), ("{me}/spot",)),
        Kind(TAKE_FROM, "take-from", (PLAYER,), ("{player}/cackles", "{me}/cackles")),
        Kind(RETURN, "return", (NUMBER,), ("{me}/cackles", "cackles")),
        Kind(LOSE, "lose", (TILE,), ("{me}/easy/{problem}", "gone")),
        Kind(HELP, "help", (SLOT,), (THERE, "crises")),
        Kind(REVEAL, "reveal", (SLOT,), (THERE,)),
        Kind(PEEK, "peek", (SLOT,), (THERE,)),
        Kind(REROLL, "reroll", (DICE,), ("attempt",)),
        Kind(DISCARD, "discard", (CARD,), (HELD, "discard")),
        Kind(SOLVE, "solve", (SLOT,), (THERE,)),
        Kind(PLAY, "play", (CARD,), (HELD,)),
        Kind(ABILITY, "play", (ABILITY_TILE,), ("{me}/ability",)),
        Kind(
            POWER,
            "power-of-three",
            (Three("cards"),),
            ("{me}/hand/{card_1}", "{me}/hand/{card_2}", "{me}/hand/{card_3}"),
        ),
        Kind(NO_POWER, "power-of-three", (Anything("rest"),)),
        Kind(TAKE_SUPPLY, "take-from", (Words("from", ("supply",)),), ("cackles",)),
        Kind(SUPPLY, "supply", (), ("cackles",)),
    )
)

SEVERAL: Final = {"card": "cards", "slot": "slots", "witch": "witches", "problem": "problems", "player": "players"}


def three(low: int, middle: int, high: int) -> int:
    """Three cards as one int."""
    return low | middle << 6 | high << 12


def three_of(value: int) -> tuple[int, int, int]:
    """The three cards of one int."""
    return value & 63, value >> 6 & 63, value >> 12


def instead(table: Table, option: int) -> Values:
    """What could be answered instead of a refused answer: all that is legal now and of its kind."""
    kind = ANSWERS.kind(option)
    if len(kind.slots) != 1:
        return {}
    name = kind.slots[0].name
    legal = [kind.slots[0].about(table, 0, what(other)) for other in table.options if ANSWERS.kind(other) is kind]
    if name in SEVERAL:
        return {SEVERAL[name]: " ".join([str(about[name]) for about in legal])}
    return {"most": max([int(about[name]) for about in legal])} if name == "n" else {}
