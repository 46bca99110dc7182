"""Whoever keeps a server lists, closes, exports and prunes its tables, and a backup plays on."""

from __future__ import annotations

import asyncio
import json
import random
import stat
import tomllib
from pathlib import Path

import pytest
from command import Ran, Shell
from hosting import Client, Server, Told, sqlite

from coven.engine.edge.record import read, replay
from coven.games import open_game
from coven.table.house.links import new_id
from coven.table.house.push import public_key


async def _play(server: Server, opened: Told, moves: int) -> int:
    """Some moves of whoever is asked; the version after them."""
    chance = random.Random(moves)
    async with Client(server.address, *opened["seats"].values()) as everybody:
        for _ in range(moves):
            table = everybody.asked()
            assert table is not None
            option = chance.choice(table["question"]["options"])
            told = await everybody.ask("answer", word=option["word"], version=table["version"], seat=table["seat"])
            while any(one["version"] < told["version"] for one in everybody.tables.values()):
                await everybody.hear()
        version: int = next(iter(everybody.tables.values()))["version"]
        return version


def _admin(folder: Path, *arguments: str, lang: str = "en") -> Ran:
    return Shell(folder).runs("admin", *arguments, "--database", sqlite(folder), lang=lang)


def test_a_backup_made_while_people_play_is_restored_and_played_on(tmp_path: Path) -> None:
    (tmp_path / "again").mkdir()
    with Server(sqlite(tmp_path)) as server:
        opened = server.open("witches", ("me", "me"))
        version = asyncio.run(_play(server, opened, 6))
        made = _admin(tmp_path, "backup", str(tmp_path / "again" / "tables.db"))
        asyncio.run(_play(server, opened, 3))

    assert (made.code, made.err) == (0, "")
    assert stat.S_IMODE((tmp_path / "again" / "tables.db").stat().st_mode) == 0o600
    with Server(sqlite(tmp_path / "again")) as server:
        assert asyncio.run(_play(server, opened, 0)) == version
        assert asyncio.run(_play(server, opened, 4)) >= version + 4


def test_tables_are_listed_closed_exported_and_pruned_and_no_secret_is_shown(tmp_path: Path) -> None:
    with Server(sqlite(tmp_path)) as server:
        opened = server.open("witches", ("me", "me"), title="Tuesday")
        asyncio.run(_play(server, opened, 5))

    (listed,) = json.loads(_admin(tmp_path, "list", "--json").out)
    assert (listed["id"], listed["title"], listed["state"]) == (opened["table"], "Tuesday", "playing")
    assert not {"secret", "start", "links"} & set(listed)
    _, report = replay(open_game("witches"), read(json.loads(_admin(tmp_path, "export", listed["id"]).out), "record"))
    assert report.exact
    assert _admin(tmp_path, "close", listed["id"]).code == 0
    assert json.loads(_admin(tmp_path, "list", "--playing", "--json").out) == []
    assert "2 " not in _admin(tmp_path, "prune", "--days", "1").out
    assert _admin(tmp_path, "prune", "--days", "0").out == "1 table was deleted.\n"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("close", "nowhere"), "no table “nowhere”"),
        (("export", "nowhere"), "no table “nowhere”"),
        (("backup", "there.db"), "There is no database"),
    ],
)
def test_what_is_not_there_is_said(arguments: tuple[str, ...], told: str, tmp_path: Path) -> None:
    ran = _admin(tmp_path, *arguments)

    assert ran.code == 2
    assert told in ran.err


def test_postgresql_is_backed_up_by_its_own_tool(tmp_path: Path) -> None:
    ran = Shell(tmp_path).runs("admin", "backup", "there.db", "--database", "postgresql://coven:SECRET@host/coven")

    assert ran.code == 2
    assert "pg_dump" in ran.err
    assert "SECRET" not in ran.err


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_a_new_pair_of_keys_is_a_line_of_the_file_of_settings(lang: str, tmp_path: Path) -> None:
    made, again = (Shell(tmp_path).runs("admin", "vapid", lang=lang) for _ in range(2))

    key = tomllib.loads(made.out)["vapid_key"]
    assert made.out.splitlines()[1].startswith("# ")
    assert made.out.strip().endswith(public_key(key))
    assert made.out != again.out


def test_an_id_that_looks_like_a_flag_is_an_id(tmp_path: Path) -> None:
    with Server(sqlite(tmp_path)) as server:
        server.open("witches", ("me", "me"))

    for command in ("close", "export"):
        ran = _admin(tmp_path, command, "-Xy_z")
        assert (ran.code, ran.out) == (2, "")
        assert "-Xy_z" in ran.err
        assert "table" in ran.err


def test_no_new_table_has_an_id_that_looks_like_a_flag() -> None:
    assert not [found for found in (new_id() for _ in range(2000)) if found.startswith("-")]
