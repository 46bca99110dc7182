"""Speed, side by side: both builds of Coven and Catanatron take turns in one run, so that noise hits them alike."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from statistics import median

import msgspec

from coven.games import GAMES
from coven.lab.measure import Measured

COVEN_GAMES = {"compiled": 200, "pure": 40}
PEER_GAMES = 6
PEER = "catanatron"


class Speed(msgspec.Struct):
    """One build of one game."""

    decisions_per_second: float
    clone_us: float
    ratio: float | None = None
    parts_us: dict[str, float] = {}  # a view, writing, reading, imagining, dealing anew, the key


class PeerSpeed(msgspec.Struct):
    """Another engine."""

    decisions_per_second: float


class Report(msgspec.Struct):
    """What was measured; a build or peer that is not installed is left out."""

    rounds: int
    games: dict[str, dict[str, Speed]]
    peers: dict[str, PeerSpeed]


class Contender:
    """A process that measures one thing each time it is told to."""

    def __init__(self, python: Path, what: str, games: int) -> None:
        self.process = subprocess.Popen(
            [str(python), "-m", "coven.lab.measure", what, str(games)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )  # Ctrl-C is for us: compiled rules must not be interrupted in the middle of a sum
        self.rounds: list[Measured] = []

    def play(self) -> Measured:
        """One round."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(b"go\n")
        self.process.stdin.flush()
        measured = msgspec.json.decode(self.process.stdout.readline(), type=Measured)
        self.rounds.append(measured)
        return measured

    def stop(self) -> None:
        """End the process."""
        self.process.terminate()
        self.process.communicate()

    def speeds(self) -> list[float]:
        """Decisions a second, round by round; the first round only warms up."""
        return [measured.decisions / measured.seconds for measured in self.rounds[1:]]

    def clone_us(self) -> float:
        """Microseconds a clone takes."""
        return median(measured.clone_us for measured in self.rounds[1:])


def pythons() -> dict[str, Path]:
    """The environments beside this one: `.venv` is uncompiled, `.venv-native` compiled, once it is ready."""
    beside = Path(sys.prefix).parent
    pure, compiled = beside / ".venv", beside / ".venv-native"
    marks = {"pure": (pure, "bin/python"), "compiled": (compiled, "digest")}
    return {build: home / "bin" / "python" for build, (home, mark) in marks.items() if (home / mark).exists()}


def has_peer(python: Path) -> bool:
    """Whether an environment has Catanatron."""
    return subprocess.run([str(python), "-c", f"import {PEER}"], capture_output=True, check=False).returncode == 0


def bench(ids: tuple[str, ...] = GAMES, rounds: int = 5) -> Report:
    """Measure games, build by build, interleaved with the peer."""
    homes = pythons() or {"pure": Path(sys.executable)}
    contenders = {(id, build): Contender(home, id, COVEN_GAMES[build]) for id in ids for build, home in homes.items()}
    peer_home = next((home for home in (Path(sys.executable), *homes.values()) if has_peer(home)), None)
    peer = Contender(peer_home, PEER, PEER_GAMES) if peer_home else None
    everyone = [*contenders.values(), *([peer] if peer else [])]
    try:
        for _ in range(rounds + 1):
            for contender in everyone:
                contender.play()
    finally:
        for contender in everyone:
            contender.stop()
    games: dict[str, dict[str, Speed]] = {id: {} for id in ids}
    for (id, build), contender in contenders.items():
        if contender.rounds[-1].compiled == (build == "compiled"):
            games[id][build] = _speed(contender, peer)
    peers = {PEER: PeerSpeed(round(median(peer.speeds()), 1))} if peer else {}
    return Report(rounds, games, peers)


def _speed(contender: Contender, peer: Contender | None) -> Speed:
    speeds = contender.speeds()
    ratios = [own / other for own, other in zip(speeds, peer.speeds(), strict=True)] if peer else []
    ratio = round(median(ratios), 2) if ratios else None
    parts = {name: min(one.parts[name] for one in contender.rounds[1:]) for name in contender.rounds[-1].parts}
    return Speed(round(median(speeds), 1), round(contender.clone_us(), 3), ratio, parts)
