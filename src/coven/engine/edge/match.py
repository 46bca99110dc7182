"""A game in progress: a log of entries is the truth, tables are a cache.

Every entry makes a version, and no version comes twice: an undo is an entry too. What each answer brought is put into
words when it happens, for everybody who may know it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, TypeVar

import msgspec

from coven.engine.core import machine
from coven.engine.core.errors import AnswerError, OptionError, nearest
from coven.engine.core.machine import EVERYONE, State
from coven.engine.core.rng import Sealed
from coven.engine.edge import positions, questions
from coven.engine.edge.entries import ANSWER, ASIDE, PASS, REDO, UNDO, Did, Entry, Heard, News, Step
from coven.engine.edge.game import Game, Happening, Json, fingerprint
from coven.engine.edge.questions import Question, Ruling
from coven.engine.edge.views import WATCHER, Outcome, addresses

S = TypeVar("S", bound=State)
APART = 16  # standing answers between two snapshots
LONGEST_NAME = 40


class StaleError(AnswerError):
    """An answer to a question that is no longer open."""


class Match(Generic[S]):
    """One game from its beginning to now."""

    def __init__(
        self,
        game: Game[S],
        seats: Sequence[str],
        seed: str,
        options: Mapping[str, str],
        start: Json | None = None,
        names: Mapping[str, str] | None = None,
        first: int = 0,
        secret: bytes | None = None,
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.seed = seed
        self.options = game.settled(options)
        self.start = start  # a position instead of a seed
        self.secret = secret  # chance is sealed with it; a match without one draws from its seed
        self.first = first  # the version it begins with: not 0 where it goes on from the snapshot of an older match
        self.among: Callable[[str], bool] = questions.alone  # whether other people look on while a seat decides
        self.names: dict[str, str] = {}  # what the seats are called, where that is not their id
        self.log: list[Entry] = []
        self.checks: dict[int, str] = {}  # fingerprints after some standing answers, to find where two replays part
        self.undone = False  # whether something was taken back that had already revealed information
        self.table = self._beginning()
        self.opening = Step(Entry(first, ""), self._collect())
        self.steps: list[Step] = []
        self._snapshots: dict[int, S] = {0: self._snapshot()}
        self._asked = questions.question(self.table)
        self.taken: dict[int, tuple[int, Step]] = {}  # by a version taken back: which took it, and what it brought
        self.redoable: list[Entry] = []  # what can be done again, the first one last
        for seat, name in (names or {}).items():
            self.call(seat, name)

    @classmethod
    def begun_from(cls, game: Game[S], position: Json) -> Match[S]:
        """A match that begins with a position; what the position leaves out is filled in once and for all."""
        table, phase = positions.laid_out(game, position)
        start = game.write(table) | ({} if table.frames else {"phase": phase})
        return cls(game, table.names, "", game.agreed(table), start)

    def _beginning(self) -> S:
        sealed = self._sealed(0)
        if self.start is not None:
            table = self.game.read(self.start | positions.PUZZLE, sealed, listen=True)  # it was looked at before
        else:
            table = self.game.new(self.seats, self.seed, self.options, listen=True, sealed=sealed)
        table.sealed = None
        return table

    def _sealed(self, number: int) -> Sealed | None:
        """The chance of a standing answer: the same whenever that answer is given."""
        return None if self.secret is None else Sealed(self.secret, number)

    def _snapshot(self) -> S:
        copy = self.table.clone()
        assert isinstance(copy, type(self.table))
        return copy

    def _collect(self) -> list[tuple[int, Happening, Happening | None]]:
        found = self.table.log or []
        self.table.log = []
        told: list[tuple[int, Happening, Happening | None]] = []
        for event in found:
            veiled = None if event.audience == EVERYONE else self.game.veiled(self.table, event)
            told.append((event.audience, self.game.happening(self.table, event), veiled))
        return told

    @property
    def version(self) -> int:
        """The number of the last entry."""
        return self.log[-1].version if self.log else self.first

    @property
    def answers(self) -> list[str]:
        """The words of the answers that stand."""
        return [step.entry.word for step in self.steps]

    @property
    def outcome(self) -> Outcome:
        """How the game stands."""
        return self.game.outcome(self.table)

    @property
    def deciding(self) -> str:
        """The seat that must decide; nobody once the game is over."""
        return "" if self.table.over else self.seats[machine.deciding(self.table)]

    def number(self, seat: str) -> int:
        """The place of a seat; a watcher has -1."""
        if seat == WATCHER:
            return -1
        if seat not in self.seats:
            raise OptionError("no-such-player", given=seat, nearest=nearest(seat, self.seats))
        return self.seats.index(seat)

    def call(self, seat: str, name: str) -> None:
        """Name a seat: any text that can be read, up to 40 characters."""
        if self.number(seat) < 0:
            raise OptionError("no-such-player", given=seat, nearest=", ".join(self.seats))
        said = " ".join(name.split())
        if not said or len(said) > LONGEST_NAME or not said.isprintable():
            raise OptionError("bad-display-name", given=name[:LONGEST_NAME], most=LONGEST_NAME)
        self.names[seat] = said

    def everything(self, version: int = -1) -> list[Heard]:
        """All that has happened since a version, whoever may know it: for the owner of the game alone."""
        return [Heard(step.entry.version, one) for step in self.steps_since(version) for one in step.whole()]

    def heard(self, version: int, seat: str) -> list[Heard]:
        """What a seat came to know since a version."""
        number = self.number(seat)
        return [Heard(step.entry.version, one) for step in self.steps_since(version) for one in step.heard(number)]

    def steps_since(self, version: int) -> list[Step]:
        """The answers that stand and came after a version."""
        first = bisect_right(self.steps, version, key=lambda step: step.entry.version)
        return [*([self.opening] if version < self.first else []), *self.steps[first:]]

    def since(self, version: int, seat: str) -> News:
        """What a seat has to hear since a version."""
        undone = tuple(popped for popped, (at, _) in self.taken.items() if popped <= version < at)
        return News(self.version, tuple(self.heard(version, seat)), undone, self.outcome, self.question(seat))

    def question(self, seat: str) -> Question | None:
        """The open question as a seat may know it."""
        if seat != self.deciding:
            self.number(seat)
        return questions.unhurried(self.table, questions.known_to(self._asked, seat), self.among(seat))

    def explain(self, word: str, seat: str) -> Ruling:
        """Why an answer of a seat is legal or not; whoever is not asked hears only that it is not their turn. It
        touches what the seat can see: a card nobody holds lies nowhere."""
        number = self.number(seat)
        if word in self.game.asides(self.table):
            return Ruling(word, True)
        ruling = questions.explain_to(self.table, word, seat)
        if not ruling.touches:
            return ruling
        there = addresses(self.game.fields.board(self.table, number))
        return msgspec.structs.replace(ruling, touches=tuple(one for one in ruling.touches if one in there))

    def refusals(self, seat: str) -> list[Ruling]:
        """What somebody might want to answer but may not; nothing for those who are not asked."""
        return questions.refusals(self.table) if seat == self.deciding else []

    def answer(
        self, word: str, *, seat: str = "", version: int | None = None, did: Did = ANSWER, at: float | None = None
    ) -> News:
        """Answer the open question, or say something besides; tell the seat what it brought. Without a seat whoever is
        asked answers. A fault of ours leaves no trace."""
        self._check(version, seat)
        before = self.version
        speaker = seat or self.deciding
        self._take(Entry(before + 1, speaker, did, word, at=at))
        self.redoable = []
        return self.since(before, speaker or WATCHER)

    def pass_forced(self, at: float | None = None) -> bool:
        """Pass the open question if it leaves no choice; the log says so."""
        if self._asked is None or not self._asked.forced:
            return False
        self.answer(self._asked.forced, did=PASS, at=at)
        return True

    def _check(self, version: int | None, seat: str = "") -> None:
        """An answer meant for another state is refused, never guessed; so is one of nobody at the table."""
        if seat:
            self.number(seat)
        if version is not None and version != self.version:
            raise StaleError("protocol-version", given=version, version=self.version)

    def _take(self, entry: Entry) -> None:
        """Play an entry and note what it brought; if anything goes wrong, nothing has happened."""
        held, number, asked = self._snapshot(), len(self.steps) + 1, self.deciding
        held.log = []
        try:
            did = self._play(entry, number)
            done = msgspec.structs.replace(entry, did=did, seat=entry.seat or asked)
            step, question = Step(done, self._collect()), questions.question(self.table)
            kept = (self._snapshot(), fingerprint(self.game, self.table)) if number % APART == 0 else None
        except BaseException:
            self.table = held
            raise
        self._asked = question
        self.log.append(step.entry)
        self.steps.append(step)
        if kept is not None:
            self._snapshots[number], self.checks[number] = kept

    def _play(self, entry: Entry, number: int) -> Did:
        """Say it to the table as the answer of a number; tell what it was."""
        self.table.sealed = self._sealed(number)
        asked = self.deciding
        aside = entry.word in self.game.asides(self.table) and entry.word not in questions.words(self.table)
        if asked and entry.seat not in ("", asked) and (self.number(entry.seat) < 0 or not aside):
            raise AnswerError("not-your-turn", answer=entry.word, player=asked)
        if not aside:
            questions.answer(self.table, entry.word)
            return entry.did
        self.game.aside(self.table, entry.word)
        return ASIDE if entry.did == ANSWER else entry.did

    def follow(self, entry: Entry) -> None:
        """Do what an entry of a log says was done; it was allowed when it was done."""
        self._check(entry.version - 1)
        if entry.did == UNDO:
            self._go_back(entry, entry.to or 0)
        elif entry.did == REDO:
            self._do_again(entry)
        else:
            self._take(entry)
            self.redoable = []

    def recall(self, steps: Iterable[Step], number: int, table: S) -> None:
        """Take a match up again without playing it: all its entries with what they brought, and the table as it stood
        after a number of standing answers. Only what came later is played."""
        for step in steps:
            if step.entry.did == UNDO:
                self._take_back(step.entry, self.kept(step.entry.to))
                continue
            self.redoable = self.redoable[:-1] if step.entry.did == REDO else []
            self.steps.append(step)
            self.log.append(step.entry)
        self._snapshots = {number: table}
        self._rebuild(len(self.steps))

    def moment(self, version: int) -> Match[S]:
        """The match as it stood at a version."""
        if not self.first <= version <= self.version:
            raise AnswerError("no-such-version", given=version, most=self.version)
        log = self.log[: bisect_right(self.log, version, key=lambda entry: entry.version)]
        kept = self.kept(version)
        if (kept and self.steps[kept - 1].entry.version == log[-1].version) or not log:
            other = self.clone()
            other._rebuild(kept)
            other.log = log
            other.taken, other.redoable = {at: one for at, one in self.taken.items() if one[0] <= version}, []
            return other
        return self.again(log)

    def again(self, log: Iterable[Entry]) -> Match[S]:
        """Another match with the same beginning, played along a log: every version is the one it was."""
        match = Match(
            self.game, self.seats, self.seed, self.options, self.start, self.names, self.first, secret=self.secret
        )
        for entry in log:
            match.follow(entry)
        return match

    def wall(self, seat: str | None = None, to: int | None = None) -> Happening | None:
        """What stands in the way of taking answers back freely: the first thing they brought to light, as a seat came
        to know it; without a seat, whoever knows it."""
        number = -1 if seat is None else self.number(seat)
        for step in self.steps[self.kept(to) :]:
            for happening in step.whole() if seat is None else step.heard(number):
                if happening.reveals:
                    return happening
        return None

    def kept(self, to: int | None) -> int:
        """How many steps stand after an undo to a version, or of the last answer."""
        if to is None:
            return max(len(self.steps) - 1, 0)
        return bisect_right(self.steps, to, key=lambda step: step.entry.version)

    def chosen_before(self) -> int | None:
        """The version before the last answer that was a choice: questions passed since go with it."""
        for step in reversed(self.steps):
            if step.entry.did != PASS:
                return step.entry.version - 1
        return None

    def word_after(self, version: int | None) -> str:
        """The first answer an undo to a version would take back."""
        kept = self.kept(version)
        return self.steps[kept].entry.word if kept < len(self.steps) else ""

    def undo(
        self,
        *,
        seat: str = "",
        agreed: bool = False,
        to: int | None = None,
        version: int | None = None,
        at: float | None = None,
    ) -> News:
        """Take the last answer back, or all after a version: freely if nothing came to light that the seat knows of,
        else only if the others agree. Without a seat whoever gave the last answer asks."""
        self._check(version, seat)
        kept = self.kept(to)
        if kept >= len(self.steps):
            raise AnswerError("no-undo")
        speaker = seat or self.steps[-1].entry.seat or WATCHER
        wall = self.wall(speaker, to)
        if wall is not None and not agreed:
            raise AnswerError("undo-blocked", what=wall.kind, reveals=wall.reveals)
        before = self.version
        target = self.steps[kept - 1].entry.version if kept else self.first
        self._go_back(Entry(before + 1, speaker, UNDO, to=target, agreed=agreed, at=at), target)
        return self.since(before, speaker)

    def _go_back(self, entry: Entry, to: int) -> None:
        kept = self.kept(to)
        steps = self.steps
        self._rebuild(kept)
        self.steps = steps
        self._take_back(entry, kept)

    def _take_back(self, entry: Entry, kept: int) -> None:
        """Note that all steps but so many were taken back."""
        taken = self.steps[kept:]
        self.undone = self.undone or any(happening.reveals for step in taken for happening in step.whole())
        self.steps = self.steps[:kept]
        self.taken |= {step.entry.version: (entry.version, step) for step in taken}
        self.redoable += [step.entry for step in reversed(taken)]
        self.log.append(entry)

    def redo(self, *, seat: str = "", version: int | None = None, at: float | None = None) -> News:
        """Do again what was undone last; after another answer there is nothing to do again."""
        self._check(version, seat)
        before = self.version
        again = self._do_again(Entry(before + 1, "", REDO, at=at))
        return self.since(before, seat or again.seat or WATCHER)

    def _do_again(self, entry: Entry) -> Entry:
        if not self.redoable:
            raise AnswerError("no-redo")
        again = self.redoable[-1]
        self._take(msgspec.structs.replace(entry, seat=again.seat, word=again.word))
        return self.redoable.pop()

    def _rebuild(self, number: int) -> None:
        """Go back to a number of standing answers."""
        nearest_one = max((at for at in self._snapshots if at <= number), default=0)
        held, known = self.table, self._snapshots.get(nearest_one)
        copy = self._beginning() if known is None else known.clone()
        assert isinstance(copy, type(self.table))
        self.table = copy
        try:
            for at in range(nearest_one, number):
                self._play(self.steps[at].entry, at + 1)
            self._asked = questions.question(self.table)
        except BaseException:
            self.table = held
            raise
        self.table.log = []
        self._snapshots = {at: table for at, table in self._snapshots.items() if at <= nearest_one}
        self.checks = {at: check for at, check in self.checks.items() if at <= number}
        self.steps = self.steps[:number]

    def clone(self) -> Match[S]:
        """The same game once more, living its own life."""
        other: Match[S] = Match.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.names = dict(self.names)
        other.log = self.log[:]
        other.checks = self.checks.copy()
        other.steps = self.steps[:]
        other._snapshots = self._snapshots.copy()
        other.taken = self.taken.copy()
        other.redoable = self.redoable[:]
        other.table = self._snapshot()
        other.table.log = []
        return other
