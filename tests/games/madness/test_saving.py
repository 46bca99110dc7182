"""What a turn remembers holds across save and load."""

from __future__ import annotations

import json

from rules import rule
from stage import MADNESS, Stage, holding


def reloaded(stage: Stage) -> Stage:
    """The same situation, written as JSON and read back."""
    other = Stage.__new__(Stage)
    other.table = MADNESS.read(json.loads(json.dumps(MADNESS.write(stage.table))))
    other.table.log = []
    return other


@rule("M25.2")
def test_an_ability_that_was_used_stays_used() -> None:
    stage = Stage(ann=holding("madness*2", deck="fire-1"), bob=holding())

    stage.ann.does("ability")

    assert reloaded(stage).ann.why_not("ability") == "M25.2"


@rule("M25.5")
def test_harolds_card_stays_converted() -> None:
    stage = Stage(ann=holding("air-1*2 earth-1", wizard="harold"), bob=holding())

    stage.ann.does("acquire earth-2", "pay air-1 as earth")
    later = reloaded(stage)

    assert later.ann.why_not("pay air-1 as earth") == "M25.2"
    later.ann.pays("earth-1")
    assert later.ann.discard == ["earth-1", "earth-2", "air-1"]


@rule("M-R.87")
def test_whoever_has_refused_is_remembered() -> None:
    stage = Stage(ann=holding("air-1"), bob=holding(), cid=holding())

    stage.ann.does("cast telepathy", "target bob")
    stage.bob.does("refuse")
    later = reloaded(stage)

    assert later.options == ["target cid", "call-off"]
    assert later.ann.why_not("target bob") == "M-R.87"


@rule("M26.63", "M26.64")
def test_what_incarnation_has_counted_stays_counted_and_in_its_place() -> None:
    ann = holding("air-3", support="water-1", learned="incarnation")
    stage = Stage(ann=ann, bob=holding(support="water-1"))

    stage.ann.casts("incarnation")
    stage.ann.does("acquire water-2", "pay water-1 from support")
    later = reloaded(stage)
    refused = later.ann.why_not("pay water-1 from support")
    later.ann.does("pay water-1 from bob")

    assert refused == "M-R.34"
    assert (later.ann.support, later.bob.support) == (["water-1"], ["water-1"])
    assert later.ann.discard == ["water-2", "air-3"]


@rule("M23.3", "M23.6")
def test_granted_actions_that_are_left_stay_left() -> None:
    stage = Stage(ann=holding("air-2"), bob=holding("earth-1 fire-1", deck="air-1"))

    stage.ann.casts("telepathy", times=2, on="bob")
    stage.bob.casts("growth")
    later = reloaded(stage)

    assert (later.asked, later.asks) == ("bob", {"n": 1})


@rule("M24.8", "M-R.43")
def test_a_neutralised_curse_wakes_in_the_turn_in_which_it_would_have_woken() -> None:
    stage = Stage(
        ann=holding("earth-2 air-1*6", learned="petrify"), bob=holding("fire-2*2"), curses={"5": "fire_fever"}
    )

    stage.ann.casts("petrify")
    stage.ann.does("neutralise 5")
    later = reloaded(stage)
    asleep = later.ann.why_not("break 5")
    later.ann.ends_turn()

    assert asleep == "M24.7"
    assert later.bob.can("break 5")


@rule("M8.1")
def test_a_curse_that_has_struck_does_not_strike_again() -> None:
    stage = Stage(ann=holding("air-1*6"), bob=holding("air-1*6"), curses={"2": "fire_fever"}, phase="grimoire")

    later = reloaded(stage)
    later.ann.ends_turn()

    assert (later.ann.discard, later.bob.discard) == (["madness"], ["madness"])


@rule("M27.2")
def test_madness_under_a_curse_goes_to_whoever_breaks_it() -> None:
    warlocks = {"2": {"curse": "fire_fever", "under": 1}}
    stage = reloaded(Stage(ann=holding("fire-2*2"), bob=holding(), curses=dict(warlocks), supply=""))

    stage.ann.breaks("2")

    assert stage.ann.discard == ["madness", "fire-2", "fire-2"]


@rule("M18.9")
def test_what_lies_known_on_a_deck_stays_there() -> None:
    stage = Stage(ann=holding("earth-2", deck="air-1*3", learned="rooting"), bob=holding(), supply="fire-2")

    stage.ann.casts("rooting")
    stage.ann.does("gain fire-2")
    later = reloaded(stage)
    later.table.redeal(0, 1)

    assert later.ann.deck == ["fire-2", "air-1", "air-1", "air-1"]
    assert later.ann.seat.known == 1


@rule("M16.3", "M-R.62")
def test_whoever_is_out_stays_out() -> None:
    stage = Stage(ann=holding("madness*6"), bob=holding("fire-1*6"), cid=holding("fire-1*6"), active="ann")

    stage.ann.ends_turn()
    later = reloaded(stage)
    later.bob.ends_turn()
    later.cid.ends_turn()

    assert later.asked == "bob"
    assert later.table.gone == stage.table.gone > 0
