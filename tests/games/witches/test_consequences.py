"""W14, W18.25, W18.28, W19, W20: tea, consequences, the Dungeon."""

from rules import rule
from witches_stage import CACKLE, Stage, holding


def failing(problem: str, **given: object) -> Stage:
    """Ann has just failed against the Problem at Slice."""
    seats = {"ann": holding(spot="slice"), "bob": holding()}
    problems = {"slice": f"{problem} up"}
    stage = Stage(problems=problems, **{**seats, **given})
    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("accept")
    return stage


@rule("W-EX.9", "W14.1", "W14.2", "W14.3", "W14.4", "W14.5", "W-R.74")
def test_tea_for_two_twice() -> None:
    stage = Stage(ann=holding(spot="lancre-town-1", cackles=6), bob=holding(spot="blasted-oak", cackles=1))

    stage.ann.does("walk blasted-oak")
    assert stage.options == ["return 3", "return 2", "return 1", "return 0"]
    assert stage.ann.why_not("return 4") == "W14.2"
    stage.ann.does("return 3")
    stage.bob.does("return 1")
    stage.ann.does("stay", "return 3")

    assert (stage.ann.cackles, stage.bob.cackles) == (0, 0)
    assert stage.table.supply_cackles == 8


@rule("W18.25", "W-R.61")
def test_self_awareness_returns_one_or_two_cackles() -> None:
    stage = Stage(ann=holding("nanny_ogg_1", cackles=3), bob=holding())

    stage.ann.does("play nanny-ogg-1")
    assert stage.options == ["return 2", "return 1"]
    stage.ann.does("return 2")

    assert stage.ann.cackles == 1


@rule("W18.6", "W-R.54")
def test_some_extra_cards_cost_a_cackle() -> None:
    stage = Stage(ann=holding("mrs_earwig_1"), bob=holding(), pile="greebo_1 greebo_2")

    stage.ann.does("play mrs-earwig-1")

    assert stage.ann.cackles == 1
    assert stage.ann.hand == ["greebo_1", "greebo_2"]
    assert stage.discard == ["mrs_earwig_1"]


@rule("W18.28", "W-R.56", "W-R.11")
def test_transmutation_draws_one_more_than_was_discarded() -> None:
    ann = holding("magrat_garlick_1 bees_1 bees_2")
    stage = Stage(ann=ann, bob=holding(), pile="greebo_1 greebo_2 miss_tick_1")

    stage.ann.does("play magrat-garlick-1", "discard bees-1", "done")

    assert stage.ann.hand == ["greebo_1", "greebo_2", "bees_2"]
    assert set(stage.discard) == {"magrat_garlick_1", "bees_1"}


@rule("W-EX.28", "W19.1", "W19.2", "W19.3", "W-R.64", "W16.1")
def test_the_duke_puts_her_into_the_dungeon_and_her_turn_ends() -> None:
    stage = failing("duke_felmet")

    assert stage.ann.spot == "dungeon"
    assert stage.ann.cackles == 1
    assert len(stage.ann.hand) == 3
    assert stage.table.active == 1


def imprisoned(hand: str = "", **given: object) -> Stage:
    """Ann begins to move in the Dungeon."""
    return Stage(ann=holding(hand, spot="dungeon"), bob=holding(spot="skund"), **given)  # type: ignore[arg-type]


@rule("W-EX.28", "W19.6", "W19.7", "W19.8", "W-R.67", "W-R.68")
def test_without_an_exit_card_she_gets_free_with_her_second_action() -> None:
    stage = imprisoned(problems={"slice": "fever"})

    assert stage.options == ["wait"]
    assert stage.ann.why_not("go slice") == "W19.6"
    stage.ann.does("wait")
    assert stage.ann.why_not("wait") == "W19.7"
    stage.ann.does("go slice")

    assert stage.happened("attempt-began")


@rule("W-EX.28", "W19.4", "W-R.66")
def test_a_broomstick_takes_her_out_with_her_first_action() -> None:
    stage = imprisoned("greebo_1")

    stage.ann.does("ride greebo-1", "fly razorback")

    assert stage.ann.spot == "razorback"
    assert stage.values["action"] == 2


