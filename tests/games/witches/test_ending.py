"""W17: the end of the game, scoring and ties."""

from rules import rule
from witches_stage import Holding, Stage, holding, shown, tile_named, view

from coven.games.witches import scoring

NOTHING_WAITS: list[list[str]] = [[], [], [], [], [], []]


def last_turn(**given: object) -> Stage:
    """The last turn ends."""
    seats = {"ann": holding(), "bob": holding()} if not any(isinstance(one, Holding) for one in given.values()) else {}
    stage = Stage(waiting=NOTHING_WAITS, phase="end", **{**seats, **given})  # type: ignore[arg-type]
    stage.skip("window")
    return stage


@rule("W-EX.8", "W17.5", "W-R.85")
def test_annagramma_scores_twenty_two_points() -> None:
    easy = "broken_limb death sick_sheep fever"
    hard = "lacrimosa_magpyr duke_felmet hiver"
    stage = Stage(ann=holding(easy=easy, hard=hard, witch="annagramma"), bob=holding())

    assert [tile_named(tile).points for tile in f"{easy} {hard}".split()] == [2, 3, 1, 1, 5, 4, 6]
    assert scoring.score(stage.table, 0) == 22


@rule("W17.5", "W-R.69")
def test_a_tile_she_no_longer_holds_scores_nothing() -> None:
    ann = holding(spot="slice", easy="death fever")
    stage = Stage(ann=ann, bob=holding(), problems={"slice": "wintersmith up"})

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("accept", "flee razorback", "lose death")

    assert scoring.score(stage.table, 0) == 1


@rule("W17.6", "W12.7")
def test_each_black_aliss_costs_a_point() -> None:
    stage = Stage(ann=holding(easy="death", aliss=2), bob=holding(aliss=3, cackles=4))

    assert scoring.score(stage.table, 0) == 3 - 2
    assert scoring.score(stage.table, 1) == -3


@rule("W17.7", "W1.18")
def test_the_highest_score_wins() -> None:
    stage = last_turn(ann=holding(easy="fever", cackles=0), bob=holding(easy="death", cackles=5))

    assert stage.outcome == "bob"


@rule("W1.18")
def test_too_many_crises_make_everybody_lose() -> None:
    seats = {"ann": holding(easy="death"), "bob": holding(spot="long-man")}
    stage = Stage(phase="place", pile="igor_and_scraps_3", problems={"slice": "fever"}, crises=0, **seats)

    assert stage.outcome == "lost"


@rule("W17.6", "W17.7")
def test_black_aliss_can_cost_the_victory() -> None:
    assert last_turn(ann=holding(easy="death", aliss=3), bob=holding(easy="fever")).outcome == "bob"


@rule("W-EX.21", "W17.8")
def test_fewer_cackles_and_black_aliss_together_break_a_tie() -> None:
    easy = "broken_limb death sick_sheep fever"
    x = holding(easy=f"{easy} sick_pig", hard="lacrimosa_magpyr duke_felmet hiver", cackles=2, aliss=1)
    y = holding(easy="fever death death death death", hard="count_magpyr elves", cackles=4)

    stage = last_turn(ann=y, bob=x)

    assert [scoring.score(stage.table, seat) for seat in (0, 1)] == [22, 22]
    assert stage.outcome == "bob"


@rule("W17.8")
def test_three_cackles_equal_two_and_a_black_aliss() -> None:
    stage = last_turn(ann=holding(easy="death", cackles=2, aliss=1), bob=holding(easy="broken_limb", cackles=3))

    assert stage.outcome == "ann+bob"


@rule("W17.9")
def test_then_more_points_from_hard_problems() -> None:
    assert last_turn(ann=holding(easy="death fever"), bob=holding(hard="elves")).outcome == "bob"


@rule("W17.8", "W17.9")
def test_the_counters_come_before_the_hard_problems() -> None:
    assert last_turn(ann=holding(easy="death fever"), bob=holding(hard="elves", cackles=1)).outcome == "ann"


@rule("W17.10", "W-R.92")
def test_then_the_single_hardest_problem_as_printed() -> None:
    assert last_turn(ann=holding(hard="duke_felmet"), bob=holding(hard="lady_felmet")).outcome == "bob"


@rule("W17.10")
def test_one_hard_problem_beats_two_that_are_harder_together() -> None:
    two = holding(hard="elves duke_felmet")
    one = holding(hard="queen_of_the_elves")

    assert last_turn(ann=two, bob=one).outcome == "bob"


