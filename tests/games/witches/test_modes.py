"""W21 to W23: the cooperative game, the solo game and the advanced options."""

import pytest
from rules import rule
from witches_stage import CACKLE, WITCHES, Holding, Stage, holding, lying, shown, view

from coven.engine.core.errors import OptionError
from coven.engine.edge import questions
from coven.games.witches import Witches, scoring

NOTHING_WAITS: list[list[str]] = [[], [], [], [], [], []]
HARD = {"slice": "hiver", "dancers": "elves", "long-man": "lord_lankin up", "skund": "vlad_magpyr", "bad-ass": "fever"}
AWAY = {"ann": holding(spot="no-sun"), "bob": holding(spot="blackglass")}
SEATS = {"competitive": ("ann", "bob"), "cooperative": ("ann", "bob"), "solo": ("ann",)}


def seated(mode: str, ann: Holding) -> dict[str, object]:
    """Ann, and Bob where the mode has a place for him."""
    return {"mode": mode, "ann": ann} | ({"bob": holding()} if mode != "solo" else {})


def last_turn(**given: object) -> Stage:
    """The last turn ends."""
    stage = Stage(waiting=NOTHING_WAITS, phase="end", **given)  # type: ignore[arg-type]
    stage.skip("window")
    return stage


@rule("W-EX.26", "W21.6", "W21.7")
def test_together_they_win_with_fewer_than_four_hard_problems_left() -> None:
    three = {slot: tile for slot, tile in HARD.items() if slot != "skund"}

    won = last_turn(problems=three, mode="cooperative", **AWAY)
    lost = last_turn(problems=HARD, mode="cooperative", **AWAY)

    assert (won.outcome, lost.outcome) == ("won", "lost")
    assert shown(view(lost.table, 0), "cause") == "hard-left"


@rule("W21.1")
def test_together_nobody_wins_alone() -> None:
    stage = last_turn(mode="cooperative", ann=holding(easy="death"), bob=holding())

    assert stage.outcome == "won"
    assert shown(view(stage.table, 0), "winners") == []


@rule("W-R.77")
def test_hard_problems_that_bela_took_with_him_do_not_count() -> None:
    hand = "agnes_nitt_1 perdita_x_dream_1 nanny_ogg_1"
    problems = {"slice": "bela_magpyr up", "dancers": "vlad_magpyr up", "skund": "hiver", "bad-ass": "wintersmith"}
    problems |= {"long-man": "elves up"}
    seats = {"ann": holding(hand, spot="slice"), "bob": holding(spot="no-sun")}
    stage = Stage(waiting=NOTHING_WAITS, problems=problems, mode="cooperative", phase="second-move", **seats)

    stage.ann.faces((2, 2))
    stage.ann.does("power-of-three nanny-ogg-1 agnes-nitt-1 perdita-x-dream-1")

    assert stage.outcome == "won"


@rule("W21.6", "W21.1")
def test_a_whole_cooperative_game_is_won() -> None:
    tiles = [*WITCHES.box.tiles]
    easy = [{"id": tile.id, "difficulty": 0} for tile in tiles if not tile.hard]
    hard = [{"id": tile.id, "difficulty": 0} for tile in tiles if tile.hard]
    tame = Witches({"easy_tile": easy, "hard_tile": hard})  # every attempt succeeds
    table = tame.new(("ann", "bob"), "tame", {"mode": "cooperative", "witches": "dimity, petulia"})

    while (question := questions.question(table)) is not None:
        problems = lying(view(table, 0))
        wanted = [f"walk {slot}" for slot, problem in problems.items() if problem["hard"]]
        wanted += [f"walk {slot}" for slot in problems]
        wanted += [word for word in question.options if word.startswith("walk ")] if question.prompt == "move" else []
        questions.answer(table, next((word for word in wanted if word in question.options), question.options[0]))

    assert tame.outcome(table).kind == "won"
    assert table.turn == 16
    assert sum(len(frame) for frame in table.frames_of_tiles) == 0


