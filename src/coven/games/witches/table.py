"""The table: everything that lies on it, and the moves that cards, tiles and counters can make."""

from __future__ import annotations

from typing import Final

from coven.engine.core.answers import Answers
from coven.engine.core.ask import Beside
from coven.engine.core.machine import Reason, State, ask_anew, deciding
from coven.engine.core.tuples import with_one
from coven.games.witches import cards, dealing, misplaced, reasons
from coven.games.witches.box import COMPETITIVE, SOLO, Box, Tile, Tokens
from coven.games.witches.pieces import ASK, NO_TILE, NOWHERE, OPEN, Attempt, Seat

# how the game ended
LOST: Final = 1
WON: Final = 2  # together
SCORED: Final = 3  # by points
GRADED: Final = 4  # solo

# why everybody lost
CRISES_EMPTY: Final = 1
ELVES: Final = 2
ALISS_EMPTY: Final = 3
HARD_LEFT: Final = 4


class Variants:
    """What was agreed before the game."""

    def __init__(self) -> None:
        self.mode = COMPETITIVE
        self.eight_crises = False
        self.stacking = False
        self.anywhere = False


class Table(State):
    """The whole game."""

    most_seats = 4

    def __init__(self, names: tuple[str, ...], rng: int, box: Box, variants: Variants) -> None:
        super().__init__(names, rng)
        self.box = box
        self.variants = variants
        self.seats: list[Seat] = []
        self.active = 0
        self.first = 0
        self.turn = 0
        self.chooser = 0  # who chose an apprentice board first
        self.pile: tuple[int, ...] = ()  # the last card is the top
        self.discard = 0
        self.played = 0  # a card whose advantage is being resolved
        self.kept = 0  # the cards that were in hands when the pile was last shuffled: counting tells everyone
        self.frames_of_tiles: tuple[tuple[int, ...], ...] = ()  # left to right; the last tile is the top
        self.problems: tuple[int, ...] = ()  # by slot
        self.crises: tuple[int, ...] = ()  # by slot
        self.laid = 0  # the slots with a tile, a bit each
        self.troubled = 0  # the slots with a Crisis
        self.up = 0  # the slots whose tile lies face up
        self.known: tuple[int, ...] = ()  # by slot: the seats that have seen a face-down tile
        self.gone: tuple[int, ...] = ()  # tiles that left the game
        self.supply_cackles = 0
        self.supply_aliss = 0
        self.supply_crises = 0
        self.action = 0  # 1 or 2 while the witch moves
        self.paths = -1  # left in the walk; -1: she does not walk
        self.moved = False  # the movement of this action was chosen
        self.entered = False  # she has just come to her slot
        self.slipped = False  # Invisibility was played there
        self.looking = NOWHERE  # the slot she looks at from another one
        self.must_move = False
        self.turn_over = False  # W19.3
        self.attempt = Attempt(NOWHERE)
        self.outcome = 0
        self.cause = 0
        self.winners = 0  # a bit for each seat
        self.grade = -1

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
        copy.chooser = self.chooser
        copy.pile = self.pile
        copy.discard = self.discard
        copy.played = self.played
        copy.kept = self.kept
        copy.frames_of_tiles = self.frames_of_tiles
        copy.problems = self.problems
        copy.crises = self.crises
        copy.laid = self.laid
        copy.troubled = self.troubled
        copy.up = self.up
        copy.known = self.known
        copy.gone = self.gone
        copy.supply_cackles = self.supply_cackles
        copy.supply_aliss = self.supply_aliss
        copy.supply_crises = self.supply_crises
        copy.action = self.action
        copy.paths = self.paths
        copy.moved = self.moved
        copy.entered = self.entered
        copy.slipped = self.slipped
        copy.looking = self.looking
        copy.must_move = self.must_move
        copy.turn_over = self.turn_over
        copy.attempt = self.attempt.clone()
        copy.outcome = self.outcome
        copy.cause = self.cause
        copy.winners = self.winners
        copy.grade = self.grade
        return copy

    def out_of_turn(self, word: str, seat: int) -> Reason | None:
        """The rule that has the moment of a word; cards and actions are for the active player (W-R.12, W4.1)."""
        verb = word.split(" ")[0]
        if seat != self.active and verb in reasons.OF_ACTIVE:
            return reasons.ONLY_ACTIVE if verb in reasons.OF_CARDS else reasons.NOT_YOUR_TURN
        if (
            seat == deciding(self)
            and verb in reasons.OF_MOVING
            and self.attempt.slot != NOWHERE
            and self.attempt.outcome == OPEN
        ):
            return reasons.MUST_SOLVE
        return reasons.MOMENTS.get(verb)

    def misplaced(self, option: int) -> Reason | None:
        """The same, with the moment at which such an answer is asked for."""
        return misplaced.reason(self, option)

    def answers(self) -> Answers[State]:
        """What can be answered."""
        return self.box.answers

    def offers(self) -> Beside[State] | None:
        """W4.10: advantages, ability tiles and Power of three."""
        return self.box.plays

    def refresh(self) -> None:
        """Which slots hold something follows from what lies there."""
        self.laid = 0
        self.troubled = 0
        for slot, tile in enumerate(self.problems):
            if tile != NO_TILE:
                self.laid |= 1 << slot
            if self.crises[slot]:
                self.troubled |= 1 << slot

    def holder(self, seat: int) -> object:
        """A player's seat, or the table."""
        return self if seat < 0 else self.seats[seat]

    def conceal(self, seat: int) -> None:
        """W-R.10: whatever a seat does not know lies in the order of the box."""
        dealing.conceal(self, seat)

    def redeal(self, seat: int, rng: int) -> None:
        """W-R.10: whatever a seat does not know is dealt anew."""
        dealing.redeal(self, seat, rng)
        if not self.over:
            ask_anew(self)

    def returns(self) -> list[float]:
        """W17, W21, W22: won or lost; alone the grade counts, from the worst to the best."""
        if self.outcome == SCORED:
            return [1.0 if self.winners >> seat & 1 else -1.0 for seat in range(len(self.seats))]
        worth = 0.0 if self.outcome == 0 else 1.0 if self.outcome == WON else -1.0
        if self.outcome == GRADED:
            worth = 2.0 * self.grade / (len(self.box.grades) - 1) - 1.0
        return [worth] * len(self.seats)

    def hands_are_open(self) -> bool:
        """W-R.82: whether the players may show each other their cards."""
        return self.variants.mode != COMPETITIVE

    def lay_open(self, how: str, seat: int, card: int) -> None:
        """A card leaves a hand for all to see; where hands are open nothing comes to light by that (W-R.82)."""
        if self.hands_are_open():
            self.tell(how, seat, card)
        else:
            self.reveal(how, seat, card)

    def begin_turn_of(self, seat: int) -> None:
        """Let the turn that waits under the opening be this player's."""
        self.active = seat
        self.frames[0].seat = seat

    def tokens(self) -> Tokens:
        """How many counters this game has (W2.1, W2.2, W21.2 to W22.1, W23.2)."""
        printed = self.box.tokens[f"{self.variants.mode} {len(self.seats)}"]
        crisis = self.box.numbers.eight_crises if self.variants.eight_crises else printed.crisis
        return Tokens(printed.cackle, printed.aliss, crisis)

    def solo(self) -> bool:
        """Whether this is the solo game."""
        return self.variants.mode == SOLO

    def around(self) -> list[int]:
        """All seats, from the active player clockwise (W4.1)."""
        n = len(self.seats)
        return [(self.active + step) % n for step in range(n)]

    def tile_at(self, slot: int) -> Tile:
        """The Problem on a slot."""
        return self.box.tiles[self.problems[slot]]

    def is_up(self, slot: int) -> bool:
        """Whether the tile on a slot lies face up."""
        return self.up >> slot & 1 == 1

    def sees(self, seat: int, slot: int) -> bool:
        """Whether a seat (-1 is a watcher) knows the face of the tile on a slot."""
        return self.is_up(slot) or (seat >= 0 and self.known[slot] >> seat & 1 == 1)

    def put_tile(self, slot: int, tile: int) -> None:
        """A tile comes to the map: Easy face up, Hard face down (W1.17, W5.4)."""
        self.problems = with_one(self.problems, slot, tile)
        self.laid |= 1 << slot
        if not self.box.tiles[tile].hard:
            self.up |= 1 << slot

    def take_tile(self, slot: int) -> int:
        """A tile leaves the map and its Crises return to the supply (W9.2)."""
        tile = self.problems[slot]
        self.supply_crises += self.crises[slot]
        self.problems = with_one(self.problems, slot, NO_TILE)
        self.crises = with_one(self.crises, slot, 0)
        self.known = with_one(self.known, slot, 0)
        self.up &= ~(1 << slot)
        self.laid &= ~(1 << slot)
        self.troubled &= ~(1 << slot)
        return tile

    def turn_up(self, slot: int) -> None:
        """A face-down tile is seen by everyone."""
        if not self.is_up(slot):
            self.up |= 1 << slot
            self.known = with_one(self.known, slot, 0)
            self.reveal("turned-up", slot, self.problems[slot])

    def has_tile(self, seat: int, tile: int) -> bool:
        """Whether an ability tile lies before a player, unused, for all to see."""
        owner = self.seats[seat]
        return owner.ability and owner.witch >= 0 and self.box.witches[owner.witch].ability == tile

    def show(self, slot: int, seat: int) -> None:
        """A seat looks at a face-down tile in private."""
        if not self.is_up(slot) and not self.known[slot] >> seat & 1:
            self.known = with_one(self.known, slot, self.known[slot] | 1 << seat)
            self.whisper("looked", 1 << seat, "", seat, slot, self.problems[slot])

    def add_crisis(self, slot: int) -> bool:
        """W5.5, W5.15: put a Crisis on a Problem; with an empty supply the game is lost at once."""
        if self.supply_crises == 0:
            self.lose(CRISES_EMPTY)
            return False
        self.supply_crises -= 1
        self.crises = with_one(self.crises, slot, self.crises[slot] + 1)
        self.troubled |= 1 << slot
        self.tell("crisis-placed", slot, self.crises[slot])
        return True

    def remove_crisis(self, slot: int) -> None:
        """W18.20: one Crisis returns to the supply."""
        self.supply_crises += 1
        self.crises = with_one(self.crises, slot, self.crises[slot] - 1)
        if not self.crises[slot]:
            self.troubled &= ~(1 << slot)
        self.tell("crisis-removed", slot, self.crises[slot])

    def top_card(self) -> int:
        """Take the top card, renewing an empty draw pile first (W16.6, W-R.16); -1: there is none (W-R.17)."""
        if not self.pile:
            if not self.discard:
                return -1
            self.pile = self.shuffle(cards.listed(self.discard))
            self.kept = self.box.all_cards & ~self.discard
            self.discard = 0
            self.resolve_chance("reshuffled", len(self.pile))
        card = self.pile[-1]
        self.pile = self.pile[:-1]
        return card

    def draw(self, seat: int, n: int) -> None:
        """Draw cards to the hand, which nobody else sees."""
        for _ in range(n):
            card = self.top_card()
            if card < 0:
                return
            self.seats[seat].hand |= cards.bit(card)
            self.seats[seat].quiet = ASK  # a new card may be worth a question
            self.whisper("drew", 1 << seat, "drew-hidden", seat, card)

    def spend(self, seat: int, card: int) -> None:
        """W4.13: a card is used and goes to the discard pile."""
        self.seats[seat].hand &= ~cards.bit(card)
        self.discard |= cards.bit(card)

    def take_aliss(self, seat: int) -> None:
        """W12.6: take a Black Aliss tile; where none is left, see W-R.53 and W21.5."""
        if self.supply_aliss > 0:
            self.supply_aliss -= 1
            self.seats[seat].aliss += 1
            self.tell("aliss-taken", seat)
        elif self.variants.mode == COMPETITIVE:
            self.tell("aliss-spared", seat)
        else:
            self.lose(ALISS_EMPTY)

    def return_cackles(self, seat: int, n: int) -> None:
        """W14.4: Cackles return to the supply."""
        self.seats[seat].cackles -= n
        self.supply_cackles += n
        self.tell("cackles-returned", seat, n)

    def lose(self, cause: int) -> None:
        """W17.1: everything stops at once, and nobody wins."""
        self.over = True
        self.outcome = LOST
        self.cause = cause
        self.tell("lost", cause)
