"""Positions: what may be left out, and what is wrong with a bad one."""

import pytest
from djinn_stage import DJINN, Stage, player
from rules import rule

from coven.engine.core.codecs import listed
from coven.engine.core.errors import OptionError, PositionError
from coven.engine.edge.game import Json


def test_a_bare_position_is_filled_in() -> None:
    stage = Stage(ann=player(), bob=player())

    assert stage.prompt == "place-wizard"
    assert stage.table.bosses_on_map() == 6
    assert len(stage.ann.bar) == 4
    assert sum(len(pile) for pile in stage.table.piles) == 32


@pytest.mark.parametrize(
    ("given", "message", "where"),
    [
        ({"djinn": {"r1": "boss*2 red"}}, "position-too-many", "djinn/r1"),
        ({"djinn": {"r1": "boss"}}, "position-boss-alone", "djinn/r1"),
        ({"djinn": {"s1": "red"}}, "position-no-djinn-there", "djinn"),
        ({"djinn": {"r9": "red"}}, "position-unknown", "djinn"),
        ({"djinn": {"r1": "pink"}}, "position-unknown", "djinn/r1"),
        ({"djinn": {"r1": "red*10"}, "bag": ""}, "position-too-many", "djinn"),
        ({"layout": {"s1": "tavern"}}, "position-layout", "layout"),
        ({"phase": "dinner"}, "position-unknown", "phase"),
        ({"phase": "act"}, "position-no-wizard", "seats/ann/space"),
        ({"chests": ["chest01"], "used_chests": ["chest01"]}, "position-too-many", "chests"),
        ({"piles": {"plain-1": ["m17"]}}, "position-wrong-pile", "piles"),
        ({"round": -1}, "position-out-of-range", "round"),
        ({"rng": 1}, "position-bad-number", "rng"),
        ({"frames": [{"program": "turn", "step": "end", "seat": 0}]}, "position-no-question", "frames"),
        ({"frames": [{"program": "tern", "step": "act", "seat": 0}]}, "position-unknown", "frames"),
        ({"final": True}, "position-moment", "final"),
        ({"last_round": 3}, "position-moment", "last_round"),
        ({"drawn": "red"}, "position-moment", "drawn"),
        ({"opened": ["chest01"]}, "position-moment", "opened"),
        ({"turn": {"route": ["r1"]}}, "position-moment", "turn/route"),
        ({"turn": {"fresh": 2}}, "position-moment", "turn/fresh"),
        ({"turn": {"helped": [True]}}, "position-moment", "turn/helped"),
        ({"turn": {"idle": [True]}}, "position-moment", "turn/idle"),
        ({"capture": {"paid": "red"}}, "position-moment", "capture"),
        ({"capture": {"paid": "", "helpers": ["m01"]}}, "position-moment", "capture"),
        ({"outcome": "lost"}, "position-moment", "outcome"),
        ({"scores": [1, 2]}, "position-bad-number", "scores"),
        ({"scoring": ["sc01", "sc02", "sc03", "sc04"]}, "position-too-many", "scoring"),
        ({"scoring": ["sc01"], "beginner": "on"}, "position-not-used", "scoring"),
    ],
)
def test_a_bad_position_says_what_is_wrong(given: Json, message: str, where: str) -> None:
    with pytest.raises(PositionError) as caught:
        Stage(ann=player(), bob=player(), **given)

    assert (caught.value.message, caught.value.values["where"]) == (message, where)


@pytest.mark.parametrize(
    ("note", "message"),
    [
        ({"magic": 5}, "position-out-of-range"),
        ({"capacity": 9}, "position-out-of-range"),
        ({"turned": True}, "position-turned-early"),
        ({"circles": "empty"}, "position-bad-circles"),
        ({"circles": "covered, empty, inactive, inactive"}, "position-bad-circles"),
        ({"mages": "m01, m01"}, "position-too-many"),
        ({"mages": "m99"}, "position-unknown"),
        ({"equipment": "hat1, hat2"}, "position-two-active"),
        ({"positive": "N01"}, "position-trait-kind"),
        ({"placed": "tavern at s1, market at s1"}, "position-passages"),
        ({"placed": "academy at s1"}, "position-passages"),
        ({"placed": "academy at r1"}, "position-passages"),
        ({"space": "s1", "came": "s2"}, "position-no-path"),
        ({"bottles": "red*0"}, "position-bad-number"),
        ({"bar": "academy tavern catacombs archives manufactory market"}, "position-passages"),
        ({"circles": "empty, inactive, inactive, inactive"}, "position-bad-circles"),
        ({"circles": "empty, empty, inactive, empty"}, "position-bad-circles"),
        ({"circles": "empty, covered, empty, inactive"}, "position-bad-circles"),
        ({"keys": 13}, "position-out-of-range"),
    ],
)
def test_a_bad_seat_says_what_is_wrong(note: dict[str, str], message: str) -> None:
    with pytest.raises(PositionError) as caught:
        Stage(ann=player(**note), bob=player())

    assert caught.value.message == message


