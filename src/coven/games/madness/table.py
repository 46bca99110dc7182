"""The table: everything that lies on it, and the moves that cards can make."""

from __future__ import annotations

from typing import Final, cast

from coven.engine.core.answers import Answers, first, kind_of, second
from coven.engine.core.machine import Reason, State
from coven.games.madness import cards, dealing, misplaced, reasons
from coven.games.madness.answers import ANSWERS
from coven.games.madness.box import AIR_WILD, DRAW_ON_BREAK, MULTI, NONE, SIX_SPELLS, SUPPORT_FIVE, Box, Wizard
from coven.games.madness.cards import MADNESS, ONE
from coven.games.madness.zones import DISCARD, HAND

WON: Final = 1
LOST: Final = 2

OUTCOMES: Final[tuple[str, ...]] = ("playing", "won", "lost")

# why the players lost
CAUSES: Final[tuple[str, ...]] = ("", "stack-empty", "last-monster", "all-out", "talked")
STACK_EMPTY: Final = 1
LAST_MONSTER: Final = 2
ALL_OUT: Final = 3
TALKED: Final = 4

# the state of a spell card, beside its number
EXHAUSTED: Final = 1
FACE_DOWN: Final = 2

UNUSED: Final = {  # abilities that are no answer of their own
    NONE: reasons.ABILITY_NONE,
    SUPPORT_FIVE: reasons.ABILITY_SUPPORT,
    SIX_SPELLS: reasons.ABILITY_SPELLS,
    DRAW_ON_BREAK: reasons.ABILITY_BREAKING,
    AIR_WILD: reasons.ABILITY_PAYING,
}


NO_DEED: Final = 0  # no answer announces this action
NO_PAGE: Final = -1
NOBODY: Final = -1


class Variants:
    """What was agreed before the game; it holds for the whole of it (M5.2)."""

    def __init__(self) -> None:
        self.difficulty = 1
        self.horror = False
        self.nightmare = False
        self.no_reward = False
        self.creeping_madness = False
        self.cursed_support = False
        self.double_turn = False
        self.promo = False
        self.mild = False


class Seat:
    """One player's zones."""

    def __init__(self) -> None:
        self.wizard = -1
        self.hand = 0
        self.deck: tuple[int, ...] = ()  # the last card is the top
        self.known = 0  # how many cards on top of the deck everyone has seen
        self.discard = 0
        self.support = 0
        self.spells: tuple[int, ...] = ()  # number * 4 + EXHAUSTED + FACE_DOWN
        self.out = False

    def clone(self) -> Seat:
        """An independent copy: every zone is a value."""
        copy = Seat()
        copy.wizard = self.wizard
        copy.hand = self.hand
        copy.deck = self.deck
        copy.known = self.known
        copy.discard = self.discard
        copy.support = self.support
        copy.spells = self.spells
        copy.out = self.out
        return copy


class Curse:
    """A curse on the track."""

    def __init__(self, card: int) -> None:
        self.card = card
        self.tokens = 0  # four packed numbers, like a cost
        self.asleep = 0  # the turn in which it was neutralised; 0: face up
        self.under = 0  # the Warlock's madness cards
        self.struck = False

    def clone(self) -> Curse:
        """An independent copy."""
        copy = Curse(self.card)
        copy.tokens = self.tokens
        copy.asleep = self.asleep
        copy.under = self.under
        copy.struck = self.struck
        return copy


class Deed:
    """The action that is being announced and paid."""

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action  # the answer that announced it
        self.asked = 0  # the cost as announced
        self.due = 0  # what is left of it
        self.kept = False  # Incarnation: paid from the shared support only, and the cards stay
        self.used: tuple[int, ...] = ()  # for Incarnation: the cards used, support by support
        self.targets: tuple[int, ...] = ()  # the answers that named players, or for Inhale cards, in the caster's order
        self.asking = NOBODY  # the answer whose target is asked to agree
        self.refused = False  # somebody has refused this spell since anything was paid

    @property
    def kind(self) -> int:
        """What kind of action it is."""
        return kind_of(self.action)

    @property
    def what(self) -> int:
        """A spell, a card, a slot, a place."""
        return first(self.action)

    @property
    def multiple(self) -> int:
        """How often the cost of a spell is paid."""
        return second(self.action) + 1

    def clone(self) -> Deed:
        """An independent copy."""
        copy = Deed(self.seat, self.action)
        copy.asked = self.asked
        copy.due = self.due
        copy.kept = self.kept
        copy.used = self.used
        copy.targets = self.targets
        copy.asking = self.asking
        copy.refused = self.refused
        return copy


