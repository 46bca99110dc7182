"""D18: the Manufactory, sets of equipment and cards turned face down."""

import pytest
from djinn_stage import CONTENT, QUIET, Stage, player, points
from rules import rule

DECKS = {"staff": ["staff1", "staff2"], "hat": ["hat4"], "cloak": ["cloak1"]}


@rule("D18.1")
def test_the_basic_action_gives_a_cork_and_a_visible_card_for_two_coins() -> None:
    stage = Stage(ann=player("s5", coins=3), bob=player(), phase="act", decks=DECKS)

    stage.ann.does("basic manufactory")
    assert stage.options == ["equip staff1", "equip hat4", "equip cloak1", "done"]
    assert stage.ann.why_not("equip staff2") == "D18.1"
    stage.ann.does("equip staff1")

    assert (stage.ann.seat.coins, stage.ann.seat.corks, stage.ann.equipment) == (1, 1, ["staff1"])
    assert stage.view.decks["staff"].top == "staff2"


@rule("D18.2")
def test_the_special_action_gives_two_corks_and_a_visible_card_for_three_coins() -> None:
    stage = Stage(ann=player("r6", coins=4), bob=player(), phase="act", djinn=QUIET, decks=DECKS)

    stage.ann.does("special manufactory", "equip hat4")

    assert (stage.ann.seat.coins, stage.ann.seat.corks, stage.ann.equipment) == (1, 2, ["hat4"])


@rule("D-R.8")
def test_the_price_is_paid_in_full_or_not_at_all() -> None:
    square = Stage(ann=player("s5", coins=1), bob=player(), phase="act")
    special = Stage(ann=player("r6", coins=2), bob=player(), phase="act", djinn=QUIET)

    assert square.ann.why_not("basic manufactory") == "D-R.8"
    assert special.ann.why_not("special manufactory") == "D-R.8"
    assert special.ann.can("basic manufactory")


@rule("D-R.9")
def test_a_coin_of_three_is_only_change() -> None:
    stage = Stage(ann=player("s5", coins=3), bob=player(), phase="act", decks={})
    toll = Stage(ann=player("s1", "r1", scrolls=3), bob=player("r4", "s1"))

    stage.ann.does("basic manufactory")
    toll.ann.does("move catacombs scroll bob")

    assert stage.ann.seat.coins == 1
    assert (toll.ann.seat.scrolls, toll.bob.seat.scrolls) == (2, 1)


@rule("D-R.8", "D-R.39")
def test_without_equipment_corks_are_still_sold_at_the_full_price() -> None:
    stage = Stage(ann=player("s5", coins=2), bob=player(), phase="act", decks={})

    stage.ann.does("basic manufactory")

    assert (stage.ann.seat.coins, stage.ann.seat.corks) == (0, 1)
    assert stage.bob.asked


@rule("D18.3", "D18.4")
def test_every_card_is_a_staff_a_hat_or_a_cloak_and_permanent_or_used_once() -> None:
    for card in CONTENT["equipment"]:
        assert card["id"].rstrip("123456789") == card["kind"]
        assert card["kind"] in ("staff", "hat", "cloak")
        assert card["mode"] in ("permanent", "once")
        assert card.get("effects") or card.get("passive")

    assert {card["mode"] for card in CONTENT["equipment"]} == {"permanent", "once"}


@rule("D18.6", "D18.7")
@pytest.mark.parametrize(("kept", "lying"), [("hat4", ["hat6 down", "hat4"]), ("hat6", ["hat6", "hat4 down"])])
def test_of_two_cards_of_a_kind_one_is_chosen_and_the_other_turned_down_unused(kept: str, lying: list[str]) -> None:
    stage = Stage(ann=player("s5", coins=2, equipment="hat6"), bob=player(), phase="act", decks=DECKS)

    stage.ann.does("basic manufactory", "equip hat4")
    assert sorted(stage.options) == ["keep hat4", "keep hat6"]
    assert stage.ann.why_not("use hat6") == "D-R.7"
    stage.ann.does(f"keep {kept}")

    assert (stage.ann.equipment, stage.ann.seat.scrolls) == (lying, 0)


