"""W19, W20: what follows a failure against a Hard Problem, and a victory over Count Bela."""

import pytest
from rules import rule
from witches_stage import Stage, holding

POWER = "power-of-three nanny-ogg-1 agnes-nitt-1 perdita-x-dream-1"
EIGHT = ["fever"] * 4 + ["sick_pig"] * 4


def failing(problem: str, **given: object) -> Stage:
    """Ann has just failed against the Problem at Slice."""
    seats = {"ann": holding(spot="slice"), "bob": holding()}
    problems = {"slice": f"{problem} up"}
    stage = Stage(problems=problems, **{**seats, **given})
    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("accept")
    return stage


@rule("W19.1")
@pytest.mark.parametrize(("problem", "cackles"), [("duke_felmet", 1), ("hiver", 1), ("vlad_magpyr", 1)])
def test_a_consequence_comes_on_top_of_the_cackle_of_the_failure(problem: str, cackles: int) -> None:
    stage = failing(problem)

    stage.go_on("leave", "flee razorback")

    assert stage.ann.cackles == cackles
    assert stage.happened("attempt-failed")


@rule("W19.2", "W-R.64")
@pytest.mark.parametrize("problem", ["duke_felmet", "lady_felmet"])
def test_the_felmets_put_her_into_the_dungeon_instead_of_fleeing(problem: str) -> None:
    stage = failing(problem)

    assert stage.ann.spot == "dungeon"
    assert stage.bob.spot == "long-man"
    assert not stage.happened("fled")


@rule("W-R.64")
def test_who_is_imprisoned_never_pays_for_having_no_way_out() -> None:
    blocked = {"slice": "duke_felmet up", "no-sun": "fever", "razorback": "fever", "rock-hard-place": "fever"}
    stage = Stage(ann=holding(spot="slice"), bob=holding(), problems=blocked)

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("accept")

    assert (stage.ann.cackles, stage.ann.spot) == (1, "dungeon")


@rule("W19.3", "W16.1")
def test_her_turn_ends_at_once_but_she_draws_to_her_limit() -> None:
    ann = holding("miss_level_1", spot="slice", easy="fever fever")
    stage = failing("duke_felmet", ann=ann)

    assert len(stage.ann.hand) == 4
    assert "miss_level_1" in stage.ann.hand
    assert stage.table.active == 1


@rule("W19.9", "W-R.65")
def test_the_cunning_man_imprisons_everyone_and_ends_the_turn() -> None:
    stage = failing("cunning_man", cid=holding(), dee=holding())

    assert [player.spot for player in (stage.ann, stage.bob, stage.cid, stage.dee)] == ["dungeon"] * 4
    assert stage.table.active == 1
    assert len(stage.ann.hand) == 3


@rule("W19.11")
@pytest.mark.parametrize("problem", ["elves", "lord_lankin", "king_of_the_elves", "queen_of_the_elves"])
def test_an_elf_has_no_consequence(problem: str) -> None:
    stage = failing(problem)

    stage.ann.does("flee razorback")

    assert (stage.ann.cackles, stage.ann.aliss, stage.crises("slice")) == (1, 0, 0)
    assert (stage.ann.spot, stage.values["action"]) == ("razorback", 2)


@rule("W19.12", "W19.15")
@pytest.mark.parametrize("problem", ["lily_weatherwax", "hiver"])
def test_lily_and_the_hiver_bring_black_aliss(problem: str) -> None:
    stage = failing(problem)

    stage.ann.does("flee razorback")

    assert (stage.ann.aliss, stage.table.supply_aliss) == (1, 11)
    assert stage.ann.cackles == 1


@rule("W-R.53")
def test_without_a_black_aliss_left_the_hiver_brings_none() -> None:
    stage = failing("hiver", aliss=0)

    stage.ann.does("flee razorback")

    assert stage.ann.aliss == 0
    assert stage.outcome == "playing"


