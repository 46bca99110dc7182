"""M26: water spells of level 3, which concern every player."""

from rules import rule
from stage import Stage, holding


@rule("M26.36")
def test_arctic_circle_places_and_draws_one_for_each_player() -> None:
    stage = Stage(
        ann=holding("water-3 fire-1", deck="air-1 air-2", learned="arctic_circle"),
        bob=holding("earth-1 madness", deck="water-1 water-2"),
    )

    stage.ann.casts("arctic_circle")
    stage.ann.does("support fire-1")
    before_bob = stage.ann.hand
    stage.bob.does("support madness")

    assert before_bob == ["air-1"]
    assert (stage.ann.support, stage.ann.hand) == (["fire-1"], ["air-1"])
    assert (stage.bob.support, stage.bob.hand) == (["madness"], ["water-1", "earth-1"])


@rule("M26.36")
def test_arctic_circle_at_double_cost_places_and_draws_two_for_each_player() -> None:
    stage = Stage(
        ann=holding("water-3*2", deck="air-1*3", learned="arctic_circle"), bob=holding("fire-1*3", deck="earth-1*3")
    )

    stage.ann.casts("arctic_circle", times=2)
    stage.bob.does("support fire-1", "support fire-1")

    assert stage.ann.hand == ["air-1"] * 2
    assert (stage.bob.support, stage.bob.hand) == (["fire-1"] * 2, ["earth-1", "earth-1", "fire-1"])


@rule("M26.37")
def test_arctic_circle_draws_the_full_number_for_players_short_of_cards_or_places() -> None:
    stage = Stage(
        ann=holding("water-3*2", deck="air-1 air-2", learned="arctic_circle"),
        bob=holding("fire-1 fire-2", deck="water-1 water-2", support="earth-1*2"),
        cid=holding("fire-3", deck="earth-2 earth-3", support="earth-1*3"),
    )

    stage.ann.casts("arctic_circle", times=2)
    stage.bob.does("support fire-1")

    assert (stage.ann.support, stage.ann.hand) == ([], ["air-1", "air-2"])
    assert (stage.bob.support, stage.bob.hand) == (["earth-1", "earth-1", "fire-1"], ["water-1", "water-2", "fire-2"])
    assert (stage.cid.support, stage.cid.hand) == (["earth-1"] * 3, ["earth-2", "earth-3", "fire-3"])


@rule("M26.38")
def test_tsunami_draws_each_player_with_a_free_place_a_card_into_support() -> None:
    stage = Stage(
        ann=holding("water-3", deck="air-1 air-2", learned="tsunami"),
        bob=holding("fire-1", deck="madness fire-2"),
        cid=holding(deck="fire-3", support="earth-1*3"),
    )

    stage.ann.casts("tsunami")

    assert (stage.ann.support, stage.ann.hand) == (["air-1"], [])
    assert (stage.bob.support, stage.bob.hand) == (["madness"], ["fire-1"])
    assert (stage.cid.support, stage.cid.deck) == (["earth-1"] * 3, ["fire-3"])


@rule("M26.39", "M-EX.28")
def test_tsunami_at_triple_cost_draws_exactly_one_card_for_one_free_place() -> None:
    stage = Stage(
        ann=holding("water-3*3", deck="air-1 air-2 air-3 fire-1", learned="tsunami"),
        bob=holding(deck="fire-2 fire-3", support="earth-1*2"),
    )

    stage.ann.casts("tsunami", times=3)

    assert stage.ann.support == ["air-1", "air-2", "air-3"]
    assert stage.bob.support == ["earth-1", "earth-1", "fire-2"]
    assert stage.bob.deck == ["fire-3"]
    assert stage.bob.hand == []


@rule("M26.39")
def test_tsunami_asks_no_new_deck_of_a_player_without_a_free_place() -> None:
    stage = Stage(
        ann=holding("water-3", deck="air-1", learned="tsunami"),
        bob=holding(discard="fire-2", support="earth-1*3"),
        madness_stack=0,
    )

    stage.ann.casts("tsunami")

    assert stage.outcome == "playing"
    assert stage.bob.discard == ["fire-2"]


@rule("M26.40")
def test_ice_cocoon_discards_all_madness_from_hand_and_none_from_support() -> None:
    stage = Stage(
        ann=holding("water-3 madness*2 fire-1", deck="air-1 air-2 air-3", support="madness", learned="ice_cocoon"),
        bob=holding(),
    )

    stage.ann.casts("ice_cocoon")

    assert stage.ann.hand == ["fire-1", "air-1", "air-2"]
    assert stage.ann.discard == ["madness", "madness", "water-3"]
    assert stage.ann.support == ["madness"]


@rule("M26.40")
def test_ice_cocoon_at_double_cost_draws_two_for_each_madness_card() -> None:
    stage = Stage(
        ann=holding("water-3*2 madness*2", deck="air-1 air-1 air-2 air-2 air-3", learned="ice_cocoon"), bob=holding()
    )

    stage.ann.casts("ice_cocoon", times=2)

    assert stage.ann.hand == ["air-1", "air-1", "air-2", "air-2"]
    assert stage.ann.deck == ["air-3"]


@rule("M26.41", "M-EX.36")
def test_ice_cocoon_counts_the_madness_of_each_player_alone() -> None:
    stage = Stage(
        ann=holding("water-3 madness*3", deck="air-1 air-2 air-3 fire-1", learned="ice_cocoon"),
        bob=holding("earth-1", deck="fire-2 fire-3"),
        cid=holding("madness", deck="water-1 water-2"),
    )

    stage.ann.casts("ice_cocoon")

    assert stage.ann.hand == ["air-1", "air-2", "air-3"]
    assert stage.bob.hand == ["earth-1"]
    assert stage.cid.hand == ["water-1"]


@rule("M26.40")
def test_ice_cocoon_keeps_madness_drawn_by_it() -> None:
    stage = Stage(ann=holding("water-3 madness", deck="madness air-1", learned="ice_cocoon"), bob=holding())

    stage.ann.casts("ice_cocoon")

    assert stage.ann.hand == ["madness"]
    assert stage.ann.deck == ["air-1"]
