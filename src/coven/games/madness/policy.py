"""How to play well by rules of thumb: break curses, cure madness, strengthen decks, and keep what is needed."""

from __future__ import annotations

from typing import Final

from coven.engine.core.answers import first, kind_of, second
from coven.engine.core.ask import ACCEPT, DECLINE, DONE
from coven.engine.core.machine import asking
from coven.engine.core.policy import Policy
from coven.games.madness import answers as said
from coven.games.madness import cards
from coven.games.madness.box import MADNESS_CYCLE, REVEAL_CURE, SWAP_SUPPORT
from coven.games.madness.cards import ELEMENT_OF, MADNESS, VALUE_OF
from coven.games.madness.limits import cure_cost
from coven.games.madness.outlook import Outlook
from coven.games.madness.standing import seen, stage, standing
from coven.games.madness.table import LOST, WON, Table
from coven.games.madness.taste import TASTE
from coven.games.madness.tricks import spell_worth, spell_yield
from coven.games.madness.wallet import next_payment
from coven.games.madness.zones import HAND, SUPPORT, card_of, seat_of, zone_of

LIKED_WIZARDS: Final[tuple[str, ...]] = ("larry", "harold", "alice", "rosana", "viktor", "patrik", "sandra", "violetta")


class Thumb(Policy[Table]):
    """The rules of thumb."""

    def scores(self, table: Table) -> list[float]:
        """Each option by its kind."""
        prompt = asking(table).prompt
        if prompt == "pay":
            wanted = next_payment(table)
            return [1.0 if option == wanted else 0.0 for option in table.options]
        outlook = Outlook(table, asking(table).asked(table, table.frames[-1]))
        if prompt in ("act", "act-granted", "act-from-support"):
            free = prompt == "act-from-support"
            return [_action(table, outlook, option, free) for option in table.options]
        return [_choice(table, outlook, option) for option in table.options]

    def settles(self, table: Table) -> bool:
        """M9.4: a payment belongs to its action and is settled whole; what helps all is agreed to (M22.9)."""
        return asking(table).prompt in ("pay", "consent")

    def ahead(self, table: Table) -> int:
        """More than these turns take."""
        return 400

    def turns(self, table: Table) -> int:
        """Somewhat more than one of everybody: what lies beyond is told by the standing."""
        return TASTE.ahead

    def deep(self, table: Table) -> int:
        """The turn in which it is asked."""
        return TASTE.deep

    def glances(self) -> bool:
        """It costs little and helps much."""
        return True

    def learns(self, players: int) -> bool:
        """From the rounds of many games."""
        return True

    def mistakes(self) -> int:
        """None: the cards bring chance enough."""
        return TASTE.slips

    def clock(self, table: Table) -> int:
        """Turns are counted."""
        return table.turn

    def seen(self, table: Table, seat: int) -> tuple[int, list[float]]:
        """By round."""
        return stage(table), seen(table)

    def value(self, table: Table, seat: int) -> float:
        """Won, lost, or how far the book is read and how sane everybody is."""
        if table.outcome == WON:
            return 1.0
        if table.outcome == LOST:
            return -1.0
        return standing(table)


def _action(table: Table, outlook: Outlook, option: int, free: bool) -> float:
    """What an action brings, less what its elements are needed for."""
    kind = kind_of(option)
    if option == DONE:
        return 0.0
    if kind == said.ABILITY:
        return _ability(table, outlook)
    price = 0.0 if free else outlook.price_of(option)
    return _gain(table, outlook, option, kind) - price


def _gain(table: Table, outlook: Outlook, option: int, kind: int) -> float:
    what = first(option)
    if kind == said.BREAK:
        return outlook.breaking(what)
    if kind == said.CURE:
        return outlook.curing(outlook.seat if what == 0 else what - 1, what == 0)
    if kind == said.ACQUIRE:
        return outlook.owning(what)
    if kind == said.LEARN:
        return outlook.learning(what)
    return spell_yield(table, outlook, what, second(option) + 1)


