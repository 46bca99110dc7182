"""Sealed chance: nobody can foresee it, everybody can check it, and taking back gives the same again."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from coven.engine.core.errors import RecordError
from coven.engine.core.machine import State
from coven.engine.core.rng import Sealed, commitment
from coven.engine.edge.entries import Step
from coven.engine.edge.game import fingerprint
from coven.engine.edge.match import Match
from coven.engine.edge.record import read, record, replay
from coven.games import GAMES, open_game

SECRET = bytes(range(32))
NAMES = ("ann", "bob")


def played(game: str, secret: bytes = SECRET, answers: int = 40) -> tuple[Match[State], list[Step]]:
    """A match in which everybody takes another option each time, and what each entry brought."""
    match, steps = Match(open_game(game), NAMES, "", {}, secret=secret), list[Step]()
    for number in range(answers):
        question = match.question(match.deciding)
        if question is None:
            break
        match.answer(question.options[number * 7 % len(question.options)])
        steps.append(match.steps[-1])
    return match, steps


@pytest.mark.parametrize("game", GAMES)
def test_the_same_secret_gives_the_same_game_and_another_one_another(game: str) -> None:
    first, again, other = played(game)[0], played(game)[0], played(game, bytes(32))[0]

    assert fingerprint(first.game, first.table) == fingerprint(again.game, again.table)
    assert fingerprint(first.game, first.table) != fingerprint(other.game, other.table)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_taken_back_and_done_again_meets_the_same_chance(game: str) -> None:
    match, _ = played(game)
    before, words = fingerprint(match.game, match.table), match.answers

    match.undo(agreed=True, to=3)
    for word in words[3:]:
        match.answer(word)

    assert fingerprint(match.game, match.table) == before


@pytest.mark.parametrize("game", GAMES)
def test_the_generator_in_the_state_stays_where_it_was(game: str) -> None:
    match, _ = played(game)

    assert match.table.rng == Match(open_game(game), NAMES, "", {}, secret=SECRET).table.rng
    assert match.table.clone().sealed is None


@pytest.mark.parametrize("game", GAMES)
def test_a_record_with_its_secret_replays_and_a_changed_one_is_refused(game: str) -> None:
    match, _ = played(game)
    kept = msgspec.to_builtins(record(match), str_keys=True)

    again, report = replay(match.game, read(kept, "game.json"))

    assert report.exact
    assert again.secret == SECRET
    assert kept["sealed"] == commitment(SECRET)
    with pytest.raises(RecordError, match="record-seal-broken"):
        replay(match.game, read(kept | {"secret": bytes(32).hex()}, "game.json"))


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_taken_up_again_without_being_played(game: str) -> None:
    match, steps = played(game, answers=24)
    position = match.game.write(match.table)
    number = len(match.answers)
    match.answer(match.question(match.deciding).options[0])  # type: ignore[union-attr]  # the game is not over
    steps.append(match.steps[-1])
    match.undo(agreed=True, to=20)
    steps.append(Step(match.log[-1], []))

    again = Match(match.game, NAMES, "", {}, secret=SECRET)
    again.recall(steps[:-1], number, match.game.read(position))
    again.follow(match.log[-1])

    assert fingerprint(again.game, again.table) == fingerprint(match.game, match.table)
    assert again.since(-1, "ann") == match.since(-1, "ann")
    assert again.version == match.version
    assert again.undone == match.undone


@pytest.mark.parametrize("game", GAMES)
def test_any_moment_of_a_match_can_be_seen_again(game: str) -> None:
    match, _ = played(game)
    match.undo(agreed=True, to=10)

    for version in (0, 7, 25, match.version):
        moment = match.moment(version)
        assert moment.version == version
        played_again = match.again(entry for entry in match.log if entry.version <= version)
        assert fingerprint(match.game, moment.table) == fingerprint(match.game, played_again.table)


def test_sealed_numbers_are_fair() -> None:
    counted = Counter(Sealed(SECRET, entry).below(6) for entry in range(6000))

    assert all(880 < counted[face] < 1120 for face in range(6))


def test_sealed_numbers_of_one_answer_differ() -> None:
    sealed = Sealed(SECRET, 1)

    assert len({sealed.below(1 << 60) for _ in range(100)}) == 100
    assert Sealed(SECRET, 1).shuffled(list(range(52))) != Sealed(SECRET, 2).shuffled(list(range(52)))
