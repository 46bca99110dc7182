"""D13 to D18: the actions of the spaces."""

import pytest
from djinn_stage import Stage, player
from rules import rule

QUIET = {"r1": "", "r2": "", "r3": "", "r4": "boss red", "r5": "", "r6": ""}


@rule("D13.1", "D13.2", "D14.1")
def test_a_square_space_offers_its_basic_action_once() -> None:
    stage = Stage(ann=player("s1", magic=0), bob=player(), phase="act")

    stage.ann.does("basic academy")

    assert (stage.ann.seat.scrolls, stage.ann.seat.magic) == (1, 3)
    assert stage.bob.asked  # nothing else was left to do


@rule("D13.3", "D13.4", "D4.1", "D-R.31")
def test_an_own_passage_adds_the_basic_action_of_its_location() -> None:
    stage = Stage(ann=player("s1", magic=0, placed="tavern at s1"), bob=player(), phase="act")

    stage.ann.does("passage tavern")
    stage.ann.does(stage.options[0])
    assert len(stage.ann.mages) == 1
    assert stage.ann.can("basic academy")
    assert stage.ann.why_not("passage tavern") == "D13.3"
    assert stage.ann.why_not("forgo coins") == "D-R.62"


@rule("D4.1")
def test_the_passage_of_somebody_else_cannot_be_used() -> None:
    stage = Stage(ann=player("s1"), bob=player(placed="tavern at s1"), phase="act")

    assert stage.ann.why_not("passage tavern") == "D13.3"


@rule("D13.5", "D13.10", "D3.3")
def test_a_round_space_offers_the_special_action_or_the_basic_one_instead() -> None:
    stage = Stage(ann=player("r2", magic=0), bob=player(), djinn=QUIET, phase="act")

    assert stage.ann.can("special academy")
    stage.ann.does("basic academy")

    assert stage.ann.seat.capacity == 5
    assert stage.bob.asked
    square = Stage(ann=player("s1"), bob=player(), phase="act")
    assert square.ann.why_not("special academy") == "D3.3"


@rule("D13.6", "D13.7", "D21.2", "D-R.56")
def test_the_turn_cannot_end_before_the_mandatory_capture() -> None:
    stage = Stage(ann=player("r2", magic=2), bob=player(), djinn={"r2": "boss red"}, phase="act")

    stage.ann.does("special academy")
    assert stage.ann.why_not("done") == "D13.6"
    stage.ann.does("capture nothing")

    assert stage.ann.seat.magic == 4
    assert stage.bob.asked


@rule("D13.8")
def test_without_djinn_the_mandatory_action_is_left_out() -> None:
    stage = Stage(ann=player("r2", magic=2), bob=player(), djinn=QUIET, phase="act")

    assert stage.ann.why_not("capture nothing") == "D21.1"
    stage.ann.does("forgo magic")

    assert stage.ann.seat.magic == 4
    assert stage.bob.asked


@rule("D13.12", "D-R.61", "D-R.117")
@pytest.mark.parametrize(("choice", "coins", "magic"), [("coins", 2, 1), ("magic", 0, 3), ("both", 1, 2)])
def test_doing_nothing_gives_coins_or_magic_instead(choice: str, coins: int, magic: int) -> None:
    stage = Stage(ann=player("r2", magic=1), bob=player(), djinn={"r2": "boss red"}, phase="act")

    assert stage.ann.why_not("done") == "D13.6"
    stage.ann.does(f"forgo {choice}")

    assert (stage.ann.seat.coins, stage.ann.seat.magic) == (coins, magic)
    assert stage.ann.why_not("special academy") == "D-R.117"
    assert stage.ann.why_not("forgo coins") == "D-R.61"


@rule("D14.2", "D-EX.6", "D6.9")
def test_the_special_academy_raises_capacity_first() -> None:
    stage = Stage(ann=player("r2", magic=3), bob=player(), djinn=QUIET, phase="act")

    stage.ann.does("special academy")

    assert (stage.ann.seat.capacity, stage.ann.seat.magic, stage.ann.seat.scrolls) == (6, 5, 1)


