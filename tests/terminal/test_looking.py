"""Looking things up, answering in the language shown, curtains, lessons and replays."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from tomllib import loads

import pytest
from typist import Typist, screen

from coven.engine.core.machine import State
from coven.engine.edge.match import Match
from coven.games import GAMES, open_game
from coven.language import LANGUAGES
from coven.terminal.reader import completed
from coven.terminal.session import Session
from coven.terminal.stepping import Stepping
from coven.text import speaker_for
from coven.text.rulebook import glossary, rulebook
from coven.text.typed import plain

MEETING = """
game = "witches"
[[seats]]
name = "ann"
witch = "tiffany"
spot = "lancre-town-1"
[[seats]]
name = "bob"
witch = "petulia"
spot = "skund"
"""


def session(game: str, file: Path, *lines: str, language: str = "en", seed: str = "moon") -> Session:
    match: Match[State] = Match(open_game(game), ("ann", "bob"), seed, {})
    return Session(match, language, file, screen(120, 60), Typist(*lines))


def seen(playing: Session) -> list[str]:
    playing.run()
    assert isinstance(playing.reader, Typist)
    return playing.reader.seen


@pytest.mark.parametrize(
    ("game", "language", "typed", "told"),
    [
        ("madness", "cs", "puceni", "Pučení"),
        ("madness", "en", "Candle Wraith", "Candle Wraith: "),
        ("madness", "en", "fish bagpiper", "Fish-Bagpiper: "),
        ("madness", "pl", "ann", "poziom 1"),
        ("witches", "en", "granny weatherwax", "Granny Weatherwax"),
        ("witches", "en", "bob", "tile"),
        ("djinn", "en", "glassblower", "Glassblower: "),
    ],
)
def test_names_on_the_screen_are_explained(tmp_path: Path, game: str, language: str, typed: str, told: str) -> None:
    playing = session(game, tmp_path / "game.json", *["1"] * 6, language=language)
    playing.curtain = False
    playing.run()
    playing.going, playing.reader = True, Typist(f"? {typed}")

    assert told in seen(playing)[-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_name_of_the_box_is_found_without_accents(tmp_path: Path, game: str, language: str) -> None:
    playing = session(game, tmp_path / "game.json", language=language)
    named = [name for name in playing.lookup.names() if not playing.lookup.text(name.casefold(), playing.view())]
    silent = [name for name in named if not any(letter.isdigit() for letter in name)]

    assert len(silent) <= 8, silent


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_stands_on_the_board_is_explained_by_its_rules(tmp_path: Path, game: str, language: str) -> None:
    terms = glossary(language)[game]
    playing = session(game, tmp_path / "game.json", *[f"? {word}" for word in terms], language=language)
    playing.curtain = False

    shown = seen(playing)[-len(terms) :]

    silent = [word for (word, ids), text in zip(terms.items(), shown, strict=True) if not all(id in text for id in ids)]
    assert not silent


def test_the_same_rules_explain_the_boards_in_every_language() -> None:
    english = {game: set(terms.values()) for game, terms in glossary("en").items()}

    for language in LANGUAGES:
        assert {game: set(terms.values()) for game, terms in glossary(language).items()} == english
    for game, told in english.items():
        known = {rule.id for rule in rulebook(open_game(game), "en").rules}
        assert {id for ids in told for id in ids} <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_elements_on_the_screen_is_explained(tmp_path: Path, language: str) -> None:
    drawn = "\n".join(seen(session("madness", tmp_path / "game.json", language=language)))
    cards = set(re.findall(r"\b[A-Z][1-3]\b", re.sub(r"\x1b\[[0-9;]*m", "", drawn)))

    assert len(cards) >= 8
    assert {plain(card) for card in cards} <= set(glossary(language)["madness"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("command", ["goal", "legend"])
def test_goal_and_legend_are_told(tmp_path: Path, game: str, language: str, command: str) -> None:
    shown = seen(session(game, tmp_path / "game.json", command, language=language))

    assert len(shown[-1].splitlines()) > 20


TOLD = {
    ("djinn", 2, "competitive"): {
        "en": "most victory points",
        "cs": "nejvíc vítězných bodů",
        "pl": "najwięcej punktów",
    },
    ("djinn", 1, "competitive"): {"en": "last card is turned", "cs": "Tomova balíčku", "pl": "talii Toma"},
    ("witches", 2, "competitive"): {
        "en": "most points wins",
        "cs": "Nejvíc bodů vyhrává",
        "pl": "ma najwięcej punktów",
    },
    ("witches", 2, "cooperative"): {"en": "fewer than four", "cs": "méně než čtyři", "pl": "mniej niż cztery"},
    ("witches", 1, "competitive"): {"en": "30 points earn", "cs": "za 30 bodů", "pl": "30 punktów daje"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "mode"), TOLD)
def test_the_goal_is_that_of_the_way_it_is_played(
    tmp_path: Path, game: str, players: int, mode: str, language: str
) -> None:
    seats, options = ("ann", "bob")[:players], {"mode": mode} if game == "witches" else {}
    match: Match[State] = Match(open_game(game), seats, "moon", options)
    playing = Session(match, language, tmp_path / "game.json", screen(1000, 60), Typist("goal"))

    shown = seen(playing)[-1]

    told = {how: said[language] in shown for how, said in TOLD.items() if how[0] == game}
    assert told == {how: how == (game, players, mode) for how in told}


@pytest.mark.parametrize(("language", "price"), [("en", "Three djinn"), ("cs", "tři džiny"), ("pl", "trzy dżiny")])
def test_the_goal_names_the_price_of_an_award(language: str, price: str) -> None:
    for players in (1, 2):
        assert price in speaker_for(open_game("djinn"), language).goal(players, {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_are_heard_in_the_language_shown(tmp_path: Path, language: str) -> None:
    playing = session("madness", tmp_path / "game.json", language=language)
    question = playing.match.question(playing.match.deciding)
    assert question is not None
    phrase = playing.choices(question)[1].phrase

    playing.hear(phrase.casefold())

    assert playing.match.answers[0] == question.options[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_heard_as_it_is_listed(tmp_path: Path, game: str, language: str) -> None:
    playing, chance = session(game, tmp_path / "game.json", language=language), Random(game)
    for _ in range(80):
        question = playing.match.question(playing.match.deciding)
        assert question is not None
        choices = playing.choices(question)
        phrases = [plain(choice.phrase) for choice in choices]

        heard = {
            choice.word: playing.meant(choice.phrase) for choice in choices if phrases.count(plain(choice.phrase)) == 1
        }

        assert all(word == meant for word, meant in heard.items()), heard
        playing.match.answer(chance.choice(question.options))


def test_tab_completes_words_phrases_commands_and_names(tmp_path: Path) -> None:
    playing = session("madness", tmp_path / "game.json")

    assert "exhaust growth" in completed("exh", playing.known())
    assert "Exhaust Growth" in completed("exh", playing.known())
    assert completed("und", playing.known()) == ["undo"]
    assert "? Candle Wraith" in completed("? can", playing.known())


def test_a_curtain_falls_between_hidden_hands_and_can_be_lifted(tmp_path: Path) -> None:
    match = Match.begun_from(open_game("witches"), loads(MEETING))
    covered = Session(match, "en", tmp_path / "1.json", screen(100, 40), Typist("stay", "stay", ""))
    open_hands = session("madness", tmp_path / "2.json", "1", "1", "1")

    shown = [*seen(covered), *seen(open_hands)]

    assert [line for line in shown if "Only " in line] == ["bob decides now. Only bob should look: press Enter."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_first_turn_is_guided(tmp_path: Path, game: str, language: str) -> None:
    playing = session(game, tmp_path / "game.json", *["1"] * 12, language=language)
    playing.learning, playing.curtain = True, False
    goal = playing.speaker.term("goal").split()[:4]

    shown = seen(playing)
    lessons = [prompt for prompt in dict.fromkeys(playing.met) if f"lesson-{prompt}" in playing.speaker.catalogue]

    assert " ".join(goal) in " ".join(shown[0].split())
    assert len(lessons) >= 2


def test_a_record_is_stepped_through_with_the_board(tmp_path: Path) -> None:
    played = session("madness", tmp_path / "game.json", *["1"] * 8)
    played.run()
    typist = Typist("n", "n", "p", "5", "end", "moon", "q")

    Stepping(played.match, "en", typist, screen(100, 40)).run()

    steps = [line for shown in typist.seen for line in shown.splitlines() if "answer " in line and " of " in line]
    numbers = [int(step.split("answer ")[1].split()[0]) for step in steps]
    assert numbers[:6] == [0, 1, 2, 1, 5, len(played.match.answers)]
    assert "“moon” is no step" in typist.seen[6]


@pytest.mark.parametrize("typed", ["? W12.4", "rules W12.4"])
@pytest.mark.parametrize(
    ("language", "heading"),
    [
        ("en", "W12 Cackles and Black Aliss"),
        ("cs", "W12 Chichotání a Černá Alissa"),
        ("pl", "W12 Rechot i Czarna Alis"),
    ],
)
def test_a_rule_is_told_under_its_heading(tmp_path: Path, typed: str, language: str, heading: str) -> None:
    shown = seen(session("witches", tmp_path / "game.json", typed, language=language))[-1]

    assert 0 < shown.index(heading) < shown.index("W12.4  ")
