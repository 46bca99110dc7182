"""Tables in the middle of a game that computer players began, and at its end."""

from __future__ import annotations

import json
from urllib.request import Request, urlopen

import msgspec

from coven.bots import choose
from coven.engine.edge.match import Match
from coven.engine.edge.views import View
from coven.games import open_game

SEATS = ("ann", "bob", "cid")
NAMES = ("Jana", "Marek", "Łucja")


def position(game_id: str, moves: int, prompt: str) -> tuple[dict[str, object], str]:
    """The first such question after some moves, or the end; and who decides there."""
    game = open_game(game_id)
    match = Match(game, SEATS, "7", {})
    for number in range(2000):
        question = match.question(match.deciding) if not match.table.over else None
        if question is None or (number >= moves and question.prompt == prompt):
            break
        view = game.view(match.table, match.number(match.deciding), True)
        assert isinstance(view, View)
        match.answer(choose("greedy", view, question, f"7 {number}"))
    return msgspec.to_builtins(game.write(match.table)), match.deciding


def tokens_of(address: str, game: str, moves: int, prompt: str) -> list[str]:
    """What opens the seats of such a table, first that of whoever decides."""
    laid, deciding = position(game, moves, prompt)
    seats = [{"id": seat, "name": name, "who": "me"} for seat, name in zip(SEATS, NAMES, strict=True)]
    body = json.dumps({"position": laid, "seats": seats}).encode()
    with urlopen(Request(f"{address}/api/tables", body, {"content-type": "application/json"})) as answer:
        links: dict[str, str] = json.load(answer)["seats"]
    first = deciding or SEATS[0]
    return [link.rpartition("#")[2] for link in (links[first], *(links[seat] for seat in SEATS if seat != first))]
