"""Questions: those that are always asked, and windows that are asked where an advantage can matter."""

from __future__ import annotations

from coven.engine.core.machine import Frame, Reason, Values
from coven.games.witches import cards, codes, judging, reasons
from coven.games.witches.box import ABILITIES, ANY_KIND, COMPETITIVE, CURE_PIG_TILE, INVISIBILITY_TILE
from coven.games.witches.codes import code
from coven.games.witches.pieces import ASK, UNTIL_MOVE, UNTIL_TURN_END
from coven.games.witches.table import Table
from coven.games.witches.verbs.automatic import combine
from coven.games.witches.verbs.plain import Ask


class WithPlays(Ask):
    """A question in which the active player may also play advantages (W4.10 to W4.12)."""

    def candidates(self, table: Table, at: Frame) -> list[int]:
        """The answers proper, then what the hand and the ability tile offer."""
        return [*self.proper(table, at), *plays(table, at.seat)]

    def proper(self, table: Table, at: Frame) -> list[int]:
        """The answers that are no plays."""
        raise NotImplementedError

    def improper(self, table: Table, at: Frame) -> list[int]:
        """Further answers that are never legal here."""
        return []

    def beyond(self, table: Table, at: Frame) -> list[int]:
        """Cards somewhere else, and what the question itself explains."""
        held = table.seats[at.seat].hand
        missing = cards.listed(table.box.all_cards & ~held)
        return [
            *self.improper(table, at),
            *[code(codes.PLAY, card) for card in missing],
            code(codes.ABILITY, INVISIBILITY_TILE),
            code(codes.ABILITY, CURE_PIG_TILE),
            code(codes.POWER),
            *[code(codes.POWER, three) for three in threes_of(cards.listed(held))],
        ]

    def refuses(self, table: Table, at: Frame, option: int) -> Reason | None:
        """The rule that forbids an answer or a play."""
        kind = codes.kind_of(option)
        what = codes.what_of(option)
        if kind == codes.PLAY:
            return judging.playing(table, at.seat, what)
        if kind == codes.ABILITY:
            return judging.ability(table, at.seat, what)
        if kind == codes.POWER:
            return judging.power(table, what)
        return self.forbids(table, at, kind, what)

    def values(self, table: Table, at: Frame, option: int) -> Values:
        """What a refused play would need: the kind of Problem, or the marks she holds."""
        said = super().values(table, at, option)
        said.update(judging.needs(table, at.seat, codes.kind_of(option), codes.what_of(option)))
        return said

    def forbids(self, table: Table, at: Frame, kind: int, what: int) -> Reason | None:
        """The rule that forbids one of the answers proper."""
        return None

    def answer(self, table: Table, at: Frame, option: int) -> None:
        """A play is resolved and the question comes back; any other answer is taken."""
        kind = codes.kind_of(option)
        what = codes.what_of(option)
        if kind == codes.PLAY:
            at.again()
            play(table, at.seat, what)
        elif kind == codes.ABILITY:
            at.again()
            use_ability(table, at.seat, what)
        elif kind == codes.POWER:
            at.again()
            combine(table, at.seat, codes.three_of(what))
        else:
            self.take(table, at, kind, what)

    def take(self, table: Table, at: Frame, kind: int, what: int) -> None:
        """Carry out an answer proper."""
        raise NotImplementedError


def plays(table: Table, seat: int) -> list[int]:
    """What might be played: every card in hand, an ability tile, Power of three."""
    found = [code(codes.PLAY, card) for card in cards.listed(table.seats[seat].hand)]
    owner = table.seats[seat]
    if owner.ability and table.box.witches[owner.witch].ability in (INVISIBILITY_TILE, CURE_PIG_TILE):
        found.append(code(codes.ABILITY, table.box.witches[owner.witch].ability))
    return [*found, *[code(codes.POWER, three) for three in marked_threes(table, seat)]]


def marked_threes(table: Table, seat: int) -> list[int]:
    """All sets of three cards in hand with the mark "Power of three"."""
    return threes_of([card for card in cards.listed(table.seats[seat].hand) if table.box.cards[card].power])


