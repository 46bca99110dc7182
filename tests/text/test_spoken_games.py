"""Whole games, spoken: whatever is asked, offered, refused or told is a clean sentence in every language."""

import re
from functools import cache

import pytest

from coven.engine.core import machine
from coven.engine.core.machine import Reason
from coven.engine.core.rng import below, seeded
from coven.engine.edge import questions
from coven.engine.edge.game import Happening
from coven.engine.edge.questions import Answer, Question, Ruling
from coven.games.madness import Madness, reasons
from coven.games.madness.events import TELLING
from coven.games.madness.table import Table
from coven.games.madness.zones import ZONES
from coven.text import LANGUAGES, Speaker, speaker_for

GAME = Madness()
RAW = re.compile(r"\b(?:water|earth|fire|air)-[0-9]|\w_\w|[{}]|\$|\n|  |\?\?")
NAMES = ("ann", "bob", "cid", "dee", "eve")
GAMES = (
    (2, {"wizards": "choose", "horror": "on"}),
    (3, {"wizards": "harold,violetta,sandra", "cursed_support": "on"}),
    (5, {"wizards": "larry,alice,viktor,rosana,patrik", "promo_shh": "mild", "creeping_madness": "on"}),
)
SAMPLES: dict[str, int | str] = {
    "card": "fire-2",
    "cause": "stack-empty",
    "caster": "bob",
    "curse": "fire_fever",
    "element": "fire",
    "for_card": "madness",
    "higher": "fire-3",
    "monster": "red_dragon",
    "other": "bob",
    "player": "ann",
    "slot": "3a",
    "spell": "cool_head",
    "wizard": "rosana",
}


class Heard:
    """Everything that was said in some games, each thing once."""

    def __init__(self) -> None:
        self.questions: dict[str, Question] = {}
        self.options: dict[tuple[str, str], tuple[Answer, Question]] = {}
        self.rulings: dict[str, Ruling] = {}
        self.events: dict[str, Happening] = {}

    def listen(self, table: Table, number: int) -> None:
        question = questions.question(table)
        assert question is not None
        self.questions[f"{question.prompt} {question.values}"] = question
        self.options |= {(question.prompt, answer.word): (answer, question) for answer in question.answers}
        if number % 5 == 0:
            refused = questions.refusals(table)
            self.rulings |= {f"{ruling.message} {ruling.values}": ruling for ruling in refused}
        for event in table.log or []:
            happening = GAME.happening(table, event)
            self.events[f"{happening.kind} {happening.values}"] = happening
        table.log = []


@cache
def heard() -> Heard:
    """Three games played at random, with all wizards between them."""
    found = Heard()
    for number, (players, options) in enumerate(GAMES):
        table = GAME.new(NAMES[:players], f"spoken {number}", options, listen=True)
        rng = seeded(f"answers {number}")
        for step in range(400):
            found.listen(table, step)
            rng, choice = below(rng, len(table.options))
            machine.take(table, table.options[choice])
            if table.over:
                break
    return found


def assert_clean(texts: list[str]) -> None:
    assert texts
    assert not [text for text in texts if not text.strip() or RAW.search(text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_is_a_clean_sentence(language: str) -> None:
    speaker = speaker_for(GAME, language)
    asked = [speaker.ask(question) for question in heard().questions.values()]

    assert_clean(asked)
    assert all(sentence[-1] in ".?" for sentence in asked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_a_clean_phrase(language: str) -> None:
    speaker = speaker_for(GAME, language)

    assert_clean([speaker.option(answer, question) for answer, question in heard().options.values()])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_clean_sentence_with_its_rule(language: str) -> None:
    speaker = speaker_for(GAME, language)
    refused = [speaker.explain(ruling) for ruling in heard().rulings.values()]

    assert_clean(refused)
    assert all(re.search(r"[.] \[M[-\w.]+\]$", sentence) for sentence in refused)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_a_clean_sentence(language: str) -> None:
    speaker = speaker_for(GAME, language)
    told = [speaker.say(happening) for happening in heard().events.values()]

    assert_clean(told)
    assert all(sentence[-1] in ".!" for sentence in told)


def test_a_game_is_told_and_everything_in_it_differs_between_the_languages() -> None:
    said: list[Speaker] = [speaker_for(GAME, language) for language in LANGUAGES]

    for happening in heard().events.values():
        assert len({speaker.say(happening) for speaker in said}) == len(LANGUAGES), happening


@pytest.mark.parametrize("kind", TELLING.kinds)
def test_every_kind_of_event_can_be_told_of_every_place(kind: str) -> None:
    for language in LANGUAGES:
        speaker = speaker_for(GAME, language)
        for zone in ZONES:
            for owner in ("ann", "bob"):
                for number in (0, 1, 2, 5):
                    values = {**SAMPLES, "zone": zone, "owner": owner}
                    told = {name: values.get(name, number) for name in TELLING.kinds[kind].names}

                    assert_clean([speaker.say(Happening(kind, told))])


@pytest.mark.parametrize("reason", [reason for reason in vars(reasons).values() if isinstance(reason, Reason)])
def test_every_reason_can_be_said(reason: Reason) -> None:
    for language in LANGUAGES:
        ruling = Ruling(
            "cast growth", False, reason.rule, reason.message, SAMPLES | {"cost": 2, "missing": 1, "left": 0}
        )

        assert_clean([speaker_for(GAME, language).explain(ruling)])
