"""The table of Djinn as a seat sees it, in the short words of positions: `red*2 boss`, `hat4 down`, `tavern at s1`."""

from __future__ import annotations

from typing import Any, NamedTuple

from coven.engine.core.machine import State
from coven.engine.edge.game import Game
from coven.engine.edge.views import View

ROUNDS = ("r1", "r2", "r3", "r4", "r5", "r6")
NAMES = ("red", "blue", "brown", "white", "boss")


class PileSeen(NamedTuple):
    """A pile of which only the top card can be seen."""

    top: str
    size: int


class SeatSeen:
    """One player's board."""

    def __init__(self, name: str, board: Any) -> None:
        self.name = name
        self.roof: str = board["roof"]
        self.space: str = board["space"]
        self.came: str = board["came"]
        self.stall: str = board["stall"]
        self.coins: int = board["coins"]
        self.scrolls: int = board["scrolls"]
        self.keys: int = board["keys"]
        self.corks: int = board["corks"]
        self.magic: int = board["magic"]
        self.capacity: int = board["capacity"]
        self.turned: bool = board["turned"]
        self.minimum: int = board["minimum"]
        self.circles = tuple(circle["djinn"] or circle["state"] for circle in board["circles"])
        self.bottles = short(board["bottles"])
        self.corked = short(board["corked"])
        self.corked_bosses = short(board["corked_bosses"])
        self.mages = cards(board["mages"])
        self.equipment = cards(board["equipment"])
        self.bar = ids(board["bar"])
        self.placed = tuple(f"{passage['id']} at {passage['space']}" for passage in board["placed"])
        self.awards = ids(board["awards"])
        self.positive: str = board["positive"]
        self.negative: str = board["negative"]
        self.private = ids(board["private"])


class Seen:
    """The whole table."""

    def __init__(self, view: View) -> None:
        board: Any = view.board
        sums: Any = view.sums
        self.view = view
        self.seats = tuple(SeatSeen(name, board[name]) for name in view.seats)
        self.private = tuple(int(board[name]["private"]["size"]) for name in view.seats)
        self.first: str = board["first"]
        self.active: str = board["active"]
        self.round: int = board["round"]
        self.layout = {id: str(space["location"]) for id, space in board.items() if id[0] in "rs" and id[1:].isdigit()}
        self.djinn = {id: crowd(board[id]) for id in ROUNDS}
        self.bag = crowd(board["bag"])
        self.bosses: int = board["bosses"]
        self.chests: int = board["chests"]["size"]
        self.used_chests = ids(board["used_chests"])
        self.opened = ids(board["opened"])
        self.piles = piles(board["academy"], "pile")
        self.decks = piles(board["manufactory"], "deck")
        self.award_columns = {
            column: tuple(str(award["id"]) for award in board["awards"] if award["column"] == column)
            for column in ("I", "II", "III")
        }
        self.scoring = ids(board["scoring"])
        self.offered = ids(board["offered"])
        self.tom_deck: int = board["tom_deck"]["size"]
        self.tom_seen = ids(board["tom_seen"])
        self.capture: object = board["capture"]
        self.last_round: int = board["last_round"]
        self.final: bool = board["final"]
        self.scores: tuple[int, ...] = tuple(board["scores"])
        self.challenges: tuple[str, ...] = tuple(sums["challenges"])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and self.view == other.view


def seen(game: Game[Any], table: State, seat: int) -> Seen:
    """What a seat sees; -1 is a watcher."""
    view = game.view(table, seat)
    assert isinstance(view, View)
    return Seen(view)


def short(counts: Any) -> str:
    return " ".join(f"{name}*{counts[name]}" if counts[name] > 1 else name for name in NAMES if counts.get(name))


def crowd(zone: Any) -> str:
    return short({thing["id"]: thing.get("n", 1) for thing in zone["things"]})


def ids(zone: Any) -> tuple[str, ...]:
    return tuple(str(thing["id"]) for thing in zone["things"])


def cards(zone: Any) -> tuple[str, ...]:
    return tuple(f"{card['id']} down" if card["down"] else str(card["id"]) for card in zone["things"])


def piles(shown: Any, kind: str) -> dict[str, PileSeen]:
    tops = {str(card[kind]): str(card["id"]) for card in shown["things"]}
    return {name: PileSeen(tops.get(name, ""), size) for name, size in shown[f"{kind}s"].items()}
