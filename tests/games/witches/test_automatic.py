"""W13, W18.7, W18.26, W-R.90: Problems that are solved without reaching their difficulty."""

import pytest
from rules import rule
from witches_stage import CACKLE, WITCHES, Holding, Stage, holding

from coven.engine.edge import questions
from coven.games.witches import Witches

THREE = "agnes_nitt_1 perdita_x_dream_1 nanny_ogg_1"
POWER = "power-of-three nanny-ogg-1 agnes-nitt-1 perdita-x-dream-1"


def facing(problem: str, ann: Holding, others: dict[str, str] | None = None, **given: object) -> Stage:
    """Ann stands on the Problem at Slice."""
    return Stage(problems={"slice": problem, **(others or {})}, ann=ann, bob=holding(), **given)


@rule("W13.1", "W13.5")
@pytest.mark.parametrize("problem", ["fever+1", "queen_of_the_elves+1 up"])
def test_power_of_three_solves_any_problem_like_dice_would(problem: str) -> None:
    stage = facing(problem, holding(THREE, spot="slice"))

    stage.ann.faces((2, 2))
    stage.ann.does(POWER)

    assert stage.ann.solved == [problem.split("+")[0]]
    assert stage.table.supply_crises == 12
    assert len(stage.discard) == 3
    assert (stage.ann.hand, stage.ann.spot) == ([], "slice")
    assert stage.values["action"] == 2


@rule("W13.2", "W13.3")
def test_power_of_three_works_after_all_dice_and_keeps_their_cackles() -> None:
    stage = facing("queen_of_the_elves up", holding(THREE, spot="slice"))

    stage.ann.faces((CACKLE, 2), (2, CACKLE))
    stage.ann.does(POWER)

    assert stage.ann.solved == ["queen_of_the_elves"]
    assert stage.ann.cackles == 2


@rule("W13.2", "W-R.44")
def test_power_of_three_works_before_the_first_roll_and_no_die_is_rolled() -> None:
    stage = facing("queen_of_the_elves", holding(THREE, spot="slice"))

    stage.ann.does("stay")
    assert stage.prompt == "before-roll"
    stage.ann.does(POWER)

    assert stage.ann.solved == ["queen_of_the_elves"]
    assert not stage.happened("rolled")


@rule("W13.2", "W-R.14")
@pytest.mark.parametrize(("hand", "asked"), [(THREE, "before-roll"), ("greebo_1 greebo_2", "stand-or-flee")])
def test_before_the_first_roll_only_three_cards_could_be_a_power_of_three(hand: str, asked: str) -> None:
    lying = " ".join([f"{card}_{n}" for card in ("miss_level", "mrs_earwig", "magrat_garlick") for n in (1, 2, 3)])
    lying += " granny_aching_1 granny_aching_2 miss_treason_1 miss_treason_2"  # nothing else is worth a question
    stage = facing("fever", holding(hand, spot="slice"), discard=lying)

    stage.ann.does("stay")

    assert stage.prompt == asked


@rule("W-R.44", "W13.3")
def test_magic_committed_so_far_still_costs_its_cackle() -> None:
    stage = facing("queen_of_the_elves up", holding(f"{THREE} bees_1", spot="slice"))

    stage.ann.faces((CACKLE, 2))
    stage.ann.does("use bees-1", POWER)

    assert stage.ann.cackles == 2
    assert len(stage.happened("rolled")) == 1


@rule("W-EX.22", "W-R.62", "W13.4")
def test_two_copies_of_a_character_are_not_different_but_agnes_and_perdita_are() -> None:
    hand = "agnes_nitt_1 agnes_nitt_2 perdita_x_dream_1 nanny_ogg_1"
    stage = facing("fever", holding(hand, spot="slice"))

    stage.ann.faces((2, 2))

    assert stage.ann.why_not("power-of-three nanny-ogg-1 agnes-nitt-1 agnes-nitt-2") == "W-R.62"
    assert stage.ann.can(POWER)


@rule("W13.1")
def test_cards_without_the_mark_are_no_power_of_three() -> None:
    stage = facing("fever", holding("agnes_nitt_1 nanny_ogg_1 miss_tick_1 greebo_1", spot="slice"))

    stage.ann.faces((2, 2))

    assert not [option for option in stage.options if option.startswith("power-of-three")]
    assert stage.ann.why_not("power-of-three") == "W13.1"