@rule("W19.5", "W-R.66")
def test_rescue_and_invisibility_take_her_out_too() -> None:
    for card in ("miss-tick-1", "rob-anybody-1"):
        stage = imprisoned(card)

        stage.ann.does(f"play {card}", "go razorback")

        assert stage.ann.spot == "razorback"
        assert stage.values["action"] == 2
        assert stage.discard == [card.replace("-", "_")]


@rule("W19.9", "W19.10", "W-R.65")
def test_the_cunning_man_imprisons_everyone() -> None:
    stage = failing("cunning_man")

    assert (stage.ann.spot, stage.bob.spot) == ("dungeon", "dungeon")
    assert not stage.happened("tea")
    assert stage.table.active == 1


@rule("W19.12", "W19.15")
def test_lily_and_the_hiver_bring_black_aliss() -> None:
    for problem in ("lily_weatherwax", "hiver"):
        stage = failing(problem)

        stage.ann.does("flee razorback")

        assert stage.ann.aliss == 1


@rule("W19.13", "W19.14", "W-R.69", "W-R.75")
def test_the_wintersmith_takes_an_easy_tile_from_every_board() -> None:
    beside = " ".join(["fever"] * 4 + ["sick_pig"] * 4 + ["death"])
    stage = failing("wintersmith", ann=holding(spot="slice", easy=beside), bob=holding(easy="sick_sheep"))

    stage.ann.does("flee razorback")
    assert stage.options == ["lose fever", "lose sick-pig"]
    assert stage.ann.why_not("lose death") == "W-R.69"
    stage.ann.does("lose sick-pig")

    assert stage.bob.solved == []
    assert stage.ann.solved.count("sick_pig") == 3
    assert stage.tile("slice") == "wintersmith"


@rule("W-EX.18", "W19.16", "W19.17", "W19.18")
def test_a_vampire_gets_crisis_after_crisis() -> None:
    stage = failing("vlad_magpyr+1")

    stage.ann.does("flee razorback")
    assert stage.crises("slice") == 2
    stage.ann.does("walk slice")
    stage.go_on("walk", "stop")

    assert stage.values["difficulty"] == 22


@rule("W-R.70")
def test_a_vampire_without_a_crisis_left_ends_the_game() -> None:
    stage = failing("vlad_magpyr", crises=0)

    stage.ann.does("flee razorback")

    assert stage.outcome == "lost"


@rule("W20.1", "W20.2", "W9.5", "W-R.71")
def test_beating_count_bela_removes_the_other_magpyrs_lying_face_up() -> None:
    problems = {"slice": "bela_magpyr up", "dancers": "vlad_magpyr+1 up", "long-man": "count_magpyr"}
    hand = "agnes_nitt_1 perdita_x_dream_1 nanny_ogg_1"
    stage = Stage(ann=holding(hand, spot="slice"), bob=holding(spot="no-sun"), problems=problems)

    stage.ann.faces((2, CACKLE))
    stage.ann.does("power-of-three nanny-ogg-1 agnes-nitt-1 perdita-x-dream-1")

    assert stage.ann.solved == ["bela_magpyr"]
    assert stage.tile("dancers") == ""
    assert stage.tile("long-man") == "count_magpyr"
    assert stage.table.supply_crises == 12


@rule("W-R.53")
def test_without_a_black_aliss_left_nothing_is_taken() -> None:
    stage = failing("hiver", aliss=0)

    stage.ann.does("flee razorback")

    assert stage.ann.aliss == 0
    assert stage.outcome == "playing"


@rule("W21.5", "W-R.55")
def test_in_the_cooperative_game_that_is_a_loss() -> None:
    stage = failing("hiver", aliss=0, mode="cooperative")

    stage.ann.does("flee razorback")

    assert stage.outcome == "lost"
    assert stage.happened("lost") == [{"cause": "aliss-empty"}]


@rule("W-R.90")
def test_with_the_option_a_far_away_problem_can_be_solved() -> None:
    problems = {"slice": "sick_sheep", "dancers": "sick_sheep", "long-man": "hiver"}
    ann = holding("granny_aching_1", spot="no-sun")
    stage = Stage(ann=ann, bob=holding(spot="skund"), problems=problems, auto_solve_anywhere="on")

    stage.ann.does("play granny-aching-1")
    assert stage.ann.why_not("solve long-man") == "W-R.90"
    stage.ann.does("solve dancers")

    assert stage.ann.solved == ["sick_sheep"]
    assert stage.ann.spot == "no-sun"
    assert stage.values["action"] == 1
