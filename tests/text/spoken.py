"""Games played aloud: everything that was asked, offered, refused and told in them, and what may not be heard in it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from coven.engine.core import machine
from coven.engine.core.machine import Reason, State, Values
from coven.engine.core.rng import below, seeded
from coven.engine.edge import questions
from coven.engine.edge.game import NAMES, Game, Happening
from coven.engine.edge.questions import Answer, Question, Ruling
from coven.games import open_game
from coven.games.madness.zones import ZONES
from coven.games.witches.events import CAUSES

Settings = tuple[tuple[int, dict[str, str]], ...]
IDLE = ("call-off", "decline", "done", "forgo")  # chosen rarely, so that the games come to something
FORGET = 5  # every so many questions all refusals are heard too
SHORT = 3  # a slot is called 2 or 3a by everybody


@dataclass(frozen=True)
class Spoken:
    """How a game is played aloud: settings, words that are no sign of an id in a language, and samples of values."""

    id: str
    settings: Settings
    words: dict[str, frozenset[str]]
    samples: Values
    most: int = 5000
    varied: tuple[Values, ...] = ({},)  # further values that events are told with
    reached: frozenset[str] = frozenset()  # events without which the games have come to nothing

    @property
    def game(self) -> Game[State]:
        return open_game(self.id)

    def ids(self, language: str) -> set[str]:
        """What would be a raw id in a sentence: in English only what is no word, elsewhere what is no name either."""
        things = [thing for kind in self.game.catalogue().things.values() for thing in kind.values()]
        names = {name.casefold() for thing in things for name in thing.names.values()}
        found = {thing.id for thing in things} | {thing.id.replace("_", "-") for thing in things}
        words = {id for id in found if id.isalpha()} if language == "en" else names
        short = {id for id in found if len(id) < SHORT}
        return found - words - short - self.words.get(language, frozenset())

    def reasons(self) -> list[Reason]:
        """Everything that refuses an answer."""
        room = import_module(f"coven.games.{self.id}.reasons")
        return [reason for reason in vars(room).values() if isinstance(reason, Reason)]


class Heard:
    """Everything that was said in some games, each thing once."""

    def __init__(self) -> None:
        self.questions: dict[str, Question] = {}
        self.options: dict[tuple[str, str], tuple[Answer, Question]] = {}
        self.rulings: dict[str, Ruling] = {}
        self.events: dict[str, Happening] = {}

    def listen(self, game: Game[State], table: State, number: int) -> None:
        question = questions.question(table)
        if question is not None:
            self.questions[f"{question.prompt} {question.values} {question.cause}"] = question
            self.options |= {(question.prompt, answer.word): (answer, question) for answer in question.answers}
            if number % FORGET == 0:
                self.rulings |= {f"{ruling.message} {ruling.values}": ruling for ruling in questions.refusals(table)}
        for event in table.log or []:
            for seat in range(-1, len(table.names)):
                if happening := game.seen(table, event, seat):
                    self.events[f"{happening.kind} {happening.values}"] = happening
        table.log = []


def chosen(table: State, rng: int) -> tuple[int, int]:
    """An option at random; idle ones now and then."""
    words = questions.words(table)
    busy = [place for place, word in enumerate(words) if word.split()[0] not in IDLE]
    rng, idle = below(rng, 8)
    if not busy or idle == 0:
        return below(rng, len(table.options))
    rng, place = below(rng, len(busy))
    return rng, busy[place]


@cache
def heard(id: str) -> Heard:
    """Games played at random, in all settings and with all numbers of players."""
    spoken, found = GAMES[id], Heard()
    game = spoken.game
    for number, (players, options) in enumerate(spoken.settings):
        table = game.new(NAMES[:players], f"spoken {number}", options, listen=True)
        rng = seeded(f"answers {number}")
        steps = 0
        while not table.over and steps < spoken.most:
            found.listen(game, table, steps)
            rng, choice = chosen(table, rng)
            machine.take(table, table.options[choice])
            steps += 1
        found.listen(game, table, steps)
    return found


@cache
def raw(id: str, language: str) -> re.Pattern[str]:
    """An id, a brace, two blanks: nothing a reader should see."""
    ids = sorted(GAMES[id].ids(language), key=len, reverse=True)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, ids))})(?![\w-])|\w_\w|[{{}}$\n]|  |\?\?")


def unclean(id: str, language: str, texts: list[str]) -> list[str]:
    """The texts that are no clean sentences."""
    return [text for text in texts if not text.strip() or raw(id, language).search(text)]


MADNESS = Spoken(
    "madness",
    (
        (2, {"wizards": "choose", "horror": "on"}),
        (3, {"wizards": "harold,violetta,sandra", "cursed_support": "on"}),
        (5, {"wizards": "larry,alice,viktor,rosana,patrik", "promo_shh": "mild", "creeping_madness": "on"}),
    ),
    {},
    {
        "card": "fire-2",
        "cause": "stack-empty",
        "caster": "bob",
        "curse": "fire_fever",
        "element": "fire",
        "for_card": "madness",
        "higher": "fire-3",
        "monster": "red_dragon",
        "other": "bob",
        "owner": "bob",
        "player": "ann",
        "slot": "3a",
        "spell": "cool_head",
        "wizard": "rosana",
        "zone": "hand",
        "left": 0,
    },
    most=400,
    reached=frozenset({"drawn", "paid", "curse-broken", "lost"}),
    varied=tuple({"zone": zone, "owner": owner} for zone in ZONES for owner in ("ann", "bob")),
)
WITCHES = Spoken(
    "witches",
    (
        (1, {}),
        (1, {"mode": "solo", "stacking_crises": "on", "witches": "petulia"}),
        (2, {}),
        (2, {"mode": "cooperative", "auto_solve_anywhere": "on"}),
        (3, {"eight_crises": "on", "witches": "tiffany,annagramma,petulia"}),
        (3, {"mode": "cooperative", "stacking_crises": "on", "witches": "draw"}),
        (4, {}),
        (4, {"mode": "cooperative"}),
    ),
    {},
    {
        "ability": "magic_tile",
        "card": "greebo_1",
        "cards": "greebo_1 nanny_ogg_1",
        "grade": "with_distinction",
        "kind": "pig",
        "location": "lancre_town",
        "most": 2,
        "other": "bob",
        "player": "ann",
        "players": "bob cid",
        "problem": "queen_of_the_elves",
        "problems": "fever sick_pig",
        "slot": "lancre-town-2",
        "slots": "slice lancre-town-2",
        "via": "slice lancre-town-2",
        "witch": "tiffany",
        "witches": "petulia dimity",
    },
    reached=frozenset({"solved", "attempt-failed", "crisis-placed", "lost"}),
    varied=tuple({"cause": cause, "cards": cards} for cause in CAUSES[1:] for cards in ("", "greebo_1 nanny_ogg_1")),
)
DJINN = Spoken(
    "djinn",
    (
        (1, {}),
        (1, {"tom": "12", "longer": "on"}),
        (2, {}),
        (2, {"beginner": "on"}),
        (3, {"longer": "on"}),
        (3, {"first": "bob", "limit": "off"}),
        (4, {}),
        (4, {"beginner": "on", "longer": "on"}),
    ),
    {},
    {
        "award": "a1_1",
        "came": "r1",
        "came_location": "tavern",
        "came_shape": "round",
        "challenge": "ch01",
        "chest": "chest05",
        "colour": "red",
        "djinn": "boss",
        "equipment": "hat4",
        "for_colour": "blue",
        "location": "catacombs",
        "mage": "m05",
        "offer": "coins",
        "owner": "bob",
        "passage": "market",
        "player": "ann",
        "resource": "coins",
        "scoring": "sc01",
        "shape": "square",
        "space": "s1",
        "stall": "scribe",
        "tom": "tom01",
        "trait": "P03",
        "kind": "positive",
        "group": "red red boss",
    },
    reached=frozenset({"award-taken", "boss-expelled", "end-triggered", "scored", "won", "lost"}),
)
GAMES = {spoken.id: spoken for spoken in (MADNESS, WITCHES, DJINN)}
