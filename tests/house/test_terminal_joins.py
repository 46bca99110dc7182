"""The terminal at a hosted table: the same boards and sentences as at home."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from command import Shell
from hosting import Client, Server, sqlite
from house.test_manners import ROLL


def typed(link: str, language: str, *lines: str, flags: tuple[str, ...] = ()) -> str:
    """What a terminal shows to somebody who joins and types these lines."""
    with TemporaryDirectory() as home:
        command = ["play", "--join", link, "--lang", language, "--seats", "Łucja", *flags]
        done = Shell(Path(home)).runs(*command, typed="\n".join(lines) + "\n", lang=language)
    return done.out + done.err


@pytest.mark.parametrize(("game", "language"), [("madness", "pl"), ("witches", "cs"), ("djinn", "en")])
def test_somebody_joins_in_the_terminal_and_answers(game: str, language: str, house: Server) -> None:
    async def where(link: str) -> int:
        async with Client(house.address, link) as client:
            return int(client.tables["watcher"]["version"])

    opened = house.open(game)
    table = house.ask("/api/table", link=opened["host"].rpartition("#")[2])
    asked = opened["seats"][table["deciding"]]

    shown = typed(asked, language, "1")

    assert asyncio.run(where(opened["watcher"])) >= 1
    assert "Łucja" in shown


@pytest.mark.parametrize(("language", "why"), [("en", "needs the agreement"), ("cs", "souhlasem"), ("pl", "zgody")])
def test_an_undo_that_needs_the_others_says_why(language: str, why: str, house: Server) -> None:
    links = house.open("", ("friend", "friend"), position=ROLL)["seats"]

    shown = typed(links["ann"], language, "walk blasted-oak", "undo")

    assert why in shown


def test_a_watcher_needs_no_name(house: Server) -> None:
    shown = typed(house.open("djinn")["watcher"], "en", "")

    assert "only seats can do that" not in shown


def test_a_wrong_link_is_told_in_a_sentence(house: Server) -> None:
    shown = typed(f"{house.address}/table#AAAAAAAAAAAAAAAAAAAAAA", "en")

    assert "This link opens no table" in shown


def test_a_server_with_a_passphrase_is_joined_with_it(tmp_path: Path) -> None:
    with Server(sqlite(tmp_path), passphrase="nine of staves") as server:
        server.passphrase = "nine%20of%20staves"
        link = server.open("madness")["watcher"]

        assert "asks for a passphrase" in typed(link, "en")
        assert "asks for a passphrase" not in typed(link, "en", flags=("--passphrase", "nine of staves"))
