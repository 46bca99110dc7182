"""How to play well by rules of thumb: go where djinn can be caught, bottle them, take awards, and never dither."""

from __future__ import annotations

from typing import Final

from coven.engine.core.answers import first, kind_of, second, third, what
from coven.engine.core.ask import DONE
from coven.engine.core.machine import asking, take
from coven.engine.core.policy import Policy
from coven.games.djinn import crowd
from coven.games.djinn import kinds as said
from coven.games.djinn.alone import Lone, helping, lone_score, riches
from coven.games.djinn.answers import NO_FREE
from coven.games.djinn.box import MANUFACTORY, MARKET
from coven.games.djinn.estate import TASTE, worth
from coven.games.djinn.hunt import BOTTLED, CIRCLED, Hunt
from coven.games.djinn.limits import mage_fee
from coven.games.djinn.standing import chances, ended, sights, stage
from coven.games.djinn.strength import boost_saves, mage_saves, needed, to_pay, usable_mages
from coven.games.djinn.table import Table

NEVER: Final = -1000.0
IDLE: Final = -200.0  # a key that is given away for nothing
UNTHOUGHT: Final[tuple[int, ...]] = (
    said.PAY,
    said.WITH_MAGE,
    said.WITH_EQUIPMENT,
    said.PUT_BOTTLE,
    said.PUT_BOSS,
    said.PUT_CIRCLE,
    said.WAKE,
)
KNOWN: Final[tuple[int, ...]] = (  # what is not tried out
    said.DONE,
    said.DECLINE,
    said.BASIC,
    said.SPECIAL,
    said.PASSAGE,
    said.AWARD,
    said.PAY,
    said.WITH_MAGE,
    said.WITH_EQUIPMENT,
    said.PUT_BOTTLE,
    said.PUT_BOSS,
    said.PUT_CIRCLE,
    said.BOTTLE,
    said.BOTTLE_BOSS,
    said.FREE,
)
DEEP: Final = 5  # how many questions are answered unasked to see what an answer brings


class Thumb(Policy[Table]):
    """The rules of thumb."""

    def scores(self, table: Table) -> list[float]:
        """Each option by its kind; what no rule speaks of is tried."""
        seat = asking(table).asked(table, table.frames[-1])
        hunt = Hunt(table, seat)
        if table.solo():
            lone = Lone(table)
            return [_lone_score(table, lone, hunt, option) for option in table.options]
        now = worth(table, seat, hunt.left)
        return [_score(table, seat, hunt, now, option) for option in table.options]

    def settles(self, table: Table) -> bool:
        """The steps of a capture that was declared, bottling, waking mages, and what leaves nothing but keys."""
        kinds = [kind_of(option) for option in table.options]
        if kinds[0] in UNTHOUGHT or said.BOTTLE in kinds or said.BOTTLE_BOSS in kinds:
            return True
        return len([kind for kind in kinds if kind != said.EXCHANGE]) == 1

    def ahead(self, table: Table) -> int:
        """More than the turns take that are looked at."""
        return 400

    def turns(self, table: Table) -> int:
        """Against Tom four of his cards, in company as many turns of everybody: what lies beyond is told by the
        standing, and whoever is looked at in the middle of a turn stands better than whoever comes next."""
        players = len(table.seats)
        return 8 if players == 1 else 4 if players == 2 else players

    def deep(self, table: Table) -> int:
        """Against Tom all that is looked at: nobody else decides anything."""
        return 2 * len(table.tom) if table.solo() else 0

    def learns(self, players: int) -> bool:
        """Against Tom."""
        return players == 1

    def clock(self, table: Table) -> int:
        """Against Tom: two for each of his cards, since every second turn shows one, and one for the turn between. In
        company the final actions count as turns of one more round."""
        if table.solo():
            return 2 * len(table.tom_seen) + (0 if table.at_round(0) else 1)
        players = len(table.seats)
        rounds = table.round + (1 if table.final else 0)
        return rounds * players + (table.active - table.first) % players if table.round else 0

    def seen(self, table: Table, seat: int) -> tuple[int, list[float]]:
        """By Tom's cards."""
        return stage(table), sights(table)

    def ended(self, table: Table, seat: int) -> float:
        """How near it was counts too."""
        return ended(table) if table.solo() else super().ended(table, seat)

    def value(self, table: Table, seat: int) -> float:
        """Won, lost, or the chances."""
        return chances(table, seat)


