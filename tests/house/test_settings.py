"""A server can be set up by flag, by environment and by file; the nearer one wins."""

from __future__ import annotations

from dataclasses import asdict, fields
from pathlib import Path

import pytest

from coven.cli import app
from coven.table.web.settings import Settings

OTHERS = {bool: True, int: 7, float: 2.5, str: "other", tuple: ("https://one.example/", "https://two.example/")}
OTHER = {field.name: OTHERS[type(field.default)] for field in fields(Settings)}


def settled(*flags: str) -> Settings:
    """What `coven serve` would run with."""
    _, bound, _ = app.parse_args(["serve", *flags], exit_on_error=False, print_error=False)
    found = bound.arguments.get("settings", Settings())
    assert isinstance(found, Settings)
    return found


def flags(name: str, value: object) -> list[str]:
    flag = "--" + name.replace("_", "-")
    if value is True:
        return [flag]
    return [part for one in (value if isinstance(value, tuple) else (value,)) for part in (flag, str(one))]


def words(value: object) -> str:
    return " ".join(value) if isinstance(value, tuple) else str(value)


def written(value: object) -> object:
    """A value of TOML."""
    return "true" if value is True else list(value) if isinstance(value, tuple) else repr(value)


def test_every_setting_has_a_flag() -> None:
    given = [part for name, value in OTHER.items() for part in flags(name, value)]

    assert asdict(settled(*given)) == OTHER


def test_every_setting_has_a_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in OTHER.items():
        monkeypatch.setenv(f"COVEN_SERVE_{name.upper()}", words(value))

    assert asdict(settled()) == OTHER


def test_every_setting_can_stand_in_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    lines = [f"{name} = {written(value)}" for name, value in OTHER.items()]
    (tmp_path / "coven.toml").write_text("\n".join(["[serve]", *lines]), "utf-8")
    monkeypatch.chdir(tmp_path)

    assert asdict(settled()) == OTHER


def test_a_flag_goes_before_the_environment_and_that_before_the_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "coven.toml").write_text("[serve]\nport = 1\nworkers = 2\nminds = 3\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COVEN_SERVE_PORT", "4")
    monkeypatch.setenv("COVEN_SERVE_WORKERS", "5")

    found = settled("--port", "6")

    assert (found.port, found.workers, found.minds) == (6, 5, 3)
