"""Coven: rule engines for three magical board games, and everything around the table."""

__version__ = "0.1.0"
