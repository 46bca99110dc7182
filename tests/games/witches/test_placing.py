"""W5: placing a Problem tile."""

import pytest
from rules import rule
from witches_stage import Stage, all_cards_but, holding, shown, view

AWAY = {"ann": holding(spot="skund"), "bob": holding(spot="long-man")}
TOWN = {"lancre-town-1": "fever", "lancre-town-2": "death", "lancre-town-3": "sick_pig"}


def place(pile: str, problems: dict[str, str] | None = None, **given: object) -> Stage:
    """Ann begins her turn; the pile is written top card first."""
    waiting = given.pop("waiting", [["broken_limb", "hiver"], ["fever"], [], [], [], []])
    return Stage(phase="place", pile=pile, problems=problems, waiting=waiting, **{**AWAY, **given})


@rule("W5.1", "W5.3")
def test_the_top_card_names_the_location_of_the_tile_and_nothing_else() -> None:
    stage = place("miss_tick_3 igor_and_scraps_3")

    assert stage.tile("razorback") == "broken_limb"
    assert stage.is_up("razorback")
    assert stage.tile("slice") == ""
    assert stage.ann.hand == []
    assert stage.prompt == "move"


@rule("W5.14")
def test_location_cards_go_face_up_to_the_discard_pile() -> None:
    stage = place("igor_and_scraps_3 miss_tick_3", {"slice": "fever"})

    assert set(stage.discard) == {"igor_and_scraps_3", "miss_tick_3"}
    assert set(shown(view(stage.table, -1), "discard")) == {"igor_and_scraps_3", "miss_tick_3"}


@rule("W5.2", "W-R.18")
def test_frames_are_emptied_from_the_left_and_from_the_top() -> None:
    stage = place("miss_tick_3", waiting=[[], ["fever", "hiver"], ["death"], [], [], []])

    assert stage.tile("razorback") == "fever"
    assert stage.waiting == [0, 1, 1, 0, 0, 0]


@rule("W5.4")
def test_a_hard_problem_is_placed_face_down() -> None:
    stage = place("miss_tick_3", waiting=[["hiver"], ["fever"], [], [], [], []])

    assert stage.tile("razorback") == "hiver"
    assert not stage.is_up("razorback")
    assert stage.ann.knows("razorback") == ""


@rule("W-EX.2", "W5.5")
def test_a_problem_in_the_way_gets_a_crisis_and_another_card_is_drawn() -> None:
    stage = place("igor_and_scraps_3 miss_tick_3", {"slice": "fever"})

    assert stage.crises("slice") == 1
    assert stage.tile("razorback") == "broken_limb"
    assert len(stage.discard) == 2
    assert stage.table.supply_crises == 11


@rule("W5.8")
def test_several_crises_can_appear_before_the_tile_is_placed() -> None:
    problems = {"slice": "fever", "skund": "death", "no-sun": "elves"}
    away = holding(spot="bad-ass")
    stage = place("igor_and_scraps_3 miss_tick_1 miss_treason_2 miss_tick_3", problems, ann=away)

    assert [stage.crises(slot) for slot in problems] == [1, 1, 1]
    assert stage.table.supply_crises == 9
    assert stage.tile("razorback") == "broken_limb"
    assert stage.waiting == [1, 1, 0, 0, 0, 0]


@rule("W5.6", "W5.7")
def test_a_problem_with_a_crisis_gets_no_other_one() -> None:
    stage = place("igor_and_scraps_3 mrs_earwig_3 miss_tick_3", {"slice": "fever"})

    assert stage.crises("slice") == 1
    assert stage.table.supply_crises == 11
    assert stage.tile("razorback") == "broken_limb"


@rule("W5.6")
def test_a_crisis_that_lies_there_needs_none_from_an_empty_supply() -> None:
    stage = place("igor_and_scraps_3 miss_tick_3", {"slice": "fever+1"}, crises=0)

    assert stage.outcome == "playing"
    assert stage.tile("razorback") == "broken_limb"


@rule("W23.3", "W-R.78")
def test_with_stacking_crises_every_card_adds_one_more() -> None:
    stage = place("igor_and_scraps_3 mrs_earwig_3 miss_tick_3", {"slice": "fever+1"}, stacking_crises="on")

    assert stage.crises("slice") == 3
    assert stage.table.supply_crises == 9
    assert stage.tile("razorback") == "broken_limb"


@rule("W5.9")
def test_where_a_witch_stands_no_tile_is_placed() -> None:
    stage = place("igor_and_scraps_3 miss_tick_3", bob=holding(spot="slice"))

    assert stage.tile("slice") == ""
    assert stage.tile("razorback") == "broken_limb"