@rule("D-R.3")
@pytest.mark.parametrize(("piece", "each"), [("keys", 7), ("scrolls", 40)])
def test_players_together_have_no_more_keys_and_scrolls_than_the_box(piece: str, each: int) -> None:
    with pytest.raises(PositionError, match="position-too-many"):
        Stage(ann=player(**{piece: each}), bob=player(**{piece: each}))


@rule("D1.8", "D2.12")
@pytest.mark.parametrize(
    ("ann", "bob", "message", "where"),
    [
        ({"positive": "P01"}, {"positive": "P01"}, "position-too-many", "traits"),
        ({"negative": "N05"}, {"negative": "N05"}, "position-too-many", "traits"),
        ({"bar": "academy tavern"}, {"bar": "market catacombs archives"}, "position-passages", "seats/bob/bar"),
        (
            {"placed": "tavern at s1"},
            {"bar": "academy market catacombs archives"},
            "position-passages",
            "seats/bob/bar",
        ),
    ],
)
def test_players_together_have_what_the_box_gave_them(
    ann: dict[str, str], bob: dict[str, str], message: str, where: str
) -> None:
    with pytest.raises(PositionError) as caught:
        Stage(ann=player(**ann), bob=player(**bob))

    assert (caught.value.message, caught.value.values["where"]) == (message, where)


@rule("D2.12")
def test_a_bar_that_is_left_out_has_the_symbols_the_others_have() -> None:
    stage = Stage(ann=player(bar="market manufactory", placed="tavern at s1"), bob=player())

    assert {"tavern", "market", "manufactory"} < {*stage.bob.bar}
    assert len(stage.bob.bar) == 4


@rule("D28.8", "D2.3")
def test_there_are_no_traits_in_a_game_without_them() -> None:
    for seats in ({"ann": player(positive="P01")}, {"ann": player(negative="N01"), "bob": player(), "beginner": "on"}):
        with pytest.raises(PositionError, match="position-not-used where=traits"):
            Stage(**seats)


def test_wrong_fields_and_other_games_are_refused() -> None:
    with pytest.raises(PositionError, match="position-unknown where=position kind=field given=nonsense"):
        DJINN.read({"seats": [{"name": "ann"}], "nonsense": 1})
    with pytest.raises(PositionError, match="position-other-game"):
        DJINN.read({"seats": [{"name": "ann"}], "game": "chess"})
    with pytest.raises(OptionError, match="no-such-value"):
        DJINN.new(("ann",), "1", {"tom": "11"})
    with pytest.raises(OptionError, match="bad-seat-names"):
        DJINN.new(("ann", "tavern"), "1", {})


@rule("D2.25")
def test_no_more_awards_of_a_column_are_in_play_than_were_laid_out() -> None:
    with pytest.raises(PositionError, match="position-too-many where=award_columns/I card=award given=4 most=3"):
        Stage(ann=player(awards="a1_1"), bob=player(), award_columns={"I": ["a1_2", "a1_3", "a1_4"]})

    stage = Stage(ann=player(awards="a1_1"), bob=player(awards="a1_2, a2_1"))

    assert [len(column) for column in stage.table.awards] == [1, 2, 3]


@rule("D6.17")
@pytest.mark.parametrize(
    ("note", "minimum"),
    [
        ({"equipment": "staff1, hat1"}, 0),
        ({"equipment": "staff1, hat1, cloak1 down"}, 1),
        ({"placed": "tavern at s1, market at s2", "bar": ()}, 1),
        ({"equipment": "staff1, hat1, cloak1", "placed": "tavern at s1, market at s2", "bar": ()}, 2),
        ({"equipment": "staff1, hat1, cloak1", "minimum": 0}, 0),
    ],
)
def test_a_minimum_marker_that_is_left_out_stands_where_it_must(note: Json, minimum: int) -> None:
    stage = Stage(ann=player(**note), bob=player())

    assert stage.ann.seat.minimum == minimum


