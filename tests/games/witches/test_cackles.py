"""W12, W14: Cackles, Black Aliss and tea."""

import pytest
from rules import rule
from witches_stage import CACKLE, Holding, Stage, holding


def facing(ann: Holding, bob: Holding, **given: object) -> Stage:
    """Ann stands on a Fever at Slice."""
    return Stage(problems={"slice": "fever"}, ann=ann, bob=bob, **given)


@rule("W12.1", "W12.3")
@pytest.mark.parametrize("faces", [0, 1, 2, 3])
def test_each_cackle_face_brings_a_counter_from_the_supply(faces: int) -> None:
    stage = facing(holding(spot="slice", hard="elves elves"), holding())
    dice = ([CACKLE] * faces + [6] * 4)[:4]

    stage.ann.faces((dice[0], dice[1]), (dice[2], dice[3]))
    stage.ann.does("accept")

    assert stage.ann.solved == ["fever", "elves", "elves"]
    assert (stage.ann.cackles, stage.table.supply_cackles) == (faces, 8 - faces)


@rule("W12.2", "W18.23")
def test_a_rerolled_cackle_face_is_ignored_and_the_new_one_counts() -> None:
    stage = facing(holding("greebo_1 greebo_2", spot="slice"), holding())

    stage.ann.faces((CACKLE, 6))
    stage.ann.does("play greebo-1")
    stage.rolls(CACKLE)
    stage.ann.does("reroll first")
    stage.rolls(2, CACKLE)
    stage.ann.does("stand", "play greebo-2")
    stage.rolls(3)
    stage.ann.does("reroll second", "accept")

    assert stage.ann.solved == ["fever"]
    assert stage.ann.cackles == 1


@rule("W-EX.19", "W-R.52", "W12.4")
def test_cackles_come_one_by_one_from_whoever_has_the_most() -> None:
    stage = facing(holding(spot="slice", cackles=2, hard="elves elves"), holding(cackles=6))

    stage.ann.faces((6, CACKLE), (CACKLE, CACKLE))
    stage.ann.does("accept")

    assert (stage.ann.cackles, stage.ann.aliss) == (4, 1)
    assert (stage.bob.cackles, stage.bob.aliss) == (4, 0)
    assert [event.kind for event in stage.events][-3:] == ["cackle-moved", "cackle-moved", "aliss-taken"]


@rule("W-EX.20", "W12.3", "W12.6")
def test_the_last_cackle_of_the_supply_comes_first_and_then_black_aliss() -> None:
    stage = facing(holding(spot="slice", cackles=4, hard="elves elves"), holding(cackles=3))

    stage.ann.faces((6, CACKLE), (CACKLE, CACKLE))
    stage.ann.does("accept")

    assert (stage.ann.cackles, stage.ann.aliss) == (5, 2)
    assert (stage.bob.cackles, stage.table.supply_aliss) == (3, 10)


@rule("W12.6")
def test_who_is_tied_for_the_most_takes_black_aliss_too() -> None:
    stage = facing(holding(spot="slice", cackles=4), holding(cackles=4))

    stage.ann.faces((6, CACKLE), (2, 2))
    stage.ann.does("accept")

    assert (stage.ann.cackles, stage.ann.aliss, stage.bob.cackles) == (4, 1, 4)


@rule("W12.5", "W12.4")
def test_of_several_with_the_most_she_chooses_who_gives() -> None:
    rich = {"cid": holding(cackles=5), "dee": holding(cackles=6)}
    stage = facing(holding(spot="slice"), holding(cackles=5), cackles=0, **rich)

    stage.ann.faces((6, CACKLE), (2, CACKLE))
    stage.ann.does("accept")
    assert stage.dee.cackles == 5
    assert stage.options == ["take-from bob", "take-from cid", "take-from dee"]
    stage.ann.does("take-from cid")

    assert (stage.bob.cackles, stage.cid.cackles, stage.dee.cackles, stage.ann.cackles) == (5, 4, 5, 2)


@rule("W12.4")
def test_nobody_gives_who_has_fewer() -> None:
    rich = {"cid": holding(cackles=7), "dee": holding(cackles=8)}
    stage = facing(holding(spot="slice"), holding(cackles=1), cackles=0, **rich)

    stage.ann.faces((6, CACKLE), (2, 2))
    stage.ann.does("accept")

    assert stage.ann.why_not("take-from bob") == "W12.4"


@rule("W-R.53")
def test_without_a_black_aliss_left_nothing_is_taken_in_the_competitive_game() -> None:
    stage = facing(holding(spot="slice", cackles=5), holding(cackles=3), aliss=0)

    stage.ann.faces((6, CACKLE), (2, CACKLE))
    stage.ann.does("accept")

    assert (stage.ann.cackles, stage.ann.aliss) == (5, 0)
    assert stage.ann.solved == ["fever"]
    assert stage.outcome == "playing"


@rule("W-R.55", "W21.5")
def test_in_the_cooperative_game_that_is_a_loss_in_the_middle_of_it_all() -> None:
    stage = facing(holding(spot="slice", cackles=4), holding(cackles=2), aliss=1, mode="cooperative")

    stage.ann.faces((6, CACKLE), (CACKLE, CACKLE))
    stage.ann.does("accept")

    assert stage.outcome == "lost"
    assert stage.happened("lost") == [{"cause": "aliss-empty"}]
    assert stage.asked == ""
    assert stage.ann.aliss == 1