@rule("D6.11", "D6.12", "D6.13", "D-EX.7", "D-R.58")
def test_beyond_the_last_field_the_marker_is_turned_and_a_djinn_may_be_captured() -> None:
    stage = Stage(ann=player("r2", capacity=8, magic=7), bob=player(), djinn=QUIET, phase="act")

    stage.ann.does("special academy", "draw", "put circle")

    assert stage.ann.seat.turned
    assert stage.ann.seat.magic == 8
    assert stage.ann.circles[0] in ("red", "blue", "brown", "white")


@rule("D6.14", "D-R.58")
def test_the_drawn_djinn_can_be_returned_after_bottling_did_not_help() -> None:
    stage = Stage(
        ann=player("r2", capacity=8, turned=True, circles="red, red, inactive, inactive", bottles="red", corks=1),
        bob=player(),
        djinn=QUIET,
        phase="act",
    )
    before = stage.bag

    stage.ann.does("special academy", "draw")
    assert stage.ann.why_not("put circle") == "D21.11"
    assert stage.ann.why_not("exchange coin") == "D-R.58"
    stage.ann.does("bottle red", "return")

    assert stage.bag == before
    assert stage.ann.circles[:2] == ["empty", "red"]


@rule("D15.1", "D15.2", "D15.3", "D15.4")
def test_the_tavern_gives_mages_and_a_key_with_those_who_show_one() -> None:
    piles = {"plain-1": ["m01", "m02"], "plain-2": ["m03"], "keyed-1": ["m17"], "keyed-2": ["m18"]}
    basic = Stage(ann=player("s2"), bob=player(), phase="act", piles=piles)
    special = Stage(ann=player("r1"), bob=player(), phase="act", djinn=QUIET, piles=piles)

    basic.ann.does("basic tavern")
    assert basic.ann.why_not("hire m17") == "D15.1"
    basic.ann.does("hire m01")
    special.ann.does("special tavern", "hire m17")

    assert (basic.ann.mages, basic.ann.seat.keys) == (["m01"], 0)
    assert (special.ann.mages, special.ann.seat.keys, special.ann.seat.coins) == (["m17"], 1, 0)


@rule("D15.5", "D15.6", "D-R.20")
def test_an_emptied_pile_takes_the_visible_card_of_its_neighbour() -> None:
    piles = {"plain-1": ["m01"], "plain-2": ["m03", "m02"], "keyed-1": [], "keyed-2": []}
    stage = Stage(ann=player("s2"), bob=player("r4", "s2"), phase="act", piles=piles)

    stage.ann.does("basic tavern", "hire m01")

    tops = [stage.table.box.mages[pile[-1]].id for pile in stage.table.piles[:2]]
    assert tops == ["m03", "m02"]
    empty = Stage(ann=player("s2"), bob=player(), phase="act", piles={})
    assert empty.ann.why_not("basic tavern") == "D15.6"


@rule("D16.1", "D16.3", "D16.4", "D16.5")
def test_a_chest_gives_what_it_shows_and_its_lock_takes_a_key() -> None:
    stage = Stage(ann=player("s3", keys=1), bob=player(), phase="act", chests=["chest01", "chest02"])

    stage.ann.does("basic catacombs", "unlock", "take red")

    assert (stage.ann.seat.coins, stage.ann.seat.keys, stage.ann.seat.corks) == (3, 0, 1)
    assert stage.ann.bottles == "red"
    assert stage.table.box.chests[stage.table.used_chests[0]].id == "chest01"
    without = Stage(ann=player("s3"), bob=player(), phase="act", chests=["chest01"])
    without.ann.does("basic catacombs")
    assert without.ann.seat.corks == 0


@rule("D16.2", "D-R.23")
def test_two_chests_are_revealed_then_resolved_in_any_order_and_a_key_of_one_opens_the_other() -> None:
    stage = Stage(ann=player("r4"), bob=player(), phase="act", djinn={"r4": "boss red"}, chests=["chest05", "chest17"])

    stage.ann.does("special catacombs", "open chest17", "unlock")

    assert (stage.ann.seat.coins, stage.ann.seat.keys, stage.ann.seat.corks) == (2 + 1 + 3, 0, 1)


@rule("D16.6", "D-R.24")
def test_an_empty_stack_is_renewed_from_the_discard_pile() -> None:
    stage = Stage(
        ann=player("r4"),
        bob=player(),
        phase="act",
        chests=["chest13"],
        used_chests=["chest14"],
        djinn={"r4": "boss red"},
    )

    stage.ann.does("special catacombs", "open chest13")

    assert len(stage.table.chests) + len(stage.table.used_chests) == 2
    assert stage.table.chests


