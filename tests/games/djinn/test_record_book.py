"""The table of best scores and challenges that solo players keep (D28.20 to D28.24)."""

from __future__ import annotations

from djinn_stage import DJINN, Stage, player
from rules import rule

from coven.engine.edge.game import Feat
from coven.terminal.book import Book, Page, entered, read, written

LAST = {"r1": "", "r2": "boss red", "r3": "", "r4": "", "r5": "", "r6": ""}


def won(tom: int, coins: int = 0) -> Stage:
    """A solo game whose last boss has just left, played to its end."""
    deck = [f"tom{number:02}" for number in range(1, 4)]
    seen = [f"tom{number:02}" for number in range(4, tom + 1)]
    stage = Stage(
        ann=player("r2", "s2", magic=4, coins=coins),
        djinn=LAST,
        tom_deck=deck,
        tom_seen=seen,
        tom=tom,
        phase="act",
    )
    stage.ann.does("capture", "capture red", "pay 4", "forgo coins")
    while not stage.table.over:
        stage.answer(stage.options[0])
    return stage


@rule("D28.21")
def test_scores_and_challenges_are_recorded_separately_for_each_size_of_toms_deck() -> None:
    book = Book()

    for tom in (15, 12):
        feat = DJINN.feat(won(tom).table)
        assert feat is not None
        book = entered(book, "djinn", feat)

    tally = DJINN.tally()
    assert tally.pages == ("15", "14", "13", "12")
    assert tally.ticks == tuple(f"ch{number:02}" for number in range(1, 12))
    assert sorted(book.of("djinn", "ann")) == ["12", "15"]
    assert "ch11" in book.of("djinn", "ann")["12"].ticks


@rule("D28.20", "D28.22")
def test_a_lost_game_adds_nothing_to_the_book() -> None:
    stage = Stage(ann=player("r4", "s1"), djinn={"r4": "boss red"}, tom_deck=["tom01"], phase="act")
    assert DJINN.feat(stage.table) is None

    stage.ann.does("forgo coins", "capture nothing")

    assert stage.outcome == "lost"
    assert DJINN.feat(stage.table) is None


@rule("D28.24")
def test_a_best_score_gives_way_to_a_higher_one_only() -> None:
    book = entered(Book(), "djinn", Feat("ann", "15", 40))

    lower = entered(book, "djinn", Feat("ann", "15", 39))
    higher = entered(book, "djinn", Feat("ann", "15", 41))

    assert lower.of("djinn", "ann")["15"].best == 40
    assert higher.of("djinn", "ann")["15"].best == 41


def test_challenges_once_met_stay_ticked_whatever_the_score() -> None:
    book = entered(Book(), "djinn", Feat("ann", "15", 40, ("ch03", "ch01")))

    book = entered(book, "djinn", Feat("ann", "15", 12, ("ch02", "ch03")))

    assert book.of("djinn", "ann")["15"] == Page(40, ("ch01", "ch02", "ch03"))


def test_players_have_their_own_pages_and_the_book_survives_being_written() -> None:
    book = entered(entered(Book(), "djinn", Feat("ann", "15", 40)), "djinn", Feat("bob", "15", 50, ("ch04",)))

    again = read(written(book), "records.json")

    assert again == book
    assert again.of("djinn", "ann")["15"] == Page(40)


def test_only_a_finished_solo_game_is_a_feat() -> None:
    two = Stage(ann=player("s1", "r1"), bob=player("s1", "r4"), phase="act")

    assert DJINN.feat(two.table) is None
