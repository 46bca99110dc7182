"""How much a computer player likes things."""

from typing import Final


class Taste:
    """How much things are liked, in elements of any type; found by playing many games."""

    def __init__(self) -> None:
        self.ahead = 4  # turns that are played on before a game is judged
        self.deep = 1  # of these the turns in which what follows an answer is searched too
        self.slips = 0  # answers at random in a hundred of these
        # what a card is missed for once it is spent, by how much the curse it is kept for still lacks
        self.ready = 2.0
        self.near = 1.5
        self.far = 1.1
        self.farther = 0.4
        self.distant = 0.2
        self.vain = 0.2  # of a curse that this player can break no more
        self.others = 0.6  # of an element that a curse left to somebody else asks for
        self.coming = 1.0  # of an element that the next monster's curses ask for, late in a round
        self.coming_last = 2.0  # the same, of the last monster
        self.final = 4.0  # of an element that a curse of the last monster asks for
        self.final_vain = 1.5  # the same, of a player who can break no more
        self.spare = 0.12
        self.strike = 2.8  # a curse about to strike, by the harm it does
        self.harm = 0.2  # by so much sooner a curse is kept for that does harm
        self.sleep = 0.8  # a curse that does not strike, by the harm it would do
        # what actions bring
        self.breaking = [4.0, 6.0, 50.0, 50.0, 50.0, 50.0]  # a curse less, by round
        self.grant = 0.9  # a curse that somebody else breaks, as part of one's own
        self.grant_early = -1.0  # the same, where that player's turn comes in time
        self.place = 0.8  # any card in the support
        self.draw_at = [0.8, 0.8, 0.8, 1.36, 0.8, 0.8]  # a card more, by round
        self.renew = 1.2  # an empty deck, which costs a madness card
        # what abilities bring: discarding madness for a card, showing a card, swapping it, refreshing a spell
        self.cycle = 2.5
        self.reveal = 0.4
        self.swap = 1.0
        self.refresh = 0.2
        self.cure = 1.8
        self.cure_turn = 0.3  # for each turn that its hand is freed
        self.cure_shared = 1.0
        self.low = 4.0  # a madness more in the stack, where it is likely to run out
        self.rate = 0.75  # how many madness cards a turn takes from the stack
        self.two = 3.0  # a card of value 2, at the beginning
        self.three = 7.0
        self.focus = 1.0  # a card of the element that a deck has most of
        self.early = 2.0  # how many turns a card needs to pay off
        self.learn = 4.0
        self.aside = 0.8  # a madness card out of a hand, though not for good
        self.share = 0.6  # an element in the shared support that a curse asks for
        self.share_coming = 0.3
        self.store = 1.0  # each element more of a strong card in the support
        self.reserve = 1.0  # an element taken from the support for anything but a curse
        self.share_last = 3.0  # an element in the support with which somebody can break a curse
        self.thin = 0.3  # a weak card of another element less
        self.destroy_madness = 1.5
        self.destroy = 0.3
        self.balance = 2.0  # a card of an element that all decks together are short of
        # what the cards of a payment are missed for
        self.pay_one = 0.4
        self.pay_two = 0.9
        self.pay_three = 1.5
        self.pay_lost = 0.6
        self.pay_shared = 0.4


TASTE: Final = Taste()
