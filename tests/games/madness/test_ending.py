"""M17: the end of the game."""

from rules import rule
from stage import MADNESS, Stage, holding

from coven.text import speaker_for

SIX = "air-1*6"
PAGES = ["ip07", "ip12", "final"]


@rule("M17.1")
def test_all_win_when_the_last_monster_is_defeated() -> None:
    stage = Stage(ann=holding(SIX), bob=holding(SIX), round=6, marker=5)

    stage.ann.ends_turn()

    assert stage.outcome == "won"
    assert stage.options == []


@rule("M17.1")
def test_defeating_an_earlier_monster_does_not_win() -> None:
    stage = Stage(ann=holding(SIX), bob=holding(SIX), round=5, marker=5, pages=PAGES[1:])

    stage.ann.ends_turn()

    assert len(stage.happened("monster-defeated")) == 1
    assert stage.outcome == "playing"


@rule("M17.2")
def test_all_lose_when_madness_must_be_taken_and_none_is_left() -> None:
    stage = Stage(ann=holding("earth-1", discard="fire-1"), bob=holding(), madness_stack=0)

    stage.ann.casts("growth")

    assert stage.outcome == "lost"
    assert stage.happened("lost") == [{"cause": "stack-empty"}]
    assert stage.options == []


@rule("M17.2")
def test_the_game_is_lost_at_once_in_the_middle_of_an_effect() -> None:
    stage = Stage(ann=holding(SIX), bob=holding(), cid=holding(), curses={"2": "fire_fever"}, madness_stack=1)

    stage.ann.ends_turn()

    assert stage.outcome == "lost"
    assert stage.bob.discard == ["madness"]
    assert stage.cid.discard == stage.ann.discard == []


@rule("M17.3")
def test_all_lose_when_the_stack_must_be_destroyed_and_is_empty() -> None:
    stage = Stage(ann=holding(SIX), bob=holding(), curses={"2": "fire_ash_rain"}, madness_stack=0)

    stage.ann.ends_turn()

    assert stage.outcome == "lost"
    assert stage.happened("lost") == [{"cause": "stack-empty"}]


@rule("M17.3", "M-EX.43")
def test_with_three_cards_left_the_fourth_to_be_destroyed_loses_the_game() -> None:
    stage = Stage(ann=holding(SIX), bob=holding(), curses={"2": "multi_devoured_hope"}, madness_stack=3)

    stage.ann.ends_turn()

    assert stage.destroyed == ["madness"] * 3
    assert stage.outcome == "lost"


@rule("M17.4", "M-EX.43")
def test_with_four_cards_left_all_can_be_destroyed_without_loss() -> None:
    stage = Stage(ann=holding(SIX), bob=holding(SIX), curses={"2": "multi_devoured_hope"}, madness_stack=4)

    stage.ann.ends_turn()

    assert stage.destroyed == ["madness"] * 4
    assert stage.table.stack == 0
    assert stage.outcome == "playing"


@rule("M17.4")
def test_an_empty_stack_alone_loses_nothing() -> None:
    stage = Stage(ann=holding("earth-1*6", deck="air-1"), bob=holding(SIX), madness_stack=0)

    stage.ann.casts("growth")
    stage.ann.ends_turn()
    stage.bob.ends_turn()

    assert stage.outcome == "playing"
    assert stage.ann.asked


@rule("M-EX.42")
def test_the_last_madness_card_can_be_taken_but_not_one_more() -> None:
    stage = Stage(ann=holding("earth-2", discard="fire-1"), bob=holding(), madness_stack=1)
    again = stage.clone()

    stage.ann.casts("growth")
    again.ann.casts("growth", times=2)
    again.ann.ends_turn()

    assert stage.table.stack == 0
    assert stage.outcome == "playing"
    assert again.outcome == "lost"


@rule("M-EX.42")
def test_after_the_last_madness_card_none_can_be_destroyed_either() -> None:
    stage = Stage(ann=holding("earth-1*6"), bob=holding(), curses={"2": "fire_ash_rain"}, madness_stack=1)

    stage.ann.casts("growth")
    taken = stage.outcome
    stage.ann.ends_turn()

    assert taken == "playing"
    assert stage.outcome == "lost"


@rule("M17.5")
def test_all_lose_when_the_last_monster_stands() -> None:
    stage = Stage(ann=holding(SIX), bob=holding(SIX), round=6, marker=5, curses={"2": "fire_fever"})

    stage.ann.ends_turn()

    assert stage.outcome == "lost"
    assert stage.happened("lost") == [{"cause": "last-monster"}]


@rule("M17.6")
def test_all_lose_when_everyone_is_eliminated() -> None:
    stage = Stage(ann=holding("madness*6"), bob=holding("madness*6"))

    stage.ann.ends_turn()
    after_one = stage.outcome
    stage.bob.ends_turn()

    assert after_one == "playing"
    assert stage.outcome == "lost"
    assert stage.happened("lost") == [{"cause": "all-out"}]


@rule("M17.7")
def test_the_sixth_round_is_played_to_the_end_of_its_fifth_turn() -> None:
    stage = Stage(ann=holding("fire-2*2 air-1*4"), bob=holding(SIX), round=6, marker=3, curses={"5": "fire_fever"})

    stage.ann.breaks("5", reward="fire-2")
    stage.ann.does("done")
    fourth = stage.outcome
    stage.bob.ends_turn()
    fifth = stage.outcome
    stage.ann.ends_turn()

    assert (fourth, fifth, stage.outcome) == ("playing", "playing", "won")


@rule("M17.7")
def test_after_the_last_curse_is_broken_the_game_can_still_be_lost() -> None:
    hand = "fire-2*2 earth-1"
    stage = Stage(ann=holding(hand), bob=holding(), round=6, curses={"5": "fire_fever"}, madness_stack=0)

    stage.ann.breaks("5", reward="fire-2")
    stage.ann.casts("growth")

    assert stage.outcome == "lost"


@rule("M17.2", "M17.4")
def test_the_sentence_of_the_loss_names_the_card_that_was_needed() -> None:
    stage = Stage(ann=holding("earth-1"), bob=holding(), madness_stack=0)

    stage.ann.casts("growth")

    said = speaker_for(MADNESS, "en").say(stage.events[-1])
    assert said == "A madness card is needed and the madness stack has none left: the players lose."


@rule("M-R.8", "M-R.78")
def test_a_draw_that_runs_out_of_madness_leaves_the_rest_of_the_table_as_it_was() -> None:
    stage = Stage(ann=holding("earth-3", deck="fire-1", discard="air-1"), bob=holding("fire-2"), madness_stack=0)

    stage.ann.casts("growth", times=3)

    assert stage.outcome == "lost"
    assert (stage.ann.hand, stage.ann.deck, stage.ann.discard) == (["fire-1"], [], ["earth-3", "air-1"])
    assert (stage.table.stack, stage.options) == (0, [])
    assert [event.kind for event in stage.events][-2:] == ["drawn", "lost"]
