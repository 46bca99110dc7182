"""Questions and answers in words, and what is said when the game is over."""

from __future__ import annotations

import pytest

from coven.bots.rollout import play_out
from coven.engine.core.errors import AnswerError, OptionError
from coven.engine.core.rng import seeded
from coven.engine.edge import questions
from coven.games import open_game
from coven.games.madness import Madness

MADNESS = Madness()


def test_random_play_goes_to_the_end_or_as_far_as_it_may() -> None:
    table = MADNESS.new(("ann", "bob"), "rollout", {})

    assert play_out(table, seeded("some"), 10) == 10
    assert play_out(table, seeded("more"), 100_000) > 10
    assert table.over


def test_a_game_that_is_over_asks_nothing_and_takes_no_answer() -> None:
    table = MADNESS.new(("ann", "bob"), "over", {})
    play_out(table, seeded("over"), 100_000)

    assert questions.question(table) is None
    assert questions.refusals(table) == []
    assert questions.explain(table, "done").message == "game-is-over"
    with pytest.raises(AnswerError, match="game-is-over"):
        questions.answer(table, "done")


def test_a_misspelt_answer_is_told_the_nearest_one() -> None:
    table = MADNESS.new(("ann", "bob"), "spelling", {"wizards": "choose"})

    with pytest.raises(AnswerError, match="no-such-answer") as caught:
        questions.answer(table, "choose roxana")

    assert caught.value.values["nearest"] == "choose rosana"


def test_options_that_make_no_game_are_named() -> None:
    for options, message in (
        ({"first": "zoe"}, "no-such-player"),
        ({"wizards": "merlin,harold"}, "no-such-wizard"),
        ({"wizards": "harold"}, "wizards-do-not-fit"),
        ({"wizards": "harold,harold"}, "wizards-do-not-fit"),
    ):
        with pytest.raises(OptionError, match=message):
            MADNESS.new(("ann", "bob"), "1", options)


def test_a_game_that_does_not_exist_is_named_with_the_nearest_one() -> None:
    with pytest.raises(OptionError, match="no-such-game") as caught:
        open_game("madnes")

    assert caught.value.values["nearest"] == "madness"


def test_what_nobody_may_say_besides_is_refused() -> None:
    table = MADNESS.new(("ann", "bob"), "aside", {})

    for word in ("talk", "talk zoe", "sing"):
        with pytest.raises(OptionError, match="no-such-aside"):
            MADNESS.aside(table, word)
