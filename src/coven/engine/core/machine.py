"""The machine: verbs run on a stack of frames inside the state until somebody must decide.

A frame says where we are in a rule: which program, which step, for whom. Nothing else is remembered outside the
state, so a state can be cloned, saved and shown in the middle of any effect.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Generic, TypeVar, cast
from zlib import crc32

from coven.engine.core.rng import Sealed, below, shuffled

if TYPE_CHECKING:
    from coven.engine.core.answers import Answers
    from coven.engine.core.ask import Beside

DONE: Final = -1  # the answer "done": no more of this
HIDDEN_NOTHING: Final = 0
REVEALED: Final = 1  # information came to light
CHANCE: Final = 2  # dice or a shuffle
DOUBT: Final = 3  # somebody may have seen something in secret: what the others cannot tell, no undo may tell them
EVERYONE: Final = -1

Values = dict[str, int | str]


class Reason:
    """Why an answer is refused: the rule of the ledger and the message that says it in words."""

    def __init__(self, rule: str, message: str, over: bool = False) -> None:
        self.rule = rule
        self.message = message
        self.over = over  # such an answer will never be asked for again: it belongs to the set-up


class Event:
    """Something that has happened, in ids and numbers; `mark` says whether it revealed anything.

    What only some seats may know has an audience, a bit for each seat; the others hear of the veiled kind instead,
    which names less, or of nothing.
    """

    def __init__(self, kind: str, args: tuple[int, ...], mark: int, audience: int = EVERYONE, veiled: str = "") -> None:
        self.kind = kind
        self.args = args
        self.mark = mark
        self.audience = audience
        self.veiled = veiled


class State:
    """What every game's table has: who sits there, chance, the frames and the open question."""

    most_seats = 5  # how many can play the game

    def __init__(self, names: tuple[str, ...], rng: int) -> None:
        self.names = names
        self.rng = rng
        self.frames: list[Frame] = []
        self.options: list[int] = []
        self.over = False
        self.active = 0  # whose turn it is
        self.log: list[Event] | None = None
        self.loose = False  # out of a position or a view: something of the box may lie nowhere
        self.sealed: Sealed | None = None  # chance from a secret instead of `rng`; never cloned

    def clone(self) -> State:
        """An independent copy that nobody listens to."""
        raise NotImplementedError

    def out_of_turn(self, word: str, seat: int) -> Reason | None:
        """The general rule against an answer of a seat (-1 is a watcher) that belongs to another question."""
        return None

    def astray(self, word: str) -> Reason | None:
        """The rule against such an answer of the seat that is asked, where one is more to the point."""
        return self.out_of_turn(word, deciding(self))

    def unheard(self, word: str) -> Reason | None:
        """The rule against an answer that begins like one of the game's and stands for none now."""
        return None

    def misplaced(self, option: int) -> Reason | None:
        """The rule that says when an answer can be given, if the open question does not ask for it."""
        return None

    def answers(self) -> Answers[State]:
        """All kinds of answers of the game."""
        raise NotImplementedError

    def offers(self) -> Beside[State] | None:
        """What the game offers beside its questions."""
        return None

    def holder(self, seat: int) -> object:
        """Where the fields of a seat are kept; -1 is the table itself."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Reckon anew what is kept at hand but follows from the fields, after they were read."""

    def hands_are_open(self) -> bool:
        """Whether everybody sees what only its owner sees in other games."""
        return False

    def conceal(self, seat: int) -> None:
        """Lay whatever a seat (-1 is a watcher) does not know in an order that tells nothing."""
        raise NotImplementedError

    def redeal(self, seat: int, rng: int) -> None:
        """Deal anew, fairly, whatever a seat does not know; all that it knows stays as it is."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """What the game is worth to each seat now: 1 won, -1 lost, 0 while nothing is decided."""
        raise NotImplementedError

    def chance(self, n: int) -> int:
        """A fair number from 0 to n - 1."""
        if self.sealed is not None:
            return self.sealed.below(n)
        self.rng, value = below(self.rng, n)
        return value

    def shuffle(self, cards: list[int]) -> tuple[int, ...]:
        """The cards in a fair random order."""
        if self.sealed is not None:
            return self.sealed.shuffled(cards)
        self.rng, order = shuffled(self.rng, cards)
        return order

    def tell(self, kind: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Note an event, if anyone listens."""
        if self.log is not None:
            self.log.append(Event(kind, (a, b, c, d), HIDDEN_NOTHING))

    def reveal(self, kind: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Note an event that brought information to light."""
        if self.log is not None:
            self.log.append(Event(kind, (a, b, c, d), REVEALED))

    def resolve_chance(self, kind: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Note an event that chance decided."""
        if self.log is not None:
            self.log.append(Event(kind, (a, b, c, d), CHANCE))

    def doubt(self, kind: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Note an event by which somebody may have seen something in secret, whether she has or not."""
        if self.log is not None:
            self.log.append(Event(kind, (a, b, c, d), DOUBT))

    def whisper(self, kind: str, seats: int, veiled: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Note what only some seats (a bit each) come to know; the others hear of the veiled kind, or of nothing."""
        if self.log is not None:
            self.log.append(Event(kind, (a, b, c, d), REVEALED, seats, veiled))

    def push(self, program: Program, seat: int, by: int = 0, factor: int = 1) -> Frame:
        """Let a program run next, before everything that waits."""
        frame = Frame(program, 0, seat, by, factor)
        self.frames.append(frame)
        return frame


T = TypeVar("T", bound=State)


class Frame:
    """Where we are in one rule."""

    def __init__(self, program: Program, at: int, seat: int, by: int, factor: int) -> None:
        self.program = program
        self.at = at  # the next step; while a question is open, the step after the one that asks
        self.seat = seat  # who carries it out
        self.by = by  # who or what caused it: a caster's seat, a curse's slot
        self.factor = factor  # the multiple paid
        self.left = -1  # how many more choices the running step has; -1: it has not begun
        self.moved = 0  # how many cards the last choosing step moved
        self.picks: tuple[int, ...] = ()  # the options it took

    def clone(self) -> Frame:
        """An independent copy; programs are shared, they never change."""
        copy = Frame(self.program, self.at, self.seat, self.by, self.factor)
        copy.left = self.left
        copy.moved = self.moved
        copy.picks = self.picks
        return copy

    def leave(self) -> None:
        """Skip the rest of the program."""
        self.at = len(self.program.steps)

    def again(self) -> None:
        """Come back to the running step once everything pushed since is done."""
        self.at -= 1


class Verb(Generic[T]):
    """One phrase of a rule. A verb that asks fills `table.options`; `answer` is then called with the one chosen."""

    prompt = ""
    gate = False  # a payment: what follows in a printed effect happens only if it is made

    def do(self, table: T, at: Frame) -> None:
        """Carry the phrase out, or ask."""
        raise NotImplementedError

    def asked(self, table: T, at: Frame) -> int:
        """The seat that decides."""
        return at.seat

    def options(self, table: T, at: Frame) -> list[int]:
        """The legal answers, the natural one first."""
        raise NotImplementedError

    def answer(self, table: T, at: Frame, option: int) -> None:
        """Carry out the chosen option."""
        raise NotImplementedError

    def void(self, table: T, seat: int) -> Reason | None:
        """Why the phrase of an effect could do nothing for a player now."""
        return None

    def dues(self, table: T, seat: int) -> list[tuple[int, int]]:
        """What a payment takes: pieces and how many."""
        return []


def _step_names(steps: tuple[Verb[State], ...]) -> list[str]:
    """The steps by the names of their verbs, with hyphens; one that comes again gets a number, the end is `end`."""
    names: list[str] = []
    plain: list[str] = []
    for verb in steps:
        name = "".join([f"-{letter.lower()}" if letter.isupper() else letter for letter in type(verb).__name__])[1:]
        again = plain.count(name)
        plain.append(name)
        names.append(f"{name}#{again + 1}" if again else name)
    return [*names, "end"]


class Program:
    """A named procedure: verbs in the order of the rulebook's paragraphs."""

    def __init__(self, name: str, steps: Sequence[Verb[T]], cause: str = "") -> None:
        self.name = name
        self.steps = cast("tuple[Verb[State], ...]", tuple(steps))
        self.cause = cause  # the printed sentence it carries out: `spell/growth`
        self.key = crc32(name.encode())
        self.step_names = _step_names(self.steps)


def run(table: State) -> None:
    """Go on until somebody must decide or the game is over."""
    frames = table.frames
    while not table.options and not table.over:
        at = frames[-1]
        step = at.at
        steps = at.program.steps
        if step == len(steps):
            frames.pop()
        else:
            at.at = step + 1
            steps[step].do(table, at)
    if table.over:
        table.options = []


def asking(table: State) -> Verb[State]:
    """The verb whose question is open."""
    at = table.frames[-1]
    return at.program.steps[at.at - 1]


def take(table: State, option: int) -> None:
    """Answer the open question with one of its options and go on to the next."""
    at = table.frames[-1]
    table.options = []
    at.program.steps[at.at - 1].answer(table, at, option)
    run(table)


def deciding(table: State) -> int:
    """The seat that must decide."""
    return asking(table).asked(table, table.frames[-1])


def ask_anew(table: State) -> None:
    """List the options of the open question again, after the table was read or touched from outside."""
    table.options = asking(table).options(table, table.frames[-1])
