"""How much a computer player likes things."""

from typing import Final

NEVER: Final = -5.0  # by rules of thumb; whoever thinks may find otherwise
WASTED: Final = -200.0  # for nothing at all, or sooner than it need be


class Taste:
    """Found by playing many games; the unit is a point."""

    def __init__(self) -> None:
        self.point = 1.0  # a point on a tile
        self.easy = 0.8  # an Easy tile more with four turns to come: the hand grows
        self.hard = 0.5  # a Hard tile less on the map
        self.bonus_more = 0.0  # a Hard tile more, for each turn to come: half a bonus
        self.crisis = 0.5  # a Crisis less on the map
        self.despair = 5.0  # the same when few are left
        self.fail_hard = 1.5
        self.fail = 0.6
        self.cackle = 0.1
        self.cackle_more = 0.02  # for each one she has already
        self.aliss = 0.5
        self.lives = 0.0  # where all lose with the last Black Aliss and the rest will not do
        self.need = 1.2  # how many Cackles a turn brings
        self.doom = 0.0  # the same with none left
        self.card = 0.25
        self.last_card = 0.2  # the same in the second action: the hand is filled again
        self.broom = 0.5
        self.mark = 0.2  # a card that counts for Power of three, for each that is there
        self.three = 1.0  # three of them
        self.waste = 0.5  # how much less they are worth where dice would do
        self.extra = 0.3  # what a Cackle may cost that brings a card more
        self.bonus = 0.6  # of a card that is better kept
        self.look = 0.5  # what looking at Hard Problems beforehand costs besides the card
        self.later = 0.55  # what a Problem an action away is worth now
        self.follow = 0.3  # how much of it counts besides the Problem that is attempted first
        self.running = 0.35  # what running away costs
        self.hidden = 18.0  # how hard an unknown Problem is
        self.hidden_points = 5.3
        self.surprise = 0.5  # how much of a failure counts where she can still run from what she sees
        self.elf = 4.0  # the danger of a third elf
        self.reach = 0.8  # how much of the cards in hand counts before the dice are rolled


def _together() -> Taste:
    """Hard Problems must go from the map; points are nothing."""
    taste = Taste()
    taste.look = 99.0  # it did harm
    taste.point = 0.28
    taste.easy = 1.14
    taste.hard = 7.94
    taste.fail_hard = 1.42
    taste.fail = 0.51
    taste.cackle = 0.07
    taste.cackle_more = 0.0
    taste.aliss = 0.3
    taste.lives = 0.15
    taste.need = 0.9
    taste.doom = 11.5
    taste.card = 0.23
    taste.last_card = 0.08
    taste.broom = 0.35
    taste.extra = 0.33
    taste.later = 0.6
    taste.follow = 0.87
    taste.running = 0.23
    taste.elf = 4.86
    taste.reach = 0.75
    taste.waste = 0.43
    return taste


def _alone() -> Taste:
    """Few Cackles, and nobody to have tea with."""
    taste = Taste()
    taste.look = 0.8
    taste.cackle = 0.2
    taste.cackle_more = 0.12
    taste.aliss = 1.0
    taste.lives = 0.8
    taste.doom = 10.0
    taste.last_card = 0.1
    taste.follow = 0.4
    return taste


TASTES: Final[tuple[Taste, ...]] = (Taste(), _together(), _alone())  # competitive, cooperative, alone
