"""W16, W17, W21 to W23: drawing, the end, scoring, variants."""

import pytest
from rules import rule
from witches_stage import WITCHES, Holding, Stage, holding

from coven.engine.errors import OptionError
from coven.games.witches import limits, scoring

NOTHING_WAITS: list[list[str]] = [[], [], [], [], [], []]


def last_turn(**given: object) -> Stage:
    """The last turn ends."""
    seats = {"ann": holding(), "bob": holding()} if not any(isinstance(one, Holding) for one in given.values()) else {}
    stage = Stage(waiting=NOTHING_WAITS, phase="end", **{**seats, **given})  # type: ignore[arg-type]
    stage.skip("window")
    return stage


@rule("W-EX.12", "W-EX.13", "W16.2", "W16.3", "W16.4", "W9.3", "W9.4", "W-R.75")
@pytest.mark.parametrize(
    ("easy", "limit"),
    [(0, 3), (1, 3), (2, 4), (3, 4), (4, 5), (5, 5), (6, 6), (7, 6), (8, 7), (9, 7), (12, 7)],
)
def test_the_hand_limit_grows_with_easy_tiles(easy: int, limit: int) -> None:
    tiles = (["fever"] * 5 + ["sick_pig"] * 5 + ["death"] * 5)[:easy]
    stage = Stage(ann=holding(easy=" ".join(tiles)), bob=holding())

    assert limits.hand_limit(stage.table, 0) == limit


@rule("W16.1", "W16.5")
def test_a_hand_above_the_limit_stays_as_it_is() -> None:
    hand = "greebo_1 greebo_2 bees_1 bees_2"
    stage = Stage(ann=holding(hand), bob=holding(), phase="end")

    stage.ann.does("pass")

    assert stage.ann.hand == hand.split()


@rule("W-R.15")
def test_cards_drawn_in_phase_three_cannot_be_played() -> None:
    stage = Stage(ann=holding(), bob=holding(), phase="end", pile="miss_level_1 miss_level_2 miss_level_3")

    assert len(stage.ann.hand) == 3
    assert stage.table.active == 1


@rule("W-EX.8", "W17.5", "W17.6", "W12.7")
def test_tiles_score_their_points_and_black_aliss_costs_one() -> None:
    ann = holding(easy="broken_limb death sick_sheep fever", hard="lacrimosa_magpyr duke_felmet hiver", aliss=2)
    stage = Stage(ann=ann, bob=holding())

    assert scoring.score(stage.table, 0) == 22 - 2


@rule("W17.7", "W1.18")
def test_the_highest_score_wins() -> None:
    assert last_turn(ann=holding(easy="death"), bob=holding(easy="fever")).outcome == "ann"


@rule("W-EX.21", "W17.8")
def test_fewer_cackles_and_black_aliss_break_a_tie() -> None:
    stage = last_turn(ann=holding(easy="death", cackles=2, aliss=1), bob=holding(easy="broken_limb", cackles=4))

    assert stage.outcome == "ann"


@rule("W17.9")
def test_then_more_points_from_hard_problems() -> None:
    assert last_turn(ann=holding(easy="death fever"), bob=holding(hard="elves")).outcome == "bob"


@rule("W17.10", "W-R.92")
def test_then_the_single_hardest_problem() -> None:
    assert last_turn(ann=holding(hard="duke_felmet"), bob=holding(hard="lady_felmet")).outcome == "bob"


@rule("W17.11")
def test_else_the_victory_is_shared() -> None:
    assert last_turn(ann=holding(easy="fever"), bob=holding(easy="sick_pig")).outcome == "ann+bob"


@rule("W17.2", "W17.3", "W19.11", "W-R.72", "W-R.36")
def test_three_elves_face_up_at_the_end_of_a_turn_lose_the_game() -> None:
    problems = {"slice": "elves up", "dancers": "lord_lankin up", "long-man": "king_of_the_elves"}
    stage = Stage(ann=holding("agnes_nitt_1"), bob=holding(spot="no-sun"), problems=problems)

    stage.ann.does("play agnes-nitt-1")
    assert stage.outcome == "playing"
    stage.ann.does("stay", "stay")

    assert stage.outcome == "lost"
    assert stage.happened("lost") == [{"cause": "elves"}]


