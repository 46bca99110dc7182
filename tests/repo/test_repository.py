"""What the repository promises to whoever clones it."""

import re
import subprocess
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

import coven

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
MACHINE_FOLDERS = ("home", "root", "work", "Users")


def tracked() -> list[Path]:
    """The files git knows or is about to know."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    paths = (ROOT / name for name in names.split("\0") if name)
    return [path for path in paths if path.is_file()]


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    found = {}
    for path in tracked():
        content = path.read_bytes()
        if b"\0" not in content:
            found[path.relative_to(ROOT).as_posix()] = content.decode()
    return found


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_pins_with_hashes_and_names_no_registry(lock: Path) -> None:
    text = lock.read_text()

    assert "--hash=sha256:" in text
    assert not re.search(r"https?://|file:|index-url|find-links", text)


def test_there_is_a_lock_for_each_purpose() -> None:
    assert [lock.stem for lock in LOCKS] == ["bench", "build", "dev", "hostile", "run"]


def test_locks_that_name_registries_are_not_tracked() -> None:
    names = {path.name for path in tracked()}

    assert not names & {"uv.lock", "pylock.toml"}


def test_no_module_is_longer_than_400_lines(texts: dict[str, str]) -> None:
    modules = {name: text for name, text in texts.items() if re.match(r"(src|tests)/.*\.py$", name)}

    assert [name for name, text in modules.items() if len(text.splitlines()) > 400] == []


def test_ci_runs_the_same_command_as_people() -> None:
    script = ROOT / ".ci" / "run"

    assert script.stat().st_mode & 0o111
    assert script.read_text().splitlines()[-1] == "make test"


def test_no_file_names_a_folder_of_one_machine(texts: dict[str, str]) -> None:
    machine_path = re.compile(rf"(?<![\w.\-])/(?:{'|'.join(MACHINE_FOLDERS)})/")

    assert [name for name, text in texts.items() if machine_path.search(text)] == []


def test_versions_agree() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())

    assert project["tool"]["hatch"]["version"]["path"] == "src/coven/__init__.py"
    assert version("coven") == coven.__version__


def test_a_test_that_hangs_names_itself_however_it_is_run(pytestconfig: pytest.Config) -> None:
    assert float(pytestconfig.getini("timeout")) == 180
