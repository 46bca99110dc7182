"""D1, D3, D5: what the box holds and how the map is drawn."""

from djinn_stage import DJINN
from rules import rule

from coven.games.djinn.box import ROUND, SOURCE, SQUARE

BOX = DJINN.box


@rule("D1.2", "D3.1", "D3.5", "D3.6")
def test_the_map_has_six_squares_six_rounds_and_the_source() -> None:
    shapes = [space.shape for space in BOX.spaces]

    assert (shapes.count(SQUARE), shapes.count(ROUND), shapes.count(SOURCE)) == (6, 6, 1)
    assert len([space for space in BOX.spaces if space.at_source]) == 3
    assert all(space.at_source == (0 in space.paths) for space in BOX.spaces)


@rule("D3.7", "D3.8", "D3.9")
def test_paths_join_different_shapes_both_ways() -> None:
    for number, space in enumerate(BOX.spaces):
        assert len(space.paths) in (3, 4)
        for path in space.paths:
            assert number in BOX.spaces[path].paths
            assert (space.shape == ROUND) != (BOX.spaces[path].shape == ROUND)


@rule("D1.6", "D1.7", "D1.8", "D1.15", "D1.16", "D1.17", "D1.18", "D-R.70")
def test_the_cards_and_tiles_of_the_box() -> None:
    assert len(BOX.chests) == 18
    assert [len([award for award in BOX.awards if award.column == n]) for n in range(3)] == [7, 7, 7]
    assert len([trait for trait in BOX.traits if trait.positive]) == 10
    assert len(BOX.traits) == 20
    assert [len([gear for gear in BOX.gear if gear.kind == n]) for n in range(3)] == [9, 9, 9]
    assert len([mage for mage in BOX.mages if mage.key]) == 16
    assert len(BOX.mages) == 32
    assert len(BOX.scoring) == 10
    assert (len(BOX.tom), len([card for card in BOX.tom if card.first < 0])) == (15, 3)


@rule("D1.4", "D1.12", "D1.13", "D1.14", "D1.24", "D6.1", "D6.10", "D-R.103")
def test_the_numbers_of_the_box() -> None:
    limits = BOX.limits

    assert (limits.scrolls, limits.keys, limits.per_colour, limits.bosses) == (66, 12, 9, 12)
    assert DJINN.players == (1, 4)
    assert limits.capacity_last == 8
    assert BOX.fees[5:] == (4, 3, 3, 2)


@rule("D5.3", "D5.4", "D-R.104")
def test_every_mage_has_a_green_bonus_of_one_to_three() -> None:
    assert {mage.green for mage in BOX.mages} == {1, 2, 3}
    assert all(0 <= mage.fee <= 3 for mage in BOX.mages)


@rule("D18.4", "D29.7")
def test_every_equipment_card_does_something() -> None:
    for gear in BOX.gear:
        ability = gear.ability
        assert ability.program or ability.flags or ability.boost or ability.boost_boss or ability.discount or gear.once
