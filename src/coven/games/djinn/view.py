"""What a seat may see, built from nothing, and the tables somebody with that view could be sitting at.

Open is everything but the order of what is drawn, the cards below the visible ones, Tom's deck and the scoring cards
that one player has drawn in secret (D-R.4). What the bag holds can be counted by anyone who watches.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from coven.engine.core.rng import seeded
from coven.engine.edge.notation import FrameNote, write_frame
from coven.games.djinn import crowd, notation
from coven.games.djinn.box import GEAR_KINDS, NO_LOCATION, Box
from coven.games.djinn.crowd import NOBODY
from coven.games.djinn.notation import CaptureNote, TurnNote, write_crowd, write_ids
from coven.games.djinn.options import variants_from, written
from coven.games.djinn.position import COLUMNS, OUTCOMES, PILES, Position, ids, read, write_djinn, write_layout
from coven.games.djinn.scoring import challenges
from coven.games.djinn.seating import SeatNote, write_seat
from coven.games.djinn.table import Table, Variants


class PileView(msgspec.Struct, frozen=True):
    """A pile of which only the top card can be seen."""

    top: str
    size: int


class View(msgspec.Struct, frozen=True):
    """The table as a seat sees it."""

    game: str
    you: str
    options: dict[str, str]
    seats: tuple[SeatNote, ...]
    private: tuple[int, ...]  # how many secret scoring cards each seat has
    first: str
    active: str
    round: int
    layout: dict[str, str]
    djinn: dict[str, str]
    bag: str
    bosses: int
    chests: int
    used_chests: tuple[str, ...]
    opened: tuple[str, ...]
    piles: dict[str, PileView]
    decks: dict[str, PileView]
    award_columns: dict[str, tuple[str, ...]]
    scoring: tuple[str, ...]
    offered: tuple[str, ...]
    tom_deck: int
    tom_seen: tuple[str, ...]
    turn: TurnNote
    capture: CaptureNote | None
    drawn: str
    last_round: int
    final: bool
    frames: tuple[FrameNote, ...]
    outcome: str
    scores: tuple[int, ...]
    challenges: tuple[str, ...]


def view(table: Table, seat: int) -> View:
    """What a seat may see; -1 is a watcher."""
    box = table.box
    known = ids(box)
    return View(
        game="djinn",
        you=table.names[seat] if seat >= 0 else "",
        options=written(table.variants),
        seats=tuple(_seat(table, number, seat) for number in range(len(table.seats))),
        private=tuple(len(owner.private) for owner in table.seats),
        first=table.names[table.first],
        active=table.names[table.active],
        round=table.round,
        layout=write_layout(table),
        djinn=write_djinn(table),
        bag=write_crowd(table.bag),
        bosses=table.bosses,
        chests=len(table.chests),
        used_chests=write_ids(table.used_chests, known["chest"]),
        opened=write_ids(table.opened, known["chest"]),
        piles={PILES[n]: _pile(pile, known["mage"]) for n, pile in enumerate(table.piles)},
        decks={GEAR_KINDS[n]: _pile(deck, known["equipment"]) for n, deck in enumerate(table.decks)},
        award_columns={COLUMNS[n]: write_ids(column, known["award"]) for n, column in enumerate(table.awards)},
        scoring=write_ids(table.scoring, known["scoring card"]),
        offered=write_ids(table.offered, known["trait"]),
        tom_deck=len(table.tom),
        tom_seen=write_ids(table.tom_seen, known["tom card"]),
        turn=notation.write_turn(box, table.turn),
        capture=notation.write_capture(box, table.capture),
        drawn="" if table.drawn == NOBODY else crowd.NAMES[table.drawn],
        last_round=table.last_round,
        final=table.final,
        frames=() if table.over else tuple(write_frame(frame) for frame in table.frames),
        outcome=OUTCOMES[table.outcome],
        scores=table.scores,
        challenges=tuple(box.challenges[number].id for number in challenges(table)),
    )


def _seat(table: Table, number: int, reader: int) -> SeatNote:
    """D-R.2: the secret scoring cards are their owner's until the final scoring."""
    shown = table.seats[number].private if number == reader or table.scores else ()
    return write_seat(table, number, shown)


def _pile(pile: Sequence[int], names: Sequence[str]) -> PileView:
    return PileView(names[pile[-1]] if pile else "", len(pile))


