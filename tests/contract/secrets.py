"""Laws of secrets: two tables that a seat cannot tell apart go on alike for it, until something comes to light."""

from __future__ import annotations

from contract.tables import Setting

from coven.engine.core.machine import State, take
from coven.engine.edge import questions
from coven.engine.edge.game import Game
from coven.engine.edge.views import addresses
from coven.engine.edge.wonder import wonder

APART = 40  # addresses between two that somebody points at
MANY = 12  # options to look at closely
NO_REFUSALS: list[questions.Ruling] = []


def what_is_heard_follows_from_what_is_known(setting: Setting, table: State) -> None:
    """What a seat is told after an answer follows from what it knew, until something comes to light; that something
    does, and so whether an undo is free, follows from it too."""
    game: Game[State] = setting.game
    for seat in (-1, *range(len(table.names))):
        other = game.imagine(game.view(table, seat), f"{setting.seed} {seat}")
        name = table.names[seat] if seat >= 0 else "watcher"
        for at in sorted(addresses(game.fields.board(table, seat)))[len(table.options) % APART :: APART]:
            assert wonder(other, at, name) == wonder(table, at, name), f"seat {seat} learns from {at}"
        for option in [option for option in table.options if option in other.options][:MANY]:
            told = after(game, table, option, seat)
            assert after(game, other, option, seat) == told, f"seat {seat} learns from {told}"


def after(game: Game[State], table: State, option: int, seat: int) -> list[object]:
    """All that a seat is told after an answer, up to the first thing that came to light, which may be anything."""
    tried = table.clone()
    tried.log = []
    take(tried, option)
    told: list[object] = []
    for event in tried.log:
        heard = game.seen(tried, event, seat)
        if heard is not None and heard.reveals:
            return [*told, heard.reveals]
        if heard is not None:
            told.append(heard)
    return [*told, *standing(game, tried, seat)]


def standing(game: Game[State], table: State, seat: int) -> list[object]:
    """How the game stands, as a seat is told."""
    name = table.names[seat] if seat >= 0 else "watcher"
    asked = questions.question_for(table, name)
    mine = asked is not None and asked.seat == name
    refused = questions.refusals(table) if mine else NO_REFUSALS
    return [game.view(table, seat), asked, refused, game.asides(table), questions.explain_to(table, "done", name)]
