"""What only a running game writes: the book, the frames and the announced action are such as it could have written."""

from __future__ import annotations

from typing import Final

from coven.engine.core.answers import kind_of
from coven.engine.core.ask import Ask, Once
from coven.engine.core.errors import PositionError, nearest
from coven.engine.core.machine import Frame
from coven.games.madness import bill, cards
from coven.games.madness.answers import ACQUIRE, BREAK, CAST, CURE, GIVE, LEARN, TAKE, TARGET
from coven.games.madness.cards import EACH, VALUE_OF
from coven.games.madness.legality import MOST_TIMES, has_madness
from coven.games.madness.limits import cure_cost
from coven.games.madness.table import NO_DEED, NO_PAGE, NOBODY, Deed, Table
from coven.games.madness.turn import OPENING, TURN
from coven.games.madness.verbs.actions import ActionPhase, Actions, Granted, cost_of, program_of
from coven.games.madness.verbs.amount import NO_LIMIT
from coven.games.madness.verbs.cast import ChooseTargets, Consent
from coven.games.madness.verbs.deeds import (
    CAST_TAKING_PROGRAM,
    DEED_PROGRAMS,
    LEARN_FREE_PROGRAM,
    CureElement,
    Forget,
    LearnFree,
)
from coven.games.madness.verbs.grimoire import JUDGE_PROGRAM, PAGE_PROGRAM, TURNED, UNTURNED, turning
from coven.games.madness.verbs.pay import Pay
from coven.games.madness.verbs.spells import held
from coven.games.madness.verbs.trade import Swap, SwapSupport
from coven.games.madness.zones import HAND, SUPPORT, card_of, seat_of, zone_of

AFTER_MARKER: Final = TURN.step_names.index("wake-curses")


def misfit(table: Table, where: str, given: str) -> PositionError:
    """Something that cannot be so in this round."""
    return PositionError("position-round", where=where, given=given, round=table.round)


def _no_question(where: str) -> PositionError:
    return PositionError("position-no-question", where=where)


def check(table: Table, laid_out: bool) -> None:
    """The opening, or the book, the frames and the action; `laid_out`: anything lies on the table."""
    choosing = any(seat.wizard < 0 for seat in table.seats)
    opening = any(frame.program is OPENING for frame in table.frames)
    if choosing and not opening:
        near = nearest("", table.box.wizard_ids)
        raise PositionError("position-unknown", where="seats/wizard", kind="wizard", given="", nearest=near)
    if opening and not choosing:
        raise _no_question("frames/opening")
    if choosing:
        if table.round or table.marker or laid_out or table.over:
            raise misfit(table, "round", str(table.round))
        missing = len([seat for seat in table.seats if seat.wizard < 0])
        if len(table.frames) != 2 or table.frames[1].left != missing or any(seat.out for seat in table.seats):
            raise _no_question("frames/opening")
        _check_frames(table)
        return
    _check_marker(table)
    _check_book(table)
    if not table.over:
        _check_frames(table)
        _check_deed(table)


def _check_marker(table: Table) -> None:
    """M5.4, M7.9, M7.17: the marker stands on Invocation before the first turn and while the monster is judged."""
    step = turning(table)
    waiting = step == UNTURNED or (table.round == 0 and step != TURNED)
    if not table.over and (table.marker == 0) != waiting:
        raise misfit(table, "marker", str(table.marker))
    for curse in table.curses:
        if curse is not None and (table.round + (step == TURNED) == 0 or curse.asleep > table.turn):
            raise misfit(table, "curses", table.box.curse_ids[curse.card])


def _check_book(table: Table) -> None:
    """M3.4, M4.8, M-R.73: the final page at the bottom, above it as many as rounds are left, a first page only first;
    Shh! only if agreed."""
    box, rounds = table.box, table.box.limits.rounds
    turned = rounds + 1 - len(table.pages)
    step = turning(table)
    arrived = turned - table.round
    if not table.pages or table.pages[0] != box.final_page:
        raise PositionError("position-final-page", where="pages")
    if arrived != (step == TURNED) and not (table.over and arrived == 1):
        raise misfit(table, "pages", str(len(table.pages)))
    inner = box.inner_pages + box.promo_pages if table.variants.promo else box.inner_pages
    past = table.past_pages
    if len(past) > max(turned - 1, 0):
        raise misfit(table, "past_pages", str(len(past)))
    if (table.page == NO_PAGE) != (turned == 0):
        raise misfit(table, "page", "")
    book = [*table.pages[1:], *((table.page,) if turned else ())]
    for page in (*book, *past):
        if page not in inner and (page not in box.first_pages or (page in book and book.index(page) + 1 < rounds)):
            if page in box.promo_pages:
                raise PositionError("position-option-off", where="pages", given=box.page_ids[page], option="promo_shh")
            raise misfit(table, "pages", box.page_ids[page])


