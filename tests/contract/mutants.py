"""Positions and packs with something wrong in them: each is refused with an error that says where, or it plays."""

from __future__ import annotations

import json
import signal
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from importlib.resources import files
from types import FrameType

from contract.laws import Law, options_are_sound, position_is_whole
from contract.tables import Dice, Setting

from coven.engine.core.errors import CovenError
from coven.engine.core.machine import State, take
from coven.engine.edge.game import Game, Json
from coven.games import open_game

Path = tuple[str | int, ...]
NUMBERS = (-1, 0, 1, 2, 7, 10**9, 1 << 62, 1 << 70)
LONGEST = 10  # seconds for one of them
MOST_DECISIONS = 6000
EVERY = 41  # questions from one look to the next
NO_PIECES = ("rng", "game", "options", "frames")  # of a position


class HangError(Exception):
    """It took too long."""


@contextmanager
def hurried() -> Iterator[None]:
    """Whoever takes too long is told so."""

    def ring(_signal: int, _frame: FrameType | None) -> None:
        raise HangError(f"longer than {LONGEST} seconds")

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(LONGEST)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def moment(setting: Setting, dice: Dice) -> Json:
    """A position from the middle of a random game, as it is written or as somebody would write it down."""
    written = written_down(setting, dice)
    if dice.below(2):
        phases = list(setting.game.phases)
        written |= {"frames": [], "phase": phases[dice.below(len(phases))]}
        for name in list(written):
            if name not in ("game", "seats", "options", "phase") and not dice.below(4):
                del written[name]
    return written


def written_down(setting: Setting, dice: Dice) -> Json:
    """A position from the middle of a random game, as it is written."""
    table = setting.new()
    for _ in range(dice.below(120)):
        before = table.clone()
        dice.step(table)
        if table.over:
            table = before
            break
    written: Json = json.loads(json.dumps(setting.game.write(table)))
    return written


def robbed(position: Json, dice: Dice) -> Json:
    """The same position with one thing fewer somewhere."""
    found: Json = json.loads(json.dumps(position))
    paths = [path for path in paths_of(found) if path[0] not in NO_PIECES and fewer(at(found, path), dice) is not None]
    path = paths[dice.below(len(paths))]
    holder = at(found, path[:-1])
    assert isinstance(holder, dict | list)
    holder[path[-1]] = fewer(at(found, path), dice)  # type: ignore[index] # the path was found in it
    return found


def fewer(value: object, dice: Dice) -> object:
    """One less of what lies there; None if nothing does."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value - 1 if value > 0 else None
    if isinstance(value, list) and value:
        gone = dice.below(len(value))
        return value[:gone] + value[gone + 1 :]
    if isinstance(value, str) and value:
        words = value.split()
        gone = dice.below(len(words))
        name, star, n = words[gone].partition("*")
        rest = [f"{name}*{int(n) - 1}"] if star and n.isdecimal() and int(n) > 1 else []
        return " ".join([*words[:gone], *rest, *words[gone + 1 :]])
    return None


def keeps_all(setting: Setting, position: Json, less: Json) -> bool:
    """Whether a position that lost something is refused, or something of the kind is filled in again."""
    try:
        table = setting.game.read(less)
    except CovenError as error:
        return bool(named(error))
    return kinds(counted(setting.game, table)) == kinds(counted(setting.game, setting.game.read(position)))


def kinds(counts: dict[str, int]) -> Counter[str]:
    """How many of each kind."""
    found: Counter[str] = Counter()
    for key, n in counts.items():
        found[key.partition("/")[0]] += n
    return found


def mutated(data: Json, dice: Dice, apart: Sequence[str] = ()) -> Json:
    """The same data with one to three things changed."""
    found: Json = json.loads(json.dumps(data))
    for _ in range(1 + dice.below(3)):
        paths = [path for path in paths_of(found) if path[0] not in apart]
        if not paths:
            break
        path = paths[dice.below(len(paths))]
        near = [other for other in paths if {*other[-2:]} & {*path[-2:]}] if dice.below(3) else paths
        alike = [at(found, other) for other in near if type(at(found, other)) is type(at(found, path))]
        change(found, path, alike[dice.below(len(alike))], dice)
    return found


def paths_of(data: object, path: Path = ()) -> list[Path]:
    """The way to everything inside."""
    inner: list[tuple[str | int, object]] = []
    if isinstance(data, dict):
        inner = list(data.items())
    elif isinstance(data, list):
        inner = list(enumerate(data))
    return [found for key, part in inner for found in ((*path, key), *paths_of(part, (*path, key)))]


def at(data: object, path: Path) -> object:
    """What lies there."""
    for key in path:
        assert isinstance(data, dict | list)
        data = data[key]  # type: ignore[index] # the path was found in it
    return data


def change(data: Json, path: Path, other: object, dice: Dice) -> None:
    """Change what lies there: numbers out of range, things lost, doubled or in a wrong place."""
    holder, key, value = at(data, path[:-1]), path[-1], at(data, path)
    assert isinstance(holder, dict | list)
    kind = dice.below(9)
    if kind == 0:
        del holder[key]  # type: ignore[arg-type] # the path was found in it
    elif kind < 5:
        holder[key] = json.loads(json.dumps(other))  # type: ignore[index] # the same
    else:
        holder[key] = another(value, dice)  # type: ignore[index] # the same


def another(value: object, dice: Dice) -> object:
    """Something of the same kind that is not the same."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return (*NUMBERS, value + 1, value - 1)[dice.below(len(NUMBERS) + 2)]
    if isinstance(value, list) and value:
        one = value[dice.below(len(value))]
        return ([], value[::-1], [*value, one], [one], value[1:], [*value, *value])[dice.below(6)]
    if isinstance(value, dict):
        return dict(list(value.items())[:-1])
    return ("", "nobody", "all", "{1}", None, 10**9)[dice.below(6)]