@rule("W21.5")
def test_in_the_cooperative_game_the_hiver_then_wins() -> None:
    stage = failing("hiver", aliss=0, mode="cooperative")

    stage.ann.does("flee razorback")

    assert stage.outcome == "lost"
    assert stage.happened("lost") == [{"cause": "aliss-empty"}]


@rule("W19.13", "W-R.69")
def test_the_wintersmith_takes_an_easy_tile_of_her_choice_from_every_board() -> None:
    ann = holding(spot="slice", easy="fever death", hard="elves")
    stage = failing("wintersmith", ann=ann, bob=holding(easy="sick_sheep sick_pig"), cid=holding(hard="hiver"))

    stage.ann.does("flee razorback")
    assert stage.asked == "ann"
    stage.ann.does("lose fever")
    stage.bob.does("lose sick-sheep")

    assert (stage.ann.solved, stage.bob.solved, stage.cid.solved) == (["death", "elves"], ["sick_pig"], ["hiver"])
    assert stage.tile("slice") == "wintersmith"
    assert [stage.table.box.tiles[tile].id for tile in stage.table.gone] == ["fever", "sick_sheep"]


@rule("W-R.69", "W9.4")
def test_tiles_beside_the_board_are_safe_from_the_wintersmith() -> None:
    stage = failing("wintersmith", ann=holding(spot="slice", easy=" ".join([*EIGHT, "death"])))

    stage.ann.does("flee razorback")

    assert stage.options == ["lose fever", "lose sick-pig"]
    assert stage.ann.why_not("lose death") == "W-R.69"


@rule("W-R.75")
def test_the_oldest_tile_beside_the_board_moves_up_when_one_is_lost() -> None:
    ann = holding(spot="slice", easy=" ".join([*EIGHT, "death", "broken_limb"]))
    stage = failing("wintersmith", ann=ann)

    stage.ann.does("flee razorback", "lose sick-pig", "walk slice")
    stage.rolls(2, 2)
    stage.ann.does("stand", "accept", "flee razorback")

    assert stage.options == ["lose fever", "lose sick-pig", "lose death"]


@rule("W19.14")
def test_a_hand_above_the_limit_lost_to_the_wintersmith_is_kept() -> None:
    ann = holding("greebo_1 greebo_2 bees_1 bees_2", spot="slice", easy="fever fever")
    stage = failing("wintersmith", ann=ann)

    stage.ann.does("flee razorback")
    stage.ann.does("stay", "pass")

    assert stage.ann.solved == ["fever"]
    assert stage.ann.hand == ["greebo_1", "greebo_2", "bees_1", "bees_2"]


@rule("W19.14", "W16.3")
def test_the_limit_lost_to_the_wintersmith_counts_when_cards_are_drawn() -> None:
    stage = failing("wintersmith", ann=holding(spot="slice", easy="fever fever"))

    stage.ann.does("flee razorback", "stay")

    assert len(stage.ann.hand) == 3


@rule("W-EX.18", "W19.16", "W19.17")
def test_a_vampire_gets_crisis_after_crisis() -> None:
    stage = failing("vlad_magpyr+1")

    assert [began["difficulty"] for began in stage.happened("attempt-began")] == [20]
    stage.ann.does("flee razorback")
    assert stage.crises("slice") == 2
    stage.ann.does("walk slice")
    assert stage.values["difficulty"] == 22
    stage.rolls(2, 2)
    stage.ann.does("stand", "accept", "flee razorback")

    assert stage.crises("slice") == 3
    assert stage.table.supply_crises == 9


@rule("W19.16")
@pytest.mark.parametrize("problem", ["count_magpyr", "vlad_magpyr", "lacrimosa_magpyr", "bela_magpyr"])
def test_every_vampire_gets_a_crisis(problem: str) -> None:
    stage = failing(problem)

    stage.ann.does("flee razorback")

    assert stage.crises("slice") == 1
    assert stage.table.supply_crises == 11