@rule("W22.2", "W-R.55")
def test_alone_an_empty_pile_of_black_aliss_is_a_loss() -> None:
    stage = Stage(ann=holding(spot="slice", cackles=4), problems={"slice": "fever"}, aliss=0)

    stage.ann.faces((6, CACKLE), (2, 2))
    stage.ann.does("accept")

    assert stage.outcome == "lost"
    assert stage.happened("lost") == [{"cause": "aliss-empty"}]


@rule("W22.2", "W12.6")
def test_alone_an_empty_supply_brings_black_aliss_first() -> None:
    stage = Stage(ann=holding(spot="slice", cackles=4), problems={"slice": "fever"}, aliss=1)

    stage.ann.faces((6, CACKLE), (2, 2))
    stage.ann.does("accept")

    assert (stage.ann.aliss, stage.table.supply_aliss) == (4, 0)
    assert stage.outcome == "playing"


@rule("W-EX.9", "W14.5")
def test_tea_for_two_twice() -> None:
    stage = Stage(ann=holding(spot="lancre-town-1", cackles=6), bob=holding(spot="blasted-oak", cackles=1))

    stage.ann.does("walk blasted-oak", "return 3")
    stage.bob.does("return 1")
    assert (stage.ann.cackles, stage.bob.cackles) == (3, 0)
    stage.ann.does("stay", "return 3")

    assert (stage.ann.cackles, stage.bob.cackles) == (0, 0)
    assert stage.table.supply_cackles == 8


@rule("W14.2", "W14.4")
def test_the_active_witch_returns_up_to_three_cackles_to_the_supply() -> None:
    stage = Stage(ann=holding(spot="slice", cackles=5), bob=holding(spot="slice"))

    stage.ann.does("stay")
    assert stage.options == ["return 3", "return 2", "return 1", "return 0"]
    assert stage.ann.why_not("return 4") == "W14.2"
    stage.ann.does("return 3")

    assert (stage.ann.cackles, stage.table.supply_cackles) == (2, 6)


@rule("W14.3", "W14.4")
def test_every_other_witch_returns_up_to_two() -> None:
    bob, cid = holding(spot="slice", cackles=3), holding(spot="slice", cackles=4)
    stage = Stage(ann=holding(spot="slice"), bob=bob, cid=cid)

    stage.ann.does("stay")
    assert stage.asked == "bob"
    assert stage.options == ["return 2", "return 1", "return 0"]
    assert stage.bob.why_not("return 3") == "W14.3"
    stage.bob.does("return 2")
    stage.cid.does("return 2")

    assert (stage.bob.cackles, stage.cid.cackles, stage.table.supply_cackles) == (1, 2, 9)


@rule("W-R.74")
def test_nobody_must_return_any_and_nobody_more_than_she_has() -> None:
    stage = Stage(ann=holding(spot="slice", cackles=1), bob=holding(spot="slice", cackles=2))

    stage.ann.does("stay")
    assert stage.options == ["return 1", "return 0"]
    stage.ann.does("return 0")
    stage.bob.does("return 0")

    assert (stage.ann.cackles, stage.bob.cackles) == (1, 2)


@rule("W-R.74")
def test_witches_on_other_slots_of_the_town_have_no_tea() -> None:
    cid = holding(spot="lancre-town-2", cackles=2)
    stage = Stage(ann=holding(spot="dancers", cackles=2), bob=holding(spot="lancre-town-1", cackles=2), cid=cid)

    stage.ann.does("walk lancre-town-2", "return 2")
    stage.cid.does("return 2")

    assert stage.bob.cackles == 2
    assert stage.asked == "ann"


@rule("W14.1")
def test_on_an_empty_slot_of_a_town_with_witches_there_is_no_tea() -> None:
    stage = Stage(ann=holding(spot="dancers", cackles=2), bob=holding(spot="lancre-town-1"))

    stage.ann.does("walk lancre-town-2", "stop")

    assert not stage.happened("tea")
    assert stage.values["action"] == 2


@rule("W18.25", "W-R.61")
def test_self_awareness_returns_one_or_two_cackles_to_the_supply() -> None:
    stage = Stage(ann=holding("nanny_ogg_1", cackles=3), bob=holding())

    stage.ann.does("play nanny-ogg-1")
    assert stage.options == ["return 2", "return 1"]
    stage.ann.does("return 2")

    assert (stage.ann.cackles, stage.table.supply_cackles) == (1, 7)


@rule("W18.6", "W-R.54")
def test_some_extra_cards_cost_a_cackle_before_they_are_drawn() -> None:
    stage = Stage(ann=holding("mrs_earwig_1"), bob=holding(), pile="greebo_1 greebo_2")

    stage.ann.does("play mrs-earwig-1")

    assert stage.ann.cackles == 1
    assert [event.kind for event in stage.events] == ["played", "cackle-taken", "drew", "drew"]
    assert stage.ann.hand == ["greebo_1", "greebo_2"]


@rule("W-R.12")
def test_only_the_active_player_plays_cards() -> None:
    stage = Stage(ann=holding(spot="slice", cackles=1), bob=holding("nanny_ogg_1", spot="slice", cackles=2))

    stage.ann.does("stay", "return 0")

    assert stage.asked == "bob"
    assert stage.options == ["return 2", "return 1", "return 0"]
    assert stage.bob.why_not("play nanny-ogg-1") == "W-R.12"


@rule("W-R.74", "W4.1")
def test_tea_goes_clockwise_from_the_active_player() -> None:
    one = holding(spot="slice", cackles=1)
    stage = Stage(active="cid", ann=one, bob=one, cid=one, dee=one)

    asked = [stage.asked]
    stage.answer("stay")
    while stage.prompt == "return-cackles":
        asked.append(stage.asked)
        stage.answer("return 1")

    assert asked == ["cid", "cid", "dee", "ann", "bob"]