def _ability(table: Table, outlook: Outlook) -> float:
    """Abilities are free; one that stirs the draw deck is only used where it helps."""
    ability = table.wizard(outlook.seat).ability
    if ability == MADNESS_CYCLE:
        return TASTE.cycle
    if ability == SWAP_SUPPORT:
        mad = table.seats[outlook.seat].hand & cards.ONLY_MADNESS
        return TASTE.swap if mad and outlook.shared & cards.ELEMENT_CARDS else -1.0
    if ability == REVEAL_CURE:
        return TASTE.reveal if MADNESS in table.seats[outlook.seat].deck else -1.0
    return TASTE.refresh


def _choice(table: Table, outlook: Outlook, option: int) -> float:
    """Everything that is asked besides actions."""
    kind = kind_of(option)
    if option in (DONE, DECLINE):
        return 0.0
    if option == ACCEPT:
        return 0.5
    if kind in (said.SETTLE, said.AGREE):
        return 100.0
    if kind in (said.REFUSE, said.CALL_OFF):
        return -1.0
    if kind in (said.GO_ON, said.RESTORE):
        return 1.0
    if kind in (said.TARGET, said.CHOOSE):
        return outlook.helping(first(option))
    return _card(table, outlook, option, kind)


def _card(table: Table, outlook: Outlook, option: int, kind: int) -> float:
    """Which card is discarded, destroyed, cured, kept or fetched."""
    card, owner = card_of(option), seat_of(option)
    if kind == said.DISCARD_CARD:
        return 2.0 if card == MADNESS else -outlook.keeping(card)
    if kind == said.DESTROY:
        return _destroying(outlook, card)
    if kind == said.CURE_CARD:
        return outlook.curing(owner, zone_of(option) == HAND)
    if kind == said.INTO_SUPPORT:
        return -1.0 if card == MADNESS else 0.3 + outlook.sharing(card)
    if kind == said.ON_DECK:
        return -1.0 if card == MADNESS else 0.2 + outlook.keeping(card)
    if kind == said.RAISE:
        return _raising(outlook, card, zone_of(option) == SUPPORT)
    if kind == said.GAIN:
        return 1.0 + outlook.owning(first(option))
    if kind == said.TAKE:
        return outlook.keeping(card)
    if kind == said.GIVE:
        return -outlook.keeping(card)
    return _other(table, outlook, option, kind)


def _destroying(outlook: Outlook, card: int) -> float:
    if card == MADNESS:
        return TASTE.destroy_madness
    thin = TASTE.thin if VALUE_OF[card] == 1 and outlook.focus(ELEMENT_OF[card]) < 0.25 else 0.0
    return thin - TASTE.destroy * VALUE_OF[card] - outlook.keeping(card)


def _raising(outlook: Outlook, card: int, shared: bool) -> float:
    if card == MADNESS:
        return 1.5
    return 1.0 + outlook.need[ELEMENT_OF[card]] * 0.1 + (0.3 if shared else 0.0) - (5.0 if VALUE_OF[card] == 3 else 0.0)


def _other(table: Table, outlook: Outlook, option: int, kind: int) -> float:
    """Spells, curses, wizards, and the element that pays for a cure."""
    what = first(option)
    if kind in (said.EXHAUST, said.NEUTRALISE, said.FORGET):
        return -spell_worth(table, what)
    if kind == said.LEARN:
        return outlook.learning(what)
    if kind == said.REFRESH:
        return spell_worth(table, what) + (0.5 if second(option) == outlook.seat else 0.0)
    if kind == said.NEUTRALISE_CURSE:
        return outlook.striking(what)
    if kind == said.CHOOSE_WIZARD:
        id = table.box.wizard_ids[what]
        return -float(LIKED_WIZARDS.index(id)) if id in LIKED_WIZARDS else -9.0
    if kind == said.WITH:
        return 10.0 - outlook.price(what, cure_cost(table))
    return 0.0


POLICY: Final = Thumb()
