"""W18: what cards can be played for."""

import pytest
from rules import rule
from witches_stage import CACKLE, Holding, Stage, all_cards_but, holding


def facing(problem: str, ann: Holding, others: dict[str, str] | None = None, **given: object) -> Stage:
    """Ann stands on the Problem at Slice."""
    return Stage(problems={"slice": problem, **(others or {})}, ann=ann, bob=holding(), **given)


@rule("W18.1", "W18.3")
@pytest.mark.parametrize(
    ("card", "problem", "bonus"),
    [
        ("nac-mac-feegle-1", "fever", 2),
        ("jason-ogg-1", "elves", 4),
        ("mightily-oats-1", "vlad_magpyr", 4),
        ("king-verence-1", "duke_felmet", 4),
    ],
)
def test_a_bonus_adds_two_or_against_its_enemy_four(card: str, problem: str, bonus: int) -> None:
    stage = facing(problem, holding(card, spot="slice"))

    stage.ann.faces((2, 2))
    stage.ann.does(f"play {card}")

    assert stage.values["so_far"] == 4 + bonus


@rule("W18.2", "W-R.40")
def test_a_bonus_may_be_played_at_any_time_of_an_attempt() -> None:
    ann = holding("nac_mac_feegle_1 nac_mac_feegle_2 perdita_x_dream_1", spot="slice")
    stage = facing("death", ann)

    assert stage.ann.why_not("play nac-mac-feegle-1") == "W-R.40"
    stage.ann.does("stay", "play nac-mac-feegle-1")
    stage.rolls(2, 2)
    stage.ann.does("roll", "play nac-mac-feegle-2")
    stage.rolls(2, 2)
    stage.ann.does("stand", "play perdita-x-dream-1")

    assert stage.values["so_far"] == 8 + 6


@rule("W18.3", "W-R.40")
def test_some_bonuses_work_against_certain_enemies_only() -> None:
    stage = facing("elves up", holding("jason_ogg_1 mightily_oats_1", spot="slice"))

    assert stage.ann.why_not("play jason-ogg-1") == "W-R.40"
    stage.ann.faces((2, 2))

    assert stage.ann.can("play jason-ogg-1")
    assert stage.ann.why_not("play mightily-oats-1") == "W18.3"


@rule("W18.4", "W18.5")
def test_extra_cards_are_two_cards_beyond_the_hand_limit_too() -> None:
    ann = holding("miss_level_1 bees_1 bees_2", cackles=1)
    stage = Stage(ann=ann, bob=holding(), pile="greebo_1 greebo_2 miss_tick_1", phase="end")

    stage.ann.does("play miss-level-1", "pass")

    assert stage.ann.hand == ["greebo_1", "greebo_2", "bees_1", "bees_2"]
    assert stage.ann.cackles == 1


@rule("W-EX.15")
@pytest.mark.parametrize(("card", "words"), [("miss-level-1", ()), ("magrat-garlick-1", ("done",))])
def test_a_card_drawn_after_the_second_roll_can_still_save_the_attempt(card: str, words: tuple[str, ...]) -> None:
    stage = facing("sick_sheep", holding(f"{card} bees-1", spot="slice"), pile="nac_mac_feegle_1 greebo_1")

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does(f"play {card}", *words, "play nac-mac-feegle-1", "accept")

    assert stage.ann.solved == ["sick_sheep"]


@rule("W18.28", "W-R.56")
@pytest.mark.parametrize(
    ("discards", "drawn"),
    [((), ["greebo_1", "bees_1", "bees_2"]), (("bees-1",), ["greebo_1", "greebo_2", "bees_2"])],
)
def test_transmutation_draws_one_more_than_was_discarded(discards: tuple[str, ...], drawn: list[str]) -> None:
    ann = holding("magrat_garlick_1 bees_1 bees_2")
    stage = Stage(ann=ann, bob=holding(), pile="greebo_1 greebo_2 miss_tick_1")

    stage.ann.does("play magrat-garlick-1", *[f"discard {card}" for card in discards], "done")

    assert stage.ann.hand == drawn
    assert set(stage.discard) == {"magrat_garlick_1", *[card.replace("-", "_") for card in discards]}


