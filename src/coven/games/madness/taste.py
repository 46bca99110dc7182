"""How much a computer player likes things."""

from typing import Final


class Taste:
    """How much things are liked; found by playing many games."""

    def __init__(self) -> None:
        self.strike = 6.0  # a curse about to strike
        self.cure = 3.0
        self.cure_shared = 2.0
        self.cure_more = 1.0  # for each further madness in the hand
        self.two = 2.2  # a card of value 2
        self.three = 4.0
        self.learn = 3.0
        self.draw = 0.8
        self.share = 1.2  # an element in the shared support that a curse asks for
        self.needed = 1.2  # an element that a curse within reach asks for
        self.wanted = 0.5  # an element that a curse farther away asks for
        self.coming = 0.4  # an element that the next monster's curses ask for, late in a round
        self.share_coming = 0.6
        self.spare = 0.15  # any other element
        self.share_last = 3.0  # an element in the support with which somebody can break a curse
        self.focus = 2.0  # a card of the element that a deck has most of
        self.low = 3.0  # a cure while the stack is low
        self.thin = 0.3  # a weak card of another element less
        self.destroy_madness = 2.0
        self.destroy = 0.3
        # of a game that is cut off
        self.owned = 0.006
        self.known = 0.01
        self.mad = 0.012
        self.stack = 0.02
        self.curse_left = 0.03
        self.broken = 0.02
        self.lost_seat = 0.3


TASTE: Final = Taste()
