"""W5: placing a Problem tile."""

from rules import rule
from witches_stage import Stage, holding

AWAY = {"ann": holding(spot="skund"), "bob": holding(spot="long-man")}


def place(pile: str, problems: dict[str, str] | None = None, **given: object) -> Stage:
    """Ann begins her turn; the pile is written top card first."""
    waiting = given.pop("waiting", [["broken_limb", "hiver"], ["fever"], [], [], [], []])
    return Stage(phase="place", pile=pile, problems=problems, waiting=waiting, **{**AWAY, **given})


@rule("W5.1", "W5.2", "W5.3", "W5.14", "W2.19")
def test_the_top_card_names_the_location_of_the_next_tile() -> None:
    stage = place("miss_tick_3")

    assert stage.tile("razorback") == "broken_limb"
    assert stage.is_up("razorback")
    assert stage.discard == ["miss_tick_3"]
    assert stage.prompt == "move"


@rule("W5.2", "W-R.18")
def test_the_leftmost_frame_that_holds_tiles_gives_the_tile() -> None:
    stage = place("miss_tick_3", waiting=[[], ["fever", "hiver"], ["death"], [], [], []])

    assert stage.tile("razorback") == "fever"


@rule("W5.4")
def test_a_hard_problem_is_placed_face_down() -> None:
    stage = place("miss_tick_3", waiting=[["hiver"], ["fever"], [], [], [], []])

    assert stage.tile("razorback") == "hiver"
    assert not stage.is_up("razorback")
    assert stage.ann.knows("razorback") == ""


@rule("W-EX.2", "W5.5", "W5.8")
def test_a_problem_in_the_way_gets_a_crisis_and_another_card_is_drawn() -> None:
    stage = place("igor_and_scraps_3 miss_tick_3", {"slice": "fever"})

    assert stage.crises("slice") == 1
    assert stage.tile("razorback") == "broken_limb"
    assert len(stage.discard) == 2
    assert stage.table.supply_crises == 11


@rule("W5.6", "W5.7")
def test_a_problem_with_a_crisis_gets_no_other_one() -> None:
    stage = place("igor_and_scraps_3 miss_tick_3", {"slice": "fever+1"})

    assert stage.crises("slice") == 1
    assert stage.tile("razorback") == "broken_limb"


@rule("W23.3", "W-R.78")
def test_with_stacking_crises_it_gets_one_more() -> None:
    stage = place("igor_and_scraps_3 miss_tick_3", {"slice": "fever+1"}, stacking_crises="on")

    assert stage.crises("slice") == 2


@rule("W5.9", "W5.10")
def test_where_a_witch_stands_nothing_is_placed() -> None:
    stage = place("igor_and_scraps_3 miss_tick_3", {"slice": "fever"}, bob=holding(spot="slice"))

    assert stage.crises("slice") == 0
    assert stage.tile("razorback") == "broken_limb"


@rule("W-EX.30", "W5.13", "W-R.20")
def test_a_witch_on_one_slot_of_the_town_blocks_all_of_it() -> None:
    stage = place("greebo_1 miss_tick_3", bob=holding(spot="lancre-town-1"))

    assert stage.tile("lancre-town-2") == ""
    assert stage.tile("razorback") == "broken_limb"


@rule("W5.11", "W-R.19")
def test_in_the_town_the_first_empty_slot_takes_the_tile() -> None:
    stage = place("greebo_1", {"lancre-town-1": "fever"})

    assert stage.tile("lancre-town-2") == "broken_limb"


@rule("W5.12", "W-R.21")
def test_in_a_full_town_the_active_player_chooses_who_gets_the_crisis() -> None:
    full = {"lancre-town-1": "fever", "lancre-town-2": "death+1", "lancre-town-3": "sick_pig"}
    stage = place("greebo_1 miss_tick_3", full)

    assert stage.options == ["crisis lancre-town-1", "crisis lancre-town-3"]
    assert stage.ann.why_not("crisis lancre-town-2") == "W-R.21"
    assert stage.ann.why_not("crisis slice") == "W5.12"
    stage.ann.does("crisis lancre-town-3")

    assert stage.crises("lancre-town-3") == 1
    assert stage.tile("razorback") == "broken_limb"


@rule("W5.15", "W17.1", "W-R.23", "W-R.83")
def test_a_crisis_that_cannot_be_placed_ends_the_game_at_once() -> None:
    stage = place("igor_and_scraps_3", {"slice": "fever"}, crises=0)

    assert stage.outcome == "lost"
    assert stage.table.winners == 0


@rule("W16.6", "W-R.16", "W-R.24")
def test_an_empty_pile_is_renewed_from_the_discard_pile() -> None:
    everything = [f"{card}" for card in holding_all() if card not in ("miss_tick_3", "igor_and_scraps_3")]
    stage = place(
        "igor_and_scraps_3",
        {"slice": "fever"},
        bob=holding(" ".join(everything), spot="long-man"),
        discard="miss_tick_3",
    )

    assert stage.crises("slice") == 1
    assert stage.tile("razorback") == "broken_limb"


@rule("W-R.22")
def test_a_tile_that_no_card_could_place_waits() -> None:
    everything = [card for card in holding_all() if card != "igor_and_scraps_3"]
    stage = place(
        "igor_and_scraps_3", {"slice": "fever+1"}, bob=holding(" ".join(everything), spot="long-man"), crises=1
    )

    assert stage.prompt == "move"
    assert [len(frame) for frame in stage.table.frames_of_tiles] == [2, 1, 0, 0, 0, 0]
    assert stage.table.supply_crises == 1


def holding_all() -> list[str]:
    """The ids of all cards."""
    from witches_stage import WITCHES

    return [card.id for card in WITCHES.box.cards]


@rule("W-R.14")
def test_before_each_location_card_advantages_may_be_played() -> None:
    stage = place(
        "igor_and_scraps_3 miss_tick_3", {"slice": "fever"}, ann=holding("nanny_ogg_1 miss_level_1", cackles=1)
    )

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


@rule("W-R.23")
def test_who_wants_to_be_left_alone_is_asked_when_the_next_card_may_end_the_game() -> None:
    problems = {"slice": "fever", "bad-ass": "fever+1"}
    stage = place("igor_and_scraps_3 miss_tick_3", problems, ann=holding("granny_weatherwax_1"), crises=1)

    stage.ann.does("pass-until turn-end")
    assert stage.table.supply_crises == 0
    assert stage.prompt == "window"
    stage.ann.does("play granny-weatherwax-1", "help bad-ass")

    assert stage.table.supply_crises == 1


@rule("W5.16", "W17.4", "W-R.84")
def test_the_game_ends_with_the_turn_in_which_the_last_tile_was_placed() -> None:
    stage = place("miss_tick_3", waiting=[[], [], [], [], [], ["fever"]])

    stage.ann.does("stay", "stay")

    assert stage.outcome == "ann+bob"
