"""D2: setting up, and the draft of traits."""

import pytest
from djinn_stage import DJINN
from rules import rule

from coven.engine import answers
from coven.engine.machine import take
from coven.games.djinn import crowd
from coven.games.djinn.box import ROUND
from coven.games.djinn.setup import equal_neighbours
from coven.games.djinn.table import Table

NAMES = ("ann", "bob", "cid", "dee")


def new(players: int, seed: str = "setup", **options: str) -> Table:
    return DJINN.new(NAMES[:players], seed, options)


@rule("D2.1", "D3.2")
def test_each_location_lies_on_one_square_and_one_round_space() -> None:
    table = new(3)

    for shape in (1, 2):
        shown = [table.tiles[n] for n, space in enumerate(table.box.spaces) if space.shape == shape]
        assert sorted(shown) == list(range(6))


@rule("D2.2", "D2.3", "D-R.5")
def test_beginners_have_no_equal_neighbours_no_scoring_cards_and_no_traits() -> None:
    for number in range(20):
        table = new(2, f"beginner {number}", beginner="on")

        assert not equal_neighbours(table.box, table.tiles)
        assert table.scoring == ()
        assert answers.question(table).prompt == "place-wizard"  # type: ignore[union-attr]  # the game is running


@rule("D2.5", "D2.6", "D2.9", "D2.10", "D7.1", "D-EX.4")
def test_a_player_starts_with_four_coins_three_magic_and_two_active_circles() -> None:
    seat = new(2).seats[0]

    assert (seat.coins, seat.scrolls, seat.keys, seat.corks) == (4, 0, 0, 0)
    assert (seat.magic, seat.capacity, seat.minimum) == (3, 5, 0)
    assert seat.circles == (0, 0, -1, -1)
    assert seat.mages == seat.gear == ()


@rule("D2.7", "D2.8", "D-R.6")
def test_the_dragon_roof_starts() -> None:
    for number in range(10):
        table = new(3, f"roof {number}")
        roofs = [seat.roof for seat in table.seats]

        assert roofs[table.first] == 0
        assert len(set(roofs)) == 3
        assert table.active == table.first


@rule("D2.12", "D2.13")
def test_the_same_two_passage_symbols_leave_the_game_for_everybody() -> None:
    table = new(4)

    assert len({seat.bar for seat in table.seats}) == 1
    assert len(table.seats[0].bar) == 4


@rule("D2.14", "D19.11")
@pytest.mark.parametrize(("players", "places"), [(1, 4), (2, 4), (3, 6), (4, 6)])
def test_the_market_tile_shows_its_back_with_one_or_two_players(players: int, places: int) -> None:
    table = new(players)

    assert len(table.box.groups[table.box.sizes[players].side]) == places
    assert all(seat.stall == -1 for seat in table.seats)


@rule("D2.17", "D2.18", "D2.19", "D-R.19")
def test_mages_lie_in_four_piles_of_eight_and_equipment_in_three_decks_of_nine() -> None:
    table = new(2)

    assert [len(pile) for pile in table.piles] == [8, 8, 8, 8]
    assert [table.box.mages[pile[0]].key for pile in table.piles] == [False, False, True, True]
    assert [len(deck) for deck in table.decks] == [9, 9, 9]


@rule("D2.21", "D2.22", "D2.24")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_boss_and_as_many_djinn_as_players_stand_at_each_round_space(players: int) -> None:
    table = new(players)

    for number, space in enumerate(table.box.spaces):
        expected = (1, players) if space.shape == ROUND else (0, 0)
        assert (crowd.bosses(table.crowds[number]), crowd.regulars(table.crowds[number])) == expected
    assert table.bosses == 6
    assert crowd.size(table.bag) == 36 - 6 * players


@rule("D27.1", "D-R.114")
@pytest.mark.parametrize(("players", "more"), [(2, 3), (4, 5), (1, 3)])
def test_the_longer_game_adds_a_djinn_at_the_three_spaces_joined_to_the_source(players: int, more: int) -> None:
    table = new(players, longer="on")

    sizes = [crowd.regulars(table.crowds[n]) for n, space in enumerate(table.box.spaces) if space.at_source]
    assert sizes == [more, more, more]


@rule("D2.25", "D-R.100")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_more_award_than_players_lies_in_each_column(players: int) -> None:
    assert [len(column) for column in new(players).awards] == [players + 1] * 3


@rule("D2.27", "D2.28")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_scoring_cards_and_one_more_trait_of_each_kind_than_players(players: int) -> None:
    table = new(players)

    assert len(table.scoring) == 3
    positive = [trait for trait in table.offered if table.box.traits[trait].positive]
    assert len(positive) == players + 1
    assert len(table.offered) == 2 * (players + 1)


@rule("D2.29", "D2.30", "D2.31")
def test_the_second_trait_is_picked_in_reverse_order_and_of_the_other_kind() -> None:
    table = new(3, first="bob")
    asked: list[str] = []
    for _ in range(6):
        question = answers.question(table)
        assert question is not None
        assert question.prompt == "draft"
        asked.append(question.seat)
        take(table, table.options[0])

    assert asked == ["bob", "cid", "ann", "ann", "cid", "bob"]
    assert all(seat.positive >= 0 and seat.negative >= 0 for seat in table.seats)
    assert table.offered == ()


@rule("D2.30")
def test_a_kind_already_owned_is_refused() -> None:
    table = new(2, first="ann")
    own = next(table.box.traits[trait].word for trait in table.offered if table.box.traits[trait].positive)
    answers.answer(table, f"choose {own}")
    take(table, table.options[0])
    take(table, table.options[0])

    refused = answers.refusals(table)

    assert {ruling.rule for ruling in refused} == {"D2.30"}