@rule("W18.28")
def test_who_discards_everything_need_not_say_that_she_is_done() -> None:
    stage = Stage(ann=holding("magrat_garlick_1 bees_1"), bob=holding(), pile="greebo_1 greebo_2 miss_tick_1")

    stage.ann.does("play magrat-garlick-1", "discard bees-1")

    assert stage.ann.hand == ["greebo_1", "greebo_2"]
    assert stage.happened("discarded") == [{"player": "ann", "card": "bees_1"}]


@rule("W-R.11", "W-R.17")
def test_a_card_is_not_drawn_by_its_own_effect() -> None:
    rest = holding(all_cards_but("miss_level_1", "greebo_1"))
    stage = Stage(ann=holding("miss_level_1"), bob=rest, pile="greebo_1")

    stage.ann.does("play miss-level-1")

    assert stage.ann.hand == ["greebo_1"]
    assert stage.discard == ["miss_level_1"]


@rule("W-R.11")
def test_cards_discarded_earlier_in_the_turn_can_come_back() -> None:
    rest = holding(all_cards_but("miss_level_1", "miss_level_2", "greebo_1", "greebo_2"))
    stage = Stage(ann=holding("miss_level_1 miss_level_2"), bob=rest, pile="greebo_1 greebo_2")

    stage.ann.does("play miss-level-1", "play miss-level-2")

    assert stage.ann.hand == ["greebo_1", "greebo_2", "miss_level_1"]


@rule("W-EX.17", "W18.21")
def test_helping_hand_turns_a_failure_into_a_success() -> None:
    stage = facing("sick_sheep+1", holding("granny_weatherwax_1", spot="slice"))

    stage.ann.faces((2, 2), (2, 3))
    assert (stage.values["so_far"], stage.values["difficulty"]) == (9, 11)
    stage.ann.does("play granny-weatherwax-1")
    assert stage.values["difficulty"] == 9
    stage.ann.does("accept")

    assert stage.ann.solved == ["sick_sheep"]
    assert stage.ann.cackles == 0


@rule("W18.20", "W-R.59")
def test_helping_hand_removes_one_crisis_from_any_problem() -> None:
    problems = {"slice": "vlad_magpyr+2", "dancers": "fever+1", "bad-ass": "fever"}
    stage = Stage(ann=holding("granny_weatherwax_1"), bob=holding(), problems=problems, stacking_crises="on")

    stage.ann.does("play granny-weatherwax-1")
    assert stage.options == ["help slice", "help dancers"]
    assert stage.ann.why_not("help bad-ass") == "W-R.59"
    stage.ann.does("help slice")

    assert (stage.crises("slice"), stage.crises("dancers")) == (1, 1)
    assert stage.table.supply_crises == 10
    assert not stage.is_up("slice")


@rule("W18.22")
@pytest.mark.parametrize(("which", "dice"), [("first", (4, 3)), ("second", (2, 4)), ("both", (4, 5))])
def test_one_or_both_dice_are_rerolled(which: str, dice: tuple[int, int]) -> None:
    stage = facing("death", holding("greebo_1", spot="slice"))

    assert stage.ann.why_not("play greebo-1") == "W18.22"
    stage.ann.faces((2, 3))
    stage.ann.does("play greebo-1")
    assert stage.values == {"first": 2, "second": 3}
    stage.rolls(4, 5)
    stage.ann.does(f"reroll {which}")

    assert stage.values["so_far"] == sum(dice)


@rule("W18.24", "W-R.41")
def test_only_the_pair_rolled_last_is_rerolled() -> None:
    stage = facing("death", holding("greebo_1", spot="slice"))

    stage.ann.faces((2, 3), (CACKLE, CACKLE))
    stage.ann.does("play greebo-1")
    assert stage.values == {"first": 0, "second": 0}
    stage.rolls(6, 5)
    stage.ann.does("reroll both")
    assert stage.values["so_far"] == 2 + 3 + 6 + 5
    stage.ann.does("accept")

    assert stage.ann.cackles == 0


@rule("W-R.41")
def test_the_first_pair_can_be_rerolled_after_symbols_and_again_with_another_card() -> None:
    stage = facing("death", holding("greebo_1 greebo_2 miss_tick_1", spot="slice"))

    stage.ann.faces((2, 2))
    stage.ann.does("use miss-tick-1", "play greebo-1")
    stage.rolls(3, 3)
    stage.ann.does("reroll both", "play greebo-2")
    stage.rolls(6, 6)
    stage.ann.does("reroll both")

    assert stage.values["so_far"] == 13


