"""Whole games as text that a person can read: who answered what, what it brought, and a hash now and then."""

from __future__ import annotations

import re
from pathlib import Path

from contract.tables import NAMES, Dice, Setting
from golden import djinn_keen

from coven.engine.core.machine import State
from coven.engine.edge.entries import Heard
from coven.engine.edge.game import fingerprint
from coven.engine.edge.match import Match
from coven.engine.edge.questions import Question
from coven.games.djinn.table import Table as DjinnTable
from coven.games.witches import places
from coven.games.witches.box import MAGIC
from coven.games.witches.pieces import NO_TILE
from coven.games.witches.table import Table

FOLDER = Path(__file__).parent
KEEN = ("break", "settle", "accept", "agree", "gain", "cure", "with", "support", "learn", "cast", "acquire", "ability")
DULL = ("done", "decline", "refuse", "call-off")
WHEN_GOOD = {"power-of-three": 0, "stand": 1}
WHEN_BAD = {"power-of-three": 0, "use": 1, "play": 2, "flee": 4, "stand": 5}
PLAIN = {"power-of-three": 0, "solve": 0, "play": 20, "return": 20, "help": 20, "ride": 38, "roll": 30, "pass": 30}
SETTINGS = {
    "madness/two-players": Setting("madness", "golden two", NAMES[:2], (("difficulty", "1"),)),
    "madness/three-players": Setting(
        "madness", "golden three", NAMES[:3], (("difficulty", "2"), ("wizards", "choose"))
    ),
    "madness/four-players": Setting("madness", "golden four", NAMES[:4], (("difficulty", "3"), ("horror", "on"))),
    "madness/five-players": Setting("madness", "golden five", NAMES[:5], (("five_player_double_turn", "on"),)),
    "madness/all-variants": Setting(
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
    "madness/last-page-lost": Setting("madness", "golden last page", NAMES[:4], (("difficulty", "2"),), long=True),
    "madness/won": Setting("madness", "keen 120", NAMES[:3], (("difficulty", "1"),), long=True),
    "witches/solo": Setting("witches", "golden 66", NAMES[:1], ()),
    "witches/two-players": Setting("witches", "golden 2", NAMES[:2], ()),
    "witches/three-players": Setting("witches", "golden 0", NAMES[:3], (("witches", "draw"),)),
    "witches/four-players-advanced": Setting(
        "witches",
        "golden 1",
        NAMES[:4],
        (("eight_crises", "on"), ("stacking_crises", "on"), ("auto_solve_anywhere", "on")),
    ),
    "witches/together-won": Setting("witches", "golden 9", NAMES[:2], (("mode", "cooperative"),), long=True),
    "witches/together-lost": Setting("witches", "golden 0", NAMES[:3], (("mode", "cooperative"),)),
    "djinn/solo-lost": Setting("djinn", "golden 0", NAMES[:1], (("tom", "12"),)),
    "djinn/solo-won": Setting("djinn", "golden 3", NAMES[:1], (("tom", "15"),)),
    "djinn/two-players-beginner": Setting("djinn", "golden 2", NAMES[:2], (("beginner", "on"),)),
    "djinn/three-players": Setting("djinn", "golden 3", NAMES[:3], ()),
    "djinn/four-players-longer": Setting("djinn", "golden 4", NAMES[:4], (("longer", "on"),)),
}
KEPT = ("djinn/solo-won",)  # too hard for a simple chooser: the answers are those of the file
ANSWER = re.compile(r"^\S+ \S+> (.+?)    \[\d+\]$", re.MULTILINE)
DICE = {  # the others are named after their game
    "madness/won": "k120",
    "witches/solo": "k2",
    "witches/four-players-advanced": "k3",
    "witches/together-won": "k2",
}


def choose(question: Question, table: State, dice: Dice) -> str:
    """Mostly what a keen player would do, sometimes anything."""
    if dice.below(10) < (1 if isinstance(table, Table | DjinnTable) else 2):
        return question.options[dice.below(len(question.options))]
    if isinstance(table, DjinnTable):
        ranks = [djinn_keen.rank(word, table, table.options[n]) for n, word in enumerate(question.options)]
    elif isinstance(table, Table):
        ranks = [_of_witches(word, question, table) for word in question.options]
    else:
        ranks = [_rank(word) for word in question.options]
    keen = [word for word, rank in zip(question.options, ranks, strict=True) if rank == min(ranks)]
    return keen[dice.below(len(keen))]


def _rank(word: str) -> int:
    verb = word.split()[0]
    return KEEN.index(verb) if verb in KEEN else 99 if verb in DULL else 50


def _of_witches(word: str, question: Question, table: Table) -> int:
    """Go where a Problem can be solved, add symbols while the dice are against her, run from what is hopeless."""
    verb, _, rest = word.partition(" ")
    if question.prompt == "stand-or-flee":
        good = int(question.values["ways-0-0"]) * 4 >= int(question.values["total"]) * 3
        magic = verb == "use" and rest in [card.word for card in table.box.cards if card.symbol == MAGIC]
        return WHEN_GOOD.get(verb, 9) if good else 3 if magic else WHEN_BAD.get(verb, 9)
    if question.prompt == "accept":
        good = int(question.values["so_far"]) >= int(question.values["difficulty"])
        return 0 if (verb == "accept") == good else 9
    if verb in ("walk", "fly", "go", "start"):
        return _worth(table, table.box.slot_words.index(rest))
    if verb in ("stay", "stop"):
        return _worth(table, table.seats[table.active].spot) + 1
    return PLAIN.get(verb, 50)


def _worth(table: Table, slot: int) -> int:
    """How little a Problem asks for: a Hard one needs a full hand; too many Cackles call for tea."""
    owner = table.seats[table.active]
    if slot >= table.box.dungeon or table.problems[slot] == NO_TILE:
        return 0 if owner.cackles > 2 and places.company(table, slot, table.active) else 40
    tile = table.tile_at(slot)
    return 30 + (0 if owner.hand.bit_count() > 3 else 20) if tile.hard else tile.difficulty - 2 * table.crises[slot]


def tell(name: str) -> str:
    """Play one of the games and write it down."""
    setting = SETTINGS[name]
    dice = Dice(DICE.get(name, name.partition("/")[2]))
    match = Match(setting.game, setting.names, setting.seed, dict(setting.options))
    lines = [f"# {setting.seed}: {', '.join(setting.names)}; {dict(setting.options)}"]
    lines += _events(match.everything())
    kept = ANSWER.findall((FOLDER / f"{name}.txt").read_text("utf-8")) if name in KEPT else []
    while (question := match.question(match.deciding)) is not None:
        word = kept[len(match.answers)] if kept else choose(question, match.table, dice)
        lines.append(f"{question.seat} {question.prompt}> {word}    [{len(question.options)}]")
        match.answer(word)
        lines += _events(match.everything(match.version - 1))
        if len(match.answers) % 25 == 0:
            lines.append(f"# {len(match.answers)} answers: {fingerprint(match.game, match.table)}")
    last = fingerprint(match.game, match.table)
    lines.append(f"# {match.game.outcome(match.table).word} after {len(match.answers)} answers: {last}")
    return "\n".join(lines) + "\n"


def _events(brought: list[Heard]) -> list[str]:
    return [
        f"    {happening.kind} {' '.join(str(value) for value in happening.values.values())}"
        + (f"    ({happening.reveals})" if happening.reveals else "")
        for happening in (heard.happening for heard in brought)
    ]


def main() -> None:
    """Write all golden games anew: `PYTHONPATH=src:tests python -m golden.telling`."""
    for name in SETTINGS:
        (FOLDER / f"{name}.txt").write_text(tell(name), "utf-8")


if __name__ == "__main__":
    main()
