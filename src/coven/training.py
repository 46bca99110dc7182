"""`coven lab`: what computer players learn from games."""

from __future__ import annotations

from typing import Annotated

from cyclopts import App, Parameter

from coven.usage import help_of, help_with

lab = App(name="lab", help=help_of("lab"))


@lab.command(name="train", help=help_of("train"))
def train(
    game: Annotated[str, Parameter(help=help_with("game"))] = "madness",
    *,
    players: Annotated[int, Parameter(help=help_of("players"))] = 3,
    games: int = 4000,
    seed: Annotated[str, Parameter(help=help_of("seed"))] = "1",
    bot: Annotated[str, Parameter(help=help_of("train-bot"))] = "",
    rollouts: Annotated[int, Parameter(help=help_of("rollouts"))] = 40,
    option: Annotated[list[str], Parameter(name=["--option", "-o"], help=help_with("option"))] = [],  # noqa: B006
) -> None:
    """Find the weights of a game's standing anew; the same seed finds the same."""
    from coven.cli import _options
    from coven.lab.train import train as learn

    for weights in learn(game, players, games, seed, _options(option), bot, rollouts):
        print(f"    ({', '.join(str(weight) for weight in weights)}),")