def _score(table: Table, seat: int, hunt: Hunt, now: float, option: int) -> float:
    kind = kind_of(option)
    if option == DONE or kind == said.DECLINE:
        return -500.0 if table.turn.idle and table.turn.idle[-1] else 0.0  # never dither: what is begun is done
    if kind in (said.MOVE, said.SKIP, said.PLACE_WIZARD):
        return _going(table, seat, hunt, option, kind)
    if kind in (said.BASIC, said.SPECIAL, said.PASSAGE):
        return _acting(hunt, option, kind)
    if kind in (said.CAPTURE, said.CAPTURE_NOTHING, said.CAPTURE_SET, said.CALL_OFF):
        return _capturing(table, seat, hunt, option, kind)
    if kind in (said.PAY, said.WITH_MAGE, said.WITH_EQUIPMENT):
        return _paying(table, seat, option, kind)
    if kind in (said.PUT_BOTTLE, said.PUT_BOSS, said.PUT_CIRCLE, said.BOTTLE, said.BOTTLE_BOSS, said.AWARD):
        return _keeping(table, seat, option, kind)
    if kind == said.EXCHANGE:
        return _exchanging(table, seat, hunt, now, option)
    if kind == said.FREE:
        return _freeing(table, seat, what(option))
    if kind == said.FORGO:
        return 0.5 + 0.3 * _tried(table, seat, hunt.left, now, option)
    return _tried(table, seat, hunt.left, now, option)


def _lone_score(table: Table, lone: Lone, hunt: Hunt, option: int) -> float:
    found = lone_score(table, lone, option)
    if found is not None:
        return found
    return _score(table, 0, hunt, 0.0 if kind_of(option) in KNOWN else lone.now(), option)


def _tried(table: Table, seat: int, left: float, now: float, option: int) -> float:
    """What an answer brings, with the natural answers to what it asks in turn, and as many turns left as before."""
    world = table.clone()
    deep = len(world.frames)
    take(world, option)
    steps = 0
    while not world.over and len(world.frames) > deep and steps < DEEP:
        take(world, _natural(world.options))
        steps += 1
    return (riches(world) if world.solo() else worth(world, seat, left)) - now


def _natural(options: list[int]) -> int:
    """The first answer, but a bottle rather than a circle."""
    for option in options:
        if kind_of(option) in (said.PUT_BOTTLE, said.PUT_BOSS):
            return option
    return options[0]


def _exchanging(table: Table, seat: int, hunt: Hunt, now: float, option: int) -> float:
    """A key is magic where that makes a better catch possible, and whatever it brings in the final action."""
    if table.final:
        gain = _tried(table, seat, hunt.left, now, option)
        return 30.0 + gain if gain > 0.5 else IDLE
    owner = table.seats[seat]
    facing = table.turn.moved and not table.turn.captured and table.here(seat) > 0
    if table.box.exchange[what(option)].word != "magic":
        return -10.0 if _buying(table) else IDLE
    if not facing:
        return IDLE
    better = hunt.prey(table.here(seat), owner.magic + 1) - hunt.prey(table.here(seat), owner.magic)
    return 10.5 if better > TASTE.key else IDLE


def _buying(table: Table) -> bool:
    """Whether the open question is what to buy, or an action that buys is one of the answers."""
    for option in table.options:
        kind = kind_of(option)
        if kind == said.VISIT or (kind in (said.BASIC, said.SPECIAL) and first(option) in (MANUFACTORY, MARKET)):
            return True
    return False


def _freeing(table: Table, seat: int, colour: int) -> float:
    """The djinn that comes free with a boss goes best into a bottle of its colour."""
    if colour == NO_FREE:
        return 0.0
    owner, paid = table.seats[seat], table.capture.paid
    bottles = owner.bottles[colour] - crowd.count(paid, colour)
    if bottles <= 0 or owner.corks <= 0:
        return CIRCLED
    return BOTTLED + (owner.corked[colour] + owner.corked_bosses[colour]) % 3


def _going(table: Table, seat: int, hunt: Hunt, option: int, kind: int) -> float:
    """Where to go: what can be done there, and from there."""
    space = first(option)
    came = second(option) if kind == said.PLACE_WIZARD else table.position(seat)
    if kind == said.SKIP:
        return 0.8 * hunt.onward(space, came) - 0.5
    toll = 0.6 * (second(option) > 0) if kind == said.MOVE else 0.0
    return hunt.visit(space, table.seats[seat].magic) + TASTE.second * hunt.onward(space, came) - toll


