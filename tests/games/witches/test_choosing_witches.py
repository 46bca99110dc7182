"""W3: apprentice boards, what the four witches can do, and who begins."""

from rules import rule
from witches_stage import CACKLE, WITCHES, Stage, holding, shown, view

from coven.engine.edge import questions
from coven.games.witches.table import Table

NAMES = ("ann", "bob", "cid", "dee")


def new(players: int, seed: str = "setup", **options: str) -> Table:
    return WITCHES.new(NAMES[:players], seed, options, listen=True)


def rolled(table: Table) -> list[tuple[int, int]]:
    """Who rolled what for the choice, in order."""
    return [(event.args[0], event.args[1]) for event in table.log or [] if event.kind == "rolled-for-choice"]


@rule("W3.1")
def test_everybody_rolls_four_dice_and_the_highest_total_chooses_first() -> None:
    totals = []
    for seed in range(150):
        table = new(4, f"roll {seed}")
        first = rolled(table)[:4]
        totals += [total for _, total in first]
        question = questions.question(table)

        assert [seat for seat, _ in first] == [0, 1, 2, 3]
        assert question is not None
        assert dict(first)[NAMES.index(question.seat)] == max(total for _, total in first)

    assert 20 < max(totals) <= 24


@rule("W3.2", "W-R.7")
def test_a_tie_is_rolled_again_by_the_tied_players_only() -> None:
    ties = 0
    for seed in range(60):
        table = new(3, f"tie {seed}")
        rolls = rolled(table)
        best = max(roll[1] for roll in rolls[:3])
        tied = [roll[0] for roll in rolls[:3] if roll[1] == best]
        if len(tied) > 1:
            ties += 1
            assert [roll[0] for roll in rolls[3 : 3 + len(tied)]] == tied
            assert table.chooser in tied
        else:
            assert len(rolls) == 3
    assert ties > 3


@rule("W3.3", "W3.4")
def test_the_others_choose_clockwise_and_get_the_figure_of_their_board() -> None:
    table = new(3, "roll")
    chosen = {}

    for witch in ("tiffany", "annagramma", "petulia"):
        question = questions.question(table)
        assert question is not None
        chosen[question.seat] = witch
        questions.answer(table, f"choose {witch}")

    assert list(chosen) == [NAMES[(table.chooser + step) % 3] for step in range(3)]
    assert {name: shown(view(table, -1), name, "witch") for name in table.names} == chosen


@rule("W3.3")
def test_nobody_takes_a_board_that_is_taken() -> None:
    table = new(2)
    questions.answer(table, "choose tiffany")

    assert questions.explain(table, "choose tiffany").rule == "W3.3"


@rule("W1.2")
def test_each_player_has_exactly_one_witch() -> None:
    table = new(4, witches="draw")

    for _ in range(4):
        questions.answer(table, "start no-sun")

    assert sorted(seat.witch for seat in table.seats) == [0, 1, 2, 3]
    assert [table.box.slot_words[seat.spot] for seat in table.seats] == ["no-sun"] * 4


@rule("W3.5", "W3.7")
def test_all_but_dimity_start_with_a_tile_and_annagramma_with_a_cackle() -> None:
    table = new(4, witches="tiffany, annagramma, petulia, dimity")

    assert [seat.ability for seat in table.seats] == [True, True, True, False]
    assert [seat.cackles for seat in table.seats] == [0, 1, 0, 0]


@rule("W3.8", "W-R.9", "W-EX.24")
def test_annagrammas_cackle_comes_from_the_supply_before_the_first_turn() -> None:
    table = new(2, witches="annagramma, tiffany")

    assert table.turn == 0
    assert table.supply_cackles == 7
    assert new(2, witches="petulia, tiffany").supply_cackles == 8