def threes_of(named: list[int]) -> list[int]:
    """All sets of three among some cards."""
    found: list[int] = []
    for third in range(2, len(named)):
        for second in range(1, third):
            for first in range(second):
                found.append(codes.three(named[first], named[second], named[third]))
    return found


def play(table: Table, seat: int, card: int) -> None:
    """W4.8, W-R.11: the card lies face up until its advantage is resolved."""
    table.seats[seat].hand &= ~cards.bit(card)
    table.played = cards.bit(card)
    table.reveal("played", seat, card)
    table.push(table.box.cards[card].program, seat)


def use_ability(table: Table, seat: int, tile: int) -> None:
    """W3.10, W-R.88: an ability tile leaves the game when it is used."""
    table.seats[seat].ability = False
    table.tell("ability-used", seat, tile)
    table.push(table.box.programs[f"ability/{ABILITIES[tile]}"], seat)


def could_hold(table: Table, seat: int, advantages: tuple[int, ...]) -> bool:
    """Whether, as far as everyone can see, a player might hold one of these advantages."""
    if table.seats[seat].hand == 0:
        return False
    lying = table.discard | table.played
    return any(table.box.by_advantage[advantage] & ~lying for advantage in advantages)


def hands_are_open(table: Table) -> bool:
    """W-R.82: whether the players may show each other their cards."""
    return table.variants.mode != COMPETITIVE


class Window(WithPlays):
    """W-R.14: a moment in which only advantages can be played.

    Where hands are open it is asked if one could be played. Else asking must not tell the others what she holds, so it
    is asked whenever, as far as they can see, she might hold one. She can say not to be asked again for a while.
    """

    def __init__(self) -> None:
        self.prompt = "window"
        self.go_on = codes.PASS  # the answer that plays nothing

    def matters(self) -> tuple[int, ...]:
        """The advantages that are worth asking for here."""
        raise NotImplementedError

    def lasts(self) -> tuple[int, ...]:
        """How long she may ask to be left alone."""
        return (UNTIL_TURN_END,)

    def urgent(self, table: Table, at: Frame) -> bool:
        """Whether so much has changed that she is asked although she wanted to be left alone."""
        return False

    def closed(self, table: Table, at: Frame) -> bool:
        """Whether the moment has passed."""
        return False

    def do(self, table: Table, at: Frame) -> None:
        """Ask where it matters."""
        owner = table.seats[at.seat]
        if self.closed(table, at):
            return
        if self.urgent(table, at):
            owner.quiet = ASK
        if owner.quiet == ASK and self.wanted(table, at):
            table.options = self.options(table, at)

    def wanted(self, table: Table, at: Frame) -> bool:
        """Whether something worth playing is there, or might be."""
        if not hands_are_open(table):
            return could_hold(table, at.seat, self.matters()) or self._automatic(table, at.seat)
        return any(self.refuses(table, at, option) is None for option in self._worth(table, at.seat))

    def _worth(self, table: Table, seat: int) -> list[int]:
        found: list[int] = []
        for option in plays(table, seat):
            card = codes.kind_of(option) == codes.PLAY
            if not card or table.box.cards[codes.what_of(option)].advantage in self.matters():
                found.append(option)
        return found

    def _automatic(self, table: Table, seat: int) -> bool:
        """Petulia's tile lies open, and three cards might be a Power of three."""
        three = cards.size(table.seats[seat].hand) >= table.box.numbers.power_of_three_cards
        if three and judging.solvable(table, ANY_KIND):
            return True
        return judging.ability(table, seat, CURE_PIG_TILE) is None

    def proper(self, table: Table, at: Frame) -> list[int]:
        """Go on, or go on without being asked again for a while."""
        return [code(self.go_on), *[code(codes.QUIET, until) for until in self.lasts()]]

    def improper(self, table: Table, at: Frame) -> list[int]:
        """Being left alone for longer than this window knows."""
        return [code(codes.QUIET, UNTIL_MOVE)]

    def forbids(self, table: Table, at: Frame, kind: int, what: int) -> Reason | None:
        """The wishes of this window only."""
        return None if kind == self.go_on or what in self.lasts() else reasons.NOT_NOW

    def take(self, table: Table, at: Frame, kind: int, what: int) -> None:
        """Remember the wish."""
        if kind == codes.QUIET:
            table.seats[at.seat].quiet = what
