"""D18.5, D18.8, D29: using equipment, arrival rewards and special cases."""

import pytest
from djinn_stage import NOBODY, QUIET, Stage, final, player
from rules import rule


@rule("D18.5", "D18.8")
def test_one_time_equipment_is_used_at_any_time_of_the_own_turn_and_turned_down() -> None:
    before = Stage(ann=player("s1", "r1", equipment="cloak7"), bob=player(equipment="cloak8"))
    inside = Stage(ann=player("s2", equipment="cloak7"), bob=player(), phase="act")

    before.ann.does("use cloak7")
    inside.ann.does("basic tavern", "use cloak7")

    assert (before.ann.seat.coins, before.ann.equipment) == (4, ["cloak7 down"])
    assert before.ann.why_not("use cloak8") == "D18.5"
    assert (inside.ann.seat.coins, inside.prompt) == (4, "hire")


@rule("D18.4", "D29.1")
@pytest.mark.parametrize(("card", "rule"), [("cloak1", "D29.1"), ("staff1", "D18.4"), ("hat3", "D18.4")])
def test_a_permanent_card_is_not_used_up_at_any_time(card: str, rule: str) -> None:
    stage = Stage(ann=player("s1", "r1", equipment=card), bob=player())

    assert stage.ann.why_not(f"use {card}") == rule


@rule("D-R.42")
def test_a_one_time_card_may_be_used_in_the_turn_in_which_it_is_gained() -> None:
    stage = Stage(ann=player("s5", coins=2), bob=player(), phase="act", decks={"cloak": ["cloak7"]})

    stage.ann.does("basic manufactory", "equip cloak7", "use cloak7")

    assert stage.ann.seat.coins == 4


@rule("D-R.42")
def test_a_permanent_card_works_only_while_it_is_face_up() -> None:
    up = Stage(ann=player("r2", magic=3, equipment="staff1"), bob=player(), djinn={"r2": "boss red"}, phase="act")
    down = Stage(
        ann=player("r2", magic=3, equipment="staff1 down"), bob=player(), djinn={"r2": "boss red"}, phase="act"
    )

    assert up.ann.can("capture")
    assert down.ann.why_not("capture") == "D-R.46"


@rule("D29.1")
def test_a_reward_is_gained_where_the_space_or_an_own_passage_shows_its_symbol() -> None:
    space = Stage(ann=player("s5", equipment="cloak1"), bob=player(), phase="act")
    passage = Stage(ann=player("s1", equipment="cloak1", placed="manufactory at s1"), bob=player(), phase="act")
    elsewhere = Stage(
        ann=player("s1", equipment="cloak1"), bob=player(placed="manufactory at s1"), cid=player(), phase="act"
    )

    space.ann.does("reward cloak1")
    passage.ann.does("reward cloak1")

    assert (space.ann.seat.coins, passage.ann.seat.coins) == (2, 2)
    assert elsewhere.ann.why_not("reward cloak1") == "D29.1"


@rule("D29.1")
@pytest.mark.parametrize(
    ("card", "space", "coins", "magic"),
    [
        ("staff5", "s1", 2, 0),
        ("staff6", "s3", 0, 2),
        ("hat1", "s4", 0, 2),
        ("hat2", "r1", 0, 2),
        ("hat9", "r2", 1, 0),
        ("cloak1", "r6", 2, 0),
        ("cloak2", "s6", 2, 0),
    ],
)
def test_every_arrival_reward_gives_what_its_card_shows(card: str, space: str, coins: int, magic: int) -> None:
    stage = Stage(ann=player(space, magic=0, equipment=card), bob=player(), phase="act")

    stage.ann.does(f"reward {card}")

    assert (stage.ann.seat.coins, stage.ann.seat.magic) == (coins, magic)


@rule("D29.2", "D-EX.12")
def test_an_arrival_reward_taken_first_can_pay_for_the_action() -> None:
    stage = Stage(ann=player("s5", equipment="cloak1"), bob=player(), phase="act", decks={"hat": ["hat4"]})

    assert stage.ann.why_not("basic manufactory") == "D-R.8"
    stage.ann.does("reward cloak1", "basic manufactory", "equip hat4")

    assert (stage.ann.seat.coins, stage.ann.seat.corks) == (0, 1)
    assert stage.ann.equipment == ["cloak1", "hat4"]


@rule("D29.2", "D-R.43")
def test_an_arrival_reward_may_follow_the_action_but_not_interrupt_it() -> None:
    stage = Stage(ann=player("s2", magic=0, equipment="hat2"), bob=player(), phase="act", piles={"plain-1": ["m01"]})

    stage.ann.does("basic tavern")
    assert stage.ann.why_not("reward hat2") == "D-R.43"
    stage.ann.does("hire m01", "reward hat2")

    assert stage.ann.seat.magic == 2
    assert stage.bob.asked


@rule("D29.3")
def test_a_card_with_the_manufactory_symbol_gives_its_reward_when_it_is_gained() -> None:
    stage = Stage(ann=player("s5", coins=2), bob=player(), phase="act", decks={"cloak": ["cloak1", "cloak2"]})

    stage.ann.does("basic manufactory", "equip cloak1", "reward cloak1")

    assert stage.ann.seat.coins == 2