def _check_frames(table: Table) -> None:
    """Whoever decides still plays, whoever has cast sits at the table, and a page turns in the Grimoire phase."""
    for number, frame in enumerate(table.frames):
        casters = len(table.seats) if frame.program.cause.startswith("spell/") else 5
        fits = 0 <= frame.by < casters and 1 <= frame.factor <= 3 and not table.seats[frame.seat].out
        if not fits or frame.left > NO_LIMIT or frame.moved > NO_LIMIT:
            given = f"{frame.seat}, {frame.by}, {frame.factor}, {frame.left}, {frame.moved}"
            raise PositionError("position-bad-number", where=f"frames/{frame.program.name}", given=given)
        if frame.program is JUDGE_PROGRAM or frame.program is PAGE_PROGRAM:
            opening = frame.program is PAGE_PROGRAM
            if number != 1 or table.frames[0].at != AFTER_MARKER or opening != (table.round == 0):
                raise _no_question(f"frames/{frame.program.name}")
        if (frame.program is TURN) != (number == 0) or not _waits(frame, number + 1 == len(table.frames)):
            raise _no_question(f"frames/{frame.program.name}")
    if table.frames and table.frames[0].seat != table.active:
        raise _no_question("frames")
    if table.frames:
        _check_picks(table, table.frames[-1])


def _waits(at: Frame, asks: bool) -> bool:
    """Whether a frame stands where the others above it, or its question, could have stopped it."""
    if asks:
        verb = at.program.steps[at.at - 1] if at.at else None
        counts = isinstance(verb, Ask) and not isinstance(verb, Once | ActionPhase)
        return at.left >= 1 if counts else at.left == -1
    if at.program in DEED_PROGRAMS:
        return at.at == len(at.program.steps) and at.left == -1
    here = at.program.steps[at.at] if at.at < len(at.program.steps) else None
    return at.left == -1 or (at.left >= 0 and isinstance(here, Granted | LearnFree))


def _check_picks(table: Table, at: Frame) -> None:
    """Cards that were chosen to be given away still lie in hand."""
    verb = at.program.steps[at.at - 1] if at.at else None
    if not isinstance(verb, Swap | SwapSupport):
        return
    given, party = (at.picks, (at.by, at.seat)) if isinstance(verb, Swap) else (at.picks[-1:], (at.seat,))
    if isinstance(verb, SwapSupport) and verb.gives(at):
        return
    for pick in given:
        fits = kind_of(pick) == GIVE and zone_of(pick) == HAND and seat_of(pick) in party
        if not fits or given.count(pick) > cards.count(table.seats[seat_of(pick)].hand, card_of(pick)):
            raise PositionError("position-no-card", where="frames/picks", given=cards.NAMES[card_of(pick)], nearest="")


def _check_deed(table: Table) -> None:
    """An action is announced exactly while it is being named and paid, and it is one that can be."""
    deed = table.deed
    at = table.frames[-1] if table.frames else None
    verb = at.program.steps[at.at - 1] if at is not None and at.at else None
    live = isinstance(verb, ChooseTargets | Consent | Pay | Forget | CureElement)
    if live != (deed.action != NO_DEED):
        raise _no_question("deed")
    if at is None or not live:
        return
    free = at.program is LEARN_FREE_PROGRAM
    program = LEARN_FREE_PROGRAM if free and deed.kind == LEARN else program_of(table, deed)
    if deed.seat != at.seat or at.program is not program or not _possible(table, deed):
        raise _no_question("deed")
    below = table.frames[-2] if len(table.frames) > 1 else at
    chosen = below.program.steps[below.at] if below.at < len(below.program.steps) else None
    if not isinstance(chosen, LearnFree if free else Actions):
        raise _no_question("frames")
    if deed.kept != (isinstance(chosen, Actions) and chosen.kept) or deed.kept != (len(deed.used) > 0):
        raise _no_question("deed/kept")
    if isinstance(verb, Forget) and at.left != verb.amount(table, at):
        raise _no_question("frames")
    if not _priced(table, deed, isinstance(verb, Forget), isinstance(verb, CureElement), free):
        raise PositionError("position-bad-elements", where="deed/due", given=str(bill.listed(deed.due)))
    kind = TAKE if at.program is CAST_TAKING_PROGRAM else TARGET
    named = (*deed.targets, deed.asking) if isinstance(verb, Consent) else deed.targets
    wanted = isinstance(verb, ChooseTargets | Consent) or deed.asking == NOBODY
    if not wanted or any(one < 0 or kind_of(one) != kind for one in named):
        raise _no_question("deed/targets")


def _possible(table: Table, deed: Deed) -> bool:
    """Whether what the action is about lies where it must."""
    thing = deed.what
    if deed.kind == CAST:
        return held(table, deed.seat, thing) == thing << 2 and deed.multiple <= MOST_TIMES
    if deed.kind == LEARN:
        return any(stack[-1:] == (thing,) for stack in table.library)
    if deed.kind == ACQUIRE:
        return VALUE_OF[thing] > 1 and table.supply & EACH[thing] > 0
    if deed.kind == BREAK:
        curse = table.curses[thing]
        return curse is not None and not curse.asleep
    return thing <= len(table.seats) and has_madness(table, deed.seat, thing)


def _priced(table: Table, deed: Deed, paid: bool, unnamed: bool, free: bool) -> bool:
    """Whether the cost is that of the action, and what is left of it is part of it and in reach."""
    if deed.kind == CURE:
        costs = [0] if unnamed else [bill.of_one(element, cure_cost(table)) for element in range(4)]
    else:
        costs = [0 if free else cost_of(table, deed)]
    bag = 0 if deed.kept else table.seats[deed.seat].hand
    for seat in range(len(table.seats)):
        bag += bill.unused(table, deed, SUPPORT, seat)
    in_reach = bill.short(deed.due, bill.purse(table, deed.seat, bag)) == 0
    return deed.asked in costs and bill.covers(deed.asked, deed.due) and (deed.due == 0 if paid else in_reach)