class Refusal:
    """M-R.87: somebody refused: who cast what, and the answer that named the player or card. It never changes."""

    def __init__(self, seat: int, spell: int, asked: int) -> None:
        self.seat = seat
        self.spell = spell
        self.asked = asked


class Table(State):
    """The whole game."""

    def __init__(self, names: tuple[str, ...], rng: int, box: Box, variants: Variants) -> None:
        super().__init__(names, rng)
        self.box = box
        self.variants = variants
        self.seats: list[Seat] = []
        self.active = 0
        self.first = 0
        self.turn = 0
        self.round = 0
        self.marker = 0
        self.stack = 0
        self.destroyed = 0
        self.destroyed_spells: tuple[int, ...] = ()
        self.gone = 0  # the cards of eliminated players: in the box, not destroyed (M-R.63)
        self.gone_spells: tuple[int, ...] = ()
        self.supply = 0
        self.library: tuple[tuple[int, ...], ...] = ()  # by element; the last spell is the face-up one
        self.curse_stacks: tuple[tuple[int, ...], ...] = ()  # by kind; the last card is the top
        self.returned: tuple[int, ...] = (0, 0, 0, 0, 0)  # how many cards at each bottom everyone has seen
        self.curses: list[Curse | None] = [None, None, None, None, None]
        self.pages: tuple[int, ...] = ()  # the last one is the right page
        self.page = NO_PAGE
        self.past_pages: tuple[int, ...] = ()
        self.broken: tuple[int, ...] = ()
        self.tokens = 0  # the store, four packed numbers
        self.ability_used = False
        self.deed = Deed(0, NO_DEED)
        self.refusals: tuple[Refusal, ...] = ()
        self.called_off = False  # M-R.20: the action just called off cost nothing; read before anybody is asked again
        self.outcome = 0
        self.cause = 0
        self.purse = 0  # while options are judged: what the player who decides can pay, see bill.py
        self.reach = 0  # and of each element alone
        self.ready = 0  # the spells that player could cast, a bit each
        self.converts = False  # whether that player may count a card as another element
        self.room = 0  # the free places of that player's support

    def clone(self) -> Table:
        """An independent copy that nobody listens to; what never changes is shared."""
        copy = Table(self.names, self.rng, self.box, self.variants)
        copy.frames = [frame.clone() for frame in self.frames]
        copy.options = self.options
        copy.over, copy.loose = self.over, self.loose
        copy.seats = [seat.clone() for seat in self.seats]
        copy.active = self.active
        copy.first = self.first
        copy.turn = self.turn
        copy.round = self.round
        copy.marker = self.marker
        copy.stack = self.stack
        copy.destroyed = self.destroyed
        copy.destroyed_spells = self.destroyed_spells
        copy.gone = self.gone
        copy.gone_spells = self.gone_spells
        copy.supply = self.supply
        copy.library = self.library
        copy.curse_stacks = self.curse_stacks
        copy.returned = self.returned
        copy.curses = [None if curse is None else curse.clone() for curse in self.curses]
        copy.pages = self.pages
        copy.page = self.page
        copy.past_pages = self.past_pages
        copy.broken = self.broken
        copy.tokens = self.tokens
        copy.ability_used = self.ability_used
        copy.deed = self.deed.clone()
        copy.refusals = self.refusals
        copy.outcome = self.outcome
        copy.cause = self.cause
        return copy

    def answers(self) -> Answers[State]:
        """What can be answered."""
        return cast("Answers[State]", ANSWERS)

    def holder(self, seat: int) -> object:
        """A seat, or the table."""
        return self if seat < 0 else self.seats[seat]

    def conceal(self, seat: int) -> None:
        """What nobody knows tells nothing."""
        dealing.conceal(self)

    def redeal(self, seat: int, rng: int) -> None:
        """What nobody knows is dealt anew."""
        dealing.redeal(self, rng)

    def returns(self) -> list[float]:
        """All win or lose together."""
        worth = 1.0 if self.outcome == WON else -1.0 if self.outcome == LOST else 0.0
        return [worth for _ in self.seats]

    def out_of_turn(self, word: str, seat: int) -> Reason | None:
        """M-R.11: nobody acts outside the own choices, and whoever is out of the game never does (M16.4)."""
        if word.split(" ")[0] not in ANSWERS.verbs():
            return None
        return reasons.YOU_ARE_OUT if seat >= 0 and self.seats[seat].out else reasons.NOT_NOW

    def misplaced(self, option: int) -> Reason | None:
        """M-R.11: when it is asked for."""
        return misplaced.reason(self, option)

    def unheard(self, word: str) -> Reason | None:
        """M9.4, M14.1: a payment that is not the one proposed, a cure in the hand of another player."""
        return misplaced.unheard(self, word)

    def astray(self, word: str) -> Reason | None:
        """What an ability, stopping, declining or calling off breaks where none of them is asked for."""
        return misplaced.astray(self, word)

    def no_ability_now(self, seat: int) -> Reason:
        """M23.4, M-R.28: why an ability is not used inside an action; some are never used (M25.4, M25.24)."""
        if self.seats[seat].wizard < 0:
            return reasons.MUST_PICK_A_WIZARD
        ability = self.wizard(seat).ability
        if ability in UNUSED and (ability != AIR_WILD or seat == self.active):
            return UNUSED[ability]
        return reasons.ABILITY_BETWEEN if seat == self.active else reasons.ABILITY_OWN_TURN

    def players(self) -> list[int]:
        """The players still in the game, from the active player clockwise (M8.5)."""
        seats = self.seats
        n = len(seats)
        order: list[int] = []
        for step in range(n):
            seat = (self.active + step) % n
            if not seats[seat].out:
                order.append(seat)
        return order

    def wizard(self, seat: int) -> Wizard:
        """A player's wizard sheet."""
        return self.box.wizards[self.seats[seat].wizard]

    def shared_support(self) -> int:
        """M19.5: all supports together."""
        bag = 0
        for seat in self.seats:
            bag += seat.support
        return bag

    def bag(self, zone: int, seat: int) -> int:
        """The cards of a seat's hand, discard pile or support."""
        owner = self.seats[seat]
        return owner.hand if zone == HAND else owner.discard if zone == DISCARD else owner.support

    def put(self, zone: int, seat: int, kind: int) -> None:
        """Lay a card into a seat's hand, discard pile or support."""
        owner = self.seats[seat]
        if zone == HAND:
            owner.hand += ONE[kind]
        elif zone == DISCARD:
            owner.discard += ONE[kind]
        else:
            owner.support += ONE[kind]

    def remove(self, zone: int, seat: int, kind: int) -> None:
        """Take a card out of a seat's hand, discard pile or support."""
        owner = self.seats[seat]
        if zone == HAND:
            owner.hand -= ONE[kind]
        elif zone == DISCARD:
            owner.discard -= ONE[kind]
        else:
            owner.support -= ONE[kind]

    def put_on_deck(self, seat: int, kind: int) -> None:
        """M18.9: the card will be the next one drawn, and everyone knows it."""
        owner = self.seats[seat]
        owner.deck = (*owner.deck, kind)
        owner.known += 1

    def take_madness(self) -> bool:
        """M17.2, M-R.8: take one card of the madness stack, or lose if there is none."""
        if self.stack == 0:
            self.lose(STACK_EMPTY)
            return False
        self.stack -= 1
        return True

    def top_card(self, seat: int) -> int:
        """Take the top card of a player's draw deck, renewing an empty deck first (M18.3); -1: the game was lost."""
        owner = self.seats[seat]
        if not owner.deck:
            if not self.take_madness():
                return -1
            owner.discard += ONE[MADNESS]
            self.tell("madness-gained", seat, DISCARD)
            self.renew(seat)
        card = owner.deck[-1]
        owner.deck = owner.deck[:-1]
        if owner.known:
            owner.known -= 1
        return card

    def renew(self, seat: int) -> None:
        """Shuffle the discard pile into a new draw deck, with what is left of the old one."""
        owner = self.seats[seat]
        owner.deck = self.shuffle(cards.listed(owner.discard) + list(owner.deck))
        owner.discard = 0
        owner.known = 0
        self.resolve_chance("reshuffled", seat)

    def draw(self, seat: int) -> bool:
        """M18.2: the top card of the own draw deck goes to hand."""
        known = self.seats[seat].known > 0
        card = self.top_card(seat)
        if card < 0:
            return False
        self.seats[seat].hand += ONE[card]
        self.show("drawn", seat, card, known)
        return True

    def show(self, kind: str, seat: int, card: int, known: bool) -> None:
        """Note what became of a top card: one that everyone has seen there (M18.9) brings nothing to light."""
        if known:
            self.tell(kind, seat, card)
        else:
            self.reveal(kind, seat, card)

    def lose(self, cause: int) -> None:
        """M-R.78: everything stops at once."""
        self.over = True
        self.outcome = LOST
        self.cause = cause
        self.tell("lost", cause)

    def win(self) -> None:
        """All win together."""
        self.over = True
        self.outcome = WON
        self.tell("won")

    def curse_kind(self, slot: int) -> int:
        """The kind of the curse on a slot."""
        curse = self.curses[slot]
        return MULTI if curse is None else self.box.curses[curse.card].kind
