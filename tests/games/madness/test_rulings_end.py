"""M-R.61 to M-R.68: recuperation, elimination, end."""

import pytest
from rules import rule
from stage import Stage, holding, sight

FULL = "fire-1*6"


@rule("M-R.61")
def test_with_more_than_six_cards_element_cards_are_discarded_until_six_are_left() -> None:
    stage = Stage(ann=holding("madness*5 earth-1 fire-1*2"), bob=holding(FULL))

    stage.ann.ends_turn()
    assert stage.options == ["discard earth-1", "discard fire-1"]
    assert stage.ann.why_not("discard madness") == "M15.5"
    stage.ann.does("discard fire-1", "discard earth-1")

    assert stage.ann.hand == ["madness"] * 5 + ["fire-1"]
    assert not stage.ann.seat.out


@rule("M-R.61")
def test_when_no_element_card_is_left_the_elimination_check_follows() -> None:
    stage = Stage(ann=holding("madness*7 earth-1"), bob=holding(FULL))

    stage.ann.ends_turn()
    stage.ann.does("discard earth-1")

    assert stage.ann.seat.out
    assert stage.bob.asked


@rule("M-R.62")
def test_an_elimination_leaves_marker_round_and_curses_as_they_are() -> None:
    stage = Stage(
        ann=holding("madness*6"),
        bob=holding(FULL),
        cid=holding(FULL),
        curses={"2": "fire_fever", "5": "air_gale"},
        marker=2,
        round=3,
    )

    stage.ann.ends_turn()

    assert stage.bob.asked
    assert (stage.table.marker, stage.table.round) == (3, 3)
    assert (stage.curse_id("2"), stage.curse_id("5")) == ("fire_fever", "air_gale")


@rule("M-R.62")
def test_eliminated_seats_are_skipped_and_a_round_still_has_five_turns() -> None:
    stage = Stage(ann=holding(FULL), bob=holding(out=True), cid=holding(FULL), pages=("ip01", "ip04", "final"))

    for player in (stage.ann, stage.cid, stage.ann, stage.cid, stage.ann):
        player.ends_turn()

    assert [event["player"] for event in stage.happened("turn-began")] == ["cid", "ann", "cid", "ann", "cid"]
    assert [event["space"] for event in stage.happened("marker-moved")] == [2, 3, 4, 5, 0, 1]
    assert stage.table.round == 2


@rule("M-R.63")
def test_everything_of_an_eliminated_player_goes_to_the_box() -> None:
    stage = Stage(
        ann=holding("madness*6", deck="fire-1", discard="water-2 madness", support="air-3"),
        bob=holding(FULL),
        madness_stack=7,
    )

    stage.ann.ends_turn()

    assert (stage.ann.hand, stage.ann.deck, stage.ann.discard, stage.ann.support) == ([], [], [], [])
    assert stage.ann.spells == []
    assert sight(stage.table, 1).gone == "madness*7 water-2 fire-1 air-3"


@rule("M-R.63")
def test_an_eliminated_players_cards_are_neither_destroyed_nor_returned() -> None:
    stage = Stage(ann=holding("madness*6", discard="water-2"), bob=holding(FULL), madness_stack=7)
    before = stage.supply("water-2")

    stage.ann.ends_turn()

    assert stage.table.stack == 7
    assert stage.supply("water-2") == before
    assert stage.destroyed == []
    assert sight(stage.table, 1).destroyed_spells == ()


@rule("M-R.64")
def test_the_only_player_left_takes_every_turn() -> None:
    stage = Stage(ann=holding(FULL), bob=holding(out=True), cid=holding(out=True))

    for marker in (2, 3, 4, 5):
        stage.ann.ends_turn()

        assert stage.ann.asked
        assert stage.table.marker == marker


@rule("M-R.65")
def test_the_elimination_of_the_last_player_loses_also_with_all_curses_of_the_last_round_broken() -> None:
    stage = Stage(ann=holding("madness*6"), bob=holding(out=True), round=6, marker=5, pages=("final",))

    stage.ann.ends_turn()

    assert stage.outcome == "lost"
    assert stage.happened("lost") == [{"cause": "all-out"}]


@rule("M-R.66")
@pytest.mark.parametrize(("curses", "outcome"), [({}, "won"), ({"2": "fire_fever"}, "lost")])
def test_the_sixth_monster_is_judged_in_the_grimoire_phase_of_the_next_player(
    curses: dict[str, str | dict[str, object]], outcome: str
) -> None:
    stage = Stage(
        ann=holding(FULL),
        bob=holding(FULL, spells="growth exhausted, ice"),
        curses=curses,
        round=6,
        marker=5,
        pages=("final",),
    )

    stage.ann.ends_turn()

    assert stage.outcome == outcome
    kinds = [event.kind for event in stage.events]
    assert kinds[:3] == ["turn-began", "refreshed", "marker-moved"]
    assert stage.happened("turn-began") == [{"player": "bob", "turn": 31}]


@rule("M-R.66")
def test_the_fifth_turn_of_the_sixth_round_is_played_before_the_victory() -> None:
    stage = Stage(ann=holding(FULL), round=6, marker=4, phase="grimoire", pages=("final",))

    assert stage.outcome == "playing"
    assert stage.prompt == "act"
    assert stage.table.marker == 5


@rule("M-R.67")
def test_eliminated_players_share_the_victory() -> None:
    stage = Stage(ann=holding(FULL), bob=holding(out=True), round=6, marker=5, pages=("final",))

    stage.ann.ends_turn()

    assert stage.outcome == "won"
    assert sight(stage.table, 1).outcome == "won"


@rule("M-R.67")
def test_eliminated_players_share_the_defeat() -> None:
    stage = Stage(
        ann=holding(FULL), bob=holding(out=True), curses={"2": "fire_fever"}, round=6, marker=5, pages=("final",)
    )

    stage.ann.ends_turn()

    assert sight(stage.table, 0).outcome == sight(stage.table, 1).outcome == "lost"


@rule("M-R.68")
def test_each_player_means_the_players_still_in_the_game() -> None:
    stage = Stage(
        ann=holding("air-2", deck="fire-1", learned="telekinesis"),
        bob=holding(out=True),
        cid=holding(deck="fire-2"),
        madness_stack=4,
    )

    stage.ann.casts("telekinesis")

    assert (stage.ann.hand, stage.bob.hand, stage.cid.hand) == (["fire-1"], [], ["fire-2"])
    assert stage.table.stack == 4


@rule("M-R.68")
def test_a_curse_on_each_player_passes_over_the_eliminated_one() -> None:
    stage = Stage(
        ann=holding(),
        bob=holding(out=True),
        cid=holding(),
        curses={"2": "fire_fever"},
        phase="grimoire",
        madness_stack=4,
    )

    assert stage.bob.discard == []
    assert stage.table.stack == 2


@rule("M-R.68")
def test_the_madness_stack_is_not_counted_out_anew_after_an_elimination() -> None:
    stage = Stage(ann=holding("madness*6"), bob=holding(FULL), cid=holding(FULL))

    assert stage.table.stack == 25 - 6
    stage.ann.ends_turn()

    assert stage.table.stack == 25 - 6
