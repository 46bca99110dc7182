"""Random games of every mode and number of players: they end, and nothing is lost, ambiguous or unexplained."""

from __future__ import annotations

import pytest
from witches_stage import WITCHES

from coven.engine import answers
from coven.engine.game import NAMES, Json
from coven.engine.machine import asking, deciding, take
from coven.engine.rng import below, seeded
from coven.games.witches import Witches
from coven.games.witches.filling import lying_cards, lying_tiles
from coven.games.witches.table import Table

COUNTS = (("competitive", (2, 3, 4)), ("cooperative", (2, 3, 4)), ("solo", (1,)))
ENDLESS: Json = {
    "tokens": [
        {"variant": mode, "players": players, "crisis": 40, "black_aliss": 40}
        for mode, counts in COUNTS
        for players in counts
    ],
    "constants": {"elf_limit": 30},
}
LONG = Witches(ENDLESS)  # random players lose early; with more counters they get to the last tile


def setting(number: int) -> tuple[int, dict[str, str]]:
    """The numbered setting: the numbers walk through players, modes and all combinations of options."""
    players = 1 + number % 4
    together = number // 4 % 2 == 1
    mode = "solo" if players == 1 else "cooperative" if together else "competitive"
    bits = number // 8
    options = {"mode": mode, "witches": "draw" if number % 3 else "choose"}
    if mode == "competitive" and bits & 1:
        options["eight_crises"] = "on"
    if bits & 2:
        options["stacking_crises"] = "on"
    if bits & 4:
        options["auto_solve_anywhere"] = "on"
    return players, options


def check(game: Witches, table: Table) -> None:
    """What must hold at every question."""
    verb, at = asking(table), table.frames[-1]
    words = [verb.word(table, at, option) for option in table.options]
    assert words
    assert len(set(words)) == len(words)
    assert verb.options(table, at) == table.options
    for option in [*verb.candidates(table, at), *verb.beyond(table, at)]:
        word = verb.word(table, at, option)
        assert (verb.refuses(table, at, option) is None) == (option in table.options), word
    tokens = table.tokens()
    assert sorted(lying_cards(table)) == list(range(len(table.box.cards)))
    assert table.supply_cackles + sum(seat.cackles for seat in table.seats) == tokens.cackle
    assert table.supply_crises + sum(table.crises) == tokens.crisis
    assert table.supply_aliss + sum(seat.aliss for seat in table.seats) == tokens.aliss
    position = game.write(table)
    again = game.read(position)
    assert game.write(again) == position
    assert again.options == table.options
    assert game.write(table.clone()) == position


def check_views(game: Witches, table: Table, seed: str) -> None:
    """Imagined tables look the same, and ask the asked seat the same."""
    asked = deciding(table)
    for seat in (-1, *range(len(table.seats))):
        seen = game.view(table, seat)
        imagined = game.imagine(seen, seed)
        assert game.view(imagined, seat) == seen
        if seat == asked:
            assert answers.question(imagined) == answers.question(table)
            assert answers.refusals(imagined) == answers.refusals(table)


@pytest.mark.parametrize("long", [False, True])
@pytest.mark.parametrize("number", range(64))
def test_random_games_end_and_the_laws_hold(number: int, long: bool) -> None:
    game = LONG if long else WITCHES
    players, options = setting(number)
    table = game.new(NAMES[:players], f"random {number}", options)
    rng = seeded(f"picks {number}")
    tiles = len(lying_tiles(table))
    answered = 0
    while not table.over:
        if answered % 5 == 0:
            check(game, table)
            assert len(lying_tiles(table)) == tiles
        if answered % 15 == 0:
            check_views(game, table, f"{number} {answered}")
        rng, pick = below(rng, len(table.options))
        take(table, table.options[pick])
        answered += 1
        assert answered < 3000
    assert game.outcome(table) != "playing"
    assert game.write(table.clone()) == game.write(table)
    assert game.write(game.read(game.write(table))) == game.write(table)
