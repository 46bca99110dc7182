"""Running the server: one process, or several workers on one port."""

from __future__ import annotations

import errno
import gc
import logging
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from select import select
from threading import Thread

import msgspec
import uvicorn

from coven.engine.core.errors import OptionError
from coven.games import GAMES
from coven.language import preferred
from coven.table.house.push import public_key
from coven.table.web.app import app
from coven.table.web.http import boxed
from coven.table.web.look import front
from coven.table.web.security import Secured
from coven.table.web.settings import Settings

BACKLOG = 2048
GLANCE = 0.1  # seconds between two looks whether a worker has begun
REST = 2.0  # seconds before a worker is started again that did not live so long
TALKERS = ("uvicorn", "websockets", "asyncpg", "sqlalchemy")  # they would log addresses, messages and the links in them
STOPS = (signal.SIGTERM, signal.SIGINT)
GARBAGE = (20_000, 20, 50)  # tables are no garbage: to look for it more often would only keep people waiting


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until somebody stops it; `ready` is told the address once the server answers."""
    if not settings.database.startswith(("sqlite:///", "postgresql://")):
        raise OptionError("bad-database", given=settings.database.partition(":")[0])
    if settings.vapid_key:
        public_key(settings.vapid_key)  # whoever has set something wrong hears it at once
    bound = _bound(settings)
    settings = replace(settings, port=bound.getsockname()[1])
    logging.basicConfig(level=settings.log.upper(), format="%(message)s", stream=sys.stderr, force=True)
    logging.getLogger().handlers[0].setFormatter(Structured())
    for name in TALKERS:
        logging.getLogger(name).setLevel(logging.WARNING)
    if settings.workers == 1:
        _run(settings, bound, ready)
    else:
        _run_many(settings, bound, ready)


def _bound(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((settings.host, settings.port))
    except OSError as error:
        bound.close()
        if settings.spare and error.errno == errno.EADDRINUSE and settings.port:
            return _bound(replace(settings, port=0))
        detail = error.strerror or str(error)
        raise OptionError("no-such-address", host=settings.host, port=settings.port, detail=detail) from error
    bound.listen(BACKLOG)
    bound.set_inheritable(True)
    return bound


def shown(settings: Settings) -> str:
    """The address people can open."""
    if settings.address:
        return settings.address
    host = outward() if settings.host in ("0.0.0.0", "::") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def outward() -> str:
    """This computer as its network knows it; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that is kept for documents
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def show_page(at: str, otherwise: Callable[[], None]) -> None:
    """Open the browser of whoever sits here. Some browsers keep whoever opens them waiting, so nobody waits."""

    def show() -> None:
        screen = sys.platform != "linux" or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
        if not (screen and webbrowser.open(at)):
            otherwise()

    Thread(target=show, daemon=True).start()
    Thread(target=warm, args=(preferred(),), daemon=True).start()


def warm(language: str) -> None:
    """Make what every page asks for first while the browser of whoever sits here is still opening."""
    front(language)
    for game in GAMES:
        boxed(game, language)


class Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Once it answers, say so. What was made until now stays, and is not looked through for garbage again."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        if self.started:
            self.ready()


def _run(settings: Settings, bound: socket.socket, ready: Callable[[str], None]) -> None:
    config = uvicorn.Config(
        Secured(app(settings)),
        log_config=None,
        access_log=False,  # addresses of people are nobody's business
        ws="websockets-sansio",
        ws_max_size=settings.most_message * 4,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    server = Server(config, lambda: ready(shown(settings)))
    server.run([bound])
    if not server.started:
        raise OptionError("not-started", database=_without_secret(settings.database))


def _without_secret(url: str) -> str:
    head, at, tail = url.rpartition("@")
    return f"{head.partition('://')[0]}://…@{tail}" if at else url


def _run_many(settings: Settings, bound: socket.socket, ready: Callable[[str], None]) -> None:
    """A process for each worker; one that dies is started again."""
    crew = Crew(settings, bound)
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: crew.stop())
    for _ in range(settings.workers):
        crew.add()
    if crew.begun():
        ready(shown(settings))
        crew.keep()
    elif not crew.stopping:
        crew.stop()
        crew.keep()
        raise OptionError("not-started", database=_without_secret(settings.database))


class Crew:
    """The workers of a server."""

    def __init__(self, settings: Settings, bound: socket.socket) -> None:
        self.stopping = False
        self._settings = settings
        self._bound = bound
        self._children: dict[int, float] = {}  # when each of them was started
        self._reader, self._writer = os.pipe()

    def stop(self) -> None:
        """Ask all of them to stop."""
        self.stopping = True
        for pid in self._children:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGTERM)

    def begun(self) -> bool:
        """Wait until one of them answers; not if one of them ends before that."""
        while not self.stopping and os.waitpid(-1, os.WNOHANG)[0] == 0:
            if select([self._reader], [], [], GLANCE)[0]:
                return True
        return False

    def keep(self) -> None:
        """Until all have stopped; one that dies is started again, after a while if it did not live long."""
        while self._children:
            try:
                pid, _ = os.wait()
            except (InterruptedError, ChildProcessError):
                if self.stopping:
                    return
                continue
            born = self._children.pop(pid, 0.0)
            if not self.stopping:
                time.sleep(REST if time.monotonic() - born < REST else 0.0)
                self.add()

    def add(self) -> None:
        """Another worker in a process of its own; whoever is told to stop meanwhile hears it afterwards."""
        signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
        pid = 0 if self.stopping else os.fork()
        if pid or self.stopping:
            self._children |= {pid: time.monotonic()} if pid else {}
            signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
            return
        code = 1
        try:
            for number in STOPS:
                signal.signal(number, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
            _run(self._settings, self._bound, lambda _: _tell(self._writer))
            code = 0
        finally:
            os._exit(code)


def _tell(writer: int) -> None:
    os.write(writer, b"1")


class Structured(logging.Formatter):
    """A line of JSON for each message; no link and no word of a game is ever logged."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        told = {"at": round(record.created, 3), "level": record.levelname.lower(), "in": record.name}
        told["message"] = record.getMessage()
        if record.exc_info is not None:
            told["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()
