"""How much a computer player likes things."""

from typing import Final


class Taste:
    """Found by playing many games; the unit is a point."""

    def __init__(self) -> None:
        self.easy = 0.8  # an Easy tile more: the hand grows
        self.hard = 0.5  # a Hard tile more: a bonus for ever
        self.crisis = 0.5  # a Crisis less on the map
        self.despair = 5.0  # the same when few are left
        self.fail_hard = 1.5
        self.fail = 0.6
        self.cackle = 0.2
        self.cackle_more = 0.12  # for each one she has already
        self.aliss = 1.0
        self.card = 0.25
        self.broom = 0.5
        self.bonus = 0.6  # of a card that is better kept
        self.later = 0.55  # what a Problem an action away is worth now
        self.hidden = 18.0  # how hard an unknown Problem is
        self.hidden_points = 5.3
        self.elf = 4.0  # the danger of a third elf
        self.reach = 0.8  # how much of the cards in hand counts before the dice are rolled


TASTE: Final = Taste()