@rule("D2.31", "D10.2", "D18.9")
@pytest.mark.parametrize(
    ("note", "given", "where"),
    [
        ({}, {"offered": ["P01"]}, "offered"),
        ({"space": "s1"}, {"turn": {"acted": True}}, "turn"),
        ({"space": "s1", "equipment": "staff5"}, {"turn": {"rewarded": ["staff5"]}}, "turn"),
        ({"has_set": True}, {}, "seats/ann/has_set"),
        ({"equipment": "staff1, hat1, cloak1", "has_set": False}, {}, "seats/ann/has_set"),
    ],
)
def test_what_has_not_happened_yet_cannot_be_written(note: Json, given: Json, where: str) -> None:
    with pytest.raises(PositionError, match=f"position-moment where={where}$"):
        Stage(ann=player(**note), bob=player(), **given)


@rule("D28.3")
@pytest.mark.parametrize(
    ("players", "given", "message"),
    [
        (2, {"tom_deck": ["tom01"]}, "position-not-used where=tom_deck"),
        (3, {"tom_seen": ["tom01"]}, "position-not-used where=tom_seen"),
        (
            1,
            {"tom": "12", "tom_deck": ["tom13", "tom01"]},
            "position-too-many where=tom_deck card=tom13 given=1 most=0",
        ),
        (1, {"tom": "13", "tom_deck": ["tom13"], "tom_seen": ["tom14"]}, "position-too-many where=tom_deck card=tom14"),
    ],
)
def test_toms_deck_is_for_one_and_holds_what_its_size_says(players: int, given: Json, message: str) -> None:
    seats = {name: player() for name in ("ann", "bob", "cid")[:players]}

    with pytest.raises(PositionError, match=message):
        Stage(**seats, **given)


@pytest.mark.parametrize(
    ("note", "given"),
    [
        ({"circles": "empty, empty, inactive, red"}, "empty, empty, inactive, red"),
        (
            {"placed": "tavern at s1, academy at s2, market at s3, archives at s5, catacombs at s6"},
            "tavern, academy, market, archives, catacombs",
        ),
    ],
)
def test_what_does_not_fit_is_named_as_it_was_written(note: dict[str, object], given: str) -> None:
    with pytest.raises(PositionError) as caught:
        Stage(ann=player(**note), bob=player())

    assert caught.value.values["given"] == given


@rule("D17.5")
def test_no_symbol_is_twice_at_a_space_whoever_placed_it() -> None:
    with pytest.raises(PositionError, match="position-passages where=seats/bob/placed given=s1"):
        Stage(ann=player(placed="tavern at s1"), bob=player(placed="tavern at s1"))


@rule("D1.9")
def test_there_is_one_blank_for_all() -> None:
    covered = player(circles="empty, covered, inactive, inactive")

    with pytest.raises(PositionError, match="position-too-many where=seats card=blank"):
        Stage(ann=covered, bob=covered)


def test_a_bag_and_a_supply_that_are_named_stay_as_they_are() -> None:
    stage = Stage(ann=player(), bob=player(), bag="red*2 blue", bosses=3)

    assert (stage.bag, stage.view.bosses) == ("red*2 blue", 3)
    assert stage.table.bosses_on_map() == 6


def test_a_hundred_bottles_and_ten_thousand_coins_can_be_kept() -> None:
    stage = Stage(ann=player("s1", "r1", coins=10000, bottles="red*120"), bob=player())

    kept = DJINN.read(DJINN.write(stage.table)).seats[0]

    assert (kept.coins, kept.bottles[0]) == (10000, 120)


EMPTY = {"r1": "", "r2": "", "r3": "", "r4": "boss red", "r5": "", "r6": ""}


@rule("D1.6", "D1.13", "D1.14", "D1.15", "D1.16", "D2.13", "D2.25", "D2.27", "D2.31")
@pytest.mark.parametrize(
    ("given", "where", "card"),
    [
        ({"djinn": EMPTY, "bag": "red*7 blue*9 white*9 brown*9"}, "bag", "red"),
        ({"bag": ""}, "bag", "red"),
        ({"djinn": EMPTY, "bosses": 10}, "bosses", "boss"),
        ({"chests": []}, "chests", "chest01"),
        ({"chests": ["chest01"], "used_chests": ["chest02"]}, "chests", "chest03"),
        ({"piles": {"plain-1": ["m01"]}}, "piles", "m02"),
        ({"decks": {}}, "decks", "staff1"),
        ({"award_columns": {"I": ["a1_1", "a1_2"]}}, "award_columns/I", "award"),
        ({"scoring": ["sc01"]}, "scoring", "scoring"),
        ({"scoring": ["sc01", "sc02", "sc03"], "unused_scoring": []}, "unused_scoring", "sc04"),
    ],
)
def test_what_was_laid_out_lies_somewhere_unless_it_is_a_puzzle(given: Json, where: str, card: str) -> None:
    with pytest.raises(PositionError) as caught:
        Stage(ann=player(), bob=player(), puzzle=False, **given)

    values = caught.value.values
    assert (caught.value.message, values["where"], values["card"]) == ("position-incomplete", where, card)
    assert Stage(ann=player(), bob=player(), puzzle=True, **given).asked == "ann"


