"""What is sent after a move is small, and what was no choice is no answer to take back."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest
from house.worlds import SEATS, token, world

from coven.engine.edge import questions
from coven.engine.edge.entries import PASS
from coven.engine.edge.views import WATCHER
from coven.games import GAMES, open_game
from coven.table.web.look import looked

pytestmark = pytest.mark.anyio
MOVES = 150
SMALL = 1000  # bytes


@pytest.mark.parametrize("id", GAMES)
async def test_half_of_all_updates_are_smaller_than_a_kilobyte(id: str, tmp_path: Path) -> None:
    game, chance = open_game(id), random.Random(id)
    start = game.write(game.new(SEATS, f"updates {id}", dict(game.by_people)))

    async with world(tmp_path / "one", game, start) as one:
        for seat in (*SEATS, WATCHER):
            await one.says(seat, "sit", links=[token(seat)])
        while (match := one.house.awake["table"].match).version < MOVES and not match.table.over:
            question = match.question(match.deciding)
            assert question is not None
            word = chance.choice(question.options)
            await one.says(match.deciding, "answer", word=word, version=match.version)
        sent = [text for ear in one.ears.values() for text in ear.sent if '"since":' in text]

    sizes = sorted(len(text.encode()) for text in sent)
    assert sizes[len(sizes) // 2] < SMALL


async def test_what_left_no_choice_is_skipped_when_taking_back(tmp_path: Path) -> None:
    game, chance = open_game("madness"), random.Random(7)
    start = game.write(game.new(SEATS, "passing", dict(game.by_people)))

    async with world(tmp_path / "one", game, start) as one:
        for seat in SEATS:
            await one.says(seat, "sit", links=[token(seat)])
        hosted, chosen = one.house.awake["table"], dict.fromkeys(SEATS, -1)
        for _ in range(200):
            match = hosted.match
            question = match.question(match.deciding)
            assert question is not None
            seat, before = match.deciding, match.version
            await one.says(seat, "answer", word=question.forced or chance.choice(question.options), version=before)
            if question.forced and chosen[seat] >= 0:
                break
            chosen[seat] = before

        assert hosted.match.log[-1].did == PASS
        told = looked(hosted, seat, (seat,), "en")["undo"]
        assert isinstance(told, dict)
        assert told["to"] == chosen[seat]


async def test_among_people_nothing_passes_by_itself_that_hangs_on_a_hidden_hand(tmp_path: Path) -> None:
    game, chance = open_game("witches"), random.Random(7)
    start = game.write(game.new(SEATS, "secret", dict(game.by_people)))

    async with world(tmp_path / "one", game, start) as one:
        for seat in SEATS:
            await one.says(seat, "sit", links=[token(seat)])
        hosted = one.house.awake["table"]
        while not (asked := questions.question(table := hosted.match.table)) or not (
            asked.forced and questions.secret(table)
        ):
            word = chance.choice(questions.words(table))
            await one.says(hosted.match.deciding, "answer", word=word, version=hosted.match.version)
        told = hosted.match.question(asked.seat)
        hosted.settings["hands"] = dict.fromkeys(SEATS, 0)
        alone = hosted.match.question(asked.seat)

    assert told == msgspec.structs.replace(asked, forced="")
    assert alone == asked
