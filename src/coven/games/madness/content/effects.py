"""Reading effects: every printed sentence becomes verbs."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from coven.engine.core.ask import Yes
from coven.engine.core.errors import ContentError
from coven.engine.core.machine import Program, Verb
from coven.engine.edge import reading
from coven.engine.edge.reading import Steps, known, number
from coven.games.madness.box import CHOSEN, TARGETS, Effect
from coven.games.madness.cards import ELEMENTS, FILTERS
from coven.games.madness.content.entries import Step
from coven.games.madness.table import Table
from coven.games.madness.verbs import curses, draw, ending, gain, pick, raise_card, spells, trade
from coven.games.madness.verbs.actions import Granted
from coven.games.madness.verbs.amount import ALL, FACTOR, FIXED, SAME, SAME_FACTOR, Amount
from coven.games.madness.verbs.deeds import LearnFree
from coven.games.madness.zones import ANY_SUPPORT, DESTROYED, DISCARD, HAND, UNNAMED, ZONES

Verbs = list[Verb[Table]]
MOST = 30  # of anything a card can count
OWN = ("hand", "support", "discard")
OF_CARDS = (*OWN, "any_support", "unnamed")
OWN_PILES = ("hand", "discard")  # whence cards are put into the own support or on the own deck
TO_GAIN = (*OWN, "deck_top")
FOR_MADNESS = ("destroyed", "madness_stack")
NAMED_BY_THE_CASTER = ("one", "one_other", "n_players", "n_others", "caster_and_one_other")
WITH_A_TARGET = {"take": ("caster",), "swap": ("one_other", "n_others", "each_other")}
ON_CURSES = ("madness_under_curses", "token", "extra_multi")
CHOOSING = ("discard", "destroy", "support", "discard_to_support", "recall", "to_deck_top")
SAYS: dict[str, tuple[str, ...]] = {  # what a verb can say besides itself, where it is not a number alone
    **dict.fromkeys(CHOOSING, ("n", "what", "from", "up_to", "may")),
    **dict.fromkeys(("discard_deck", "destroy_library_tops", "win", "lose"), ()),
    "action": ("n", "up_to", "paid_from", "keep_payment"),
    "cure": ("n", "from", "up_to", "may"),
    "gain": ("n", "what", "from", "to", "of"),
    "learn_free": ("n", "may"),
    "neutralise_spell": ("n", "until"),
    "refresh": ("n", "except"),
    "restore_stack": ("n", "up_to"),
    "shuffle_in": ("from",),
    "silence": ("until", "breach", "breach_mild"),
    "swap": ("n", "from", "to"),
    "take": ("n", "from", "to"),
    "token": ("element", "on"),
    "upgrade": ("n", "what", "from", "to", "up_to", "may"),
}
ONLY: dict[str, dict[str, str]] = {  # and where there is one thing only that it can say
    "action": {"paid_from": "any_support"},
    "gain": {"of": "same_element"},
    "learn_free": {"n": "1"},
    "madness_under_curses": {"n": "1"},
    "neutralise_spell": {"until": "next_monster"},
    "refresh": {"n": "all"},
    "swap": {"from": "hand", "to": "hand"},
    "take": {"from": "other_hands any_support", "to": "hand"},
}


def said(value: object) -> Step:
    """What a step says besides its verb: `2` and `"{1}"` are short for an amount alone."""
    if not isinstance(value, Mapping):
        value = {"n": value}
    try:
        return msgspec.convert(value, Step)
    except msgspec.ValidationError as error:
        raise ContentError("content-bad-entry", detail=str(error)) from error


def amount(step: Step) -> Amount:
    """Read `n`: 2, "{2}", "same", "same*2", "same*{1}", "all", "any"."""
    text = str(step.n)
    if text in ("all", "any"):
        return Amount(0, ALL)
    same = text.startswith("same")
    said = text.removeprefix("same").removeprefix("*") or "1"
    grows = said.startswith("{") and said.endswith("}")
    mode = (SAME_FACTOR if grows else SAME) if same else (FACTOR if grows else FIXED)
    return Amount(_counted(said.strip("{}"), text, "n"), mode)


def counted(step: Step) -> Amount:
    """Where there is no "all": nobody has all cards to draw."""
    count = amount(step)
    if count.mode == ALL:
        raise ContentError("content-bad-number", step="n", given=str(step.n))
    return count


def _counted(said: str, given: str, step: str, most: int = MOST) -> int:
    if not said.isdecimal():
        raise ContentError("content-bad-number", step=step, given=given)
    return number(int(said[:9]), step, 0, most)


def fixed(step: Step, most: int = MOST) -> int:
    """A number that never grows."""
    count = amount(step)
    if count.mode != FIXED:
        raise ContentError("content-bad-number", step="n", given=str(step.n))
    return number(count.number, "n", 0, most)


def factor(given: str, step: str, most: int) -> int:
    """A number that grows with the cost: "{1}"."""
    if not given.startswith("{") or not given.endswith("}"):
        raise ContentError("content-bad-number", step=step, given=given)
    return number(_counted(given.strip("{}"), given, step), step, 1, most)


def zones(step: Step, among: tuple[str, ...]) -> tuple[int, ...]:
    """Read `from`."""
    for zone in step.from_:
        known(zone, among, "content-bad-zone", "from")
    return tuple(ZONES.index(zone) for zone in step.from_)


def mask(step: Step) -> int:
    """Read `what`."""
    known(step.what, tuple(FILTERS), "content-bad-filter", "what")
    return FILTERS[step.what]


def _pick(kind: type[pick.Pick], default: tuple[int, ...]) -> Callable[[Step], Verbs]:
    def read(step: Step) -> Verbs:
        only = FILTERS["madness"] if kind is pick.Cure else mask(step)
        among = OWN_PILES if issubclass(kind, pick.IntoSupport | pick.OnDeck) else OF_CARDS
        return [kind(amount(step), only, zones(step, among) or default, step.up_to or step.may)]

    return read


def _raise(step: Step) -> Verbs:
    places = zones(step, OF_CARDS) or (UNNAMED,)
    chosen = raise_card.DestroyToRaise(amount(step), mask(step), places, step.up_to or step.may)
    return [chosen, raise_card.Raise(step.to == "same_place")]


def _gain(step: Step) -> Verbs:
    known(step.to, TO_GAIN, "content-bad-zone", "to")
    to = ZONES.index(step.to)
    if step.what == "madness":
        return [gain.GainMadness(counted(step), to, DESTROYED in zones(step, FOR_MADNESS))]
    if step.what not in ("value2", "value3"):
        raise ContentError("content-bad-filter", step="what", given=step.what, nearest="value2, value3, madness")
    value = int(step.what[-1])
    return [gain.GainSameElement(value, to)] if step.of == "same_element" else [gain.Gain(counted(step), value, to)]


def _token(step: Step) -> Verbs:
    own = step.element == "own"
    known(step.on, ("element_curses" if own else "other_curses",), "content-no-word", "on")
    return [curses.Tokens(-1 if own else known(step.element, ELEMENTS, "content-bad-element", "token"))]


OF_STEPS: dict[str, Callable[[Step], Verbs]] = {
    "draw": lambda step: [draw.Draw(counted(step))],
    "draw_to": lambda step: [draw.DrawTo(fixed(step))],
    "draw_into_support": lambda step: [draw.DrawIntoSupport(amount(step))],
    "mill": lambda step: [draw.Mill(fixed(step))],
    "destroy_top": lambda step: [draw.DestroyTop(fixed(step))],
    "discard_deck": lambda _: [draw.DiscardDeck()],
    "shuffle_in": lambda step: [draw.ShuffleIn(zones(step, OWN))],
    "discard": _pick(pick.Discard, (UNNAMED,)),
    "destroy": _pick(pick.Destroy, (UNNAMED,)),
    "cure": _pick(pick.Cure, (HAND, ANY_SUPPORT)),
    "support": _pick(pick.IntoSupport, (HAND,)),
    "discard_to_support": _pick(pick.IntoSupport, (DISCARD,)),
    "recall": _pick(pick.OnDeck, (DISCARD,)),
    "to_deck_top": _pick(pick.OnDeck, (HAND,)),
    "hand_down_to": lambda step: [pick.HandDownTo(Amount(fixed(step)), FILTERS["any"], (HAND,))],
    "upgrade": _raise,
    "gain": _gain,
    "take": lambda _: [trade.Take()],
    "swap": lambda step: [trade.Swap(amount(step))],
    "action": lambda step: [Granted(amount(step), step.keep_payment)],
    "refresh": lambda step: [spells.RefreshAll(step.except_)],
    "exhaust": lambda step: [spells.Exhaust(amount(step))],
    "neutralise_spell": lambda step: [spells.NeutraliseSpell(amount(step))],
    "destroy_spell": lambda step: [spells.DestroySpell(amount(step))],
    "neutralise_curse": lambda step: [curses.NeutraliseCurse(amount(step))],
    "token": _token,
    "madness_under_curses": lambda _: [curses.MadnessUnderCurses()],
    "extra_multi": lambda _: [],
    "destroy_library_tops": lambda _: [curses.DestroyLibraryTops()],
    "learn_free": lambda _: [LearnFree()],
    "burn_stack": lambda step: [gain.BurnStack(fixed(step))],
    "restore_stack": lambda step: [gain.RestoreStack(fixed(step))],
    "silence": lambda _: [ending.Silence()],
    "win": lambda _: [ending.Win()],
    "lose": lambda _: [ending.Lose()],
}


def _reading(verb: str, read: Callable[[Step], Verbs]) -> Callable[[object], Verbs]:
    says, only = (*SAYS.get(verb, ("n",)), "once"), ONLY.get(verb, {})

    def checked(value: object) -> Verbs:
        """What would have no effect is refused."""
        step = said(value)
        for name, word in value.items() if isinstance(value, Mapping) else (("n", value),):
            known(name, says, "content-no-word", verb)
            if name in only:
                known(" ".join(word) if isinstance(word, list) else str(word), (only[name],), "content-no-word", verb)
        return read(step)

    return checked


READERS: dict[str, Callable[[object], Verbs]] = {verb: _reading(verb, read) for verb, read in OF_STEPS.items()}


def verbs(steps: Steps) -> Verbs:
    """The steps of a sentence as verbs."""
    return reading.read(steps, READERS)


def steps_of(steps: Steps) -> list[Step]:
    """What all steps of a sentence say."""
    return [said(value) for step in steps for value in step.values()]


def with_verbs(steps: Steps, *names: str) -> Steps:
    """The steps with one of these verbs."""
    return [step for step in steps if {*step} & {*names}]


def without_verbs(steps: Steps, *names: str) -> Steps:
    """The steps with none of these verbs."""
    return [step for step in steps if not {*step} & {*names}]


def once(steps: Steps) -> Steps:
    """The steps that are done one single time, after all affected players have done the others."""
    return [step for step in steps if any(part.once for part in steps_of([step]))]


def optional_anyway(steps: Steps) -> bool:
    """Whether every step already leaves the player free to do nothing."""
    own = [step for step in steps_of(steps) if not step.once]
    return all(step.up_to or step.may or str(step.n).startswith("same") for step in own)


def _check_target(name: str, target: str, steps: Steps) -> None:
    """Only a spell has a caster, who names players and changes cards with them."""
    spell = name.startswith("spell/")
    if not spell and target in NAMED_BY_THE_CASTER:
        raise ContentError("content-bad-target", step=name, given=target, nearest="each, chosen, board")
    for verb, fitting in WITH_A_TARGET.items():
        if with_verbs(steps, verb) and not (spell and target in fitting):
            raise ContentError("content-bad-target", step=name, given=f"{verb}, {target}", nearest=", ".join(fitting))


class Reader:
    """Turns sentences into effects and remembers their programs by name."""

    def __init__(self) -> None:
        self.programs: dict[str, Program] = {}

    def program(self, name: str, steps: Verbs, cause: str) -> Program:
        """A named program, with the printed sentence it carries out."""
        self.programs[name] = Program(name, steps, cause)
        return self.programs[name]

    def effect(self, name: str, target: str, steps: Steps, may: bool = False, players: int = 1) -> Effect:
        """A sentence: whom it concerns, what they do, what is done once afterwards."""
        aim = known(target, TARGETS, "content-bad-target", name)
        _check_target(name, target, steps)
        last = once(steps)
        own = verbs([step for step in steps if step not in last])
        program = self.program(name, [Yes(), *own] if may else own, name)
        if aim == CHOSEN:
            program = self.program(f"{name}/choose", [ending.ChoosePlayer(program)], name)
        return Effect(aim, players, program, self.program(f"{name}/once", verbs(last), name) if last else None)
