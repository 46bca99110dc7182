"""An attempt to solve a Problem: the dice and what is added to them (W8, W-R.38)."""

from __future__ import annotations

from coven.engine.core.answers import code, kind_of, what
from coven.engine.core.machine import Frame, Program, Reason, Values, Verb
from coven.games.witches import cards, legality, places, reasons
from coven.games.witches.answers import ACCEPT, FLEE, RIDE, ROLL, RUN, STAND, USE, USE_TILE
from coven.games.witches.box import (
    DEATH,
    EXTRA_CARDS,
    HEADOLOGY,
    MAGIC,
    MAGIC_TILE,
    SICK_SHEEP,
    TRANSMUTATION,
)
from coven.games.witches.brooms import broomsticks, ride, riding
from coven.games.witches.chances import odds
from coven.games.witches.limits import bonus_here, difficulty, falls_short, total
from coven.games.witches.pieces import ASK, FAILED, OPEN, RAN_AWAY, SOLVED, Attempt
from coven.games.witches.table import Table
from coven.games.witches.verbs.questions import WithPlays
from coven.games.witches.verbs.settling import SETTLING
from coven.games.witches.verbs.windows import Window


class TurnUp(Verb[Table]):
    """W8.1: the attempt starts, and a face-down Problem is turned face up."""

    def do(self, table: Table, at: Frame) -> None:
        """The tile of her own slot."""
        slot = table.seats[at.seat].spot
        table.attempt = Attempt(slot)
        table.attempt.tile = table.problems[slot]
        if not table.is_up(slot):
            table.seats[at.seat].quiet = ASK  # what has just come to light may be worth a question
        table.turn_up(slot)
        table.tell("attempt-began", at.seat, table.problems[slot], slot, difficulty(table, slot))


class BeforeRoll(Window):
    """W-R.14: before the first roll."""

    def matters(self) -> tuple[int, ...]:
        """What saves the dice or brings new cards; everything else can wait for them."""
        return (SICK_SHEEP, DEATH, EXTRA_CARDS, TRANSMUTATION)

    def closed(self, table: Table) -> bool:
        """The attempt is over."""
        return table.attempt.outcome != OPEN

    def kinds(self) -> tuple[int, ...]:
        """What comes later."""
        return (RUN, RIDE, USE, USE_TILE, STAND, ACCEPT)

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """W11.1, W-R.38, W-R.39: first the first pair."""
        kind = kind_of(option)
        if kind in (RUN, RIDE):
            return reasons.RUN_BETWEEN
        if kind in (USE, USE_TILE):
            return reasons.SYMBOLS_BETWEEN
        return reasons.FIRST_PAIR_FIRST if kind in (STAND, ACCEPT) else super().forbids(table, at, option)

    def asks(self, table: Table, at: Frame) -> Values:
        """What she faces."""
        return {**facing(table), **super().asks(table, at)}


def facing(table: Table) -> Values:
    """The Problem and what it takes."""
    slot = table.attempt.slot
    return {"problem": table.box.tiles[table.attempt.tile].id, "difficulty": difficulty(table, slot)}


class RollPair(Verb[Table]):
    """W8.5, W8.11: roll two dice."""

    def do(self, table: Table, at: Frame) -> None:
        """W8.12: the second pair too, whatever the first one shows."""
        if table.attempt.outcome != OPEN:
            return
        first = table.chance(len(table.box.dice))
        second = table.chance(len(table.box.dice))
        table.attempt.dice += (first, second)
        pair = len(table.attempt.dice) // 2
        table.resolve_chance("rolled", at.seat, pair, table.box.dice[first], table.box.dice[second])


