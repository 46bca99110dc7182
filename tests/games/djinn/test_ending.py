"""D25, D26, D28, D30: the end, the scores, and Tom."""

import pytest
from djinn_stage import DJINN, Stage, player
from rules import rule

from coven.games.djinn import scoring

LAST = {"r1": "", "r2": "boss red", "r3": "", "r4": "", "r5": "", "r6": ""}
NO_BOSS = {"r1": "", "r2": "", "r3": "", "r4": "", "r5": "", "r6": ""}


@rule("D25.1", "D25.2", "D25.3", "D25.4", "D25.6", "D23.8", "D-R.86", "D-R.88")
def test_after_the_last_boss_the_round_is_finished_and_one_more_is_played() -> None:
    stage = Stage(
        ann=player("r2", "s2", magic=4, corked="red*3", bar=""), bob=player("s1", "r1"), djinn=LAST, bag="", phase="act"
    )
    stage.ann.does("capture", "capture red", "pay 4", "forgo coins", "done")
    assert stage.table.last_round == 2
    stage.bob.does("move catacombs", "forgo coins")
    stage.ann.does("move archives", "forgo coins", "done")
    stage.bob.does("move tavern", "forgo coins")

    assert stage.table.final
    assert stage.ann.asked
    assert stage.ann.why_not("award red a1-1") == "D23.8"
    while not stage.table.over:
        stage.answer("done" if "done" in stage.options else stage.options[0])
    assert stage.outcome == "ann"


@rule("D26.1", "D26.2", "D26.3", "D26.4", "D-EX.3")
def test_the_rulebooks_example_of_scoring() -> None:
    stage = Stage(
        ann=player(
            awards="a1_1, a2_1", corked="red*2", circles="red, empty, inactive, inactive", bottles="blue", corks=1
        ),
        bob=player(),
        scoring=(),
    )

    assert scoring.score(stage.table, 0) == 85


@rule("D26.6", "D26.7", "D26.8")
@pytest.mark.parametrize(("coins", "outcome"), [(1, "ann"), (0, "draw")])
def test_a_tie_is_broken_by_coins_scrolls_and_keys(coins: int, outcome: str) -> None:
    stage = Stage(
        ann=player("source", coins=coins),
        bob=player("source"),
        djinn=NO_BOSS,
        scoring=(),
        outcome="scored",
        scores=(10, 10),
        final=True,
    )

    assert stage.outcome == outcome


@rule("D30.1", "D30.2", "D30.3", "D30.4", "D30.5", "D30.6", "D30.7", "D30.8", "D30.9", "D30.10", "D30.11")
@rule("D9.3", "D26.5", "D-R.78", "D-R.91")
@pytest.mark.parametrize(
    ("card", "owner", "points"),
    [
        ("sc01", player(equipment="staff1, staff2 down, hat1, hat2 down, cloak1, cloak2 down"), 8),
        ("sc02", player(equipment="staff1, staff2 down, staff3 down, hat1"), 5),
        ("sc03", player(placed="tavern at s1"), 8),
        ("sc03", player(placed="tavern at s1, market at s2"), 0),
        ("sc04", player(mages="m01"), 8),
        ("sc04", player(mages="m17 down"), 0),
        ("sc05", player(), 8),
        ("sc05", player(circles="empty, covered, inactive, inactive"), 8),
        ("sc06", player(capacity=6), 8),
        ("sc06", player(capacity=7), 0),
        ("sc07", player(minimum=2), 8),
        ("sc08", player(keys=5), 9),
        ("sc09", player(mages="m01, m02, m03 down"), 4),
        ("sc10", player(bottles="red*3", corks=2), 8),
    ],
)
def test_scoring_cards(card: str, owner: object, points: int) -> None:
    stage = Stage(ann=owner, bob=player(), scoring=(card,))

    assert scoring.card_points(stage.table, 0, stage.table.scoring[0]) == points


@rule("D-R.2", "D31.10")
def test_the_better_secret_card_counts_for_its_owner_only() -> None:
    stage = Stage(ann=player(private="sc06, sc08", keys=1, magic=3), bob=player(), scoring=())

    assert scoring.score(stage.table, 0) == 8
    assert scoring.score(stage.table, 1) == 0