@rule("W-R.62")
def test_the_three_cards_give_nothing_else() -> None:
    stage = facing("fever", holding(THREE, spot="slice", cackles=2), {"dancers": "hiver"})

    stage.ann.faces((2, 2))
    stage.ann.does(POWER)

    assert stage.ann.cackles == 2
    assert not stage.is_up("dancers")


@rule("W-R.43")
def test_automatic_solutions_need_an_attempt_on_the_own_slot() -> None:
    ann = holding(f"{THREE} granny_aching_1 miss_treason_1", spot="no-sun", witch="petulia")
    problems = {"slice": "sick_sheep", "dancers": "death", "bad-ass": "sick_pig"}
    stage = Stage(ann=ann, bob=holding(), problems=problems)

    for word in (POWER, "play granny-aching-1", "play miss-treason-1", "play cure-pig-tile"):
        assert stage.ann.why_not(word) == "W-R.43"


@rule("W18.7", "W18.26")
@pytest.mark.parametrize(("card", "problem"), [("granny-aching-1", "sick_sheep"), ("miss-treason-1", "death")])
def test_some_cards_solve_a_kind_of_problem(card: str, problem: str) -> None:
    stage = facing(f"{problem}+1", holding(card, spot="slice"))

    stage.ann.does("stay", f"play {card}")

    assert stage.ann.solved == [problem]
    assert not stage.happened("rolled")
    assert stage.discard == [card.replace("-", "_")]


@rule("W18.8", "W18.27")
@pytest.mark.parametrize(("card", "problem"), [("granny-aching-1", "sick_sheep"), ("miss-treason-1", "death")])
def test_after_the_dice_too_and_their_cackles_are_kept(card: str, problem: str) -> None:
    stage = facing(problem, holding(card, spot="slice"))

    stage.ann.faces((CACKLE, 2), (CACKLE, 2))
    stage.ann.does(f"play {card}")

    assert stage.ann.solved == [problem]
    assert stage.ann.cackles == 2


@rule("W18.7", "W18.26", "W-R.43")
@pytest.mark.parametrize(
    ("card", "problem", "rule"), [("granny-aching-1", "death", "W18.7"), ("miss-treason-1", "sick_sheep", "W18.26")]
)
def test_they_solve_no_other_kind(card: str, problem: str, rule: str) -> None:
    stage = facing(problem, holding(card, spot="slice"))

    stage.ann.faces((2, 2))

    assert stage.ann.why_not(f"play {card}") == rule


@rule("W-R.90")
def test_with_the_option_a_far_away_problem_can_be_solved() -> None:
    problems = {"slice": "sick_sheep", "dancers": "sick_sheep+1", "long-man": "hiver", "bad-ass": "fever"}
    ann = holding("granny_aching_1", spot="no-sun")
    stage = Stage(ann=ann, bob=holding(), problems=problems, auto_solve_anywhere="on")

    stage.ann.does("play granny-aching-1")
    assert stage.options == ["solve slice", "solve dancers"]
    assert stage.ann.why_not("solve long-man") == "W-R.90"
    assert stage.ann.why_not("solve bad-ass") == "W18.7"
    stage.ann.does("solve dancers")

    assert stage.ann.solved == ["sick_sheep"]
    assert stage.table.supply_crises == 12
    assert (stage.ann.spot, stage.values["action"]) == ("no-sun", 1)


@rule("W-R.90")
def test_with_the_option_power_of_three_turns_a_hidden_problem_up() -> None:
    ann = holding(THREE, spot="no-sun")
    problems = {"dancers": "hiver", "slice": "fever"}
    stage = Stage(ann=ann, bob=holding(), problems=problems, auto_solve_anywhere="on")

    stage.ann.does(POWER, "solve dancers")

    assert stage.happened("turned-up") == [{"slot": "dancers", "problem": "hiver"}]
    assert stage.ann.solved == ["hiver"]


@rule("W-R.90")
def test_with_the_option_petulia_cures_a_far_away_pig() -> None:
    ann = holding(spot="no-sun", witch="petulia")
    stage = Stage(ann=ann, bob=holding(), problems={"dancers": "sick_pig"}, auto_solve_anywhere="on")

    stage.ann.does("play cure-pig-tile")

    assert stage.ann.solved == ["sick_pig"]


@rule("W-R.90", "W-R.13")
def test_with_the_option_there_must_still_be_such_a_problem() -> None:
    ann = holding("granny_aching_1", spot="no-sun")
    stage = Stage(ann=ann, bob=holding(), problems={"slice": "fever"}, auto_solve_anywhere="on")

    assert stage.ann.why_not("play granny-aching-1") == "W-R.13"


