"""Whole games of Witches, spoken: whatever is asked, offered, refused or told is a clean sentence in every language."""

import re
from functools import cache

import pytest

from coven.engine.core import machine
from coven.engine.core.machine import Reason
from coven.engine.core.rng import below, seeded
from coven.engine.edge import questions
from coven.engine.edge.game import Happening
from coven.engine.edge.questions import Answer, Question, Ruling
from coven.games.witches import Witches, answers, reasons
from coven.games.witches.events import CAUSES, TELLING
from coven.games.witches.table import Table
from coven.text import LANGUAGES, speaker_for

GAME = Witches()
NAMES = ("ann", "bob", "cid", "dee")
MODES: tuple[tuple[int, dict[str, str]], ...] = (
    (1, {}),
    (1, {"mode": "solo", "stacking_crises": "on", "witches": "petulia"}),
    (2, {}),
    (2, {"mode": "cooperative", "auto_solve_anywhere": "on"}),
    (3, {"eight_crises": "on", "witches": "tiffany,annagramma,petulia"}),
    (3, {"mode": "cooperative", "stacking_crises": "on", "witches": "draw"}),
    (4, {}),
    (4, {"mode": "cooperative"}),
)
IDS = {
    *(card.id for card in GAME.box.cards),
    *(card.word for card in GAME.box.cards),
    *(tile.id for tile in GAME.box.tiles),
    *(tile.word for tile in GAME.box.tiles),
    *(location.id for location in GAME.box.locations),
    *(*GAME.box.slot_words, "dungeon"),
    *(grade.id for grade in GAME.box.grades),
    *(witch.id for witch in GAME.box.witches),
}
ENGLISH = {"death", "elves", "fever", "dungeon", "skund", "slice"}  # words, too: only elsewhere a sure sign of an id
SAMPLES: dict[str, int | str] = {
    "ability": "magic_tile",
    "card": "greebo_1",
    "grade": "with_distinction",
    "location": "lancre_town",
    "other": "bob",
    "player": "ann",
    "problem": "queen_of_the_elves",
    "slot": "lancre-town-2",
    "witch": "tiffany",
}
INSTEAD: dict[str, int | str] = {  # what a refusal offers besides
    "witch": "tiffany",
    "kind": "pig",
    "most": 2,
    "n": 1,
    "slots": "slice lancre-town-2",
    "players": "bob cid",
    "problems": "fever sick_pig",
    "witches": "petulia dimity",
}


class Heard:
    """Everything that was said in some games, each thing once."""

    def __init__(self) -> None:
        self.questions: dict[str, Question] = {}
        self.options: dict[tuple[str, str], tuple[Answer, Question]] = {}
        self.rulings: dict[str, Ruling] = {}
        self.events: dict[str, Happening] = {}

    def listen(self, table: Table) -> None:
        question = questions.question(table)
        if question is not None:
            self.questions[f"{question.prompt} {question.values} {question.cause}"] = question
            self.options |= {(question.prompt, answer.word): (answer, question) for answer in question.answers}
            self.rulings |= {f"{ruling.message} {ruling.answer}": ruling for ruling in refusals(table)}
        for event in table.log or []:
            for seat in range(-1, len(table.names)):
                if happening := GAME.seen(table, event, seat):
                    self.events[f"{happening.kind} {happening.values}"] = happening
            happening = GAME.happening(table, event)
            self.events[f"{happening.kind} {happening.values}"] = happening
        table.log = []


def every_word() -> list[str]:
    """All answers of the game that speak of one thing, or of nothing."""
    table = GAME.new(NAMES, "words", {})
    known = table.answers()
    found: list[str] = []
    for kind in [kind for kind in known.kinds if kind.number != answers.POWER]:
        options = [kind.code([value] if kind.slots else []) for value in range(kind.size(table))]
        found += [known.say(table, 0, option) for option in options]
    return found


EVERY_WORD = every_word()


def refusals(table: Table) -> list[Ruling]:
    """The answers that are not legal now, those beyond all hope too."""
    words = EVERY_WORD[len(table.pile) % 41 :: 41]
    found = [*questions.refusals(table), *[questions.explain(table, word) for word in words]]
    return [ruling for ruling in found if not ruling.legal and ruling.message != "not-now"]