@rule("D29.6", "D-R.25", "D-R.122")
def test_the_miners_hood_reveals_one_chest_more_and_drops_one() -> None:
    stage = Stage(
        ann=player("s3", equipment="hat3"), bob=player(), phase="act", chests=["chest13", "chest14", "chest15"]
    )

    stage.ann.does("basic catacombs", "reveal extra", "discard chest13")

    assert (stage.ann.seat.coins, stage.ann.seat.scrolls) == (2, 2)


@rule("D18.1", "D18.3", "D18.6", "D18.7", "D-R.40")
def test_the_manufactory_sells_a_cork_and_equipment_and_one_of_a_kind_stays_active() -> None:
    decks = {"staff": ["staff1"], "hat": ["hat4"], "cloak": ["cloak1"]}
    stage = Stage(ann=player("s5", coins=2, equipment="hat6"), bob=player(), phase="act", decks=decks)

    stage.ann.does("basic manufactory", "equip hat4", "keep hat4")

    assert (stage.ann.seat.coins, stage.ann.seat.corks) == (0, 1)
    assert stage.ann.equipment == ["hat6 down", "hat4"]


@rule("D18.1", "D-R.8")
def test_the_manufactory_is_paid_in_full_or_not_at_all() -> None:
    stage = Stage(ann=player("s5", coins=1), bob=player(), phase="act")

    assert stage.ann.why_not("basic manufactory") == "D-R.8"


@rule("D18.2", "D31.4")
def test_the_special_manufactory_gives_two_corks_and_with_the_trait_three() -> None:
    plain = Stage(ann=player("r6", coins=3), bob=player(), phase="act", djinn=QUIET)
    nimble = Stage(ann=player("r6", coins=3, positive="P04"), bob=player(), phase="act", djinn=QUIET)

    plain.ann.does("special manufactory")
    nimble.ann.does("special manufactory")

    assert (plain.ann.seat.corks, nimble.ann.seat.corks) == (2, 3)


@rule("D18.9", "D6.17", "D-R.44")
def test_the_first_set_of_equipment_moves_the_minimum_and_gives_magic() -> None:
    decks = {"staff": ["staff1"], "hat": ["hat4"], "cloak": ["cloak1"]}
    stage = Stage(
        ann=player("s5", coins=2, magic=0, equipment="hat6 down, cloak7 down"), bob=player(), phase="act", decks=decks
    )

    stage.ann.does("basic manufactory", "equip staff1")

    assert (stage.ann.seat.minimum, stage.ann.seat.magic) == (1, 2)


@rule("D29.1", "D29.2", "D29.3", "D-EX.12", "D-R.43")
def test_an_arrival_reward_taken_first_can_pay_for_the_action() -> None:
    stage = Stage(ann=player("s5", equipment="cloak1"), bob=player(), phase="act", decks={"hat": ["hat4"]})

    assert stage.ann.why_not("basic manufactory") == "D-R.8"
    stage.ann.does("reward cloak1")
    assert stage.ann.why_not("reward cloak1") == "D-R.43"
    stage.ann.does("basic manufactory", "equip hat4")

    assert (stage.ann.seat.coins, stage.ann.seat.corks) == (0, 1)


@rule("D29.1", "D-R.38")
def test_an_own_older_passage_also_shows_the_symbol_of_a_reward() -> None:
    stage = Stage(ann=player("s1", equipment="cloak1", placed="manufactory at s1"), bob=player(), phase="act")
    elsewhere = Stage(ann=player("s1", equipment="cloak1"), bob=player(), phase="act")

    assert stage.ann.can("reward cloak1")
    assert elsewhere.ann.why_not("reward cloak1") == "D29.1"


@rule("D18.5", "D18.8", "D-R.42")
def test_one_time_equipment_is_used_at_any_time_and_turned_down() -> None:
    stage = Stage(ann=player("s1", "r1", equipment="cloak7"), bob=player())

    stage.ann.does("use cloak7")

    assert (stage.ann.seat.coins, stage.ann.equipment) == (4, ["cloak7 down"])
    assert stage.ann.why_not("use cloak7") == "D-R.41"
    assert stage.ann.why_not("use hat4") == "D18.6"
