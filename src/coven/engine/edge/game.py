"""The front door every game has: what can be asked of a game from outside."""

from __future__ import annotations

import hashlib
import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Generic, TypeVar

import msgspec

from coven.engine.core.answers import Answers
from coven.engine.core.errors import OptionError, PositionError, nearest
from coven.engine.core.events import Telling
from coven.engine.core.fields import Fields
from coven.engine.core.machine import EVERYONE, Event, Program, State, run
from coven.engine.core.policy import Policy
from coven.engine.core.rng import Sealed, seeded
from coven.engine.core.signs import Signs
from coven.engine.edge import positions
from coven.engine.edge.catalogue import Catalogue
from coven.engine.edge.views import WATCHER, Outcome, View
from coven.engine.edge.views import Json as Json

S = TypeVar("S", bound=State)


class Option(msgspec.Struct, frozen=True):
    """Something that is agreed before a game: its values as words; no choices means free text."""

    id: str
    default: str
    choices: tuple[str, ...] = ()
    players: tuple[int, ...] = ()  # how many it is meant for; none: any number


class Change(msgspec.Struct, frozen=True):
    """A ruling that changed with a rules revision."""

    revision: int
    rule: str


class Happening(msgspec.Struct, frozen=True, rename={"source": "from", "target": "to"}):
    """An event in words: what happened, to whom, whether it revealed anything, and what moved from where to where."""

    kind: str
    values: dict[str, int | str]
    reveals: str = ""
    source: str = ""
    target: str = ""


class Feat(msgspec.Struct, frozen=True):
    """What a finished game adds to a player's record book: a score, and the challenges met, on one of its pages."""

    player: str
    page: str
    score: int
    ticks: tuple[str, ...] = ()


class Tally(msgspec.Struct, frozen=True):
    """What a record book has room for: its pages, and the challenges of each page."""

    pages: tuple[str, ...]
    ticks: tuple[str, ...]


NAMES = ("ann", "bob", "cid", "dee", "eve")
MARKS = ("", "information", "chance", "doubt")


