"""What the traits and the equipment of a player can do, summed up once and kept until they change."""

from __future__ import annotations

from typing import Final

from coven.games.djinn.box import ANY_TIME, ARRIVE, AT_MARKET, CAPTURE, Ability, Box

NO_CARD: Final = -1
NO_FEE: Final = 1 << 10  # dearer than any fee that is printed


class Powers:
    """All that one player's traits and face-up equipment give; it never changes, so clones share it."""

    def __init__(self) -> None:
        self.flags = 0
        self.boost = 0  # added to every own capture
        self.boost_boss = 0  # if a boss is captured
        self.discount = 0  # coins less for each used mage
        self.source_fee = NO_FEE
        self.corks = 0
        self.triggered: list[Ability] = []  # those that do something at their moment
        self.rewards: list[int] = []  # equipment that rewards an arrival
        self.uses: list[int] = []  # one-time equipment for any time
        self.bursts: list[int] = []  # one-time equipment for captures
        self.stay = NO_CARD  # the equipment that lets the assistant stay (D29.5)

    def add(self, ability: Ability) -> None:
        """One more trait or face-up card."""
        self.flags |= ability.flags
        self.boost += ability.boost
        self.boost_boss += ability.boost_boss
        self.discount += ability.discount
        self.corks = max(self.corks, ability.corks)
        if ability.source_fee >= 0:
            self.source_fee = min(self.source_fee, ability.source_fee)
        if ability.program is not None:
            self.triggered.append(ability)


NO_POWERS: Final = Powers()


def powers_of(box: Box, traits: list[int], worn: list[int]) -> Powers:
    """D9.2, D-R.42: what traits and face-up equipment can do."""
    found = Powers()
    for trait in traits:
        found.add(box.traits[trait].ability)
    for card in worn:
        _wear(found, box, card)
    return found


def _wear(powers: Powers, box: Box, card: int) -> None:
    ability = box.gear[card].ability
    powers.add(ability)
    if ability.trigger == ARRIVE:
        powers.rewards.append(card)
    elif ability.trigger == CAPTURE:
        powers.bursts.append(card)
    elif ability.trigger == ANY_TIME and box.gear[card].once:
        powers.uses.append(card)
    elif ability.trigger == AT_MARKET and powers.stay == NO_CARD:
        powers.stay = card
