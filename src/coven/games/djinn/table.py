"""The table: everything that lies on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from coven.engine.core.answers import Answers
from coven.engine.core.ask import Beside
from coven.engine.core.machine import Reason, State, deciding
from coven.engine.core.tuples import with_one
from coven.games.djinn import crowd, dealing, misplaced
from coven.games.djinn.box import ROUND, SOURCE, Box, Space
from coven.games.djinn.crowd import BOSS, NOBODY, ONE
from coven.games.djinn.powers import NO_POWERS, powers_of
from coven.games.djinn.reasons import NOT_NOW

if TYPE_CHECKING:
    from coven.games.djinn.legality import Place
    from coven.games.djinn.strength import Bill, Means
    from coven.games.djinn.verbs.moving import Way

PLAYING: Final = 0
SCORED: Final = 1
LOST: Final = 2
UNFINISHED: Final = 3

INACTIVE: Final = -1  # a magic circle
COVERED: Final = -2  # inactive under the blank
EMPTY: Final = 0  # active; a djinn on it is 1 + its colour

NOWHERE: Final = -1
NONE: Final = -1
FACE_DOWN: Final = 1  # the lowest bit of an owned card

# values that are shared, not built anew for every seat and clone
NO_NUMBERS: Final[tuple[int, ...]] = ()
NO_PILES: Final[tuple[tuple[int, ...], ...]] = ()
NO_CLAIMS: Final[tuple[bool, ...]] = ()
NO_BOTTLES: Final[tuple[int, ...]] = (0, 0, 0, 0)
START_CIRCLES: Final[tuple[int, ...]] = (EMPTY, EMPTY, INACTIVE, INACTIVE)

ROW_OPEN: Final = 0
ROW_BEGUN: Final = 1
ROW_CLOSED: Final = 2


class Variants:
    """What was agreed before the game."""

    def __init__(self) -> None:
        self.beginner = False
        self.longer = False
        self.tom = 15
        self.limit = True


class Seat:
    """One player's board, cards and pieces."""

    def __init__(self) -> None:
        self.roof = NONE
        self.space = NOWHERE  # where the wizard stands
        self.came = NOWHERE  # the space it came from: together the edge (D-R.10)
        self.stall = NOWHERE  # the place of the assistant
        self.coins = 0
        self.scrolls = 0
        self.keys = 0
        self.corks = 0
        self.magic = 0
        self.capacity = 0
        self.turned = False  # the capacity marker
        self.minimum = 0
        self.circles = START_CIRCLES
        self.bottles = NO_BOTTLES  # empty ones by colour
        self.corked = NO_BOTTLES  # regular djinn by bottle
        self.corked_bosses = NO_BOTTLES  # bosses by bottle
        self.mages = NO_NUMBERS  # number * 2 + FACE_DOWN
        self.gear = NO_NUMBERS  # number * 2 + FACE_DOWN
        self.has_set = False
        self.bar = NO_NUMBERS  # passages still on the archive bar, by location
        self.placed = NO_NUMBERS  # space * 8 + location, in the order of placing
        self.awards = NO_NUMBERS
        self.positive = NONE
        self.negative = NONE
        self.private = NO_NUMBERS  # scoring cards only this seat knows
        self.powers = NO_POWERS  # of traits and equipment: `empower` keeps them up to date

    def clone(self) -> Seat:
        """An independent copy: every zone is a value."""
        copy = Seat()
        copy.roof = self.roof
        copy.space = self.space
        copy.came = self.came
        copy.stall = self.stall
        copy.coins = self.coins
        copy.scrolls = self.scrolls
        copy.keys = self.keys
        copy.corks = self.corks
        copy.magic = self.magic
        copy.capacity = self.capacity
        copy.turned = self.turned
        copy.minimum = self.minimum
        copy.circles = self.circles
        copy.bottles = self.bottles
        copy.corked = self.corked
        copy.corked_bosses = self.corked_bosses
        copy.mages = self.mages
        copy.gear = self.gear
        copy.has_set = self.has_set
        copy.bar = self.bar
        copy.placed = self.placed
        copy.awards = self.awards
        copy.positive = self.positive
        copy.negative = self.negative
        copy.private = self.private
        copy.powers = self.powers
        return copy

    def empower(self, box: Box) -> None:
        """Traits or equipment have changed."""
        traits = [trait for trait in (self.positive, self.negative) if trait != NONE]
        worn = [card >> 1 for card in self.gear if not card & FACE_DOWN]
        self.powers = powers_of(box, traits, worn)