@rule("W-R.92", "W17.11")
def test_without_hard_tiles_nothing_is_compared_and_the_victory_is_shared() -> None:
    stage = last_turn(ann=holding(easy="fever"), bob=holding(easy="sick_pig"), cid=holding())

    assert stage.outcome == "ann+bob"
    assert shown(view(stage.table, 2), "winners") == ["ann", "bob"]


@rule("W17.2", "W-R.72")
def test_three_elves_face_up_at_the_end_of_a_turn_lose_the_game() -> None:
    problems = {"slice": "elves up", "dancers": "lord_lankin up", "long-man": "king_of_the_elves"}
    stage = Stage(ann=holding("agnes_nitt_1"), bob=holding(spot="no-sun"), problems=problems)

    stage.ann.does("play agnes-nitt-1")
    assert stage.outcome == "playing"
    stage.ann.does("stay", "stay")

    assert stage.outcome == "lost"
    assert stage.happened("lost") == [{"cause": "elves"}]
    assert len(stage.happened("drew")) == 3


@rule("W17.3", "W17.2", "W19.11")
def test_all_four_names_are_elves() -> None:
    names = ("elves", "king_of_the_elves", "queen_of_the_elves", "lord_lankin")
    for left_out in names:
        three = [f"{name} up" for name in names if name != left_out]
        problems = dict(zip(("slice", "dancers", "bad-ass"), three, strict=True))
        stage = Stage(ann=holding(), bob=holding(), problems=problems, phase="end")

        assert stage.outcome == "lost"


@rule("W17.2", "W-R.72")
def test_a_face_down_elf_or_another_enemy_is_no_third_elf() -> None:
    problems = {"slice": "elves up", "dancers": "elves up", "bad-ass": "elves", "skund": "hiver up"}
    stage = Stage(ann=holding(spot="no-sun"), bob=holding(), problems=problems, phase="end")

    assert stage.outcome == "playing"


@rule("W-R.72", "W-R.89")
def test_a_third_elf_may_still_be_solved_in_the_turn_that_reveals_it() -> None:
    problems = {"dancers": "elves up", "bad-ass": "elves up", "slice": "elves"}
    stage = Stage(ann=holding(spot="slice"), bob=holding(), problems=problems)

    stage.ann.faces((6, 6))
    assert stage.outcome == "playing"
    stage.rolls(6, 6)
    stage.ann.does("stand", "accept", "stay")

    assert stage.ann.solved == ["elves"]
    assert stage.outcome == "playing"


@rule("W-R.73")
def test_elves_come_before_the_end_by_the_last_tile() -> None:
    problems = {"slice": "elves up", "dancers": "elves up", "long-man": "elves up"}

    stage = last_turn(ann=holding(spot="no-sun"), bob=holding(spot="skund"), problems=problems)

    assert stage.outcome == "lost"
    assert shown(view(stage.table, 0), "cause") == "elves"


@rule("W-R.73")
def test_an_empty_supply_of_crises_comes_before_the_elves() -> None:
    problems = {"slice": "vlad_magpyr up", "dancers": "elves up", "long-man": "elves up", "bad-ass": "elves up"}
    stage = Stage(ann=holding(spot="slice"), bob=holding(), problems=problems, crises=0)

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("accept", "flee razorback")

    assert stage.happened("lost") == [{"cause": "crises-empty"}]


@rule("W-R.83")
def test_a_loss_has_no_winner_and_no_ranking() -> None:
    problems = {"slice": "elves up", "dancers": "elves up", "bad-ass": "elves up"}
    stage = Stage(ann=holding(), bob=holding(easy="death"), problems=problems, phase="second-move")

    stage.ann.does("stay")

    assert stage.outcome == "lost"
    assert stage.table.winners == 0
    assert not stage.happened("scored")


@rule("W-R.84", "W17.4")
def test_the_game_stops_after_the_last_tile_even_in_the_middle_of_a_round() -> None:
    waiting = [[], [], [], [], [], ["fever"]]
    pile = "bees_1 bees_2 you_1 miss_tick_3"
    stage = Stage(ann=holding(), bob=holding(), cid=holding(), phase="end", waiting=waiting, pile=pile)

    stage.bob.does("stay", "stay")

    assert stage.outcome == "ann+bob+cid"
    assert stage.table.turn == 2
