"""Playing in the terminal: what is typed, what is shown."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from command import Ran, Shell

from coven.engine.edge.match import Match
from coven.engine.edge.record import encode, load, record
from coven.games.madness import Madness

SAVES = Path(__file__).resolve().parents[1] / "engine" / "saves"
PUZZLE = """
[[seats]]
name = "ann"
wizard = "larry"
hand = "earth-1"
deck = "fire-2"

[[seats]]
name = "bob"
wizard = "viktor"
"""


def plays(shell: Shell, *lines: str, seed: str = "moon", lang: str = "en", options: tuple[str, ...] = ()) -> Ran:
    typed = "".join(f"{line}\n" for line in lines)
    return shell.runs("play", "madness", "--seed", seed, "--lang", lang, *options, typed=typed)


def saved(shell: Shell, seed: str = "moon") -> list[str]:
    """The words of the answers that stand."""
    return list(load(shell.home / "saves" / f"madness-{seed}.json").answers)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("The Big Book of Madness", "Library", "Choose 2")),
        ("cs", ("Velká kniha strašlivých čar", "Knihovna", "Vyber")),
        ("pl", ("Wielka Księga Szaleństwa", "Biblioteka", "Wybierz")),
    ],
)
def test_the_table_and_the_question_are_shown(shell: Shell, lang: str, words: tuple[str, ...]) -> None:
    ran = plays(shell, lang=lang)

    assert ran.code == 0
    assert all(word in ran.out for word in words)


@pytest.mark.parametrize("columns", ["80", "100"])
def test_no_line_is_wider_than_the_terminal(shell: Shell, columns: str) -> None:
    ran = shell.runs(
        "play", "--seed", "moon", "--players", "5", typed="1\n2\n1\n2\n1\n2\n1\n1\n?\nwhy\n", COLUMNS=columns
    )

    assert max(len(line) for line in ran.out.splitlines() if "madness-moon.json" not in line) <= int(columns) + 2


def test_answers_are_numbers_words_or_beginnings(shell: Shell) -> None:
    plays(shell, "2", "exhaust telepathy", "exhaust g", "quit")

    assert saved(shell)[:3] == ["exhaust ice", "exhaust telepathy", "exhaust growth"]


def test_a_question_mark_explains_a_card_a_rule_and_a_refusal(shell: Shell) -> None:
    ran = plays(shell, "1", "1", "1", "1", "1", "1", "? growth", "? M10.4", "? 3a", "? rosana", "? cast growth", "?")

    assert "Growth (level 1): Draw ‹1› card." in ran.out
    assert "M10.4  An exhausted spell" in ran.out
    assert "Rosana L'eiac:" in ran.out
    assert "[M10.4]" in ran.out
    assert "undo anyway" in ran.out


def test_why_lists_what_is_refused_with_its_rule(shell: Shell) -> None:
    assert "[M10.2]" in plays(shell, "1", "1", "1", "1", "1", "1", "why").out


def test_a_refused_answer_says_which_rule_refuses_it(shell: Shell) -> None:
    ran = plays(shell, "1", "1", "1", "1", "1", "1", "cast growth", "acquire fire-1", "moonwalk", "99")

    assert "[M10.4]" in ran.out
    assert "[M12.5]" in ran.out
    assert "moonwalk" in ran.out
    assert "99" in ran.out


@pytest.mark.parametrize(("lang", "name"), [("en", "growth"), ("cs", "puceni")])
def test_a_spell_that_is_named_alone_is_refused_by_its_rule_too(shell: Shell, lang: str, name: str) -> None:
    assert "[M10.4]" in plays(shell, "1", "1", "1", "1", "1", "1", name, lang=lang).out


def test_undo_takes_an_answer_back_and_names_what_stands_in_the_way(shell: Shell) -> None:
    free = plays(shell, "exhaust growth", "undo", "quit")
    assert saved(shell) == []
    assert "exhaust growth" in free.out

    (shell.home / "puzzle.toml").write_text(PUZZLE)
    blocked = shell.runs("play", "--load", "puzzle.toml", typed="cast growth\nundo\nquit\n")
    assert saved(shell, "puzzle") == ["cast growth", "settle earth-1"]
    assert "undo anyway" in blocked.out

    shell.runs("play", "--load", "puzzle.toml", typed="auto\ncast growth\n1\nundo anyway\nquit\n")
    assert saved(shell, "puzzle-2") == ["cast growth"]


@pytest.fixture
def leading(shell: Shell) -> str:
    """An answer that leads to a question without a choice; `before.json` is the game before it."""
    match = Match(Madness(), ("ann", "bob", "cid"), "moon", {})
    while (question := match.question(match.deciding)) is not None and not question.forced:
        match.answer(question.options[match.version % len(question.options)])
    word = match.answers[-1]
    match.undo(agreed=True)
    (shell.home / "before.json").write_bytes(encode(record(match)))
    return word


def test_a_question_that_leaves_no_choice_is_passed_and_the_record_says_so(shell: Shell, leading: str) -> None:
    shell.runs("play", "--load", "before.json", typed=f"{leading}\nquit\n")

    chosen, passed = load(shell.home / "saves" / "madness-before.json").log[-2:]

    assert (chosen.did, chosen.word, passed.did) == ("answer", leading, "pass")


def test_with_auto_switched_off_every_question_is_asked(shell: Shell, leading: str) -> None:
    shell.runs("play", "--load", "before.json", typed=f"auto\n{leading}\n1\nquit\n")

    log = load(shell.home / "saves" / "madness-before.json").log

    assert [entry.did for entry in log[-2:]] == ["answer", "answer"]


def test_undo_takes_back_what_was_passed_with_the_answer_before_it(shell: Shell, leading: str) -> None:
    ran = shell.runs("play", "--load", "before.json", typed=f"{leading}\nundo anyway\nquit\n")

    kept = load(shell.home / "saves" / "madness-before.json")

    assert kept.answers == load(shell.home / "before.json").answers
    assert (kept.log[-1].did, kept.log[-1].agreed) == ("undo", True)
    assert f"Taken back: {leading}" in ran.out


def test_undo_with_nothing_to_take_back_says_so(shell: Shell) -> None:
    assert "nothing to take back" in plays(shell, "undo", "quit").out


def test_an_interrupted_game_goes_on_where_it_stopped(shell: Shell) -> None:
    plays(shell, "exhaust ice")

    again = shell.runs("play", typed="quit\n")

    assert "exhausted" in again.out
    assert saved(shell) == ["exhaust ice"]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "Łucja draws 6 cards"), ("cs", "Łucja si dobírá 6 karet"), ("pl", "Łucja dobiera 6 kart")],
)
def test_names_are_shown_as_they_were_typed(shell: Shell, lang: str, sentence: str) -> None:
    ran = plays(shell, "log", "quit", lang=lang, options=("--seats", "Łucja, Jan Novák"))

    kept = load(shell.home / "saves" / "madness-moon.json")

    assert (kept.seats, kept.names) == (("lucja", "jan-novak"), {"lucja": "Łucja", "jan-novak": "Jan Novák"})
    assert sentence in ran.out
    assert "Jan Novák" in ran.out


def test_a_game_of_the_first_format_goes_on(shell: Shell) -> None:
    kept = SAVES / "witches-1.json"

    shell.runs("play", "witches", "--load", str(kept), typed="stop\nquit\n")

    answers = load(shell.home / "saves" / "witches-witches-1.json").answers
    assert answers[: len(load(kept).answers) + 1] == (*load(kept).answers, "stop")


def test_a_game_is_saved_loaded_and_never_overwritten(shell: Shell) -> None:
    plays(shell, "1", "1", "save mine.json", "1", "quit")
    kept = (shell.home / "mine.json").read_bytes()

    again = plays(shell, "save mine.json", "load mine.json", "load nothing.json", "quit", seed="other")

    assert (shell.home / "mine.json").read_bytes() == kept
    assert "mine.json" in again.out
    assert "nothing.json" in again.out


def test_load_without_a_file_says_what_to_type(shell: Shell) -> None:
    assert "load FILE" in plays(shell, "load", "quit").out


def test_a_new_game_with_the_same_seed_leaves_the_old_one_alone(shell: Shell) -> None:
    plays(shell, "exhaust ice")
    plays(shell, "exhaust growth")

    assert saved(shell) == ["exhaust ice"]
    assert saved(shell, "moon-2") == ["exhaust growth"]


def test_the_situation_is_written_as_a_position_that_checks(shell: Shell) -> None:
    plays(shell, "1", "1", "position here.json", "position here.json", "quit")

    assert "bob decides" in shell.runs("position", "check", "here.json").out


def test_the_language_changes_in_the_middle_of_a_game(shell: Shell) -> None:
    ran = plays(shell, "lang cs", "lang pl", "lang de")

    assert "Velká kniha" in ran.out
    assert "Wielka Księga" in ran.out
    assert "en, cs, pl" in ran.out


def test_a_game_can_begin_from_a_position_file(shell: Shell) -> None:
    (shell.home / "puzzle.toml").write_text(PUZZLE)

    ran = shell.runs("play", "--load", "puzzle.toml", typed="cast growth\nquit\n")

    assert "ann casts Growth" in ran.out


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_a_whole_game_is_played_by_typing(shell: Shell, lang: str) -> None:
    lines = [str(1 + number * 7 % 3) for number in range(700)] + ["1"] * 300

    ran = plays(shell, *lines, lang=lang, options=("--players", "2"))

    record = json.loads((shell.home / "saves" / "madness-moon.json").read_text())
    assert record["outcome"] in ("won", "lost")
    assert ran.code == 0
    assert "Traceback" not in ran.err


def test_the_log_and_the_rules_can_be_read_and_forced_answers_switched_off(shell: Shell) -> None:
    ran = plays(shell, "log", "rules support full", "auto", "board", "quit")

    assert "Turn 1" in ran.out
    assert "M19.8" in ran.out
    assert "Every question is asked." in ran.out