def imagine(box: Box, seen: View, seed: str) -> Table:
    """A whole table that looks like this view; everything hidden is dealt by chance, fairly among what is possible."""
    dealer = Table((), seeded(f"imagine {seed}"), box, Variants())
    known = ids(box)
    seats, unused = _imagine_scoring(dealer, seen, known["scoring card"])
    out = (*seen.used_chests, *seen.opened)
    chests = [chest for chest in known["chest"] if chest not in out]
    return read(
        box,
        Position(
            options=seen.options,
            seats=seats,
            rng=seeded(f"imagined {seed}"),
            first=seen.first,
            active=seen.active,
            round=seen.round,
            layout=seen.layout,
            djinn=seen.djinn,
            bag=seen.bag,
            bosses=seen.bosses,
            chests=_shuffled(dealer, chests),
            used_chests=seen.used_chests,
            opened=seen.opened,
            piles=_imagine_mages(dealer, seen),
            decks=_imagine_decks(dealer, seen),
            award_columns=seen.award_columns,
            scoring=seen.scoring,
            unused_scoring=unused,
            offered=seen.offered,
            tom_deck=_imagine_tom(dealer, seen),
            tom_seen=seen.tom_seen,
            turn=seen.turn,
            capture=seen.capture,
            drawn=seen.drawn,
            last_round=seen.last_round,
            final=seen.final,
            frames=seen.frames,
            outcome=seen.outcome,
            scores=seen.scores,
        ),
    )


def _shuffled(dealer: Table, names: Sequence[str]) -> tuple[str, ...]:
    return tuple(names[number] for number in dealer.shuffle(list(range(len(names)))))


def _imagine_scoring(dealer: Table, seen: View, names: Sequence[str]) -> tuple[tuple[SeatNote, ...], tuple[str, ...]]:
    """Secret cards of the others are any that were not seen."""
    shown = [*seen.scoring, *(card for seat in seen.seats for card in seat.private)]
    left = list(_shuffled(dealer, [card for card in names if card not in shown]))
    seats: list[SeatNote] = []
    for seat, number in zip(seen.seats, seen.private, strict=True):
        hidden = number - len(seat.private)
        dealt, left = left[:hidden], left[hidden:]
        private = tuple(card for card in names if card in (*seat.private, *dealt))
        seats.append(msgspec.structs.replace(seat, private=private))
    return tuple(seats), tuple(card for card in names if card in left)


def _below(dealer: Table, piles: Sequence[PileView], unseen: Sequence[str]) -> list[tuple[str, ...]]:
    """Piles with their visible cards on top and unseen ones below."""
    left = list(_shuffled(dealer, unseen))
    found: list[tuple[str, ...]] = []
    for pile in piles:
        below = max(pile.size - 1, 0)
        found.append((pile.top, *left[:below]) if pile.size else ())
        left = left[below:]
    return found


def _imagine_mages(dealer: Table, seen: View) -> dict[str, tuple[str, ...]]:
    shown = [card.split(" ")[0] for seat in seen.seats for card in seat.mages]
    shown += [pile.top for pile in seen.piles.values()]
    found: dict[str, tuple[str, ...]] = {}
    for key in (False, True):
        names = PILES[2:] if key else PILES[:2]
        unseen = [mage.id for mage in dealer.box.mages if mage.key == key and mage.id not in shown]
        piles = _below(dealer, [seen.piles[name] for name in names], unseen)
        found |= dict(zip(names, piles, strict=True))
    return found


def _imagine_decks(dealer: Table, seen: View) -> dict[str, tuple[str, ...]]:
    shown = [card.split(" ")[0] for seat in seen.seats for card in seat.equipment]
    found: dict[str, tuple[str, ...]] = {}
    for kind, name in enumerate(GEAR_KINDS):
        deck = seen.decks[name]
        unseen = [g.id for g in dealer.box.gear if g.kind == kind and g.id not in (*shown, deck.top)]
        found[name] = _below(dealer, [deck], unseen)[0]
    return found


def _imagine_tom(dealer: Table, seen: View) -> tuple[str, ...]:
    """What was agreed to be in Tom's deck and has not been turned."""
    if len(seen.seats) > 1:
        return ()
    places = [card.id for card in dealer.box.tom if card.first != NO_LOCATION]
    empty = [card.id for card in dealer.box.tom if card.first == NO_LOCATION]
    deck = places + empty[: variants_from(seen.options).tom - len(places)]
    return _shuffled(dealer, [card for card in deck if card not in seen.tom_seen])
