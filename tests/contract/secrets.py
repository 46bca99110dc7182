"""Laws of secrets: two tables that a seat cannot tell apart go on alike for it, until something comes to light."""

from __future__ import annotations

from collections.abc import Iterator

from contract.tables import Setting

from coven.engine.core.machine import State, ask_anew, deciding, take
from coven.engine.edge import questions
from coven.engine.edge.game import Game
from coven.engine.edge.views import addresses
from coven.engine.edge.wonder import wonder
from coven.games.witches import cards
from coven.games.witches.dealing import recall_look
from coven.games.witches.table import Table as Witches

APART = 100  # addresses between two that somebody points at
MANY = 12  # options to look at closely
TO_LIGHT = ("information", "chance")
NO_REFUSALS: list[questions.Ruling] = []


def what_is_heard_follows_from_what_is_known(setting: Setting, table: State) -> None:
    """What a seat is told after an answer follows from what it knew, until something comes to light; that something
    does, and so whose undo is free, follows from it too."""
    game: Game[State] = setting.game
    for seat in (-1, *range(len(table.names))):
        other = game.imagine(game.view(table, seat), f"{setting.seed} {seat}")
        is_told_of_alike(game, table, other, seat)
        goes_on_alike(game, table, other, seat)


def what_passes_is_known_to_pass(setting: Setting, table: State) -> None:
    """A question that passes by itself would pass in every world that the others hold possible: no clock tells them
    what they may not know."""
    asked = questions.question(table)
    if asked is None or not asked.forced or questions.secret(table):
        return
    deals: list[State] = []
    for seat in (-1, *range(len(table.names))):
        if seat != deciding(table):
            deals += [setting.game.imagine(setting.game.view(table, seat), f"{setting.seed} {n}") for n in range(2)]
    for other in (*deals, *hands_that_differ(table, deciding(table))):
        again = questions.question(other)
        assert again is not None
        assert again.forced, f"{asked.prompt} leaves a choice to whoever holds other cards"


def no_card_in_a_hand_shows(setting: Setting, table: State) -> None:
    """The same where the one who is asked holds just one kind of card more, or none of it, whichever it is: chance
    deals the few cards that matter at a moment too seldom."""
    asked = deciding(table)
    for other in hands_that_differ(table, asked):
        for seat in (-1, *range(len(table.names))):
            if seat != asked:
                assert setting.game.view(other, seat) == setting.game.view(table, seat)
                goes_on_alike(setting.game, table, other, seat)


def hands_that_differ(table: State, seat: int) -> Iterator[State]:
    """Tables that nobody but a seat can tell from this one, by every kind of card that it may hold or not."""
    if not isinstance(table, Witches) or table.hands_are_open():
        return
    hand, pile = table.seats[seat].hand, cards.set_of(list(table.pile))
    for kind in table.box.by_advantage:
        away = cards.listed((hand & kind or hand) & ~table.kept)[: cards.size(hand & kind) or 1]
        come = cards.listed((pile & ~kind if hand & kind else pile & kind) & ~table.kept)[: len(away)]
        if hand & kind & table.kept or not away or len(come) < len(away):
            continue
        other = table.clone()
        for old, fresh in zip(away, come, strict=True):
            other.seats[seat].hand = other.seats[seat].hand & ~cards.bit(old) | cards.bit(fresh)
            other.pile = tuple([old if card == fresh else card for card in other.pile])
        recall_look(other)
        ask_anew(other)
        yield other


def goes_on_alike(game: Game[State], table: State, other: State, seat: int) -> None:
    """Whatever may be answered at both tables is followed by the same for a seat."""
    for option in [option for option in table.options if option in other.options][:MANY]:
        told = after(game, table, option, seat)
        assert after(game, other, option, seat) == told, f"seat {seat} learns from {told}"


def is_told_of_alike(game: Game[State], table: State, other: State, seat: int) -> None:
    """Of whatever a seat points at the same is said at both tables."""
    name = table.names[seat] if seat >= 0 else "watcher"
    for at in sorted(addresses(game.fields.board(table, seat)))[len(table.options) % APART :: APART]:
        assert wonder(other, at, name) == wonder(table, at, name), f"seat {seat} learns from {at}"


def after(game: Game[State], table: State, option: int, seat: int) -> list[object]:
    """All that a seat is told after an answer, and whose undo is free, up to the first thing that came to light, which
    may be anything."""
    tried = table.clone()
    tried.log = []
    take(tried, option)
    told: list[object] = []
    walled = [False for _ in tried.names]
    for event in tried.log:
        for number in range(len(walled)):
            known = game.seen(tried, event, number)
            walled[number] |= known is not None and known.reveals != ""
        heard = game.seen(tried, event, seat)
        if heard is not None and heard.reveals in TO_LIGHT:
            return [*told, heard.reveals, walled]
        if heard is not None:
            told.append(heard)
    return [*told, walled, *standing(game, tried, seat)]


def standing(game: Game[State], table: State, seat: int) -> list[object]:
    """How the game stands, as a seat is told."""
    name = table.names[seat] if seat >= 0 else "watcher"
    asked = questions.question_for(table, name)
    mine = asked is not None and asked.seat == name
    refused = questions.refusals(table) if mine else NO_REFUSALS
    return [game.view(table, seat), asked, refused, game.asides(table), questions.explain_to(table, "done", name)]