@rule("W3.6", "W18.14")
def test_tiffany_uses_her_tile_like_the_card_and_once() -> None:
    problems = {"razorback": "fever", "granny-cottage": "death"}
    stage = Stage(ann=holding(spot="slice", witch="tiffany"), bob=holding(), problems=problems)

    stage.ann.does("walk razorback", "play invisibility-tile", "walk granny-cottage")
    assert stage.values["problem"] == "death"
    stage.rolls(2, 2)
    stage.ann.does("flee", "flee jacks-well")

    assert not stage.ann.seat.ability
    assert stage.ann.why_not("play invisibility-tile") == "W-R.88"


@rule("W3.9")
def test_the_magic_tile_adds_two_and_costs_a_cackle() -> None:
    ann = holding(spot="slice", witch="annagramma")
    stage = Stage(ann=ann, bob=holding(), problems={"slice": "fever"})

    stage.ann.faces((2, 2))
    stage.ann.does("use magic-tile")
    assert stage.values["so_far"] == 6
    stage.rolls(2, 2)
    stage.ann.does("stand", "accept")

    assert stage.ann.solved == ["fever"]
    assert stage.ann.cackles == 1


@rule("W3.10", "W-R.88")
def test_the_magic_tile_is_used_once_and_leaves_the_game() -> None:
    ann = holding(spot="slice", witch="annagramma")
    stage = Stage(ann=ann, bob=holding(), problems={"slice": "fever", "razorback": "death"})

    stage.ann.faces((2, 2))
    stage.ann.does("use magic-tile")
    assert stage.ann.why_not("use magic-tile") == "W-R.88"
    stage.rolls(6, 6)
    stage.ann.does("stand", "accept", "walk razorback")

    assert stage.prompt == "stand-or-flee"
    assert stage.ann.why_not("use magic-tile") == "W-R.88"
    assert stage.discard == []


@rule("W3.11", "W-R.44")
def test_petulia_cures_one_pig_and_keeps_the_cackles_of_her_dice() -> None:
    ann = holding(spot="slice", witch="petulia")
    stage = Stage(ann=ann, bob=holding(), problems={"slice": "sick_pig+1", "razorback": "sick_pig"})

    stage.ann.does("stay")
    stage.rolls(CACKLE, 2)
    stage.ann.does("roll", "play cure-pig-tile")
    assert stage.ann.solved == ["sick_pig"]
    stage.ann.does("walk razorback")

    assert stage.ann.cackles == 1
    assert stage.table.supply_crises == 12
    assert stage.ann.why_not("play cure-pig-tile") == "W-R.88"


@rule("W3.11")
def test_petulia_cures_nothing_but_pigs() -> None:
    ann = holding(spot="slice", witch="petulia")
    stage = Stage(ann=ann, bob=holding(), problems={"slice": "sick_sheep"})

    stage.ann.does("stay")

    assert stage.ann.why_not("play cure-pig-tile") == "W3.11"


@rule("W-R.88")
def test_an_ability_tile_is_no_card() -> None:
    ann = holding("magrat_garlick_1 bees_1", witch="tiffany")
    stage = Stage(ann=ann, bob=holding(), phase="second-move", pile="greebo_1 greebo_2 bees_2 miss_tick_1")

    stage.ann.does("play magrat-garlick-1")
    assert stage.options == ["discard bees-1", "done"]
    stage.ann.does("done", "stay", "pass")

    assert stage.ann.hand == ["greebo_1", "greebo_2", "bees_1"]
    assert stage.ann.seat.ability


@rule("W3.12")
def test_dimity_takes_the_first_turn() -> None:
    table = new(3, witches="tiffany, petulia, dimity")

    for _ in range(3):
        questions.answer(table, "start no-sun")

    assert (table.turn, table.active) == (1, 2)


@rule("W3.13")
def test_without_dimity_whoever_chose_last_begins() -> None:
    for seed in ("one", "two", "three", "four"):
        table = new(3, seed)
        asked = []
        for witch in ("tiffany", "annagramma", "petulia"):
            question = questions.question(table)
            assert question is not None
            asked.append(question.seat)
            questions.answer(table, f"choose {witch}")

        assert NAMES[table.first] == asked[-1]
        assert table.active == table.first
