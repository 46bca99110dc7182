"""M1, M5 and M6: the aim, the tracks and the order of turns."""

import pytest
from rules import rule
from stage import MADNESS, Stage, holding, sight

from coven.engine.edge.game import Json
from coven.games.madness.table import Table

BOX = MADNESS.box
ROUNDS = [(difficulty, row) for difficulty in ("1", "2", "3") for row in range(1, 7)]
FIVE_FEVERS: dict[str, str | Json] = {
    "2": "fire_fever",
    "3a": "earth_gnawing_roots",
    "3b": "fire_fever",
    "4": "earth_gnawing_roots",
    "5": "water_cold_sweat",
}
MILD = {
    "water": ["water_drought", "water_drought", "water_thaw", "water_thaw"],
    "earth": ["earth_barren", "earth_barren", "earth_sinking_sand"],
    "fire": ["fire_snuffed", "fire_snuffed", "fire_scorched_notes"],
    "air": ["air_becalmed", "air_becalmed", "air_whirl"],
    "multi": ["multi_bind_water", "multi_bind_fire", "multi_bind_air"],
}


def quiet_game(*players: str, difficulty: str = "1") -> Stage:
    """The first turn of a game whose curses and pages do little harm, so that idle players see its end."""
    cards = holding("water-1 earth-1*2 fire-1*2 air-1", deck="water-1*2 earth-1 fire-1 air-1*2")
    seats = dict.fromkeys(players or ("ann", "bob"), cards)
    pages = ["ip01", "ip05", "ip07", "ip12", "ip08", "final"]
    return Stage(curses={}, curse_stacks=MILD, page="fp2", pages=pages, difficulty=difficulty, **seats)


def idle(stage: Stage, turns: int = 99) -> None:
    """Nobody acts for so many turns; what must be chosen is the first thing offered."""
    while not stage.table.over and (turns or stage.prompt != "act"):
        turns -= stage.prompt == "act"
        stage.answer("done" if stage.prompt == "act" else stage.options[0])


def on_stage(table: Table) -> Stage:
    """A whole game as it was dealt."""
    stage = Stage.__new__(Stage)
    stage.table = table
    table.log = []
    return stage


def arrival(difficulty: str, row: int) -> Stage:
    """A new monster has just brought the round to this row."""
    if row == 1:
        pages = ["fp1", "ip12", "final"]
        return Stage(ann=holding(), difficulty=difficulty, round=0, marker=0, phase="concentration", pages=pages)
    pages = ["ip12", "final"]
    return Stage(ann=holding(), difficulty=difficulty, round=row - 1, marker=5, phase="grimoire", pages=pages)


@rule("M1.1")
def test_all_players_win_together_even_those_who_are_out() -> None:
    stage = Stage(
        ann=holding("fire-1*6"), bob=holding(), cid=holding(out=True), round=6, marker=5, page="ip08", pages=["final"]
    )

    stage.ann.ends_turn()

    assert stage.happened("won") == [{}]
    assert sight(stage.table, 2).outcome == "won"


@rule("M1.1")
def test_all_players_lose_together_though_only_one_cannot_take_madness() -> None:
    stage = Stage(ann=holding("fire-1*6"), bob=holding(), cid=holding(), curses={"2": "fire_fever"}, madness_stack=2)

    stage.ann.ends_turn()

    assert (stage.bob.discard, stage.cid.discard, stage.ann.discard) == (["madness"], ["madness"], [])
    assert [sight(stage.table, seat).outcome for seat in range(3)] == ["lost", "lost", "lost"]


@rule("M1.2", "M1.6")
def test_defeating_the_sixth_monster_wins_whatever_happened_before() -> None:
    stage = Stage(ann=holding("fire-1*6"), round=6, marker=5, page="ip08", pages=["final"])

    stage.ann.ends_turn()

    assert stage.happened("monster-defeated") == [{"monster": "banshee"}]
    assert stage.outcome == "won"


@rule("M1.2")
def test_defeating_the_fifth_monster_does_not_win_yet() -> None:
    stage = Stage(ann=holding("fire-1*6"), round=5, marker=5, page="ip08", pages=["ip12", "final"])

    stage.ann.ends_turn()

    assert stage.happened("monster-defeated") == [{"monster": "banshee"}]
    assert stage.outcome == "playing"
    assert stage.monster == "abyss_shadow"


