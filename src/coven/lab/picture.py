"""A review as one page: a curve, the costliest decisions, play and luck. It asks no other address for anything."""

from __future__ import annotations

from html import escape

from coven.engine.edge.reviews import Review
from coven.text import Speaker

WIDTH, HEIGHT, LEFT, BELOW = 900, 300, 46, 28
STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fdfcf8; --line: #bbb; --mark: #b3261e;
  --s0: #1a5fb4; --s1: #c64600; --s2: #26803c; --s3: #813d9c; --s4: #7a6000; }
@media (prefers-color-scheme: dark) { :root { --ink: #eee; --paper: #1d1b20; --line: #555; --mark: #ff8a80;
  --s0: #8ab4f8; --s1: #ffab70; --s2: #81c995; --s3: #d7aefb; --s4: #fdd663; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font: 12px system-ui, sans-serif; }
ol, ul { padding-left: 1.4rem; } li { margin: .6rem 0; } .why { opacity: .85; } .how { font-size: .9rem; opacity: .75; }
"""


def page(review: Review, speaker: Speaker) -> str:
    """The whole page."""
    say = speaker.term
    title = escape(say("review-title", game=say(f"game-{review.game}")))
    parts = [
        f"<h1>{title}</h1>",
        f"<h2>{escape(say('review-curve'))}</h2>",
        Curve(review, speaker).svg() if review.moments else "",
        f"<h2>{escape(say('review-accounts'))}</h2>",
        _list([escape(one.text) for one in review.accounts]),
        f"<h2>{escape(say('review-costliest'))}</h2>",
        _list(_costliest(review, speaker) or [escape(say("review-none"))], "ol"),
    ]
    if review.swings:
        parts.append(f"<h2>{escape(say('review-swings'))}</h2>")
        parts.append(_list([escape(one.text) for one in review.swings]))
    parts.append(f'<p class="how">{escape(review.how)}</p>')
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    body = "\n".join(parts)
    whole = f'<html lang="{speaker.language}"><head>{head}<style>{STYLE}</style></head>\n<body>{body}</body></html>'
    return f"<!doctype html>\n{whole}\n"


def _list(items: list[str], kind: str = "ul") -> str:
    return f"<{kind}>{''.join(f'<li>{item}</li>' for item in items)}</{kind}>"


def _costliest(review: Review, speaker: Speaker) -> list[str]:
    found: list[str] = []
    for one in review.costliest:
        better = one.advice.thoughts[0]
        why = " ".join([because.text for because in better.reasons])
        said = speaker.term("review-better", option=better.phrase.removesuffix("."))
        found.append(f'{escape(one.text)} {escape(said)} <span class="why">{escape(why)}</span>')
    return found


class Curve:
    """The curve as a picture: a line for each seat, or one for all; what cost most is marked."""

    def __init__(self, review: Review, speaker: Speaker) -> None:
        self.review = review
        self.speaker = speaker
        self.last = max(moment.number for moment in review.moments)
        values = [value for moment in review.moments for value in (*moment.before, *moment.after)]
        chances = review.stake in ("together", "win")
        self.low, self.high = (0.0, 100.0) if chances else (min(0.0, *values), max(1.0, *values))
        self.places = [0] if review.stake == "together" else list(range(len(review.seats)))

    def at(self, number: float, value: float) -> str:
        """Where a value of an answer is drawn."""
        across, up = number / self.last, (value - self.low) / (self.high - self.low)
        return f"{LEFT + across * (WIDTH - LEFT - 10):.1f},{10 + (1 - up) * (HEIGHT - BELOW - 10):.1f}"

    def svg(self) -> str:
        """The picture."""
        grid = [self._level(value) for value in (self.low, (self.low + self.high) / 2, self.high)]
        lines = [self._line(place) for place in self.places]
        marks = [self._mark(number) for number in range(len(self.review.costliest))]
        names = [self._name(place) for place in self.places if len(self.places) > 1]
        label = escape(self.speaker.term("review-curve"))
        inside = "".join(grid + lines + marks + names)
        return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{inside}</svg>'

    def _level(self, value: float) -> str:
        (x, y), (end, _) = self.at(0, value).split(","), self.at(self.last, value).split(",")
        line = f'<line x1="{x}" y1="{y}" x2="{end}" y2="{y}" stroke="var(--line)" stroke-dasharray="3 4"/>'
        return f'{line}<text x="{LEFT - 6}" y="{float(y) + 4}" text-anchor="end">{round(value)}</text>'

    def _line(self, place: int) -> str:
        points: list[str] = []
        for moment in self.review.moments:
            points += [self.at(moment.number - 0.5, moment.before[place]), self.at(moment.number, moment.after[place])]
        drawn = " ".join(points)
        return f'<polyline points="{drawn}" fill="none" stroke="var(--s{place})" stroke-width="2"/>'

    def _mark(self, number: int) -> str:
        one = self.review.costliest[number]
        moment = next(moment for moment in self.review.moments if moment.version == one.version)
        place = 0 if self.review.stake == "together" else self.review.seats.index(one.seat)
        x, y = self.at(moment.number, moment.after[place]).split(",")
        ring = f'<circle cx="{x}" cy="{y}" r="5" fill="var(--mark)"><title>{escape(one.text)}</title></circle>'
        return f'{ring}<text x="{x}" y="{float(y) - 9}" text-anchor="middle">{number + 1}</text>'

    def _name(self, place: int) -> str:
        name = escape(self.speaker.player(self.review.seats[place]))
        return f'<text x="{LEFT + 110 * place}" y="{HEIGHT - 6}" style="fill: var(--s{place})">{name}</text>'
