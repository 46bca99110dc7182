"""A stage for Djinn: any situation in a line or two, and players who act on it.

stage = Stage(ann=player("r1", magic=4), djinn={"r1": "boss red blue"}, phase="act")
stage.ann.does("capture", "capture red", "pay 4")
assert stage.ann.circles == ["red", "empty", "inactive", "inactive"]
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files

from coven.engine import answers
from coven.engine.answers import Ruling
from coven.engine.game import Happening, Json
from coven.engine.machine import Values
from coven.games.djinn import Djinn
from coven.games.djinn.seating import SeatNote
from coven.games.djinn.table import Table
from coven.games.djinn.view import View

DJINN = Djinn()
CONTENT = tomllib.loads(files("coven.games.djinn.content").joinpath("djinn.toml").read_text("utf-8"))
NOBODY: dict[str, str] = dict.fromkeys(("r1", "r2", "r3", "r4", "r5", "r6"), "")  # no djinn at all on the map
QUIET = NOBODY | {"r4": "boss red"}  # one boss is left, so that the game goes on


@dataclass
class Holding:
    """What a player has at the beginning of a test, as a position writes it."""

    note: Json


def player(at: str = "", came: str = "", /, **note: object) -> Holding:
    """A player's board: the space of the wizard and where it came from, the rest as in a position, lists as text."""
    for name in ("mages", "equipment", "placed", "awards", "private", "circles"):
        if isinstance(note.get(name), str):
            note[name] = [part.strip() for part in str(note[name]).split(",") if part.strip()]
    if isinstance(note.get("bar"), str):
        note["bar"] = str(note["bar"]).split()
    return Holding({"space": at, "came": came, **note})


@dataclass
class Player:
    """Somebody on the stage."""

    stage: Stage
    number: int
    name: str

    @property
    def seat(self) -> SeatNote:
        """This player's board, cards and pieces as the player sees them."""
        return DJINN.view(self.stage.table, self.number).seats[self.number]

    @property
    def bar(self) -> tuple[str, ...]:
        """The passages still on the archive bar."""
        return self.seat.bar or ()

    @property
    def circles(self) -> list[str]:
        return list(self.seat.circles)

    @property
    def bottles(self) -> str:
        return self.seat.bottles

    @property
    def corked(self) -> str:
        return self.seat.corked

    @property
    def corked_bosses(self) -> str:
        return self.seat.corked_bosses

    @property
    def mages(self) -> list[str]:
        return list(self.seat.mages)

    @property
    def equipment(self) -> list[str]:
        return list(self.seat.equipment)

    @property
    def asked(self) -> bool:
        """Whether this player must decide now."""
        return not self.stage.table.over and self.stage.asked == self.name

    def does(self, *words: str) -> None:
        """Answer the open questions, which must be this player's, with these words."""
        for word in words:
            assert self.asked, f"{self.stage.asked} is asked, not {self.name}: {self.stage.options}"
            self.stage.answer(word)

    def can(self, word: str) -> bool:
        """Whether this answer is legal for this player now."""
        return self.asked and word in self.stage.options

    def why_not(self, word: str) -> str:
        """The id of the rule that refuses this answer; empty when it is legal."""
        return self.stage.ruling(word).rule


class Stage:
    """A table set up for a test. Keyword arguments that are players seat them, the others describe the table:
    everything a position file knows (`round=2`, `djinn={...}`, `phase="act"` …), and the game's options
    (`longer="on"`)."""

    def __init__(self, **given: object) -> None:
        position: Json = {name: value for name, value in given.items() if not isinstance(value, Holding)}
        known = {option.id for option in DJINN.options()}
        position["options"] = {name: str(position.pop(name)) for name in list(position) if name in known - {"first"}}
        seats = {name: value for name, value in given.items() if isinstance(value, Holding)}
        position["seats"] = [{"name": name, **held.note} for name, held in seats.items()]
        self.table: Table = DJINN.read(position)
        self.table.log = []

    def __getattr__(self, name: str) -> Player:
        """`stage.ann`: a player by name."""
        if name in self.table.names:
            return Player(self, self.table.names.index(name), name)
        raise AttributeError(name)

    @property
    def asked(self) -> str:
        """Who must decide."""
        question = answers.question(self.table)
        return "" if question is None else question.seat

    @property
    def prompt(self) -> str:
        """What is asked."""
        question = answers.question(self.table)
        return "" if question is None else question.prompt

    @property
    def options(self) -> list[str]:
        """The legal answers."""
        question = answers.question(self.table)
        return [] if question is None else list(question.options)

    @property
    def asks(self) -> Values:
        """The numbers the question speaks of."""
        question = answers.question(self.table)
        return {} if question is None else question.values

    def answer(self, word: str) -> None:
        """Answer the open question, whoever is asked."""
        answers.answer(self.table, word)

    def ruling(self, word: str) -> Ruling:
        """What the rules say of an answer."""
        return answers.explain(self.table, word)

    @property
    def events(self) -> list[Happening]:
        """Everything that has happened since the stage was set."""
        assert self.table.log is not None
        return [DJINN.happening(self.table, event) for event in self.table.log]

    def happened(self, kind: str) -> list[dict[str, int | str]]:
        """The values of all events of one kind so far."""
        return [event.values for event in self.events if event.kind == kind]

    @property
    def view(self) -> View:
        """The table as somebody sees it who only watches."""
        return DJINN.view(self.table, -1)

    def djinn(self, space: str) -> str:
        """The djinn at a space."""
        return self.view.djinn[space]

    def regulars(self, space: str) -> int:
        """How many regular djinn stand at a space."""
        return count(self.djinn(space)) - self.djinn(space).count("boss")

    @property
    def bag(self) -> str:
        return self.view.bag

    @property
    def outcome(self) -> str:
        return DJINN.outcome(self.table)

    def finish(self) -> None:
        """Everybody does as little as possible until the game is over."""
        while not self.table.over:
            self.answer("done" if "done" in self.options else self.options[0])


def begun(players: int = 2, seed: str = "begun", **options: str) -> Stage:
    """A stage on which a new game has just been set up."""
    stage = Stage.__new__(Stage)
    stage.table = DJINN.new(("ann", "bob", "cid", "dee")[:players], seed, options, listen=True)
    return stage


def count(group: str) -> int:
    """How many djinn `red*2 blue` are."""
    return sum(int(part.partition("*")[2] or 1) for part in group.split())


def final(**given: object) -> Stage:
    """A stage on which only the final Source actions are left, and no boss is on the map."""
    frames = ({"program": "turn", "step": "end", "seat": 0}, {"program": "final", "step": "next-final", "seat": 0})
    told: dict[str, object] = {"djinn": NOBODY, "scoring": (), "final": True, "frames": frames}
    return Stage(**(told | given))


def points(owner: Holding, **given: object) -> int:
    """What a player scores at the end of a game of two."""
    stage = final(ann=owner, bob=player("source"), **given)
    stage.finish()
    return stage.view.scores[0]