def _acting(hunt: Hunt, option: int, kind: int) -> float:
    """The actions of a space come before a capture: they may bring what it needs."""
    gain = hunt.action(first(option), kind == said.SPECIAL)
    if gain <= 0.7:
        return gain
    return 20.0 + (0.01 * gain if hunt.table.solo() else gain)  # against Tom two magic may be better


def _capturing(table: Table, seat: int, hunt: Hunt, option: int, kind: int) -> float:
    if kind == said.CAPTURE:
        return 10.0
    if kind == said.CAPTURE_NOTHING:
        return -2.0
    if kind == said.CALL_OFF:
        return NEVER
    paid = what(option)
    regulars, bosses = crowd.regulars(paid), crowd.bosses(paid)
    if table.capture.at_source:
        cost = TASTE.magic * max(needed(table, seat, paid, True) - hunt.saved, 0)
        return hunt.caught(paid, 0, bosses, False) - cost
    here = table.here(seat)
    cost = TASTE.magic * max(needed(table, seat, paid, False) - hunt.saved, 0)
    gone = bosses > 0 or (crowd.bosses(here) > 0 and regulars == crowd.regulars(here))
    worth_it = hunt.caught(paid, regulars, bosses, gone)
    if bosses and regulars < crowd.regulars(here):
        worth_it = max(worth_it, hunt.caught(here, regulars + 1, bosses, gone))
    return worth_it - cost


def _paying(table: Table, seat: int, option: int, kind: int) -> float:
    """Helpers save magic and cost coins, and a card that sleeps afterwards; too few coins must not be left."""
    capture = table.capture
    due = to_pay(table, seat, capture)
    if kind == said.PAY:
        return 0.0
    if kind == said.WITH_EQUIPMENT:
        return TASTE.magic * min(boost_saves(table, what(option), capture.paid), due) - 2.0
    mage = what(option)
    saves = min(mage_saves(table, seat, mage, capture.paid), due)
    if due > table.seats[seat].magic and not _affordable(table, seat, mage):
        return -50.0
    if table.solo():
        return helping(table, mage, saves, due, due > table.seats[seat].magic)
    forced = 20.0 if due > table.seats[seat].magic else 0.0
    return forced + TASTE.magic * saves - TASTE.coin * mage_fee(table, seat, mage) - 0.8


def _affordable(table: Table, seat: int, mage: int) -> bool:
    """Whether a capture can still be paid once this mage is hired: the best of the others for the coins left."""
    capture = table.capture.clone()
    capture.helpers = (*capture.helpers, mage)
    coins = table.seats[seat].coins - sum([mage_fee(table, seat, one) for one in capture.helpers])
    if coins < 0:
        return False
    left = to_pay(table, seat, capture) - table.seats[seat].magic
    for gear in table.seats[seat].powers.bursts:
        left -= 0 if gear in capture.boosts else boost_saves(table, gear, capture.paid)
    best = [0] * (coins + 1)
    for other in usable_mages(table, seat):
        if other not in capture.helpers:
            fee, saves = mage_fee(table, seat, other), mage_saves(table, seat, other, capture.paid)
            for purse in range(coins, fee - 1, -1):
                best[purse] = max(best[purse], best[purse - fee] + saves)
    return left <= best[coins]


def _keeping(table: Table, seat: int, option: int, kind: int) -> float:
    """A djinn in a bottle counts most, of a colour of which there are two already, with those that this capture puts
    there: three bring an award, and a fourth is the first of the next three."""
    owner = table.seats[seat]
    if kind == said.AWARD:
        return 200.0 + table.box.awards[second(option)].vp + (0.1 * third(option))
    if kind == said.PUT_CIRCLE:
        return 1.0
    colour = third(option) if kind == said.PUT_BOSS else second(option) if kind == said.BOTTLE_BOSS else first(option)
    capture = table.capture
    declared = crowd.count(capture.bottled, colour) + capture.bottled_bosses[colour]
    alike = (owner.corked[colour] + owner.corked_bosses[colour] + declared) % 3
    return (100.0 if kind in (said.BOTTLE, said.BOTTLE_BOSS) else 5.0) + alike


POLICY: Final = Thumb()