class Game(ABC, Generic[S]):
    """A game, entered by everyone else through these methods."""

    id: str
    revision: int
    changes: tuple[Change, ...] = ()
    players: tuple[int, int]
    reserved: tuple[str, ...] = ()  # words of answers that no seat may be called
    pack: Json | None  # the content pack that changes the printed game
    own_sums = True  # whether seats are told different sums
    by_people: Mapping[str, str] = MappingProxyType({})  # options of a game among people, unless they say otherwise
    answers: Answers[S]
    fields: Fields[S]
    telling: Telling[S]
    policy: Policy[S]  # how computer players without much thought play it
    signs: Signs[S]  # by what people see how it goes
    turn: Program
    phases: Mapping[str, str]  # where a position may begin: a step of the turn by a word
    phase: str  # where it begins if it does not say so
    _seated: tuple[str, ...] = ()  # the seats that were checked last

    def __init__(self, pack: Json | None = None) -> None:
        self.pack = pack

    @abstractmethod
    def options(self) -> tuple[Option, ...]:
        """What can be agreed beforehand."""

    def new(
        self,
        names: Sequence[str],
        seed: str,
        options: Mapping[str, str],
        listen: bool = False,
        sealed: Sealed | None = None,
    ) -> S:
        """A fresh game with its first question open; with `listen` what happened up to there is in its log. Chance
        comes from the seed, or is sealed."""
        values = self.settled(options)
        table = self.blank(self.seated(names), seeded(seed), values)
        table.sealed = sealed
        table.log = [] if listen else None
        self.begin(table, values)
        run(table)
        return table

    def begin(self, table: S, options: Mapping[str, str]) -> None:
        """Lay out what comes before the first decision, and let the turn begin."""
        raise NotImplementedError

    def blank(self, names: tuple[str, ...], rng: int, options: Mapping[str, str]) -> S:
        """An empty table for these seats, with what was agreed."""
        raise NotImplementedError

    def agreed(self, table: S) -> dict[str, str]:
        """What was agreed before the game, without what is decided when it begins."""
        raise NotImplementedError

    def programs(self) -> Mapping[str, Program]:
        """Every procedure of the rules and of the box, by name."""
        raise NotImplementedError

    def fill(self, table: S, missing: list[str], position: Json) -> None:
        """Fill in what a position leaves out: what the rules decide, else what the box still has, by chance."""
        raise NotImplementedError

    def check(self, table: S) -> None:
        """What is wrong with a table that was read: nothing more often than the box has it, no limit broken."""
        raise NotImplementedError

    def amiss(self, table: S, missing: Sequence[str]) -> PositionError | None:
        """What does not add up on a table that is no puzzle: everything that was laid out lies somewhere. Of what a
        position leaves out, which is `missing`, less may be there."""
        return None

    def sums(self, table: S, seat: int) -> Json:
        """The numbers people need that the rules work out: limits, costs, points, odds; only what a seat may know."""
        raise NotImplementedError

    def view(self, table: S, seat: int, whole: bool = True) -> msgspec.Struct:
        """What a seat may see; -1 is a watcher. Without `whole` the part that only `imagine` needs is left out."""
        return View(
            game=self.id,
            you=table.names[seat] if seat >= 0 else WATCHER,
            seats=table.names,
            options=self.agreed(table),
            outcome=self.outcome(table),
            board=self.fields.board(table, seat),
            sums=self.sums(table, seat),
            resume=self._concealed(table, seat) if whole else (),
        )

    def _concealed(self, table: S, seat: int) -> tuple[object, ...]:
        """All that lies on the table, packed, with what a seat does not know laid in an order that tells nothing."""
        known = table.clone()
        assert isinstance(known, type(table))
        known.conceal(seat)
        return self.fields.pack(known)

    def imagine(self, view: msgspec.Struct, seed: str) -> S:
        """A whole table the owner of a view could be sitting at, dealt fairly among all that are possible."""
        assert isinstance(view, View)
        table = self.blank(view.seats, seeded(f"imagined {seed}"), view.options)
        self.fields.unpack(table, view.resume, self.keys)
        table.loose = True
        table.redeal(-1 if view.you == WATCHER else view.seats.index(view.you), seeded(f"imagine {seed}"))
        return table

    @cached_property
    def keys(self) -> Mapping[int, Program]:
        """Every procedure by its key."""
        return {program.key: program for program in self.programs().values()}

    def write(self, table: S) -> Json:
        """The table as a position: plain data that `read` turns back into an equal table."""
        return positions.write(self, table)

    def read(self, position: Json, sealed: Sealed | None = None, listen: bool = False) -> S:
        """The table a position describes; errors say what is wrong with it. With `listen` what happened before its
        first question is in its log."""
        return positions.read(self, position, sealed, listen)

    def happening(self, table: S, event: Event) -> Happening:
        """An event in words."""
        values = self.telling.values(table, event)
        source, target = self.telling.way(table, event, values)
        return Happening(event.kind, values, MARKS[event.mark], source, target)

    def seen(self, table: S, event: Event, seat: int) -> Happening | None:
        """An event as a seat comes to know it (-1 is a watcher): whole, veiled, or not at all."""
        if event.audience == EVERYONE or (seat >= 0 and event.audience >> seat & 1):
            return self.happening(table, event)
        return self.veiled(table, event)

    def veiled(self, table: S, event: Event) -> Happening | None:
        """An event as those hear of it who may not know all: it names less, or there is nothing to hear."""
        return self.happening(table, Event(event.veiled, event.args, event.mark)) if event.veiled else None

    @abstractmethod
    def outcome(self, table: S) -> Outcome:
        """How the game stands."""

    def ledger(self) -> Path:
        """The numbered rules."""
        return Path(str(files(type(self).__module__).joinpath("rules.md")))

    def names(self) -> Mapping[str, Mapping[str, str]]:
        """The printed names by kind and id, then by language: `spell-growth` is called `Pučení` in `cs`."""
        return {}

    def texts(self) -> Mapping[str, str]:
        """The sentences a content pack prints on cards, in the pack's own language."""
        return {}

    def locales(self) -> Path:
        """Where its texts lie: a folder for each language."""
        return Path(str(files("coven").joinpath("locales")))

    def catalogue(self) -> Catalogue:
        """The box as data."""
        raise NotImplementedError

    def tally(self) -> Tally | None:
        """The record book players keep of this game, if they keep one."""
        return None

    def feat(self, table: S) -> Feat | None:
        """What a finished game adds to the record book."""
        return None

    def asides(self, table: S) -> tuple[str, ...]:
        """What may be said besides the answers, at any time."""
        return ()

    def spoken(self, table: S, seat: int) -> str:
        """The aside that somebody does by saying something aloud, if that means anything now."""
        return ""

    def aside(self, table: S, word: str) -> None:
        """Carry out something said besides the answers."""
        raise OptionError("no-such-aside", given=word)

    def seated(self, names: Sequence[str]) -> tuple[str, ...]:
        """The names of the seats, which are words of answers: different, without spaces, and no word of the game."""
        if names and tuple(names) == self._seated:
            return self._seated
        least, most = self.players
        if not least <= len(names) <= most:
            raise OptionError("wrong-players", game=self.id, given=len(names), least=least, most=most)
        for name in names:
            taken = name in (*self.reserved, *self.fields.board_names, WATCHER)
            if taken or not re.fullmatch(r"\w[\w-]*", name) or list(names).count(name) > 1:
                raise OptionError("bad-seat-names", given=name)
        self._seated = tuple(names)
        return self._seated

    def together(self, options: Mapping[str, str], players: int) -> bool:
        """Whether all players win or lose together."""
        return players == 1

    @property
    def solo(self) -> tuple[str, ...]:
        """Options that mean something to a single player only."""
        return tuple(option.id for option in self.options() if option.players == (1,))

    def wanted(self, options: Mapping[str, str], players: int) -> None:
        """Refuse what somebody asked for that means nothing to so many players."""
        for name in options:
            if name in self.solo and players > 1:
                raise OptionError("solo-option", given=name, players=players)

    def settled(self, options: Mapping[str, str]) -> dict[str, str]:
        """All options with their values; unknown names and values are errors."""
        known = {option.id: option for option in self.options()}
        values = {option.id: option.default for option in self.options()}
        for name, value in options.items():
            if name not in known:
                raise OptionError("no-such-option", game=self.id, given=name, nearest=nearest(name, known))
            choices = known[name].choices
            if choices and value not in choices:
                raise OptionError("no-such-value", option=name, given=value, nearest=", ".join(choices))
            values[name] = value
        return values


