"""Playing with computer players in the terminal."""

from __future__ import annotations

import re

import pytest
from command import Ran, Shell

from coven.engine.core.errors import OptionError
from coven.engine.edge.record import Record, load
from coven.games import GAMES
from coven.terminal.company import known_bots, seated


def plays(shell: Shell, *lines: str, game: str = "madness", flags: tuple[str, ...] = ()) -> Ran:
    return shell.runs("play", game, "--lang", "en", *flags, typed="".join(f"{line}\n" for line in lines))


def kept(shell: Shell, game: str = "madness") -> Record:
    return load(shell.home / "saves" / f"{game}-dusk.json")


BESIDE = ("--bots", "greedy", "--seed", "dusk", "--option", "first=ann", "--option", "wizards=viktor,larry")


def test_a_game_that_was_left_goes_on_with_its_computer_players(shell: Shell) -> None:
    plays(shell, "done", "1", "1", flags=BESIDE)
    before = kept(shell)
    plays(shell, "done", "1", "1")
    after = kept(shell)

    assert before.bots == after.bots == {"bob": "greedy"}
    for record in (before, after):
        assert record.snapshot["frames"]
    mine = [entry for entry in after.log if entry.seat == "ann"]
    assert len(after.log) > len(before.log)
    assert any(entry.seat == "bob" for entry in after.log[len(before.log) :])
    assert mine


def test_undo_takes_back_what_computer_players_answered_since_too(shell: Shell) -> None:
    plays(shell, "done", flags=BESIDE)
    whole = kept(shell)
    assert any(entry.seat == "bob" for entry in whole.log)

    ran = plays(shell, "undo anyway")

    last = kept(shell).log[-1]
    first = next(entry for entry in reversed(whole.log) if entry.seat == "ann" and entry.did == "answer")
    assert (last.did, last.to) == ("undo", first.version - 1)
    assert "Taken back: " + first.word in ran.out


def test_what_is_answered_again_is_answered_by_them_as_before(shell: Shell) -> None:
    plays(shell, "done", flags=BESIDE)
    first = kept(shell).answers
    plays(shell, "undo anyway", "done")

    assert kept(shell).answers == first


def test_whoever_asks_twice_is_told_the_same(shell: Shell) -> None:
    once = plays(shell, "hint", flags=BESIDE).out.splitlines()
    twice = plays(shell, "hint", "hint", flags=BESIDE).out.splitlines()
    told = [line for line in twice if " of 100 games like this" in line]

    assert [line for line in once if " of 100 games like this" in line]
    assert told == told[: len(told) // 2] * 2


def test_a_hint_says_what_to_do_and_thoughts_say_why_they_did(shell: Shell) -> None:
    ran = plays(shell, "hint", "done", "thoughts", flags=BESIDE)

    assert re.search(r"all win together in about \d+ of 100 games", ran.out)
    assert "bob: " in ran.out


def test_thoughts_are_told_also_once_the_own_turn_has_begun(shell: Shell) -> None:
    silent = plays(shell, "done", "1", flags=BESIDE).out
    told = plays(shell, "done", "1", "thoughts", flags=BESIDE).out

    assert "bob: " not in silent
    assert "bob: " in told


@pytest.mark.parametrize(("seed", "answers"), [("s1", 9), ("s4", 13), ("s6", 10)])
def test_thoughts_go_back_to_where_computer_players_last_had_a_choice(shell: Shell, seed: str, answers: int) -> None:
    flags = ("--bots", "greedy,greedy", "--seats", "Ema", "--players", "3", "--seed", seed)

    told = plays(shell, *["1"] * answers, "thoughts", flags=flags).out

    assert re.search(r"\b(ann|bob): \S.+\.", told)
    assert "There is nothing to tell" not in told


def test_whoever_looks_on_is_told_why_by_what_they_can_see(shell: Shell) -> None:
    flags = ("--bots", "greedy", "--seats", "Ema", "--seed", "dusk")
    said = " ".join(plays(shell, "1", "1", "thoughts", game="witches", flags=flags).out.split())

    assert re.search(r"> ann: .+\. .+\. Judged only by what you can see; ann may know more\.", said)


@pytest.mark.parametrize("game", GAMES)
def test_the_board_says_who_is_a_computer_player(shell: Shell, game: str) -> None:
    ran = plays(shell, "quit", game=game, flags=("--seats", "Ema", "--bots", "random", "--seed", "dusk"))

    assert "Ema" in ran.out
    assert "(computer)" in ran.out
    assert "Ema (computer)" not in ran.out


def test_who_names_the_people_only_plays_with_as_many_computer_players_besides(shell: Shell) -> None:
    plays(shell, "quit", flags=("--seats", "Ema", "--bots", "greedy,greedy", "--seed", "dusk"))

    record = kept(shell)
    assert record.names == {"ema": "Ema"}
    assert record.seats[0] == "ema"
    assert [*record.bots.values()] == ["greedy", "greedy"]


def test_two_people_and_a_computer_player_say_how_many_they_are(shell: Shell) -> None:
    plays(shell, "quit", flags=("--seats", "Ema, Jan", "--players", "3", "--bots", "greedy", "--seed", "dusk"))

    record = kept(shell)
    assert record.seats[:2] == ("ema", "jan")
    assert [*record.bots] == [record.seats[2]]


def test_more_players_than_names_and_computer_players_are_refused(shell: Shell) -> None:
    ran = plays(shell, flags=("--seats", "Ema", "--players", "3", "--bots", "greedy"))

    assert ran.code
    assert "give each one name" in ran.err


def test_computer_players_take_the_last_seats() -> None:
    assert seated(("ann", "bob", "cid"), known_bots("greedy,thinker")) == {"bob": "greedy", "cid": "thinker"}
    assert seated(("ann",), known_bots("")) == {}


def test_more_computer_players_than_seats_are_refused() -> None:
    with pytest.raises(OptionError, match="seats-and-players"):
        seated(("ann",), ("greedy", "greedy"))


def test_an_unknown_computer_player_is_refused() -> None:
    with pytest.raises(OptionError, match="no-such-bot"):
        known_bots("gready")
