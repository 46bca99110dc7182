"""Whole games of Djinn, spoken: whatever is asked, offered, refused or told is a clean sentence in every language."""

import re
from functools import cache
from math import prod

import pytest

from coven.engine.core import machine
from coven.engine.core.machine import Reason
from coven.engine.core.rng import below, seeded
from coven.engine.edge import questions
from coven.engine.edge.game import Happening
from coven.engine.edge.questions import Answer, Question, Ruling
from coven.games.djinn import Djinn, reasons
from coven.games.djinn.events import KINDS
from coven.games.djinn.table import Table
from coven.text import LANGUAGES, speaker_for

GAME = Djinn()
NAMES = ("ann", "bob", "cid", "dee")
SETTINGS: tuple[tuple[int, dict[str, str]], ...] = (
    (1, {}),
    (1, {"tom": "12", "longer": "on"}),
    (2, {}),
    (2, {"beginner": "on"}),
    (3, {"longer": "on"}),
    (3, {"first": "bob", "limit": "off"}),
    (4, {}),
    (4, {"beginner": "on", "longer": "on"}),
)
IDLE = ("call-off", "decline", "done", "forgo")  # chosen rarely, so that the games come to something
IDS = {
    *(mage.id for mage in GAME.box.mages),
    *(gear.id for gear in GAME.box.gear),
    *(trait.id for trait in GAME.box.traits),
    *(chest.id for chest in GAME.box.chests),
    *(award.id for award in GAME.box.awards),
    *(card.id for card in GAME.box.scoring),
    *(card.id for card in GAME.box.tom),
    *(space.id for space in GAME.box.spaces),
    *(stall.id for stall in GAME.box.stalls),
    *(location.id for location in GAME.box.locations),
    *("red", "blue", "brown", "white", "boss", "coins", "scrolls", "corks", "magic", "square", "round", "none"),
}
ENGLISH = {"red", "blue", "brown", "white", "boss", "coins", "scrolls", "corks", "magic", "square", "round", "none"}
SAMPLES: dict[str, int | str] = {
    "award": "a1_1",
    "came": "r1",
    "came_location": "tavern",
    "came_shape": "round",
    "challenge": "ch01",
    "chest": "chest05",
    "colour": "red",
    "djinn": "boss",
    "equipment": "hat4",
    "for_colour": "blue",
    "location": "catacombs",
    "mage": "m05",
    "offer": "coins",
    "owner": "bob",
    "passage": "market",
    "player": "ann",
    "resource": "coins",
    "scoring": "sc01",
    "shape": "square",
    "space": "s1",
    "stall": "scribe",
    "tom": "tom01",
    "trait": "P03",
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
        table.log = []


def refusals(table: Table) -> list[Ruling]:
    """The answers that are not legal now, those beyond all hope too."""
    found = questions.refusals(table)
    for word in words()[table.round % 7 :: 17]:
        ruling = questions.explain(table, word)
        if not ruling.legal and ruling.message != questions.NOT_NOW:
            found.append(ruling)
    return found


@cache
def words() -> tuple[str, ...]:
    """A word of every kind of answer, and some more of each."""
    table = GAME.new(NAMES, "words", {})
    answers = GAME.box.answers
    assert answers is not None
    found: list[str] = []
    for kind in answers.kinds:
        sizes = [min(slot.size(table), 1 << room) for slot, room in zip(kind.slots, (11, 6, 6), strict=False)]
        for number in range(0, prod(sizes), 1 + prod(sizes) // 40):
            values = [number // prod(sizes[place + 1 :]) % size for place, size in enumerate(sizes)]
            found.append(answers.say(table, 0, kind.code(values)))
    return tuple(found)


def chosen(table: Table, rng: int) -> tuple[int, int]:
    """An option at random; idle ones now and then."""
    question = questions.question(table)
    assert question is not None
    busy = [place for place, word in enumerate(question.options) if word.split()[0] not in IDLE]
    rng, idle = below(rng, 8)
    if not busy or idle == 0:
        return below(rng, len(table.options))
    rng, place = below(rng, len(busy))
    return rng, busy[place]


@cache
def heard() -> Heard:
    """Games played at random, in all settings and with all numbers of players."""
    found = Heard()
    for number, (players, options) in enumerate(SETTINGS):
        table = GAME.new(NAMES[:players], f"spoken {number}", options, listen=True)
        rng = seeded(f"answers {number}")
        while not table.over:
            found.listen(table)
            rng, choice = chosen(table, rng)
            machine.take(table, table.options[choice])
        found.listen(table)
    return found


@cache
def raw(language: str) -> re.Pattern[str]:
    ids = IDS - {"source"} - (ENGLISH if language == "en" else set())
    return re.compile(rf"(?<![\w-])(?:{'|'.join(sorted(ids, key=len, reverse=True))})(?![\w-])|\w_\w|[{{}}$\n]|  |\?\?")


def assert_clean(language: str, texts: list[str]) -> None:
    assert texts
    assert not [text for text in texts if not text.strip() or raw(language).search(text)]


def test_the_games_come_to_something() -> None:
    told = {happening.kind for happening in heard().events.values()}

    assert {"award-taken", "boss-expelled", "end-triggered", "scored", "won", "lost"} <= told
    assert {"capture", "capture-free", "capture-place", "capture-pay"} <= {asked for asked, _ in heard().options}


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


@pytest.mark.parametrize("name", [name for name in GAME.box.programs if "/" in name])
def test_every_printed_effect_could_ask(name: str) -> None:
    cause = "/".join(name.split("/")[:2])
    for language in LANGUAGES:
        speaker = speaker_for(GAME, language)
        said = speaker.cause(Question("ann", "act", {}, (), cause))

        assert_clean(language, [said])
        assert speaker.term("text-not-known") not in said or not GAME.box.programs[name].steps


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
    assert all(re.search(r"[.] \[D[-\w.]+\]$", sentence) for sentence in refused)


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


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_event_can_be_told_of_every_number(kind: str) -> None:
    for language in LANGUAGES:
        speaker = speaker_for(GAME, language)
        for number in (0, 1, 2, 5):
            told = {name: SAMPLES.get(name, number) for name in KINDS[kind].names}
            if "space" in told:
                told |= {name: SAMPLES[name] for name in ("location", "shape", "came_location", "came_shape")}

            assert_clean(language, [speaker.say(Happening(kind, told))])


@pytest.mark.parametrize("reason", [reason for reason in vars(reasons).values() if isinstance(reason, Reason)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said_with_its_numbers(language: str, reason: Reason) -> None:
    speaker = speaker_for(GAME, language)
    text = speaker.catalogue._entries[f"reason-{reason.message}"]
    values: dict[str, int | str] = {name: value for name, value in SAMPLES.items() if name != "player"}
    values |= {"kind": "positive", "n": 2, "group": "red red boss"}
    numbers = ("column", "due", "left", "magic", "missing", "most", "saved", "strength", "fee", "coins")
    values |= {"cost-coins": 2, "held-coins": 1, "circles": 1, "corks": 0} | dict.fromkeys(numbers, 3)
    values |= {f"bottles-{colour}": 0 for colour in ("red", "blue", "brown", "white")}
    ruling = Ruling("done", False, reason.rule, reason.message, values)

    assert ":" in text or ". " in text  # what is wrong, and what would be right
    assert reason is reasons.NOT_NOW or raw(language).search(speaker.explain(ruling)) is None