@rule("D-R.121")
def test_a_game_is_left_unfinished_after_a_hundred_rounds() -> None:
    stage = Stage(ann=player("s1", "r1"), bob=player("s1", "r4"), round=100, active="bob", first="ann", phase="act")

    stage.bob.does("forgo coins")

    assert stage.outcome == "unfinished"
    longer = Stage(
        ann=player("s1", "r1"), bob=player("s1", "r4"), round=100, active="bob", first="ann", phase="act", limit="off"
    )
    longer.bob.does("forgo coins")
    assert longer.table.round == 101


@rule("D28.3", "D28.4", "D28.5")
@pytest.mark.parametrize("size", ["12", "13", "14", "15"])
def test_toms_deck_has_the_agreed_size(size: str) -> None:
    table = DJINN.new(("ann",), "tom", {"tom": size})

    assert len(table.tom) == int(size)
    assert len([card for card in table.tom if table.box.tom[card].first < 0]) == int(size) - 12


@rule("D28.6", "D28.7", "D28.8")
def test_the_solo_game_starts_without_traits_and_scoring_cards() -> None:
    table = DJINN.new(("ann",), "tom", {})

    assert (table.scoring, table.offered) == ((), ())
    assert sum(table.box.spaces[n].at_source for n, group in enumerate(table.crowds) if group) == 3


@rule("D28.9", "D28.12", "D28.13", "D-R.93")
@pytest.mark.parametrize(("djinn", "arrives"), [({"r2": "boss red"}, "r2"), ({"r2": "", "r1": "boss red"}, "r1")])
def test_toms_card_adds_a_djinn_where_a_boss_is(djinn: dict[str, str], arrives: str) -> None:
    stage = Stage(ann=player("r4", "s1"), djinn={"r4": "boss blue"} | djinn, tom_deck=["tom01", "tom02"], phase="act")

    stage.ann.does("forgo coins", "capture nothing")

    assert stage.happened("djinn-arrived")[0]["space"] == arrives


@rule("D28.10")
def test_tom_does_nothing_after_a_turn_at_a_square_space() -> None:
    stage = Stage(ann=player("s1", "r1"), phase="act")

    stage.ann.does("forgo coins")

    assert len(stage.table.tom) == 15


@rule("D28.11", "D28.14", "D-R.94")
def test_toms_last_row_takes_what_there_is() -> None:
    djinn = {"r1": "", "r2": "", "r4": "boss red"}
    pays = Stage(ann=player("r4", "s1", coins=1), djinn=djinn, tom_deck=["tom01", "tom02"], phase="act")
    nothing = Stage(ann=player("r4", "s1", coins=1), djinn=djinn, tom_deck=["tom13", "tom02"], phase="act")

    pays.ann.does("forgo magic", "capture nothing")
    nothing.ann.does("forgo magic", "capture nothing")

    assert (pays.ann.seat.coins, nothing.ann.seat.coins) == (0, 1)


@rule("D28.19", "D28.20")
def test_the_last_card_loses_the_game_while_a_boss_is_on_the_map() -> None:
    stage = Stage(ann=player("r4", "s1"), djinn={"r4": "boss red"}, tom_deck=["tom01"], phase="act")

    stage.ann.does("forgo coins", "capture nothing")

    assert stage.outcome == "lost"
    assert stage.table.scores == ()
    assert scoring.challenges(stage.table) == []


@rule("D28.15", "D28.16", "D28.17", "D28.18", "D28.22", "D28.23", "D-R.96", "D-R.97")
def test_a_won_solo_game_turns_one_more_card_and_counts_the_rest() -> None:
    stage = Stage(
        ann=player("r2", "s2", magic=4, coins=3, scrolls=0),
        djinn=LAST,
        tom_deck=["tom01", "tom02", "tom03"],
        phase="act",
    )

    stage.ann.does("capture", "capture red", "pay 4", "forgo coins")

    assert stage.ann.seat.coins == 3 + 2 - 2
    assert stage.table.final
    while not stage.table.over:
        stage.answer(stage.options[0])
    assert stage.outcome == "won"
    assert stage.table.scores == (3 + 20,)
    met = [stage.table.box.challenges[number].id for number in scoring.challenges(stage.table)]
    assert met == ["ch06", "ch07", "ch08", "ch09", "ch10", "ch11"]
