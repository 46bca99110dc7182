"""A program as a bot: it is asked a line of JSON and answers with another, in time, or it is ended."""

from __future__ import annotations

import os
import select
import shlex
import subprocess
from time import perf_counter

import msgspec

from coven.bots.mind import Budget, Notion
from coven.engine.core.machine import State
from coven.engine.core.rng import below
from coven.engine.edge import questions
from coven.engine.edge.game import Game, Json

PREFIX = "cmd:"
MOST = 1_000_000  # characters of an answer


class Said(msgspec.Struct):
    """What a program answers."""

    word: str


class Program:
    """One program at one table; what goes wrong is remembered, and from then on it answers at random."""

    def __init__(self, bot: str, game: Game[State], limit: float) -> None:
        self.command = shlex.split(bot.removeprefix(PREFIX))
        self.game = game
        self.limit = limit
        self.fault = ""  # late, gone, or not an answer
        self._process: subprocess.Popen[bytes] | None = None
        self._read = b""

    def decide(self, table: State, seat: int, rng: int, budget: Budget) -> tuple[int, list[Notion]]:
        """Ask it; nothing but what the seat sees is sent."""
        question = questions.question(table)
        assert question is not None
        if not self.fault:
            told: Json = {"do": "choose", "game": self.game.id, "seat": question.seat, "seed": str(rng)}
            word = self._asked(told | {"question": question, "view": self.game.view(table, seat)})
            if word in question.options:
                return question.options.index(word), []
            self.fault = self.fault or "illegal"
            self.close()
        _, pick = below(rng, len(question.options))
        return pick, []

    def _asked(self, told: Json) -> str:
        try:
            process = self._started()
            assert process.stdin is not None
            process.stdin.write(msgspec.json.encode(told) + b"\n")
            process.stdin.flush()
            return msgspec.json.decode(self._line(process), type=Said).word
        except TimeoutError:
            self.fault = "late"
        except (OSError, EOFError):
            self.fault = "gone"
        except msgspec.MsgspecError:
            self.fault = "unreadable"
        return ""

    def _line(self, process: subprocess.Popen[bytes]) -> bytes:
        """The next line it says, if it comes in time."""
        assert process.stdout is not None
        until = perf_counter() + self.limit
        while b"\n" not in self._read:
            left = until - perf_counter()
            if left <= 0 or not select.select([process.stdout], [], [], left)[0]:
                raise TimeoutError
            more = os.read(process.stdout.fileno(), 65_536)
            if not more or len(self._read) > MOST:
                raise EOFError
            self._read += more
        line, _, self._read = self._read.partition(b"\n")
        return line

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            pipe = subprocess.PIPE
            self._process = subprocess.Popen(self.command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL)
        return self._process

    def close(self) -> None:
        """Let it go."""
        if self._process is not None:
            self._process.kill()
            for end in (self._process.stdin, self._process.stdout):
                if end is not None:
                    end.close()
            self._process.wait()
            self._process = None
