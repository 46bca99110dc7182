"""What lies in front of a player, and the attempt under way."""

from __future__ import annotations

from typing import Final

NO_TILE: Final = -1
NOWHERE: Final = -1

# how an attempt ended
OPEN: Final = 0
SOLVED: Final = 1
FAILED: Final = 2
RAN_AWAY: Final = 3
RESCUED: Final = 4
VANISHED: Final = 5
ENDINGS: Final[tuple[str, ...]] = ("open", "solved", "failed", "ran-away", "rescued", "vanished")

# until when a player does not want to be asked in windows
ASK: Final = 0
UNTIL_MOVE: Final = 1
UNTIL_TURN_END: Final = 2


class Seat:
    """One player: her witch, hand, counters and solved tiles."""

    def __init__(self) -> None:
        self.witch = -1
        self.spot = NOWHERE  # a slot, or the Dungeon
        self.hand = 0
        self.cackles = 0
        self.aliss = 0
        self.easy: tuple[int, ...] = ()  # the oldest first; the first eight lie on the board
        self.hard: tuple[int, ...] = ()
        self.ability = False  # whether the ability tile is still there
        self.quiet = ASK

    def clone(self) -> Seat:
        """An independent copy: every zone is a value."""
        copy = Seat()
        copy.witch = self.witch
        copy.spot = self.spot
        copy.hand = self.hand
        copy.cackles = self.cackles
        copy.aliss = self.aliss
        copy.easy = self.easy
        copy.hard = self.hard
        copy.ability = self.ability
        copy.quiet = self.quiet
        return copy


class Attempt:
    """The attempt under way: its dice and what was added to them."""

    def __init__(self, slot: int = NOWHERE) -> None:
        self.slot = slot  # NOWHERE: there is none
        self.tile = NO_TILE
        self.dice: tuple[int, ...] = ()  # faces, in the order of the rolls
        self.headology = 0
        self.magic = 0
        self.bonus = 0
        self.gained = 0  # Hard tiles won elsewhere meanwhile (W-R.42)
        self.flying = False  # she runs away on a Broomstick
        self.outcome = OPEN

    def clone(self) -> Attempt:
        """An independent copy."""
        copy = Attempt(self.slot)
        copy.tile = self.tile
        copy.dice = self.dice
        copy.headology = self.headology
        copy.magic = self.magic
        copy.bonus = self.bonus
        copy.gained = self.gained
        copy.flying = self.flying
        copy.outcome = self.outcome
        return copy