@rule("W18.18")
def test_the_pendulum_turns_a_hidden_problem_up_for_everyone() -> None:
    problems = {"slice": "hiver", "dancers": "elves", "bad-ass": "fever"}
    stage = Stage(ann=holding("agnes_nitt_1"), bob=holding(), problems=problems)

    stage.ann.does("play agnes-nitt-1")
    assert stage.options == ["reveal slice", "reveal dancers"]
    assert stage.ann.why_not("reveal bad-ass") == "W18.18"
    stage.ann.does("reveal slice")

    assert (stage.is_up("slice"), stage.is_up("dancers")) == (True, False)
    assert stage.bob.knows("slice") == "hiver"


@rule("W18.32", "W-R.57")
def test_borrowing_shows_two_hidden_problems_to_her_alone() -> None:
    problems = {"slice": "hiver", "dancers": "elves", "long-man": "lord_lankin"}
    stage = Stage(ann=holding("bees_1"), bob=holding(spot="no-sun"), problems=problems)

    stage.ann.does("play bees-1", "peek slice")
    assert stage.ann.why_not("peek slice") == "W18.32"
    stage.ann.does("peek dancers")

    assert [stage.ann.knows(slot) for slot in problems] == ["hiver", "elves", ""]
    assert [stage.bob.knows(slot) for slot in problems] == ["", "", ""]
    assert not stage.is_up("slice")
    assert stage.prompt == "move"


@rule("W-R.57")
def test_with_a_single_hidden_problem_borrowing_shows_that_one() -> None:
    stage = Stage(ann=holding("bees_1"), bob=holding(), problems={"slice": "hiver", "dancers": "elves up"})

    stage.ann.does("play bees-1")
    assert stage.ann.why_not("peek dancers") == "W18.32"
    stage.ann.does("peek slice")

    assert stage.ann.knows("slice") == "hiver"
    assert stage.prompt == "move"


@rule("W-R.58")
def test_pendulum_and_borrowing_do_not_reach_into_the_frames() -> None:
    waiting = [["hiver"], ["elves"], [], [], [], []]
    stage = Stage(ann=holding("agnes_nitt_1 bees_1"), bob=holding(), waiting=waiting, problems={"slice": "elves up"})

    assert stage.ann.why_not("play agnes-nitt-1") == "W18.18"
    assert stage.ann.why_not("play bees-1") == "W-R.57"


@rule("W-R.58")
def test_pendulum_and_borrowing_name_slots_of_the_map_only() -> None:
    waiting = [["hiver"], ["elves"], [], [], [], []]
    problems = {"slice": "lord_lankin", "dancers": "elves"}
    stage = Stage(ann=holding("agnes_nitt_1 bees_1"), bob=holding(), waiting=waiting, problems=problems)
    other = stage.clone()

    stage.ann.does("play agnes-nitt-1")
    other.ann.does("play bees-1")

    assert stage.options == ["reveal slice", "reveal dancers"]
    assert other.options == ["peek slice", "peek dancers"]


@rule("W-R.13", "W-R.57", "W-R.59")
def test_an_advantage_without_a_target_cannot_be_played() -> None:
    stage = Stage(ann=holding("agnes_nitt_1 bees_1 granny_weatherwax_1"), bob=holding(), problems={"slice": "fever"})

    assert stage.ann.why_not("play agnes-nitt-1") == "W18.18"
    assert stage.ann.why_not("play bees-1") == "W-R.57"
    assert stage.ann.why_not("play granny-weatherwax-1") == "W-R.59"


@rule("W-R.13", "W-R.61")
def test_without_a_cackle_or_a_card_to_draw_nothing_changes() -> None:
    rest = holding(all_cards_but("nanny_ogg_1", "miss_level_1", "magrat_garlick_1"))
    stage = Stage(ann=holding("nanny_ogg_1 miss_level_1 magrat_garlick_1"), bob=rest)

    assert stage.ann.why_not("play nanny-ogg-1") == "W-R.61"
    assert stage.ann.why_not("play miss-level-1") == "W-R.13"
    assert stage.ann.why_not("play magrat-garlick-1") == "W-R.13"
