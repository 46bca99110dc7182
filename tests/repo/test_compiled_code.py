"""What the compiler would make slow stays out of compiled modules."""

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def bare_tuples(path: Path) -> list[str]:
    """Constants declared `X: Final = (…)`: the compiler boxes all of such a tuple at every index, where
    `Final[tuple[int, ...]]` keeps one object."""
    return [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.annotation, ast.Name)
        and node.annotation.id == "Final"
        and isinstance(node.value, ast.Tuple)
    ]


def test_no_constant_of_a_compiled_module_is_a_bare_tuple() -> None:
    sys.path.insert(0, str(ROOT))
    try:
        from hatch_build import compiled_modules
    finally:
        sys.path.remove(str(ROOT))

    assert [place for path in compiled_modules(ROOT) for place in bare_tuples(path)] == []
