"""D2.28 to D2.31, D9, D31: the draft of traits, and what they do at the start."""

import pytest
from djinn_seen import seen
from djinn_stage import DJINN, Stage, begun, count, player
from rules import rule

from coven.engine.edge import questions


def drafted(positive: str, negative: str) -> Stage:
    """A game of two in which ann has drafted these traits."""
    for number in range(500):
        stage = begun(2, f"draft {number}", first="ann")
        if stage.ann.can(f"choose {positive}") and stage.ann.can(f"choose {negative}"):
            stage.ann.does(f"choose {positive}")
            for _ in range(2):
                stage.bob.does(next(word for word in stage.options if not word.endswith(negative)))
            stage.ann.does(f"choose {negative}")
            return stage
    raise AssertionError("no such draft")


@rule("D2.28")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_more_trait_of_each_kind_than_players_is_offered(players: int) -> None:
    offered = [begun(players, f"offer {number}").view.offered for number in range(10)]

    for traits in offered:
        assert [trait[0] for trait in traits] == ["P"] * (players + 1) + ["N"] * (players + 1)
    assert len(set(offered)) == 10


@rule("D2.29")
def test_the_first_pick_goes_clockwise_and_may_be_of_either_kind() -> None:
    stage = begun(3, first="bob")
    assert sorted(stage.options) == sorted(f"choose {trait.lower()}" for trait in stage.view.offered)

    asked = []
    for letter in "pnp":
        asked.append(stage.asked)
        stage.answer(next(word for word in stage.options if word.startswith(f"choose {letter}")))

    assert asked == ["bob", "cid", "ann"]


@rule("D2.30", "D2.31")
def test_the_second_pick_goes_back_and_is_of_the_other_kind() -> None:
    stage = begun(3, first="bob")
    for letter in "pnp":
        stage.answer(next(word for word in stage.options if word.startswith(f"choose {letter}")))

    asked = []
    for letter in "npn":
        asked.append(stage.asked)
        assert {word[len("choose ")] for word in stage.options} == {letter}
        stage.answer(stage.options[0])

    assert asked == ["ann", "cid", "bob"]
    assert [seat.positive[0] + seat.negative[0] for seat in stage.view.seats] == ["PN"] * 3
    assert stage.view.offered == ()


@rule("D2.30")
def test_a_kind_already_owned_is_refused() -> None:
    stage = begun(2, first="ann")
    for letter in "pp":
        stage.answer(next(word for word in stage.options if word.startswith(f"choose {letter}")))

    assert {ruling.rule for ruling in questions.refusals(stage.table)} == {"D2.30"}
    assert {ruling.answer[len("choose ")] for ruling in questions.refusals(stage.table)} == {"p"}


@rule("D31.1", "D-EX.5")
def test_the_well_provided_start_with_more() -> None:
    ann = drafted("p01", "n05").ann.seat

    assert (ann.coins, ann.scrolls, ann.magic) == (6, 2, 4)


@rule("D31.11", "D31.12", "D-EX.5")
def test_spendthrifts_lose_three_coins_and_the_weary_three_magic() -> None:
    spendthrift, weary = drafted("p02", "n01").ann.seat, drafted("p02", "n02").ann.seat

    assert (spendthrift.coins, spendthrift.magic) == (1, 3)
    assert (weary.coins, weary.magic) == (4, 0)


@rule("D-R.1")
def test_start_effects_follow_the_draft_in_turn_order_the_positive_before_the_negative() -> None:
    stage = drafted("p01", "n01")

    kinds = [event.kind for event in stage.events]
    own = [event.kind for event in stage.events if event.values.get("player") == "ann"]
    assert kinds.index("gained") > max(n for n, kind in enumerate(kinds) if kind == "trait-taken")
    assert own.index("gained") < own.index("lost-pieces")
    assert (stage.ann.seat.coins, stage.ann.seat.scrolls, stage.ann.seat.magic) == (3, 2, 4)


