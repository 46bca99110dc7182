"""M22: targets and consent."""

import pytest
from rules import rule
from stage import MADNESS, Stage, holding

from coven.engine.core.errors import ContentError
from coven.games.madness import content

CONSENT = {"telepathy", "downpour", "frost_touch", "rain_of_frogs", "inhale", "tornado"}
COST = {"telepathy": "air-1", "downpour": "water-1", "frost_touch": "water-2", "rain_of_frogs": "water-2"}


@rule("M22.1")
def test_a_spell_that_does_not_say_whom_it_affects_is_no_spell() -> None:
    entries = content.standard()["library_spells"]
    assert isinstance(entries, list)
    silent = {key: value for key, value in entries[0].items() if key != "target"} | {"id": "silent"}

    with pytest.raises(ContentError):
        content.box_with({"library_spells": [silent]})


@rule("M22.2")
def test_you_is_the_caster() -> None:
    stage = Stage(ann=holding("earth-1", deck="fire-1"), bob=holding(deck="water-1"))

    stage.ann.casts("growth")

    assert stage.ann.hand == ["fire-1"]
    assert stage.bob.hand == []


@rule("M22.2")
def test_you_is_the_caster_also_in_somebody_elses_turn() -> None:
    stage = Stage(ann=holding("air-1", deck="fire-1"), bob=holding("earth-1", deck="water-1"))

    stage.ann.casts("telepathy", on="bob")
    stage.bob.casts("growth")

    assert stage.bob.hand == ["water-1"]
    assert stage.ann.hand == []


@rule("M22.3")
def test_all_other_players_are_everyone_but_the_caster() -> None:
    ann = holding("air-3", deck="fire-1*2", learned="concert_of_minds")
    stage = Stage(ann=ann, bob=holding(deck="madness*2"), cid=holding(deck="madness*2"))

    stage.ann.casts("concert_of_minds")

    assert stage.ann.hand == []
    assert stage.bob.hand == stage.cid.hand == ["madness", "madness"]


@rule("M22.4")
def test_each_player_is_everyone_including_the_caster() -> None:
    ann = holding("air-2", deck="fire-1 fire-2", learned="telekinesis")
    stage = Stage(ann=ann, bob=holding(deck="water-1"), cid=holding(deck="earth-1"))

    stage.ann.casts("telekinesis")

    assert stage.ann.hand == ["fire-1"]
    assert stage.bob.hand == ["water-1"]
    assert stage.cid.hand == ["earth-1"]


@rule("M22.4")
def test_each_player_fares_according_to_the_own_cards() -> None:
    ann = holding("water-3 madness*2", deck="fire-1*3", learned="ice_cocoon")
    stage = Stage(ann=ann, bob=holding("madness", deck="air-1*3"), cid=holding("earth-1", deck="air-1"))

    stage.ann.casts("ice_cocoon")

    assert stage.ann.hand == ["fire-1", "fire-1"]
    assert stage.bob.hand == ["air-1"]
    assert stage.cid.hand == ["earth-1"]


@rule("M22.5")
@pytest.mark.parametrize("target", ["ann", "bob", "cid"])
def test_one_player_is_any_player_the_caster_included(target: str) -> None:
    ann = holding("fire-2", deck="earth-1", learned="renewal")
    stage = Stage(ann=ann, bob=holding(deck="earth-1"), cid=holding(deck="earth-1"))

    stage.ann.casts("renewal", on=target)

    drew = [player.name for player in (stage.ann, stage.bob, stage.cid) if player.hand == ["earth-1"]]
    assert drew == [target]


@rule("M22.6")
@pytest.mark.parametrize("spell", ["abundance", "essence_of_earth"])
def test_the_other_player_is_never_the_caster(spell: str) -> None:
    stage = Stage(ann=holding("earth-1", learned=spell), bob=holding(), cid=holding())

    stage.ann.announces(spell)

    assert stage.options == ["target bob", "target cid"]
    assert stage.ann.why_not("target ann") == "M22.6"


@rule("M22.7")
def test_several_other_players_are_different_players() -> None:
    ann = holding("air-2*2", learned="levitation")
    stage = Stage(ann=ann, bob=holding(deck="fire-1*7"), cid=holding(deck="fire-1*7"))

    stage.ann.announces("levitation", times=2)
    stage.ann.does("target cid")
    again = stage.ann.why_not("target cid")
    offered = stage.options
    stage.ann.does("target bob")
    stage.ann.pays()

    assert again == "M22.7"
    assert offered == ["target bob"]
    assert len(stage.bob.hand) == len(stage.cid.hand) == 6


@rule("M22.8")
def test_with_two_players_multiplying_other_players_gains_nothing() -> None:
    stage = Stage(ann=holding("air-3", learned="mind_control"), bob=holding("earth-1*3", deck="fire-1*5"))

    stage.ann.casts("mind_control", times=3, on="bob")
    stage.bob.casts("growth")

    assert stage.ann.asked
    assert stage.bob.hand == ["earth-1", "earth-1", "fire-1", "fire-1"]
    assert stage.ann.discard == ["air-3"]


@rule("M22.9")
def test_six_spells_need_the_consent_of_their_targets() -> None:
    assert {spell.id for spell in MADNESS.box.spells if spell.consent} == CONSENT


@rule("M22.9")
@pytest.mark.parametrize("spell", sorted(COST))
def test_the_target_is_asked_before_anything_is_paid(spell: str) -> None:
    learned = "" if spell == "telepathy" else spell
    stage = Stage(ann=holding(COST[spell], learned=learned), bob=holding("fire-1", deck="air-1*6", support="earth-1"))

    stage.ann.announces(spell)
    stage.ann.does("target bob")

    assert stage.bob.asked
    assert stage.options == ["agree", "refuse"]
    assert stage.ann.hand == [COST[spell]]


@rule("M22.9")
def test_a_refusal_leaves_everything_as_it_was() -> None:
    stage = Stage(ann=holding("air-1 fire-1", learned="tornado"), bob=holding("water-3"))

    stage.ann.casts("tornado", on="bob", agreed=False)
    stage.bob.does("refuse")
    stage.ann.does("call-off")

    assert stage.ann.hand == ["fire-1", "air-1"]
    assert stage.bob.hand == ["water-3"]
    assert "tornado" in stage.ann.spells


@rule("M22.9")
@pytest.mark.parametrize("card", ["water-3 from bob hand", "earth-2 from bob"])
def test_inhale_asks_for_a_card_of_the_hand_and_of_the_support_alike(card: str) -> None:
    stage = Stage(ann=holding("air-1", learned="inhale"), bob=holding("water-3", support="earth-2"))

    stage.ann.announces("inhale")
    stage.ann.does(f"take {card}")

    assert stage.bob.asked
    assert stage.options == ["agree", "refuse"]


@rule("M22.9")
def test_other_spells_need_no_consent() -> None:
    stage = Stage(ann=holding("earth-1", learned="abundance"), bob=holding(deck="fire-1*2"))

    stage.ann.announces("abundance")
    stage.ann.does("target bob")

    assert stage.ann.asked
    assert stage.prompt == "pay"