@rule("W-R.90")
def test_an_attempt_under_way_on_another_problem_goes_on() -> None:
    ann = holding("granny_aching_1", spot="slice")
    stage = facing("death", ann, {"dancers": "sick_sheep"}, auto_solve_anywhere="on")

    stage.ann.faces((6, 6))
    stage.ann.does("play granny-aching-1")
    assert stage.ann.solved == ["sick_sheep"]
    stage.rolls(2, 2)
    stage.ann.does("stand", "accept")

    assert stage.ann.solved == ["sick_sheep", "death"]


@rule("W-R.90", "W-R.71")
def test_a_problem_that_leaves_the_game_during_the_attempt_ends_it() -> None:
    others = {"dancers": "bela_magpyr up"}
    stage = facing("vlad_magpyr up", holding(THREE, spot="slice"), others, auto_solve_anywhere="on")

    stage.ann.faces((CACKLE, 2))
    stage.ann.does(POWER, "solve dancers")

    assert stage.ann.solved == ["bela_magpyr"]
    assert stage.tile("slice") == ""
    assert stage.ann.cackles == 1
    assert (stage.ann.spot, stage.values["action"]) == ("slice", 2)


@rule("W-R.90")
def test_a_problem_solved_while_she_looks_at_it_ends_the_look() -> None:
    ann = holding(f"{THREE} you_1", spot="lancre-town-1")
    problems = {"lancre-town-3": "hiver", "slice": "fever"}
    stage = Stage(ann=ann, bob=holding(), problems=problems, auto_solve_anywhere="on")

    stage.ann.does("look lancre-town-3", POWER, "solve lancre-town-3")

    assert stage.ann.solved == ["hiver"]
    assert (stage.prompt, stage.values["action"]) == ("move", 1)
    assert stage.ann.hand == ["you_1"]


@rule("W-R.42", "W-R.90")
def test_a_hard_problem_won_elsewhere_adds_nothing_to_the_attempt_under_way() -> None:
    problems = {"dancers": "elves"}
    ann = holding(THREE, spot="slice", hard="hiver")
    stage = facing("death", ann, problems, auto_solve_anywhere="on")

    stage.ann.faces((3, 3), (2, 2))
    stage.ann.does(POWER, "solve dancers")

    assert stage.ann.solved == ["hiver", "elves"]
    assert stage.values["so_far"] == 10
    stage.ann.does("accept")
    assert stage.happened("attempt-failed")


@rule("W-R.42")
def test_the_tile_just_won_is_not_counted_in_the_sum_it_was_won_with() -> None:
    ann = holding("granny_weatherwax_1 jason_ogg_1", spot="slice", hard="hiver")
    others = {"bob": holding(cackles=6), "cid": holding(cackles=6)}
    stage = Stage(problems={"slice": "elves up"}, ann=ann, cackles=0, **others)

    stage.ann.faces((6, CACKLE), (6, 6))
    stage.ann.does("play jason-ogg-1", "accept")

    assert stage.prompt == "take-from"
    attempt = WITCHES.sums(stage.table, 0)["attempt"]
    assert isinstance(attempt, dict)
    assert (attempt["hard"], attempt["total"]) == (0, 22)


@rule("W-R.90")
@pytest.mark.parametrize(("up", "rule"), [(False, "W-R.13"), (True, "")])
def test_a_face_down_problem_of_the_kind_is_not_solved_by_a_card(up: bool, rule: str) -> None:
    game = Witches({"hard_tile": [{"id": "hiver", "kind": "sheep"}]})
    ann = {"name": "ann", "spot": "skund", "hand": "granny_aching_1"}
    problems = [{"slot": "slice", "tile": "hiver", "up": up}]
    options = {"auto_solve_anywhere": "on"}

    table = game.read({"seats": [ann, {"name": "bob"}], "problems": problems, "options": options})

    assert questions.explain(table, "play granny-aching-1").rule == rule


@rule("W-R.10", "W-R.90")
def test_who_names_a_face_down_problem_is_not_told_what_it_is() -> None:
    stage = Stage(
        ann=holding("granny_aching_1", spot="no-sun"),
        bob=holding(),
        problems={"slice": "hiver", "dancers": "sick_sheep", "skund": "sick_sheep", "bad-ass": "fever"},
        auto_solve_anywhere="on",
    )

    stage.ann.does("play granny-aching-1")
    hidden, other = stage.ruling("solve slice"), stage.ruling("solve bad-ass")

    assert (hidden.rule, "problem" in hidden.values) == ("W-R.90", False)
    assert other.values["problem"] == "fever"
