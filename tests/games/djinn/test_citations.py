"""Every refusal cites the rule that refuses: the ledger, section by section, each line a move that breaks one rule."""

from __future__ import annotations

import pytest
from djinn_situations import CROWD, FULL, ONE, Situation, at, facing, finding, last, strong, tom, way
from djinn_stage import DJINN, NOBODY, QUIET, Stage, begun, player

from coven.engine.core.errors import AnswerError
from coven.language import LANGUAGES
from coven.text import speaker_for

Row = tuple[str, Situation, str]
DRAFT: Situation = begun
ROWS: tuple[Row, ...] = (
    # D2 set-up
    ("D2.28", DRAFT, "choose p01"),
    ("D2.28", DRAFT, "choose p03; choose p03"),
    ("D2.29", DRAFT, "move academy"),
    ("D2.29", DRAFT, "capture red"),
    ("D2.29", way("s1", "r1"), "choose p01"),
    ("D2.30", DRAFT, "choose p03; choose p04; choose p06"),
    ("D2.31", DRAFT, "done"),
    ("D-R.7", DRAFT, "exchange coin"),
    ("D2.12", at("s4", bar="tavern market academy"), "basic archives; archive passage; place catacombs at tavern"),
    ("D2.25", way("s1", "r1", corked="red*3"), "award red a1-2"),
    # D3, D4 map and passages
    ("D3.3", at("s1"), "special academy"),
    ("D3.3", at("s2"), "special tavern"),
    ("D4.2", at("s1"), "place tavern at tavern"),
    ("D4.2", way("s1", "r1"), "place tavern at catacombs"),
    # D5 mage cards
    ("D5.1", at("s1", mages="m01"), "with m01"),
    ("D5.1", way("s1", "r1", mages="m01"), "with m01"),
    ("D5.6", at("s1", mages="m01 down"), "wake m01"),
    ("D5.6", at("s4", mages="m01 down, m02"), "basic archives; archive mages; wake m02"),
    ("D5.6", at("s4", mages="m01 down"), "basic archives; archive mages; wake m05"),
    # D6 magic, capacity, minimum
    ("D6.4", at("source", magic=4, keys=1), "source magic"),
    ("D6.11", at("s1"), "draw"),
    ("D6.11", at("r2", capacity=8), "special academy; done"),
    ("D6.11", at("s1"), "decline"),
    # D8 keys
    ("D8.2", way("s1", "r1"), "exchange coin"),
    ("D8.2", at("s1"), "exchange magic"),
    # D10 the turn
    ("D10.2", way("s1", "r1"), "basic academy"),
    ("D10.2", way("r1", "s1", djinn=CROWD), "capture nothing"),
    ("D10.2", way("r1", "s1", djinn=CROWD), "capture"),
    ("D10.2", way("s1", "r1"), "forgo coins"),
    ("D10.2", way("source", "r1"), "source magic"),
    ("D10.2", way("s1", "r1", placed="tavern at s1"), "passage tavern"),
    ("D10.2", at("s1", "r1"), "move tavern"),
    ("D10.2", at("s1", "r1", bob="r4 s1"), "skip catacombs"),
    ("D10.3", way("s1", "r1"), "done"),
    # D11 the first turn
    ("D11.1", way(), "move academy"),
    ("D11.1", way(), "done"),
    ("D11.1", way(), "basic academy"),
    ("D11.1", way(), "forgo coins"),
    ("D11.1", way(), "place academy from academy"),
    ("D11.1", way(), "place source from tavern"),
    ("D11.1", way(), "place academy from source"),
    ("D11.1", way("s1", "r1"), "place academy from tavern"),
    ("D11.1", at("s1", "r1"), "place tavern from catacombs"),
    ("D11.2", way(bob="s1 r1"), "place academy from tavern"),
    ("D11.2", way(bob="r1 s1"), "place academy from tavern"),
    # D12 movement
    ("D12.1", way("s1", "r1"), "move academy"),
    ("D12.1", way("s1", "r1"), "move market"),
    ("D12.1", way("s1", "r1"), "move source"),
    ("D12.1", way("r4", "s1"), "move source"),
    ("D12.2", way("s1", "r1"), "move tavern"),
    ("D12.2", way("r1", "source"), "move source"),
    ("D12.2", way("s1", "r1", bob="r1 s1", coins=1), "move tavern coin bob"),
    ("D12.2", way("s1", "r1", bob="r1 s1"), "skip tavern"),
    ("D12.6", way("s1", "r1", bob="r4 s1", coins=1), "move catacombs"),
    ("D12.6", way("s1", "r1", coins=1), "move catacombs coin bob"),
    ("D12.6", way("s1", "r1", bob="r4 s2", coins=1), "move catacombs coin bob"),
    ("D12.10", way("s1", "r1"), "skip catacombs"),
    ("D12.10", way("s1", "r1", bob="r4 s2"), "skip catacombs"),
    ("D12.10", way("r1", "s1"), "skip archives"),
    ("D12.10", way("r2", "s2"), "skip academy"),
    ("D-R.13", way("s1", "r1", bob="r4 s1"), "move catacombs coin bob"),
    ("D-R.13", way("s1", "r1", bob="r4 s1", coins=1), "move catacombs scroll bob"),
    ("D-R.14", way("s1", "r1", bob="r4 s1"), "skip catacombs; move academy"),
    ("D-R.18", way("s1", "r1", bob="r4 s1", coins=1, equipment="cloak3"), "move catacombs coin bob"),
    # D13 actions at a space
    ("D13.1", at("s1"), "basic tavern"),
    ("D13.1", at("r1"), "special academy"),
    ("D13.1", at("s1"), "source magic"),
    ("D13.1", at("source"), "basic academy"),
    ("D13.2", at("s1", keys=1), "basic academy; basic academy"),
    ("D13.3", at("s1"), "passage tavern"),
    ("D13.3", at("s1", placed="tavern at s3"), "passage tavern"),
    ("D13.3", at("s1", placed="tavern at s1", keys=1), "passage tavern; hire m14; passage tavern"),
    ("D13.5", at("r2", keys=1), "special academy; basic academy"),
    ("D13.5", at("r2", keys=1), "basic academy; special academy"),
    ("D13.6", at("r1", djinn=CROWD), "special tavern; hire m14; done"),
    ("D13.6", at("r1", djinn=CROWD), "capture nothing; capture nothing"),
    ("D13.6", facing(), "capture nothing; capture"),
    ("D13.7", at("r1", djinn=CROWD), "special tavern; capture nothing"),
    ("D13.7", at("r1", djinn=CROWD), "special tavern; forgo coins"),
    ("D13.12", at("s1"), "done"),
    ("D13.12", at("s2"), "basic tavern; done; done"),
    ("D13.12", at("r2"), "done"),
    ("D-R.32", at("s2", placed="academy at s2"), "basic tavern; passage academy"),
    ("D-R.61", at("source"), "forgo coins"),
    ("D-R.61", at("s1", keys=1), "forgo coins; forgo magic"),
    ("D-R.62", at("s1", keys=1), "basic academy; forgo coins"),
    ("D-R.62", at("s1", keys=1, placed="tavern at s1"), "passage tavern; hire m14; forgo magic"),
    ("D-R.117", at("s1", keys=1), "forgo coins; basic academy"),
    ("D-R.117", at("s1", keys=1, placed="tavern at s1"), "forgo coins; passage tavern"),
    # D15 Tavern
    ("D15.1", at("s2"), "basic tavern; hire m15"),
    ("D15.1", at("s2"), "basic tavern; hire m17"),
    ("D15.1", way("s1", "r1"), "hire m14"),
    ("D15.2", at("r1"), "special tavern; hire m15"),
    ("D15.2", way("s1", "r1", equipment="hat5"), "use hat5; hire m32"),
    ("D15.6", at("s2", piles={"keyed-1": ["m17"]}), "basic tavern"),
    ("D15.6", at("r1", piles={"plain-1": []}), "special tavern"),
    # D16 Catacombs
    ("D16.1", at("r4", djinn=NOBODY, chests=["chest01", "chest02"]), "special catacombs; open chest03"),
    ("D16.1", at("s1"), "open chest01"),
    ("D16.3", at("s1", keys=1), "unlock"),
    ("D16.3", at("s3", keys=1, chests=["chest13"]), "basic catacombs; unlock"),
    ("D16.4", at("s3", chests=["chest05"], equipment="cloak8"), "basic catacombs; unlock"),
    ("D-R.23", at("r4", djinn=NOBODY, chests=["chest01", "chest02"]), "special catacombs; done"),
    ("D-R.23", at("r4", djinn=NOBODY, chests=["chest01", "chest02"]), "special catacombs; discard chest01"),
    ("D-R.23", at("r4", djinn=NOBODY, chests=["chest01", "chest02"]), "special catacombs; reveal extra"),
    (
        "D-R.23",
        at("r4", djinn=NOBODY, chests=["chest01", "chest02"], keys=1),
        "special catacombs; open chest01; open chest02",
    ),
    # D17 Archives
    ("D17.1", at("s1"), "archive coins"),
    ("D17.2", at("r3"), "special archives; archive coins; archive coins"),
    (
        "D17.3",
        at("s4", bar="market", placed="tavern at s1"),
        "basic archives; archive passage; place tavern at catacombs",
    ),
    ("D17.3", at("s4"), "basic archives; archive passage; done"),
    (
        "D17.4",
        at("s4", bar="market", placed="tavern at s1"),
        "basic archives; archive passage; place market at academy",
    ),
    ("D17.5", at("s4", bar="market"), "basic archives; archive passage; place market at market"),
    (
        "D17.10",
        at("s4", bar="tavern market", keys=1),
        "basic archives; archive passage; place tavern at archives; passage tavern",
    ),
    ("D-R.28", at("s4"), "basic archives; archive passage; place academy at source"),
    ("D-R.30", at("s4", bar=()), "basic archives; archive passage"),
    ("D-R.34", at("r3"), "special archives; archive passage; archive coins"),
    ("D-R.120", at("s4"), "basic archives; archive mages"),
    ("D-R.120", at("s4", circles="empty, empty, empty, empty"), "basic archives; archive circle"),
    # D18 Manufactory and equipment
    ("D-R.8", at("s5", coins=1), "basic manufactory"),
    ("D-R.8", at("r6", coins=2), "special manufactory"),
    ("D18.1", at("s5", coins=2), "basic manufactory; equip staff1"),
    ("D18.1", at("s5", coins=2), "basic manufactory; draw staff"),
    ("D18.1", at("s1"), "equip hat6"),
    ("D18.5", at("s1", equipment="hat1"), "use hat1"),
    ("D18.5", way("s1", "r1"), "use hat6"),
    ("D18.5", at("s1", equipment="staff3"), "use staff3"),
    ("D18.7", at("s5", coins=2, equipment="hat4"), "basic manufactory; equip hat6; keep hat1"),
    ("D18.7", at("s5", coins=2, equipment="hat4"), "basic manufactory; equip hat6; done"),
    ("D18.7", at("s5", equipment="hat4"), "keep hat4"),
    ("D18.8", facing(equipment="staff3"), "capture; capture red; with staff3; with staff3"),
    ("D-R.41", at("s1", equipment="hat5 down"), "use hat5"),
    ("D-R.41", at("s5", equipment="cloak1 down"), "reward cloak1"),
    ("D-R.120", at("s1", equipment="hat4"), "use hat4"),
    # D19 Market
    ("D19.1", at("s1", coins=1), "visit scribe"),
    ("D19.2", at("s6", coins=1, stall="scribe"), "basic market; visit scribe"),
    ("D19.2", at("r5", coins=2), "special market; visit corkcutter; visit corkcutter"),
    ("D19.2", at("s6", coins=1, stall="scribe"), "basic market; visit corkcutter"),
    ("D19.3", at("r5", coins=2), "special market; visit glassblower one; visit scribe"),
    ("D19.4", at("s6", bob="r6 s1 scribe", coins=2), "basic market; visit scribe"),
    ("D19.4", at("s6", coins=2), "basic market; visit scribe coin bob"),
    ("D19.5", at("s6", coins=2), "basic market; visit glassblower two; take red; take red"),
    ("D-R.63", at("s6", coins=1), "basic market; visit glassblower two"),
    ("D-R.63", at("s6", coins=1), "basic market; visit outfitter"),
    ("D-R.63", at("s6", bob="r6 s1 scribe", coins=1), "basic market; visit scribe coin bob"),
    ("D-R.63", at("s6"), "basic market"),
    ("D29.5", at("s6", coins=1, stall="scribe"), "basic market; stay scribe"),
    ("D29.5", at("s6", coins=1, stall="scribe", equipment="cloak4"), "basic market; stay glassblower one"),
    ("D-R.18", at("s6", bob="r6 s1 scribe", coins=2, equipment="cloak3"), "basic market; visit scribe coin bob"),
    # D20 Source
    ("D20.1", at("source", scrolls=4), "source magic; source boss"),
    ("D20.5", at("source", scrolls=3), "source bottle"),
    ("D-R.69", at("source", scrolls=8, keys=1), "source bottle; take red; source magic; source cork"),
    ("D-R.69", at("source", scrolls=4), "source bottle; source magic"),
    ("D-R.68", at("source", capacity=8, magic=7, bosses=0, keys=1), "source boss"),
    ("D-R.68", strong(bosses=1), "source boss; capture boss boss"),
    ("D-R.46", at("source", magic=4, keys=1), "source boss"),
    ("D-R.120", at("source", scrolls=4), "source mages"),
    # D21 capturing
    ("D21.1", at("s1"), "capture"),
    ("D21.1", at("s1"), "capture nothing"),
    ("D21.1", at("r2"), "capture"),
    ("D21.1", at("source"), "capture red"),
    ("D21.3", facing(), "capture; capture brown"),
    ("D21.3", facing(), "capture; capture red red"),
    ("D21.6", facing(), "capture; capture red; pay 3"),
    ("D21.6", at("r1", djinn=CROWD, magic=3, mages="m01"), "capture; capture blue; pay 4"),
    ("D21.6", at("s1"), "pay 4"),
    ("D21.7", facing(), "capture; capture red; with m05"),
    ("D21.8", facing(mages="m09", coins=1), "capture; capture red; with m09"),
    ("D21.8", facing(mages="m01"), "capture; capture red; with m01; with m01"),
    ("D21.11", facing(bottles="red", corks=1), "capture; capture red; put blue circle"),
    ("D21.11", at("s1"), "put red circle"),
    ("D21.11", facing(bottles="red", corks=1, negative="N10"), "put red bottle"),
    (
        "D21.12",
        at("r1", djinn=CROWD, magic=8, capacity=8, turned=True, bottles="red*2", corks=2),
        "capture; capture boss; free none; put boss bottle blue",
    ),
    ("D21.13", facing(circles=FULL), "capture"),
    ("D21.13", facing(circles=ONE, mages="m09", coins=2), "capture; capture red blue"),
    ("D-R.45", facing(), "capture; basic tavern"),
    ("D-R.45", facing(), "capture; done"),
    ("D-R.45", facing(), "capture red"),
    ("D-R.45", facing(), "capture; pay 4"),
    ("D-R.45", at("s1"), "call-off"),
    ("D-R.46", at("r1", djinn=CROWD, magic=3), "capture"),
    ("D-R.46", facing(), "capture; capture boss"),
    ("D-R.112", facing(mages="m01 down"), "capture; capture red; with m01"),
    ("D-R.57", facing(equipment="hat1"), "capture; capture red; with hat1"),
    ("D-R.57", at("s1", equipment="staff3"), "with staff3"),
    ("D-R.7", facing(keys=1), "capture; exchange coin"),
    # D22 bosses
    ("D22.3", facing(), "capture; free red"),
    ("D22.3", at("r1", djinn=CROWD, magic=7, capacity=8, equipment="staff2"), "capture; capture boss; free white"),
    ("D22.3", at("s1"), "free red"),
    (
        "D21.13",
        at("r1", djinn=CROWD, magic=7, capacity=8, equipment="staff2", circles=FULL, bottles="blue*2", corks=2),
        "capture; capture boss; free red",
    ),
    # D23 awards
    ("D23.1", way("s1", "r1", corked="red*2"), "award red a1-1"),
    ("D23.1", way("s1", "r1", corked="red*3"), "award red a1-1 bosses 1"),
    ("D23.4", way("s1", "r1", corked="red*3"), "award red a2-1"),
    ("D23.4", way("s1", "r1", corked="red*3", awards="a1_2"), "award red a1-1"),
    ("D23.7", way("s1", "r1", corked="red*3", awards="a1_2"), "award red a1-2"),
    ("D23.8", last(corked="red*3"), "award red a1-1"),
    ("D-R.83", way("s1", "r1", corked="red*3", award_columns={}), "award red a1-1"),
    # D24 bottling
    ("D24.1", way("s1", "r1", bottles="red", corks=1), "bottle red"),
    ("D24.2", way("s1", "r1", bottles="red", corks=1), "bottle boss red"),
    ("D21.12", way("s1", "r1", circles=FULL, bottles="red"), "bottle red"),
    ("D21.12", way("s1", "r1", circles=FULL, corks=1), "bottle red"),
    # D25 the end
    ("D25.4", last(keys=1), "move academy"),
    ("D-R.89", last(equipment="hat9", keys=1), "reward hat9"),
    # D28 Tom
    ("D28.14", tom(bottles="red blue"), "forgo coins; done"),
    ("D-R.94", tom(bottles="red blue"), "forgo coins; lose white"),
    ("D-R.94", at("s1", bottles="red"), "lose red"),
    # D29 equipment
    ("D29.1", at("s1", equipment="cloak1"), "reward cloak1"),
    ("D29.1", at("s1"), "reward staff5"),
    ("D29.1", at("s1", equipment="staff2"), "reward staff2"),
    ("D29.1", way("s1", "r1", equipment="staff5"), "reward staff5"),
    ("D29.4", at("s1", equipment="hat8"), "use hat8"),
    ("D29.4", at("s1", equipment="hat8", bottles="red"), "use hat8; swap red for red"),
    ("D29.4", at("s1", bottles="red"), "swap red for blue"),
    ("D29.4", at("s1", equipment="hat8", bottles="red"), "use hat8; swap blue for red"),
    (
        "D29.6",
        at("s3", equipment="hat3", chests=["chest01", "chest02"]),
        "basic catacombs; reveal extra; discard chest03",
    ),
    ("D29.6", at("s3", equipment="hat3", chests=["chest01", "chest02"]), "basic catacombs; reveal extra; done"),
    ("D29.6", at("s3", equipment="hat3", chests=["chest01", "chest02"]), "basic catacombs; reveal extra; open chest01"),
    ("D29.6", at("s3", equipment="hat3", chests=["chest01", "chest02"]), "basic catacombs; reveal extra; unlock"),
    ("D29.6", at("s3", chests=["chest01"]), "reveal extra"),
    ("D29.6", at("s3", chests=["chest05"], keys=1), "basic catacombs; reveal extra"),
    (
        "D-R.38",
        at("s4", equipment="hat2", bar="tavern market", keys=1),
        "basic archives; archive passage; place tavern at archives; reward hat2",
    ),
    ("D-R.43", at("s5", equipment="cloak1", keys=1), "reward cloak1; reward cloak1"),
    ("D-R.43", at("s5", equipment="cloak1", coins=2), "basic manufactory; reward cloak1"),
    ("D-R.122", at("s3", equipment="hat3"), "basic catacombs; done"),
    ("D-R.122", at("s3", equipment="hat3"), "basic catacombs; open chest01"),
    ("D-R.122", at("s3", equipment="hat3"), "basic catacombs; discard chest01"),
    # D31 traits
    ("D31.2", at("s6", bob="r6 s1 scribe", coins=2, positive="P02"), "basic market; visit scribe coin bob"),
    ("D31.9", at("s1", magic=0, keys=1, mages="m01 down", positive="P09"), "basic academy; wake m01"),
    ("D31.16", at("s4", mages="m01 down", negative="N05"), "basic archives; archive mages"),
    ("D31.16", at("s6", scrolls=1, mages="m01 down", negative="N05"), "basic market; visit teahouse"),
    ("D31.16", at("s1", mages="m01 down", negative="N05"), "wake m01"),
    ("D31.17", at("r4", djinn=NOBODY, negative="N06"), "special catacombs"),
    ("D31.18", at("s3", keys=1, chests=["chest05"], negative="N07"), "basic catacombs; unlock"),
    ("D31.20", at("s5", coins=2, negative="N09"), "basic manufactory; equip hat6"),
    ("D31.20", at("s1"), "draw staff"),
    ("D-R.79", at("s5", coins=2, negative="N09", decks={"hat": ["hat6"]}), "basic manufactory; draw cloak"),
    ("D31.21", facing(circles=FULL, bottles="red", corks=1, negative="N10"), "capture"),
    ("D31.21", facing(circles=FULL, negative="N10"), "capture"),
    ("D31.21", at("source", circles=FULL, magic=7, capacity=8, keys=1, negative="N10"), "source boss"),
    ("D31.21", facing(circles=ONE, negative="N10", mages="m09", coins=2), "capture; capture red blue"),
    ("D31.21", facing(bottles="red", corks=1, negative="N10"), "capture; capture red; put red bottle"),
    ("D31.21", strong(circles=ONE, bottles="red", corks=1, negative="N10"), "source boss; capture boss boss"),
    # the other rulings
    ("D-R.3", at("s1", keys=1, scrolls=66), "exchange scroll"),
    ("D-R.58", at("r2", capacity=8, keys=1), "special academy; draw; exchange coin"),
    ("D-R.58", at("r2", capacity=8), "special academy; draw; done"),
    ("D-R.58", at("s1"), "return"),
    ("D-R.59", at("r2", capacity=8, bag="", corked="white*3"), "special academy; draw"),
    ("D-R.60", at("s1"), "capture red from catacombs circle"),
    ("D-R.60", finding(), "award white a3-2; capture blue from catacombs circle"),
    ("D21.11", finding(circles=FULL, bottles="blue", corks=1), "award white a3-2; capture red from catacombs circle"),
    ("D-R.107", at("s1", equipment="staff8"), "use staff8"),
    ("D-R.107", way("r1", "s1", djinn=CROWD, equipment="staff8"), "use staff8; remove white"),
    ("D-R.107", at("r1", djinn=CROWD), "remove red"),
    ("D-R.113", way("s1", "r1", keys=1, magic=4), "exchange magic"),
    (
        "D-R.123",
        lambda: Stage(
            ann=player("s1", "r1"), bob=player("r4", "s1"), cid=player("s4", "r4"), dee=player("r1", "s4"), djinn=QUIET
        ),
        "skip catacombs; skip archives; skip tavern; move academy",
    ),
)


NUMBERED = [f"{number} {rule} {words}" for number, (rule, _, words) in enumerate(ROWS)]


@pytest.mark.parametrize(("rule", "situation", "words"), ROWS, ids=NUMBERED)
def test_a_refusal_cites_the_rule_that_refuses(rule: str, situation: Situation, words: str) -> None:
    stage = situation()
    *before, refused = words.split("; ")

    for word in before:
        stage.answer(word)

    ruling = stage.ruling(refused)
    said = [speaker_for(DJINN, language).explain(ruling) for language in LANGUAGES]
    assert ruling.rule == rule
    assert [sentence for sentence in said if not sentence.endswith(f" [{rule}]") or "{" in sentence] == []
    with pytest.raises(AnswerError):
        stage.answer(refused)


def test_the_table_is_long_enough_and_says_nothing_twice() -> None:
    assert len(ROWS) >= 150
    assert len({*NUMBERED}) == len(ROWS)