class Capture:
    """A capture that is being declared; nothing of it has happened yet (D-R.45). Clones share it: see `declaring`."""

    def __init__(self) -> None:
        self.at_source = False  # bosses from the supply instead of djinn of a space
        self.paid = 0  # the crowd that is paid for
        self.free = NOBODY  # the djinn that comes free with a boss
        self.helpers = NO_NUMBERS  # mage cards used, in order of their numbers
        self.boosts = NO_NUMBERS  # one-time equipment used
        self.circled = 0  # the crowd that goes on circles
        self.bottled = 0  # the regular djinn that go into bottles of their colour
        self.bottled_bosses = NO_BOTTLES  # the bosses by bottle

    def clone(self) -> Capture:
        """An independent copy."""
        copy = Capture()
        copy.at_source = self.at_source
        copy.paid = self.paid
        copy.free = self.free
        copy.helpers = self.helpers
        copy.boosts = self.boosts
        copy.circled = self.circled
        copy.bottled = self.bottled
        copy.bottled_bosses = self.bottled_bosses
        return copy

    def whole(self) -> int:
        """Everything that is to be captured."""
        return self.paid + (ONE[self.free] if self.free >= 0 else 0)

    def unplaced(self) -> int:
        """What has no declared place yet."""
        bosses = self.bottled_bosses[0] + self.bottled_bosses[1] + self.bottled_bosses[2] + self.bottled_bosses[3]
        return self.whole() - self.circled - self.bottled - bosses * ONE[BOSS]


NO_CAPTURE: Final = Capture()


class Opening:
    """Chests that are being opened (D16); it never changes, so clones share it."""

    def __init__(self, n: int = 0, others: int = 0, extra: bool = False) -> None:
        self.n = n  # how many are resolved
        self.others = others  # how many lay open before: they belong to the action around this one
        self.extra = extra  # whether one more is revealed


NO_OPENINGS: Final[tuple[Opening, ...]] = ()


class Turn:
    """What has been done in the running turn."""

    def __init__(self) -> None:
        self.moved = False
        self.route = NO_NUMBERS  # the spaces skipped so far, in order
        self.acted = False  # the action of the space
        self.used_passage = False
        self.captured = False  # the mandatory action is resolved
        self.forgone = False  # the compensation was taken instead of the actions
        self.row1 = ROW_OPEN
        self.row2 = ROW_OPEN
        self.rewarded = NO_NUMBERS  # equipment whose arrival reward was taken
        self.fresh = 0  # passages placed in this turn
        self.stayed = False  # equipment lets the assistant stay on its stall in this turn (D-R.65)
        self.helped = NO_CLAIMS  # for each action under way, the innermost last: whether a trait was used with it
        self.idle = NO_CLAIMS  # and whether nothing of it has been done yet (D-R.62)
        self.openings = NO_OPENINGS  # of chests, the innermost last

    def clone(self) -> Turn:
        """An independent copy."""
        copy = Turn()
        copy.moved = self.moved
        copy.route = self.route
        copy.acted = self.acted
        copy.used_passage = self.used_passage
        copy.captured = self.captured
        copy.forgone = self.forgone
        copy.row1 = self.row1
        copy.row2 = self.row2
        copy.rewarded = self.rewarded
        copy.fresh = self.fresh
        copy.stayed = self.stayed
        copy.helped = self.helped
        copy.idle = self.idle
        copy.openings = self.openings
        return copy


