"""Games of The Witches are kept, replayed and taken back like any other."""

from __future__ import annotations

import pytest
from rules import rule
from witches_stage import WITCHES

from coven.engine.core.rng import below, seeded
from coven.engine.edge.game import NAMES, Json, fingerprint
from coven.engine.edge.match import Match
from coven.engine.edge.record import record, replay
from coven.engine.edge.views import WATCHER
from coven.games.witches.table import Table


def played(number: int) -> Match[Table]:
    """A random game to its end."""
    match = Match(WITCHES, NAMES[: 1 + number % 4], f"record {number}", {})
    rng = seeded(f"picks {number}")
    while (question := match.question(match.deciding)) is not None:
        rng, pick = below(rng, len(question.options))
        match.answer(question.options[pick])
    return match


@pytest.mark.parametrize("number", range(8))
def test_a_record_replays_to_the_byte(number: int) -> None:
    match = played(number)

    again, told = replay(WITCHES, record(match))

    assert told.exact
    assert record(again) == record(match)
    assert again.everything() == match.everything()


@pytest.mark.parametrize("number", range(4))
def test_undo_equals_replay(number: int) -> None:
    match = played(number)
    shorter = Match(WITCHES, match.seats, match.seed, {})
    for word in match.answers[:-10]:
        shorter.answer(word)

    for _ in range(10):
        match.undo(agreed=True)

    assert fingerprint(WITCHES, match.table) == fingerprint(WITCHES, shorter.table)


@rule("W-R.82")
@pytest.mark.parametrize(("mode", "blocks"), [("competitive", "played"), ("cooperative", None)])
def test_a_card_played_from_an_open_hand_can_be_taken_back(mode: str, blocks: str | None) -> None:
    ann = {"name": "ann", "hand": "nanny_ogg_1", "cackles": 2}
    start: Json = {"seats": [ann, {"name": "bob"}], "options": {"mode": mode}}
    match = Match(WITCHES, ["ann", "bob"], "open hands", {}, start=start)

    match.answer("play nanny-ogg-1")

    wall = match.wall("ann")
    assert (wall and wall.kind) == blocks


def test_nobody_is_told_what_others_drew() -> None:
    match = played(3)

    for seat in (WATCHER, *match.seats):
        told = [heard.happening for heard in match.heard(-1, seat)]
        drawn = {happening.values["player"] for happening in told if happening.kind == "drew"}
        assert drawn == {seat} - {WATCHER}