@rule("D-R.43")
def test_a_new_card_gives_its_reward_only_where_its_condition_holds() -> None:
    market = Stage(ann=player("s5", coins=2), bob=player(), phase="act", decks={"cloak": ["cloak2"]})
    shape = Stage(ann=player("r6", coins=3), bob=player(), phase="act", djinn=QUIET, decks={"hat": ["hat9"]})

    market.ann.does("basic manufactory", "equip cloak2")
    shape.ann.does("special manufactory", "equip hat9", "reward hat9")

    assert market.bob.asked
    assert shape.ann.seat.coins == 1


@rule("D-R.43")
def test_a_reward_is_given_once_in_a_turn_while_the_card_is_face_up() -> None:
    stage = Stage(ann=player("s5", equipment="cloak1, hat9, hat2 down"), bob=player(), phase="act")

    stage.ann.does("reward cloak1")

    assert stage.ann.why_not("reward cloak1") == "D-R.43"
    assert stage.ann.why_not("reward hat2") == "D-R.41"
    assert stage.ann.why_not("reward hat9") == "D29.1"  # no round space
    assert stage.ann.why_not("reward staff1") == "D29.1"


@rule("D-R.43")
def test_a_reward_is_given_again_in_another_turn_also_at_the_first_placement() -> None:
    stage = Stage(ann=player(equipment="cloak1"), bob=player("s1", "r1"), djinn=QUIET)

    stage.ann.does("place manufactory from archives", "reward cloak1", "forgo magic")
    stage.bob.does("move manufactory", "forgo coins")
    stage.ann.does("move market", "forgo magic")
    stage.bob.does("move market", "forgo coins")
    stage.ann.does("move catacombs", "forgo magic")
    stage.bob.does("move archives", "forgo coins")
    stage.ann.does("move manufactory", "reward cloak1")

    assert stage.ann.seat.coins == 4


@rule("D-R.43")
def test_the_final_action_gives_no_arrival_reward() -> None:
    stage = final(ann=player("source", equipment="hat9"), bob=player("source"))

    assert stage.ann.why_not("reward hat9") == "D-R.89"


@rule("D29.4")
def test_the_tricksters_hat_swaps_up_to_two_empty_bottles() -> None:
    stage = Stage(ann=player("s1", "r1", bottles="red*3", equipment="hat8"), bob=player())
    none = Stage(ann=player("s1", "r1", corked="red", equipment="hat8"), bob=player())

    stage.ann.does("use hat8")
    assert stage.options == ["swap red for blue", "swap red for brown", "swap red for white", "done"]
    stage.ann.does("swap red for blue", "swap red for white")

    assert (stage.ann.bottles, stage.ann.equipment) == ("red blue white", ["hat8 down"])
    assert stage.prompt == "move"
    assert none.ann.why_not("use hat8") == "D29.4"


@rule("D29.5")
def test_the_hagglers_cloak_lets_the_assistant_stay_in_one_turn() -> None:
    stage = Stage(
        ann=player("r5", coins=2, stall="scribe", equipment="cloak4"),
        bob=player(),
        cid=player(),
        djinn=QUIET,
        phase="act",
    )

    stage.ann.does("special market", "stay scribe")
    assert (stage.ann.seat.scrolls, stage.ann.equipment) == (2, ["cloak4 down"])

    assert stage.ann.why_not("visit scribe") == "D19.2"
    assert stage.ann.can("stay scribe")


@rule("D29.7")
@pytest.mark.parametrize(
    ("card", "coins", "scrolls", "keys", "magic", "capacity"),
    [
        ("staff7", 0, 0, 0, 4, 5),
        ("hat6", 0, 3, 0, 0, 5),
        ("hat7", 0, 0, 0, 1, 6),
        ("cloak6", 0, 0, 0, 2, 5),
        ("cloak7", 4, 0, 0, 0, 5),
        ("cloak8", 0, 0, 2, 0, 5),
    ],
)
def test_other_one_time_cards_give_what_their_symbols_say(
    card: str, coins: int, scrolls: int, keys: int, magic: int, capacity: int
) -> None:
    stage = Stage(ann=player("s1", "r1", magic=0, equipment=card), bob=player(), djinn=NOBODY)

    stage.ann.does(f"use {card}")

    ann = stage.ann.seat
    assert (ann.coins, ann.scrolls, ann.keys, ann.magic, ann.capacity) == (coins, scrolls, keys, magic, capacity)


@rule("D29.7")
def test_the_staff_of_fellowship_makes_every_mage_cheaper() -> None:
    stage = Stage(
        ann=player("r2", magic=4, coins=1, equipment="staff9", mages="m13, m01"),
        bob=player(),
        djinn={"r2": "boss red blue"},
        phase="act",
    )

    stage.ann.does("capture", "capture red", "with m01", "with m13", "pay 0")

    assert stage.ann.seat.coins == 0


@rule("D29.7")
def test_the_hat_of_second_wind_wakes_three_mages() -> None:
    stage = Stage(
        ann=player("s1", "r1", mages="m01 down, m02 down, m03 down, m04 down", equipment="hat4"), bob=player()
    )

    stage.ann.does("use hat4", "wake m01", "wake m02", "wake m03")

    assert stage.ann.mages == ["m01", "m02", "m03", "m04 down"]
    assert stage.prompt == "move"