@rule("W5.10")
def test_where_a_witch_stands_no_crisis_is_placed() -> None:
    stage = place("igor_and_scraps_3 miss_tick_3", {"slice": "fever"}, bob=holding(spot="slice"), crises=0)

    assert stage.crises("slice") == 0
    assert stage.outcome == "playing"
    assert stage.tile("razorback") == "broken_limb"


@rule("W-EX.30", "W-R.20")
def test_a_witch_on_one_slot_of_the_town_blocks_all_of_it() -> None:
    stage = place("greebo_1 miss_tick_3", bob=holding(spot="lancre-town-1"))

    assert [stage.tile(slot) for slot in TOWN] == ["", "", ""]
    assert stage.table.supply_crises == 12
    assert stage.tile("razorback") == "broken_limb"


@rule("W5.13", "W-R.20")
@pytest.mark.parametrize(
    ("card", "spot", "full"),
    [
        ("greebo_1", "lancre-town-3", TOWN),
        ("granny_weatherwax_3", "lancre-castle-2", {"lancre-castle-1": "fever", "lancre-castle-2": "death"}),
    ],
)
def test_a_witch_in_town_or_castle_keeps_crises_away(card: str, spot: str, full: dict[str, str]) -> None:
    stage = place(f"{card} miss_tick_3", full, bob=holding(spot=spot), crises=0)

    assert [stage.crises(slot) for slot in full] == [0] * len(full)
    assert stage.outcome == "playing"
    assert stage.tile("razorback") == "broken_limb"


@rule("W5.11", "W-R.19")
def test_in_the_town_the_first_empty_slot_takes_the_tile() -> None:
    stage = place("greebo_1", {"lancre-town-1": "fever"})

    assert stage.tile("lancre-town-2") == "broken_limb"
    assert stage.tile("lancre-town-3") == ""
    assert stage.crises("lancre-town-1") == 0


@rule("W5.12", "W-R.21")
def test_in_a_full_town_the_active_player_chooses_who_gets_the_crisis() -> None:
    stage = place("greebo_1 miss_tick_3", TOWN | {"lancre-town-2": "death+1"})

    assert stage.options == ["crisis lancre-town-1", "crisis lancre-town-3"]
    assert stage.ann.why_not("crisis lancre-town-2") == "W-R.21"
    assert stage.ann.why_not("crisis slice") == "W5.12"
    stage.ann.does("crisis lancre-town-3")

    assert [stage.crises(slot) for slot in TOWN] == [0, 1, 1]
    assert stage.tile("razorback") == "broken_limb"


@rule("W-R.21")
def test_in_a_full_town_where_all_carry_a_crisis_none_is_placed() -> None:
    stage = place("greebo_1 miss_tick_3", {slot: f"{tile}+1" for slot, tile in TOWN.items()}, crises=0)

    assert [stage.crises(slot) for slot in TOWN] == [1, 1, 1]
    assert stage.outcome == "playing"
    assert stage.tile("razorback") == "broken_limb"


@rule("W-R.78")
def test_with_stacking_crises_she_chooses_among_all_problems_of_a_full_town() -> None:
    crises = {slot: f"{tile}+1" for slot, tile in TOWN.items()}
    stage = place("greebo_1 miss_tick_3", crises, stacking_crises="on")

    assert stage.options == ["crisis lancre-town-1", "crisis lancre-town-2", "crisis lancre-town-3"]
    stage.ann.does("crisis lancre-town-2")

    assert [stage.crises(slot) for slot in TOWN] == [1, 2, 1]


@rule("W5.15", "W17.1", "W-R.83")
def test_a_crisis_that_cannot_be_placed_ends_the_game_at_once() -> None:
    rich = holding(easy="death", spot="skund")
    stage = place("igor_and_scraps_3 miss_tick_3", {"slice": "fever"}, ann=rich, crises=0)

    assert stage.outcome == "lost"
    assert stage.asked == ""
    assert stage.tile("razorback") == ""
    assert shown(view(stage.table, 0), "winners") == []


@rule("W5.8", "W5.15")
def test_a_chain_of_crises_ends_the_game_when_the_supply_runs_out_in_it() -> None:
    problems = {"slice": "fever", "no-sun": "death", "bad-ass": "fever"}
    stage = place("igor_and_scraps_3 miss_treason_2 greebo_2 miss_tick_3", problems, crises=2)

    assert [stage.crises(slot) for slot in problems] == [1, 1, 0]
    assert stage.outcome == "lost"


