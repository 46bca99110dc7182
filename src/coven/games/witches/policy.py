"""How to play well by rules of thumb: go where the odds are best, add what pays, run from what is hopeless."""

from __future__ import annotations

from typing import Final

from coven.engine.core.answers import kind_of, what
from coven.engine.core.machine import asking
from coven.engine.core.policy import Policy
from coven.games.witches import answers as said
from coven.games.witches import hand, ways
from coven.games.witches.box import (
    BONUS,
    BORROWING,
    DEATH,
    EXTRA_CARDS,
    EXTRA_MOVEMENT,
    HELPING_HAND,
    INVISIBILITY,
    INVISIBILITY_TILE,
    REROLL,
    RESCUE,
    SELF_AWARENESS,
    SICK_SHEEP,
    TRANSMUTATION,
)
from coven.games.witches.duel import Duel
from coven.games.witches.legality import attempting
from coven.games.witches.limits import falls_short
from coven.games.witches.outlook import UNKNOWN, Map, Outlook
from coven.games.witches.pieces import NOWHERE, UNTIL_MOVE
from coven.games.witches.sights import sights, stage
from coven.games.witches.standing import ended, worth
from coven.games.witches.table import Table
from coven.games.witches.taste import NEVER

HORIZON: Final[tuple[int, ...]] = (1, 1, 2)  # turns that thinking looks ahead, besides those of the others
UNTHOUGHT: Final[tuple[int, ...]] = (said.PASS, said.ROLL, said.RETURN)


class Thumb(Policy[Table]):
    """The rules of thumb."""

    def __init__(self) -> None:
        self.ground: Map | None = None

    def scores(self, table: Table) -> list[float]:
        """Each option by its kind."""
        seat = asking(table).asked(table, table.frames[-1])
        outlook = Outlook(table, seat, self._map(table))
        duel = Duel(table, outlook) if attempting(table) else None
        return [_score(table, outlook, duel, option) for option in table.options]

    def _map(self, table: Table) -> Map:
        """Reckoned once."""
        if self.ground is None or self.ground.box is not table.box:
            self.ground = Map(table.box)
        return self.ground

    def settles(self, table: Table) -> bool:
        """The rest of the cards for an attempt, windows in which nothing decides it, and tea."""
        kinds = [kind_of(option) for option in table.options]
        if said.POWER in kinds:
            return False
        attempt = table.attempt
        if said.STAND in kinds:
            return attempt.headology + attempt.magic > 0
        if said.ACCEPT in kinds:
            return not falls_short(table, asking(table).asked(table, table.frames[-1]))
        return kinds[0] in UNTHOUGHT

    def ahead(self, table: Table) -> int:
        """More than these turns take."""
        return 400

    def turns(self, table: Table) -> int:
        """A round, before the first turn a whole one: what lies beyond is told by the standing."""
        begun = 1 if table.turn else 0
        return HORIZON[table.variants.mode] + len(table.seats) - begun

    def deep(self, table: Table) -> int:
        """Alone, all turns that are looked at."""
        return HORIZON[table.variants.mode] if table.solo() else 0

    def learns(self, players: int) -> bool:
        """From the turns of many games."""
        return True

    def mistakes(self) -> int:
        """None: the dice bring chance enough."""
        return 0

    def clock(self, table: Table) -> int:
        """Turns are counted."""
        return table.turn

    def seen(self, table: Table, seat: int) -> tuple[int, list[float]]:
        """By the rounds to come."""
        return stage(table), sights(table, seat, self._map(table))

    def ended(self, table: Table, seat: int) -> float:
        """How near it was counts too."""
        return ended(table, seat)

    def value(self, table: Table, seat: int) -> float:
        """Won, lost, or the chances."""
        return worth(table, seat, self._map(table))


def _score(table: Table, outlook: Outlook, duel: Duel | None, option: int) -> float:
    kind = kind_of(option)
    if kind in (said.PLAY, said.ABILITY, said.POWER):
        return _play(table, outlook, duel, option, kind)
    if duel is not None:
        return _attempt(table, outlook, duel, option, kind)
    found = ways.moving(table, outlook, option, kind)
    return _other(table, outlook, option, kind) if found == UNKNOWN else found


def _other(table: Table, outlook: Outlook, option: int, kind: int) -> float:
    """Everything besides movements and attempts."""
    number = what(option)
    if kind in (said.START, said.FLEE):
        return outlook.approach(number)
    if kind == said.RETURN:
        return float(number)
    if kind == said.CRISIS:
        return -float(outlook.hardness(number))
    if kind in (said.HELP, said.SOLVE):
        return 10.0 if number == table.attempt.slot else outlook.prize(number)
    if kind == said.LOSE:
        return -float(table.box.tiles[number].points) if number < len(table.box.tiles) else 0.0
    if kind == said.QUIET:
        return 0.1 if number == UNTIL_MOVE else -0.5  # nothing to play before she moves
    if kind == said.DISCARD:
        return hand.exchanged(outlook, number)
    if kind == said.PEEK:
        return hand.curious(outlook, number)
    return -2.0 if kind == said.STUMBLE else 0.0


def _attempt(table: Table, outlook: Outlook, duel: Duel, option: int, kind: int) -> float:
    """What to add, and whether to run."""
    if kind == said.STAND:
        return duel.standing
    if kind in (said.RUN, said.RIDE):
        return duel.running - (outlook.taste.broom + outlook.price(what(option)) if kind == said.RIDE else 0.0)
    if kind in (said.USE, said.USE_TILE):
        return duel.using(what(option) if kind == said.USE else NOWHERE)
    if kind == said.REROLL:
        return duel.rerolling(what(option))
    return _other(table, outlook, option, kind)


def _play(table: Table, outlook: Outlook, duel: Duel | None, option: int, kind: int) -> float:
    """Whether an advantage, an ability tile or Power of three is worth playing now."""
    if kind == said.POWER:
        return duel.solving(3) if duel is not None else NEVER
    if kind == said.ABILITY:
        if what(option) == INVISIBILITY_TILE:
            return ways.past(table, outlook, NOWHERE)
        return duel.solving(0) if duel is not None else NEVER
    card = what(option)
    advantage = table.box.cards[card].advantage
    if advantage in (SICK_SHEEP, DEATH):
        return duel.solving(1) if duel is not None else NEVER
    if advantage == TRANSMUTATION:
        return duel.hoping(card) if duel is not None else hand.renewing(outlook, card)
    if advantage in (BONUS, REROLL, RESCUE) or outlook.helps_here(card):
        return duel.helping(card, advantage) if duel is not None else NEVER
    return _quiet_play(table, outlook, card, advantage)


def _quiet_play(table: Table, outlook: Outlook, card: int, advantage: int) -> float:
    """Advantages that have nothing to do with dice."""
    if advantage == EXTRA_CARDS:
        dear = outlook.ground.dear[card] and outlook.cackle > outlook.taste.extra
        return NEVER if dear else 30.0
    kept = outlook.price(card) > 0.0 and outlook.marks >= 2
    if advantage == HELPING_HAND:
        return 31.0 if table.supply_crises <= (0 if kept else 3) else NEVER
    if advantage == SELF_AWARENESS:
        helps = table.seats[outlook.seat].cackles >= 2 and (not kept or table.supply_cackles == 0)
        return 32.0 if helps else NEVER
    if advantage == INVISIBILITY:
        return ways.past(table, outlook, card)
    if advantage == EXTRA_MOVEMENT:
        return ways.longer(table, outlook, card)
    return hand.looking(outlook, card) if advantage == BORROWING else NEVER


POLICY: Final = Thumb()
