"""W2, W3: setting up, choosing witches, the first player."""

from collections import Counter

import pytest
from rules import rule
from witches_stage import WITCHES

from coven.engine import answers
from coven.engine.errors import OptionError
from coven.games.witches import cards
from coven.games.witches.box import GREEN, PURPLE
from coven.games.witches.table import Table

NAMES = ("ann", "bob", "cid", "dee")


def new(players: int, seed: str = "setup", **options: str) -> Table:
    return WITCHES.new(NAMES[:players], seed, options)


def colours(table: Table, hard: bool) -> list[int]:
    """How many Easy or Hard tiles each frame holds."""
    return [len([tile for tile in frame if table.box.tiles[tile].hard == hard]) for frame in table.frames_of_tiles]


@rule("W2.4", "W2.9", "W1.13", "W1.17")
def test_five_hard_problems_lie_face_down_and_ten_easy_ones_face_up() -> None:
    table = new(2)

    for slot, square in enumerate(table.box.squares):
        if square == PURPLE:
            assert table.tile_at(slot).hard
            assert not table.is_up(slot)
        elif square == GREEN:
            assert not table.tile_at(slot).hard
            assert table.is_up(slot)
    assert Counter(table.box.squares) == {GREEN: 10, PURPLE: 5, 0: 10}


@rule("W2.5", "W2.6", "W2.7", "W2.8", "W2.10", "W2.11", "W2.12", "W2.13", "W-EX.1", "W-EX.23", "W-R.1", "W1.14")
@pytest.mark.parametrize(
    ("players", "hard", "easy"),
    [
        (1, [1, 1, 1, 0, 0, 0], [2, 2, 1, 0, 0, 0]),
        (2, [1, 1, 2, 1, 1, 1], [2, 2, 1, 2, 1, 1]),
        (3, [2, 2, 2, 2, 2, 2], [2, 2, 2, 2, 2, 2]),
        (4, [2, 2, 2, 2, 2, 0], [4, 4, 4, 3, 3, 0]),
    ],
)
def test_the_frames_are_filled_by_the_number_of_players(players: int, hard: list[int], easy: list[int]) -> None:
    table = new(players)

    assert colours(table, hard=True) == hard
    assert colours(table, hard=False) == easy


@rule("W2.14", "W2.15", "W-R.10")
def test_easy_tiles_lie_on_top_and_only_the_top_one_is_seen() -> None:
    table = new(4)

    first = WITCHES.view(table, 0).waiting[0]

    assert [table.box.tiles[tile].hard for tile in table.frames_of_tiles[0]] == [True, True, False, False, False, False]
    assert first.top == table.box.tiles[table.frames_of_tiles[0][-1]].id
    assert (first.easy, first.hard) == (4, 2)


@rule("W2.17", "W2.18", "W1.4")
def test_everybody_gets_three_cards_and_the_rest_is_the_pile() -> None:
    table = new(4)

    assert [cards.size(seat.hand) for seat in table.seats] == [3, 3, 3, 3]
    assert len(table.pile) == 55 - 12


@rule("W3.1", "W3.3", "W3.4")
def test_the_highest_roll_chooses_first_and_the_others_follow_clockwise() -> None:
    table = WITCHES.new(NAMES[:3], "roll", {}, listen=True)
    rolled = [event.args for event in table.log or [] if event.kind == "rolled-for-choice"][:3]
    best = max(rolled, key=lambda roll: roll[1])[0]

    asked = []
    for witch in ("tiffany", "annagramma", "petulia"):
        question = answers.question(table)
        assert question is not None
        asked.append(question.seat)
        answers.answer(table, f"choose {witch}")

    assert asked == [NAMES[(best + step) % 3] for step in range(3)]


@rule("W3.2", "W-R.7")
def test_a_tie_is_rolled_again_by_the_tied_players_only() -> None:
    for seed in range(60):
        table = WITCHES.new(NAMES[:3], f"tie {seed}", {}, listen=True)
        rolls = [event.args for event in table.log or [] if event.kind == "rolled-for-choice"]
        best = max(roll[1] for roll in rolls[:3])
        tied = [roll[0] for roll in rolls[:3] if roll[1] == best]
        if len(tied) > 1:
            assert [roll[0] for roll in rolls[3 : 3 + len(tied)]] == tied
            return
    raise AssertionError("no tie in sixty games")


@rule("W3.5", "W3.7", "W3.8", "W3.11", "W-R.9", "W-EX.24")
def test_annagramma_starts_with_a_cackle_from_the_supply() -> None:
    table = new(2, witches="annagramma, tiffany")

    assert table.seats[0].cackles == 1
    assert table.supply_cackles == 7
    assert [seat.ability for seat in table.seats] == [True, True]


@rule("W3.12")
def test_dimity_takes_the_first_turn() -> None:
    assert new(3, witches="tiffany, petulia, dimity").first == 2


@rule("W3.13")
def test_else_whoever_chose_last_is_first() -> None:
    table = new(3, witches="tiffany, petulia, annagramma")

    assert table.first == (table.chooser - 1) % 3


@rule("W2.20", "W2.21", "W-R.6", "W-R.8")
def test_witches_start_on_slots_without_a_problem_and_may_share_them() -> None:
    table = new(2, witches="dimity, tiffany")

    assert answers.explain(table, "start slice").rule == "W2.20"
    assert answers.explain(table, "start dungeon").rule == "W-R.6"
    answers.answer(table, "start lancre-town-2")
    answers.answer(table, "start lancre-town-2")

    assert table.seats[0].spot == table.seats[1].spot
    question = answers.question(table)
    assert question is not None
    assert question.seat == "ann"


@rule("W3.3")
def test_nobody_takes_a_board_that_is_taken() -> None:
    table = new(2)
    answers.answer(table, "choose tiffany")

    assert answers.explain(table, "choose tiffany").rule == "W3.3"


@pytest.mark.parametrize("witches", ["tiffany", "tiffany, tiffany", "tiffany, esme"])
def test_a_list_of_witches_must_fit(witches: str) -> None:
    with pytest.raises(OptionError, match=r"witches-do-not-fit|no-such-witch"):
        new(2, witches=witches)