@rule("D-R.1")
def test_start_effects_begin_with_the_starting_player() -> None:
    for number in range(200):
        stage = begun(2, f"order {number}", first="bob")
        if {"P01", "N01"} <= set(stage.view.offered):
            break
    stage.bob.does("choose n01")
    stage.ann.does("choose p01")
    while stage.prompt == "draft":
        stage.answer(stage.options[-1])

    told = [event.values["player"] for event in stage.events if event.kind in ("gained", "lost-pieces")]
    assert told[0] == "bob"
    assert "ann" in told


@rule("D31.13", "D-R.77")
def test_careless_drawers_start_with_the_second_circle_covered() -> None:
    assert drafted("p02", "n03").ann.circles == ["empty", "covered", "inactive", "inactive"]


@rule("D31.10", "D-R.2")
def test_the_ambitious_draw_two_of_the_scoring_cards_that_are_not_open() -> None:
    stage = drafted("p10", "n04")

    own = stage.ann.seat.private
    assert len(set(own)) == 2
    assert not set(own) & set(str(DJINN.write(stage.table)["unused_scoring"]).split("'"))
    assert not set(own) & set(stage.view.scoring)


@rule("D-R.2", "D-R.4")
def test_nobody_else_sees_the_secret_scoring_cards() -> None:
    stage = drafted("p10", "n04")

    for other in (1, -1):
        assert seen(DJINN, stage.table, other).seats[0].private == ()
        assert seen(DJINN, stage.table, other).private == (2, 0)
    drawn = [event for event in stage.table.log or () if event.kind == "scoring-drawn"]
    whole, veiled = DJINN.seen(stage.table, drawn[0], 0), DJINN.seen(stage.table, drawn[0], 1)
    assert whole is not None
    assert veiled is not None
    assert whole.values["scoring"] in stage.ann.seat.private
    assert (veiled.kind, veiled.values) == ("scoring-drawn-hidden", {"player": "ann"})


@rule("D-R.4")
def test_what_lies_below_the_visible_cards_is_hidden_and_all_else_is_open() -> None:
    stage = begun(2)
    view = stage.view

    assert isinstance(view.chests, int)
    assert isinstance(view.tom_deck, int)
    assert count(view.bag) == 24  # what is in the bag is known, its order is not
    assert {type(pile.top) for pile in (*view.piles.values(), *view.decks.values())} == {str}
    assert {len(awards) for awards in view.award_columns.values()} == {3}
    one, other = (DJINN.imagine(view.view, seed) for seed in ("one", "other"))
    assert DJINN.write(one)["chests"] != DJINN.write(other)["chests"]
    assert seen(DJINN, one, -1) == seen(DJINN, other, -1) == view


@rule("D9.1")
def test_a_trait_helps_or_hinders_its_owner_only() -> None:
    traits = {"positive": "P05", "negative": "N06"}
    own = Stage(ann=player("source", scrolls=2, **traits), bob=player(), phase="act")
    other = Stage(ann=player("source", scrolls=2), bob=player(**traits), phase="act")
    dark = Stage(ann=player("r4", **traits), bob=player(), phase="act")
    light = Stage(ann=player("r4"), bob=player(**traits), phase="act")

    assert own.ann.can("source cork")
    assert not other.ann.can("source cork")
    assert not dark.ann.can("special catacombs")
    assert light.ann.can("special catacombs")


@rule("D9.2")
def test_traits_hold_turn_after_turn() -> None:
    stage = Stage(ann=player("r2", "s2", magic=0, positive="P07"), bob=player("s6", "r1"), phase="act")

    stage.ann.does("capture nothing", "forgo coins")
    stage.bob.does("move archives", "capture nothing", "forgo coins")
    stage.ann.does("move source", "done")
    stage.bob.does("move manufactory", "forgo coins")
    stage.ann.does("move tavern", "capture nothing")

    assert stage.ann.seat.magic == 2


@rule("D9.2")
def test_what_speaks_of_the_start_happens_only_then() -> None:
    stage = drafted("p01", "n01")
    before = len([event for event in stage.events if event.kind in ("gained", "lost-pieces")])

    stage.ann.does(stage.options[0], "forgo magic")
    stage.bob.does(stage.options[0], "forgo magic")
    stage.ann.does(stage.options[0])

    coins = [event for event in stage.events if event.values.get("resource") == "coins"]
    assert len(coins) <= before
    assert stage.ann.seat.coins == 3
