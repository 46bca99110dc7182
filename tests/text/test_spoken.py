"""The laws of speech: whatever is asked, offered, refused or told in any game is a clean sentence in every language."""

from __future__ import annotations

import re

import pytest
from text.spoken import GAMES, heard, raw, unclean

from coven.engine.core.machine import Values
from coven.engine.edge.game import Happening
from coven.engine.edge.questions import Question, Ruling
from coven.text import LANGUAGES, Speaker, speaker_for

every_game = pytest.mark.parametrize("game", GAMES)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def speaker(game: str, language: str) -> Speaker:
    return speaker_for(GAMES[game].game, language)


@every_game
def test_the_games_come_to_something(game: str) -> None:
    assert GAMES[game].reached <= {happening.kind for happening in heard(game).events.values()}


@every_game
@in_every_language
def test_every_prompt_is_a_clean_sentence(game: str, language: str) -> None:
    asked = [speaker(game, language).ask(question) for question in heard(game).questions.values()]

    assert unclean(game, language, asked) == []
    assert [sentence for sentence in asked if sentence[-1] not in ".?"] == []


@every_game
@in_every_language
def test_every_printed_sentence_that_asks_is_said(game: str, language: str) -> None:
    says = speaker(game, language)
    causes = sorted({says.cause(question) for question in heard(game).questions.values() if question.cause})

    assert causes
    assert unclean(game, language, causes) == []
    assert [cause for cause in causes if says.term("text-not-known") in cause] == []


@every_game
def test_every_printed_effect_could_ask(game: str) -> None:
    causes = {program.cause: program for program in GAMES[game].game.programs().values() if program.cause}
    assert causes
    for language in LANGUAGES:
        says = speaker(game, language)
        said = {cause: says.cause(Question("ann", "act", {}, (), cause)) for cause in causes}

        assert unclean(game, language, [*said.values()]) == []
        silent = [cause for cause, text in said.items() if says.term("text-not-known") in text]
        assert [cause for cause in silent if causes[cause].steps] == []


@every_game
@in_every_language
def test_every_option_is_a_clean_phrase(game: str, language: str) -> None:
    says = speaker(game, language)
    phrases = [says.option(answer, question) for answer, question in heard(game).options.values()]

    assert unclean(game, language, phrases) == []


@every_game
@in_every_language
def test_no_two_options_of_a_question_are_the_same_phrase(game: str, language: str) -> None:
    says = speaker(game, language)
    for question in heard(game).questions.values():
        phrases = [says.option(answer, question) for answer in question.answers]

        assert len(set(phrases)) == len(phrases), question


@every_game
@in_every_language
def test_every_refusal_is_a_clean_sentence_with_its_rule(game: str, language: str) -> None:
    refused = [speaker(game, language).explain(ruling) for ruling in heard(game).rulings.values()]

    assert unclean(game, language, refused) == []
    assert [sentence for sentence in refused if not re.search(r"[.] \[[A-Z][-\w.]+\]$", sentence)] == []


@every_game
@in_every_language
def test_every_event_is_a_clean_sentence(game: str, language: str) -> None:
    told = [speaker(game, language).say(happening) for happening in heard(game).events.values()]

    assert unclean(game, language, told) == []
    assert [sentence for sentence in told if sentence[-1] not in ".!"] == []


@every_game
def test_everything_told_differs_between_the_languages(game: str) -> None:
    speakers = [speaker(game, language) for language in LANGUAGES]

    for happening in heard(game).events.values():
        assert len({says.say(happening) for says in speakers}) == len(LANGUAGES), happening


@every_game
@in_every_language
def test_every_kind_of_event_can_be_told_of_every_number(game: str, language: str) -> None:
    spoken, says = GAMES[game], speaker(game, language)
    for kind, told in spoken.game.telling.kinds.items():
        for number in (0, 1, 2, 5):
            for varied in spoken.varied:
                values: Values = dict.fromkeys(told.names, number) | spoken.samples | varied

                assert unclean(game, language, [says.say(Happening(kind, values))]) == []


@every_game
@in_every_language
def test_every_reason_can_be_said(game: str, language: str) -> None:
    says = speaker(game, language)
    texts = [text for key, text in says.catalogue._entries.items() if key.startswith("reason-")]
    numbers: Values = dict.fromkeys([name for text in texts for name in re.findall(r"\$([\w-]+)", text)], 2)
    for reason in GAMES[game].reasons():
        for varied in GAMES[game].varied[:2]:
            values = numbers | GAMES[game].samples | varied
            said = says.explain(Ruling("done", False, reason.rule, reason.message, values))

            assert reason.message == "not-now" or raw(game, language).search(said) is None
