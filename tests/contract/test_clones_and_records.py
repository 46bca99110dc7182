"""Clones live their own life, records replay, undo equals replay."""

from __future__ import annotations

import pytest
from contract.tables import NATIVE, Dice, Setting, settings

from coven.engine.core.errors import AnswerError
from coven.engine.core.machine import State
from coven.engine.edge.game import fingerprint
from coven.engine.edge.match import Match
from coven.engine.edge.record import record, replay

SETTINGS = settings(0, 24 if NATIVE else 8)


def match_of(setting: Setting) -> Match[State]:
    return Match(setting.game, setting.names, setting.seed, dict(setting.options))


def play_some(match: Match[State], dice: Dice, most: int) -> None:
    for _ in range(most):
        question = match.question(match.deciding)
        if question is None:
            return
        match.answer(question.options[dice.below(len(question.options))])


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_clone_lives_its_own_life(setting: Setting) -> None:
    game, table, dice = setting.game, setting.new(), Dice(setting.seed)
    for _ in range(60):
        if table.over:
            break
        before = game.write(table)
        clone = table.clone()
        for _ in range(12):
            if not clone.over:
                dice.step(clone)
        assert game.write(table) == before
        dice.step(table)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_record_replays_to_the_byte(setting: Setting) -> None:
    match = match_of(setting)
    play_some(match, Dice(setting.seed), 5000)

    again, told = replay(setting.game, record(match))

    assert told.exact
    assert record(again) == record(match)
    assert again.everything() == match.everything()
    assert again.version == match.version


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_undo_to_any_depth_equals_replay(setting: Setting) -> None:
    match = match_of(setting)
    prints = [fingerprint(match.game, match.table)]
    dice = Dice(setting.seed)
    for _ in range(70):
        if not match.table.over:
            play_some(match, dice, 1)
            prints.append(fingerprint(match.game, match.table))
    for depth in range(len(prints) - 2, -1, -1):
        match.undo(agreed=True)
        assert fingerprint(match.game, match.table) == prints[depth]
    with pytest.raises(AnswerError, match="no-undo"):
        match.undo(agreed=True)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_redo_to_any_depth_brings_back_what_was_undone(setting: Setting) -> None:
    match = match_of(setting)
    play_some(match, Dice(setting.seed), 40)
    position, words = match.game.write(match.table), match.answers
    told = [heard.happening for heard in match.everything()]

    match.undo(to=0, agreed=True)
    again, replayed = replay(setting.game, record(match))
    for _ in words:
        again.redo()

    assert replayed.exact
    assert (again.game.write(again.table), again.answers) == (position, words)
    assert [heard.happening for heard in again.everything()] == told


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_undo_is_free_until_something_was_revealed(setting: Setting) -> None:
    match = match_of(setting)
    dice = Dice(setting.seed)
    for _ in range(80):
        if match.table.over:
            break
        play_some(match, dice, 1)
        last = match.log[-1]
        brought = match.heard(last.version - 1, last.seat)
        if any(heard.happening.reveals for heard in brought):
            with pytest.raises(AnswerError, match="undo-blocked"):
                match.undo()
            assert not match.undone
        else:
            assert match.undo().undone == (last.version,)
            match.answer(last.word)