@rule("W-R.23")
def test_nobody_can_answer_the_loss_with_a_card() -> None:
    ann = holding("granny_weatherwax_1", spot="skund")
    stage = place("igor_and_scraps_3", {"slice": "fever", "bad-ass": "fever+1"}, ann=ann, crises=0)

    assert stage.ann.can("play granny-weatherwax-1")
    stage.ann.does("pass")

    assert stage.outcome == "lost"


@rule("W-R.23")
def test_who_wants_to_be_left_alone_is_asked_when_the_next_card_may_end_the_game() -> None:
    problems = {"slice": "fever", "bad-ass": "fever+1"}
    stage = place("igor_and_scraps_3 miss_tick_3", problems, ann=holding("granny_weatherwax_1"), crises=1)

    stage.ann.does("pass-until turn-end")
    assert stage.table.supply_crises == 0
    assert stage.prompt == "window"
    stage.ann.does("play granny-weatherwax-1", "help bad-ass")

    assert stage.table.supply_crises == 1


@rule("W16.6")
def test_an_empty_pile_is_renewed_from_the_discard_pile() -> None:
    rest = all_cards_but("igor_and_scraps_3", "miss_tick_3")
    stage = place("igor_and_scraps_3", {"slice": "fever"}, bob=holding(rest, spot="long-man"), discard="miss_tick_3")

    assert stage.crises("slice") == 1
    assert stage.tile("razorback") == "broken_limb"


@rule("W-R.16")
def test_the_discard_pile_waits_until_a_card_has_to_be_drawn() -> None:
    rest = all_cards_but("igor_and_scraps_3", "miss_tick_3")
    stage = place("miss_tick_3", bob=holding(rest, spot="long-man"), discard="igor_and_scraps_3")

    assert stage.pile == 0
    assert set(stage.discard) == {"igor_and_scraps_3", "miss_tick_3"}


@rule("W-R.24")
def test_a_location_card_may_come_back_in_the_same_phase() -> None:
    rest = holding(all_cards_but("igor_and_scraps_3"), spot="long-man")
    stage = place("igor_and_scraps_3", {"slice": "fever"}, bob=rest, stacking_crises="on", crises=3)

    assert stage.crises("slice") == 3
    assert stage.outcome == "lost"


@rule("W-R.22")
def test_a_tile_that_no_card_could_place_waits() -> None:
    rest = holding(all_cards_but("igor_and_scraps_3"), spot="long-man")
    stage = place("igor_and_scraps_3", {"slice": "fever+1"}, bob=rest, crises=1)

    assert stage.prompt == "move"
    assert stage.waiting == [2, 1, 0, 0, 0, 0]
    assert stage.table.supply_crises == 1


@rule("W-R.22")
def test_a_tile_waits_only_if_no_card_of_both_piles_helps() -> None:
    rest = holding(all_cards_but("igor_and_scraps_3", "miss_tick_3"), spot="slice")
    stage = place("igor_and_scraps_3", bob=rest, discard="miss_tick_3")

    assert stage.tile("razorback") == "broken_limb"


@rule("W-R.14")
def test_before_each_location_card_advantages_may_be_played() -> None:
    ann = holding("nanny_ogg_1 miss_level_1", cackles=1)
    stage = place("igor_and_scraps_3 miss_tick_3", {"slice": "fever"}, ann=ann)

    assert stage.prompt == "window"
    stage.ann.does("play nanny-ogg-1")
    assert stage.ann.cackles == 0
    stage.ann.does("pass")
    assert stage.crises("slice") == 1
    stage.ann.does("pass")

    assert stage.tile("razorback") == "broken_limb"


@rule("W-R.14")
def test_who_wants_to_be_left_alone_is_not_asked_again_until_her_move() -> None:
    stage = place("igor_and_scraps_3 miss_tick_3", {"slice": "fever"}, ann=holding("miss_level_1"))

    stage.ann.does("pass-until move")

    assert stage.prompt == "move"


@rule("W5.16", "W17.4", "W-R.84")
def test_the_game_ends_with_the_turn_in_which_the_last_tile_was_placed() -> None:
    stage = place("miss_tick_3", waiting=[[], [], [], [], [], ["fever"]])

    assert stage.outcome == "playing"
    stage.ann.does("stay")
    assert stage.outcome == "playing"
    stage.ann.does("stay")

    assert stage.outcome == "ann+bob"
    assert not stage.happened("turn-began")


@rule("W5.16")
def test_while_a_tile_is_left_the_next_player_has_her_turn() -> None:
    stage = place("miss_tick_3", waiting=[[], [], [], [], ["fever"], ["fever"]])

    stage.ann.does("stay", "stay")

    assert stage.outcome == "playing"
    assert stage.asked == "bob"
