"""Compiles the rules with mypyc while the wheel is built, when COVEN_NATIVE is 1."""

import os
import re
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOMS = ("engine/core", "games", "bots")  # what is compiled
LEFT_OUT = ("content",)  # folders in them that read files, which the compiler has no use for
SPEAKS_MSGSPEC = re.compile(r"^\s*(?:import|from)\s+msgspec\b|\b(?:Seat|Position)Base\b", re.MULTILINE)


def compiled_modules(root: Path) -> list[Path]:
    """Every module of these rooms, but package fronts and those that speak msgspec, which mypyc cannot compile."""
    rules = root / "src" / "coven"
    return sorted(path for room in ROOMS for path in (rules / room).rglob("*.py") if compilable(rules, path))


def compilable(rules: Path, path: Path) -> bool:
    """Whether a module is for the compiler."""
    left_out = path.name == "__init__.py" or {*LEFT_OUT} & {*path.relative_to(rules).parts[:-1]}
    return not left_out and not SPEAKS_MSGSPEC.search(path.read_text("utf-8"))


class CompiledRules(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("COVEN_NATIVE") != "1":
            return
        root = Path(self.root)
        for binary in compile_rules(root):
            build_data["force_include"][str(binary)] = binary.relative_to(root / "build" / "native" / "lib").as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def compile_rules(root: Path) -> list[Path]:
    """Compile all rules as one group, in which classes of different modules call each other directly; the C compiler
    works on as many modules at once as the machine has cores."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildAtOnce(build_ext):  # type: ignore[misc]  # setuptools has no types here
        def build_extensions(self) -> None:
            one_after_the_other = self.compiler.compile

            def compile(sources: list[str], *arguments: Any, **named: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    made = pool.map(lambda source: one_after_the_other([source], *arguments, **named), sources)
                return [binary for binaries in made for binary in binaries]

            self.compiler.compile = compile
            super().build_extensions()

    work = root / "build" / "native"
    shutil.rmtree(work / "lib", ignore_errors=True)
    options = [f"--config-file={root / 'pyproject.toml'}", f"--cache-dir={work / 'mypy'}"]
    extensions = mypycify(
        [*options, *(str(path) for path in compiled_modules(root))],
        opt_level=os.environ.get("COVEN_OPT", "3"),
        debug_level="0",
        multi_file=True,
        group_name="coven",
        target_dir=str(work / "c"),
    )
    command = BuildAtOnce(Distribution({"name": "coven", "ext_modules": extensions}))
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "objects")
    command.ensure_finalized()
    command.run()
    return sorted(path for path in (work / "lib").rglob("*") if path.is_file())
