"""The engine knows no game: the machine, chance, events, reasons, records."""
