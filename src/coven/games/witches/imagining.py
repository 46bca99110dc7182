"""Whole tables that somebody with a view could be sitting at; everything hidden is dealt by chance."""

from __future__ import annotations

from coven.engine.core.rng import seeded
from coven.games.witches import cards, notation
from coven.games.witches.box import Box
from coven.games.witches.position import Position, ProblemNote, SeatNote
from coven.games.witches.reading import read
from coven.games.witches.setup import tiles_of
from coven.games.witches.table import Table, Variants
from coven.games.witches.view import SeatView, View


def imagine(box: Box, seen: View, seed: str) -> Table:
    """A table that looks like this view."""
    dealer = Table((), seeded(f"imagine {seed}"), box, Variants())
    hands, pile = _deal_cards(dealer, seen)
    problems, waiting = _deal_tiles(dealer, seen)
    return read(
        box,
        Position(
            options=seen.options,
            seats=tuple(_seat(box, seat, hands[number]) for number, seat in enumerate(seen.seats)),
            rng=seeded(f"imagined {seed}"),
            first=seen.first,
            active=seen.active,
            chooser=seen.chooser,
            turn=seen.turn,
            pile=notation.write_order(box, pile),
            discard=seen.discard,
            played=seen.played,
            kept=seen.kept,
            waiting=waiting,
            problems=problems,
            gone=seen.gone,
            cackles=seen.cackles,
            aliss=seen.aliss,
            crises=seen.crises,
            action=seen.action,
            paths=seen.paths,
            moved=seen.moved,
            entered=seen.entered,
            slipped=seen.slipped,
            looking=seen.looking,
            must_move=seen.must_move,
            turn_over=seen.turn_over,
            attempt=seen.attempt,
            frames=seen.frames,
            outcome=seen.outcome,
            cause=seen.cause,
            winners=seen.winners,
            grade=seen.grade,
        ),
    )


def _seat(box: Box, seat: SeatView, hand: int) -> SeatNote:
    return SeatNote(
        name=seat.name,
        witch=seat.witch,
        spot=seat.spot,
        hand=notation.write_set(box, hand),
        cackles=seat.cackles,
        aliss=seat.aliss,
        easy=seat.easy,
        hard=seat.hard,
        ability=seat.ability,
        quiet=seat.quiet,
    )


def _deal_cards(dealer: Table, seen: View) -> tuple[list[int], tuple[int, ...]]:
    """Hidden hands get as many cards from before and after the last shuffle as everyone can count."""
    box = dealer.box
    hands = [notation.read_set(box, seat.hand, seat.name) for seat in seen.seats]
    lying = notation.read_set(box, seen.discard, "discard") | notation.read_set(box, seen.played, "played")
    for hand in hands:
        lying |= hand
    kept = notation.read_set(box, seen.kept, "kept") & ~lying
    old = dealer.shuffle(cards.listed(kept))
    new = dealer.shuffle(cards.listed(box.all_cards & ~lying & ~kept))
    for number, seat in enumerate(seen.seats):
        if seat.cards and not seat.hand:
            fresh = seat.cards - seat.kept
            hands[number] = cards.set_of([*old[: seat.kept], *new[:fresh]])
            old = old[seat.kept :]
            new = new[fresh:]
    return hands, new


def _deal_tiles(dealer: Table, seen: View) -> tuple[tuple[ProblemNote, ...], tuple[tuple[str, ...], ...]]:
    """Unseen tiles of a colour lie anywhere where one of that colour lies unseen."""
    known = [problem.tile for problem in seen.problems] + [frame.top for frame in seen.waiting] + list(seen.gone)
    for seat in seen.seats:
        known += [*seat.easy, *seat.hard]
    hard, easy = _unseen(dealer, known, True), _unseen(dealer, known, False)
    problems: list[ProblemNote] = []
    for problem in seen.problems:
        tile = problem.tile or hard.pop()
        mine = (seen.you,) if problem.tile and not problem.up else ()
        problems.append(ProblemNote(slot=problem.slot, tile=tile, crises=problem.crises, up=problem.up, known=mine))
    waiting: list[tuple[str, ...]] = []
    for frame in seen.waiting:
        top = (frame.top,) if frame.top else ()
        below = [easy.pop() for _ in range(frame.easy - len(top))]
        waiting.append((*top, *below, *[hard.pop() for _ in range(frame.hard)]))
    return tuple(problems), tuple(waiting)


def _unseen(dealer: Table, known: list[str], hard: bool) -> list[str]:
    left = [dealer.box.tiles[tile].id for tile in dealer.shuffle(tiles_of(dealer.box, hard))]
    for id in known:
        if id in left:
            left.remove(id)
    return left
