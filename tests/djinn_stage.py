"""A stage for Djinn: any situation in a line or two, and players who act on it.

stage = Stage(ann=player("r1", magic=4), djinn={"r1": "boss red blue"}, phase="act")
stage.ann.does("capture", "capture red", "pay 4")
assert stage.ann.circles == ["red", "empty", "inactive", "inactive"]
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files

from djinn_seen import SeatSeen, Seen, seen
from scene import Person, Scene

from coven.engine.core.machine import State, Values, deciding
from coven.engine.edge.game import Json
from coven.engine.edge.questions import Answer
from coven.games.djinn import Djinn
from coven.games.djinn.table import Table

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


class Player(Person["Stage"]):
    """Somebody on the stage."""

    @property
    def seat(self) -> SeatSeen:
        """This player's board, cards and pieces as the player sees them."""
        return seen(DJINN, self.stage.table, self.number).seats[self.number]

    @property
    def bar(self) -> tuple[str, ...]:
        """The passages still on the archive bar."""
        return self.seat.bar

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


class Stage(Scene[Table]):
    """A table set up for a test. Keyword arguments that are players seat them, the others describe the table:
    everything a position file knows (`round=2`, `djinn={...}`, `phase="act"` …), and the game's options
    (`longer="on"`)."""

    game = DJINN

    def __init__(self, **given: object) -> None:
        position: Json = {"puzzle": True} | {
            name: value for name, value in given.items() if not isinstance(value, Holding)
        }
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
    def view(self) -> Seen:
        """The table as somebody sees it who only watches."""
        return seen(DJINN, self.table, -1)

    def djinn(self, space: str) -> str:
        """The djinn at a space."""
        return self.view.djinn[space]

    def regulars(self, space: str) -> int:
        """How many regular djinn stand at a space."""
        return count(self.djinn(space)) - self.djinn(space).count("boss")

    @property
    def bag(self) -> str:
        return self.view.bag

    def saves(self, card: str) -> int:
        """What a card would save in the capture that is being declared."""
        cards = f"{self.asks['mages']} {self.asks['boosts']}".split()
        return int(str(self.asks["saves"]).split()[cards.index(card)])

    def about(self, word: str) -> Values:
        """What one of the legal answers is about."""
        return meant(self.table, word, deciding(self.table)).about

    def finish(self) -> None:
        """Everybody does as little as possible until the game is over."""
        while not self.table.over:
            self.answer("done" if "done" in self.options else self.options[0])


def meant(table: State, word: str, seat: int = 0) -> Answer:
    """A word as the answer a seat could mean by it, legal or not."""
    known = table.answers()
    option = known.parse(table, seat, word)[0]
    return Answer(word, known.kind(option).verb, known.about(table, seat, option))


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