class StandOrFlee(WithPlays):
    """W8.6, W8.7: run away, or add symbols and go on, until the second pair is rolled or the attempt is over."""

    def things(self, table: Table, at: Frame) -> list[int]:
        """Stand, flee, or use a symbol."""
        if table.attempt.outcome != OPEN:
            return []
        held = [code(USE, card) for card in cards.listed(table.seats[at.seat].hand & ~table.box.brooms)]
        tile = [code(USE_TILE)] if has_magic_tile(table, at.seat) else []
        rides = [code(RIDE, card) for card in broomsticks(table, at.seat)]
        return [code(STAND), code(RUN), *rides, *held, *tile]

    def kinds(self) -> tuple[int, ...]:
        """All other cards, and what comes later."""
        return (RIDE, USE, USE_TILE, ACCEPT, FLEE)

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """W-R.39, W11.5, W4.9."""
        kind = kind_of(option)
        if kind in (RUN, RIDE):
            if table.attempt.headology or table.attempt.magic:
                return reasons.STOOD_ALREADY
            return self._running(table, at.seat, kind, what(option))
        if kind == FLEE:
            return self.forbids(table, at, code(RUN)) or reasons.RUN_FIRST
        if kind == USE:
            if not cards.has(table.seats[at.seat].hand, what(option)):
                return reasons.NOT_IN_HAND
            return reasons.NOT_A_SYMBOL if cards.has(table.box.brooms, what(option)) else None  # W4.9
        if kind == USE_TILE:
            return None if has_magic_tile(table, at.seat) else legality.ability(table, at.seat, MAGIC_TILE)
        return reasons.SECOND_PAIR_TOO if kind == ACCEPT else None

    def _running(self, table: Table, seat: int, kind: int, card: int) -> Reason | None:
        """W11.2 to W11.5: on foot to an empty slot nearby, on a Broomstick to any."""
        if kind == RUN:
            return None if places.near_exits(table, seat) else reasons.NO_WAY_OUT
        reason = riding(table, seat, card, reasons.NO_BROOM_TO_RUN)
        if reason is None and not places.empty_slots(table):
            return reasons.NO_WAY_OUT
        return reason

    def asks(self, table: Table, at: Frame) -> Values:
        """The exact chance for every choice of symbols, and which of the cards are Magic."""
        held = [table.box.cards[card] for card in cards.listed(table.seats[at.seat].hand)]
        magic = " ".join([card.word for card in held if card.symbol == MAGIC])
        so_far: Values = {"so_far": total(table, at.seat), "magic": magic}
        return {**facing(table), **so_far, **odds(table, at.seat), "ways_on": self._ways_on(table)}

    def _ways_on(self, table: Table) -> str:
        """What she can do besides rolling."""
        kinds = [kind_of(option) for option in table.options]
        adds = USE in kinds or USE_TILE in kinds
        runs = RUN in kinds or RIDE in kinds
        return "both" if adds and runs else "add" if adds else "run" if runs else "roll"

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Symbols are added one after the other."""
        kind = kind_of(option)
        if kind == RUN:
            table.attempt.outcome = RAN_AWAY
        elif kind == RIDE:
            ride(table, at.seat, what(option))
            table.attempt.outcome = RAN_AWAY
            table.attempt.flying = True
        elif kind != STAND:
            at.again()
            add_symbol(table, at.seat, kind, what(option))


def add_symbol(table: Table, seat: int, kind: int, card: int) -> None:
    """W8.8, W8.9: a card is used for its symbol; Annagramma's tile is Magic (W3.9)."""
    if kind == USE_TILE:
        table.attempt.magic += 1
        table.seats[seat].ability = False
        table.tell("ability-used", seat, MAGIC_TILE)
        return
    table.spend(seat, card)
    if table.box.cards[card].symbol == HEADOLOGY:
        table.attempt.headology += 1
    else:
        table.attempt.magic += 1
    table.lay_open("used", seat, card)


def has_magic_tile(table: Table, seat: int) -> bool:
    """W3.9, W3.10: whether Annagramma's tile is still there."""
    owner = table.seats[seat]
    return owner.ability and table.box.witches[owner.witch].ability == MAGIC_TILE


class Accept(WithPlays):
    """W-R.45: after the second pair advantages may still be played; then the result is accepted."""

    def things(self, table: Table, at: Frame) -> list[int]:
        """Accept, unless the attempt is over."""
        return [code(ACCEPT)] if table.attempt.outcome == OPEN else []

    def kinds(self) -> tuple[int, ...]:
        """W8.15, W11.1: symbols and running away come too late."""
        return (USE, USE_TILE, RUN, RIDE)

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """Only accepting is left."""
        if kind_of(option) in (RUN, RIDE):
            return reasons.RUN_BETWEEN
        return None if kind_of(option) == ACCEPT else reasons.AFTER_SECOND_ROLL

    def asks(self, table: Table, at: Frame) -> Values:
        """How it stands."""
        return {**facing(table), "so_far": total(table, at.seat), **super().asks(table, at)}

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """W8.17, W8.18: reach the difficulty, or fail."""
        needed, bonus = difficulty(table, table.attempt.slot), bonus_here(table, at.seat)
        table.tell("totalled", at.seat, total(table, at.seat), needed, bonus)
        table.attempt.outcome = FAILED if falls_short(table, at.seat) else SOLVED


ATTEMPT = Program(
    "attempt",
    (
        TurnUp(),  # W8.1
        BeforeRoll("before-roll", ROLL),
        RollPair(),  # W8.5
        StandOrFlee("stand-or-flee"),  # W8.6 to W8.10
        RollPair(),  # W8.11
        Accept("accept"),  # W8.13 to W8.18
        *SETTLING,  # W-R.46
    ),
)
