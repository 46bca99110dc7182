"""Laws of what is offered: nothing legal is left out, and no question is skipped that would have been a choice."""

from __future__ import annotations

from collections.abc import Iterator

from contract.tables import Setting

from coven.engine.core.answers import BESIDE
from coven.engine.core.ask import NOTHING_BESIDE, Ask
from coven.engine.core.machine import Frame, State, Verb, asking, run, take
from coven.engine.edge import questions
from coven.engine.edge.game import encode

MANY = 12  # options to look at closely
NO_WORDS: tuple[str, ...] = ()
DEEP = 60  # tables to look at behind a question that was not asked
KEPT: dict[str, dict[int, None]] = {}  # every answer that was legal once, by game


def whatever_no_rule_refuses_is_offered(setting: Setting, table: State) -> None:
    """An answer that was legal before in this game is offered again, or a rule refuses it."""
    verb, at = asking(table), table.frames[-1]
    assert isinstance(verb, Ask)
    known = KEPT.setdefault(str(setting), {})
    for option in [option for option in known if option not in table.options and verb.knows(table, at, option)]:
        word = table.answers().say(table, verb.asked(table, at), option)
        if option in table.answers().parse(table, verb.asked(table, at), word):
            assert questions.refused(table, option) is not None, f"{verb.prompt}: no rule refuses {word}"
    known.update(dict.fromkeys(table.options))


def nothing_is_skipped(setting: Setting, table: State) -> None:
    """A question is passed over only if nothing offered beside it would open a choice: what it would lead to can be
    reached from the next question too."""
    for option in table.options[:MANY]:
        following = table.clone()
        passed = list(unasked(following, option))
        for before, verb in passed:
            for said, choice in opened(before, verb):
                ends = {settled(setting, choice, answer) for answer in matters(choice)}
                later = reached(setting, following, said) if len(ends) > 1 else ends
                assert ends <= later, f"{verb.prompt} is not asked, though {' and '.join(said)} would open a choice"


def settled(setting: Setting, table: State, option: int) -> bytes:
    """Where an answer leads."""
    tried = table.clone()
    take(tried, option)
    return encode(setting.game.write(tried))


def matters(table: State) -> list[int]:
    """The answers to a question itself."""
    return [option for option in table.options if option < BESIDE]


def reached(setting: Setting, table: State, words: tuple[str, ...]) -> set[bytes]:
    """Where doing the same later leads, if it can be done."""
    tried = table.clone()
    for word in words:
        if tried.over or word not in questions.words(tried):
            return set()
        questions.answer(tried, word)
    return {encode(setting.game.write(tried))}


def unasked(table: State, option: int) -> Iterator[tuple[State, Ask[State]]]:
    """Take an answer; the questions that were passed over until the next one that is asked, each as it would stand."""
    at = table.frames[-1]
    table.options = []
    asking(table).answer(table, at, option)
    while not table.options and not table.over:
        at = table.frames[-1]
        if at.at == len(at.program.steps):
            table.frames.pop()
            continue
        verb = at.program.steps[at.at]
        at.at += 1
        before = table.clone() if offers_beside(table, verb) else None
        depth = len(table.frames)
        verb.do(table, at)
        if before is not None and not table.options and len(table.frames) == depth and isinstance(verb, Ask):
            yield before, verb


def offers_beside(table: State, verb: Verb[State]) -> bool:
    """Whether a verb is a question not yet answered beside which something may be done, and there is nothing to choose;
    a game that asks in a way of its own has a ruling of its own (W-R.14)."""
    if not isinstance(verb, Ask) or verb.beside == NOTHING_BESIDE or type(verb).do is not Ask.do:
        return False
    return table.frames[-1].left != 0 and not verb.legal(table.clone(), table.frames[-1].clone())


def opened(table: State, verb: Ask[State]) -> Iterator[tuple[tuple[str, ...], State]]:
    """What could be done beside a question that was not asked, so that it would be asked."""
    depth, waiting, first = len(table.frames), [(table, NO_WORDS)], True
    for _ in range(DEEP):
        if not waiting:
            return
        now, said = waiting.pop(0)
        for option in beside(now, verb, now.frames[-1]) if first else now.options:
            tried, word = now.clone(), now.answers().say(now, now.frames[-1].seat, option)
            tried.options = []
            asking(now).answer(tried, tried.frames[-1], option)
            run(tried)
            if not tried.over and asking(tried) is verb and len(tried.frames) == depth:
                yield (*said, word), tried
            elif not tried.over and len(tried.frames) > depth:
                waiting.append((tried, (*said, word)))
        first = False


def beside(table: State, verb: Ask[State], at: Frame) -> list[int]:
    """What may be done beside a question."""
    offers = table.offers()
    assert offers is not None
    return [option for option in offers.legal(table, at, verb.beside) if option >= BESIDE]
