"""What must hold at every question of every game, and how a failing game shrinks itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import gettempdir

from contract.conservation import conserved
from contract.tables import Setting

from coven.engine.core.ask import asked
from coven.engine.core.machine import State, deciding, take
from coven.engine.edge import questions
from coven.engine.edge.match import Match
from coven.engine.edge.record import encode, record

MOST_DECISIONS = 5000
Law = Callable[[Setting, State], None]


def options_are_sound(_: Setting, table: State) -> None:
    """Options are never empty, never twice the same word, and exactly the candidates that no rule refuses."""
    verb, at = asked(table), table.frames[-1]
    words = questions.words(table)
    assert words, "no options"
    assert len(set(words)) == len(words), f"the same word twice: {words}"
    assert verb.options(table, at) == table.options
    for option, word in zip(table.options, words, strict=True):
        assert questions.refused(table, option) is None, f"{word} is offered and refused"
    for option in verb.candidates(table, at):
        if questions.refused(table, option) is None:
            assert option in table.options, f"{verb.prompt}: {option} is legal and not offered"


def cards_are_conserved(setting: Setting, table: State) -> None:
    """No card or token appears or disappears."""
    conserved(setting, table)


def position_is_whole(setting: Setting, table: State) -> None:
    """Written as a position and read back, the table and its question are the same; so is a clone."""
    game = setting.game
    position = game.write(table)
    again = game.read(position)
    assert game.write(again) == position
    assert again.options == table.options
    assert game.write(table.clone()) == position
    assert game.view(again, -1, False) == game.view(table, -1, False)


def ending_is_whole(setting: Setting, table: State) -> None:
    """Written and read back, a game that is over is seen the same by everybody."""
    game = setting.game
    again = game.read(game.write(table))
    for seat in (-1, *range(len(table.names))):
        assert game.view(again, seat, False) == game.view(table, seat, False)


def views_do_not_leak(setting: Setting, table: State) -> None:
    """Whatever a seat may not know can be dealt anew: every byte it is sent stays the same."""
    game = setting.game
    for seat in (-1, *range(len(table.names))):
        name = table.names[seat] if seat >= 0 else ""
        seen = game.view(table, seat)
        other = game.imagine(seen, f"{setting.seed} {seat}")
        assert game.view(other, seat) == seen
        assert questions.question_for(other, name) == questions.question_for(table, name)
        if deciding(table) == seat:
            assert questions.refusals(other) == questions.refusals(table)


def broken(setting: Setting, picks: list[int], laws: list[Law]) -> tuple[int, str] | None:
    """Play the picks (each modulo the number of options): the answer after which a law broke, and how."""
    table = setting.new()
    for number in range(len(picks) + 1):
        if table.over:
            return None
        try:
            for law in laws:
                law(setting, table)
            if number < len(picks):
                take(table, table.options[picks[number] % len(table.options)])
        except Exception as error:  # whatever goes wrong is what we look for
            return number, f"{type(error).__name__}: {error}"
    return None


def shrunk(setting: Setting, picks: list[int], laws: list[Law]) -> list[int]:
    """The shortest run of picks found that still breaks a law."""
    found = broken(setting, picks, laws)
    assert found is not None
    picks = picks[: found[0] + 1]
    size = len(picks) // 2
    while size:
        start = 0
        while start < len(picks):
            fewer = picks[:start] + picks[start + size :]
            again = broken(setting, fewer, laws)
            if again is None:
                start += size
            else:
                picks = fewer[: again[0] + 1]
        size //= 2
    return picks


def report(setting: Setting, picks: list[int], laws: list[Law]) -> str:
    """What to read when a random game failed: the law, and a command that replays the shortest game."""
    short = shrunk(setting, picks, laws)
    found = broken(setting, short, laws)
    assert found is not None
    match = Match(setting.game, setting.names, setting.seed, dict(setting.options))
    for pick in short[: found[0]]:
        question = match.question(match.deciding)
        assert question is not None
        match.answer(question.options[pick % len(question.options)])
    file = Path(gettempdir()) / f"coven-failing-{setting.seed.replace(' ', '-')}.json"
    file.write_bytes(encode(record(match)))
    return f"{found[1]}\nafter {found[0]} answers; look at it: coven play --load {file}"