@rule("W21.8", "W22.9")
@pytest.mark.parametrize("mode", list(SEATS))
def test_an_attempt_is_the_same_in_every_mode(mode: str) -> None:
    ann = holding("mrs_earwig_1 miss_tick_2", spot="slice", hard="elves elves")
    stage = Stage(problems={"slice": "hiver+1 up"}, **seated(mode, ann))

    stage.ann.faces((CACKLE, 6))
    stage.ann.does("use mrs-earwig-1", "use miss-tick-2")
    assert (stage.values["so_far"], stage.values["difficulty"]) == (10, 24)
    stage.rolls(2, 3)
    stage.ann.does("stand", "accept", "flee razorback")

    assert (stage.ann.cackles, stage.ann.aliss) == (3, 1)
    assert (stage.ann.spot, stage.values["action"]) == ("razorback", 2)


@rule("W21.8", "W22.9")
@pytest.mark.parametrize("mode", list(SEATS))
def test_the_losing_conditions_hold_in_every_mode(mode: str) -> None:
    elves = {"dancers": "elves up", "bad-ass": "elves up", "long-man": "elves up"}
    ann = holding(spot="no-sun", easy="death")
    by_elves = Stage(phase="end", problems=elves, **seated(mode, ann))
    given = seated(mode, ann)
    by_crises = Stage(phase="place", pile="igor_and_scraps_3", problems={"slice": "fever"}, crises=0, **given)

    assert (by_elves.outcome, by_crises.outcome) == ("lost", "lost")
    assert [shown(view(stage.table, 0), "cause") for stage in (by_elves, by_crises)] == ["elves", "crises-empty"]


@rule("W21.8", "W22.9")
@pytest.mark.parametrize("mode", list(SEATS))
def test_turns_and_hand_limits_are_the_same_in_every_mode(mode: str) -> None:
    pile = "bees_1 bees_2 you_1 you_2 miss_tick_3"
    waiting = [["broken_limb", "elves"], [], [], [], [], []]
    ann = holding(easy="fever fever")
    stage = Stage(pile=pile, waiting=waiting, problems={}, **seated(mode, ann))

    stage.ann.does("stay", "stay")

    assert set(stage.ann.hand) == {"bees_1", "bees_2", "you_1", "you_2"}
    stage.skip("window")
    assert stage.tile("razorback") == "broken_limb"
    assert stage.table.turn == 2


@rule("W-R.82")
def test_in_the_cooperative_game_cards_cannot_be_given_away() -> None:
    stage = Stage(ann=holding("greebo_1", spot="slice"), bob=holding("bees_1", spot="slice"), mode="cooperative")

    assert stage.options == ["stay", "walk no-sun", "walk razorback", "walk rock-hard-place", "ride greebo-1"]
    stage.ann.does("stay")

    assert (stage.ann.hand, stage.bob.hand) == (["greebo_1"], ["bees_1"])
    assert stage.values["action"] == 2


GRADES = [
    ("death death death death death broken_limb", "hiver king_of_the_elves", 29, "pig-farmers-wife"),
    ("death death death death death broken_limb fever", "hiver king_of_the_elves", 30, "licensed"),
    ("death death death death death", "hiver king_of_the_elves queen_of_the_elves lord_lankin", 40, "licensed"),
    (
        "death death death death death fever",
        "hiver king_of_the_elves queen_of_the_elves lord_lankin",
        41,
        "with-distinction",
    ),
]


@rule("W22.6", "W22.7", "W22.8")
@pytest.mark.parametrize(("easy", "hard", "points", "grade"), GRADES)
def test_a_solo_score_is_graded(easy: str, hard: str, points: int, grade: str) -> None:
    stage = Stage(ann=holding(easy=easy, hard=hard), waiting=NOTHING_WAITS, phase="second-move")

    stage.ann.does("stay")
    stage.skip("window")

    assert stage.happened("graded")[0]["n"] == points
    assert stage.outcome == grade


@rule("W-EX.27")
def test_the_grades_of_29_30_40_and_41() -> None:
    table = Stage(ann=holding()).table

    found = [WITCHES.box.grades[scoring.grade(table, points)].id for points in (29, 30, 40, 41)]

    assert found == ["pig_farmers_wife", "licensed", "licensed", "with_distinction"]