@cache
def heard() -> Heard:
    """Games played at random, in all modes and with all numbers of players."""
    found = Heard()
    for number, (players, options) in enumerate(MODES):
        table = GAME.new(NAMES[:players], f"spoken {number}", options, listen=True)
        rng = seeded(f"answers {number}")
        while not table.over:
            found.listen(table)
            rng, choice = below(rng, len(table.options))
            machine.take(table, table.options[choice])
        found.listen(table)
    return found


@cache
def raw(language: str) -> re.Pattern[str]:
    ids = IDS - ENGLISH if language == "en" else IDS - {"skund"}
    return re.compile(rf"(?<![\w-])(?:{'|'.join(sorted(ids, key=len, reverse=True))})(?![\w-])|\w_\w|[{{}}$\n]|  |\?\?")


def assert_clean(language: str, texts: list[str]) -> None:
    assert texts
    assert not [text for text in texts if not text.strip() or raw(language).search(text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_is_a_clean_sentence(language: str) -> None:
    speaker = speaker_for(GAME, language)
    asked = [speaker.ask(question) for question in heard().questions.values()]

    assert_clean(language, asked)
    assert all(sentence[-1] in ".?" for sentence in asked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_sentence_that_asks_is_said(language: str) -> None:
    speaker = speaker_for(GAME, language)
    causes = {speaker.cause(question) for question in heard().questions.values() if question.cause}

    assert_clean(language, sorted(causes))
    assert not [cause for cause in causes if speaker.term("text-not-known") in cause]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_a_clean_phrase(language: str) -> None:
    speaker = speaker_for(GAME, language)

    assert_clean(language, [speaker.option(answer, question) for answer, question in heard().options.values()])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_options_of_a_question_are_the_same_phrase(language: str) -> None:
    speaker = speaker_for(GAME, language)
    for question in heard().questions.values():
        phrases = [speaker.option(answer, question) for answer in question.answers]

        assert len(set(phrases)) == len(phrases), question


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_clean_sentence_with_its_rule(language: str) -> None:
    speaker = speaker_for(GAME, language)
    refused = [speaker.explain(ruling) for ruling in heard().rulings.values()]

    assert_clean(language, refused)
    assert all(re.search(r"[.] \[W[-\w.]+\]$", sentence) for sentence in refused)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_a_clean_sentence(language: str) -> None:
    speaker = speaker_for(GAME, language)
    told = [speaker.say(happening) for happening in heard().events.values()]

    assert_clean(language, told)
    assert all(sentence[-1] in ".!" for sentence in told)


def test_everything_told_differs_between_the_languages() -> None:
    speakers = [speaker_for(GAME, language) for language in LANGUAGES]

    for happening in heard().events.values():
        assert len({speaker.say(happening) for speaker in speakers}) == len(LANGUAGES), happening


@pytest.mark.parametrize("kind", TELLING.kinds)
def test_every_kind_of_event_can_be_told_of_every_number(kind: str) -> None:
    for language in LANGUAGES:
        speaker = speaker_for(GAME, language)
        for cause in CAUSES[1:]:
            for number in (0, 1, 2, 5):
                values = {**SAMPLES, "cause": cause}
                told = {name: values.get(name, number) for name in TELLING.kinds[kind].names}

                assert_clean(language, [speaker.say(Happening(kind, told))])


@pytest.mark.parametrize("reason", [reason for reason in vars(reasons).values() if isinstance(reason, Reason)])
@pytest.mark.parametrize("cards", ["", "greebo_1 nanny_ogg_1"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str, cards: str, reason: Reason) -> None:
    speaker = speaker_for(GAME, language)
    text = speaker.catalogue._entries[f"reason-{reason.message}"]
    named = {name: value for name, value in SAMPLES.items() if f"${name} " in text}
    ruling = Ruling("stay", False, reason.rule, reason.message, INSTEAD | named | {"cards": cards})

    assert reason is reasons.NOT_NOW or raw(language).search(speaker.explain(ruling)) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_an_answer_has_its_phrase(language: str) -> None:
    speaker = speaker_for(GAME, language)
    table = GAME.new(NAMES, "words", {})
    known = table.answers()
    spoken = [known.parse(table, 0, word)[0] for word in EVERY_WORD]
    phrases = [
        speaker.option(
            Answer("", known.kind(option).verb, known.about(table, 0, option)), Question("ann", "move", {}, ())
        )
        for option in spoken
        if known.about(table, 0, option).get("ability") != "first_player"
    ]

    assert_clean(language, phrases)
