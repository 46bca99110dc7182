"""A table in lines, over the wire."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from hosting import Client, Server, sqlite

from coven.games import GAMES
from coven.language import LANGUAGES
from coven.table.web.http import boxed
from coven.table.web.look import front
from coven.table.web.serve import warm


async def _looks(server: Server, game: str) -> None:
    opened = server.open(game)
    first, second = opened["seats"].values()
    async with Client(server.address, first) as ann, Client(server.address, opened["watcher"]) as watcher:
        told, seen = await ann.ask("look"), await watcher.ask("look")
        assert next(part["seat"] for part in told["lines"] if "seat" in part) == told["seat"]
        assert (seen["seat"], "undo" in seen, "undo" in told) == ("watcher", False, False)
        async with Client(server.address, second) as bob:
            deciding = ann if ann.asked() else bob
            table = deciding.asked()
            assert table is not None
            word = table["question"]["options"][0]["word"]
            await deciding.ask("answer", word=word, version=table["version"])
            assert (await deciding.ask("look"))["undo"]["to"] == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_told_in_lines_to_seats_and_watchers(game: str, tmp_path: Path) -> None:
    with Server(sqlite(tmp_path)) as server:
        asyncio.run(_looks(server, game))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_its_texts_and_its_games(language: str, tmp_path: Path) -> None:
    with Server(sqlite(tmp_path)) as server:
        page = server.ask(f"/api/page?lang={language}")

    assert [game["id"] for game in page["games"]] == list(GAMES)
    assert all(page["texts"].values())
    assert all(option["name"] for game in page["games"] for option in game["options"])
    meant = {option["id"]: option["players"] for game in page["games"] for option in game["options"]}
    assert {id: players for id, players in meant.items() if players} == {"five_player_double_turn": [5], "tom": [1]}


def test_what_every_page_asks_for_first_is_made_once_and_beforehand() -> None:
    warm("pl")
    known = (boxed.cache_info().misses, front.cache_info().misses)

    front("pl")
    for game in GAMES:
        boxed(game, "pl")

    assert (boxed.cache_info().misses, front.cache_info().misses) == known