@rule("W19.18", "W5.7")
def test_a_location_card_adds_no_second_crisis_to_a_vampire() -> None:
    seats = {"ann": holding(spot="skund"), "bob": holding()}
    problems = {"slice": "vlad_magpyr+1 up"}
    stage = Stage(phase="place", pile="igor_and_scraps_3 miss_tick_3", problems=problems, **seats)

    assert stage.crises("slice") == 1
    assert stage.tile("razorback") != ""


@rule("W-R.70")
def test_a_vampire_without_a_crisis_left_ends_the_game_with_a_loss() -> None:
    stage = failing("vlad_magpyr", crises=0)

    stage.ann.does("flee razorback")

    assert stage.outcome == "lost"
    assert stage.happened("lost") == [{"cause": "crises-empty"}]


@rule("W20.1", "W20.2", "W-R.71")
def test_beating_count_bela_removes_the_other_magpyrs_lying_face_up() -> None:
    others = {"dancers": "vlad_magpyr+1 up", "bad-ass": "lacrimosa_magpyr up", "skund": "elves up"}
    hand = "agnes_nitt_1 perdita_x_dream_1 nanny_ogg_1"
    problems = {"slice": "bela_magpyr up", **others}
    stage = Stage(ann=holding(hand, spot="slice"), bob=holding(spot="no-sun"), problems=problems)

    stage.ann.faces((2, 2))
    stage.ann.does(POWER)

    assert (stage.ann.solved, stage.bob.solved) == (["bela_magpyr"], [])
    assert [stage.tile(slot) for slot in others] == ["", "", "elves"]
    assert stage.table.supply_crises == 12


@rule("W-R.71", "W9.5")
def test_beating_count_bela_by_dice_spares_face_down_magpyrs_even_if_they_are_known() -> None:
    problems = {"slice": "bela_magpyr up", "dancers": "vlad_magpyr", "bad-ass": "lacrimosa_magpyr up"}
    stage = Stage(ann=holding("bees_1", spot="slice"), bob=holding(), problems=problems)

    stage.ann.does("play bees-1", "peek dancers")
    stage.ann.faces((6, 6), (6, 6))
    stage.ann.does("accept")

    assert stage.ann.solved == ["bela_magpyr"]
    assert (stage.tile("dancers"), stage.tile("bad-ass")) == ("vlad_magpyr", "")


@rule("W-R.46", "W9.5")
def test_after_a_success_the_tiles_move_before_the_cackles_are_taken() -> None:
    ann = holding("bees_1", spot="slice", hard="elves elves elves elves")
    problems = {"slice": "bela_magpyr up", "dancers": "vlad_magpyr up"}
    stage = Stage(ann=ann, bob=holding(), problems=problems)

    stage.ann.faces((6, 6))
    stage.rolls(6, 2)
    stage.ann.does("use bees-1", "stand")
    assert (stage.values["so_far"], stage.values["difficulty"]) == (24, 24)
    stage.ann.does("accept")

    assert [event.kind for event in stage.events][-3:] == ["solved", "tile-removed", "cackle-taken"]


@rule("W9.5")
def test_beating_another_magpyr_removes_none() -> None:
    problems = {"slice": "lacrimosa_magpyr up", "dancers": "vlad_magpyr up"}
    stage = Stage(ann=holding(spot="slice"), bob=holding(), problems=problems)

    stage.ann.faces((6, 6), (6, 6))
    stage.ann.does("accept")

    assert stage.ann.solved == ["lacrimosa_magpyr"]
    assert stage.tile("dancers") == "vlad_magpyr"


@rule("W20.3")
def test_a_magpyr_that_comes_later_stays() -> None:
    seats = {"ann": holding(spot="no-sun", hard="bela_magpyr"), "bob": holding()}
    waiting = [["vlad_magpyr"], ["fever"], [], [], [], []]
    stage = Stage(phase="place", pile="miss_tick_3", waiting=waiting, problems={"slice": "count_magpyr up"}, **seats)

    stage.ann.does("stay", "stay")

    assert (stage.tile("razorback"), stage.tile("slice")) == ("vlad_magpyr", "count_magpyr")
