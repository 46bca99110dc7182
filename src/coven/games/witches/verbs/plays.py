"""What is offered beside questions: advantages, ability tiles and Power of three (W4.10 to W4.12, W13.1)."""

from __future__ import annotations

from coven.engine.core.answers import code, kind_of, what
from coven.engine.core.ask import NOTHING_BESIDE, Beside
from coven.engine.core.machine import Frame, Reason, Values, deciding
from coven.games.witches import cards, legality, reasons
from coven.games.witches.answers import ABILITY, PLAY, POWER, instead, three, three_of
from coven.games.witches.box import ABILITIES, CURE_PIG_TILE, INVISIBILITY_TILE
from coven.games.witches.table import Table
from coven.games.witches.verbs.automatic import combine


class Plays(Beside[Table]):
    """Everything the active player may play."""

    def things(self, table: Table, at: Frame, allowed: int) -> list[int]:
        """Every card in hand, an ability tile, Power of three."""
        hand = [code(PLAY, card) for card in cards.listed(table.seats[at.seat].hand)]
        return [*hand, *_tiles(table, at.seat), *_threes(table, at.seat)]

    def legal(self, table: Table, at: Frame, allowed: int) -> list[int]:
        """What no rule forbids; what is printed on several cards is judged once."""
        found: list[int] = []
        judged = 0
        void = 0
        for card in cards.listed(table.seats[at.seat].hand):
            face = table.box.cards[card]
            mark = 1 << face.effect
            if not judged & mark:
                judged |= mark
                if legality.advantage(table, at.seat, face) is not None:
                    void |= mark
            if not void & mark:
                found.append(code(PLAY, card))
        for option in _tiles(table, at.seat) + _threes(table, at.seat):
            if self.forbids(table, at, option, allowed) is None:
                found.append(option)
        return found

    def forbids(self, table: Table, at: Frame, option: int, allowed: int) -> Reason | None:
        """W-R.12, W-R.14: for the active player, and only where advantages are asked for."""
        if at.seat != table.active:
            return reasons.ONLY_ACTIVE
        if allowed == NOTHING_BESIDE:
            return reasons.NO_PAUSE
        kind = kind_of(option)
        if kind == PLAY:
            return legality.playing(table, at.seat, what(option))
        if kind == ABILITY:
            return legality.ability(table, at.seat, what(option))
        return legality.power(table, at.seat, what(option)) if kind == POWER else legality.no_power(table, at.seat)

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """What could be played, and what a refused play would need."""
        seat = deciding(table)  # before the first turn the frame is not hers, and its hand is not hers to know
        return {**instead(table, option), **legality.needs(table, seat, kind_of(option), what(option))}

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """It is resolved at once."""
        kind = kind_of(option)
        if kind == PLAY:
            play(table, at.seat, what(option))
        elif kind == ABILITY:
            use_ability(table, at.seat, what(option))
        else:
            combine(table, at.seat, three_of(what(option)))


def _tiles(table: Table, seat: int) -> list[int]:
    """The own ability tile, if it can be played."""
    owner = table.seats[seat]
    if not owner.ability or table.box.witches[owner.witch].ability not in (INVISIBILITY_TILE, CURE_PIG_TILE):
        return []
    return [code(ABILITY, table.box.witches[owner.witch].ability)]


def _threes(table: Table, seat: int) -> list[int]:
    """All sets of three cards in hand with the mark "Power of three"."""
    named = cards.listed(table.seats[seat].hand & table.box.marked)
    found: list[int] = []
    for high in range(2, len(named)):
        for middle in range(1, high):
            for low in range(middle):
                found.append(code(POWER, three(named[low], named[middle], named[high])))
    return found


def play(table: Table, seat: int, card: int) -> None:
    """W4.8, W-R.11: the card lies face up until its advantage is resolved."""
    table.seats[seat].hand &= ~cards.bit(card)
    table.played = cards.bit(card)
    table.lay_open("played", seat, card)
    table.push(table.box.cards[card].program, seat)


def use_ability(table: Table, seat: int, tile: int) -> None:
    """W3.10, W-R.88: an ability tile leaves the game when it is used."""
    table.seats[seat].ability = False
    table.tell("ability-used", seat, tile)
    table.push(table.box.programs[f"ability/{ABILITIES[tile]}"], seat)
