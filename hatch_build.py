"""Compiles the rules with mypyc while the wheel is built, when COVEN_NATIVE is 1."""

import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOMS = ("engine/core", "games", "bots")  # what is compiled
LEFT_OUT = ("content",)  # folders in them that read files, which the compiler has no use for


def compiled_modules(root: Path) -> list[Path]:
    """Every module of these rooms, but package fronts."""
    rules = root / "src" / "coven"
    found = [path.relative_to(rules) for room in ROOMS for path in (rules / room).rglob("*.py")]
    return sorted(rules / path for path in found if path.name != "__init__.py" and not {*LEFT_OUT} & {*path.parts})


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