@rule("W-R.80", "W22.6")
def test_a_black_aliss_can_cost_the_licence() -> None:
    easy, hard, points, grade = GRADES[1]

    assert (points, grade) == (30, "licensed")
    assert last_turn(ann=holding(easy=easy, hard=hard, aliss=1)).outcome == "pig-farmers-wife"


@rule("W-R.80")
def test_a_solo_game_that_is_lost_gets_no_grade() -> None:
    elves = {"dancers": "elves up", "bad-ass": "elves up", "long-man": "elves up"}

    stage = last_turn(ann=holding(easy=GRADES[1][0], hard="hiver king_of_the_elves"), problems=elves)

    assert stage.outcome == "lost"
    assert shown(view(stage.table, 0), "grade") == ""


@rule("W22.5")
def test_alone_many_hard_problems_on_the_map_are_no_loss() -> None:
    stage = last_turn(ann=holding(spot="no-sun", easy="death"), problems=HARD)

    assert stage.outcome == "pig-farmers-wife"


@rule("W22.3", "W-R.81")
def test_alone_at_the_cottage_she_may_discard_two_cackles() -> None:
    stage = Stage(ann=holding(spot="razorback", cackles=4))

    stage.ann.does("walk granny-cottage", "stop")
    assert stage.options == ["return 2", "return 1", "return 0"]
    stage.ann.does("return 2", "stay", "return 1")

    assert (stage.ann.cackles, stage.table.supply_cackles) == (1, 3)
    assert stage.table.turn == 2


@rule("W22.3")
def test_the_cottage_does_nothing_in_company_and_other_places_nothing_alone() -> None:
    company = Stage(ann=holding(spot="granny-cottage", cackles=3), bob=holding(), mode="cooperative")
    alone = Stage(ann=holding(spot="magrat-cottage", cackles=3))

    company.ann.does("stay")
    alone.ann.does("stay")

    assert (company.prompt, alone.prompt) == ("move", "move")


@rule("W22.4")
def test_with_a_problem_at_the_cottage_she_tries_that_instead() -> None:
    stage = Stage(ann=holding(spot="razorback", cackles=3), problems={"granny-cottage": "fever"})

    stage.rolls(6, 6)
    stage.ann.does("walk granny-cottage", "stand", "accept")

    assert stage.ann.solved == ["fever"]
    assert not stage.happened("cackles-returned")
    assert (stage.prompt, stage.values["action"]) == ("move", 2)


@rule("W-R.81")
def test_fleeing_to_the_cottage_discards_nothing() -> None:
    stage = Stage(ann=holding(spot="razorback", cackles=2), problems={"razorback": "death"})

    stage.ann.faces((2, 2))
    stage.ann.does("flee", "flee granny-cottage")

    assert stage.ann.cackles == 2
    assert (stage.prompt, stage.values["action"]) == ("move", 2)


@rule("W23.2")
def test_with_eight_crises_the_ninth_ends_the_game() -> None:
    crises = {f"lancre-town-{slot}": "fever+1" for slot in (1, 2, 3)}
    crises |= dict.fromkeys(("bad-ass", "no-sun", "dancers", "blackglass", "mad-stoat"), "death+1")
    ann = holding(spot="skund")
    problems = crises | {"slice": "sick_pig"}
    stage = Stage(ann=ann, bob=holding(), problems=crises, eight_crises="on")
    last = Stage(ann=ann, bob=holding(), problems=problems, eight_crises="on", phase="place", pile="igor_and_scraps_3")

    assert stage.table.supply_crises == 0
    assert last.outcome == "lost"


@rule("W23.1", "W23.2", "W23.3")
@pytest.mark.parametrize(("eight", "stacking"), [("off", "off"), ("off", "on"), ("on", "off"), ("on", "on")])
def test_either_or_both_advanced_options_may_be_used(eight: str, stacking: str) -> None:
    seats = {"ann": holding(spot="skund"), "bob": holding()}
    options = {"eight_crises": eight, "stacking_crises": stacking}
    problems = {"slice": "fever+1"}
    stage = Stage(phase="place", pile="igor_and_scraps_3 miss_tick_3", problems=problems, **seats, **options)

    assert stage.crises("slice") == (2 if stacking == "on" else 1)
    assert stage.table.supply_crises + sum(stage.table.crises) == (8 if eight == "on" else 12)


