"""Fixtures that every room may use."""

from pathlib import Path

import pytest
from command import Shell
from contract.tables import NATIVE

# liar's dice is not compiled, and what is interpreted cannot extend what is compiled
collect_ignore = ["engine/test_liar.py", "terminal/test_any_game.py"] if NATIVE else []


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """Somebody at a shell, in an empty folder."""
    return Shell(tmp_path)