def first_seat(names: Sequence[str], choice: str) -> int:
    """The seat that begins: the one of a name, or -1 where chance decides."""
    if choice == "random":
        return -1
    if choice not in names:
        raise OptionError("no-such-player", given=choice, nearest=nearest(choice, names))
    return list(names).index(choice)


def one_each(choice: str, known: Sequence[str], players: int, unknown: str, unfit: str) -> list[int]:
    """The characters that a list with commas gives to the seats, one each and all different; else one of two errors."""
    chosen = [name.strip() for name in choice.split(",")]
    for name in chosen:
        if name not in known:
            raise OptionError(unknown, given=name, nearest=nearest(name, known))
    if len(chosen) != players or len(set(chosen)) < len(chosen):
        raise OptionError(unfit, given=choice, players=players)
    return [known.index(name) for name in chosen]


def seat_names(players: int) -> tuple[str, ...]:
    """Names for as many seats, where nobody has named them."""
    return tuple(NAMES[number] if number < len(NAMES) else f"seat-{number + 1}" for number in range(players))


def encode(position: Json) -> bytes:
    """A position as bytes that are equal for equal positions."""
    return msgspec.json.encode(position, order="sorted")


def fingerprint(game: Game[S], table: S) -> str:
    """A short hash over everything on the table."""
    return hashlib.sha256(encode(positions.everything(game, table))).hexdigest()[:16]