def slipped(setting: Setting, dice: Dice) -> Json:
    """A pack that changes something printed: an entry of the box with something wrong in it."""
    text = files(f"coven.games.{setting.game_id}.content").joinpath(f"{setting.game_id}.toml").read_text("utf-8")
    box: Json = json.loads(json.dumps(tomllib.loads(text), default=str))
    names = [name for name, part in box.items() if isinstance(part, list | dict)]
    name = names[dice.below(len(names))]
    part = box[name]
    if isinstance(part, list):
        part = [part[dice.below(len(part))]]
    return mutated({name: part}, dice)


def outcome_of_pack(setting: Setting, pack: Json, seed: str) -> str:
    """What becomes of a game with a pack: the error that refuses it, or nothing once it has played to its end."""
    with hurried():
        try:
            game = open_game(setting.game_id, pack)
            table = game.new(setting.names, setting.seed, dict(setting.options))
        except CovenError as error:
            return named(error)
        changed = replace(setting, pack=json.dumps(pack))
        return played(table, changed, Dice(seed), [options_are_sound, position_is_whole])


def outcome(setting: Setting, position: Json, seed: str) -> str:
    """What becomes of a position: the error that refuses it, or nothing once it has played to its end."""
    with hurried():
        try:
            table = setting.game.read(position)
        except CovenError as error:
            return named(error)
        return played(table, setting, Dice(seed), [options_are_sound, position_is_whole])


def named(error: CovenError) -> str:
    """The message of an error that says where the fault is."""
    assert error.values, f"{error.message} does not say where"
    return error.message


def played(table: State, setting: Setting, dice: Dice, laws: Sequence[Law]) -> str:
    """Play at random to the end while laws watch; nothing gets lost."""
    game: Game[State] = setting.game
    things: dict[str, int] = {}
    for number in range(MOST_DECISIONS):
        if not things and table.frames and "opening" not in [frame.program.name for frame in table.frames]:
            things = counted(game, table)
        if table.over:
            now = counted(game, table)
            lost = [key for key in {**things, **now} if things.get(key, 0) != now.get(key, 0)]
            assert not lost, f"lost or doubled: {', '.join(lost[:4])}"
            return ""
        if number % EVERY == 0:
            for law in laws:
                law(setting, table)
            for seat in (-1, *range(len(table.names))):
                seen = game.view(table, seat)
                assert game.view(game.imagine(seen, "fuzz"), seat) == seen, "imagined, it looks different"
        take(table, table.options[dice.below(len(table.options))])
    raise AssertionError("it does not end")


def counted(game: Game[State], table: State) -> dict[str, int]:
    """Everything that cannot come or go."""
    return {key: n for key, n in game.fields.counts(table).items() if "/" in key and n}
