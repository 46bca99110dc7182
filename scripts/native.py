"""The compiled build: whether it is current, whether it can be made here, and making it.

python scripts/native.py pick       print the folder of the commands to use: compiled if current, else the everyday one
python scripts/native.py toolchain  fail with a message where nothing can be compiled
python scripts/native.py build      bring the compiled environment up to date
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EVERYDAY = ROOT / ".venv"
NATIVE = ROOT / ".venv-native"
DIGEST = NATIVE / "digest"
INPUTS = ("pyproject.toml", "hatch_build.py", "requirements/run.txt", "requirements/build.txt")


def digest() -> str:
    """All that the compiled build depends on, in one number."""
    found = hashlib.sha256(f"{sys.version} opt={optimisation()}".encode())
    for path in sorted(package_files()) + [str(ROOT / name) for name in INPUTS]:
        with open(path, "rb") as file:
            content = file.read()
        found.update(f"\n{os.path.relpath(path, ROOT)} {len(content)}\n".encode())
        found.update(content)
    return found.hexdigest()


def package_files() -> list[str]:
    found = []
    for folder, folders, files in os.walk(ROOT / "src" / "coven"):
        folders[:] = [name for name in folders if name != "__pycache__"]
        found += [os.path.join(folder, name) for name in files]
    return found


def optimisation() -> str:
    return os.environ.get("COVEN_OPT") or "3"


def is_current() -> bool:
    return DIGEST.exists() and DIGEST.read_text() == digest()


def pick() -> None:
    if is_current():
        print(NATIVE / "bin")
        return
    print("Playing the uncompiled build; `make native` makes the bots faster.", file=sys.stderr)
    print(EVERYDAY / "bin")


def missing_tool() -> str:
    """What keeps this machine from compiling, or nothing."""
    import sysconfig

    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if not shutil.which(compiler):
        return f"no C compiler ({compiler}); on Debian: apt install gcc"
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        return "no Python headers; on Debian: apt install python3-dev"
    return ""


def toolchain() -> None:
    if missing := missing_tool():
        sys.exit(f"Coven cannot be compiled here: {missing}")


def build() -> None:
    wanted = digest()
    if DIGEST.exists() and DIGEST.read_text() == wanted:
        print("The compiled build is current.")
        return
    toolchain()
    DIGEST.unlink(missing_ok=True)
    prepare_environment()
    wheel = build_wheel()
    print("Installing it into .venv-native")
    install("--no-deps", "--reinstall", str(wheel))
    DIGEST.write_text(wanted)


def prepare_environment() -> None:
    python = NATIVE / "bin" / "python"
    version = "import sys; sys.exit(sys.version != sys.argv[1])"
    if not python.exists() or subprocess.run([python, "-c", version, sys.version]).returncode:
        print("Making .venv-native")
        run(sys.executable, "-m", "venv", "--clear", "--without-pip", str(NATIVE))
    install("--require-hashes", "-r", "requirements/run.txt")


def build_wheel() -> Path:
    print(f"Compiling the rules with mypyc (-O{optimisation()}); this takes a minute or two")
    out = ROOT / "build" / "native" / "wheel"
    shutil.rmtree(out, ignore_errors=True)
    switches = {"COVEN_NATIVE": "1", "COVEN_OPT": optimisation()}
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out), **switches)
    return next(out.glob("*.whl"))


def install(*arguments: str) -> None:
    uv, python = EVERYDAY / "bin" / "uv", NATIVE / "bin" / "python"
    run(str(uv), "pip", "install", "--quiet", "--python", str(python), *arguments)


def run(*command: str, **switches: str) -> None:
    """Run quietly; what the command said is shown when it fails."""
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **switches}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\nThis failed: {shlex.join(command)}")


if __name__ == "__main__":
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]  # typeshed: stdout may be any TextIO
    {"pick": pick, "toolchain": toolchain, "build": build}[sys.argv[1]]()
