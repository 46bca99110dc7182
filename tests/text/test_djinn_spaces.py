"""What Djinn tells of a space before somebody goes there or acts there."""

import pytest
from djinn_stage import Stage, meant, player

from coven.engine.edge import questions
from coven.games.djinn import Djinn
from coven.text import LANGUAGES, speaker_for

GAME = Djinn()


def offered(stage: Stage, word: str) -> list[str]:
    question = questions.question(stage.table)
    assert question is not None
    return [speaker_for(GAME, language).option(meant(stage.table, word), question) for language in LANGUAGES]


def asked(stage: Stage) -> list[str]:
    question = questions.question(stage.table)
    assert question is not None
    return [speaker_for(GAME, language).ask(question) for language in LANGUAGES]


def test_a_move_names_the_djinn_at_the_space_it_leads_to() -> None:
    stage = Stage(ann=player("s1", "r6"), djinn={"r1": "boss red red blue"}, layout={"r1": "tavern"})

    assert offered(stage, "move tavern") == [
        "Move to the round Tavern space (boss djinn, 2× red djinn and blue djinn)",
        "Jít ke kulatému poli Hostince (veledžin, 2× červený džin a modrý džin)",
        "Pójść na okrągłe pole Gospody (arcydżin, 2× czerwony dżin i niebieski dżin)",
    ]


def test_a_move_to_a_space_without_djinn_names_none() -> None:
    stage = Stage(ann=player("s1", "r6"), djinn={"r1": ""}, layout={"r1": "tavern"})

    assert offered(stage, "move tavern")[0] == "Move to the round Tavern space"


@pytest.mark.parametrize(
    ("held", "phrase"),
    [
        ({"magic": 2}, "Face the djinn, capture nothing and lose 1 magic"),
        ({"magic": 0}, "Face the djinn and capture nothing"),
        ({"magic": 2, "positive": "P07"}, "Face the djinn and capture nothing"),
    ],
)
def test_capturing_nothing_says_what_it_costs(held: dict[str, object], phrase: str) -> None:
    stage = Stage(ann=player("r1", "s1", **held), bob=player("s3", "r3"), djinn={"r1": "red"}, phase="act")

    assert offered(stage, "capture nothing")[0] == phrase


def test_who_stands_at_a_round_space_is_told_until_it_is_faced() -> None:
    stage = Stage(ann=player("r1", "s1", magic=4), djinn={"r1": "boss red red blue"}, phase="act")

    assert asked(stage) == [
        "You are at the round Tavern space with 4 of 4 magic and still have to face 2 red djinn, a blue djinn and"
        " a boss. Choose what you do.",
        "Jsi u kulatého pole Hostince, magickou sílu máš 4 (maximum 4) a před sebou tu máš 2 červené džiny, modrého"
        " džina a veledžina. Vyber, co uděláš.",
        "Jesteś na okrągłym polu Gospody, moc 4 z 4, i masz tu przed sobą 2 czerwone dżiny, niebieskiego dżina i"
        " arcydżina. Wybierz, co robisz.",
    ]


def test_tolls_are_told_by_what_is_paid() -> None:
    others = {"bob": player("r1", "s1"), "cid": player("r1", "s1"), "dee": player("r1", "s1")}
    stage = Stage(ann=player("s1", "r6", coins=2, scrolls=1), layout={"r1": "tavern"}, djinn={"r1": ""}, **others)

    assert offered(stage, "move tavern coin bob scroll cid coin dee") == [
        "Move to the round Tavern space and pay 1 coin each to bob and dee and 1 scroll to cid",
        "Jít ke kulatému poli Hostince a zaplatit po 1 minci (dostanou ji bob a dee) a 1 svitek (dostane ho cid)",
        "Pójść na okrągłe pole Gospody i zapłacić po 1 monecie (dostają ją bob i dee) i 1 zwój (dostaje go cid)",
    ]


def test_bottles_without_a_cork_are_no_place_for_djinn() -> None:
    stage = Stage(ann=player("r1", "s1", magic=4, bottles="red"), djinn={"r1": "red"}, phase="act")

    stage.ann.does("capture")

    assert asked(stage)[0].endswith("For the djinn you have 2 empty circles.")


def test_a_trait_on_offer_is_called_positive_or_negative() -> None:
    question = questions.question(GAME.new(["ann", "bob"], "traits", {}))
    assert question is not None

    phrases = [speaker_for(GAME, "en").option(answer, question) for answer in question.answers]

    assert phrases[0].startswith("Take the positive trait ")
    assert phrases[-1].startswith("Take the negative trait ")