@rule("M1.3")
def test_a_game_has_six_rounds_and_each_brings_one_monster() -> None:
    stage = quiet_game()

    idle(stage)

    steps = [event.kind for event in stage.events if event.kind in ("page-turned", "round-began")]
    view = sight(stage.table, 0)
    assert steps == ["page-turned", "round-began"] * 5
    assert (*view.past_pages, view.page) == ("fp2", "ip01", "ip05", "ip07", "ip12", "ip08")
    assert stage.table.over


@rule("M1.4", "M1.5")
def test_a_monster_without_curses_is_defeated_when_the_page_is_about_to_turn_and_brings_its_bonus() -> None:
    stage = Stage(ann=holding("fire-1*6"), bob=holding(deck="air-1*3"), marker=5, page="fp2", pages=["ip08", "final"])

    stage.ann.ends_turn()
    stage.bob.does("accept")
    stage.ann.does("decline")

    assert stage.happened("monster-defeated") == [{"monster": "bookmoth_swarm"}]
    assert stage.bob.hand == ["air-1", "air-1"]
    assert stage.monster == "banshee"


@rule("M1.4", "M1.5")
def test_a_monster_with_one_curse_left_brings_its_penalty_and_the_page_turns_all_the_same() -> None:
    stage = Stage(
        ann=holding("fire-1*6"),
        bob=holding("fire-1 air-1"),
        marker=5,
        page="fp2",
        pages=["ip08", "final"],
        curses={"2": "fire_fever"},
    )

    stage.ann.ends_turn()

    assert stage.happened("monster-survived") == [{"monster": "bookmoth_swarm"}]
    assert (stage.ann.hand, stage.bob.hand) == ([], ["air-1"])
    assert stage.monster == "banshee"


@rule("M1.4")
def test_a_monster_is_not_judged_before_the_marker_has_gone_round() -> None:
    stage = Stage(ann=holding("fire-1*6"), bob=holding("fire-1*6"), marker=2, page="fp2", pages=["ip08", "final"])

    idle(stage, 3)

    assert stage.table.marker == 5
    assert stage.happened("monster-defeated") == []


@rule("M1.6")
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_failing_against_an_earlier_monster_costs_no_more_than_its_penalty(row: int) -> None:
    stage = Stage(
        ann=holding("water-1*6"),
        bob=holding("fire-1 air-1"),
        round=row,
        marker=5,
        pages=["ip08", "final"],
        curses=FIVE_FEVERS,
    )

    stage.ann.ends_turn()

    assert stage.outcome == "playing"
    assert (stage.ann.hand, stage.bob.hand) == (["water-1"] * 6, ["air-1"])
    assert stage.table.round == row + 1


@rule("M1.7")
def test_the_active_player_stays_active_while_another_acts_inside_the_turn() -> None:
    stage = Stage(
        ann=holding("air-1 fire-1"), bob=holding("air-2 fire-2", learned="eye_of_the_hurricane"), cid=holding("earth-1")
    )

    stage.ann.casts("telepathy", on="bob")
    view = sight(stage.table, 1)
    stage.bob.casts("eye_of_the_hurricane")

    assert view.active == "ann"
    assert stage.ann.asked


@rule("M5.1", "M5.3")
def test_the_round_track_has_a_row_for_each_round_and_a_column_for_each_difficulty() -> None:
    columns = BOX.round_track

    assert [len(column) for column in columns] == [6, 6, 6]
    assert {cell for column in columns for cell in column} == {0, 1, 2}
    assert all(easy <= medium <= hard for easy, medium, hard in zip(*columns, strict=True))


@rule("M5.1", "M5.3")
@pytest.mark.parametrize(("difficulty", "row"), ROUNDS)
def test_a_cell_tells_how_many_multi_element_curses_are_added(difficulty: str, row: int) -> None:
    stage = arrival(difficulty, row)

    kinds = [stage.curse_id(slot).split("_")[0] for slot in ("2", "3a", "3b", "4", "5")]

    assert stage.table.round == row
    assert kinds.count("multi") == BOX.round_track[int(difficulty) - 1][row - 1]


@rule("M5.2")
@pytest.mark.parametrize("difficulty", ["1", "2", "3"])
def test_the_difficulty_holds_for_the_whole_game(difficulty: str) -> None:
    stage = quiet_game(difficulty=difficulty)
    added = []

    idle(stage)
    for event in stage.events:
        if event.kind == "round-began":
            added.append(0)
        elif event.kind == "curse-laid":
            added[-1] += str(event.values["curse"]).startswith("multi")

    assert tuple(added) == BOX.round_track[int(difficulty) - 1][1:]


