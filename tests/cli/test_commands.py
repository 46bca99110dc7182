"""The commands, run as processes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from command import Shell

TESTS = Path(__file__).parent.parent
POSITION = """
round = 1
[[seats]]
name = "ann"
wizard = "larry"
hand = "earth-1"
[[seats]]
name = "bob"
wizard = "viktor"
"""


def test_simulate_counts_what_came_of_the_games(shell: Shell) -> None:
    command = "simulate madness --players 3 --games 12 --seed 7 --bots random --option difficulty=2 --json"

    ran = shell.runs(*command.split())
    report = json.loads(ran.out)

    assert (ran.code, ran.err) == (0, "")
    assert (report["game"], report["players"], report["games"], report["finished"]) == ("madness", 3, 12, 12)
    assert report["options"]["difficulty"] == "2"
    assert sum(report["outcomes"].values()) == 12
    assert report["decisions"] > 500
    assert {"seconds", "decisions_per_second", "compiled", "hash"} <= set(report)


def test_equal_seeds_give_equal_hashes_however_many_processes_share_the_work(shell: Shell) -> None:
    command = ["simulate", "madness", "--games", "260", "--json", "--seed"]

    alone = json.loads(shell.runs(*command, "5").out)["hash"]
    shared = json.loads(shell.runs(*command, "5", "--workers", "2", PYTHONHASHSEED="9").out)["hash"]
    other = json.loads(shell.runs(*command, "6").out)["hash"]

    assert alone == shared != other


@pytest.mark.parametrize(("lang", "word"), [("en", "games"), ("cs", "her"), ("pl", "gier")])
def test_simulate_speaks_the_players_language(shell: Shell, lang: str, word: str) -> None:
    assert f"5 {word}" in shell.runs("simulate", "madness", "--games", "5", lang=lang).out


def test_rules_are_looked_up_by_id_section_and_words(shell: Shell) -> None:
    assert "Every factor" in shell.runs("rules", "madness", "M10.6").out.replace("every", "Every")
    assert shell.runs("rules", "madness", "M12").out.startswith("M12 ")
    assert len(shell.runs("rules", "madness", "M12").out.split("\n\n")) == 7
    assert "M19.9" in shell.runs("rules", "madness", "over", "the", "limit").out
    assert json.loads(shell.runs("rules", "madness", "M10.6", "--json").out)[0]["id"] == "M10.6"
    two = json.loads(shell.runs("rules", "djinn", "D28.15", "D28.2", "--json").out)
    assert [rule["id"] for rule in two] == ["D28.15", "D28.2"]


def test_every_rule_is_proved_by_a_test_or_excused(shell: Shell) -> None:
    ran = shell.runs("rules", "--coverage", "--json", "--tests", str(TESTS))
    madness = json.loads(ran.out)["madness"]

    assert ran.code == 0
    assert madness["missing"] == madness["unknown"] == []
    assert madness["ids"] == madness["tested"] + len(madness["excused"])
    assert len(madness["excused"]) < 5


def test_coverage_fails_when_a_rule_has_no_test(shell: Shell) -> None:
    (shell.home / "tests").mkdir()

    ran = shell.runs("rules", "--coverage", "--json")

    assert ran.code == 1
    assert "M10.6" in json.loads(ran.out)["madness"]["missing"]


def test_a_position_file_is_checked(shell: Shell) -> None:
    (shell.home / "puzzle.toml").write_text(POSITION)
    (shell.home / "wrong.toml").write_text(POSITION.replace("earth-1", "earth-9"))

    assert "ann decides" in shell.runs("position", "check", "puzzle.toml").out
    assert json.loads(shell.runs("position", "check", "puzzle.toml", "--json").out)["seat"] == "ann"
    wrong = shell.runs("position", "check", "wrong.toml")
    assert (wrong.code, wrong.out) == (2, "")
    assert "earth-9" in wrong.err


def test_a_saved_game_replays_to_the_byte_and_a_tampered_one_does_not(shell: Shell) -> None:
    shell.runs("play", "--seed", "moon", typed="1\n1\n1\n1\n1\n1\nsave game.json\nquit\n")
    record = json.loads((shell.home / "game.json").read_text())
    (shell.home / "tampered.json").write_text(json.dumps(record | {"hash": "0" * 16}))

    exact = shell.runs("replay", "game.json", "--verify")
    tampered = shell.runs("replay", "tampered.json", "--verify", "--json")

    assert exact.code == 0
    assert record["hash"] in exact.out
    assert tampered.code == 1
    assert json.loads(tampered.out)["exact"] is False


def test_a_replay_tells_the_game(shell: Shell) -> None:
    shell.runs("play", "--seed", "moon", typed="1\n1\n1\nsave game.json\nquit\n")

    assert "ann si dobírá kartu" in shell.runs("replay", "game.json", "--lang", "cs").out


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "Commands Play simulate"), ("cs", "Příkazy Hra simulate"), ("pl", "Polecenia Gra simulate")],
)
def test_help_speaks_the_users_language(shell: Shell, lang: str, words: str) -> None:
    ran = shell.runs("--help", lang=lang)
    more = shell.runs("simulate", "--help", lang=lang)

    assert ran.code == more.code == 0
    assert all(word in ran.out for word in words.split())
    assert "--workers" in more.out


WRONG = [
    ("simulate", "chess"),
    ("simulate", "madness", "--players", "6"),
    ("simulate", "madness", "--games", "0"),
    ("simulate", "madness", "--games", "many"),
    ("simulate", "madness", "--bots", "merlin"),
    ("simulate", "madness", "--option", "horror"),
    ("simulate", "madness", "--option", "horor=on"),
    ("simulate", "madness", "--option", "horror=maybe"),
    ("simulate", "madness", "--option", "five_player_double_turn=on"),
    ("simulate", "madness", "--option", "wizards=merlin,harold,alice"),
    ("simulate", "madness", "--pack", "none.toml"),
    ("simulate", "madness", "--moon"),
    ("simulate",),
    ("simulate", "djinn", "--players", "2", "--option", "tom=15"),
    ("play", "djinn", "--players", "2", "--option", "tom=15"),
    ("play", "chess"),
    ("play", "--lang", "de"),
    ("play", "--load", "none.json"),
    ("play", "--seats", "ann,ann"),
    ("rules", "madness", "M99.9"),
    ("rules", "--coverage"),
    ("replay", "none.json"),
    ("position", "check", "none.toml"),
    ("bench", "chess"),
    ("dance",),
]


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_wrong_input_gets_one_line_on_stderr_and_code_2(shell: Shell, arguments: tuple[str, ...], lang: str) -> None:
    ran = shell.runs(*arguments, lang=lang)

    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert ran.err.startswith("coven: ")
    assert list(shell.home.iterdir()) == []


@pytest.mark.parametrize(("lang", "word"), [("cs", "příkaz"), ("pl", "polece")])
def test_errors_follow_the_language_that_was_asked_for(shell: Shell, lang: str, word: str) -> None:
    assert word in shell.runs("dance", "--lang", lang).err.casefold()
    assert word.casefold() in shell.runs("simulate", "madness", "--moon", "--lang", lang).err.casefold()


def test_help_lists_games_bots_and_options(shell: Shell) -> None:
    shown = " ".join(shell.runs("simulate", "--help").out.split())

    assert all(word in shown for word in ("madness, witches, djinn", "random", "horror=off|on", "stacking_crises"))


def test_a_position_is_written_as_its_file_ends_and_read_as_it_is(shell: Shell) -> None:
    shell.runs("play", "--seed", "moon", typed="position p1.toml\nposition p1.json\nquit\n")
    (shell.home / "p2.txt").write_text((shell.home / "p1.json").read_text())

    checked = [shell.runs("position", "check", name) for name in ("p1.toml", "p1.json", "p2.txt")]

    assert [ran.code for ran in checked] == [0, 0, 0]
    assert (shell.home / "p1.toml").read_text().count(" = ") > (shell.home / "p1.toml").read_text().count('":')


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("play", "madness", "--sed", "3"), "coven play --help"),
        (("position", "--lang", "cs"), "coven position --help"),
        (("simulate", "madness", "--games", "many"), "coven simulate --help"),
        (("position", "check"), "coven position check --help"),
    ],
)
def test_a_complaint_points_to_the_help_page_of_its_command(
    shell: Shell, words: tuple[str, ...], complaint: str
) -> None:
    ran = shell.runs(*words)

    assert ran.code == 2
    assert complaint in ran.err
    assert "neexistuje" not in ran.err
