"""Prompts and refusals of Madness tell to do only what can be done."""

from stage import MADNESS, Stage, holding

from coven.engine.edge import questions
from coven.text import LANGUAGES, speaker_for


def asked(stage: Stage) -> list[str]:
    """The open question in every language."""
    found = questions.question(stage.table)
    assert found is not None
    return [speaker_for(MADNESS, language).ask(found) for language in LANGUAGES]


def test_nobody_is_told_to_choose_a_target_where_nobody_is_left() -> None:
    stage = Stage(ann=holding("air-1"), bob=holding("earth-1"))

    stage.ann.casts("telepathy", on="bob", agreed=False)
    stage.bob.does("refuse")

    assert stage.options == ["go-on", "call-off"]
    assert asked(stage) == [
        "Nobody is left who could be the target of Telepathy: go on without, or call it off.",
        "Kouzlo „Telepatie“ už nemůže mít za cíl nikoho dalšího: pokračuj bez něj, nebo seslání odvolej.",
        "Nie ma już nikogo, kto mógłby być celem zaklęcia „Telepatia”: kontynuuj bez niego albo odwołaj rzucenie.",
    ]


def test_where_somebody_is_left_a_target_is_asked_for() -> None:
    stage = Stage(ann=holding("air-1"), bob=holding("earth-1"), cid=holding("earth-1"))

    stage.ann.casts("telepathy", on="bob", agreed=False)
    stage.bob.does("refuse")

    assert asked(stage)[0] == "Choose a player as the target of Telepathy."


def prompt(scene: Stage) -> str:
    """The open question in English."""
    return asked(scene)[0]


def test_nobody_is_told_to_choose_more_cards_than_there_are() -> None:
    burning = Stage(ann=holding("fire-3 water-1 air-1"))
    freezing = Stage(ann=holding("water-3 fire-1*3", support="air-1*2"))
    curing = Stage(ann=holding("madness"), pages=["ip03", "final"], marker=5, phase="grimoire")

    burning.ann.casts("combustion", 3)
    freezing.ann.casts("ice", 3)

    assert prompt(burning) == "Destroy 2 cards."
    assert prompt(freezing) == "Put 1 card into your support."
    assert prompt(curing) == "You may cure 1 madness card."


def test_nobody_is_told_to_discard_madness_in_the_recuperation_phase() -> None:
    stage = Stage(ann=holding("madness*7 fire-1 air-1"), phase="recuperation")

    assert prompt(stage) == "You hold too many cards: discard 2 more element cards of your choice."


def test_any_number_stays_any_number() -> None:
    stage = Stage(ann=holding("fire-1"), pages=["ip02", "final"], marker=5, phase="grimoire")

    assert prompt(stage) == "You may destroy any number of cards."


def test_nobody_is_told_to_name_more_targets_than_there_are() -> None:
    stage = Stage(ann=holding("air-3", learned="mind_control"), bob=holding(), cid=holding())

    stage.ann.announces("mind_control", 3)

    assert prompt(stage) == "Choose a player as a target of Mind Control; 2 targets are still to be named."


def test_nobody_is_told_to_take_more_cards_than_lie_there() -> None:
    stage = Stage(ann=holding("air-3", learned="inhale"), bob=holding("fire-1*2", support="air-1"))

    stage.ann.announces("inhale", 3)
    stage.answers("take fire-1 from bob hand", "agree", "take air-1 from bob", "refuse")

    assert prompt(stage) == "Choose the card you want to take with Inhale."


def test_nobody_is_told_to_turn_more_spells_or_curses_than_lie_face_up() -> None:
    tired = Stage(ann=holding(spells="ice, growth exhausted"), curses={"2": "air_short_breath"}, phase="grimoire")
    stony = Stage(ann=holding("earth-3*2", learned="petrify"), curses={"2": "fire_fever", "3a": "air_gale"})

    stony.ann.casts("petrify", 3)

    assert prompt(tired) == "Choose 1 of your ready spells to exhaust."
    assert prompt(stony) == "Choose 2 curses to neutralise."


def test_nobody_is_told_to_get_more_than_there_is() -> None:
    rooting = Stage(ann=holding("earth-3*2", learned="rooting"), supply="fire-2 air-2")
    restoring = Stage(ann=holding(), pages=["ip09", "final"], destroyed="madness", marker=5, phase="grimoire")

    rooting.ann.casts("rooting", 3)

    assert prompt(rooting) == "Choose 2 cards of value 2 from the supply."
    assert prompt(restoring) == "You may return 1 destroyed madness card to the madness stack."


def why_not(stage: Stage, word: str) -> str:
    """Why an answer is refused, in English."""
    return speaker_for(MADNESS, "en").explain(stage.ruling(word))


def test_no_cure_is_said_to_reach_another_hand() -> None:
    stage = Stage(ann=holding("fire-2"), bob=holding("madness"))

    sentence = "There is no madness card there: a cure takes one from your hand or from any support. [M14.1]"
    assert why_not(stage, "cure bob") == sentence


def test_nobody_is_told_to_choose_another_card_where_none_is_left() -> None:
    stage = Stage(ann=holding("air-1", learned="inhale"), bob=holding("earth-1"))

    stage.ann.announces("inhale")
    stage.answers("take earth-1 from bob hand", "refuse")

    refused = "bob has already refused to give you this earth 1 card: ask again once another action has been paid."
    assert why_not(stage, "take earth-1 from bob hand") == f"{refused} [M-R.87]"


def test_nobody_is_told_to_choose_an_action_when_one_is_chosen() -> None:
    stage = Stage(ann=holding("air-1"), bob=holding(), cid=holding())

    stage.ann.announces("telepathy")

    unpaid = "There is nothing to pay now: a payment is asked for once an action is chosen and its targets are named."
    assert why_not(stage, "pay air-1") == f"{unpaid} [M-R.11]"


def test_nobody_is_told_to_buy_madness() -> None:
    stage = Stage(ann=holding("fire-1"))

    assert "acquired" not in why_not(stage, "restore madness")
    assert "A card of value 2 or 3 can be acquired" in why_not(stage, "gain madness")


def test_before_the_last_page_nobody_is_told_of_a_next_monster() -> None:
    spells = "growth neutralised"
    early = Stage(ann=holding("earth-1", spells=spells), round=5, page="ip01")
    last = Stage(ann=holding("earth-1", spells=spells), round=6, page="ip01")

    comes = "Growth is neutralised: it turns face up again when the next monster arrives. [M24.2]"
    assert why_not(early, "cast growth") == comes
    stays = "Growth is neutralised: no new monster comes that would turn it face up again. [M24.2]"
    assert why_not(last, "cast growth") == stays


def test_in_the_recuperation_phase_nobody_is_told_to_use_an_ability_afterwards() -> None:
    stage = Stage(ann=holding("fire-1*6 madness*2", wizard="viktor"), phase="recuperation")

    over = "An ability is used in your Action phase, which is over: use it in your next turn. [M-R.28]"
    assert why_not(stage, "ability") == over
