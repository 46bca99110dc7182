"""Whole games as text that a person can read: who answered what, what it brought, and a hash now and then."""

from __future__ import annotations

from pathlib import Path

from contract.tables import NAMES, Dice, Setting

from coven.engine import answers
from coven.engine.answers import Question
from coven.engine.game import Happening, fingerprint
from coven.engine.match import Match

FOLDER = Path(__file__).parent
KEEN = ("break", "settle", "accept", "agree", "gain", "cure", "with", "support", "learn", "cast", "acquire", "ability")
DULL = ("done", "decline", "refuse", "call-off")
SETTINGS = {
    "two-players": Setting("madness", "golden two", NAMES[:2], (("difficulty", "1"),)),
    "three-players": Setting("madness", "golden three", NAMES[:3], (("difficulty", "2"), ("wizards", "choose"))),
    "four-players": Setting("madness", "golden four", NAMES[:4], (("difficulty", "3"), ("horror", "on"))),
    "five-players": Setting("madness", "golden five", NAMES[:5], (("five_player_double_turn", "on"),)),
    "all-variants": Setting(
        "madness",
        "golden variants",
        NAMES[:3],
        (
            ("horror", "on"),
            ("nightmare", "on"),
            ("no_reward", "on"),
            ("creeping_madness", "on"),
            ("cursed_support", "on"),
            ("promo_shh", "mild"),
        ),
    ),
    "last-page-lost": Setting("madness", "golden last page", NAMES[:4], (("difficulty", "2"),), long=True),
    "won": Setting("madness", "keen 120", NAMES[:3], (("difficulty", "1"),), long=True),
}


def choose(question: Question, dice: Dice) -> str:
    """Mostly what a keen player would do, sometimes anything."""
    if dice.below(10) < 2:
        return question.options[dice.below(len(question.options))]
    best = min(_rank(word) for word in question.options)
    keen = [word for word in question.options if _rank(word) == best]
    return keen[dice.below(len(keen))]


def _rank(word: str) -> int:
    verb = word.split()[0]
    return KEEN.index(verb) if verb in KEEN else 99 if verb in DULL else 50


def tell(name: str) -> str:
    """Play one of the games and write it down."""
    setting = SETTINGS[name]
    dice = Dice("k120" if name == "won" else name)
    match = Match(setting.game, setting.names, setting.seed, dict(setting.options))
    lines = [f"# {setting.seed}: {', '.join(setting.names)}; {dict(setting.options)}"]
    lines += _events(match.opening)
    while (question := answers.question(match.table)) is not None:
        word = choose(question, dice)
        lines.append(f"{question.seat} {question.prompt}> {word}    [{len(question.options)}]")
        lines += _events(match.answer(word))
        if len(match.answers) % 25 == 0:
            lines.append(f"# {len(match.answers)} answers: {fingerprint(match.game, match.table)}")
    last = fingerprint(match.game, match.table)
    lines.append(f"# {match.game.outcome(match.table)} after {len(match.answers)} answers: {last}")
    return "\n".join(lines) + "\n"


def _events(happenings: list[Happening]) -> list[str]:
    return [
        f"    {happening.kind} {' '.join(str(value) for value in happening.values.values())}"
        + (f"    ({happening.reveals})" if happening.reveals else "")
        for happening in happenings
    ]


def main() -> None:
    """Write all golden games anew: `PYTHONPATH=tests python -m golden.telling`."""
    for name in SETTINGS:
        (FOLDER / f"{name}.txt").write_text(tell(name), "utf-8")


if __name__ == "__main__":
    main()
