"""`coven analyse`: a recorded game looked at again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from coven.engine.core.errors import OptionError, nearest
from coven.usage import checked_language, help_of


def analyse(
    record: Path,
    *,
    rollouts: Annotated[int, Parameter(help=help_of("analyse-rollouts"))] = 60,
    seat: Annotated[str, Parameter(help=help_of("analyse-seat"))] = "",
    workers: Annotated[int, Parameter(help=help_of("workers"))] = 1,
    json: Annotated[Path | None, Parameter(name="--json", help=help_of("analyse-json"))] = None,
    html: Annotated[Path | None, Parameter(name="--html", help=help_of("analyse-html"))] = None,
    lang: Annotated[str, Parameter(help=help_of("lang"))] = "",
) -> None:
    """Look at a recorded game again: what could be expected, what decisions cost, and what was luck."""
    import msgspec

    from coven.lab.analyse import analyse as looked_at
    from coven.lab.picture import page
    from coven.lab.progress import bar
    from coven.lab.replaying import replayed
    from coven.terminal.saves import replace
    from coven.text import speaker_for
    from coven.text.reviews import lines

    language = checked_language(lang)
    match, _ = replayed(record)
    called = [id for id in match.seats if seat.casefold() in (id, match.names.get(id, id).casefold())]
    if seat and not called:
        raise OptionError("no-such-player", given=seat, nearest=nearest(seat, match.seats))
    speaker = speaker_for(match.game, language, match.names, match.options)
    with bar(None) as progress:
        review = looked_at(match, speaker, max(rollouts, 4), workers, progress, called[0] if called else "")
    if json is not None:
        replace(json, msgspec.json.format(msgspec.json.encode(review), indent=1) + b"\n")
    if html is not None:
        replace(html, page(review, speaker).encode())
    if json is None and html is None:
        print("\n".join(lines(speaker, review)))