HARD = {"slice": "hiver", "dancers": "elves", "long-man": "lord_lankin up", "skund": "vlad_magpyr"}


@rule("W-EX.26", "W21.1", "W21.6", "W21.7", "W-R.77")
def test_together_they_win_with_fewer_than_four_hard_problems_left() -> None:
    three = dict(list(HARD.items())[:3])
    ann, bob = holding(spot="no-sun"), holding(spot="bad-ass")

    assert last_turn(ann=ann, bob=bob, problems=three, mode="cooperative").outcome == "won"
    assert last_turn(ann=ann, bob=bob, problems=HARD, mode="cooperative").outcome == "lost"


@rule("W-EX.27", "W22.5", "W22.6", "W22.7", "W22.8", "W-R.80")
def test_a_solo_score_is_graded() -> None:
    tables = Stage(ann=holding()).table

    found = [WITCHES.box.grades[scoring.grade(tables, points)].id for points in (29, 30, 40, 41)]

    assert found == ["pig_farmers_wife", "licensed", "licensed", "with_distinction"]
    assert last_turn(ann=holding(easy="fever")).outcome == "pig-farmers-wife"


@rule("W22.3", "W22.4", "W-R.81")
def test_alone_at_the_cottage_she_may_discard_two_cackles() -> None:
    stage = Stage(ann=holding(spot="razorback", cackles=3))

    stage.ann.does("walk granny-cottage", "stop")
    assert stage.options == ["return 2", "return 1", "return 0"]
    stage.ann.does("return 2")

    assert stage.ann.cackles == 1


@rule("W22.3")
def test_the_cottage_does_nothing_in_company() -> None:
    stage = Stage(ann=holding(spot="granny-cottage", cackles=3), bob=holding(), mode="cooperative")

    stage.ann.does("stay")

    assert stage.prompt == "move"


@rule("W2.2", "W-EX.14", "W21.2", "W21.3", "W21.4", "W22.1", "W2.1")
@pytest.mark.parametrize(
    ("mode", "players", "numbers"),
    [
        ("competitive", 2, (8, 12, 12)),
        ("competitive", 3, (12, 12, 12)),
        ("competitive", 4, (16, 12, 12)),
        ("cooperative", 2, (6, 5, 9)),
        ("cooperative", 3, (9, 6, 8)),
        ("cooperative", 4, (12, 7, 7)),
        ("solo", 1, (4, 4, 10)),
    ],
)
def test_counters_by_mode_and_players(mode: str, players: int, numbers: tuple[int, int, int]) -> None:
    table = WITCHES.new(("ann", "bob", "cid", "dee")[:players], "counters", {"mode": mode})

    assert (table.supply_cackles, table.supply_aliss, table.supply_crises) == numbers


@rule("W23.1", "W23.2", "W23.4", "W-R.79")
def test_advanced_options_combine_where_they_are_allowed() -> None:
    both = {"eight_crises": "on", "stacking_crises": "on"}

    assert WITCHES.new(("ann", "bob"), "eight", both).supply_crises == 8
    assert WITCHES.new(("ann", "bob"), "nine", {"mode": "cooperative", "stacking_crises": "on"}).supply_crises == 9
    with pytest.raises(OptionError, match="eight-crises-competitive"):
        WITCHES.new(("ann", "bob"), "no", {"mode": "cooperative", **both})


@rule("W-R.86", "W1.1")
def test_one_player_plays_solo_and_only_one() -> None:
    assert WITCHES.new(("ann",), "alone", {}).solo()
    with pytest.raises(OptionError, match="mode-does-not-fit"):
        WITCHES.new(("ann", "bob"), "two", {"mode": "solo"})
    with pytest.raises(OptionError, match="mode-does-not-fit"):
        WITCHES.new(("ann",), "one", {"mode": "cooperative"})
