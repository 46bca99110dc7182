"""The printed cards as data."""
