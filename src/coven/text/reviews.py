"""A game looked at again, in words."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from coven.engine.edge.questions import Question
from coven.engine.edge.reviews import LONGER, Account, Costly, Review, Swing
from coven.text.speaker import Speaker
from coven.text.thoughts import called, quoted, worded

EVENTS = 3  # of a stroke of luck


def told(speaker: Speaker, review: Review, questions: Mapping[int, Question]) -> Review:
    """A review with its sentences; the questions are those of its decisions, by version."""
    return replace(
        review,
        costliest=tuple(_costly(speaker, review, one, questions[one.version]) for one in review.costliest),
        swings=tuple(_swing(speaker, one) for one in review.swings),
        accounts=tuple(_account(speaker, review, one) for one in review.accounts),
        how=speaker.term("review-how", rollouts=review.rollouts, longer=review.rollouts * LONGER),
    )


def _costly(speaker: Speaker, review: Review, one: Costly, question: Question) -> Costly:
    said, n = called(speaker, one.answer, question), round(one.cost, 1)
    text = speaker.term(
        "review-costly",
        stake=review.stake,
        number=one.version,
        player=speaker.player(one.seat),
        option=quoted(speaker, said),
        n=n if n % 1 else int(n),
    )
    return replace(one, advice=worded(speaker, one.advice, question), text=text)


def _swing(speaker: Speaker, one: Swing) -> Swing:
    events = " ".join([speaker.say(event) for event in one.events[:EVENTS]])
    return replace(one, text=speaker.term("review-swing", number=one.version, change=signed(one.change), events=events))


def _account(speaker: Speaker, review: Review, one: Account) -> Account:
    plays = [
        speaker.term("review-play", player=speaker.player(seat), change=signed(change))
        for seat, change in one.plays.items()
    ]
    text = speaker.term(
        "review-account",
        stake=review.stake,
        player=speaker.player(one.seat),
        start=round(one.start),
        plays=", ".join(plays),
        luck=signed(one.luck),
        end=round(one.end),
    )
    return replace(one, text=text)


def signed(change: float) -> str:
    """A change with its sign."""
    whole = round(change)
    return "±0" if whole == 0 else f"{'+' if whole > 0 else '−'}{abs(whole)}"


def lines(speaker: Speaker, review: Review) -> list[str]:
    """A review that has its sentences, as lines."""
    found = [speaker.term("review-title", game=speaker.term(f"game-{review.game}")), ""]
    found += [speaker.term("review-accounts"), *[f"  {one.text}" for one in review.accounts], ""]
    found.append(speaker.term("review-costliest"))
    for one in review.costliest:
        better = one.advice.thoughts[0]
        found += [f"  {one.text}", f"    {speaker.term('review-better', option=better.phrase.removesuffix('.'))}"]
        found += [f"    {because.text}" for because in better.reasons]
    if not review.costliest:
        found.append(f"  {speaker.term('review-none')}")
    if review.swings:
        found += ["", speaker.term("review-swings"), *[f"  {one.text}" for one in review.swings]]
    return [*found, "", review.how]
