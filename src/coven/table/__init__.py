"""Hosting games: the messages between an engine and whoever plays, and the ways they travel."""
