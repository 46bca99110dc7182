"""The build under test is the one that was asked for."""

import importlib
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NATIVE = os.environ.get("COVEN_EXPECT_NATIVE") == "1"


def is_compiled(module: str) -> bool:
    return str(importlib.import_module(module).__file__).endswith(tuple(EXTENSION_SUFFIXES))


def test_the_machine_is_compiled_exactly_when_expected() -> None:
    assert is_compiled("coven.engine.core.machine") == NATIVE


def test_every_module_meant_for_the_compiler_is_compiled_exactly_when_expected() -> None:
    sys.path.insert(0, str(ROOT))
    try:
        from hatch_build import compiled_modules
    finally:
        sys.path.remove(str(ROOT))

    paths = compiled_modules(ROOT)

    names = [".".join(path.relative_to(ROOT / "src").with_suffix("").parts) for path in paths]
    assert [name for name in names if is_compiled(name) != NATIVE] == []
