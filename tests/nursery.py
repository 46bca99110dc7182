"""Processes of `coven` that are born quickly.

A process takes longer to load what every command needs than to do what it is asked. So one process loads it all, and
every command and every server is a child of that: born with all of it loaded, and nothing of it begun.
"""

from __future__ import annotations

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
from functools import cache
from select import select
from typing import IO

NURSERY = """
import gc, json, os, runpy, socket, sys, traceback
import alembic.command, cyclopts, fluent.runtime, msgspec, prompt_toolkit
import rich.columns, rich.markdown, rich.panel, rich.table
import coven.bots, coven.engine.edge.match, coven.engine.edge.record, coven.table.web.serve, coven.text
from coven.games import GAMES, open_game
for game in GAMES: open_game(game)
import coven.lab.replaying, coven.lab.rulebook, coven.lab.simulate, coven.terminal.session, coven.terminal.start
gc.collect()
gc.freeze()

def live(asked):
    os.environ.clear()
    os.environ.update(asked["environment"])
    os.chdir(asked["folder"])
    sys.stdin, sys.stdout = open(0, encoding="utf-8"), open(1, "w", encoding="utf-8")
    sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", buffering=1)
    sys.__stdin__, sys.__stdout__, sys.__stderr__ = sys.stdin, sys.stdout, sys.stderr
    sys.argv = ["coven", *asked["arguments"]]
    try:
        if asked["script"]:
            exec(asked["script"], {"__name__": "__main__"})
        else:
            for name in ("coven.usage", "coven.table.web.settings"): del sys.modules[name]  # they look at the arguments
            runpy.run_module("coven.cli", run_name="__main__", alter_sys=True)
    except SystemExit as end:
        if isinstance(end.code, str): print(end.code, file=sys.stderr)
        return end.code if isinstance(end.code, int) else 0 if end.code is None else 1
    except KeyboardInterrupt:
        return 130
    except BaseException:
        traceback.print_exc()
        return 1
    return 0

asking = socket.socket(fileno=int(sys.argv[1]))
while True:
    message, files, _, _ = socket.recv_fds(asking, 1 << 20, 3)
    if not message: break
    asked = json.loads(message)
    if "ended" in asked:
        asking.send(json.dumps(os.waitstatus_to_exitcode(os.waitpid(asked["ended"], 0)[1])).encode())
        continue
    child = os.fork()
    if child == 0:
        code = 1
        try:
            asking.close()
            for number, file in enumerate(files):
                os.dup2(file, number)
                os.close(file)
            code = live(asked)
            sys.stdout.flush()
        finally:
            sys.stderr.flush()
            os._exit(code)
    for file in files: os.close(file)
    asking.send(json.dumps(child).encode())
"""


class Child:
    """A process that was born, with what is needed of `subprocess.Popen`."""

    def __init__(self, pid: int, stdout: IO[str] | None) -> None:
        self.pid = pid
        self.stdout = stdout
        self.returncode: int | None = None
        self._life = os.pidfd_open(pid)

    def send_signal(self, how: signal.Signals) -> None:
        """Send it a signal, if it lives."""
        if self.poll() is None:
            os.kill(self.pid, how)

    def poll(self) -> int | None:
        """How it ended; nothing while it lives."""
        if self.returncode is None and select([self._life], [], [], 0)[0]:
            self._buried()
        return self.returncode

    def wait(self, timeout: float) -> int:
        """Until it ends: how."""
        if self.returncode is None:
            if not select([self._life], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired(f"process {self.pid}", timeout)
            self._buried()
        assert self.returncode is not None
        return self.returncode

    def _buried(self) -> None:
        self.returncode = _said({"ended": self.pid})
        os.close(self._life)


def born(
    *arguments: str,
    script: str = "",
    files: tuple[int, int, int] | None = None,
    environment: dict[str, str] | None = None,
    folder: str = "",
) -> Child:
    """`coven` with these arguments, or a script with them; without files of its own its output is read here."""
    asked = {
        "arguments": arguments,
        "script": script,
        "environment": dict(os.environ) if environment is None else environment,
        "folder": folder or os.getcwd(),
    }
    if files is not None:
        return Child(_said(asked, *files), None)
    ours, theirs = os.pipe()
    with open(os.devnull) as nothing:
        child = _said(asked, nothing.fileno(), theirs, 2)
    os.close(theirs)
    return Child(child, open(ours, encoding="utf-8"))


def _said(asked: object, *files: int) -> int:
    asking = _nursery()
    socket.send_fds(asking, [json.dumps(asked).encode()], files)
    answer = asking.recv(100)
    assert answer, "the nursery has ended"
    return int(json.loads(answer))


@cache
def _nursery() -> socket.socket:
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    started = subprocess.Popen([sys.executable, "-c", NURSERY, str(theirs.fileno())], pass_fds=[theirs.fileno()])
    theirs.close()

    def end() -> None:
        ours.close()
        started.wait(10)

    atexit.register(end)
    return ours