class Table(State):
    """The whole game."""

    def __init__(
        self, names: tuple[str, ...], rng: int, box: Box, variants: Variants, turn: Turn | None = None
    ) -> None:
        super().__init__(names, rng)
        self.box = box
        self.variants = variants
        self.seats: list[Seat] = []
        self.active = 0
        self.first = 0  # who has the dragon roof
        self.round = 0
        self.tiles = NO_NUMBERS  # the location of each space
        self.crowds = NO_NUMBERS  # the djinn at each space
        self.bag = 0
        self.bosses = 0  # in the common supply
        self.chests = NO_NUMBERS  # the last one is the top
        self.used_chests = NO_NUMBERS
        self.opened = NO_NUMBERS  # revealed and not yet resolved
        self.piles = NO_PILES  # mage cards: two without key, two with; the last one is visible
        self.decks = NO_PILES  # equipment by kind; the last one is visible
        self.awards = NO_PILES  # by column
        self.scoring = NO_NUMBERS  # for everybody
        self.unused_scoring = NO_NUMBERS  # hidden; out of the game after the draft
        self.offered = NO_NUMBERS  # traits that can be drafted
        self.tom = NO_NUMBERS  # the last one is the top
        self.tom_seen = NO_NUMBERS
        self.turn = Turn() if turn is None else turn
        self.capture = NO_CAPTURE
        self.drawn = NOBODY  # the djinn somebody has drawn from the bag and not yet placed
        self.last_round = 0  # the extra round; 0 while bosses are on the map
        self.final = False  # the final Source actions have begun
        self.outcome = PLAYING
        self.scores = NO_NUMBERS
        # what the open question measures its options by: weighed anew before they are judged
        self.bill: Bill | None = None
        self.means: Means | None = None
        self.place: Place | None = None
        self.way: Way | None = None

    def clone(self) -> Table:
        """An independent copy that nobody listens to; what never changes is shared."""
        copy = Table(self.names, self.rng, self.box, self.variants, self.turn.clone())
        copy.frames = [frame.clone() for frame in self.frames]
        copy.options = self.options
        copy.over, copy.loose = self.over, self.loose
        copy.seats = [seat.clone() for seat in self.seats]
        copy.active = self.active
        copy.first = self.first
        copy.round = self.round
        copy.tiles = self.tiles
        copy.crowds = self.crowds
        copy.bag = self.bag
        copy.bosses = self.bosses
        copy.chests = self.chests
        copy.used_chests = self.used_chests
        copy.opened = self.opened
        copy.piles = self.piles
        copy.decks = self.decks
        copy.awards = self.awards
        copy.scoring = self.scoring
        copy.unused_scoring = self.unused_scoring
        copy.offered = self.offered
        copy.tom = self.tom
        copy.tom_seen = self.tom_seen
        copy.capture = self.capture
        copy.drawn = self.drawn
        copy.last_round = self.last_round
        copy.final = self.final
        copy.outcome = self.outcome
        copy.scores = self.scores
        return copy

    def answers(self) -> Answers[State]:
        """What can be answered."""
        assert self.box.answers is not None
        return self.box.answers

    def offers(self) -> Beside[State] | None:
        """The free actions."""
        return self.box.beside

    def out_of_turn(self, word: str, seat: int) -> Reason | None:
        """D-R.7: nobody acts outside the own decisions, nor in the turn of somebody else."""
        if word.split(" ")[0] not in self.answers().verbs():
            return None
        return NOT_NOW if seat == deciding(self) else misplaced.turn_of_another(self)

    def misplaced(self, option: int) -> Reason | None:
        """The rule that says when an answer can be given."""
        return misplaced.reason(self, option)

    def holder(self, seat: int) -> object:
        """A player's board, or the table."""
        return self if seat < 0 else self.seats[seat]

    def refresh(self) -> None:
        """What traits and equipment can do follows from them."""
        for seat in self.seats:
            seat.empower(self.box)

    def hands_are_open(self) -> bool:
        """D-R.2: secret scoring cards are shown in the final scoring."""
        return len(self.scores) > 0

    def conceal(self, seat: int) -> None:
        """Lay whatever a seat does not know in an order that tells nothing."""
        dealing.conceal(self, seat)

    def redeal(self, seat: int, rng: int) -> None:
        """Deal anew, fairly, whatever a seat does not know."""
        dealing.redeal(self, seat, rng)

    def returns(self) -> list[float]:
        """1 for those who have won, -1 for the others; 0 for all in a game that is undecided or was left."""
        if self.outcome == LOST:
            return [-1.0]
        if self.outcome != SCORED:
            return [0.0] * len(self.seats)
        best = self.winners()
        return [1.0 if seat in best else -1.0 for seat in range(len(self.seats))]

    def winners(self) -> list[int]:
        """D26.6 to D26.8: most points, then most coins, scrolls and keys; those still tied share the victory."""
        ranks = [
            (points, self.seats[n].coins + self.seats[n].scrolls + self.seats[n].keys)
            for n, points in enumerate(self.scores)
        ]
        best = max(ranks)
        return [seat for seat in range(len(ranks)) if ranks[seat] == best]

    def solo(self) -> bool:
        """Whether one player plays against Tom."""
        return len(self.seats) == 1

    def space_of(self, seat: int) -> Space:
        """The space where a wizard stands."""
        return self.box.spaces[self.seats[seat].space]

    def space_word(self, space: int) -> str:
        """A space by its location; the shape follows from where one comes."""
        return "source" if self.box.spaces[space].shape == SOURCE else self.box.locations[self.tiles[space]].id

    def position(self, seat: int) -> int:
        """Where a wizard is on its way."""
        route = self.turn.route
        return route[-1] if route and seat == self.active else self.seats[seat].space

    def here(self, seat: int) -> int:
        """The crowd where a wizard stands; there is none off the round spaces (D3.4)."""
        space = self.seats[seat].space
        return self.crowds[space] if space >= 0 else 0

    def at_round(self, seat: int) -> bool:
        """Whether a wizard stands at a round space."""
        space = self.seats[seat].space
        return space >= 0 and self.box.spaces[space].shape == ROUND

    def declaring(self) -> Capture:
        """The declared capture, to be written on; clones keep what they share."""
        self.capture = self.capture.clone()
        return self.capture

    def bosses_on_map(self) -> int:
        """How many of the six bosses are still there."""
        found = 0
        for group in self.crowds:
            found += crowd.bosses(group)
        return found

    def set_crowd(self, space: int, group: int) -> None:
        """The djinn at a space change."""
        self.crowds = with_one(self.crowds, space, group)

    def draw_djinn(self) -> int:
        """A random djinn from the bag; NOBODY if it is empty."""
        n = crowd.size(self.bag)
        if n == 0:
            return NOBODY
        colour = crowd.listed(self.bag)[self.chance(n)]
        self.bag -= ONE[colour]
        return colour
