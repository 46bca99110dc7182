"""M-R.87: whoever has refused is not asked again at once."""

from rules import rule
from stage import Stage, holding


@rule("M-R.87")
def test_whoever_has_refused_is_not_asked_again_for_the_same_spell() -> None:
    stage = Stage(ann=holding("air-1"), bob=holding("earth-1"), cid=holding("earth-1"))

    stage.ann.casts("telepathy", on="bob", agreed=False)
    stage.bob.does("refuse")
    stage.ann.does("call-off")
    stage.ann.announces("telepathy")

    assert not stage.ann.can("target bob")
    assert stage.ann.why_not("target bob") == "M-R.87"
    assert stage.ann.can("target cid")


@rule("M-R.87")
def test_the_same_player_may_be_asked_for_another_spell() -> None:
    stage = Stage(ann=holding("air-1", learned="tornado"), bob=holding("earth-1"), cid=holding("earth-1"))

    stage.ann.casts("telepathy", on="bob", agreed=False)
    stage.bob.does("refuse")
    stage.ann.does("call-off")
    stage.ann.announces("tornado")

    assert stage.ann.can("target bob")


@rule("M-R.87")
def test_another_caster_may_ask_for_the_same_spell() -> None:
    drawn = "fire-1*4"
    stage = Stage(
        ann=holding("air-3*2 air-1", learned="concert_of_minds"),
        bob=holding("air-1", deck=drawn),
        cid=holding(deck=drawn),
    )

    stage.ann.casts("concert_of_minds", times=2, pay="air-3, air-3")
    stage.bob.casts("telepathy", on="cid", agreed=False)
    stage.cid.does("refuse")
    stage.bob.does("call-off", "done")
    stage.cid.does("done")
    stage.ann.announces("telepathy")

    assert stage.ann.can("target cid")


@rule("M-R.87")
def test_once_another_action_is_paid_the_player_may_be_asked_again() -> None:
    stage = Stage(ann=holding("air-1 earth-1", deck="fire-1"), bob=holding("earth-1"))

    stage.ann.casts("telepathy", on="bob", agreed=False)
    stage.bob.does("refuse")
    stage.ann.does("call-off")
    stage.ann.casts("growth")
    stage.ann.announces("telepathy")

    assert stage.ann.can("target bob")


@rule("M-R.87")
def test_in_the_next_turn_the_player_may_be_asked_again() -> None:
    stage = Stage(ann=holding("air-1 fire-1*5"), bob=holding("fire-1*6"), cid=holding("fire-1*6"))

    stage.ann.casts("telepathy", on="bob", agreed=False)
    stage.bob.does("refuse")
    stage.ann.does("call-off")
    for player in (stage.ann, stage.bob, stage.cid):
        player.ends_turn()
    stage.ann.announces("telepathy")

    assert stage.ann.can("target bob")


@rule("M-R.87")
def test_for_inhale_only_the_refused_card_is_not_asked_for_again() -> None:
    stage = Stage(ann=holding("air-1", learned="inhale"), bob=holding("fire-1 fire-2"))

    stage.ann.announces("inhale")
    stage.ann.does("take fire-2 from bob hand")
    stage.bob.does("refuse")

    assert not stage.ann.can("take fire-2 from bob hand")
    assert stage.ann.why_not("take fire-2 from bob hand") == "M-R.87"
    assert stage.ann.can("take fire-1 from bob hand")


@rule("M-R.20", "M-R.87")
def test_a_spell_announced_again_can_be_called_off_where_nobody_is_left_to_ask() -> None:
    stage = Stage(ann=holding("air-1"), bob=holding("earth-1"))

    stage.ann.casts("telepathy", on="bob", agreed=False)
    stage.bob.does("refuse")
    stage.ann.does("call-off")
    stage.ann.announces("telepathy")

    assert stage.options == ["go-on", "call-off"]
    stage.ann.does("call-off")
    assert (stage.prompt, stage.ann.hand) == ("act", ["air-1"])


@rule("M-R.22", "M-R.87")
def test_a_spell_announced_again_may_be_cast_for_nobody() -> None:
    stage = Stage(ann=holding("air-1"), bob=holding("earth-1"))

    stage.ann.casts("telepathy", on="bob", agreed=False)
    stage.bob.does("refuse")
    stage.ann.does("call-off", "cast telepathy", "go-on")
    stage.ann.pays()

    assert stage.ann.discard == ["air-1"]
    assert "telepathy exhausted" in stage.ann.spells


@rule("M-R.20")
def test_nobody_who_goes_on_without_targets_is_told_to_go_on() -> None:
    players = Stage(ann=holding("air-1"), bob=holding())
    taking = Stage(ann=holding("air-1", learned="inhale"), bob=holding("fire-1"))

    players.ann.announces("telepathy")
    taking.ann.announces("inhale")

    assert players.ruling("go-on").message == "must-name-targets"
    assert taking.ruling("go-on").message == "must-name-cards"


@rule("M-R.20", "M-R.22")
def test_where_nobody_is_left_to_name_nobody_is_told_to_name_somebody() -> None:
    stage = Stage(ann=holding("air-1"), bob=holding())

    stage.ann.casts("telepathy", on="bob", agreed=False)
    stage.bob.does("refuse")

    assert stage.ruling("done").message == "nothing-left-to-name"


@rule("M25.20")
def test_alice_is_not_told_to_break_a_curse_when_she_has_broken_one() -> None:
    breaking = holding("fire-2*2", deck="fire-1", wizard="alice")
    stage = Stage(ann=breaking, curses={"2": "fire_fever"}, supply="")

    stage.ann.breaks("2")

    assert stage.ruling("ability").message == "must-accept-or-decline"