@rule("D2.13", "D2.31", "D28.3")
def test_everybody_has_four_passages_and_two_traits_and_tom_his_deck() -> None:
    for seats, where in (
        ({"ann": player(bar="tavern"), "bob": player()}, "seats/ann/bar"),
        ({"ann": player(positive="P01"), "bob": player()}, "traits"),
        ({"ann": player(), "tom_deck": ["tom01"]}, "tom_deck"),
    ):
        with pytest.raises(PositionError, match=f"position-incomplete where={where} "):
            Stage(puzzle=False, **seats)


@rule("D11.1", "D12.1")
def test_after_the_first_round_every_wizard_stands_on_the_map() -> None:
    with pytest.raises(PositionError, match="position-not-placed where=seats/bob/space"):
        Stage(ann=player("s1"), bob=player(), round=2, puzzle=False)
    assert Stage(ann=player("s1"), bob=player("s2"), round=2, puzzle=False).asked == "ann"


@rule("D2.28")
def test_of_the_traits_on_offer_none_is_missing() -> None:
    written = DJINN.write(DJINN.new(("ann", "bob"), "1", {}))
    offered = listed(written["offered"], "offered")

    with pytest.raises(PositionError, match="position-incomplete where=offered card=trait given=5 least=6"):
        DJINN.read(written | {"offered": offered[1:]})


@rule("D2.7", "D2.8")
@pytest.mark.parametrize(
    ("ann", "bob", "wrong"),
    [
        ("roof_owl", "roof_owl", "position-too-many where=seats/ann/roof card=roof_owl"),
        ("roof_owl", "roof_dragon", "position-moment where=seats/bob/roof"),
        ("roof_dragon", "roof_dragon", "position-too-many where=seats/ann/roof card=roof_dragon"),
    ],
)
def test_each_roof_is_there_once_and_the_dragon_roof_begins(ann: str, bob: str, wrong: str) -> None:
    with pytest.raises(PositionError, match=wrong):
        Stage(ann=player(roof=ann), bob=player(roof=bob))


def test_a_puzzle_says_so_when_it_is_written_and_a_game_does_not() -> None:
    puzzle = Stage(ann=player(), bob=player(), bag="").table

    assert DJINN.write(puzzle)["puzzle"] is True
    assert "puzzle" not in DJINN.write(Stage(ann=player(), bob=player()).table)
    with pytest.raises(PositionError, match="position-malformed"):
        DJINN.read({"seats": [{"name": "ann"}, {"name": "bob"}], "puzzle": "yes"})


def midway() -> Json:
    """What a running game writes while a chest is being unlocked."""
    stage = Stage(ann=player("s3", keys=1), bob=player(), chests=["chest01", "chest02"], phase="act")
    stage.ann.does("basic catacombs")
    return DJINN.write(stage.table)


def test_what_a_running_game_writes_is_read_again() -> None:
    written = midway()

    assert DJINN.write(DJINN.read(written)) == written


@rule("D10.1")
@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"turn": {"moved": True, "acted": True}}, "turn/helped"),
        ({"turn": {"moved": True, "acted": True, "helped": [False]}}, "turn/idle"),
        ({"turn": {"moved": True, "acted": True, "helped": [False], "idle": [False]}}, "turn/openings"),
        ({"opened": [], "used_chests": ["chest01"]}, "opened"),
        ({"active": "bob"}, "frames"),
        ({"frames": [{"program": "turn", "step": "act", "seat": 0, "left": 0}]}, "frames"),
        ({"frames": [{"program": "turn", "step": "act", "seat": 0, "left": 1}] * 2}, "frames"),
    ],
)
def test_a_running_game_that_was_changed_by_hand_must_still_go_on(change: Json, where: str) -> None:
    with pytest.raises(PositionError, match=f"position-moment where={where}$"):
        DJINN.read(midway() | change)


def test_a_turn_that_is_over_leaves_nobody_to_go_on() -> None:
    written = midway()
    first, *others = listed(written["frames"], "frames")
    assert isinstance(first, dict)

    with pytest.raises(PositionError, match="position-no-question where=frames"):
        DJINN.read(written | {"frames": [first | {"step": "end"}, *others]})
