"""What was no choice follows from a decision of the same seat in the same turn, or from nothing."""

from __future__ import annotations

import pytest

from coven.bots.undertaking import decided, is_choice
from coven.engine.core.machine import State
from coven.engine.core.policy import best
from coven.engine.edge import questions
from coven.engine.edge.entries import Entry
from coven.engine.edge.match import Match
from coven.games import GAMES, open_game

ANSWERS = 90
Followed = tuple[str, str, str, str]  # what was asked and answered, and the decision that it follows from


def followed(id: str) -> list[Followed]:
    """What follows from what, in a game by rules of thumb; each decision is of the same seat, in the same turn."""
    game = open_game(id)
    match: Match[State] = Match(game, ("ann", "bob", "cid"), "follows", game.settled({}))
    found: list[Followed] = []
    while match.deciding and len(match.steps) < ANSWERS:
        asked = questions.question(match.table)
        assert asked is not None
        word = asked.options[best(game.policy.scores(match.table))] if len(asked.options) > 1 else asked.options[0]
        entry = Entry(match.version + 1, match.deciding, word=word)
        led = decided(match, entry)
        if led is not None:
            choice = questions.question(led[1].table)
            assert choice is not None
            assert led[0].seat == entry.seat
            assert game.policy.clock(led[1].table) == game.policy.clock(match.table)
            assert is_choice(led[1], choice, led[0])
            assert not is_choice(match, asked, entry)
            found.append((asked.prompt, word, choice.prompt, led[0].word))
        if not match.pass_forced():
            match.answer(word)
    return found


@pytest.mark.parametrize("id", GAMES)
def test_it_follows_from_a_choice_of_the_same_seat_in_the_same_turn(id: str) -> None:
    assert followed(id)


def test_a_payment_of_madness_follows_from_what_is_paid_for_and_the_next_action_from_nothing() -> None:
    found = followed("madness")

    assert {led.split()[0] for asked, _, prompt, led in found if asked == "pay" and prompt == "act"} <= {
        *("acquire", "break", "cast", "cure", "learn"),
    }
    assert [one for one in found if one[0] == "pay"]
    assert [one for one in found if one[0] == "act"] == []