@rule("M5.4")
def test_the_marker_runs_from_invocation_to_five_and_back() -> None:
    stage = quiet_game()

    idle(stage)

    spaces = [event["space"] for event in stage.happened("marker-moved")]
    assert spaces == [2, 3, 4, 5, 0, *[1, 2, 3, 4, 5, 0] * 5]


@rule("M5.5")
def test_one_curse_lies_at_space_two_two_at_space_three_one_at_four_and_one_at_five() -> None:
    stage = Stage(ann=holding("fire-1*6"), bob=holding("air-1*6"), curses=FIVE_FEVERS)

    idle(stage, 4)

    track = [event.values for event in stage.events if event.kind in ("marker-moved", "curse-struck")]
    steps = [values["slot"] if "slot" in values else values["space"] for values in track]
    assert steps == [2, "2", 3, "3a", "3b", 4, "4", 5, "5"]


@rule("M5.6", "M7.19", "M-EX.9")
def test_when_all_curses_are_broken_in_the_second_turn_three_more_are_played_before_the_bonus() -> None:
    stage = Stage(
        ann=holding("fire-2*2 earth-1*4", deck="air-1*2"),
        bob=holding("water-1*6"),
        round=3,
        marker=2,
        pages=["ip08", "ip12", "final"],
        curses={"3b": "fire_snuffed"},
    )

    stage.ann.breaks("3b", reward="air-2")
    idle(stage, 4)

    steps = [event.kind for event in stage.events if event.kind in ("curse-broken", "turn-began", "monster-defeated")]
    assert steps == ["curse-broken", *["turn-began"] * 4, "monster-defeated"]


@rule("M5.6")
def test_every_round_lasts_five_turns() -> None:
    stage = quiet_game("ann", "bob", "cid")
    rounds = [stage.table.round]

    for _ in range(29):
        idle(stage, 1)
        rounds.append(stage.table.round)

    assert rounds == [row for row in (1, 2, 3, 4, 5, 6) for _ in range(5)]


@rule("M6.1")
def test_turns_pass_clockwise_beginning_with_the_first_player() -> None:
    table = MADNESS.new(("ann", "bob", "cid"), "clockwise", {"first": "bob", "wizards": "patrik, rosana, larry"})
    stage = on_stage(table)
    active = []

    for _ in range(5):
        active.append(sight(table, 0).active)
        idle(stage, 1)

    assert active == ["bob", "cid", "ann", "bob", "cid"]


@rule("M6.2")
def test_a_turn_is_concentration_grimoire_action_recuperation() -> None:
    stage = Stage(
        ann=holding("fire-1*6"),
        bob=holding("earth-1 air-1*4", deck="water-1*2", spells="growth exhausted"),
        curses={"2": "fire_fever"},
    )

    stage.ann.ends_turn()
    stage.bob.casts("growth")
    stage.bob.ends_turn()

    turn = [event.kind for event in stage.events if event.kind != "madness-gained"]
    assert turn[:4] == ["turn-began", "refreshed", "marker-moved", "curse-struck"]
    assert turn[4:8] == ["paid", "cast", "drawn", "drawn"]
    assert turn[8] == "turn-began"


@rule("M6.3")
def test_the_left_neighbour_starts_a_new_turn_with_concentration() -> None:
    stage = Stage(ann=holding(deck="fire-1*6"), bob=holding(spells="growth exhausted"), cid=holding(), marker=2)

    stage.ann.ends_turn()

    assert [event.kind for event in stage.events[-3:]] == ["turn-began", "refreshed", "marker-moved"]
    assert sight(stage.table, 0).active == "bob"
    assert stage.bob.asked


@rule("M6.4")
def test_turns_go_on_until_the_grimoire_is_closed() -> None:
    stage = quiet_game("ann", "bob", "cid", "dan")

    idle(stage, 29)
    thirtieth = stage.asked
    idle(stage, 1)

    assert thirtieth == "bob"
    assert (stage.outcome, stage.asked, stage.options) == ("lost", "", [])


@rule("M6.4")
def test_no_turn_is_played_after_the_players_have_lost() -> None:
    stage = Stage(ann=holding("fire-1*6"), bob=holding(), curses={"2": "fire_fever"}, madness_stack=0)

    stage.ann.ends_turn()

    assert (stage.outcome, stage.asked, stage.options) == ("lost", "", [])


@rule("M6.5")
def test_with_five_players_the_same_one_is_active_for_every_new_monster() -> None:
    stage = quiet_game("ann", "bob", "cid", "dan", "eva")
    active = {stage.asked}

    for _ in range(5):
        idle(stage, 5)
        active.add(stage.asked)

    assert stage.table.round == 6
    assert active == {"ann"}