@rule("D18.6")
def test_cards_of_different_kinds_are_active_together() -> None:
    stage = Stage(ann=player("s5", coins=2, equipment="hat6, staff3"), bob=player(), phase="act", decks=DECKS)

    stage.ann.does("basic manufactory", "equip cloak1")

    assert stage.ann.equipment == ["hat6", "staff3", "cloak1"]


@rule("D-R.40")
def test_upon_a_card_that_is_face_down_the_new_one_simply_lies_face_up() -> None:
    stage = Stage(ann=player("s5", coins=2, equipment="hat6 down"), bob=player(), phase="act", decks=DECKS)

    stage.ann.does("basic manufactory", "equip hat4")

    assert stage.ann.equipment == ["hat6 down", "hat4"]
    assert stage.prompt != "keep"


@rule("D-R.41")
def test_a_card_turned_down_stays_down_but_counts_for_sets_and_scoring() -> None:
    stage = Stage(ann=player("s5", coins=2, equipment="cloak7, hat6 down"), bob=player(), phase="act", decks=DECKS)

    stage.ann.does("use cloak7")
    assert stage.ann.why_not("use cloak7") == stage.ann.why_not("use hat6") == "D-R.41"
    stage.ann.does("basic manufactory", "equip staff1")

    assert stage.ann.equipment == ["cloak7 down", "hat6 down", "staff1"]
    assert stage.ann.seat.minimum == 1
    pairs = "staff1, staff2 down, hat1, hat2 down, cloak1 down, cloak2 down"
    assert points(player("source", equipment=pairs), scoring=("sc01",)) == 8


@rule("D18.9")
def test_the_first_set_moves_the_minimum_and_gives_magic() -> None:
    stage = Stage(
        ann=player("s5", coins=2, magic=0, equipment="hat6 down, cloak7 down"), bob=player(), phase="act", decks=DECKS
    )

    stage.ann.does("basic manufactory", "equip staff1")

    assert (stage.ann.seat.minimum, stage.ann.seat.magic) == (1, 2)


@rule("D18.9", "D-R.44")
def test_the_bonus_of_a_set_is_given_once() -> None:
    stage = Stage(
        ann=player("s5", coins=2, magic=0, minimum=1, equipment="hat6 down, hat1, cloak7 down, cloak2, staff3 down"),
        bob=player(),
        phase="act",
        decks=DECKS,
    )

    stage.ann.does("basic manufactory", "equip staff1")

    assert (stage.ann.seat.minimum, stage.ann.seat.magic) == (1, 0)


@rule("D-R.44")
def test_a_set_completed_in_this_turn_gives_nothing_again_with_the_next_card() -> None:
    stage = Stage(
        ann=player("s5", coins=2, magic=0, corked="red*3", equipment="hat6 down, cloak7 down"),
        bob=player(),
        phase="act",
        award_columns={"I": ["a1_5"]},
        decks=DECKS,
    )

    stage.ann.does("award red a1-5", "equip staff1", "basic manufactory", "equip hat4")

    assert (stage.ann.seat.minimum, stage.ann.seat.magic) == (1, 2)


@rule("D-R.44")
def test_the_number_of_sets_is_the_smallest_number_of_a_kind() -> None:
    two = "staff1, staff2 down, hat1, hat2 down, cloak1, cloak2 down, cloak3 down"
    one = "staff1, hat1, hat2 down, hat3 down, cloak1, cloak2 down, cloak3 down"

    assert points(player("source", equipment=two), scoring=("sc01",)) == 8
    assert points(player("source", equipment=one), scoring=("sc01",)) == 0


@rule("D-R.109")
def test_equipment_from_a_chest_or_an_award_counts_too() -> None:
    chest = Stage(
        ann=player("s3", keys=1, magic=0, equipment="hat6 down, cloak7 down"),
        bob=player(),
        phase="act",
        chests=["chest03"],
        decks=DECKS,
    )
    award = Stage(
        ann=player("s1", "r1", corked="red*3", equipment="hat6"),
        bob=player(),
        award_columns={"I": ["a1_5"]},
        decks=DECKS,
    )

    chest.ann.does("basic catacombs", "unlock", "equip staff1")
    award.ann.does("award red a1-5", "equip hat4")

    assert (chest.ann.seat.minimum, chest.ann.seat.magic) == (1, 3)
    assert award.options == ["keep hat4", "keep hat6"]
