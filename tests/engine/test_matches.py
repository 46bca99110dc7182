"""Matches: what is refused leaves no trace, what is done is in the log."""

from __future__ import annotations

from pathlib import Path

import pytest
from engine.matches import options, played

from coven.engine.core.errors import AnswerError, OptionError
from coven.engine.core.machine import Event, State
from coven.engine.edge.game import Happening
from coven.engine.edge.match import Match
from coven.engine.edge.record import load, record, replay
from coven.engine.edge.views import addresses
from coven.games import GAMES, open_game
from coven.games.madness import Madness
from coven.games.madness.table import Table


def test_undo_past_something_revealed_labels_the_record() -> None:
    match = played(25)
    while match.wall() is None:
        match.answer(options(match)[-1])
    answered = len(match.answers)

    with pytest.raises(AnswerError, match="undo-blocked"):
        match.undo()
    match.undo(agreed=True)

    assert record(match).undone
    assert len(record(match).answers) == answered - 1


def test_after_another_answer_there_is_nothing_to_do_again() -> None:
    match = played(4)
    match.undo(agreed=True)
    match.answer(options(match)[0])

    with pytest.raises(AnswerError, match="no-redo"):
        match.redo()


def test_a_question_that_leaves_no_choice_is_passed_and_the_log_says_so() -> None:
    match = played(1)
    while not match.pass_forced():
        match.answer(options(match)[match.version % len(options(match))])

    chosen, passed = match.log[-2:]

    assert (chosen.did, passed.did, passed.word) == ("answer", "pass", match.answers[-1])
    assert match.chosen_before() == chosen.version - 1
    assert match.word_after(match.chosen_before()) == chosen.word
    assert played(0).chosen_before() is None
    assert replay(Madness(), record(match))[0].log == match.log


def test_the_choice_of_an_action_is_never_taken_away() -> None:
    match, _ = replay(Madness(), load(Path(__file__).parent / "saves" / "madness-1.json"))

    assert options(match) == ("done",)
    assert not match.pass_forced()


class Faulty(Madness):
    """A game that fails in the middle of things."""

    fails = ""

    def happening(self, table: Table, event: Event) -> Happening:
        assert self.fails != "happening"
        return super().happening(table, event)

    def agreed(self, table: Table) -> dict[str, str]:
        assert self.fails != "agreed"
        return super().agreed(table)


def plays_on(match: Match[Table]) -> None:
    while match.deciding:
        match.answer(options(match)[0])


@pytest.mark.parametrize("fault", ["happening", "agreed"])
def test_a_fault_in_the_middle_of_an_answer_leaves_the_game_as_it_was(fault: str) -> None:
    game = Faulty()
    match: Match[Table] = Match(game, ("ann", "bob"), "record", {})
    game.fails = fault
    with pytest.raises(AssertionError):
        plays_on(match)
    game.fails = ""

    again = match.again(match.log)

    assert record(match) == record(again)
    assert match.everything() == again.everything()
    assert options(match) == options(again)
    plays_on(match)


class Forgetful(Madness):
    """A game that fails when it is asked what may be said besides."""

    fails = False

    def asides(self, table: Table) -> tuple[str, ...]:
        assert not self.fails
        return super().asides(table)


def test_a_fault_in_the_middle_of_an_undo_leaves_the_game_as_it_was() -> None:
    game = Forgetful()
    match: Match[Table] = Match(game, ("ann", "bob"), "record", {})
    for _ in range(10):
        match.answer(options(match)[0])
    before, told = record(match), match.everything()

    game.fails = True
    with pytest.raises(AssertionError):
        match.undo(agreed=True)
    game.fails = False

    assert (record(match), match.everything()) == (before, told)
    match.answer(options(match)[0])
    match.undo(to=10, agreed=True)
    assert match.game.write(match.table) == before.snapshot


@pytest.mark.parametrize("seat", ["bob", "watcher"])
def test_a_wrong_seats_answer_is_refused_and_changes_nothing(seat: str) -> None:
    match = played(20)
    wrong = seat if seat != match.deciding else "ann"
    before = record(match)

    with pytest.raises(AnswerError, match="not-your-turn"):
        match.answer(options(match)[0], seat=wrong)

    assert record(match) == before


def test_nobody_who_is_not_at_the_table_says_anything() -> None:
    match = played(20)
    before = record(match)

    with pytest.raises(OptionError, match="no-such-player"):
        match.answer(options(match)[0], seat="zoe")
    with pytest.raises(OptionError, match="no-such-player"):
        match.undo(seat="zoe", agreed=True)
    with pytest.raises(OptionError, match="no-such-player"):
        match.redo(seat="zoe")

    assert record(match) == before


@pytest.mark.parametrize(
    ("seat", "name", "message"),
    [
        ("zoe", "Zoe", "no-such-player"),
        ("watcher", "Zoe", "no-such-player"),
        ("ann", "", "bad-display-name"),
        ("ann", " \t ", "bad-display-name"),
        ("ann", "a\x00b", "bad-display-name"),
        ("ann", "x" * 41, "bad-display-name"),
    ],
)
def test_a_name_that_cannot_be_shown_is_refused(seat: str, name: str, message: str) -> None:
    match = played(1)

    with pytest.raises(OptionError, match=message):
        match.call(seat, name)

    assert match.names == {}


def test_nobody_is_told_of_an_answer_that_an_undo_would_not_take_back() -> None:
    match = played(3)

    assert match.word_after(2) == match.answers[-1]
    assert match.word_after(3) == ""


@pytest.mark.parametrize("game", GAMES)
def test_explaining_any_word_of_a_game_touches_only_what_is_there(game: str) -> None:
    match: Match[State] = Match(open_game(game), ("ann", "bob"), "touched", {})
    words = {
        f"{kind.verb} {thing}" for kind in match.game.answers.kinds for thing in ("growth", "greebo-1", "m05", "red")
    }
    for number in range(25):
        there = addresses(match.game.fields.board(match.table, match.number(match.deciding)))
        for word in sorted(words):
            assert {*match.explain(word, match.deciding).touches} <= there, word
        asked = match.question(match.deciding)
        assert asked is not None
        match.answer(asked.options[number % len(asked.options)])


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_called_like_a_part_of_the_board(game: str) -> None:
    opened = open_game(game)
    board = opened.fields.board(opened.new(("ann", "bob"), "names", {}), -1)

    for name in sorted({*board} - {"ann", "bob"}):
        with pytest.raises(OptionError, match="bad-seat-names"):
            opened.seated(("ann", name))
