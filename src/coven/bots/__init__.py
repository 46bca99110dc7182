"""Players made of code: they get what a person in that seat gets and choose one of the answers."""

BOTS = ("random",)
