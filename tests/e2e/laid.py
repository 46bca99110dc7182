"""Tables in the middle of a game that computer players began, and at its end."""

from __future__ import annotations

import json
from urllib.request import Request, urlopen

import msgspec

from coven.bots import choose
from coven.engine.core.machine import State
from coven.engine.edge import record
from coven.engine.edge.match import Match
from coven.engine.edge.views import View
from coven.games import open_game

SEATS = ("ann", "bob", "cid")
NAMES = ("Jana", "Marek", "Łucja")


def begun(game_id: str, moves: int, prompt: str) -> Match[State]:
    """A game until the first such question after some moves that leaves a choice, or until its end."""
    game = open_game(game_id)
    match = Match(game, SEATS, "7", {})
    for number in range(2000):
        question = match.question(match.deciding) if not match.table.over else None
        if question is None or (number >= moves and question.prompt == prompt and not question.forced):
            break
        view = game.view(match.table, match.number(match.deciding), True)
        assert isinstance(view, View)
        match.answer(choose("greedy", view, question, f"7 {number}"))
    return match


def tokens_of(address: str, game: str, moves: int, prompt: str, played: bool = False) -> list[str]:
    """What opens the seats of such a table, first that of whoever decides; if it was played there is a log of it."""
    match = begun(game, moves, prompt)
    laid = {"record": record.record(match)} if played else {"position": match.game.write(match.table)}
    seats = [{"id": seat, "name": name, "who": "me"} for seat, name in zip(SEATS, NAMES, strict=True)]
    body = json.dumps(msgspec.to_builtins(laid | {"seats": seats})).encode()
    with urlopen(Request(f"{address}/api/tables", body, {"content-type": "application/json"})) as answer:
        links: dict[str, str] = json.load(answer)["seats"]
    first = match.deciding or SEATS[0]
    return [link.rpartition("#")[2] for link in (links[first], *(links[seat] for seat in SEATS if seat != first))]