@rule("W23.4", "W-R.78")
@pytest.mark.parametrize(("mode", "crises"), [("cooperative", 9), ("solo", 10)])
def test_crises_may_be_stacked_in_the_cooperative_and_the_solo_game_too(mode: str, crises: int) -> None:
    problems = {"slice": "fever+1"}
    ann = holding(spot="no-sun")
    stage = Stage(
        phase="place",
        pile="igor_and_scraps_3 miss_tick_3",
        problems=problems,
        stacking_crises="on",
        **seated(mode, ann),
    )

    assert stage.crises("slice") == 2
    assert stage.table.supply_crises == crises - 2


@rule("W-R.78", "W23.3")
def test_stacked_crises_add_two_each() -> None:
    stage = Stage(ann=holding(spot="slice"), bob=holding(), problems={"slice": "fever+3"}, stacking_crises="on")

    stage.ann.does("stay")

    assert stage.values["difficulty"] == 13


@rule("W23.3", "W5.15", "W23.2")
def test_eight_stacked_crises_on_one_problem_and_a_ninth_is_the_end() -> None:
    seats = {"ann": holding(spot="skund"), "bob": holding()}
    options = {"eight_crises": "on", "stacking_crises": "on"}
    stage = Stage(phase="place", pile="igor_and_scraps_3", problems={"slice": "fever+8"}, **seats, **options)

    assert stage.outcome == "lost"


@rule("W-R.79")
@pytest.mark.parametrize(("names", "mode"), [(("ann",), "solo"), (("ann", "bob"), "cooperative")])
def test_eight_crises_are_for_the_competitive_game_only(names: tuple[str, ...], mode: str) -> None:
    with pytest.raises(OptionError, match="eight-crises-competitive"):
        WITCHES.new(names, "no", {"mode": mode, "eight_crises": "on", "stacking_crises": "on"})


@rule("W23.1", "W-R.90")
def test_all_options_together_make_a_game() -> None:
    options = {"eight_crises": "on", "stacking_crises": "on", "auto_solve_anywhere": "on"}
    ann = holding("granny_aching_1", spot="no-sun")
    stage = Stage(ann=ann, bob=holding(), problems={"slice": "sick_sheep+3", "dancers": "fever+5"}, **options)

    assert stage.table.supply_crises == 0
    stage.ann.does("play granny-aching-1")

    assert stage.ann.solved == ["sick_sheep"]
    assert stage.table.supply_crises == 3


@rule("W-R.77", "W21.7")
@pytest.mark.parametrize(("number", "outcome"), [(3, "won"), (4, "lost")])
def test_hard_problems_count_face_down_too(number: int, outcome: str) -> None:
    slots = ("slice", "dancers", "long-man", "bad-ass")[:number]
    problems = dict(zip(slots, ("hiver", "wintersmith", "lily_weatherwax", "elves up"), strict=False))
    stage = Stage(
        ann=holding(), bob=holding(), waiting=NOTHING_WAITS, mode="cooperative", phase="end", problems=problems
    )

    assert stage.outcome.split(":")[0] == outcome


@rule("W22.6", "W22.7", "W22.8", "W22.2", "W21.6", "W21.7")
def test_a_game_alone_is_worth_its_grade_and_one_together_is_won_or_lost() -> None:
    alone = [last_turn(ann=holding(spot="no-sun", easy=easy, hard=hard)).table for easy, hard, _, _ in GRADES]
    together = [last_turn(mode="cooperative", problems=HARD if lost else {}, **AWAY).table for lost in (True, False)]

    worst, best = 0, len(WITCHES.box.grades) - 1
    assert [table.returns() for table in alone] == [[2 * table.grade / best - 1] for table in alone]
    assert {table.grade for table in alone} >= {worst, best}
    assert [table.returns() for table in together] == [[-1.0, -1.0], [1.0, 1.0]]
    assert Stage(ann=holding(), bob=holding()).table.returns() == [0.0, 0.0]
