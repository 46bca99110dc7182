"""Fixtures that every room may use."""

from pathlib import Path

import pytest
from command import Shell


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """Somebody at a shell, in an empty folder."""
    return Shell(tmp_path)
